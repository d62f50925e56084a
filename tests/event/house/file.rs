//! The house's file: sealed, readable by its owner only, and not an event's.

use std::fs;

use bottone::{
    base::witness::Witness,
    house::FILE,
    i18n::{Language, ToText as _},
    session::{Desk as _, file, time::StageClock},
    store::{
        codes::CodesFile,
        fault::FaultFile,
        journal::{Notice, ReadOnly},
        pin_guesses::{self, Guesses},
        settings::SettingsFile,
        trace,
    },
};

use super::{add, create, id, open};
use crate::stage::{EVENING, bottone, desk};

#[test]
fn reports_are_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    house.submit(add(&[(1, "Rossi, Anna #7")])).unwrap();
    house.submit(add(&[(2, "Bianchi, Luca")])).unwrap();
    house.undo().unwrap();
    let (state, path) = (house.house().clone(), house.path().to_owned());
    let second = open(&path).unwrap();
    assert!(matches!(second.desk.read_only(), Some(ReadOnly::InUse(_))), "one writes");
    drop((house, second));
    let mut again = open(&path).unwrap();
    assert_eq!((again.notices.len(), again.desk.house()), (0, &state));
    assert_eq!(again.desk.house().people().with_card("7"), Some(id(1)));
    again.desk.redo().unwrap();
    assert_eq!(again.desk.house().people().all().len(), 2);
}

#[cfg(unix)]
#[test]
fn the_file_is_its_owner_s_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let house = create(folder.path());
    let path = house.path().to_owned();
    assert_eq!(mode(&path), 0o600);
    drop(house);
    // Copied back with read access for all users, with an unfinished line.
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text + "(seq: 1, sum").unwrap();
    let opened = open(&path).unwrap();
    let [Notice::TornSetAside { to, .. }] = &opened.notices[..] else {
        panic!("{:?}", opened.notices)
    };
    assert_eq!((mode(&path), mode(to)), (0o600, 0o600));
}

/// Checks left-over copies, which would still contain a forgotten person.
#[test]
fn what_a_killed_program_left_over_is_reported_and_goes_when_the_house_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    drop(create(folder.path()));
    let photographs = folder.path().join("photographs");
    fs::create_dir_all(&photographs).unwrap();
    let [book, photograph, written] = [
        folder.path().join(".bottone-Xy12ab.part"),
        photographs.join(".bottone-Zz34cd.part"),
        folder.path().join(".bottone-Ww56ef.part"),
    ];
    for part in [&book, &photograph, &written] {
        fs::write(part, "Rossi, Anna").unwrap();
    }
    // Another program is writing this one.
    let writer = fs::File::open(&written).unwrap();
    writer.try_lock().unwrap();
    let said = bottone(["check".as_ref(), folder.path().as_os_str()]);
    assert_eq!(said.status, Some(7), "{}", said.complaint);
    for (part, is_reported) in [(&book, true), (&photograph, true), (&written, false)] {
        let name = part.file_name().unwrap().to_str().unwrap();
        assert_eq!(said.complaint.contains(name), is_reported, "{name}: {}", said.complaint);
        assert!(part.exists(), "who checks removes nothing");
    }
    drop(open(&folder.path().join(FILE)).unwrap());
    assert!(!book.exists() && !photograph.exists() && written.exists());
    // A program that another test starts has a copy of the open file until it runs, so closing the
    // file alone would not end the lock.
    writer.unlock().unwrap();
    drop(open(&folder.path().join(FILE)).unwrap());
    assert!(!written.exists());
}

/// Checks drafts of settings, and of the evidence beside them: refused acts, wrong PINs, kept codes
/// and fault reports. The next writer there removes them; those of settings go when these are read.
#[test]
fn drafts_of_settings_and_evidence_go_when_something_is_written_or_read_there() {
    let folder = tempfile::tempdir().unwrap();
    let settings = SettingsFile::in_folder(folder.path());
    let event = folder.path().join("night.ron");
    assert_eq!(bottone(["new".as_ref(), "club-turbo".as_ref(), event.as_os_str()]).status, Some(0));
    let trace = trace::path(&settings).unwrap();
    let code = Witness::of(1, &"0f".repeat(16)).unwrap();
    let codes = CodesFile::of_machine(&settings).unwrap();
    let doors: [(&str, &dyn Fn()); 5] = [
        ("settings", &|| drop(settings.load())),
        ("what was refused", &|| trace::add(&trace, &["Eve".to_owned()]).unwrap()),
        ("wrong PINs", &|| {
            let wrong = Guesses { wrong: 4, not_before: None };
            pin_guesses::save(&settings, "1", wrong).unwrap();
        }),
        ("codes", &|| codes.save(&event, code, "seal", EVENING).unwrap()),
        ("faults", &|| FaultFile::of(&settings).add("a report").unwrap()),
    ];
    for (what, writes) in doors {
        let [left, written] =
            [".bottone-Xy12ab.part", ".bottone-Ww56ef.part"].map(|name| folder.path().join(name));
        for part in [&left, &written] {
            fs::write(part, "Rossi, Anna").unwrap();
        }
        // Another program is writing this one.
        let writer = fs::File::open(&written).unwrap();
        writer.try_lock().unwrap();
        writes();
        assert!(!left.exists() && written.exists(), "{what}");
        writer.unlock().unwrap();
    }
}

#[cfg(unix)]
#[test]
fn an_event_is_its_owner_s_until_the_house_chooses_a_group() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let (event, copy) = (folder.path().join("night.ron"), folder.path().join("copy.ron"));
    assert_eq!(bottone(["new".as_ref(), "club-turbo".as_ref(), event.as_os_str()]).status, Some(0));
    assert_eq!(mode(&event), 0o600);
    fs::set_permissions(&event, fs::Permissions::from_mode(0o640)).unwrap();
    let tell = "Tables(Open(tables:[1],size:9))";
    let output = bottone(["tell".as_ref(), event.as_os_str(), tell.as_ref()]);
    assert_eq!((output.status, mode(&event)), (Some(0), 0o640), "{}", output.complaint);
    let opened = file::open(&event, Box::new(StageClock::at(EVENING)), desk()).unwrap();
    opened.desk.save_copy(&copy).unwrap();
    assert_eq!(mode(&copy), 0o600);
    fs::set_permissions(&copy, fs::Permissions::from_mode(0o640)).unwrap();
    opened.desk.save_copy(&copy).unwrap();
    assert_eq!(mode(&copy), 0o640, "what is replaced says who reads it");
}

#[test]
fn a_house_is_no_event_and_an_event_no_house() {
    let folder = tempfile::tempdir().unwrap();
    let path = create(folder.path()).path().to_owned();
    let event = folder.path().join("night.ron");
    assert_eq!(bottone(["new".as_ref(), "club-turbo".as_ref(), event.as_os_str()]).status, Some(0));
    let clock = Box::new(StageClock::at(EVENING));
    let as_event = file::open(&path, clock, desk()).err().unwrap();
    let as_house = open(&event).err().unwrap();
    for (error, english, italian) in [
        (as_event, "this is a club file", "questo è il file di un circolo"),
        (as_house, "this is an event, not a club", "questo è un torneo, non un circolo"),
    ] {
        let message =
            [Language::English, Language::Italian].map(|language| error.to_text(language));
        assert!(message[0].contains(english) && message[1].contains(italian), "{message:?}");
    }
    // The word in the head is sealed, so an editor cannot turn one kind of file into the other.
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen(", house: ", ", event: ", 1)).unwrap();
    assert_eq!(bottone(["check".as_ref(), path.as_os_str()]).status, Some(4));
    assert_eq!(path.file_name().unwrap(), FILE);
}

#[test]
fn a_damaged_line_leaves_what_came_before_to_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    for (number, name) in [(1, "Rossi, Anna"), (2, "Bianchi, Luca"), (3, "Verdi, Ugo")] {
        house.submit(add(&[(number, name)])).unwrap();
    }
    let path = house.path().to_owned();
    drop(house);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("Luca", "Lino", 1)).unwrap();
    let mut opened = open(&path).unwrap();
    assert_eq!(opened.desk.house().people().all().len(), 1);
    assert_eq!(opened.desk.read_only(), Some(&ReadOnly::Damaged { line: 3 }));
    let refused = opened.desk.submit(add(&[(4, "Neri, Ida")])).unwrap_err();
    assert!(refused.to_string().contains("line 3"), "{refused}");
    assert_eq!(opened.desk.house().people().all().len(), 1);
}
