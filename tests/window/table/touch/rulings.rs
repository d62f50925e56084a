//! Rulings by taps alone.

use T::{Chip, Figures, Halves, Says, Word};
use bottone::vocabulary::words::capital;

use super::*;

/// A tapped item.
enum T {
    /// The label of this name.
    Word(&'static str),
    /// The words of the player, by the name of their label.
    Says(&'static str),
    /// A chip that was pushed.
    Chip(u64),
    /// A bet of this number of halves of a big blind.
    Halves(u64),
    /// An amount, on the pad.
    Figures(u64),
}

/// Ten questions from a quiet table with blinds of 100/200, most of them those of docs/guide/table.md;
/// and the ruling.
const ASKED: [(&[T], &str, u64); 10] = [
    (&[Chip(1_000)], "ruling-call-alone", 200),
    (&[Says("push-word-raise"), Chip(1_000)], "ruling-raise", 1_000),
    (&[Halves(6), Chip(1_000)], "ruling-call-alone", 600),
    (&[Halves(5), Chip(500), Chip(100)], "ruling-call-alone", 500),
    (&[Halves(6), Chip(500), Chip(100), Chip(100), Chip(100)], "ruling-raise", 1_000),
    (&[Word("push-street-later"), Chip(5_000)], "ruling-bet", 5_000),
    (
        &[
            Word("push-street-later"),
            Word("push-bet"),
            Figures(1_000),
            Word("pad-done"),
            Says("push-word-amount"),
            Figures(1_400),
        ],
        "ruling-call-alone",
        1_000,
    ),
    (
        &[Word("push-bet"), Figures(1_200), Word("pad-done"), Chip(5_000)],
        "ruling-call-alone",
        1_200,
    ),
    (
        &[
            Word("push-more"),
            Word("push-stack"),
            Figures(3_000),
            Word("pad-done"),
            Says("push-word-all-in"),
        ],
        "ruling-all-in",
        3_000,
    ),
    (
        &[
            Word("push-bet"),
            Figures(900),
            Word("push-more"),
            Word("push-acted-at"),
            Figures(600),
            Word("pad-done"),
            Says("push-word-call"),
        ],
        "ruling-call-alone",
        900,
    ),
];

impl Tablet {
    fn asks(&mut self, tap: &T) {
        let language = self.language;
        let chips = |chips: u64| language.chips(Chips::new(chips));
        match *tap {
            Word(name) => self.tap(name),
            Says(name) => {
                let word = self.word(name);
                self.taps(&self.say("push-says", &[("word", word.as_str().into())]));
            }
            Chip(worth) => self.taps(&self.say("push-chip", &[("worth", chips(worth).into())])),
            Halves(halves) => {
                let whole = match halves % 2 {
                    0 => (halves / 2).to_string(),
                    _ => self.say("push-and-a-half", &[("whole", (halves / 2).into())]),
                };
                self.taps(&format!("{whole}×"));
            }
            Figures(amount) => self.figures(amount),
        }
    }
}

#[test]
fn ten_rulings_by_taps() {
    for language in Language::complete() {
        let mut tablet = Tablet::free(language);
        for (taps, is, total) in ASKED {
            for tap in taps {
                tablet.asks(tap);
            }
            let total = language.chips(Chips::new(total));
            let headline = capital(&tablet.say(is, &[("total", total.into())]));
            assert!(tablet.room.reads(&headline), "{headline}:\n{}", tablet.all());
            tablet.tap("push-new");
        }
        tablet.is_for_fingers();
    }
}
