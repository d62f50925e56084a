//! The typed wishes for a structure, line by line: in the window, and after `--make`.

use std::collections::BTreeMap;

use bottone_base::{chips::Chips, time::TimeOfDay};
use bottone_i18n::Saying;
use bottone_maker::{AnteWish, BreakTime, BreakWish, StructureWish, WishFault, stack_from};
use bottone_rules::{
    chip_set::ChipSet,
    levels::{BreakName, Game, Level, MOST_MINUTES},
};
use bottone_view::amounts;

use super::parsers::{
    is_from_chips, numbers, read_ante, read_blinds, read_breaks, read_dinner, read_game,
    read_length, read_players,
};

/// The names of the wishes, in the order in which they are listed.
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

/// The range of the expected number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRange {
    /// The least number.
    pub low: u32,
    /// The largest number.
    pub high: u32,
}

/// The wishes for a structure, in everyday units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakerInput {
    /// The players who enter for the first time.
    pub players: PlayerRange,
    /// All re-entries and rebuys together.
    pub re_entries: u32,
    /// The starting stack; `None` for the best that the chips give.
    pub stack: Option<Chips>,
    /// The start of the first level.
    pub start: TimeOfDay,
    /// The length of the event, in minutes.
    pub length: u32,
    /// The length of a level, in minutes.
    pub minutes: u16,
    /// The starting stack in big blinds.
    pub deep: u32,
    /// The kind of ante, and the level from which it is posted.
    pub ante: AnteWish,
    /// The number of levels between breaks, and the length of a break in minutes.
    pub breaks: Option<(u32, u16)>,
    /// The time near which dinner is, and its length in minutes.
    pub dinner: Option<(TimeOfDay, u16)>,
    /// The number of levels in which entries are sold.
    pub late: u16,
    /// The game.
    pub game: Game,
    /// The chips of the house; `None` for as many as are needed.
    pub chips: Option<ChipSet>,
    /// The small and big blinds that this house plays; empty for the usual ones.
    pub blinds: Vec<(Chips, Chips)>,
    /// The locked levels, by their number from 1.
    pub locked: BTreeMap<u32, Level>,
}

impl Default for MakerInput {
    /// Returns the wishes for a club's usual Friday evening.
    fn default() -> Self {
        Self {
            players: PlayerRange { low: 40, high: 40 },
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

impl MakerInput {
    /// Returns the wished end.
    pub fn end(&self) -> TimeOfDay {
        self.start.later(self.length)
    }

    /// Returns the wishes with this text for a key of [`KEYS`]; `chips` are read elsewhere.
    ///
    /// # Errors
    /// The input that was expected.
    pub fn set(mut self, key: &str, text: &str) -> Result<Self, Saying> {
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

    /// Returns the wish for the search.
    ///
    /// # Errors
    /// If the stack is left to the chips, and they give no player a stack.
    pub fn wish(&self) -> Result<StructureWish, WishFault> {
        let PlayerRange { low, high } = self.players;
        let mut breaks = Vec::new();
        if let Some((levels, minutes)) = self.breaks {
            let when = BreakTime::Every(levels);
            breaks.push(BreakWish { time: when, minutes, name: BreakName::Break });
        }
        if let Some((time, minutes)) = self.dinner {
            let when = BreakTime::Near(time.minutes_after(self.start).into());
            breaks.push(BreakWish { time: when, minutes, name: BreakName::Dinner });
        }
        let wish = StructureWish {
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
        Ok(StructureWish { stack, ..wish })
    }
}

/// Returns the name of the words for the input that a key expects.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_people_type_them() {
        let with = |key: &str, text: &str| MakerInput::default().set(key, text);
        let of = |key, text| with(key, text).unwrap_or_else(|why| panic!("{key}={text}: {why}"));
        let players = |low, high| PlayerRange { low, high };
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
        assert!(matches!(of("game", "horse").game, Game::Mix { .. }));
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
            assert!(bottone_i18n::Language::English.has_sentence(expected(key)), "{key}");
        }
    }
}
