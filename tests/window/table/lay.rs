//! The layout of a table: no parts overlap, however small the place and however many players.

use std::sync::Arc;

use bottone::{
    base::seat::SeatNo,
    ui_kit::widgets::{TALLEST, TableLayout, TableParts},
};
use egui::{Context, Pos2, Rect, vec2};

const PLACES: [(f32, f32); 8] = [
    (520.0, 300.0),
    (520.0, 420.0),
    (600.0, 470.0),
    (640.0, 300.0),
    (700.0, 520.0),
    (900.0, 400.0),
    (1_000.0, 900.0),
    (1_200.0, 800.0),
];
/// Two tables side by side, as between two hands.
const HALVES: [(f32, f32); 3] = [(327.0, 270.0), (400.0, 340.0), (520.0, 460.0)];

/// Returns every table in every place: with chips, with chips and cards, and with discs alone.
fn lays() -> impl Iterator<Item = (String, Rect, u8, Arc<TableLayout>)> {
    let played = [(true, false), (true, true)];
    let whole =
        PLACES.into_iter().flat_map(move |size| played.map(|(bets, cards)| (size, bets, cards)));
    let all = whole.chain(HALVES.into_iter().map(|size| (size, false, false)));
    all.flat_map(|((width, height), bets, cards)| {
        (2..=11).map(move |seats| {
            let place = Rect::from_min_size(Pos2::new(20.0, 70.0), vec2(width, height));
            let name = format!("{seats} seats in {width} by {height}, bets {bets}, cards {cards}");
            let lay =
                TableLayout::cached(&Context::default(), place, seats, TableParts { cards, bets });
            (name, place, seats, lay)
        })
    })
}

#[test]
fn no_plate_touches_another_or_leaves_the_place() {
    for (name, place, seats, lay) in lays() {
        let plates: Vec<Rect> = SeatNo::up_to(seats).map(|seat| lay.plate(seat)).collect();
        for (at, plate) in plates.iter().enumerate() {
            assert!(place.expand(1.0).contains_rect(*plate), "{name}: plate {}", at + 1);
            assert!(plate.width() >= 55.0, "{name}: {} wide", plate.width());
            for other in plates.iter().skip(at + 1) {
                assert!(!plate.intersects(*other), "{name}: {plate} and {other}");
            }
            assert!(!plate.contains(lay.dealer()), "{name}: the dealer is under plate {}", at + 1);
        }
    }
}

#[test]
fn chips_lie_on_no_plate_and_not_on_the_pot() {
    for (name, _, seats, lay) in lays() {
        let middle = lay.middle;
        assert!(middle.width() >= 80.0 && middle.height() >= 40.0, "{name}: {middle}");
        for seat in SeatNo::up_to(seats) {
            let plate = lay.plate(seat);
            assert!(!plate.intersects(middle.shrink(0.5)), "{name}: the pot under plate {seat}");
        }
    }
    for (name, _, seats, lay) in lays() {
        let fronts: Vec<Rect> = SeatNo::up_to(seats).map(|seat| lay.front(seat)).collect();
        for (at, front) in fronts.iter().enumerate() {
            let seat = at + 1;
            assert!(!front.intersects(lay.middle.shrink(0.5)), "{name}: bet {seat} on the pot");
            for plate in SeatNo::up_to(seats).map(|seat| lay.plate(seat)) {
                assert!(!front.intersects(plate), "{name}: bet {seat} on a plate");
            }
            for other in fronts.iter().skip(at + 1) {
                assert!(!front.shrink(2.0).intersects(*other), "{name}: bet {seat} on another");
            }
        }
    }
}

#[test]
fn discs_lie_on_the_felt_before_their_seat() {
    for (name, _, seats, lay) in lays() {
        for seat in SeatNo::up_to(seats) {
            let disc = lay.disc(seat, 0);
            let square = Rect::from_center_size(disc, vec2(2.0, 2.0) * lay.radius());
            let away = (disc - lay.centre).abs() / lay.felt;
            assert!(away.x <= 1.0 && away.y <= 1.0, "{name}: disc {seat} is beside the felt");
            for plate in SeatNo::up_to(seats).map(|seat| lay.plate(seat)) {
                assert!(!square.intersects(plate), "{name}: disc {seat}");
            }
        }
    }
}

#[test]
fn a_table_is_longer_than_it_is_wide_and_the_dealer_sits_at_the_bottom() {
    for (name, _, seats, lay) in lays() {
        assert!(lay.felt.y <= lay.felt.x * TALLEST + 0.5, "{name}: {:?}", lay.felt);
        let lowest = SeatNo::up_to(seats).map(|seat| lay.plate(seat).center().y);
        let lowest = lowest.fold(f32::MIN, f32::max);
        assert!(lay.dealer().y >= lowest - 1.0, "{name}: the dealer");
        let first = SeatNo::new(1).unwrap();
        assert!(lay.plate(first).center().x < lay.centre.x, "{name}: seat 1 is at his left");
    }
}
