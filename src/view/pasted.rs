//! Structures from a spreadsheet: lines that were pasted or read from a file, and what each is taken for.

use crate::{
    rules::{
        chips::Chips,
        levels::{
            Ante, Break, BreakName, Level, LimitBets, MOST_MINUTES, MOST_ROWS, Row, Structure,
            StudStakes,
        },
    },
    view::{amounts, cells::Cell},
};

/// The longest text that is looked at, in bytes.
pub const MOST_TEXT: usize = 200_000;

/// A line, and what it is taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedLine {
    /// The line as it stands there.
    pub text: String,
    pub taken: Taken,
}

/// What a line is taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// A row of the structure.
    Row(Row),
    /// The names of the columns: what they say is heeded in the lines below.
    Heads,
    /// Nothing that is known: it is left out.
    Unread,
}

/// What a column holds, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Head {
    Level,
    Small,
    Big,
    Ante,
    SmallBet,
    BigBet,
    StudAnte,
    BringIn,
    Minutes,
    Other,
}

/// Words that name a column, in English and Italian, as they begin.
const HEADS: [(&str, Head); 24] = [
    ("small bet", Head::SmallBet),
    ("big bet", Head::BigBet),
    ("stud ante", Head::StudAnte),
    ("bring-in", Head::BringIn),
    ("level", Head::Level),
    ("livello", Head::Level),
    ("lvl", Head::Level),
    ("#", Head::Level),
    ("round", Head::Level),
    ("small", Head::Small),
    ("sb", Head::Small),
    ("piccolo", Head::Small),
    ("pb", Head::Small),
    ("big blind ante", Head::Ante),
    ("bba", Head::Ante),
    ("big", Head::Big),
    ("bb", Head::Big),
    ("grande", Head::Big),
    ("gb", Head::Big),
    ("ante", Head::Ante),
    ("min", Head::Minutes),
    ("duration", Head::Minutes),
    ("length", Head::Minutes),
    ("durata", Head::Minutes),
];

/// Words that name a pause, as they stand in a line.
const PAUSES: [(&str, BreakName); 7] = [
    ("dinner", BreakName::Dinner),
    ("cena", BreakName::Dinner),
    ("break", BreakName::Break),
    ("pausa", BreakName::Break),
    ("pause", BreakName::Break),
    ("intervallo", BreakName::Break),
    ("rest", BreakName::Break),
];

/// Words that say that chips leave play.
const COLOUR_UPS: [&str; 3] = ["colour up", "color up", "chip race"];

/// Words that say that registration closes.
const CLOSES: [&str; 4] =
    ["registration closes", "late registration", "chiusura iscrizioni", "iscrizioni chiuse"];

/// The longest minutes that are no blind where nothing says what a number is.
const LONG_LEVEL: u64 = 180;
/// How long a level or a pause is where no line says it.
const USUAL: u16 = 20;
const USUAL_PAUSE: u16 = 10;

/// What stands in these lines. Lines without a letter or a figure are passed over.
pub fn read(text: &str) -> Vec<PastedLine> {
    let mut reader = Reader::default();
    let mut read = Vec::new();
    let end = text.floor_char_boundary(MOST_TEXT.min(text.len()));
    let lines = text[..end].lines().filter(|line| line.chars().any(char::is_alphanumeric));
    for line in lines {
        let taken;
        (reader, taken) = reader.line(line);
        read.push(taken);
    }
    read
}

/// The rows of the lines that were read, up to as many as a structure may have.
pub fn rows(lines: &[PastedLine]) -> Vec<Row> {
    let rows = lines.iter().filter_map(|line| match &line.taken {
        Taken::Row(row) => Some(row.clone()),
        Taken::Heads | Taken::Unread => None,
    });
    rows.take(MOST_ROWS).collect()
}

/// What is remembered from line to line.
#[derive(Debug, Default)]
struct Reader {
    heads: Vec<Head>,
    /// The names of the columns stand between commas, and so does all below.
    commas: bool,
    /// The length of the level before.
    minutes: Option<u16>,
    levels: u64,
}

impl Reader {
    fn line(mut self, line: &str) -> (Self, PastedLine) {
        let text = line.trim().to_owned();
        let cells = cells(&text, self.commas);
        let lower = text.to_lowercase();
        let taken = if let Some(heads) = heads(&cells) {
            (self.heads, self.commas) = (heads, text.contains(','));
            Taken::Heads
        } else if CLOSES.iter().any(|words| lower.contains(words)) {
            Taken::Row(Row::RegistrationCloses)
        } else if COLOUR_UPS.iter().any(|words| lower.replace('-', " ").contains(words)) {
            let chips: Vec<Chips> = figures(&cells).into_iter().map(|found| found.chips).collect();
            if chips.is_empty() { Taken::Unread } else { Taken::Row(Row::ColourUp(chips)) }
        } else if let Some((_, name)) = PAUSES.iter().find(|(word, _)| lower.contains(word)) {
            let minutes = figures(&cells).last().and_then(|found| minutes(found.chips));
            let minutes = minutes.unwrap_or(USUAL_PAUSE);
            Taken::Row(Row::Break(Break { minutes, name: name.clone() }))
        } else {
            let level = self.by_heads(&cells).or_else(|| self.by_order(&cells));
            if let Some(level) = &level {
                self.levels += 1;
                self.minutes = Some(level.minutes);
            }
            level.map_or(Taken::Unread, |level| Taken::Row(Row::Level(level)))
        };
        (self, PastedLine { text, taken })
    }

    /// The level as the names of the columns have it.
    fn by_heads(&self, cells: &[&str]) -> Option<Level> {
        let cell = |head: Head| {
            let at = self.heads.iter().position(|other| *other == head)?;
            cells.get(at).copied()
        };
        let of = |head| amounts::read(cell(head)?).filter(|chips| !chips.is_zero());
        let (small, big) = (of(Head::Small).unwrap_or_default(), of(Head::Big).unwrap_or_default());
        let bets = of(Head::SmallBet).zip(of(Head::BigBet));
        let stud = of(Head::StudAnte).zip(of(Head::BringIn));
        let minutes = cell(Head::Minutes).and_then(|cell| figures(&[cell]).first().copied());
        let minutes = minutes.and_then(minutes_of).or(self.minutes).unwrap_or(USUAL);
        let ante = cell(Head::Ante).and_then(|text| ante(text, big));
        let posts = !big.is_zero() || stud.is_some() || ante.is_some();
        (posts && small <= big).then(|| Level {
            small,
            big,
            ante,
            bets: bets.map(|(small, big)| LimitBets { small, big }),
            stud: stud.map(|(ante, bring_in)| StudStakes { ante, bring_in }),
            minutes,
            ..Level::default()
        })
    }

    /// The level as figures follow each other: number, blinds, ante, minutes.
    fn by_order(&self, cells: &[&str]) -> Option<Level> {
        let mut found = figures(cells);
        let begins = cells.first().map(|cell| cell.trim().to_lowercase()).unwrap_or_default();
        let named = ["level", "livello", "lvl", "l"].iter().any(|word| begins.starts_with(word));
        let counts = found.first().is_some_and(|first| first.chips.get() == self.levels + 1);
        if found.len() > 2 && (named || counts) {
            found.remove(0);
        }
        let mut minutes = None;
        if let Some(at) = found.iter().position(|figure| figure.minutes) {
            minutes = minutes_of(found.remove(at));
        }
        let (small, big) = match found[..] {
            [small, big, ..] => (small.chips, big.chips),
            _ => return None,
        };
        let rest = found.get(2..).unwrap_or_default();
        let ante = match (rest, minutes) {
            ([ante, last, ..], None) => {
                minutes = minutes_of(*last);
                posted(ante.chips, big)
            }
            ([ante, ..], Some(_)) => posted(ante.chips, big),
            // One figure alone is the minutes, unless it is none or the big blind.
            ([one], None) if one.chips == big || one.chips.get() > LONG_LEVEL => {
                posted(one.chips, big)
            }
            ([one], None) => {
                minutes = minutes_of(*one);
                None
            }
            ([], _) => None,
        };
        let minutes = minutes.or(self.minutes).unwrap_or(USUAL);
        let sound = !big.is_zero() && small <= big;
        sound.then(|| Level { small, big, ante, minutes, ..Level::default() })
    }
}

/// A figure of a line.
#[derive(Clone, Copy, Debug)]
struct Figure {
    chips: Chips,
    /// It is said to be minutes.
    minutes: bool,
}

/// The cells of a line: between bars, tabs or semicolons; between commas, unless they stand between thousands; or
/// between spaces.
fn cells(line: &str, between_commas: bool) -> Vec<&str> {
    for sign in ['|', '\t', ';'] {
        if line.contains(sign) {
            return line.split(sign).map(str::trim).collect();
        }
    }
    let commas: Vec<&str> = line.split(',').collect();
    let thousands = |cell: &&str| {
        let figures = cell.chars().take_while(char::is_ascii_digit).count();
        figures == 3
    };
    if commas.len() > 1 && (between_commas || !commas.iter().skip(1).all(thousands)) {
        return commas.into_iter().map(|cell| cell.trim().trim_matches('"')).collect();
    }
    line.split_whitespace().collect()
}

/// The amounts in these cells, and which are said to be minutes.
fn figures(cells: &[&str]) -> Vec<Figure> {
    let mut found: Vec<Figure> = Vec::new();
    let words = cells.iter().flat_map(|cell| {
        cell.split(|letter: char| letter.is_whitespace() || "/-–—()+".contains(letter))
    });
    for word in words.filter(|word| !word.is_empty()) {
        let lower = word.to_lowercase();
        let figure =
            lower.trim_end_matches(|letter: char| letter.is_alphabetic() || "'’.".contains(letter));
        let unit = &lower[figure.len()..];
        if figure.is_empty() {
            if is_minutes(unit)
                && let Some(last) = found.last_mut()
            {
                last.minutes = true;
            }
            continue;
        }
        let minutes = is_minutes(unit);
        let text = if minutes { figure } else { lower.as_str() };
        if let Some(chips) = amounts::read(text).or_else(|| amounts::read(figure)) {
            found.push(Figure { chips, minutes });
        }
    }
    found
}

fn is_minutes(unit: &str) -> bool {
    unit.starts_with("min") || matches!(unit, "'" | "’")
}

fn minutes(chips: Chips) -> Option<u16> {
    u16::try_from(chips.get()).ok().filter(|minutes| (1..=MOST_MINUTES).contains(minutes))
}

fn minutes_of(found: Figure) -> Option<u16> {
    minutes(found.chips)
}

/// An ante of this much: as large as half the big blind it is the big blind's, else everybody's.
fn posted(ante: Chips, big: Chips) -> Option<Ante> {
    let one = if ante.times(2) >= big { Ante::BigBlind(ante) } else { Ante::Each(ante) };
    (!ante.is_zero()).then_some(one)
}

/// An ante as it is written in a column of its own: `25`, `25 each`, `800 BBA`.
fn ante(text: &str, big: Chips) -> Option<Ante> {
    if let Some(chips) = amounts::read(text) {
        return posted(chips, big);
    }
    let row = Row::Level(Level { big, minutes: USUAL, ..Level::default() });
    Cell::Ante.read(&[row], 0, text).ok()?.level()?.ante
}

/// The names of columns, where a line has at least two of them and no figure.
fn heads(cells: &[&str]) -> Option<Vec<Head>> {
    let of = |cell: &&str| {
        let name = cell.trim().to_lowercase();
        HEADS.iter().find(|(word, _)| name.starts_with(word)).map_or(Head::Other, |(_, head)| *head)
    };
    let heads: Vec<Head> = cells.iter().map(of).collect();
    let known = heads.iter().filter(|head| **head != Head::Other).count();
    let figures = cells.iter().any(|cell| cell.chars().any(|letter| letter.is_ascii_digit()));
    (known >= 2 && !figures).then_some(heads)
}

/// A structure as cells between commas, which [`read`] reads again. Names of its own games and the ends of days
/// are in RON alone.
pub fn written(structure: &Structure) -> String {
    let mut lines =
        vec!["Level,Small,Big,Ante,Small bet,Big bet,Stud ante,Bring-in,Minutes".to_owned()];
    let figure = |chips: Chips| match chips {
        Chips::ZERO => String::new(),
        chips => chips.get().to_string(),
    };
    let mut number = 0;
    for row in &structure.rows {
        lines.push(match row {
            Row::Level(level) => {
                number += 1;
                let ante = match level.ante {
                    Some(Ante::Each(chips)) => format!("{} each", chips.get()),
                    Some(Ante::BigBlind(chips)) => format!("{} BBA", chips.get()),
                    Some(Ante::Button(chips)) => format!("{} button", chips.get()),
                    None => String::new(),
                };
                let bets = level.bets.map_or([Chips::ZERO; 2], |bets| [bets.small, bets.big]);
                let stud = level.stud.map_or([Chips::ZERO; 2], |stud| [stud.ante, stud.bring_in]);
                let [small_bet, big_bet, stud_ante, bring_in] =
                    [bets[0], bets[1], stud[0], stud[1]].map(figure);
                let (small, big) = (figure(level.small), figure(level.big));
                let minutes = level.minutes;
                format!(
                    "{number},{small},{big},{ante},{small_bet},{big_bet},{stud_ante},{bring_in},{minutes}"
                )
            }
            Row::Break(pause) => {
                let name = match pause.name {
                    BreakName::Dinner => "Dinner break",
                    BreakName::Break | BreakName::Own(_) => "Break",
                };
                format!("{name},{}", pause.minutes)
            }
            Row::ColourUp(chips) => {
                let chips: Vec<String> = chips.iter().map(|chip| chip.get().to_string()).collect();
                format!("Color up,{}", chips.join(" "))
            }
            Row::RegistrationCloses => "Registration closes".to_owned(),
            Row::EndOfDay => continue,
        });
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is read, as short as can be.
    fn taken(text: &str) -> Vec<String> {
        let one = |line: &PastedLine| match &line.taken {
            Taken::Row(Row::Level(level)) => {
                let ante = match level.ante {
                    Some(Ante::Each(chips)) => format!("+{} each", chips.get()),
                    Some(ante) => format!("+{}", ante.chips().get()),
                    None => String::new(),
                };
                format!("{}/{}{ante} {}", level.small.get(), level.big.get(), level.minutes)
            }
            Taken::Row(Row::Break(pause)) => match pause.name {
                BreakName::Dinner => format!("dinner {}", pause.minutes),
                _ => format!("break {}", pause.minutes),
            },
            Taken::Row(Row::ColourUp(chips)) => {
                let chips: Vec<String> = chips.iter().map(|c| c.get().to_string()).collect();
                format!("off {}", chips.join(","))
            }
            Taken::Row(row) => format!("{row:?}"),
            Taken::Heads => "heads".to_owned(),
            Taken::Unread => "?".to_owned(),
        };
        read(text).iter().map(one).collect()
    }

    #[test]
    fn lines_are_read_as_people_write_them() {
        let cases: [(&str, &[&str]); 12] = [
            ("1 25/50 20", &["25/50 20"]),
            ("Level 3 | 100 | 200 | 200 | 30 min", &["100/200+200 30"]),
            (
                "Livello 1; 25; 50; 20\nPausa; 15\nLivello 2; 50; 100",
                &["25/50 20", "break 15", "50/100 20"],
            ),
            (
                "Level,SB,BB,Ante,Minutes\n1,25,50,0,15\n2,50,100,100,15",
                &["heads", "25/50 15", "50/100+100 15"],
            ),
            ("SB\tBB\tAnte\tMin\n1.000\t2.000\t2.000\t20", &["heads", "1000/2000+2000 20"]),
            ("100/200 (25) 40", &["100/200+25 each 40"]),
            ("1,000/2,000 30 min", &["1000/2000 30"]),
            ("1k/2k 2k 20'", &["1000/2000+2000 20"]),
            ("Dinner break 60 min", &["dinner 60"]),
            ("Color up 25", &["off 25"]),
            ("Registration closes", &["RegistrationCloses"]),
            ("hello\n\n---\n25 50\n200/100 20", &["?", "25/50 20", "?"]),
        ];
        for (text, read) in cases {
            assert_eq!(taken(text), read, "{text}");
        }
    }

    proptest::proptest! {
        /// Whatever is pasted is read without a fault, and no row is one that a clock cannot run on.
        #[test]
        fn nothing_that_is_pasted_makes_an_impossible_row(text in ".{0,200}") {
            let rows = rows(&read(&text));
            let (name, starting_stack) = ("x".to_owned(), Chips::new(1));
            let structure = Structure { name, starting_stack, rows, ..Structure::default() };
            let fault = structure.validate().err();
            let closes = matches!(fault, Some(crate::rules::levels::StructureFault::ClosesTwice { .. }));
            proptest::prop_assert!(fault.is_none() || closes, "{:?}", fault);
        }
    }
}
