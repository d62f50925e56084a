//! The question about the winners of each pot.

use bottone_base::{
    cards::{Card, Cards},
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_i18n::{Language, Saying};
use bottone_rules::{
    pots,
    ranking::{self, DealtCardsFault, RankingGame},
    showdown::{OddChipRule, PotWinners, ShowdownRules, ShownHand, settle},
};
use bottone_store::profiles::Rulebooks;
use bottone_view::{card_faults::misdealt, hand_names::hand_name};
use serde::{Deserialize, Serialize};

use super::{
    fault::QuestionFault,
    pots::PotAnswer,
    reading::{book, cards, listed, some_chips},
};

#[derive(Deserialize)]
#[serde(rename = "Showdown", deny_unknown_fields)]
pub(super) struct ShowdownQuestion {
    game: RankingGame,
    #[serde(default, deserialize_with = "cards")]
    board: Vec<Card>,
    hands: Vec<ShowdownHand>,
    pots: Vec<PotAnswer>,
    button: SeatNo,
    #[serde(default = "one", deserialize_with = "some_chips")]
    chip: Chips,
    /// The book for sharing odd chips.
    #[serde(default)]
    rules: Option<String>,
}

/// A shown hand.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShowdownHand {
    seat: SeatNo,
    #[serde(deserialize_with = "cards")]
    cards: Vec<Card>,
}

#[derive(Serialize)]
pub(super) struct ShowdownAnswer {
    awards: Vec<Award>,
    names: Vec<(SeatNo, String)>,
    pots: Vec<Vec<SeatNo>>,
    /// The chip by which they were split, if a pot is not a multiple of the given one.
    #[serde(skip_serializing_if = "Option::is_none")]
    chip: Option<Chips>,
}

/// All winnings of one player.
#[derive(Serialize)]
struct Award {
    seat: SeatNo,
    chips: Chips,
}

const fn one() -> Chips {
    Chips::new(1)
}

impl ShowdownQuestion {
    pub(super) fn answer(
        &self,
        language: Language,
        rulebooks: &Rulebooks,
    ) -> Result<ShowdownAnswer, QuestionFault> {
        let rules = match &self.rules {
            Some(name) => book(rulebooks, name)?.showdown,
            None => ShowdownRules::default(),
        };
        let board: Cards = self.board.iter().copied().collect();
        let hands: Vec<ShownHand> = self.hands.iter().map(ShowdownHand::shown).collect();
        self.check(&hands, board)?;
        let pots: Vec<_> =
            self.pots.iter().map(|pot| pots::Pot { chips: pot.chips, seats: pot.seats }).collect();
        let chip = self.chip.least_with(pots.iter().map(|pot| pot.chips));
        let split = OddChipRule { button: self.button, chip, rules };
        let won = settle(self.game, &hands, board, &pots, &split);
        let name =
            |hand: &ShownHand| (hand.seat, hand_name(language, self.game, hand.cards, board));
        Ok(ShowdownAnswer {
            awards: awards(&won),
            names: hands.iter().map(name).collect(),
            pots: won.iter().map(winners).collect(),
            chip: Some(chip).filter(|chip| *chip != self.chip),
        })
    }

    fn check(&self, hands: &[ShownHand], board: Cards) -> Result<(), QuestionFault> {
        let mut players = Seats::NONE;
        for ShownHand { seat, .. } in hands {
            if players.contains(*seat) {
                return Err(QuestionFault::of(
                    "hands",
                    Saying::of("ask-hand-twice").with("seat", *seat),
                ));
            }
            players.insert(*seat);
        }
        if let RankingGame::Italian { players: dealt_in, .. } = self.game
            && hands.len() > usize::from(dealt_in)
        {
            let many = Saying::of("ask-too-many-hands").with("hands", hands.len());
            return Err(QuestionFault::of("hands", many.with("most", dealt_in)));
        }
        self.check_board()?;
        let cards: Vec<Cards> = hands.iter().map(|hand| hand.cards).collect();
        ranking::check(self.game, &cards, board).map_err(|fault| {
            let field = match fault {
                DealtCardsFault::Board { .. } => "board",
                DealtCardsFault::Players(_) => "players",
                _ => "hands",
            };
            QuestionFault::of(field, misdealt(&fault))
        })?;
        for PotAnswer { seats, .. } in &self.pots {
            let strangers = seats.difference(players);
            if !strangers.is_empty() || seats.is_empty() {
                let what = Saying::of("ask-pot-for").with("seats", listed(*seats));
                return Err(QuestionFault::of("pots", what.with("players", listed(players))));
            }
        }
        Ok(())
    }

    /// Checks the board: a flop comes as three cards at once.
    fn check_board(&self) -> Result<(), QuestionFault> {
        let has_flop = matches!(
            self.game,
            RankingGame::Holdem
                | RankingGame::ShortDeck
                | RankingGame::Omaha
                | RankingGame::OmahaHiLo
        );
        match self.board.len() {
            0 | 3..=5 => Ok(()),
            _ if !has_flop => Ok(()),
            found => {
                Err(QuestionFault::of("board", Saying::of("ask-board-cards").with("found", found)))
            }
        }
    }
}

impl ShowdownHand {
    fn shown(&self) -> ShownHand {
        ShownHand { seat: self.seat, cards: self.cards.iter().copied().collect() }
    }
}

/// Returns the winnings of each player from all pots, in the order of the first win.
fn awards(won: &[PotWinners]) -> Vec<Award> {
    let mut awards: Vec<Award> = Vec::new();
    for (seat, chips) in won.iter().flat_map(PotWinners::shares) {
        match awards.iter_mut().find(|award| award.seat == seat) {
            Some(award) => award.chips = award.chips.plus(chips),
            None => awards.push(Award { seat, chips }),
        }
    }
    awards
}

/// Returns the winners of a pot, each once, the high half first.
fn winners(won: &PotWinners) -> Vec<SeatNo> {
    let mut winners = Vec::new();
    for (seat, _) in won.shares() {
        if !winners.contains(&seat) {
            winners.push(seat);
        }
    }
    winners
}
