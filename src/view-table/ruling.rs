//! The meaning of a push of chips, as finished text.

use bottone_base::chips::Chips;
use bottone_hands::ruling::{ReasonStep, Ruling, alternatives, rule, rule_with_pot_of};
use bottone_i18n::Language;
use bottone_rules::{
    betting::Betting,
    rulebook::Rulebook,
    ruling::{ActionOutcome, Announcement, PushAction, Situation, SituationFault},
};
use bottone_view::ruling::{
    choice_text, dealer_instruction, fault, headline, ruled, ruling_text, verdict,
};

/// The content of the card at the right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingView {
    /// The player's options, as nothing was done yet.
    Quiet(PlayerOptions),
    /// Contradictory input.
    Missing(MissingFact),
    Ruled(Box<RulingCard>),
}

/// The options of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerOptions {
    /// "Call 200".
    pub headline: String,
    /// "Raise to 400 or more".
    pub raise: String,
    /// The control to press.
    pub hint: String,
}

/// The reason why there is no ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingFact {
    pub wrong: String,
    /// The control to press.
    pub mend: String,
    /// The fault, for lighting the control.
    pub fault: SituationFault,
}

/// A ruling, ready to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingCard {
    /// The ruling: "Raise to 3,200".
    pub headline: String,
    /// The dealer's part: "Ask for 200 more."; empty without one.
    pub dealer: String,
    /// "A penalty is possible."; empty if none is.
    pub penalty: String,
    /// The choices in one line; empty if the book decides.
    pub choice_line: String,
    /// The choices; empty if the book decides.
    pub choices: Vec<String>,
    /// The reasons, step by step.
    pub steps: Vec<String>,
    /// The rules, most decisive first: "TDA 43-A, 45".
    pub cites: Vec<String>,
    pub book: String,
    /// The books with the same ruling.
    pub same: Vec<String>,
    /// The books with another ruling.
    pub others: Vec<OtherBook>,
    /// The rulings that a single change in the facts would have given.
    pub instead: Vec<String>,
    pub ruling: Ruling,
    pub situation: Situation,
}

/// Another book and its ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherBook {
    pub book: String,
    /// The ruling.
    pub verdict: String,
}

/// Returns the meaning of the situation under this book and all others. An unknown pot is
/// `pot_at_least`, and must be counted only if that decides.
pub fn answer<'a>(
    language: Language,
    mut situation: Situation,
    pot_at_least: Chips,
    book: &Rulebook,
    others: impl IntoIterator<Item = &'a Rulebook>,
) -> RulingView {
    let by = |situation: &Situation, book: &Rulebook| {
        rule_with_pot_of(pot_at_least, situation, &book.pushing, &book.betting)
    };
    let ruling = match by(&situation, book) {
        Ok(ruling) => ruling,
        Err(SituationFault::Nothing) => {
            return RulingView::Quiet(player_options(language, &situation, pot_at_least, book));
        }
        Err(why) => return RulingView::Missing(missing(language, why, pot_at_least)),
    };
    let changed = alternatives(&situation, &book.pushing, &book.betting).unwrap_or_default();
    let mut text = ruling_text(language, &ruling, &changed, book.book);
    let mut same = Vec::new();
    let mut otherwise = Vec::new();
    for other in others.into_iter().filter(|other| other.name != book.name) {
        match by(&situation, other) {
            Ok(there) if is_same(&there, &ruling) => same.push(other.name.clone()),
            Ok(there) => otherwise
                .push(OtherBook { book: other.name.clone(), verdict: verdict(language, &there) }),
            Err(why) => {
                otherwise
                    .push(OtherBook { book: other.name.clone(), verdict: fault(language, why) });
            }
        }
    }
    if situation.pot.is_none() && situation.betting == Betting::PotLimit {
        situation.pot = Some(pot_at_least);
        let pot = language.chips(pot_at_least);
        text.steps.push(language.say("push-any-pot", &[("pot", pot.into())]));
    }
    let is = ruling.outcome();
    let uncounted = ruling.steps.contains(ReasonStep::CountStack);
    let penalty =
        if ruling.penalty_possible { language.word("ruling-penalty") } else { String::new() };
    RulingView::Ruled(Box::new(RulingCard {
        headline: if uncounted {
            language.word("ruling-uncounted")
        } else {
            ruled(language, &ruling)
        },
        dealer: if ruling.choice.iter().next().is_none() {
            dealer_instruction(language, is)
        } else {
            String::new()
        },
        penalty,
        choice_line: choice_text(language, &ruling),
        choices: text.choices,
        steps: text.steps,
        cites: text.cites,
        book: book.name.clone(),
        same,
        others: otherwise,
        instead: text.instead,
        ruling,
        situation,
    }))
}

fn is_same(one: &Ruling, other: &Ruling) -> bool {
    one.outcome() == other.outcome()
        && one.choice.iter().eq(other.choice.iter())
        && one.penalty_possible == other.penalty_possible
}

/// Describes the options before any chips are pushed: the price to stay, and the size of a raise.
fn player_options(
    language: Language,
    situation: &Situation,
    pot_at_least: Chips,
    book: &Rulebook,
) -> PlayerOptions {
    let said = |said| {
        let situation = Situation { said, ..situation.clone() };
        let ruling = rule_with_pot_of(pot_at_least, &situation, &book.pushing, &book.betting);
        ruling.map(|ruling| ruling.outcome())
    };
    let (is, raise) = (said(Announcement::Call), said(Announcement::Raise));
    PlayerOptions {
        headline: is.map_or_else(|_| String::new(), |is: ActionOutcome| headline(language, is)),
        raise: raise
            .map_or_else(|_| String::new(), |is| raise_range(language, is, situation, book)),
        hint: language.word("push-hint"),
    }
}

/// Returns "Raise to 400 or more", "Raise to 400 up to 700", or that no raise is allowed.
fn raise_range(
    language: Language,
    least: ActionOutcome,
    situation: &Situation,
    book: &Rulebook,
) -> String {
    let is = headline(language, least);
    if !matches!(least.action, PushAction::Bet | PushAction::Raise) {
        return language.word("push-no-raise");
    }
    match situation.betting {
        Betting::NoLimit => language.say("push-or-more", &[("is", is.into())]),
        Betting::PotLimit if situation.pot.is_none() => is,
        Betting::PotLimit => {
            let pot = Situation { said: Announcement::Pot, ..situation.clone() };
            let Ok(most) = rule(&pot, &book.pushing, &book.betting) else { return is };
            let most = language.chips(most.total);
            language.say("push-up-to", &[("is", is.into()), ("most", most.into())])
        }
        Betting::Limit(_) => is,
    }
}

/// Describes the fault and the control that corrects it.
fn missing(language: Language, why: SituationFault, pot_at_least: Chips) -> MissingFact {
    let mend = match why {
        SituationFault::NoBigBlind | SituationFault::NoLimit => "push-enter-big-blind",
        SituationFault::NoRaise => "push-fix-raise",
        SituationFault::NoPot => "push-fix-pot",
        SituationFault::WorthlessChip(_)
        | SituationFault::TooManyChips
        | SituationFault::Nothing => "push-fix-chips",
        SituationFault::FrontWithoutBet => "push-fix-front",
        SituationFault::NotInFront => "push-fix-pulled",
        SituationFault::ActedAbove => "push-fix-acted",
        SituationFault::LessThanPulled => "push-fix-stack",
        SituationFault::NoOpponent | SituationFault::TooManyHands => "push-fix-live",
        SituationFault::NoAmount => "push-fix-amount",
        SituationFault::NoWords => "push-fix-words",
    };
    let pot = language.chips(pot_at_least);
    let mend = language.say(mend, &[("pot", pot.into())]);
    MissingFact { wrong: fault(language, why), mend, fault: why }
}

impl RulingCard {
    /// Returns the ruling or, if there is a choice, the one at index `choice`.
    pub fn outcome(&self, choice: Option<usize>) -> ActionOutcome {
        let chosen = choice.and_then(|choice| self.ruling.choice.iter().nth(choice));
        chosen.unwrap_or_else(|| self.ruling.outcome())
    }

    /// Returns the chosen ruling and the dealer's part in it.
    pub fn chosen(&self, language: Language, choice: Option<usize>) -> Option<(String, String)> {
        let chosen = self.ruling.choice.iter().nth(choice?)?;
        Some((headline(language, chosen), dealer_instruction(language, chosen)))
    }
}
