//! A written code proves that no record up to it is missing or changed. It also proves the content
//! of a sheet.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use bottone::{
    base::{
        time::{Span, Timestamp},
        witness::Witness,
    },
    club::witness::{CodePlace, issued_codes},
    i18n::Language,
    rehearsal::RehearsalEnd,
    session::Desk as _,
    store::journal::{Journal, Subject},
    tournament::{
        Command,
        entries::EntryCommand,
        history::{Ledger, fold},
        papers::{Outlet, PaperCommand, Scope, SheetKind},
    },
    view::{clock::EveningPart, clock_text::shows_seal},
    view_paper::printing::{PrintRequest, SheetLayout},
};
use tempfile::TempDir;

use crate::stage::{self, bottone, open, play};

fn evening() -> (TempDir, PathBuf) {
    evening_until(RehearsalEnd::Level { number: 6, into: Span::ZERO })
}

fn evening_until(until: RehearsalEnd) -> (TempDir, PathBuf) {
    let stage::Played { session, folder } = play("club-turbo", 12, 1, until);
    (folder, session.path().unwrap().to_owned())
}

fn check(code: &str, file: &Path) -> stage::Said {
    bottone(["check".as_ref(), "--witness".as_ref(), code.as_ref(), file.as_os_str()])
}

/// Returns the code of each line of a file, the head's first.
fn codes(file: &Path) -> Vec<Witness> {
    let seal = |line: &String| {
        let from = line.find("sum: \"").unwrap() + 6;
        line[from..from + 32].to_owned()
    };
    let lines = Journal::lines(file).unwrap();
    (1..).zip(&lines).map(|(number, line)| Witness::of(number, &seal(line)).unwrap()).collect()
}

#[test]
fn the_code_of_every_line_holds_and_the_desk_gives_that_of_the_last() {
    let (_folder, file) = evening();
    let codes = codes(&file);
    for code in codes.iter().step_by(9).chain(codes.last()) {
        let said = check(&code.to_string(), &file);
        assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""), "{code}");
        assert!(said.out.contains("nothing up to there is missing or changed"), "{}", said.out);
    }
    assert_eq!(open(&file).unwrap().0.witness(), codes.last().copied());
}

#[test]
fn an_end_that_was_cut_off_is_noticed_wherever_it_was_cut() {
    let (_folder, file) = evening();
    let last = codes(&file).pop().unwrap();
    let whole = fs::read(&file).unwrap();
    let ends: Vec<usize> = whole
        .iter()
        .enumerate()
        .filter(|(_, byte)| **byte == b'\n')
        .map(|(at, _)| at + 1)
        .collect();
    for missing in [1, 2, ends.len() - 1] {
        let cut = ends[ends.len() - 1 - missing];
        fs::write(&file, &whole[..cut]).unwrap();
        // Without the code the file is as sound as ever.
        assert_eq!(bottone(["check".as_ref(), file.as_os_str()]).status, Some(0));
        let said = check(&last.to_string(), &file);
        assert_eq!(said.status, Some(4), "{}", said.complaint);
        let lines = if missing == 1 { "1 line".into() } else { format!("{missing} lines") };
        assert!(said.complaint.contains(&format!("{lines} missing")), "{}", said.complaint);
    }
}

#[test]
fn a_file_that_was_changed_and_resealed_is_noticed() {
    let (folder, file) = evening();
    let codes = codes(&file);
    let opened = Journal::read(&file, Subject::Event).unwrap();
    let forged = folder.path().join("forged.ron");
    // Another operator made the fifth record; all seals are valid.
    let bodies = opened.bodies.iter().enumerate().map(|(nth, body)| {
        Ok(if nth == 5 { body.text.replace("Rehearsal", "Nobody") } else { body.text.to_owned() })
    });
    Journal::create_whole(&forged, (Subject::Event, &opened.head), bodies).unwrap();
    assert_eq!(bottone(["check".as_ref(), forged.as_os_str()]).status, Some(0));
    for (nth, code) in codes.iter().enumerate() {
        let record = nth.checked_sub(1);
        let holds = record.is_none_or(|record| record < 5);
        if nth % 7 != 0 && !(5..=7).contains(&nth) {
            continue;
        }
        let said = check(&code.to_string(), &forged);
        assert_eq!(said.status, Some(if holds { 0 } else { 4 }), "{code}: {}", said.complaint);
    }
    let said = check("12", &forged);
    assert_eq!(said.status, Some(1));
    assert!(said.complaint.contains("“12” is not a code"), "{}", said.complaint);
}

#[test]
fn a_sheet_in_the_hand_is_answered_for() {
    let (_folder, file) = evening();
    let mut desk = open(&file).unwrap().0;
    let print = |desk: &mut bottone::session::Session, sheet| {
        let wanted = PrintRequest { sheet, scope: Scope::All, laid: SheetLayout::Usual };
        let printed = wanted.printed(&desk.papers(Language::English), Outlet::File);
        let code = desk.witness().unwrap();
        desk.submit(Command::Papers(PaperCommand::Record(Box::new(printed))), None).unwrap();
        code
    };
    let levels = print(desk.as_mut(), SheetKind::Levels);
    let seats = print(desk.as_mut(), SheetKind::SeatsByName);
    let given = issued_codes(&file, desk.now(), 1_000).unwrap();
    let on_paper = given.iter().filter_map(|given| match given.on {
        CodePlace::Paper(sheet) => Some((sheet, given.code)),
        CodePlace::Walls => None,
    });
    let on_paper: Vec<_> = on_paper.collect();
    assert_eq!(on_paper, [(SheetKind::SeatsByName, seats), (SheetKind::Levels, levels)]);
    let (out, _) = desk.tournament().tables().sitting().next().unwrap();
    desk.submit(Command::Entries(EntryCommand::Bust { out: vec![(out, None)] }), None).unwrap();
    drop(desk);
    let verify =
        |code: Witness| bottone(["verify".as_ref(), code.to_string().as_ref(), file.as_os_str()]);
    let said = verify(levels);
    assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""));
    assert!(
        said.out.contains("Levels\n")
            && said.out.contains(
                "Nothing has \
                                                                changed"
            ),
        "{}",
        said.out
    );
    assert!(!said.out.contains("Seats by name"), "{}", said.out);
    let said = verify(seats);
    assert_eq!(said.status, Some(0));
    assert!(said.out.contains("Different now:"), "{}", said.out);
    let said = bottone(["verify", "9-0000-0000-0000-0000", file.to_str().unwrap()]);
    assert_eq!(said.status, Some(4));
    assert!(said.complaint.contains("does not match code"), "{}", said.complaint);
}

/// Checks the list of codes against the wall, second by second. It has every line that was the last
/// one while its seal was shown. Each has the first instant of its display. So any photograph of a
/// wall in a break can be checked.
#[test]
fn the_codes_that_walls_showed_are_listed_since_they_could_be_seen() {
    let (_folder, file) = evening_until(RehearsalEnd::End);
    let desk = open(&file).unwrap().0;
    let (codes, records) = (codes(&file), desk.records());
    let now = records.last().unwrap().recorded.after(Span::from_minutes(20));
    let given = issued_codes(&file, now, 10_000).unwrap();
    let shown: BTreeMap<String, Timestamp> = given
        .iter()
        .filter(|given| given.on == CodePlace::Walls)
        .map(|given| (given.code.to_string(), given.at))
        .collect();
    let mut seen = BTreeMap::new();
    for number in 1..=records.len() {
        let ledger = Ledger::of(&records[..number]);
        let t = fold(desk.beginning(), &records[..number], &ledger);
        let (from, code) = (records[number - 1].recorded, codes[number].to_string());
        let until = records.get(number).map_or(now, |next| next.recorded);
        let mut at = from;
        while at < until {
            if shows_seal(EveningPart::of(&t, at)) {
                seen.insert(code, at);
                break;
            }
            at = at.after(Span::from_secs(1));
        }
    }
    assert!(seen.len() > 3, "{} codes in breaks", seen.len());
    assert!(shown.keys().eq(seen.keys()), "{shown:?}\n{seen:?}");
    for (code, at) in &seen {
        let early = at.since(shown[code]).millis();
        assert!((0..1_000).contains(&early), "{code}: {early} ms");
    }
}
