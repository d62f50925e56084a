//! One case of an irregularity: the answers given, and the advice made from them.

use super::{Advice, AnsweredBy, Answers, Ask, Entry, Scene};
use crate::{
    i18n::{Gap, Language},
    rules::{
        chips::Chips,
        floor::{self, Act, DealFault, Moment, Ruled, Stage},
        rulebook::{ClockSeconds, Rulebook, TimeBefore},
        ruling::cites::{Book, Cite, Topic},
    },
    view::table::floor_rulings as words,
};

/// The question about the stage of the hand.
pub(super) const STAGE: Ask = Ask::choice("stage", &["before", "after"]);

/// The question about the time of a dispute over the previous hand.
pub(super) const MOMENT: Ask =
    Ask::choice("moment", &["before", "begun", "played", "break", "break-over"]);

/// The actions that make substantial action.
const MUCH: [Act; 2] = [Act::Call, Act::Call];

/// One case of an irregularity.
pub(super) struct Case<'a> {
    pub(super) language: Language,
    pub(super) book: &'a Rulebook,
    pub(super) entry: &'a Entry,
    pub(super) answers: &'a Answers,
    pub(super) scene: Scene,
}

impl Case<'_> {
    fn ask(&self, id: &str) -> Option<&'static Ask> {
        let asked = self.entry.asks.iter().find(|ask| ask.id == id);
        debug_assert!(asked.is_some(), "{} does not ask {id}", self.entry.id);
        asked
    }

    /// Returns the chosen option.
    pub(super) fn chose(&self, id: &str) -> &'static str {
        let Some(Ask { kind: AnsweredBy::Choice(choices), id }) = self.ask(id) else { return "" };
        let place = self.answers.get(id).and_then(|place| usize::try_from(*place).ok());
        let chosen = place.and_then(|place| choices.get(place)).or_else(|| choices.first());
        chosen.copied().unwrap_or_default()
    }

    /// Returns whether this option was chosen.
    pub(super) fn is(&self, id: &str, choice: &str) -> bool {
        self.chose(id) == choice
    }

    /// Returns the amount given.
    pub(super) fn amount(&self, id: &str) -> Chips {
        let Some(Ask { kind: AnsweredBy::Amount(usual), id }) = self.ask(id) else {
            return Chips::ZERO;
        };
        self.answers.get(id).map_or_else(|| self.scene.big.times(*usual), |put| Chips::new(*put))
    }

    /// Returns the stage of the hand, if it is asked for.
    fn stage(&self) -> Stage {
        let asked = self.entry.asks.iter().any(|ask| ask.id == STAGE.id);
        if asked && self.is("stage", "after") {
            Stage::AfterSubstantialAction
        } else {
            Stage::BeforeSubstantialAction
        }
    }

    /// Returns the actions since then: none, or substantial action.
    pub(super) fn acts(&self) -> &'static [Act] {
        match self.stage() {
            Stage::BeforeSubstantialAction => &[],
            Stage::AfterSubstantialAction => &MUCH,
        }
    }

    /// Returns the time of the dispute over the previous hand.
    pub(super) fn moment(&self) -> Moment<'static> {
        let in_break = u32::from(self.book.disputes.in_break);
        match self.chose("moment") {
            "begun" => Moment::InNextHand(&[]),
            "played" => Moment::InNextHand(&MUCH),
            "break" => Moment::InBreak { seconds: in_break },
            "break-over" => Moment::InBreak { seconds: in_break.saturating_add(1) },
            _ => Moment::BeforeNextHand,
        }
    }

    /// Returns the lines of this part of the entry's text.
    fn lines(&self, part: &str) -> Vec<String> {
        let said = self.language.say(&format!("irregular-{}-{part}", self.entry.id), &self.gaps());
        said.lines().map(str::to_owned).collect()
    }

    /// Returns the numbers of the book and the table, which any sentence may use.
    fn gaps(&self) -> [Gap<'static>; 8] {
        let clock = &self.book.clock;
        let seconds = match clock.seconds {
            ClockSeconds::UpTo(seconds) | ClockSeconds::Exactly(seconds) => seconds,
        };
        let before = match clock.before {
            TimeBefore::Reasonable => 0,
            TimeBefore::Seconds(seconds) => seconds,
        };
        [
            ("seconds", seconds.into()),
            ("countdown", clock.countdown.into()),
            ("before", before.into()),
            ("break", self.book.disputes.in_break.into()),
            ("players", self.scene.players.into()),
            ("raises", self.raises().into()),
            ("draw", self.book.italian.draw_most.cards().into()),
            ("big", self.language.chips(self.scene.big).into()),
        ]
    }

    /// Returns the number of raises that a limit game allows after the first bet; 0 if the house
    /// decides.
    fn raises(&self) -> u8 {
        use crate::rules::betting::RaiseCap;
        match self.book.betting.raise_cap {
            RaiseCap::Raises(raises) => raises,
            RaiseCap::BetsAndRaises(all) => all.saturating_sub(1),
            RaiseCap::Unlimited => 0,
        }
    }

    /// Makes advice from the entry's own text: the verdict in the first line, a step in each of the
    /// others.
    pub(super) fn told(&self, part: &str, topics: &[Topic]) -> Advice {
        let mut lines = self.lines(part).into_iter();
        Advice {
            verdict: lines.next().unwrap_or_default(),
            why: String::new(),
            steps: lines.collect(),
            cites: topics.iter().map(|topic| topic.cite(self.book.book)).collect(),
        }
    }

    /// Makes advice from a ruling, with the steps from the entry's own text.
    pub(super) fn ruled<T>(&self, ruled: &Ruled<T>, verdict: String, part: &str) -> Advice {
        let why = words::reason(self.language, ruled.reason);
        Advice { verdict, why, steps: self.lines(part), cites: ruled.cites.clone() }
    }

    /// Makes advice from the rules on a fault in the deal.
    pub(super) fn deal(&self, fault: DealFault) -> Advice {
        let ruled = floor::deal(self.book, fault, self.stage());
        let verdict = words::deal(self.language, &ruled.verdict);
        let steps = words::deal_steps(self.language, &ruled.verdict);
        let why = words::reason(self.language, ruled.reason);
        Advice { verdict, why, steps, cites: ruled.cites }
    }

    /// Makes advice on a stud downcard exposed by the dealer, for which some books have a separate
    /// rule.
    pub(super) fn stud_downcard(&self) -> Advice {
        let mut advice = self.deal(DealFault::StudDowncardExposed);
        if self.stage() == Stage::BeforeSubstantialAction {
            advice.cites.insert(0, Topic::StudDowncards.cite(self.book.book));
        }
        advice
    }

    /// Makes advice from the entry's own text, by one of the sources on the Italian game.
    pub(super) fn told_by(&self, part: &str, texts: &[Book]) -> Advice {
        let cites = texts.iter().map(|book| Cite { book: *book, number: "" }).collect();
        Advice { cites, ..self.told(part, &[]) }
    }
}
