"use strict";
// The room's page. The server sends the changes and answers searches by name. Everything else (counting down,
// choosing the language) is done here, so that it continues without a connection.

const $ = (id) => document.getElementById(id);
const tv = location.pathname === "/tv";
const VIEWS = ["clock", "seat", "moves", "prizes", "day"];
const PICTURES = {
  clock: "M12 7v5l3 3M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
  seat: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16 16l5 5",
  moves: "M4 8h14l-4-4M20 16H6l4 4",
  prizes: "M8 4h8v6a4 4 0 0 1-8 0zM8 5H4v1a4 4 0 0 0 4 4M16 5h4v1a4 4 0 0 1-4 4M12 14v4M8 20h8",
  day: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h4",
};
// Longer than a few messages of the server's clock: after that the connection counts as broken.
const STALE = 12000;
const GIVE_UP = 25000;

let state = null;       // the server's last state
let offset = null;      // the server's time minus ours
let heard = null;       // the time of the last message, by our clock
let seats = null;       // {tag, list: [{family, given, table, seat, entry}]}
let prizes = null;      // {tag, en, it}
let day = null;         // {tag, events: [{event, at, runs, closes, bagged, en, it}]}
let elsewhere = [];     // seats of the same name in other open events
let source = null;
let tries = 0;
let view = "clock";
let announced = null;   // moves already announced

const kept = {
  get(key) { try { return JSON.parse(localStorage.getItem(key)); } catch { return null; } },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(key); else localStorage.setItem(key, JSON.stringify(value));
    } catch { /* a browser without storage: the page works without it */ }
  },
};
let mine = kept.get("name");
// Family name, given name and, for namesakes, the number of the entry.
if (!Array.isArray(mine) || typeof mine[0] !== "string" || typeof mine[1] !== "string") mine = null;
// The event shown, of several: the one in the address, or the last one chosen.
const asked = Number.parseInt(new URLSearchParams(location.search).get("event"), 10);
let chosen = Number.isInteger(asked) ? asked : kept.get("event");
if (!Number.isInteger(chosen)) chosen = null;
const which = () => chosen === null ? "" : `event=${chosen}`;
let language = kept.get("language");
if (!Object.hasOwn(WORDS, language)) {
  const usual = (navigator.languages || [navigator.language || "en"]).map((code) => code.slice(0, 2));
  language = usual.find((code) => Object.hasOwn(WORDS, code)) || "en";
}
// The next language, for the key that cycles through them.
const nextLanguage = () => {
  const all = Object.keys(WORDS);
  return all[(all.indexOf(language) + 1) % all.length];
};

// Every % is a gap. Its filling is text, whatever characters it has.
const word = (name, ...gaps) => WORDS[language][name].split("%").map((part, nth) => nth && gaps.length >= nth ? gaps[nth - 1] + part : nth ? "%" + part : part).join("");
const number = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, WORDS[language].thousands);
const ours = () => performance.timeOrigin + performance.now();

function make(kind, content, className) {
  const made = document.createElement(kind);
  if (className) made.className = className;
  if (content !== undefined) made.append(...[content].flat());
  return made;
}
function write(id, text) {
  const element = $(id);
  if (element.textContent !== text) element.textContent = text;
}
function fill(id, children) { $(id).replaceChildren(...children); }

// ---------------------------------------------------------------------------------- names

const whole = (family, given) => family && given ? `${family}, ${given}` : family || given;
// Namesakes are distinguished by details on their seat cards.
const apart = (name, entry) => entry ? `${name} · ${word("entry", entry)}` : name;
const named = (one) => apart(whole(one.family, one.given), one.entry);

const sits = ([family, given, table, seat, entry]) => ({ family, given, table, seat, entry });
const found_of = (said) => said.found && said.found.map((one, at) => ({ ...sits(one), event: said.events[at] }));

// ---------------------------------------------------------------------------------- several events

// The events that can be opened, and one of them by its number.
const open = () => day ? day.events.filter((one) => one.event !== null) : [];
const several = () => open().length > 1;
const listed = (number) => open().find((one) => one.event === number);
const nameOf = (number) => listed(number) ? listed(number)[language].name : "";

function choose(number) {
  if (state && state.event === number) return;
  chosen = number;
  kept.set("event", number);
  [state, seats, prizes, announced, elsewhere] = [null, null, null, null, []];
  listen();
  draw();
}

// A player who has given a name is also shown their seats in the other events.
const EACH = 60000;
let lookingElsewhere = 0;
async function lookElsewhere() {
  clearTimeout(lookingElsewhere);
  lookingElsewhere = 0;
  if (tv || !mine || !several() || document.hidden) return;
  try {
    const name = [mine[0], mine[1]].filter(Boolean).join(" ");
    const answer = await fetch(`/find?q=${encodeURIComponent(name)}`, { cache: "no-store" });
    if (answer.ok) {
      const all = found_of(await answer.json()) || [];
      elsewhere = all.filter((one) => mine && one.family === mine[0] && one.given === mine[1]);
      drawSeat();
    }
  } catch { /* requested again below */ }
  clearTimeout(lookingElsewhere);
  lookingElsewhere = setTimeout(lookElsewhere, EACH + Math.random() * EACH / 2);
}

// The server finds the players that match the typed text, with the same routine as the desk.
const PAUSE = 150;
let found = null;       // {list, all}; list is null when the text is too short
let asking = 0;
const typed = () => $("find").value.trim();
function ask(wait = PAUSE) {
  clearTimeout(asking);
  asking = typed() ? setTimeout(find, wait) : 0;
  drawFound();
}
async function find() {
  const asked = typed();
  try {
    const answer = await fetch(`/find?q=${encodeURIComponent(asked)}`, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const said = await answer.json();
    if (asked === typed()) found = { list: found_of(said), all: said.all };
    drawFound();
  } catch {
    // Searches again, unless more is typed meanwhile.
    if (asked === typed()) ask(3000 + Math.random() * 2000);
  }
}

// ---------------------------------------------------------------------------------- time

function countdown(left) {
  const secs = Math.max(0, Math.ceil(left / 1000));
  const two = (part) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(secs / 3600), Math.floor(secs / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(secs % 60)}` : `${two(minutes)}:${two(secs % 60)}`;
}
// Returns the time left now, from the time left in the server's message.
function left(of, from = state) {
  if (!from.runs || offset === null) return of;
  return of - (ours() + offset - from.at);
}

let ticking = 0;
function tick() {
  clearTimeout(ticking);
  drawTime();
  drawStale();
  const over = state && state.runs ? left(state.left) : 0;
  const wait = over > 0 ? ((over - 1) % 1000 + 1000) % 1000 + 1 : 1000;
  ticking = setTimeout(tick, wait);
}

function drawTime() {
  if (!state || state.face === "none") return;
  const rest = Math.max(0, left(state.left));
  const text = countdown(rest);
  write("time", text);
  write("strip-time", state.face === "winner" || state.face === "over" ? "" : text);
  $("time").className = "figures" + (text.length > 5 ? " long" : "") +
    (state.runs && rest > 0 && rest <= 60000 ? " last" : "") + (state.paused ? " stands" : "");
  $("bar-done").style.width = state.length > 0 ? `${100 - 100 * Math.min(1, rest / state.length)}%` : "0";
  for (const element of document.querySelectorAll("[data-left]")) {
    const text = countdown(left(Number(element.dataset.left)));
    if (element.textContent !== text) element.textContent = text;
  }
  drawCloses();
}
function drawCloses() {
  for (const element of document.querySelectorAll("[data-closes]")) {
    const one = day && day.events[Number(element.dataset.closes)];
    const text = one ? countdown(left(one.closes, one)) : "";
    if (element.textContent !== text) element.textContent = text;
  }
}

function drawStale() {
  const silent = heard === null ? null : ours() - heard;
  const stale = silent === null ? tries > 1 : silent > STALE;
  $("stale").hidden = !stale;
  if (stale) {
    const secs = Math.floor((silent || 0) / 1000);
    write("stale", silent === null ? word("never")
      : secs < 120 ? word("stale", secs) : word("staleMinutes", Math.floor(secs / 60)));
  }
  if (silent !== null && silent > GIVE_UP && source && ours() - source.since > GIVE_UP) listen();
}

// ---------------------------------------------------------------------------------- drawing

function draw() {
  document.documentElement.lang = language;
  const other = nextLanguage();
  const button = $("language");
  button.textContent = other.toUpperCase();
  button.lang = other;
  button.setAttribute("aria-label", WORDS[other].other);
  document.body.dataset.view = view;
  document.body.classList.toggle("tv", tv);
  for (const name of ["seat", "moves", "prizes", "day"]) write(`${name}-head`, word(name));
  write("find-label", word("find"));
  $("find").placeholder = word("hint");
  const has = day && (day.events.length > 1 || day.standings.length > 0);
  if (view === "day" && !has && day) view = "clock";
  const none = Boolean(prizes && prizes[language] && prizes[language].none);
  if (view === "prizes" && none) view = "clock";
  const shown = VIEWS.filter((name) => (name !== "day" || has) && (name !== "prizes" || !none));
  fill("views", shown.map((name) => {
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("viewBox", "0 0 24 24");
    picture.setAttribute("aria-hidden", "true");
    picture.append(document.createElementNS("http://www.w3.org/2000/svg", "path"));
    picture.firstChild.setAttribute("d", PICTURES[name]);
    const key = make("button", [picture, word(name)]);
    key.type = "button";
    key.id = `view-${name}`;
    if (name === view) key.setAttribute("aria-current", "page");
    key.addEventListener("click", () => { view = name; draw(); scrollTo(0, 0); wanted(); });
    return key;
  }));
  $("views").setAttribute("aria-label", word("title"));
  drawMoment();
  drawClock();
  drawSeat();
  drawMoves();
  drawPrizes();
  drawDay();
  tick();
}

function drawLogo() {
  const tag = day && day.logo || "";
  const logo = $("logo");
  if (logo.dataset.tag !== tag) {
    logo.dataset.tag = tag;
    if (tag) logo.src = `/logo.png?${tag}`;
  }
  logo.hidden = !tag;
}

// The moment that the walls show, as long as they do. The server's time says when it is over.
let momentOver = 0;
function drawMoment() {
  clearTimeout(momentOver);
  const of = state && state.moment;
  const says = of && state[language].moment;
  const rest = says && offset !== null ? of[1] - (ours() + offset) : 0;
  $("moment").hidden = rest <= 0;
  document.body.dataset.moment = rest > 0 ? of[0] : "";
  if (rest <= 0) return;
  const [title, figure, said, least, sum] = says;
  write("moment-title", title);
  write("moment-figure", figure);
  $("moment-figure").style.setProperty("--letters", Math.max(2, figure.length));
  write("moment-said", said);
  write("moment-word", least);
  write("moment-sum", sum);
  $("moment-least").hidden = !sum;
  momentOver = setTimeout(drawMoment, rest + 50);
}

function drawDay() {
  const all = day ? day.events : [];
  let last = null;
  fill("day-list", all.flatMap((one, at) => {
    const says = one[language];
    const parts = [];
    if (says.day !== last && (says.day || last !== null)) parts.push(make("h3", says.day || word("dayNow")));
    last = says.day;
    const lines = [make("b", says.name, "name"), make("span", says.detail)];
    if (says.guarantee) lines.push(make("span", says.guarantee, "gold"));
    if (one.closes !== null && says.late) {
      const counts = make("span", "", "figures");
      counts.dataset.closes = at;
      lines.push(make("span", [`${word("closesIn")} `, counts], "closes"));
    } else if (says.late) lines.push(make("span", says.late));
    if (says.state) lines.push(make("span", says.state, "state"));
    const here = state && one.event !== null && state.event === one.event;
    const shows = one.event !== null && several();
    const card = make(shows ? "button" : "div", [
      make("span", says.start, "start figures"),
      make("span", lines, "what"),
      ...(shows ? [make("span", word(here ? "dayHere" : "dayChoose"), here ? "here" : "choose")] : []),
    ], "event-card");
    if (shows) {
      card.type = "button";
      if (here) card.setAttribute("aria-current", "true");
      card.addEventListener("click", () => { view = "clock"; choose(one.event); draw(); scrollTo(0, 0); });
    }
    parts.push(card);
    return parts;
  }));
  const leagues = day ? day.standings : [];
  write("standings-head", leagues.length ? word("standings") : "");
  const unfolded = new Set([...document.querySelectorAll("#standings details[open]")].map((one) => one.dataset.name));
  fill("standings", leagues.map((one) => {
    const says = one[language];
    const rows = says.rows.map(([place, name, points]) =>
      make("li", [make("span", place, "rank"), make("span", name, "who"), make("span", points, "sum")]));
    const folded = make("details", [make("summary", [make("b", says.name), make("small", says.note)]), make("ol", rows)]);
    folded.dataset.name = says.name;
    folded.open = unfolded.has(says.name) || leagues.length === 1;
    return folded;
  }));
  drawCloses();
}

function drawClock() {
  const says = state && state[language];
  const face = state ? state.face : "none";
  document.body.dataset.face = face;
  document.body.classList.toggle("stands", Boolean(state && state.paused));
  if (face === "none") {
    for (const id of ["detail", "time", "strip-time", "strip-stakes", "stakes", "ante", "next", "note", "seal"]) write(id, "");
    write("event", "Bottone");
    write("heading", state ? word("noEvent") : word("loading"));
    fill("figures", []);
    fill("chips", []);
    $("bar").hidden = true;
    return;
  }
  document.title = `${says.event} · ${word("title")}`;
  write("event", says.event);
  write("detail", [day && day.club, says.detail].filter(Boolean).join(" · "));
  drawLogo();
  write("heading", says.heading);
  // After the end of a day no level is played: the one that was next is still to come.
  const over = face === "over";
  const stakes = over ? "" : says.stakes;
  write("stakes", stakes);
  $("stakes").style.setProperty("--letters", Math.max(9, stakes.length));
  write("strip-stakes", stakes);
  write("ante", over ? "" : says.ante);
  const next = (over ? [says.stakes, says.ante] : [says.next, says.next_ante]).filter(Boolean).join(" · ");
  write("next", next && face !== "winner" ? word("next", next) : "");
  write("note", face === "winner" ? "" : says.chip_note);
  write("seal", says.seal);
  write("banner", says.banner);
  $("banner").hidden = !says.banner;
  const large = says.winner || says.resumes;
  write("winner", large);
  $("winner").style.setProperty("--letters", Math.max(8, large.length));
  $("winner").hidden = !large;
  $("time").hidden = face === "winner" || over;
  $("bar").hidden = face === "winner" || face === "waiting" || over;
  $("figures").style.setProperty("--cells", Math.max(1, says.figures.length));
  fill("figures", says.figures.map(({ caption, figure, tail, left: rest }) => {
    const value = make("dd", make("span", figure));
    if (rest !== undefined) {
      const counts = make("span", countdown(left(rest)), "figures");
      counts.dataset.left = rest;
      value.replaceChildren(counts);
    }
    value.style.setProperty("--letters", Math.max(6, figure.length));
    if (tail) value.append(make("small", tail));
    return make("div", [make("dt", caption), value]);
  }));
  fill("chips", face === "winner" ? [] : says.chips.map(([colour, value]) => {
    const disc = make("i");
    disc.style.background = colour;
    return make("li", [disc, value]);
  }));
}

// A player without a seat has the place on the waiting list instead, or 0.
const inLine = (place) => place ? word("inLine", place) : word("waiting");

function where(table, seat) {
  const part = (caption, value) => make("span", [make("small", caption), make("b", String(value))]);
  return make("div", table ? [part(word("table"), table), part(word("place"), seat)]
    : [make("b", inLine(seat), "wait")], "where");
}

function drawSeat() {
  const cards = [];
  if (mine) {
    const alike = seats ? seats.list.filter((one) => one.family === mine[0] && one.given === mine[1]) : [];
    // A number that no longer exists belonged to an earlier entry.
    const numbered = alike.filter((one) => one.entry === mine[2]);
    const own = mine[2] && numbered.length ? numbered : alike;
    const here = state ? state.event : null;
    const others = elsewhere.filter((one) => one.event !== here && listed(one.event));
    for (const one of own) cards.push(seatCard(one, several() ? nameOf(here) : "", lastMove(one)));
    for (const one of others) cards.push(seatCard(one, nameOf(one.event)));
    if (!cards.length) {
      cards.push(make("article", [make("h3", whole(mine[0], mine[1])), make("p", word(seats ? "gone" : "loading"), "words")]));
    }
    const forget = make("button", word("notMine"));
    forget.type = "button";
    forget.addEventListener("click", () => { mine = null; elsewhere = []; kept.set("name", null); draw(); });
    cards[cards.length - 1].append(forget);
  }
  fill("mine", cards);
  drawFound();
}

function seatCard(one, event, move) {
  const card = make("article", make("h3", named(one)));
  if (event) card.append(make("p", event, "of"));
  if (one.table) {
    const part = (caption, value) => {
      const figure = make("b", String(value));
      if (String(value).length > 3) figure.className = "long";
      return make("div", [make("span", caption), figure]);
    };
    card.append(make("div", [part(word("table"), one.table), part(word("place"), one.seat)], "seat"));
    if (move) card.append(make("p", word(move.called ? "calledAt" : "moved", move.time), "changed"));
  } else card.append(make("p", inLine(one.seat), "words"));
  const of = listed(one.event === undefined && state ? state.event : one.event);
  if (of && of.bagged) card.append(make("p", word("bagged")));
  return card;
}

function drawFound() {
  const said = typed() && found;
  const shown = said && said.list || [];
  write("found-note", !typed() ? ""
    : state && !state.players && !several() ? word("noPlayers")
    : !said ? word("loading")
    : !said.list ? word("hint")
    : !shown.length ? word("noPlayer")
    : said.all > shown.length ? word("more", number(shown.length), number(said.all)) : "");
  fill("found", shown.map((one) => {
    const name = make("span", named(one), "name");
    if (several()) name.append(make("small", nameOf(one.event)));
    const key = make("button", [name, where(one.table, one.seat)]);
    key.type = "button";
    key.addEventListener("click", () => {
      mine = [one.family, one.given, ...(one.entry ? [one.entry] : [])];
      kept.set("name", mine);
      elsewhere = said.list.filter((other) => other.family === one.family && other.given === one.given);
      choose(one.event);
      // Until the whole list has come, the search result is used.
      if (!seats) seats = { tag: null, list: said.list.filter((other) => other.event === one.event) };
      $("find").value = "";
      draw();
      wanted();
      lookElsewhere();
      scrollTo(0, 0);
    });
    return make("li", key);
  }));
}

const isMine = (move) => mine && move.name === whole(mine[0], mine[1]) && (!mine[2] || !move.entry || move.entry === mine[2]);
const isOf = (move, one) => move.name === whole(one.family, one.given) && (!move.entry || !one.entry || move.entry === one.entry);
function lastMove(one) {
  return state && state.moves.find((move) => isOf(move, one) &&
    move.to[0] === one.table && move.to[1] === one.seat);
}

const moveKey = (move) => [move.name, move.time, ...move.to].join("|");
function drawMoves() {
  const moves = state ? state.moves : [];
  document.body.classList.toggle("no-moves", !moves.length);
  const most = tv ? (prizes && prizes.en.rows.length ? 3 : 8) : moves.length;
  fill("moves-list", moves.slice(0, most).map((move) => {
    const detail = [move.time, move.from && word("from", ...move.from), move.called && word("called")].filter(Boolean).join(" · ");
    const row = make("li", [make("div", [make("b", apart(move.name, move.entry)), make("span", detail)], "name"), where(...move.to)]);
    if (isMine(move)) row.className = "mine";
    return row;
  }));
  write("moves-note", moves.length ? "" : word("noMoves"));
  // A line that does not fit on a television is left out, not cut.
  const box = $("moves");
  while (tv && box.scrollHeight > box.clientHeight && $("moves-list").childElementCount > 1) $("moves-list").lastChild.remove();
}

// Announces what is new to screen readers. The content at the start is not new.
function announce() {
  const fresh = announced ? state.moves.filter((move) => !announced.has(moveKey(move))) : [];
  const say = (move) => `${apart(move.name, move.entry)}: ${word("table")} ${move.to[0]}, ${word("place")} ${move.to[1]}`;
  const first = [...fresh.filter(isMine), ...fresh.filter((move) => !isMine(move))];
  if (fresh.length) write("said", first.slice(0, 3).map(say).join(". "));
  announced = new Set(state.moves.map(moveKey));
}

function drawPrizes() {
  const says = prizes && prizes[language];
  const rows = says ? says.rows : [];
  document.body.classList.toggle("no-prizes", !rows.length);
  write("prizes-pool", says && rows.length && says.pool ? word("pool", says.pool) : "");
  const { paid = null, players = 0, next_out: next = null } = state || {};
  const before = paid !== null && players > paid ? players - paid : 0;
  const notes = [says && says.certainty, says && says.note, before && rows.length
    ? (before === 1 ? word("bubble") : word("toPrizes", number(before))) : ""];
  write("prizes-note", notes.filter(Boolean).join(" · ") || word("noPrizes"));
  let from = 0;
  let to = rows.length;
  if (tv) {
    // As many rows as fit, with those still played for in sight.
    const most = state && state.moves.length ? 6 : 12;
    const here = rows.findIndex((row) => next !== null && row.first <= next && next <= row.last);
    const want = here < 0 ? 0 : Math.max(0, here - most + 2);
    from = Math.min(want, Math.max(0, rows.length - most));
    to = from + most;
  }
  fill("prizes-list", rows.slice(from, to).map((row) => {
    const line = make("li", [make("span", row.place, "rank")]);
    const is = next !== null && row.first <= next && next <= row.last;
    line.append(make("span", is ? `▸ ${word("nextOut")}` : "", "tell"), make("span", row.prize, "sum"));
    if (is) line.className = "next";
    else if (paid !== null && row.first > players) line.className = "past";
    return line;
  }));
}

// ---------------------------------------------------------------------------------- messages

// Our time plus the offset is the server's time. The fastest message gives the best offset. A large
// difference reveals a clock that was set, or a phone that slept.
let samples = [];
function hearTime(at) {
  heard = ours();
  tries = 0;
  const sample = at - heard;
  samples = offset !== null && Math.abs(sample - offset) > 1500 ? [sample] : [...samples.slice(-11), sample];
  offset = Math.max(...samples);
}

function hearState(text) {
  const fresh = JSON.parse(text);
  state = fresh;
  follow();
  announce();
  draw();
  wanted();
}

// A moved player is found at the new seat before the list is fetched again.
function follow() {
  const lists = [...(seats ? seats.list : []), ...(found && found.list || [])];
  for (const move of [...state.moves].reverse()) {
    for (const one of lists) {
      if (!isOf(move, one) || (one.event !== undefined && one.event !== state.event)) continue;
      const was = move.from ? one.table === move.from[0] && one.seat === move.from[1] : !one.table;
      if (was) [one.table, one.seat] = move.to;
    }
  }
}

function listen() {
  if (source) source.close();
  tries += 1;
  source = new EventSource(`/events?${which()}`);
  source.since = ours();
  source.addEventListener("now", (event) => { hearTime(Number(event.data)); drawStale(); });
  source.addEventListener("state", (event) => hearState(event.data));
  source.addEventListener("error", () => {
    drawStale();
    if (source.readyState !== EventSource.CLOSED) return;
    // Refused, perhaps with many others: each comes back at a random time.
    setTimeout(listen, 2000 + Math.random() * Math.min(30000, 2000 * tries));
  });
}

const fetching = { seats: 0, prizes: 0, day: 0 };
async function fetchList(name) {
  if (!state) {
    // Another event was chosen: its lists are requested once its state is known.
    fetching[name] = 0;
    return;
  }
  try {
    const of = state.event;
    const answer = await fetch(`/${name}.json?event=${of}`, { cache: "no-cache" });
    if (!answer.ok) throw new Error(String(answer.status));
    const list = await answer.json();
    if (name === "day") {
      day = list;
      draw();
      if (!lookingElsewhere) lookElsewhere();
    } else if (!state || state.event !== of) {
      // Another event was chosen meanwhile.
    } else if (name === "prizes") {
      prizes = list;
      drawPrizes();
      drawMoves();
      drawTime();
    } else {
      seats = { tag: list.tag, list: list.seats.map(sits) };
      drawSeat();
    }
  } catch {
    // Requested again with the next message.
    fetching[name] = setTimeout(() => { fetching[name] = 0; wanted(); }, 5000 + Math.random() * 5000);
    return;
  }
  fetching[name] = 0;
  wanted();
}

// Lists are fetched when they are needed and have changed. After the first time, a large list waits a
// while, each phone for a different time, as all of them together would fill the room's network.
function wanted() {
  if (!state) return;
  const want = (name, had, needed) => {
    if (!needed || fetching[name] || (had && had.tag === state[name])) return;
    const size = had && had.list ? had.list.length : 0;
    const wait = had ? 300 + Math.random() * (700 + size * 6) : 0;
    fetching[name] = setTimeout(() => fetchList(name), wait);
  };
  want("prizes", prizes, true);
  want("day", day, true);
  want("seats", seats, !tv && Boolean(mine));
}

$("find").addEventListener("input", () => ask());
$("language").addEventListener("click", () => {
  language = nextLanguage();
  kept.set("language", language);
  draw();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  tick();
  if (heard !== null && ours() - heard > STALE) listen();
  if (!lookingElsewhere) lookElsewhere();
});
addEventListener("online", listen);
draw();
listen();
