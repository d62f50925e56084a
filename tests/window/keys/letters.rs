//! A name typed anywhere changes the text in fields, and nothing else.

use bottone::{store::settings::Settings, ui_frame::action::Screen};
use egui::{Key, Role, accesskit::Action};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    keys::{evening, window},
    stage::room::EventWindow,
};

/// Letters of the clock, the sound, the projector, the chosen player and a table.
const NAME: &str = "Slow Name N. S. P.";

/// Every screen with the keys of its tabs.
pub(crate) const PLACES: [(Screen, &[Key]); 10] = [
    (Screen::Floor, &[]),
    (Screen::Players, &[]),
    (Screen::Clock, &[]),
    (Screen::Table, &TABS),
    (Screen::Chips, TABS.split_at(4).0),
    (Screen::Money, TABS.split_at(6).0),
    (Screen::Print, &[]),
    (Screen::Room, TABS.split_at(3).0),
    (Screen::Log, &[]),
    (Screen::Setup, &[]),
];

const TABS: [Key; 8] = [Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8, Key::F9, Key::F10];

/// Restarts the evening on this screen, at this tab.
pub(crate) fn at(room: &mut EventWindow, screen: Screen, tab: Option<Key>) {
    room.begins_anew(screen, evening(5));
    if let Some(tab) = tab {
        room.key(tab);
    }
    // A sheet is made in the background.
    while screen == Screen::Print && !room.mentions("page 1 of") {
        std::thread::yield_now();
        room.harness.step();
    }
}

/// Returns every screen, at every tab.
pub(crate) fn places() -> impl Iterator<Item = (Screen, Option<Key>)> {
    PLACES.into_iter().flat_map(|(screen, tabs)| {
        let tabs = tabs.iter().map(|tab| Some(*tab));
        let alone = tabs.len() == 0;
        alone.then_some(None).into_iter().chain(tabs).map(move |tab| (screen, tab))
    })
}

/// The state that a name must not change.
#[derive(Clone, Debug, PartialEq)]
struct RoomState {
    records: usize,
    clock: String,
    settings: Settings,
    screen: Screen,
}

fn kept(room: &EventWindow) -> RoomState {
    let session = room.app().desk().unwrap();
    RoomState {
        records: session.records().len(),
        clock: format!("{:?}", session.tournament().clock().read(session.now())),
        settings: room.app().settings().clone(),
        screen: room.app().screen(),
    }
}

/// Returns one widget of each pressable kind here, right of the rail: its role, its name, and its
/// index among those of the name.
fn kinds(room: &EventWindow) -> Vec<(Role, String)> {
    let mut found: Vec<(Role, String)> = Vec::new();
    for node in room.harness.root().children_recursive() {
        let inner = node.accesskit_node();
        let Some(rect) = inner.bounding_box() else { continue };
        let (role, label) = (inner.role(), inner.label().unwrap_or_default());
        let pressed = inner.data().supports_action(Action::Click)
            && !inner.is_disabled()
            && !label.is_empty();
        let here = rect.x0 > 80.0 && rect.y0 > 60.0 && rect.y1 < 690.0;
        let seat = |label: &str| label.starts_with("T1 S");
        let known = |(r, l): &(Role, String)| *r == role && seat(l) == seat(&label);
        if pressed && here && !found.iter().any(known) {
            found.push((role, label));
        }
    }
    found
}

/// Returns whether a press on this selects an item. On the floor and clock screens, keys apply to
/// the clock while nothing is selected. A press on a level at the clock goes to that level, and
/// selects nothing.
fn is_worked_on(screen: Screen, role: Role, label: &str) -> bool {
    match screen {
        Screen::Floor => label.starts_with("T1 S") || label.starts_with("Table 1"),
        Screen::Clock => role == Role::TextInput,
        _ => true,
    }
}

#[test]
fn a_name_after_a_click_on_each_kind_of_widget_changes_fields_only() {
    let mut kinds_pressed = 0;
    let mut room = window(Screen::Floor, 5);
    for (screen, tab) in places() {
        at(&mut room, screen, tab);
        for (role, label) in kinds(&room) {
            if !is_worked_on(screen, role, &label) {
                continue;
            }
            kinds_pressed += 1;
            at(&mut room, screen, tab);
            let case_label = format!("{screen:?} {tab:?}: {role:?} {label:?}");
            room.harness
                .get_all_by_role(role)
                .find(|node| node.accesskit_node().label().as_deref() == Some(label.as_str()))
                .unwrap_or_else(|| panic!("{case_label} is gone"))
                .click();
            room.settles();
            let before = kept(&room);
            if before.screen != screen && matches!(before.screen, Screen::Floor | Screen::Clock) {
                // The press led to a place without a selection, where the clock's keys apply.
                continue;
            }
            room.writes(NAME);
            let mut after = kept(&room);
            if before.screen == Screen::Table {
                // At the table letters belong to the dealer: they may act on the hand, and on
                // nothing else.
                after.records = before.records;
            }
            assert_eq!(after, before, "{case_label}, {:?}", room.app().status_text());
        }
    }
    assert!(kinds_pressed > 60, "only {kinds_pressed} kinds were found");
}

#[test]
fn on_players_a_name_goes_into_the_field_from_its_first_letter() {
    let mut room = window(Screen::Players, 5);
    room.writes("gre");
    room.presses_first("Greco 1 T1 S2");
    room.writes(NAME);
    assert_eq!(field(&room), NAME, "over what had found the row");
    // Esc leaves the field; the next letters go on at its end.
    room.key(Key::Escape);
    room.writes("x");
    assert_eq!(field(&room), format!("{NAME}x"));
}

fn field(room: &EventWindow) -> String {
    let field = room.harness.get_by_role_and_label(Role::TextInput, "Player name");
    field.value().unwrap_or_default()
}

#[test]
fn on_the_floor_the_clock_goes_by_keys_until_something_is_chosen() {
    let mut room = window(Screen::Floor, 5);
    let runs = |room: &EventWindow| {
        let session = room.app().desk().unwrap();
        session.tournament().clock().runs(session.now())
    };
    assert!(runs(&room));
    room.writes(" ");
    assert!(!runs(&room));
    room.click("T1 S2 Greco");
    room.writes(" ");
    assert!(!runs(&room));
    assert!(
        room.app().status_text().unwrap().contains("Ctrl Space"),
        "{:?}",
        room.app().status_text()
    );
    room.holds(egui::Modifiers::COMMAND, Key::Space);
    assert!(runs(&room));
    // An act on the chosen player is still one letter.
    room.writes("b");
    assert_eq!(room.entry(2), None);
}

#[test]
fn the_sound_is_switched_back_where_it_was_switched() {
    let mut room = window(Screen::Clock, 5);
    let before = room.app().settings().clone();
    room.writes("s");
    assert_ne!(*room.app().settings(), before);
    let records = room.app().desk().unwrap().records().len();
    let undo = room.harness.get_all_by_label("Undo").last().unwrap();
    undo.click();
    room.settles();
    assert_eq!(*room.app().settings(), before);
    assert_eq!(room.app().desk().unwrap().records().len(), records, "no act was taken back");
}

#[test]
fn a_list_that_has_dropped_down_keeps_the_keys_to_itself() {
    let mut room = window(Screen::Setup, 5);
    room.key(Key::F7);
    let size = || (Role::ComboBox, "Size");
    room.harness.get_by_role_and_label(size().0, size().1).scroll_to_me();
    room.settles();
    room.harness.get_by_role_and_label(size().0, size().1).click();
    room.settles();
    let before = kept(&room);
    room.writes("n2");
    assert_eq!(kept(&room), before);
    // From 100 % two lines down; Enter takes the line.
    room.key(Key::ArrowDown);
    room.key(Key::ArrowDown);
    assert_eq!(kept(&room), before, "nothing is chosen before Enter");
    room.frame(crate::keys::keyboard::enter());
    room.settles();
    assert_eq!(room.app().settings().scale, 125);
    assert_eq!(room.app().screen(), Screen::Setup);
}

/// Checks that a field is settled in every way of leaving it. Ctrl and a digit lead to another
/// screen, and the field's text is on record.
#[test]
fn a_field_is_settled_when_a_key_leads_to_another_screen() {
    let mut room = window(Screen::Setup, 5);
    room.key(Key::F7);
    room.harness.get_by_role_and_label(Role::TextInput, "Operator").scroll_to_me();
    room.harness.run();
    room.fill("Operator", "Mara");
    room.ctrl(Key::Num1);
    assert_eq!(room.app().screen(), Screen::Floor);
    assert_eq!(room.app().settings().operator, "Mara");
}
