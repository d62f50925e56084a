//! The high card at a table: the player dealt it moves.

use bottone_base::{
    cards::{Card, read_cards},
    seat::{Seat, SeatNo, Seats},
};
use bottone_i18n::{Language, ToText as _};
use bottone_rules::{
    rulebook::DrawnSuits,
    seating::{Cause, DrawnMove, MoveFacts, high_card},
};
use bottone_tournament::{
    Command, Tournament,
    entries::EntryId,
    tables::{MoveReason, TableCommand},
};
use bottone_vocabulary::words;

use super::{
    card_faults,
    hand_names::{Pack, card_name},
};

/// The state of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HighCard {
    /// The instruction for the table, with the order of suits.
    pub note: String,
    /// "Or the cards, from seat 1 on".
    pub cards: String,
    /// The seats whose players may be moved.
    pub movable: Seats,
    /// The seat with the high card, if entered.
    pub holder: Option<SeatNo>,
    /// "Rossi, M. has K♠ and moves T4 S3 → T7 S1"; otherwise what is missing or wrong with the
    /// cards.
    pub text: String,
    /// The command that records the answer; `None` while something is missing.
    pub command: Option<Command>,
}

impl HighCard {
    /// Builds the question for `step` from the chosen seat and the typed cards. The cards start at
    /// the first seat that may be moved, and override the seat. `None` if no player may be moved.
    pub fn of(
        language: Language,
        t: &Tournament,
        step: &DrawnMove,
        pressed: Option<SeatNo>,
        typed: &str,
    ) -> Option<Self> {
        let table = t.tables().table(step.from)?;
        let pinned = table.entries().filter(|(_, entry)| t.tables().is_pinned(*entry));
        let pinned: Seats = pinned.map(|(seat, _)| seat).collect();
        let movable = table.occupied().difference(pinned);
        let first = movable.first()?;
        let suits = t.setup().house.rulebook.seating.drawn_suits;
        let holder = match holder(language, movable, typed, suits) {
            Ok(None) => Ok(pressed.filter(|seat| movable.contains(*seat)).map(|seat| (seat, None))),
            Ok(Some((seat, card))) => Ok(Some((seat, Some(card)))),
            Err(said) => Err(said),
        };
        let found = holder.as_ref().ok().copied().flatten();
        let found = found.and_then(|(seat, card)| Some((seat, card, table.entry(seat)?)));
        let said = match (&holder, found) {
            (Err(said), _) => said.clone(),
            (Ok(_), None) => language.word("dialogs-high-card-choose"),
            (Ok(_), Some(found)) => moves(language, t, step, found),
        };
        let of = match suits {
            DrawnSuits::SpadesFirst => "spades",
            DrawnSuits::HeartsFirst => "hearts",
        };
        let suits = language.say("dialogs-high-card-suits", &[("of", of.into())]);
        Some(Self {
            note: language.say("dialogs-high-card-note", &[("suits", suits.into())]),
            cards: language.say("dialogs-high-card-cards", &[("first", first.get().into())]),
            movable,
            holder: found.map(|(seat, ..)| seat),
            text: said,
            command: found.map(|(_, card, entry)| command(t, step, card, entry)),
        })
    }
}

/// Returns the command that records the move of this entry.
pub fn command(t: &Tournament, step: &DrawnMove, card: Option<Card>, entry: EntryId) -> Command {
    let why = MoveFacts {
        cause: Cause::HighCard { card },
        moved: t.tables().times_moved(entry),
        ..step.facts
    };
    Command::Tables(TableCommand::Move { entry, to: step.to, reason: MoveReason::Balance(why) })
}

/// Returns the seat with the highest of these cards. `None` if no card was typed.
fn holder(
    language: Language,
    movable: Seats,
    typed: &str,
    suits: DrawnSuits,
) -> Result<Option<(SeatNo, Card)>, String> {
    let cards = read_cards(typed.trim())
        .map_err(|error| card_faults::cards_fault(error).to_text(language))?;
    if cards.is_empty() {
        return Ok(None);
    }
    if cards.len() > movable.len() {
        let gaps = [("cards", cards.len().into()), ("players", movable.len().into())];
        return Err(language.say("dialogs-high-card-over", &gaps));
    }
    let dealt: Vec<(SeatNo, Card)> = movable.iter().zip(cards).collect();
    high_card(movable, &dealt, suits).map_err(|_| {
        let missing = movable.iter().skip(dealt.len()).map(|seat| seat.to_string());
        let missing = missing.collect::<Vec<_>>().join(", ");
        language.say("dialogs-high-card-left", &[("seats", missing.into())])
    })
}

fn moves(
    language: Language,
    t: &Tournament,
    step: &DrawnMove,
    (seat, card, entry): (SeatNo, Option<Card>, EntryId),
) -> String {
    let from = words::seat(language, Seat { table: step.from, seat });
    let mut gaps = vec![
        ("name", words::short_name(language, t, entry).into()),
        ("from", from.into()),
        ("to", words::seat(language, step.to).into()),
    ];
    match card {
        None => language.say("dialogs-high-card-moves", &gaps),
        Some(card) => {
            gaps.push(("card", card_name(language, Pack::Casino, card).into()));
            language.say("dialogs-high-card-moves-with", &gaps)
        }
    }
}
