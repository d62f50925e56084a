//! The pots tab: the vectors of the rules, typed and tapped.

use bottone::{
    base::{
        chips::Chips,
        seat::{SeatNo, Seats},
    },
    i18n::Language,
    rules::{rulebook::Rulebook, showdown::Award},
    view_table::pots::{PotsRequest, PotsView, Stake},
};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::stage::room::EventWindow;

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

fn pots() -> EventWindow {
    let mut room = EventWindow::seated(9);
    room.key(Key::F6);
    room
}

/// Types the amount that a player has put in.
fn puts(room: &mut EventWindow, who: &str, chips: &str) {
    room.harness.get_by_label(&format!("Chips of {who}")).focus();
    room.harness.run();
    room.types(chips);
}

/// Checks rules §4.1, 4-A: an all-in for 700, and two for 2,000.
#[test]
fn a_main_pot_and_a_side_pot_4_a() {
    let mut room = pots();
    for (who, chips) in [("Conti", "700"), ("Greco", "2.000"), ("Esposito", "2k"), ("Ricci", "700")]
    {
        puts(&mut room, who, chips);
    }
    room.click("Conti all-in");
    room.click("Ricci folded");
    assert!(room.reads("Main pot") && room.reads("2,800"));
    assert!(room.reads("Side pot 1") && room.reads("2,600"));
    assert!(room.reads("5,400"));
    room.click("Greco wins Side pot 1");
    room.click("Conti wins Main pot");
    assert!(room.reads("Greco gets 2,600") && room.reads("Conti gets 2,800"));
    // A player who is not in a pot cannot be tapped for it.
    assert!(!room.reads("Conti wins Side pot 1") && !room.reads("Ricci wins Main pot"));
}

/// Checks rules §4.1, 4-B: an uncalled bet goes back.
#[test]
fn an_uncalled_bet_goes_back_4_b() {
    let mut room = pots();
    for (who, chips) in [("Conti", "500"), ("Greco", "1500"), ("Esposito", "3,000")] {
        puts(&mut room, who, chips);
    }
    assert!(room.mentions("Conti, Greco have put in less than 3,000"));
    room.click("Conti all-in");
    room.click("Greco all-in");
    assert!(!room.mentions("put in less"));
    assert!(room.reads("1,500 returned to Esposito: uncalled."));
    assert!(room.reads("1,500") && room.reads("2,000") && room.reads("3,500"));
}

/// Taps chips for the player of the lit line; "=" puts in as much as the highest.
#[test]
fn one_hand_is_enough() {
    let mut room = pots();
    room.click("Chips for Marino");
    room.click("Add a chip of 1,000");
    room.click("Add a chip of 100");
    room.click("Romano matches the highest bet");
    assert!(room.reads("2,200"));
    room.click("Clear amount");
    assert!(room.reads("1,100 returned to Romano: uncalled."));
}

#[test]
fn esc_clears_and_what_was_cleared_comes_back() {
    let mut room = pots();
    puts(&mut room, "Conti", "300");
    puts(&mut room, "Greco", "300");
    assert!(room.reads("600"));
    room.key(Key::Escape);
    assert!(room.reads("600"), "Esc leaves the field first");
    room.key(Key::Escape);
    assert!(!room.reads("600"));
    room.click("Restore");
    assert!(room.reads("600"));
}

/// Checks that the followed hand fills the lines: blinds of 100 and 200, and a raise to 600.
#[test]
fn the_hand_that_is_followed_fills_the_lines() {
    let mut room = EventWindow::seated(4);
    room.key(Key::F4);
    room.key(Key::K);
    room.key(Key::R);
    room.types("600");
    room.key(Key::Enter);
    room.key(Key::F6);
    room.click("From the hand");
    assert!(room.reads("400 returned to Esposito: uncalled."));
    assert!(room.reads("500"));
    room.click("Greco matches the highest bet");
    assert!(room.reads("1,300"));
}

#[test]
fn what_is_no_amount_is_refused_with_a_sentence() {
    let mut room = pots();
    puts(&mut room, "Conti", "1.40");
    assert!(room.mentions("Enter an amount"));
}

#[test]
fn it_needs_no_event_and_speaks_italian() {
    let mut room = EventWindow::free();
    room.key(Key::F6);
    puts(&mut room, "Seat 2", "75");
    puts(&mut room, "Seat 6", "75");
    puts(&mut room, "Seat 9", "75");
    room.click("Italiano");
    room.click("Posto 2 vince Piatto");
    room.click("Posto 6 vince Piatto");
    assert!(room.mentions("Posto 2 prende 125"), "the odd chip of 25 goes to the first");
    assert!(room.mentions("Posto 6 prende 100"));
    assert!(room.mentions("La fiche dispari va a Posto 2"));
}

/// Returns the amounts of three players, with the button on seat 7 and a smallest chip of 25.
fn question(stakes: &[(u8, u64)], dead: u64) -> PotsRequest {
    let stake = |&(number, put): &(u8, u64)| Stake {
        seat: seat(number),
        name: String::new(),
        put: Chips::new(put),
        folded: false,
        all_in: false,
    };
    PotsRequest {
        stakes: stakes.iter().map(stake).collect(),
        dead: Chips::new(dead),
        button: seat(7),
        chip: Chips::new(25),
        hi_lo: false,
        won: Vec::new(),
    }
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().copied().map(seat).collect()
}

fn view_of(question: &PotsRequest) -> PotsView {
    PotsView::of(Language::English, question, &Rulebook::default())
}

/// Checks rules §4.2: 10,025 among seats 2, 6 and 9 with the button on 7: 9 and 2 have the odd
/// chips.
#[test]
fn odd_chips_go_clockwise_from_the_button_4_2() {
    let mut question = question(&[(2, 3_000), (6, 3_000), (9, 3_000)], 1_025);
    question.won = vec![Award { high: seats(&[2, 6, 9]), low: Seats::NONE }];
    let view = view_of(&question);
    let expected = ["Seat 9 gets 3,350", "Seat 2 gets 3,350", "Seat 6 gets 3,325"];
    assert_eq!(view.pots[0].shares, expected);
    let odd = &view.pots[0].odd[0];
    assert!(odd.contains("Seat 9, Seat 2") && odd.contains("button on seat 7"), "{odd}");
    assert!(odd.ends_with("TDA 20"), "{odd}");
}

/// Checks rules §4.2: pot-limit Omaha, 1,025 in chips of 25: high 525, two lows 250 each.
#[test]
fn the_high_half_has_the_odd_chip_4_2() {
    let mut question = question(&[(2, 300), (6, 300), (9, 300)], 125);
    question.hi_lo = true;
    question.won = vec![Award { high: seats(&[2]), low: seats(&[6, 9]) }];
    let view = view_of(&question);
    let expected = ["High: Seat 2 gets 525", "Low: Seat 9 gets 250", "Low: Seat 6 gets 250"];
    assert_eq!(view.pots[0].shares, expected);
    assert_eq!(view.pots[0].odd, ["The high half gets the odd chip: 525 and 500. TDA 20"]);
}

/// Checks rules §4.1, 4-C and 4-D: a short big blind, and a big blind ante.
#[test]
fn short_blinds_and_antes_4_1() {
    let mut short = question(&[(1, 200), (2, 60), (4, 200)], 0);
    short.stakes[1].all_in = true;
    let view = view_of(&short);
    let made: Vec<_> =
        view.pots.iter().map(|pot| (pot.chips.as_str(), pot.players.len())).collect();
    assert_eq!(made, [("180", 3), ("280", 2)]);
    // An all-in of 60 cannot consist of chips of 25: there must be smaller ones.
    let [doubt] = view.doubts.as_slice() else { panic!("{:?}", view.doubts) };
    assert!(doubt.contains("smallest chip, 25") && doubt.contains("chips of 5"), "{doubt}");
    short.chip = Chips::new(20);
    assert_eq!(view_of(&short).doubts, [""; 0]);
    let ante = view_of(&question(&[(2, 1_000), (5, 1_000)], 300));
    assert_eq!(ante.total, "2,300");
}

/// Checks a pot with one player, who wins without a showdown. A pot that every player has folded
/// has no winner.
#[test]
fn a_pot_for_one_and_a_pot_for_no_one() {
    let mut view = question(&[(1, 200), (2, 200)], 0);
    view.stakes[0].folded = true;
    let one = view_of(&view);
    assert_eq!(one.pots[0].shares, ["Seat 2 gets 400"]);
    assert!(one.pots[0].odd[0].contains("without a showdown"));
    view.stakes[1].folded = true;
    assert!(view_of(&view).doubts[0].contains("Everyone has folded"));
}
