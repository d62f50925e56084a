//! A festival killed at random points: the house and its events agree after the next start.

use std::{fs, path::Path, process::Stdio};

use crate::stage::{bottone, program, wait};

const WORDS: &str = "rehearse --festival --flights 2 --entries 40 --satellites 1 --seed 5";

/// Returns the size of this folder's files, in bytes.
fn length(folder: &Path) -> u64 {
    let Ok(listed) = fs::read_dir(folder) else { return 0 };
    listed.filter_map(|entry| Some(entry.ok()?.metadata().ok()?.len())).sum()
}

fn settles(house: &Path, label: &str) {
    let day = house.join("2.bottone");
    if house.join("house.ron").exists() {
        // Twice, as the first process that writes sets a torn line aside.
        for _ in 0..2 {
            let said = bottone(["house".as_ref(), "settle".as_ref(), house.as_os_str()]);
            assert_eq!(said.status, Some(0), "{label}: {}", said.complaint);
        }
    }
    if day.exists() {
        let said = bottone(["merge".as_ref(), "--into".as_ref(), day.as_os_str()]);
        assert_eq!(said.status, Some(0), "{label}: {} {}", said.complaint, said.out);
    }
    if house.join("house.ron").exists() {
        let said = bottone(["house".as_ref(), "check".as_ref(), house.as_os_str()]);
        // Status 3 means an unfinished last line.
        let fine = matches!(said.status, Some(0 | 3));
        assert!(fine, "{label}: {:?} {}", said.status, said.complaint);
    }
}

#[test]
fn a_festival_that_is_killed_says_the_same_after_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole");
    let mut words: Vec<&std::ffi::OsStr> = WORDS.split(' ').map(AsRef::as_ref).collect();
    words.push(whole.as_os_str());
    assert_eq!(bottone(words).status, Some(0));
    settles(&whole, "not killed");
    let all = length(&whole);
    let mut cut_short = 0;
    for nth in 1..=12 {
        let until = all * nth / 13;
        let house = folder.path().join(nth.to_string());
        let mut playing = program()
            .args(WORDS.split(' '))
            .arg(&house)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        wait("the festival writes nothing", || {
            let over = playing.try_wait().unwrap().is_some();
            (over || length(&house) >= until).then_some(())
        });
        playing.kill().unwrap();
        playing.wait().unwrap();
        cut_short += usize::from(length(&house) < all);
        settles(&house, &format!("killed at {until} of {all} bytes"));
    }
    assert!(cut_short > 0, "nothing was killed before its end");
}
