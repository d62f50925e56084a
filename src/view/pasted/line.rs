//! One line of a sheet, and the facts that it states.

use super::{
    lex::{Number, Piece, What, length, pieces},
    words::Word,
};
use crate::rules::{
    chips::Chips,
    levels::{Ante, Break, BreakName, Level, Row},
};

/// The longest level that a figure without a unit can mean, in minutes.
pub(super) const LONG_LEVEL: u64 = 180;
/// The length of a break where the sheet does not say it.
pub(super) const USUAL_BREAK: u16 = 10;
/// The largest big blind beside its small one where only the order says which figures they are.
const MOST_RATIO: u64 = 4;
/// The same where a stroke says that they are blinds.
const MOST_UNLIKE: u64 = 10;

/// A fact that a line states.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fact {
    Name(String),
    Stack(Chips),
    /// The length of all levels.
    Minutes(u16),
    Level(Draft),
    /// A row; its length is the usual one where the flag says so.
    Row(Row, bool),
    /// A row behind the level of this number.
    After(u64, Row),
    /// Rebuys end, here or behind a level.
    RebuysEnd(Option<u64>),
    /// The next day begins.
    NextDay,
    /// Play goes on, perhaps on another day.
    Restart,
    /// A time of day.
    Hour,
    /// A subject that no structure holds.
    Aside(String),
    /// Words behind a row.
    Remark(String),
}

/// A level, as far as its own line states it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Draft {
    /// The number that the sheet gives it.
    pub(super) number: Option<u64>,
    pub(super) level: Level,
    /// The length, where the line states it.
    pub(super) minutes: Option<u16>,
    /// A figure behind the blinds that is minutes or an ante.
    pub(super) lone: Option<Chips>,
}

/// The reason why a part of a line was not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Figures that are no number.
    NoNumber,
    /// Words or figures without a known meaning.
    Unknown,
    /// A figure that is minutes or an ante.
    MinutesOrAnte,
    /// Registration closes already above.
    ClosesTwice,
    /// The sheet has no level of this number.
    NoSuchLevel,
    /// A column with a name that is not known.
    Column,
    /// More than can be read.
    TooLong,
}

/// A part of a line that was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    pub part: String,
    pub why: Why,
    /// Lines that say it so that it is understood.
    pub instead: Vec<String>,
}

/// What is known before a line is read.
#[derive(Clone, Debug, Default)]
pub(super) struct Before {
    /// Thousands are parted by spaces.
    pub(super) by_space: bool,
    /// A level or the names of columns stand above.
    pub(super) in_table: bool,
    pub(super) has_name: bool,
    /// The number of the level above.
    pub(super) number: u64,
}

/// The facts of a line, and the part that was not understood.
#[derive(Debug, Default)]
pub(super) struct LineRead {
    pub(super) facts: Vec<Fact>,
    pub(super) unread: Option<Unread>,
}

/// A line on which pieces are taken one after the other.
struct Line<'a> {
    text: &'a str,
    pieces: Vec<Piece<'a>>,
    taken: Vec<bool>,
    /// Each fact and the piece with which it begins.
    facts: Vec<(usize, Fact)>,
    before: &'a Before,
}

/// Reads a line without names of columns.
pub(super) fn read(text: &str, before: &Before) -> LineRead {
    let pieces = pieces(text, before.by_space);
    let taken = vec![false; pieces.len()];
    let mut line = Line { text, pieces, taken, facts: Vec::new(), before };
    line.levels();
    line.colour_ups();
    for segment in line.segments() {
        line.segment(&segment);
    }
    line.lengths_of_breaks();
    line.hours();
    line.finish()
}

impl Line<'_> {
    fn word(&self, at: usize) -> Option<Word> {
        self.free(at)?.word()
    }

    fn number(&self, at: usize) -> Option<Number> {
        self.free(at)?.number()
    }

    /// The piece at `at` where nothing has taken it.
    fn free(&self, at: usize) -> Option<&Piece<'_>> {
        let free = !self.taken.get(at)?;
        self.pieces.get(at).filter(|_| free)
    }

    fn is_sign(&self, at: usize, signs: &str) -> bool {
        matches!(self.pieces.get(at).map(|piece| piece.what), Some(What::Sign(sign)) if signs.contains(sign))
    }

    fn is(&self, at: usize, words: &[Word]) -> bool {
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

    /// The next piece from `at` on that is no filler and no sign of these.
    fn next(&self, mut at: usize, signs: &str) -> Option<usize> {
        while self.is(at, &[Word::Filler]) || self.is_sign(at, signs) {
            at += 1;
        }
        self.free(at).map(|_| at)
    }

    /// The same towards the beginning, from before `at`.
    fn previous(&self, at: usize, signs: &str) -> Option<usize> {
        let mut at = at.checked_sub(1)?;
        while self.is(at, &[Word::Filler]) || self.is_sign(at, signs) {
            at = at.checked_sub(1)?;
        }
        self.free(at).map(|_| at)
    }

    /// Figures with strokes or close hyphens between: where they begin and end, with the figures.
    fn chains(&self) -> Vec<(usize, usize, Vec<Number>)> {
        let strokes = self.chains_of(|line, at| line.is_sign(at, "/"));
        if !strokes.is_empty() {
            return strokes;
        }
        let close = |line: &Self, at: usize| {
            let spaced = |at: usize| line.pieces.get(at).is_some_and(|piece| piece.spaced);
            line.is_sign(at, "-") && !spaced(at) && !spaced(at + 1)
        };
        let mut chains = self.chains_of(close);
        // `Levels 1-4` is a range.
        chains.retain(|(start, _, numbers)| {
            let range = self.previous(*start, "").is_some_and(|at| self.is(at, &[Word::Level]));
            !(range && numbers.len() == 2)
        });
        chains
    }

    fn chains_of(
        &self,
        between: impl Fn(&Self, usize) -> bool,
    ) -> Vec<(usize, usize, Vec<Number>)> {
        let mut chains = Vec::new();
        let mut at = 0;
        while at < self.pieces.len() {
            let Some(first) = self.number(at) else {
                at += 1;
                continue;
            };
            let (start, mut numbers) = (at, vec![first]);
            at += 1;
            while between(self, at)
                && let Some(number) = self.number(at + 1)
            {
                numbers.push(number);
                at += 2;
            }
            if numbers.len() > 1 {
                chains.push((start, at, numbers));
            }
        }
        chains
    }

    /// Takes the levels of the line.
    fn levels(&mut self) {
        let chains = self.chains();
        let mut marked = None;
        for (index, (start, end, numbers)) in chains.iter().enumerate() {
            if !matches!(numbers.len(), 2 | 3) || !self.may_be_blinds(*start, *end) {
                continue;
            }
            let next = chains.get(index + 1).map(|(start, ..)| *start);
            let begin = self.facts.len();
            self.level(*start, *end, numbers, next);
            if let Some((_, Fact::Level(draft))) = self.facts.get(begin) {
                marked.get_or_insert(draft.number.is_some());
            }
        }
        if chains.is_empty() {
            self.level_by_order();
        }
    }

    /// Whether the words beside figures leave them to be blinds.
    fn may_be_blinds(&self, start: usize, end: usize) -> bool {
        let of_level = [
            Word::Level,
            Word::Small,
            Word::Big,
            Word::Blind,
            Word::SmallBlind,
            Word::BigBlind,
            Word::Last,
            Word::Minutes,
            Word::Length,
        ];
        let left = self.previous(start, ":.()-|=#,;/").and_then(|at| self.word(at));
        // Behind a comma another subject may stand.
        let apart = start > 0 && self.is_sign(start - 1, ",;|")
            || start > 0 && self.is_sign(start - 1, "-");
        let left = left.is_none_or(|word| of_level.contains(&word) || apart && !is_of_chips(word));
        let right = self.next(end, "()").and_then(|at| self.word(at));
        left && !right.is_some_and(|word| is_of_chips(word) || word == Word::Player)
    }

    /// Takes the level with the blinds at `start..end`. `next` is where the next blinds begin.
    fn level(&mut self, start: usize, end: usize, numbers: &[Number], next: Option<usize>) {
        let [small, big, third @ ..] = numbers else { return };
        let (mut small, big) = (small.chips, big.chips);
        let mut draft = Draft::default();
        let mut taken: Vec<usize> = (start..end).collect();
        let mut begin = start;
        let mut at = start;
        while let Some(left) = at.checked_sub(1) {
            let Some(piece) = self.free(left) else { break };
            let takes = match piece.what {
                What::Sign(sign) => ":.()-|=#".contains(sign),
                What::Word(
                    Word::Level
                    | Word::Small
                    | Word::Big
                    | Word::Blind
                    | Word::SmallBlind
                    | Word::BigBlind
                    | Word::Last
                    | Word::Filler,
                ) => true,
                What::Number(number) if number.is_plain && draft.number.is_none() => {
                    // `1 500 / 3 000` where spaces part thousands.
                    let joins = self.before.by_space
                        && at == start
                        && self.pieces[start].text.len() == 3
                        && small.times(MOST_RATIO) < big;
                    if joins {
                        small = number.chips.times(1_000).plus(small);
                    } else {
                        draft.number = Some(number.chips.get());
                    }
                    true
                }
                What::Minutes(minutes) if draft.minutes.is_none() => {
                    draft.minutes = Some(minutes);
                    true
                }
                What::Hour | What::Clock(..) => true,
                _ => false,
            };
            if !takes {
                break;
            }
            taken.push(left);
            begin = left;
            at = left;
        }
        let unlike = small > big || small.times(MOST_UNLIKE) < big;
        if big.is_zero() || unlike || third.first().is_some_and(|ante| ante.chips > big) {
            return;
        }
        draft.level.small = small;
        draft.level.big = big;
        let stated = third.first().map(|ante| ante.chips);
        taken.extend(self.behind_blinds(end, next, &mut draft, stated));
        self.take(taken);
        self.add(begin, Fact::Level(draft));
    }

    /// Reads the ante and the minutes behind blinds; returns the pieces that they take.
    fn behind_blinds(
        &self,
        end: usize,
        next: Option<usize>,
        draft: &mut Draft,
        third: Option<Chips>,
    ) -> Vec<usize> {
        let mut taken = Vec::new();
        let mut by = By::default();
        let mut stated = third;
        let mut bare: Vec<(usize, Chips)> = Vec::new();
        // The number of the next level stands right before its blinds.
        let limit = next.and_then(|next| {
            let number = self.previous(next, ":.()-|=#")?;
            let plain = self.number(number).is_some_and(|number| number.is_plain);
            let level =
                plain.then(|| self.previous(number, "").filter(|at| self.is(*at, &[Word::Level])));
            plain.then(|| level.flatten().unwrap_or(number)).filter(|_| draft.number.is_some())
        });
        let limit = limit.or(next).unwrap_or(self.pieces.len());
        let mut at = end;
        while at < limit {
            let Some(piece) = self.free(at) else { break };
            match piece.what {
                What::Sign(sign) if "():,-|.+=;".contains(sign) => {}
                What::Word(Word::No) if self.is(at + 1, &[Word::Ante]) => {
                    taken.push(at);
                    at += 1;
                }
                What::Word(
                    Word::Ante
                    | Word::BigBlindAnte
                    | Word::BigBlind
                    | Word::Big
                    | Word::Blind
                    | Word::Each
                    | Word::Button,
                ) => by.heard(self.word(at).filter(|word| self.is_of_ante(at, *word))),
                What::Word(Word::Filler)
                    if self.next(at, "").is_some_and(|at| self.is_of_level(at)) => {}
                What::Word(Word::Minutes | Word::Length)
                    if draft.minutes.is_some() || self.number(at + 1).is_some() => {}
                What::Number(number) => {
                    let follows = self.next(at + 1, "()").and_then(|at| self.word(at));
                    let other = follows.is_some_and(|word| {
                        is_of_chips(word)
                            || matches!(
                                word,
                                Word::Break
                                    | Word::Dinner
                                    | Word::Lunch
                                    | Word::Player
                                    | Word::Level
                            )
                    });
                    if number.is_chip
                        && number.chips < draft.level.small
                        && follows.is_some_and(is_of_chips)
                        || other
                    {
                        break;
                    }
                    let in_parentheses = at > 0 && self.is_sign(at - 1, "(");
                    let named = self.previous(at, "(:=").is_some_and(|at| {
                        self.is(at, &[Word::Ante, Word::BigBlindAnte])
                            || self.is(at, &[Word::BigBlind, Word::Blind]) && by.ante
                    });
                    let named_behind = follows.is_some_and(|word| {
                        matches!(word, Word::Ante | Word::BigBlindAnte | Word::Each)
                    }) || follows == Some(Word::BigBlind)
                        && self.is(at + 2, &[Word::Ante]);
                    if stated.is_none()
                        && (in_parentheses || named || named_behind)
                        && number.chips <= draft.level.big
                    {
                        stated = Some(number.chips);
                    } else {
                        bare.push((at, number.chips));
                    }
                }
                What::Minutes(minutes)
                    if draft.minutes.is_none() && !self.is_length_of_break(at) =>
                {
                    draft.minutes = Some(minutes);
                }
                What::Clock(first, second, third) if draft.minutes.is_none() => {
                    draft.minutes = length(first, second, third);
                    if draft.minutes.is_none() {
                        break;
                    }
                }
                What::Hour => {}
                _ => break,
            }
            taken.push(at);
            at += 1;
        }
        let left = by.settle(draft, stated, &bare);
        // Words of an ante without an amount are left over.
        let speechless = draft.level.ante.is_none() && by.ante && stated.is_none();
        taken.retain(|at| {
            !left.contains(at)
                && !(speechless && self.word(*at) == Some(Word::Ante) && !self.is_no(*at))
        });
        taken
    }

    /// Whether a word says who posts the ante: `BB` does so only beside the word "ante".
    fn is_of_ante(&self, at: usize, word: Word) -> bool {
        let beside = |at: usize| self.is(at, &[Word::Ante]);
        let behind = if self.is(at + 1, &[Word::Blind]) { at + 2 } else { at + 1 };
        !matches!(word, Word::Big | Word::BigBlind) || beside(behind) || at > 0 && beside(at - 1)
    }

    fn is_no(&self, at: usize) -> bool {
        at > 0 && self.is(at - 1, &[Word::No])
    }

    fn is_length_of_break(&self, at: usize) -> bool {
        self.next(at + 1, "")
            .is_some_and(|at| self.is(at, &[Word::Break, Word::Dinner, Word::Lunch]))
    }

    fn is_of_level(&self, at: usize) -> bool {
        let what = self.free(at).map(|piece| piece.what);
        matches!(
            what,
            Some(
                What::Number(_)
                    | What::Minutes(_)
                    | What::Word(
                        Word::Ante
                            | Word::BigBlindAnte
                            | Word::BigBlind
                            | Word::Big
                            | Word::Blind
                            | Word::Each
                            | Word::Button
                            | Word::Player
                    )
            )
        )
    }

    /// Takes the level of a line in which only the order says which figure is which.
    fn level_by_order(&mut self) {
        let of_level = |piece: &Piece<'_>| match piece.what {
            What::Word(word) => matches!(
                word,
                Word::Level
                    | Word::Small
                    | Word::Big
                    | Word::Blind
                    | Word::SmallBlind
                    | Word::BigBlind
                    | Word::BigBlindAnte
                    | Word::Ante
                    | Word::Each
                    | Word::Button
                    | Word::Minutes
                    | Word::Length
                    | Word::Filler
                    | Word::Last
            ),
            What::Bad => false,
            What::Sign(sign) => ":.()-|,;#=".contains(sign),
            _ => true,
        };
        if !self.pieces.iter().all(of_level) {
            return;
        }
        let mut draft = Draft::default();
        let mut by = By::default();
        let mut stated = None;
        let mut figures: Vec<(usize, Number)> = Vec::new();
        for at in 0..self.pieces.len() {
            match self.pieces[at].what {
                What::Word(Word::Level) => {}
                What::Word(word) if self.is_of_ante(at, word) => by.heard(Some(word)),
                What::Word(_) => {}
                What::Minutes(minutes) if draft.minutes.is_none() => draft.minutes = Some(minutes),
                What::Minutes(_) => return,
                What::Clock(first, second, third) if draft.minutes.is_none() => {
                    let Some(minutes) = length(first, second, third) else { return };
                    draft.minutes = Some(minutes);
                }
                What::Number(number) => {
                    let before = self.previous(at, "(:=");
                    let level = before.is_some_and(|at| self.is(at, &[Word::Level]));
                    let ante = before
                        .is_some_and(|at| self.is(at, &[Word::Ante, Word::BigBlindAnte]))
                        || at > 0 && self.is_sign(at - 1, "(");
                    if level && draft.number.is_none() {
                        draft.number = Some(number.chips.get());
                    } else if ante && stated.is_none() && figures.len() > 1 {
                        stated = Some(number.chips);
                    } else {
                        figures.push((at, number));
                    }
                }
                _ => {}
            }
        }
        let Some((number, small, big)) = self.order(&figures, draft.number, stated, draft.minutes)
        else {
            return;
        };
        draft.number = draft.number.or(number);
        (draft.level.small, draft.level.big) = (small, big);
        let behind = if number.is_some() { 3 } else { 2 };
        let bare: Vec<(usize, Chips)> =
            figures.iter().skip(behind).map(|(at, number)| (*at, number.chips)).collect();
        let left = by.settle(&mut draft, stated, &bare);
        let all: Vec<usize> = (0..self.pieces.len()).filter(|at| !left.contains(at)).collect();
        self.take(all);
        self.add(0, Fact::Level(draft));
    }

    /// The number of the level, where the figures begin with it, and the blinds. Nothing where they may be either.
    fn order(
        &self,
        figures: &[(usize, Number)],
        marked: Option<u64>,
        ante: Option<Chips>,
        minutes: Option<u16>,
    ) -> Option<(Option<u64>, Chips, Chips)> {
        let chips: Vec<Chips> = figures.iter().map(|(_, number)| number.chips).collect();
        let sound = |chips: &[Chips]| {
            let [small, big, rest @ ..] = chips else { return false };
            let room = usize::from(ante.is_none()) + usize::from(minutes.is_none());
            let (small, big) = (*small, *big);
            let rest_sound = match (rest, ante, minutes) {
                ([], ..) => true,
                ([one], None, Some(_)) => *one <= big,
                ([one], _, None) => *one <= big || one.get() <= LONG_LEVEL,
                ([ante, minutes], None, None) => *ante <= big && minutes.get() <= LONG_LEVEL,
                _ => false,
            };
            !small.is_zero()
                && small <= big
                && big <= small.times(MOST_RATIO)
                && rest.len() <= room
                && rest_sound
        };
        let first = figures.first()?;
        let blinds = |from: usize| Some((*chips.get(from)?, *chips.get(from + 1)?));
        if marked.is_some() {
            let (small, big) = blinds(0).filter(|_| sound(&chips))?;
            return Some((None, small, big));
        }
        let number = first.1.chips.get();
        let numbered = first.1.is_plain && sound(&chips[1..]);
        let with_number = |number| blinds(1).map(|(small, big)| (Some(number), small, big));
        let goes_on = number > self.before.number;
        if numbered && number == self.before.number + 1 {
            return with_number(number);
        }
        match (sound(&chips), numbered && goes_on) {
            (true, false) => blinds(0).map(|(small, big)| (None, small, big)),
            (false, true) => with_number(number),
            _ => None,
        }
    }

    /// Takes the chips that leave play.
    fn colour_ups(&mut self) {
        for at in 0..self.pieces.len() {
            let Some(mut end) = self.colour_up_words(at) else { continue };
            // `Chip race: remove 25s` says it twice.
            while let Some(again) = self.next(end, ":").and_then(|at| self.colour_up_words(at)) {
                end = again;
            }
            let (mut chips, mut taken) = self.chips_behind(end);
            let mut begin = at;
            if chips.is_empty() {
                (chips, taken) = self.chips_before(at);
                begin = taken.iter().copied().min().unwrap_or(at);
            }
            if chips.is_empty() {
                continue;
            }
            // The words that belong to it: "chips", "come off".
            taken.extend(at..end);
            let mut after = taken.iter().copied().max().unwrap_or(end) + 1;
            while self.is(after, &[Word::Chip, Word::Off, Word::Filler, Word::Up])
                || self.is_sign(after, ")")
            {
                taken.push(after);
                after += 1;
            }
            while let Some(before) =
                begin.checked_sub(1).filter(|at| self.is(*at, &[Word::Chip, Word::Filler]))
            {
                taken.push(before);
                begin = before;
            }
            self.take(taken);
            self.add(begin, Fact::Row(Row::ColourUp(chips), false));
        }
    }

    /// The end of words for a colour-up that begin at `at`.
    fn colour_up_words(&self, at: usize) -> Option<usize> {
        let first = self.word(at)?;
        let next = self.next(at + 1, "").filter(|next| self.word(*next).is_some());
        let second = next.and_then(|next| self.word(next));
        match (first, second) {
            (Word::Colour, Some(Word::Up | Word::Off | Word::Change))
            | (Word::Chip, Some(Word::Up | Word::Race | Word::Remove | Word::Change | Word::Off))
            | (Word::Race, Some(Word::Off | Word::Up))
            | (Word::Change | Word::Remove, Some(Word::Chip | Word::Colour)) => {
                next.map(|next| next + 1)
            }
            (Word::ColourUp | Word::Remove | Word::Race, _) => Some(at + 1),
            // `25s off`
            (Word::Off, _) => {
                let before = self.previous(at, ")");
                let of_chips =
                    |at: usize| self.previous(at, "").is_some_and(|at| self.is(at, &[Word::Chip]));
                let chip = |at: &usize| {
                    self.number(*at).is_some_and(|number| number.is_chip || of_chips(*at))
                };
                before.filter(chip).map(|_| at + 1)
            }
            _ => None,
        }
    }

    fn chips_behind(&self, end: usize) -> (Vec<Chips>, Vec<usize>) {
        let (mut chips, mut taken, mut passed) = (Vec::new(), Vec::new(), Vec::new());
        let mut at = end;
        loop {
            if self.is(at, &[Word::Filler, Word::Chip, Word::Colour])
                || self.is_sign(at, "(),&/+:|=")
            {
                passed.push(at);
            } else if let Some(number) = self.number(at).filter(|number| !number.chips.is_zero()) {
                // The figure of a break is not of the chips.
                let break_follows = self
                    .next(at + 1, "(")
                    .is_some_and(|at| self.is(at, &[Word::Break, Word::Dinner, Word::Lunch]));
                if break_follows || chips.contains(&number.chips) {
                    break;
                }
                taken.append(&mut passed);
                taken.push(at);
                chips.push(number.chips);
            } else {
                break;
            }
            at += 1;
        }
        (chips, taken)
    }

    fn chips_before(&self, begin: usize) -> (Vec<Chips>, Vec<usize>) {
        let (mut chips, mut taken, mut passed) = (Vec::new(), Vec::new(), Vec::new());
        let mut at = begin;
        while let Some(before) = at.checked_sub(1) {
            if self.is(before, &[Word::Filler, Word::Chip]) || self.is_sign(before, "(),&/+") {
                passed.push(before);
            } else if let Some(number) =
                self.number(before).filter(|number| !number.chips.is_zero())
            {
                taken.append(&mut passed);
                taken.push(before);
                chips.insert(0, number.chips);
            } else {
                break;
            }
            at = before;
        }
        (chips, taken)
    }

    /// The free pieces between commas, bars, strokes and hyphens that stand apart.
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

    fn has(&self, segment: &[usize], words: &[Word]) -> bool {
        segment.iter().any(|at| self.is(*at, words))
    }

    /// Takes the words of a segment that are among these.
    fn take_words(&mut self, segment: &[usize], words: &[Word]) {
        let all: Vec<usize> = segment.iter().copied().filter(|at| self.is(*at, words)).collect();
        self.take(all);
    }

    /// The number of a level that a segment names, with its pieces: `level 6`, `6 levels`.
    fn level_named(&self, segment: &[usize]) -> Option<(u64, [usize; 2], bool)> {
        segment.iter().copied().filter(|at| self.is(*at, &[Word::Level])).find_map(|at| {
            let behind = self.next(at + 1, ":#").filter(|next| segment.contains(next));
            let number = |at: usize| {
                self.number(at).filter(|number| number.is_plain).map(|number| number.chips.get())
            };
            if let Some((next, number)) = behind.and_then(|next| Some((next, number(next)?))) {
                return Some((number, [at, next], false));
            }
            let before = at.checked_sub(1)?;
            number(before).map(|number| (number, [at, before], true))
        })
    }

    /// Takes the facts of a segment.
    fn segment(&mut self, segment: &[usize]) {
        let begin = segment.first().copied().unwrap_or_default();
        if self.has(segment, &[Word::Estimated]) {
            let at = segment
                .iter()
                .copied()
                .find(|at| self.is(*at, &[Word::Estimated]))
                .unwrap_or(begin);
            let rest: Vec<usize> = segment.iter().copied().filter(|other| *other >= at).collect();
            let words = self.slice(&rest);
            self.take(rest);
            self.add(at, Fact::Aside(words));
        }
        self.registration(segment, begin);
        self.day(segment, begin);
        self.stack(segment, begin);
        self.minutes_of_levels(segment, begin);
        self.breaks(segment);
        self.asides(segment, begin);
    }

    /// Takes the end of registration or of rebuys.
    fn registration(&mut self, segment: &[usize], begin: usize) {
        let registers = self.has(segment, &[Word::Registration, Word::RegistrationEnds])
            || self.has(segment, &[Word::Late]) && self.has(segment, &[Word::End, Word::Until]);
        let rebuys = self.has(segment, &[Word::Rebuy]);
        let conflicts = self.has(segment, &[Word::Aside, Word::Day, Word::Stack]);
        if !registers && !rebuys || conflicts {
            return;
        }
        let ends = self.has(segment, &[Word::End, Word::RegistrationEnds])
            || self.has(segment, &[Word::No]) && self.has(segment, &[Word::More]);
        let of_break = self.has(segment, &[Word::Break, Word::Dinner, Word::Lunch]);
        let points =
            self.has(segment, &[Word::After, Word::Before, Word::Until, Word::During, Word::Start]);
        let level = self.level_named(segment);
        let after = match level {
            Some((number, pieces, counts)) => {
                let before = self.has(segment, &[Word::Before, Word::Start]);
                let through = counts
                    || self.has(segment, &[Word::Until, Word::After])
                    || self.ends_of(pieces[0]);
                if of_break || !before && !through {
                    return;
                }
                self.take(pieces);
                Some(if before { number.saturating_sub(1) } else { number })
            }
            None if !ends
                || points && of_break
                || points && self.has(segment, &[Word::Until, Word::Before]) =>
            {
                return;
            }
            None => None,
        };
        self.take_words(
            segment,
            &[
                Word::Registration,
                Word::RegistrationEnds,
                Word::Late,
                Word::Rebuy,
                Word::End,
                Word::No,
                Word::More,
                Word::Open,
                Word::Up,
            ],
        );
        if after.is_some() {
            self.take_words(
                segment,
                &[Word::Until, Word::After, Word::Before, Word::During, Word::Start],
            );
        }
        let fact = match after {
            Some(level) if registers => Fact::After(level, Row::RegistrationCloses),
            None if registers => Fact::Row(Row::RegistrationCloses, false),
            level => Fact::RebuysEnd(level),
        };
        self.add(begin, fact);
    }

    /// Whether `end of` or `ends with` stands before the level at `at`.
    fn ends_of(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        let of = self.is(before, &[Word::Filler])
            && self.pieces.get(before).is_some_and(|piece| {
                let word = piece.text.to_lowercase();
                ["of", "with", "del", "di", "de", "du", "des", "von", "the", "d", "con"]
                    .contains(&word.as_str())
            });
        of && self.previous(at, "").is_some_and(|at| self.is(at, &[Word::End]))
    }

    /// Takes the end of a day and the beginning of the next.
    fn day(&mut self, segment: &[usize], begin: usize) {
        let bags = self.has(segment, &[Word::Bag]);
        // "Bag & tag": the second word is none of a day.
        if let Some(bag) = segment.iter().copied().find(|at| self.is(*at, &[Word::Bag])) {
            let tag = self.next(bag + 1, "&").filter(|at| self.is(*at, &[Word::Day]));
            self.take(tag);
        }
        if !self.has(segment, &[Word::Day]) && !bags {
            if self.has(segment, &[Word::Restart]) {
                let hours = segment.iter().copied();
                let hours: Vec<usize> = hours
                    .filter(|at| self.free(*at).is_some_and(|piece| piece.what == What::Hour))
                    .collect();
                self.take(hours);
                self.take_words(segment, &[Word::Restart, Word::Aside]);
                self.add(begin, Fact::Restart);
            }
            return;
        }
        if self.has(segment, &[Word::Registration, Word::Rebuy]) {
            return;
        }
        let number = segment.iter().copied().find(|at| self.is(*at, &[Word::Day])).and_then(|at| {
            let beside = [Some(at + 1), at.checked_sub(1)];
            beside.into_iter().flatten().find(|at| {
                segment.contains(at) && self.number(*at).is_some_and(|number| number.is_plain)
            })
        });
        let ends = bags || self.has(segment, &[Word::End]);
        let level = self.level_named(segment);
        match level {
            Some((number_of_level, pieces, _))
                if ends && (self.has(segment, &[Word::After]) || self.ends_of(pieces[0])) =>
            {
                self.take(pieces);
                self.take_words(segment, &[Word::After, Word::During]);
                self.add(begin, Fact::After(number_of_level, Row::EndOfDay));
            }
            Some(_) => return,
            None if ends => self.add(begin, Fact::Row(Row::EndOfDay, false)),
            None if number.is_some() || self.has(segment, &[Word::Restart, Word::Start]) => {
                self.add(begin, Fact::NextDay);
            }
            None => return,
        }
        self.take(number);
        self.take_words(
            segment,
            &[Word::Day, Word::End, Word::Bag, Word::Restart, Word::Start, Word::Aside],
        );
    }

    /// Takes the starting stack.
    fn stack(&mut self, segment: &[usize], begin: usize) {
        let named = self.has(segment, &[Word::Stack])
            || self.has(segment, &[Word::Start]) && self.has(segment, &[Word::Chip]);
        let numbers: Vec<usize> =
            segment.iter().copied().filter(|at| self.number(*at).is_some()).collect();
        // `(100 BB)` says how deep it is.
        let is_depth =
            |at: &usize| self.is(*at + 1, &[Word::BigBlind]) || self.is(*at + 1, &[Word::Big]);
        let (depths, stacks): (Vec<usize>, Vec<usize>) = numbers.into_iter().partition(is_depth);
        let [at] = stacks[..] else { return };
        let Some(number) = self.number(at).filter(|number| !number.chips.is_zero()) else { return };
        // An average is none.
        let other = self.has(segment, &[Word::Other]) && !self.has(segment, &[Word::Start]);
        if !named
            || other
            || self.has(
                segment,
                &[Word::Break, Word::End, Word::Level, Word::Rebuy, Word::AddOn, Word::Aside],
            )
        {
            return;
        }
        self.take(depths);
        self.take([at]);
        self.take_words(
            segment,
            &[
                Word::Stack,
                Word::Start,
                Word::Chip,
                Word::Each,
                Word::Player,
                Word::BigBlind,
                Word::Big,
                Word::Blind,
            ],
        );
        self.add(begin, Fact::Stack(number.chips));
    }

    /// Takes the length of all levels.
    fn minutes_of_levels(&mut self, segment: &[usize], begin: usize) {
        let of_levels = self.has(segment, &[Word::Level, Word::Blind]);
        let of_length = self.has(segment, &[Word::Length]);
        let other = self.has(
            segment,
            &[Word::Break, Word::Dinner, Word::Lunch, Word::Until, Word::After, Word::Before],
        );
        if !of_levels && !of_length || other || self.level_named(segment).is_some() && !of_length {
            return;
        }
        let minutes: Vec<(usize, u16)> = segment
            .iter()
            .filter_map(|at| {
                let minutes = match self.free(*at)?.what {
                    What::Minutes(minutes) => Some(minutes),
                    What::Clock(first, second, third) if of_levels => length(first, second, third),
                    What::Number(number) if of_length && number.is_plain => {
                        u16::try_from(number.chips.get()).ok()
                    }
                    _ => None,
                };
                minutes.map(|minutes| (*at, minutes))
            })
            .collect();
        let [(at, minutes)] = minutes[..] else { return };
        if minutes == 0 || u64::from(minutes) > LONG_LEVEL {
            return;
        }
        self.take([at]);
        self.take_words(
            segment,
            &[Word::Level, Word::Blind, Word::Length, Word::Each, Word::Up, Word::Minutes],
        );
        self.add(begin, Fact::Minutes(minutes));
    }

    /// Takes the breaks of a segment, as yet without their length.
    fn breaks(&mut self, segment: &[usize]) {
        let pause = [Word::Break, Word::Dinner, Word::Lunch];
        let mut names: Vec<usize> = Vec::new();
        for at in segment.iter().copied().filter(|at| self.is(*at, &pause)).collect::<Vec<_>>() {
            // `after the first break` is no break of its own.
            let pointed = self.level_named(segment).is_none()
                && segment.iter().any(|other| {
                    *other < at
                        && self.is(
                            *other,
                            &[Word::After, Word::Before, Word::During, Word::Until, Word::No],
                        )
                });
            if !pointed {
                names.push(at);
            }
        }
        let Some(first) = names.first().copied() else { return };
        let lunch = names.iter().copied().find(|at| self.is(*at, &[Word::Lunch]));
        let name = if names.iter().any(|at| self.is(*at, &[Word::Dinner])) {
            BreakName::Dinner
        } else if let Some(text) = lunch.and_then(|at| self.pieces.get(at)) {
            let name = text.text.to_lowercase();
            let mut letters = name.chars();
            let capital = letters.next().into_iter().flat_map(char::to_uppercase);
            BreakName::Own(capital.chain(letters).collect())
        } else {
            BreakName::Break
        };
        let row = Row::Break(Break { minutes: USUAL_BREAK, name });
        let level = self.level_named(segment).filter(|_| self.has(segment, &[Word::After]));
        self.take(names);
        match level {
            Some((number, pieces, false)) => {
                self.take(pieces);
                self.take_words(segment, &[Word::After]);
                self.add(first, Fact::After(number, row));
            }
            _ => self.add(first, Fact::Row(row, true)),
        }
    }

    /// Takes what no structure holds: prices, dates, add-ons.
    fn asides(&mut self, segment: &[usize], begin: usize) {
        let free: Vec<usize> = segment.iter().copied().filter(|at| !self.taken[*at]).collect();
        // A title may name a day of the week.
        let figures = free.iter().any(|at| self.pieces[*at].word().is_none());
        if !figures
            && !self.before.in_table
            && !self.before.has_name
            && !self.has(&free, &[Word::AddOn, Word::Rebuy])
        {
            return;
        }
        let speaks = self.has(&free, &[Word::AddOn, Word::Aside])
            || self.has(&free, &[Word::Rebuy])
                && !self.has(&free, &[Word::End, Word::Until, Word::Level, Word::After]);
        let of_rows = free.iter().any(|at| {
            self.word(*at).is_some_and(|word| {
                word.is_of_rows()
                    && !matches!(
                        word,
                        Word::AddOn
                            | Word::Rebuy
                            | Word::Registration
                            | Word::Chip
                            | Word::Stack
                            | Word::Start
                            | Word::During
                    )
            })
        });
        if !speaks || of_rows && !self.has(&free, &[Word::AddOn]) {
            return;
        }
        let ends = self.has(&free, &[Word::Level, Word::Until]);
        if ends {
            return;
        }
        // The length of a break stays free for it.
        let of_break =
            self.facts.iter().any(|(_, fact)| matches!(fact, Fact::Row(Row::Break(_), true)));
        let words = [Word::AddOn, Word::Aside, Word::Rebuy];
        let taken: Vec<usize> =
            free.into_iter().filter(|at| !of_break || self.is(*at, &words)).collect();
        let words = self.slice(&taken);
        self.take(taken);
        self.add(begin, Fact::Aside(words));
    }

    /// Gives breaks their length.
    fn lengths_of_breaks(&mut self) {
        let breaks: Vec<usize> = self
            .facts
            .iter()
            .enumerate()
            .filter(|(_, (_, fact))| {
                matches!(fact, Fact::Row(Row::Break(_), true) | Fact::After(_, Row::Break(_)))
            })
            .map(|(index, _)| index)
            .collect();
        let lengths: Vec<(usize, u16)> = (0..self.pieces.len())
            .filter_map(|at| match self.free(at)?.what {
                What::Minutes(minutes) => Some((at, minutes)),
                What::Clock(first, second, third) => Some((at, length(first, second, third)?)),
                _ => None,
            })
            .collect();
        for (index, fact) in breaks.iter().enumerate() {
            let at = self.facts[*fact].0;
            let next = breaks.get(index + 1).map_or(usize::MAX, |next| self.facts[*next].0);
            let own = match (&lengths[..], breaks.len()) {
                ([one], 1) => Some(*one),
                (_, 1) => None,
                _ => lengths.iter().copied().find(|(piece, _)| *piece > at && *piece < next),
            };
            let own = own.or_else(|| if lengths.is_empty() { self.bare_length(at) } else { None });
            let Some((piece, minutes)) = own else { continue };
            self.take([piece]);
            match &mut self.facts[*fact].1 {
                Fact::Row(Row::Break(pause), assumed) => {
                    pause.minutes = minutes;
                    *assumed = false;
                }
                Fact::After(_, Row::Break(pause)) => pause.minutes = minutes,
                _ => {}
            }
        }
        // The row of a break may have a number of its own.
        if let Some(number) = self.number(0)
            && number.is_plain
            && !breaks.is_empty()
            && number.chips.get() == self.before.number + 1
            && self.facts.iter().all(|(_, fact)| !matches!(fact, Fact::Row(Row::Break(_), true)))
        {
            self.take([0]);
        }
    }

    /// A figure without a unit right beside a break.
    fn bare_length(&self, at: usize) -> Option<(usize, u16)> {
        let minutes = |at: usize| {
            let number = self.number(at).filter(|number| number.is_plain)?.chips.get();
            u16::try_from(number)
                .ok()
                .filter(|minutes| (1..=180).contains(minutes))
                .map(|minutes| (at, minutes))
        };
        let mut behind = at + 1;
        while self.taken.get(behind) == Some(&true) && self.pieces[behind].word().is_some()
            || self.is_sign(behind, ":(-|=")
            || self.is(behind, &[Word::Filler])
        {
            behind += 1;
        }
        let before = self.previous(at, ":-|").and_then(minutes);
        let behind = minutes(behind);
        match (before, behind) {
            (Some(_), Some(behind))
                if before
                    .is_some_and(|(_, number)| u64::from(number) == self.before.number + 1) =>
            {
                Some(behind)
            }
            (Some(_), Some(_)) => None,
            (before, behind) => behind.or(before),
        }
    }

    /// Takes times of day.
    fn hours(&mut self) {
        let alone = self.pieces.iter().zip(&self.taken).all(|(piece, taken)| {
            *taken
                || matches!(piece.what, What::Clock(..) | What::Hour | What::Sign(_))
                || matches!(piece.what, What::Word(Word::Filler | Word::Start | Word::Aside))
        });
        for at in 0..self.pieces.len() {
            match self.free(at).map(|piece| piece.what) {
                Some(What::Hour) => {}
                Some(What::Clock(hour, minute, None)) if alone && hour < 24 && minute < 60 => {}
                _ => continue,
            }
            self.take([at]);
            if alone {
                let words: Vec<usize> =
                    (0..self.pieces.len()).filter(|at| self.word(*at).is_some()).collect();
                self.take(words);
            }
            self.add(at, Fact::Hour);
        }
    }

    /// The free pieces of the segments in which these stand.
    fn segments_of(&self, some: &[usize]) -> Vec<usize> {
        let segments = self.segments().into_iter();
        segments.filter(|segment| some.iter().any(|at| segment.contains(at))).flatten().collect()
    }

    /// The text from the first to the last of these pieces.
    fn slice(&self, pieces: &[usize]) -> String {
        let first = pieces.first().and_then(|at| self.pieces.get(*at));
        let last = pieces.last().and_then(|at| self.pieces.get(*at));
        let text = first.zip(last).and_then(|(first, last)| self.text.get(first.start..last.end));
        text.unwrap_or_default().trim().to_owned()
    }

    /// What is left over: a name, a remark, or what was not understood.
    fn finish(mut self) -> LineRead {
        let left: Vec<usize> = (0..self.pieces.len())
            .filter(|at| {
                self.free(*at).is_some_and(|piece| {
                    !matches!(piece.what, What::Sign(_) | What::Word(Word::Filler | Word::Title))
                })
            })
            .collect();
        let is_row = |fact: &Fact| {
            matches!(fact, Fact::Level(_) | Fact::Row(..) | Fact::RebuysEnd(_) | Fact::NextDay)
                || self.before.in_table && matches!(fact, Fact::After(..))
        };
        let rows = self.facts.iter().any(|(_, fact)| is_row(fact));
        // A level with words of no meaning before it is no level.
        let first = self
            .facts
            .iter()
            .filter(|(_, fact)| matches!(fact, Fact::Level(_)))
            .map(|(at, _)| *at)
            .min();
        let stray = first.is_some_and(|first| left.iter().any(|at| *at < first));
        if stray {
            let all = (0..self.pieces.len()).collect();
            return self.not_understood(all, Vec::new());
        }
        if left.is_empty() {
            if self.facts.is_empty() {
                // Only a word of the sheet's own kind, such as "Structure".
                let words = self.text.trim().to_owned();
                self.add(0, Fact::Aside(words));
            }
            return self.told(None);
        }
        let plain = |at: &usize| {
            let piece = &self.pieces[*at];
            match piece.what {
                What::Word(word) => !word.is_of_rows(),
                // `10 players`
                What::Number(_) => self.is(*at + 1, &[Word::Player]),
                _ => false,
            }
        };
        let words_only = left.iter().all(plain);
        if rows {
            if words_only {
                let words = self.slice(&left);
                self.add(*left.last().unwrap_or(&0), Fact::Remark(words));
                return self.told(None);
            }
        } else if !self.before.in_table {
            let title = left.iter().all(|at| {
                plain(at)
                    || matches!(
                        self.pieces[*at].what,
                        What::Word(
                            Word::Stack
                                | Word::Level
                                | Word::Big
                                | Word::Small
                                | Word::Last
                                | Word::Late
                                | Word::Start
                                | Word::Day
                        )
                    )
            });
            let other = left.iter().any(|at| {
                matches!(self.pieces[*at].word(), Some(Word::Other | Word::Stack | Word::Aside))
            });
            if title && other {
                let whole = self.segments_of(&left);
                let words = self.slice(&whole);
                let fact =
                    if self.before.has_name { Fact::Aside(words) } else { Fact::Name(words) };
                self.add(left[0], fact);
                return self.told(None);
            }
        }
        let aside = |(_, fact): &(usize, Fact)| matches!(fact, Fact::Aside(_) | Fact::Hour);
        let of_rows = left.iter().any(|at| {
            self.pieces[*at].word().is_some_and(Word::is_of_rows)
                || self.pieces[*at].what == What::Bad
        });
        if !self.facts.is_empty() && self.facts.iter().all(aside) && !of_rows {
            self.facts = vec![(0, Fact::Aside(self.text.trim().to_owned()))];
            return self.told(None);
        }
        let facts = std::mem::take(&mut self.facts);
        self.not_understood(left, facts)
    }

    fn told(mut self, unread: Option<Unread>) -> LineRead {
        self.facts.sort_by_key(|(at, _)| *at);
        LineRead { facts: self.facts.into_iter().map(|(_, fact)| fact).collect(), unread }
    }

    /// The facts that stand, and the rest as not understood.
    fn not_understood(mut self, left: Vec<usize>, facts: Vec<(usize, Fact)>) -> LineRead {
        self.facts = facts;
        let bad = left.iter().copied().find(|at| self.pieces[*at].what == What::Bad);
        let part = match bad {
            Some(at) => self.pieces[at].text.to_owned(),
            None => self.slice(&left),
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
        let why = if bad.is_some() { Why::NoNumber } else { Why::Unknown };
        self.told(Some(Unread { part, why, instead }))
    }
}

/// Who posts the ante of a line, by its words.
#[derive(Default)]
struct By {
    ante: bool,
    big: bool,
    each: bool,
    button: bool,
}

impl By {
    fn heard(&mut self, word: Option<Word>) {
        match word {
            Some(Word::Ante) => self.ante = true,
            Some(Word::BigBlindAnte) => (self.ante, self.big) = (true, true),
            Some(Word::BigBlind | Word::Big) => self.big = true,
            Some(Word::Each) => self.each = true,
            Some(Word::Button) => self.button = true,
            _ => {}
        }
    }

    /// The ante of this many chips.
    fn posts(&self, chips: Chips, big: Chips) -> Option<Ante> {
        match (self.each, self.button, self.big && self.ante) {
            _ if chips.is_zero() => None,
            (true, ..) => Some(Ante::Each(chips)),
            (_, true, _) => Some(Ante::Button(chips)),
            (.., true) => Some(Ante::BigBlind(chips)),
            _ => Ante::by_size(chips, big),
        }
    }

    /// Puts ante and minutes into the level; returns the pieces of figures that have no place.
    fn settle(
        &self,
        draft: &mut Draft,
        stated: Option<Chips>,
        bare: &[(usize, Chips)],
    ) -> Vec<usize> {
        let big = draft.level.big;
        let whole = |bare: &[(usize, Chips)]| bare.iter().map(|(at, _)| *at).collect::<Vec<_>>();
        let in_minutes = |chips: Chips| {
            u16::try_from(chips.get()).ok().filter(|minutes| (1..=180).contains(minutes))
        };
        let stated = match stated {
            // "BB ante" without an amount is as large as the big blind.
            None if self.ante && self.big && bare.is_empty() => Some(big),
            stated => stated,
        };
        let mut ante = stated;
        match (bare, stated, draft.minutes) {
            ([], ..) => {}
            ([(_, one)], None, Some(_)) if *one <= big => ante = Some(*one),
            ([(at, one)], Some(_), None) => match in_minutes(*one) {
                Some(minutes) => draft.minutes = Some(minutes),
                None => return vec![*at],
            },
            ([(_, first), (at, second)], None, None) if *first <= big => {
                ante = Some(*first);
                draft.minutes = in_minutes(*second);
                if draft.minutes.is_none() {
                    draft.level.ante = self.posts(*first, big);
                    return vec![*at];
                }
            }
            ([(_, one)], None, None) if *one == big || *one < big && one.get() > LONG_LEVEL => {
                ante = Some(*one)
            }
            ([(_, one)], None, None) if in_minutes(*one).is_some() => draft.lone = Some(*one),
            _ => return whole(bare),
        }
        draft.level.ante = ante.and_then(|ante| self.posts(ante, big));
        Vec::new()
    }
}

const fn is_of_chips(word: Word) -> bool {
    matches!(
        word,
        Word::Colour
            | Word::ColourUp
            | Word::Chip
            | Word::Race
            | Word::Off
            | Word::Remove
            | Word::Change
    )
}

/// The number that letters like `O` and `l` were typed for.
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
    (digits != text && crate::rules::typed::read(&digits).is_some()).then_some(digits)
}
