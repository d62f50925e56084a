//! The hand and the ruling give the same answers on the right to raise, and on its least and most.
//! The test asks both at each decision of random hands of every game, with words and pushes of
//! chips.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_dealer::{DealerInput, PlayerSituation};
use bottone_hands::{
    hand::{Hand, HandAct, PendingStep},
    ruling::rule,
};
use bottone_rules::{
    betting::{BettingRules, CapLifts, Completion, HalfBet, PotMost, RaiseCap},
    levels::Chip,
    ruling::{ActionOutcome, Announcement, PushRules, Situation},
};

use bottone_rules_support::{chance::SplitMix, hands::watched};

const VALUES: [u64; 7] = [1, 5, 25, 100, 500, 1_000, 5_000];

/// Returns the situation of this player, as the Table screen asks about it.
fn situation(hand: &Hand, seat: SeatNo) -> Situation {
    let chip = |value| Chip { value: Chips::new(value), name: String::new(), colour: (0, 0, 0) };
    let chips: Vec<Chip> = VALUES.map(chip).into();
    let asked = DealerInput::default();
    asked.situation(&PlayerSituation::in_hand(hand, seat, &asked, &chips))
}

/// Returns some chips of the stack, pushed silently.
fn push(chance: &mut SplitMix, stack: Chips) -> Vec<Chips> {
    let mut rest = stack;
    let mut chips = Vec::new();
    for _ in 0..=chance.below(5) {
        let chip = Chips::new(VALUES[chance.place(VALUES.len())]);
        if chip <= rest {
            rest = rest.minus(chip);
            chips.push(chip);
        }
    }
    chips
}

/// Asks both about every action that the player may take now.
fn agree(hand: &Hand, seat: SeatNo, betting: &BettingRules, chance: &mut SplitMix, seed: u64) {
    let faced = situation(hand, seat);
    let ruled = |situation: &Situation| {
        let ruling = rule(situation, &PushRules::tda(), betting);
        ruling.unwrap_or_else(|fault| panic!("seed {seed}: {fault:?} in {situation:?}"))
    };
    let raise = hand.raise();
    let about = |what: &str, situation: &Situation, is: ActionOutcome| {
        format!("seed {seed}: {what}, {is:?}, the hand {raise:?}, {situation:?} {:?}", hand.acts())
    };

    let said = Situation { said: Announcement::Raise, ..faced.clone() };
    let is = ruled(&said).outcome();
    match raise {
        Ok((least, _)) => assert_eq!(is.total, least, "{}", about("“raise”", &said, is)),
        Err(_) => assert!(is.total <= faced.bet, "{}", about("“raise”", &said, is)),
    }

    let all = hand.front(seat).plus(hand.stack(seat));
    let to = Chips::new(1 + chance.below(all.get().max(faced.bet.get()) * 5 / 4));
    let said = Situation { said: Announcement::RaiseTo(to), ..faced.clone() };
    let is = ruled(&said).outcome();
    match raise {
        Ok((least, most)) => {
            assert_eq!(is.total, to.max(least).min(most), "{}", about("an amount", &said, is));
        }
        Err(_) => assert!(is.total <= faced.bet, "{}", about("an amount", &said, is)),
    }

    for _ in 0..4 {
        let chips = push(chance, hand.stack(seat));
        if chips.is_empty() {
            continue;
        }
        let pushed: Chips = chips.iter().copied().sum();
        let behind = Some(hand.stack(seat).minus(pushed));
        let pushed = Situation { push: chips, behind, ..faced.clone() };
        let ruling = ruled(&pushed);
        let chosen: Vec<ActionOutcome> = if ruling.choice.is_empty() {
            vec![ruling.outcome()]
        } else {
            ruling.choice.iter().collect()
        };
        for is in chosen {
            let can = hand.clone().act(HandAct::Player(seat, hand.play_of(is).unwrap()));
            assert_eq!(can, Ok(()), "{}", about("a push", &pushed, is));
        }
    }
}

/// Returns random betting rules of a house.
fn betting(chance: &mut SplitMix) -> BettingRules {
    let caps = [RaiseCap::BetsAndRaises(4), RaiseCap::Raises(3), RaiseCap::Unlimited];
    let lifts = [CapLifts::EventHeadsUp, CapLifts::RoundHeadsUp, CapLifts::TableHeadsUp];
    BettingRules {
        half_bet: [HalfBet::Counts, HalfBet::MoreThanHalf][chance.place(2)],
        raise_cap: caps[chance.place(3)],
        cap_lifts: lifts[chance.place(3)],
        completion: [Completion::Counted, Completion::NotCounted][chance.place(2)],
        pot_most: [PotMost::AfterCall, PotMost::BeforeAction][chance.place(2)],
        ..BettingRules::default()
    }
}

#[test]
fn hand_and_ruling_agree_on_every_push() {
    let mut asked = 0_u32;
    for seed in 0..3_000 {
        let mut chance = SplitMix(!seed);
        let betting = betting(&mut chance);
        watched(seed, betting.clone(), |hand| {
            // A player who brings it in has no bet to answer yet.
            if let PendingStep::Action(seat) = hand.pending_step()
                && !hand.is_bring_in()
            {
                asked += 1;
                agree(hand, seat, &betting, &mut chance, seed);
            }
        });
    }
    assert!(asked > 10_000, "only {asked} decisions");
}
