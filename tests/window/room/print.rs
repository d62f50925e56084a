//! The print screen in use: by clicks, and by keys alone; the printers are shell scripts.

use std::{fs, os::unix::fs::PermissionsExt as _, path::PathBuf, time::Duration};

use bottone::{
    base::seat::TableNo,
    i18n::Language,
    session::Desk as _,
    store::printers::Spooler,
    tournament::{
        Command,
        papers::{Outlet, PrintRecord, Scope, SheetKind},
        tables::TableCommand,
    },
    ui_frame::action::{Action, Content, Screen},
    vocabulary::words::time_of_day,
};
use egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::TempDir;

use crate::stage::{self, room::EventWindow, wait_until};

struct Desk {
    room: EventWindow,
    printers: TempDir,
}

/// Creates a window on the print screen with two tables and the printers that `lpstat` lists.
fn desk(printers: &str) -> Desk {
    with(printers, "cat > \"$here/given\"", vec2(1280.0, 720.0))
}

fn with(names: &str, lp: &str, size: egui::Vec2) -> Desk {
    let printers = tempfile::tempdir().unwrap();
    let lpstat = format!(
        "case $1 in -e) printf '{names}';; -d) echo 'system default destination: Office';; esac"
    );
    let lp = format!(
        "here=$(dirname \"$0\"); for word in \"$@\"; do printf '%s\\n' \"$word\"; done >> \"$here/words\"; {lp}"
    );
    for (name, script) in [("lpstat", lpstat), ("lp", lp)] {
        let path = printers.path().join(name);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let clock = bottone::session::time::StageClock::at(stage::EVENING);
    let (folder, mut session) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    let two = vec![TableNo::new(2).unwrap(), TableNo::new(7).unwrap()];
    session.submit(Command::Tables(TableCommand::Open { tables: two, size: 9 }), None).unwrap();
    let spooler = Spooler::in_folder(printers.path().to_owned(), Duration::from_secs(30));
    let room = EventWindow::printing(Screen::Print, size, (folder, clock, session), spooler);
    let mut desk = Desk { room, printers };
    desk.waits("the printers", |desk| !desk.room.mentions("Looking for printers"));
    desk.waits("how sheets stand", |desk| desk.room.mentions("Never printed"));
    desk
}

impl Desk {
    /// Waits for background work.
    fn waits(&mut self, what: &str, there: impl Fn(&Self) -> bool) {
        wait_until(what, || {
            self.room.harness.run();
            there(self)
        });
    }

    fn words(&self) -> Vec<String> {
        let words = fs::read_to_string(self.printers.path().join("words")).unwrap_or_default();
        words.lines().map(str::to_owned).collect()
    }

    fn printed(&self) -> Vec<PrintRecord> {
        let papers = self.room.tournament().papers();
        papers.list().iter().map(|(_, printed)| printed.clone()).collect()
    }

    fn waits_for_record(&mut self, count: usize) {
        self.waits("record of the paper", |desk| desk.printed().len() == count);
    }

    fn page(&mut self, page: &str) {
        self.waits(page, |desk| desk.room.reads(page));
    }

    /// Presses the control of this name on the screen itself: the rail has words of its own.
    fn press(&mut self, label: &str) {
        self.room.harness.query_all_by_label(label).last().unwrap().click();
        self.room.harness.run();
    }

    /// Presses the line of the list that begins with this.
    fn sheet(&mut self, name: &str) {
        let label = name.to_owned();
        self.room
            .harness
            .get_all_by_role(Role::Row)
            .find(|row| row.accesskit_node().label().is_some_and(|l| l.starts_with(&label)))
            .unwrap()
            .click();
        self.room.harness.run();
    }

    fn stands(&self, name: &str, how: &str) -> bool {
        self.room.reads(&format!("{name} {how}"))
    }

    fn moves_to_table_2(&mut self) {
        let entry = self.room.entry(1).unwrap();
        let table = TableNo::new(2).unwrap();
        let seat = bottone::base::seat::SeatNo::new(1).unwrap();
        let to = bottone::base::seat::Seat { table, seat };
        let reason = bottone::tournament::tables::MoveReason::Floor(String::new());
        let command = Command::Tables(TableCommand::Move { entry, to, reason });
        self.room.harness.state_mut().request(Action::Submit(command));
        self.room.harness.run();
    }

    fn line(&self) -> String {
        self.room.app().status_text().unwrap_or_default().to_owned()
    }
}

#[test]
fn a_sheet_is_printed_with_clicks_and_is_on_record() {
    let mut desk = desk("Office\\nTicket\\n");
    desk.sheet("Seats by name");
    desk.page("page 1 of 1");
    desk.room.click("One more copy");
    desk.press("Print");
    desk.waits_for_record(1);
    let printed = desk.printed();
    assert_eq!(printed[0].sheet, SheetKind::SeatsByName);
    assert_eq!(printed[0].outlet, Outlet::Printer("Office".to_owned()), "the usual one");
    let words = desk.words();
    assert_eq!(words[..6], ["-d", "Office", "-n", "2", "-o", "media=A4"]);
    assert_eq!(words[7], "Seats by name · Autumn main");
    let given = fs::read(desk.printers.path().join("given")).unwrap();
    assert!(given.starts_with(b"%PDF"));
    assert_eq!(desk.line(), "Printed: Seats by name · Office");
    desk.waits("state", |desk| desk.room.mentions("Seats by name Printed"));
    let when = time_of_day(desk.room.app().desk().unwrap().records().last().unwrap().at());
    assert!(desk.room.mentions(&format!("Printed {when}")), "the line of the sheet says when");
    // Printing is in the log, and undo skips it.
    desk.room.key(Key::Num9);
    assert!(desk.room.mentions("Printed · Seats by name · Office"));
    desk.room.ctrl(Key::Z);
    assert_eq!(desk.printed().len(), 1);
    // Two copies were wanted of that sheet alone.
    desk.room.key(Key::Num7);
    desk.page("page 1 of 1");
    desk.press("Print");
    desk.waits_for_record(2);
    let words = desk.words();
    let copies: Vec<_> = words.windows(2).filter(|two| two[0] == "-n").map(|two| &two[1]).collect();
    assert_eq!(copies, ["2", "1"]);
}

#[test]
fn everything_is_done_from_the_keyboard_alone() {
    let mut desk = desk("Office\\n");
    // Down to the table sheets, and up again to the cards.
    desk.room.key(Key::ArrowDown);
    desk.room.key(Key::ArrowDown);
    desk.waits("document", |desk| desk.room.mentions("page 1 of"));
    desk.room.key(Key::Enter);
    desk.waits_for_record(1);
    assert_eq!(desk.printed()[0].sheet, SheetKind::TableSheets);
    desk.waits("nothing under way", |desk| !desk.room.mentions("Sending to printer"));
    desk.room.key(Key::ArrowUp);
    desk.room.key(Key::ArrowUp);
    desk.page("page 1 of 2");
    desk.room.key(Key::ArrowRight);
    assert!(desk.room.reads("page 2 of 2"));
    desk.room.key(Key::ArrowRight);
    assert!(desk.room.reads("page 2 of 2"), "there is no third");
    desk.room.key(Key::Home);
    assert!(desk.room.reads("page 1 of 2"));
    desk.room.key(Key::Z);
    desk.room.key(Key::Z);
    assert!(desk.room.reads("Whole page"));
    desk.room.key(Key::Z);
    desk.room.ctrl(Key::P);
    desk.waits_for_record(2);
    assert_eq!(desk.printed()[1].sheet, SheetKind::SeatCards);
    desk.waits("nothing under way", |desk| !desk.room.mentions("Sending to printer"));
    // From another screen the key leads here.
    desk.room.key(Key::Num1);
    desk.room.ctrl(Key::P);
    assert_eq!(desk.room.app().screen(), Screen::Print);
    desk.room.ctrl(Key::S);
    let document = desk.room.app().document().unwrap();
    assert!(matches!(document.content, Content::Sheet(..)));
    assert_eq!(document.name, "seat-cards-autumn-main");
}

#[test]
fn what_changed_is_printed_with_one_press_and_nothing_else() {
    let mut desk = desk("Office\\n");
    for kind in [SheetKind::TableSheets, SheetKind::SeatsByName, SheetKind::Levels] {
        let wanted = bottone::view_paper::printing::PrintRequest {
            sheet: kind,
            scope: Scope::All,
            laid: bottone::view_paper::printing::SheetLayout::Usual,
        };
        let print = bottone::ui_frame::action::PrintAction::Print(vec![wanted], 1);
        let before = desk.printed().len();
        desk.room.harness.state_mut().request(Action::Print(print));
        desk.waits_for_record(before + 1);
    }
    desk.waits("all current", |desk| desk.room.mentions("All sheets are up to date"));
    let press = |desk: &mut Desk| {
        desk.room.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
        desk.room.harness.run();
    };
    press(&mut desk);
    assert_eq!(desk.printed().len(), 3);
    assert!(desk.line().contains("All sheets are up to date"));
    desk.moves_to_table_2();
    desk.waits("change", |desk| desk.room.reads("Print changes: 2 sheets"));
    press(&mut desk);
    desk.waits_for_record(5);
    let printed = desk.printed();
    assert_eq!(printed[3].sheet, SheetKind::TableSheets);
    let both = vec![TableNo::new(1).unwrap(), TableNo::new(2).unwrap()];
    assert_eq!(printed[3].scope, Scope::Tables(both), "the third table is empty");
    assert_eq!(printed[4].sheet, SheetKind::SeatsByName);
    assert_eq!(desk.line(), "Printed: 2 sheets · Office");
    desk.waits("all current again", |desk| desk.room.mentions("All sheets are up to date"));
}

#[test]
fn tables_are_chosen_by_their_numbers_and_players_by_their_names() {
    let mut desk = desk("Office\\n");
    desk.sheet("Table sheets");
    desk.press("Tables");
    assert!(desk.room.mentions("Select at least one table"));
    desk.room.key(Key::Enter);
    assert!(desk.line().contains("Select at least one table"), "and nothing is printed");
    desk.press("1");
    desk.page("page 1 of 1");
    desk.press("7");
    desk.press("None");
    desk.press("All");
    desk.press("7");
    desk.press("Print");
    desk.waits_for_record(1);
    let two = [1, 2].map(|number| TableNo::new(number).unwrap()).to_vec();
    assert_eq!(desk.printed()[0].scope, Scope::Tables(two));
    desk.waits("nothing under way", |desk| !desk.room.mentions("Sending to printer"));
    desk.sheet("Seat cards");
    desk.press("Players");
    desk.room.fill("Find a player", "ross");
    desk.room.key(Key::Enter);
    assert!(desk.room.mentions("Select at least one player"), "nobody is called that");
    desk.room.fill("Find a player", "espo");
    desk.room.key(Key::Enter);
    desk.room.types("mar");
    desk.room.key(Key::Enter);
    desk.page("page 1 of 1");
    desk.room.click("Remove Marino · T1 S5");
    desk.press("Print");
    desk.waits_for_record(2);
    let esposito = desk.room.entry(3).unwrap();
    assert_eq!(desk.printed()[1].scope, Scope::Entries(vec![esposito]));
}

#[test]
fn a_printer_is_remembered_for_a_sheet_and_its_like() {
    let mut desk = desk("Office\\nTicket\\n");
    desk.sheet("Seat cards");
    let printer = |desk: &mut Desk, name: &str| {
        desk.room.harness.get_by_role_and_label(Role::ComboBox, "Printer").click();
        desk.room.harness.run();
        desk.room.click(name);
    };
    printer(&mut desk, "Ticket");
    desk.room.harness.get_by_role_and_label(Role::ComboBox, "Paper").click();
    desk.room.harness.run();
    desk.room.click("80 mm roll");
    desk.waits("document", |desk| desk.room.mentions("page 1 of"));
    desk.press("Print");
    desk.waits_for_record(1);
    let words = desk.words();
    assert_eq!(words[1], "Ticket");
    assert!(words[5].starts_with("media=Custom.") && words[5].ends_with("mm"), "{words:?}");
    let settings = desk.room.app().settings();
    assert_eq!(settings.ways.of(SheetKind::MoveSlips).printer.as_deref(), Some("Ticket"));
    assert_eq!(settings.ways.of(SheetKind::SeatsByName).printer, None);
}

#[test]
fn without_a_printer_the_button_says_so_and_what_to_do() {
    let mut desk = desk("");
    assert!(desk.room.mentions("No printer is set up"));
    desk.room.key(Key::Enter);
    assert!(desk.line().contains("save as PDF"));
    assert!(desk.printed().is_empty());
    // A sheet can still be saved, and that is on record.
    desk.room.click("Save as PDF…");
    let folder = tempfile::tempdir().unwrap();
    let to: PathBuf = folder.path().join("cards");
    desk.room.harness.state_mut().file_is_chosen(Some(to.clone()));
    desk.waits_for_record(1);
    assert_eq!(desk.printed()[0].outlet, Outlet::File);
    assert!(fs::read(to.with_extension("pdf")).unwrap().starts_with(b"%PDF"));
    assert!(desk.line().contains("cards.pdf"));
    // If it cannot be written, nothing goes on record.
    desk.room.click("Save as PDF…");
    desk.room.harness.state_mut().file_is_chosen(Some(folder.path().join("none/there.pdf")));
    desk.waits("complaint", |desk| desk.line().starts_with("Not saved in"));
    assert_eq!(desk.printed().len(), 1);
}

#[test]
fn a_printer_that_fails_is_reported_in_its_words_and_leaves_no_record() {
    let lp = "echo 'lp: The printer is on fire.' >&2; exit 1";
    let mut desk = with("Office\\n", lp, vec2(1280.0, 720.0));
    desk.press("Print");
    desk.waits("complaint", |desk| desk.line().contains("on fire"));
    assert_eq!(desk.line(), "Office did not print: lp: The printer is on fire.");
    assert!(desk.printed().is_empty());
    assert!(desk.room.mentions("Never printed"));
}

#[test]
fn a_file_that_is_only_read_prints_and_says_that_no_record_is_kept() {
    let mut desk = desk("Office\\n");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.ron");
    desk.room.app().desk().unwrap().save_copy(&path).unwrap();
    let clock = Box::new(bottone::session::time::StageClock::at(stage::EVENING));
    let bottone::session::file::OpenedEvent { desk: session, .. } =
        bottone::session::file::read(&path, clock, stage::desk()).unwrap();
    assert!(session.read_only().is_some());
    desk.room.harness.state_mut().set_desk(session);
    desk.room.key(Key::Num7);
    desk.waits("printers", |desk| !desk.room.mentions("Looking for printers"));
    assert!(desk.room.mentions("prints are not recorded"));
    desk.page("page 1 of 2");
    desk.press("Print");
    desk.waits("word", |desk| desk.line().contains("prints are not recorded"));
    assert!(desk.line().starts_with("Printed: Seat cards · Office"), "{}", desk.line());
    assert!(!desk.words().is_empty());
    assert!(desk.printed().is_empty());
}

#[test]
fn the_words_change_with_the_language_and_none_is_left() {
    let mut desk = desk("Office\\n");
    desk.room.harness.state_mut().request(Action::Language(Language::Italian));
    desk.waits("Italian", |desk| desk.stands("Cartellini dei posti", "Mai stampato"));
    desk.page("pagina 1 di 2");
    for english in ["Never printed", "Print", "Save as PDF", "page 1", "Copies", "Default"] {
        assert!(!desk.room.reads(english), "{english}");
        assert!(!desk.room.mentions(&format!("{english} ")), "{english}");
    }
}

#[test]
fn the_palette_the_floor_and_a_broken_table_lead_here() {
    let mut desk = desk("Office\\n");
    desk.room.key(Key::Num1);
    desk.room.ctrl(Key::K);
    desk.room.types("print seats by table");
    desk.room.key(Key::Enter);
    assert_eq!(desk.room.app().screen(), Screen::Print);
    desk.waits("document", |desk| desk.room.mentions("page 1 of"));
    desk.press("Print");
    desk.waits_for_record(1);
    assert_eq!(desk.printed()[0].sheet, SheetKind::SeatsByTable);
    // The table panel.
    let one = TableNo::new(1).unwrap();
    desk.room.harness.state_mut().request(Action::ShowTable(one));
    desk.room.harness.run();
    desk.room.click("Print…");
    desk.waits("document", |desk| desk.room.mentions("page 1 of"));
    desk.waits("nothing under way", |desk| !desk.room.mentions("Sending to printer"));
    desk.press("Print");
    desk.waits_for_record(2);
    assert_eq!(desk.printed()[1].sheet, SheetKind::TableSheets);
    assert_eq!(desk.printed()[1].scope, Scope::Tables(vec![one]));
    // A table breaks: the slips are one press away.
    let command = Command::Tables(TableCommand::Break { table: one, seed: 3 });
    desk.room.harness.state_mut().request(Action::Submit(command));
    desk.room.harness.run();
    desk.waits("nothing under way", |desk| !desk.room.mentions("Sending to printer"));
    desk.room.click("Print move slips");
    desk.waits("document", |desk| desk.room.mentions("page 1 of"));
    desk.press("Print");
    desk.waits_for_record(3);
    assert_eq!(desk.printed()[2].sheet, SheetKind::MoveSlips);
    assert_eq!(desk.printed()[2].scope, Scope::Tables(vec![one]));
}
