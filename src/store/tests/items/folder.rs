//! Tests of `src/store/folder.rs`.

use std::{fs, path::Path};

use bottone_store::folder::{events_beside, events_in, fresh_file, is_event, is_same_file};

#[test]
fn a_fresh_file_has_the_event_s_name_and_takes_no_one_s_place() {
    let house = tempfile::tempdir().unwrap();
    let folder = house.path().join("new/folder");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("old.ron"), "").unwrap();
    let cases = [
        ("Friday Night", "friday-night.bottone"),
        ("Friday Night", "friday-night-2.bottone"),
        ("Venerdì", "venerdi.bottone"),
        ("", "event.bottone"),
        ("../..", "event-2.bottone"),
        ("€500 / Day 1B", "500-day-1b.bottone"),
        ("Old", "old-2.bottone"),
    ];
    for (event, name) in cases {
        let file = fresh_file(&folder, event).unwrap();
        assert_eq!(file, folder.join(name), "{event}");
        fs::write(&file, "").unwrap();
    }
    assert!(is_same_file(&folder.join("event.bottone"), &folder.join("../folder/event.bottone")));
    assert!(!is_same_file(&folder.join("event.bottone"), &folder.join("venerdi.bottone")));
}

/// Checks that files with the present and the old ending are events, in every list of a folder. A
/// house's book is not.
#[test]
fn an_event_is_known_by_either_ending() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["a.bottone", "b.ron", "c.BOTTONE", "house.ron", "a.bottone.reports", "note.txt"];
    for name in names {
        fs::write(folder.path().join(name), "").unwrap();
        assert_eq!(
            is_event(Path::new(name)),
            ["a.bottone", "b.ron", "c.BOTTONE"].contains(&name),
            "{name}"
        );
    }
    let in_folder: Vec<_> = events_in(folder.path()).into_iter().map(|file| file.path).collect();
    let paths_of =
        |names: &[&str]| names.iter().map(|name| folder.path().join(name)).collect::<Vec<_>>();
    assert_eq!(in_folder, paths_of(&["a.bottone", "b.ron", "c.BOTTONE"]));
    let mut beside = events_beside(&folder.path().join("a.bottone"), usize::MAX);
    beside.sort_unstable();
    assert_eq!(beside, paths_of(&["b.ron", "c.BOTTONE"]));
}
