//! The followed hand and the pots without a hand give the same answers: the pots, the order of the
//! awards, the amounts, odd chips included.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::hand::{DealtCards, Hand, HandAct, HandStep, Play};
use bottone_i18n::Language;
use bottone_rules::{
    rulebook::Rulebook,
    showdown::{Award, AwardOrder, PotWinners},
};
use bottone_rules_support::{
    chance::SplitMix,
    hands::{act, start},
};
use bottone_view_table::pots::{PotsRequest, PotsView, Stake};

/// Plays a random hand until the winner must be named.
fn to_the_end(chance: &mut SplitMix, order: AwardOrder) -> Option<Hand> {
    let mut start = start(chance);
    start.chip = Chips::new([1, 5, 25][chance.place(3)]);
    start.showdown.awards = order;
    let mut hand = Hand::new(start).unwrap();
    loop {
        match hand.step(&[]) {
            HandStep::Act(_) => act(&mut hand, chance),
            HandStep::Award(_) => return Some(hand),
            HandStep::Push(_) => return None,
            HandStep::FaceUp(seats) => {
                for seat in seats.iter() {
                    hand.act(HandAct::Player(seat, Play::Show(DealtCards::NONE))).unwrap();
                }
            }
            HandStep::Show(seat) => {
                hand.act(HandAct::Player(seat, Play::Show(DealtCards::NONE))).unwrap();
            }
            HandStep::Draw { seat, .. } => hand.act(HandAct::Player(seat, Play::StandPat)).unwrap(),
            _ => hand.deal_unseen(),
        }
    }
}

/// Returns the same table as in the tab of pots.
fn question(hand: &Hand, won: Vec<Award>) -> PotsRequest {
    let (live, dealt) = (hand.live(), hand.start().dealt());
    let stake = |seat: SeatNo| Stake {
        seat,
        name: String::new(),
        put: hand.paid(seat),
        folded: !live.contains(seat),
        all_in: live.contains(seat) && hand.stack(seat).is_zero(),
    };
    PotsRequest {
        stakes: dealt.iter().map(stake).collect(),
        dead: hand.dead_money(),
        button: hand.start().button,
        chip: hand.least_chip(),
        hi_lo: won.iter().any(|award| !award.low.is_empty()),
        won,
    }
}

/// Returns some of these seats, at least one.
fn some(seats: Seats, chance: &mut SplitMix) -> Seats {
    let some: Seats = seats.iter().filter(|_| chance.below(2) == 0).collect();
    if some.is_empty() { seats } else { some }
}

#[test]
fn the_hand_and_the_pots_are_one() {
    let language = Language::English;
    let mut compared = 0;
    for seed in 0..1_500 {
        let mut chance = SplitMix(seed);
        let order = [AwardOrder::LastSideFirst, AwardOrder::MainFirst][chance.place(2)];
        let Some(hand) = to_the_end(&mut chance, order) else { continue };
        let pots = hand.pots().pots;
        let hi_lo = chance.below(2) == 0;
        let named: Vec<Award> = pots
            .iter()
            .map(|pot| Award {
                high: some(pot.seats, &mut chance),
                low: if hi_lo { some(pot.seats, &mut chance) } else { Seats::NONE },
            })
            .collect();
        let book = Rulebook { showdown: hand.start().showdown, ..Rulebook::default() };
        let view = PotsView::of(language, &question(&hand, named.clone()), &book);
        let outcome = hand.awarded(&named).expect("every pot has a winner");
        assert_eq!(view.order, hand.pots_in_order(), "seed {seed}");
        assert_eq!(hand.step(&named), HandStep::Push(view.order), "seed {seed}");
        let chips: Vec<String> = pots.iter().map(|pot| language.chips(pot.chips)).collect();
        let texts: Vec<String> = view.pots.iter().map(|pot| pot.chips.clone()).collect();
        assert_eq!(texts, chips, "seed {seed}");
        let won = |seat: SeatNo| -> Chips {
            let shares = outcome.won.iter().flat_map(PotWinners::shares);
            shares.filter(|share| share.0 == seat).map(|share| share.1).sum()
        };
        let takes: Vec<(String, String)> = hand
            .start()
            .dealt()
            .iter()
            .filter(|seat| !won(*seat).is_zero())
            .map(|seat| (format!("Seat {seat}"), language.chips(won(seat))))
            .collect();
        assert_eq!(view.totals, takes, "seed {seed}");
        compared += 1;
    }
    assert!(compared > 300, "{compared} hands came to a showdown");
}
