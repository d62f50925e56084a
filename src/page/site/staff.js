"use strict";
// The staff side of the room's page. What is asked is proved to the desk, and what it answers is proved to us
// (docs/network.md); acts are kept here until the desk has said what became of them. The rules run at the desk.

const $ = (id) => document.getElementById(id);
const VIEWS = ["tables", "find", "tasks", "ruling", "clock"];
const PICTURES = {
  tables: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  find: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16 16l5 5",
  tasks: "M3 6h18M3 12h13M3 18h9",
  ruling: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
  clock: "M12 7v5l3 3M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
};
const EVERY = 2000;         // how often the desk is asked how it stands
const PATIENCE = 12000;     // how long an answer may take
const HOLD = 900;           // how long a key is held that a pocket must not press
const MOST_ACTS = 60;       // so many acts are shown

// ---------------------------------------------------------------------------------- what is kept

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

const word = (name, ...gaps) => gaps.reduce((text, gap) => text.replace("%", gap), WORDS[language][name]);
const number = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, WORDS[language].thousands);

// ---------------------------------------------------------------------------------- what is proved

const bytes = (text) => new TextEncoder().encode(text);
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const chance = () => hex(crypto.getRandomValues(new Uint8Array(16)));
async function proof(secret, text) {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, bytes(text)));
}

// What stands between this page and the desk: a word that says what.
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

// The code's secret is taken for a lasting one, which neither side ever sends.
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

// One thing is asked at a time: what comes later has the higher number.
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
    // The desk began anew: so do we.
    if (error.message === "session" && again) { session = null; return askNow(wants, false); }
    reached(error.message);
    throw error;
  }
}

// ---------------------------------------------------------------------------------- acts

let sending = false;
// Kept first, then sent, in the order in which they were done, until the desk says what became of them.
function act(what, label) {
  keepActs((all) => [...all, { id: chance(), event: home.event, at: chosenTable, act: what, label, state: "sent", said: "" }]);
  tell(word("sent", label));
  send();
}
async function send() {
  if (sending || !phone) return;
  sending = true;
  try {
    for (;;) {
      const next = acts().find((one) => one.state === "sent" || one.state === "waits");
      if (!next) break;
      const { state, said, fault } = await ask({ act: { id: next.id, event: next.event, at: next.at, act: next.act } });
      const now = fault ? { state: "refused", said: fault } : { state: state || "waits", said: said || "" };
      keepActs((all) => all.map((one) => one.id === next.id ? { ...one, ...now } : one));
      if (now.state === "waits") break;
      tell(now.state === "done" ? word("confirmed", now.said || next.label) : word("notDone", now.said));
      if (now.state === "refused") open("acts");
      await refresh();
    }
  } catch { /* sent again with what is asked next */ } finally { sending = false; }
}

// ---------------------------------------------------------------------------------- what is known

let home = null;        // what the desk said last: {event, clock, me, lists}
let since = 0;          // when, by our time
let away = null;        // why it was not reached last
let chosenTable = null;
let table = null;
let player = null;      // who is chosen, and what may be done
let doing = null;       // "bust" or "count", once the first key was pressed
let pieces = {};        // chips counted of each value
let by = [];            // who takes the bounty
let told = "";
let view = "tables";
let tableKnown = "";

function reached(why) {
  away = why;
  document.body.classList.toggle("cut", Boolean(why));
  const gone = { unknown: "unknown", forged: "forged" }[why];
  if (gone) gate(word(gone)); else if (!why) gate("");
  drawActs();
}
async function refresh() {
  const fresh = await ask({ home: { known: home && home.language === language ? home.tag : "", tables: mine } });
  if (fresh.none) { gate(fresh.none); return; }
  home = { ...fresh, lists: fresh.lists || (home && home.lists), language };
  since = performance.now();
  gate("");
  if (fresh.lists) drawLists();
  drawHead();
  await look();
}
// What is open beside the lists: the table, and whoever is chosen.
async function look() {
  if (view === "tables" && chosenTable) {
    const seen = await ask({ table: { table: chosenTable } });
    const text = JSON.stringify(seen);
    if (text !== tableKnown) { tableKnown = text; table = seen.none ? null : seen; drawTable(); }
  }
}
async function choose(entry) {
  // Where the desk is not reached, what is on the page is enough to act upon.
  const seen = await ask({ player: { entry } }).catch(() => fromTable(entry));
  doing = null; by = []; pieces = {};
  player = seen.none ? null : seen;
  drawTable();
  drawPlayer();
  if (player) { $("player").scrollIntoView({ block: "nearest" }); $("player").focus({ preventScroll: true }); }
}
function fromTable(entry) {
  const seat = table && table.seats.find((one) => one.entry === entry);
  return seat ? { entry, name: seat.name, table: table.table, seat: seat.seat, at: "", place: "", prize: null, takers: [],
    awaited: seat.awaited, stack: false, counted: seat.chips, chips: [] } : { none: true };
}
const bustWord = () => word("bust", player.place).replace(/, $/, "");
const quiet = (promise) => promise.catch(() => {});

let timer = 0;
async function turn() {
  clearTimeout(timer);
  if (phone && !document.hidden) {
    await quiet(refresh());
    await send();
  }
  timer = setTimeout(turn, away ? EVERY + Math.random() * 2000 : EVERY);
}

// ---------------------------------------------------------------------------------- drawing

function make(kind, content, className) {
  const made = document.createElement(kind);
  if (className) made.className = className;
  if (content !== undefined && content !== null) made.append(...[content].flat());
  return made;
}
function key(content, press, className) {
  const made = make("button", content, className);
  made.type = "button";
  if (press) made.addEventListener("click", press);
  return made;
}
function write(id, text) { if ($(id).textContent !== text) $(id).textContent = text || ""; }
// What is drawn anew keeps the keyboard where it was.
function fill(id, children) {
  const box = $(id);
  const had = box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  box.replaceChildren(...children);
  if (had) { const same = [...box.querySelectorAll("[data-key]")].find((one) => one.dataset.key === had); if (same) same.focus({ preventScroll: true }); }
}
const known = (element, name) => { element.dataset.key = name; return element; };
function tell(text) { told = text; write("told", told); }
function gate(text) { write("gate", text); document.body.classList.toggle("gated", Boolean(text)); }

function countdown(left) {
  const secs = Math.max(0, Math.ceil(left / 1000));
  const two = (part) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(secs / 3600), Math.floor(secs / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(secs % 60)}` : `${two(minutes)}:${two(secs % 60)}`;
}
function drawTime() {
  if (!home) return;
  const { clock } = home;
  const left = clock.over ? "" : countdown(clock.left - (clock.runs ? performance.now() - since : 0));
  write("time", left);
  write("clock-time", left);
}
function drawHead() {
  const { clock, me, lists } = home;
  write("event", lists.event);
  write("me", [me.name, me.role, word("until", me.until)].join(" · "));
  write("stakes", clock.stakes);
  write("clock-heading", clock.heading);
  write("clock-stakes", [clock.stakes, clock.ante].filter(Boolean).join(" · "));
  document.body.classList.toggle("stands", !clock.runs);
  drawTime();
  drawClock();
}
function drawActs() {
  const all = acts();
  const count = (...states) => all.filter((one) => states.includes(one.state)).length;
  const [waits, wrong, done] = [count("sent", "waits"), count("refused"), count("done")];
  const bar = $("acts");
  bar.hidden = !phone || !home;
  bar.className = away ? "cut" : waits ? "waits" : wrong && !seenWrong() ? "wrong" : "";
  const waiting = waits === 1 ? word("oneWaiting") : waits ? word("waiting", waits) : "";
  write("acts-said", away ? [word("cutOff"), waiting].filter(Boolean).join(" ")
    : waiting || (wrong && !seenWrong() ? word("refusedCount", wrong)
    : done === 1 ? word("oneConfirmed") : done ? word("allConfirmed", done) : word("noActs")));
  write("acts-time", home ? home.time : "");
  const state = (one) => one.state === "done" ? word("confirmed", one.said) : one.state === "refused" ? word("notDone", one.said)
    : [word("oneWaiting"), one.said].filter(Boolean).join(" ");
  $("acts-list").replaceChildren(...[...all].reverse().map((one) => make("li", [one.label, make("span", state(one), "state")], one.state)));
}
const seenWrong = () => !acts().some((one) => one.state === "refused" && !one.seen);
function open(id, shown = true) {
  $(`${id}-list`).hidden = !shown;
  $(id).setAttribute("aria-expanded", String(shown));
}

function drawLists() {
  const { lists, me } = home;
  write("players", `${number(lists.players[0])} / ${number(lists.players[1])} ${word("play")}`);
  const numbers = lists.tables.map((one) => one.table);
  if (!numbers.includes(chosenTable)) { chosenTable = numbers.length ? numbers[0] : null; table = null; tableKnown = ""; }
  const did = new Map((lists.board ? lists.board.tiles : []).map((tile) => [tile.table, tile]));
  $("board-say").hidden = !lists.board;
  write("board-say", lists.board ? `${lists.board.title} · ${lists.board.say}` : "");
  fill("tiles", lists.tables.map((one) => {
    const tile = did.get(one.table);
    const note = tile ? make("small", tile.state, tile.did === "Done" ? "done" : "waits")
      : make("small", one.apart ? `${one.taken} · ${one.apart}` : String(one.taken), one.apart ? "apart" : "");
    const tap = known(key([make("b", String(one.table)), note], () => {
      chosenTable = one.table; table = null; tableKnown = ""; player = null; drawPlayer(); drawLists(); quiet(look());
    }), `table-${one.table}`);
    tap.setAttribute("aria-pressed", String(one.table === chosenTable));
    tap.setAttribute("aria-label", `${word("table")} ${one.table}, ${note.textContent}`);
    return make("li", tap);
  }));
  const tile = did.get(chosenTable);
  const report = (name, what) => {
    const made = known(key(word(name), () => act({ report: { table: chosenTable, did: what } }, `${word("table")} ${chosenTable}: ${word(name)}`), what === "Done" ? "main" : ""), what);
    made.setAttribute("aria-pressed", String(tile.did === what));
    return made;
  };
  fill("reports", tile && me.may.report ? [report("handDone", "Done"), report("handAllIn", "AllIn"), report("handPlays", "Plays")] : []);
  write("breaks", lists.breaks ? word("breaks", lists.breaks) : "");
  write("tasks-note", lists.tasks.length ? "" : word("noTasks"));
  fill("tasks-list", lists.tasks.map((task) => make("li", [
    make("div", [make("b", task.title), make("span", task.why)], "what"),
    ...task.steps.slice(0, 2).map(([label, step]) => known(key(label, () => act({ task: { key: step } }, `${task.title}: ${label}`)), step)),
  ], task.tone)));
  drawViews();
}

function drawTable() {
  fill("seats", !table ? [] : table.seats.map((seat) => {
    const top = make("span", [make("b", String(seat.seat)), seat.button ? make("i", "D", "disc") : "", make("span", seat.chips)], "top");
    if (seat.entry === null) return make("li", make("div", [top, make("span", seat.name || word("open"), "name")], "none"));
    const tap = known(key([top, make("span", seat.name, "name")], () => quiet(choose(seat.entry)), seat.moves ? "moves" : ""), `seat-${seat.seat}`);
    tap.setAttribute("aria-pressed", String(Boolean(player) && player.entry === seat.entry));
    tap.setAttribute("aria-label", [seat.spoken, seat.chips, seat.role, seat.button ? word("button") : "", seat.moves ? word("moves") : ""].filter(Boolean).join(", "));
    return make("li", tap);
  }));
}

function drawPlayer() {
  $("player").hidden = !player;
  if (!player) { fill("player", []); return; }
  const { may } = home.me;
  const head = make("h3", [player.name, player.at].filter(Boolean).join(" · "));
  head.id = "player-name";
  const parts = [make("div", [head, make("span", player.prize || "", "gold")], "line")];
  const back = known(key(word("cancel"), () => { doing = null; drawPlayer(); }), "cancel");
  const shut = () => { player = null; doing = null; drawPlayer(); drawTable(); };
  if (doing === "bust") {
    if (player.takers.length) {
      parts.push(make("p", word("byWhom"), "dim"), make("div", player.takers.map(([entry, seat, name]) => {
        const tap = known(key(`${seat} ${name}`, () => { by = by.includes(entry) ? by.filter((one) => one !== entry) : [...by, entry]; drawPlayer(); }), `by-${entry}`);
        tap.setAttribute("aria-pressed", String(by.includes(entry)));
        return tap;
      }), "keys"));
    }
    let stack = null;
    if (player.stack) {
      stack = make("input");
      stack.inputMode = "numeric"; stack.id = "stack"; stack.maxLength = 24;
      const label = make("label", word("stackAtStart"), "dim");
      label.htmlFor = "stack";
      parts.push(label, stack);
    }
    const sure = known(key(word("reallyBust", player.name), () => {
      act({ bust: { entry: player.entry, by, stack: stack ? stack.value : "" } }, `${bustWord()} · ${player.name}`);
      shut();
    }, "sure"), "sure");
    parts.push(make("div", [sure, back], "keys"));
  } else if (doing === "count") {
    const sum = () => number(player.chips.reduce((all, [value]) => all + value * (pieces[value] || 0), 0));
    const total = make("p", sum(), "sum figures");
    total.setAttribute("role", "status");
    for (const [value, shown] of player.chips) {
      const field = make("input");
      field.inputMode = "numeric"; field.maxLength = 4; field.value = String(pieces[value] || 0);
      field.setAttribute("aria-label", shown);
      const set = (count) => { pieces[value] = Math.min(9999, Math.max(0, count || 0)); field.value = String(pieces[value]); total.textContent = sum(); };
      field.addEventListener("change", () => set(parseInt(field.value, 10)));
      const [less, more] = [key("−", () => set((pieces[value] || 0) - 1)), key("+", () => set((pieces[value] || 0) + 1))];
      less.setAttribute("aria-label", word("fewer", shown));
      more.setAttribute("aria-label", word("more", shown));
      parts.push(make("div", [make("span", shown, "figures"), less, field, more], "counter"));
    }
    parts.push(total, make("div", [known(key(word("keepCount"), () => {
      const counted = player.chips.map(([value]) => [value, pieces[value] || 0]).filter(([, count]) => count);
      if (!counted.length) return;
      act({ count: { entry: player.entry, pieces: counted } }, `${player.name}: ${sum()}`);
      shut();
    }, "main"), "keep"), back], "keys"));
  } else {
    if (player.counted) parts.push(make("p", word("counted", player.counted), "dim"));
    const offered = [];
    if (may.bust) offered.push(known(key(bustWord(), () => { doing = "bust"; drawPlayer(); }, "main"), "bust"));
    if (may.arrived && player.awaited) offered.push(known(key(word("arrived"), () => { act({ arrived: { entry: player.entry } }, `${player.name}: ${word("arrived")}`); shut(); }), "arrived"));
    if (may.count && player.chips.length) offered.push(known(key(word("count"), () => { doing = "count"; drawPlayer(); }), "count"));
    offered.push(known(key(word("callFloor"), () => act({ call: { table: player.table } }, `${word("callFloor")}: ${word("table")} ${player.table}`)), "call"));
    parts.push(make("div", offered, "keys"));
  }
  fill("player", parts);
}

// ---------------------------------------------------------------------------------- who is meant

let typing = 0;
async function find() {
  const typed = $("typed").value.trim();
  if (!typed) { fill("found", []); write("found-note", word("hint")); return; }
  const { found, all } = await ask({ find: { typed } });
  if (typed !== $("typed").value.trim()) return;
  write("found-note", !found.length ? word("nobody") : all > found.length ? word("moreFound", found.length, all) : "");
  fill("found", found.map((one) => {
    const tap = known(key([make("span", one.name, "name"), make("span", `${word("table")} ${one.table} · ${word("seat")} ${one.seat}`, "dim figures")], () => quiet(choose(one.entry))), `entry-${one.entry}`);
    return make("li", tap);
  }));
}

// ---------------------------------------------------------------------------------- the dealer's ruling

const nothing = () => ({ push: [], said: "nothing", amount: "", when: "before", bet: "", raise: "", street: "first", seat: null, choice: null });
let push = nothing();
let ruled = null;
let rulingAsked = 0;
const SAID = ["nothing", "call", "raise", "amount", "all-in", "check", "fold", "pot"];
const WORD_OF = { nothing: "saidNothing", call: "saidCall", raise: "saidRaise", amount: "saidAmount", "all-in": "saidAllIn", check: "saidCheck", fold: "saidFold", pot: "saidPot" };
const asRuled = () => ({ table: chosenTable, seat: push.seat, street: push.street, bet: push.bet, raise: push.raise, chips: push.push, said: push.said, amount: push.amount, when: push.when });

async function rule() {
  if (!chosenTable) return;
  const nth = ++rulingAsked;
  const fresh = await ask({ ruling: asRuled() });
  if (nth !== rulingAsked) return;
  ruled = fresh;
  drawRuling();
}
function set(change) { push = { ...push, choice: null, ...change }; drawRuling(); quiet(rule()); }
function choices(id, all, chosen, press, name) {
  fill(id, all.map(([value, label]) => {
    const tap = known(key(label, () => press(value)), `${id}-${value}`);
    tap.setAttribute("aria-pressed", String(value === chosen));
    return tap;
  }));
  $(id).setAttribute("role", "group");
  $(id).setAttribute("aria-label", name);
}
function drawRuling() {
  if (!ruled) return;
  const { said } = ruled;
  write("ruling-who", `${word("table")} ${chosenTable}`);
  write("ruling-book", ruled.book || "");
  write("verdict", said.wrong || said.headline);
  write("dealer", said.dealer || said.note || "");
  write("penalty", said.penalty || "");
  fill("choices", (said.choices || []).map((text, nth) => {
    const tap = known(key(text, () => { push.choice = nth; drawRuling(); }), `choice-${nth}`);
    tap.setAttribute("aria-pressed", String(push.choice === nth));
    return tap;
  }));
  fill("steps", (said.steps || []).map((step) => make("li", step)));
  fill("cites", (said.cites || []).length ? [make("b", said.cites.join(" · "), "gold")] : []);
  if (!ruled.chips) return;
  const amount = (name, field, shown) => {
    const input = known(make("input"), field);
    input.inputMode = "numeric"; input.value = push[field] || shown || ""; input.maxLength = 24;
    input.addEventListener("change", () => set({ [field]: input.value === shown ? "" : input.value }));
    return make("label", [word(name), input]);
  };
  if (!$("faced").contains(document.activeElement)) {
    fill("faced", [amount("toMatch", "bet", ruled.bet), amount("lastRaise", "raise", ruled.raise), make("label", [word("least"), make("b", ruled.least || "")])]);
  }
  write("pushed", ruled.pushed);
  fill("tray", ruled.chips.map(([value, shown, colour]) => {
    const disc = make("i");
    disc.style.background = colour;
    const count = push.push.filter((chip) => chip === value).length;
    const tap = known(key([disc, shown, make("b", count ? `× ${count}` : "")], () => set({ push: [...push.push, value] })), `chip-${value}`);
    tap.setAttribute("aria-label", `${shown}${count ? ` × ${count}` : ""}`);
    tap.setAttribute("aria-pressed", String(count > 0));
    return tap;
  }));
  choices("said", SAID.map((value) => [value, word(WORD_OF[value])]), push.said, (value) => set({ said: value, amount: "" }), word("said"));
  const more = [];
  if (push.said !== "nothing") for (const when of ["before", "with", "after"]) {
    const tap = known(key(word(`when${when[0].toUpperCase()}${when.slice(1)}`), () => set({ when })), `when-${when}`);
    tap.setAttribute("aria-pressed", String(push.when === when));
    more.push(tap);
  }
  if (push.said === "raise" || push.said === "amount") {
    const input = known(make("input"), "amount");
    input.inputMode = "numeric"; input.value = push.amount; input.maxLength = 24;
    input.addEventListener("change", () => set({ amount: input.value }));
    more.push(make("label", [word("amount"), input]));
  }
  for (const street of ["first", "later"]) {
    const tap = known(key(word(street === "first" ? "streetFirst" : "streetLater"), () => set({ street })), `street-${street}`);
    tap.setAttribute("aria-pressed", String(push.street === street));
    more.push(tap);
  }
  fill("said-more", more);
  const record = known(key(word("record"), () => act({ rule: { push: asRuled(), choice: push.choice } }, `${word("ruling")}: ${said.headline}`), "main"), "record");
  record.disabled = !said.ruled || ((said.choices || []).length > 0 && push.choice === null);
  const less = known(key(word("oneLess"), () => set({ push: push.push.slice(0, -1) })), "less");
  less.disabled = !push.push.length;
  fill("ruling-keys", [known(key(word("new"), () => { push = nothing(); drawRuling(); quiet(rule()); }), "new"), less, ...(home && home.me.may.rule ? [record] : [])]);
}

// ---------------------------------------------------------------------------------- the director's clock

// A key that a pocket cannot press: it has to be held, by finger or by keyboard.
function held(label, press, name) {
  const made = known(key(label, null, "hold"), name);
  let timer = 0;
  const begin = (event) => {
    if (event.type === "keydown" && (event.repeat || (event.key !== "Enter" && event.key !== " "))) return;
    event.preventDefault();
    clearTimeout(timer);
    made.classList.add("held");
    timer = setTimeout(() => { made.classList.remove("held"); press(); }, HOLD);
  };
  const end = () => { clearTimeout(timer); made.classList.remove("held"); };
  for (const kind of ["pointerdown", "keydown"]) made.addEventListener(kind, begin);
  for (const kind of ["pointerup", "pointerleave", "pointercancel", "keyup", "blur"]) made.addEventListener(kind, end);
  made.addEventListener("contextmenu", (event) => event.preventDefault());
  return made;
}
let clockDrawn = "";
function drawClock() {
  const { clock, me } = home;
  const drawn = [language, clock.runs, clock.waits, clock.over, me.may.clock].join();
  if (drawn === clockDrawn) return;
  clockDrawn = drawn;
  const turnTo = (turn, label) => held(label, () => act({ clock: { turn } }, label), turn);
  const may = me.may.clock && !clock.over;
  write("clock-note", may ? word("hold") : "");
  fill("clock-keys", !may ? [] : [clock.runs ? turnTo("pause", word("pause")) : turnTo("start", word("start")), ...(clock.waits ? [] : [turnTo("next", word("next"))])]);
}

// ---------------------------------------------------------------------------------- the page itself

function show(name) {
  view = name;
  document.body.dataset.view = name;
  player = null; doing = null;
  drawPlayer();
  drawViews();
  scrollTo(0, 0);
  if (name === "ruling") quiet(rule());
  if (name === "tables") quiet(look());
  if (name === "find") $("typed").focus();
}
function drawViews() {
  const count = home && home.lists ? home.lists.tasks.length : 0;
  fill("views", VIEWS.map((name) => {
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("viewBox", "0 0 24 24");
    picture.setAttribute("aria-hidden", "true");
    const stroke = document.createElementNS("http://www.w3.org/2000/svg", "path");
    stroke.setAttribute("d", PICTURES[name]);
    picture.append(stroke);
    const tap = known(key([picture, word(name)], () => show(name)), `view-${name}`);
    tap.id = `view-${name}`;
    if (name === view) tap.setAttribute("aria-current", "page");
    if (name === "tasks" && count) tap.append(make("span", String(count), "count"));
    return tap;
  }));
}
function drawWords() {
  document.documentElement.lang = language;
  document.title = word("title");
  for (const [id, name] of [["tables-head", "myTables"], ["find-head", "find"], ["tasks-head", "tasks"], ["pushed-head", "pushed"], ["said-head", "said"], ["choose", "choose"], ["mine-label", "myTablesHint"], ["mine-ready", "ready"]]) write(id, word(name));
  $("typed").setAttribute("aria-label", word("find"));
  const all = Object.keys(WORDS);
  const other = all[(all.indexOf(language) + 1) % all.length];
  write("language", other.toUpperCase());
  $("language").lang = other;
  $("language").setAttribute("aria-label", WORDS[language].otherLanguage);
  $("views").setAttribute("aria-label", word("title"));
  drawViews();
  drawActs();
  if (!phone) gate(word("notPaired"));
}
// "6-10, 14" as numbers.
function readTables(text) {
  const found = text.split(/[\s,;]+/).flatMap((part) => {
    const [, from, to] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part) || [];
    if (!from) return [];
    const [first, last] = [Number(from), Number(to || from)];
    return Array.from({ length: Math.min(40, Math.max(0, last - first + 1)) }, (_, nth) => first + nth);
  });
  return [...new Set(found)].filter((one) => one > 0).sort((one, other) => one - other).slice(0, 40);
}

$("acts").addEventListener("click", () => {
  open("acts", $("acts-list").hidden);
  keepActs((all) => all.map((one) => one.state === "refused" ? { ...one, seen: true } : one));
});
$("choose").addEventListener("click", () => {
  $("mine").hidden = !$("mine").hidden;
  $("mine-typed").value = mine.join(", ");
  if (!$("mine").hidden) $("mine-typed").focus();
});
$("mine").addEventListener("submit", (event) => {
  event.preventDefault();
  mine = readTables($("mine-typed").value);
  kept.set("tables", mine);
  $("mine").hidden = true;
  quiet(refresh());
});
$("typed").addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(() => quiet(find()), 150); });
$("language").addEventListener("click", () => {
  const all = Object.keys(WORDS);
  language = all[(all.indexOf(language) + 1) % all.length];
  kept.set("language", language);
  clockDrawn = ""; tableKnown = "";
  drawWords();
  quiet(refresh().then(() => view === "ruling" ? rule() : undefined));
});
document.addEventListener("visibilitychange", () => { if (!document.hidden) turn(); });
addEventListener("online", turn);
setInterval(drawTime, 250);

async function begin() {
  drawWords();
  if (!globalThis.crypto || !crypto.subtle) { gate(word("noCrypto")); return; }
  const [id, secret] = location.hash.slice(1).split(".");
  if (id && secret && !(phone && phone.id === id)) {
    gate(word("pairing"));
    for (;;) {
      try { await pair(id, secret); break; } catch (error) {
        if (error.message === "away") { await new Promise((wait) => setTimeout(wait, 2000)); continue; }
        gate(word(error.message === "used" ? "codeUsed" : "codeWrong"));
        return;
      }
    }
  }
  // The secret is worth nothing any more, and stays in no address.
  if (location.hash) history.replaceState(null, "", "/");
  if (phone) turn();
}
begin();
