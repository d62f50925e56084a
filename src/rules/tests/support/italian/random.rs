//! Random evenings.

use bottone_base::{
    chips::Chips,
    draw::Draw,
    seat::{SeatNo, Seats},
};
use bottone_hands::italian::{Evening, EveningStart, Five, ItalianAct, Offer, PlayerWord, Proof};
use bottone_rules::{
    italian::{
        BlindOpenings, BlindRaise, Company, DealerAfterNoOpening, Deck, Discards, DrawMost,
        FalseOpening,
        FourToStraightFlush::{Never, OneCard, OneOfTwoCards, WithoutAce},
        ItalianRules, Limit, OpenerDiscards, Openers, OpeningMost, Parole, PotOfRaise, Progression,
        RaiseLeast, SuitOrder,
    },
    ranking::{FlushTie, Ties},
};

use super::chips;

/// The most acts of a random evening.
pub const ACTS: usize = 400;

pub fn one_of<T: Copy>(of: &[T], draw: &mut Draw) -> T {
    *draw.pick(of.iter()).unwrap()
}

/// Returns rules with random switches.
fn rules(draw: &mut Draw) -> ItalianRules {
    ItalianRules {
        company: Company::FourOrFive,
        deck: one_of(&[Deck::Stripped, Deck::Whole], draw),
        suits: one_of(&[SuitOrder::HeartsHighest, SuitOrder::SpadesHighest], draw),
        ties: one_of(&[Ties::SuitsDecide, Ties::Split], draw),
        flush: one_of(&[FlushTie::SuitFirst, FlushTie::RankFirst], draw),
        openers: one_of(&[Openers::JacksOrBetter, Openers::Anything], draw),
        four_to_straight_flush: one_of(&[Never, OneCard, OneOfTwoCards, WithoutAce], draw),
        progression: one_of(&[Progression::KingsUntilWon, Progression::KingsThreeTimes], draw),
        dealer_after_no_opening: one_of(
            &[DealerAfterNoOpening::PassesLeft, DealerAfterNoOpening::Stays],
            draw,
        ),
        limit: one_of(&[Limit::Pot, Limit::Table], draw),
        pot_of_raise: one_of(&[PotOfRaise::WithTheCall, PotOfRaise::AsItLies], draw),
        opening_most: one_of(&[OpeningMost::Pot, OpeningMost::Stack], draw),
        raise_least: one_of(&[RaiseLeast::Cip, RaiseLeast::LastRaise], draw),
        blinds: one_of(
            &[BlindOpenings::None, BlindOpenings::Controbuio, BlindOpenings::ControControbuio],
            draw,
        ),
        blind_raise: one_of(&[BlindRaise::UpToThreeTimes, BlindRaise::Any], draw),
        draw_most: one_of(&[DrawMost::Four, DrawMost::Five], draw),
        discards: one_of(&[Discards::Apart, Discards::UnderStock], draw),
        opener_discards: one_of(
            &[OpenerDiscards::KeptUnlessNeeded, OpenerDiscards::NeverShuffled],
            draw,
        ),
        parole: one_of(&[Parole::OpenForPot, Parole::AddsToNext, Parole::ShowCards], draw),
        false_opening: one_of(
            &[FalseOpening::Everything, FalseOpening::BetsOnly, FalseOpening::Unpunished],
            draw,
        ),
    }
}

pub fn random_evening(draw: &mut Draw) -> Evening {
    let count = u8::try_from(2 + draw.below(7).unwrap()).unwrap();
    let stacks: Vec<_> =
        SeatNo::up_to(count).map(|seat| (seat, chips(1 + draw.below(900).unwrap()))).collect();
    let dealer = draw.pick(SeatNo::up_to(count)).unwrap();
    let (ante, cip) = (chips(1 + draw.below(12).unwrap()), chips(1 + draw.below(20).unwrap()));
    Evening::new(EveningStart { rules: rules(draw), ante, cip, dealer, stacks }).unwrap()
}

/// Plays a random evening, and calls `look` after each act.
pub fn walk(seed: u64, mut look: impl FnMut(&Evening)) {
    let mut draw = Draw::new(seed);
    let mut evening = random_evening(&mut draw);
    for _ in 0..ACTS {
        look(&evening);
        let Some(offer) = choose(&evening, false, &mut draw) else { break };
        let act = take(offer, &evening, &mut draw);
        let _ = evening.act(act);
    }
}

/// Returns five cards of the deck that no other player was given, so that hands can be known.
fn five(evening: &Evening, at: SeatNo, draw: &mut Draw) -> Five {
    let players = u8::try_from(evening.dealt().len()).unwrap();
    let deck = evening.start().rules.cards(players).unwrap();
    let place = evening.dealt().iter().position(|seat| seat == at).unwrap();
    let share = deck.len() / usize::from(players);
    // Each player has a fixed part of the deck, and the draw picks from it.
    let mut own: Vec<_> =
        deck.iter().skip(place).step_by(usize::from(players)).take(share).collect();
    draw.shuffle(&mut own);
    own.truncate(5);
    own.try_into().expect("five cards for each")
}

fn between(least: Chips, most: Chips, draw: &mut Draw) -> Chips {
    let range = most.get() - least.get() + 1;
    match draw.below(4).unwrap() {
        0 => least,
        1 => most,
        _ => least.plus(chips(draw.below(range).unwrap())),
    }
}

/// Returns an act that uses this offer.
pub fn take(offer: Offer, evening: &Evening, draw: &mut Draw) -> ItalianAct {
    let says = |word| ItalianAct::Says(evening.turn().unwrap(), word);
    match offer {
        Offer::Ante { .. } => ItalianAct::Ante,
        Offer::Split { most } => {
            let more = draw.below(u64::from(most) - 1).unwrap();
            ItalianAct::Split { parts: 2 + u8::try_from(more).unwrap() }
        }
        Offer::Stop => ItalianAct::Stop,
        Offer::Deal => ItalianAct::Deal,
        Offer::Blind { seat, word, .. } => ItalianAct::Says(seat, word),
        Offer::SeeUnseen { seat, .. } => ItalianAct::Says(seat, PlayerWord::SeeUnseen),
        Offer::Pass => says(PlayerWord::Pass),
        Offer::Open(range) => {
            says(PlayerWord::Open { chips: between(range.least, range.most, draw), cards: None })
        }
        Offer::See { .. } => says(PlayerWord::See),
        Offer::Raise(range) => {
            says(PlayerWord::Raise { by: between(range.least, range.most, draw) })
        }
        Offer::RaiseTheBlind { blind, times } => {
            says(PlayerWord::Raise { by: blind.times(1 + draw.below(times).unwrap()) })
        }
        Offer::Draw { most } => {
            let cards = u8::try_from(draw.below(u64::from(most) + 1).unwrap()).unwrap();
            says(PlayerWord::Draw { cards })
        }
        Offer::Cip { .. } => says(PlayerWord::Cip),
        Offer::Bet(range) => {
            says(PlayerWord::Bet { chips: between(range.least, range.most, draw) })
        }
        Offer::Parola => says(PlayerWord::Parola),
        Offer::Show => {
            let known = draw.below(4) != Some(0);
            let cards = known.then(|| five(evening, evening.turn().unwrap(), draw));
            says(PlayerWord::Show { cards })
        }
        Offer::Concede => says(PlayerWord::Concede),
        Offer::Award(pot) => {
            let winners: Seats = draw.pick(pot.seats.iter()).into_iter().collect();
            ItalianAct::Award { winners }
        }
        Offer::Equalise => ItalianAct::Equalise,
        Offer::Openers => {
            let proofs =
                [Proof::Nobody, Proof::Winner { cards: None }, Proof::Opener { cards: None }];
            ItalianAct::Openers(one_of(&proofs, draw))
        }
        Offer::Collect => ItalianAct::Collect,
    }
}

/// Returns one of the offers except the last, which ends the evening. At a quiet table *parola* is
/// said more often than not, and few raise.
pub fn choose(evening: &Evening, quiet: bool, draw: &mut Draw) -> Option<Offer> {
    let offers = evening.offers();
    let wild = |offer: &Offer| matches!(offer, Offer::Raise(_) | Offer::Bet(_) | Offer::Stop);
    if quiet && draw.below(8) != Some(0) {
        if offers.contains(&Offer::Parola) {
            return Some(Offer::Parola);
        }
        if let Some(offer) = draw.pick(offers.iter().filter(|offer| !wild(offer))) {
            return Some(*offer);
        }
    }
    draw.pick(offers.into_iter().filter(|offer| *offer != Offer::Stop))
}
