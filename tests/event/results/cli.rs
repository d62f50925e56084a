//! The files, messages and refusals of `bottone print` and `bottone results`.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

use bottone::{
    rules::deals,
    session::Desk as _,
    tournament::{
        Command,
        deals::{Agreement, DealCommand},
    },
};
use tempfile::TempDir;

use crate::stage::{Said, bottone, five};

/// Runs `bottone` with these arguments and the file.
fn on(file: &Path, words: &[&str]) -> Said {
    bottone(words.iter().map(AsRef::as_ref).chain([file.as_os_str()]).collect::<Vec<&OsStr>>())
}

/// Returns an evening played to its end.
fn finished() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("night.ron");
    let played = on(&file, &["rehearse", "--entries", "20", "--seed", "7"]);
    assert_eq!(played.status, Some(0), "{}", played.complaint);
    (folder, file)
}

#[test]
fn payouts_slips_and_results_are_printed_and_nothing_is_written_over() {
    let (folder, file) = finished();
    for (what, says) in [("payouts", "1 page"), ("slips", "2 pages"), ("results", "1 page")] {
        for paper in ["a4", "letter"] {
            let pdf = folder.path().join(format!("{what}-{paper}.pdf"));
            let place = pdf.to_str().unwrap();
            let printed = on(&file, &["print", what, "--paper", paper, "-o", place]);
            assert_eq!((printed.status, printed.complaint.as_str()), (Some(0), ""), "{what}");
            assert_eq!(printed.out, format!("{place}: {says}\n"));
            let bytes = fs::read(&pdf).unwrap();
            assert!(bytes.starts_with(b"%PDF-") && bytes.trim_ascii_end().ends_with(b"%%EOF"));
            let again = on(&file, &["print", what, "-o", place]);
            assert_eq!(again.status, Some(1), "{what}");
            assert!(
                again.complaint.contains(
                    "a file with this name already \
                                              exists"
                ),
                "{}",
                again.complaint
            );
            assert_eq!(fs::read(&pdf).unwrap(), bytes);
        }
    }
    let pdf = folder.path().join("deal.pdf");
    let deal = on(&file, &["print", "deal", "-o", pdf.to_str().unwrap()]);
    assert_eq!((deal.status, deal.complaint.as_str()), (Some(1), "No deal in this event\n"));
    assert!(!pdf.exists());
}

#[test]
fn a_deal_that_holds_is_printed() {
    let (folder, _, mut session) = five::locked();
    let entries: Vec<_> = session.tournament().entries().all().map(|(entry, _)| entry).collect();
    let agreed = Agreement {
        method: deals::DealMethod::Own,
        stacks: Vec::new(),
        shares: entries.into_iter().zip(five::PRIZES.map(five::euros)).collect(),
        kept: Vec::new(),
        bounties: Vec::new(),
        known: None,
    };
    session.submit(Command::Deals(DealCommand::Agree(Box::new(agreed))), None).unwrap();
    let file = folder.path().join("deal.ron");
    session.save_copy(&file).unwrap();
    for (language, pages) in [("en", "1 page\n"), ("it", "1 pagina\n")] {
        let pdf = file.with_file_name(format!("deal-{language}.pdf"));
        let words = ["--language", language, "print", "deal", "-o", pdf.to_str().unwrap()];
        let printed = on(&file, &words);
        assert_eq!((printed.status, printed.complaint.as_str()), (Some(0), ""), "{language}");
        assert!(printed.out.ends_with(pages), "{}", printed.out);
        assert!(fs::read(&pdf).unwrap().starts_with(b"%PDF-"));
    }
}

#[test]
fn results_are_written_for_a_spreadsheet_a_database_and_to_be_read() {
    let (folder, file) = finished();
    // The typed arguments, and the expected content of the file.
    let cases: [(&[&str], &str); 6] = [
        (&["--format", "csv"], "Place,"),
        (&["--format", "csv", "--separator", "semicolon"], "Place;"),
        (&["--language", "it", "--format", "csv"], "Posto;"),
        (&["--language", "it", "--format", "csv", "--separator", "comma"], "Posto,"),
        (&["--format", "hendon"], "Position,"),
        (&["--format", "text"], "Club turbo, rehearsal"),
    ];
    for (number, (words, has)) in cases.into_iter().enumerate() {
        let out = folder.path().join(format!("{number}.out"));
        let written = on(&file, &[&["results", "-o", out.to_str().unwrap()], words].concat());
        assert_eq!(written.status, Some(0), "{words:?}: {}", written.complaint);
        assert!(!written.complaint.is_empty(), "{words:?}: nobody was paid, so it can change");
        let text = fs::read_to_string(&out).unwrap();
        assert!(text.contains(has), "{words:?}: {text}");
        assert!(text.lines().count() > 6, "{words:?}: {text}");
        let again = on(&file, &["results", "-o", out.to_str().unwrap()]);
        assert_eq!(again.status, Some(1), "{words:?}");
        assert_eq!(fs::read_to_string(&out).unwrap(), text);
    }
    let nowhere = folder.path().join("no.ron");
    let gone = on(&nowhere, &["results", "-o", "x.csv"]);
    assert!(gone.complaint.contains("file not found"), "{}", gone.complaint);
}

#[test]
fn results_of_a_damaged_event_end_as_check_does() {
    let (folder, file) = finished();
    let text = fs::read_to_string(&file).unwrap();
    let last = text.trim_end().rfind('\n').unwrap();
    let damaged =
        format!("{}{}", &text[..=last], text[last + 1..].replacen("sum: \"", "sum: \"0", 1));
    fs::write(&file, damaged).unwrap();
    let out = folder.path().join("results.csv");
    let written = on(&file, &["results", "-o", out.to_str().unwrap()]);
    assert_eq!(written.status, Some(4), "{}", written.complaint);
    assert!(fs::read_to_string(&out).unwrap().contains("Place,"));
}
