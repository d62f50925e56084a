//! The tables of the floor in every size: all in sight, none over another, no word cut.

use bottone::{
    i18n::Language,
    store::settings::TableSize,
    tournament::entries::EntryCommand,
    ui_frame::action::{Action, Screen},
};
use egui::{
    Key, Rect, Shape, Vec2,
    accesskit::{Role, Toggled},
    epaint::TextShape,
    vec2,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};

use super::Desk;

/// The windows of 1280×720 and 1920×1080: the harness adds a margin of eight points.
const SMALL: Vec2 = vec2(1296.0, 736.0);
const LARGE: Vec2 = vec2(1936.0, 1096.0);

impl Desk {
    /// Returns the drawn tables, each with its name and place.
    fn tables(&self) -> Vec<(String, Rect)> {
        let language = self.app().settings().language;
        let word = language.say("seat-table", &[("table", "".into())]);
        let buttons = self.harness.query_all(by().role(Role::Button).recursive(true));
        let named = buttons.filter_map(|node| {
            let label = node.accesskit_node().label()?;
            let of = label.strip_prefix(word.as_str())?;
            of.starts_with(|first: char| first.is_ascii_digit()).then(|| (label, node.rect()))
        });
        named.collect()
    }

    /// Returns every drawn text with its place and its visible area.
    fn texts(&self) -> Vec<(String, Rect, Rect)> {
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect(&clipped.shape, &mut |text| {
                let place = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                found.push((text.galley.text().to_owned(), place, clipped.clip_rect));
            });
        }
        found.retain(|(text, place, _)| !text.is_empty() && place.is_positive());
        found
    }

    /// Returns the bottom of the tables; below it is the choice of their size.
    fn foot(&self) -> f32 {
        let language = self.app().settings().language;
        let auto = language.word("screens-floor-fitting");
        self.harness.get_by_label(&auto).rect().top()
    }

    /// Checks that no drawn table overlaps another or leaves the window. None of their words is cut
    /// or overlaps another.
    fn nothing_is_cut(&self, label: &str) {
        let tables = self.tables();
        let seen = self.harness.ctx.content_rect();
        for (at, (name, place)) in tables.iter().enumerate() {
            if place.bottom() > self.foot() {
                // The rest of it is visible after scrolling.
                continue;
            }
            assert!(
                place.left() >= 76.0 && place.right() <= seen.right(),
                "{label}: {name} {place}"
            );
            let over = tables
                .iter()
                .skip(at + 1)
                .find(|(_, other)| place.shrink(0.5).intersects(other.shrink(0.5)));
            assert_eq!(over, None, "{label}: over {name} {place}");
            let inside: Vec<_> = self
                .texts()
                .into_iter()
                .filter(|(_, words, _)| place.contains(words.center()))
                .collect();
            assert!(!inside.is_empty(), "{label}: {name} says nothing");
            for (nth, (text, words, clip)) in inside.iter().enumerate() {
                let whole = place.expand(0.5).contains_rect(*words);
                assert!(whole, "{label}: {text:?} at {words} leaves {name} at {place}");
                assert!(clip.contains_rect(*words), "{label}: {text:?} of {name} is cut");
                assert!(!text.ends_with('…'), "{label}: {text:?} of {name} is cut");
                let over =
                    inside.iter().skip(nth + 1).find(|(_, other, _)| words.intersects(*other));
                assert_eq!(over, None, "{label}: over {text:?} of {name} at {place}");
            }
        }
    }
}

fn collect(shape: &Shape, found: &mut impl FnMut(&TextShape)) {
    match shape {
        Shape::Text(text) => found(text),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
        _ => {}
    }
}

/// The number of tables, the window, and whether all tables are in sight.
const ROOMS: [(usize, Vec2, bool); 11] = [
    (4, SMALL, true),
    (5, SMALL, true),
    (10, SMALL, true),
    (16, SMALL, true),
    (17, SMALL, true),
    (30, SMALL, true),
    (113, SMALL, true),
    (113, LARGE, true),
    (120, LARGE, true),
    (1_200, SMALL, false),
    (1_200, LARGE, false),
];

#[test]
fn all_tables_are_in_sight_and_none_is_cut_in_either_language() {
    for (tables, size, all) in ROOMS {
        let mut desk = Desk::of(tables, 8, size);
        for language in Language::complete() {
            desk.harness.state_mut().request(Action::Language(language));
            desk.frames();
            let label = format!("{tables} tables at {size}, {language:?}");
            let shown = desk.tables();
            let foot = desk.foot();
            let whole = shown.iter().filter(|(_, place)| place.bottom() <= foot).count();
            assert!(!all || whole == tables, "{label}: {whole} in sight");
            assert!(all || whole > 100, "{label}: {whole} in sight");
            desk.nothing_is_cut(&label);
        }
    }
}

#[test]
fn every_size_can_be_chosen_and_is_kept() {
    let sizes = [
        ("Dense", TableSize::Dense),
        ("Cards", TableSize::Cards),
        ("Large", TableSize::Large),
        ("Auto", TableSize::Fitting),
    ];
    let mut desk = Desk::of(6, 8, SMALL);
    for (word, size) in sizes {
        desk.click(word);
        assert_eq!(desk.app().settings().tables, size);
        assert!(!desk.tables().is_empty(), "{word}");
        let kept =
            bottone::store::settings::SettingsFile::in_folder(&desk.folder.path().join("settings"));
        assert_eq!(kept.load().0.tables, size);
    }
}

#[test]
fn the_heading_is_whole_in_either_language() {
    for size in [vec2(1100.0, 640.0), SMALL, LARGE] {
        let mut desk = Desk::of(10, 8, size);
        for language in Language::complete() {
            desk.harness.state_mut().request(Action::Language(language));
            desk.frames();
            let head =
                Rect::from_min_max(egui::pos2(96.0, 70.0), egui::pos2(size.x - 344.0, 118.0));
            let words: Vec<_> =
                desk.texts().into_iter().filter(|(_, at, _)| head.contains(at.center())).collect();
            assert!(words.len() > 5, "{size}, {language:?}: {words:?}");
            for (at, (text, place, _)) in words.iter().enumerate() {
                assert!(!text.ends_with('…'), "{size}, {language:?}: {text}");
                let over = words.iter().skip(at + 1).find(|(_, other, _)| place.intersects(*other));
                assert_eq!(over, None, "{size}, {language:?}: over {text}");
            }
        }
    }
}

#[test]
fn tiles_are_chosen_as_cards_are_and_the_arrows_go_from_one_to_the_next() {
    let mut desk = Desk::of(30, 8, SMALL);
    let name = |desk: &Desk, table: usize| {
        let start = format!("Table {table}, ");
        desk.tables().into_iter().find(|(name, _)| name.starts_with(&start)).unwrap().0
    };
    let fifth = name(&desk, 5);
    desk.click(&fifth);
    assert!(desk.has("Bust several…"), "what can be done at the table stands beside it");
    desk.key(Key::ArrowRight);
    desk.key(Key::ArrowRight);
    desk.key(Key::ArrowLeft);
    let chosen = |desk: &Desk| {
        let all = desk.harness.query_all(by().role(Role::Button).recursive(true));
        let chosen = all.filter(|node| node.accesskit_node().toggled() == Some(Toggled::True));
        chosen.filter_map(|node| node.accesskit_node().label()).collect::<Vec<_>>()
    };
    assert!(chosen(&desk).contains(&name(&desk, 6)), "{:?}", chosen(&desk));
    let (down, up) = (Key::ArrowDown, Key::ArrowUp);
    desk.key(down);
    assert!(!chosen(&desk).contains(&name(&desk, 6)));
    desk.key(up);
    assert!(chosen(&desk).contains(&name(&desk, 6)), "{:?}", chosen(&desk));
    desk.key(Key::Enter);
    assert_eq!(desk.app().screen(), Screen::Table, "Enter goes to the table that has the keyboard");
}

#[test]
fn a_large_table_says_who_posts_what_and_who_is_next() {
    let mut desk = Desk::of(1, 8, SMALL);
    // One player goes, so that the one table is the final one.
    let t = desk.app().desk().unwrap().tournament();
    let first = t.entries().playing().next().unwrap().0;
    let bust = EntryCommand::Bust { out: vec![(first, None)] };
    desk.harness.state_mut().request(Action::Submit(bottone::tournament::Command::Entries(bust)));
    desk.frames();
    let texts: Vec<String> = desk.texts().into_iter().map(|(text, ..)| text).collect();
    assert!(texts.iter().any(|text| text.contains("Rossini")), "{texts:?}");
    desk.nothing_is_cut("one table");
}

/// Checks that every line of the menu can be reached in the smallest window, with the wheel if
/// needed.
#[test]
fn the_menu_stands_in_the_smallest_window() {
    for language in Language::complete() {
        let mut desk = Desk::of(1, 9, SMALL);
        desk.harness.state_mut().request(Action::Language(language));
        desk.frames();
        desk.click(&language.word("shell-menu"));
        let seen = desk.harness.ctx.content_rect();
        let quit = language.word("shell-quit");
        desk.harness.get_by_label_contains(&quit).scroll_to_me();
        desk.frames();
        let place = desk.harness.get_by_label_contains(&quit).rect();
        assert!(seen.contains_rect(place), "{language:?}: {place} of {seen}");
    }
}

/// Checks that all lines of the dialog fit into the smallest window, with the button that closes
/// it.
#[test]
fn what_if_stands_in_the_smallest_window() {
    for language in Language::complete() {
        let mut desk = Desk::of(24, 9, SMALL);
        desk.harness.state_mut().request(Action::Language(language));
        desk.frames();
        desk.key(Key::W);
        desk.key(Key::Minus);
        let seen = desk.harness.ctx.content_rect();
        for name in ["dialogs-close", "forecast-if-do"] {
            let place = desk.harness.get_by_label(&language.word(name)).rect();
            assert!(seen.contains_rect(place), "{language:?}, {name}: {place} of {seen}");
        }
    }
}

/// Returns the cost of a frame of the whole window for any renderer: vertices of triangles, and
/// pressable areas.
fn cost(size: TableSize) -> (usize, usize) {
    let mut desk = Desk::of(1_139, 9, LARGE);
    desk.harness.state_mut().request(Action::Tables(size));
    desk.frames();
    let shapes = desk.harness.output().shapes.clone();
    let drawn = desk.harness.ctx.tessellate(shapes, 1.0);
    let corners = drawn.iter().map(|one| match &one.primitive {
        egui::epaint::Primitive::Mesh(mesh) => mesh.vertices.len(),
        egui::epaint::Primitive::Callback(_) => 0,
    });
    let buttons = desk.harness.query_all(by().role(Role::Button).recursive(true)).count();
    (corners.sum(), buttons)
}

#[test]
fn hundreds_of_tiles_cost_less_than_twice_as_much_as_some_thirty_cards() {
    let (cards, tiles) = (cost(TableSize::Cards), cost(TableSize::Dense));
    assert!(tiles.0 < cards.0 * 2 && tiles.1 < cards.1 * 2, "{tiles:?} and {cards:?}");
}
