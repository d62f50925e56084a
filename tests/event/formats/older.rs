//! Rule books that are older than some of their switches.

use std::fs;

use bottone::{
    rehearsal::RehearsalEnd,
    rules::rulebook::Rulebook,
    session::Desk as _,
    store::{
        journal::{
            FORMAT, PROGRAM,
            upcast::{self, Line, Said},
        },
        profiles,
    },
    tournament::{
        history::Beginning,
        setup::{HouseRules, Setup},
    },
};

use crate::formats::sealed::{Sealed, body};
use crate::stage::{EVENING, bottone, open, play, structure};

/// Returns every field of a rule book and of its parts with its path, and the text without it.
fn without_each(text: &str) -> Vec<(String, String)> {
    let mut way: Vec<(&str, usize)> = Vec::new();
    let mut found = Vec::new();
    let (mut name, mut quoted) = (0, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | ',' => name = at + 1,
            _ => {}
        }
        if quoted {
            continue;
        }
        let open = text[..at].matches(['(', '[']).count() - text[..at].matches([')', ']']).count();
        if letter == ':' {
            way.retain(|(_, depth)| *depth < open);
            way.push((&text[name..at], open));
            let names: Vec<&str> = way.iter().map(|(name, _)| *name).collect();
            let end = end_of_value(&text[at + 1..]) + at + 1;
            let rest = text[end..].strip_prefix(',').unwrap_or(&text[end..]);
            let before = if rest.starts_with(')') {
                text[..name].trim_end_matches(',')
            } else {
                &text[..name]
            };
            found.push((names.join("."), format!("{before}{rest}")));
        }
    }
    found
}

fn end_of_value(text: &str) -> usize {
    let (mut depth, mut quoted) = (0, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' => depth += 1,
            ',' | ')' | ']' if depth == 0 => return at,
            ')' | ']' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

#[test]
fn a_switch_that_a_rule_book_lacks_stands_as_its_own_book_has_it() {
    for entry in profiles::shelf::<Rulebook>(None) {
        let rulebook = Rulebook { notes: Vec::new(), ..entry.profile.unwrap() };
        let text = ron::to_string(&rulebook).unwrap();
        let setup = Setup {
            house: HouseRules { rulebook: rulebook.clone(), ..HouseRules::default() },
            ..Setup::default()
        };
        let beginning = Beginning::new(EVENING, setup, structure("club-turbo"));
        let head = ron::to_string(&beginning).unwrap();
        assert!(head.contains(&text));
        let mut switches = 0;
        for (way, lacking) in without_each(&text) {
            // Fields inside a switch belong to it. The name, the book and the notes are no
            // switches.
            let is_switch =
                way.split('.').count() <= 2 && !["name", "book", "notes"].contains(&&*way);
            if !is_switch || ron::from_str::<Rulebook>(&lacking).is_ok() {
                continue;
            }
            let head = head.replacen(&text, &lacking, 1);
            let said: Said<Beginning> = upcast::read(Line::Head, FORMAT, &head).unwrap();
            let added = said.added.unwrap();
            assert_eq!(said.what, beginning, "{} without {way}", entry.id);
            assert_eq!(added.book, rulebook.name);
            let is_in = |switch: &String| *switch == way || switch.starts_with(&format!("{way}."));
            assert!(added.switches.iter().all(is_in), "{way}: {:?}", added.switches);
            switches += 1;
        }
        assert!(switches > 60, "{}: {switches}", entry.id);
    }
}

/// Checks a house's own, unknown book. Its missing switches come from the book with the same rule
/// numbers.
#[test]
fn an_event_with_an_older_rule_book_is_reported_and_goes_on() {
    let played = play("club-turbo", 12, 3, RehearsalEnd::End);
    let evening = fs::read_to_string(played.session.path().unwrap()).unwrap();
    let head = body(evening.lines().next().unwrap());
    let older = head
        .replacen("name:\"TDA 2024\"", "name:\"Our own\"", 1)
        .replacen(",dead_disc:EmptySeat", "", 1)
        .replacen(",entry:Nothing", "", 1);
    assert!(older.len() + 30 < head.len());
    let file = played.folder.path().join("older.ron");
    let records = evening.lines().skip(1).map(body);
    let sealed = records.fold(Sealed::head(FORMAT, PROGRAM, &older), Sealed::then).text;
    fs::write(&file, &sealed).unwrap();

    let says = "Line 1: the rule book is older than these options: button.dead_disc, button.entry. Set as in \
        “TDA 2024”.";
    let (mut session, notices) = open(&file).unwrap();
    assert_eq!(notices.iter().map(ToString::to_string).collect::<Vec<_>>(), [says]);
    let mut own = session.tournament().setup().house.rulebook.clone();
    "TDA 2024".clone_into(&mut own.name);
    assert_eq!(own, played.session.tournament().setup().house.rulebook);
    session.undo().unwrap();
    drop(session);
    assert!(fs::read_to_string(&file).unwrap().starts_with(&sealed), "nothing but added to");
    let checked = bottone(["check".as_ref(), file.as_os_str()]);
    assert_eq!(checked.status, Some(0), "{}", checked.complaint);
    assert!(checked.complaint.contains(says), "{}", checked.complaint);
}
