//! Level sheets as people write them: the reading of each line, and the lines that were not
//! understood.

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_rules::levels::{Ante, BreakName, Row, Structure, StructureFault};
use bottone_view_structures::pasted::{self, LineMeaning, PastedSheet, UnreadReason};
use proptest::prelude::*;

/// Returns a row in short form: `100/200 a200 30`, `break 15`, `off 25,100`.
fn short(row: &Row) -> String {
    match row {
        Row::Level(level) => {
            let ante = match level.ante {
                Some(Ante::Each(chips)) => format!(" a{} each", chips.get()),
                Some(Ante::BigBlind(chips)) => format!(" a{}", chips.get()),
                Some(Ante::Button(chips)) => format!(" b{}", chips.get()),
                None => String::new(),
            };
            format!("{}/{}{ante} {}", level.small.get(), level.big.get(), level.minutes)
        }
        Row::Break(pause) => match &pause.name {
            BreakName::Break => format!("break {}", pause.minutes),
            BreakName::Dinner => format!("dinner {}", pause.minutes),
            BreakName::Own(name) => format!("{} {}", name.to_lowercase(), pause.minutes),
        },
        Row::ColourUp(chips) => {
            let chips: Vec<String> = chips.iter().map(|chip| chip.get().to_string()).collect();
            format!("off {}", chips.join(","))
        }
        Row::RegistrationCloses => "closes".to_owned(),
        Row::EndOfDay => "end of day".to_owned(),
    }
}

fn rows(sheet: &PastedSheet) -> Vec<String> {
    sheet.rows.iter().map(short).collect()
}

/// Returns the numbers of the lines that were not understood.
fn unread(sheet: &PastedSheet) -> Vec<usize> {
    sheet.unread().map(|(line, _)| line.number).collect()
}

/// Returns a sheet of `cases/structures`.
#[expect(clippy::disallowed_methods, reason = "a test reads what it is given")]
fn sheet(name: &str) -> PastedSheet {
    let file = format!("{}/cases/structures/{name}", env!("CARGO_MANIFEST_DIR"));
    pasted::read(&std::fs::read_to_string(file).unwrap(), &[])
}

/// Each sheet, with its rows.
const SHEETS: &[(&str, &[&str])] = &[
    ("t1.txt", &["100/200 30", "200/400 30", "300/600 a75 each 30", "400/800 a100 each 30"]),
    ("t2.txt", &["1500/3000 a3000 60", "2000/4000 a4000 60", "2500/5000 a5000 60"]),
    ("t2a.txt", &["1500/3000 a3000 20", "2000/4000 a4000 20"]),
    (
        "t3.txt",
        &[
            "25/50 20",
            "50/100 20",
            "break 15",
            "off 25",
            "100/200 20",
            "break 10",
            "off 25",
            "200/400 20",
            "break 15",
            "closes",
            "300/600 20",
        ],
    ),
    (
        "t4.txt",
        &[
            "25/50 20",
            "50/100 20",
            "100/200 a25 each 20",
            "150/300 a25 each 20",
            "200/400 a50 each 20",
            "300/600 a75 each 20",
            "400/800 a100 each 20",
        ],
    ),
    ("t5.txt", &["100/200 20", "500/1000 20", "1000/2000 a2000 20", "10000/20000 a20000 20"]),
    ("t6.txt", &["100/100 20", "100/200 20", "200/300 20"]),
    (
        "t7.txt",
        &[
            "100/200 40",
            "200/400 40",
            "dinner 60",
            "300/600 40",
            "dinner 60",
            "400/800 40",
            "break 15",
            "500/1000 40",
            "lunch 45",
            "600/1200 40",
        ],
    ),
    (
        "u1.txt",
        &[
            "100/200 15",
            "100/200 a200 15",
            "200/300 a300 15",
            "break 10",
            "closes",
            "500/1000 a1000 15",
            "break 10",
            "off 100,500",
            "6000/12000 a12000 15",
            "8000/16000 a16000 15",
            "break 10",
            "off 1000",
            "10000/20000 a20000 15",
        ],
    ),
    (
        "u2.txt",
        &[
            "25/50 15",
            "50/100 15",
            "150/300 15",
            "break 20",
            "off 25",
            "closes",
            "600/1200 15",
            "10000/20000 10",
        ],
    ),
    (
        "v1.txt",
        &[
            "100/200 20",
            "200/400 20",
            "300/600 20",
            "400/800 20",
            "break 10",
            "500/1000 20",
            "1000/2000 20",
            "5000/10000 20",
            "10000/20000 20",
            "20000/40000 20",
            "break 10",
            "50000/100000 20",
        ],
    ),
    (
        "v2.csv",
        &[
            "25/50 20",
            "50/100 20",
            "break 10",
            "100/200 a25 each 20",
            "off 25",
            "200/400 a50 each 20",
        ],
    ),
    ("v3.txt", &["100/200 30", "200/400 a400 30", "break 15", "off 100", "500/1000 a1000 30"]),
    (
        "w1.txt",
        &[
            "100/200 a200 40",
            "200/300 a300 40",
            "200/400 a400 40",
            "300/500 a500 40",
            "break 15",
            "300/600 a600 40",
            "400/800 a800 40",
            "500/1000 a1000 40",
            "600/1200 a1200 40",
            "dinner 60",
            "closes",
            "off 100",
            "1000/1500 a1500 40",
            "1000/2000 a2000 40",
            "1500/2500 a2500 40",
            "1500/3000 a3000 40",
            "break 15",
            "off 500",
            "2000/4000 a4000 40",
            "3000/5000 a5000 40",
            "3000/6000 a6000 40",
            "4000/8000 a8000 40",
            "end of day",
            "5000/10000 a10000 40",
            "6000/12000 a12000 40",
        ],
    ),
];

#[test]
fn every_sheet_says_what_stands_on_it() {
    for (name, said) in SHEETS {
        let sheet = sheet(name);
        assert_eq!(rows(&sheet), *said, "{name}");
        assert_eq!(unread(&sheet), Vec::<usize>::new(), "{name}");
    }
}

#[test]
fn a_sheet_names_itself_its_stack_and_what_it_leaves_open() {
    let friday = sheet("t6.txt");
    assert_eq!(friday.name.as_deref(), Some("Friday Deepstack"));
    assert_eq!(friday.stack.map(Chips::get), Some(20_000));
    assert!(friday.lines[0].taken.contains(&LineMeaning::StaysOpen(6)), "{:?}", friday.lines[0]);
    assert_eq!(friday.notes.len(), 1, "the line is kept as a note");
    let gala = sheet("w1.txt");
    assert_eq!(gala.name.as_deref(), Some("GRAN GALÀ AUTUNNO"));
    assert_eq!(gala.stack.map(Chips::get), Some(30_000));
    let assumes = |name| sheet(name).assumes_minutes;
    assert!(assumes("t4.txt") && assumes("t5.txt") && assumes("v1.txt"));
    assert!(!assumes("t1.txt") && !assumes("u1.txt"));
    // The break without a length says so.
    let last_break = sheet("u1.txt").lines[9].taken.clone();
    assert!(
        matches!(last_break[..], [LineMeaning::Row(Row::Break(_), true), LineMeaning::Row(..)]),
        "{last_break:?}"
    );
}

/// Lines as people write them, each a sheet of its own, with their reading; `?` for a line that was
/// not understood.
const LINES: &[(&str, &[&str])] = &[
    ("1 25/50 20", &["25/50 20"]),
    ("25 50", &["25/50 20"]),
    ("25 50\n200/100 20", &["25/50 20", "?"]),
    ("Level 3 | 100 | 200 | 200 | 30 min", &["100/200 a200 30"]),
    (
        "Livello 1; 25; 50; 20\nPausa; 15\nLivello 2; 50; 100",
        &["25/50 20", "break 15", "50/100 20"],
    ),
    ("Level,SB,BB,Ante,Minutes\n1,25,50,0,15\n2,50,100,100,15", &["25/50 15", "50/100 a100 15"]),
    ("SB\tBB\tAnte\tMin\n1.000\t2.000\t2.000\t20", &["1000/2000 a2000 20"]),
    ("100/200 (25) 40", &["100/200 a25 each 40"]),
    ("100/200 (25 each) 40 min", &["100/200 a25 each 40"]),
    ("1,000/2,000 30 min", &["1000/2000 30"]),
    ("1k/2k 2k 20'", &["1000/2000 a2000 20"]),
    ("1.5k/3k ante 3k 20'", &["1500/3000 a3000 20"]),
    ("1'000/2'000 (200) 30'", &["1000/2000 a200 each 30"]),
    ("$1,000/$2,000 20m", &["1000/2000 20"]),
    ("1m/2m 20 min", &["1000000/2000000 20"]),
    ("100-200 - 20 min", &["100/200 20"]),
    ("Level 1 - 25/50 - 20 minutes", &["25/50 20"]),
    ("Level 7: 400/800 BBA 20 min", &["400/800 a800 20"]),
    ("Level 7: 400/800 BB ante 20 min", &["400/800 a800 20"]),
    ("SB 500 BB 1000 ante 100", &["500/1000 a100 each 20"]),
    ("Small blind 100, big blind 200, 25 minutes", &["100/200 25"]),
    ("Round 5: Blinds 100-200 Ante 25 (20 minutes)", &["100/200 a25 each 20"]),
    ("Level 3 100/200 no ante 20 min", &["100/200 20"]),
    ("100/200 20:00", &["100/200 20"]),
    ("7:00 PM 300/600 0:30", &["300/600 30"]),
    ("1: 25/50  2: 50/100  3: 75/150", &["25/50 20", "50/100 20", "75/150 20"]),
    ("25/50, 50/100, 100/200", &["25/50 20", "50/100 20", "100/200 20"]),
    ("Level 9 - 600/1,200 (1,200) - 20 minutes - late reg ends", &["600/1200 a1200 20", "closes"]),
    ("Level 20 - 500/1000/1000 20 min - Break 15 min", &["500/1000 a1000 20", "break 15"]),
    ("Blinds go up every 25 minutes\n1 100/200", &["100/200 25"]),
    ("100/200\n25 minute levels", &["100/200 25"]),
    // The length is stated, so a figure after the blinds is an ante.
    ("20 min levels\n100/200 25\n200/400 50", &["100/200 a25 each 20", "200/400 a50 each 20"]),
    // The lengths of other lines show the meaning of a figure.
    ("1 25/50 20\n2 100/200 (200) 20", &["25/50 20", "100/200 a200 20"]),
    // The figures could be minutes or antes.
    ("100/200 25\n200/400 50\n300/600 75", &["?", "?", "?"]),
    ("1h30 break", &["break 90"]),
    ("1 hour 30 min dinner", &["dinner 90"]),
    ("Descanso 10 min - cambio de fichas 25", &["break 10", "off 25"]),
    ("Cena 60 min, cierre de registro", &["dinner 60", "closes"]),
    ("Pause 15 Min - Chips 25 raus", &["break 15", "off 25"]),
    ("Essenspause 45 Minuten", &["dinner 45"]),
    ("Anmeldeschluss", &["closes"]),
    ("Ende der Anmeldung", &["closes"]),
    ("Ende Tag 1", &["end of day"]),
    ("Fin del día 1", &["end of day"]),
    ("Fin du jour 1", &["end of day"]),
    ("Clôture des inscriptions", &["closes"]),
    ("Fine iscrizioni", &["closes"]),
    ("Late registration closes", &["closes"]),
    ("No more re-entries", &["closes"]),
    ("25s and 100s off", &["off 25,100"]),
    ("Color up 25", &["off 25"]),
    ("cambio chip 25 - 10 min di pausa", &["off 25", "break 10"]),
    (
        "1 100/200\n2 200/400\nBreak after level 1: 10 min",
        &["100/200 20", "break 10", "200/400 20"],
    ),
    ("1 100/200\n2 200/400\nDay 1 ends after level 1", &["100/200 20", "end of day", "200/400 20"]),
    (
        "1 100/200\n2 200/400\nLate registration until the start of level 2",
        &["100/200 20", "closes", "200/400 20"],
    ),
    ("1 100/200\nEnd of day 1\nDay 2\n2 200/400", &["100/200 20", "end of day", "200/400 20"]),
    ("1 100/200\nDay 2\n2 200/400", &["100/200 20", "end of day", "200/400 20"]),
    // Rebuys end with registration if only they are mentioned, otherwise separately.
    (
        "1 100/200\nEnd of rebuys\n2 200/400\nRegistration closes",
        &["100/200 20", "200/400 20", "closes"],
    ),
    ("1 500 / 3 000\n2 000 / 4 000", &["1500/3000 20", "2000/4000 20"]),
    // Tables side by side are read one after the other.
    (
        "Level\tBlinds\tLevel\tBlinds\n1\t25/50\t3\t100/200\n2\t50/100\t4\t200/400\nBreak 10",
        &["25/50 20", "50/100 20", "100/200 20", "200/400 20", "break 10"],
    ),
    (
        "1 25/50   3 100/200\n2 50/100   4 200/400",
        &["25/50 20", "50/100 20", "100/200 20", "200/400 20"],
    ),
    (
        "Level\tSmall\tBig\tAnte\tMinutes\tStart\tBreak\tChips removed\n2\t50\t100\t\t20\t19:20\t10 min\t25",
        &["50/100 20", "break 10", "off 25"],
    ),
    (
        "| Level | Blinds | Ante |\n|---|---|---|\n| 1 | 100/200 | - |\n| Break | | |",
        &["100/200 20", "break 10"],
    ),
    ("LEVEL SB BB BBA TIME\n1 100 100 - 30:00\nBREAK 15:00", &["100/100 30", "break 15"]),
    ("Chip race: remove 25s", &["off 25"]),
    ("FINE DAY 1 - BAG & TAG", &["end of day"]),
    ("1,000-2,000-300 20 min", &["1000/2000 a300 each 20"]),
    ("Lvl 1: 50-100 (no ante) 12 min", &["50/100 12"]),
    ("*** 10 Minute Break - Color Up $25 Chips ***", &["break 10", "off 25"]),
    (
        "Levels are 25 minutes. Starting stack is 10,000 chips.\n1 25/50\n2 50/100\n(Re-buys end after level 1)",
        &["25/50 25", "closes", "50/100 25"],
    ),
    (
        "1 200/400\nCHIUSURA ISCRIZIONI A INIZIO LIVELLO 2\n2 300/600",
        &["200/400 20", "closes", "300/600 20"],
    ),
    // A line that is not understood is never a level.
    ("Level\tSB\tBB\tBB\n1\t25\t50\t60", &["25/50 20", "?"]),
    ("5) 300/600 w/ 75 ante", &["300/600 20", "?"]),
    ("Blinds double every level after that", &["?"]),
    ("100/200 20\nhello", &["100/200 20", "?"]),
    ("Room 100/200 people", &["?"]),
    ("Chips: 25/100/500/1000", &["?"]),
    ("Ante 25/50", &["?"]),
    ("50/100/100/20", &["?"]),
    ("12/03/2026", &["?"]),
    ("Levels 1-4: 20 minutes", &["?"]),
    ("Registration closes after the first break", &["?"]),
    ("Late registration", &["?"]),
    ("Color up", &["?"]),
    ("Average stack 50 000", &["?"]),
    ("1 100/200\nDay 1 ends after level 7", &["100/200 20", "?"]),
    ("Registration closes\n1 100/200\nRegistration closes", &["closes", "100/200 20", "?"]),
    ("Level SB BB Ante Min\n1 25 50 20\n2 5O 100 25 20", &["25/50 20", "?"]),
];

/// The message about a line quotes the accepted text as it stands, in whole words.
#[test]
fn lines_are_reported_in_whole_words() {
    let matches = |line: &str| {
        let text = format!("1 25/50 15\n{line}\n2 50/100 15\n");
        pasted::line_in_words(Language::English, &pasted::read(&text, &[]).lines[1])
    };
    for (line, words) in [
        (
            "20 Break - chip up 25's -- End of rebuys - Add ons",
            "Break of 20 minutes; colour-up of the 25s; registration close; not part of a structure: Add ons",
        ),
        ("Break 10 - add-on", "Break of 10 minutes; not part of a structure: add-on"),
        ("Break 10 - add on", "Break of 10 minutes; not part of a structure: add on"),
        ("75/150 15", "a level: 75 / 150 · 15 minutes"),
    ] {
        assert_eq!(matches(line), words, "{line}");
    }
}

#[test]
fn lines_are_read_as_people_write_them() {
    for (text, said) in LINES {
        let sheet = pasted::read(text, &[]);
        let mut read = rows(&sheet);
        read.extend(sheet.unread().map(|_| "?".to_owned()));
        let mut said: Vec<&str> = said.to_vec();
        // Lines that were not understood come last in this list.
        said.sort_by_key(|row| *row == "?");
        assert_eq!(read, said, "{text}: {:?}", sheet.lines);
    }
}

#[test]
fn letters_for_digits_are_found_and_the_right_line_is_offered() {
    let text = "LEVEL  SB     BB     BB ANTE  MIN\n3      2OO    300    300      20";
    let read = pasted::read(text, &[]);
    let (line, unread) = read.unread().next().unwrap();
    assert_eq!(
        (line.number, unread.reason, unread.part.as_str()),
        (2, UnreadReason::NoNumber, "2OO")
    );
    let better = text.replace(&line.text, &unread.instead[0]);
    assert_eq!(rows(&pasted::read(&better, &[])), ["200/300 a300 20"]);
}

#[test]
fn a_line_that_is_left_out_is_settled_and_keeps_what_was_understood() {
    let text = "Break 15 - doors close at table 5\n1 100/200";
    assert_eq!(unread(&pasted::read(text, &[])), [1]);
    let left_out = [text.lines().next().unwrap().to_owned()];
    let read = pasted::read(text, &left_out);
    assert_eq!(unread(&read), Vec::<usize>::new());
    assert_eq!(rows(&read), ["break 15", "100/200 20"]);
}

#[test]
fn a_column_with_an_unknown_name_is_not_passed_over() {
    let read = pasted::read("Level\tSB\tBB\tHands\n1\t25\t50\t12\n", &[]);
    let (line, part) = read.unread().next().unwrap();
    assert_eq!((line.number, part.reason, part.part.as_str()), (1, UnreadReason::Column, "Hands"));
    assert_eq!(rows(&read), ["25/50 20"]);
    // Averages and sums are recognised, but do not belong to a structure.
    let known = pasted::read("Level\tSB\tBB\tAvg stack\tStart\n1\t25\t50\t30,000\t19:00\n", &[]);
    assert_eq!(unread(&known), Vec::<usize>::new());
}

/// Returns the possible amounts of a line: figures, with thousands separators or a `k`.
fn amounts(line: &str) -> Vec<u64> {
    let mut runs: Vec<(String, String)> = vec![(String::new(), String::new())];
    for letter in line.chars() {
        let (digits, behind) = runs.last_mut().unwrap();
        match letter {
            '0'..='9' if behind.is_empty() => digits.push(letter),
            '0'..='9' => runs.push((letter.to_string(), String::new())),
            letter => behind.push(letter),
        }
    }
    let mut amounts = Vec::new();
    for first in 0..runs.len() {
        let mut digits = String::new();
        for (at, (run, behind)) in runs.iter().enumerate().skip(first) {
            if at > first && run.len() != 3 {
                break;
            }
            digits.push_str(run);
            let value: u64 = digits.parse().unwrap_or_default();
            amounts.push(value);
            if behind.starts_with(['k', 'K']) {
                amounts.push(value.saturating_mul(1_000));
            }
            if behind.starts_with(['m', 'M']) {
                amounts.push(value.saturating_mul(1_000_000));
            }
            // `1.5k`
            if behind.starts_with(['.', ','])
                && let Some((part, behind)) = runs.get(at + 1)
                && behind.starts_with(['k', 'K'])
                && let Ok(thousandths) = format!("{digits}{part}000").parse::<u64>()
            {
                amounts.push(thousandths / 10_u64.pow(u32::try_from(part.len()).unwrap()));
            }
        }
    }
    amounts
}

/// Checks the law of every text: no fault, each line once, no amount that the text lacks.
fn holds(text: &str) {
    let sheet = pasted::read(text, &[]);
    let lines: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.trim()))
        .filter(|(_, line)| line.chars().any(char::is_alphanumeric))
        .collect();
    let texts: Vec<(usize, &str)> =
        sheet.lines.iter().map(|line| (line.number, line.text.as_str())).collect();
    assert_eq!(texts, lines, "each line once, in order: {text}");
    for line in &sheet.lines {
        assert!(!line.taken.is_empty() || line.unread.is_some(), "{line:?} of {text}");
        let known = amounts(&line.text);
        for taken in &line.taken {
            let LineMeaning::Level(_, level) = taken else { continue };
            for chips in [level.small, level.big].into_iter().chain(level.ante.map(Ante::chips)) {
                let there = chips.is_zero() || known.contains(&chips.get());
                assert!(there, "{} is not in {:?}", chips.get(), line.text);
            }
            assert!(level.small <= level.big, "{line:?}");
        }
    }
    let counted = |wanted: fn(&Row) -> bool| sheet.rows.iter().filter(|row| wanted(row)).count();
    let levels = sheet.lines.iter().flat_map(|line| &line.taken);
    let levels = levels.filter(|taken| matches!(taken, LineMeaning::Level(..))).count();
    assert_eq!(counted(|row| row.level().is_some()), levels, "every level is of a line: {text}");
    let structure = Structure { starting_stack: Chips::new(1), ..sheet.structure("x") };
    let fault: Option<StructureFault> = structure.validate().err();
    assert_eq!(fault, None, "{text}");
}

/// Parts of sheets, valid and hostile.
const PARTS: &[&str] = &[
    "Level",
    "Liv.",
    "Niveau",
    "Stufe",
    "SB",
    "BB",
    "Ante",
    "BBA",
    "Blinds",
    "100/200",
    "1,500/3,000",
    "25",
    "50",
    "1 000",
    "2 000",
    "10.000",
    "20'000",
    "2OO",
    "1k",
    "1.5k",
    "007",
    "0",
    "-",
    "–",
    "/",
    "|",
    "\t",
    ";",
    ",",
    ":",
    "(",
    ")",
    "(25)",
    "20 min",
    "20'",
    "25's",
    "1h",
    "1h30",
    "0:15",
    "20:00",
    "7 PM",
    "19:30",
    "Break",
    "PAUSA CENA",
    "lunch",
    "Color up",
    "race off",
    "25s off",
    "Remove T100",
    "FINE ISCRIZIONI",
    "late reg",
    "until level 6",
    "after level 2",
    "re-entry",
    "END OF DAY 1",
    "Day 2",
    "restart",
    "Stack 30.000",
    "starting stack",
    "levels",
    "add-on",
    "buy-in €50",
    "hello",
    "Größe",
    "👍",
    "\u{a0}",
    "\"",
    "18446744073709551616",
    "99999999999999999999/100000000000000000000",
    "½",
    "٣/٤",
    "１００/２００",
    "ß",
    "\u{0}",
    "#",
    "1.",
    "2)",
    "m",
    "h",
    "T",
    "t5",
    "€",
    "25/50/5",
    "1-2-3-4",
    "100-200",
    "every",
    "of",
    "the",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Lines composed of parts of real sheets.
    #[test]
    fn sheets_of_parts_hold(
        lines in prop::collection::vec(prop::collection::vec((0..PARTS.len(), any::<bool>()), 0..9), 0..12)
    ) {
        let line = |parts: &Vec<(usize, bool)>| {
            let parts = parts.iter().flat_map(|(part, tight)| [PARTS[*part], if *tight { "" } else { " " }]);
            parts.collect::<String>()
        };
        holds(&lines.iter().map(line).collect::<Vec<_>>().join("\n"));
    }

    /// Any text.
    #[test]
    fn any_text_holds(text in "(.{0,60}\n){0,6}") {
        holds(&text.replace('\r', " ").replace(['\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'], " "));
    }

    /// A table written in one of many ways is read back unchanged.
    #[test]
    fn a_table_comes_back_in_every_writing(
        levels in prop::collection::vec((1..400_u64, 1..=2_u64, 0..3_u8), 1..20),
        way in 0..6_u8,
        first in 1..30_u64,
        minutes in 5..90_u16,
    ) {
        let apart = |amount: u64| {
            let digits = amount.to_string();
            let sign = match way { 1 => ",", 2 => ".", 3 => "'", _ => "" };
            let mut apart = String::new();
            for (at, digit) in digits.chars().enumerate() {
                if at > 0 && (digits.len() - at).is_multiple_of(3) {
                    apart.push_str(sign);
                }
                apart.push(digit);
            }
            apart
        };
        let mut text = match way {
            1 => "Level\tSB\tBB\tAnte\tMinutes\n".to_owned(),
            2 => "Liv.;Piccolo buio;Grande buio;Ante;Durata\n".to_owned(),
            3 => "Niveau|Blinds|Ante|Durée\n".to_owned(),
            _ => String::new(),
        };
        let mut said = Vec::new();
        for (at, (small, times, ante)) in levels.iter().enumerate() {
            let (small, big) = (small * 25, small * 25 * times);
            let number = first + at as u64;
            let ante = match ante { 0 => 0, 1 => big, _ => 5 };
            let (a, b, c) = (apart(small), apart(big), apart(ante));
            let line = match way {
                1 => format!("{number}\t{a}\t{b}\t{c}\t{minutes}\n"),
                2 => format!("{number};{a};{b};{c};{minutes}'\n"),
                3 => format!("{number}|{a}/{b}|{c}|{minutes} min\n"),
                4 => format!("Level {number}: {a}/{b} ante {c} ({minutes} min)\n"),
                _ => format!("{number}. {a} / {b} ({c}) {minutes} minutes\n"),
            };
            text.push_str(&line);
            let ante = match ante {
                0 => String::new(),
                ante if ante >= big => format!(" a{ante}"),
                ante => format!(" a{ante} each"),
            };
            said.push(format!("{small}/{big}{ante} {minutes}"));
        }
        let sheet = pasted::read(&text, &[]);
        prop_assert_eq!(rows(&sheet), said, "{}", text);
        prop_assert_eq!(unread(&sheet), Vec::<usize>::new(), "{}", text);
    }
}
