//! Tests of `src/base/seat.rs`.

use bottone_base::{
    seat::{SeatNo, Seats},
    unreadable::{ExpectedKind, Unreadable},
};

fn seat(n: u8) -> SeatNo {
    SeatNo::new(n).unwrap()
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&n| seat(n)).collect()
}

#[test]
fn only_seats_that_exist() {
    assert_eq!(SeatNo::new(0), None);
    assert_eq!(SeatNo::new(12), None);
    assert_eq!(ron::from_str::<SeatNo>("11"), Ok(seat(11)));
    let wrong = ron::from_str::<SeatNo>("0").unwrap_err().code.to_string();
    let found = Unreadable { expected: ExpectedKind::Seat, found: "0".to_owned() };
    assert_eq!(Unreadable::of(&wrong), Some(found), "{wrong}");
}

#[test]
fn the_walk_goes_clockwise_and_round() {
    let live = seats(&[2, 5, 9]);
    assert_eq!(live.next(seat(5)), Some(seat(9)));
    assert_eq!(live.next(seat(9)), Some(seat(2)));
    assert_eq!(live.next(seat(3)), Some(seat(5)));
    assert_eq!(live.previous(seat(2)), Some(seat(9)));
    assert_eq!(live.previous(seat(3)), Some(seat(2)));
    assert_eq!(seats(&[4]).next(seat(4)), Some(seat(4)));
    assert_eq!(Seats::NONE.next(seat(4)), None);
}

#[test]
fn between_leaves_out_both_ends() {
    let all = Seats::all(9);
    assert_eq!(all.between(seat(8), seat(2)), seats(&[9, 1]));
    assert_eq!(all.between(seat(2), seat(3)), Seats::NONE);
    assert_eq!(all.between(seat(3), seat(3)), all.without(seat(3)));
}

#[test]
fn a_set_reads_as_it_is_written() {
    let set = seats(&[1, 7, 11]);
    assert_eq!(ron::to_string(&set).unwrap(), "[1,7,11]");
    assert_eq!(ron::from_str::<Seats>("[11,1,7]"), Ok(set));
}
