//! Progressive bounties: a part in cash, the rest on the taker's head (rules §8.5).

use bottone::{
    rules::bounties::{BountyKind, shared, shared_head},
    session::Desk as _,
    tournament::{
        Event,
        bounties::BountyEvent,
        history::{RecordAction, ValidRecord, apply, audit},
    },
};

use super::{CLOSE, Room, bust, cents, entry, knock_out, setup, take};

const HALF: BountyKind = BountyKind::PROGRESSIVE;

#[test]
fn a_share_is_divided_to_the_unit() {
    // (bounty, takers, percent in cash, cash and head of each): the odd unit of a chop goes to
    // those named first, the odd unit of a part is paid.
    type KnockoutCase = (i64, usize, u8, &'static [(i64, i64)]);
    const CASES: [KnockoutCase; 11] = [
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
    // The winner keeps the own bounty.
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

/// Checks that payout, heads and `bottone ask` share one rule. A quarter of 11,500 is 2,875: among
/// three 959, 958 and 958; 8,625 go on their heads.
#[test]
fn a_shared_head_is_parted_as_a_whole() {
    let mut room = shared_by_three();
    let parts: Vec<_> = shared_head(cents(1), cents(11_500), 3, 25)
        .map(|part| (11_500 + part.head.minor(), part.cash.minor()))
        .collect();
    assert_eq!(parts, [(14_375, 959), (14_375, 958), (14_375, 958)]);
    assert_eq!([2, 1, 3].map(|number| room.head_and_won(number)), parts[..]);
    assert_eq!(room.due(&[2, 1, 3]), [959, 958, 958]);
    // A claim reported late is divided in the same way: 14,375 between two.
    room.all([bust(2), take(2, 0, &[1, 3])]);
    assert_eq!([1, 3].map(|number| room.head_and_won(number)), [(19_766, 2_755), (19_765, 2_755)]);
}

fn shared_by_three() -> Room {
    let kind = BountyKind::Progressive { cash: 25 };
    let mut room = Room::at_one_table(setup(11_500, kind), 4);
    room.all([knock_out(&[(4, 0)], &[(4, &[2, 1, 3])])]);
    room
}

/// Checks a record of an older program, which lacks the field: it is divided as before, and may be
/// decided so.
#[test]
fn a_record_of_before_divides_first() {
    let room = shared_by_three();
    let mut records = room.session.records().to_vec();
    let mut marked = 0;
    for record in &mut records {
        let RecordAction::Done { events, .. } = &mut record.action else { continue };
        for event in events {
            if let Event::Bounties(BountyEvent::Taken { whole, .. }) = event {
                marked += u32::from(std::mem::take(whole));
            }
        }
    }
    assert_eq!(marked, 1);
    let beginning = room.session.beginning();
    assert_eq!(audit(beginning, &records, |_, _| {}), Ok(()));
    let mut before = beginning.tournament();
    for record in &records {
        apply(&mut before, &ValidRecord::recorded(0, record));
    }
    let won: Vec<i64> = [2, 1, 3].map(|number| before.bounties().won(entry(number)).minor()).into();
    assert_eq!(won, [959, 959, 959]);
    let on_disk = ron::to_string(&records).unwrap();
    assert!(!on_disk.contains("whole"), "{on_disk}");
}

#[test]
fn a_late_claim_makes_everybody_as_rich_as_a_timely_one() {
    // 2 is busted by 1, 1 by 3, 3 by 4: the order of the reports does not change the money.
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
