//! Tests of names in every script, and of codes for a phone.

use bottone_i18n::Language;
use bottone_print::{Job, Paper, pdf};
use bottone_view::sheet::{Column, Sheet, SheetPart, SheetTable, TableRow};

use bottone_print_support::Document;

/// Makes a list of these names.
fn list(names: &[&str]) -> Job {
    let rows = names.iter().map(|name| TableRow::Cells(vec![(*name).to_owned()])).collect();
    let table = SheetTable { columns: vec![Column::words("Player")], rows };
    Job::Sheets(vec![Sheet { parts: vec![SheetPart::Table(table)], ..Sheet::default() }])
}

/// Names that the program's own faces can print on any machine.
const CARRIED: [&str; 8] = [
    "Nicolò D'Alò, Søren Łukasz Çelik Ñandú",
    "Đặng Thị Ngọc Ánh",
    "Иванов, Пётр",
    "Παπαδόπουλος, Γιώργος",
    "Հակոբյան, Արմեն",
    "ბერიძე, გიორგი",
    "לוי, דוד",
    "العلي, محمد",
];

#[test]
fn names_of_many_scripts_are_printed_and_read_back() {
    let printed = pdf(Language::English, Paper::A4, list(&CARRIED)).unwrap();
    assert_eq!(printed.missing.iter().collect::<String>(), "");
    let document = Document::of(&printed);
    document.is_tidy("scripts", 40.0);
    let text = document.pages().concat();
    let words = |text: &str| -> Vec<String> {
        let apart = text.split(|letter: char| !letter.is_alphabetic());
        apart.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let read = words(&text);
    for name in CARRIED {
        for word in words(name) {
            assert!(read.contains(&word), "{word} of {name} is not in {text}");
        }
    }
    for face in document.faces() {
        assert!(face.is_whole(), "{face:?}");
    }
}

#[test]
fn a_name_from_the_right_begins_at_the_right() {
    let printed = pdf(Language::English, Paper::A4, list(&["לוי דוד"])).unwrap();
    let words = Document::of(&printed).words();
    let at = |wanted: &str| words.iter().find(|(_, word, _)| word == wanted).unwrap().2;
    assert!(at("לוי")[0] > at("דוד")[2], "{words:?}");
}

/// The machine of the check has `fonts-droid-fallback` and `fonts-lohit-deva`; another may have
/// none.
#[test]
fn a_letter_that_only_the_machine_has_is_printed_or_reported() {
    for name in ["王小明", "राहुल शर्मा"] {
        let printed = pdf(Language::English, Paper::A4, list(&[name])).unwrap();
        let again = pdf(Language::English, Paper::A4, list(&[name])).unwrap();
        assert_eq!(printed, again, "the same machine takes the same face");
        let document = Document::kept_as(&printed, name);
        document.is_tidy(name, 40.0);
        let text = document.pages().concat();
        if printed.missing.is_empty() {
            for letter in name.chars().filter(|letter| letter.is_alphabetic()) {
                assert!(text.contains(letter), "{letter} is not in {text}");
            }
        }
        assert!(printed.missing.iter().all(|letter| name.contains(*letter)), "{name}");
    }
}

/// Our own words need no system face: there is no empty box in either language.
#[test]
fn every_word_of_ours_has_its_letters() {
    for (language, folder) in [(Language::English, "en"), (Language::Italian, "it")] {
        let folder =
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../locales").join(folder);
        let mut parts = Vec::new();
        for file in std::fs::read_dir(folder).unwrap() {
            parts.push(SheetPart::Note(std::fs::read_to_string(file.unwrap().path()).unwrap()));
        }
        assert!(parts.len() > 40, "{}", parts.len());
        let job = Job::Sheets(vec![Sheet { parts, ..Sheet::default() }]);
        let printed = pdf(language, Paper::A4, job).unwrap();
        assert_eq!(printed.missing.iter().collect::<String>(), "");
        for face in Document::of(&printed).faces() {
            let ours = face.name.ends_with("+NotoSans") || face.name.ends_with("+DejaVuSans");
            assert!(ours, "{language:?}: {face:?}");
        }
    }
}

#[cfg(feature = "window")]
mod telephone {
    use bottone_print::{Job, Paper};
    use bottone_print_support::scanned;
    use bottone_view::sheet::{CardsPerPage, Code, PaperCard, Sheet, SheetPart};

    #[test]
    fn a_telephone_reads_the_squares() {
        for content in
            ["7QK4-M2XD".to_owned(), format!("https://bottone.example/?{}", "a1B2".repeat(60))]
        {
            let code = Code {
                content: content.clone(),
                words: vec!["7QK4-M2XD".into(); 3],
                ..Code::default()
            };
            let sheet = |parts| {
                Job::Sheets(vec![Sheet { title: "Draw".into(), parts, ..Sheet::default() }])
            };
            let beside = sheet(vec![SheetPart::Code(code.clone()), SheetPart::Note("Note".into())]);
            let below = sheet(vec![SheetPart::Note("Note".into()), SheetPart::Code(code)]);
            for paper in [Paper::A4, Paper::Letter, Paper::Roll80] {
                assert_eq!(
                    scanned(&beside, paper, 300.0, (1, 1)),
                    [content.as_str()],
                    "beside, {paper:?}"
                );
                assert_eq!(
                    scanned(&below, paper, 300.0, (1, 1)),
                    [content.as_str()],
                    "below, {paper:?}"
                );
            }
        }
    }

    #[test]
    fn a_telephone_reads_the_squares_of_a_card() {
        let card = |n: usize| PaperCard {
            name: format!("Surname{n}"),
            code: Some(Code {
                content: format!("https://bottone.example/seat/{n}"),
                words: vec!["7QK4".into()],
                ..Code::default()
            }),
            ..PaperCard::default()
        };
        let cards: Vec<PaperCard> = (1..=8).map(card).collect();
        let contents: Vec<String> =
            (1..=8).map(|n| format!("https://bottone.example/seat/{n}")).collect();
        let job = Job::Cards(cards.clone(), CardsPerPage::Eight);
        assert_eq!(scanned(&job, Paper::A4, 300.0, (2, 4)), contents);
        assert_eq!(
            scanned(&Job::Cards(cards.clone(), CardsPerPage::One), Paper::Letter, 300.0, (1, 1)),
            contents[..1]
        );
        assert_eq!(
            scanned(&Job::Cards(cards, CardsPerPage::One), Paper::Roll80, 300.0, (1, 1)),
            contents[..1]
        );
    }
}
