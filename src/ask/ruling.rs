//! The question about the meaning of a push of chips.

use bottone_base::chips::Chips;
use bottone_hands::ruling::{Ruling, RulingKind, alternatives, rule};
use bottone_i18n::{Language, Saying};
use bottone_rules::{
    betting::{Betting, BettingRules},
    rulebook::Rulebook,
    ruling::{
        self, ActionOutcome, Announcement, PushAction, PushRules, Situation, StreetFacts,
        WordTiming, cites::Book,
    },
};
use bottone_store::profiles::Rulebooks;
use bottone_view::ruling::ruling_text;
use serde::{Deserialize, Serialize};

use super::{
    fault::{QuestionFault, expected},
    reading::book,
};

#[derive(Deserialize)]
#[serde(rename = "Ruling", deny_unknown_fields)]
pub(super) struct RulingQuestion {
    rules: String,
    betting: Betting,
    big_blind: Chips,
    bet: Chips,
    #[serde(default)]
    raise: Option<Chips>,
    #[serde(default)]
    pot: Option<Chips>,
    #[serde(default)]
    front: Vec<Chips>,
    #[serde(default)]
    front_left: Option<Vec<Chips>>,
    push: Vec<Chips>,
    #[serde(default)]
    last_chips: bool,
    #[serde(default)]
    said: Announcement,
    #[serde(default)]
    when: WordTiming,
    #[serde(default = "three")]
    live: u8,
    #[serde(default)]
    opener: bool,
    #[serde(default)]
    acted_at: Option<Chips>,
    #[serde(default)]
    raises: u8,
    #[serde(default)]
    followed: FollowedQuestion,
}

/// Facts known only from a followed hand. Each may be left out.
#[derive(Deserialize)]
#[serde(rename = "Followed", default, deny_unknown_fields)]
struct FollowedQuestion {
    full: Option<Chips>,
    blind_first: bool,
    cap_lifted: Option<bool>,
    opposed: bool,
}

impl Default for FollowedQuestion {
    fn default() -> Self {
        let StreetFacts { full, blind_first, cap_lifted, opposed } = StreetFacts::UNKNOWN;
        Self { full, blind_first, cap_lifted, opposed }
    }
}

impl From<FollowedQuestion> for StreetFacts {
    fn from(asked: FollowedQuestion) -> Self {
        let FollowedQuestion { full, blind_first, cap_lifted, opposed } = asked;
        Self { full, blind_first, cap_lifted, opposed }
    }
}

#[derive(Serialize)]
pub(super) struct RulingAnswer {
    action: PushAction,
    total: Chips,
    add: Chips,
    back: Chips,
    choice: Vec<ActionOutcome>,
    cites: Vec<String>,
    /// One line for the table.
    verdict: String,
    /// The reasons, one sentence a step.
    steps: Vec<String>,
    /// The rulings that a single change in the facts would have given.
    instead: Vec<String>,
    /// The kind of ruling: by the book, the player or the floor.
    kind: RulingKind,
}

const fn three() -> u8 {
    3
}

impl RulingQuestion {
    pub(super) fn answer(
        self,
        language: Language,
        rulebooks: &Rulebooks,
    ) -> Result<RulingAnswer, QuestionFault> {
        let rulebook = book(rulebooks, &self.rules)?;
        // Before the first bet of a street there is no raise; 0 means the same.
        let raise = self.raise.filter(|raise| !(raise.is_zero() && self.bet.is_zero()));
        let mut situation = Situation {
            betting: self.betting,
            big_blind: self.big_blind,
            bet: self.bet,
            raise: raise.unwrap_or(self.big_blind),
            pot: self.pot,
            front: self.front,
            front_left: self.front_left,
            push: self.push,
            behind: None,
            said: self.said,
            when: self.when,
            live: self.live,
            opener: self.opener,
            acted_at: self.acted_at,
            raises: self.raises,
            followed: self.followed.into(),
        };
        // Chips pulled back still belong to the player. Without a push, the rest is unknown.
        if self.last_chips && !situation.push.is_empty() {
            situation.behind = Some(situation.pulled_back());
        }
        let Rulebook { pushing, betting, book, .. } = rulebook;
        let wrong = |fault: ruling::SituationFault| {
            let field = fault.field();
            QuestionFault::of(
                field,
                expected(Saying::AsItIs(field.to_owned()), situation_fault(fault)),
            )
        };
        let ruling = rule(&situation, pushing, betting).map_err(wrong)?;
        RulingAnswer::of(language, &situation, &ruling, (pushing, betting, *book)).map_err(wrong)
    }
}

impl RulingAnswer {
    /// Returns the ruling on this situation, by these switches of this book.
    pub(super) fn of(
        language: Language,
        situation: &Situation,
        ruling: &Ruling,
        (pushing, betting, book): (&PushRules, &BettingRules, Book),
    ) -> Result<Self, ruling::SituationFault> {
        let changed = alternatives(situation, pushing, betting)?;
        let text = ruling_text(language, ruling, &changed, book);
        Ok(Self {
            action: ruling.action,
            total: ruling.total,
            add: ruling.add,
            back: ruling.back,
            choice: ruling.choice.iter().collect(),
            cites: text.cites,
            verdict: text.verdict,
            steps: text.steps,
            instead: text.instead,
            kind: ruling.kind,
        })
    }
}

/// Returns the input expected in place of an impossible situation.
fn situation_fault(fault: ruling::SituationFault) -> Saying {
    use ruling::SituationFault;
    Saying::of(match fault {
        SituationFault::NoBigBlind
        | SituationFault::NoRaise
        | SituationFault::NoAmount
        | SituationFault::WorthlessChip(_) => "ask-one-or-more",
        SituationFault::NoLimit => "ask-limit",
        SituationFault::TooManyChips => "ask-ten-thousand",
        SituationFault::FrontWithoutBet => "ask-no-front",
        SituationFault::NotInFront => "ask-among-front",
        SituationFault::ActedAbove => "ask-at-most-bet",
        SituationFault::LessThanPulled => "ask-pulled-back",
        SituationFault::NoOpponent | SituationFault::TooManyHands => "ask-live",
        SituationFault::NoWords => "ask-words",
        SituationFault::Nothing => "ask-chips-or-words",
        SituationFault::NoPot => "ask-the-pot",
    })
}
