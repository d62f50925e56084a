//! The chips of one value that leave play: exchanges, races and removals, by player.

use std::collections::BTreeMap;

use bottone_base::{
    cards::Card,
    chips::Chips,
    draw::Draw,
    seat::{SeatNo, Seats, TableNo},
    time::Timestamp,
};
use bottone_rules::{
    colour_up::{self, ColourUp, ColourUpResult, Holding, Leftover},
    rulebook::{DrawnSuits, RaceStart},
};
use imbl::OrdSet;
use serde::{Deserialize, Serialize};

use super::CountEvent;
use crate::{
    Refusal, Tournament,
    entries::{EntryId, EntryState},
    tables::Table,
};

/// The cards of a chip race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RaceCards {
    /// The cards as dealt at the table, by seat.
    Dealt(Vec<(SeatNo, Vec<Card>)>),
    /// The cards are dealt by the program.
    Drawn {
        /// The seed of the draw.
        seed: u64,
    },
}

/// The colour-up of one value at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableColourUp {
    pub table: TableNo,
    /// The value that left play.
    pub old: Chips,
    /// The value that replaced it.
    pub new: Chips,
    /// The players at the table, from seat 1 up.
    pub players: Vec<PlayerExchange>,
}

/// The result for one player's chips of the old value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerExchange {
    pub entry: EntryId,
    pub seat: SeatNo,
    /// The chips taken from the player.
    pub out: Chips,
    /// The chips given to the player.
    pub into: Chips,
    /// The cards dealt for the odd chips.
    pub cards: Vec<Card>,
    /// The result of the race.
    pub fate: RaceResult,
}

/// The result of a chip race for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaceResult {
    /// There were no odd chips.
    #[default]
    None,
    /// The odd chips won a new one.
    Won,
    /// The odd chips were lost.
    Lost,
    /// The odd chips were lost, and the player was given a new one to stay in play.
    Saved,
}

impl TableColourUp {
    /// Returns the chips that left the table.
    pub fn out(&self) -> Chips {
        self.players.iter().map(|player| player.out).sum()
    }

    /// Returns the chips that came to the table.
    pub fn into(&self) -> Chips {
        self.players.iter().map(|player| player.into).sum()
    }
}

/// The chips that have left play, by value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Races(BTreeMap<Chips, RetiredChips>);

/// The chips of one value that have left play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RetiredChips {
    /// All chips of the old value that were taken.
    pub out: Chips,
    /// All chips given for them.
    pub into: Chips,
    /// The entries whose chips of this value were exchanged.
    entries: OrdSet<EntryId>,
    /// The time of the last table's race.
    last: Timestamp,
}

impl Races {
    /// Returns all chips that races and late finds have taken out of play.
    pub fn out(&self) -> Chips {
        self.0.values().map(|gone| gone.out).sum()
    }

    /// Returns all chips that races and late finds have put into play.
    pub fn into(&self) -> Chips {
        self.0.values().map(|gone| gone.into).sum()
    }

    /// Returns the chips of this value that have left play, if any table has raced it.
    pub fn of(&self, old: Chips) -> Option<&RetiredChips> {
        self.0.get(&old)
    }

    /// Returns every value that a table has raced, the smallest first.
    pub fn all(&self) -> impl Iterator<Item = (Chips, &RetiredChips)> {
        self.0.iter().map(|(old, gone)| (*old, gone))
    }

    fn take(&mut self, old: Chips, out: Chips, into: Chips) -> &mut RetiredChips {
        let gone = self.0.entry(old).or_default();
        gone.out = gone.out.plus(out);
        gone.into = gone.into.plus(into);
        gone
    }

    /// Applies a race or a late find.
    pub(super) fn apply(&mut self, event: &CountEvent, at: Timestamp) {
        match event {
            CountEvent::ColouredUp(raced) => {
                let gone = self.take(raced.old, raced.out(), raced.into());
                gone.last = at;
                gone.entries.extend(raced.players.iter().map(|player| player.entry));
            }
            CountEvent::FoundLate { old, chips, into, .. } => {
                self.take(*old, old.times(*chips), *into);
            }
            _ => {}
        }
    }
}

impl Tournament {
    /// Returns whether `entry` has no chips of the value `old` any more. They were exchanged, or
    /// the entry came after the last race and was given none.
    pub fn is_coloured_up(&self, entry: EntryId, old: Chips) -> bool {
        let Some(gone) = self.counts().races().of(old) else { return false };
        let late = self.entries().get(entry).is_some_and(|entry| entry.at > gone.last);
        late || gone.entries.contains(&entry)
    }

    /// Returns whether every player at this table has exchanged the value `old`.
    pub fn has_coloured_up(&self, table: &Table, old: Chips) -> bool {
        table.entries().all(|(_, entry)| self.is_coloured_up(entry, old))
    }
}

/// Returns the seat at which the dealing of a race starts, by the house's rule book. This is seat
/// 1, except under an older text that needs the button.
fn starts(t: &Tournament, table: TableNo, at: Timestamp) -> Result<SeatNo, Refusal> {
    match t.setup().house.rulebook.chip_race.starts {
        RaceStart::SeatOne => Ok(SeatNo::FIRST),
        RaceStart::ComingSmallBlind => {
            let next = t.next_hand(table, at).ok_or(Refusal::ButtonUnknown)?;
            Ok(next.positions.small)
        }
    }
}

/// Decides the colour-up of one value at a table (TDA 2024 rule 24).
pub(super) fn colour_up(
    t: &Tournament,
    (number, old, new): (TableNo, Chips, Chips),
    holdings: &[Holding],
    (cards, suits): (&RaceCards, DrawnSuits),
    at: Timestamp,
) -> Result<CountEvent, Refusal> {
    let table = t.tables().table(number).ok_or(Refusal::TableUnknown)?;
    let named: Seats = holdings.iter().map(|held| held.seat).collect();
    Refusal::SeatUnknown.check(named.difference(Seats::all(table.size())).is_empty(), None)?;
    let held: Chips = holdings.iter().map(|held| old.times(held.chips)).sum();
    Refusal::NotUnderstood.check(held <= t.chips_in_play(), None)?;
    Refusal::NotSeated.check(named.difference(table.occupied()).is_empty(), None)?;
    let race = ColourUp::new(old, new, holdings).map_err(refusal)?.with_suits(suits);
    let rules = t.setup().house.rulebook.chip_race;
    let dealt = match cards {
        RaceCards::Dealt(cards) => cards.clone(),
        RaceCards::Drawn { .. } if rules.leftover == Leftover::Each => Vec::new(),
        RaceCards::Drawn { seed } => {
            let race = race.clone().dealt_from(starts(t, number, at)?);
            race.deal(&mut Draw::new(*seed)).map_err(refusal)?
        }
    };
    let coloured = race.race(&dealt, rules.leftover, rules.rescue).map_err(refusal)?;
    Refusal::NothingToDo.check(!table.occupied().is_empty(), None)?;
    let player = |(seat, entry): (SeatNo, EntryId)| {
        let chips = holdings.iter().find(|held| held.seat == seat).map_or(0, |held| held.chips);
        let cards = dealt.iter().find(|(dealt, _)| *dealt == seat);
        PlayerExchange {
            entry,
            seat,
            out: old.times(chips),
            into: new.times(new_chips_for(&coloured, seat)),
            cards: cards.map(|(_, cards)| cards.clone()).unwrap_or_default(),
            fate: fate(&race, &coloured, seat),
        }
    };
    let players = table.entries().map(player).collect();
    Ok(CountEvent::ColouredUp(TableColourUp { table: number, old, new, players }))
}

/// Returns the number of new chips for this seat.
fn new_chips_for(coloured: &ColourUpResult, seat: SeatNo) -> u64 {
    let mut chips = coloured.exchanged.iter().chain(&coloured.won);
    let saved = u64::from(coloured.saved.contains(&seat));
    chips.by_ref().filter(|(of, _)| *of == seat).map(|(_, chips)| chips).sum::<u64>() + saved
}

fn fate(race: &ColourUp, coloured: &ColourUpResult, seat: SeatNo) -> RaceResult {
    if race.odd().all(|(odd, _)| odd != seat) {
        RaceResult::None
    } else if coloured.won.iter().any(|(won, _)| *won == seat) {
        RaceResult::Won
    } else if coloured.saved.contains(&seat) {
        RaceResult::Saved
    } else {
        RaceResult::Lost
    }
}

const fn refusal(fault: colour_up::ColourUpFault) -> Refusal {
    use colour_up::ColourUpFault as F;
    match fault {
        F::Values => Refusal::ValuesWrong,
        F::Twice(_) => Refusal::NamedTwice,
        F::NoChips(_) | F::TooMany(_) => Refusal::NotUnderstood,
        F::Deck { .. } | F::Cards { .. } | F::Dealt(_) => Refusal::CardsWrong,
    }
}

/// Decides the exchange of chips found after their value left play. They are exchanged at equal
/// value only. The part below the smallest chip in play is taken without pay (rules §5.2).
pub(super) fn exchange_late(
    t: &Tournament,
    (entry, old, chips): (EntryId, Chips, u64),
    at: Timestamp,
) -> Result<CountEvent, Refusal> {
    let known = t.entries().get(entry).ok_or(Refusal::EntryUnknown)?;
    let few = chips > 0 && chips <= Chips::MOST / old.get().max(1);
    Refusal::NotUnderstood.check(few && old.times(chips) <= t.chips_in_play(), None)?;
    Refusal::NotIn.check(known.standing == EntryState::In, None)?;
    let left = t.denominations(at).into_iter().find(|chip| *chip != old);
    let smallest = left.filter(|smallest| old < *smallest).ok_or(Refusal::ValuesWrong)?;
    Refusal::ValuesWrong.check(t.is_coloured_up(entry, old), None)?;
    let into = colour_up::exchanged(old.times(chips), smallest);
    Ok(CountEvent::FoundLate { entry, old, chips, into })
}

/// Decides the change of one player's chips for larger ones of equal value (TDA 2024 rule 25). It
/// is announced, and possible at any time. No chip is raced and no value leaves play.
pub(super) fn change(
    t: &Tournament,
    entry: EntryId,
    (old, new, chips): (Chips, Chips, u64),
) -> Result<CountEvent, Refusal> {
    let known = t.entries().get(entry).ok_or(Refusal::EntryUnknown)?;
    let few = chips > 0 && chips <= Chips::MOST / old.get().max(1);
    Refusal::NotUnderstood.check(few && old.times(chips) <= t.chips_in_play(), None)?;
    Refusal::NotIn.check(known.standing == EntryState::In, None)?;
    let even = new > old && !old.is_zero() && old.times(chips).get().is_multiple_of(new.get());
    Refusal::ValuesWrong.check(even, None)?;
    Ok(CountEvent::Changed { entry, old, new, chips })
}

impl Tournament {
    /// Returns the denominations in play at `at`, the smallest first. A value that tables race
    /// stays until the last of them has raced it.
    pub fn denominations(&self, at: Timestamp) -> Vec<Chips> {
        let structure = self.clock().structure();
        let by_structure = structure.chips_in_play(self.clock().read(at).row);
        let is_in_play = |old: &Chips| {
            let raced = self.counts().races().of(*old).is_some();
            let open = || self.tables().open().any(|(_, table)| !self.has_coloured_up(table, *old));
            if raced { open() } else { by_structure.contains(old) }
        };
        let mut chips: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
        chips.sort_unstable();
        chips.retain(is_in_play);
        chips
    }
}
