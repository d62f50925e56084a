//! Unsaved edits: each form with a Save button of its own keeps Save and Discard in sight and marks
//! its screen. It is asked about before the screen, the event or the program is left.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::{chips::Chips, time::Span},
    i18n::Language,
    rehearsal::RehearsalEnd,
    rules::chip_set::{ChipPlan, ChipSet, ChipStock},
    session::{Desk as _, time::StageClock},
    tournament::{
        Command,
        setup::{Setup, SetupCommand},
    },
    ui_dialogs::unsaved::AskUnsaved,
    ui_frame::{
        action::{Action, FileAction, Screen},
        forms::FormKind,
    },
};
use egui::{Key, ViewportCommand, ViewportEvent, ViewportId, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::{
    office::prizes::paid,
    stage::{self, room::EventWindow},
};

/// Returns the forms that are edited here. Another test has the page of a person.
fn forms() -> impl Iterator<Item = FormKind> {
    FormKind::ALL.into_iter().filter(|form| form.screen().is_some())
}

/// Creates an event in a file, on this screen.
fn at(screen: Screen) -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let (folder, session) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    EventWindow::on(screen, vec2(1280.0, 720.0), (folder, clock, session)).in_file()
}

fn field(room: &mut EventWindow, role: egui::accesskit::Role, name: &str, text: &str) {
    room.harness.get_by_role_and_label(role, name).click();
    room.harness.run();
    room.ctrl(Key::A);
    room.types(text);
}

/// Returns the window with unsaved edits of this form, and whether they can be saved as they are.
fn edited(form: FormKind) -> (EventWindow, bool) {
    use egui::accesskit::Role::{MultilineTextInput, TextInput};
    let screen = form.screen().unwrap();
    match form {
        FormKind::Event => {
            let mut room = at(screen);
            room.key(Key::F3);
            field(&mut room, TextInput, "Event name", "Winter");
            (room, true)
        }
        FormKind::Cell => {
            let mut room = at(screen);
            // The first level is being played: the cell of the next one is edited.
            let row = room.harness.get_all_by_role(egui::accesskit::Role::Row);
            let next = row.filter(|node| {
                let name = egui_kittest::kittest::NodeT::accesskit_node(node).label();
                name.is_some_and(|name| name.starts_with("4 "))
            });
            let place = next.map(|node| node.rect()).next().unwrap();
            // Under "Small": the columns before it are 38 and 64 points wide.
            let at = egui::pos2(place.left() + 96.0, place.center().y);
            room.harness.hover_at(at);
            room.harness.run();
            for pressed in [true, false] {
                room.harness.event(egui::Event::PointerButton {
                    pos: at,
                    button: egui::PointerButton::Primary,
                    pressed,
                    modifiers: egui::Modifiers::NONE,
                });
                room.harness.run();
            }
            room.types("many");
            (room, false)
        }
        FormKind::ChipSet => {
            let mut room = at(screen);
            room.key(Key::F6);
            room.click("Select a set");
            room.harness.get_by_label_contains("Club set without 25s").click();
            room.harness.run();
            (room, true)
        }
        FormKind::Payouts => {
            let mut room = paid();
            room.harness.get_by_role_and_label(egui::accesskit::Role::ComboBox, "Method").click();
            room.harness.run();
            room.click("Seats");
            field(&mut room, TextInput, "Value of each", "a lot");
            (room, false)
        }
        FormKind::League => {
            let mut room = at(screen);
            room.key(Key::F8);
            field(&mut room, TextInput, "League name", "Winter 2026");
            room.click("New league");
            field(&mut room, MultilineTextInput, "Formula per place", "n - r + 7");
            (room, true)
        }
        FormKind::Theme => {
            let mut room = at(screen);
            room.click("Edit theme");
            field(&mut room, TextInput, "Theme name", "Red room");
            (room, true)
        }
        FormKind::Person => unreachable!("it is none of the screens of an event"),
    }
}

fn asks(room: &EventWindow) -> bool {
    room.app().is_asked::<AskUnsaved>()
}

fn goes(room: &mut EventWindow, action: Action) {
    room.harness.state_mut().request(action);
    room.harness.run();
}

#[test]
fn every_form_keeps_save_and_discard_in_sight_and_marks_its_screen() {
    for form in forms() {
        let (mut room, can_save) = edited(form);
        assert!(room.mentions("Not saved: "), "{form:?}");
        assert!(room.mentions(", not saved"), "{form:?}: the rail has no mark");
        let save = room.harness.get_by_label("Save changes");
        let dimmed = egui_kittest::kittest::NodeT::accesskit_node(&save).is_disabled();
        assert_eq!(dimmed, !can_save, "{form:?}");
        if can_save {
            room.click("Save changes");
        } else {
            room.click("Discard changes");
        }
        assert!(!room.mentions("Not saved: "), "{form:?}: it is saved or discarded");
        assert!(!room.mentions(", not saved"), "{form:?}");
        goes(&mut room, Action::Go(Screen::Log));
        assert!(!asks(&room), "{form:?}");
        assert_eq!(room.app().screen(), Screen::Log);
    }
}

#[test]
fn every_form_is_asked_about_before_its_screen_is_left() {
    for form in forms() {
        let (mut room, can_save) = edited(form);
        let screen = form.screen().unwrap();
        goes(&mut room, Action::Go(Screen::Log));
        assert!(asks(&room), "{form:?}");
        assert_eq!(room.app().screen(), screen, "{form:?}: the screen stays");
        room.click("Stay here");
        assert!(room.mentions("Not saved: "), "{form:?}: what is typed stays");
        goes(&mut room, Action::Go(Screen::Log));
        room.click(if can_save { "Save and continue" } else { "Discard and continue" });
        assert_eq!(room.app().screen(), Screen::Log, "{form:?}");
        goes(&mut room, Action::Go(screen));
        assert!(!room.mentions("Not saved: "), "{form:?}");
    }
}

#[test]
fn rebuys_that_are_ticked_and_left_are_not_lost_without_a_word() {
    for language in [Language::English, Language::Italian] {
        let mut room = at(Screen::Setup);
        goes(&mut room, Action::Language(language));
        room.key(egui::Key::F3);
        let rebuys = if language == Language::English { "Rebuys" } else { "Rebuy" };
        room.harness.get_by_label(rebuys).click_accesskit();
        room.harness.run();
        goes(&mut room, Action::Go(Screen::Floor));
        assert!(asks(&room), "{language:?}: the rebuys are not on");
        let why = if language == Language::English { "not in effect" } else { "non sono ancora" };
        assert!(room.mentions(why), "{language:?}");
    }
}

/// Changes the setup as another desk would.
fn changed(room: &mut EventWindow, change: impl FnOnce(&mut Setup)) {
    let mut setup = setup(room);
    change(&mut setup);
    goes(room, Action::Submit(Command::Setup(SetupCommand::Change(Box::new(setup)))));
}

fn setup(room: &EventWindow) -> Setup {
    room.app().desk().unwrap().tournament().setup().clone()
}

#[test]
fn edits_stay_while_another_desk_changes_something_else() {
    let (mut room, _) = edited(FormKind::Event);
    changed(&mut room, |setup| setup.day = "Friday".to_owned());
    assert!(room.mentions("Not saved: "));
    room.click("Save changes");
    assert_eq!((setup(&room).name, setup(&room).day), ("Winter".to_owned(), "Friday".to_owned()));
    assert!(!room.mentions("Not saved: "));

    let (mut room, _) = edited(FormKind::ChipSet);
    changed(&mut room, |setup| {
        let chip =
            ChipStock { value: Chips::new(100), name: String::new(), colour: (0, 0, 0), owned: 9 };
        let set = ChipSet { name: "Other set".to_owned(), chips: vec![chip], ..ChipSet::default() };
        setup.chips = Some(ChipPlan { set, reserve: 55, ..ChipPlan::default() });
    });
    assert!(room.mentions("Not saved: "));
    room.click("Save changes");
    let plan = setup(&room).chips.unwrap();
    assert_eq!((plan.reserve, plan.set.name.as_str()), (55, "Club set without 25s"));
    assert!(!room.mentions("Not saved: "));
}

#[test]
fn edits_wait_while_an_earlier_time_is_shown() {
    for form in [FormKind::Event, FormKind::ChipSet] {
        let (mut room, _) = edited(form);
        let before = stage::EVENING.after(Span::from_secs(1));
        goes(&mut room, Action::LookBack(Some(before)));
        assert!(!room.mentions("Not saved: "), "{form:?}");
        goes(&mut room, Action::LookBack(None));
        assert!(room.mentions("Not saved: "), "{form:?}");
        let was = setup(&room);
        room.click("Save changes");
        assert_ne!(setup(&room), was, "{form:?}");
    }
}

#[test]
fn an_event_that_is_opened_does_not_hide_edits() {
    let (mut room, _) = edited(FormKind::Event);
    let stage::Played { session, folder } = stage::play("club-turbo", 6, 1, RehearsalEnd::End);
    let file = session.path().unwrap().to_owned();
    drop(session);
    goes(&mut room, Action::File(FileAction::OpenThis(file.clone())));
    assert!(asks(&room) && room.app().desk().unwrap().path() != Some(&file));
    room.click("Discard and continue");
    assert_eq!(room.app().desk().unwrap().path(), Some(file.as_path()));
    drop(folder);
}

#[test]
fn an_event_and_the_program_are_not_left_with_edits() {
    let (mut room, _) = edited(FormKind::Event);
    goes(&mut room, Action::File(FileAction::Close));
    assert!(asks(&room) && room.app().desk().is_some());
    room.click("Stay here");
    let main = room.harness.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    main.events.push(ViewportEvent::Close);
    room.harness.step();
    let output = &room.harness.output().viewport_output[&ViewportId::ROOT];
    assert!(output.commands.contains(&ViewportCommand::CancelClose));
    assert!(asks(&room));
    room.harness.run();
    room.click("Stay here");
    goes(&mut room, Action::File(FileAction::Close));
    room.click("Discard and continue");
    assert!(room.app().desk().is_none());
}
