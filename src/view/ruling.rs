//! A ruling in words: the verdict, the dealer's part, the reasons, and the alternatives.

use bottone_base::chips::Chips;
use bottone_hands::ruling::{Alternative, ReasonStep, Ruling, RulingKind};
use bottone_i18n::{Gap, Language};
use bottone_rules::ruling::{ActionOutcome, PushAction, SituationFault, cites::Book};
use bottone_vocabulary::words::capital;

/// A ruling as it is announced at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingText {
    /// One line: "Call 600. Give back 400."
    pub verdict: String,
    /// The reasons, one sentence a step.
    pub steps: Vec<String>,
    /// The choices, the usual one first; empty if the book decides.
    pub choices: Vec<String>,
    /// The rulings that a single change in the facts would have given.
    pub instead: Vec<String>,
    /// The rules, most decisive first: "TDA 44".
    pub cites: Vec<String>,
}

/// Puts the ruling into words of this language, by the numbers of this book.
pub fn ruling_text(
    language: Language,
    ruling: &Ruling,
    instead: &[(Alternative, Ruling)],
    book: Book,
) -> RulingText {
    RulingText {
        verdict: verdict(language, ruling),
        steps: ruling.steps.iter().map(|of| step(language, of)).collect(),
        choices: ruling.choice.iter().map(|of| outcome(language, of)).collect(),
        instead: instead.iter().map(|(change, is)| if_changed(language, *change, is)).collect(),
        cites: ruling.cites(book).iter().map(|cite| cite.to_string()).collect(),
    }
}

/// Returns one line: "Call 600. Give back 400.", "The floor decides: call 8,000, or fold."
pub fn verdict(language: Language, ruling: &Ruling) -> String {
    let mut choices = ruling.choice.iter().map(|choice| outcome_phrase(language, choice));
    let mut line = match (choices.next(), choices.next()) {
        (Some(one), Some(other)) => {
            let who = capital(&chooses(language, ruling.kind));
            let or = language.say("ruling-or", &[("one", one.into()), ("other", other.into())]);
            format!("{who}: {or}.")
        }
        (Some(one), None) => language.say("ruling-confirm", &[("one", one.into())]),
        (None, _) if ruling.steps.contains(ReasonStep::CountStack) => {
            language.say("ruling-uncounted", &[]) + &dealer(language, ruling.outcome())
        }
        (None, _) => outcome(language, ruling.outcome()),
    };
    if ruling.penalty_possible {
        line.push(' ');
        line.push_str(&language.say("ruling-penalty", &[]));
    }
    line
}

/// Returns "the floor decides", for the middle of a sentence.
fn chooses(language: Language, kind: RulingKind) -> String {
    language.word(if kind == RulingKind::Player { "ruling-player" } else { "ruling-floor" })
}

/// Returns the ruling for reading across a table: "Raise to 1,200", "The player chooses".
pub fn ruled(language: Language, ruling: &Ruling) -> String {
    match ruling.action {
        PushAction::Floor => capital(&chooses(language, ruling.kind)),
        _ => headline(language, ruling.outcome()),
    }
}

/// Describes an outcome: "Raise to 1,200. Ask for 200 more."
pub fn outcome(language: Language, outcome: ActionOutcome) -> String {
    format!("{}.{}", headline(language, outcome), dealer(language, outcome))
}

/// Returns the choices, "Call 8,000, or fold, with 2,000 lost to the pot"; empty if the book
/// decides.
pub fn choice_text(language: Language, ruling: &Ruling) -> String {
    let mut choices = ruling.choice.iter().map(|choice| outcome_phrase(language, choice));
    let (Some(one), Some(other)) = (choices.next(), choices.next()) else { return String::new() };
    let or = language.say("ruling-or", &[("one", one.into()), ("other", other.into())]);
    format!("{}.", capital(&or))
}

/// Returns an outcome for reading across a table: "Raise to 1,200".
pub fn headline(language: Language, outcome: ActionOutcome) -> String {
    match outcome.action {
        PushAction::Call => {
            language.say("ruling-call-alone", &[chips(language, "total", outcome.total)])
        }
        _ => capital(&outcome_phrase(language, outcome)),
    }
}

/// Returns the dealer's part, "Ask for 200 more. Give back 100."; empty if there is none.
pub fn dealer_instruction(language: Language, outcome: ActionOutcome) -> String {
    dealer(language, outcome).trim_start().to_owned()
}

/// Returns the amounts that the dealer asks for or gives back, each after a space.
fn dealer(language: Language, outcome: ActionOutcome) -> String {
    let mut line = String::new();
    let dealer = [("ruling-add", "add", outcome.add), ("ruling-back", "back", outcome.back)];
    for (name, gap, amount) in dealer {
        if !amount.is_zero() {
            line.push(' ');
            line.push_str(&language.say(name, &[chips(language, gap, amount)]));
        }
    }
    line
}

/// Returns an outcome for the middle of a sentence: "raise to 1,200".
fn outcome_phrase(language: Language, outcome: ActionOutcome) -> String {
    let name = match outcome.action {
        PushAction::Fold if outcome.total.is_zero() => "ruling-fold",
        PushAction::Fold => "ruling-forfeit",
        PushAction::Check => "ruling-check",
        PushAction::Call => "ruling-call",
        PushAction::Bet => "ruling-bet",
        PushAction::Raise => "ruling-raise",
        PushAction::AllIn => "ruling-all-in",
        PushAction::Floor => "ruling-floor",
    };
    language.say(name, &[chips(language, "total", outcome.total)])
}

/// Returns "If “raise” had been said first: raise to 1,000".
pub fn if_changed(language: Language, change: Alternative, ruling: &Ruling) -> String {
    let is = match ruling.action {
        PushAction::Floor => chooses(language, ruling.kind),
        _ => outcome_phrase(language, ruling.outcome()),
    };
    let is = ("is", is.into());
    match change {
        Alternative::RaiseSaid => language.say("ruling-if-raise", &[is]),
        Alternative::Silent => language.say("ruling-if-silent", &[is]),
        Alternative::OneMore(chip) => {
            language.say("ruling-if-more", &[is, chips(language, "chip", chip)])
        }
        Alternative::OneFewer(chip) => {
            language.say("ruling-if-fewer", &[is, chips(language, "chip", chip)])
        }
        Alternative::LastChips => language.say("ruling-if-last", &[is]),
    }
}

/// Describes one step of the reasoning: "One chip of 1,000, and no “raise” before it: a call."
pub fn step(language: Language, step: ReasonStep) -> String {
    let (name, amounts) = parts(step);
    let mut gaps: Vec<Gap<'_>> =
        amounts.iter().flatten().map(|(gap, amount)| chips(language, gap, *amount)).collect();
    match step {
        ReasonStep::Capped { raises } => gaps.push(("raises", raises.into())),
        ReasonStep::HalfReached { of, line, .. } | ReasonStep::HalfMissed { of, line, .. } => {
            gaps.push(("line", half(language, of, line).into()));
        }
        _ => {}
    }
    language.say(name, &gaps)
}

/// Describes the line at half of `of` over the call, to the half chip.
fn half(language: Language, of: Chips, rounded_up: Chips) -> String {
    if of.get().is_multiple_of(2) {
        return language.chips(rounded_up);
    }
    let whole = language.chips(rounded_up.minus(Chips::new(1)));
    format!("{whole}{}5", language.decimal_sign())
}

/// Returns the name of a step's sentence and the amounts in it.
#[expect(clippy::too_many_lines, reason = "a table, a row a step")]
fn parts(step: ReasonStep) -> (&'static str, [Option<(&'static str, Chips)>; 4]) {
    let none = [None; 4];
    let one = |gap, amount| [Some((gap, amount)), None, None, None];
    let two = |first, second| [Some(first), Some(second), None, None];
    let half = |name, of, total| (name, two(("of", of), ("total", total)));
    let chip = |name, smallest, without| (name, two(("smallest", smallest), ("without", without)));
    let three = |first, second, third| [Some(first), Some(second), Some(third), None];
    match step {
        ReasonStep::NoBet { least } => ("ruling-no-bet", one("least", least)),
        ReasonStep::Faces { bet, to_call, least_to } => {
            let name = if to_call.is_zero() { "ruling-may-check" } else { "ruling-faces" };
            (name, three(("bet", bet), ("call", to_call), ("least", least_to)))
        }
        ReasonStep::WordsFirst => ("ruling-words-first", none),
        ReasonStep::WordsTogether => ("ruling-words-together", none),
        ReasonStep::WordsTogetherUnclear => ("ruling-words-together-unclear", none),
        ReasonStep::WordsTooLate => ("ruling-words-late", none),
        ReasonStep::WordsAlways => ("ruling-words-always", none),
        ReasonStep::GeneralWords => ("ruling-general", none),
        ReasonStep::AmountAlone { amount } => ("ruling-amount-alone", one("amount", amount)),
        ReasonStep::AmountAdded { front, total } => {
            ("ruling-amount-added", two(("front", front), ("total", total)))
        }
        ReasonStep::AmountIsMore { front } => ("ruling-amount-more", one("front", front)),
        ReasonStep::AmountIsTotal { amount } => ("ruling-amount-total", one("amount", amount)),
        ReasonStep::OnTop { amount, to } => ("ruling-on-top", two(("amount", amount), ("to", to))),
        ReasonStep::Doubled { bet, to } => ("ruling-doubled", two(("bet", bet), ("to", to))),
        ReasonStep::RaiseOfChips { total } => ("ruling-raise-of-chips", one("total", total)),
        ReasonStep::LeastRaise { to } => ("ruling-minimum-raise", one("to", to)),
        ReasonStep::MayAddMore => ("ruling-may-add", none),
        ReasonStep::CheckAgainstBet => ("ruling-check-against", none),
        ReasonStep::CheckAfterPulling => ("ruling-check-pulled", none),
        ReasonStep::CallWithoutBet => ("ruling-call-without", none),
        ReasonStep::RaiseWithoutBet => ("ruling-raise-without", none),
        ReasonStep::PotMakes { bet, pot, call, to } => (
            pot_sentence(bet, call),
            [("bet", bet), ("pot", pot), ("call", call), ("to", to)].map(Some),
        ),
        ReasonStep::PotWithoutLimit => ("ruling-pot-without", none),
        ReasonStep::NeedlessFold => ("ruling-needless-fold", none),
        ReasonStep::FrontLeft { front } => ("ruling-front-left", one("front", front)),
        ReasonStep::FrontPulled => ("ruling-front-pulled", none),
        ReasonStep::FrontPartly { left } => ("ruling-front-partly", one("left", left)),
        ReasonStep::FrontCovers { front } => ("ruling-front-covers", one("front", front)),
        ReasonStep::FrontReplaced => ("ruling-front-replaced", none),
        ReasonStep::PulledBack => ("ruling-pulled-back", none),
        ReasonStep::PulledFreely => ("ruling-pulled-freely", none),
        ReasonStep::OneChip { chip } => ("ruling-one-chip", one("chip", chip)),
        ReasonStep::Exactly => ("ruling-exactly", none),
        ReasonStep::NothingMore => ("ruling-nothing-more", none),
        ReasonStep::EveryChip { smallest, without } => chip("ruling-every-chip", smallest, without),
        ReasonStep::ChipNotNeeded { smallest, without } => {
            chip("ruling-chip-not-needed", smallest, without)
        }
        ReasonStep::LastChips => ("ruling-last-chips", none),
        ReasonStep::HalfReached { of, total, .. } => half("ruling-half-reached", of, total),
        ReasonStep::HalfMissed { of, total, .. } => half("ruling-half-missed", of, total),
        ReasonStep::HalfOpen { line } => ("ruling-half-open", one("line", line)),
        ReasonStep::Undercall { total, bet } => {
            ("ruling-undercall", two(("total", total), ("bet", bet)))
        }
        ReasonStep::HeadsUp => ("ruling-heads-up", none),
        ReasonStep::OpeningBet => ("ruling-opening-bet", none),
        ReasonStep::AlwaysCall => ("ruling-always-call", none),
        ReasonStep::Forfeit { chips } => ("ruling-forfeits", one("chips", chips)),
        ReasonStep::TinyChip => ("ruling-tiny-chip", none),
        ReasonStep::BroughtUp { from, to } => {
            ("ruling-brought-up", two(("from", from), ("to", to)))
        }
        ReasonStep::OneBet { to } => ("ruling-one-bet", one("to", to)),
        ReasonStep::CutToPot { most } => ("ruling-cut-to-pot", one("most", most)),
        ReasonStep::AtMost { most } => ("ruling-at-most", one("most", most)),
        ReasonStep::WholeStack { all } => ("ruling-whole-stack", one("all", all)),
        ReasonStep::StackUnknown { there } => ("ruling-stack-unknown", one("there", there)),
        ReasonStep::CountStack => ("ruling-count-stack", none),
        ReasonStep::Unopposed => ("ruling-unopposed", none),
        ReasonStep::NotReopened { since, needed } => {
            ("ruling-not-reopened", two(("since", since), ("needed", needed)))
        }
        ReasonStep::Capped { .. } => ("ruling-capped", none),
        ReasonStep::Reading { amount, pot } => {
            ("ruling-reading", two(("amount", amount), ("pot", pot)))
        }
        ReasonStep::NoReading { amount, pot } => {
            ("ruling-no-reading", two(("amount", amount), ("pot", pot)))
        }
    }
}

/// Returns the name of the sentence: a bet of the pot, a raise by it, or one that also counts the
/// call.
const fn pot_sentence(bet: Chips, call: Chips) -> &'static str {
    match (bet.is_zero(), call.is_zero()) {
        (true, _) => "ruling-pot-opens",
        (false, true) => "ruling-pot-without-call",
        (false, false) => "ruling-pot-makes",
    }
}

/// Returns why there is no ruling: "Nothing was pushed, and nothing was said."
pub fn fault(language: Language, fault: SituationFault) -> String {
    let name: &str = fault.into();
    language.word(&format!("ruling-fault-{name}"))
}

fn chips(language: Language, gap: &'static str, amount: Chips) -> Gap<'static> {
    (gap, language.chips(amount).into())
}
