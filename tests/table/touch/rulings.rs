//! Rulings by taps alone.

use super::*;

/// What is tapped: a name of a word, words as they stand, figures of the pad, a chip of it.
enum T {
    Word(&'static str),
    Says(&'static str),
    Chip(u64),
    Times(&'static str),
    Figures(u64),
}
use T::{Chip, Figures, Says, Times, Word};

/// Ten questions from a quiet table with blinds of 100/200 (docs/table.md), and what is to be given or called.
fn asked() -> [(&'static [T], &'static str, u64); 10] {
    [
        (&[Chip(1_000)], "call", 200),
        (&[Says("push-word-raise"), Chip(1_000)], "raise", 1_000),
        (&[Times("3×"), Chip(1_000)], "call", 600),
        (&[Times("2.5×"), Chip(500), Chip(100)], "call", 500),
        (&[Times("3×"), Chip(500), Chip(100), Chip(100), Chip(100)], "raise", 1_000),
        (&[Word("push-street-later"), Chip(5_000)], "bet", 5_000),
        (
            &[
                Word("push-street-later"),
                Word("push-bet"),
                Figures(1_000),
                Says("push-word-amount"),
                Figures(1_400),
            ],
            "call",
            1_000,
        ),
        (&[Word("push-bet"), Figures(1_200), Word("pad-done"), Chip(5_000)], "call", 1_200),
        (
            &[Word("push-stack"), Figures(3_000), Word("pad-done"), Says("push-word-all-in")],
            "all-in",
            3_000,
        ),
        (
            &[
                Word("push-bet"),
                Figures(900),
                Word("push-acted-at"),
                Figures(600),
                Word("pad-done"),
                Says("push-word-call"),
            ],
            "call",
            900,
        ),
    ]
}

#[test]
fn ten_rulings_by_taps() {
    for language in Language::ALL {
        let mut tablet = Tablet::free(language);
        for (number, (taps, _, chips)) in (1..).zip(asked()) {
            for tap in taps {
                match tap {
                    Word(name) => tablet.tap(name),
                    Says(name) => {
                        let mut word = tablet.word(name);
                        if *name == "push-word-amount"
                            && tablet.can_tap(&tablet.say(
                                "push-says",
                                &[("word", tablet.word("push-word-bet").as_str().into())],
                            ))
                        {
                            word = tablet.word("push-word-bet");
                        }
                        tablet.taps(&tablet.say("push-says", &[("word", word.as_str().into())]));
                    }
                    Chip(worth) => {
                        let worth = language.chips(Chips::new(*worth));
                        tablet.taps(&tablet.say("push-chip", &[("worth", worth.as_str().into())]));
                    }
                    Times(times) => {
                        let times = if language == Language::Italian {
                            times.replace('.', ",")
                        } else {
                            (*times).to_owned()
                        };
                        tablet.taps(&times);
                    }
                    Figures(amount) => tablet.figures(*amount),
                }
            }
            assert!(
                !tablet.room.reads(&tablet.word("push-can")),
                "{number}: no ruling:\n{}",
                tablet.all()
            );
            tablet.reads(&language.chips(Chips::new(chips)));
            tablet.tap("push-new");
        }
        tablet.is_for_fingers();
    }
}
