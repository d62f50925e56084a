// ---------------------------------------------------------------------------------- the director's clock

// A key that cannot be pressed in a pocket: it must be held, by finger or by keyboard.
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
// Reads "6-10, 14" as numbers.
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
  // The secret is used up and is removed from the address.
  if (location.hash) history.replaceState(null, "", "/");
  if (phone) turn();
}
begin();
