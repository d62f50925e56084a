//! A ruling in words: the verdict, the dealer's part, the reasons, and the alternatives.

use crate::{
    i18n::{Gap, Language},
    rules::{
        chips::Chips,
        ruling::{Action, Change, Outcome, Ruling, RulingKind, SituationFault, Step, cites::Book},
    },
    view::words::capital,
};

/// A ruling as it is announced at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
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
pub fn told(language: Language, ruling: &Ruling, instead: &[(Change, Ruling)], book: Book) -> Told {
    Told {
        verdict: verdict(language, ruling),
        steps: ruling.steps.iter().map(|of| step(language, of)).collect(),
        choices: ruling.choice.iter().map(|of| outcome(language, of)).collect(),
        instead: instead.iter().map(|(change, is)| if_changed(language, *change, is)).collect(),
        cites: ruling.cites(book).iter().map(|cite| cite.to_string()).collect(),
    }
}

/// Returns one line: "Call 600. Give back 400.", "The floor decides: call 8,000, or fold."
pub fn verdict(language: Language, ruling: &Ruling) -> String {
    let mut choices = ruling.choice.iter().map(|choice| is(language, choice));
    let mut line = match (choices.next(), choices.next()) {
        (Some(one), Some(other)) => {
            let who = capital(&chooses(language, ruling.kind));
            let or = language.say("ruling-or", &[("one", one.into()), ("other", other.into())]);
            format!("{who}: {or}.")
        }
        (Some(one), None) => language.say("ruling-confirm", &[("one", one.into())]),
        (None, _) if ruling.steps.contains(Step::CountStack) => {
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
        Action::Floor => capital(&chooses(language, ruling.kind)),
        _ => headline(language, ruling.outcome()),
    }
}

/// Describes an outcome: "Raise to 1,200. Ask for 200 more."
pub fn outcome(language: Language, outcome: Outcome) -> String {
    format!("{}.{}", headline(language, outcome), dealer(language, outcome))
}

/// Returns the choices, "Call 8,000, or fold, with 2,000 lost to the pot"; empty if the book
/// decides.
pub fn between(language: Language, ruling: &Ruling) -> String {
    let mut choices = ruling.choice.iter().map(|choice| is(language, choice));
    let (Some(one), Some(other)) = (choices.next(), choices.next()) else { return String::new() };
    let or = language.say("ruling-or", &[("one", one.into()), ("other", other.into())]);
    format!("{}.", capital(&or))
}

/// Returns an outcome for reading across a table: "Raise to 1,200".
pub fn headline(language: Language, outcome: Outcome) -> String {
    match outcome.action {
        Action::Call => {
            language.say("ruling-call-alone", &[chips(language, "total", outcome.total)])
        }
        _ => capital(&is(language, outcome)),
    }
}

/// Returns the dealer's part, "Ask for 200 more. Give back 100."; empty if there is none.
pub fn dealer_does(language: Language, outcome: Outcome) -> String {
    dealer(language, outcome).trim_start().to_owned()
}

/// Returns the amounts that the dealer asks for or gives back, each after a space.
fn dealer(language: Language, outcome: Outcome) -> String {
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
fn is(language: Language, outcome: Outcome) -> String {
    let name = match outcome.action {
        Action::Fold if outcome.total.is_zero() => "ruling-fold",
        Action::Fold => "ruling-forfeit",
        Action::Check => "ruling-check",
        Action::Call => "ruling-call",
        Action::Bet => "ruling-bet",
        Action::Raise => "ruling-raise",
        Action::AllIn => "ruling-all-in",
        Action::Floor => "ruling-floor",
    };
    language.say(name, &[chips(language, "total", outcome.total)])
}

/// Returns "If “raise” had been said first: raise to 1,000".
pub fn if_changed(language: Language, change: Change, ruling: &Ruling) -> String {
    let is = match ruling.action {
        Action::Floor => chooses(language, ruling.kind),
        _ => is(language, ruling.outcome()),
    };
    let is = ("is", is.into());
    match change {
        Change::RaiseSaid => language.say("ruling-if-raise", &[is]),
        Change::Silent => language.say("ruling-if-silent", &[is]),
        Change::OneMore(chip) => {
            language.say("ruling-if-more", &[is, chips(language, "chip", chip)])
        }
        Change::OneFewer(chip) => {
            language.say("ruling-if-fewer", &[is, chips(language, "chip", chip)])
        }
        Change::LastChips => language.say("ruling-if-last", &[is]),
    }
}

/// Describes one step of the reasoning: "One chip of 1,000, and no “raise” before it: a call."
pub fn step(language: Language, step: Step) -> String {
    let (name, amounts) = parts(step);
    let mut gaps: Vec<Gap<'_>> =
        amounts.iter().flatten().map(|(gap, amount)| chips(language, gap, *amount)).collect();
    match step {
        Step::Capped { raises } => gaps.push(("raises", raises.into())),
        Step::HalfReached { of, line, .. } | Step::HalfMissed { of, line, .. } => {
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
fn parts(step: Step) -> (&'static str, [Option<(&'static str, Chips)>; 4]) {
    let none = [None; 4];
    let one = |gap, amount| [Some((gap, amount)), None, None, None];
    let two = |first, second| [Some(first), Some(second), None, None];
    let half = |name, of, total| (name, two(("of", of), ("total", total)));
    let chip = |name, smallest, without| (name, two(("smallest", smallest), ("without", without)));
    let three = |first, second, third| [Some(first), Some(second), Some(third), None];
    match step {
        Step::NoBet { least } => ("ruling-no-bet", one("least", least)),
        Step::Faces { bet, to_call, least_to } => {
            let name = if to_call.is_zero() { "ruling-may-check" } else { "ruling-faces" };
            (name, three(("bet", bet), ("call", to_call), ("least", least_to)))
        }
        Step::WordsFirst => ("ruling-words-first", none),
        Step::WordsTogether => ("ruling-words-together", none),
        Step::WordsTogetherUnclear => ("ruling-words-together-unclear", none),
        Step::WordsTooLate => ("ruling-words-late", none),
        Step::WordsAlways => ("ruling-words-always", none),
        Step::GeneralWords => ("ruling-general", none),
        Step::AmountAlone { amount } => ("ruling-amount-alone", one("amount", amount)),
        Step::AmountAdded { front, total } => {
            ("ruling-amount-added", two(("front", front), ("total", total)))
        }
        Step::AmountIsMore { front } => ("ruling-amount-more", one("front", front)),
        Step::AmountIsTotal { amount } => ("ruling-amount-total", one("amount", amount)),
        Step::OnTop { amount, to } => ("ruling-on-top", two(("amount", amount), ("to", to))),
        Step::Doubled { bet, to } => ("ruling-doubled", two(("bet", bet), ("to", to))),
        Step::RaiseOfChips { total } => ("ruling-raise-of-chips", one("total", total)),
        Step::LeastRaise { to } => ("ruling-least-raise", one("to", to)),
        Step::MayAddMore => ("ruling-may-add", none),
        Step::CheckAgainstBet => ("ruling-check-against", none),
        Step::CheckAfterPulling => ("ruling-check-pulled", none),
        Step::CallWithoutBet => ("ruling-call-without", none),
        Step::RaiseWithoutBet => ("ruling-raise-without", none),
        Step::PotMakes { bet, pot, call, to } => (
            pot_sentence(bet, call),
            [("bet", bet), ("pot", pot), ("call", call), ("to", to)].map(Some),
        ),
        Step::PotWithoutLimit => ("ruling-pot-without", none),
        Step::NeedlessFold => ("ruling-needless-fold", none),
        Step::FrontLeft { front } => ("ruling-front-left", one("front", front)),
        Step::FrontPulled => ("ruling-front-pulled", none),
        Step::FrontPartly { left } => ("ruling-front-partly", one("left", left)),
        Step::FrontCovers { front } => ("ruling-front-covers", one("front", front)),
        Step::FrontReplaced => ("ruling-front-replaced", none),
        Step::PulledBack => ("ruling-pulled-back", none),
        Step::PulledFreely => ("ruling-pulled-freely", none),
        Step::OneChip { chip } => ("ruling-one-chip", one("chip", chip)),
        Step::Exactly => ("ruling-exactly", none),
        Step::NothingMore => ("ruling-nothing-more", none),
        Step::EveryChip { smallest, without } => chip("ruling-every-chip", smallest, without),
        Step::ChipNotNeeded { smallest, without } => {
            chip("ruling-chip-not-needed", smallest, without)
        }
        Step::LastChips => ("ruling-last-chips", none),
        Step::HalfReached { of, total, .. } => half("ruling-half-reached", of, total),
        Step::HalfMissed { of, total, .. } => half("ruling-half-missed", of, total),
        Step::HalfOpen { line } => ("ruling-half-open", one("line", line)),
        Step::Undercall { total, bet } => ("ruling-undercall", two(("total", total), ("bet", bet))),
        Step::HeadsUp => ("ruling-heads-up", none),
        Step::OpeningBet => ("ruling-opening-bet", none),
        Step::AlwaysCall => ("ruling-always-call", none),
        Step::Forfeit { chips } => ("ruling-forfeits", one("chips", chips)),
        Step::TinyChip => ("ruling-tiny-chip", none),
        Step::BroughtUp { from, to } => ("ruling-brought-up", two(("from", from), ("to", to))),
        Step::OneBet { to } => ("ruling-one-bet", one("to", to)),
        Step::CutToPot { most } => ("ruling-cut-to-pot", one("most", most)),
        Step::AtMost { most } => ("ruling-at-most", one("most", most)),
        Step::AllHeHas { all } => ("ruling-all-he-has", one("all", all)),
        Step::StackUnknown { there } => ("ruling-stack-unknown", one("there", there)),
        Step::CountStack => ("ruling-count-stack", none),
        Step::Unopposed => ("ruling-unopposed", none),
        Step::NotReopened { since, needed } => {
            ("ruling-not-reopened", two(("since", since), ("needed", needed)))
        }
        Step::Capped { .. } => ("ruling-capped", none),
        Step::Reading { amount, pot } => ("ruling-reading", two(("amount", amount), ("pot", pot))),
        Step::NoReading { amount, pot } => {
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
