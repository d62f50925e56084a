//! Five cards, typed or tapped, where they are to be read.

use egui::Ui;

use super::Playing;
use crate::{
    rules::{
        cards::{Card, Cards, read_cards},
        italian::Five,
    },
    ui::{
        tongue::Speaks as _,
        widgets::{CardPad, Field},
    },
    view::hands::hand_name,
};

const WIDTH: f32 = 240.0;

/// The line for five cards, with the deck below it while there are fewer: nothing when no card is
/// written, and what was expected when it is not five cards of the deck.
pub(super) fn field(ui: &mut Ui, playing: &mut Playing) -> Result<Option<Five>, String> {
    let rules = playing.evening.start().rules;
    let players = u8::try_from(playing.evening.dealt().len()).unwrap_or(u8::MAX);
    let deck = rules.cards(players).unwrap_or_default();
    let read = read(&playing.cards, deck);
    let (name, hint) = (ui.word("evening-cards"), "Kh Kd 9s 8c 7c");
    let expected = ui.word("evening-five-expected");
    let note = match &read {
        Ok(Some(five)) => {
            let own: Cards = five.iter().copied().collect();
            hand_name(ui.language(), rules.game(players), own, Cards::default())
        }
        _ => ui.word("evening-cards-or-none"),
    };
    let field = Field::new(&mut playing.cards, &name).hint(hint).note(&note).width(WIDTH);
    field.wrong(read.is_err().then_some(expected.as_str())).show(ui);
    pad(ui, playing, deck);
    read.map_err(|()| expected)
}

/// The deck, a suit a row, to tap.
fn pad(ui: &mut Ui, playing: &mut Playing, deck: Cards) {
    let taken = read_cards(&playing.cards).unwrap_or_default();
    let pad = CardPad::italian(deck).chosen(taken.iter().copied().collect());
    if let Some(card) = pad.show(ui) {
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

fn read(text: &str, deck: Cards) -> Result<Option<Five>, ()> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let cards = read_cards(text).map_err(|_| ())?;
    let five: Five = cards.try_into().map_err(|_| ())?;
    let own: Cards = five.iter().copied().collect();
    if own.len() == 5 && five.iter().all(|card| deck.contains(*card)) {
        Ok(Some(five))
    } else {
        Err(())
    }
}
