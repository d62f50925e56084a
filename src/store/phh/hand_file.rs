//! A hand as in a file.

use std::{io, path::Path};

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo},
};
use bottone_hands::hand::{Hand, HandGame, HandStart, Stakes};
use bottone_i18n::Saying;
use bottone_rules::{
    betting::BettingRules, rulebook::Rulebook, ruling::PushRules, showdown::ShowdownRules,
};

use super::{
    super::files::{IfExists, write_whole},
    ReplayedHand,
    action::PhhAction,
    fault::{PhhFault, PhhPosition, Problem},
    fields::{FieldFault, Fields, Unit, counted, list, signed_chips, text},
    push::Push,
    toml::{TomlEntry, entries},
};

/// A hand as in a file: its start, its actions, and the file's statements about its end.
#[derive(Clone, Debug)]
pub struct WrittenHand<'t> {
    pub(super) hand: Hand,
    pub(super) actions: Vec<PhhAction>,
    /// The pushes, in order.
    pub(super) pushes: Vec<Push>,
    /// The meaning of a push.
    pub(super) pushing: PushRules,
    pub(super) finishing: Option<Vec<Chips>>,
    /// The unit of every amount.
    unit: Unit,
    /// The fields without effect on the play of the hand.
    other_fields: Vec<TomlEntry<'t>>,
}

/// The names of the games.
const VARIANTS: &[(&str, HandGame, Limits)] = &[
    ("NT", HandGame::Holdem, Limits::None),
    ("FT", HandGame::Holdem, Limits::Fixed),
    ("NS", HandGame::ShortDeck, Limits::None),
    ("PO", HandGame::Omaha, Limits::Pot),
    ("FO/8", HandGame::OmahaHiLo, Limits::Fixed),
    ("F7S", HandGame::Stud, Limits::Fixed),
    ("F7S/8", HandGame::StudHiLo, Limits::Fixed),
    ("FR", HandGame::Razz, Limits::Fixed),
    ("N2L1D", HandGame::SingleDraw27, Limits::None),
    ("F2L3D", HandGame::TripleDraw27, Limits::Fixed),
    ("FB", HandGame::Badugi, Limits::Fixed),
];

/// Returns the names of all games.
pub(super) fn variants() -> String {
    VARIANTS.iter().map(|(name, ..)| *name).collect::<Vec<_>>().join(", ")
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Limits {
    None,
    Pot,
    Fixed,
}

/// The switches of a rulebook that affect the course of a hand.
#[derive(Clone, Debug, Default)]
pub struct Switches {
    /// The limits of a bet.
    pub betting: BettingRules,
    /// The order of showing, and the division of a pot.
    pub showdown: ShowdownRules,
    /// The meaning of a push of chips.
    pub pushing: PushRules,
}

impl From<&Rulebook> for Switches {
    fn from(book: &Rulebook) -> Self {
        let Rulebook { betting, showdown, pushing, .. } = book;
        Self { betting: betting.clone(), showdown: *showdown, pushing: *pushing }
    }
}

/// A look-up of a rulebook's switches by its name, or of the default without a name. The error is
/// the reason.
pub type RulesLookup<'a> = &'a (dyn Fn(Option<&str>) -> Result<Switches, Saying> + Sync);

impl<'t> WrittenHand<'t> {
    /// Reads one hand, the text of a `.phh` file.
    ///
    /// `rules` knows the rulebook that a file names in its field `_rules`.
    ///
    /// # Errors
    /// The place that is no hand, and the expected content.
    pub fn read(text: &'t str, rules: RulesLookup<'_>) -> Result<Self, PhhFault> {
        Self::read_at(text, 1, rules)
    }

    /// Reads a hand like [`read`](Self::read), in a text that begins on this line of its file.
    pub(super) fn read_at(
        text: &'t str,
        line: usize,
        rules: RulesLookup<'_>,
    ) -> Result<Self, PhhFault> {
        let read = entries(text).and_then(|entries| hand(entries, rules));
        read.map_err(|(at, problem)| PhhFault { place: PhhPosition::of(text, at, line), problem })
    }

    /// Returns whether its amounts are hundredths, because its file has decimals.
    pub fn is_in_hundredths(&self) -> bool {
        self.unit == Unit::Hundredth
    }

    /// Returns the number of actions.
    pub fn actions(&self) -> usize {
        self.actions.len()
    }

    /// Returns an action in the words of the format, by its number from 1.
    pub fn action(&self, number: usize) -> Option<String> {
        let action = self.actions.get(number.checked_sub(1)?)?;
        match action {
            PhhAction::Push(_, push) => self.pushes.get(*push).map(|push| push.written(self.unit)),
            action => Some(action.written(self.unit)),
        }
    }

    /// Returns the replayed hand with the other fields of its file, after a header if it has a
    /// number. `None` if [`write()`] cannot write it.
    pub fn rewrite(&self, replayed: &ReplayedHand, number: Option<u64>) -> Option<String> {
        let stacks = replayed.outcome.as_ref().map(|_| replayed.stacks());
        let finishing = stacks.as_ref().or(self.finishing.as_ref());
        let mut text = write_in(self.unit, &replayed.hand, number, finishing.map(Vec::as_slice))?;
        for entry in &self.other_fields {
            text.push_str(&entry.written);
            text.push('\n');
        }
        Some(text)
    }
}

/// The fields that are read. All others are kept unchanged.
const READ: &[&str] = &[
    "variant",
    "antes",
    "blinds_or_straddles",
    "bring_in",
    "small_bet",
    "big_bet",
    "min_bet",
    "starting_stacks",
    "actions",
    "finishing_stacks",
    "_chip",
    "_dead_small",
];

fn hand<'t>(
    mut entries: Vec<TomlEntry<'t>>,
    rules: RulesLookup<'_>,
) -> Result<WrittenHand<'t>, FieldFault> {
    let fields = Fields { entries: &entries, unit: Unit::of(&entries) };
    let unit = fields.unit;
    let stacks = fields.required("starting_stacks")?;
    let players = list(stacks, "files-list-of-amounts")?.len();
    if players > usize::from(MOST_SEATS) {
        let problem = Problem::Count { players: MOST_SEATS.into(), found: players };
        return Err((stacks.at, problem));
    }
    let (start, pushing) = start(&fields, players, rules)?;
    let hand = Hand::new(start).map_err(|cannot| (stacks.at, Problem::Start(cannot)))?;
    let listed = list(fields.required("actions")?, "files-list-of-actions")?;
    let mut actions = Vec::with_capacity(listed.len());
    let mut pushes = Vec::new();
    for spot in listed {
        let action = text(spot, "files-an-action")?;
        let read = PhhAction::read(action, players, unit, &mut pushes);
        actions.push(read.map_err(|expected| {
            (spot.at, Problem::Action { action: action.to_owned(), expected: Saying::of(expected) })
        })?);
    }
    let finishing = fields.stacks("finishing_stacks", players)?;
    entries.retain(|entry| !READ.contains(&&*entry.key));
    Ok(WrittenHand { hand, actions, pushes, pushing, finishing, unit, other_fields: entries })
}

fn start(
    fields: &Fields<'_, '_>,
    players: usize,
    rules: RulesLookup<'_>,
) -> Result<(HandStart, PushRules), FieldFault> {
    let (kind, stakes) = game(fields)?;
    let stacks = fields.stacks("starting_stacks", players)?.unwrap_or_default();
    let stacks = SeatNo::up_to(MOST_SEATS).zip(stacks);
    let spot = fields.required("starting_stacks")?;
    let few = || (spot.at, Problem::Count { players: 2, found: players });
    let button = u8::try_from(players).ok().and_then(SeatNo::new).ok_or_else(few)?;
    let mut start = HandStart::new(kind, stakes, button, stacks);
    // Of two players the first is the big blind, but the blinds are written small, big.
    let place = |at: usize| if players == 2 { 1 - at.min(1) } else { at };
    let seat = |at: usize| u8::try_from(place(at) + 1).ok().and_then(SeatNo::new);
    for (at, ante) in fields.amounts("antes", players)?.into_iter().flatten().enumerate() {
        let Some(seat) = seat(at) else { continue };
        start = start.ante(seat, ante);
    }
    if kind.is_stud() {
        start = start.bring_in(fields.required_chips("bring_in")?);
    } else if let Some(spot) = fields.find("blinds_or_straddles") {
        let blinds = list(spot, "files-list-of-amounts")?;
        counted(spot, blinds.len(), players)?;
        for (at, blind) in blinds.iter().enumerate() {
            let (chips, late) = signed_chips(blind, fields.unit)?;
            let Some(seat) = seat(at) else { continue };
            start = if late { start.late_blind(seat, chips) } else { start.blind(seat, chips) };
        }
    } else {
        return Err((0, Problem::Missing("blinds_or_straddles")));
    }
    start.chip = fields.chips_or("_chip", start.chip)?;
    start = start.dead_small(fields.chips_or("_dead_small", Chips::ZERO)?);
    let named = fields.find("_rules");
    let name = named.map(|spot| text(spot, "files-name-of-rulebook")).transpose()?;
    let Switches { betting, showdown, pushing } = rules(name).map_err(|why| {
        let at = named.map_or(0, |spot| spot.at);
        (at, Problem::Rules(why))
    })?;
    start.betting = betting;
    start.showdown = showdown;
    Ok((start, pushing))
}

fn game(fields: &Fields<'_, '_>) -> Result<(HandGame, Stakes), FieldFault> {
    let spot = fields.required("variant")?;
    let name = text(spot, "files-name-of-variant")?;
    let known = VARIANTS.iter().find(|(variant, ..)| *variant == name);
    let (_, kind, limits) = known.ok_or_else(|| (spot.at, Problem::Variant(name.to_owned())))?;
    let stakes = match limits {
        Limits::None => Stakes::NoLimit(fields.required_chips("min_bet")?),
        Limits::Pot => Stakes::PotLimit(fields.required_chips("min_bet")?),
        Limits::Fixed => {
            Stakes::Limit(fields.required_chips("small_bet")?, fields.required_chips("big_bet")?)
        }
    };
    Ok((*kind, stakes))
}

/// Creates a new file of hands, atomically. An existing file of the same name is kept, and no file
/// is written.
///
/// # Errors
/// The error of the disk.
pub fn write_file(
    path: &Path,
    fill: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
) -> io::Result<()> {
    write_whole(path, IfExists::Keep, fill)
}

/// Returns a hand in the format, after a header if it has a number.
///
/// `None` for a game that the format does not know. Also `None` if the seats do not start left of
/// the button.
pub fn write(hand: &Hand, number: Option<u64>, finishing: Option<&[Chips]>) -> Option<String> {
    write_in(Unit::Whole, hand, number, finishing)
}

/// Returns a hand like [`write()`], with amounts in this unit.
fn write_in(
    unit: Unit,
    hand: &Hand,
    number: Option<u64>,
    finishing: Option<&[Chips]>,
) -> Option<String> {
    let start = hand.start();
    let players = start.dealt().len();
    let in_order = start.dealt().iter().map(|seat| usize::from(seat.get())).eq(1..=players);
    if !in_order || usize::from(start.button.get()) != players {
        return None;
    }
    let limits = match start.stakes {
        Stakes::NoLimit(_) => Limits::None,
        Stakes::PotLimit(_) => Limits::Pot,
        Stakes::Limit(..) => Limits::Fixed,
    };
    let is_game = |known: &&(&str, HandGame, Limits)| known.1 == start.kind && known.2 == limits;
    let (variant, ..) = VARIANTS.iter().find(is_game)?;
    let mut seats: Vec<SeatNo> = start.dealt().iter().collect();
    let amount = |chips: Chips| unit.written(chips);
    let begun: Vec<Chips> = seats.iter().map(|seat| start.stack(*seat)).collect();
    let stacks = amounts(begun.iter().map(|stack| unit.stack(*stack, *stack)));
    if players == 2 {
        seats.reverse();
    }
    let mut lines: Vec<String> = number.map(|number| format!("[{number}]")).into_iter().collect();
    lines.push(format!("variant = '{variant}'"));
    let antes = seats.iter().map(|seat| amount(start.ante_of(*seat)));
    lines.push(format!("antes = {}", amounts(antes)));
    if start.kind.is_stud() {
        lines.push(format!("bring_in = {}", amount(start.bring_in_amount())));
    } else {
        let blinds = seats.iter().map(|&seat| {
            let sign = if start.is_late(seat) { "-" } else { "" };
            format!("{sign}{}", amount(start.blind_of(seat)))
        });
        lines.push(format!("blinds_or_straddles = {}", amounts(blinds)));
    }
    match start.stakes {
        Stakes::NoLimit(least) | Stakes::PotLimit(least) => {
            lines.push(format!("min_bet = {}", amount(least)));
        }
        Stakes::Limit(small, big) => {
            lines.push(format!("small_bet = {}", amount(small)));
            lines.push(format!("big_bet = {}", amount(big)));
        }
    }
    lines.push(format!("starting_stacks = {stacks}"));
    let actions: Vec<String> =
        hand.acts().iter().map(|act| format!("'{}'", PhhAction::of(act).written(unit))).collect();
    lines.push(format!("actions = [{}]", actions.join(", ")));
    if let Some(finishing) = finishing {
        let finishing = finishing.iter().zip(&begun).map(|(chips, was)| unit.stack(*chips, *was));
        lines.push(format!("finishing_stacks = {}", amounts(finishing)));
    }
    if start.chip > Chips::new(1) {
        lines.push(format!("_chip = {}", amount(start.chip)));
    }
    if !start.dead_small_blind().is_zero() {
        lines.push(format!("_dead_small = {}", amount(start.dead_small_blind())));
    }
    lines.push(String::new());
    Some(lines.join("\n"))
}

fn amounts(amounts: impl Iterator<Item = String>) -> String {
    format!("[{}]", amounts.collect::<Vec<_>>().join(", "))
}
