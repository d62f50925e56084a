//! Draws that the house cannot choose: the hash of a secret is published before, the secret after.
//!
//! While a secret is sealed, the seed of every draw of seats and envelopes comes from it. The
//! sealed secret is in the event's own file only: this state shows the hash alone until the secret
//! is revealed. docs/guide/draw.md explains what that proves.

mod book;
mod seats;
mod seed;

use bottone_base::fair::{Hash, Secret};
use serde::{Deserialize, Serialize, Serializer};
use strum::EnumDiscriminants;

use super::{
    Event, Refusal,
    departments::Department,
    history::Follower,
    kinds::{CommandRow, DIRECTOR, EventRow, FLOOR, Offline, OnCorrection},
};
pub use book::{DrawBook, LastDraw, book};
pub(crate) use seed::{has_chosen_seed, is_draw};
pub use seed::{seed_of, seeded, valid_draws};

/// The most letters of the word from the room.
pub const LONGEST_WORD: usize = 100;

/// The commands for the draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(name(DrawCommandKind), doc = "A kind of command for draws.")]
pub enum DrawCommand {
    /// Seals this secret: its hash is published, and later draws depend on it.
    Seal(Secret),
    /// Records a word spoken in the room, on which the draws depend too. It could not be known when
    /// the secret was sealed.
    Say(String),
    /// Publishes the secret. Draws do not depend on it any more.
    Reveal,
}

/// The events of the draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawEvent {
    Sealed(Secret),
    /// A player in the room said this word.
    Said(String),
    /// The secret was published.
    Revealed(Secret),
}

impl DrawCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Final;
        match self {
            Self::Seal | Self::Reveal => CommandRow::new(DIRECTOR, Wait, Final),
            Self::Say => CommandRow::new(FLOOR, Wait, Final),
        }
    }
}

impl DrawEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Draws;
        use Follower::Published;
        match self {
            Self::Sealed(_) | Self::Said(_) | Self::Revealed(_) => {
                EventRow::new(&[Draws], &[Published])
            }
        }
    }
}

/// The secrets of the event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Draws {
    sealed: Option<SealedSecret>,
    revealed: Vec<Secret>,
}

/// A secret that draws depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SealedSecret {
    #[serde(serialize_with = "as_hash")]
    secret: Secret,
    word: String,
}

impl SealedSecret {
    /// Returns the hash that is published before the draws.
    pub fn hash(&self) -> Hash {
        self.secret.hash()
    }

    /// Returns the word from the room; empty if none was asked for.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// Returns the seed of the draw that `asked` describes.
    pub fn seed(&self, asked: &str) -> u64 {
        self.secret.seed(&self.word, asked)
    }

    /// Returns the secret itself, for a check by the holder of the event's file.
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
            Refusal::NothingToDo.check(sealed.is_none() && !known, None)?;
            DrawEvent::Sealed(*secret)
        }
        DrawCommand::Say(word) => {
            let word = word.trim();
            let sound = !word.is_empty() && word.chars().count() <= LONGEST_WORD;
            let sound = sound && !word.chars().any(char::is_control);
            Refusal::NotUnderstood.check(sound, None)?;
            // A second word would be a second try.
            let unsaid = sealed.is_some_and(|sealed| sealed.word.is_empty());
            Refusal::NothingToDo.check(unsaid, None)?;
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
                self.sealed = Some(SealedSecret { secret: *secret, word: String::new() });
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

    /// Returns the secret that draws depend on now.
    pub fn sealed(&self) -> Option<&SealedSecret> {
        self.sealed.as_ref()
    }

    /// Returns the published secrets, the oldest first.
    pub fn revealed(&self) -> &[Secret] {
        &self.revealed
    }
}
