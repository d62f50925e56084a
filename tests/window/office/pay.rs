//! Paying out: the list, the form, the slips.

use bottone::{
    base::money::Money,
    i18n::Language,
    print::Job,
    rehearsal::RehearsalEnd,
    session::Desk as _,
    tournament::{
        entries::EntryId,
        papers::SheetKind,
        payments::{Due, Results},
    },
    ui_frame::action::{Action, Content, Screen},
    view::{log::corrections, todo::TaskAct},
    view_paper::printing::PrintRequest,
};
use egui::{Key, vec2};

use crate::{office::EventWindow, stage};

/// Creates the tab over an evening of 40 that has a winner.
fn desk() -> EventWindow {
    let stage::Played { session, folder } = stage::play("club-turbo", 40, 3, RehearsalEnd::End);
    let clock = bottone::session::time::StageClock::at(session.now());
    let mut room = EventWindow::on(Screen::Money, vec2(1280.0, 720.0), (folder, clock, session));
    room.key(Key::F6);
    room
}

fn dues(room: &EventWindow) -> Vec<Due> {
    let session = room.harness.state().desk().unwrap();
    session.tournament().dues(session.now())
}

fn family(room: &EventWindow, entry: EntryId) -> String {
    let session = room.harness.state().desk().unwrap();
    session.tournament().entries().person(entry).unwrap().family.clone()
}

fn results(room: &EventWindow) -> Results {
    let session = room.harness.state().desk().unwrap();
    session.tournament().results(session.now())
}

/// Returns the printed form of a sheet.
fn job(room: &EventWindow, wanted: &PrintRequest) -> Job {
    let session = room.harness.state().desk().unwrap();
    wanted.job(&session.papers(Language::English))
}

#[test]
fn a_player_is_found_and_paid_from_the_keyboard_and_the_next_one_can_be_typed() {
    let mut room = desk();
    let all = dues(&room);
    let second = all[1];
    let name = family(&room, second.entry);
    room.fill("Find a player to pay", &name);
    room.key(Key::Enter);
    room.types("AX 1234567");
    room.key(Key::Enter);
    let session = room.harness.state().desk().unwrap();
    let paid: Vec<_> = session.tournament().payments().of(second.entry).cloned().collect();
    assert_eq!(paid.len(), 1);
    assert_eq!((paid[0].amount, paid[0].document.as_str()), (second.total, "AX 1234567"));
    // The search field has the keyboard again.
    room.types("zzz");
    assert!(room.mentions("No matching players"));
}

#[test]
fn all_are_paid_one_after_the_other_and_the_results_are_final() {
    let mut room = desk();
    for due in dues(&room) {
        let session = room.harness.state().desk().unwrap();
        let money = bottone::i18n::Language::English
            .money(due.total, &session.tournament().setup().currency);
        let name = family(&room, due.entry);
        room.fill("Find a player to pay", &name);
        room.click(&format!("Pay {money}"));
    }
    assert_eq!(results(&room), Results::Final);
    assert!(room.mentions("Results final: everyone has been paid"));
}

#[test]
fn a_payment_is_taken_back_with_a_reason_and_stays_in_sight() {
    let mut room = desk();
    let first = dues(&room)[0];
    let session = room.harness.state().desk().unwrap();
    let money =
        bottone::i18n::Language::English.money(first.total, &session.tournament().setup().currency);
    room.key(Key::Enter);
    room.click(&format!("Pay {money}"));
    // The next waiting player is not chosen automatically: the slip is of the paid player.
    room.click("Void");
    room.fill("Reason", "wrong player");
    room.key(Key::Enter);
    let session = room.harness.state().desk().unwrap();
    assert_eq!(session.tournament().due(first.entry, session.now()).unwrap().paid, Money::ZERO);
    assert!(room.mentions("wrong player"));
}

/// Checks that undo does not make handed-over money disappear: it asks for a reason.
#[test]
fn undo_asks_why_a_payment_is_taken_back() {
    let mut room = desk();
    let first = dues(&room)[0];
    let currency = &room.tournament().setup().currency;
    let money = bottone::i18n::Language::English.money(first.total, currency);
    room.key(Key::Enter);
    room.click(&format!("Pay {money}"));
    let paid = |room: &EventWindow| room.tournament().payments().all().clone();
    assert_eq!(paid(&room).len(), 1);
    // The payment cannot be struck out either; the log leads to the place where it is taken back.
    let session = room.harness.state().desk().unwrap();
    let steps =
        corrections(Language::English, session.tournament(), session.records().last().unwrap());
    assert_eq!(steps.len(), 1);
    assert_eq!(steps[0].act, TaskAct::ShowPayments(first.entry));
    room.harness.state_mut().request(Action::Undo);
    room.harness.run();
    assert!(room.mentions("Cash already handed over must be collected"));
    assert!(paid(&room)[0].is_valid());
    room.key(Key::Enter);
    assert!(paid(&room)[0].is_valid(), "not without a reason");
    room.types("The wrong envelope");
    room.key(Key::Enter);
    let back = paid(&room)[0].taken_back.clone();
    assert_eq!(back.map(|(_, reason)| reason).as_deref(), Some("The wrong envelope"));
}

/// Returns the choice on the print screen, as the key that saves it takes it.
fn chosen(room: &mut EventWindow) -> PrintRequest {
    assert_eq!(room.harness.state().screen(), Screen::Print);
    room.ctrl(Key::S);
    let document = room.harness.state().document().unwrap();
    let Content::Sheet(wanted, _) = &document.content else { panic!("a sheet, not {document:?}") };
    wanted.clone()
}

#[test]
#[allow(clippy::disallowed_methods, reason = "a test reads what was written")]
fn slips_and_sheets_are_chosen_to_be_printed_and_can_be_saved() {
    let mut room = desk();
    let all = dues(&room).len();
    room.click("Slips…");
    let wanted = chosen(&mut room);
    let Job::Slips(slips) = job(&room, &wanted) else { panic!("slips") };
    assert_eq!(slips.len(), all);
    room.key(Key::Num6);
    room.click("Payout sheet…");
    let wanted = chosen(&mut room);
    assert!(matches!(job(&room, &wanted), Job::Sheets(_)));
    let document = room.harness.state().document().unwrap();
    assert_eq!(document.name, "payouts-evening-3");
    // A file is chosen.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet");
    room.harness.state_mut().file_is_chosen(Some(path.clone()));
    assert!(room.harness.state().document().is_none());
    stage::wait_until("the sheet is not reported", || {
        room.harness.run();
        room.harness.state().status_text().is_some_and(|line| line.contains("sheet.pdf"))
    });
    let bytes = std::fs::read(path.with_extension("pdf")).unwrap();
    assert!(bytes.starts_with(b"%PDF"));
}

#[test]
fn no_one_is_owed_anything_while_registration_is_open() {
    let mut room = crate::office::office(Screen::Money, 9);
    room.key(Key::F6);
    assert!(room.mentions("No prizes are due while registration is open"));
}

#[test]
fn enter_pays_and_enter_continues_with_the_next_player() {
    let mut room = desk();
    let all = dues(&room);
    room.key(Key::Enter);
    assert_eq!(dues(&room), all, "a stray Enter chooses the first, and pays nobody");
    room.key(Key::Enter);
    let paid = dues(&room);
    assert_eq!(paid[0].remaining(), Money::ZERO, "nobody types: Enter is the button's");
    room.key(Key::Enter);
    room.types("AX 7654321");
    room.key(Key::Enter);
    let session = room.harness.state().desk().unwrap();
    let second: Vec<_> = session.tournament().payments().of(all[1].entry).collect();
    assert_eq!((second.len(), second[0].document.as_str()), (1, "AX 7654321"));
    let third = family(&room, all[2].entry);
    let next = format!("Next: {third}");
    assert!(room.reads(&next) || room.mentions(&next));
}

#[test]
fn results_are_given_out_as_paper_spreadsheet_style_of_a_database_and_text() {
    let ways = [
        ("For a spreadsheet (CSV)", "csv", "results-evening-3"),
        (
            "In the style of the Hendon Mob (check against the current template)",
            "csv",
            "results-evening-3-hendon",
        ),
        ("As text", "txt", "results-evening-3"),
    ];
    let mut room = desk();
    room.click("Results…");
    room.click("On paper (PDF)");
    assert_eq!(chosen(&mut room).sheet, SheetKind::Results);
    for (way, ending, name) in ways {
        let mut room = desk();
        room.click("Results…");
        room.click(way);
        let document = room.harness.state().document().unwrap();
        assert_eq!((document.content.extension(), document.name.as_str()), (ending, name), "{way}");
    }
}

/// Checks nine players with money in the pool, registration closed and none of them busted.
#[test]
fn with_no_one_in_the_money_the_prizes_are_locked_there() {
    let mut room = crate::office::prizes::paid();
    room.key(Key::F6);
    assert!(room.mentions("No one is in the money yet. Lock the prizes"));
    room.click("Lock prizes");
    assert!(room.tournament().prizes().locked().is_some());
    assert!(room.mentions("Players who bust in a paid place appear here"));
    room.click("Payout sheet…");
    let wanted = chosen(&mut room);
    assert!(matches!(job(&room, &wanted), Job::Sheets(_)));
}

/// Checks that an open menu has the keys: Enter under it pays no player.
#[test]
fn enter_under_an_open_menu_pays_no_one() {
    let mut room = desk();
    let all = dues(&room);
    room.key(Key::Enter);
    room.click("Results…");
    room.key(Key::Enter);
    assert_eq!(dues(&room), all, "the menu lies over the form");
    room.key(Key::Escape);
    assert!(!room.reads("As text"), "the menu is closed");
    room.key(Key::Enter);
    assert_eq!(dues(&room)[0].remaining(), Money::ZERO, "and then Enter is the button's");
}

/// Checks that an arrow key in the document field belongs to the field: the chosen player stays
/// chosen.
#[test]
fn an_arrow_in_the_document_stays_with_the_chosen_player() {
    let mut room = desk();
    let all = dues(&room);
    room.fill("Find a player to pay", &family(&room, all[1].entry));
    room.key(Key::Enter);
    room.types("AX 1");
    room.key(Key::ArrowDown);
    room.key(Key::ArrowUp);
    room.key(Key::ArrowUp);
    room.key(Key::Enter);
    let session = room.harness.state().desk().unwrap();
    let paid: Vec<_> = session.tournament().payments().all().iter().map(|p| p.entry).collect();
    assert_eq!(paid, [all[1].entry]);
}

/// Checks that a held key pays once.
#[test]
fn enter_that_is_held_down_pays_one() {
    let mut room = desk();
    let all = dues(&room);
    room.key(Key::Enter);
    let held = |repeat| egui::Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat,
        modifiers: egui::Modifiers::NONE,
    };
    for repeat in [false, true, true, true, true] {
        room.harness.event(held(repeat));
        room.harness.run();
    }
    let open = dues(&room).iter().filter(|due| due.remaining() > Money::ZERO).count();
    assert_eq!(open, all.len() - 1);
}
