//! Tests of papers that players hold: the codes lead back to them, slips have numbers, and the
//! poster is right.

use bottone::{
    base::paper_code::{PaperCode, PaperKind},
    i18n::{Language, ToText as _},
    session::Desk as _,
    source::sheet_source::SheetSource,
    tournament::{
        entries::{Entrant, EntryCommand, EntryId},
        papers::{
            Scope,
            SheetKind::{self, BagSlips, BreakingOrder, ColorUp, MoveSlips, Poster, SeatCards},
        },
        tables::SeatWish,
    },
    view::sheet::{Job, SheetPart, Slip, TableRow},
    view_paper::{
        scan::{self, ScanFault},
        sheets::{self, fingerprint},
    },
    vocabulary::words,
};

use crate::{
    sheets::tables::{number, person, seat, table},
    stage::Room,
};

impl Room {
    fn scans(&self, code: &str) -> Result<scan::ScannedPlayer, ScanFault> {
        let (beginning, t) = (self.session.beginning(), self.session.tournament());
        scan::person(beginning, t, code).unwrap()
    }

    /// Returns the line that answers the scanner.
    fn answers(&self, code: &str) -> String {
        let t = self.session.tournament();
        match self.scans(code) {
            Ok(found) => scan::status_line(Language::English, t, &found),
            Err(stranger) => stranger.to_text(Language::English),
        }
    }

    fn card_code(&self, entry: EntryId) -> String {
        let cards = self.cards(SeatCards, &Scope::Entries(vec![entry]));
        cards[0].code.as_ref().unwrap().content.clone()
    }

    fn slips_of(&self, language: Language, kind: SheetKind) -> Vec<Slip> {
        let Job::Slips(slips) = self.job(language, kind, &Scope::All) else { panic!("{kind:?}") };
        slips
    }
}

#[test]
fn a_code_leads_to_the_entry_of_the_paper_and_says_how_the_player_stands() {
    let mut room = Room::with_tables(&[4, 12]);
    let ada = room.enters(person("Conti", "Ada"), Some(seat(4, 3)));
    let ugo = room.enters(person("Riva", "Ugo"), Some(seat(12, 9)));
    let late = room.enters(person("Neri", "Lia"), None);
    let [first, second, third] = [ada, ugo, late].map(|entry| room.card_code(entry));
    for (code, entry) in [(&first, ada), (&second, ugo), (&third, late)] {
        let found = room.scans(code).unwrap();
        assert_eq!((found.entry, found.plays, found.held), (entry, Some(entry), PaperKind::Seat));
    }
    assert_eq!(room.answers(&first), "Conti, Ada · Table 4 Seat 3");
    assert_eq!(room.answers(&third), "Neri, Lia is waiting for a seat");
    room.moves(ada, seat(12, 1), "");
    assert_eq!(room.answers(&first), "Conti, Ada has moved to Table 12 Seat 1");
    let slip = room.cards(MoveSlips, &Scope::All).remove(0);
    assert_eq!(slip.code.unwrap().content, first, "a slip is as good as the card");

    room.entries(EntryCommand::Bust { out: vec![(ugo, None)] });
    let time = words::time_of_day(room.session.now());
    let said = room.answers(&second);
    assert!(said.starts_with("Riva, Ugo is out: ") && said.ends_with(&time), "{said}");
    let who = room.session.tournament().entries().get(ugo).unwrap().player;
    let again =
        EntryCommand::Enter { who: vec![Entrant::Known(who)], seat: SeatWish::At(seat(4, 5)) };
    room.entries(again);
    let number = ugo.get();
    assert_eq!(
        room.answers(&second),
        format!("Riva, Ugo is out with entry {number}, playing again at Table 4 Seat 5")
    );
    assert_eq!(room.scans(&second).unwrap().plays, Some(room.last_entry()));
}

#[test]
fn a_code_of_another_event_or_of_no_entry_is_reported_in_words() {
    let mut room = Room::with_tables(&[4]);
    let ada = room.enters(person("Conti", "Ada"), Some(seat(4, 3)));
    let code = room.card_code(ada);
    let mut beginning = room.session.beginning().clone();
    beginning.setup.name.push('!');
    let t = room.session.tournament();
    assert_eq!(scan::person(&beginning, t, &code), Some(Err(ScanFault::OtherEvent)));
    assert_eq!(
        ScanFault::OtherEvent.to_text(Language::Italian),
        "Questo foglio è di un altro torneo"
    );
    let gone = PaperCode::new(room.session.beginning().digits(), PaperKind::Bag, 77).unwrap();
    assert_eq!(room.answers(&gone.to_string()), "This event has no entry 77");
    // Text typed by people is not a code.
    for text in ["", ".5", "Conti", "41", ".12345678901234"] {
        assert_eq!(scan::person(room.session.beginning(), t, text), None, "{text}");
    }
}

#[test]
fn a_bag_slip_has_its_date_and_a_code_of_its_own() {
    let mut room = Room::with_tables(&[4]);
    let ada = room.enters(person("Conti", "Ada"), Some(seat(4, 3)));
    room.counts(&[(ada, 21_500)]);
    let at = room.session.now();
    for (language, amount, in_words) in [
        (Language::English, "21,500", "twenty-one thousand five hundred"),
        (Language::Italian, "21.500", "ventunomilacinquecento"),
    ] {
        let slips = room.slips_of(language, BagSlips);
        assert_eq!(slips.len(), 3);
        for slip in slips {
            let date = words::date(language, at);
            assert_eq!(slip.event, format!("Autumn Main Event · Day 1B · {date}"));
            assert_eq!((slip.amount.as_str(), slip.in_words.as_str()), (amount, in_words));
            let found = room.scans(&slip.code.unwrap().content).unwrap();
            assert_eq!((found.entry, found.held), (ada, PaperKind::Bag));
        }
    }
}

#[test]
fn a_poster_is_offered_only_while_the_page_is_found() {
    let room = Room::with_tables(&[4]);
    assert!(room.job(Language::English, Poster, &Scope::All).is_empty());
    let why = sheets::empty_reason(Language::English, Poster, &Scope::All);
    assert!(why.contains("turn it on in Room"), "{why}");
    let url = "http://192.168.1.20:8210/";
    let desk = SheetSource { page: Some(url), ..room.session.papers(Language::Italian) };
    let Job::Sheets(poster) = sheets::job(&desk, Poster, &Scope::All) else { panic!() };
    let SheetPart::Poster(code) = &poster[0].parts[0] else { panic!("{poster:?}") };
    assert_eq!((code.content.as_str(), code.words[0].as_str()), (url, url));
    assert_eq!(code.purpose, "Trova il tuo posto");
    let moved = SheetSource { page: Some("http://192.168.1.21:8210/"), ..desk };
    assert_ne!(fingerprint(&desk, Poster, &Scope::All), fingerprint(&moved, Poster, &Scope::All));
}

#[test]
fn a_list_has_the_page_in_its_corner_while_it_is_on_and_is_no_other_list_for_it() {
    let mut room = Room::with_tables(&[4]);
    room.fills(4, 5);
    for kind in [SheetKind::SeatsByName, SheetKind::SeatsByTable] {
        let off = room.session.papers(Language::English);
        let on = SheetSource { page: Some("http://192.168.1.20:8210/"), ..off };
        assert_eq!(fingerprint(&off, kind, &Scope::All), fingerprint(&on, kind, &Scope::All));
        let codes = |desk: &SheetSource<'_>| -> Vec<String> {
            let Job::Sheets(sheets) = sheets::job(desk, kind, &Scope::All) else { panic!() };
            let parts = sheets.into_iter().flat_map(|sheet| sheet.parts);
            parts
                .filter_map(|part| match part {
                    SheetPart::Code(code) => Some(code.purpose),
                    _ => None,
                })
                .collect()
        };
        assert_eq!(codes(&on)[0], "Find your seat");
        assert!(!codes(&off).contains(&"Find your seat".to_owned()));
    }
}

#[test]
fn what_is_due_to_break_says_what_that_means() {
    let mut room = Room::with_tables(&[1, 2]);
    room.fills(1, 4);
    room.fills(2, 4);
    room.minutes_later(0);
    let notes = |room: &Room| -> Vec<String> {
        let sheets = room.sheets(BreakingOrder, &Scope::All);
        table(&sheets[0])
            .rows
            .iter()
            .filter_map(|row| match row {
                TableRow::Cells(cells) => Some(cells[3].clone()),
                _ => None,
            })
            .collect()
    };
    assert!(notes(&room).iter().all(|note| !note.contains("Due")), "{:?}", notes(&room));
    let clock = bottone::tournament::clock::ClockCommand::Start;
    room.does(bottone::tournament::Command::Clock(clock));
    let close = EntryCommand::Registration { open: false };
    room.entries(close);
    let due = room.session.tournament().seating_plan(room.session.now()).breaks;
    assert_eq!(due, [number(2)], "the plan that the to-do list follows");
    assert_eq!(notes(&room)[0], "Due: its players fit at the other tables, break it now");
}

#[test]
fn the_colour_up_sheet_adds_up_to_what_its_head_says() {
    let mut room = Room::with_tables(&[4, 12]);
    room.fills(4, 7);
    room.fills(12, 6);
    let sheets = room.sheets(ColorUp, &Scope::All);
    let tables: Vec<_> = sheets[0]
        .parts
        .iter()
        .filter_map(|part| match part {
            SheetPart::Table(table) => Some(table),
            _ => None,
        })
        .collect();
    let cells = |row: &TableRow| match row {
        TableRow::Cells(cells) | TableRow::Total(cells) => cells.clone(),
        _ => Vec::new(),
    };
    let head = cells(&tables[0].rows[0]);
    let (total, rows) = tables[1].rows.split_last().unwrap();
    let number = |cell: &String| cell.replace(',', "").parse::<u64>().unwrap();
    let sum: u64 = rows.iter().map(|row| number(&cells(row)[1])).sum();
    let total = cells(total);
    assert_eq!((total[0].as_str(), number(&total[1])), ("All tables", sum));
    assert!(head[2].starts_with(&format!("Bring {} of", total[1])), "{head:?}: {total:?}");
}
