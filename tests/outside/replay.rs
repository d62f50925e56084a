//! Tests of `bottone replay`: its output for sound, wrong and unreadable hands, and the files it
//! writes.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::{fs, path::Path};

use crate::stage::{Said, bottone};

const START: &str = "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [50, 100, 0]\n\
                     min_bet = 100\nstarting_stacks = [5000, 5000, 5000]\n";
const DEAL: &str = "'d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 QsQd'";

fn hand(number: u32, actions: &str, ends: &str) -> String {
    format!("[{number}]\n{START}actions = [{DEAL}, {actions}]\nfinishing_stacks = {ends}\n\n")
}

fn replay(files: &[&Path], options: &[&str]) -> Said {
    let mut arguments: Vec<&std::ffi::OsStr> = vec!["replay".as_ref()];
    arguments.extend(options.iter().map(AsRef::<std::ffi::OsStr>::as_ref));
    arguments.extend(files.iter().map(|file| file.as_os_str()));
    bottone(arguments)
}

#[test]
fn sound_hands_are_counted_and_wrong_ones_are_reported_with_what_was_allowed() {
    let folder = tempfile::tempdir().unwrap();
    let [sound, wrong] = ["sound.phhs", "wrong.phhs"].map(|name| folder.path().join(name));
    let fold = hand(1, "'p3 f', 'p1 f'", "[4950, 5050, 5000]");
    fs::write(&sound, &fold).unwrap();
    let said = replay(&[&sound], &[]);
    assert_eq!((said.status, said.out.as_str()), (Some(0), "1 hand, 5 actions: no errors.\n"));

    let low = hand(2, "'p3 cbr 150', 'p1 f', 'p2 f'", "[4950, 4900, 5150]");
    let stack = hand(3, "'p3 f', 'p1 f'", "[4950, 5000, 5050]");
    let unreadable = "[4]\nvariant = 'NT'\nstarting_stacks = 7\n";
    fs::write(&wrong, format!("{fold}{low}{stack}{unreadable}")).unwrap();
    let said = replay(&[&sound, &wrong], &[]);
    assert_eq!(said.status, Some(1));
    let file = wrong.display();
    let expected = [
        format!(
            "{file}, hand 2, action 4 (p3 cbr 150): the minimum is 200; allowed: p3 f, p3 cc \
             (100), p3 cbr 200 (at most 5,000)"
        ),
        format!("{file}, hand 3, finishing_stacks: p2 ends with 5,050, the file says 5,000"),
        format!("{file}, hand 3, finishing_stacks: p3 ends with 5,000, the file says 5,050"),
        format!("{file}, hand 4, line 30, column 19: 7; expected a list of amounts"),
        "5 hands, 21 actions: 2 hands with errors, 1 hand unreadable.".to_owned(),
    ];
    assert_eq!(said.out.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn hands_are_written_out_again_once() {
    let folder = tempfile::tempdir().unwrap();
    let [from, to, again] =
        ["from.phhs", "to.phhs", "again.phhs"].map(|name| folder.path().join(name));
    let kept = "event = 'Friday' # the late one\n";
    let fold = hand(7, "'p3 f', 'p1 f'", "[4950, 5050, 5000]").trim_end().to_owned();
    fs::write(&from, format!("{fold}\n{kept}")).unwrap();
    let said = replay(&[&from, &from], &["--write", to.to_str().unwrap()]);
    assert_eq!(said.status, Some(0), "{}", said.complaint);
    let written = fs::read_to_string(&to).unwrap();
    assert!(written.starts_with("[1]\nvariant = 'NT'\n"), "{written}");
    assert_eq!(written.matches("event = 'Friday'\n").count(), 2, "{written}");
    let said = replay(&[&to], &["--write", again.to_str().unwrap()]);
    assert_eq!(said.out, "2 hands, 10 actions: no errors.\n");
    assert_eq!(fs::read_to_string(&again).unwrap(), written);
    // An existing file stays as it is, and no hand is played first.
    fs::write(&from, "no hand").unwrap();
    let said = replay(&[&from], &["--write", to.to_str().unwrap()]);
    assert_eq!((said.status, said.out.as_str()), (Some(1), ""));
    let taken =
        format!("{}: a file with this name already exists. Choose another name\n", to.display());
    assert_eq!(said.complaint, taken);
    assert_eq!(fs::read_to_string(&to).unwrap(), written);
}

#[test]
fn a_house_s_own_rules_are_found_in_its_folder_and_what_is_wrong_with_them_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.phh");
    fs::write(&file, format!("{START}actions = [{DEAL}]\n_rules = 'our-house'\n")).unwrap();
    let own = folder.path().join("our-house.ron");
    let house = ["--rulebooks", folder.path().to_str().unwrap()];
    let shipped = include_str!("../../profiles/rulebooks/home.ron");
    fs::write(&own, shipped).unwrap();
    let said = replay(&[&file], &house);
    assert_eq!(said.out, "1 hand, 3 actions: no errors.\n");
    fs::write(&own, "(\n  nam: 7)").unwrap();
    let why = format!("“our-house” can't be used: {}:2:3: ", own.display());
    let said = replay(&[&file], &house);
    assert!(said.out.contains(&format!("line 7, column 10: {why}")), "{}", said.out);
    let said = replay(&[&file], &[house[0], house[1], "--rules", "our-house"]);
    assert!(said.complaint.contains(&why), "{}", said.complaint);

    let questions = folder.path().join("questions.ron");
    let text = fs::read_to_string(&file).unwrap().replace('\n', "\\n");
    fs::write(&questions, format!("Hand(\"{text}\")\n")).unwrap();
    let said = bottone(["ask", house[0], house[1], questions.to_str().unwrap()]);
    let escaped = why.replace('\'', "\\'");
    assert!(said.out.contains(&escaped), "{}", said.out);

    let missing = folder.path().join("missing");
    let missing = ["--rulebooks", missing.to_str().unwrap()];
    let words = format!("{}: no such folder of rule books\n", missing[1]);
    let event = folder.path().join("new.ron");
    for said in [
        replay(&[&file], &missing),
        bottone(["ask", missing[0], missing[1], questions.to_str().unwrap()]),
        bottone(["new", "club-turbo", missing[0], missing[1], event.to_str().unwrap()]),
    ] {
        assert_eq!((said.status, said.complaint.as_str()), (Some(1), words.as_str()));
    }
}

#[test]
fn rules_are_those_of_the_command_or_of_the_hand() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.phh");
    let text = format!("{START}actions = [{DEAL}]\n_rules = 'our-house'\n");
    fs::write(&file, text).unwrap();
    let said = replay(&[&file], &[]);
    assert_eq!(said.status, Some(1));
    assert!(
        said.out.contains("line 7, column 10: no rule book “our-house”: expected one of home, "),
        "{}",
        said.out
    );
    let said = replay(&[&file], &["--rules", "nobodys"]);
    assert_eq!(said.status, Some(1));
    assert!(said.complaint.contains("tda-2024, tda-2026"), "{}", said.complaint);
    let said = replay(&[&folder.path().join("none.phh")], &[]);
    assert_eq!((said.status, said.complaint.contains("none.phh: ")), (Some(1), true));
}
