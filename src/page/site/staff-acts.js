// ---------------------------------------------------------------------------------- acts

// Clock commands are valid only at once: one that is this many milliseconds old is dropped.
const LAPSES = 10_000;

let sending = false;
// Stored first, then sent in order, until the desk has reported the outcome.
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
      announceResult(next, now);
      await refresh();
    }
    await askReports();
  } catch { /* sent again with the next request */ } finally { sending = false; }
}
function announceResult(one, { state, said }) {
  tell(state === "done" ? word("confirmed", said || one.label) : state === "refused" ? word("notDone", said) : said);
  if (state === "refused") open("acts");
}
// A report kept by a desk working alone is decided when the desks are connected again; until then, ask about it.
async function askReports() {
  const noted = acts().filter((one) => one.state === "report");
  if (!noted.length) return;
  const { reports } = await ask({ reports: { acts: noted.map((one) => one.id) } });
  const news = noted.filter((one) => reports[one.id] && reports[one.id].said !== one.said);
  if (!news.length) return;
  keepActs((all) => all.map((one) => ({ ...one, ...reports[one.id] })));
  for (const one of news) announceResult(one, reports[one.id]);
}

// ---------------------------------------------------------------------------------- state

let home = null;        // the desk's last state: {event, clock, me, lists}
let since = 0;          // its time, by our clock
let away = null;        // the reason why the desk was last not reached
let chosenTable = null;
let ownTable = null;    // the dealer's own table, as given by the desk
let table = null;
let player = null;      // the chosen player, and the possible actions
let doing = null;       // "bust" or "count", once the first key was pressed
let pieces = {};        // the chips counted of each value
let by = [];            // the players who take the bounty
let spoken = "";
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
// The content beside the lists: the table and the chosen player.
async function look() {
  if (view === "tables" && chosenTable) {
    const seen = await ask({ table: { table: chosenTable } });
    const text = JSON.stringify(seen);
    if (text !== tableKnown) { tableKnown = text; table = seen.none ? null : seen; drawTable(); }
  }
  // The chosen player plays on meanwhile: the possible actions and their names are those of now.
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
  // If the desk is not reached, the data on the page is enough for an act.
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

