//! The possible actions of an Italian evening, with a button and a key for each.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::italian::{Bounds, Evening, ItalianAct, Offer, PlayerWord};
use bottone_i18n::Language;

use crate::italian;

/// Every key of the tab, and the name of the words for its action. docs/guide/table.md repeats it.
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

/// The key that undoes the last action.
pub const UNDO: &str = "U";

/// An action possible now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferView {
    /// The label of the button.
    pub words: String,
    pub key: char,
    /// The input that the action needs.
    pub input: OfferInput,
    /// True for the usual next action.
    pub usual: bool,
}

/// The input that an action needs besides the press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferInput {
    Nothing(ItalianAct),
    /// An amount within these bounds, for the player to speak.
    Amount(AmountPurpose, SeatNo, Bounds),
    /// A number of cards up to this, for the player to speak.
    Cards(SeatNo, u8),
    /// The winners, from among these.
    Winners(Seats),
    /// The five cards, if they are recorded, for the player to speak.
    Five(SeatNo),
    /// The result of asking for the openers.
    Proof,
    /// A number of parts, at least two.
    Parts(u8),
}

/// The purpose of an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountPurpose {
    Open,
    Raise,
    /// A bet after the draw.
    Bet,
}

impl AmountPurpose {
    /// Returns the word that the player says.
    pub const fn word(self, chips: Chips) -> PlayerWord {
        match self {
            Self::Open => PlayerWord::Open { chips, cards: None },
            Self::Raise => PlayerWord::Raise { by: chips },
            Self::Bet => PlayerWord::Bet { chips },
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
        for (key, words, input) in offer_buttons(language, evening.turn(), offer, &words) {
            // Of several blinds only the first has the key; the others are pressed. Beside a line
            // for cards, every letter names a card.
            let key = if views.iter().any(|view| view.key == key) { ' ' } else { key };
            views.push(OfferView { words, key, input, usual });
        }
    }
    views
}

/// Returns the buttons for an offer: key, words and input.
fn offer_buttons(
    language: Language,
    turn: Option<SeatNo>,
    offer: Offer,
    words: &str,
) -> Vec<(char, String, OfferInput)> {
    let one = |key: char, takes: OfferInput| vec![(key, words.to_owned(), takes)];
    let act = |key: char, act: ItalianAct| one(key, OfferInput::Nothing(act));
    let says = |key: char, word: PlayerWord| match turn {
        Some(seat) => act(key, ItalianAct::Says(seat, word)),
        None => Vec::new(),
    };
    let amount = |key: char, stake: AmountPurpose, bounds: Bounds| match turn {
        Some(seat) => one(key, OfferInput::Amount(stake, seat, bounds)),
        None => Vec::new(),
    };
    match offer {
        Offer::Ante { .. } => act('A', ItalianAct::Ante),
        Offer::Split { most } => one(' ', OfferInput::Parts(most)),
        Offer::Stop => act('Q', ItalianAct::Stop),
        Offer::Deal => act('D', ItalianAct::Deal),
        Offer::Blind { seat, word, .. } => act('B', ItalianAct::Says(seat, word)),
        Offer::SeeUnseen { seat, .. } => act('N', ItalianAct::Says(seat, PlayerWord::SeeUnseen)),
        Offer::Pass => says('P', PlayerWord::Pass),
        Offer::Open(bounds) => amount('O', AmountPurpose::Open, bounds),
        Offer::See { .. } => says('V', PlayerWord::See),
        Offer::Raise(bounds) => amount('R', AmountPurpose::Raise, bounds),
        Offer::RaiseTheBlind { blind, times } => {
            let Some(seat) = turn else { return Vec::new() };
            let by = |(times, key): (u64, char)| {
                let by = blind.times(times);
                let words =
                    language.say("evening-raise-by", &[("chips", language.chips(by).into())]);
                (key, words, OfferInput::Nothing(ItalianAct::Says(seat, PlayerWord::Raise { by })))
            };
            // Seed 001: by the blind, or by twice or three times the blind.
            (1..=times.min(3)).zip(['R', 'T', 'Y']).map(by).collect()
        }
        Offer::Draw { most } => match turn {
            Some(seat) => one('0', OfferInput::Cards(seat, most)),
            None => Vec::new(),
        },
        Offer::Cip { .. } => says('C', PlayerWord::Cip),
        Offer::Bet(bounds) => amount('B', AmountPurpose::Bet, bounds),
        Offer::Parola => says('L', PlayerWord::Parola),
        Offer::Show => turn.map_or_else(Vec::new, |seat| one(' ', OfferInput::Five(seat))),
        Offer::Concede => says(' ', PlayerWord::Concede),
        Offer::Award(pot) => one('W', OfferInput::Winners(pot.seats)),
        Offer::Equalise => act('E', ItalianAct::Equalise),
        Offer::Openers => one('O', OfferInput::Proof),
        Offer::Collect => act('C', ItalianAct::Collect),
    }
}
