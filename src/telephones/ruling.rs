//! The dealer's ruling on a phone: it uses the routines of the Table screen.

use bottone_base::{chips::Chips, time::Timestamp};
use bottone_dealer::{
    AmountField, DealerInput, Felt, KnownFacts, PlayerSituation, Street, WordChoice,
};
use bottone_i18n::Language;
use bottone_rules::ruling::WordTiming;
use bottone_tournament::{
    Command, Tournament,
    incidents::{GivenRuling, IncidentCommand, Matter, Verdict},
};
use bottone_view::amounts;
use bottone_view_table::{
    felt,
    ruling::{RulingCard, RulingView, answer},
};
use serde_json::{Value, json};

use super::requests::{PushInput, StreetInput, TimingInput, WordsInput};

/// The most chips in one push.
const MOST_CHIPS: usize = 200;

/// The table, the dealer's situation there, and the ruling.
struct TableRuling {
    felt: Felt,
    situation: PlayerSituation,
    view: RulingView,
}

impl TableRuling {
    fn of(
        language: Language,
        t: &Tournament,
        push: &PushInput,
        at: Timestamp,
    ) -> Result<Self, String> {
        let felt =
            felt(language, t, push.table, at).ok_or_else(|| language.word("phone-no-table"))?;
        let asked = asked(language, push)?;
        let known = KnownFacts { felt: &felt, hand: None };
        let faced = known.situation(&asked);
        let situation = asked.situation(&faced);
        let book = &t.setup().house.rulebook;
        let shown = answer(language, situation, faced.pot_at_least, book, []);
        Ok(Self { felt, situation: faced, view: shown })
    }
}

fn asked(language: Language, push: &PushInput) -> Result<DealerInput, String> {
    let amount = |typed: &str| match typed.trim() {
        "" => Ok(None),
        text => amounts::read(text)
            .map(Some)
            .ok_or_else(|| language.say("phone-no-amount", &[("typed", text.into())])),
    };
    if push.chips.len() > MOST_CHIPS {
        return Err(language.word("phone-too-many-chips"));
    }
    Ok(DealerInput {
        seat: push.seat,
        street: push.street.map(|street| match street {
            StreetInput::First => Street::First,
            StreetInput::Later => Street::Later,
            StreetInput::Big => Street::Big,
        }),
        bet: amount(&push.bet)?,
        raise: amount(&push.raise)?,
        amount: amount(&push.amount)?,
        push: push.chips.clone(),
        word: match push.said {
            WordsInput::Nothing => WordChoice::Nothing,
            WordsInput::Call => WordChoice::Call,
            WordsInput::Check => WordChoice::Check,
            WordsInput::Fold => WordChoice::Fold,
            WordsInput::Raise => WordChoice::Raise,
            WordsInput::Amount => WordChoice::Amount,
            WordsInput::AllIn => WordChoice::AllIn,
            WordsInput::Pot => WordChoice::Pot,
        },
        when: match push.when {
            TimingInput::Before => WordTiming::Before,
            TimingInput::With => WordTiming::With,
            TimingInput::After => WordTiming::After,
        },
        ..DealerInput::default()
    })
}

/// Returns the ruling as the page shows it.
pub(super) fn ruling(
    language: Language,
    t: &Tournament,
    push: &PushInput,
    at: Timestamp,
) -> Result<Value, String> {
    let TableRuling { felt, situation: faced, view: shown } =
        TableRuling::of(language, t, push, at)?;
    let chips = |chips: Chips| language.chips(chips);
    let tray: Vec<Value> = felt
        .chips
        .iter()
        .map(|chip| {
            let (red, green, blue) = chip.colour;
            json!([chip.value, chips(chip.value), format!("#{red:02x}{green:02x}{blue:02x}")])
        })
        .collect();
    let seats: Vec<Value> = felt.seats.iter().map(|one| json!([one.seat, one.name])).collect();
    let pushed: Chips = push.chips.iter().copied().sum();
    let said = match shown {
        RulingView::Quiet(quiet) => json!({
            "headline": quiet.headline, "dealer": quiet.raise, "note": quiet.hint,
        }),
        RulingView::Missing(missing) => json!({ "wrong": missing.wrong, "note": missing.mend }),
        RulingView::Ruled(card) => ruled(&card),
    };
    let book = &t.setup().house.rulebook.name;
    Ok(json!({
        "said": said, "chips": tray, "seats": seats, "pushed": chips(pushed), "book": book,
        "bet": faced.amount(AmountField::Bet, &DealerInput::default()).map(chips),
        "raise": faced.amount(AmountField::Raise, &DealerInput::default()).map(chips),
        "least": faced.amount(AmountField::Least, &DealerInput::default()).map(chips),
    }))
}

fn ruled(card: &RulingCard) -> Value {
    json!({
        "headline": card.headline, "dealer": card.dealer, "penalty": card.penalty,
        "between": card.choice_line, "choices": card.choices, "steps": card.steps,
        "cites": card.cites, "instead": card.instead, "ruled": true,
    })
}

/// Returns the command that records the ruling.
pub(super) fn record(
    language: Language,
    t: &Tournament,
    push: &PushInput,
    choice: Option<usize>,
    at: Timestamp,
) -> Result<Command, String> {
    let TableRuling { felt, situation: faced, view: shown } =
        TableRuling::of(language, t, push, at)?;
    let RulingView::Ruled(card) = shown else { return Err(language.word("phone-no-ruling")) };
    if choice.is_none() && !card.choices.is_empty() {
        return Err(language.word("phone-choose-first"));
    }
    let given = GivenRuling {
        matter: Matter::Push(Box::new(card.situation.clone())),
        verdict: Verdict::Push(card.outcome(choice)),
        rules: card.cites.clone(),
        book: card.book.clone(),
        table: felt.table,
        player: faced.seat.and_then(|seat| felt.at(seat)?.entry),
        note: String::new(),
    };
    Ok(Command::Incidents(IncidentCommand::Rule(Box::new(given))))
}
