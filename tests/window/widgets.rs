//! Widgets: each is found by its name, does its work and gives the reason for a refusal.

#![expect(clippy::unwrap_used, reason = "sample seats and tables have numbers that exist")]

use bottone::base::seat::{SeatNo, Seats, TableNo};
use bottone::tournament::entries::EntryId;
use bottone::ui_frame::action::Outbox;
use bottone::ui_frame::dialog::show_question;
use bottone::ui_kit::fonts;
use bottone::ui_kit::icons::Icon;
use bottone::ui_kit::theme::{self, Text, Theme};
use bottone::ui_kit::widgets::{
    Button, ChipDisc, DrawingCache, EmptyState, NavItem, PressedPart, SMALL_TILE, SearchField,
    Section, Stat, TablePicture, TableTile, Toast, TodoCard, card, elided, tabs, tag,
};
use bottone::view::floor::{Caption, SeatMark, TableCard};
use bottone::view::{self, Tone};
use egui::accesskit::Role;
use egui::{Id, LayerId, Order, Rect, Shape, Ui, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

fn harness<'a, State: 'a>(
    state: State,
    show: impl FnMut(&mut Ui, &mut State) + 'a,
) -> Harness<'a, State> {
    let builder = Harness::builder().with_size(vec2(480.0, 360.0)).with_context_setup(move |ctx| {
        fonts::install(ctx);
        theme::apply(ctx, &Theme::DARK);
    });
    builder.build_ui_state(show, state)
}

fn click<State>(harness: &mut Harness<'_, State>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

#[test]
fn a_button_is_pressed_and_tells_its_key() {
    let mut harness = harness(0, |ui, presses| {
        if ui.add(Button::primary("Done").key("Enter")).clicked() {
            *presses += 1;
        }
    });
    click(&mut harness, "Done");
    assert_eq!(*harness.state(), 1);
    let node = harness.get_by_label("Done");
    assert_eq!(node.accesskit_node().data().keyboard_shortcut(), Some("Enter"));
}

#[test]
fn a_refused_button_does_nothing_and_says_why() {
    let why = "Re-entry closed with level 8";
    let mut harness = harness(0, |ui, presses| {
        if ui.add(Button::new("Re-entry").refusal(Some(why))).clicked() {
            *presses += 1;
        }
    });
    assert!(harness.query_by_label(why).is_none());
    let button = harness.get_by_label("Re-entry");
    assert_eq!(button.accesskit_node().data().description(), Some(why));
    assert!(button.accesskit_node().is_disabled());
    button.click();
    harness.run();
    assert_eq!(*harness.state(), 0);
    harness.get_by_label("Re-entry").hover();
    harness.run_steps(40);
    harness.get_by_label(why);
}

#[test]
fn a_picture_to_press_has_a_name() {
    let mut harness = harness(false, |ui, closed| {
        *closed |= ui.add(Button::picture(Icon::Close, "Close")).clicked();
    });
    click(&mut harness, "Close");
    assert!(*harness.state());
}

#[test]
fn what_is_pressed_is_large_enough() {
    let mut harness = harness((0, String::new()), |ui, (tab, text)| {
        ui.add(Button::new("Bust").key("B"));
        ui.add(Button::picture(Icon::Plus, "Add"));
        ui.add(NavItem::new(Icon::Floor, "Floor", true));
        tabs(ui, tab, &[(0, "Tables"), (1, "Seats")]);
        ui.add(SearchField::new(text, "Find player").width(200.0));
    });
    harness.run();
    for label in ["Bust", "Add", "Floor", "Tables", "Seats", "Find player"] {
        let size = harness.get_by_label(label).rect().size();
        assert!(size.min_elem() >= theme::TARGET, "{label} is {size}");
    }
}

#[test]
fn tabs_choose_one() {
    let mut harness = harness((0, 0), |ui, (tab, changes)| {
        if tabs(ui, tab, &[(0, "Tables"), (1, "Seats"), (2, "Breaking order")]).changed() {
            *changes += 1;
        }
    });
    click(&mut harness, "Breaking order");
    click(&mut harness, "Breaking order");
    assert_eq!(*harness.state(), (2, 1));
}

#[test]
fn the_rail_leads_somewhere() {
    let mut harness = harness(Icon::Floor, |ui, here| {
        for (icon, word) in [(Icon::Floor, "Floor"), (Icon::Clock, "Clock")] {
            if ui.add(NavItem::new(icon, word, *here == icon)).clicked() {
                *here = icon;
            }
        }
    });
    click(&mut harness, "Clock");
    assert_eq!(*harness.state(), Icon::Clock);
}

#[test]
fn a_search_field_takes_what_is_typed() {
    let mut harness = harness(String::new(), |ui, text| {
        ui.add(SearchField::new(text, "Find player, table…").note("1 of 412").key("Ctrl K"));
    });
    let field = harness.get_by_role_and_label(Role::TextInput, "Find player, table…");
    field.click();
    harness.run();
    harness.get_by_role(Role::TextInput).type_text("caru");
    harness.run();
    assert_eq!(harness.state(), "caru");
    harness.get_by_role_and_label(Role::TextInput, "Find player, table…");
}

#[test]
fn words_are_found_as_they_are_read() {
    let mut harness = harness((), |ui, ()| {
        Section::screen("Floor").note("20 tables").show(ui, |ui| ui.add(Button::new("Move")));
        card(ui).show(ui, |ui| {
            ui.add(Stat::new("Players", "167").tail("of 220"));
            let next = view::Stat {
                caption: "Break in".into(),
                figure: "54:32".into(),
                tail: String::new(),
            };
            ui.add(Stat::from(&next));
            tag(ui, Tone::Waits, "Moving");
            ui.add(ChipDisc::new("1,000", [227, 179, 65], [107, 74, 16]));
        });
    });
    harness.run();
    for label in
        ["Floor", "20 tables", "Move", "Players 167 of 220", "Break in 54:32", "Moving", "1,000"]
    {
        harness.get_by_label(label);
    }
}

#[test]
fn a_long_name_is_cut_and_shown_whole_on_hover() {
    let name = "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine";
    let mut harness = harness((), |ui, ()| {
        ui.set_max_width(120.0);
        elided(ui, Text::Body.rich(name));
    });
    harness.run();
    assert!(harness.get_by_label(name).rect().width() <= 120.0);
    harness.get_by_label(name).hover();
    harness.run_steps(40);
    assert_eq!(harness.query_all_by_label(name).count(), 2, "the label and its tooltip");
}

#[test]
fn a_task_and_a_toast_are_answered() {
    let mut harness = harness((0, 0), |ui, (done, undone)| {
        TodoCard::new(Tone::Waits, "Break table 20", "4 players fit into 4 open seats.").show(
            ui,
            |ui| {
                if ui.add(Button::primary("Done")).clicked() {
                    *done += 1;
                }
            },
        );
        if Toast::new("Broke table 20").undo("Undo", Some("Ctrl Z")).show(ui) {
            *undone += 1;
        }
    });
    harness.get_by_label("Break table 20");
    harness.get_by_label("4 players fit into 4 open seats.");
    harness.get_by_label("Broke table 20");
    click(&mut harness, "Done");
    click(&mut harness, "Undo");
    assert_eq!(*harness.state(), (1, 1));
}

#[test]
fn an_empty_screen_says_what_to_do_in_its_middle() {
    let mut harness = harness(0, |ui, presses| {
        EmptyState::new(Icon::Players, "Nobody is registered yet.").show(ui, |ui| {
            ui.add(Button::new("Import CSV…"));
            if ui.add(Button::primary("Add a player")).clicked() {
                *presses += 1;
            }
        });
    });
    harness.get_by_label("Nobody is registered yet.");
    click(&mut harness, "Add a player");
    assert_eq!(*harness.state(), 1);
    let left = harness.get_by_label("Import CSV…").rect().left();
    let right = harness.get_by_label("Add a player").rect().right();
    let middle = harness.get_by_label("Nobody is registered yet.").rect().center().x;
    assert!((f32::midpoint(left, right) - middle).abs() < 2.0, "{left} to {right} about {middle}");
}

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

fn taken(name: &str, tone: Tone) -> SeatMark {
    let entry: EntryId = ron::from_str("1").unwrap();
    SeatMark::Taken { entry, name: name.into(), tone, pinned: false }
}

fn table(size: u8) -> TableCard {
    let mut seats: [SeatMark; 11] = Default::default();
    for seat in SeatNo::up_to(size) {
        seats[seat.index()] = taken("Rossi, Mario", Tone::Plain);
    }
    seats[1] = SeatMark::Free;
    seats[0] = taken("Bianchi, Luca", Tone::Waits);
    TableCard {
        table: TableNo::new(3).unwrap(),
        title: "Table 3".into(),
        size,
        taken: 8,
        of: "8 of 9".into(),
        seats,
        button: SeatNo::new(2),
        button_known: true,
        size_difference: String::new(),
        average: "41,400".into(),
        hand: None,
        caption: Some(Caption {
            tone: Tone::Waits,
            text: "Seat 1 moves to T9".into(),
            brief: "S1 → T9".into(),
            mark: "→9".into(),
        }),
    }
}

const CARD: Vec2 = vec2(232.0, 134.0);

#[test]
fn every_seat_of_every_size_is_pressed_where_it_is_drawn() {
    for size in 2..=11 {
        let card = table(size);
        let mut harness = harness(None, |ui, pressed| {
            *pressed = TablePicture::new(&card).show(ui, CARD).pressed.or(*pressed);
        });
        for number in 1..=size {
            let label = match number {
                1 => "T3 S1 Bianchi, Luca".to_owned(),
                2 => "T3 S2".to_owned(),
                _ => format!("T3 S{number} Rossi, Mario"),
            };
            click(&mut harness, &label);
            assert_eq!(*harness.state(), Some(PressedPart::Seat(seat(number))), "table of {size}");
        }
        click(&mut harness, "Table 3, 8 of 9, Seat 1 moves to T9");
        assert_eq!(*harness.state(), Some(PressedPart::Table), "table of {size}");
    }
}

#[test]
fn seats_go_clockwise_from_the_bottom_left() {
    for size in 2..=11 {
        let card = table(size);
        let mut harness = harness((), |ui, ()| {
            TablePicture::new(&card).show(ui, CARD);
        });
        harness.run();
        let whole = harness.get_by_label_contains("Table 3").rect();
        let places: Vec<_> = (1..=size)
            .map(|number| {
                let found =
                    harness.query_all(egui_kittest::kittest::By::new().predicate(move |node| {
                        node.label().is_some_and(|label| {
                            label.split(' ').nth(1) == Some(&format!("S{number}"))
                        })
                    }));
                let places: Vec<_> = found.map(|node| node.rect()).collect();
                assert_eq!(places.len(), 1, "seat {number} of {size}");
                places[0]
            })
            .collect();
        for (index, place) in places.iter().enumerate() {
            assert!(whole.contains_rect(place.shrink(3.0)), "{size}: seat {}", index + 1);
        }
        // On screen y goes down, so a clockwise walk turns by positive angles.
        for pair in places.windows(2) {
            let from = pair[0].center() - whole.center();
            let to = pair[1].center() - whole.center();
            assert!(from.x * to.y - from.y * to.x > 0.0, "{size}: {pair:?}");
            let apart = pair[0].center().distance(pair[1].center());
            assert!(apart >= 22.0, "{size}: seats {apart} apart lie over each other");
        }
        assert!(places[0].center().x < whole.center().x);
        if size >= 4 {
            assert!(places[0].center().y > whole.center().y, "{size}: seat 1 is at the bottom");
        }
    }
}

/// Checks that each mark adds a shape besides its colour, and that unknown values are drawn too.
#[test]
fn every_state_of_a_table_is_drawn() {
    let shapes = |card: &TableCard, lit: Seats| {
        let mut harness = harness((), |ui, ()| {
            TablePicture::new(card).lit(lit).show(ui, CARD);
        });
        harness.run();
        harness.output().shapes.len()
    };
    let plain = table(9);
    let mut pinned = plain.clone();
    if let SeatMark::Taken { pinned, .. } = &mut pinned.seats[4] {
        *pinned = true;
    }
    let mut closed = plain.clone();
    closed.seats[1] = SeatMark::Closed;
    let least = shapes(&plain, Seats::NONE);
    assert!(shapes(&pinned, Seats::NONE) > least);
    assert!(shapes(&closed, Seats::NONE) < least, "a cross instead of dashes and a number");
    assert_eq!(shapes(&plain, Seats::NONE.with(seat(2)).with(seat(5))), least + 2);
}

/// Checks that a tile shows each state by a word, a figure or a shape besides its colour.
#[test]
fn every_state_of_a_tile_is_drawn() {
    // The number of vertices of triangles, and the words.
    let drawn = |card: &TableCard, size: Vec2| {
        let mut harness = harness(DrawingCache::default(), |ui, drawn| {
            drawn.begin(ui);
            TableTile::new(card).show(ui, size, drawn);
        });
        harness.run();
        let shapes = harness.output().shapes.iter().map(|clipped| &clipped.shape);
        let texts = shapes.clone().filter_map(|shape| match shape {
            Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        });
        let corners = shapes.clone().map(|shape| match shape {
            Shape::Mesh(mesh) => mesh.vertices.len(),
            _ => 0,
        });
        (corners.sum::<usize>(), texts.collect::<Vec<_>>())
    };
    let (wide, narrow) = (vec2(110.0, 90.0), SMALL_TILE);
    let mut card = table(9);
    assert_eq!(drawn(&card, wide).1, ["3", "8 of 9", "41,400", "", "2", "S1 → T9"]);
    assert_eq!(drawn(&card, narrow).1, ["3", "8/9", "S1 → T9"]);
    card.table = TableNo::new(1_139).unwrap();
    card.size_difference = "−3".into();
    assert_eq!(drawn(&card, narrow).1, ["1139", "8/9", "−3", "→9"], "as much as there is room for");
    card.button_known = false;
    assert!(drawn(&card, wide).1.contains(&"?".to_owned()));
    let (all, _) = drawn(&card, wide);
    card.seats[1] = SeatMark::Closed;
    card.button = None;
    assert!(drawn(&card, wide).0 < all, "no button, and a line where a ring was");
    assert!((60..200).contains(&all), "{all} corners");
}

#[test]
fn hovering_a_seat_says_who_sits_there() {
    let card = table(9);
    let mut harness = harness((), |ui, ()| {
        TablePicture::new(&card).show(ui, CARD);
    });
    harness.get_by_label("T3 S1 Bianchi, Luca").hover();
    harness.run_steps(40);
    assert_eq!(harness.query_all_by_label("T3 S1 Bianchi, Luca").count(), 2);
}

/// Checks the cost of a table: a floor of 1,200 tables shows about 30 at a time, each of which must
/// stay light.
#[test]
fn a_full_table_takes_few_shapes() {
    let card = table(11);
    let mut harness = harness((), |ui, ()| {
        TablePicture::new(&card).show(ui, CARD);
    });
    harness.run();
    let shapes = harness.output().shapes.len();
    assert!(shapes <= 50, "{shapes} shapes");
}

#[test]
fn every_icon_draws_inside_its_place() {
    let mut harness = harness((), |ui, ()| {
        for icon in Icon::ALL {
            let place = Rect::from_min_size(pos2(40.0, 40.0), Vec2::splat(24.0));
            let painter =
                ui.painter().clone().with_layer_id(LayerId::new(Order::Middle, Id::unique(icon)));
            icon.paint(&painter, place, Theme::of(ui).text);
            let mut drawn = Rect::NOTHING;
            painter.for_each_shape(|shape| drawn |= shape.shape.visual_bounding_rect());
            assert!(place.expand(1.0).contains_rect(drawn), "{icon:?} draws {drawn} in {place}");
            assert!(drawn.size().max_elem() > 15.0, "{icon:?} draws {drawn} in {place}");
        }
    });
    harness.run();
}

/// Checks that Enter in an empty or wrong field leaves the keyboard there, and moves on from a
/// usable one.
#[test]
fn enter_in_a_field_with_nothing_usable_keeps_the_keyboard() {
    for (text, wrong, keeps) in
        [("", None, true), ("  ", None, true), ("12x", Some("a number"), true), ("12", None, false)]
    {
        let mut harness = harness(text.to_owned(), move |ui, typed| {
            bottone::ui_kit::widgets::TextField::new(typed, "Amount").wrong(wrong).show(ui);
        });
        harness.run();
        harness.get_by_role_and_label(Role::TextInput, "Amount").focus();
        harness.run();
        assert!(harness.ctx.text_edit_focused(), "{text:?}: at first");
        harness.key_press(egui::Key::Enter);
        harness.run();
        assert_eq!(harness.ctx.text_edit_focused(), keeps, "{text:?}");
    }
}

/// Checks that a question whose content grows or shrinks is at its new place in the same frame. In
/// its old place for one more frame, a press on a button would land beside it.
#[test]
fn a_question_of_another_size_is_placed_in_the_same_frame() {
    let mut harness = harness(1, |ui, lines| {
        show_question(ui, "Flights", 400.0, &mut Outbox::default(), |ui, _| {
            for _ in 0..*lines {
                ui.label("A flight");
            }
            let _ = ui.add(Button::new("Undo day"));
        });
    });
    harness.run();
    for lines in [8, 2] {
        *harness.state_mut() = lines;
        harness.step();
        let first = harness.get_by_label("Undo day").rect();
        harness.run();
        assert_eq!(first, harness.get_by_label("Undo day").rect(), "{lines} lines");
    }
}
