//! The race at one table: the odd chips, the cards, the winners, the result.

use bottone_base::{
    cards::Card,
    chips::Chips,
    seat::{SeatNo, TableNo},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_rules::colour_up::{ColourUp, ColourUpFault, Holding, Leftover};
use bottone_tournament::{
    Command, Event, Refusal, Tournament,
    counts::{CountCommand, CountEvent, RaceCards, RaceResult, TableColourUp},
    entries::EntryId,
};
use bottone_vocabulary::words;

use crate::Tone;

/// The tables that race a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceTables {
    /// Every table by number, and true if it has raced.
    pub all: Vec<(TableNo, bool)>,
}

impl RaceTables {
    /// Returns the tables with players, for the value `old`.
    pub fn of(t: &Tournament, old: Chips) -> Self {
        let all = super::plan::occupied_tables(t);
        Self { all: all.map(|(number, table)| (number, t.has_coloured_up(table, old))).collect() }
    }

    /// Returns the first table that has not raced, from this one on and then from the start.
    pub fn next(&self, from: Option<TableNo>) -> Option<TableNo> {
        let open = || self.all.iter().filter(|(_, raced)| !raced).map(|(table, _)| *table);
        open().find(|table| from.is_none_or(|from| *table >= from)).or_else(|| open().next())
    }
}

/// The entered chips of the old value that a player holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeldChips {
    /// The number of chips; `None` if not entered.
    pub chips: Option<u64>,
    /// True if the player has no other chips.
    pub last: bool,
    /// The cards that were dealt at the table.
    pub cards: Vec<Card>,
}

/// A player in the race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceLine {
    pub seat: SeatNo,
    /// The player's entry.
    pub entry: EntryId,
    pub name: String,
    /// The number of odd chips.
    pub odd: u64,
    /// The cards in the order dealt.
    pub cards: Vec<Card>,
    /// The number of cards still to be dealt.
    pub missing: u64,
    /// "wins 100", "kept in with 100", "changes 4 for 1"; may be empty.
    pub result: String,
    /// The tone of the text.
    pub tone: Tone,
}

/// The race at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceView {
    /// The players, from seat 1 up.
    pub lines: Vec<RaceLine>,
    /// "15 odd chips · 4 new ones to race for".
    pub raced_for: String,
    /// The reason why no race is possible; empty if one is.
    pub problem: String,
    /// The input asked for while none has been entered; empty afterwards.
    pub missing_input: String,
    /// True if cards are still to be dealt.
    pub wants_cards: bool,
    /// The chips out, the chips in, and the change of the total. `None` before they are known.
    pub sum: Option<[String; 3]>,
    /// The command that records the race.
    pub command: Option<Command>,
}

impl RaceView {
    /// Builds the race of `old` for `new` at `table` from the holdings entered for each seat. The
    /// cards come from the draw with `seed` or, without one, are those dealt at the table.
    pub fn of(
        language: Language,
        t: &Tournament,
        (table, old, new): (TableNo, Chips, Chips),
        said: impl Fn(SeatNo) -> HeldChips,
        seed: Option<u64>,
        at: Timestamp,
    ) -> Option<Self> {
        let sits: Vec<(SeatNo, EntryId)> = t.tables().table(table)?.entries().collect();
        let holds: Vec<(SeatNo, HeldChips)> =
            sits.iter().map(|(seat, _)| (*seat, said(*seat))).collect();
        let holding = |(seat, hold): &(SeatNo, HeldChips)| Holding {
            seat: *seat,
            chips: hold.chips.unwrap_or(0),
            others: !hold.last || hold.chips.unwrap_or(0) == 0,
        };
        let holdings: Vec<Holding> = holds.iter().map(holding).collect();
        let race = ColourUp::new(old, new, &holdings);
        let odd_of = |seat: SeatNo| {
            let race = race.as_ref().ok();
            race.and_then(|race| race.odd().find(|(odd, _)| *odd == seat)).map_or(0, |(_, n)| n)
        };
        let dealt = holds.iter().filter(|(seat, _)| odd_of(*seat) > 0);
        let cards = match seed {
            Some(seed) => RaceCards::Drawn { seed },
            None => {
                RaceCards::Dealt(dealt.map(|(seat, hold)| (*seat, hold.cards.clone())).collect())
            }
        };
        let rulebook = &t.setup().house.rulebook;
        let (leftover, drawn_suits) = (rulebook.chip_race.leftover, rulebook.seating.drawn_suits);
        // If every player gets a chip, no cards are dealt.
        let cards = if leftover == Leftover::Each { RaceCards::Dealt(Vec::new()) } else { cards };
        let race_now =
            CountCommand::ColourUp { table, old, new, holdings, cards, suits: drawn_suits };
        let command = Command::Counts(race_now);
        let decided = t.decide(&command, at, None);
        let coloured = decided.as_ref().ok().and_then(|events| match events.as_slice() {
            [Event::Counts(CountEvent::ColouredUp(coloured))] => Some(coloured),
            _ => None,
        });
        let odd: u64 = sits.iter().map(|(seat, _)| odd_of(*seat)).sum();
        // A table without any entry has not raced: a table with no old chips must be entered as
        // such.
        let silent = holds.iter().all(|(_, hold)| hold.chips.is_none());
        let wants_cards = coloured.is_none() && odd > 0 && seed.is_none();
        let problem = match (&race, &decided) {
            (Err(fault), _) => fault_words(language, *fault),
            (Ok(_), _) if odd > 52 && leftover != Leftover::Each => {
                language.say("colour-up-deck", &[("odd", odd.into())])
            }
            (Ok(_), Err(refusal)) if !wants_cards => words::refusal(language, *refusal),
            _ => String::new(),
        };
        let line = |((seat, entry), (_, hold)): (&(SeatNo, EntryId), &(SeatNo, HeldChips))| {
            let odd = odd_of(*seat);
            let (said, tone) = outcome(language, coloured, *seat, (old, new));
            let raced = coloured.and_then(|raced| raced.players.iter().find(|p| p.seat == *seat));
            let cards = raced.map_or_else(|| hold.cards.clone(), |raced| raced.cards.clone());
            let due = if leftover == Leftover::Each { 0 } else { odd };
            RaceLine {
                seat: *seat,
                entry: *entry,
                name: words::short_name(language, t, *entry),
                odd,
                missing: due.saturating_sub(u64::try_from(cards.len()).unwrap_or(u64::MAX)),
                cards,
                result: said,
                tone,
            }
        };
        Some(Self {
            lines: sits.iter().zip(&holds).map(line).collect(),
            raced_for: match &race {
                Ok(race) if !silent => raced_for(language, race, leftover, new),
                _ => String::new(),
            },
            missing_input: if silent {
                language.word("colour-up-say-first")
            } else {
                String::new()
            },
            wants_cards: wants_cards && problem.is_empty(),
            problem,
            sum: coloured.filter(|_| !silent).map(|raced| {
                let (out, into) = (raced.out(), raced.into());
                [language.chips(out), language.chips(into), super::change(language, out, into)]
            }),
            command: (coloured.is_some() && !silent).then_some(command),
        })
    }
}

fn raced_for(language: Language, race: &ColourUp, leftover: Leftover, new: Chips) -> String {
    let odd: u64 = race.odd().map(|(_, odd)| odd).sum();
    if odd == 0 {
        return language.word("colour-up-no-odd");
    }
    let gaps = [
        ("odd", odd.into()),
        ("chips", race.raced_for(leftover).into()),
        ("new", language.chips(new).into()),
    ];
    language.say("colour-up-raced-for", &gaps)
}

/// Describes the result for one player in a few words.
fn outcome(
    language: Language,
    coloured: Option<&TableColourUp>,
    seat: SeatNo,
    (old, new): (Chips, Chips),
) -> (String, Tone) {
    let raced = coloured.and_then(|raced| raced.players.iter().find(|raced| raced.seat == seat));
    let Some(raced) = raced.filter(|raced| !raced.out.is_zero()) else {
        return (String::new(), Tone::Dim);
    };
    let won = u64::from(matches!(raced.fate, RaceResult::Won | RaceResult::Saved));
    let even = raced.into.minus(new.times(won));
    let odd = raced.out.minus(even);
    let gaps = [
        ("new", language.chips(new).into()),
        ("odd", language.chips(odd).into()),
        ("even", language.chips(even).into()),
        ("old", language.chips(old).into()),
    ];
    let (name, tone) = match raced.fate {
        RaceResult::None => ("colour-up-even", Tone::Dim),
        RaceResult::Won => ("colour-up-won", Tone::Good),
        RaceResult::Lost => ("colour-up-lost", Tone::Dim),
        RaceResult::Saved => ("colour-up-saved", Tone::Gold),
    };
    (language.say(name, &gaps), tone)
}

fn fault_words(language: Language, fault: ColourUpFault) -> String {
    match fault {
        ColourUpFault::Values => language.word("colour-up-values"),
        ColourUpFault::TooMany(seat)
        | ColourUpFault::NoChips(seat)
        | ColourUpFault::Twice(seat) => {
            language.say("colour-up-seat-wrong", &[("seat", seat.get().into())])
        }
        ColourUpFault::Deck { odd } => language.say("colour-up-deck", &[("odd", odd.into())]),
        ColourUpFault::Cards { .. } | ColourUpFault::Dealt(_) => {
            words::refusal(language, Refusal::CardsWrong)
        }
    }
}
