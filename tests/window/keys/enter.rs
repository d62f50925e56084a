//! Enter: it does what was chosen, and nothing before a choice.

use std::{any::Any, collections::BTreeSet};

use bottone::{
    base::seat::{SeatNo, TableNo},
    house::setup::Setup,
    rules::button::Positions,
    tournament::{Command, entries::EntryCommand, tables::TableCommand},
    ui_dialogs::{
        add_ons::SellAddOns,
        bust::BustPlayers,
        button::SetButton,
        choose_pin::ChoosePin,
        club::AskClub,
        day_two::DayTwo,
        edit_player::EditPlayer,
        edit_row::EditRow,
        fair_draw::FairDraw,
        house_settings::HouseSettings,
        keep_structure::KeepStructure,
        member::EditMember,
        network::AskLog,
        palette::{Palette, Purpose as Find},
        same_hand::SameHand,
        seal::Seal,
        seat_won::SeatWon,
        sign_in::AskSignIn,
        stack::{StackPurpose, TypeStack},
        take_back::TakeBack,
        waiting_turn::{ChangeTurn, TurnChange},
        what_if::WhatIf,
    },
    ui_frame::{
        action::{Action, FileAction, Screen},
        shelf::ShelfAction,
    },
    view::todo::TaskAct,
};
use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::{AccessKitNode, NodeT as _};

use crate::{
    by_keyboard::{SCREENS, SIZE, evening},
    keys::{
        keyboard::{enter, held},
        letters::PLACES,
        window,
    },
    stage::{EVENING, room::EventWindow},
};

fn playing(room: &EventWindow) -> usize {
    room.tournament().entries().playing_count()
}

fn records(room: &EventWindow) -> usize {
    room.app().desk().unwrap().records().len()
}

/// A question, the way to it, and its key.
type Way = (&'static str, fn(&mut EventWindow), Key);

/// Checks that Enter alone answers no question of any dialog.
#[test]
fn enter_alone_answers_no_question() {
    let seat = |room: &mut EventWindow| room.click("T1 S2 Greco");
    let table = |room: &mut EventWindow| room.presses_first("Table 1");
    let ways: [Way; 4] = [
        ("who bust?", |_| {}, Key::B),
        ("who moves?", |_| {}, Key::M),
        ("who of this table?", table, Key::B),
        ("where to?", seat, Key::M),
    ];
    for (asked, begin, key) in ways {
        let mut room = window(Screen::Floor, 5);
        begin(&mut room);
        let before = records(&room);
        room.frame([held(key, Modifiers::NONE), enter(), enter()].concat());
        room.settles();
        assert!(room.app().dialog().is_some(), "{asked}");
        assert_eq!(records(&room), before, "{asked}");
    }
    // Enter in the search does nothing either: its first line would start or stop the clock.
    let mut room = window(Screen::Floor, 5);
    let before = records(&room);
    room.frame([held(Key::K, Modifiers::COMMAND), enter()].concat());
    room.settles();
    assert_eq!(records(&room), before);
    // An arrow makes a choice.
    room.key(Key::ArrowDown);
    room.frame(enter());
    room.settles();
    assert_eq!(records(&room), before + 1, "{:?}", room.app().status_text());
}

#[test]
fn a_button_is_where_a_seat_was_struck() {
    let mut room = window(Screen::Floor, 5);
    room.presses_first("Table 1");
    room.click("More…");
    room.click("Button…");
    let before = records(&room);
    room.frame(enter());
    room.settles();
    assert!(room.app().is_asked::<SetButton>());
    assert_eq!(records(&room), before, "nobody has said where it is");
}

/// Checks two busts reported within a minute: the to-do list asks about them, and Enter does not
/// answer.
#[test]
fn enter_on_the_list_does_not_run_on_into_the_next_task() {
    let mut room = window(Screen::Floor, 5);
    for seat in [1, 2] {
        let out = vec![(room.entry(seat).unwrap(), None)];
        room.harness
            .state_mut()
            .request(Action::Submit(Command::Entries(EntryCommand::Bust { out })));
        room.settles();
    }
    room.holds(Modifiers::COMMAND, Key::K);
    room.writes("same hand");
    room.frame(enter());
    room.settles();
    assert!(room.app().is_asked::<SameHand>());
    let before = records(&room);
    room.frame(enter());
    room.settles();
    assert_eq!(records(&room), before, "nobody is ticked");
}

/// Checks that two quick presses of Enter do one task; the second is done only after time to read
/// it.
#[test]
fn a_task_that_has_just_come_up_takes_no_enter() {
    let mut room = window(Screen::Floor, 8);
    let seat = |number| SeatNo::new(number).unwrap();
    let positions = Positions { button: seat(1), small: seat(2), big: seat(3) };
    let table = TableNo::new(1).unwrap();
    let button = TableCommand::Button { table, positions, reason: None };
    room.harness.state_mut().request(Action::Submit(Command::Tables(button)));
    room.settles();
    room.waits(1.0);
    let before = records(&room);
    room.frame([enter(), enter(), enter()].concat());
    for _ in 0..12 {
        // Frames of a fast machine.
        room.waits(0.016);
    }
    assert_eq!(records(&room), before + 1, "{:?}", room.app().status_text());
    room.waits(0.8);
    room.frame(enter());
    room.settles();
    assert_eq!(records(&room), before + 2, "{:?}", room.app().status_text());
}

/// Checks that Enter in an empty field on the players screen enters no player who is only shown
/// there.
#[test]
fn enter_in_an_empty_field_takes_no_one_in() {
    let mut room = window(Screen::Players, 2);
    room.writes("Rossi, Mario");
    room.frame([enter(), enter()].concat());
    room.settles();
    assert_eq!(playing(&room), 3);
    assert!(room.app().status_text().unwrap().contains("Rossi"), "{:?}", room.app().status_text());
    let mario = room.tournament().entries().players().last().unwrap().1.entries[0];
    let bust = EntryCommand::Bust { out: vec![(mario, None)] };
    room.harness.state_mut().request(Action::Submit(Command::Entries(bust)));
    room.settles();
    room.frame(enter());
    room.settles();
    assert_eq!(playing(&room), 2, "{:?}", room.app().status_text());
}

/// Opens a screen or a dialog.
type Opens = (String, Box<dyn Fn(&mut EventWindow)>);

/// Returns every screen with its tabs, and every dialog with a field that can be opened over this
/// event.
fn places(room: &EventWindow) -> Vec<Opens> {
    let mut all: Vec<Opens> = Vec::new();
    for (screen, tabs) in SCREENS {
        for tab in std::iter::once(None).chain(tabs.iter().copied().map(Some)) {
            let open = move |room: &mut EventWindow| {
                room.harness.state_mut().request(Action::CloseDialog);
                room.harness.state_mut().request(Action::Go(screen));
                room.harness.run();
                if let Some(tab) = tab {
                    room.key(tab);
                }
            };
            all.push((format!("{screen:?} {tab:?}"), Box::new(open)));
        }
    }
    let t = room.tournament();
    let entry = t.entries().playing().next().unwrap().0;
    let (table, _) = t.tables().open().next().unwrap();
    let (player, known) = t.entries().players().next().unwrap();
    let row = t.clock().structure().rows[0].clone();
    let structure = t.clock().structure().clone();
    let find = |purpose| Action::ask(Palette::new(purpose));
    let dialogs = [
        ("several bust", Action::ask(BustPlayers::new(table, Some(entry)))),
        ("a player", Action::ask(EditPlayer::new(player, known.person.clone()))),
        ("a row", Action::ask(EditRow::change(0, &row))),
        ("a new row", Action::ask(EditRow::insert(0, &row))),
        ("a move", Action::Act(TaskAct::ChooseSeat(entry))),
        ("a new event", Action::File(FileAction::New)),
        ("a structure that is made", Action::File(FileAction::MakeStructure(None))),
        ("a structure that is pasted", Action::File(FileAction::PasteStructure(None))),
        ("the structures", Action::Shelf(ShelfAction::Open(None))),
        ("find", find(Find::Find)),
        ("who bust", find(Find::Bust)),
        ("who moves", find(Find::Move)),
        ("what if", Action::ask(WhatIf::new(t, EVENING))),
        (
            "a rule",
            Action::Submit(Command::Entries(EntryCommand::Refund { entry, keep_fee: false })),
        ),
        ("add-ons", Action::ask(SellAddOns::default())),
        ("the same hand", Action::ask(SameHand::default())),
        ("a fair draw", Action::ask(FairDraw::default())),
        ("the seal", Action::ask(Seal::default())),
        ("a word for the lock", Action::ask(ChoosePin::new(true))),
        ("the club", Action::ask(AskClub::new("", true, None))),
        ("the club's settings", Action::ask(HouseSettings::new(&Setup::default(), false))),
        ("a member", Action::ask(EditMember::new(true))),
        ("a sign-in", Action::ask(AskSignIn::new(None))),
        ("a seat won", Action::ask(SeatWon::new(entry))),
        ("a starting stack", Action::ask(TypeStack::new(entry, StackPurpose::Start))),
        ("a payment taken back", Action::ask(TakeBack::new(entry, None))),
        ("a turn", Action::ask(ChangeTurn::new(entry, TurnChange::Hold))),
        ("a day two", Action::ask(DayTwo::new("Day 2".to_owned()))),
        ("a structure that is kept", Action::ask(KeepStructure::new(&structure, Vec::new()))),
        ("a network", Action::ask(AskLog::new(String::new(), crate::stage::desk()))),
    ];
    for (name, action) in dialogs {
        let open = move |room: &mut EventWindow| {
            room.harness.state_mut().request(Action::CloseDialog);
            room.harness.state_mut().request(Action::Go(Screen::Floor));
            room.harness.state_mut().request(action.clone());
            room.harness.run();
        };
        all.push((name.to_owned(), Box::new(open)));
    }
    all
}

/// Returns the names of the fields that can be typed into, in their order.
fn fields(room: &EventWindow) -> Vec<String> {
    let all = room.harness.root().children_recursive().map(|node| node.accesskit_node());
    let one_line = |node: &AccessKitNode<'_>| {
        [Role::TextInput, Role::SearchInput, Role::PasswordInput].contains(&node.role())
    };
    all.filter(|node| one_line(node) && !node.is_disabled())
        .map(|node| node.label().or_else(|| node.placeholder().map(str::to_owned)))
        .map(Option::unwrap_or_default)
        .collect()
}

/// Checks each field of one line on every screen and in every dialog. Enter in it while it is empty
/// leaves the keyboard there, or takes it to another field.
#[test]
fn enter_in_an_empty_field_never_loses_the_keyboard() {
    let mut room = EventWindow::on(Screen::Floor, SIZE, evening());
    let (mut lost, mut tried, mut dialogs) = (Vec::new(), 0, BTreeSet::new());
    for (name, open) in places(&room) {
        open(&mut room);
        let count = fields(&room).len();
        for nth in 0..count {
            open(&mut room);
            let Some(field) = fields(&room).get(nth).cloned() else { continue };
            let node = room.harness.root().children_recursive().filter(|node| {
                let node = node.accesskit_node();
                [Role::TextInput, Role::SearchInput, Role::PasswordInput].contains(&node.role())
                    && !node.is_disabled()
            });
            let Some(node) = node.into_iter().nth(nth) else { continue };
            node.focus();
            room.harness.run();
            if !room.harness.ctx.text_edit_focused() {
                // A field out of sight takes no keyboard.
                continue;
            }
            room.ctrl(Key::A);
            room.key(Key::Backspace);
            let state = |room: &EventWindow| {
                let dialog = room.app().dialog().map(|open| (open as &dyn Any).type_id());
                (records(room), room.app().screen(), dialog)
            };
            let before = state(&room);
            room.frame(enter());
            room.settles();
            tried += 1;
            if room.app().dialog().is_some() {
                dialogs.insert(name.clone());
            }
            let stays = state(&room) == before && fields(&room).contains(&field);
            if stays && room.harness.ctx.memory(egui::Memory::focused).is_none() {
                lost.push(format!("{name}: {field:?}"));
            }
        }
    }
    assert!(lost.is_empty(), "{} of {tried} fields:\n{}", lost.len(), lost.join("\n"));
    assert!(tried > 90 && dialogs.len() > 18, "{tried} fields, {dialogs:?}");
}

/// Checks an open menu over each screen. A key struck under it does nothing to the event, asks
/// nothing and leads nowhere.
#[test]
fn under_an_open_menu_no_key_is_the_screen_s() {
    let keys = [Key::N, Key::B, Key::U, Key::C, Key::Num3, Key::Delete, Key::Enter];
    for (screen, tabs) in PLACES {
        let mut room = window(screen, 5);
        for tab in tabs.iter().map(Some).chain([None]) {
            if let Some(tab) = tab {
                room.key(*tab);
            }
            // Choose an item, if arrows choose.
            room.key(Key::Escape);
            room.key(Key::ArrowDown);
            room.harness.state_mut().request(Action::CloseDialog);
            room.harness.state_mut().request(Action::Go(screen));
            room.harness.run();
            // Enter presses a button with the keyboard wherever it is.
            let focused = room.harness.ctx.memory(egui::Memory::focused);
            room.harness.ctx.memory_mut(|memory| focused.map(|id| memory.surrender_focus(id)));
            let before = records(&room);
            room.click("Menu");
            for key in keys {
                room.key(key);
                assert!(egui::Popup::is_any_open(&room.harness.ctx), "{screen:?} {tab:?} {key:?}");
            }
            let label = format!("{screen:?} {tab:?}: {:?}", room.app().status_text());
            assert_eq!(records(&room), before, "{label}");
            assert!(room.app().dialog().is_none(), "{label}");
            assert_eq!(room.app().screen(), screen, "{label}");
            room.key(Key::Escape);
        }
    }
}
