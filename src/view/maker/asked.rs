//! What is typed for a structure, line by line: in the window, and behind `--make`.

use std::collections::BTreeMap;

use crate::{
    i18n::{Language, Saying},
    rules::{
        chip_set::ChipSet,
        chips::Chips,
        levels::{Betting, BreakName, Game, Level, MOST_MINUTES, Rotation, Variant},
        maker::{AnteWish, BreakWish, When, Wish, WishFault, stack_from},
        time::TimeOfDay,
    },
    view::amounts,
};

/// The names of what can be asked for, in the order in which they are told.
pub const KEYS: [&str; 15] = [
    "players",
    "reentries",
    "stack",
    "start",
    "end",
    "length",
    "minutes",
    "deep",
    "ante",
    "breaks",
    "dinner",
    "late",
    "game",
    "chips",
    "blinds",
];

/// How many players are expected: from so many to so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// At least.
    pub low: u32,
    /// At most.
    pub high: u32,
}

/// What is asked of a structure, as people say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Players who enter for the first time.
    pub players: Players,
    /// Re-entries and rebuys, all together.
    pub re_entries: u32,
    /// The starting stack; none: the best that the chips give.
    pub stack: Option<Chips>,
    /// When the first level begins.
    pub start: TimeOfDay,
    /// How long it is to last, in minutes.
    pub length: u32,
    /// How long a level lasts.
    pub minutes: u16,
    /// The starting stack in big blinds.
    pub deep: u32,
    /// Who posts antes, from which level on.
    pub ante: AnteWish,
    /// A break after so many levels, of so many minutes.
    pub breaks: Option<(u32, u16)>,
    /// A break for dinner near this time, of so many minutes.
    pub dinner: Option<(TimeOfDay, u16)>,
    /// In so many levels entries are sold.
    pub late: u16,
    /// What is played.
    pub game: Game,
    /// The chips of the house; none: as many as are needed.
    pub chips: Option<ChipSet>,
    /// The small and big blinds that this house plays; none: those that people know.
    pub blinds: Vec<(Chips, Chips)>,
    /// Levels that stay as they are, by their number from 1.
    pub locked: BTreeMap<u32, Level>,
}

impl Default for Asked {
    /// What a club plays on a Friday.
    fn default() -> Self {
        Self {
            players: Players { low: 40, high: 40 },
            re_entries: 0,
            stack: Some(Chips::new(20_000)),
            start: TimeOfDay::new(20, 30),
            length: 270,
            minutes: 15,
            deep: 200,
            ante: AnteWish::BigBlind(1),
            breaks: Some((6, 10)),
            dinner: None,
            late: 6,
            game: Game::default(),
            chips: None,
            blinds: Vec::new(),
            locked: BTreeMap::new(),
        }
    }
}

impl Asked {
    /// When it is to end.
    pub fn end(&self) -> TimeOfDay {
        self.start.later(self.length)
    }

    /// The same with what is typed for this key of [`KEYS`]; `chips` are read elsewhere.
    ///
    /// # Errors
    /// What was expected.
    pub fn with(mut self, key: &str, text: &str) -> Result<Self, Saying> {
        let text = text.trim();
        let numbers = numbers(text);
        let one = || numbers.first().copied();
        let minutes =
            |number: u32| u16::try_from(number).ok().filter(|m| (1..=MOST_MINUTES).contains(m));
        let read = match key {
            "players" => read_players(&numbers).map(|players| self.players = players),
            "reentries" => Some(one().unwrap_or(0)).map(|count| self.re_entries = count),
            "stack" if is_from_chips(text) => Some(None).map(|stack| self.stack = stack),
            "stack" => amounts::read(text)
                .filter(|stack| !stack.is_zero())
                .map(|stack| self.stack = Some(stack)),
            "start" => TimeOfDay::parse(text).map(|start| {
                self.length = self.end().minutes_after(start).into();
                self.start = start;
            }),
            "end" => {
                TimeOfDay::parse(text).map(|end| self.length = end.minutes_after(self.start).into())
            }
            "length" => read_length(text).map(|length| self.length = length),
            "minutes" => one().and_then(minutes).map(|minutes| self.minutes = minutes),
            "deep" => one().filter(|deep| *deep > 0).map(|deep| self.deep = deep),
            "ante" => read_ante(text, &numbers).map(|ante| self.ante = ante),
            "breaks" => read_breaks(text, &numbers).map(|breaks| self.breaks = breaks),
            "dinner" => read_dinner(text).map(|dinner| self.dinner = dinner),
            "late" => {
                let late = one().map_or(Some(0), |late| u16::try_from(late).ok());
                late.map(|late| self.late = late)
            }
            "game" => read_game(text).map(|game| self.game = game),
            "blinds" => read_blinds(text).map(|blinds| self.blinds = blinds),
            _ => {
                return Err(Saying::of("maker-no-key")
                    .with("key", key)
                    .with("keys", KEYS.join(", ")));
            }
        };
        let expected = || Saying::of(expected(key));
        match read {
            Some(()) => Ok(self),
            None => Err(Saying::of("maker-wrong").with("found", text).with("expected", expected())),
        }
    }

    /// What is wished of the search.
    ///
    /// # Errors
    /// When the stack is to be what the chips give, and they give nobody one.
    pub fn wish(&self) -> Result<Wish, WishFault> {
        let Players { low, high } = self.players;
        let mut breaks = Vec::new();
        if let Some((levels, minutes)) = self.breaks {
            let when = When::Every(levels);
            breaks.push(BreakWish { when, minutes, name: BreakName::Break });
        }
        if let Some((time, minutes)) = self.dinner {
            let when = When::Near(time.minutes_after(self.start).into());
            breaks.push(BreakWish { when, minutes, name: BreakName::Dinner });
        }
        let wish = Wish {
            entries: low.midpoint(high).saturating_add(self.re_entries),
            most: high.saturating_add(self.re_entries),
            stack: self.stack.unwrap_or(Chips::new(1)),
            end: self.length,
            minutes: self.minutes,
            ante: self.ante,
            breaks,
            deep: self.deep,
            late: self.late,
            chips: self.chips.as_ref().map(|set| set.chips.clone()).unwrap_or_default(),
            blinds: self.blinds.clone(),
            game: self.game.clone(),
            locked: self.locked.clone(),
            seats: 9,
        };
        if self.stack.is_some() {
            return Ok(wish);
        }
        let stack = stack_from(&wish).ok_or(WishFault::NoChips)?;
        Ok(Wish { stack, ..wish })
    }
}

/// The words for what is expected of a key.
fn expected(key: &str) -> &'static str {
    match key {
        "players" => "maker-key-players",
        "reentries" => "maker-key-reentries",
        "stack" => "maker-key-stack",
        "start" | "end" => "maker-key-time",
        "length" => "maker-key-length",
        "minutes" => "maker-key-minutes",
        "deep" => "maker-key-deep",
        "ante" => "maker-key-ante",
        "breaks" => "maker-key-breaks",
        "dinner" => "maker-key-dinner",
        "late" => "maker-key-late",
        "blinds" => "maker-key-blinds",
        _ => "maker-key-game",
    }
}

/// The whole numbers in a text, whatever is said between them.
fn numbers(text: &str) -> Vec<u32> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter(|digits| !digits.is_empty()).map_while(|digits| digits.parse().ok()).collect()
}

fn is_none(text: &str) -> bool {
    let text = text.to_lowercase();
    ["", "-", "–", "0", "no", "none", "nessuna", "nessuno"].contains(&text.as_str())
}

fn is_from_chips(text: &str) -> bool {
    ["chips", "fiches"].contains(&text.to_lowercase().as_str())
}

/// `60`, `50-70`, `50 to 70`.
fn read_players(numbers: &[u32]) -> Option<Players> {
    match *numbers {
        [players] => Some(Players { low: players, high: players }),
        [low, high] if low <= high => Some(Players { low, high }),
        _ => None,
    }
    .filter(|players| players.low >= 2)
}

/// `4:30`, `4.30`, or minutes.
fn read_length(text: &str) -> Option<u32> {
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

/// `none`, `bb`, `bb:5`, `each:5`.
fn read_ante(text: &str, numbers: &[u32]) -> Option<AnteWish> {
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

/// `6x10`: after every 6 levels 10 minutes.
#[expect(clippy::option_option, reason = "no breaks can be read, as can breaks")]
fn read_breaks(text: &str, numbers: &[u32]) -> Option<Option<(u32, u16)>> {
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

/// `22:30x45`: near 22:30, 45 minutes.
#[expect(clippy::option_option, reason = "no dinner can be read, as can a dinner")]
fn read_dinner(text: &str) -> Option<Option<(TimeOfDay, u16)>> {
    if is_none(text) {
        return Some(None);
    }
    let (time, minutes) = text.split_once(['x', '×', ' '])?;
    let minutes = *numbers(minutes).first()?;
    let minutes = u16::try_from(minutes).ok().filter(|m| (1..=MOST_MINUTES).contains(m))?;
    Some(Some((TimeOfDay::parse(time)?, minutes)))
}

/// `25/50 50/100 1,000/2,000`: a small and a big blind each, between spaces or lines; `200` alone is `100/200`.
fn read_blinds(text: &str) -> Option<Vec<(Chips, Chips)>> {
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

/// Blinds as they are typed: "25/50 50/100".
pub fn blinds_typed(language: Language, blinds: &[(Chips, Chips)]) -> String {
    let pair = |(small, big): &(Chips, Chips)| {
        format!("{}/{}", language.chips(*small), language.chips(*big))
    };
    blinds.iter().map(pair).collect::<Vec<_>>().join("  ")
}

/// The games that a structure is made for, by the names that they are typed by.
const GAMES: [(&str, Game); 7] = [
    ("nl-holdem", Game::One(Variant::HoldEm, Betting::NoLimit)),
    ("limit-holdem", Game::One(Variant::HoldEm, Betting::Limit)),
    ("pl-omaha", Game::One(Variant::Omaha, Betting::PotLimit)),
    ("omaha-8", Game::One(Variant::Omaha8, Betting::Limit)),
    ("stud", Game::One(Variant::Stud, Betting::Limit)),
    ("razz", Game::One(Variant::Razz, Betting::Limit)),
    ("stud-8", Game::One(Variant::Stud8, Betting::Limit)),
];

/// The name by which HORSE is typed.
const HORSE: &str = "horse";

/// HORSE, eight hands of each game.
fn horse() -> Game {
    let games = [Variant::HoldEm, Variant::Omaha8, Variant::Razz, Variant::Stud, Variant::Stud8];
    Game::Mix {
        rotation: Rotation::Hands(8),
        games: games.map(|variant| (variant, Betting::Limit)).to_vec(),
    }
}

/// Every game that a structure is made for.
pub fn games() -> Vec<Game> {
    GAMES.into_iter().map(|(_, game)| game).chain([horse()]).collect()
}

fn read_game(text: &str) -> Option<Game> {
    let text = text.to_lowercase();
    let known = GAMES.into_iter().find(|(name, _)| *name == text).map(|(_, game)| game);
    known.or_else(|| (text == HORSE).then(horse))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_people_type_them() {
        let with = |key: &str, text: &str| Asked::default().with(key, text);
        let of = |key, text| with(key, text).unwrap_or_else(|why| panic!("{key}={text}: {why}"));
        let players = |low, high| Players { low, high };
        assert_eq!(of("players", "60").players, players(60, 60));
        assert_eq!(of("players", "50 to 70").players, players(50, 70));
        assert_eq!(of("players", "50–70").players, players(50, 70));
        assert_eq!(of("reentries", "8 or so").re_entries, 8);
        assert_eq!(of("reentries", "").re_entries, 0);
        assert_eq!(of("stack", "20k").stack, Some(Chips::new(20_000)));
        assert_eq!(of("stack", "fiches").stack, None);
        assert_eq!(of("end", "1").length, 270);
        assert_eq!(of("end", "02:15").length, 345);
        assert_eq!(of("start", "21:00").length, 240, "the end stays where it is");
        assert_eq!(of("length", "4h30").length, 270);
        assert_eq!(of("length", "240").length, 240);
        assert_eq!(of("ante", "bb:5").ante, AnteWish::BigBlind(5));
        assert_eq!(of("ante", "each").ante, AnteWish::Each(1));
        assert_eq!(of("ante", "none").ante, AnteWish::None);
        assert_eq!(of("breaks", "4x15").breaks, Some((4, 15)));
        assert_eq!(of("breaks", "no").breaks, None);
        assert_eq!(of("dinner", "22:30x45").dinner.map(|(_, minutes)| minutes), Some(45));
        assert_eq!(of("game", "horse").game, horse());
        let pair = |small, big| (Chips::new(small), Chips::new(big));
        let own = [pair(25, 50), pair(1_000, 2_000), pair(100, 200)];
        assert_eq!(of("blinds", "25 / 50, 1.000/2,000; 200").blinds, own);
        assert!(of("blinds", "").blinds.is_empty());
        assert_eq!(of("blinds", &blinds_typed(Language::Italian, &own)).blinds, own);
        let wrong = [
            ("blinds", "50/25"),
            ("blinds", "25/50 low"),
            ("blinds", "0"),
            ("players", "many"),
            ("players", "70-50"),
            ("players", "1"),
            ("stack", "0"),
            ("stack", "lots"),
            ("end", "25:00"),
            ("length", "4:75"),
            ("minutes", "0"),
            ("minutes", "9999"),
            ("deep", "0"),
            ("ante", "bb:0"),
            ("ante", "some"),
            ("breaks", "0x10"),
            ("breaks", "6"),
            ("dinner", "22:30"),
            ("game", "chess"),
            ("colour", "red"),
        ];
        for (key, text) in wrong {
            assert!(with(key, text).is_err(), "{key}={text}");
        }
        for key in KEYS.into_iter().filter(|key| *key != "chips") {
            assert!(crate::i18n::Language::English.has(expected(key)), "{key}");
        }
    }
}
