//! The house's structures in the window: sorted, changed and chosen, with the house's catalogue.

use std::{fs, path::PathBuf};

use bottone::{
    base::chips::Chips,
    i18n::Language,
    rules::{chip_set::ChipSet, levels::Structure},
    store::profiles::{self, Catalogue},
    ui_dialogs::{new_event::NewEvent, structures::Structures},
    ui_frame::{
        action::{Action, Content, FileAction},
        shelf::ShelfAction,
    },
};
use egui::{Event, Key, Modifiers, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;

use super::{Hands, SIZE};

impl Hands {
    /// Presses the row that begins with this name.
    fn row(&mut self, name: &str) {
        self.presses += 1;
        let rows = self.harness.get_all_by_role(Role::Row);
        let row = rows.into_iter().find(|row| label(row).starts_with(name));
        row.unwrap_or_else(|| panic!("{name} is in no row")).click();
        self.harness.run();
    }

    /// Returns the names of the visible rows, from the top.
    fn rows(&self) -> Vec<String> {
        self.harness.get_all_by_role(Role::Row).map(|row| label(&row)).collect()
    }

    /// Replaces the text of a line.
    fn write(&mut self, line: &str, text: &str) {
        self.line(line);
        self.key(Modifiers::COMMAND, Key::A);
        self.types(text);
        self.key(Modifiers::NONE, Key::Enter);
    }

    /// Opens the box of this name and takes one of its lines.
    pub(super) fn choose(&mut self, name: &str, line: &str) {
        self.presses += 2;
        self.harness.get_by_role_and_label(Role::ComboBox, name).click();
        self.harness.run();
        let lines = self.harness.get_all_by_label(line);
        lines.last().unwrap().click();
        self.harness.run();
    }

    fn file(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    fn kept(&self, file: &str) -> Structure {
        profiles::read(&self.file(&format!("structures/{file}.ron"))).unwrap()
    }

    fn catalogue(&self) -> Catalogue {
        Catalogue::of_house(self.folder.path()).unwrap()
    }
}

fn label(row: &egui_kittest::Node<'_>) -> String {
    use egui_kittest::kittest::NodeT as _;
    row.accesskit_node().label().unwrap_or_default()
}

#[test]
fn a_house_puts_its_structures_in_order_with_what_is_on_the_screen() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.click("Structures…");
    hands.row("Club turbo");
    assert!(hands.says("Built in: duplicate it"), "a shipped one is not changed");
    assert!(hands.harness.query_by_label("Delete").is_none());
    hands.click("Duplicate");
    assert_eq!(hands.kept("club-turbo-2").name, "Club turbo 2");
    // The chosen structure is renamed, and put into a group.
    hands.write("Structure name", "Friday");
    assert_eq!(hands.kept("friday").name, "Friday");
    assert!(!hands.file("structures/club-turbo-2.ron").exists());
    hands.write("Group", "Weekly");
    hands.row("Deep stack");
    // Typed text is kept, though another structure is chosen without Enter.
    hands.line("Group");
    hands.types("Festival");
    hands.row("Club turbo");
    assert_eq!(hands.catalogue().of("Deep stack").unwrap().group, "Festival");
    hands.click("Festival");
    assert_eq!(hands.rows().len(), 1, "{:?}", hands.rows());
    hands.click("Ours");
    assert!(hands.rows()[0].starts_with("Friday") && hands.rows().len() == 1);
    hands.click("All");
    hands.click("Sort by length");
    assert!(!hands.rows()[0].starts_with("Friday"));
    hands.click("Sort by group");
    assert!(hands.rows()[0].starts_with("Deep stack") && hands.rows()[1].starts_with("Friday"));
    // A removed structure comes back with its catalogue data.
    hands.row("Friday");
    hands.click("Delete");
    assert!(!hands.file("structures/friday.ron").exists());
    assert_eq!(hands.catalogue().of("Friday"), None);
    hands.click("Undo");
    assert_eq!(hands.kept("friday").name, "Friday");
    assert_eq!(hands.catalogue().of("friday").unwrap().group, "Weekly");
}

#[test]
fn a_name_that_another_structure_has_is_refused_where_it_is_typed() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.click("Structures…");
    hands.row("Club turbo");
    hands.click("Duplicate");
    hands.write("Structure name", "deep STACK");
    assert!(hands.says("Another structure already has this name"));
    assert_eq!(hands.kept("club-turbo-2").name, "Club turbo 2");
}

#[test]
fn what_a_house_plays_is_counted_and_comes_first() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.click("Something else…");
    // Over the start, where the button is too.
    let doors = hands.harness.get_all_by_label("Structures…");
    doors.last().unwrap().click();
    hands.harness.run();
    hands.row("Satellite");
    hands.click("Duplicate");
    // The structure is taken for the event in the making, which goes on.
    hands.click("Use for this event");
    assert!(hands.harness.state().is_asked::<NewEvent>());
    hands.key(Modifiers::NONE, Key::Enter);
    let name = hands.structure().name.clone();
    assert!(name.ends_with(" 2"), "{name}");
    assert_eq!(hands.catalogue().of(&name).map(|about| about.uses), Some(1));
    // Another one on Setup replaces this one.
    hands.harness.state_mut().request(Action::Shelf(ShelfAction::Open(None)));
    hands.harness.run();
    assert!(hands.rows()[0].starts_with(&name), "{:?}", hands.rows());
    hands.row("Club turbo");
    hands.key(Modifiers::NONE, Key::Enter);
    assert_eq!(hands.structure().name, "Club turbo");
    assert_eq!(hands.catalogue().of("Club turbo").map(|about| about.uses), Some(1));
}

#[test]
fn a_catalogue_that_cannot_be_read_is_said_and_stays_as_it_is() {
    let mut hands = Hands::new(Language::English, SIZE);
    fs::create_dir(hands.file("shelf")).unwrap();
    let broken = "(structures: [(name: \"Friday\", uses: -3)])";
    fs::write(hands.file("shelf/structures.ron"), broken).unwrap();
    hands.click("Structures…");
    assert!(hands.says("structures.ron:1:"));
    hands.row("Club turbo");
    hands.write("Group", "Weekly");
    assert!(hands.says("structures.ron"));
    assert_eq!(fs::read_to_string(hands.file("shelf/structures.ron")).unwrap(), broken);
    // An unusable structure is listed too, and can be taken off and put back. Its fault is shown
    // above the list, so the question may be higher than the window.
    hands.harness.get_by_label("Duplicate").scroll_to_me();
    hands.harness.run();
    hands.click("Duplicate");
    fs::write(hands.file("structures/torn.ron"), "(name: \"Torn\"").unwrap();
    hands.key(Modifiers::NONE, Key::Escape);
    hands.click("Structures…");
    hands.row("torn");
    assert!(hands.says("torn.ron"));
    hands.click("Delete");
    hands.click("Undo");
    assert_eq!(fs::read_to_string(hands.file("structures/torn.ron")).unwrap(), "(name: \"Torn\"");
}

#[test]
fn a_structure_is_given_out_as_a_sheet_as_cells_and_as_a_file() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.click("Structures…");
    let ways = [
        ("Printable sheet (PDF)…", "pdf"),
        ("For a spreadsheet (CSV)…", "csv"),
        ("For another club (RON)…", "ron"),
    ];
    for (way, ending) in ways {
        hands.row("Club turbo");
        hands.click("Save as…");
        hands.click(way);
        let document = hands.harness.state().document().unwrap();
        assert_eq!((document.name.as_str(), document.content.extension()), ("Club turbo", ending));
        let sheet = matches!(document.content, Content::Paper(_));
        assert_eq!(sheet, ending == "pdf");
        let file = hands.file("out").with_extension(ending);
        hands.harness.state_mut().file_is_chosen(Some(file.clone()));
        hands.harness.run();
        assert!(fs::metadata(&file).unwrap().len() > 500, "{ending}");
    }
    let back: Structure = profiles::read(&hands.file("out.ron")).unwrap();
    assert_eq!(back.name, "Club turbo");
}

#[test]
fn two_structures_stand_beside_each_other_for_these_players() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.click("Structures…");
    hands.row("Club turbo");
    hands.click("Compare…");
    hands.click("Deep stack");
    for what in ["Levels", "Break 1", "End", "Chips to bring", "Club turbo", "Deep stack"] {
        assert!(hands.says(what), "{what}");
    }
    hands.write("Players", "60");
    assert!(hands.says("720 × 25"), "60 stacks of twelve green chips");
    hands.click("Back to list");
    assert!(hands.rows().len() > 3);
}

#[test]
fn a_structure_from_a_spreadsheet_comes_back_to_the_shelf() {
    let mut hands = Hands::new(Language::English, SIZE);
    hands.click("Structures…");
    hands.click("From a spreadsheet…");
    hands.harness.get_by_role_and_label(Role::MultilineTextInput, "Sheet").click();
    hands.harness.run();
    hands.harness.event(Event::Paste("1 25/50 20\n2 50/100 20".to_owned()));
    hands.harness.run();
    hands.line("Structure name");
    hands.types("Monday");
    hands.line("Starting stack");
    hands.types("5k");
    hands.key(Modifiers::NONE, Key::Enter);
    hands.key(Modifiers::NONE, Key::Enter);
    assert!(hands.harness.state().is_asked::<Structures>());
    assert!(hands.rows().iter().any(|row| row.starts_with("Monday")));
    assert_eq!(hands.kept("monday").starting_stack, Chips::new(5_000));
}

#[test]
fn the_house_s_own_blinds_are_typed_kept_and_made_of() {
    let own = "25/50 50/100 100/200 200/400 300/600 500/1000 800/1600 1000/2000 1500/3000 2000/4000 \
               3000/6000 5000/10000 8000/16000 10000/20000 15000/30000 20000/40000";
    let mut hands = Hands::new(Language::English, vec2(1920.0, 1080.0));
    hands.harness.state_mut().request(Action::File(FileAction::New));
    hands.harness.run();
    hands.click("Build a structure…");
    hands.choose("Blinds", "Club's own");
    hands.harness.get_by_role(Role::MultilineTextInput).click();
    hands.harness.run();
    hands.harness.event(Event::Paste("50/25".to_owned()));
    hands.harness.run();
    assert!(hands.says("25/50 50/100 75/150"), "what was expected");
    hands.key(Modifiers::COMMAND, Key::A);
    hands.harness.event(Event::Paste(own.to_owned()));
    hands.harness.run();
    hands.click("Keep for all structures");
    assert!(hands.harness.query_by_label("Keep for all structures").is_none(), "it is kept");
    // From now on structures are made from them.
    hands.key(Modifiers::NONE, Key::Escape);
    hands.click("Build a structure…");
    hands.key(Modifiers::COMMAND, Key::Enter);
    hands.key(Modifiers::NONE, Key::Enter);
    let structure = hands.structure();
    assert!(structure.levels().count() > 5);
    // After the last of them, the usual blinds go on.
    let of_the_house = structure.levels().filter(|(.., level)| level.big.get() <= 40_000);
    for (.., level) in of_the_house {
        let pair = format!("{}/{}", level.small.get(), level.big.get());
        assert!(own.split_whitespace().any(|known| known == pair), "{pair}");
    }
}

/// Checks "60 players or so, 20,000 chips, done by one o'clock, and these are my chips."
#[test]
fn a_house_types_its_chips_and_the_structure_is_made_for_them() {
    let mut hands = Hands::new(Language::English, vec2(1920.0, 1080.0));
    hands.click("Something else…");
    hands.click("Build a structure…");
    hands.types("60");
    hands.choose("Chips", "Enter ours…");
    hands.harness.get_by_role(Role::MultilineTextInput).click();
    hands.harness.run();
    hands.harness.event(Event::Paste("300".to_owned()));
    hands.harness.run();
    assert!(hands.says("such as 300 x 25, 400 x 100"), "what was expected");
    hands.key(Modifiers::COMMAND, Key::A);
    let owned = "600 x 50, 600 x 100, 400 x 500, 900 x 1000, 300 x 5000, 100 x 25000";
    hands.harness.event(Event::Paste(owned.to_owned()));
    hands.harness.run();
    hands.click("Keep for all structures");
    let set: ChipSet = profiles::read(&hands.file("chips/our-chips.ron")).unwrap();
    assert_eq!(set.count(), 2_900);
    hands.key(Modifiers::COMMAND, Key::Enter);
    hands.key(Modifiers::NONE, Key::Enter);
    let values: Vec<u64> = hands.structure().chips.iter().map(|chip| chip.value.get()).collect();
    assert!(values.iter().all(|value| [50, 100, 500, 1_000, 5_000, 25_000].contains(value)));
    assert!(values.contains(&50), "{values:?}");
}
