//! The Italian evening as the table is told it: where in the hand it is, who speaks, what can be
//! done and by which key.

use crate::{
    rules::{
        chips::Chips,
        italian::{Act, Bounds, Evening, Offer, Phase, Word},
        seat::{SeatNo, Seats},
    },
    tongue::Language,
    view::italian,
};

/// How many of the last acts are told.
const LAST: usize = 12;

/// An evening as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningView {
    /// The way through a hand, and where it is now.
    pub way: Vec<Stop>,
    /// What the table waits for, in a sentence.
    pub now: String,
    /// What opens: "jacks".
    pub level: String,
    /// "1,200".
    pub pot: String,
    /// What is said under the pot: a pot of words, parts that wait.
    pub under: String,
    /// Everybody at the table.
    pub seats: Vec<SeatView>,
    /// What can be done now.
    pub offers: Vec<OfferView>,
    /// What the dealer does in the draw, or who pays what before the next hand.
    pub dealer: Vec<String>,
    /// How the last hand ended.
    pub settled: Vec<String>,
    /// What was done last, the newest first.
    pub last: Vec<String>,
}

/// A step on the way through a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Its name.
    pub name: String,
    /// Is it now?
    pub here: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Where.
    pub seat: SeatNo,
    /// What he has in front of him.
    pub stack: String,
    /// What he has put into this pot; empty when nothing.
    pub paid: String,
    /// "opener", "buio", "passed": what he is in this hand; may be empty.
    pub is: String,
    /// Does he speak now?
    pub speaks: bool,
    /// Does he deal?
    pub deals: bool,
    /// Can he still win?
    pub live: bool,
}

/// Something that can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferView {
    /// On its button.
    pub words: String,
    /// Its key.
    pub key: char,
    /// What doing it takes.
    pub takes: Takes,
    /// Is it what usually comes next?
    pub usual: bool,
}

/// What doing something takes besides the press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Nothing.
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
    /// To open.
    Open,
    /// To raise by it.
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

impl EveningView {
    /// The evening as it stands.
    pub fn of(language: Language, evening: &Evening) -> Self {
        Self {
            way: way(language, evening),
            now: italian::to_do(language, evening),
            level: italian::level(language, evening.level()),
            pot: language.chips(evening.pot()),
            under: under(language, evening),
            seats: evening.seats().iter().map(|seat| seat_view(language, evening, seat)).collect(),
            offers: offers(language, evening),
            dealer: dealer(language, evening),
            settled: evening
                .settled()
                .filter(|_| matches!(evening.phase(), Phase::Ante | Phase::Over))
                .map(|settled| italian::settled(language, settled))
                .unwrap_or_default(),
            last: evening
                .acts()
                .iter()
                .rev()
                .take(LAST)
                .map(|act| italian::act(language, act))
                .collect(),
        }
    }
}

/// The stops of a hand, in order, and the phases that belong to each.
const WAY: [(&str, &[Phase]); 7] = [
    ("evening-way-ante", &[Phase::Ante]),
    ("evening-way-blinds", &[Phase::Blinds]),
    ("evening-way-opening", &[Phase::Opening]),
    ("evening-way-raising", &[Phase::Raising]),
    ("evening-way-draw", &[Phase::Draw]),
    ("evening-way-second", &[Phase::Second, Phase::Equalise]),
    ("evening-way-showdown", &[Phase::Showdown, Phase::Proof]),
];

fn way(language: Language, evening: &Evening) -> Vec<Stop> {
    let stop = |(name, phases): &(&str, &[Phase])| Stop {
        name: language.word(name),
        here: phases.contains(&evening.phase()),
    };
    WAY.iter().map(stop).collect()
}

fn under(language: Language, evening: &Evening) -> String {
    let waiting: Vec<String> = evening.waiting().map(|part| language.chips(part)).collect();
    match (evening.is_parole(), waiting.is_empty()) {
        (false, _) => String::new(),
        (true, true) => language.word("evening-pot-of-words"),
        (true, false) => {
            language.say("evening-pot-in-parts", &[("parts", waiting.join(" · ").into())])
        }
    }
}

fn seat_view(language: Language, evening: &Evening, seat: SeatNo) -> SeatView {
    let some = |chips: Chips| {
        if chips.is_zero() { String::new() } else { language.chips(chips) }
    };
    let playing = !matches!(evening.phase(), Phase::Ante | Phase::Over);
    SeatView {
        seat,
        stack: language.chips(evening.stack(seat)),
        paid: some(evening.paid(seat)),
        is: if playing { is(language, evening, seat) } else { String::new() },
        speaks: evening.turn() == Some(seat),
        deals: evening.dealer() == seat,
        live: !playing || evening.live().contains(seat),
    }
}

fn is(language: Language, evening: &Evening, seat: SeatNo) -> String {
    let blind = evening.blinds().iter().position(|&(blind, _)| blind == seat);
    let name = match blind {
        Some(0) => "evening-is-blind",
        Some(1) => "evening-is-reblind",
        Some(_) => "evening-is-third-blind",
        None if evening.opener() == Some(seat) => "evening-is-opener",
        None if !evening.dealt().contains(seat) => "evening-is-out",
        None if !evening.live().contains(seat) => "evening-is-passed",
        None => return String::new(),
    };
    language.word(name)
}

fn dealer(language: Language, evening: &Evening) -> Vec<String> {
    match evening.phase() {
        Phase::Draw | Phase::Second => {
            evening.draw().iter().map(|step| italian::step(language, step)).collect()
        }
        Phase::Equalise => {
            evening.dues().into_iter().map(|due| italian::due(language, due)).collect()
        }
        _ => Vec::new(),
    }
}

fn offers(language: Language, evening: &Evening) -> Vec<OfferView> {
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
            // Of several blinds only the first has the key: the others are pressed.
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
        Offer::Split { most } => one('F', Takes::Parts(most)),
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
        Offer::Show => turn.map_or_else(Vec::new, |seat| one('S', Takes::Five(seat))),
        Offer::Concede => says('G', Word::Concede),
        Offer::Award(pot) => one('W', Takes::Winners(pot.seats)),
        Offer::Equalise => act('E', Act::Equalise),
        Offer::Openers => one('O', Takes::Proof),
        Offer::Collect => act('C', Act::Collect),
    }
}
