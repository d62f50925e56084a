//! What each key of the pad does to the amount.

use crate::{i18n::Language, rules::chips::Chips, view::amounts};

/// A key of the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// One figure, or several noughts.
    Figures(&'static str),
    Chip(Chips),
    /// The last tap is taken back.
    Undo,
    /// Everything is.
    Clear,
}

/// The taps since the pad came, to be taken back.
#[derive(Clone, Debug, Default)]
pub(super) struct Taps {
    /// What stood there before each of them.
    before: Vec<String>,
    /// What stood there after the last one.
    after: String,
    chip: bool,
}

impl Taps {
    /// The pad comes to what stands there.
    pub(super) fn at(text: &str) -> Self {
        Self { after: text.to_owned(), ..Self::default() }
    }

    /// Can anything be taken back?
    pub(super) fn has_any(&self, text: &str) -> bool {
        self.before.last().is_some() && self.after == text
    }

    /// Does what the key says. A figure begins a new amount where a chip came last, or where the amount
    /// stood there already; otherwise it goes behind what was tapped or typed. A chip is added.
    pub(super) fn tap(&mut self, key: Key, text: &mut String, language: Language) {
        let typed = self.after != *text;
        if typed {
            self.before.clear();
        }
        let now = match key {
            Key::Undo => {
                *text = self.before.pop().unwrap_or_default();
                self.after.clone_from(text);
                self.chip = false;
                return;
            }
            Key::Clear => Some(String::new()),
            Key::Figures(figures) => {
                let begins = !typed && (self.chip || self.before.is_empty());
                let before = if begins { Chips::ZERO } else { read(text) };
                let figures = format!("{}{figures}", before.get());
                amounts::read(&figures).map(|chips| written(chips, language))
            }
            Key::Chip(chip) => {
                let sum = read(text).plus(chip);
                (sum.get() <= Chips::MOST).then(|| written(sum, language))
            }
        };
        // More than there can be is not taken in.
        let Some(now) = now else { return };
        self.before.push(std::mem::replace(text, now));
        self.after.clone_from(text);
        self.chip = matches!(key, Key::Chip(_));
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

    fn after(stands: &str, keys: &[Key]) -> String {
        let mut text = stands.to_owned();
        let mut taps = Taps::at(&text);
        for key in keys {
            taps.tap(*key, &mut text, Language::English);
        }
        text
    }

    #[test]
    fn figures_are_written_and_chips_are_added() {
        use Key::{Chip, Clear, Figures, Undo};
        let cases: [(&str, &[Key], &str); 12] = [
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
        let mut taps = Taps::at(&text);
        taps.tap(Key::Figures("1"), &mut text, Language::English);
        text.push('4');
        assert!(!taps.has_any(&text));
        taps.tap(Key::Figures("00"), &mut text, Language::English);
        assert_eq!(text, "1,400");
        assert!(taps.has_any(&text));
    }

    #[test]
    fn more_than_there_can_be_is_not_taken_in() {
        let most = Language::English.chips(Chips::new(Chips::MOST));
        assert_eq!(after(&most, &[Key::Chip(CHIP)]), most);
        let mut text = most.clone();
        Taps::default().tap(Key::Figures("0"), &mut text, Language::English);
        assert_eq!(text, most);
    }
}
