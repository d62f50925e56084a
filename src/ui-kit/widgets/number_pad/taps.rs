//! The effect of each key of the pad on the amount.

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_view::amounts;

/// A key of the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PadKey {
    /// A digit, or several zeros.
    Figures(&'static str),
    Chip(Chips),
    /// Undo of the last tap.
    Undo,
    /// Undo of all taps.
    Clear,
}

/// The taps since the pad opened, for undo.
#[derive(Clone, Debug, Default)]
pub(super) struct PadTaps {
    /// The text before each of them.
    history: Vec<String>,
    /// The text after the last one.
    after: String,
    chip: bool,
}

impl PadTaps {
    /// Starts with this text.
    pub(super) fn new(text: &str) -> Self {
        Self { after: text.to_owned(), ..Self::default() }
    }

    /// Returns whether any tap can be undone.
    pub(super) fn has_any(&self, text: &str) -> bool {
        self.history.last().is_some() && self.after == text
    }

    /// Applies a key. A digit begins a new amount after a chip, or if the amount stood there
    /// already; otherwise it is appended. A chip is added.
    pub(super) fn tap(&mut self, key: PadKey, text: &mut String, language: Language) {
        let typed = self.after != *text;
        if typed {
            self.history.clear();
        }
        let now = match key {
            PadKey::Undo => {
                *text = self.history.pop().unwrap_or_default();
                self.after.clone_from(text);
                self.chip = false;
                return;
            }
            PadKey::Clear => Some(String::new()),
            PadKey::Figures(figures) => {
                let begins = !typed && (self.chip || self.history.is_empty());
                let before = if begins { Chips::ZERO } else { read(text) };
                let figures = format!("{}{figures}", before.get());
                amounts::read(&figures).map(|chips| written(chips, language))
            }
            PadKey::Chip(chip) => {
                let sum = read(text).plus(chip);
                (sum.get() <= Chips::MOST).then(|| written(sum, language))
            }
        };
        // Amounts above the possible maximum are not accepted.
        let Some(now) = now else { return };
        self.history.push(std::mem::replace(text, now));
        self.after.clone_from(text);
        self.chip = matches!(key, PadKey::Chip(_));
    }
}

fn read(text: &str) -> Chips {
    amounts::read(text).unwrap_or_default()
}

fn written(chips: Chips, language: Language) -> String {
    language.chips(chips)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHIP: Chips = Chips::new(500);

    fn after(stands: &str, keys: &[PadKey]) -> String {
        let mut text = stands.to_owned();
        let mut taps = PadTaps::new(&text);
        for key in keys {
            taps.tap(*key, &mut text, Language::English);
        }
        text
    }

    #[test]
    fn figures_are_written_and_chips_are_added() {
        use PadKey::{Chip, Clear, Figures, Undo};
        let cases: [(&str, &[PadKey], &str); 12] = [
            ("", &[Figures("1"), Figures("4"), Figures("00")], "1,400"),
            ("", &[Chip(CHIP), Chip(CHIP)], "1,000"),
            ("", &[Figures("2"), Figures("000"), Chip(CHIP)], "2,500"),
            ("", &[Chip(CHIP), Figures("7")], "7"),
            ("2,000", &[Figures("5")], "5"),
            ("2,000", &[Chip(CHIP)], "2,500"),
            ("", &[Figures("1"), Figures("2"), Undo], "1"),
            ("2000", &[Chip(CHIP), Chip(CHIP), Undo, Undo], "2000"),
            ("", &[Figures("1"), Clear, Undo], "1"),
            ("", &[Undo, Clear, Undo], ""),
            ("", &[Figures("0"), Figures("00")], "0"),
            ("abc", &[Figures("1"), Figures("00")], "100"),
        ];
        for (stands, keys, text) in cases {
            assert_eq!(after(stands, keys), text, "{stands:?} {keys:?}");
        }
    }

    #[test]
    fn what_was_typed_is_gone_on_with() {
        let mut text = String::new();
        let mut taps = PadTaps::new(&text);
        taps.tap(PadKey::Figures("1"), &mut text, Language::English);
        text.push('4');
        assert!(!taps.has_any(&text));
        taps.tap(PadKey::Figures("00"), &mut text, Language::English);
        assert_eq!(text, "1,400");
        assert!(taps.has_any(&text));
    }

    #[test]
    fn more_than_there_can_be_is_not_taken_in() {
        let most = Language::English.chips(Chips::new(Chips::MOST));
        assert_eq!(after(&most, &[PadKey::Chip(CHIP)]), most);
        let mut text = most.clone();
        PadTaps::default().tap(PadKey::Figures("0"), &mut text, Language::English);
        assert_eq!(text, most);
    }
}
