//! A structure made in the window: few presses, both languages, and typed values stay.

use bottone::{
    base::chips::Chips,
    i18n::Language,
    rules::levels::Structure,
    store::profiles,
    ui_dialogs::{maker::MakeStructure, new_event::NewEvent, paste_structure::PasteStructure},
    ui_frame::action::{Action, FileAction},
};
use egui::{Event, Key, Modifiers, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::{Hands, SIZE};

/// Checks "60 players, 20,000 chips, end at one o'clock": all three are typed, the usual ones too.
#[test]
fn a_new_user_makes_an_event_in_under_twelve_presses() {
    let words = [
        (Language::English, ["Something else…", "Build a structure…", "Players"]),
        (Language::Italian, ["Qualcos'altro…", "Crea una struttura…", "Giocatori"]),
    ];
    for (language, [new, make, players]) in words {
        let mut hands = Hands::new(language, SIZE);
        hands.click(new);
        hands.click(make);
        // The keyboard is in the first line, with its text selected.
        assert!(!hands.holds(players).is_empty());
        hands.types("60");
        assert_eq!(
            hands.holds(players),
            "60",
            "what is typed takes the place of what stands there"
        );
        // 20,000 chips and one o'clock are there already.
        hands.key(Modifiers::COMMAND, Key::Enter);
        assert!(hands.harness.state().is_asked::<NewEvent>());
        hands.key(Modifiers::NONE, Key::Enter);
        let structure = hands.structure();
        assert_eq!(structure.starting_stack, Chips::new(20_000));
        let end = bottone::rules::ending::plain_end(structure, 60);
        assert!(end.middle.abs_diff(270) <= 5, "from 20:30 to one o'clock: {end:?}");
        assert!(hands.presses < 12, "{language:?}: {} presses", hands.presses);
    }
}

/// Checks the same with unusual values: stack and end are typed too.
#[test]
fn every_wish_is_a_line_that_is_typed_over() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.harness.state_mut().request(Action::File(FileAction::New));
    hands.harness.run();
    hands.click("Build a structure…");
    hands.types("30");
    hands.line("Starting stack");
    hands.types("30k");
    hands.line("Ends");
    hands.types("0:45");
    hands.key(Modifiers::COMMAND, Key::Enter);
    hands.key(Modifiers::NONE, Key::Enter);
    let structure = hands.structure();
    assert_eq!(structure.starting_stack, Chips::new(30_000));
    let end = bottone::rules::ending::plain_end(structure, 30);
    assert!(end.middle.abs_diff(255) <= 10, "{end:?}");
}

#[test]
fn a_figure_that_is_typed_stays_when_the_rest_is_made_again() {
    let mut hands = Hands::new(Language::English, vec2(1920.0, 1080.0));
    hands.harness.state_mut().request(Action::File(FileAction::New));
    hands.harness.run();
    hands.click("Build a structure…");
    assert!(hands.says("Every blind and ante can be paid"));
    hands.click("Level 2, Big blind: 150");
    hands.types("140");
    hands.key(Modifiers::NONE, Key::Enter);
    assert!(hands.says("Level 2 is your own"), "it is locked, and said so");
    hands.key(Modifiers::NONE, Key::Escape);
    hands.line("Players");
    hands.types("90");
    assert!(hands.says("Level 2, Big blind: 140"), "players changed, the level did not");
    hands.click("Let level 2 be regenerated");
    assert!(hands.says("Level 2, Big blind: 150"));
}

#[test]
fn what_cannot_be_read_says_what_was_expected_and_nothing_is_used() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.harness.state_mut().request(Action::File(FileAction::New));
    hands.harness.run();
    hands.click("Build a structure…");
    hands.types("many");
    assert!(hands.says("60, or 50-70; at least 2"));
    hands.key(Modifiers::COMMAND, Key::Enter);
    assert!(hands.harness.state().is_asked::<MakeStructure>());
}

#[test]
fn it_is_kept_on_the_shelf_and_gone_on_with() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.harness.state_mut().request(Action::File(FileAction::New));
    hands.harness.run();
    hands.click("Build a structure…");
    hands.click("Save as our structure…");
    hands.key(Modifiers::COMMAND, Key::A);
    hands.types("Friday");
    hands.key(Modifiers::NONE, Key::Enter);
    assert!(hands.harness.state().is_asked::<MakeStructure>());
    let file = hands.folder.path().join("structures/friday.ron");
    let kept: Structure = profiles::read(&file).unwrap();
    assert_eq!(kept.name, "Friday");
    // Compare it with another: the saved one is there already.
    hands.click("Compare…");
    hands.click("Club turbo");
    assert!(hands.says("Chips to bring") && hands.says("Club turbo"));
    hands.key(Modifiers::COMMAND, Key::Enter);
    assert!(hands.harness.state().is_asked::<NewEvent>());
}

#[test]
fn a_structure_is_pasted_from_a_spreadsheet_and_shown_line_by_line() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.harness.state_mut().request(Action::File(FileAction::New));
    hands.harness.run();
    hands.click("From a spreadsheet…");
    hands.harness.get_by_role_and_label(Role::MultilineTextInput, "Sheet").click();
    hands.harness.run();
    let cells =
        "Level\tSB\tBB\tAnte\tMin\n1\t25\t50\t\t20\nsomething else\nBreak 10\n2\t50\t100\t100\t20";
    hands.harness.event(Event::Paste(cells.to_owned()));
    hands.harness.run();
    assert!(hands.says("Level 1, 25 / 50 · 20 minutes"));
    assert!(hands.says("“something else” was not understood"));
    assert!(hands.says("Level 2, 50 / 100 · big blind ante 100 · 20 minutes"));
    // No structure is used before the line is settled.
    assert!(hands.says("Fix 1 line first"));
    hands.key(Modifiers::COMMAND, Key::Enter);
    assert!(hands.harness.state().is_asked::<PasteStructure>());
    hands.click("Leave out line 3");
    assert!(!hands.says("Fix 1 line first") && hands.says("Left out"));
    hands.line("Structure name");
    hands.types("Pasted");
    hands.line("Starting stack");
    hands.types("5k");
    hands.key(Modifiers::NONE, Key::Enter);
    assert!(hands.harness.state().is_asked::<NewEvent>());
    hands.key(Modifiers::NONE, Key::Enter);
    let structure = hands.structure();
    assert_eq!((structure.name.as_str(), structure.starting_stack), ("Pasted", Chips::new(5_000)));
    assert_eq!(structure.rows.len(), 3);
}

/// Checks that a warning on a long line can be read to its end: the words wrap beside the number of
/// the line.
#[test]
fn the_words_of_a_long_line_wrap_beside_its_number() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.harness.state_mut().request(Action::File(FileAction::New));
    hands.harness.run();
    hands.click("From a spreadsheet…");
    hands.harness.get_by_role_and_label(Role::MultilineTextInput, "Sheet").click();
    hands.harness.run();
    let sheet = "Friday Deepstack - starting stack 20,000 - late registration until level 6 - 20 minute levels\n\
         1 100/100\n2 100/200\n";
    hands.harness.event(Event::Paste(sheet.to_owned()));
    hands.harness.run();
    let head = hands.harness.get_by_label_contains("Read as").rect();
    let short = hands.harness.get_by_label("Level 1, 100 / 100 · 20 minutes").rect();
    let long = hands.harness.get_by_label_contains("and the line becomes a note").rect();
    assert!(long.height() > 1.5 * short.height(), "{long} {short}");
    for words in [short, long] {
        assert!(words.left() > head.left() + 20.0, "{words} beside {head}");
        assert!(words.right() < SIZE.x, "{words}");
    }
}

/// Checks that an unread line is corrected in place, or with a button.
#[test]
fn a_line_that_was_not_understood_is_put_right_where_it_stands() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.harness.state_mut().request(Action::File(FileAction::New));
    hands.harness.run();
    hands.click("From a spreadsheet…");
    hands.harness.get_by_role_and_label(Role::MultilineTextInput, "Sheet").click();
    hands.harness.run();
    let sheet =
        "Sunday Deep\nStarting stack 30,000\n1 100/200 20\n2 2OO/400 20\nRoom 3\n3 300/600 20";
    hands.harness.event(Event::Paste(sheet.to_owned()));
    hands.harness.run();
    assert_eq!(hands.holds("Structure name"), "Sunday Deep");
    assert_eq!(hands.holds("Starting stack"), "30,000");
    assert!(hands.says("2 lines not understood"));
    hands.click("Use “2 200/400 20”");
    assert!(hands.says("1 line not understood"));
    hands.line("Line 5, corrected");
    hands.key(Modifiers::COMMAND, Key::A);
    hands.types("Break 15");
    hands.key(Modifiers::NONE, Key::Enter);
    assert!(hands.says("Break of 15 minutes") && !hands.says("not understood"));
    // Enter accepted the line; it used nothing.
    assert!(hands.harness.state().is_asked::<PasteStructure>());
    hands.click("Use for this event");
    hands.key(Modifiers::NONE, Key::Enter);
    let structure = hands.structure();
    assert_eq!(
        (structure.name.as_str(), structure.starting_stack),
        ("Sunday Deep", Chips::new(30_000))
    );
    assert_eq!(structure.rows.len(), 4);
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test writes the file that it reads")]
fn a_structure_comes_from_a_file_of_either_kind() {
    let mut hands = Hands::new(Language::English, SIZE);
    let sheet = hands.folder.path().join("Tuesday.csv");
    std::fs::write(&sheet, "Livello;PB;GB;Min\n1;25;50;20\n2;50;100;20\n").unwrap();
    hands.harness.state_mut().request(Action::File(FileAction::PasteStructure(None)));
    hands.harness.run();
    hands.harness.state_mut().read_structure(&sheet);
    hands.harness.run();
    assert_eq!(hands.holds("Structure name"), "Tuesday");
    assert!(hands.says("Level 2, 50 / 100 · 20 minutes"));
    let saved = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/tdt/friday.tdt");
    hands.harness.state_mut().read_structure(saved.as_ref());
    hands.harness.run();
    assert!(hands.says(" minutes") && !hands.says("not understood"));
    // A file that is not text leaves the question open, and shows why.
    let picture = hands.folder.path().join("sheet.csv");
    std::fs::write(&picture, b"\x89PNG\r\n").unwrap();
    hands.harness.state_mut().read_structure(&picture);
    hands.harness.run();
    assert!(hands.says("picture"));
}

/// Checks that a new event has no price until one is typed. "Free" is a price in both languages.
#[test]
fn a_new_event_has_no_price_that_was_not_typed() {
    for (language, name, free) in
        [(Language::English, "Buy-in", "free"), (Language::Italian, "Buy-in", "gratis")]
    {
        let mut hands = Hands::new(language, SIZE);
        hands.harness.state_mut().request(Action::File(FileAction::New));
        hands.harness.run();
        let note = language.word("shell-price-free");
        assert!(hands.says(&note), "{language:?}: nothing to begin with");
        for (typed, is_free) in [("20+5", false), ("0", true), (free, true)] {
            hands.line(name);
            hands.key(Modifiers::COMMAND, Key::A);
            hands.types(typed);
            assert_eq!(hands.says(&note), is_free, "{language:?}: {typed}");
        }
    }
}

/// Checks that an item appearing above a line leaves the keyboard and the cursor of that line in
/// place.
#[test]
fn a_list_that_is_typed_keeps_the_keyboard_when_a_button_appears_above_it() {
    let mut hands = Hands::new(Language::English, vec2(1920.0, 1080.0));
    hands.click("Something else…");
    hands.click("Build a structure…");
    hands.choose("Chips", "Enter ours…");
    hands.harness.get_by_role_and_label(Role::MultilineTextInput, "Number of each").click();
    hands.harness.run();
    hands.types("300x25 400x100");
    assert!(hands.says("Keep for all structures"));
    let list = hands.harness.get_by_role_and_label(Role::MultilineTextInput, "Number of each");
    assert_eq!(list.accesskit_node().value().unwrap_or_default(), "300x25 400x100");
}

/// Presses beside the question, on the backdrop.
fn presses_beside(hands: &mut Hands) {
    hands.harness.hover_at(egui::pos2(6.0, 700.0));
    for pressed in [true, false] {
        hands.harness.event(egui::Event::PointerButton {
            pos: egui::pos2(6.0, 700.0),
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        hands.harness.run();
    }
}

/// Checks that a press beside a question discards no typed text; a question without typed text is
/// closed.
#[test]
fn a_press_beside_a_question_keeps_what_is_typed() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.click("Something else…");
    presses_beside(&mut hands);
    assert!(hands.harness.state().dialog().is_none(), "nothing was typed");
    hands.click("Something else…");
    hands.types("Friday");
    presses_beside(&mut hands);
    assert!(hands.harness.state().dialog().is_some() && hands.says("Your text is kept"));
    let fields = hands.harness.query_all_by_role(Role::TextInput);
    let typed: Vec<String> = fields.filter_map(|field| field.accesskit_node().value()).collect();
    assert!(typed.iter().any(|text| text == "Friday"), "{typed:?}");
    hands.key(Modifiers::NONE, Key::Escape);
    hands.key(Modifiers::NONE, Key::Escape);
    assert!(hands.harness.state().dialog().is_none());
}

/// Checks that the scroll position is forgotten with the question: asked again, it begins at the
/// top.
#[test]
fn a_question_that_is_asked_again_begins_at_the_top() {
    let mut hands = Hands::new(Language::English, vec2(1000.0, 480.0));
    let top = |hands: &Hands| {
        let words = bottone::i18n::Language::English.word("shell-keys-watch");
        hands.harness.query_all_by_label(&words).next().map(|node| node.rect().top())
    };
    hands.key(Modifiers::NONE, Key::F12);
    let first = top(&hands).unwrap();
    hands.harness.hover_at(egui::pos2(500.0, 300.0));
    hands.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, -200.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    for _ in 0..30 {
        hands.harness.step();
    }
    assert!(top(&hands).is_none_or(|now| now < first - 50.0), "the list is scrolled");
    hands.key(Modifiers::NONE, Key::Escape);
    assert!(hands.harness.state().dialog().is_none());
    hands.key(Modifiers::NONE, Key::F12);
    assert_eq!(top(&hands), Some(first));
}
