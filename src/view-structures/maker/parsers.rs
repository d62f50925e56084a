//! Readers for the typed wishes for a structure: numbers, times, blinds, chips, games.

use bottone_base::{chips::Chips, time::TimeOfDay};
use bottone_i18n::{Language, Saying};
use bottone_maker::AnteWish;
use bottone_rules::{
    chip_set::{ChipSet, ChipStock, usual_colour},
    levels::{Betting, Game, MOST_MINUTES, Rotation, Variant},
};
use bottone_view::amounts;
use bottone_vocabulary::words;

use super::PlayerRange;

/// Returns the whole numbers in a text, ignoring everything between them.
pub(super) fn numbers(text: &str) -> Vec<u32> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter(|digits| !digits.is_empty()).map_while(|digits| digits.parse().ok()).collect()
}

fn is_none(text: &str) -> bool {
    let text = text.to_lowercase();
    ["", "-", "–", "0", "no", "none", "nessuna", "nessuno"].contains(&text.as_str())
}

pub(super) fn is_from_chips(text: &str) -> bool {
    ["chips", "fiches"].contains(&text.to_lowercase().as_str())
}

/// Reads `60`, `50-70`, `50 to 70`.
pub(super) fn read_players(numbers: &[u32]) -> Option<PlayerRange> {
    match *numbers {
        [players] => Some(PlayerRange { low: players, high: players }),
        [low, high] if low <= high => Some(PlayerRange { low, high }),
        _ => None,
    }
    .filter(|players| players.low >= 2)
}

/// Reads `4:30`, `4.30`, or minutes.
pub(super) fn read_length(text: &str) -> Option<u32> {
    match text.split_once([':', '.', 'h']) {
        Some((hours, minutes)) => {
            let hours: u32 = hours.trim().parse().ok().filter(|hours| *hours < 100)?;
            let minutes = minutes.trim();
            let minutes: u32 = if minutes.is_empty() { 0 } else { minutes.parse().ok()? };
            (minutes < 60).then_some(hours * 60 + minutes)
        }
        None => text.parse().ok(),
    }
}

/// Reads `none`, `bb`, `bb:5`, `each:5`.
pub(super) fn read_ante(text: &str, numbers: &[u32]) -> Option<AnteWish> {
    if is_none(text) {
        return Some(AnteWish::None);
    }
    let from = match numbers {
        [] => 1,
        [from] if *from > 0 => *from,
        _ => return None,
    };
    let text = text.to_lowercase();
    if text.starts_with("bb") {
        Some(AnteWish::BigBlind(from))
    } else {
        (text.starts_with("each") || text.starts_with("tutti")).then_some(AnteWish::Each(from))
    }
}

/// Reads `6x10`: after every 6 levels a break of 10 minutes.
#[expect(clippy::option_option, reason = "no breaks can be read, as can breaks")]
pub(super) fn read_breaks(text: &str, numbers: &[u32]) -> Option<Option<(u32, u16)>> {
    if is_none(text) {
        return Some(None);
    }
    match *numbers {
        [levels, minutes] if levels > 0 => {
            let minutes = u16::try_from(minutes).ok()?;
            (1..=MOST_MINUTES).contains(&minutes).then_some(Some((levels, minutes)))
        }
        _ => None,
    }
}

/// Reads `22:30x45`: dinner near 22:30, for 45 minutes.
#[expect(clippy::option_option, reason = "no dinner can be read, as can a dinner")]
pub(super) fn read_dinner(text: &str) -> Option<Option<(TimeOfDay, u16)>> {
    if is_none(text) {
        return Some(None);
    }
    let (time, minutes) = text.split_once(['x', '×', ' '])?;
    let minutes = *numbers(minutes).first()?;
    let minutes = u16::try_from(minutes).ok().filter(|m| (1..=MOST_MINUTES).contains(m))?;
    Some(Some((TimeOfDay::parse(time)?, minutes)))
}

/// Reads `25/50 50/100 1,000/2,000`: pairs of small and big blinds, separated by spaces or lines.
/// `200` alone is `100/200`.
pub(super) fn read_blinds(text: &str) -> Option<Vec<(Chips, Chips)>> {
    let blinds = |pair: &str| {
        let (small, big) = match pair.split_once('/') {
            Some((small, big)) => (amounts::read(small)?, amounts::read(big)?),
            None => amounts::read(pair).map(|big| (Chips::new(big.get() / 2), big))?,
        };
        (!big.is_zero() && small <= big).then_some((small, big))
    };
    let text = text.replace(" /", "/").replace("/ ", "/");
    let pairs = text.split(|letter: char| letter.is_whitespace() || letter == ';');
    let pairs = pairs.map(|pair| pair.trim_matches(',')).filter(|pair| !pair.is_empty());
    pairs.map(blinds).collect()
}

/// Formats blinds as they are typed: "25/50 50/100".
pub fn blinds_typed(language: Language, blinds: &[(Chips, Chips)]) -> String {
    let pair = |(small, big): &(Chips, Chips)| {
        format!("{}/{}", language.chips(*small), language.chips(*big))
    };
    blinds.iter().map(pair).collect::<Vec<_>>().join("  ")
}

/// The games that a structure can be made for, by their typed names.
const GAMES: [(&str, Game); 7] = [
    ("nl-holdem", Game::One(Variant::HoldEm, Betting::NoLimit)),
    ("limit-holdem", Game::One(Variant::HoldEm, Betting::Limit)),
    ("pl-omaha", Game::One(Variant::Omaha, Betting::PotLimit)),
    ("omaha-8", Game::One(Variant::Omaha8, Betting::Limit)),
    ("stud", Game::One(Variant::Stud, Betting::Limit)),
    ("razz", Game::One(Variant::Razz, Betting::Limit)),
    ("stud-8", Game::One(Variant::Stud8, Betting::Limit)),
];

/// The mixes by their typed names: HORSE, with eight hands of each game or a game a level.
const MIXES: [(&str, Rotation); 2] =
    [("horse", Rotation::Hands(8)), ("horse-levels", Rotation::Level)];

fn horse(rotation: Rotation) -> Game {
    let games = [Variant::HoldEm, Variant::Omaha8, Variant::Razz, Variant::Stud, Variant::Stud8];
    Game::Mix { rotation, games: games.map(|variant| (variant, Betting::Limit)).to_vec() }
}

/// Returns every game that a structure can be made for.
pub fn games() -> Vec<Game> {
    let mixes = MIXES.into_iter().map(|(_, rotation)| horse(rotation));
    GAMES.into_iter().map(|(_, game)| game).chain(mixes).collect()
}

/// Names the game in a word or two, and the rotation of a mix.
pub fn game_name(language: Language, game: &Game) -> String {
    let name = words::game_short(language, game);
    let Game::Mix { rotation, .. } = game else { return name };
    let turns = match rotation {
        Rotation::Hands(hands) => words::count(language, "count-hands", (*hands).into()),
        Rotation::Level => language.word("maker-mix-level"),
        Rotation::Orbit => return name,
    };
    format!("{name} · {turns}")
}

pub(super) fn read_game(text: &str) -> Option<Game> {
    let text = text.to_lowercase();
    let known = GAMES.into_iter().find(|(name, _)| *name == text).map(|(_, game)| game);
    let mix = || MIXES.into_iter().find(|(name, _)| *name == text);
    known.or_else(|| mix().map(|(_, rotation)| horse(rotation)))
}

/// Reads a set of this name from `300 x 25, 400 x 100`: the number of each chip, separated by
/// commas, spaces or lines.
///
/// # Errors
/// The input that was expected.
pub fn read_chips(name: &str, text: &str) -> Result<ChipSet, Saying> {
    let wrong = || {
        let expected = Saying::of("maker-key-chips");
        Saying::of("maker-wrong").with("found", text.trim()).with("expected", expected)
    };
    let text = text.replace(['×', '*', 'X'], "x").replace(" x", "x").replace("x ", "x");
    let pairs = text.split(|letter: char| letter.is_whitespace() || letter == ';');
    let pairs = pairs.map(|pair| pair.trim_matches(',')).filter(|pair| !pair.is_empty());
    let owned = |pair: &str| {
        let (count, value) = pair.split_once('x')?;
        let owned = u32::try_from(amounts::read(count)?.get()).ok()?;
        let value = amounts::read(value)?;
        Some(ChipStock { value, name: String::new(), colour: usual_colour(value), owned })
    };
    let chips = pairs.map(owned).collect::<Option<Vec<_>>>().ok_or_else(wrong)?;
    let set = ChipSet { name: name.to_owned(), notes: Vec::new(), chips };
    if set.fault().is_some() { Err(wrong()) } else { Ok(set) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blinds_are_read_as_they_are_typed_and_written() {
        let pair = |small, big| (Chips::new(small), Chips::new(big));
        let own = [pair(25, 50), pair(1_000, 2_000), pair(100, 200)];
        assert_eq!(read_blinds("25 / 50, 1.000/2,000; 200").unwrap(), own);
        assert_eq!(read_blinds(&blinds_typed(Language::Italian, &own)).unwrap(), own);
        assert!(read_blinds("").unwrap().is_empty());
        for wrong in ["50/25", "25/50 low", "0", "25/50/75"] {
            assert_eq!(read_blinds(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_mix_says_how_its_games_take_turns() {
        let named = |game: &Game| game_name(Language::English, game);
        let all: Vec<String> = games().iter().map(named).collect();
        assert_eq!(all[7..], ["HORSE · 8 hands", "HORSE · one game per level"]);
        for (name, game) in GAMES.map(|(name, game)| (name, game)) {
            assert_eq!(read_game(name), Some(game));
        }
        assert!(MIXES.into_iter().all(|(name, _)| read_game(name).is_some()));
    }

    #[test]
    fn chips_are_read_as_they_are_typed() {
        let set = read_chips("Ours", "300 x 25, 1.000 × 100\n20x5k").unwrap();
        let chips: Vec<_> = set.chips.iter().map(|chip| (chip.owned, chip.value.get())).collect();
        assert_eq!(chips, [(300, 25), (1_000, 100), (20, 5_000)]);
        assert_eq!(set.name, "Ours");
        for wrong in ["", "300", "300 x", "x 25", "3 x 25, 4 x 25", "5 x 0", "9999999999 x 25"] {
            assert!(read_chips("Ours", wrong).is_err(), "{wrong}");
        }
    }
}
