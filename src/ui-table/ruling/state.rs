//! The state of the tab, and the effect of each key and digit.

use bottone_base::chips::Chips;
use bottone_dealer::{
    AmountField, ChipTray, DealerInput, Felt, KnownFacts, PlayerSituation, Street, WordChoice,
    split_into_chips,
};
use bottone_tournament::entries::EntryId;
use bottone_view::amounts;
use egui::Key;

use super::keys;

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
pub(super) const WORDS: [(WordChoice, Key, &str, &str); 8] = [
    (WordChoice::Nothing, Key::A, "A", "push-word-nothing"),
    (WordChoice::Call, Key::S, "S", "push-word-call"),
    (WordChoice::Raise, Key::D, "D", "push-word-raise"),
    (WordChoice::Fold, Key::F, "F", "push-word-fold"),
    (WordChoice::Check, Key::G, "G", "push-word-check"),
    (WordChoice::Amount, Key::H, "H", "push-word-amount"),
    (WordChoice::AllIn, Key::J, "J", "push-word-all-in"),
    (WordChoice::Pot, Key::P, "P", "push-word-pot"),
];

/// The amounts that ↑ and ↓ go through.
const FIELDS: [AmountField; 8] = [
    AmountField::Bet,
    AmountField::Raise,
    AmountField::Pot,
    AmountField::Stack,
    AmountField::Least,
    AmountField::ActedAt,
    AmountField::Said,
    AmountField::Pushed,
];

/// The longest typed amount, in characters.
const MOST_TYPED: usize = 20;

/// The state of the tab.
#[expect(clippy::struct_excessive_bools, reason = "each can be so without the others")]
#[derive(Default)]
pub(in super::super) struct RulingState {
    pub(super) asked: DealerInput,
    /// The amount that digits go to.
    pub(super) lit: AmountField,
    /// The text typed there.
    pub(super) typed: String,
    pub(super) tray: ChipTray,
    /// True if the next tap on a chip removes one.
    pub(super) taking: bool,
    /// The floor's choice.
    pub(super) choice: Option<usize>,
    pub(super) note: String,
    /// The entry in the seat when the seat was chosen.
    pub(super) entry: Option<EntryId>,
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
    pub(super) fn forget_left_player(&mut self, felt: &Felt) {
        let sitting = self.asked.seat.and_then(|seat| felt.at(seat)?.entry);
        if self.entry.is_some() && sitting != self.entry {
            self.asked.select(None);
        }
        self.entry = self.asked.seat.and_then(|seat| felt.at(seat)?.entry);
    }

    /// Returns whether the typed text is not an amount.
    pub(super) fn is_unreadable(&self) -> bool {
        !self.typed.is_empty() && amounts::read(&self.typed).is_none()
    }

    /// Makes this the amount that digits go to.
    pub(super) fn light(&mut self, field: AmountField) {
        self.lit = field;
        self.typed.clear();
    }

    /// Types a digit, or a sign that belongs to an amount.
    pub(super) fn type_digit(&mut self, figures: &str, known: KnownFacts<'_>) {
        if self.typed.len() + figures.len() <= MOST_TYPED {
            self.set_amount_text(format!("{}{figures}", self.typed), known);
        }
    }

    /// Removes the last digit.
    pub(super) fn erase_digit(&mut self, known: KnownFacts<'_>) {
        let mut text = self.typed.clone();
        text.pop();
        self.set_amount_text(text, known);
    }

    /// Sets the text of the lit amount.
    pub(super) fn set_amount_text(&mut self, text: String, known: KnownFacts<'_>) {
        self.typed = amounts::regrouped(&self.typed, &text).unwrap_or(text);
        self.read(known);
    }

    fn read(&mut self, known: KnownFacts<'_>) {
        let amount = amounts::read(&self.typed);
        match self.lit {
            AmountField::Pushed => {
                let chips = split_into_chips(amount.unwrap_or_default(), &known.felt.chips);
                self.asked.push = chips.unwrap_or_default();
            }
            field => self.asked.set(field, amount),
        }
        let saying = self.lit == AmountField::Said && amount.is_some();
        if saying && !matches!(self.asked.word, WordChoice::Raise | WordChoice::Amount) {
            self.asked.word = WordChoice::Amount;
        }
    }

    /// Sets the player's words.
    pub(super) fn set_words(&mut self, word: WordChoice) {
        self.asked.word = word;
        self.asked.words.clear();
        self.asked.amount = None;
        if matches!(word, WordChoice::Raise | WordChoice::Amount) {
            self.light(AmountField::Said);
        } else if self.lit == AmountField::Said {
            self.light(AmountField::Bet);
        }
    }

    /// Sets the bet.
    pub(super) fn set_bet(&mut self, bet: Chips) {
        self.asked.bet = Some(bet);
        self.light(AmountField::Bet);
    }

    /// Adds or removes one chip.
    pub(super) fn move_chip(&mut self, chip: Chips, away: bool, faced: &PlayerSituation) {
        if away || self.taking {
            self.asked.take(self.tray, chip, faced);
        } else {
            self.asked.add(self.tray, chip, faced);
        }
        self.taking = false;
        if self.lit == AmountField::Pushed {
            self.typed.clear();
        }
    }

    /// Switches between the first street and a later one.
    pub(super) fn toggle_street(&mut self, faced: &PlayerSituation) {
        self.set_street(if faced.street == Street::First { Street::Later } else { Street::First });
    }

    /// Sets the street; bets other than the blinds are cleared.
    pub(super) fn set_street(&mut self, street: Street) {
        self.asked.street = Some(street);
        self.asked.bet = None;
        self.asked.raise = None;
    }

    /// Handles a key of the tab, except those that apply or record.
    pub(super) fn press(&mut self, key: Key, shift: bool, known: KnownFacts<'_>) {
        let faced = known.situation(&self.asked);
        if let Some(figure) = keys::digit(key) {
            return self.type_digit(&figure.to_string(), known);
        }
        if let Some(at) = CHIPS.iter().position(|(own, _)| *own == key) {
            if let Some(chip) = known.felt.chips.get(at) {
                self.move_chip(chip.value, shift, &faced);
            }
            return;
        }
        if let Some((word, ..)) = WORDS.iter().find(|(_, own, ..)| *own == key) {
            return self.set_words(*word);
        }
        match key {
            Key::K if !self.typed.is_empty() => self.type_digit("k", known),
            Key::Comma | Key::Period if !self.typed.is_empty() => self.type_digit(".", known),
            Key::Backspace if !self.typed.is_empty() => self.erase_digit(known),
            Key::Enter => self.typed.clear(),
            Key::Escape | Key::Backspace => self.begin(),
            Key::ArrowDown => self.light_next_field(1),
            Key::ArrowUp => self.light_next_field(FIELDS.len() - 1),
            Key::ArrowLeft => self.choice = Some(0),
            Key::ArrowRight => self.choice = Some(1),
            Key::Space => self.toggle_street(&faced),
            Key::Minus => self.taking = !self.taking,
            Key::Z => self.asked.when = bottone_rules::ruling::WordTiming::Before,
            Key::X => self.asked.when = bottone_rules::ruling::WordTiming::With,
            Key::C => self.asked.when = bottone_rules::ruling::WordTiming::After,
            Key::V => self.asked.last = !self.asked.last,
            Key::B => self.tray = next(self.tray),
            Key::N => (self.begins_words, self.more) = (true, true),
            _ => {}
        }
    }

    fn light_next_field(&mut self, by: usize) {
        let at = FIELDS.iter().position(|field| *field == self.lit).unwrap_or_default();
        if let Some(field) = FIELDS.get((at + by) % FIELDS.len()) {
            self.light(*field);
        }
    }
}

const fn next(tray: ChipTray) -> ChipTray {
    match tray {
        ChipTray::Pushed => ChipTray::Front,
        ChipTray::Front => ChipTray::Pulled,
        ChipTray::Pulled => ChipTray::Pushed,
    }
}
