//! One line of a sheet, and the facts that it states.

mod blinds;
mod facts;

use bottone_base::chips::Chips;
use bottone_rules::levels::{Level, Row};

use super::{
    lex::{LinePiece, Number, PieceKind, pieces},
    words::SheetWord,
};

/// The longest level that a figure without a unit can mean, in minutes.
pub(super) const LONG_LEVEL: u64 = 180;
/// The length of a break if the sheet does not give one, in minutes.
pub(super) const USUAL_BREAK: u16 = 10;
/// The largest ratio of big to small blind if only the order identifies the figures.
const MOST_RATIO: u64 = 4;
/// The largest ratio if a stroke marks them as blinds.
const MOST_UNLIKE: u64 = 10;

/// A fact that a line states.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fact {
    Name(String),
    Stack(Chips),
    /// The length of all levels.
    Minutes(u16),
    Level(LevelDraft),
    /// A row; true if its length is the usual one.
    Row(Row, bool),
    /// A row after the level of this number.
    After(u64, Row),
    /// The end of rebuys, here or after a level.
    RebuysEnd(Option<u64>),
    /// The start of the next day.
    NextDay,
    /// The restart of play, perhaps on another day.
    Restart,
    /// A time of day.
    Hour,
    /// A subject that is not part of a structure.
    Aside(String),
    /// Words after a row.
    Remark(String),
}

/// A level, as far as its own line states it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct LevelDraft {
    /// The number given on the sheet.
    pub(super) number: Option<u64>,
    pub(super) level: Level,
    /// The length in minutes, if the line gives it.
    pub(super) minutes: Option<u16>,
    /// A figure after the blinds that is either minutes or an ante.
    pub(super) lone: Option<Chips>,
}

/// The reason why a part of a line was not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadReason {
    /// Figures that do not form a number.
    NoNumber,
    /// Words or figures without a known meaning.
    Unknown,
    /// A figure that is either minutes or an ante.
    MinutesOrAnte,
    /// A second closing of registration.
    ClosesTwice,
    /// The sheet has no level of this number.
    NoSuchLevel,
    /// A column with an unknown name.
    Column,
    /// A text that is too long.
    TooLong,
}

/// A part of a line that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadPart {
    pub part: String,
    pub reason: UnreadReason,
    /// Lines that state the same in a form that is understood.
    pub instead: Vec<String>,
}

/// The state before a line is read.
#[derive(Clone, Debug, Default)]
pub(super) struct LineContext {
    /// True if thousands are separated by spaces.
    pub(super) by_space: bool,
    /// True if a level or column names stand above.
    pub(super) in_table: bool,
    pub(super) has_name: bool,
    /// The number of the level above.
    pub(super) number: u64,
}

/// The facts of a line, and the part that was not understood.
#[derive(Debug, Default)]
pub(super) struct LineRead {
    pub(super) facts: Vec<Fact>,
    pub(super) unread: Option<UnreadPart>,
}

/// A line whose pieces are taken one by one.
struct LineParser<'a> {
    text: &'a str,
    pieces: Vec<LinePiece<'a>>,
    taken: Vec<bool>,
    /// Each fact, and the piece with which it starts.
    facts: Vec<(usize, Fact)>,
    before: &'a LineContext,
}

/// Reads a line without names of columns.
pub(super) fn read(text: &str, before: &LineContext) -> LineRead {
    let pieces = pieces(text, before.by_space);
    let taken = vec![false; pieces.len()];
    let mut line = LineParser { text, pieces, taken, facts: Vec::new(), before };
    line.levels();
    line.colour_ups();
    for segment in line.segments() {
        line.segment(&segment);
    }
    line.lengths_of_breaks();
    line.hours();
    line.finish()
}

impl LineParser<'_> {
    fn word(&self, at: usize) -> Option<SheetWord> {
        self.free(at)?.word()
    }

    fn number(&self, at: usize) -> Option<Number> {
        self.free(at)?.number()
    }

    /// Returns the piece at `at` unless it is taken.
    fn free(&self, at: usize) -> Option<&LinePiece<'_>> {
        let free = !self.taken.get(at)?;
        self.pieces.get(at).filter(|_| free)
    }

    fn is_sign(&self, at: usize, signs: &str) -> bool {
        matches!(self.pieces.get(at).map(|piece| piece.kind), Some(PieceKind::Sign(sign)) if signs.contains(sign))
    }

    fn is(&self, at: usize, words: &[SheetWord]) -> bool {
        self.word(at).is_some_and(|word| words.contains(&word))
    }

    fn take(&mut self, all: impl IntoIterator<Item = usize>) {
        for at in all {
            if let Some(taken) = self.taken.get_mut(at) {
                *taken = true;
            }
        }
    }

    fn add(&mut self, at: usize, fact: Fact) {
        self.facts.push((at, fact));
    }

    /// Returns the next piece from `at` on, skipping fillers and these signs.
    fn next(&self, mut at: usize, signs: &str) -> Option<usize> {
        while self.is(at, &[SheetWord::Filler]) || self.is_sign(at, signs) {
            at += 1;
        }
        self.free(at).map(|_| at)
    }

    /// Returns the previous piece before `at`, skipping fillers and these signs.
    fn previous(&self, at: usize, signs: &str) -> Option<usize> {
        let mut at = at.checked_sub(1)?;
        while self.is(at, &[SheetWord::Filler]) || self.is_sign(at, signs) {
            at = at.checked_sub(1)?;
        }
        self.free(at).map(|_| at)
    }

    /// Returns the free pieces in segments, split at commas, bars, strokes and separate hyphens.
    fn segments(&self) -> Vec<Vec<usize>> {
        let mut segments = vec![Vec::new()];
        for at in 0..self.pieces.len() {
            if self.taken[at] || self.is_sign(at, ",;|+&./-!") {
                segments.push(Vec::new());
            } else if let Some(segment) = segments.last_mut() {
                segment.push(at);
            }
        }
        segments.retain(|segment| !segment.is_empty());
        segments
    }

    fn has(&self, segment: &[usize], words: &[SheetWord]) -> bool {
        segment.iter().any(|at| self.is(*at, words))
    }

    /// Takes the words of a segment that are among these.
    fn take_words(&mut self, segment: &[usize], words: &[SheetWord]) {
        let all: Vec<usize> = segment.iter().copied().filter(|at| self.is(*at, words)).collect();
        self.take(all);
    }

    /// Returns the free pieces of the segments that contain these.
    fn segments_of(&self, some: &[usize]) -> Vec<usize> {
        let segments = self.segments().into_iter();
        segments.filter(|segment| some.iter().any(|at| segment.contains(at))).flatten().collect()
    }

    /// Returns the text from the first to the last of these pieces.
    fn slice(&self, pieces: &[usize]) -> String {
        let first = pieces.first().and_then(|at| self.pieces.get(*at));
        let last = pieces.last().and_then(|at| self.pieces.get(*at));
        let text = first.zip(last).and_then(|(first, last)| self.text.get(first.start..last.end));
        text.unwrap_or_default().trim().to_owned()
    }

    /// Reads the rest of a line: a name, a remark, or a part that was not understood.
    fn finish(mut self) -> LineRead {
        let left: Vec<usize> = (0..self.pieces.len())
            .filter(|at| {
                self.free(*at).is_some_and(|piece| {
                    !matches!(
                        piece.kind,
                        PieceKind::Sign(_) | PieceKind::Word(SheetWord::Filler | SheetWord::Title)
                    )
                })
            })
            .collect();
        let is_row = |fact: &Fact| {
            matches!(fact, Fact::Level(_) | Fact::Row(..) | Fact::RebuysEnd(_) | Fact::NextDay)
                || self.before.in_table && matches!(fact, Fact::After(..))
        };
        let rows = self.facts.iter().any(|(_, fact)| is_row(fact));
        // A level after words without a meaning is not a level.
        let first = self
            .facts
            .iter()
            .filter(|(_, fact)| matches!(fact, Fact::Level(_)))
            .map(|(at, _)| *at)
            .min();
        let stray = first.is_some_and(|first| left.iter().any(|at| *at < first));
        if stray {
            let all: Vec<usize> = (0..self.pieces.len()).collect();
            return self.into_unread(&all, Vec::new());
        }
        if left.is_empty() {
            if self.facts.is_empty() {
                // Only a word of the sheet's own kind, such as "Structure".
                let words = self.text.trim().to_owned();
                self.add(0, Fact::Aside(words));
            }
            return self.into_read(None);
        }
        if rows {
            if left.iter().all(|at| self.is_plain(*at)) {
                let words = self.slice(&left);
                self.add(*left.last().unwrap_or(&0), Fact::Remark(words));
                return self.into_read(None);
            }
        } else if !self.before.in_table && self.is_title(&left) {
            let whole = self.segments_of(&left);
            let words = self.slice(&whole);
            let fact = if self.before.has_name { Fact::Aside(words) } else { Fact::Name(words) };
            self.add(left[0], fact);
            return self.into_read(None);
        }
        let aside = |(_, fact): &(usize, Fact)| matches!(fact, Fact::Aside(_) | Fact::Hour);
        let of_rows = left.iter().any(|at| {
            self.pieces[*at].word().is_some_and(SheetWord::is_of_rows)
                || self.pieces[*at].kind == PieceKind::Bad
        });
        if !self.facts.is_empty() && self.facts.iter().all(aside) && !of_rows {
            self.facts = vec![(0, Fact::Aside(self.text.trim().to_owned()))];
            return self.into_read(None);
        }
        let facts = std::mem::take(&mut self.facts);
        self.into_unread(&left, facts)
    }

    /// Returns whether a piece has no meaning for a structure: a word, or `10` in `10 players`.
    fn is_plain(&self, at: usize) -> bool {
        match self.pieces[at].kind {
            PieceKind::Word(word) => !word.is_of_rows(),
            PieceKind::Number(_) => self.is(at + 1, &[SheetWord::Player]),
            _ => false,
        }
    }

    /// Returns whether the rest is a title: words, at least one of them without a meaning for a
    /// row.
    fn is_title(&self, left: &[usize]) -> bool {
        let of_titles = [
            SheetWord::Stack,
            SheetWord::Level,
            SheetWord::Big,
            SheetWord::Small,
            SheetWord::Last,
            SheetWord::Late,
            SheetWord::Start,
            SheetWord::Day,
        ];
        let names = [SheetWord::Other, SheetWord::Stack, SheetWord::Aside];
        left.iter().all(|at| self.is_plain(*at) || self.is(*at, &of_titles))
            && left.iter().any(|at| self.is(*at, &names))
    }

    fn into_read(mut self, unread: Option<UnreadPart>) -> LineRead {
        self.facts.sort_by_key(|(at, _)| *at);
        LineRead { facts: self.facts.into_iter().map(|(_, fact)| fact).collect(), unread }
    }

    /// Returns the valid facts, and the rest as not understood.
    fn into_unread(mut self, left: &[usize], facts: Vec<(usize, Fact)>) -> LineRead {
        self.facts = facts;
        let bad = left.iter().copied().find(|at| self.pieces[*at].kind == PieceKind::Bad);
        let part = match bad {
            Some(at) => self.pieces[at].text.to_owned(),
            None => self.slice(left),
        };
        let mut instead = Vec::new();
        if let Some(piece) = bad.map(|at| self.pieces[at])
            && let Some(digits) = as_digits(piece.text)
        {
            instead.push(format!(
                "{}{digits}{}",
                &self.text[..piece.start],
                &self.text[piece.end..]
            ));
        }
        let reason = if bad.is_some() { UnreadReason::NoNumber } else { UnreadReason::Unknown };
        self.into_read(Some(UnreadPart { part, reason, instead }))
    }
}

/// Returns the number intended by letters such as `O` and `l`.
fn as_digits(text: &str) -> Option<String> {
    let digits: String = text
        .chars()
        .map(|letter| match letter {
            'O' | 'o' => '0',
            'l' | 'I' | 'i' => '1',
            'S' => '5',
            letter => letter,
        })
        .collect();
    (digits != text && bottone_base::typed::read(&digits).is_some()).then_some(digits)
}
