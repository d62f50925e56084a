//! The state of the tab, and the effect of each key and digit.

use egui::Key;

use super::keys;
use crate::{
    dealer::{Asked, Faced, Felt, Field, Known, Street, Tray, Word, broken_down},
    rules::chips::Chips,
    tournament::entries::EntryId,
    view::amounts,
};

/// The keys of the chips, the smallest first.
pub(super) const CHIPS: [(Key, &str); 9] = [
    (Key::Q, "Q"),
    (Key::W, "W"),
    (Key::E, "E"),
    (Key::R, "R"),
    (Key::T, "T"),
    (Key::Y, "Y"),
    (Key::U, "U"),
    (Key::I, "I"),
    (Key::O, "O"),
];

/// The keys of the words, in their display order.
pub(super) const WORDS: [(Word, Key, &str, &str); 8] = [
    (Word::Nothing, Key::A, "A", "push-word-nothing"),
    (Word::Call, Key::S, "S", "push-word-call"),
    (Word::Raise, Key::D, "D", "push-word-raise"),
    (Word::Fold, Key::F, "F", "push-word-fold"),
    (Word::Check, Key::G, "G", "push-word-check"),
    (Word::Amount, Key::H, "H", "push-word-amount"),
    (Word::AllIn, Key::J, "J", "push-word-all-in"),
    (Word::Pot, Key::P, "P", "push-word-pot"),
];

/// The amounts that ↑ and ↓ go through.
const FIELDS: [Field; 8] = [
    Field::Bet,
    Field::Raise,
    Field::Pot,
    Field::Stack,
    Field::Least,
    Field::ActedAt,
    Field::Said,
    Field::Pushed,
];

/// The longest typed amount, in characters.
const MOST_TYPED: usize = 20;

/// The state of the tab.
#[expect(clippy::struct_excessive_bools, reason = "each can be so without the others")]
#[derive(Default)]
pub(in super::super) struct RulingState {
    pub(super) asked: Asked,
    /// The amount that digits go to.
    pub(super) lit: Field,
    /// The text typed there.
    pub(super) typed: String,
    pub(super) tray: Tray,
    /// True if the next tap on a chip removes one.
    pub(super) taking: bool,
    /// The floor's choice.
    pub(super) choice: Option<usize>,
    pub(super) note: String,
    /// The entry in the seat when the seat was chosen.
    pub(super) whom: Option<EntryId>,
    /// True once this ruling is on record.
    pub(super) recorded: bool,
    /// The reason why the ruling could not be applied.
    pub(super) refused: String,
    /// True if the rare facts are to be shown.
    pub(super) more: bool,
    /// True if the field for other words is to get the keyboard.
    pub(super) begins_words: bool,
    /// True if the amount that was said is to be tapped.
    pub(super) begins_amount: bool,
}

impl RulingState {
    /// Resets to the known facts, with nothing pushed.
    pub(super) fn begin(&mut self) {
        *self = Self::default();
    }

    /// Drops the chosen seat if another player sits there now.
    pub(super) fn forgets_who_left(&mut self, felt: &Felt) {
        let sitting = self.asked.seat.and_then(|seat| felt.at(seat)?.entry);
        if self.whom.is_some() && sitting != self.whom {
            self.asked.asks_about(None);
        }
        self.whom = self.asked.seat.and_then(|seat| felt.at(seat)?.entry);
    }

    /// Returns whether the typed text is not an amount.
    pub(super) fn is_unreadable(&self) -> bool {
        !self.typed.is_empty() && amounts::read(&self.typed).is_none()
    }

    /// Makes this the amount that digits go to.
    pub(super) fn light(&mut self, field: Field) {
        self.lit = field;
        self.typed.clear();
    }

    /// Types a digit, or a sign that belongs to an amount.
    pub(super) fn types(&mut self, figures: &str, known: Known<'_>) {
        if self.typed.len() + figures.len() <= MOST_TYPED {
            self.writes(format!("{}{figures}", self.typed), known);
        }
    }

    /// Removes the last digit.
    pub(super) fn untypes(&mut self, known: Known<'_>) {
        let mut text = self.typed.clone();
        text.pop();
        self.writes(text, known);
    }

    /// Sets the text of the lit amount.
    pub(super) fn writes(&mut self, text: String, known: Known<'_>) {
        self.typed = amounts::regrouped(&self.typed, &text).unwrap_or(text);
        self.read(known);
    }

    fn read(&mut self, known: Known<'_>) {
        let amount = amounts::read(&self.typed);
        match self.lit {
            Field::Pushed => {
                let chips = broken_down(amount.unwrap_or_default(), &known.felt.chips);
                self.asked.push = chips.unwrap_or_default();
            }
            field => self.asked.set(field, amount),
        }
        let saying = self.lit == Field::Said && amount.is_some();
        if saying && !matches!(self.asked.word, Word::Raise | Word::Amount) {
            self.asked.word = Word::Amount;
        }
    }

    /// Sets the player's words.
    pub(super) fn says(&mut self, word: Word) {
        self.asked.word = word;
        self.asked.words.clear();
        self.asked.amount = None;
        if matches!(word, Word::Raise | Word::Amount) {
            self.light(Field::Said);
        } else if self.lit == Field::Said {
            self.light(Field::Bet);
        }
    }

    /// Sets the bet.
    pub(super) fn bets(&mut self, bet: Chips) {
        self.asked.bet = Some(bet);
        self.light(Field::Bet);
    }

    /// Adds or removes one chip.
    pub(super) fn moves(&mut self, chip: Chips, away: bool, faced: &Faced) {
        if away || self.taking {
            self.asked.take(self.tray, chip, faced);
        } else {
            self.asked.add(self.tray, chip, faced);
        }
        self.taking = false;
        if self.lit == Field::Pushed {
            self.typed.clear();
        }
    }

    /// Switches between the first street and a later one.
    pub(super) fn turns_street(&mut self, faced: &Faced) {
        self.on(if faced.street == Street::First { Street::Later } else { Street::First });
    }

    /// Sets the street; bets other than the blinds are cleared.
    pub(super) fn on(&mut self, street: Street) {
        self.asked.street = Some(street);
        self.asked.bet = None;
        self.asked.raise = None;
    }

    /// Handles a key of the tab, except those that apply or record.
    pub(super) fn press(&mut self, key: Key, shift: bool, known: Known<'_>) {
        let faced = known.faced(&self.asked);
        if let Some(figure) = keys::figure(key) {
            return self.types(&figure.to_string(), known);
        }
        if let Some(at) = CHIPS.iter().position(|(own, _)| *own == key) {
            if let Some(chip) = known.felt.chips.get(at) {
                self.moves(chip.value, shift, &faced);
            }
            return;
        }
        if let Some((word, ..)) = WORDS.iter().find(|(_, own, ..)| *own == key) {
            return self.says(*word);
        }
        match key {
            Key::K if !self.typed.is_empty() => self.types("k", known),
            Key::Comma | Key::Period if !self.typed.is_empty() => self.types(".", known),
            Key::Backspace if !self.typed.is_empty() => self.untypes(known),
            Key::Enter => self.typed.clear(),
            Key::Escape | Key::Backspace => self.begin(),
            Key::ArrowDown => self.steps(1),
            Key::ArrowUp => self.steps(FIELDS.len() - 1),
            Key::ArrowLeft => self.choice = Some(0),
            Key::ArrowRight => self.choice = Some(1),
            Key::Space => self.turns_street(&faced),
            Key::Minus => self.taking = !self.taking,
            Key::Z => self.asked.when = crate::rules::ruling::When::Before,
            Key::X => self.asked.when = crate::rules::ruling::When::With,
            Key::C => self.asked.when = crate::rules::ruling::When::After,
            Key::V => self.asked.last = !self.asked.last,
            Key::B => self.tray = next(self.tray),
            Key::N => (self.begins_words, self.more) = (true, true),
            _ => {}
        }
    }

    fn steps(&mut self, by: usize) {
        let at = FIELDS.iter().position(|field| *field == self.lit).unwrap_or_default();
        if let Some(field) = FIELDS.get((at + by) % FIELDS.len()) {
            self.light(*field);
        }
    }
}

const fn next(tray: Tray) -> Tray {
    match tray {
        Tray::Pushed => Tray::Front,
        Tray::Front => Tray::Pulled,
        Tray::Pulled => Tray::Pushed,
    }
}
