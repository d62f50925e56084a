//! The layout of single screens: what is in sight at 1280×720, and in which order.

#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a test")]

use bottone::{
    i18n::Language,
    session::time::Timekeeper as _,
    ui_frame::action::{Action, Screen},
    view::todo::{self, urgency},
    view_table::record::TRIGGERS,
};
use egui::{
    Key, Rect, Vec2,
    accesskit::{Action as Does, Role},
    vec2,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};

use crate::{stage::room::EventWindow, zoom::evening};

/// 1280×720 points; the harness adds a margin of eight points.
const SIZE: Vec2 = vec2(1280.0 + 16.0, 720.0 + 16.0);

fn on(screen: Screen) -> EventWindow {
    EventWindow::on(screen, SIZE, evening())
}

/// Returns the names and places of the nodes of a role.
fn of_role(room: &EventWindow, role: Role) -> Vec<(String, Rect)> {
    let nodes = room.harness.query_all(by().role(role).recursive(true));
    nodes.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}

/// Checks that the Ruling tab has at most 25 controls below the tabs; *More* has the rest.
#[test]
fn a_ruling_has_at_most_25_controls_in_sight() {
    let mut room = on(Screen::Table);
    let count = |room: &EventWindow| {
        let tabs = room.harness.get_by_label("Ruling").rect().bottom() + 4.0;
        let all = room.harness.root().children_recursive();
        let below = all.filter(|node| {
            let inner = node.accesskit_node();
            let place = inner.bounding_box().map(|_| node.rect());
            let is_control = inner.data().supports_action(Does::Click) || inner.is_text_input();
            let foot = room.harness.ctx.content_rect().bottom() - 40.0;
            is_control && place.is_some_and(|at| at.top() > tabs && at.bottom() < foot)
        });
        below.filter(|node| node.rect().left() > 84.0).count()
    };
    let few = count(&room);
    assert!((15..=25).contains(&few), "{few}");
    room.click("More");
    assert!(count(&room) > 25, "the rest is there");
    // The fields that decide are never out of sight.
    room.key(Key::Escape);
    assert_eq!(count(&room), few);
    room.key(Key::V);
    assert!(room.reads("Last chips") && count(&room) > 25);
}

#[test]
fn the_verdict_always_has_the_chips_to_add_or_to_return() {
    let mut room = EventWindow::seated(9);
    for (keys, line) in [
        (&[Key::E][..], "Return 800."),
        (&[Key::Q], "Ask for 100 more."),
        (&[Key::D, Key::E], "Nothing to add or return."),
    ] {
        for key in keys {
            room.key(*key);
        }
        assert!(room.reads(line), "{line}");
        room.key(Key::Escape);
    }
}

#[test]
fn the_log_has_sixteen_rows_and_details_of_the_chosen_one_only() {
    let mut room = on(Screen::Log);
    let rows = |room: &EventWindow| {
        let foot = room.harness.ctx.content_rect().bottom() - 50.0;
        of_role(room, Role::Row).into_iter().filter(|(_, at)| at.bottom() < foot).count()
    };
    assert!(rows(&room) >= 16, "{}", rows(&room));
    assert!(!room.reads("Void"));
    let before = of_role(&room, Role::Row);
    room.key(Key::ArrowDown);
    assert!(room.reads("Void"));
    assert!(rows(&room) >= 16, "the rows stay where they are");
    assert_eq!(of_role(&room, Role::Row)[3].1.y_range(), before[3].1.y_range());
    room.click("Close");
    assert!(!room.reads("Void"));
}

/// Checks that the whole menu is in sight below its button, in both languages.
#[test]
fn the_menu_is_in_sight_without_scrolling_and_leaves_its_button_free() {
    for language in Language::complete() {
        let mut room = on(Screen::Floor);
        room.harness.state_mut().request(Action::Language(language));
        room.harness.run();
        let menu = language.word("shell-menu");
        let disc = room.harness.get_by_role_and_label(Role::Button, &menu).rect();
        room.click(&menu);
        let window = room.harness.ctx.content_rect();
        for name in ["shell-quit", "shell-close-event", "shelf-open", "paste-save", "phones-menu"] {
            let word = language.word(name);
            let at = room.harness.get_all_by_label_contains(&word).last().unwrap().rect();
            assert!(window.contains_rect(at) && at.top() >= disc.bottom(), "{word}: {at}");
        }
    }
}

#[test]
fn find_puts_the_best_match_first_and_opens_with_what_was_wanted_last() {
    let mut room = on(Screen::Floor);
    let first = |room: &EventWindow| of_role(room, Role::ListBoxOption).first().unwrap().0.clone();
    room.ctrl(Key::K);
    room.types("break");
    assert!(first(&room).starts_with("Break table "), "{}", first(&room));
    room.ctrl(Key::A);
    room.types("print");
    let wanted = first(&room);
    room.key(Key::Enter);
    room.ctrl(Key::K);
    assert_eq!(first(&room), wanted);
}

#[test]
fn rare_acts_of_a_player_are_behind_one_button() {
    let mut room = on(Screen::Players);
    let (row, _) = of_role(&room, Role::Row).swap_remove(0);
    room.click(&row);
    assert!(room.reads("History") && !room.reads("Edit…"));
    room.click("More…");
    assert!(room.reads("Edit…"));
}

#[test]
fn what_waits_now_is_first_on_the_list() {
    let room = on(Screen::Floor);
    let t = room.tournament();
    let now = room.clock.now();
    let tasks = todo::tasks(Language::English, t, &t.seating_plan(now), now);
    let tasks = todo::most_urgent_first(tasks);
    assert!(tasks.is_sorted_by_key(|task| urgency(task.tone)), "{tasks:?}");
}

/// Checks that both tables of the Button tab share the whole width, with the reasons below them,
/// and that the form of a correction is beside them.
#[test]
fn the_tables_of_the_button_have_the_whole_width() {
    let mut room = on(Screen::Table);
    room.key(Key::F5);
    // The seats of what is only thought of can be tapped, and so have names.
    room.key(Key::W);
    let seats = |name: &str| {
        let all = room.harness.query_all(by().label_contains(name).recursive(true));
        all.map(|node| node.rect()).reduce(Rect::union).unwrap()
    };
    let (last, next) = (seats("Last hand: seat"), seats("Next hand: seat"));
    assert!(last.width() > 500.0 && next.width() > 500.0, "{last} {next}");
    let why = room.harness.get_by_label("Why").rect();
    assert!(why.top() > last.bottom() && why.top() > next.bottom(), "{why}");
    room.key(Key::W);
    room.key(Key::B);
    assert!(room.reads("Correct the button"));
    room.key(Key::Escape);
    assert!(!room.reads("Correct the button"));
}

/// Checks that the clock that would start is shown before one runs, with the effect of its end.
#[test]
fn a_clock_is_shown_before_it_runs() {
    let mut room = on(Screen::Table);
    room.key(Key::F9);
    assert!(room.reads("25+5") && room.reads("At zero, the hand is dead · TDA 29"));
    room.click("No bet");
    assert!(room.reads("At zero, the player checks · TDA 29"));
    room.click("15 s");
    assert!(room.reads("15+5"));
}

/// Checks that the empty Pots tab names the steps, and that its button opens the keys for the first
/// player.
#[test]
fn empty_pots_have_the_steps_and_a_button_for_the_first() {
    let mut room = on(Screen::Table);
    room.key(Key::F6);
    assert!(room.mentions("Mark who folded") && !room.reads("Next player"));
    room.click("Tap chips from seat 1");
    assert!(room.reads("Next player"));
}

/// Checks that every player and every reason of a penalty is in sight, also at a full table.
#[test]
fn everything_for_a_penalty_is_in_sight() {
    for language in Language::complete() {
        let mut room = EventWindow::seated(9);
        room.harness.state_mut().request(Action::Language(language));
        room.harness.run();
        room.key(Key::F10);
        let own = room.harness.get_by_label(&language.word("record-own-words")).rect();
        let warning = language.word("record-warning");
        let warning = room.harness.get_by_role_and_label(Role::Button, &warning).rect();
        for name in TRIGGERS {
            let word = language.word(name);
            let at = room.harness.get_by_role_and_label(Role::Button, &word).rect();
            let in_sight = at.top() > own.bottom() && at.bottom() < warning.top() + 0.5;
            assert!(in_sight, "{word}: {at}, above {warning}");
        }
    }
}
