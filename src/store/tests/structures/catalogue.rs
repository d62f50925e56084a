//! A house's catalogue of structures: groups and use, its own blinds; and invalid files.
#![expect(clippy::disallowed_methods, reason = "a test reads what was written")]

use bottone_base::{chips::Chips, time::Timestamp};
use bottone_rules::levels::Structure;
use bottone_store::profiles::{Catalogue, OwnBlinds, ProfileError, remove, rename, write};

use super::{message_of, put, shipped};

#[test]
fn a_structure_keeps_its_group_and_its_use_under_another_name() {
    let house = tempfile::tempdir().unwrap();
    let change = |change: &dyn Fn(&mut Catalogue)| Catalogue::change(house.path(), change).unwrap();
    let kept = |name: &str| Catalogue::of_house(house.path()).unwrap().of(name).cloned();
    let (one, two) = (Timestamp::from_millis(1_000), Timestamp::from_millis(2_000));
    change(&|all| all.used("Friday", two));
    change(&|all| all.used("FRIDAY", one));
    change(&|all| all.group("friday", " Weekly "));
    let friday = kept("Friday").unwrap();
    assert_eq!((friday.uses, friday.last, friday.group.as_str()), (2, Some(two), "Weekly"));
    change(&|all| all.rename("friday", "Monday"));
    assert_eq!(kept("Friday"), None);
    assert_eq!(kept("monday").map(|about| (about.name, about.uses)), Some(("Monday".into(), 2)));
    // A structure without entries to keep is not listed.
    change(&|all| all.group("Sunday", "Festival"));
    change(&|all| all.group("Sunday", ""));
    assert_eq!(kept("Sunday"), None);
}

#[test]
fn what_cannot_be_read_says_where_and_is_not_written_over() {
    let long = "x".repeat(201);
    let cases = [
        ("structures", "(structures: 7)".to_owned(), "structures.ron:1:14: "),
        ("structures", "(structures: [\n (name: \"\")])".to_owned(), "structures.ron:2:"),
        (
            "structures",
            format!("(structures: [(name: \"a\", group: \"{long}\")])"),
            "structures.ron:1:",
        ),
        ("structures", "(structures: [(name: \"a\", uses: -1)])".to_owned(), "structures.ron:1:"),
        (
            "structures",
            "(structures: [(name: \"a\", last: \"soon\")])".to_owned(),
            "structures.ron:1:",
        ),
        ("structures", "\u{0}".to_owned(), "structures.ron"),
        ("blinds", "(blinds: [(50, 25)])".to_owned(), "blinds.ron:1:"),
        ("blinds", "(blinds: [(0, 0)])".to_owned(), "blinds.ron:1:"),
        ("blinds", "(blinds: [25])".to_owned(), "blinds.ron:1:"),
    ];
    for (name, text, expected) in cases {
        let house = tempfile::tempdir().unwrap();
        let file = format!("shelf/{name}.ron");
        std::fs::create_dir_all(house.path().join("shelf")).unwrap();
        put(house.path(), &file, text.as_bytes());
        let refused = if name == "blinds" {
            let blinds = vec![(Chips::new(25), Chips::new(50))];
            OwnBlinds { blinds }.save(house.path()).unwrap_err()
        } else {
            Catalogue::change(house.path(), |all| all.group("a", "b")).unwrap_err()
        };
        let words = message_of(&refused, house.path());
        assert!(words.contains(expected), "{text}: {words}");
        assert_eq!(std::fs::read(house.path().join(&file)).unwrap(), text.as_bytes());
    }
}

#[test]
fn blinds_of_the_house_come_back_as_they_were_kept() {
    let house = tempfile::tempdir().unwrap();
    assert_eq!(OwnBlinds::of_house(house.path()).unwrap(), OwnBlinds::default());
    let blinds = vec![(Chips::new(25), Chips::new(50)), (Chips::new(50), Chips::new(100))];
    let own = OwnBlinds { blinds };
    own.save(house.path()).unwrap();
    assert_eq!(OwnBlinds::of_house(house.path()).unwrap(), own);
}

#[test]
fn another_name_takes_no_one_s_place_and_a_removed_plan_can_come_back() {
    let house = tempfile::tempdir().unwrap();
    let turbo = shipped("club-turbo");
    let [friday, monday] = ["friday.ron", "monday.ron"].map(|name| house.path().join(name));
    write(&friday, &turbo).unwrap();
    put(house.path(), "monday.ron", b"something else");
    let named = Structure { name: "Monday".to_owned(), ..turbo.clone() };
    assert!(matches!(rename(&friday, "Monday", &named), Err(ProfileError::System { .. })));
    assert_eq!(std::fs::read(&monday).unwrap(), b"something else");
    assert!(friday.exists());
    let off = remove(&monday).unwrap();
    assert!(!monday.exists());
    rename(&friday, "Monday", &named).unwrap();
    assert!(!friday.exists() && monday.exists());
    assert!(off.restore().is_err(), "something else lies there by now");
    std::fs::remove_file(&monday).unwrap();
    off.restore().unwrap();
    assert_eq!(std::fs::read(&monday).unwrap(), b"something else");
}
