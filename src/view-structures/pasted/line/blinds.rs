//! The levels of a line: blinds, antes and lengths.

use bottone_base::chips::Chips;
use bottone_rules::levels::{Ante, AntePoster};

use super::{Fact, LONG_LEVEL, LevelDraft, LineParser, MOST_RATIO, MOST_UNLIKE};
use crate::pasted::{
    lex::{LinePiece, Number, PieceKind, length},
    words::SheetWord,
};

impl LineParser<'_> {
    /// Returns figures joined by strokes or close hyphens: their start, their end and the figures.
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
            let range =
                self.previous(*start, "").is_some_and(|at| self.is(at, &[SheetWord::Level]));
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
    pub(super) fn levels(&mut self) {
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

    /// Returns whether the words beside the figures allow them to be blinds.
    fn may_be_blinds(&self, start: usize, end: usize) -> bool {
        let of_level = [
            SheetWord::Level,
            SheetWord::Small,
            SheetWord::Big,
            SheetWord::Blind,
            SheetWord::SmallBlind,
            SheetWord::BigBlind,
            SheetWord::Last,
            SheetWord::Minutes,
            SheetWord::Length,
        ];
        let left = self.previous(start, ":.()-|=#,;/").and_then(|at| self.word(at));
        // After a comma, another subject may follow.
        let apart = start > 0 && self.is_sign(start - 1, ",;|-");
        let left = left.is_none_or(|word| of_level.contains(&word) || apart && !is_of_chips(word));
        let right = self.next(end, "()").and_then(|at| self.word(at));
        left && !right.is_some_and(|word| is_of_chips(word) || word == SheetWord::Player)
    }

    /// Takes the level with the blinds at `start..end`. `next` is the start of the next blinds.
    fn level(&mut self, start: usize, end: usize, numbers: &[Number], next: Option<usize>) {
        let [small, big, third @ ..] = numbers else { return };
        let (mut small, big) = (small.chips, big.chips);
        let mut draft = LevelDraft::default();
        let mut taken: Vec<usize> = (start..end).collect();
        let mut begin = start;
        let mut at = start;
        while let Some(left) = at.checked_sub(1) {
            let Some(piece) = self.free(left) else { break };
            let belongs = match piece.kind {
                PieceKind::Sign(sign) => ":.()-|=#".contains(sign),
                PieceKind::Word(
                    SheetWord::Level
                    | SheetWord::Small
                    | SheetWord::Big
                    | SheetWord::Blind
                    | SheetWord::SmallBlind
                    | SheetWord::BigBlind
                    | SheetWord::Last
                    | SheetWord::Filler,
                )
                | PieceKind::Hour
                | PieceKind::Clock(..) => true,
                PieceKind::Number(number) if number.is_plain && draft.number.is_none() => {
                    // `1 500 / 3 000` if spaces separate thousands.
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
                PieceKind::Minutes(minutes) if draft.minutes.is_none() => {
                    draft.minutes = Some(minutes);
                    true
                }
                _ => false,
            };
            if !belongs {
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

    /// Reads the ante and the minutes after blinds; returns the pieces used.
    fn behind_blinds(
        &self,
        end: usize,
        next: Option<usize>,
        draft: &mut LevelDraft,
        third: Option<Chips>,
    ) -> Vec<usize> {
        let mut taken = Vec::new();
        let mut by = AntePayer::default();
        let mut stated = third;
        let mut bare: Vec<(usize, Chips)> = Vec::new();
        let limit = self.limit(next, draft.number.is_some());
        let mut at = end;
        while at < limit {
            let Some(piece) = self.free(at) else { break };
            match piece.kind {
                PieceKind::Sign(sign) if "():,-|.+=;".contains(sign) => {}
                PieceKind::Word(SheetWord::No) if self.is(at + 1, &[SheetWord::Ante]) => {
                    taken.push(at);
                    at += 1;
                }
                PieceKind::Word(word) if word.is_near_ante() => {
                    by.note_word(self.word(at).filter(|word| self.is_of_ante(at, *word)));
                }
                PieceKind::Word(SheetWord::Filler)
                    if self.next(at, "").is_some_and(|at| self.is_of_level(at)) => {}
                PieceKind::Word(SheetWord::Minutes | SheetWord::Length)
                    if draft.minutes.is_some() || self.number(at + 1).is_some() => {}
                PieceKind::Number(number) => {
                    if self.is_of_another(at) {
                        break;
                    }
                    let fits = stated.is_none() && number.chips <= draft.level.big;
                    if fits && self.is_ante(at, &by) {
                        stated = Some(number.chips);
                    } else {
                        bare.push((at, number.chips));
                    }
                }
                PieceKind::Minutes(minutes)
                    if draft.minutes.is_none() && !self.is_length_of_break(at) =>
                {
                    draft.minutes = Some(minutes);
                }
                PieceKind::Clock(first, second, third) if draft.minutes.is_none() => {
                    draft.minutes = length(first, second, third);
                    if draft.minutes.is_none() {
                        break;
                    }
                }
                PieceKind::Hour => {}
                _ => break,
            }
            taken.push(at);
            at += 1;
        }
        let left = by.settle(draft, stated, &bare);
        // Words of an ante without an amount are left over.
        let speechless = draft.level.ante.is_none() && by.ante && stated.is_none();
        let is_speechless =
            |at: usize| speechless && self.is(at, &[SheetWord::Ante]) && !self.is_negation(at);
        taken.retain(|at| !left.contains(at) && !is_speechless(*at));
        taken
    }

    /// Returns the end of a level's pieces: before the next level, whose number stands just before
    /// its blinds.
    fn limit(&self, next: Option<usize>, numbered: bool) -> usize {
        let Some(next) = next else { return self.pieces.len() };
        let number = self
            .previous(next, ":.()-|=#")
            .filter(|at| numbered && self.number(*at).is_some_and(|number| number.is_plain));
        let Some(number) = number else { return next };
        self.previous(number, "").filter(|at| self.is(*at, &[SheetWord::Level])).unwrap_or(number)
    }

    /// Returns whether a figure after blinds belongs to a break, chips or players.
    fn is_of_another(&self, at: usize) -> bool {
        self.next(at + 1, "()").and_then(|at| self.word(at)).is_some_and(|word| {
            let others = [
                SheetWord::Break,
                SheetWord::Dinner,
                SheetWord::Lunch,
                SheetWord::Player,
                SheetWord::Level,
            ];
            is_of_chips(word) || others.contains(&word)
        })
    }

    /// Returns whether words mark a figure after blinds as an ante.
    fn is_ante(&self, at: usize, by: &AntePayer) -> bool {
        let named = self.previous(at, "(:=").is_some_and(|at| {
            self.is(at, &[SheetWord::Ante, SheetWord::BigBlindAnte])
                || self.is(at, &[SheetWord::BigBlind, SheetWord::Blind]) && by.ante
        });
        let follows = self.next(at + 1, "()").and_then(|at| self.word(at));
        let named_behind =
            matches!(follows, Some(SheetWord::Ante | SheetWord::BigBlindAnte | SheetWord::Each))
                || follows == Some(SheetWord::BigBlind) && self.is(at + 2, &[SheetWord::Ante]);
        at > 0 && self.is_sign(at - 1, "(") || named || named_behind
    }

    /// Returns whether a word names the player who posts the ante. `BB` does so only beside the
    /// word "ante".
    fn is_of_ante(&self, at: usize, word: SheetWord) -> bool {
        let beside = |at: usize| self.is(at, &[SheetWord::Ante]);
        let behind = if self.is(at + 1, &[SheetWord::Blind]) { at + 2 } else { at + 1 };
        !matches!(word, SheetWord::Big | SheetWord::BigBlind)
            || beside(behind)
            || at > 0 && beside(at - 1)
    }

    fn is_negation(&self, at: usize) -> bool {
        at > 0 && self.is(at - 1, &[SheetWord::No])
    }

    fn is_length_of_break(&self, at: usize) -> bool {
        self.next(at + 1, "")
            .is_some_and(|at| self.is(at, &[SheetWord::Break, SheetWord::Dinner, SheetWord::Lunch]))
    }

    fn is_of_level(&self, at: usize) -> bool {
        match self.free(at).map(|piece| piece.kind) {
            Some(PieceKind::Number(_) | PieceKind::Minutes(_)) => true,
            Some(PieceKind::Word(word)) => word.is_near_ante() || word == SheetWord::Player,
            _ => false,
        }
    }

    /// Takes the level of a line in which only the order identifies the figures.
    fn level_by_order(&mut self) {
        let of_level = |piece: &LinePiece<'_>| match piece.kind {
            PieceKind::Word(
                SheetWord::Level
                | SheetWord::Small
                | SheetWord::SmallBlind
                | SheetWord::Minutes
                | SheetWord::Length
                | SheetWord::Filler
                | SheetWord::Last,
            ) => true,
            PieceKind::Word(word) => word.is_near_ante(),
            PieceKind::Bad => false,
            PieceKind::Sign(sign) => ":.()-|,;#=".contains(sign),
            _ => true,
        };
        if !self.pieces.iter().all(of_level) {
            return;
        }
        let mut draft = LevelDraft::default();
        let mut by = AntePayer::default();
        let mut stated = None;
        let mut figures: Vec<(usize, Number)> = Vec::new();
        for at in 0..self.pieces.len() {
            match self.pieces[at].kind {
                PieceKind::Word(word) if self.is_of_ante(at, word) => by.note_word(Some(word)),
                PieceKind::Minutes(minutes) if draft.minutes.is_none() => {
                    draft.minutes = Some(minutes);
                }
                PieceKind::Minutes(_) => return,
                PieceKind::Clock(first, second, third) if draft.minutes.is_none() => {
                    let Some(minutes) = length(first, second, third) else { return };
                    draft.minutes = Some(minutes);
                }
                PieceKind::Number(number) => {
                    let before = self.previous(at, "(:=");
                    let level = before.is_some_and(|at| self.is(at, &[SheetWord::Level]));
                    let ante = before
                        .is_some_and(|at| self.is(at, &[SheetWord::Ante, SheetWord::BigBlindAnte]))
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

    /// Returns the number of the level, if the figures start with it, and the blinds. `None` if
    /// this is ambiguous.
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
}

/// The player who posts the ante of a line, by its words.
#[derive(Default)]
struct AntePayer {
    ante: bool,
    big: bool,
    /// The player named by another word than the big blind's; "each" outweighs others.
    named: Option<AntePoster>,
}

impl AntePayer {
    fn note_word(&mut self, word: Option<SheetWord>) {
        match word {
            Some(SheetWord::Ante) => self.ante = true,
            Some(SheetWord::BigBlindAnte) => (self.ante, self.big) = (true, true),
            Some(SheetWord::BigBlind | SheetWord::Big) => self.big = true,
            Some(word) if self.named != Some(AntePoster::Each) => {
                self.named = word.poster().or(self.named);
            }
            _ => {}
        }
    }

    /// Returns the ante of this many chips.
    fn posts(&self, chips: Chips, big: Chips) -> Option<Ante> {
        let big_blind = (self.big && self.ante).then_some(AntePoster::BigBlind);
        match self.named.or(big_blind) {
            Some(poster) => poster.posts(chips),
            None => Ante::by_size(chips, big),
        }
    }

    /// Puts ante and minutes into the level; returns the pieces of unused figures.
    fn settle(
        &self,
        draft: &mut LevelDraft,
        stated: Option<Chips>,
        bare: &[(usize, Chips)],
    ) -> Vec<usize> {
        let big = draft.level.big;
        let whole = |bare: &[(usize, Chips)]| bare.iter().map(|(at, _)| *at).collect::<Vec<_>>();
        let in_minutes = |chips: Chips| {
            u16::try_from(chips.get()).ok().filter(|minutes| (1..=180).contains(minutes))
        };
        let stated = match stated {
            // "BB ante" without an amount equals the big blind.
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
                ante = Some(*one);
            }
            ([(_, one)], None, None) if in_minutes(*one).is_some() => draft.lone = Some(*one),
            _ => return whole(bare),
        }
        draft.level.ante = ante.and_then(|ante| self.posts(ante, big));
        Vec::new()
    }
}

const fn is_of_chips(word: SheetWord) -> bool {
    matches!(
        word,
        SheetWord::Colour
            | SheetWord::ColourUp
            | SheetWord::Chip
            | SheetWord::Race
            | SheetWord::Off
            | SheetWord::Remove
            | SheetWord::Change
    )
}
