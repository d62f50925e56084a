//! The rule books' own numbers, by the ids in the rules' text.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_hands::hand::{
    ActRefusal, DealtCards, Hand, HandAct, HandGame, HandStart, PendingStep, Play, Stakes,
};
use bottone_rules::{
    betting::{
        AnteOrder, BettingRules, CapLifts, Completion, HalfBet, PotAntes, PotBlinds, PotMost,
        RaiseCap,
    },
    showdown::Showing,
};

use crate::hands::{dealt, play};
use bottone_rules_support::hands::seat;

fn chips(count: u64) -> Chips {
    Chips::new(count)
}

/// Returns players in seats 1, 2, … with the button in the last.
fn start(kind: HandGame, stakes: Stakes, stacks: &[u64]) -> HandStart {
    let players = (1..).map(seat).zip(stacks.iter().copied().map(Chips::new));
    HandStart::new(kind, stakes, seat(stacks.len() as u64), players)
}

fn with_blinds(kind: HandGame, stakes: Stakes, stacks: &[u64], small: u64, big: u64) -> HandStart {
    let (first, second) = if stacks.len() == 2 { (2, 1) } else { (1, 2) };
    start(kind, stakes, stacks).blind(seat(first), chips(small)).blind(seat(second), chips(big))
}

fn no_limit(stacks: &[u64], small: u64, big: u64) -> HandStart {
    with_blinds(HandGame::Holdem, Stakes::NoLimit(chips(big)), stacks, small, big)
}

fn pot_limit(stacks: &[u64], small: u64, big: u64) -> HandStart {
    with_blinds(HandGame::Omaha, Stakes::PotLimit(chips(big)), stacks, small, big)
}

fn limit(stacks: &[u64], small: u64, big: u64) -> HandStart {
    let stakes = Stakes::Limit(chips(big), chips(big * 2));
    with_blinds(HandGame::Holdem, stakes, stacks, small, big)
}

/// Deals unknown cards, whenever some are due.
fn deal(hand: &mut Hand) {
    loop {
        let act = match hand.pending_step() {
            PendingStep::Cards(seats) => {
                let seat = seats.first().unwrap();
                HandAct::Deal(seat, DealtCards::unknown(hand.cards_due(seat).into()))
            }
            PendingStep::Board(count) => HandAct::Board(DealtCards::unknown(count.into())),
            _ => return,
        };
        hand.act(act).unwrap();
    }
}

/// Returns a hand after these actions of the players to act: `c k f b600 r1600`.
fn after(start: HandStart, actions: &str) -> Hand {
    let mut hand = Hand::new(start).unwrap();
    go(&mut hand, actions);
    hand
}

fn go(hand: &mut Hand, actions: &str) {
    deal(hand);
    for action in actions.split_whitespace() {
        let letters = action.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let to = action[letters.len()..].parse().ok().map(Chips::new);
        let turn = hand.turn().expect(action);
        let act = HandAct::Player(turn, play(hand, letters, to));
        hand.act(act).unwrap_or_else(|why| panic!("{action} of {actions}: {why:?}"));
        deal(hand);
    }
}

/// Returns the player to act, the chips to call, and the least raise.
fn faces(hand: &Hand) -> (u8, u64, Option<u64>) {
    let least = hand.raise().ok().map(|(least, _)| least.get());
    (hand.turn().unwrap().get(), hand.to_call().get(), least)
}

const DEEP: u64 = 100_000;

/// (id, players and blinds, actions, the player to act with the chips to call and the least raise)
type LeastRaise = (&'static str, &'static [u64], (u64, u64), &'static str, (u8, u64, Option<u64>));

const LEAST_RAISES: &[LeastRaise] = &[
    ("V43-3", &[DEEP; 4], (100, 200), "c c c k b600 r1600 r3600", (4, 3_600, Some(5_600))),
    ("V43-4", &[DEEP, DEEP, 150, DEEP], (50, 100), "r150", (4, 150, Some(250))),
    ("V43-5", &[DEEP; 3], (100, 200), "c c k k k k b300 r1000", (3, 1_000, Some(1_700))),
    ("V43-6", &[DEEP; 6], (25, 50), "r125 r200 r500", (6, 500, Some(800))),
    ("V43-7", &[DEEP; 6], (25, 50), "r500 c c", (6, 500, Some(950))),
    (
        "V47-2",
        &[DEEP, 600, 750, 900, DEEP, DEEP],
        (50, 100),
        "c c c c c k b300 r500 r650 r800 c",
        (6, 800, Some(1_100)),
    ),
    ("V-L176", &[DEEP, 240, DEEP], (50, 100), "c c k b100 r140", (3, 140, Some(240))),
    // A short big blind changes neither the call nor the raise (WSOP live rule 154).
    ("short big blind", &[DEEP, 60, DEEP], (50, 100), "", (3, 100, Some(200))),
    // An opening all-in for less than the least bet is raised by a whole one.
    ("short open", &[120, DEEP, DEEP], (50, 100), "c c k b20", (2, 20, Some(120))),
];

#[test]
fn least_raises() {
    for (id, stacks, (small, big), actions, expected) in LEAST_RAISES {
        assert_eq!(faces(&after(no_limit(stacks, *small, *big), actions)), *expected, "{id}");
    }
}

/// Returns the hand: A bets 100, B all-in 125, C calls, D all-in 200, E calls.
fn v47_1() -> Hand {
    after(no_limit(&[DEEP, 225, DEEP, 300, DEEP], 50, 100), "c c c c k b100 r125 c r200 c")
}

#[test]
fn v47_1_short_all_ins_that_add_up_reopen() {
    assert_eq!(faces(&v47_1()), (1, 100, Some(300)));
}

#[test]
fn v47_1a_but_not_for_whom_they_do_not_add_up() {
    let mut hand = v47_1();
    go(&mut hand, "c");
    assert_eq!(faces(&hand), (3, 75, None));
    assert_eq!(hand.raise(), Err(ActRefusal::NotReopened));
    let raise = HandAct::Player(seat(3), Play::Raise(chips(300)));
    assert_eq!(hand.act(raise), Err(ActRefusal::NotReopened));
}

#[test]
fn v47_1b_a_raise_reopens_for_him_too() {
    let mut hand = v47_1();
    go(&mut hand, "r300");
    assert_eq!(faces(&hand), (3, 175, Some(400)));
}

/// Returns the hand: A calls 4,000, C is all-in for 7,500, the small blind folds.
fn v47_3() -> Hand {
    after(no_limit(&[DEEP, DEEP, DEEP, 7_500], 2_000, 4_000), "c r7500 f")
}

#[test]
fn v47_3a_a_short_all_in_does_not_reopen_for_who_called() {
    let mut hand = v47_3();
    assert_eq!(faces(&hand), (2, 3_500, Some(11_500)));
    go(&mut hand, "c");
    assert_eq!(faces(&hand), (3, 3_500, None));
}

#[test]
fn v47_3b_the_big_blinds_raise_does() {
    let mut hand = v47_3();
    go(&mut hand, "r11500");
    assert_eq!(faces(&hand), (3, 7_500, Some(15_500)));
}

#[test]
fn v_t96_two_short_all_ins_in_a_row() {
    let stacks = [DEEP, DEEP, DEEP, 1_400, 1_800];
    let flop = "c c c c k b500 r1000 c r1300 r1700";
    let mut hand = after(no_limit(&stacks, 50, 100), flop);
    go(&mut hand, "c");
    assert_eq!(faces(&hand), (2, 700, Some(2_200)));
    go(&mut hand, "c");
    assert_eq!(faces(&hand), (3, 700, Some(2_200)));
}

#[test]
fn v_rrp5_who_raised_may_not_raise_again_over_a_short_all_in() {
    let mut hand = after(no_limit(&[DEEP, DEEP, 380], 50, 100), "c c k b100 r200 r280");
    assert_eq!(faces(&hand), (1, 180, Some(380)));
    go(&mut hand, "c");
    assert_eq!(faces(&hand), (2, 80, None));
}

#[test]
fn v_s002_less_than_half_is_completed_and_reopens_nothing() {
    let mut hand = after(limit(&[DEEP, DEEP, 45, DEEP], 10, 20), "c c c k b20 c r25");
    // A player who has not acted completes the bet.
    assert_eq!(faces(&hand), (4, 25, Some(40)));
    let complete = hand.bet_or_raise(chips(40));
    assert_eq!(hand.can(&HandAct::Player(seat(4), complete)), Ok(()));
    assert_eq!(hand.can(&HandAct::Player(seat(4), Play::Complete(chips(40)))), Ok(()));
    go(&mut hand, "c");
    assert_eq!(faces(&hand), (1, 5, None));
}

#[test]
fn v_l133_half_a_bet_is_a_full_bet() {
    let stacks = [35, DEEP, DEEP];
    assert_eq!(faces(&after(limit(&stacks, 10, 20), "c c k b15")), (2, 15, Some(35)));
    // Exactly half counts, unless the house requires more than half.
    let half = [30, DEEP, DEEP];
    assert_eq!(faces(&after(limit(&half, 10, 20), "c c k b10")), (2, 10, Some(30)));
    let mut start = limit(&half, 10, 20);
    start.betting.half_bet = HalfBet::MoreThanHalf;
    assert_eq!(faces(&after(start, "c c k b10")), (2, 10, Some(20)));
}

fn most(hand: &Hand) -> Option<u64> {
    hand.raise().ok().map(|(_, most)| most.get())
}

#[test]
fn v47_l_who_called_a_short_all_in_faces_only_what_came_after_it() {
    let stacks = [DEEP, DEEP, DEEP, 1_900, DEEP, 2_200, DEEP];
    let mut hand = after(limit(&stacks, 400, 800), "r1600 r1900 c r2200 f f f");
    assert!(hand.raise().is_ok(), "he acted at 1,600 and faces 600");
    hand.act(HandAct::Player(seat(3), Play::Call)).unwrap();
    assert_eq!(hand.turn(), Some(seat(5)));
    assert_eq!(hand.raise(), Err(ActRefusal::NotReopened), "he called 1,900 and faces 300");
}

#[test]
fn v54_1_a_dead_small_blind_is_in_the_pot_that_limits() {
    let start = start(HandGame::Omaha, Stakes::PotLimit(chips(200)), &[DEEP; 4]);
    let mut start = start.blind(seat(1), chips(200)).dead_small(chips(100));
    assert_eq!(most(&after(start.clone(), "")), Some(700));
    start.betting.pot_blinds = PotBlinds::Posted;
    assert_eq!(most(&after(start, "")), Some(600));
}

#[test]
fn v54_2_so_is_a_big_blind_that_was_posted_short() {
    assert_eq!(most(&after(pot_limit(&[DEEP, 100, DEEP], 100, 200), "")), Some(700));
}

#[test]
fn v54_3_the_pot_is_counted_after_the_call() {
    assert_eq!(most(&after(pot_limit(&[DEEP; 2], 25, 50), "c k b50")), Some(250));
    let mut start = pot_limit(&[DEEP; 2], 25, 50);
    start.betting.pot_most = PotMost::BeforeAction;
    assert_eq!(most(&after(start, "c k b50")), Some(200));
}

#[test]
fn v54_4_the_small_blind_counts_as_it_is_or_as_a_big_one() {
    assert_eq!(most(&after(pot_limit(&[DEEP; 4], 5, 10), "")), Some(35));
    let mut start = pot_limit(&[DEEP; 4], 5, 10);
    start.betting.pot_blinds = PotBlinds::SmallAsBig;
    assert_eq!(most(&after(start.clone(), "")), Some(40));
    // After the big blind has acted, the small blind counts at its true value.
    assert_eq!(most(&after(start, "c c f r50")), Some(165));
}

#[test]
fn v54_5_the_small_blind_first_in() {
    assert_eq!(most(&after(pot_limit(&[DEEP; 3], 100, 200), "f")), Some(600));
}

#[test]
fn antes_are_in_the_pot_that_limits_or_not() {
    let mut start = pot_limit(&[DEEP; 4], 5, 10).antes(chips(5));
    assert_eq!(most(&after(start.clone(), "")), Some(55));
    start.betting.pot_antes = PotAntes::NotCounted;
    assert_eq!(most(&after(start.clone(), "")), Some(35));
    // After the flop, antes always count.
    assert_eq!(most(&after(start, "c f f k")), Some(45));
}

/// §6.4: (stack, the order, blind, ante, left behind)
const BIG_BLIND_ANTES: &[(u64, AnteOrder, u64, u64, u64)] = &[
    (2_500, AnteOrder::BlindFirst, 1_000, 1_000, 500),
    (2_500, AnteOrder::AnteFirst, 1_000, 1_000, 500),
    (1_300, AnteOrder::BlindFirst, 1_000, 300, 0),
    (1_300, AnteOrder::AnteFirst, 300, 1_000, 0),
    (1_000, AnteOrder::BlindFirst, 1_000, 0, 0),
    (1_000, AnteOrder::AnteFirst, 0, 1_000, 0),
    (700, AnteOrder::BlindFirst, 700, 0, 0),
    (700, AnteOrder::AnteFirst, 0, 700, 0),
];

#[test]
fn section_6_4_the_big_blind_ante_of_a_short_stack() {
    for &(stack, order, blind, ante, behind) in BIG_BLIND_ANTES {
        let mut start = no_limit(&[DEEP, stack, DEEP], 500, 1_000).ante(seat(2), chips(1_000));
        start.betting.ante_order = order;
        let hand = after(start, "");
        let name = format!("{stack} {order:?}");
        assert_eq!(hand.front(seat(2)), chips(blind), "{name}");
        assert_eq!(hand.pot(), chips(500 + blind + ante), "{name}");
        assert_eq!(hand.stack(seat(2)), chips(behind), "{name}");
        assert_eq!(faces(&hand), (3, 1_000, Some(2_000)), "{name}");
    }
}

/// Returns each pot with the players who can win it.
fn pots(hand: &Hand) -> Vec<(u64, Vec<u8>)> {
    let pots = hand.pots().pots;
    let seats = |pot: &bottone_rules::pots::Pot| pot.seats.iter().map(SeatNo::get).collect();
    pots.iter().map(|pot| (pot.chips.get(), seats(pot))).collect()
}

#[test]
fn v4_c_a_short_big_blind_plays_for_what_he_posted() {
    let hand = after(no_limit(&[DEEP, 60, DEEP], 100, 200), "c c");
    assert_eq!(pots(&hand), [(180, vec![1, 2, 3]), (280, vec![1, 3])]);
}

#[test]
fn v4_d_the_ante_for_the_table_is_in_the_main_pot() {
    let start = start(HandGame::Holdem, Stakes::NoLimit(chips(1_000)), &[1_300, DEEP, DEEP]);
    let start = start.blind(seat(1), chips(1_000)).ante(seat(1), chips(1_000));
    let hand = after(start.dead_small(chips(500)), "c f");
    assert_eq!(pots(&hand), [(2_300, vec![1, 2])]);
}

fn stud(stacks: &[u64], doors: &[&str], kind: HandGame) -> HandStart {
    assert_eq!(stacks.len(), doors.len());
    start(kind, Stakes::Limit(chips(400), chips(800)), stacks).antes(chips(50)).bring_in(chips(100))
}

/// Returns third street dealt with these door cards.
fn third_street(start: HandStart, doors: &[&str]) -> Hand {
    let mut hand = Hand::new(start).unwrap();
    for (number, door) in (1..).zip(doors) {
        hand.act(HandAct::Deal(seat(number), DealtCards::unknown(2))).unwrap();
        hand.act(HandAct::Deal(seat(number), dealt(door))).unwrap();
    }
    hand
}

#[test]
fn the_low_card_by_suit_brings_it_in_and_in_razz_the_high_card() {
    let doors = ["2d", "2c", "As", "Ks"];
    let by = |kind| third_street(stud(&[DEEP; 4], &doors, kind), &doors).turn();
    assert_eq!(by(HandGame::Stud), Some(seat(2)));
    assert_eq!(by(HandGame::StudHiLo), Some(seat(2)));
    assert_eq!(by(HandGame::Razz), Some(seat(4)));
}

/// RP-10-H: seventh street needs a card for each player, a burn and one that stays. The burns of
/// earlier streets are used for it.
#[test]
fn rp_10_h_a_card_for_all_only_when_the_old_burns_are_not_enough() {
    const DOORS: [&str; 8] = ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"];
    // The folds on each street from third to sixth; then the cards left, old burns included, and
    // the cards needed.
    for (players, folded, left, needed) in [
        (7, [0, 0, 0, 0], 10, 9),
        (8, [2, 0, 0, 0], 10, 8),
        (8, [1, 0, 1, 0], 8, 8),
        (8, [1, 0, 0, 1], 7, 8),
        (8, [1, 0, 0, 0], 7, 9),
        (8, [0, 0, 0, 0], 4, 10),
    ] {
        let doors = &DOORS[..players];
        let mut hand = third_street(stud(&vec![DEEP; players], doors, HandGame::Stud), doors);
        for (street, folds) in (0..).zip(folded) {
            deal(&mut hand);
            assert_eq!(hand.street(), street);
            let mut folds = folds;
            while let Some(turn) = hand.turn() {
                let act = match (hand.is_bring_in(), folds, street) {
                    (true, ..) => "bi",
                    (_, 1.., _) => "f",
                    (_, _, 0) => "c",
                    _ => "k",
                };
                folds -= u8::from(act == "f");
                hand.act(HandAct::Player(turn, play(&hand, act, None))).unwrap();
            }
        }
        let row = format!("{players} players, {folded:?} folded: {left} cards, {needed} needed");
        let for_all = hand.can(&HandAct::Board(dealt("As")));
        let expected = if left < needed { Ok(()) } else { Err(ActRefusal::CardsDue(0)) };
        assert_eq!(for_all, expected, "{row}");
        // A folded door card does not come back while the old burns are enough.
        if left >= needed {
            let PendingStep::Cards(seats) = hand.pending_step() else { panic!("{row}") };
            for seat in seats.iter().skip(1) {
                hand.act(HandAct::Deal(seat, DealtCards::unknown(1))).unwrap();
            }
            for door in doors {
                let again = HandAct::Deal(seats.first().unwrap(), dealt(door));
                let twice = ActRefusal::CardTwice(door.parse().unwrap());
                assert_eq!(hand.can(&again), Err(twice), "{row}");
            }
        }
    }
}

#[test]
fn section_6_6_the_low_card_is_all_in_for_the_ante() {
    let doors = ["3d", "2c", "As", "Ks"];
    let mut hand = third_street(stud(&[DEEP, 50, DEEP, DEEP], &doors, HandGame::Stud), &doors);
    // RP-10-E: the betting starts to the left of that player, and at least the bring-in is owed.
    assert!(!hand.is_bring_in());
    assert_eq!(faces(&hand), (3, 100, Some(400)));
    for (actions, expected) in [
        ("f", (4, 100, Some(400))),
        ("c", (4, 100, Some(400))),
        // The format's own library writes the first call as the bring-in.
        ("bi", (4, 100, Some(400))),
        ("cp400", (4, 400, Some(800))),
        // This player called and did not bring it in: a completion is still a full bet.
        ("c cp400 f", (3, 300, Some(800))),
    ] {
        let mut hand = hand.clone();
        go(&mut hand, actions);
        assert_eq!(faces(&hand), expected, "{actions}");
        let brings_in = HandAct::Player(hand.turn().unwrap(), Play::BringIn);
        assert_eq!(hand.can(&brings_in), Err(ActRefusal::NoBringIn), "{actions}");
    }
    // The last of the others need not bet without an opponent.
    go(&mut hand, "f f");
    assert!(hand.is_betting_over());
    assert_eq!(hand.pot(), chips(200));
}

#[test]
fn section_6_6_no_one_brings_it_in_when_all_others_are_all_in_for_the_ante() {
    let doors = ["3d", "2c", "As"];
    for rich in 0..3 {
        let mut stacks = [50; 3];
        stacks[rich] = DEEP;
        let hand = third_street(stud(&stacks, &doors, HandGame::Stud), &doors);
        assert!(hand.is_betting_over(), "{stacks:?}");
        assert_eq!(hand.pot(), chips(150));
    }
}

/// The bring-in is 8 and the bet 40: a player who called it faces the increase since then, and half
/// a bet is 20.
#[test]
fn v47_l_on_third_street_the_bring_in_counts_as_acted_on() {
    let doors = ["2c", "3d", "As"];
    for (all_in, re_opened) in [(20, None), (27, None), (28, Some(68))] {
        let stakes = Stakes::Limit(chips(40), chips(80));
        let start = start(HandGame::Stud, stakes, &[DEEP, DEEP, 5 + all_in]);
        let mut hand = third_street(start.antes(chips(5)).bring_in(chips(8)), &doors);
        go(&mut hand, &format!("bi c cp{all_in}"));
        assert_eq!(faces(&hand), (1, all_in - 8, re_opened));
        go(&mut hand, "c");
        assert_eq!(faces(&hand), (2, all_in - 8, re_opened));
    }
}

/// The bring-in is more than half the bet: completing it is still a full bet.
#[test]
fn a_completion_re_opens_though_the_bring_in_was_large() {
    let doors = ["2c", "3d", "As"];
    let start = start(HandGame::Stud, Stakes::Limit(chips(40), chips(80)), &[DEEP; 3]);
    let mut hand = third_street(start.bring_in(chips(30)), &doors);
    go(&mut hand, "bi c cp40");
    assert_eq!(faces(&hand), (1, 10, Some(80)));
}

/// §4.2: pots are split in the smallest chip in play, and posted chips are in play: fifties at a
/// table whose chips were assumed to begin with hundreds.
#[test]
fn what_is_posted_or_bet_is_in_play() {
    let doors = ["2c", "3d", "As"];
    let stakes = Stakes::Limit(chips(100), chips(200));
    let mut start = start(HandGame::Stud, stakes, &[DEEP; 3]).antes(chips(50)).bring_in(chips(50));
    start.chip = chips(100);
    assert_eq!(third_street(start, &doors).least_chip(), chips(50));

    let mut start = no_limit(&[DEEP, DEEP, 1_275], 100, 200);
    start.chip = chips(100);
    let mut hand = after(start, "r1275");
    assert_eq!(hand.least_chip(), chips(25), "an all-in of 1,275 has a 25 in it");
    hand.undo();
    assert_eq!(hand.least_chip(), chips(100));
}

/// A short all-in that makes another one full is a full bet only for players who acted before both.
#[test]
fn v47_l_who_called_a_short_all_in_may_not_raise_the_next() {
    let mut hand = after(limit(&[DEEP, 45, DEEP, 52, DEEP], 10, 20), "c c c c k b20 r25 c r32 c");
    assert_eq!(faces(&hand), (1, 12, Some(52)));
    go(&mut hand, "c");
    assert_eq!(faces(&hand), (3, 7, None));
}

/// Returns the number of raises by four players. They play third street of stud with the
/// completion, or before the flop of hold'em.
fn raises(mut start: HandStart, betting: BettingRules) -> u32 {
    start.betting = betting;
    let doors = ["2c", "3d", "As", "Ks"];
    let mut hand =
        if start.kind.is_stud() { third_street(start, &doors) } else { after(start, "") };
    if hand.is_bring_in() {
        go(&mut hand, "bi");
    }
    let mut count = 0;
    while let Ok((least, _)) = hand.raise()
        && count < 10
    {
        hand.act(HandAct::Player(hand.turn().unwrap(), hand.bet_or_raise(least))).unwrap();
        count += 1;
    }
    assert!(count == 10 || hand.raise() == Err(ActRefusal::RaisesCapped));
    count
}

#[test]
fn limit_raises_are_capped_as_the_house_says() {
    use CapLifts::{EventHeadsUp, Never, RoundHeadsUp, TableHeadsUp};
    use Completion::{Counted, NotCounted};
    use RaiseCap::{BetsAndRaises, Raises, Unlimited};
    let (holdem, stud) =
        (limit(&[DEEP; 4], 50, 100), stud(&[DEEP; 4], &["", "", "", ""], HandGame::Stud));
    let two = limit(&[DEEP; 2], 50, 100);
    let rules = |raise_cap, cap_lifts, completion| BettingRules {
        raise_cap,
        cap_lifts,
        completion,
        ..BettingRules::default()
    };
    let count = |start: &HandStart, betting| raises(start.clone(), betting);
    assert_eq!(count(&holdem, rules(BetsAndRaises(4), EventHeadsUp, Counted)), 4);
    assert_eq!(count(&holdem, rules(Raises(4), EventHeadsUp, Counted)), 4);
    assert_eq!(count(&holdem, rules(Raises(3), Never, Counted)), 3);
    assert_eq!(count(&holdem, rules(Unlimited, Never, Counted)), 10);
    assert_eq!(count(&stud, rules(BetsAndRaises(4), EventHeadsUp, Counted)), 4);
    assert_eq!(count(&stud, rules(BetsAndRaises(4), EventHeadsUp, NotCounted)), 5);
    assert_eq!(count(&stud, rules(Raises(4), EventHeadsUp, Counted)), 5);
    assert_eq!(count(&stud, rules(Raises(4), EventHeadsUp, NotCounted)), 5);
    assert_eq!(count(&two, rules(BetsAndRaises(4), EventHeadsUp, Counted)), 4);
    assert_eq!(count(&two, rules(BetsAndRaises(4), RoundHeadsUp, Counted)), 10);
    assert_eq!(count(&two, rules(BetsAndRaises(4), TableHeadsUp, Counted)), 10);
    assert_eq!(count(&two, rules(BetsAndRaises(4), Never, Counted)), 4);
    let mut last_two = two;
    last_two.event_heads_up = true;
    assert_eq!(count(&last_two, rules(BetsAndRaises(4), EventHeadsUp, Counted)), 10);
}

#[test]
fn who_is_all_in_shows_and_who_is_not_may_muck() {
    let river = "c c k k k k k k k k k k";
    let mut hand = after(no_limit(&[DEEP; 3], 50, 100), river);
    assert_eq!(hand.pending_step(), PendingStep::Show([1, 2, 3].map(seat).into_iter().collect()));
    hand.act(HandAct::Player(seat(1), Play::Show(dealt("AsAd")))).unwrap();
    hand.act(HandAct::Player(seat(2), Play::Muck)).unwrap();
    hand.act(HandAct::Player(seat(3), Play::Muck)).unwrap();
    assert_eq!(hand.pending_step(), PendingStep::Nothing);
    assert_eq!(hand.outcome().unwrap().stack(seat(1)), chips(DEEP + 200));
    let mut hand = after(no_limit(&[DEEP, DEEP, 100], 50, 100), "c c k k k k k k k");
    assert_eq!(hand.act(HandAct::Player(seat(1), Play::Muck)), Err(ActRefusal::AllInShows));
}

/// The cards on the table, and the order of showing (TDA 2024 rules 16 and 17).
#[test]
fn cards_are_described_as_they_lie_and_as_they_are_shown() {
    let mut hand = Hand::new(no_limit(&[DEEP, DEEP, 300], 50, 100)).unwrap();
    hand.act(HandAct::Deal(seat(1), dealt("AsAd"))).unwrap();
    go(&mut hand, "c c k");
    hand.undo();
    hand.act(HandAct::Board(dealt("2c3c4c"))).unwrap();
    assert_eq!(hand.board(), dealt("2c3c4c").known());
    assert_eq!((hand.cards(seat(1)), hand.card_count(seat(1))), (dealt("AsAd").known(), 2));
    assert_eq!((hand.cards(seat(2)), hand.card_count(seat(2))), (DealtCards::NONE.known(), 2));
    go(&mut hand, "k b200 c");
    assert_eq!(hand.showing(), Showing::NotYet);
    go(&mut hand, "f");
    assert_eq!(hand.live(), [2, 3].map(seat).into_iter().collect());
    assert_eq!(hand.showing(), Showing::AtOnce(hand.live()));
}

#[test]
fn a_straddle_is_a_raise_in_the_dark() {
    let start = no_limit(&[DEEP; 4], 1, 2).blind(seat(3), chips(4));
    assert_eq!(faces(&after(start, "")), (4, 4, Some(6)));
    // A player who posts to be dealt in does not move the action.
    let start = no_limit(&[DEEP; 5], 1, 2).late_blind(seat(5), chips(2));
    assert_eq!(faces(&after(start.clone(), "")), (3, 2, Some(4)));
    assert_eq!(faces(&after(start, "f f")), (5, 0, Some(4)));
}

/// §1.5: of two players the button is the small blind and acts first, with equal blinds or not
/// (§6.1).
#[test]
fn heads_up_the_button_acts_first_though_the_blinds_be_equal() {
    for small in [50, 100, 0] {
        assert_eq!(after(no_limit(&[DEEP; 2], small, 100), "").turn(), Some(seat(2)), "{small}");
    }
    // An empty button leaves both blinds to its left, small blind first.
    let mut start = no_limit(&[DEEP; 2], 100, 100);
    start.button = seat(9);
    assert_eq!(after(start, "").turn(), Some(seat(1)));
    assert_eq!(after(no_limit(&[DEEP; 3], 100, 100), "").turn(), Some(seat(3)));
}

#[test]
fn what_cannot_be_done_is_refused_with_the_reason() {
    let [ace, king] = [dealt("As"), dealt("Ks")];
    let mut hand = Hand::new(no_limit(&[1_000; 3], 50, 100)).unwrap();
    let player_act = |number, play| HandAct::Player(seat(number), play);
    assert_eq!(hand.can(&player_act(3, Play::Call)), Err(ActRefusal::CardsFirst));
    assert_eq!(hand.can(&player_act(9, Play::Call)), Err(ActRefusal::NotDealtIn(seat(9))));
    assert_eq!(hand.can(&HandAct::Board(ace)), Err(ActRefusal::CardsDue(0)));
    hand.act(HandAct::Deal(seat(1), dealt("As2d"))).unwrap();
    assert_eq!(hand.can(&HandAct::Deal(seat(1), king)), Err(ActRefusal::CardsDue(0)));
    assert_eq!(
        hand.can(&HandAct::Deal(seat(2), ace)),
        Err(ActRefusal::CardTwice("As".parse().unwrap()))
    );
    deal(&mut hand);
    assert_eq!(hand.can(&HandAct::Board(king)), Err(ActRefusal::ActionFirst(seat(3))));
    assert_eq!(hand.can(&player_act(1, Play::Call)), Err(ActRefusal::OutOfTurn(seat(3))));
    assert_eq!(hand.can(&player_act(3, Play::Check)), Err(ActRefusal::BetToMatch(chips(100))));
    assert_eq!(hand.can(&player_act(3, Play::Bet(chips(200)))), Err(ActRefusal::BetAlready));
    assert_eq!(
        hand.can(&player_act(3, Play::Raise(chips(199)))),
        Err(ActRefusal::BelowLeast(chips(200)))
    );
    assert_eq!(
        hand.can(&player_act(3, Play::Raise(chips(1_001)))),
        Err(ActRefusal::AboveMost(chips(1_000)))
    );
    assert_eq!(
        hand.can(&player_act(3, Play::Complete(chips(200)))),
        Err(ActRefusal::NothingToComplete)
    );
    assert_eq!(hand.can(&player_act(3, Play::BringIn)), Err(ActRefusal::NoBringIn));
    assert_eq!(hand.can(&player_act(3, Play::StandPat)), Err(ActRefusal::NoDraw));
    assert_eq!(hand.can(&player_act(3, Play::Show(ace))), Err(ActRefusal::ActionFirst(seat(3))));
    go(&mut hand, "f c k");
    assert_eq!(hand.can(&player_act(3, Play::Check)), Err(ActRefusal::NotInHand(seat(3))));
    assert_eq!(hand.can(&player_act(1, Play::Call)), Err(ActRefusal::NothingToCall));
    assert_eq!(hand.can(&player_act(1, Play::Raise(chips(100)))), Err(ActRefusal::NothingToRaise));
    go(&mut hand, "b900 f");
    assert_eq!(hand.can(&player_act(1, Play::Check)), Err(ActRefusal::Over));
}
