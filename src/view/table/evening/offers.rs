//! What can be done in an Italian evening: a button and a key for each.

use crate::{
    i18n::Language,
    rules::{
        chips::Chips,
        italian::{Act, Bounds, Evening, Offer, Word},
        seat::{SeatNo, Seats},
    },
    view::italian,
};

/// Every key of the tab, and the name of the words that say what it does. docs/table.md repeats it.
pub const KEYS: [(&str, &str); 19] = [
    ("Enter", "evening-key-usual"),
    ("A", "evening-key-ante"),
    ("D", "evening-key-deal"),
    ("B", "evening-key-blind"),
    ("N", "evening-key-unseen"),
    ("P", "evening-key-pass"),
    ("O", "evening-key-open"),
    ("V", "evening-key-see"),
    ("R", "evening-key-raise"),
    ("T Y", "evening-key-raise-more"),
    ("0 … 5", "evening-key-change"),
    ("L", "evening-key-parola"),
    ("C", "evening-key-cip"),
    ("A … Z 1 … 9", "evening-key-cards"),
    ("1 … 9", "evening-key-winner"),
    ("W", "evening-key-award"),
    ("E", "evening-key-equalise"),
    ("Q", "evening-key-stop"),
    ("U", "evening-key-undo"),
];

/// The key that takes the last act back.
pub const UNDO: &str = "U";

/// Something that can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferView {
    /// On its button.
    pub words: String,
    pub key: char,
    /// What doing it takes.
    pub takes: Takes,
    /// Is it what usually comes next?
    pub usual: bool,
}

/// What doing something takes besides the press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    Nothing(Act),
    /// An amount within these bounds, for the player who speaks.
    Amount(Stake, SeatNo, Bounds),
    /// So many cards at most, for the player who speaks.
    Cards(SeatNo, u8),
    /// The winners, among these.
    Winners(Seats),
    /// The five cards, where they are to be read, for the player who speaks.
    Five(SeatNo),
    /// What came of asking for the openers.
    Proof,
    /// A number of parts, two at least.
    Parts(u8),
}

/// What an amount is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    Open,
    Raise,
    /// To bet after the draw.
    Bet,
}

impl Stake {
    /// What the player says.
    pub const fn word(self, chips: Chips) -> Word {
        match self {
            Self::Open => Word::Open { chips, cards: None },
            Self::Raise => Word::Raise { by: chips },
            Self::Bet => Word::Bet { chips },
        }
    }
}

pub(super) fn offers(language: Language, evening: &Evening) -> Vec<OfferView> {
    let mut views: Vec<OfferView> = Vec::new();
    for offer in evening.offers() {
        let words = italian::offer(language, &offer);
        let usual = matches!(
            offer,
            Offer::Ante { .. }
                | Offer::Deal
                | Offer::Equalise
                | Offer::Collect
                | Offer::Award(_)
                | Offer::Show
        );
        for (key, words, takes) in ways_to(language, evening.turn(), offer, &words) {
            // Of several blinds only the first has the key: the others are pressed. Beside a line for
            // cards every letter is a card's.
            let key = if views.iter().any(|view| view.key == key) { ' ' } else { key };
            views.push(OfferView { words, key, takes, usual });
        }
    }
    views
}

/// The buttons that an offer becomes: its key, its words and what it takes.
fn ways_to(
    language: Language,
    turn: Option<SeatNo>,
    offer: Offer,
    words: &str,
) -> Vec<(char, String, Takes)> {
    let one = |key: char, takes: Takes| vec![(key, words.to_owned(), takes)];
    let act = |key: char, act: Act| one(key, Takes::Nothing(act));
    let says = |key: char, word: Word| match turn {
        Some(seat) => act(key, Act::Says(seat, word)),
        None => Vec::new(),
    };
    let amount = |key: char, stake: Stake, bounds: Bounds| match turn {
        Some(seat) => one(key, Takes::Amount(stake, seat, bounds)),
        None => Vec::new(),
    };
    match offer {
        Offer::Ante { .. } => act('A', Act::Ante),
        Offer::Split { most } => one(' ', Takes::Parts(most)),
        Offer::Stop => act('Q', Act::Stop),
        Offer::Deal => act('D', Act::Deal),
        Offer::Blind { seat, word, .. } => act('B', Act::Says(seat, word)),
        Offer::SeeUnseen { seat, .. } => act('N', Act::Says(seat, Word::SeeUnseen)),
        Offer::Pass => says('P', Word::Pass),
        Offer::Open(bounds) => amount('O', Stake::Open, bounds),
        Offer::See { .. } => says('V', Word::See),
        Offer::Raise(bounds) => amount('R', Stake::Raise, bounds),
        Offer::RaiseTheBlind { blind, times } => {
            let Some(seat) = turn else { return Vec::new() };
            let by = |(times, key): (u64, char)| {
                let by = blind.times(times);
                let words =
                    language.say("evening-raise-by", &[("chips", language.chips(by).into())]);
                (key, words, Takes::Nothing(Act::Says(seat, Word::Raise { by })))
            };
            // Seed 001: by the blind, or by twice or three times the blind.
            (1..=times.min(3)).zip(['R', 'T', 'Y']).map(by).collect()
        }
        Offer::Draw { most } => match turn {
            Some(seat) => one('0', Takes::Cards(seat, most)),
            None => Vec::new(),
        },
        Offer::Cip { .. } => says('C', Word::Cip),
        Offer::Bet(bounds) => amount('B', Stake::Bet, bounds),
        Offer::Parola => says('L', Word::Parola),
        Offer::Show => turn.map_or_else(Vec::new, |seat| one(' ', Takes::Five(seat))),
        Offer::Concede => says(' ', Word::Concede),
        Offer::Award(pot) => one('W', Takes::Winners(pot.seats)),
        Offer::Equalise => act('E', Act::Equalise),
        Offer::Openers => one('O', Takes::Proof),
        Offer::Collect => act('C', Act::Collect),
    }
}
