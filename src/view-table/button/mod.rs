//! The button at one table: its last place, its next place, the reason, and other methods.

mod methods;
mod posts_due;
mod reasons;

use bottone_base::seat::{SeatNo, Seats};
use bottone_dealer::Felt;
use bottone_i18n::Language;
use bottone_rules::{
    button::{Blind, ButtonRules, LastHand, NextHand, Positions, first_hand},
    levels::Level,
    rulebook::Rulebook,
};
use bottone_tournament::tables::{ButtonState, Table};

pub use methods::{ButtonMethod, MethodCell};
pub use posts_due::PostsTable;
pub use reasons::HandNote;

/// A table between two hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetweenHands {
    /// The number of seats.
    pub size: u8,
    /// The last hand, without the players who have left since.
    pub last: Option<LastHand>,
    /// The seat to which the first button was drawn, if no hand was dealt yet.
    pub drawn: Option<SeatNo>,
    /// The seats in the last hand, including players known to have left since.
    pub last_seats: Seats,
    /// The seats taken now.
    pub live: Seats,
    /// The seats to which players have come from another table since.
    pub moved: Seats,
}

impl BetweenHands {
    /// Builds the state of an event's table.
    pub fn of(table: &Table) -> Self {
        let (last, drawn) = match table.button() {
            ButtonState::Fresh => (None, None),
            ButtonState::Drawn { seat, .. } => (None, Some(seat)),
            ButtonState::Seen { hand, .. } => (Some(hand), None),
        };
        let last_seats = last.map_or(Seats::NONE, |hand| hand.seats());
        let live = table.occupied();
        Self { size: table.size(), last, drawn, last_seats, live, moved: table.moved_here() }
    }

    /// Returns the coming hand under these rules. `None` with fewer than two players.
    pub fn next(&self, rules: &ButtonRules) -> Option<NextHand> {
        match &self.last {
            Some(last) => rules.next_hand(last, self.live, self.moved),
            // WSOP 2026 tournament rule 85: the first stack to the dealer's right.
            None => first_hand(self.drawn.or(self.live.iter().next_back())?, self.live),
        }
    }

    /// Returns the seats of players who sat down since the last hand.
    fn joined(&self) -> Seats {
        self.last.map_or(Seats::NONE, |last| self.live.difference(last.seats()))
    }
}

/// The content of the tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ButtonView {
    /// "Button 1 · small blind 2 · big blind 3"; empty if no hand was seen.
    pub last: String,
    /// The same for the next hand, or the reason why there is none.
    pub next: String,
    /// The posts in the next hand.
    pub posts: String,
    /// The reasons, and anything else worth knowing.
    pub reasons: Vec<HandNote>,
    /// The result of each method at this table, the book in use first.
    pub methods: Vec<ButtonMethod>,
    /// The posts due from new and returning players.
    pub owed: PostsTable,
    /// The note for stud levels; empty otherwise.
    pub stud: String,
}

impl ButtonView {
    /// Builds the view of this table in `language`, under `book`.
    pub fn of(language: Language, felt: &Felt, between: &BetweenHands, book: &Rulebook) -> Self {
        let next = between.next(&book.button);
        let who = |seat| player_name(language, felt, seat);
        let last = between.last.map(|last| line(language, last.positions, between.last_seats));
        let stud = felt.game.is_some_and(|(variant, _)| variant.is_stud());
        let stands = next.as_ref().map(|next| next.positions);
        Self {
            last: last.unwrap_or_default(),
            next: match &next {
                Some(next) => line(language, next.positions, next.dealt),
                None => language.word("button-too-few"),
            },
            posts: next
                .as_ref()
                .map_or_else(String::new, |next| posts(language, next, &felt.level)),
            reasons: match &next {
                Some(next) => reasons::position_reasons(language, between, next, book, &who),
                None => Vec::new(),
            },
            methods: methods::compare_methods(language, between, book),
            owed: PostsTable::of(language, book.button, &felt.level),
            stud: match stands {
                Some(at) if stud => reasons::frozen(language, at, book),
                _ => String::new(),
            },
        }
    }
}

/// Returns "Esposito (seat 3)", or "seat 3" if the name is unknown.
fn player_name(language: Language, felt: &Felt, seat: SeatNo) -> String {
    match felt.at(seat) {
        Some(sitting) if !sitting.name.is_empty() => {
            let name = sitting.name.as_str().into();
            language.say("button-player", &[("name", name), ("seat", seat.get().into())])
        }
        _ => language.say("button-seat", &[("seat", seat.get().into())]),
    }
}

/// Returns "Button 2 (empty) · no small blind · big blind 4": `players` are those in the hand.
fn line(language: Language, at: Positions, players: Seats) -> String {
    let place = |name: &str, seat: SeatNo| language.say(name, &[("seat", seat.get().into())]);
    let button = if players.contains(at.button) { "button-is" } else { "button-is-dead" };
    let big = place("button-big-is", at.big);
    if at.button == at.small {
        return format!("{} · {big}", place("button-and-small-is", at.button));
    }
    let small = if players.contains(at.small) { "button-small-is" } else { "button-small-is-dead" };
    format!("{} · {} · {big}", place(button, at.button), place(small, at.small))
}

/// Returns "Seat 3 posts 200, seat 4 posts 400".
fn posts(language: Language, next: &NextHand, level: &Level) -> String {
    let post = |(seat, blind): (SeatNo, Blind)| {
        let chips = match blind {
            Blind::Small => level.small,
            Blind::Big => level.big,
        };
        let chips = language.chips(chips).into();
        language.say("button-posts", &[("seat", seat.get().into()), ("chips", chips)])
    };
    next.posts().map(post).collect::<Vec<_>>().join(" · ")
}
