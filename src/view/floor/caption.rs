//! The most important notice of a table, as long as there is room for.

use bottone_base::seat::{Seat, SeatNo, TableNo};
use bottone_i18n::Language;
use bottone_rules::seating::SeatingPlan;
use bottone_tournament::{Tournament, tables::Table};
use bottone_vocabulary::words;

use crate::{Tone, incidents};

/// The notice of a table: a player to move, a missing player, or a plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The tone of the notice.
    pub tone: Tone,
    /// "Seat 7 moves to T9".
    pub text: String,
    /// The same on a tile: "S7 → T9".
    pub brief: String,
    /// The same where nothing longer fits: "→9".
    pub mark: String,
}

impl Caption {
    /// Returns the most urgent notice of `table`. `None` if all is in order.
    pub(super) fn of(
        language: Language,
        t: &Tournament,
        plan: &SeatingPlan,
        number: TableNo,
        table: &Table,
    ) -> Option<Self> {
        let word = |tone, said: &str, brief: &str, mark: &str| {
            let [said, brief, mark] = [said, brief, mark].map(|name| language.word(name));
            Some(Self { tone, text: said, brief, mark })
        };
        let mut leaving = plan.moves.iter().filter(|step| step.from.table == number);
        if let Some(step) = leaving.next() {
            let (seat, to) = (step.from.seat, step.to.table);
            let names = ["floor-moves-to", "floor-brief-moves-to"];
            let [said, brief] = names.map(|name| move_text(language, name, seat, to));
            return Some(Self { tone: Tone::Waits, text: said, brief, mark: format!("→{to}") });
        }
        let gap = |table: TableNo| [("table", table.to_string().into())];
        if let Some(step) = plan.draws.iter().find(|step| step.from == number) {
            let to = step.to.table;
            let names = ["floor-high-card", "floor-brief-high-card"];
            let [said, brief] = names.map(|name| language.say(name, &gap(to)));
            return Some(Self { tone: Tone::Waits, text: said, brief, mark: format!("→{to}") });
        }
        if plan.ask.contains(&number) {
            let names =
                ["floor-where-button", "floor-brief-where-button", "floor-mark-where-button"];
            let [said, brief, mark] = names;
            return word(Tone::Waits, said, brief, mark);
        }
        if plan.halts.contains(&number) && plan.filled().any(|filled| filled == number) {
            let fullest = t.tables().open().map(|(_, table)| table.occupied().len()).max();
            let short = fullest.unwrap_or(0).saturating_sub(table.occupied().len());
            let said = words::count(language, "floor-short", short);
            let brief = language.word("floor-brief-halted");
            return Some(Self { tone: Tone::Gold, text: said, brief, mark: format!("−{short}") });
        }
        if let Some(step) = plan.moves.iter().find(|m| m.to.table == number) {
            let Seat { table, seat } = step.from;
            let names = ["floor-comes", "floor-brief-comes"];
            let [said, brief] = names.map(|name| move_text(language, name, seat, table));
            return Some(Self { tone: Tone::Gold, text: said, brief, mark: format!("←{table}") });
        }
        if let Some(step) = plan.draws.iter().find(|step| step.to.table == number) {
            let names = ["floor-comes-high-card", "floor-brief-comes-high-card"];
            let [said, brief] = names.map(|name| language.say(name, &gap(step.from)));
            return Some(Self {
                tone: Tone::Gold,
                text: said,
                brief,
                mark: format!("←{}", step.from),
            });
        }
        if t.tables().is_held(number) {
            return word(Tone::Dim, "floor-held", "floor-held", "floor-mark-held");
        }
        if plan.breaks.first() == Some(&number) {
            let (said, brief) = ("floor-breaks-next", "floor-brief-breaks-next");
            return word(Tone::Planned, said, brief, "floor-mark-breaks-next");
        }
        let mut penalised = table.entries().filter(|(_, entry)| t.hands_to_miss(*entry) > 0);
        let Some((seat, entry)) = penalised.next() else {
            return Self::missing(language, t, table);
        };
        let hands = t.hands_to_miss(entry);
        let gaps = [("seat", seat.get().into()), ("hands", hands.into())];
        Some(Self {
            tone: Tone::Gold,
            text: incidents::seat_misses(language, seat, hands),
            brief: language.say("floor-brief-misses", &gaps),
            mark: language.say("floor-mark-misses", &[("seat", seat.get().into())]),
        })
    }

    /// Returns the number of players who have not come to their seats here.
    fn missing(language: Language, t: &Tournament, table: &Table) -> Option<Self> {
        let missing = table.entries().filter(|(_, entry)| t.arrivals().awaits(*entry)).count();
        let [text, brief] =
            ["arrivals-count", "arrivals-brief"].map(|name| words::count(language, name, missing));
        let mark = format!("?{missing}");
        (missing > 0).then_some(Self { tone: Tone::Planned, text, brief, mark })
    }
}

fn move_text(language: Language, name: &str, seat: SeatNo, table: TableNo) -> String {
    language.say(name, &[("seat", seat.get().into()), ("table", table.to_string().into())])
}
