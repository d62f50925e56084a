//! The position in a mix of games, where the table counts its own hands.

use bottone_dealer::{Felt, HandPlan, game_of};
use bottone_i18n::Language;
use bottone_rules::levels::{Game, MixTurn};
use bottone_vocabulary::words;

/// Returns "Hand 5 of 8".
pub fn hand_of_game(language: Language, turn: MixTurn) -> String {
    language.say("hand-of-game", &[("hand", turn.hand.into()), ("of", turn.of.into())])
}

/// Returns a note at the first and the last hand of a game, and for an unsupported game.
pub fn mix_note(language: Language, felt: &Felt, plan: &HandPlan) -> Option<String> {
    let turn = plan.turn?;
    let named = |turn: MixTurn| {
        let (variant, betting) = game_of(&felt.plays, turn)?;
        Some(words::one_game(language, variant, betting))
    };
    let game = named(turn)?;
    let gaps = [("game", game.into())];
    if plan.game.is_none() {
        return Some(language.say("hand-game-not-followed", &gaps));
    }
    let Game::Mix { games, .. } = &felt.plays else { return None };
    if turn.hand == turn.of {
        let next =
            MixTurn { game: (turn.game + 1).checked_rem(games.len())?, hand: 1, of: turn.of };
        let [game] = gaps;
        return Some(language.say("hand-last-of-game", &[game, ("next", named(next)?.into())]));
    }
    (turn.hand == 1).then(|| language.say("hand-new-game", &gaps))
}
