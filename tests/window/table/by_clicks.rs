//! Ten irregularities from the list to the record by clicks alone, at the size of a tablet, in both
//! languages.

use bottone::{
    i18n::Language,
    session::time::Timekeeper as _,
    store::profiles::Rulebooks,
    tournament::incidents::{Matter, Verdict},
    view_table::{
        felt,
        irregularities::{AnsweredBy, Answers, Irregularity, TableFacts},
    },
};
use egui::{Role, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::stage::room::EventWindow;

/// The size of a tablet that lies on the table, in points.
const TABLET: egui::Vec2 = vec2(1194.0, 834.0);

/// The irregularities, and the answers that differ from the usual ones.
const TEN: [(&str, &[(&str, &str)]); 10] = [
    ("boxed-card", &[("boxed", "two")]),
    ("dealer-exposes", &[("exposed", "stud")]),
    ("four-card-flop", &[]),
    ("no-burn", &[("action", "some")]),
    ("player-exposes", &[("hand", "alone")]),
    ("out-of-turn", &[("did", "fold")]),
    ("string-bet", &[("said-before", "amount")]),
    ("mucked", &[]),
    ("absent", &[]),
    ("phone", &[("live-hand", "no")]),
];

/// Returns its line in the list, which has its name in both languages.
fn row(entry: &Irregularity, language: Language) -> String {
    let (name, other) = (entry.name(language), entry.name(language.next()));
    if name == other { name } else { format!("{name} {other}") }
}

/// Presses a button of the tab; screens and tabs have the names of some groups too.
fn press(room: &mut EventWindow, name: &str) {
    room.harness.get_by_role_and_label(Role::Button, name).click();
    room.harness.run();
}

#[test]
fn ten_are_ruled_and_put_on_record_by_clicks_alone() {
    let books = Rulebooks::load(None);
    let books: Vec<_> = books.into_usable().map(|(_, book)| book).collect();
    for language in Language::complete() {
        let mut room = EventWindow::seated(9);
        room.harness.set_size(TABLET);
        room.harness.run();
        if language == Language::Italian {
            room.click("Italiano");
        }
        room.click(&language.word("table-tab-irregularities"));
        for (number, (id, given)) in TEN.iter().enumerate() {
            let (group, entry) = Irregularity::all().find(|(_, entry)| entry.id == *id).unwrap();
            press(&mut room, &group.name(language));
            room.harness.get_by_role_and_label(Role::Row, &row(entry, language)).click();
            room.harness.run();
            let mut answers = Answers::new();
            for (asked, chosen) in *given {
                let ask = entry.asks.iter().find(|ask| ask.id == *asked).unwrap();
                let AnsweredBy::Choice(choices) = ask.kind else { panic!("{asked} is an amount") };
                let place = choices.iter().position(|choice| choice == chosen).unwrap();
                press(&mut room, &ask.choices(language)[place]);
                answers.insert(ask.id, place as u64);
            }
            let t = room.tournament();
            let table = t.tables().open().next().unwrap().0;
            let felt = felt(language, t, table, room.clock.now()).unwrap();
            let book = &t.setup().house.rulebook;
            let answer = entry.answer(language, &answers, TableFacts::of(&felt), book, &books);
            assert!(room.reads(&answer.verdict), "{id}: {}", answer.verdict);
            for step in answer.steps.iter().chain([&answer.cites.join(" · ")]) {
                assert!(room.reads(step), "{id}: {step}");
            }
            press(&mut room, &language.word("irregular-put-on-record"));
            let rulings = room.tournament().incidents().rulings();
            assert_eq!(rulings.len(), number + 1, "{id}");
            let ruling = rulings.last().unwrap();
            assert_eq!(ruling.matter, Matter::Irregularity((*id).to_owned()));
            assert_eq!(ruling.verdict, Verdict::Text(answer.verdict));
            assert_eq!(ruling.rules, answer.cites);
        }
    }
}
