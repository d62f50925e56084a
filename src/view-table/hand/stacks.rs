//! All stacks before the hand, in chips and big blinds.

use bottone_dealer::{HandPlan, HandPlayer};
use bottone_i18n::Language;
use bottone_view::figures::big_blinds;

use super::before_hand;

/// One player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StackLine {
    /// "3 · Esposito".
    pub who: String,
    /// "small blind 500"; empty if the player posts nothing.
    pub posts: String,
    /// "61,000", or the reason why the player gets no cards.
    pub stack: String,
    /// "61 BB"; empty in a game without blinds.
    pub blinds: String,
}

/// Returns the rows of all players, by seat.
pub fn stacks(language: Language, plan: &HandPlan) -> Vec<StackLine> {
    let is_stud = plan.game.is_some_and(|(kind, _)| kind.is_stud());
    let big = Some(plan.posting.big).filter(|big| !is_stud && !big.is_zero());
    let seats = before_hand(language, plan, 0).seats.into_iter();
    let line = |(player, seat): (&HandPlayer, super::TopViewSeat)| StackLine {
        who: seat.name,
        posts: seat.front.map_or_else(String::new, |(chips, what)| format!("{what} {chips}")),
        stack: seat.stack,
        blinds: match big {
            Some(big) if !player.sits_out => big_blinds(language, player.stack, big),
            _ => String::new(),
        },
    };
    plan.players.iter().zip(seats).map(line).collect()
}
