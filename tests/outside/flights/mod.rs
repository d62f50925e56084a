//! A festival from outside: played, merged, and added up from the lines of its files.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod kills;
mod lines;
mod tickets;
mod totals;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::stage::bottone;

/// Adds up these flights of a folder and the day made of them. Returns the differences.
fn differ(folder: &Path, flights: &[&str], next: &Path) -> Vec<String> {
    let flights: Vec<_> = flights.iter().map(|name| folder.join(name)).collect();
    totals::faults(next, &flights.iter().map(PathBuf::as_path).collect::<Vec<_>>())
}

const FLIGHTS: [&str; 3] = ["1A.bottone", "1B.bottone", "1C.bottone"];

#[test]
fn a_festival_is_added_up_from_the_lines_of_its_files() {
    let folder = tempfile::tempdir().unwrap();
    for seed in ["7", "8"] {
        let festival = folder.path().join(seed);
        let words = ["rehearse", "--festival", "--flights", "3", "--entries", "60", "--seed", seed];
        let mut words: Vec<&std::ffi::OsStr> = words.iter().map(AsRef::as_ref).collect();
        words.push(festival.as_os_str());
        let said = bottone(words);
        assert_eq!(said.status, Some(0), "{}", said.complaint);
        assert!(said.out.contains("3 flights"), "{}", said.out);
        let next = festival.join("2.bottone");
        assert_eq!(differ(&festival, &FLIGHTS, &next), [""; 0], "seed {seed}");
        for file in FLIGHTS.into_iter().chain(["2.bottone"]) {
            let checked = bottone(["check".as_ref(), festival.join(file).as_os_str()]);
            assert_eq!(checked.status, Some(0), "{file}: {}", checked.complaint);
        }
        // A changed stack is noticed.
        let text = fs::read_to_string(&next).unwrap();
        let other = folder.path().join(format!("{seed}-other"));
        fs::create_dir(&other).unwrap();
        let other = other.join("2.bottone");
        let (before, carried) = text.split_once("Entries(Carried(").unwrap();
        let carried = carried.replacen("chips:", "chips:1", 1);
        fs::write(&other, format!("{before}Entries(Carried({carried}")).unwrap();
        let faults = differ(&festival, &FLIGHTS, &other);
        assert!(faults.iter().any(|fault| fault.starts_with("chips: ")), "{faults:?}");
    }
}

/// Satellites, three flights and the next day in a house: nothing is lost or added between the
/// files. Both the program's own check and independent sums confirm it.
#[test]
fn a_festival_with_satellites_is_added_up_from_the_lines_of_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let mut became = BTreeSet::new();
    for seed in ["7", "8"] {
        let festival = folder.path().join(seed);
        let words = "rehearse --festival --flights 3 --entries 90 --satellites 2 --seed";
        let words = words.split(' ').chain([seed]);
        let mut words: Vec<&std::ffi::OsStr> = words.map(AsRef::as_ref).collect();
        words.push(festival.as_os_str());
        let said = bottone(words);
        assert_eq!(said.status, Some(0), "{}", said.complaint);
        assert!(said.out.contains("won in satellites"), "{}", said.out);
        let (faults, states) = tickets::faults(&festival);
        assert_eq!(faults, [""; 0], "seed {seed}");
        became.extend(states);
        let next = festival.join("2.bottone");
        assert_eq!(differ(&festival, &FLIGHTS, &next), [""; 0], "seed {seed}");
        let checked = bottone(["house".as_ref(), "check".as_ref(), festival.as_os_str()]);
        assert_eq!(checked.status, Some(0), "{}", checked.complaint);
        // A satellite that claims to have handed out another ticket is noticed.
        let file = festival.join("satellite-1.bottone");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, text.replacen("ticket:(number:1,", "ticket:(number:901,", 9)).unwrap();
        let (faults, _) = tickets::faults(&festival);
        assert!(
            faults.iter().any(|fault| fault.contains("ticket 901 is not in the book")),
            "{faults:?}"
        );
    }
    for what in ["Used", "SoldBack", "Lapsed"] {
        assert!(became.contains(what), "no ticket is {what}: {became:?}");
    }
}

/// `bottone merge HOUSE` finds the flights of the one event without a next day, and the house lists
/// the day made.
#[test]
fn the_flights_of_a_house_are_merged() {
    let folder = tempfile::tempdir().unwrap();
    let house = folder.path().join("club");
    let words = "rehearse --festival --flights 2 --entries 40 --satellites 1 --seed 5";
    let mut words: Vec<&std::ffi::OsStr> = words.split(' ').map(AsRef::as_ref).collect();
    words.push(house.as_os_str());
    assert_eq!(bottone(words).status, Some(0));
    let merge = || bottone(["merge".as_ref(), house.as_os_str()]);
    let done = merge();
    assert_eq!(done.status, Some(1), "its next day is there: {}", done.out);
    // Back to the state before the day was made: without its file, its line on the list and the
    // flights' last records.
    let file = house.join("house.ron");
    for (path, of) in [
        (file.clone(), "2.bottone"),
        (house.join("1A.bottone"), "CarriedOver"),
        (house.join("1B.bottone"), "CarriedOver"),
    ] {
        let text = fs::read_to_string(&path).unwrap();
        let kept: Vec<&str> = text.lines().take_while(|line| !line.contains(of)).collect();
        fs::write(&path, kept.join("\n") + "\n").unwrap();
    }
    fs::remove_file(house.join("2.bottone")).unwrap();
    let made = merge();
    assert_eq!(made.status, Some(0), "{} {}", made.complaint, made.out);
    let days: Vec<String> = fs::read_dir(&house)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| {
            name.contains("day-2")
                && Path::new(name).extension().is_some_and(|end| end == "bottone")
        })
        .collect();
    let [day] = &days[..] else { panic!("{days:?}") };
    assert_eq!(differ(&house, &["1A.bottone", "1B.bottone"], &house.join(day)), [""; 0]);
    let checked = bottone(["house".as_ref(), "check".as_ref(), house.as_os_str()]);
    assert_eq!(checked.status, Some(0), "{}", checked.complaint);
    assert_eq!(merge().status, Some(1), "once");
}

#[test]
fn flights_are_merged_from_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let festival = folder.path().join("festival");
    let run = |words: &[&str]| {
        let words = words.iter().map(|word| {
            let is_file = Path::new(word).extension().is_some_and(|ending| ending == "bottone");
            if is_file { festival.join(word).into_os_string() } else { word.into() }
        });
        bottone(words.collect::<Vec<_>>())
    };
    let play = ["rehearse", "--festival", "--flights", "2", "--entries", "40"];
    let mut words: Vec<&std::ffi::OsStr> = play.iter().map(AsRef::as_ref).collect();
    words.push(festival.as_os_str());
    assert_eq!(bottone(words).status, Some(0));
    // A played day cannot be undone, and a flight is carried over only once.
    let back = run(&["merge", "--into", "2.bottone", "--take-back"]);
    assert_eq!(back.status, Some(1));
    assert!(back.complaint.contains("play has started"), "{}", back.complaint);
    let twice = run(&["merge", "1A.bottone", "1B.bottone", "--into", "3.bottone"]);
    assert_eq!(twice.status, Some(1));
    assert!(
        twice.complaint.contains("is already carried over into 2.bottone"),
        "{}",
        twice.complaint
    );
    let paired = run(&["merge", "--into", "2.bottone"]);
    assert_eq!(paired.status, Some(0), "{}", paired.complaint);
    assert_eq!(paired.out.lines().count(), 2, "{}", paired.out);
    // The record that ends the flight is removed; the pair is then completed.
    for name in ["1A.bottone", "1B.bottone"] {
        let path = festival.join(name);
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let kept = lines.split_last().unwrap().1.join("\n") + "\n";
        fs::write(&path, kept).unwrap();
    }
    let completed = run(&["merge", "--into", "2.bottone"]);
    assert_eq!(completed.status, Some(0), "{}", completed.complaint);
    assert!(completed.out.contains("did not record that it was carried over"), "{}", completed.out);
    for name in ["1A.bottone", "1B.bottone"] {
        let path = festival.join(name);
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        fs::write(&path, lines.split_last().unwrap().1.join("\n") + "\n").unwrap();
    }
    fs::remove_file(festival.join("2.bottone")).unwrap();
    let dry = run(&[
        "merge",
        "1A.bottone",
        "1B.bottone",
        "--into",
        "2.bottone",
        "--policy",
        "added",
        "--dry-run",
    ]);
    assert_eq!(dry.status, Some(0), "{}", dry.complaint);
    assert!(
        dry.out.contains("All flights: ") && !festival.join("2.bottone").exists(),
        "{}",
        dry.out
    );
    let bad = [
        (&["--void", "1A.bottone"][..], "expected a flight's file and a bag number"),
        (&["--void", "1A.bottone:9999"], "has no bag 9999"),
        (&["--qualifier", "Zoe"], "--qualifier-stack"),
        (&["--pay-forfeited", "x"], "expected an amount of money"),
    ];
    for (more, why) in bad {
        let words = ["merge", "1A.bottone", "1B.bottone", "--into", "2.bottone"];
        // A bag is identified by its file's name, not by its folder.
        let mut all: Vec<std::ffi::OsString> = vec!["merge".into()];
        all.extend(words[1..3].iter().map(|name| festival.join(name).into_os_string()));
        all.extend(["--into".into(), festival.join("2.bottone").into_os_string()]);
        all.extend(more.iter().map(std::ffi::OsString::from));
        let said = bottone(all);
        assert_eq!(said.status, Some(1), "{more:?}");
        assert!(said.complaint.contains(why), "{more:?}: {}", said.complaint);
    }
    let made = run(&["merge", "1A.bottone", "1B.bottone", "--into", "2.bottone"]);
    assert_eq!(made.status, Some(0), "{}", made.complaint);
    let back = run(&["merge", "--into", "2.bottone", "--take-back"]);
    assert_eq!(back.status, Some(0), "{}", back.complaint);
    assert!(!festival.join("2.bottone").exists());
}
