//! Draws that the house cannot choose: the hash of a secret is published before, the secret after.
//!
//! While a secret is sealed, the desk takes the seed of every draw of seats and envelopes from it. What
//! is sealed is in the event's own file, and nowhere else: this state shows the hash alone until the
//! secret is revealed. docs/draw.md tells what that proves.

mod book;
mod seats;
mod seed;

use serde::{Deserialize, Serialize, Serializer};

use super::{Event, Refusal};
use crate::rules::fair::{Hash, Secret};
pub use book::{Book, Last, book};
pub use seed::{seed_of, seeded};

/// The longest word of the room, in letters.
pub const LONGEST_WORD: usize = 100;

/// What the floor asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawCommand {
    /// Seal this secret: its hash is published, and draws hang on it from now on.
    Seal(Secret),
    /// Somebody in the room has said a word, which the draws hang on too. Nobody could know it when
    /// the secret was sealed.
    Say(String),
    /// Publish the secret. Draws do not hang on it any more.
    Reveal,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawEvent {
    Sealed(Secret),
    /// The room said this.
    Said(String),
    /// The secret was published.
    Revealed(Secret),
}

/// The secrets of the event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Draws {
    sealed: Option<Sealed>,
    revealed: Vec<Secret>,
}

/// A secret that draws hang on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sealed {
    #[serde(serialize_with = "as_hash")]
    secret: Secret,
    word: String,
}

impl Sealed {
    /// What is published before the draws.
    pub fn hash(&self) -> Hash {
        self.secret.hash()
    }

    /// What the room said; empty when it was not asked.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// The seed of the draw that `asked` describes.
    pub fn seed(&self, asked: &str) -> u64 {
        self.secret.seed(&self.word, asked)
    }

    /// The secret itself, for whoever holds the event's file and checks it.
    pub fn secret(&self) -> Secret {
        self.secret
    }
}

fn as_hash<S: Serializer>(secret: &Secret, to: S) -> Result<S::Ok, S::Error> {
    secret.hash().serialize(to)
}

pub(super) fn decide(draws: &Draws, command: &DrawCommand) -> Result<Vec<Event>, Refusal> {
    let sealed = draws.sealed.as_ref();
    let event = match command {
        DrawCommand::Seal(secret) => {
            let known = draws.revealed.contains(secret);
            Refusal::NothingToDo.unless(sealed.is_none() && !known, None)?;
            DrawEvent::Sealed(*secret)
        }
        DrawCommand::Say(word) => {
            let word = word.trim();
            let sound = !word.is_empty() && word.chars().count() <= LONGEST_WORD;
            let sound = sound && !word.chars().any(char::is_control);
            Refusal::NotUnderstood.unless(sound, None)?;
            // A second word would be a second try.
            let unsaid = sealed.is_some_and(|sealed| sealed.word.is_empty());
            Refusal::NothingToDo.unless(unsaid, None)?;
            DrawEvent::Said(word.to_owned())
        }
        DrawCommand::Reveal => {
            let sealed = sealed.ok_or(Refusal::NothingToDo)?;
            DrawEvent::Revealed(sealed.secret)
        }
    };
    Ok(vec![Event::Draws(event)])
}

impl Draws {
    pub(super) fn on_event(&mut self, event: &Event) {
        let Event::Draws(event) = event else { return };
        match event {
            DrawEvent::Sealed(secret) => {
                self.sealed = Some(Sealed { secret: *secret, word: String::new() });
            }
            DrawEvent::Said(word) => {
                if let Some(sealed) = &mut self.sealed {
                    sealed.word.clone_from(word);
                }
            }
            DrawEvent::Revealed(secret) => {
                self.sealed = None;
                self.revealed.push(*secret);
            }
        }
    }

    /// The secret that draws hang on now.
    pub fn sealed(&self) -> Option<&Sealed> {
        self.sealed.as_ref()
    }

    /// The secrets that were published, the oldest first.
    pub fn revealed(&self) -> &[Secret] {
        &self.revealed
    }
}
