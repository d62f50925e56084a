//! The dealer's ruling on a phone: it uses the routines of the Table screen.

use serde_json::{Value, json};

use super::asked::{OnStreet, OneSaid, OneWhen, Push};
use crate::{
    dealer::{Asked, Faced, Felt, Field, Known, Street, Word},
    i18n::Language,
    rules::{chips::Chips, ruling::When, time::Timestamp},
    tournament::{
        Command, Tournament,
        incidents::{Given, IncidentCommand, Matter, Verdict},
    },
    view::{
        amounts,
        table::{
            felt,
            ruling::{Card, RulingShown, answer},
        },
    },
};

/// The most chips in one push.
const MOST_CHIPS: usize = 200;

/// The table, the dealer's situation there, and the ruling.
struct Ruled {
    felt: Felt,
    faced: Faced,
    shown: RulingShown,
}

impl Ruled {
    fn of(language: Language, t: &Tournament, push: &Push, at: Timestamp) -> Result<Self, String> {
        let felt =
            felt(language, t, push.table, at).ok_or_else(|| language.word("phone-no-table"))?;
        let asked = asked(language, push)?;
        let known = Known { felt: &felt, hand: None };
        let faced = known.faced(&asked);
        let situation = asked.situation(&faced);
        let book = &t.setup().house.rulebook;
        let shown = answer(language, situation, faced.pot_at_least, book, []);
        Ok(Self { felt, faced, shown })
    }
}

fn asked(language: Language, push: &Push) -> Result<Asked, String> {
    let amount = |typed: &str| match typed.trim() {
        "" => Ok(None),
        text => amounts::read(text)
            .map(Some)
            .ok_or_else(|| language.say("phone-no-amount", &[("typed", text.into())])),
    };
    if push.chips.len() > MOST_CHIPS {
        return Err(language.word("phone-too-many-chips"));
    }
    Ok(Asked {
        seat: push.seat,
        street: push.street.map(|street| match street {
            OnStreet::First => Street::First,
            OnStreet::Later => Street::Later,
            OnStreet::Big => Street::Big,
        }),
        bet: amount(&push.bet)?,
        raise: amount(&push.raise)?,
        amount: amount(&push.amount)?,
        push: push.chips.clone(),
        word: match push.said {
            OneSaid::Nothing => Word::Nothing,
            OneSaid::Call => Word::Call,
            OneSaid::Check => Word::Check,
            OneSaid::Fold => Word::Fold,
            OneSaid::Raise => Word::Raise,
            OneSaid::Amount => Word::Amount,
            OneSaid::AllIn => Word::AllIn,
            OneSaid::Pot => Word::Pot,
        },
        when: match push.when {
            OneWhen::Before => When::Before,
            OneWhen::With => When::With,
            OneWhen::After => When::After,
        },
        ..Asked::default()
    })
}

/// Returns the ruling as the page shows it.
pub(super) fn ruling(
    language: Language,
    t: &Tournament,
    push: &Push,
    at: Timestamp,
) -> Result<Value, String> {
    let Ruled { felt, faced, shown } = Ruled::of(language, t, push, at)?;
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
        RulingShown::Quiet(quiet) => json!({
            "headline": quiet.headline, "dealer": quiet.raise, "note": quiet.hint,
        }),
        RulingShown::Missing(missing) => json!({ "wrong": missing.wrong, "note": missing.mend }),
        RulingShown::Ruled(card) => ruled(&card),
    };
    let book = &t.setup().house.rulebook.name;
    Ok(json!({
        "said": said, "chips": tray, "seats": seats, "pushed": chips(pushed), "book": book,
        "bet": faced.amount(Field::Bet, &Asked::default()).map(chips),
        "raise": faced.amount(Field::Raise, &Asked::default()).map(chips),
        "least": faced.amount(Field::Least, &Asked::default()).map(chips),
    }))
}

fn ruled(card: &Card) -> Value {
    json!({
        "headline": card.headline, "dealer": card.dealer, "penalty": card.penalty,
        "between": card.between, "choices": card.choices, "steps": card.steps,
        "cites": card.cites, "instead": card.instead, "ruled": true,
    })
}

/// Returns the command that records the ruling.
pub(super) fn record(
    language: Language,
    t: &Tournament,
    push: &Push,
    choice: Option<usize>,
    at: Timestamp,
) -> Result<Command, String> {
    let Ruled { felt, faced, shown } = Ruled::of(language, t, push, at)?;
    let RulingShown::Ruled(card) = shown else { return Err(language.word("phone-no-ruling")) };
    if choice.is_none() && !card.choices.is_empty() {
        return Err(language.word("phone-choose-first"));
    }
    let given = Given {
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
