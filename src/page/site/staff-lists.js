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
// Redrawn content keeps the keyboard focus.
function fill(id, children) {
  const box = $(id);
  const had = box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  box.replaceChildren(...children);
  if (had) { const same = [...box.querySelectorAll("[data-key]")].find((one) => one.dataset.key === had); if (same) same.focus({ preventScroll: true }); }
}
const known = (element, name) => { element.dataset.key = name; return element; };
function tell(text) { spoken = text; write("spoken", spoken); }
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
  const [waits, reports, wrong, done] = [count("sent", "waits"), count("report"), count("refused"), count("done")];
  const bar = $("acts");
  bar.hidden = !phone || !home;
  bar.className = away ? "cut" : waits || reports ? "waits" : wrong && !seenWrong() ? "wrong" : "";
  const noted = reports === 1 ? word("oneReport") : reports ? word("reports", reports) : "";
  const waiting = waits === 1 ? word("oneWaiting") : waits ? word("waiting", waits) : noted;
  write("acts-said", away ? [word("cutOff"), waiting].filter(Boolean).join(" ")
    : waiting || (wrong && !seenWrong() ? word("refusedCount", wrong)
    : done === 1 ? word("oneConfirmed") : done ? word("allConfirmed", done) : word("noActs")));
  write("acts-time", home ? home.time : "");
  const state = (one) => one.state === "done" ? word("confirmed", one.said) : one.state === "refused" ? word("notDone", one.said)
    : one.state === "report" ? one.said : [word("oneWaiting"), one.said].filter(Boolean).join(" ");
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
  if (me.table !== ownTable) { ownTable = me.table; if (ownTable) { chosenTable = ownTable; table = null; tableKnown = ""; } }
  if (!numbers.includes(chosenTable)) { chosenTable = numbers.length ? numbers[0] : null; table = null; tableKnown = ""; }
  const tiles = new Map((lists.board ? lists.board.tiles : []).map((tile) => [tile.table, tile]));
  $("board-say").hidden = !lists.board;
  write("board-say", lists.board ? `${lists.board.title} · ${lists.board.say}` : "");
  fill("tiles", lists.tables.map((one) => {
    const tile = tiles.get(one.table);
    const note = tile ? make("small", tile.state, tile.progress === "Done" ? "done" : "waits")
      : make("small", one.apart ? `${one.taken} · ${one.apart}` : String(one.taken), one.apart ? "apart" : "");
    const tap = known(key([make("b", String(one.table)), note], () => {
      chosenTable = one.table; table = null; tableKnown = ""; player = null; drawPlayer(); drawLists(); quiet(look());
    }), `table-${one.table}`);
    tap.setAttribute("aria-pressed", String(one.table === chosenTable));
    tap.setAttribute("aria-label", `${word("table")} ${one.table}, ${note.textContent}`);
    return make("li", tap);
  }));
  const tile = tiles.get(chosenTable);
  const report = (name, what) => {
    const made = known(key(word(name), () => act({ report: { table: chosenTable, progress: what } }, `${word("table")} ${chosenTable}: ${word(name)}`), what === "Done" ? "main" : ""), what);
    made.setAttribute("aria-pressed", String(tile.progress === what));
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
    // An awaited player must arrive before they can bust.
    const comes = may.arrived && player.awaited;
    if (comes) offered.push(known(key(word("arrived"), () => { act({ arrived: { entry: player.entry } }, `${player.name}: ${word("arrived")}`); shut(); }, "main"), "arrived"));
    if (may.bust) offered.push(known(key(bustWord(), () => { doing = "bust"; drawPlayer(); }, comes ? "" : "main"), "bust"));
    if (may.count && player.chips.length) offered.push(known(key(word("count"), () => { doing = "count"; drawPlayer(); }), "count"));
    if (may.call) offered.push(known(key(word("callFloor"), () => act({ call: { table: player.table } }, `${word("callFloor")}: ${word("table")} ${player.table}`)), "call"));
    parts.push(make("div", offered, "keys"));
  }
  fill("player", parts);
}

// ---------------------------------------------------------------------------------- search

let typing = 0;
async function find() {
  const typed = $("typed").value.trim();
  if (!typed) { fill("found", []); write("found-note", word("hint")); return; }
  const { found, all } = await ask({ find: { typed } });
  if (typed !== $("typed").value.trim()) return;
  write("found-note", !found.length ? word("noPlayer") : all > found.length ? word("moreFound", found.length, all) : "");
  fill("found", found.map((one) => {
    const tap = known(key([make("span", one.name, "name"), make("span", `${word("table")} ${one.table} · ${word("seat")} ${one.seat}`, "dim figures")], () => quiet(choose(one.entry))), `entry-${one.entry}`);
    return make("li", tap);
  }));
}

