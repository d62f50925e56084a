//! The reasons for the button's movement, in sentences.

use bottone_base::seat::{SeatNo, Seats, strictly_between};
use bottone_i18n::Language;
use bottone_rules::{
    button::{ButtonRule, Newcomers, NextHand, Note, Positions},
    rulebook::Rulebook,
    ruling::cites::{Book, Cite, Topic},
};
use bottone_view::Tone;
use bottone_vocabulary::words::capital;

use super::BetweenHands;

/// A sentence about the coming hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandNote {
    pub words: String,
    /// The rule: "TDA 32"; empty without one.
    pub cite: String,
    /// The tone of the sentence.
    pub tone: Tone,
}

/// The facts behind the sentences, for the whole hand.
struct HandFacts<'a, F> {
    language: Language,
    between: &'a BetweenHands,
    next: &'a NextHand,
    book: &'a Rulebook,
    who: &'a F,
}

/// Explains the positions of the hand `next` under `book`. `who` names the player of a seat.
pub(super) fn position_reasons<F: Fn(SeatNo) -> String>(
    language: Language,
    between: &BetweenHands,
    next: &NextHand,
    book: &Rulebook,
    who: &F,
) -> Vec<HandNote> {
    let facts = HandFacts { language, between, next, book, who };
    let mut reasons = vec![facts.method()];
    for note in next.notes.iter() {
        reasons.extend(facts.note(note));
    }
    reasons.extend(facts.plays_at_once());
    reasons.push(facts.turns());
    reasons
}

/// Returns the note for stud: the button stays where the next hand with blinds would have it.
pub(super) fn frozen(language: Language, at: Positions, book: &Rulebook) -> String {
    let gaps = [
        ("button", at.button.get().into()),
        ("small", at.small.get().into()),
        ("big", at.big.get().into()),
        ("cite", Topic::FrozenButton.cite(book.book).to_string().into()),
    ];
    language.say("button-frozen", &gaps)
}

impl<F: Fn(SeatNo) -> String> HandFacts<'_, F> {
    fn sentence(&self, name: &str, topic: Option<Topic>, tone: Tone) -> HandNote {
        let cite = topic.map(|topic| topic.cite(self.book.book));
        self.cited(name, cite, tone)
    }

    fn cited(&self, name: &str, cite: Option<Cite>, tone: Tone) -> HandNote {
        let at = self.next.positions;
        let who = |seat| (self.who)(seat).into();
        let gaps = [
            ("button", who(at.button)),
            ("small", who(at.small)),
            ("big", who(at.big)),
            ("last", who(self.next.last)),
            ("first", who(self.next.first)),
        ];
        let words = capital(&self.language.say(name, &gaps));
        HandNote { words, cite: cite.map_or_else(String::new, |cite| cite.to_string()), tone }
    }

    /// Returns a sentence about some players.
    fn about(&self, name: &str, seats: Seats, cite: Option<Cite>, tone: Tone) -> Option<HandNote> {
        if seats.is_empty() {
            return None;
        }
        let names: Vec<String> = seats.iter().map(self.who).collect();
        let gaps = [("who", names.join(", ").into()), ("count", seats.len().into())];
        let words = capital(&self.language.say(name, &gaps));
        Some(HandNote { words, cite: cite.map_or_else(String::new, |cite| cite.to_string()), tone })
    }

    /// Describes how the button moves under this book.
    fn method(&self) -> HandNote {
        let Positions { button, small, .. } = self.next.positions;
        if self.between.last.is_none() {
            let cite = Cite { book: Book::Wsop, number: "T85" };
            return self.cited("button-why-first", Some(cite), Tone::Plain);
        }
        if button == small {
            return self.sentence("button-why-two", Some(Topic::HeadsUpButton), Tone::Plain);
        }
        match self.book.button.rule {
            ButtonRule::Dead | ButtonRule::DeadForward => {
                self.sentence("button-why-dead", Some(Topic::DeadButton), Tone::Plain)
            }
            ButtonRule::Moving => {
                let cite = Cite { book: Book::Roberts, number: "4-2" };
                self.cited("button-why-moving", Some(cite), Tone::Plain)
            }
            ButtonRule::Simple => self.cited("button-why-simple", None, Tone::Plain),
        }
    }

    fn note(&self, note: Note) -> Vec<HandNote> {
        let dead = Some(Topic::DeadButton);
        let new = Some(Topic::Newcomers);
        let moved = Some(Cite { book: Book::Seed002, number: "" });
        let sentence = match note {
            Note::DeadButton => self.sentence("button-note-dead", dead, Tone::Gold),
            Note::DeadSmallBlind => self.sentence("button-note-dead-small", dead, Tone::Gold),
            Note::PushedForward => {
                let cite = Cite { book: Book::Tda2026, number: "36-B" };
                self.cited("button-note-pushed", Some(cite), Tone::Gold)
            }
            Note::BlindSkipped => match self.book.button.rule {
                ButtonRule::Moving => {
                    let cite = Cite { book: Book::Roberts, number: "4-2" };
                    self.cited("button-note-skipped-owed", Some(cite), Tone::Gold)
                }
                _ => self.cited("button-note-skipped-lost", None, Tone::Gold),
            },
            Note::ToHeadsUp => {
                self.sentence("button-note-to-two", Some(Topic::ToHeadsUp), Tone::Gold)
            }
            Note::FromHeadsUp => self.sentence("button-note-from-two", None, Tone::Gold),
            Note::NewcomerOnButton => self.sentence("button-note-new-button", new, Tone::Good),
            Note::NewcomerOnSmallBlind => self.sentence("button-note-new-small", new, Tone::Good),
            Note::NewcomerOnBigBlind => self.sentence("button-note-new-big", new, Tone::Good),
            Note::NewcomerWaits => return self.waits(),
            Note::MovedNotDealer => self.cited("button-note-moved", moved, Tone::Gold),
        };
        vec![sentence]
    }

    /// Returns the sentences about waiting players and their positions.
    fn waits(&self) -> Vec<HandNote> {
        let at = self.next.positions;
        let waits = self.next.waits;
        let cite = match self.book.button.newcomers {
            Newcomers::SmallToBig => Cite { book: Book::Seed002, number: "" },
            Newcomers::ButtonToSmall | Newcomers::ButtonToBig => {
                Topic::Newcomers.cite(self.book.book)
            }
        };
        let between = |from, to| -> Seats {
            waits.iter().filter(|seat| strictly_between(from, *seat, to)).collect()
        };
        let right = between(at.button, at.small);
        let left = between(at.small, at.big).difference(right);
        let on = waits.intersection(Seats::NONE.with(at.small));
        let rest = waits.difference(right).difference(left).difference(on);
        let sentences = [
            ("button-waits-right", right),
            ("button-waits-on-small", on),
            ("button-waits-left", left),
            ("button-waits", rest),
        ];
        let sentences = sentences.into_iter();
        sentences
            .filter_map(|(name, seats)| self.about(name, seats, Some(cite), Tone::Waits))
            .collect()
    }

    /// Returns a sentence about newcomers dealt in without a position.
    fn plays_at_once(&self) -> Option<HandNote> {
        let Positions { button, small, big } = self.next.positions;
        let new = self.between.joined().intersection(self.next.dealt);
        let new = new.without(button).without(small).without(big);
        let cite = Topic::Newcomers.cite(self.book.book);
        self.about("button-plays-at-once", new, Some(cite), Tone::Good)
    }

    fn turns(&self) -> HandNote {
        self.sentence("button-turns", None, Tone::Dim)
    }
}
