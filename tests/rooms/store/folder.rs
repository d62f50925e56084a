//! Tests of `src/store/folder.rs`.

use std::fs;

use bottone::store::folder::{fresh_file, is_same_file};

#[test]
fn a_fresh_file_has_the_event_s_name_and_takes_nobody_s_place() {
    let house = tempfile::tempdir().unwrap();
    let folder = house.path().join("new/folder");
    let cases = [
        ("Friday Night", "friday-night.ron"),
        ("Friday Night", "friday-night-2.ron"),
        ("Venerdì", "venerdi.ron"),
        ("", "event.ron"),
        ("../..", "event-2.ron"),
        ("€500 / Day 1B", "500-day-1b.ron"),
    ];
    for (event, name) in cases {
        let file = fresh_file(&folder, event).unwrap();
        assert_eq!(file, folder.join(name), "{event}");
        fs::write(&file, "").unwrap();
    }
    assert!(is_same_file(&folder.join("event.ron"), &folder.join("../folder/event.ron")));
    assert!(!is_same_file(&folder.join("event.ron"), &folder.join("venerdi.ron")));
}
