//! Tests of `bottone print`: the arguments, the refusals and their reasons.

use std::fs;

use bottone::{
    base::time::Span, rehearsal::RehearsalEnd, session::Desk as _, view::sheet_names::typed,
    view_paper::sheets::ALL,
};
use bottone_print_support::Document;

use crate::stage::{Said, bottone, bottone_in, play};

#[test]
fn every_sheet_is_printed_by_its_name_or_says_why_not() {
    let until = RehearsalEnd::Level { number: 3, into: Span::ZERO };
    let played = play("club-turbo", 20, 2, until);
    let file = played.folder.path().join("evening.ron");
    let (file, pdf) = (file.to_str().unwrap(), played.folder.path().join("out.pdf"));
    let out = pdf.to_str().unwrap();
    let print = |words: &[&str]| -> Said {
        bottone(["print"].iter().chain(words).copied().chain([file, "-o", out]))
    };
    let before = fs::read(file).unwrap();
    let mut printed = 0;
    for kind in ALL {
        let said = print(&[typed(kind)]);
        match said.status {
            Some(0) => {
                assert!(said.out.contains(" page"), "{kind:?}: {}", said.out);
                assert!(fs::read(out).unwrap().starts_with(b"%PDF"), "{kind:?}");
                let again = print(&[typed(kind)]);
                assert_eq!(again.status, Some(1), "{kind:?}: never overwritten");
                fs::remove_file(out).unwrap();
                printed += 1;
            }
            _ => assert!(!said.complaint.trim().is_empty(), "{kind:?}"),
        }
    }
    assert!(printed >= 12, "{printed}");
    assert_eq!(fs::read(file).unwrap(), before, "nothing is written into the event");
    let tables: Vec<u16> =
        played.session.tournament().tables().open().map(|(table, _)| table.get()).collect();
    let (lowest, highest) = (tables[0], tables[tables.len() - 1]);
    let seated = played.session.tournament().tables().sitting().next().unwrap().0;
    let person = played.session.tournament().entries().person(seated).unwrap();
    for (words, pages) in [
        (vec!["table-sheets", "--tables", "1"], 1),
        (vec!["chip-counts", "--tables", "1-99"], tables.len()),
        (vec!["seat-cards", "--single", "--tables", "1"], 0),
        (vec!["seat-cards", "--single", "--players", &seated.get().to_string()], 1),
        (vec!["seat-cards", "--single", "--players", &person.display_name()], 1),
        (vec!["levels", "--paper", "letter"], 1),
        (vec!["payout-slips", "--players", "qqq"], 0),
    ] {
        let said = print(&words);
        if words.contains(&"qqq") {
            assert!(said.complaint.contains("“qqq”: no such player"), "{}", said.complaint);
            continue;
        }
        assert_eq!(said.complaint, "", "{words:?}");
        if pages > 0 {
            assert_eq!(Document::at(out).sizes().len(), pages, "{words:?}");
        }
        fs::remove_file(out).unwrap();
    }
    for (words, why) in [
        (vec!["table-sheets", "--tables", "77"], "“77”: no such table"),
        (vec!["table-sheets", "--tables", "x"], "“x” is not a table"),
        (vec!["table-sheets", "--tables", "5-3"], "“5-3” is not a table"),
        (vec!["levels", "--tables", "1"], "Levels: this sheet can only be printed whole"),
        (vec!["table-sheets", "--players", "1"], "select tables for this sheet, not players"),
        (vec!["seat-cards", "--players", "999"], "“999”: no such player"),
        (vec!["levels", "--single"], "only cards can be printed one per page"),
        (vec!["levels", "--wall"], "only seat lists can be set in large print"),
        (vec!["levels", "--halves"], "only table sheets and chip counts can be set two per page"),
        (vec!["poster"], "turn it on in Room"),
        (vec!["poster", "--page", "http://127.0.0.1:8210/"], "is not a page address"),
        (vec!["poster", "--page", "javascript:alert(1)"], "is not a page address"),
        (vec!["deal"], "No deal in this event"),
        (vec!["slips"], "No payments due"),
        (vec!["rulings"], "No rulings or penalties"),
    ] {
        let said = print(&words);
        assert_eq!(said.status, Some(1), "{words:?}");
        assert!(said.complaint.contains(why), "{words:?}: {}", said.complaint);
        assert!(!fs::exists(out).unwrap(), "{words:?}");
    }
    assert!(lowest < highest);
}

#[test]
fn the_help_names_every_sheet_in_both_languages() {
    for (locale, said) in [("C", "Print a sheet of an event"), ("it_IT.UTF-8", "Stampa un foglio")]
    {
        let help = bottone_in(locale, ["print", "--help"]);
        assert!(help.out.contains(said), "{}", help.out);
        for kind in ALL {
            assert!(help.out.contains(typed(kind)), "{kind:?}: {}", help.out);
        }
    }
}
