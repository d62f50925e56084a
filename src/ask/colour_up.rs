//! The question about chips of one value that are coloured up.

use bottone_base::{
    cards::Card,
    chips::Chips,
    draw::Draw,
    seat::{SeatNo, Seats},
};
use bottone_i18n::Saying;
use bottone_rules::colour_up::{self, ColourUp, ColourUpResult, Holding, Leftover, Rescue};
use serde::{Deserialize, Serialize};

use super::{
    fault::QuestionFault,
    reading::{cards, some_chips},
};

#[derive(Deserialize)]
#[serde(rename = "ColorUp", deny_unknown_fields)]
pub(super) struct ColourUpQuestion {
    #[serde(deserialize_with = "some_chips")]
    old: Chips,
    #[serde(deserialize_with = "some_chips")]
    new: Chips,
    holdings: Vec<Holding>,
    #[serde(default)]
    cards: Option<Vec<SeatCards>>,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    leftover: Leftover,
}

/// The cards dealt to a player.
#[derive(Deserialize)]
pub(super) struct SeatCards(SeatNo, #[serde(deserialize_with = "cards")] Vec<Card>);

#[derive(Serialize)]
pub(super) struct ColourUpAnswer {
    won: Vec<(SeatNo, u64)>,
    pub(super) out: Chips,
    pub(super) in_: Chips,
    saved: Vec<SeatNo>,
    /// The new chips exchanged for even numbers of old ones.
    exchanged: Vec<(SeatNo, u64)>,
    /// The cards of the race in the order dealt; empty without a race.
    cards: Vec<(SeatNo, String)>,
}

impl ColourUpQuestion {
    pub(super) fn answer(&self) -> Result<ColourUpAnswer, QuestionFault> {
        let wrong = |what| fault(what, self.old, self.new);
        let table = ColourUp::new(self.old, self.new, &self.holdings).map_err(wrong)?;
        let dealt = match &self.cards {
            Some(cards) => cards_by_player(cards)?,
            None if self.leftover == Leftover::Each => Vec::new(),
            None => table.deal(&mut Draw::new(self.seed)).map_err(wrong)?,
        };
        let raced = table.race(&dealt, self.leftover, Rescue::Added);
        let raced = raced.map_err(wrong)?;
        Ok(ColourUpAnswer::of(raced, &dealt))
    }
}

impl ColourUpAnswer {
    /// Builds the result of a table where these cards were dealt.
    pub(super) fn of(raced: ColourUpResult, dealt: &[(SeatNo, Vec<Card>)]) -> Self {
        let together = |cards: &[Card]| cards.iter().map(Card::to_string).collect();
        Self {
            won: raced.won,
            out: raced.out,
            in_: raced.into,
            saved: raced.saved,
            exchanged: raced.exchanged,
            cards: dealt.iter().map(|(seat, cards)| (*seat, together(cards))).collect(),
        }
    }
}

/// Explains why chips of one value cannot be exchanged for those of another.
pub(super) fn fault(fault: colour_up::ColourUpFault, old: Chips, new: Chips) -> QuestionFault {
    use colour_up::ColourUpFault as F;
    let of_seat = |name, seat: SeatNo| Saying::of(name).with("seat", seat);
    match fault {
        F::Values => {
            let values = Saying::of("ask-values");
            QuestionFault::of("new", values.with("new", new.get()).with("old", old.get()))
        }
        F::Twice(seat) => QuestionFault::of("holdings", of_seat("ask-player-twice", seat)),
        F::NoChips(seat) => QuestionFault::of("holdings", of_seat("ask-no-chips-at-all", seat)),
        F::TooMany(seat) => QuestionFault::of(
            "holdings",
            of_seat("ask-too-many-chips", seat).with("most", Chips::MOST),
        ),
        F::Deck { odd } => {
            QuestionFault::of("holdings", Saying::of("ask-odd-chips").with("odd", odd))
        }
        F::Cards { seat, odd, cards } => {
            let dealt = of_seat("ask-dealt-cards", seat);
            QuestionFault::of("cards", dealt.with("cards", cards).with("odd", odd))
        }
        F::Dealt(card) => {
            QuestionFault::of("cards", Saying::of("ask-dealt-twice").with("card", card.to_string()))
        }
    }
}

/// Returns the cards of each player, if no player occurs twice.
pub(super) fn cards_by_player(
    dealt: &[SeatCards],
) -> Result<Vec<(SeatNo, Vec<Card>)>, QuestionFault> {
    let mut players = Seats::NONE;
    for SeatCards(seat, _) in dealt {
        if players.contains(*seat) {
            return Err(QuestionFault::of(
                "cards",
                Saying::of("ask-player-twice").with("seat", *seat),
            ));
        }
        players.insert(*seat);
    }
    Ok(dealt.iter().map(|SeatCards(seat, cards)| (*seat, cards.clone())).collect())
}
