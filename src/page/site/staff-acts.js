// ---------------------------------------------------------------------------------- acts

// The clock is for now: what was asked of it so many milliseconds ago is not done any more.
const LAPSES = 10_000;

let sending = false;
// Kept first, then sent, in the order in which they were done, until the desk says what became of them.
function act(what, label) {
  keepActs((all) => [...all, { id: chance(), event: home.event, act: what, label, state: "sent", said: "", when: Date.now() }]);
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
      const lapsed = next.act.clock && Date.now() - next.when > LAPSES;
      const { state, said, fault } = lapsed ? { fault: word("lapsed") } : await ask({ act: { id: next.id, event: next.event, act: next.act } });
      const now = fault ? { state: "refused", said: fault } : { state: state || "waits", said: said || "" };
      keepActs((all) => all.map((one) => one.id === next.id ? { ...one, ...now } : one));
      if (now.state === "waits") break;
      toldOf(next, now);
      await refresh();
    }
    await askReports();
  } catch { /* sent again with what is asked next */ } finally { sending = false; }
}
function toldOf(one, { state, said }) {
  tell(state === "done" ? word("confirmed", said || one.label) : state === "refused" ? word("notDone", said) : said);
  if (state === "refused") open("acts");
}
// What a desk on its own keeps is decided when the desks are together again: until then it is asked about.
async function askReports() {
  const noted = acts().filter((one) => one.state === "report");
  if (!noted.length) return;
  const { reports } = await ask({ reports: { acts: noted.map((one) => one.id) } });
  const news = noted.filter((one) => reports[one.id] && reports[one.id].said !== one.said);
  if (!news.length) return;
  keepActs((all) => all.map((one) => ({ ...one, ...reports[one.id] })));
  for (const one of news) toldOf(one, reports[one.id]);
}

// ---------------------------------------------------------------------------------- what is known

let home = null;        // what the desk said last: {event, clock, me, lists}
let since = 0;          // when, by our time
let away = null;        // why it was not reached last
let chosenTable = null;
let ownTable = null;    // where a dealer deals, as the desk gave it
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
  // Whoever is chosen goes on playing meanwhile: what can be done for him, and what it is called, is as of now.
  if (player && !doing) {
    const entry = player.entry;
    const seen = await ask({ player: { entry } });
    if (player && player.entry === entry && !doing && JSON.stringify(seen) !== JSON.stringify(player)) {
      player = seen.none ? null : seen;
      drawPlayer();
    }
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

