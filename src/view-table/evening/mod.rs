//! The Italian evening on screen: the stage of the hand, the player to speak, and the actions with
//! their keys.

mod chips;
mod offers;

use bottone_base::{cards::Card, chips::Chips, seat::SeatNo};
use bottone_hands::italian::{Evening, Phase};
use bottone_i18n::Language;

use crate::italian;
pub use chips::chips;
pub use offers::{AmountPurpose, KEYS, OfferInput, OfferView, UNDO};

/// The number of latest actions shown.
const LAST: usize = 12;

/// The state of an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningView {
    /// The stages of a hand, and the present one.
    pub stages: Vec<StageMark>,
    /// The next step, in a sentence.
    pub next_step: String,
    /// The hands that open: "jacks".
    pub level: String,
    /// "1,200".
    pub pot: String,
    /// The line under the pot: a spoken pot, waiting parts.
    pub pot_note: String,
    /// The players at the table.
    pub seats: Vec<SeatView>,
    /// The actions possible now.
    pub offers: Vec<OfferView>,
    /// The notes before the deal: a change of deck, a debt to the pot.
    pub notes: Vec<String>,
    /// The dealer's present steps in the draw, or the payments before the next hand.
    pub serves: Vec<String>,
    /// The dealer's earlier steps in the draw, the latest first.
    pub served: Vec<String>,
    /// The winners, their hands and reasons, and the chips taken: from the showdown until the next
    /// ante.
    pub settled: Vec<String>,
    /// The same for the previous hand, while the next is played.
    pub previous_hand: Vec<String>,
    /// The latest actions, the newest first.
    pub last: Vec<String>,
}

/// A stage of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageMark {
    pub name: String,
    /// True if it is the present stage.
    pub is_present: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    pub seat: SeatNo,
    /// The player's stack.
    pub stack: String,
    /// The player's chips in this pot; empty without any.
    pub paid: String,
    /// The player's role in this hand: "opener", "buio", "passed"; may be empty.
    pub role: String,
    /// The cards shown by the player, if recorded.
    pub cards: Vec<Card>,
    /// True if it is the player's turn.
    pub speaks: bool,
    pub deals: bool,
    /// True if the player can still win.
    pub live: bool,
}

impl EveningView {
    /// Builds the state of the evening. `name` gives the player's name, or an empty text if it is
    /// unknown.
    pub fn of(language: Language, evening: &Evening, name: impl Fn(SeatNo) -> String) -> Self {
        Self {
            stages: stages(language, evening),
            next_step: italian::next_step(language, evening, name),
            level: italian::level(language, evening.level()),
            pot: language.chips(evening.pot()),
            pot_note: pot_note(language, evening),
            seats: evening.seats().iter().map(|seat| seat_view(language, evening, seat)).collect(),
            offers: offers::offers(language, evening),
            notes: notes(language, evening),
            serves: serves(language, evening),
            served: served(language, evening),
            settled: result_lines(language, evening),
            previous_hand: evening
                .previous_result()
                .filter(|_| evening.result().is_none())
                .map(|before| italian::result_lines(language, &evening.start().rules, before))
                .unwrap_or_default(),
            last: evening
                .acts()
                .iter()
                .rev()
                .take(LAST)
                .map(|act| italian::act_text(language, act))
                .collect(),
        }
    }
}

/// The stages of a hand in order, with the phases of each.
const WAY: [(&str, &[Phase]); 7] = [
    ("evening-way-ante", &[Phase::Ante]),
    ("evening-way-blinds", &[Phase::Blinds]),
    ("evening-way-opening", &[Phase::Opening]),
    ("evening-way-raising", &[Phase::Raising]),
    ("evening-way-draw", &[Phase::Draw]),
    ("evening-way-second", &[Phase::Second, Phase::Equalise]),
    ("evening-way-showdown", &[Phase::Showdown, Phase::Proof]),
];

fn stages(language: Language, evening: &Evening) -> Vec<StageMark> {
    let stop = |(name, phases): &(&str, &[Phase])| StageMark {
        name: language.word(match *name {
            "evening-way-blinds" if !has_blinds(evening) => "evening-way-deal",
            name => name,
        }),
        is_present: phases.contains(&evening.phase()),
    };
    WAY.iter().map(stop).collect()
}

/// Returns whether the present or next hand can be opened blind. A spoken pot cannot.
fn has_blinds(evening: &Evening) -> bool {
    match evening.phase() {
        Phase::Blinds => !evening.blinds().is_empty() || evening.asks_for_blinds(),
        _ => evening.has_blind_openings(),
    }
}

fn pot_note(language: Language, evening: &Evening) -> String {
    let waiting: Vec<String> = evening.waiting_parts().map(|part| language.chips(part)).collect();
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
        role: player_state(language, evening, seat, playing),
        cards: evening.shown(seat).map(Vec::from).unwrap_or_default(),
        speaks: evening.turn() == Some(seat),
        deals: evening.dealer() == seat,
        live: !playing || evening.live().contains(seat),
    }
}

fn player_state(language: Language, evening: &Evening, seat: SeatNo, playing: bool) -> String {
    let owes = evening.debt(seat);
    if !owes.is_zero() {
        return language.say("evening-owes", &[("chips", language.chips(owes).into())]);
    }
    if !playing {
        return String::new();
    }
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

fn notes(language: Language, evening: &Evening) -> Vec<String> {
    let deck = evening.deck_change().map(|change| italian::deck_change(language, &change));
    let between = matches!(evening.phase(), Phase::Ante | Phase::Over);
    let owing = evening.seats().iter().filter(|seat| between && !evening.debt(*seat).is_zero());
    let owing = owing.map(|seat| italian::debt(language, seat, evening.debt(seat)));
    deck.into_iter().chain(owing).collect()
}

fn serves(language: Language, evening: &Evening) -> Vec<String> {
    match evening.phase() {
        Phase::Draw | Phase::Second => {
            evening.draw().current_steps.iter().map(|step| italian::step(language, step)).collect()
        }
        Phase::Equalise => {
            evening.dues().into_iter().map(|due| italian::due_text(language, due)).collect()
        }
        _ => Vec::new(),
    }
}

fn served(language: Language, evening: &Evening) -> Vec<String> {
    match evening.phase() {
        Phase::Draw | Phase::Second => evening
            .draw()
            .earlier_steps
            .iter()
            .rev()
            .map(|step| italian::step(language, step))
            .collect(),
        _ => Vec::new(),
    }
}

fn result_lines(language: Language, evening: &Evening) -> Vec<String> {
    let rules = &evening.start().rules;
    match evening.phase() {
        Phase::Showdown | Phase::Proof => {
            evening.won().iter().map(|won| italian::pot_text(language, rules, won)).collect()
        }
        Phase::Ante | Phase::Over => evening
            .result()
            .map(|settled| italian::result_lines(language, rules, settled))
            .unwrap_or_default(),
        _ => Vec::new(),
    }
}
