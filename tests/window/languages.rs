//! English and Italian in the windows: no word of one remains when the other is chosen.

#![cfg(feature = "window")]
#![expect(clippy::disallowed_methods, reason = "a test reads the texts and writes a spreadsheet")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test")]

use std::{collections::BTreeSet, fs, path::Path, process};

use bottone::{
    base::{
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    i18n::{Language, lengthen_messages},
    rules::levels::Structure,
    session::{Desk, Session, memory, time::StageClock},
    store::{profiles, settings::SettingsFile},
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::Beginning,
        tables::{SeatWish, TableCommand},
    },
    ui::app::App,
    ui_dialogs::{
        bust::BustPlayers,
        edit_player::EditPlayer,
        edit_row::EditRow,
        import::ImportPlayers,
        keys::Keys,
        palette::{Palette, Purpose},
        what_if::WhatIf,
    },
    ui_frame::{
        action::{Action, FileAction, Screen},
        commands::ALL,
        shelf::ShelfAction,
    },
    ui_kit::fonts,
    view::todo::TaskAct,
};
use egui::{Key, Modifiers, Role, Shape, Vec2, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _, by},
};
use tempfile::TempDir;

use crate::stage;

const SIZE: Vec2 = vec2(1440.0, 900.0);
/// The texts shown while something is made in the background.
const UNDER_WAY: [&str; 5] = [
    "printing-comparing",
    "printing-looking",
    "printing-preparing",
    "sound-player-looking",
    "sound-voice-looking",
];
const SCREENS: [Screen; 10] = [
    Screen::Floor,
    Screen::Players,
    Screen::Clock,
    Screen::Table,
    Screen::Chips,
    Screen::Money,
    Screen::Print,
    Screen::Room,
    Screen::Log,
    Screen::Setup,
];

/// A window, and its folder.
struct LanguageWindow {
    folder: TempDir,
    harness: Harness<'static, App>,
}

/// Creates two tables of a rebuy tournament in level 2, one of them too full, with a busted player.
fn event() -> Box<Session> {
    let clock = Box::new(StageClock::at(stage::EVENING));
    let setup = stage::setup(1);
    let beginning = Beginning::new(stage::EVENING, setup, stage::structure("deep-stack"));
    let mut session = memory::create(beginning, clock, stage::desk());
    let mut does = |command| session.submit(command, None).unwrap();
    let tables: Vec<TableNo> = (1..=2).filter_map(TableNo::new).collect();
    does(Command::Tables(TableCommand::Open { tables: tables.clone(), size: 9 }));
    for (table, players) in tables.into_iter().zip([8, 5]) {
        for place in 1..=players {
            let person = Person {
                family: format!("Xyz{}", char::from(b'a' + place)),
                given: format!("Qwx{table}"),
                ..Person::default()
            };
            let at = Seat { table, seat: SeatNo::new(place).unwrap() };
            let enter =
                EntryCommand::Enter { who: vec![Entrant::New(person)], seat: SeatWish::At(at) };
            does(Command::Entries(enter));
        }
    }
    does(Command::Clock(ClockCommand::Next));
    does(Command::Clock(ClockCommand::Start));
    let first = session.tournament().entries().all().next().unwrap().0;
    let bust = EntryCommand::Bust { out: vec![(first, None)] };
    session.submit(Command::Entries(bust), None).unwrap();
    session
}

impl LanguageWindow {
    fn with(session: Option<Box<Session>>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let settings = SettingsFile::in_folder(&folder.path().join("settings"));
        let mut app = App::new(settings, Some(folder.path().to_owned())).unattended();
        if let Some(session) = session {
            app.set_desk(session);
        }
        let harness = Harness::builder()
            .with_size(SIZE)
            // Background work (a preview, the page) wakes it once more.
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut room = Self { folder, harness };
        room.harness.run();
        room
    }

    fn of_event() -> Self {
        Self::with(Some(event()))
    }

    fn at_the_start() -> Self {
        Self::with(None)
    }

    fn does(&mut self, action: Action) {
        self.harness.state_mut().request(action);
        self.harness.run();
    }

    fn speaks(&mut self, language: Language) {
        self.does(Action::Language(language));
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    fn types(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.harness.run();
    }

    fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    fn has(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    fn session(&self) -> &dyn Desk {
        self.harness.state().desk().unwrap()
    }

    fn entry(&self) -> EntryId {
        self.session().tournament().entries().playing().next().unwrap().0
    }

    /// Returns every text of the window or for a screen reader, once no work in the background is
    /// left.
    fn texts(&mut self) -> BTreeSet<String> {
        stage::wait("something is still being made", || {
            self.harness.run();
            let now = self.texts_now();
            let language = self.harness.state().settings().language;
            UNDER_WAY.iter().all(|name| !now.contains(&language.word(name))).then_some(now)
        })
    }

    fn texts_now(&self) -> BTreeSet<String> {
        let all = self.harness.query_all(by().predicate(|_| true).recursive(true));
        let said = all.flat_map(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value(), node.data().description().map(str::to_owned)]
        });
        said.flatten().filter(|text| !text.trim().is_empty()).collect()
    }

    /// Checks that no text on the window is one of `english`.
    fn holds_no(&mut self, english: &English, place: &str) {
        // A shipped structure has the same name in both languages, "Charity evening with rebuys".
        let shipped = profiles::shelf::<Structure>(None);
        let names: Vec<String> = shipped.into_iter().map(|on| on.profile.unwrap().name).collect();
        let is_named = |text: &String| names.iter().any(|name| text.starts_with(name.as_str()));
        for text in self.texts().into_iter().filter(|text| !is_named(text)) {
            if let Some(pattern) = english.finds(&text) {
                panic!("{place}: “{text}” is English ({pattern})");
            }
        }
    }
}

/// A sentence of a language.
struct Sentence {
    name: String,
    /// The texts between its gaps: "Table { $table }" is "Table " and an empty text.
    parts: Vec<String>,
    /// The number of letters in its parts.
    letters: usize,
}

impl Sentence {
    fn read(name: &str, sentence: &str) -> Self {
        let parts = parts(sentence);
        let letters = parts.iter().map(|part| letters(part)).sum();
        Self { name: name.to_owned(), parts, letters }
    }

    /// Returns whether the text is this sentence. The filled gaps must not be most of it: a
    /// structure's note with an "of" in it is not a card.
    fn is(&self, text: &str) -> bool {
        is_made_of(text, &self.parts) && self.letters * 5 >= letters(text)
    }
}

/// The sentences that only English has, and the Italian ones.
struct English {
    only: Vec<Sentence>,
    italian: Vec<Sentence>,
}

impl English {
    fn read() -> Self {
        let italian = sentences("it");
        let said: BTreeSet<&Vec<String>> = italian.iter().map(|of| &of.parts).collect();
        let mut only = sentences("en");
        // Two letters are the least that differs from a unit or a sign. A language has its own name
        // in both languages.
        only.retain(|of| of.name != "page-other" && of.letters >= 2 && !said.contains(&of.parts));
        assert!(only.len() > 500, "the texts are there: {}", only.len());
        Self { only, italian }
    }

    /// Returns the sentence that `text` is in English, and not in Italian.
    fn finds(&self, text: &str) -> Option<&str> {
        let fits = |of: &&Sentence| of.is(text);
        // A language has its own name in every language.
        let found = self.only.iter().find(fits).filter(|of| of.name != "language-name")?;
        self.italian.iter().find(fits).is_none().then_some(found.name.as_str())
    }
}

fn letters(text: &str) -> usize {
    text.chars().filter(|letter| letter.is_alphabetic()).count()
}

/// Returns every sentence of a language.
fn sentences(language: &str) -> Vec<Sentence> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language);
    let files = fs::read_dir(folder).unwrap();
    let mut found = Vec::new();
    for file in files {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let mut name = String::new();
        let mut within = false;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let sentence = match line.split_once(" = ") {
                Some((of, sentence)) if !line.starts_with(' ') => {
                    of.clone_into(&mut name);
                    // A sentence that varies only in part is not searched for.
                    within = sentence.ends_with("->") && sentence.starts_with('{');
                    (!sentence.ends_with("->")).then_some(sentence)
                }
                _ if within => line.split_once("] ").map(|(_, sentence)| sentence),
                _ => None,
            };
            found.extend(sentence.map(|sentence| Sentence::read(&name, sentence)));
        }
    }
    found
}

/// Returns the texts between the gaps: "Table { $table }" is "Table " and an empty text.
fn parts(sentence: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        parts.push(before.to_owned());
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    parts.push(rest.to_owned());
    parts
}

/// Returns whether `text` consists of these parts, with anything in the gaps between them.
fn is_made_of(text: &str, parts: &[String]) -> bool {
    let [first, middle @ .., last] = parts else {
        return parts.first().is_some_and(|only| only == text);
    };
    let Some(mut rest) = text.strip_prefix(first.as_str()) else { return false };
    for part in middle {
        let Some((_, after)) = rest.split_once(part.as_str()) else { return false };
        rest = after;
    }
    rest.ends_with(last.as_str())
}

#[test]
fn sentences_are_found_with_their_gaps_filled() {
    let of = |sentence: &str| parts(sentence);
    assert!(is_made_of("Table 4", &of("Table { $table }")));
    assert!(is_made_of("Save", &of("Save")));
    assert!(is_made_of("3 of 9 at table 4", &of("{ $a } of { $b } at table { $c }")));
    assert!(!is_made_of("Tavolo 4", &of("Table { $table }")));
    assert!(!is_made_of("Saved", &of("Save")));
    let english = English::read();
    let mut room = LanguageWindow::of_event();
    assert!(room.texts().iter().filter(|text| english.finds(text).is_some()).count() > 20);
}

/// Goes to every screen of an event, with what can be chosen on it, and looks at each place.
fn every_screen(
    room: &mut LanguageWindow,
    language: Language,
    mut look: impl FnMut(&mut LanguageWindow, &str),
) {
    for screen in SCREENS {
        room.does(Action::Go(screen));
        look(room, &format!("{screen:?}"));
    }
    room.does(Action::ShowTable(TableNo::new(1).unwrap()));
    look(room, "a chosen table");
    for (table, seat) in [(1, 2), (1, 1), (2, 9)] {
        let (table, seat) = (TableNo::new(table).unwrap(), SeatNo::new(seat).unwrap());
        room.does(Action::Act(TaskAct::ShowSeat(table, seat)));
        look(room, &format!("seat {seat} of table {table}"));
    }
    for tab in ["screens-floor-seats", "screens-floor-breaking"] {
        room.click(&language.word(tab));
        look(room, tab);
    }
    let player = room.session().tournament().entries().players().next().unwrap().0;
    room.does(Action::ShowPlayer(player));
    look(room, "a chosen player");
    room.click(&language.word("shell-menu"));
    look(room, "the menu");
    room.key(Key::Escape);
}

/// Opens the usual dialogs of an event, and looks at each.
fn every_dialog(room: &mut LanguageWindow, mut look: impl FnMut(&mut LanguageWindow, &str)) {
    let table = TableNo::new(1).unwrap();
    let entry = room.entry();
    let t = room.session().tournament();
    let (player, known) = t.entries().players().next().unwrap();
    let person = known.person.clone();
    let row = t.clock().structure().rows[0].clone();
    let find = |purpose| Action::ask(Palette::new(purpose));
    let asked = [
        ("several bust", Action::ask(BustPlayers::new(table, Some(entry)))),
        ("the button", Action::Act(TaskAct::AskButton(table))),
        ("a player", Action::ask(EditPlayer::new(player, person))),
        ("a row", Action::ask(EditRow::change(5, &row))),
        ("a new row", Action::ask(EditRow::insert(5, &row))),
        ("the keys", Action::ask(Keys)),
        ("a move", Action::Act(TaskAct::ChooseSeat(entry))),
        ("a new event", Action::File(FileAction::New)),
        ("a structure that is made", Action::File(FileAction::MakeStructure(None))),
        ("a structure from a spreadsheet", Action::File(FileAction::PasteStructure(None))),
        ("the structures", Action::Shelf(ShelfAction::Open(None))),
        ("find", find(Purpose::Find)),
        ("what if", Action::ask(WhatIf::new(t, room.session().now()))),
        ("who bust", find(Purpose::Bust)),
        ("who moves", find(Purpose::Move)),
        (
            "a rule",
            Action::Submit(Command::Entries(EntryCommand::Refund { entry, keep_fee: false })),
        ),
    ];
    for (place, action) in asked {
        room.does(action);
        assert!(room.harness.state().dialog().is_some(), "{place}");
        look(room, place);
        room.does(Action::CloseDialog);
    }
    let list = room.folder.path().join("players.csv");
    fs::write(&list, "Cognome;Nome\nXyzb;Qwx1\nXyzz;Qwx9\nXyzz;Qwx9\n;;\n").unwrap();
    room.harness.state_mut().import_players(&list);
    room.harness.run();
    assert!(room.harness.state().is_asked::<ImportPlayers>());
    look(room, "an import");
    room.does(Action::CloseDialog);
}

#[test]
fn no_screen_is_english_when_italian_is_spoken() {
    let english = English::read();
    let mut room = LanguageWindow::of_event();
    room.speaks(Language::Italian);
    every_screen(&mut room, Language::Italian, |room, place| room.holds_no(&english, place));
    room.does(Action::Projector(true));
    room.holds_no(&english, "the projector");
}

#[test]
fn no_dialog_is_english_when_italian_is_spoken() {
    let english = English::read();
    let mut room = LanguageWindow::of_event();
    room.speaks(Language::Italian);
    every_dialog(&mut room, |room, place| room.holds_no(&english, place));
}

/// The variable that shows every message 40 % longer and with accents, and the smallest display on
/// which no word is cut.
const PSEUDO: &str = "BOTTONE_PSEUDO";
const SMALL: Vec2 = vec2(1280.0, 720.0);

/// Checks that no screen and no dialog cuts a word of a language that is 40 % longer than English.
/// The words of a process are of one kind, so the check runs in a process of its own.
#[test]
fn no_screen_cuts_a_word_of_a_longer_language() {
    if std::env::var_os(PSEUDO).is_none() {
        let own = std::env::current_exe().unwrap();
        let name = "languages::no_screen_cuts_a_word_of_a_longer_language";
        let child =
            process::Command::new(own).args(["--exact", name]).env(PSEUDO, "1").output().unwrap();
        let said = String::from_utf8_lossy(&child.stdout);
        assert!(child.status.success() && said.contains("1 passed"), "{said}");
        return;
    }
    lengthen_messages();
    let mut cut = BTreeSet::new();
    for size in [SIZE, SMALL] {
        let mut room = LanguageWindow::of_event();
        room.harness.set_size(size);
        let look = |room: &mut LanguageWindow, place: &str| {
            let _ = room.texts();
            let words = cut_words(room).into_iter();
            cut.extend(words.map(|word| format!("{} × {}, {place}: {word}", size.x, size.y)));
        };
        let look = &mut { look };
        every_screen(&mut room, Language::English, &mut *look);
        every_dialog(&mut room, &mut *look);
    }
    assert!(cut.is_empty(), "cut: {cut:#?}");
}

/// Returns the messages of the window that are not shown to their end.
fn cut_words(room: &LanguageWindow) -> Vec<String> {
    fn collect(shape: &Shape, cut: &mut Vec<String>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, cut)),
            Shape::Text(text) if text.galley.elided => {
                let said = text.galley.text();
                // Names of people and events have no accents here, and may be cut.
                if said.contains(ACCENTS) {
                    cut.push(said.to_owned());
                }
            }
            _ => {}
        }
    }
    let mut cut = Vec::new();
    room.harness.output().shapes.iter().for_each(|shape| collect(&shape.shape, &mut cut));
    cut
}

/// The letters by which a message of the longer language is known.
const ACCENTS: [char; 7] = ['á', 'ë', 'î', 'ö', 'ù', 'ñ', 'ç'];

#[test]
fn without_an_event_the_window_is_italian_too() {
    let english = English::read();
    let mut room = LanguageWindow::at_the_start();
    room.click("Italiano");
    room.holds_no(&english, "the start");
    room.click("Qualcos'altro…");
    room.holds_no(&english, "a new event");
    room.key(Key::Escape);
    room.key(Key::T);
    assert!(room.has("Decisione"), "the table without an event");
    room.holds_no(&english, "a table");
    room.harness.key_press_modifiers(Modifiers::COMMAND, Key::W);
    room.harness.run();
    assert!(room.has("Decisioni al tavolo"), "back at the start");
}

#[test]
fn the_language_is_switched_at_once_on_every_screen_and_back() {
    let mut room = LanguageWindow::of_event();
    for screen in SCREENS {
        room.does(Action::Go(screen));
        let before = room.texts();
        room.click("EN");
        assert!(room.has("Giocatori") && !room.has("Players"), "{screen:?}");
        room.click("IT");
        assert_eq!(room.texts(), before, "{screen:?}");
    }
    room.click("Menu");
    room.click("Italiano");
    assert_eq!(room.harness.state().settings().language, Language::Italian);
}

#[test]
fn the_first_start_speaks_the_systems_language_and_later_ones_what_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let start = |system| {
        App::new(SettingsFile::in_folder(folder.path()), None).with_default_language(system)
    };
    let mut app = start(Language::Italian);
    assert_eq!(app.settings().language, Language::Italian);
    assert_eq!(start(Language::English).settings().language, Language::English, "nothing is kept");
    app.request(Action::Language(Language::English));
    let mut harness = Harness::builder()
        .with_context_setup(fonts::install)
        .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
    harness.run();
    assert_eq!(start(Language::Italian).settings().language, Language::English);
}

#[test]
fn commands_are_found_by_the_words_of_either_language() {
    let cases = [
        (Language::Italian, "pause the", "Metti in pausa l'orologio"),
        (Language::Italian, "pausa l", "Metti in pausa l'orologio"),
        (Language::English, "pausa l", "Pause the clock"),
        (Language::English, "tavolo 2", "Table 2"),
        (Language::Italian, "table 2", "Vai al tavolo 2"),
        (Language::English, "go to table", "Go to table 1"),
        (Language::English, "italiano", "Italiano"),
        // Its name in other programs, not here.
        (Language::English, "projector", "Open wall"),
        (Language::English, "payouts", "Money"),
        (Language::English, "knock out", "Who busted?"),
        (Language::English, "late reg", "Close registration"),
        (Language::English, "standings", "Money"),
        (Language::English, "add-on", "Players"),
        (Language::Italian, "classifica", "Denaro"),
        (Language::Italian, "televisore", "Apri uno schermo"),
        (Language::Italian, "impostazioni", "Torneo"),
        (Language::Italian, "settings", "Torneo"),
    ];
    for (language, typed, found) in cases {
        let mut room = LanguageWindow::of_event();
        room.speaks(language);
        room.harness.key_press_modifiers(Modifiers::COMMAND, Key::K);
        room.harness.run();
        room.types(typed);
        let line = room.harness.query_by_role_and_label(Role::ListBoxOption, found);
        assert!(line.is_some(), "{typed}: {:?}", room.texts());
    }
}

/// Checks that other names belong to existing commands.
#[test]
fn what_else_commands_are_called_is_of_commands() {
    let names: Vec<String> = ALL.iter().map(|line| format!("also-{}", line.name)).collect();
    for language in Language::complete() {
        let file = format!("{}/locales/{}/find.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
        let text = fs::read_to_string(&file).unwrap();
        let written = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
        let astray: Vec<&str> = written.filter(|name| !names.iter().any(|n| n == name)).collect();
        assert!(astray.is_empty(), "{file}: {astray:?}");
    }
}

#[test]
fn a_table_is_sat_at_from_the_floor_and_by_its_name() {
    let mut room = LanguageWindow::of_event();
    let table = TableNo::new(2).unwrap();
    room.does(Action::ShowTable(table));
    room.click("At the table");
    assert_eq!(room.harness.state().screen(), Screen::Table);
    room.does(Action::ShowTable(table));
    room.key(Key::T);
    assert_eq!(room.harness.state().screen(), Screen::Table);
    room.does(Action::Go(Screen::Floor));
    room.harness.key_press_modifiers(Modifiers::COMMAND, Key::K);
    room.harness.run();
    room.types("go to table 2");
    room.key(Key::Enter);
    assert_eq!(room.harness.state().screen(), Screen::Table);
}

#[test]
fn at_the_table_the_floors_keys_rest() {
    let mut room = LanguageWindow::of_event();
    room.does(Action::Go(Screen::Table));
    let records = room.session().records().len();
    for key in [Key::Space, Key::N, Key::P, Key::Plus, Key::B, Key::D, Key::F, Key::R] {
        room.key(key);
    }
    assert_eq!(room.session().records().len(), records);
    assert!(!room.harness.state().settings().projector.open);
    assert!(room.harness.state().dialog().is_none());
    room.harness.key_press_modifiers(Modifiers::COMMAND, Key::Num3);
    room.harness.run();
    assert_eq!(room.harness.state().screen(), Screen::Clock);
    room.key(Key::Space);
    assert_eq!(room.session().records().len(), records + 1);
}

/// Checks acts by their keys, with undo and redo, and a dialog: the resulting file is the same in
/// both languages.
#[test]
fn the_file_of_an_event_does_not_know_which_language_was_spoken() {
    let written = [Language::English, Language::Italian].map(|language| {
        let mut room = LanguageWindow::of_event();
        room.speaks(language);
        let levels = [Key::N, Key::N, Key::Plus, Key::Minus, Key::P, Key::P];
        for key in [[Key::Space].as_slice(), &levels, &[Key::Space]].concat() {
            room.key(key);
        }
        let (table, entry) = (TableNo::new(1).unwrap(), room.entry());
        room.does(Action::Undo);
        room.does(Action::Redo);
        room.does(Action::ShowTable(table));
        room.click(if language == Language::English { "More…" } else { "Altro…" });
        room.click(if language == Language::English { "Hand +1" } else { "Mano +1" });
        room.does(Action::Submit(Command::Entries(EntryCommand::Bust {
            out: vec![(entry, None)],
        })));
        let records = room.session().records().len();
        let copy = room.folder.path().join("evening.ron");
        room.session().save_copy(&copy).unwrap();
        (records, fs::read_to_string(copy).unwrap())
    });
    let [english, italian] = written;
    assert!(english.0 > 20, "something was done: {}", english.0);
    assert_eq!(english, italian);
}

#[test]
fn the_keys_to_screens_are_one_line_of_the_list() {
    let mut room = LanguageWindow::of_event();
    room.does(Action::ask(Keys));
    assert!(room.has("1 … 9 0") && room.has("Ctrl 1 … 9 0"));
    assert!(room.has("At the table") && room.has("F3 … F10"));
    assert!(!room.has("Ctrl 3"));
}
