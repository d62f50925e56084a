//! The table of a league from the files of its events.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::{fs, path::Path};

use bottone::{
    club::season::{Season, SeasonFault},
    i18n::Language,
    points::{Counting, League},
    rehearsal::RehearsalEnd,
    session::Desk as _,
};

use crate::stage;

fn league(events: &[&str]) -> League {
    League {
        name: "Winter".to_owned(),
        points: "n - r + 1".to_owned(),
        season: "total".to_owned(),
        counting: Counting::All,
        fewest: 0,
        events: events.iter().map(|&event| event.to_owned()).collect(),
    }
}

fn season(language: Language, events: &[&str], folder: &Path) -> Season {
    Season::of(language, &league(events), folder, &stage::desk())
}

/// Returns the file of an evening in which record 20 has one letter too many.
fn damaged(sound: &str) -> String {
    let mut lines: Vec<String> = sound.lines().map(str::to_owned).collect();
    let line = &mut lines[20];
    line.insert(line.len() - 1, ' ');
    lines.join("\n") + "\n"
}

#[test]
fn an_event_that_cannot_be_read_says_so_in_its_line_and_the_others_count() {
    let played = stage::play("club-turbo", 12, 4, RehearsalEnd::End);
    let folder = played.folder.path().to_owned();
    let name = played.session.tournament().setup().name.clone();
    let players = played.session.tournament().entries().players().count();
    drop(played.session);
    let sound = fs::read_to_string(folder.join("evening.ron")).unwrap();
    fs::write(folder.join("copy.ron"), &sound).unwrap();
    fs::write(folder.join("damaged.ron"), damaged(&sound)).unwrap();
    fs::write(folder.join("foreign.ron"), "Points(of: somebody else)").unwrap();
    fs::write(folder.join("empty.ron"), "").unwrap();
    fs::create_dir(folder.join("folder.ron")).unwrap();

    let alone = season(Language::English, &["evening.ron", "copy.ron"], &folder);
    let faulty = ["gone.ron", "damaged.ron", "foreign.ron", "empty.ron", "folder.ron"];
    let all = [&["evening.ron"], faulty.as_slice(), &["copy.ron"]].concat();
    for (language, says) in [
        (
            Language::English,
            [
                ": file not found",
                ": the file is damaged from line 21",
                ", line 1: not a Bottone event",
                ": the file is empty",
                ": not a file",
            ],
        ),
        (
            Language::Italian,
            [
                ": file non trovato",
                ": il file è danneggiato dalla riga 21",
                ", riga 1: non è un torneo di Bottone",
                ": il file è vuoto",
                ": non è un file",
            ],
        ),
    ] {
        let season = season(language, &all, &folder);
        assert_eq!(season.fault, None);
        let counted: Vec<_> = season.events.iter().map(|event| event.counted.clone()).collect();
        assert_eq!(counted.len(), 7);
        for sound in [0, 6] {
            assert_eq!(counted[sound], Ok((name.clone(), players)));
        }
        for ((file, says), counted) in faulty.iter().zip(says).zip(&counted[1..6]) {
            let Err(SeasonFault::Fault(why)) = counted else { panic!("{counted:?}") };
            assert!(why.starts_with(&format!("{file}{says}")), "{file}: {why}");
        }
        let points = |season: &bottone::club::season::Season| {
            let line = |line: &bottone::club::season::SeasonLine| {
                (line.name.clone(), line.standing.place, line.standing.points)
            };
            season.table.iter().map(line).collect::<Vec<_>>()
        };
        assert_eq!(points(&season), points(&alone));
        // The unreadable event keeps its place: the second event that counts is the seventh.
        let events = &season.table[0].standing.events;
        assert_eq!(events.iter().map(|kept| kept.event).collect::<Vec<_>>(), [0, 6]);
    }
}

#[test]
fn a_formula_that_cannot_be_read_gives_no_table_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let wrong = League { points: "n - q".to_owned(), ..league(&["gone.ron"]) };
    let season = Season::of(Language::English, &wrong, folder.path(), &stage::desk());
    assert!(season.table.is_empty());
    assert!(season.fault.unwrap().contains("character 5: “q” is unknown"));
}
