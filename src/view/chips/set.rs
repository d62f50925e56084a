//! The house's chips: starting stacks, the chips the room must bring, the number of players they
//! carry.

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_rules::{
    chip_set::{
        ChipDemand, ChipPlan, ChipPurchase, ChipSet, ChipStock, Need, Pile, Remark, Style, remarks,
        usual_colour,
    },
    levels::Structure,
};
use bottone_tournament::{Tournament, setup::Purchase};
use bottone_vocabulary::words;

use crate::Tone;

/// The colours that a chip can have, with their names in files: red, green, blue of each.
pub const COLOURS: [(&str, (u8, u8, u8)); 12] = [
    ("white", (236, 232, 224)),
    ("red", (190, 52, 52)),
    ("green", (46, 139, 87)),
    ("black", (34, 34, 38)),
    ("purple", (118, 74, 160)),
    ("yellow", (232, 190, 56)),
    ("orange", (222, 116, 44)),
    ("blue", (52, 104, 178)),
    ("grey", (122, 132, 142)),
    ("turquoise", (60, 170, 178)),
    ("pink", (226, 138, 170)),
    ("brown", (120, 82, 52)),
];

/// Returns the name of a colour: those of [`COLOURS`] in the window's language, others by the
/// house's name.
pub fn colour_name(language: Language, name: &str) -> String {
    if COLOURS.iter().any(|(known, _)| *known == name) {
        language.word(&format!("chips-colour-{name}"))
    } else {
        name.to_owned()
    }
}

/// The placeholder for an unknown number.
const NOT_KNOWN: &str = "–";

/// Makes a new value of a set, in its usual colour.
pub fn new_chip(value: Chips) -> ChipStock {
    let colour = usual_colour(value);
    let name = COLOURS.iter().find(|(_, known)| *known == colour).map_or("grey", |(name, _)| name);
    ChipStock { value, name: name.to_owned(), colour, owned: 0 }
}

/// The expected number of players, and their purchases beyond the starting stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpectedPlayers {
    /// The expected entries.
    pub entries: u32,
    /// The expected rebuys of each.
    pub rebuys: u32,
    /// The rebuys sold so far, which count if none are expected of each.
    pub sold: u64,
    /// The expected add-ons of each.
    pub add_ons: u32,
}

impl ExpectedPlayers {
    /// Returns the entries and rebuys so far, and one add-on each if the event has one.
    pub fn current(t: &Tournament) -> Self {
        let entries = u32::try_from(t.entries().count()).unwrap_or(u32::MAX);
        let one = |sold: Option<&Purchase>| sold.map_or(0, |_| 1);
        let sold = t.entries().all().map(|(_, entry)| u64::from(entry.rebuys)).sum();
        Self { entries, rebuys: 0, sold, add_ons: one(t.setup().add_on.as_ref()) }
    }
}

/// A chip of the set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChipRow {
    /// The value.
    pub value: Chips,
    /// The same as text.
    pub worth: String,
    /// The name of the colour.
    pub colour_name: String,
    /// Red, green, blue.
    pub colour: [u8; 3],
    pub owned: String,
    /// True if the structure uses the value.
    pub in_play: bool,
}

/// A pile of a starting stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileView {
    /// The value of each chip.
    pub value: Chips,
    /// The same as text.
    pub worth: String,
    pub chips: u32,
    /// Red, green, blue.
    pub colour: [u8; 3],
    /// "12 of 25", for a screen reader.
    pub name: String,
}

/// The number of chips needed of a value, by purpose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NeedRow {
    pub worth: String,
    /// Red, green, blue.
    pub colour: [u8; 3],
    /// The numbers for stacks, rebuys and add-ons, colour-ups, the end, and the reserve.
    pub parts: [String; 5],
    pub total: String,
    pub owned: String,
    /// "enough", or "12 short".
    pub state: String,
    /// True if there are too few.
    pub short: bool,
}

/// The Chip set tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetView {
    /// The set's name.
    pub name: String,
    /// "500 chips", or a note that the numbers have not been entered.
    pub count: String,
    /// True if the numbers of chips have not been entered.
    pub is_unknown: bool,
    /// Its values, the smallest first.
    pub chips: Vec<ChipRow>,
    /// The piles of a starting stack, the smallest value first, one for every value of the set.
    pub piles: Vec<PileView>,
    /// "35 chips".
    pub stack_count: String,
    /// "10,000".
    pub stack_sum: String,
    /// "of 10,000" if the sum differs.
    pub stack_should_be: String,
    /// True if the sum matches the structure.
    pub stack_is_right: bool,
    /// The unusual points about it.
    pub remarks: Vec<(Tone, String)>,
    /// The chips needed of each value.
    pub needs: Vec<NeedRow>,
    /// "These chips carry 18 players".
    pub carries: String,
    /// "25s run out first", or a note that the numbers are unknown.
    pub runs_out: String,
    /// True if they are enough for the expected players.
    pub enough: bool,
}

/// Returns the event's plan, or else one from the structure's own chips, with none owned.
pub fn plan_of(language: Language, t: &Tournament) -> ChipPlan {
    t.setup().chips.clone().unwrap_or_else(|| {
        let chip = |chip: &bottone_rules::levels::Chip| ChipStock {
            value: chip.value,
            name: chip.name.clone(),
            colour: chip.colour,
            owned: 0,
        };
        let chips = t.clock().structure().chips.iter().map(chip).collect();
        let set = ChipSet { name: language.word("chips-own-set"), chips, ..ChipSet::default() };
        ChipPlan { set, ..ChipPlan::default() }
    })
}

/// Returns the piles of a starting stack of this event; empty if the values cannot make one.
pub fn stack_of(plan: &ChipPlan, structure: &Structure) -> Vec<Pile> {
    let in_play: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
    plan.starting_stack(&in_play, structure.starting_stack).unwrap_or_default()
}

/// Computes the chips an event needs by purpose, and passes them to `then`.
pub fn with_demand<R>(
    t: &Tournament,
    plan: &ChipPlan,
    asked: ExpectedPlayers,
    then: impl FnOnce(&ChipDemand<'_>) -> R,
) -> R {
    let setup = t.setup();
    let structure = t.clock().structure();
    let stack = stack_of(plan, structure);
    let bought = |offer: &Option<Purchase>, each: u32, sold: u64| {
        offer.as_ref().map(|offer| ChipPurchase { chips: offer.chips, each, sold })
    };
    let sold = if asked.rebuys == 0 { asked.sold } else { 0 };
    let rebuys = bought(&setup.rebuy, asked.rebuys, sold);
    let add_ons = bought(&setup.add_on, asked.add_ons, 0);
    let bought: Vec<ChipPurchase> = [rebuys, add_ons].into_iter().flatten().collect();
    then(&ChipDemand {
        structure,
        stack: &stack,
        bought: &bought,
        seats: setup.seats,
        leftover: setup.house.rulebook.chip_race.leftover,
        reserve: plan.reserve,
    })
}

impl SetView {
    /// Builds the tab for this plan and the expected numbers.
    pub fn of(language: Language, t: &Tournament, plan: &ChipPlan, asked: ExpectedPlayers) -> Self {
        let structure = t.clock().structure();
        let stack = stack_of(plan, structure);
        let sum: Chips = stack.iter().map(|pile| pile.worth()).sum();
        let count: u64 = stack.iter().map(|pile| u64::from(pile.chips)).sum();
        let should_be = structure.starting_stack;
        let (needs, carries) = with_demand(t, plan, asked, |room| {
            (room.needs(&plan.set, asked.entries), room.capacity(&plan.set))
        });
        let mut set = plan.set.chips.clone();
        set.sort_unstable_by_key(|chip| chip.value);
        let is_unknown = plan.set.count() == 0;
        Self {
            name: plan.set.name.clone(),
            count: if is_unknown {
                language.word("chips-not-typed")
            } else {
                language.say("chips-count", &[("count", plan.set.count().into())])
            },
            is_unknown,
            chips: set.iter().map(|chip| chip_row(language, structure, chip, is_unknown)).collect(),
            piles: piles(language, &plan.set, &stack),
            stack_count: language.say("chips-count", &[("count", count.into())]),
            stack_sum: language.chips(sum),
            stack_should_be: if sum == should_be {
                String::new()
            } else {
                language.say("chips-of-stack", &[("stack", language.chips(should_be).into())])
            },
            stack_is_right: sum == should_be,
            remarks: if stack.is_empty() {
                vec![(Tone::Waits, language.word("chips-no-stack"))]
            } else {
                remarks(&stack, should_be).iter().map(|r| remark(language, *r)).collect()
            },
            enough: !is_unknown && needs.iter().all(|need| need.missing() == 0),
            needs: needs.iter().map(|need| need_row(language, &plan.set, need)).collect(),
            carries: language.say("chips-carry", &[("players", carries.players.into())]),
            runs_out: if is_unknown {
                language.word("chips-none-owned")
            } else if carries.short.is_empty() {
                String::new()
            } else {
                let short = words::denominations(language, &carries.short);
                language.say("chips-run-out", &[("chips", short.into())])
            },
        }
    }
}

fn chip_row(
    language: Language,
    structure: &Structure,
    chip: &ChipStock,
    is_unknown: bool,
) -> ChipRow {
    ChipRow {
        value: chip.value,
        worth: language.chips(chip.value),
        colour_name: colour_name(language, &chip.name),
        colour: rgb(chip.colour),
        owned: if is_unknown { NOT_KNOWN.to_owned() } else { language.number(chip.owned) },
        in_play: structure.chips.iter().any(|in_play| in_play.value == chip.value),
    }
}

/// Returns a pile for every value of the set, and for those of the stack that are not in it.
fn piles(language: Language, set: &ChipSet, stack: &[Pile]) -> Vec<PileView> {
    let mut values = set.values();
    values.extend(stack.iter().map(|pile| pile.value));
    values.sort_unstable();
    values.dedup();
    let view = |value: Chips| {
        let chips = stack.iter().find(|pile| pile.value == value).map_or(0, |pile| pile.chips);
        let worth = language.chips(value);
        let gaps = [("count", chips.into()), ("value", worth.as_str().into())];
        PileView {
            value,
            chips,
            colour: colour_of(set, value),
            name: language.say("chips-pile", &gaps),
            worth,
        }
    };
    values.into_iter().map(view).collect()
}

fn need_row(language: Language, set: &ChipSet, need: &Need) -> NeedRow {
    let figure = |chips: u64| if chips == 0 { String::new() } else { language.number(chips) };
    let missing = need.missing();
    let is_unknown = set.count() == 0;
    NeedRow {
        worth: language.chips(need.value),
        colour: colour_of(set, need.value),
        parts: [need.stacks, need.bought, need.coloured_up, need.end, need.reserve].map(figure),
        total: language.number(need.total()),
        owned: if is_unknown { NOT_KNOWN.to_owned() } else { language.number(need.owned) },
        state: if is_unknown {
            String::new()
        } else if missing == 0 {
            language.word("chips-enough")
        } else {
            language.say("chips-short", &[("missing", missing.into())])
        },
        short: missing > 0 && !is_unknown,
    }
}

/// Puts an unusual point about a stack into a sentence.
fn remark(language: Language, remark: Remark) -> (Tone, String) {
    let chips = |chips: Chips| language.chips(chips).into();
    match remark {
        Remark::Sum { is, should_be } => {
            let (by, name) = if is > should_be {
                (is.minus(should_be), "chips-sum-over")
            } else {
                (should_be.minus(is), "chips-sum-under")
            };
            (Tone::Waits, language.say(name, &[("by", chips(by))]))
        }
        Remark::TooMany { chips, most } => {
            let gaps = [("chips", chips.into()), ("most", most.into())];
            (Tone::Gold, language.say("chips-too-many", &gaps))
        }
        Remark::TooBig { value } => {
            (Tone::Gold, language.say("chips-too-big", &[("value", chips(value))]))
        }
        Remark::Few { value, chips: count, least } => {
            let gaps = [("value", chips(value)), ("chips", count.into()), ("least", least.into())];
            (Tone::Gold, language.say("chips-few", &gaps))
        }
    }
}

/// Returns the colour of this value in a set, or its usual colour.
pub fn colour_of(set: &ChipSet, value: Chips) -> [u8; 3] {
    rgb(set.of(value).map_or_else(|| usual_colour(value), |chip| chip.colour))
}

const fn rgb((red, green, blue): (u8, u8, u8)) -> [u8; 3] {
    [red, green, blue]
}

/// Describes a set on the shelf in a line: "Club set of 5,000 · 25 to 25,000 · 5,000 chips".
pub fn shelf_line(language: Language, set: &ChipSet) -> String {
    let values = set.values();
    let end = |value: Option<&Chips>| language.chips(value.copied().unwrap_or_default());
    let gaps = [
        ("name", set.name.as_str().into()),
        ("from", end(values.first()).into()),
        ("to", end(values.last()).into()),
        ("count", set.count().into()),
    ];
    language.say("chips-on-the-shelf", &gaps)
}

/// Returns the label for a style of starting stack.
pub fn style_word(language: Language, style: Style) -> String {
    language.word(match style {
        Style::Ample => "chips-style-ample",
        Style::Spare => "chips-style-spare",
    })
}
