//! Photographs: kept beside the house's file for its owner only, each of one person, and removed
//! with that person's data.

use std::{fs, path::Path};

use bottone::house::{Command, people::PeopleCommand};

use super::{add, create, id, open};

/// Returns the names of the stored photographs.
fn kept(folder: &Path) -> Vec<String> {
    let Ok(files) = fs::read_dir(folder.join("photographs")) else { return Vec::new() };
    let mut names: Vec<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn two_who_are_one_have_one_photograph_and_take_theirs_apart_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    house.submit(add(&[(1, "Rossi, Ada"), (2, "Rosso, Ada")])).unwrap();
    assert_eq!(house.portrait(id(1)).unwrap(), None);
    house.keep_portrait(id(2), b"second").unwrap();
    let merge = PeopleCommand::Merge { gone: id(2), into: id(1) };
    house.submit(Command::People(merge)).unwrap();
    assert_eq!(house.portrait(id(1)).unwrap().unwrap(), b"second");
    // A new photograph belongs to the remaining page, and the first one is back after the
    // separation.
    house.keep_portrait(id(1), b"first").unwrap();
    assert_eq!(house.portrait(id(1)).unwrap().unwrap(), b"first");
    house.submit(Command::People(PeopleCommand::Separate { gone: id(2) })).unwrap();
    assert_eq!(house.portrait(id(1)).unwrap().unwrap(), b"first");
    assert_eq!(house.portrait(id(2)).unwrap().unwrap(), b"second");
    house.remove_portrait(id(2)).unwrap();
    house.remove_portrait(id(2)).unwrap();
    assert_eq!(kept(folder.path()), [format!("{}.jpg", id(1))]);
}

#[test]
fn who_is_forgotten_leaves_no_photograph_under_any_id() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    house.submit(add(&[(1, "Rossi, Ada"), (2, "Rosso, Ada"), (3, "Verdi, Ugo")])).unwrap();
    for number in 1..=3 {
        house.keep_portrait(id(number), b"picture").unwrap();
    }
    house.submit(Command::People(PeopleCommand::Merge { gone: id(2), into: id(1) })).unwrap();
    house.forget(id(1)).unwrap();
    assert_eq!(kept(folder.path()), [format!("{}.jpg", id(3))]);
}

/// Checks a photograph that is reduced in the background, while the page changes meanwhile.
#[test]
fn a_photograph_that_comes_late_is_of_who_it_is_by_then_or_of_no_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    house.submit(add(&[(1, "Rossi, Ada"), (2, "Rosso, Ada")])).unwrap();
    house.submit(Command::People(PeopleCommand::Merge { gone: id(2), into: id(1) })).unwrap();
    house.keep_portrait(id(2), b"picture").unwrap();
    assert_eq!(kept(folder.path()), [format!("{}.jpg", id(1))]);
    house.forget(id(1)).unwrap();
    for number in [1, 2, 9] {
        assert!(house.keep_portrait(id(number), b"picture").is_err(), "{number}");
    }
    assert_eq!(kept(folder.path()), [""; 0]);
}

#[cfg(unix)]
#[test]
fn a_photograph_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    house.submit(add(&[(1, "Rossi, Ada")])).unwrap();
    house.keep_portrait(id(1), b"picture").unwrap();
    let file = folder.path().join("photographs").join(format!("{}.jpg", id(1)));
    assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn what_cannot_be_written_is_reported_and_who_is_to_be_forgotten_is_known_still() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    house.submit(add(&[(1, "Rossi, Ada")])).unwrap();
    // A file is in the place of the folder.
    fs::write(folder.path().join("photographs"), "").unwrap();
    let message = house.keep_portrait(id(1), b"picture").unwrap_err().to_string();
    assert!(message.starts_with("Photo not changed: "), "{message}");
    assert!(house.forget(id(1)).is_err());
    assert!(house.house().people().get(id(1)).is_some());
    drop(house);
    fs::remove_file(folder.path().join("photographs")).unwrap();
    let first = open(&folder.path().join("house.ron")).unwrap();
    let mut second = open(&folder.path().join("house.ron")).unwrap().desk;
    assert!(second.keep_portrait(id(1), b"picture").is_err(), "it is open elsewhere");
    drop(first);
    assert_eq!(kept(folder.path()), [""; 0]);
}
