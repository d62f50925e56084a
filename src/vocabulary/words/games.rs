//! The names of games.

use bottone_i18n::Language;
use bottone_rules::levels::{Betting, Game, Variant};

use super::counts::listed;

/// The length of a game's name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NameLength {
    Short,
    Long,
}

impl NameLength {
    const fn name(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Long => "long",
        }
    }
}

/// Returns the short name of a game: "NL Hold'em", "HORSE".
pub fn game_short(language: Language, game: &Game) -> String {
    named(language, game, NameLength::Short)
}

/// Returns the long name of a game: "No-Limit Hold'em", "HORSE".
pub fn game_long(language: Language, game: &Game) -> String {
    named(language, game, NameLength::Long)
}

/// Returns the name of a single game: "No-Limit Hold'em".
pub fn one_game(language: Language, variant: Variant, betting: Betting) -> String {
    bet(language, variant, betting, NameLength::Long)
}

fn named(language: Language, game: &Game, form: NameLength) -> String {
    match game {
        Game::One(variant, betting) => bet(language, *variant, *betting, form),
        Game::Mix { games, .. } => mix(language, games),
    }
}

fn bet(language: Language, variant: Variant, betting: Betting, form: NameLength) -> String {
    let name = match betting {
        Betting::NoLimit => "game-no-limit",
        Betting::PotLimit => "game-pot-limit",
        Betting::Limit => "game-limit",
    };
    let game = variant_name(language, variant, form);
    language.say(name, &[("form", form.name().into()), ("game", game.into())])
}

fn mix(language: Language, games: &[(Variant, Betting)]) -> String {
    use Variant::{HoldEm, Omaha8, Razz, Stud, Stud8};
    let variants: Vec<Variant> = games.iter().map(|(variant, _)| *variant).collect();
    match variants.as_slice() {
        [HoldEm, Omaha8, Razz, Stud, Stud8] => "HORSE".to_owned(),
        eight if eight.len() == 8 => language.word("game-eight"),
        _ => {
            let name = |variant| variant_name(language, variant, NameLength::Short);
            let names: Vec<String> = variants.into_iter().map(name).collect();
            listed(language, &names)
        }
    }
}

fn variant_name(language: Language, variant: Variant, form: NameLength) -> String {
    let name: &str = variant.into();
    language.say(&format!("game-{name}"), &[("form", form.name().into())])
}
