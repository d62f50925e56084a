//! A festival from outside: played, merged and added up by a program that shares no line with this one.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod kills;

use std::{fs, path::Path, process::Command};

use crate::stage::bottone;

/// What `totals.py` says of these files, and whether they agree.
fn added_up(next: &Path, flights: &[&str]) -> (bool, String) {
    let mut python = Command::new("python3");
    python.arg("tests/outside/flights/totals.py").arg(next);
    python.args(flights.iter().map(|name| next.with_file_name(name)));
    let ran =
        python.output().unwrap_or_else(|error| panic!("python3 is needed to add up: {error}"));
    (ran.status.success(), String::from_utf8_lossy(&ran.stdout).into_owned())
}

const FLIGHTS: [&str; 3] = ["1A.ron", "1B.ron", "1C.ron"];

#[test]
fn a_festival_is_added_up_by_another_program() {
    let folder = tempfile::tempdir().unwrap();
    for seed in ["7", "8"] {
        let festival = folder.path().join(seed);
        let words = ["rehearse", "--festival", "--flights", "3", "--entries", "60", "--seed", seed];
        let mut words: Vec<&std::ffi::OsStr> = words.iter().map(AsRef::as_ref).collect();
        words.push(festival.as_os_str());
        let said = bottone(words);
        assert_eq!(said.status, Some(0), "{}", said.complaint);
        assert!(said.out.contains("3 flights"), "{}", said.out);
        let next = festival.join("2.ron");
        let (agree, told) = added_up(&next, &FLIGHTS);
        assert!(agree, "seed {seed}: {told}");
        for file in FLIGHTS.into_iter().chain(["2.ron"]) {
            let checked = bottone(["check".as_ref(), festival.join(file).as_os_str()]);
            assert_eq!(checked.status, Some(0), "{file}: {}", checked.complaint);
        }
        // The script can say no.
        let text = fs::read_to_string(&next).unwrap();
        fs::write(festival.join("other.ron"), text.replacen("chips:", "chips:1", 40)).unwrap();
        assert!(!added_up(&festival.join("other.ron"), &FLIGHTS).0);
    }
}

/// What `tickets.py` says of the house in this folder, and whether its files agree.
fn tickets_added_up(house: &Path) -> (bool, String) {
    let mut python = Command::new("python3");
    python.arg("tests/outside/flights/tickets.py").arg(house);
    let ran =
        python.output().unwrap_or_else(|error| panic!("python3 is needed to add up: {error}"));
    (ran.status.success(), String::from_utf8_lossy(&ran.stdout).into_owned())
}

/// Satellites, three flights and the next day in a house: nothing of it is lost or made between the files, by the program's
/// own check and by two scripts that share nothing with it.
#[test]
fn a_festival_with_satellites_is_added_up_by_another_program() {
    let folder = tempfile::tempdir().unwrap();
    let mut became = String::new();
    for seed in ["7", "8"] {
        let festival = folder.path().join(seed);
        let words = "rehearse --festival --flights 3 --entries 90 --satellites 2 --seed";
        let words = words.split(' ').chain([seed]);
        let mut words: Vec<&std::ffi::OsStr> = words.map(AsRef::as_ref).collect();
        words.push(festival.as_os_str());
        let said = bottone(words);
        assert_eq!(said.status, Some(0), "{}", said.complaint);
        assert!(said.out.contains("won in satellites"), "{}", said.out);
        let (agree, told) = tickets_added_up(&festival);
        assert!(agree, "seed {seed}: {told}");
        became.push_str(&told);
        let (agree, told) = added_up(&festival.join("2.ron"), &FLIGHTS);
        assert!(agree, "seed {seed}: {told}");
        let checked = bottone(["house".as_ref(), "check".as_ref(), festival.as_os_str()]);
        assert_eq!(checked.status, Some(0), "{}", checked.complaint);
        // The script can say no: a satellite that says of another ticket that it handed it out.
        let file = festival.join("satellite-1.ron");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, text.replacen("ticket:(number:1,", "ticket:(number:901,", 9)).unwrap();
        assert!(!tickets_added_up(&festival).0);
    }
    for what in ["'Used'", "'SoldBack'", "'Lapsed'"] {
        assert!(became.contains(what), "no ticket is {what}: {became}");
    }
}

/// `bottone merge HOUSE` finds the flights of the one event that has no next day, and the house lists the day it makes.
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
    // As it was before the day was made: without its file, its line on the list and the flights' last records.
    let file = house.join("house.ron");
    for (path, of) in [
        (file.clone(), "2.ron"),
        (house.join("1A.ron"), "CarriedOver"),
        (house.join("1B.ron"), "CarriedOver"),
    ] {
        let text = fs::read_to_string(&path).unwrap();
        let kept: Vec<&str> = text.lines().take_while(|line| !line.contains(of)).collect();
        fs::write(&path, kept.join("\n") + "\n").unwrap();
    }
    fs::remove_file(house.join("2.ron")).unwrap();
    let made = merge();
    assert_eq!(made.status, Some(0), "{} {}", made.complaint, made.out);
    let days: Vec<String> = fs::read_dir(&house)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| {
            name.contains("day-2") && Path::new(name).extension().is_some_and(|end| end == "ron")
        })
        .collect();
    let [day] = &days[..] else { panic!("{days:?}") };
    let (agree, told) = added_up(&house.join(day), &["1A.ron", "1B.ron"]);
    assert!(agree, "{told}");
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
            let is_file = Path::new(word).extension().is_some_and(|ending| ending == "ron");
            if is_file { festival.join(word).into_os_string() } else { word.into() }
        });
        bottone(words.collect::<Vec<_>>())
    };
    let play = ["rehearse", "--festival", "--flights", "2", "--entries", "40"];
    let mut words: Vec<&std::ffi::OsStr> = play.iter().map(AsRef::as_ref).collect();
    words.push(festival.as_os_str());
    assert_eq!(bottone(words).status, Some(0));
    // What was played cannot be taken back, and a flight goes over once.
    let back = run(&["merge", "--into", "2.ron", "--take-back"]);
    assert_eq!(back.status, Some(1));
    assert!(back.complaint.contains("play has begun"), "{}", back.complaint);
    let twice = run(&["merge", "1A.ron", "1B.ron", "--into", "3.ron"]);
    assert_eq!(twice.status, Some(1));
    assert!(twice.complaint.contains("carried over into 2.ron already"), "{}", twice.complaint);
    let paired = run(&["merge", "--into", "2.ron"]);
    assert_eq!(paired.status, Some(0), "{}", paired.complaint);
    assert_eq!(paired.out.lines().count(), 2, "{}", paired.out);
    // The record that says it is the flight's last: without it the pair is completed.
    for name in ["1A.ron", "1B.ron"] {
        let path = festival.join(name);
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let kept = lines.split_last().unwrap().1.join("\n") + "\n";
        fs::write(&path, kept).unwrap();
    }
    let completed = run(&["merge", "--into", "2.ron"]);
    assert_eq!(completed.status, Some(0), "{}", completed.complaint);
    assert!(completed.out.contains("did not say that it was carried over"), "{}", completed.out);
    for name in ["1A.ron", "1B.ron"] {
        let path = festival.join(name);
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        fs::write(&path, lines.split_last().unwrap().1.join("\n") + "\n").unwrap();
    }
    fs::remove_file(festival.join("2.ron")).unwrap();
    let dry =
        run(&["merge", "1A.ron", "1B.ron", "--into", "2.ron", "--policy", "added", "--dry-run"]);
    assert_eq!(dry.status, Some(0), "{}", dry.complaint);
    assert!(dry.out.contains("All flights: ") && !festival.join("2.ron").exists(), "{}", dry.out);
    let bad = [
        (&["--void", "1A.ron"][..], "expected a flight's file and the number of a bag"),
        (&["--void", "1A.ron:9999"], "has no bag 9999"),
        (&["--qualifier", "Zoe"], "--qualifier-stack"),
        (&["--pay-forfeited", "x"], "expected an amount of money"),
    ];
    for (more, why) in bad {
        let words = ["merge", "1A.ron", "1B.ron", "--into", "2.ron"];
        // A bag is named by its file's name, not by where it lies.
        let mut all: Vec<std::ffi::OsString> = vec!["merge".into()];
        all.extend(words[1..3].iter().map(|name| festival.join(name).into_os_string()));
        all.extend(["--into".into(), festival.join("2.ron").into_os_string()]);
        all.extend(more.iter().map(std::ffi::OsString::from));
        let said = bottone(all);
        assert_eq!(said.status, Some(1), "{more:?}");
        assert!(said.complaint.contains(why), "{more:?}: {}", said.complaint);
    }
    let made = run(&["merge", "1A.ron", "1B.ron", "--into", "2.ron"]);
    assert_eq!(made.status, Some(0), "{}", made.complaint);
    let back = run(&["merge", "--into", "2.ron", "--take-back"]);
    assert_eq!(back.status, Some(0), "{}", back.complaint);
    assert!(!festival.join("2.ron").exists());
}
