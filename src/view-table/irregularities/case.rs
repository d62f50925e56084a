//! One case of an irregularity: the answers given, and the advice made from them.

use bottone_base::chips::Chips;
use bottone_i18n::{Gap, Language};
use bottone_rules::{
    floor::{self, ActionStage, DealFault, DisputeTime, FloorRuling, PlayerAction},
    rulebook::{ClockSeconds, Rulebook, TimeBefore},
    ruling::cites::{Book, Cite, Topic},
};
use bottone_view::floor_reasons::reason;

use super::{Advice, AnsweredBy, Answers, CaseFact, Irregularity, TableFacts};
use crate::floor_rulings as words;

/// The question about the stage of the hand.
pub(super) const STAGE: CaseFact = CaseFact::choice("stage", &["before", "after"]);

/// The question about the time of a dispute over the previous hand.
pub(super) const MOMENT: CaseFact =
    CaseFact::choice("moment", &["before", "begun", "played", "break", "break-over"]);

/// The actions that make substantial action.
const MUCH: [PlayerAction; 2] = [PlayerAction::Call, PlayerAction::Call];

/// One case of an irregularity.
pub(super) struct CaseContext<'a> {
    pub(super) language: Language,
    pub(super) book: &'a Rulebook,
    pub(super) entry: &'a Irregularity,
    pub(super) answers: &'a Answers,
    pub(super) scene: TableFacts,
}

impl CaseContext<'_> {
    fn ask(&self, id: &str) -> Option<&'static CaseFact> {
        let asked = self.entry.asks.iter().find(|ask| ask.id == id);
        debug_assert!(asked.is_some(), "{} does not ask {id}", self.entry.id);
        asked
    }

    /// Returns the chosen option.
    pub(super) fn choice(&self, id: &str) -> &'static str {
        let Some(CaseFact { kind: AnsweredBy::Choice(choices), id }) = self.ask(id) else {
            return "";
        };
        let place = self.answers.get(id).and_then(|place| usize::try_from(*place).ok());
        let chosen = place.and_then(|place| choices.get(place)).or_else(|| choices.first());
        chosen.copied().unwrap_or_default()
    }

    /// Returns whether this option was chosen.
    pub(super) fn has_choice(&self, id: &str, choice: &str) -> bool {
        self.choice(id) == choice
    }

    /// Returns the amount given.
    pub(super) fn amount(&self, id: &str) -> Chips {
        let Some(CaseFact { kind: AnsweredBy::Amount(usual), id }) = self.ask(id) else {
            return Chips::ZERO;
        };
        self.answers.get(id).map_or_else(|| self.scene.big.times(*usual), |put| Chips::new(*put))
    }

    /// Returns the stage of the hand, if it is asked for.
    fn stage(&self) -> ActionStage {
        let asked = self.entry.asks.iter().any(|ask| ask.id == STAGE.id);
        if asked && self.has_choice("stage", "after") {
            ActionStage::AfterSubstantialAction
        } else {
            ActionStage::BeforeSubstantialAction
        }
    }

    /// Returns the actions since then: none, or substantial action.
    pub(super) fn acts(&self) -> &'static [PlayerAction] {
        match self.stage() {
            ActionStage::BeforeSubstantialAction => &[],
            ActionStage::AfterSubstantialAction => &MUCH,
        }
    }

    /// Returns the time of the dispute over the previous hand.
    pub(super) fn moment(&self) -> DisputeTime<'static> {
        let in_break = u32::from(self.book.disputes.in_break);
        match self.choice("moment") {
            "begun" => DisputeTime::InNextHand(&[]),
            "played" => DisputeTime::InNextHand(&MUCH),
            "break" => DisputeTime::InBreak { seconds: in_break },
            "break-over" => DisputeTime::InBreak { seconds: in_break.saturating_add(1) },
            _ => DisputeTime::BeforeNextHand,
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
        use bottone_rules::betting::RaiseCap;
        match self.book.betting.raise_cap {
            RaiseCap::Raises(raises) => raises,
            RaiseCap::BetsAndRaises(all) => all.saturating_sub(1),
            RaiseCap::Unlimited => 0,
        }
    }

    /// Makes advice from the entry's own text: the verdict in the first line, a step in each of the
    /// others.
    pub(super) fn own_advice(&self, part: &str, topics: &[Topic]) -> Advice {
        let mut lines = self.lines(part).into_iter();
        Advice {
            verdict: lines.next().unwrap_or_default(),
            why: String::new(),
            steps: lines.collect(),
            cites: topics.iter().map(|topic| topic.cite(self.book.book)).collect(),
        }
    }

    /// Makes advice from a ruling, with the steps from the entry's own text.
    pub(super) fn ruled<T>(&self, ruled: &FloorRuling<T>, verdict: String, part: &str) -> Advice {
        let why = reason(self.language, ruled.reason);
        Advice { verdict, why, steps: self.lines(part), cites: ruled.cites.clone() }
    }

    /// Makes advice from the rules on a fault in the deal.
    pub(super) fn deal_advice(&self, fault: DealFault) -> Advice {
        let ruled = floor::deal(self.book, fault, self.stage());
        let verdict = words::deal_text(self.language, &ruled.verdict);
        let steps = words::deal_steps(self.language, &ruled.verdict);
        let why = reason(self.language, ruled.reason);
        Advice { verdict, why, steps, cites: ruled.cites }
    }

    /// Makes advice on a stud downcard exposed by the dealer, for which some books have a separate
    /// rule.
    pub(super) fn stud_downcard(&self) -> Advice {
        let mut advice = self.deal_advice(DealFault::StudDowncardExposed);
        if self.stage() == ActionStage::BeforeSubstantialAction {
            advice.cites.insert(0, Topic::StudDowncards.cite(self.book.book));
        }
        advice
    }

    /// Makes advice from the entry's own text, by one of the sources on the Italian game.
    pub(super) fn sourced_advice(&self, part: &str, texts: &[Book]) -> Advice {
        let cites = texts.iter().map(|book| Cite { book: *book, number: "" }).collect();
        Advice { cites, ..self.own_advice(part, &[]) }
    }
}
