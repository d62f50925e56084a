//! The other facts of a line: breaks, colour-ups, ends of registration and of days, stacks, lengths.

use bottone_base::chips::Chips;
use bottone_rules::levels::{Break, BreakName, Row};

use super::{Fact, LONG_LEVEL, LineParser, USUAL_BREAK};
use crate::pasted::{
    lex::{PieceKind, length},
    words::SheetWord,
};

impl LineParser<'_> {
    /// Takes the chips that are coloured up.
    pub(super) fn colour_ups(&mut self) {
        for at in 0..self.pieces.len() {
            let Some(mut end) = self.colour_up_words(at) else { continue };
            // `Chip race: remove 25s` states it twice.
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
            while self
                .is(after, &[SheetWord::Chip, SheetWord::Off, SheetWord::Filler, SheetWord::Up])
                || self.is_sign(after, ")")
            {
                taken.push(after);
                after += 1;
            }
            while let Some(before) = begin
                .checked_sub(1)
                .filter(|at| self.is(*at, &[SheetWord::Chip, SheetWord::Filler]))
            {
                taken.push(before);
                begin = before;
            }
            self.take(taken);
            self.add(begin, Fact::Row(Row::ColourUp(chips), false));
        }
    }

    /// Returns the end of the colour-up words that start at `at`.
    fn colour_up_words(&self, at: usize) -> Option<usize> {
        let first = self.word(at)?;
        let next = self.next(at + 1, "").filter(|next| self.word(*next).is_some());
        let second = next.and_then(|next| self.word(next));
        match (first, second) {
            (SheetWord::Colour, Some(SheetWord::Up | SheetWord::Off | SheetWord::Change))
            | (
                SheetWord::Chip,
                Some(
                    SheetWord::Up
                    | SheetWord::Race
                    | SheetWord::Remove
                    | SheetWord::Change
                    | SheetWord::Off,
                ),
            )
            | (SheetWord::Race, Some(SheetWord::Off | SheetWord::Up))
            | (SheetWord::Change | SheetWord::Remove, Some(SheetWord::Chip | SheetWord::Colour)) => {
                next.map(|next| next + 1)
            }
            (SheetWord::ColourUp | SheetWord::Remove | SheetWord::Race, _) => Some(at + 1),
            // `25s off`
            (SheetWord::Off, _) => {
                let before = self.previous(at, ")");
                let of_chips = |at: usize| {
                    self.previous(at, "").is_some_and(|at| self.is(at, &[SheetWord::Chip]))
                };
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
            if self.is(at, &[SheetWord::Filler, SheetWord::Chip, SheetWord::Colour])
                || self.is_sign(at, "(),&/+:|=")
            {
                passed.push(at);
            } else if let Some(number) = self.number(at).filter(|number| !number.chips.is_zero()) {
                // The figure of a break does not belong to the chips.
                let break_follows = self.next(at + 1, "(").is_some_and(|at| {
                    self.is(at, &[SheetWord::Break, SheetWord::Dinner, SheetWord::Lunch])
                });
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
            if self.is(before, &[SheetWord::Filler, SheetWord::Chip])
                || self.is_sign(before, "(),&/+")
            {
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

    /// Returns the level number that a segment names, with its pieces: `level 6`, `6 levels`.
    fn level_named(&self, segment: &[usize]) -> Option<(u64, [usize; 2], bool)> {
        segment.iter().copied().filter(|at| self.is(*at, &[SheetWord::Level])).find_map(|at| {
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
    pub(super) fn segment(&mut self, segment: &[usize]) {
        let begin = segment.first().copied().unwrap_or_default();
        if self.has(segment, &[SheetWord::Estimated]) {
            let at = segment
                .iter()
                .copied()
                .find(|at| self.is(*at, &[SheetWord::Estimated]))
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
        let registers = self.has(segment, &[SheetWord::Registration, SheetWord::RegistrationEnds])
            || self.has(segment, &[SheetWord::Late])
                && self.has(segment, &[SheetWord::End, SheetWord::Until]);
        let rebuys = self.has(segment, &[SheetWord::Rebuy]);
        let conflicts = self.has(segment, &[SheetWord::Aside, SheetWord::Day, SheetWord::Stack]);
        if !registers && !rebuys || conflicts {
            return;
        }
        let ends = self.has(segment, &[SheetWord::End, SheetWord::RegistrationEnds])
            || self.has(segment, &[SheetWord::No]) && self.has(segment, &[SheetWord::More]);
        let of_break = self.has(segment, &[SheetWord::Break, SheetWord::Dinner, SheetWord::Lunch]);
        let points = self.has(
            segment,
            &[
                SheetWord::After,
                SheetWord::Before,
                SheetWord::Until,
                SheetWord::During,
                SheetWord::Start,
            ],
        );
        let level = self.level_named(segment);
        let after = match level {
            Some((number, pieces, counts)) => {
                let before = self.has(segment, &[SheetWord::Before, SheetWord::Start]);
                let through = counts
                    || self.has(segment, &[SheetWord::Until, SheetWord::After])
                    || self.ends_of(pieces[0]);
                if of_break || !before && !through {
                    return;
                }
                self.take(pieces);
                Some(if before { number.saturating_sub(1) } else { number })
            }
            None if !ends
                || points && of_break
                || points && self.has(segment, &[SheetWord::Until, SheetWord::Before]) =>
            {
                return;
            }
            None => None,
        };
        self.take_words(
            segment,
            &[
                SheetWord::Registration,
                SheetWord::RegistrationEnds,
                SheetWord::Late,
                SheetWord::Rebuy,
                SheetWord::End,
                SheetWord::No,
                SheetWord::More,
                SheetWord::Open,
                SheetWord::Up,
            ],
        );
        if after.is_some() {
            self.take_words(
                segment,
                &[
                    SheetWord::Until,
                    SheetWord::After,
                    SheetWord::Before,
                    SheetWord::During,
                    SheetWord::Start,
                ],
            );
        }
        let fact = match after {
            Some(level) if registers => Fact::After(level, Row::RegistrationCloses),
            None if registers => Fact::Row(Row::RegistrationCloses, false),
            level => Fact::RebuysEnd(level),
        };
        self.add(begin, fact);
    }

    /// Returns whether `end of` or `ends with` stands before the level at `at`.
    fn ends_of(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1) else { return false };
        let of = self.is(before, &[SheetWord::Filler])
            && self.pieces.get(before).is_some_and(|piece| {
                let word = piece.text.to_lowercase();
                ["of", "with", "del", "di", "de", "du", "des", "von", "the", "d", "con"]
                    .contains(&word.as_str())
            });
        of && self.previous(at, "").is_some_and(|at| self.is(at, &[SheetWord::End]))
    }

    /// Takes the end of a day and the beginning of the next.
    fn day(&mut self, segment: &[usize], begin: usize) {
        let bags = self.has(segment, &[SheetWord::Bag]);
        // "Bag & tag": the second word does not name a day.
        if let Some(bag) = segment.iter().copied().find(|at| self.is(*at, &[SheetWord::Bag])) {
            let tag = self.next(bag + 1, "&").filter(|at| self.is(*at, &[SheetWord::Day]));
            self.take(tag);
        }
        if !self.has(segment, &[SheetWord::Day]) && !bags {
            if self.has(segment, &[SheetWord::Restart]) {
                let hours = segment.iter().copied();
                let hours: Vec<usize> = hours
                    .filter(|at| self.free(*at).is_some_and(|piece| piece.kind == PieceKind::Hour))
                    .collect();
                self.take(hours);
                self.take_words(segment, &[SheetWord::Restart, SheetWord::Aside]);
                self.add(begin, Fact::Restart);
            }
            return;
        }
        if self.has(segment, &[SheetWord::Registration, SheetWord::Rebuy]) {
            return;
        }
        let number =
            segment.iter().copied().find(|at| self.is(*at, &[SheetWord::Day])).and_then(|at| {
                let beside = [Some(at + 1), at.checked_sub(1)];
                beside.into_iter().flatten().find(|at| {
                    segment.contains(at) && self.number(*at).is_some_and(|number| number.is_plain)
                })
            });
        let ends = bags || self.has(segment, &[SheetWord::End]);
        let level = self.level_named(segment);
        match level {
            Some((number_of_level, pieces, _))
                if ends && (self.has(segment, &[SheetWord::After]) || self.ends_of(pieces[0])) =>
            {
                self.take(pieces);
                self.take_words(segment, &[SheetWord::After, SheetWord::During]);
                self.add(begin, Fact::After(number_of_level, Row::EndOfDay));
            }
            None if ends => self.add(begin, Fact::Row(Row::EndOfDay, false)),
            None if number.is_some()
                || self.has(segment, &[SheetWord::Restart, SheetWord::Start]) =>
            {
                self.add(begin, Fact::NextDay);
            }
            _ => return,
        }
        self.take(number);
        self.take_words(
            segment,
            &[
                SheetWord::Day,
                SheetWord::End,
                SheetWord::Bag,
                SheetWord::Restart,
                SheetWord::Start,
                SheetWord::Aside,
            ],
        );
    }

    /// Takes the starting stack.
    fn stack(&mut self, segment: &[usize], begin: usize) {
        let named = self.has(segment, &[SheetWord::Stack])
            || self.has(segment, &[SheetWord::Start]) && self.has(segment, &[SheetWord::Chip]);
        let numbers: Vec<usize> =
            segment.iter().copied().filter(|at| self.number(*at).is_some()).collect();
        // `(100 BB)` gives its depth.
        let is_depth = |at: &usize| {
            self.is(*at + 1, &[SheetWord::BigBlind]) || self.is(*at + 1, &[SheetWord::Big])
        };
        let (depths, stacks): (Vec<usize>, Vec<usize>) = numbers.into_iter().partition(is_depth);
        let [at] = stacks[..] else { return };
        let Some(number) = self.number(at).filter(|number| !number.chips.is_zero()) else { return };
        // An average stack is not a starting stack.
        let other =
            self.has(segment, &[SheetWord::Other]) && !self.has(segment, &[SheetWord::Start]);
        if !named
            || other
            || self.has(
                segment,
                &[
                    SheetWord::Break,
                    SheetWord::End,
                    SheetWord::Level,
                    SheetWord::Rebuy,
                    SheetWord::AddOn,
                    SheetWord::Aside,
                ],
            )
        {
            return;
        }
        self.take(depths);
        self.take([at]);
        self.take_words(
            segment,
            &[
                SheetWord::Stack,
                SheetWord::Start,
                SheetWord::Chip,
                SheetWord::Each,
                SheetWord::Player,
                SheetWord::BigBlind,
                SheetWord::Big,
                SheetWord::Blind,
            ],
        );
        self.add(begin, Fact::Stack(number.chips));
    }

    /// Takes the length of all levels.
    fn minutes_of_levels(&mut self, segment: &[usize], begin: usize) {
        let of_levels = self.has(segment, &[SheetWord::Level, SheetWord::Blind]);
        let of_length = self.has(segment, &[SheetWord::Length]);
        let other = self.has(
            segment,
            &[
                SheetWord::Break,
                SheetWord::Dinner,
                SheetWord::Lunch,
                SheetWord::Until,
                SheetWord::After,
                SheetWord::Before,
            ],
        );
        if !of_levels && !of_length || other || self.level_named(segment).is_some() && !of_length {
            return;
        }
        let minutes: Vec<(usize, u16)> = segment
            .iter()
            .filter_map(|at| {
                let minutes = match self.free(*at)?.kind {
                    PieceKind::Minutes(minutes) => Some(minutes),
                    PieceKind::Clock(first, second, third) if of_levels => {
                        length(first, second, third)
                    }
                    PieceKind::Number(number) if of_length && number.is_plain => {
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
            &[
                SheetWord::Level,
                SheetWord::Blind,
                SheetWord::Length,
                SheetWord::Each,
                SheetWord::Up,
                SheetWord::Minutes,
            ],
        );
        self.add(begin, Fact::Minutes(minutes));
    }

    /// Takes the breaks of a segment, without their length for now.
    fn breaks(&mut self, segment: &[usize]) {
        let pause = [SheetWord::Break, SheetWord::Dinner, SheetWord::Lunch];
        let mut names: Vec<usize> = Vec::new();
        for at in segment.iter().copied().filter(|at| self.is(*at, &pause)).collect::<Vec<_>>() {
            // `after the first break` is not a break of its own.
            let pointed = self.level_named(segment).is_none()
                && segment.iter().any(|other| {
                    *other < at
                        && self.is(
                            *other,
                            &[
                                SheetWord::After,
                                SheetWord::Before,
                                SheetWord::During,
                                SheetWord::Until,
                                SheetWord::No,
                            ],
                        )
                });
            if !pointed {
                names.push(at);
            }
        }
        let Some(first) = names.first().copied() else { return };
        let lunch = names.iter().copied().find(|at| self.is(*at, &[SheetWord::Lunch]));
        let name = if names.iter().any(|at| self.is(*at, &[SheetWord::Dinner])) {
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
        let level = self.level_named(segment).filter(|_| self.has(segment, &[SheetWord::After]));
        self.take(names);
        match level {
            Some((number, pieces, false)) => {
                self.take(pieces);
                self.take_words(segment, &[SheetWord::After]);
                self.add(first, Fact::After(number, row));
            }
            _ => self.add(first, Fact::Row(row, true)),
        }
    }

    /// Takes what is not part of a structure: prices, dates, add-ons.
    fn asides(&mut self, segment: &[usize], begin: usize) {
        let free: Vec<usize> = segment.iter().copied().filter(|at| !self.taken[*at]).collect();
        // A title may name a day of the week.
        let figures = free.iter().any(|at| self.pieces[*at].word().is_none());
        if !figures
            && !self.before.in_table
            && !self.before.has_name
            && !self.has(&free, &[SheetWord::AddOn, SheetWord::Rebuy])
        {
            return;
        }
        let speaks = self.has(&free, &[SheetWord::AddOn, SheetWord::Aside])
            || self.has(&free, &[SheetWord::Rebuy])
                && !self.has(
                    &free,
                    &[SheetWord::End, SheetWord::Until, SheetWord::Level, SheetWord::After],
                );
        let of_rows = free.iter().any(|at| {
            self.word(*at).is_some_and(|word| {
                word.is_of_rows()
                    && !matches!(
                        word,
                        SheetWord::AddOn
                            | SheetWord::Rebuy
                            | SheetWord::Registration
                            | SheetWord::Chip
                            | SheetWord::Stack
                            | SheetWord::Start
                            | SheetWord::During
                    )
            })
        });
        if !speaks || of_rows && !self.has(&free, &[SheetWord::AddOn]) {
            return;
        }
        let ends = self.has(&free, &[SheetWord::Level, SheetWord::Until]);
        if ends {
            return;
        }
        // The length of a break is left for it.
        let of_break =
            self.facts.iter().any(|(_, fact)| matches!(fact, Fact::Row(Row::Break(_), true)));
        let words = [SheetWord::AddOn, SheetWord::Aside, SheetWord::Rebuy];
        let taken: Vec<usize> =
            free.into_iter().filter(|at| !of_break || self.is(*at, &words)).collect();
        let words = self.slice(&taken);
        self.take(taken);
        self.add(begin, Fact::Aside(words));
    }

    /// Assigns their lengths to the breaks.
    pub(super) fn lengths_of_breaks(&mut self) {
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
            .filter_map(|at| match self.free(at)?.kind {
                PieceKind::Minutes(minutes) => Some((at, minutes)),
                PieceKind::Clock(first, second, third) => Some((at, length(first, second, third)?)),
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

    /// Returns a figure without a unit directly beside a break.
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
            || self.is(behind, &[SheetWord::Filler])
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
    pub(super) fn hours(&mut self) {
        let alone = self.pieces.iter().zip(&self.taken).all(|(piece, taken)| {
            *taken
                || matches!(piece.kind, PieceKind::Clock(..) | PieceKind::Hour | PieceKind::Sign(_))
                || matches!(
                    piece.kind,
                    PieceKind::Word(SheetWord::Filler | SheetWord::Start | SheetWord::Aside)
                )
        });
        for at in 0..self.pieces.len() {
            match self.free(at).map(|piece| piece.kind) {
                Some(PieceKind::Hour) => {}
                Some(PieceKind::Clock(hour, minute, None)) if alone && hour < 24 && minute < 60 => {
                }
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
}
