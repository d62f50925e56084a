//! Tests of the command's output and its exit status.

use std::fs;

use super::case;
use crate::stage::bottone;

#[test]
fn the_command_lists_what_was_not_taken_over_and_names_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let from = folder.path().join("friday.tdt");
    fs::copy(case("friday.tdt"), &from).unwrap();
    let said = bottone([std::ffi::OsStr::new("import"), from.as_os_str()]);
    assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""), "{}", said.out);
    for line in [
        "5 things were not imported exactly:\n",
        "The Tournament Director: Layout, Events, CountdownSeconds, PointsForPlaying\n",
        "  GamePlayer: PointsAdjustment is not imported (once)\n",
        "16 players, 16 entries, 2 rebuys, 9 levels in ",
    ] {
        assert!(said.out.contains(line), "{line}: {}", said.out);
    }
    let to = folder.path().join("friday.bottone");
    assert!(said.out.contains(&to.display().to_string()), "{}", said.out);
    let check = bottone([std::ffi::OsStr::new("check"), to.as_os_str()]);
    assert_eq!(check.status, Some(0), "{}{}", check.out, check.complaint);
    assert!(check.out.contains("Alfieri, Bruno won.\n"), "{}", check.out);
    let again = bottone([std::ffi::OsStr::new("import"), from.as_os_str()]);
    assert_eq!(again.status, Some(1), "the file is there: {}", again.out);
    assert_eq!(fs::read(&from).unwrap(), fs::read(case("friday.tdt")).unwrap());
}

#[test]
fn what_is_no_saved_tournament_is_reported_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.tdt");
    let to = folder.path().join("a.ron");
    let cases: &[(&[u8], &str, &str)] = &[
        (b"", "the file is empty", "il file è vuoto"),
        (b"{ V: 3, T: 5 }", "no tournament of The", "nessun torneo di The"),
        (
            b"{ V: 3,\n T: new Tournament({Title: }",
            "line 2, letter 28: expected a value: a number, text in quotes",
            "riga 2, lettera 28: atteso un valore: un numero, un testo tra virgolette",
        ),
        (
            b"require('fs').unlink('x')",
            "line 1, letter 14: expected nothing more",
            "atteso nient'altro",
        ),
    ];
    for (bytes, english, italian) in cases {
        fs::write(&file, bytes).unwrap();
        for (language, says) in [("en", english), ("it", italian)] {
            let file = file.to_str().unwrap();
            let said =
                bottone(["--language", language, "import", file, "-o", to.to_str().unwrap()]);
            assert_eq!(said.status, Some(1), "{}", said.out);
            assert!(said.complaint.contains(says), "{says}: {}", said.complaint);
            assert!(!to.exists(), "nothing was made");
        }
    }
}
