//! Tests of the seats over random whole evenings. Every player is on each list once, and no busted
//! player is. The sums are the event's, and both languages have the same figures.

use std::collections::BTreeSet;

use bottone::{
    base::{
        draw::Draw,
        seat::{SeatNo, Seats},
        time::Timestamp,
    },
    forecast::HouseFactors,
    i18n::Language,
    rehearsal::RehearsalEnd,
    rules::seating::{ListedRoom, TableSeats, tables_that_can_break},
    session::{self, Desk as _},
    source::sheet_source::SheetSource,
    tournament::{
        Tournament,
        entries::EntryId,
        history::{Ledger, fold},
        papers::{
            Scope,
            SheetKind::{
                BreakingOrder, MoveSlips, SeatCards, SeatsByName, SeatsByTable, SignIn, TableSheets,
            },
        },
    },
    view::sheet::{Job, PaperCard, Sheet, SheetPart, TableRow},
    view_paper::sheets::job,
    vocabulary::words,
};

use crate::{
    sheets::{
        seats::KINDS,
        tables::{cards_of, lines, sheets_of, table},
    },
    stage,
};

/// The event after a number of records.
struct EventAfter<'a> {
    session: &'a dyn session::Desk,
    t: Tournament,
    ledger: Ledger,
    records: usize,
    label: String,
}

impl<'a> EventAfter<'a> {
    fn of(session: &'a dyn session::Desk, records: usize, label: &str) -> Self {
        let first = &session.records()[..records];
        let ledger = Ledger::of(first);
        let t = fold(session.beginning(), first, &ledger);
        Self { session, t, ledger, records, label: format!("{label}, after {records} records") }
    }

    fn at(&self) -> Timestamp {
        self.session.records()[..self.records]
            .last()
            .map_or(stage::EVENING, |record| record.recorded)
    }

    fn desk(&self, language: Language) -> SheetSource<'_> {
        SheetSource {
            language,
            t: &self.t,
            beginning: self.session.beginning(),
            records: &self.session.records()[..self.records],
            ledger: &self.ledger,
            at: self.at(),
            by: "Ann",
            page: None,
            club: "",
            house: HouseFactors::UNKNOWN,
            witness: None,
        }
    }

    fn name(&self, entry: EntryId) -> String {
        words::full_name(Language::English, &self.t, entry)
    }

    /// Returns the name, table and seat of every seated player, sorted.
    fn seated(&self) -> Vec<String> {
        let sitting = self.t.tables().sitting();
        let mut seated: Vec<String> = sitting
            .map(|(entry, seat)| format!("{} | {} | {}", self.name(entry), seat.table, seat.seat))
            .collect();
        seated.sort();
        seated
    }
}

fn sorted(mut lines: Vec<String>) -> Vec<String> {
    lines.sort();
    lines
}

/// Returns "Rossi, Ada | 4 | 2" of a seat card.
fn placed(card: &PaperCard) -> Option<String> {
    let [table, seat] = card.figures.as_slice() else { return None };
    Some(format!("{} | {} | {}", card.name, table.figure, seat.figure))
}

fn cards_are_right(after: &EventAfter<'_>, label: &str) {
    let desk = after.desk(Language::English);
    let cards = cards_of(job(&desk, SeatCards, &Scope::All));
    assert_eq!(sorted(cards.iter().filter_map(placed).collect()), after.seated(), "{label}");
    let waiting: Vec<String> = after.t.waiting().map(|entry| after.name(entry)).collect();
    let on_cards: Vec<&str> =
        cards.iter().filter(|card| placed(card).is_none()).map(|card| card.name.as_str()).collect();
    assert_eq!(on_cards, waiting, "{label}");
    let mut by_table = Vec::new();
    for (number, _) in after.t.tables().open() {
        by_table.extend(cards_of(job(&desk, SeatCards, &Scope::Tables(vec![number]))));
    }
    assert_eq!(by_table[..], cards[..cards.len() - waiting.len()], "{label}: table by table");
    for (entry, _) in after.t.entries().playing().take(5) {
        let one = cards_of(job(&desk, SeatCards, &Scope::Entries(vec![entry])));
        assert_eq!(one.len(), 1, "{label}");
        assert!(cards.contains(&one[0]), "{label}: {one:?}");
    }
    let receipts: BTreeSet<&str> = cards.iter().map(|card| card.right.as_str()).collect();
    assert!(receipts.iter().all(|receipt| receipt.contains(" · ")), "{label}: {receipts:?}");
    slips_are_right(after, &desk, label);
}

fn slips_are_right(after: &EventAfter<'_>, desk: &SheetSource<'_>, label: &str) {
    let seated: BTreeSet<String> = after.seated().into_iter().collect();
    let everybody: Vec<EntryId> = after.t.entries().all().map(|(entry, _)| entry).collect();
    let moved: Vec<EntryId> = after
        .t
        .tables()
        .sitting()
        .map(|(entry, _)| entry)
        .filter(|entry| after.t.tables().times_moved(*entry) > 0)
        .collect();
    let each = cards_of(job(desk, MoveSlips, &Scope::Entries(everybody)));
    assert_eq!(
        each.len(),
        moved.len(),
        "{label}: a slip for everybody who was moved and still sits"
    );
    for scope in [Scope::All, Scope::Entries(moved)] {
        let slips = cards_of(job(desk, MoveSlips, &scope));
        let mut once = BTreeSet::new();
        for slip in &slips {
            let [.., table, seat] = slip.figures.as_slice() else { panic!("{slip:?}") };
            let placed = format!("{} | {} | {}", slip.name, table.figure, seat.figure);
            assert!(seated.contains(&placed), "{label}: {slip:?}");
            assert!(once.insert(placed), "{label}: {slip:?}");
            let number = slip.right.rsplit(" · M").next().unwrap().parse::<u32>().unwrap();
            assert!(number <= after.t.tables().moves(), "{label}: {slip:?}");
        }
    }
}

fn lists_are_right(after: &EventAfter<'_>, label: &str) {
    let desk = after.desk(Language::English);
    let sheets = |kind| sheets_of(job(&desk, kind, &Scope::All));
    let seated = after.seated();
    let waiting = after.t.waiting().map(|entry| format!("{} | – | –", after.name(entry)));
    let everybody: Vec<String> = sorted(seated.iter().cloned().chain(waiting).collect());
    let by_name: Vec<String> = sheets(SeatsByName).iter().flat_map(lines).collect();
    // A namesake has a country after the name; rehearsals have few countries.
    let plain = |line: &String| line.split(" | ").skip(1).collect::<Vec<_>>().join(" | ");
    let by_name: Vec<String> = by_name.into_iter().filter(|line| !line.starts_with("# ")).collect();
    if seated.is_empty() {
        assert_eq!(by_name, [""; 0], "{label}");
    } else {
        let [mut here, mut expected] =
            [&by_name, &everybody].map(|lines| lines.iter().map(plain).collect::<Vec<_>>());
        here.sort();
        expected.sort();
        assert_eq!(here, expected, "{label}");
        for (line, expected) in sorted(by_name).iter().zip(&everybody) {
            let name = expected.split(" | ").next().unwrap();
            assert!(line.starts_with(name), "{label}: {line} {expected}");
        }
    }
    let mut by_table = Vec::new();
    let mut at = String::new();
    for line in sheets(SeatsByTable).iter().flat_map(lines) {
        if let Some(band) = line.strip_prefix("# Table ") {
            band.split(' ').next().unwrap().clone_into(&mut at);
        } else {
            let (seat, name) = line.split_once(" | ").unwrap();
            by_table.push(format!("{name} | {at} | {seat}"));
        }
    }
    assert_eq!(sorted(by_table), seated, "{label}");
    tables_are_right(after, &sheets(TableSheets), &seated, label);
}

fn tables_are_right(after: &EventAfter<'_>, sheets: &[Sheet], seated: &[String], label: &str) {
    assert_eq!(sheets.len(), after.t.tables().open().len(), "{label}");
    let mut on_sheets = Vec::new();
    for ((number, here), sheet) in after.t.tables().open().zip(sheets) {
        assert_eq!(sheet.title, format!("Table {number}"), "{label}");
        let rows = &table(sheet).rows;
        assert_eq!(rows.len(), usize::from(here.size()) + 1, "{label}: chairs and the sum");
        for (row, seat) in rows.iter().zip(SeatNo::up_to(here.size())) {
            let TableRow::Cells(cells) = row else { panic!("{row:?}") };
            assert_eq!(cells[0], seat.to_string(), "{label}");
            match here.entry(seat) {
                Some(_) => on_sheets.push(format!("{} | {number} | {seat}", cells[1])),
                None => assert!(["–", "closed"].contains(&cells[1].as_str()), "{label}: {cells:?}"),
            }
        }
        let counted: Vec<u64> = here
            .entries()
            .filter_map(|(_, entry)| after.t.counts().of(entry))
            .map(|counted| counted.chips.get())
            .collect();
        let Some(TableRow::Total(total)) = rows.last() else { panic!("{rows:?}") };
        if counted.is_empty() {
            assert_eq!(total.len(), 3, "{label}: no column without a count");
        } else {
            assert_eq!(digits(&total[2]), counted.iter().sum::<u64>().to_string(), "{label}");
        }
    }
    assert_eq!(sorted(on_sheets), seated, "{label}");
}

fn the_sign_in_is_the_cash_desk(after: &EventAfter<'_>, label: &str) {
    let sheets = sheets_of(job(&after.desk(Language::English), SignIn, &Scope::All));
    let entries = after.t.entries();
    let Some(sheet) = sheets.first() else {
        assert_eq!(entries.players().count(), 0, "{label}");
        return;
    };
    let rows = &table(sheet).rows;
    assert_eq!(rows.len(), entries.players().count() + 1, "{label}");
    let currency = &after.t.setup().currency;
    let Some(TableRow::Total(total)) = rows.last() else { panic!("{rows:?}") };
    let all = Language::English.money(entries.paid().total(), currency);
    assert_eq!(total[3], all, "{label}: what was paid in");
    let names: Vec<String> = lines(sheet)
        .iter()
        .take(rows.len() - 1)
        .map(|line| line.split(" | ").nth(1).unwrap().to_owned())
        .collect();
    let known: Vec<String> =
        entries.players().map(|(_, player)| player.person.display_name()).collect();
    assert_eq!(sorted(names), sorted(known), "{label}");
}

/// Returns the tables as the balancer sees them with only this many players left. Each table keeps
/// a player while there are enough.
fn thinned(t: &Tournament, players: usize) -> Option<Vec<TableSeats>> {
    let mut tables: Vec<TableSeats> =
        t.tables().balancer_views(&t.setup().house, |_| false).collect();
    let mut left: usize = tables.iter().map(|table| table.occupied.len()).sum();
    for table in &mut tables {
        // A pinned player, or one in a closed seat, stays, so that the room is the same.
        let stays = table.fixed.union(table.closed).intersection(table.occupied);
        let leave: Seats = table.occupied.difference(stays);
        for seat in leave.iter() {
            if left > players && table.occupied.len() > 1 {
                table.occupied.remove(seat);
                left -= 1;
            }
        }
    }
    (left == players).then_some(tables)
}

/// Checks that the posted breaking order is the one followed later. Returns the number of player
/// counts tried.
fn the_breaking_order_is_kept(after: &EventAfter<'_>, label: &str) -> usize {
    let t = &after.t;
    let sheets = sheets_of(job(&after.desk(Language::English), BreakingOrder, &Scope::All));
    let order = t.tables().breaking_order(&t.seating_plan(after.at()).breaks);
    let Some(sheet) = sheets.first() else {
        assert!(order.len() < 2, "{label}");
        return 0;
    };
    let lines = lines(sheet);
    assert_eq!(lines.len(), order.len(), "{label}");
    let last = lines.iter().filter(|line| line.ends_with("Final table")).count();
    let kept = lines.iter().filter(|line| line.contains("Stays")).count();
    assert!(last == 1 || kept > 0, "{label}: {lines:?}");
    let anybody = t.tables().open().all(|(_, table)| !table.occupied().is_empty());
    let mut tried = 0;
    let numbered = |line: &String| digits(line.split(" | ").nth(2).unwrap()).parse::<usize>().ok();
    let fewest = lines.iter().filter_map(numbered).min();
    for (line, table) in lines.iter().zip(&order) {
        let cells: Vec<&str> = line.split(" | ").collect();
        assert_eq!(cells[1], table.to_string(), "{label}");
        let Some(at) = numbered(line).filter(|_| anybody) else { continue };
        for players in [at, at + 1] {
            let Some(tables) = thinned(t, players) else { continue };
            let breaks = tables_that_can_break(&ListedRoom::of(&tables, &order), &order);
            let breaks = breaks.contains(table);
            // The final table may be drawn before the last break has room.
            let drawn = Some(at) == fewest && at == usize::from(t.setup().seats) + 1;
            assert!(breaks == (players <= at) || drawn, "{label}: {line} with {players}");
            tried += 1;
        }
    }
    tried
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

/// Returns the digits of every text of a job. Languages differ in separators and word order.
fn figures(job: &Job) -> Vec<String> {
    let mut texts: Vec<&String> = Vec::new();
    match job {
        Job::Cards(cards, _) => {
            for card in cards {
                texts.extend([&card.event, &card.name, &card.left, &card.right]);
                texts.extend(&card.lines);
                texts.extend(card.figures.iter().map(|big| &big.figure));
            }
        }
        Job::Sheets(sheets) => {
            for sheet in sheets {
                texts.extend([&sheet.title, &sheet.detail]);
                for part in &sheet.parts {
                    match part {
                        SheetPart::Note(text)
                        | SheetPart::Heading(text)
                        | SheetPart::Forecast(text) => {
                            texts.push(text);
                        }
                        SheetPart::Code(code) | SheetPart::Poster(code) => {
                            texts.push(&code.content);
                        }
                        SheetPart::Table(table) => {
                            texts.extend(table.columns.iter().map(|column| &column.head));
                            for row in &table.rows {
                                match row {
                                    TableRow::Cells(cells) | TableRow::Total(cells) => {
                                        texts.extend(cells);
                                    }
                                    TableRow::Band(text) | TableRow::Between(text) => {
                                        texts.push(text);
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        Job::Slips(_) => panic!("no slips"),
    }
    let sorted = |text: &String| {
        let mut digits: Vec<char> = text.chars().filter(char::is_ascii_digit).collect();
        digits.sort_unstable();
        digits.into_iter().collect()
    };
    texts.into_iter().map(sorted).collect()
}

fn both_languages_say_the_same(after: &EventAfter<'_>, label: &str) {
    for kind in KINDS {
        let [english, italian] = [Language::English, Language::Italian]
            .map(|language| figures(&job(&after.desk(language), kind, &Scope::All)));
        assert_eq!(english, italian, "{label}: {kind:?}");
    }
}

#[test]
fn everybody_is_on_every_list_once_and_no_one_who_is_out() {
    const STRUCTURES: [&str; 4] = ["club-turbo", "deep-stack", "limit-horse", "satellite"];
    let first = stage::asked_for("FIRST").unwrap_or(0);
    let evenings = first..first + stage::asked_for("EVENINGS").unwrap_or(8);
    let mut tried = 0;
    for seed in evenings {
        let id = STRUCTURES[usize::try_from(seed % 4).unwrap()];
        let entries = 5 + u32::try_from(seed * 17 % 61).unwrap();
        let played = stage::play(id, entries, seed, RehearsalEnd::End);
        let records = played.session.records().len();
        let label = format!("{id}, {entries} entries, seed {seed}");
        let mut draw = Draw::new(seed ^ 0x5EA7);
        for step in 0..=16 {
            // Early on the room fills; later it empties slowly.
            let chance = draw.below(records as u64 / 16 + 1).unwrap_or(0);
            let after = records * step / 16 + usize::try_from(chance).unwrap();
            let after = EventAfter::of(&*played.session, after.min(records), &label);
            let label = after.label.clone();
            cards_are_right(&after, &label);
            lists_are_right(&after, &label);
            the_sign_in_is_the_cash_desk(&after, &label);
            tried += the_breaking_order_is_kept(&after, &label);
            both_languages_say_the_same(&after, &label);
        }
    }
    assert!(tried > 50, "{tried} numbers of the breaking order were tried");
}
