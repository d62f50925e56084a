//! Random hands of every game.

use bottone_base::{
    cards::{Card, Cards},
    chips::Chips,
    seat::SeatNo,
};
use bottone_hands::hand::{
    DealtCards, Hand, HandAct, HandGame, HandStart, PendingStep, Play, Stakes,
};
use bottone_rules::betting::BettingRules;

use crate::chance::SplitMix;

/// Returns the seat of this number.
pub fn seat(number: u64) -> SeatNo {
    SeatNo::new(u8::try_from(number).unwrap()).expect("a seat")
}

/// Returns the start of a random hand.
pub fn start(chance: &mut SplitMix) -> HandStart {
    let kind = HandGame::ALL[chance.place(HandGame::ALL.len())];
    let most = if kind.is_stud() { 8 } else { 7 };
    let count = 2 + chance.below(most - 1);
    let big = 2 * (1 + chance.below(60));
    let stakes = match chance.below(3) {
        0 if !kind.is_stud() => Stakes::NoLimit(Chips::new(big)),
        1 if !kind.is_stud() => Stakes::PotLimit(Chips::new(big)),
        _ => Stakes::Limit(Chips::new(big), Chips::new(big * 2)),
    };
    let stacks: Vec<u64> = (0..count)
        .map(|_| {
            if chance.below(3) == 0 {
                1 + chance.below(big * 2)
            } else {
                1 + chance.below(big * 40)
            }
        })
        .collect();
    let players = (1..).map(seat).zip(stacks.into_iter().map(Chips::new));
    let mut start = HandStart::new(kind, stakes, seat(count), players);
    match chance.below(3) {
        0 => start = start.antes(Chips::new(1 + chance.below(big))),
        1 if !kind.is_stud() => start = start.ante(seat(2), Chips::new(big)),
        _ => {}
    }
    if kind.is_stud() {
        return start.bring_in(Chips::new(1 + chance.below(big)));
    }
    let (small, second) = if count == 2 { (2, 1) } else { (1, 2) };
    let dead = chance.below(8) == 0;
    if !dead {
        start = start.blind(seat(small), Chips::new(big / 2));
    }
    start.blind(seat(second), Chips::new(big))
}

/// A deck in random order, without the cards already held.
struct Deck<'a>(&'a mut SplitMix);

impl Deck<'_> {
    fn draw(&mut self, hand: &Hand, count: usize) -> Option<DealtCards> {
        let mut dealt = DealtCards::NONE;
        let mut taken = Cards::NONE;
        for more in (0..count).rev() {
            let cards: Vec<Card> = Cards::ALL.difference(taken).iter().collect();
            let from = self.0.place(cards.len());
            let card = cards[from..].iter().chain(&cards[..from]).find(|card| {
                // Discards come back only for a deal for which the deck is too short.
                let all = (0..more)
                    .try_fold(dealt.with_card(Some(**card)), |all, _| Some(all?.with_card(None)));
                all.flatten().is_some_and(|all| hand.can(&deal_of(hand, all)).is_ok())
            })?;
            taken.insert(*card);
            dealt = dealt.with_card(Some(*card))?;
        }
        Some(dealt)
    }
}

/// Returns the deal that the hand waits for.
fn deal_of(hand: &Hand, cards: DealtCards) -> HandAct {
    match hand.pending_step() {
        PendingStep::Cards(seats) if !is_for_all(hand) => {
            HandAct::Deal(seats.first().unwrap(), cards)
        }
        _ => HandAct::Board(cards),
    }
}

/// Returns whether the deck is too short for another round of stud, so that one card is dealt for
/// all.
fn is_for_all(hand: &Hand) -> bool {
    hand.can(&HandAct::Board(DealtCards::unknown(1))).is_ok()
}

/// Returns a random act, allowed or not.
fn attempt(hand: &Hand, chance: &mut SplitMix) -> HandAct {
    let dealt: Vec<SeatNo> = hand.start().dealt().iter().collect();
    let anyone = dealt[chance.place(dealt.len())];
    let who = if chance.below(6) == 0 { anyone } else { hand.turn().unwrap_or(anyone) };
    let to = match (hand.raise(), chance.below(4)) {
        (Ok((least, _)), 0 | 1) => least,
        (Ok((_, most)), 2) => most,
        _ => Chips::new(chance.below(hand.pot().get() * 2 + 2)),
    };
    let play = match (hand.pending_step(), chance.below(14)) {
        (PendingStep::Draw(seat), 0..8) => {
            let kept: Vec<Card> = hand.cards(seat).iter().collect();
            let some = kept.into_iter().filter(|_| chance.below(2) == 0).collect::<DealtCards>();
            return HandAct::Player(
                seat,
                if some.is_empty() { Play::StandPat } else { Play::Draw(some) },
            );
        }
        (PendingStep::Show(seats), 0..10) => {
            let seat = seats.first().unwrap();
            return HandAct::Player(seat, Play::Show(hand.cards(seat).iter().collect()));
        }
        (PendingStep::Show(seats), 10) => {
            return HandAct::Player(seats.first().unwrap(), Play::Muck);
        }
        (_, 0) => Play::Fold,
        (_, 1..5) => hand.check_or_call(),
        (_, 5) => Play::BringIn,
        (_, 6..9) => hand.bet_or_raise(to),
        (_, 9) => Play::Bet(to),
        (_, 10) => Play::Complete(to),
        (_, 11) => Play::StandPat,
        (_, 12) => Play::Muck,
        _ => return HandAct::Board(DealtCards::unknown(1)),
    };
    HandAct::Player(who, play)
}

pub fn whole(start: &HandStart) -> Chips {
    start.dealt().iter().map(|seat| start.stack(seat)).sum()
}

/// Plays the same by these rules, and shows the hand to `watch` before every act.
pub fn watched(seed: u64, betting: BettingRules, mut watch: impl FnMut(&Hand)) -> Hand {
    let mut chance = SplitMix(seed);
    let mut start = start(&mut chance);
    start.betting = betting;
    let chips = whole(&start);
    let mut hand = Hand::new(start).unwrap();
    for _ in 0..3_000 {
        watch(&hand);
        let behind: Chips = hand.start().dealt().iter().map(|seat| hand.stack(seat)).sum();
        assert_eq!(behind.plus(hand.pot()), chips, "seed {seed}: chips came or went");
        let act = match hand.pending_step() {
            PendingStep::Nothing => return hand,
            PendingStep::Cards(seats) => {
                let due = hand.cards_due(seats.first().unwrap()).into();
                deal_of(&hand, Deck(&mut chance).draw(&hand, due).expect("cards"))
            }
            PendingStep::Board(count) => {
                deal_of(&hand, Deck(&mut chance).draw(&hand, count.into()).expect("cards"))
            }
            _ => attempt(&hand, &mut chance),
        };
        let before = hand.clone();
        let can = hand.can(&act);
        assert_eq!(hand.act(act), can, "seed {seed}: can does not agree with act, {act:?}");
        if can.is_err() {
            assert_eq!(hand, before, "seed {seed}: a refusal changed something, {act:?}");
            continue;
        }
        let after = hand.clone();
        assert_eq!(hand.undo(), Some(act), "seed {seed}");
        assert_eq!(hand, before, "seed {seed}: undo did not undo {act:?}");
        assert_eq!(hand.act(act), Ok(()), "seed {seed}");
        assert_eq!(hand, after, "seed {seed}: {act:?} did something else the second time");
    }
    panic!("seed {seed}: the hand does not end: {:?} {:?}", hand.pending_step(), hand.acts());
}

/// Performs a random allowed act of the player to act.
pub fn act(hand: &mut Hand, chance: &mut SplitMix) {
    let seat = hand.turn().unwrap();
    let plays = match (hand.raise(), chance.below(8)) {
        (_, 0) => vec![Play::Fold, Play::BringIn],
        (Ok((least, _)), 1 | 2) => vec![hand.bet_or_raise(least)],
        (Ok((_, most)), 3 | 4) => vec![hand.bet_or_raise(most)],
        _ => vec![],
    };
    let usual = [Play::BringIn, hand.check_or_call(), Play::Fold];
    let act = plays.into_iter().chain(usual).map(|play| HandAct::Player(seat, play));
    let act = act.into_iter().find(|act| hand.can(act).is_ok()).unwrap();
    hand.act(act).unwrap();
}
