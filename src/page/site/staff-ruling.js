// ---------------------------------------------------------------------------------- the dealer's ruling

const nothing = () => ({ push: [], said: "nothing", amount: "", when: "before", bet: "", raise: "", street: "first", seat: null, choice: null, recorded: false });
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
function set(change) { push = { ...push, choice: null, recorded: false, ...change }; drawRuling(); quiet(rule()); }
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
    const tap = known(key(text, () => { push.choice = nth; push.recorded = false; drawRuling(); }), `choice-${nth}`);
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
  const record = known(key(word("record"), () => {
    act({ rule: { push: asRuled(), choice: push.choice } }, `${word("ruling")}: ${said.headline}`);
    push.recorded = true;
    drawRuling();
  }, "main"), "record");
  record.disabled = push.recorded || !said.ruled || ((said.choices || []).length > 0 && push.choice === null);
  const less = known(key(word("oneLess"), () => set({ push: push.push.slice(0, -1) })), "less");
  less.disabled = !push.push.length;
  fill("ruling-keys", [known(key(word("new"), () => { push = nothing(); drawRuling(); quiet(rule()); }), "new"), less, ...(home && home.me.may.rule ? [record] : [])]);
}

