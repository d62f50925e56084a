"use strict";
// The staff side of the room's page. Requests are proved to the desk, and its answers are proved to us
// (docs/engineering/network.md). Acts are stored here until the desk has reported their outcome. The rules run at the desk.

const $ = (id) => document.getElementById(id);
const VIEWS = ["tables", "find", "tasks", "ruling", "clock"];
const PICTURES = {
  tables: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  find: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16 16l5 5",
  tasks: "M3 6h18M3 12h13M3 18h9",
  ruling: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
  clock: "M12 7v5l3 3M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
};
const EVERY = 2000;         // the interval for asking the desk for its state
const PATIENCE = 12000;     // the longest wait for an answer
const HOLD = 900;           // the time for which a key must be held, as a safeguard in a pocket
const MOST_ACTS = 60;       // the most acts shown

// ---------------------------------------------------------------------------------- storage

const kept = {
  get(key) { try { return JSON.parse(localStorage.getItem(`staff-${key}`)); } catch { return null; } },
  set(key, value) {
    if (value === null) localStorage.removeItem(`staff-${key}`); else localStorage.setItem(`staff-${key}`, JSON.stringify(value));
  },
};
let phone = kept.get("phone");      // {id, key}
let mine = kept.get("tables") || [];
let language = kept.get("language");
if (!Object.hasOwn(WORDS, language)) {
  const usual = (navigator.languages || ["en"]).map((code) => code.slice(0, 2));
  language = usual.find((code) => Object.hasOwn(WORDS, code)) || "en";
}
const acts = () => kept.get("acts") || [];   // [{id, event, act, label, state, said}], the oldest first
const keepActs = (change) => { kept.set("acts", change(acts()).slice(-MOST_ACTS)); drawActs(); };

// Every % is a gap. Its filling is text, whatever characters it has.
const word = (name, ...gaps) => WORDS[language][name].split("%").map((part, nth) => nth && gaps.length >= nth ? gaps[nth - 1] + part : nth ? "%" + part : part).join("");
const number = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, WORDS[language].thousands);

// ---------------------------------------------------------------------------------- proofs

const bytes = (text) => new TextEncoder().encode(text);
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const chance = () => hex(crypto.getRandomValues(new Uint8Array(16)));
async function proof(secret, text) {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, bytes(text)));
}

// The reason why the desk is not available, in a word.
class Stopped extends Error {}

async function post(path, body, heads = {}) {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), PATIENCE);
  try {
    const answer = await fetch(path, { method: "POST", body, headers: heads, cache: "no-store", signal: end.signal });
    const text = await answer.text();
    if (!answer.ok) throw new Stopped(answer.status === 401 || answer.status === 403 || answer.status === 409 || answer.status === 410 ? text : "away");
    return { text, proof: answer.headers.get("bottone-proof") };
  } catch (error) {
    throw error instanceof Stopped ? error : new Stopped("away");
  } finally { clearTimeout(timer); }
}

// Exchanges the code's secret for a lasting one, which neither side ever sends.
async function pair(id, secret) {
  let theirs = kept.get("pairing");
  if (!theirs || theirs.id !== id) { theirs = { id, nonce: chance() }; kept.set("pairing", theirs); }
  const { nonce } = theirs;
  const answer = await post("/pair", JSON.stringify({ phone: id, nonce, proof: await proof(secret, `pair\n${id}\n${nonce}`) }));
  const said = JSON.parse(answer.text);
  const key = await proof(secret, `key\n${id}\n${nonce}\n${said.nonce}`);
  if (said.proof !== await proof(key, `paired\n${id}\n${nonce}\n${said.nonce}`)) throw new Stopped("forged");
  phone = { id, key };
  kept.set("phone", phone);
  kept.set("acts", null);
  kept.set("pairing", null);
}

let session = null;     // {name, key, count}
async function hello() {
  const nonce = chance();
  const said = JSON.parse((await post("/hello", JSON.stringify({
    phone: phone.id, nonce, proof: await proof(phone.key, `hello\n${phone.id}\n${nonce}`),
  }))).text);
  const about = `${phone.id}\n${nonce}\n${said.nonce}`;
  const key = await proof(phone.key, `session\n${about}`);
  if (said.proof !== await proof(key, `welcome\n${about}`)) throw new Stopped("forged");
  session = { name: said.nonce, key, count: 0 };
}

// One request at a time, so that later ones have higher numbers.
let line = Promise.resolve();
function ask(wants) {
  const next = line.then(() => askNow(wants));
  line = next.catch(() => {});
  return next;
}
async function askNow(wants, again = true) {
  if (!session) await hello();
  const body = JSON.stringify({ language, wants });
  const count = ++session.count;
  try {
    const answer = await post("/ask", body, {
      "bottone-phone": phone.id, "bottone-session": session.name, "bottone-count": String(count),
      "bottone-proof": await proof(session.key, `ask\n${count}\n${body}`),
    });
    if (answer.proof !== await proof(session.key, `answer\n${count}\n${answer.text}`)) throw new Stopped("forged");
    reached(null);
    return JSON.parse(answer.text);
  } catch (error) {
    // The desk was restarted, so a new session is needed.
    if (error.message === "session" && again) { session = null; return askNow(wants, false); }
    reached(error.message);
    throw error;
  }
}

