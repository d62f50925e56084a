//! Progressive bounties: a part in cash, the rest on the taker's head (rules §8.5).

use bottone::rules::bounties::{BountyKind, shared};

use super::{CLOSE, Room, bust, cents, knock_out, setup, take};

const HALF: BountyKind = BountyKind::PROGRESSIVE;

#[test]
fn a_share_is_divided_to_the_unit() {
    // (bounty, takers, percent in cash, cash and head of each): the odd unit of a chop goes to those
    // named first, the odd unit of a part is paid.
    type Case = (i64, usize, u8, &'static [(i64, i64)]);
    const CASES: [Case; 11] = [
        (1_000, 1, 50, &[(500, 500)]), // both 10: +5 in cash, +5 on the head
        (500, 1, 50, &[(250, 250)]),   // GG $10.50: 2.50 and 2.50
        (1_000, 1, 70, &[(700, 300)]), // PokerStars' trial
        (1_001, 1, 50, &[(501, 500)]),
        (1, 1, 50, &[(1, 0)]),
        (1_000, 1, 0, &[(0, 1_000)]),
        (1_000, 1, 100, &[(1_000, 0)]),
        (1_001, 2, 50, &[(251, 250), (250, 250)]),
        (1_000, 3, 50, &[(167, 167), (167, 166), (167, 166)]),
        (2, 3, 100, &[(1, 0), (1, 0), (0, 0)]),
        (1_000, 0, 50, &[]),
    ];
    for (bounty, takers, cash, expected) in CASES {
        let parts: Vec<_> = shared(cents(bounty), takers, cash)
            .map(|part| (part.cash.minor(), part.head.minor()))
            .collect();
        assert_eq!(parts, expected, "{bounty} by {takers} at {cash} %");
        let all: i64 = parts.iter().map(|(cash, head)| cash + head).sum();
        assert_eq!(all, if takers == 0 { 0 } else { bounty });
    }
}

#[test]
fn half_is_paid_and_half_goes_on_the_head() {
    let mut room = Room::at_one_table(setup(1_000, HALF), 4);
    room.all([knock_out(&[(2, 0)], &[(2, &[1])])]);
    assert_eq!(room.head_and_won(1), (1_500, 500));
    // The head of 15 is taken: 7.50 in cash, 10 + 7.50 on the head.
    room.all([knock_out(&[(1, 0)], &[(1, &[3])])]);
    assert_eq!((room.head_and_won(1), room.head_and_won(3)), ((0, 500), (1_750, 750)));
    // The winner keeps his own.
    room.all([CLOSE, knock_out(&[(4, 0)], &[(4, &[3])])]);
    assert_eq!(room.due(&[1, 3]), [500, 750 + 500 + 1_750 + 500]);
}

#[test]
fn seventy_percent_in_cash() {
    let mut room = Room::at_one_table(setup(1_000, BountyKind::Progressive { cash: 70 }), 3);
    room.all([knock_out(&[(2, 0)], &[(2, &[1])])]);
    assert_eq!(room.head_and_won(1), (1_300, 700));
}

#[test]
fn a_chop_splits_it_equally() {
    let mut room = Room::at_one_table(setup(1_000, HALF), 4);
    room.all([knock_out(&[(2, 0)], &[(2, &[3, 1])])]);
    assert_eq!((room.head_and_won(1), room.head_and_won(3)), ((1_250, 250), (1_250, 250)));
}

#[test]
fn a_late_claim_makes_everybody_as_rich_as_a_timely_one() {
    // 2 goes out by 1, 1 by 3, 3 by 4: whatever is told first, the money is where it would be.
    let timely = {
        let mut room = Room::at_one_table(setup(1_001, HALF), 5);
        room.all([
            knock_out(&[(2, 0)], &[(2, &[1, 5])]),
            knock_out(&[(1, 0)], &[(1, &[3])]),
            knock_out(&[(3, 0)], &[(3, &[4])]),
        ]);
        [1, 3, 4, 5].map(|number| room.head_and_won(number))
    };
    assert_eq!(timely[0].1 + timely[1].1 + timely[2].1 + timely[3].1, 1_940);
    let claims = [take(2, 0, &[1, 5]), take(1, 0, &[3]), take(3, 0, &[4])];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut room = Room::at_one_table(setup(1_001, HALF), 5);
        room.all([bust(2), bust(1), bust(3)]);
        room.all(order.map(|claim| claims[claim].clone()));
        let late = [1, 3, 4, 5].map(|number| room.head_and_won(number));
        assert_eq!(late, timely, "in the order {order:?}");
    }
}
