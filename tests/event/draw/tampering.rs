//! Tampering with a published draw is detected.

use bottone::{
    proof::{ReplayResult, Sealing, replay},
    rehearsal::RehearsalEnd,
    session::Desk as _,
};
use std::fs;

use crate::draw::{does, evening, published, secret};
use crate::stage::{Said, bottone};
use bottone::tournament::draws::DrawCommand;

/// Returns the text of a published evening with its secret revealed, and its code.
fn text() -> (String, String) {
    let mut played = evening(4, 60, RehearsalEnd::End, true);
    does(&mut played.session, DrawCommand::Reveal);
    let book = published(&*played.session);
    (book.text, book.last.unwrap().hash.code())
}

/// Returns whether the change is found, by the draws themselves or by the code.
fn found(text: &str, code: &str) -> bool {
    match replay(text, &[]) {
        Err(_) => true,
        Ok(verdict) => !verdict.is_valid() || verdict.draws_at_code(code).is_none(),
    }
}

fn by_itself(text: &str) -> bool {
    replay(text, &[]).is_ok_and(|verdict| !verdict.is_valid())
}

#[test]
fn a_letter_changed_anywhere_is_found() {
    let (text, code) = text();
    assert!(!found(&text, &code));
    // After the last draw no seed depends on the code. The lines there follow from those before.
    let end = text.rfind("\nend\n").unwrap();
    let step = end / 700;
    for at in (0..end).step_by(step.max(1)) {
        let mut bytes = text.clone().into_bytes();
        let was = bytes[at];
        bytes[at] = if was == b'1' { b'2' } else { b'1' };
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        assert!(found(&changed, &code), "byte {at}, {:?}", char::from(was));
    }
}

#[test]
fn a_seat_or_a_seed_is_found_without_the_code() {
    let (text, _) = text();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let with = |at: usize, line: String| {
        let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        lines[at] = line;
        lines.concat()
    };
    let mut tried = 0;
    for (at, pair) in lines.windows(2).enumerate() {
        let (one, other) = (pair[0], pair[1]);
        // Two players of one draw exchange their seats.
        if let (Some(a), Some(b)) = (one.strip_prefix("seat "), other.strip_prefix("seat ")) {
            let (a, b) = (a.split_once(' ').unwrap(), b.split_once(' ').unwrap());
            let swapped = with(at, format!("seat {} {}", a.0, b.1));
            let swapped = swapped.replacen(other, &format!("seat {} {}", b.0, a.1), 1);
            assert!(by_itself(&swapped) || replay(&swapped, &[]).is_err(), "line {at}");
            tried += 1;
        }
        if one.starts_with("draw ") {
            let words: Vec<&str> = one.trim_end().split(' ').collect();
            let seed: u64 = words[4].parse().unwrap();
            let changed = one.replace(words[4], &(seed ^ 1).to_string());
            let verdict: ReplayResult = replay(&with(at, changed), &[]).unwrap();
            let number: usize = words[1].parse().unwrap();
            assert_eq!(verdict.draws[number - 1].sealing, Sealing::Broken, "line {at}");
            tried += 1;
        }
    }
    assert!(tried > 40, "{tried}");
}

#[test]
fn another_secret_is_not_the_one_that_was_sealed() {
    let (text, _) = text();
    let other = text.replace(&secret(4).revealed(), &secret(5).revealed());
    assert!(replay(&other, &[]).is_err());
}

#[test]
fn what_is_no_published_draw_is_reported_with_its_line() {
    let (text, _) = text();
    for (changed, line) in [
        (String::new(), 1),
        ("Bottone draws 2\nevent x\n".to_owned(), 1),
        ("Bottone draws 1\n".to_owned(), 2),
        ("Bottone draws 1\nevent x\nsit 1 1 1\n".to_owned(), 3),
        ("Bottone draws 1\nevent x\nopen 1 9\nsit 1 1 10\n".to_owned(), 4),
        ("Bottone draws 1\nevent x\nopen 1 9\nsit 01 1 1\n".to_owned(), 4),
        ("Bottone draws 1\nevent x\nopen 1 9\nsit 1 1 1\nsit 1 1 2\n".to_owned(), 5),
        ("Bottone draws 1\nevent x\nopen 1 99\n".to_owned(), 3),
        ("Bottone draws 1\nevent x\nopen 1 9\nopen".to_owned(), 4),
        ("Bottone draws 1\nevent x\nback 1\n".to_owned(), 3),
        ("Bottone draws 1\nevent x\n\n".to_owned(), 3),
    ] {
        assert_eq!(replay(&changed, &[]).unwrap_err().line, line, "{changed:?}");
    }
    // Cut anywhere, it is read up to there or refused, and never more.
    for at in (0..text.len()).step_by(97).filter(|at| text.is_char_boundary(*at)) {
        let cut = &text[..at];
        if let Ok(verdict) = replay(cut, &[]) {
            assert!(cut.ends_with('\n') && verdict.is_valid(), "{at}");
        }
    }
}

fn verify(file: &std::path::Path, more: &[&str]) -> Said {
    let mut words = vec!["verify-draw".as_ref(), file.as_os_str()];
    words.extend(more.iter().map(std::ffi::OsStr::new));
    bottone(words)
}

#[test]
fn the_command_line_finds_it_too() {
    let mut played = evening(4, 60, RehearsalEnd::End, true);
    does(&mut played.session, DrawCommand::Reveal);
    let code = published(&*played.session).last.unwrap().hash.code();
    let file = played.session.path().unwrap().to_owned();
    let out = played.folder.path().join("draws.txt");
    let said = verify(&file, &["--code", &code.to_lowercase(), "--publish", out.to_str().unwrap()]);
    assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""), "{}", said.out);
    assert!(said.out.contains("all as published") && said.out.contains(&code), "{}", said.out);
    // An existing file is kept.
    assert_eq!(verify(&file, &["--publish", out.to_str().unwrap()]).status, Some(1));

    assert_eq!(verify(&out, &["--code", &code]).status, Some(0));
    let unknown = verify(&out, &["--code", "0000-0000-0000"]);
    assert_eq!(unknown.status, Some(1));
    assert!(unknown.out.contains("not found in these draws"), "{}", unknown.out);

    // A friend's name in the place of another: the draws hold, the code does not.
    let text = fs::read_to_string(&out).unwrap();
    let name = text.lines().find_map(|line| line.strip_prefix("name 7 ")).unwrap();
    fs::write(&out, text.replace(name, "Amico, Un")).unwrap();
    assert_eq!(verify(&out, &[]).status, Some(0));
    assert_eq!(verify(&out, &["--code", &code]).status, Some(1));

    // Another seat.
    let (before, after) = text.split_once("\nseat ").unwrap();
    let (line, rest) = after.split_once('\n').unwrap();
    let (entry, seat) = line.split_once(' ').unwrap();
    let (next, rest) = rest.split_once('\n').unwrap();
    let (next_entry, next_seat) = next.strip_prefix("seat ").unwrap().split_once(' ').unwrap();
    let swapped = format!("{before}\nseat {entry} {next_seat}\nseat {next_entry} {seat}\n{rest}");
    fs::write(&out, swapped).unwrap();
    let wrong = verify(&out, &[]);
    // Either the seats themselves or, later in the evening, a player in another seat than before.
    assert_eq!(wrong.status, Some(1));

    // The event's own file.
    let journal = fs::read_to_string(&file).unwrap();
    let seat = journal.find("(table:").unwrap();
    fs::write(&file, format!("{}(table :{}", &journal[..seat], &journal[seat + 7..])).unwrap();
    assert_eq!(verify(&file, &[]).status, Some(1));
    // No file, a folder, bytes that are not text, a text without an end.
    assert_eq!(verify(&played.folder.path().join("none.ron"), &[]).status, Some(1));
    assert_eq!(verify(played.folder.path(), &[]).status, Some(1));
    for bytes in [b"Bottone draws 1\n\xff\n".as_slice(), b"Bottone draws 1", b"", b"x"] {
        fs::write(&out, bytes).unwrap();
        let said = verify(&out, &[]);
        assert_eq!(said.status, Some(1));
        assert!(!said.complaint.is_empty() && !said.complaint.contains("panicked"));
    }
}
