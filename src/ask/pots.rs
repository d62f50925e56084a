//! The question about main and side pots.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_i18n::Saying;
use bottone_rules::pots::{self, pots};
use bottone_store::profiles::Rulebooks;
use serde::{Deserialize, Serialize};

use super::{
    fault::QuestionFault,
    reading::{listed, seats, usual_book},
};

#[derive(Deserialize)]
#[serde(rename = "Pots", deny_unknown_fields)]
pub(super) struct PotsQuestion {
    bets: Vec<Bet>,
    #[serde(default, deserialize_with = "seats")]
    folded: Seats,
    #[serde(default)]
    dead: Chips,
    /// The file name of the rulebook, for the order of awarding.
    #[serde(default = "usual_book")]
    rules: String,
}

/// The amount put in by one player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bet {
    seat: SeatNo,
    chips: Chips,
}

#[derive(Serialize)]
pub(super) struct PotsAnswer {
    pots: Vec<PotAnswer>,
    back: Vec<(SeatNo, Chips)>,
    /// The order of awarding: 0 is the main pot.
    order: Vec<usize>,
}

/// A pot and the players who can win it, in written form.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PotAnswer {
    pub(super) chips: Chips,
    #[serde(deserialize_with = "seats")]
    pub(super) seats: Seats,
}

impl From<pots::Pot> for PotAnswer {
    fn from(pot: pots::Pot) -> Self {
        Self { chips: pot.chips, seats: pot.seats }
    }
}

impl PotsQuestion {
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<PotsAnswer, QuestionFault> {
        let rulebook =
            rulebooks.find(&self.rules).map_err(|why| QuestionFault::of("rules", why))?;
        let mut players = Seats::NONE;
        for Bet { seat, .. } in &self.bets {
            if players.contains(*seat) {
                return Err(QuestionFault::of(
                    "bets",
                    Saying::of("ask-player-twice").with("seat", *seat),
                ));
            }
            players.insert(*seat);
        }
        let strangers = self.folded.difference(players);
        if !strangers.is_empty() {
            let strangers = Saying::of("ask-strangers-folded").with("seats", listed(strangers));
            return Err(QuestionFault::of("folded", strangers.with("players", listed(players))));
        }
        if players.difference(self.folded).is_empty() {
            let nobody = Saying::of("ask-no-winner");
            return Err(QuestionFault::of(
                if players.is_empty() { "bets" } else { "folded" },
                nobody,
            ));
        }
        let bets: Vec<_> = self.bets.iter().map(|bet| (bet.seat, bet.chips)).collect();
        let found = pots(&bets, self.folded, self.dead);
        Ok(PotsAnswer {
            order: rulebook.showdown.awards.order(found.pots.len()),
            pots: found.pots.into_iter().map(PotAnswer::from).collect(),
            back: found.back.into_iter().collect(),
        })
    }
}
