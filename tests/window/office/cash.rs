//! The cash desk: its totals add up, and it shows the movements behind every sum.

use bottone::{
    base::time::Span,
    rehearsal::RehearsalEnd,
    session::{Desk as _, time::StageClock},
    ui_frame::action::Screen,
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    office::office,
    stage::{self, room::EventWindow},
};

/// Creates the cash desk of an evening with rebuys and add-ons, in its third level.
fn desk() -> EventWindow {
    let until = RehearsalEnd::Level { number: 3, into: Span::ZERO };
    let stage::Played { session, folder } = stage::play("club-turbo", 24, 1, until);
    let clock = StageClock::at(session.now());
    let mut room = EventWindow::on(Screen::Money, vec2(1280.0, 720.0), (folder, clock, session));
    room.key(Key::F7);
    room
}

/// Returns the rows on the screen: the totals first, then the movements.
fn rows(room: &EventWindow) -> Vec<String> {
    let rows = room.harness.get_all_by_role(Role::Row);
    rows.filter_map(|row| row.accesskit_node().label()).collect()
}

#[test]
fn without_money_the_desk_says_so() {
    let mut room = office(Screen::Money, 9);
    room.key(Key::F7);
    assert!(room.mentions("No payments yet"));
}

#[test]
fn the_desk_adds_up_and_shows_the_movements_of_a_row() {
    let mut room = desk();
    let paid = room.tournament().entries().paid().total();
    let paid = room.tournament().setup().currency.show(paid).to_string();
    assert!(room.mentions(&format!("In hand {paid}")), "{paid}: {:?}", rows(&room));
    let all = rows(&room);
    assert!(all[0].starts_with("All ") && all[0].ends_with(&paid), "{all:?}");
    assert!(all[1].starts_with("Rehearsal stage"), "{all:?}");

    room.click("By type");
    let kinds = rows(&room);
    assert!(kinds[1].starts_with("Entries "), "{kinds:?}");
    let movements = |room: &EventWindow| {
        let shown = rows(room);
        shown.into_iter().filter(|row| row.contains("Rehearsal · stage")).collect::<Vec<_>>()
    };
    room.key(Key::ArrowDown);
    assert!(movements(&room).iter().all(|row| row.contains(" Entry ")), "{:?}", movements(&room));
    room.key(Key::ArrowDown);
    let second = movements(&room);
    assert!(!second.is_empty() && !second.iter().any(|row| row.contains(" Entry ")), "{second:?}");
    assert!(room.mentions(&format!("{} of ", second.len())), "{second:?}");
}

#[test]
fn what_was_counted_in_the_drawer_is_compared() {
    let mut room = desk();
    let paid = room.tournament().entries().paid().total();
    let whole = paid.minor() / 100;
    let cases = [
        (whole.to_string(), "Correct".to_owned()),
        ((whole - 20).to_string(), "€20 short".to_owned()),
        (format!("€{},50", whole + 5), "€5.50 over".to_owned()),
        ("lots".to_owned(), "Enter an amount".to_owned()),
    ];
    for (typed, message) in cases {
        room.fill("Counted in the drawer", &typed);
        assert!(room.mentions(&message), "{typed}: {message}");
    }
}
