//! Tests of wall lists, of sheets two to a page, and of papers for a scanner.

use bottone_i18n::Language;
use bottone_print::{Job, Paper, PrintedDocument, pdf};
use bottone_view::sheet::{
    CardsPerPage, Column, PaperCard, ReadingDistance, Sheet, SheetPart, SheetTable, Slip, TableRow,
};

use bottone_print_support::Document;

/// Makes a list of this many players by name, with a letter heading for each 40.
fn list(players: usize) -> Sheet {
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "K", "L", "M", "N", "O", "P", "R", "S"];
    let mut rows = Vec::new();
    for n in 0..players {
        let letter = letters[n / 40 % letters.len()];
        if n % 40 == 0 {
            rows.push(TableRow::Band(letter.to_owned()));
        }
        let name = format!("{letter}surname{n}, Given");
        rows.push(TableRow::Cells(vec![name, (n / 9 + 1).to_string(), (n % 9 + 1).to_string()]));
    }
    let columns = vec![Column::words("Player"), Column::figures("Table"), Column::figures("Seat")];
    Sheet {
        title: "Autumn Main Event".into(),
        detail: "Seats by name".into(),
        parts: vec![SheetPart::Table(SheetTable { columns, rows })],
        lay: ReadingDistance::Wall,
        ..Sheet::default()
    }
}

fn made(paper: Paper, job: &Job) -> PrintedDocument {
    pdf(Language::English, paper, job.clone()).unwrap()
}

/// Returns the height of a word on paper: about 1.36 times its type size.
fn size(of: [f32; 4]) -> f32 {
    (of[3] - of[1]) / 1.362
}

#[test]
fn a_list_on_a_wall_is_read_from_two_metres_and_says_over_each_page_what_is_on_it() {
    for paper in [Paper::A4, Paper::Letter] {
        for players in [20, 57, 300, 620] {
            let label = format!("{players} on {paper:?}");
            let printed = made(paper, &Job::Sheets(vec![list(players)]));
            let document = Document::of(&printed);
            document.is_tidy(&label, 10.0);
            let words = document.words();
            let names: Vec<_> = words.iter().filter(|word| word.1.contains("surname")).collect();
            assert_eq!(names.len(), players, "{label}");
            for page in 1..=printed.pages {
                let here = |word: &&&(usize, String, [f32; 4])| word.0 == page;
                let letter = |word: &(usize, String, [f32; 4])| word.1[..1].to_owned();
                let names: Vec<_> = names.iter().filter(here).collect();
                let all = || words.iter().filter(|word| word.0 == page).collect::<Vec<_>>();
                assert!(!names.is_empty(), "{label}: nobody is on page {page}: {:?}", all());
                assert!(names.iter().all(|name| (13.5..=18.5).contains(&size(name.2))), "{label}");
                // The first and the last letter, by far the largest.
                let giant = words.iter().filter(|w| w.0 == page && size(w.2) > 40.0);
                let giant: Vec<String> = giant.map(|word| word.1.clone()).collect();
                // The words come row by row across columns; the list is in alphabetical order.
                let mut of: Vec<String> = names.iter().map(|name| letter(name)).collect();
                of.sort();
                of.dedup();
                let of: Vec<String> = if of.len() > 2 {
                    [of.first(), of.last()].into_iter().flatten().cloned().collect()
                } else {
                    of
                };
                assert_eq!(giant.join(""), of.join("–"), "{label}, page {page}");
                let title = words.iter().any(|w| w.0 == page && w.1 == "Autumn");
                assert!(title, "{label}: page {page} has no title");
            }
            assert!(printed.pages <= players.div_ceil(50) + 1, "{label}: {} pages", printed.pages);
        }
    }
}

#[test]
fn two_tables_lie_on_a_page_and_the_piles_are_in_order_when_it_is_cut() {
    let sheet = |n: usize| {
        let columns =
            vec![Column::figures("Seat"), Column::words("Player"), Column::blank("Count")];
        let row = |seat: usize| {
            TableRow::Cells(vec![seat.to_string(), format!("T{n}seat{seat}"), String::new()])
        };
        let mut rows: Vec<TableRow> = (1..=10).map(row).collect();
        rows.push(TableRow::Total(vec![String::new(), "Total".into(), String::new()]));
        let parts = vec![SheetPart::Table(SheetTable { columns, rows })];
        Sheet { title: format!("Table{n}"), parts, lay: ReadingDistance::Half, ..Sheet::default() }
    };
    for (paper, half) in [(Paper::A4, 420.9), (Paper::Letter, 396.0)] {
        let printed = made(paper, &Job::Sheets((0..5).map(sheet).collect()));
        assert_eq!(printed.pages, 3, "{paper:?}");
        let document = Document::kept_as(&printed, &format!("halves-{paper:?}"));
        document.is_tidy("halves", 10.0);
        for n in 0..5 {
            let (page, lower) = (n % 3 + 1, n >= 3);
            for (of, word, at) in document.words() {
                if word == format!("Table{n}") || word.starts_with(&format!("T{n}seat")) {
                    let there = (of, at[1] > half, at[3] > half);
                    assert_eq!(there, (page, lower, lower), "{word} on {paper:?}");
                }
            }
        }
    }
    // A roll has no halves.
    assert_eq!(made(Paper::Roll80, &Job::Sheets((0..2).map(sheet).collect())).pages, 2);
}

/// A letter without a face on any machine.
const NOWHERE: char = '\u{378}';

#[test]
fn who_cannot_be_written_is_known_by_the_number_of_the_entry() {
    for (name, shown) in [
        (NOWHERE.to_string().repeat(3), "Entry41".to_owned()),
        (format!("{NOWHERE}{NOWHERE}, Lin"), "Entry41·Lin".to_owned()),
    ] {
        let card =
            PaperCard { name: name.clone(), instead: "Entry 41".into(), ..PaperCard::default() };
        let slip = Slip { name: name.clone(), instead: "Entry 41".into(), ..Slip::default() };
        for paper in [Paper::A4, Paper::Roll80] {
            for job in
                [Job::Cards(vec![card.clone()], CardsPerPage::One), Job::Slips(vec![slip.clone()])]
            {
                let printed = made(paper, &job);
                assert_eq!(printed.missing, [NOWHERE].into());
                let words = Document::of(&printed).words();
                let all: String = words.iter().map(|(_, word, _)| word.as_str()).collect();
                assert_eq!(all, shown, "{job:?}");
                assert!(words.iter().all(|word| size(word.2) >= 13.0), "{words:?}");
            }
        }
    }
    let columns = vec![Column::words("Player")];
    let rows = vec![TableRow::Cells(vec![NOWHERE.to_string()])];
    let parts = vec![SheetPart::Table(SheetTable { columns, rows })];
    let said = made(Paper::A4, &Job::Sheets(vec![Sheet { parts, ..Sheet::default() }]));
    let text = Document::of(&said).pages().concat();
    assert!(text.contains("Boxes stand for 1 rare character"), "{text}");
}

#[cfg(feature = "window")]
mod scanner {
    use bottone_print_support::scanned;
    use bottone_view::sheet::Code;

    use super::*;

    fn code(content: &str) -> Code {
        Code {
            content: content.into(),
            words: vec![content.into()],
            purpose: "For the desk".into(),
        }
    }

    #[test]
    fn the_code_of_a_slip_is_read_and_typed_as_it_stands() {
        let slip = |n: usize| Slip {
            event: "Autumn Main Event".into(),
            kind: "Payout slip 41-1".into(),
            name: "Wolfeschlegelsteinhausenbergerdorff, Maximiliano José".into(),
            amount: "€999,999.99".into(),
            in_words: "nine hundred ninety-nine thousand nine hundred ninety-nine".into(),
            figures: vec![("Prize".into(), "€999,999.99".into()); 5],
            blanks: vec![("Date".into(), String::new()); 6],
            code: Some(code(&format!(".00471130000{n}0"))),
            ..Slip::default()
        };
        let job = Job::Slips(vec![slip(1), slip(2), slip(3)]);
        let contents: Vec<String> = (1..=3).map(|n| format!(".00471130000{n}0")).collect();
        for paper in [Paper::A4, Paper::Letter] {
            assert_eq!(scanned(&job, paper, 200.0, (1, 3)), contents, "{paper:?}");
            let document = Document::kept_as(&made(paper, &job), &format!("slips-{paper:?}"));
            document.is_tidy("slips", 10.0);
            assert_eq!(document.pages()[0].matches(".0047113").count(), 3, "in letters too");
        }
        assert_eq!(scanned(&job, Paper::Roll80, 200.0, (1, 1)), contents[..1]);
    }

    #[test]
    fn a_poster_is_read_from_the_paper_it_fills() {
        let url = "http://192.168.1.20:8210/";
        let words = vec![url.to_owned(), "Join the room's Wi-Fi.".to_owned()];
        let poster = Code { content: url.into(), words, purpose: "Find your seat".into() };
        let parts = vec![SheetPart::Poster(poster)];
        let job = Job::Sheets(vec![Sheet { title: "Autumn".into(), parts, ..Sheet::default() }]);
        for paper in [Paper::A4, Paper::Letter, Paper::Roll80] {
            assert_eq!(scanned(&job, paper, 200.0, (1, 1)), [url], "{paper:?}");
            let printed = made(paper, &job);
            assert_eq!(printed.pages, 1, "{paper:?}");
            let document = Document::of(&printed);
            let words = document.words();
            let width = document.sizes()[0].0;
            let address = words.iter().find(|word| word.1 == url).unwrap().2;
            assert!(address[2] - address[0] > width * 0.5, "{address:?}");
        }
    }

    #[test]
    fn two_codes_beside_a_title_are_distinguished() {
        let draw = Code { purpose: "To check the draw".into(), ..code(&"DRAW ".repeat(30)) };
        let page = Code { purpose: "Find your seat".into(), ..code("http://192.168.1.20:8210/") };
        for lay in [ReadingDistance::Usual, ReadingDistance::Wall] {
            let codes = [page.clone(), draw.clone()].map(SheetPart::Code);
            let parts = codes.into_iter().chain(list(40).parts).collect();
            let job = Job::Sheets(vec![Sheet { parts, lay, ..list(1) }]);
            let mut both = vec![page.content.clone(), draw.content.clone()];
            both.sort();
            for paper in [Paper::A4, Paper::Letter] {
                assert_eq!(scanned(&job, paper, 200.0, (1, 1)), both, "{paper:?}, {lay:?}");
            }
            let text = Document::of(&made(Paper::A4, &job)).pages().concat();
            assert!(text.contains("To check the draw") && text.contains("Find your seat"));
        }
    }
}
