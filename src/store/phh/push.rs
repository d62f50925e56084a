//! A push of chips, an additional action of this program: `p3 push 1000 500 last said raise`.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_rules::ruling::Announcement;

use super::{
    action::{chips, player},
    fields::Unit,
};

const PUSH: &str = "files-a-push";

/// The chips that a player pushed, with the player's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Push {
    pub(super) seat: SeatNo,
    pub(super) chips: Vec<Chips>,
    /// True if these are the player's last chips.
    pub(super) last: bool,
    pub(super) said: Announcement,
}

impl Push {
    /// Reads a push in a hand of `players` players; `None` for another action.
    ///
    /// # Errors
    /// The expected form, as the name of its message.
    pub(super) fn read(
        text: &str,
        players: usize,
        unit: Unit,
    ) -> Option<Result<Self, &'static str>> {
        let text = text.split('#').next().unwrap_or_default();
        let mut words = text.split_ascii_whitespace();
        let who = words.next()?;
        let is_push = words.next() == Some("push");
        is_push.then(|| Self::of(who, words, players, unit))
    }

    fn of<'t>(
        who: &str,
        words: impl Iterator<Item = &'t str>,
        players: usize,
        unit: Unit,
    ) -> Result<Self, &'static str> {
        let seat = player(who.as_bytes(), players)?;
        let mut words = words.peekable();
        let is_number = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit());
        let mut push = Vec::new();
        while let Some(word) = words.next_if(is_number) {
            push.push(chips(word.as_bytes(), unit)?);
        }
        let last = words.next_if_eq(&"last").is_some();
        let said = match words.next() {
            None => Announcement::Nothing,
            Some("said") => parse_announcement(&words.collect::<Vec<_>>().join(" ")),
            Some(_) => return Err(PUSH),
        };
        if push.is_empty() && said == Announcement::Nothing {
            return Err(PUSH);
        }
        Ok(Self { seat, chips: push, last, said })
    }
}

/// Reads a word of the rules, or any other words as spoken.
fn parse_announcement(words: &str) -> Announcement {
    ron::from_str(words).unwrap_or_else(|_| Announcement::Unclear(words.to_owned()))
}

impl Push {
    /// Returns the push in the words of the format, with amounts in this unit.
    pub(super) fn written(&self, unit: Unit) -> String {
        let mut written = format!("p{} push", self.seat);
        for chip in &self.chips {
            written.push(' ');
            written.push_str(&unit.written(*chip));
        }
        if self.last {
            written.push_str(" last");
        }
        match &self.said {
            Announcement::Nothing => {}
            Announcement::Unclear(words) => written.extend([" said ", words.as_str()]),
            said => {
                let said = ron::to_string(said).unwrap_or_default();
                written.extend([" said ", said.as_str()]);
            }
        }
        written
    }
}
