//! Five cards, typed or tapped, at the place where they are read.

use bottone_base::cards::{Card, Cards, read_cards};
use bottone_hands::italian::{Five, opens};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    typing::{TextKind, focus_on_typing},
    widgets::{CardPad, TextField},
};
use bottone_view::hand_names::hand_name;
use bottone_view_table::italian;
use egui::{Id, Ui};

use super::RunningEvening;

/// The height of a card's key if there is room, and the space needed below it, in points.
const KEY: f32 = 78.0;
const BELOW: f32 = 300.0;

/// The content of the line for five cards.
pub(super) struct CardsLine {
    /// The cards; `None` if the line is empty, or an error that says what is expected.
    pub(super) five: Result<Option<Five>, String>,
    /// True if Enter was struck there.
    pub(super) entered: bool,
}

/// Draws the line for five cards, with the deck below it. It takes all typed text while it is
/// shown, so that a suit's letter is not an act.
pub(super) fn field(ui: &mut Ui, playing: &mut RunningEvening, opens: bool) -> CardsLine {
    let rules = playing.evening.start().rules;
    let players = u8::try_from(playing.evening.dealt().len()).unwrap_or(u8::MAX);
    let deck = rules.cards(players).unwrap_or_default();
    let read = read(&playing.cards, deck);
    let (name, hint) = (ui.word("evening-cards"), "Kh Kd 9s 8c 7c");
    let note = match &read {
        Ok(Some(five)) => {
            let own: Cards = five.iter().copied().collect();
            let hand = hand_name(ui.language(), rules.game(players), own, Cards::default());
            if opens { opening(ui, playing, own, hand) } else { hand }
        }
        Ok(None) => ui.word("evening-cards-or-none"),
        Err(CardsFault::Missing(cards)) => {
            ui.say("evening-cards-left", &[("cards", (*cards).into())])
        }
        Err(CardsFault::Wrong) => ui.word("evening-five-expected"),
    };
    let wrong = matches!(read, Err(CardsFault::Wrong)).then_some(note.as_str());
    let width = ui.available_width();
    let id = Id::unique("five cards");
    focus_on_typing(ui, id, TextKind::Letters);
    let field =
        TextField::new(&mut playing.cards, &name).hint(hint).note(&note).width(width).id(id);
    let line = field.wrong(wrong).show(ui);
    let entered = gate::left_with_enter(ui, &line);
    // A discard that proves the openers may have been dealt again since, so no card counts as
    // gone.
    let gone = if opens { Cards::NONE } else { playing.evening.all_shown() };
    pad(ui, playing, (deck, gone));
    CardsLine { five: read.map_err(|_| note), entered }
}

/// Returns the hand and its openers, or a note that it does not open.
fn opening(ui: &Ui, playing: &RunningEvening, own: Cards, hand: String) -> String {
    let evening = &playing.evening;
    let players = u8::try_from(evening.dealt().len()).unwrap_or(u8::MAX);
    let with = opens(own, evening.level(), players, &evening.start().rules);
    let with = match with {
        Some(opener) => {
            let opener = italian::opener(ui.language(), &opener);
            ui.say("evening-opens-with", &[("opener", opener.into())])
        }
        None => ui.word("evening-opens-not"),
    };
    ui.say("evening-hand-opens", &[("hand", hand.into()), ("opens", with.into())])
}

/// Draws the deck, to tap.
fn pad(ui: &mut Ui, playing: &mut RunningEvening, (deck, gone): (Cards, Cards)) {
    let taken = read_cards(&playing.cards).unwrap_or_default();
    let pad = CardPad::italian(deck).gone(gone).chosen(taken.iter().copied().collect());
    let room = (ui.available_height() - BELOW).min(CardPad::height_of(KEY));
    if let Some(card) = pad.height(room).show(ui) {
        tap(&mut playing.cards, &taken, card);
    }
}

fn tap(text: &mut String, taken: &[Card], card: Card) {
    let mut cards: Vec<Card> = taken.iter().copied().filter(|one| *one != card).collect();
    if cards.len() == taken.len() && cards.len() < 5 {
        cards.push(card);
    }
    let words: Vec<String> = cards.iter().map(ToString::to_string).collect();
    *text = words.join(" ");
}

/// The reason why the text is not five cards.
#[derive(Clone, Copy)]
enum CardsFault {
    /// This number of cards is still missing, which is no fault.
    Missing(u8),
    /// The cards are not in the deck, repeated, or too many.
    Wrong,
}

fn read(text: &str, deck: Cards) -> Result<Option<Five>, CardsFault> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let cards = read_cards(text).map_err(|_| CardsFault::Wrong)?;
    let own: Cards = cards.iter().copied().collect();
    let has_each_once = own.len() == cards.len();
    if !has_each_once || !cards.iter().all(|card| deck.contains(*card)) {
        return Err(CardsFault::Wrong);
    }
    match cards.try_into() {
        Ok(five) => Ok(Some(five)),
        Err(_) => match 5_u8.checked_sub(u8::try_from(own.len()).unwrap_or(u8::MAX)) {
            Some(missing) => Err(CardsFault::Missing(missing)),
            None => Err(CardsFault::Wrong),
        },
    }
}
