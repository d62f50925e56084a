//! The dialog of a fair draw, from the seal to the data for a sceptic.

use bottone::{
    base::person::Person,
    i18n::Language,
    proof::{Sealing, replay},
    session::{memory, time::StageClock},
    tournament::{
        Command,
        draws::DrawCommand,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    ui_dialogs::fair_draw::FairDraw,
    ui_frame::action::{Action, Content, Screen},
    view_paper::draw::in_groups,
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, room::EventWindow};

/// Opens the dialog over an event of two tables without players.
fn open(language: Language) -> EventWindow {
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(stage::EVENING);
    let setup = Setup { name: "Autumn main".to_owned(), ..Setup::default() };
    let beginning = Beginning::new(stage::EVENING, setup, stage::structure("club-turbo"));
    let mut session = memory::create(beginning, Box::new(clock.clone()), stage::desk());
    let tables = ron::from_str("[1, 2]").unwrap();
    session.submit(Command::Tables(TableCommand::Open { tables, size: 9 }), None).unwrap();
    let mut room = EventWindow::on(Screen::Floor, vec2(1280.0, 720.0), (folder, clock, session));
    does(&mut room, Action::Language(language));
    ask(&mut room);
    room
}

fn does(room: &mut EventWindow, action: Action) {
    room.harness.state_mut().request(action);
    room.harness.run();
}

fn ask(room: &mut EventWindow) {
    does(room, Action::ask(FairDraw::default()));
}

/// Draws seats for twelve players, with a seed that the house would like.
fn draw_seats(room: &mut EventWindow) {
    let person = |n| Person { family: format!("Player {n}"), ..Person::default() };
    let who = (1..=12).map(|n| Entrant::New(person(n))).collect();
    does(room, Action::CloseDialog);
    let enter = EntryCommand::Enter { who, seat: SeatWish::Draw(5) };
    does(room, Action::Submit(Command::Entries(enter)));
    ask(room);
}

/// Returns whether this number is on the screen, in its groups.
fn shows(room: &EventWindow, number: &str) -> bool {
    in_groups(number).split(' ').all(|group| room.reads(group))
}

/// Returns the text that the button for a sceptic would save.
fn saved(room: &mut EventWindow, language: Language) -> String {
    room.click(&language.word("draw-publish"));
    let document = room.app().document().unwrap();
    assert!(document.name.contains("Autumn main"), "{}", document.name);
    match &document.content {
        Content::File(bytes, "txt") => String::from_utf8(bytes.clone()).unwrap(),
        _ => panic!("no text"),
    }
}

#[test]
fn a_draw_is_sealed_made_published_and_checked_in_both_languages() {
    for language in Language::complete() {
        let word = |name: &str| language.word(name);
        let mut room = open(language);
        assert!(room.reads(&word("draw-why")) && !room.reads(&word("draw-reveal")));

        room.click(&word("draw-seal"));
        let sealed = room.tournament().draws().sealed().unwrap().clone();
        let (hash, secret) = (sealed.hash().to_string(), sealed.secret().revealed());
        assert!(shows(&room, &hash) && !shows(&room, &secret), "{language:?}");
        assert!(!room.reads(&word("draw-seal")), "one secret at a time");

        // Without a word there is nothing to keep.
        room.click(&word("draw-keep-word"));
        assert_eq!(room.tournament().draws().sealed().unwrap().word(), "");
        room.fill(&word("draw-word"), " sette bello ");
        room.key(Key::Enter);
        assert_eq!(room.tournament().draws().sealed().unwrap().word(), "sette bello");
        assert!(room.reads(&language.say("draw-said", &[("word", "sette bello".into())])));
        let field = word("draw-word");
        let field = room.harness.query_by_role_and_label(Role::TextInput, &field).is_some();
        assert!(!field, "a second word would be a second try");

        draw_seats(&mut room);
        let closed = saved(&mut room, language);
        assert!(!closed.contains(&secret) && closed.contains(&hash), "revealed too early");
        assert_eq!(replay(&closed, &[]).unwrap().draws[0].sealing, Sealing::Closed);

        room.click(&word("draw-reveal"));
        assert_eq!(room.tournament().draws().revealed(), [sealed.secret()]);
        assert!(room.reads(&word("draw-last-secret")) && shows(&room, &secret), "{language:?}");
        assert!(room.reads(&word("draw-seal")) && !room.reads(&word("draw-reveal")));
        let published = saved(&mut room, language);
        assert!(published.starts_with(&closed), "what was published has changed");
        let verdict = replay(&published, &[]).unwrap();
        assert!(verdict.is_valid());
        assert_eq!((verdict.draws.len(), verdict.draws[0].sealing), (1, Sealing::Kept));
        assert_ne!(verdict.draws[0].seed, 5, "the house's own seed");
        // A single altered seat is found.
        let seat = published.lines().find(|line| line.starts_with("seat ")).unwrap();
        let other = if seat.ends_with('1') { "2" } else { "1" };
        let changed = published.replacen(seat, &format!("{}{other}", &seat[..seat.len() - 1]), 1);
        assert!(replay(&changed, &[]).map_or(true, |verdict| !verdict.is_valid()), "{seat}");
    }
}

/// Checks that a second secret replaces the first, with another hash.
#[test]
fn after_a_secret_was_revealed_another_is_sealed() {
    let language = Language::English;
    let mut room = open(language);
    let mut hashes = Vec::new();
    for turn in 0..3 {
        room.click(&language.word("draw-seal"));
        let sealed = room.tournament().draws().sealed().unwrap();
        hashes.push(sealed.hash().to_string());
        assert!(shows(&room, &hashes[turn]), "turn {turn}");
        does(&mut room, Action::Submit(Command::Draws(DrawCommand::Reveal)));
    }
    hashes.sort();
    hashes.dedup();
    assert_eq!(hashes.len(), 3);
}
