//! The cells of a structure that are edited in place: their contents, reading typed text, and
//! carrying a value down.

use bottone_base::{chips::Chips, typed};
use bottone_i18n::{Filling, Language, Saying};
use bottone_rules::levels::{Ante, AntePoster, Level, MOST_MINUTES, Row, StudStakes};
use bottone_view::amounts;
use bottone_vocabulary::words;
use strum::{EnumCount, VariantArray};

/// An amount used as an example in messages.
const EXAMPLE: Chips = Chips::new(1_000);

/// The typed form of an ante equal to the big blind.
const BIG_BLIND: &str = "bb";

/// A cell of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, VariantArray)]
pub enum Cell {
    /// The small blind; in a level of stud alone, the ante.
    Small,
    /// The big blind; in a level of stud alone, the bring-in.
    Big,
    /// The ante, and the player who posts it.
    Ante,
    /// The length in minutes.
    Minutes,
}

impl Cell {
    /// All cells, from left to right.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns the name of the cell's text in the locales.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "dialogs-row-small",
            Self::Big => "dialogs-row-big",
            Self::Ante => "dialogs-row-ante",
            Self::Minutes => "dialogs-row-minutes",
        }
    }

    /// Returns whether this row has such a cell.
    pub fn is_in(self, row: &Row) -> bool {
        match (self, row) {
            (Self::Minutes, _) => row.takes_time(),
            (Self::Ante, Row::Level(level)) => level.stud.is_none() || level.ante.is_some(),
            (Self::Small | Self::Big, Row::Level(_)) => true,
            _ => false,
        }
    }

    /// Returns the content of the cell as typed text; empty if it has none.
    pub fn text(self, language: Language, row: &Row) -> String {
        let chips = |chips: Chips| match chips {
            Chips::ZERO => String::new(),
            chips => language.chips(chips),
        };
        match (self, row) {
            (Self::Minutes, row) => row.minutes().to_string(),
            (Self::Small, Row::Level(level)) => chips(stakes(level).0),
            (Self::Big, Row::Level(level)) => chips(stakes(level).1),
            (Self::Ante, Row::Level(level)) => words::ante_column(language, level),
            _ => String::new(),
        }
    }

    /// Returns the row `at` of `rows` with this text in the cell.
    ///
    /// An ante typed without a word for who posts it is posted as the nearest ante is.
    ///
    /// # Errors
    /// The input that was expected.
    pub fn parse(self, rows: &[Row], at: usize, text: &str) -> Result<Row, Saying> {
        let mut row = rows.get(at).cloned().unwrap_or(Row::EndOfDay);
        match &mut row {
            Row::Break(pause) if self == Self::Minutes => pause.minutes = minutes(text)?,
            Row::Level(level) => match self {
                Self::Minutes => level.minutes = minutes(text)?,
                Self::Small => set_blinds(level, (Some(amount(text)?), None)),
                Self::Big => set_blinds(level, (None, Some(amount(text)?))),
                Self::Ante => {
                    let wrong = || Saying::of("cells-ante-wrong").with("example", EXAMPLE);
                    let read = ante(text, level.big, nearest_ante(rows, at));
                    level.ante = read.ok_or_else(wrong)?;
                }
            },
            _ => {}
        }
        Ok(row)
    }

    /// Carries the value of this cell in `made` down from row `at` through row `to`. Returns the
    /// rows that change, each with its new content. An ante equal to its big blind becomes equal to
    /// the big blind of each row.
    pub fn fill_down(self, rows: &[Row], at: usize, made: &Row, to: usize) -> Vec<(usize, Row)> {
        let changed = |(index, row): (usize, &Row)| {
            let mut new = if index == at { made.clone() } else { row.clone() };
            match (&mut new, made) {
                (Row::Level(level), Row::Level(made)) if self.is_in(row) => self.copy(made, level),
                (Row::Break(pause), Row::Break(made)) => pause.minutes = made.minutes,
                _ => return None,
            }
            (new != *row).then_some((index, new))
        };
        let down = rows.iter().enumerate().take(to.saturating_add(1)).skip(at);
        down.filter_map(changed).collect()
    }

    fn copy(self, from: &Level, to: &mut Level) {
        match self {
            Self::Minutes => to.minutes = from.minutes,
            Self::Small => set_blinds(to, (Some(stakes(from).0), None)),
            Self::Big => set_blinds(to, (None, Some(stakes(from).1))),
            Self::Ante => {
                let with_the_big_blind = !from.big.is_zero() && !to.big.is_zero();
                let grows = |ante: &Ante| ante.poster().is_one() && ante.chips() == from.big;
                to.ante = match from.ante {
                    Some(ante) if with_the_big_blind && grows(&ante) => ante.poster().posts(to.big),
                    ante => ante,
                };
            }
        }
    }
}

/// Reads the typed length of a level, in minutes.
///
/// # Errors
/// The input that was expected.
pub fn minutes(text: &str) -> Result<u16, Saying> {
    let minutes = typed::number(text.trim()).and_then(|minutes| u16::try_from(minutes).ok());
    minutes.filter(|minutes| (1..=MOST_MINUTES).contains(minutes)).ok_or_else(|| {
        Saying::of("dialogs-row-minutes-wrong").with("most", Filling::Count(MOST_MINUTES.into()))
    })
}

/// Reads a typed amount of chips; empty text is zero.
///
/// # Errors
/// The input that was expected.
pub fn amount(text: &str) -> Result<Chips, Saying> {
    if text.trim().is_empty() {
        return Ok(Chips::ZERO);
    }
    let wrong = || Saying::of("dialogs-row-amount-wrong").with("example", EXAMPLE);
    amounts::read(text).ok_or_else(wrong)
}

/// Reads a typed starting stack of at least one chip.
///
/// # Errors
/// The input that was expected.
pub fn stack(text: &str) -> Result<Chips, Saying> {
    let stack = amounts::read(text).filter(|stack| !stack.is_zero());
    stack.ok_or_else(|| Saying::of("cells-stack-wrong").with("example", Chips::new(20_000)))
}

/// Returns the two figures of a level: its blinds or, in a stud level, the ante and the bring-in.
fn stakes(level: &Level) -> (Chips, Chips) {
    match level.stud.filter(|_| level.big.is_zero()) {
        Some(stud) => (stud.ante, stud.bring_in),
        None => (level.small, level.big),
    }
}

/// Puts one or both of the two figures into a level.
fn set_blinds(level: &mut Level, (small, big): (Option<Chips>, Option<Chips>)) {
    let now = stakes(level);
    let (small, big) = (small.unwrap_or(now.0), big.unwrap_or(now.1));
    if level.stud.is_some() && level.big.is_zero() {
        level.stud = Some(StudStakes { ante: small, bring_in: big });
    } else {
        (level.small, level.big) = (small, big);
    }
}

/// Returns how the nearest ante is posted, before `at` or else after it. Without one, the big blind
/// posts it.
fn nearest_ante(rows: &[Row], at: usize) -> AntePoster {
    let (before, behind) = rows.split_at(at.saturating_add(1).min(rows.len()));
    let mut near = before.iter().rev().chain(behind);
    near.find_map(|row| row.level()?.ante).map_or(AntePoster::BigBlind, Ante::poster)
}

/// Reads an ante: `25`, `25 each`, `800 BBA`, `800 button`, in either language, or `bb` for the big
/// blind. The outer `None` means that the text is not an ante, the inner one that there is no ante.
#[expect(clippy::option_option, reason = "no ante can be read, as can an ante")]
fn ante(text: &str, big: Chips, nearest: AntePoster) -> Option<Option<Ante>> {
    let text = text.trim().to_lowercase();
    if matches!(text.as_str(), "" | "-" | "–" | "—") {
        return Some(None);
    }
    if text == BIG_BLIND {
        let poster = if nearest.is_one() { nearest } else { AntePoster::BigBlind };
        return poster.posts(big).map(Some);
    }
    let mut named = AntePoster::ALL.into_iter().flat_map(|poster| {
        let name = format!("level-column-{}", poster.key());
        [Language::English, Language::Italian]
            .map(|language| (language.say(&name, &[("chips", "".into())]), poster))
    });
    let found = named.find_map(|(word, poster)| {
        let figure = text.strip_suffix(&word.trim().to_lowercase())?.trim_end();
        Some((figure.to_owned(), poster))
    });
    let (figure, poster) = found.unwrap_or((text, nearest));
    Some(poster.posts(amounts::read(&figure)?))
}

#[cfg(test)]
mod tests {
    use bottone_rules::levels::{Break, BreakName};
    use proptest::prelude::*;

    use super::*;

    fn level(big: u64, ante: Option<Ante>) -> Row {
        let (small, big) = (Chips::new(big / 2), Chips::new(big));
        Row::Level(Level { small, big, ante, minutes: 20, ..Level::default() })
    }

    fn chips(chips: u64) -> Chips {
        Chips::new(chips)
    }

    #[test]
    fn an_ante_is_read_as_it_is_written_in_both_languages() {
        let of = |near: Option<Ante>, text: &str| {
            let rows = [level(100, near), level(200, None)];
            Cell::Ante.parse(&rows, 1, text).map(|row| row.level().and_then(|level| level.ante))
        };
        let (each, button) = (Some(Ante::Each(chips(25))), Some(Ante::Button(chips(100))));
        let cases = [
            (None, "200", Some(Ante::BigBlind(chips(200)))),
            (None, "bb", Some(Ante::BigBlind(chips(200)))),
            (None, " BB ", Some(Ante::BigBlind(chips(200)))),
            (each, "bb", Some(Ante::BigBlind(chips(200)))),
            (button, "bb", Some(Ante::Button(chips(200)))),
            (each, "50", Some(Ante::Each(chips(50)))),
            (button, "200", Some(Ante::Button(chips(200)))),
            (button, "200 BBA", Some(Ante::BigBlind(chips(200)))),
            (None, "25 each", Some(Ante::Each(chips(25)))),
            (None, "25 a testa", Some(Ante::Each(chips(25)))),
            (None, "1k button", Some(Ante::Button(chips(1_000)))),
            (None, "1.000 bottone", Some(Ante::Button(chips(1_000)))),
            (button, "", None),
            (button, "0", None),
            (button, "-", None),
        ];
        for (near, text, ante) in cases {
            assert_eq!(of(near, text), Ok(ante), "{text} near {near:?}");
        }
        for text in ["1.5", "each", "bba", "25 some", "2bb", "-25", "bb bb"] {
            assert!(of(None, text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_amount_and_minutes_are_read_by_the_one_reader() {
        let rows = [level(100, None), Row::Break(Break { minutes: 10, name: BreakName::Break })];
        let big = |text: &str| Cell::Big.parse(&rows, 0, text).map(|row| row.level().unwrap().big);
        for (text, read) in [("1.5k", 1_500), ("1.000", 1_000), ("1,000", 1_000), ("", 0)] {
            assert_eq!(big(text), Ok(chips(read)), "{text}");
        }
        for text in ["1.5", "x", "-5", "20+5"] {
            assert!(big(text).is_err(), "{text}");
        }
        let minutes = |text: &str| Cell::Minutes.parse(&rows, 1, text).map(|row| row.minutes());
        assert_eq!(minutes(" 15 "), Ok(15));
        for text in ["", "0", "1441", "1.5", "a"] {
            assert!(minutes(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_ante_as_large_as_the_big_blind_grows_with_it() {
        let rows = [level(100, None), level(200, None), Row::EndOfDay, level(400, None)];
        let carried = |made: Ante, to| {
            let made = level(100, Some(made));
            let antes = Cell::Ante.fill_down(&rows, 0, &made, to).into_iter();
            antes.map(|(row, to)| (row, to.level().unwrap().ante.unwrap())).collect::<Vec<_>>()
        };
        let (big, each) = (|c| Ante::BigBlind(chips(c)), |c| Ante::Each(chips(c)));
        assert_eq!(carried(big(100), 3), [(0, big(100)), (1, big(200)), (3, big(400))]);
        assert_eq!(carried(big(100), 1), [(0, big(100)), (1, big(200))]);
        assert_eq!(carried(big(25), 3), [(0, big(25)), (1, big(25)), (3, big(25))]);
        assert_eq!(carried(each(100), 3), [(0, each(100)), (1, each(100)), (3, each(100))]);
        let none = Cell::Ante.fill_down(&rows, 0, &rows[0], 3);
        assert_eq!(none, [], "what changes nothing is left out");
    }

    fn any_chips() -> impl Strategy<Value = Chips> {
        prop_oneof![0..5_000_u64, 0..=Chips::MOST].prop_map(Chips::new)
    }

    proptest! {
        /// Checks that text shown by a cell and read back leaves the structure unchanged.
        #[test]
        fn a_cell_reads_what_it_shows(
            (small, big, ante, bring_in) in (any_chips(), any_chips(), any_chips(), any_chips()),
            (who, stud, minutes) in (0..4_u8, any::<bool>(), 1..=MOST_MINUTES),
            italian in any::<bool>(),
        ) {
            let language = if italian { Language::Italian } else { Language::English };
            let ante_of = match who {
                0 => None,
                1 => Some(Ante::Each(ante)),
                2 => Some(Ante::BigBlind(ante)),
                _ => Some(Ante::Button(ante)),
            };
            let stud = stud.then_some(StudStakes { ante, bring_in });
            let ante = ante_of.filter(|ante| !ante.chips().is_zero());
            let level = Level { small, big, ante, stud, minutes, ..Level::default() };
            let rows = [Row::Level(level)];
            for cell in Cell::ALL.into_iter().filter(|cell| cell.is_in(&rows[0])) {
                let text = cell.text(language, &rows[0]);
                prop_assert_eq!(cell.parse(&rows, 0, &text), Ok(rows[0].clone()), "{:?}", text);
            }
        }
    }
}
