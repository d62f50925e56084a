//! Fixed bounties, and the rules for all kinds (rules §8.3 and §8.5).

use bottone::{
    base::{chips::Chips, money::Money},
    rules::{bounties::BountyKind, deals::DealMethod},
    session::Desk as _,
    tournament::{
        Command, Refusal, Waiver,
        bounties::BountyCommand,
        deals::{Agreement, DealCommand},
        entries::{Entrant, EntryCommand},
        incidents::{IncidentCommand, Penalty},
        prices::LaterPrice,
        prizes::{PrizeCommand, PrizeRange},
        setup::{Purchase, Setup},
        tables::SeatWish,
    },
};

use super::{
    CLOSE, Room, bust, cents, divide, entry, knock_out, leave, open_envelope, prepare, setup, take,
};
use crate::stage::buy_in;

/// Returns a price of 100 an entry, 25 of it on the head.
fn hundred(kind: BountyKind) -> Setup {
    Setup { buy_in: buy_in("75+25+0"), bounty: kind, ..Setup::default() }
}

/// Lets player 1 knock out all others.
fn all_out(room: &mut Room, players: u32) {
    room.all([CLOSE]);
    room.all((2..=players).map(|out| knock_out(&[(out, 0)], &[(out, &[1])])));
}

#[test]
fn the_last_bounty_goes_to_the_prizes_where_the_house_says_so() {
    // Rules §8.3: 8×100 with 25 bounty each: 7 bounties paid (175), 625 for the places; 4×100: 75
    // and 325. If the last player keeps their own, the places get one bounty less.
    for (players, kind, bounties, places) in [
        (8, BountyKind::FixedLastToPrizes, 17_500, 62_500),
        (4, BountyKind::FixedLastToPrizes, 7_500, 32_500),
        (8, BountyKind::Fixed, 20_000, 60_000),
        (4, BountyKind::Fixed, 10_000, 30_000),
    ] {
        let mut room = Room::at_one_table(hundred(kind), players);
        assert_eq!(room.t().pool().to_pay, cents(places), "{players} {kind:?} before it begins");
        all_out(&mut room, u32::try_from(players).unwrap());
        let due: Money = room.t().bounties_due(room.session.now()).into_values().sum();
        assert_eq!((due, room.t().pool().to_pay), (cents(bounties), cents(places)), "{kind:?}");
    }
}

#[test]
fn sixty_five_and_thirty_five_percent_of_the_rest() {
    let mut room = Room::at_one_table(hundred(BountyKind::FixedLastToPrizes), 8);
    all_out(&mut room, 8);
    let rest = room.t().pool().to_pay.minor();
    let second = (rest * 35 + 5_000) / 10_000;
    assert_eq!([rest / 100 - second, second], [406, 219]);
}

#[test]
fn the_winner_of_the_pot_takes_the_marker() {
    let mut room = Room::at_one_table(setup(2_500, BountyKind::Fixed), 6);
    room.all([
        knock_out(&[(2, 0)], &[(2, &[1])]),
        // Chopped: 12.50 each. Three share 25.00: 8.34 to the one named first.
        knock_out(&[(3, 0)], &[(3, &[4, 1])]),
        knock_out(&[(6, 0)], &[(6, &[5, 4, 1])]),
    ]);
    let [first, fourth, fifth] = [1, 4, 5].map(|number| room.head_and_won(number));
    assert_eq!(first, (2_500, 2_500 + 1_250 + 833));
    assert_eq!(fourth, (2_500, 1_250 + 833));
    assert_eq!(fifth, (2_500, 834));
    // Two in one hand, each with a taker of their own; the last player keeps the own bounty.
    room.all([CLOSE, knock_out(&[(4, 900), (5, 700)], &[(5, &[1]), (4, &[1])])]);
    assert_eq!(room.due(&[1, 4, 5]), [2_500 + 4_583 + 5_000, 2_083, 834]);
}

#[test]
fn one_undo_takes_back_the_bust_and_the_bounty() {
    let mut room = Room::at_one_table(setup(2_500, BountyKind::Fixed), 4);
    let before = room.t().clone();
    room.all([knock_out(&[(2, 0)], &[(2, &[1])])]);
    let after = room.t().clone();
    room.session.undo().unwrap();
    assert!(*room.t() == before);
    room.session.redo().unwrap();
    assert!(*room.t() == after && room.head_and_won(1) == (2_500, 2_500));
}

#[test]
fn a_bounty_waits_until_somebody_says_whose_it_is() {
    let mut room = Room::at_one_table(setup(2_500, BountyKind::Fixed), 5);
    room.all([bust(2), bust(3)]);
    let waiting: Vec<_> = room.t().bounties().open_claims().map(|claim| claim.out).collect();
    assert_eq!(waiting, [entry(2), entry(3)]);
    room.all([take(3, 0, &[1]), leave(2)]);
    assert_eq!(room.t().bounties().open_claims().count(), 0);
    // The unclaimed bounties belong to the last player.
    assert_eq!(room.t().bounties().pool(), cents(2_500));
    room.all([CLOSE, bust(1), bust(4)]);
    room.all([take(1, 0, &[5]), take(4, 0, &[5])]);
    assert_eq!(room.due(&[1, 5]), [2_500, 4 * 2_500]);
}

#[test]
fn who_comes_back_has_a_new_marker() {
    let price = buy_in("50+25+0");
    let rebuy =
        Purchase { price, chips: Chips::new(10_000), most: 3, later: Vec::new(), through_level: 3 };
    let setup = Setup { rebuy: Some(rebuy), ..setup(2_500, BountyKind::Fixed) };
    let mut room = Room::at_one_table(setup, 4);
    let again = || Command::Entries(EntryCommand::Rebuy { entry: entry(2) });
    room.all([bust(2), again()]);
    assert_eq!(room.head_and_won(2), (2_500, 0), "the new one; the old one waits");
    // The second bust's bounty is taken at once, the first one's later.
    room.all([knock_out(&[(2, 0)], &[(2, &[3])]), take(2, 0, &[1])]);
    assert_eq!((room.head_and_won(1), room.head_and_won(3)), ((2_500, 2_500), (2_500, 2_500)));
    // A rebuy while in: chips and a second marker.
    room.all([again()]);
    room.all([again(), knock_out(&[(2, 0)], &[(2, &[4])])]);
    assert_eq!(room.head_and_won(4), (2_500, 5_000));
}

#[test]
fn no_one_takes_the_bounty_of_a_disqualified_player() {
    let mut room = Room::at_one_table(setup(2_500, BountyKind::Fixed), 3);
    let penalty = Penalty::Disqualified { stack: Chips::new(10_000) };
    let note = "collusion".to_owned();
    room.all([Command::Incidents(IncidentCommand::Penalise { entry: entry(2), penalty, note })]);
    assert_eq!(room.t().bounties().pool(), cents(2_500));
    room.refuses(take(2, 0, &[1]), Refusal::BountyTaken);
    room.all([CLOSE, knock_out(&[(3, 0)], &[(3, &[1])])]);
    assert_eq!(room.due(&[1]), [3 * 2_500]);
}

#[test]
fn a_refund_gives_the_bounty_back_and_not_twice() {
    let rebuy = Purchase {
        price: buy_in("50"),
        chips: Chips::new(10_000),
        most: 3,
        later: Vec::new(),
        through_level: 3,
    };
    let setup = Setup { rebuy: Some(rebuy), ..setup(2_500, BountyKind::Fixed) };
    let mut room = Room::at_one_table(setup, 4);
    let refund =
        |number| Command::Entries(EntryCommand::Refund { entry: entry(number), keep_fee: false });
    let waiver = || Some(Waiver::new(Refusal::HasPlayed, "ill".to_owned()));
    room.session.submit(refund(3), waiver()).unwrap();
    assert_eq!((room.t().breach(), room.head_and_won(3)), (None, (0, 0)));
    room.all([
        knock_out(&[(2, 0)], &[(2, &[1])]),
        Command::Entries(EntryCommand::Rebuy { entry: entry(2) }),
    ]);
    let refused = room.session.submit(refund(2), waiver()).unwrap_err();
    assert!(matches!(refused, bottone::session::SubmitError::Refused(Refusal::BountyTaken)));
}

#[test]
fn a_lost_marker_is_paid_for_again_and_goes_to_the_prizes() {
    let mut room = Room::at_one_table(setup(2_500, BountyKind::Fixed), 4);
    let pool = room.t().pool().to_pay;
    room.all([Command::Bounties(BountyCommand::Replace { entry: entry(2) })]);
    assert_eq!(room.t().pool().to_pay, pool.plus(cents(2_500)));
    assert_eq!(room.head_and_won(2), (2_500, 0));
}

/// Checks a re-entry with less on its head than a first entry: the last player does not affect the
/// pool.
#[test]
fn the_last_bounty_of_the_prizes_is_the_same_for_any_winner() {
    for last in [1, 4] {
        let later = vec![LaterPrice { price: buy_in("50+15+0"), chips: None }];
        let kind = BountyKind::FixedLastToPrizes;
        let mut room = Room::at_one_table(Setup { later, ..setup(4_000, kind) }, 3);
        let third = room.t().entries().get(entry(3)).unwrap().player;
        let seat = SeatWish::Draw(5);
        let again = EntryCommand::Enter { who: vec![Entrant::Known(third)], seat };
        room.all([knock_out(&[(3, 0)], &[(3, &[2])]), Command::Entries(again), CLOSE]);
        let pool = room.t().pool().to_pay;
        assert_eq!(pool, cents(4 * 5_000 + 1_500));
        for out in [1, 2, 4].into_iter().filter(|out| *out != last) {
            room.all([knock_out(&[(out, 0)], &[(out, &[last])])]);
        }
        assert_eq!(room.t().pool().to_pay, pool, "entry {last} wins");
        let due: i64 = room.due(&[1, 2, 3, 4]).into_iter().sum();
        assert_eq!(due, 3 * 4_000 + 1_500 - 1_500, "entry {last} wins");
    }
}

/// Checks that the head of a player back with a rebuy holds only the rebuy's part: the old bounty
/// was taken.
#[test]
fn a_rebuy_that_brings_less_on_a_head_leaves_less_to_the_prizes() {
    for last in [1, 2] {
        let price = buy_in("20+5+0");
        let rebuy = Purchase {
            price,
            chips: Chips::new(10_000),
            most: 3,
            later: Vec::new(),
            through_level: 3,
        };
        let kind = BountyKind::FixedLastToPrizes;
        let mut room = Room::at_one_table(Setup { rebuy: Some(rebuy), ..setup(2_500, kind) }, 3);
        let again = Command::Entries(EntryCommand::Rebuy { entry: entry(2) });
        // While the player is in, a rebuy adds to the head.
        room.all([again.clone()]);
        assert_eq!(room.t().pool().to_pay, cents(3 * 5_000 + 2_000 + 2_500));
        room.all([knock_out(&[(2, 0)], &[(2, &[1])]), again, CLOSE]);
        let pool = room.t().pool().to_pay;
        assert_eq!(pool, cents(3 * 5_000 + 2 * 2_000 + 500));
        for out in [1, 2, 3].into_iter().filter(|out| *out != last) {
            room.all([knock_out(&[(out, 0)], &[(out, &[last])])]);
        }
        assert_eq!(room.t().pool().to_pay, pool, "entry {last} wins");
        let due: i64 = room.due(&[1, 2, 3]).into_iter().sum();
        assert_eq!(due, 3 * 2_500 + 2 * 500 - 500, "entry {last} wins");
    }
}

#[test]
fn after_a_deal_no_one_pays_for_a_lost_marker() {
    let mut room = Room::at_one_table(setup(2_500, BountyKind::Fixed), 4);
    room.all([CLOSE]);
    let rows = PrizeRange::of(&room.t().prize_list().unwrap());
    room.all([Command::Prizes(PrizeCommand::Lock { rows })]);
    let shares = [1, 2, 3, 4].map(|number| (entry(number), cents(5_000))).to_vec();
    let equal = Agreement {
        method: DealMethod::Equal,
        stacks: Vec::new(),
        shares,
        kept: Vec::new(),
        bounties: Vec::new(),
        known: None,
    };
    room.all([Command::Deals(DealCommand::Agree(Box::new(equal)))]);
    let replace = Command::Bounties(BountyCommand::Replace { entry: entry(2) });
    room.refuses(replace.clone(), Refusal::DealMade);
    let reason = "Misheard".to_owned();
    room.all([Command::Deals(DealCommand::Cancel { reason }), replace]);
}

#[test]
fn what_is_left_is_shared_as_agreed() {
    let mut room = Room::at_one_table(setup(2_500, BountyKind::Fixed), 4);
    room.all([bust(4), leave(4)]);
    room.refuses(divide(&[(1, 5_000), (2, 4_000)]), Refusal::SumWrong);
    room.refuses(divide(&[(1, 10_001), (2, -1)]), Refusal::NotUnderstood);
    room.all([divide(&[(1, 5_000), (2, 3_000), (3, 2_000)])]);
    assert_eq!(room.due(&[1, 2, 3]), [5_000, 3_000, 2_000]);
    room.refuses(divide(&[(1, 0)]), Refusal::NothingToDo);
    // The game goes on without bounties.
    room.all([CLOSE, knock_out(&[(2, 0)], &[(2, &[1])]), knock_out(&[(3, 0)], &[(3, &[1])])]);
    assert_eq!(room.due(&[1, 2, 3]), [5_000, 3_000, 2_000]);
}

#[test]
fn what_cannot_be_is_refused() {
    let mut room = Room::at_one_table(setup(2_500, BountyKind::Fixed), 6);
    room.refuses(take(2, 0, &[1]), Refusal::NoBounties);
    room.refuses(knock_out(&[(2, 0)], &[(2, &[2])]), Refusal::NotIn);
    room.refuses(knock_out(&[(2, 0)], &[(2, &[])]), Refusal::NothingToDo);
    room.refuses(knock_out(&[(2, 0)], &[(2, &[1, 1])]), Refusal::NamedTwice);
    room.refuses(knock_out(&[(2, 0)], &[(2, &[99])]), Refusal::EntryUnknown);
    room.refuses(knock_out(&[(2, 0)], &[(3, &[1])]), Refusal::NoBounties);
    room.refuses(knock_out(&[(2, 0)], &[(2, &[1]), (2, &[3])]), Refusal::NamedTwice);
    // Two players out in one hand cannot take each other's bounty.
    room.refuses(knock_out(&[(2, 900), (3, 500)], &[(3, &[2])]), Refusal::NotIn);
    room.all([bust(3), bust(2)]);
    room.refuses(take(2, 0, &[3]), Refusal::NotIn);
    room.refuses(take(2, 1, &[1]), Refusal::NoBounties);
    room.refuses(take(77, 0, &[1]), Refusal::EntryUnknown);
    // An entry that busted later was in.
    room.all([take(3, 0, &[2])]);
    room.refuses(take(3, 0, &[2]), Refusal::BountyTaken);
    room.refuses(open_envelope(2, 100), Refusal::NoBounties);
    room.refuses(prepare(&[(10_000, 1)], 4), Refusal::NoBounties);

    let mut none = Room::at_one_table(setup(0, BountyKind::Fixed), 3);
    none.refuses(knock_out(&[(2, 0)], &[(2, &[1])]), Refusal::NoBounties);
    none.all([bust(2)]);
    none.refuses(take(2, 0, &[1]), Refusal::NoBounties);
    assert!(!none.t().bounties().any());
}
