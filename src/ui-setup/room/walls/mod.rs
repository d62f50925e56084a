//! The walls: their windows, displays, contents and themes.

mod card;
mod editor;
mod plan;

use std::path::Path;

use bottone_i18n::Language;
use bottone_store::{
    profiles::themes::WallFace,
    settings::{MOST_WALLS, Projector, Settings},
};
use bottone_ui_frame::{
    action::{Action, Outbox, WallAction},
    commands::{UiCommand, key_label_while_typing},
    context::FrameContext,
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, WordKey, card as frame, choose},
};
use bottone_ui_walls::Walls;
use bottone_view_public::walls::MOST_CLOCKS;
use egui::{Key, ScrollArea, Sense, Ui, UiBuilder, vec2};

/// The width of the walls' cards, in points.
const CARDS: f32 = 264.0;
/// The smallest width of the plan beside a large picture, in points.
const PLAN: f32 = 430.0;
/// The number of faces in a row; they fill two rows.
const COLUMNS: f32 = 5.0;
/// The same in a card narrower than this, in points.
const FEWER: f32 = 3.0;
const NARROW: f32 = 480.0;
/// The smallest width of a large picture of a wall, in points.
const PICTURE: f32 = 480.0;

/// The state of the tab.
#[derive(Default)]
pub(super) struct WallsState {
    chosen: usize,
    editor: Option<editor::Editor>,
}

impl WallsState {
    /// Returns the action that saves the edited theme, or the reason why it is not possible; `None`
    /// without edits.
    pub(super) fn unsaved(&self, language: Language) -> Option<Result<Action, String>> {
        self.editor.as_ref()?.unsaved(self.chosen, language)
    }

    /// Discards the edits of the theme.
    pub(super) fn discard(&mut self) {
        self.editor = None;
    }

    /// Sets the chosen picture of the edited theme, if one is still being edited.
    pub(super) fn set_picture(&mut self, file: &Path) {
        if let Some(editor) = &mut self.editor {
            editor.set_picture(file);
        }
    }
}

type FaceKey = (Option<WallFace>, &'static str, Option<(Key, &'static str)>);

/// The faces that a wall can be held on, each with the name of its label and its key.
const FACES: [FaceKey; 9] = [
    (None, "room-rotate", Some((Key::F6, "F6"))),
    (Some(WallFace::Clock), "room-face-clock", Some((Key::F7, "F7"))),
    (Some(WallFace::Moves), "room-face-moves", Some((Key::F8, "F8"))),
    (Some(WallFace::Seats), "room-face-seats", Some((Key::F9, "F9"))),
    (Some(WallFace::Payouts), "room-face-payouts", Some((Key::F10, "F10"))),
    (Some(WallFace::FinalTable), "room-face-final", None),
    (Some(WallFace::Registration), "room-face-registration", None),
    (Some(WallFace::Schedule), "today-schedule", None),
    (Some(WallFace::Standings), "points-standings", None),
];

/// Returns the name of the label for a face.
fn face_label(face: WallFace) -> &'static str {
    FACES.iter().find(|(of, ..)| *of == Some(face)).map_or("room-face-clock", |(_, word, _)| word)
}

/// Shows the tab.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut WallsState,
    (settings, walls): (&Settings, &mut Walls),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let looks: Vec<&Projector> = settings.all_walls().collect();
    state.chosen = state.chosen.min(looks.len() - 1);
    let whole = ui.available_rect_before_wrap();
    let left = whole.with_max_x(whole.left() + CARDS);
    let right = whole.with_min_x(left.right() + space::CARD);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        ScrollArea::vertical().id_salt("walls").show(ui, |ui| {
            for (nth, look) in looks.iter().enumerate() {
                if card::show(ui, (nth, look), state.chosen == nth, walls, cx)
                    && nth != state.chosen
                {
                    if state.unsaved(cx.language).is_some() {
                        out.send(Action::Tell(ui.word("unsaved-theme-first")));
                    } else {
                        state.chosen = nth;
                        state.editor = None;
                    }
                }
                ui.add_space(space::ITEM);
            }
            let club = ui.word("room-club-button");
            if ui.add(Button::new(&club)).clicked() {
                out.send(Action::Wall(WallAction::AskClub));
            }
            ui.add_space(space::ITEM);
            let add = ui.word("room-add-wall");
            if looks.len() <= MOST_WALLS && ui.add(Button::new(&add)).clicked() {
                out.send(Action::Wall(WallAction::Add));
                state.chosen = looks.len();
                state.editor = None;
            }
        });
    });
    let nth = state.chosen;
    let Some(look) = looks.get(nth) else { return };
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        ScrollArea::vertical().id_salt("wall").auto_shrink(false).show(ui, |ui| {
            take_keys(ui, nth, look, out);
            // A theme being edited gets the whole space.
            if let Some(editor) = &mut state.editor {
                if editor.show(ui, nth, walls, cx, out) {
                    state.editor = None;
                }
                return;
            }
            frame(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                head(ui, nth, walls.is_open(nth), out);
                hold_buttons(ui, nth, look, out);
                events(ui, nth, look, walls, out);
                place(ui, (nth, look), (state, walls), out);
            });
            ui.add_space(space::CARD);
            plan_and_picture(ui, (nth, look), walls, cx);
        });
    });
    ui.advance_cursor_after_rect(whole);
}

/// Draws the plan of the wall, and beside it the wall itself as large as possible, if there is
/// room.
fn plan_and_picture(
    ui: &mut Ui,
    wall: (usize, &Projector),
    walls: &mut Walls,
    cx: &FrameContext<'_>,
) {
    let room = ui.available_size();
    let wide = (room.x - PLAN - space::CARD).min((room.y - 2.0 * space::CARD) * 16.0 / 9.0);
    if wide < PICTURE {
        return plan::show(ui, wall.1, walls, cx);
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        let (place, _) = ui.allocate_exact_size(vec2(wide, wide * 9.0 / 16.0), Sense::hover());
        card::picture(ui, place, wall, walls, cx);
        ui.vertical(|ui| plan::show(ui, wall.1, walls, cx));
    });
}

/// Draws the wall's name, and whether it is open.
fn head(ui: &mut Ui, nth: usize, open: bool, out: &mut Outbox) {
    let name = ui.say("room-wall", &[("number", (nth + 1).into())]);
    let note = ui.word(if open { "room-is-open" } else { "room-is-closed" });
    Section::card(&name).note(&note).show(ui, |ui| {
        let word = ui.word(if open { "room-close" } else { "room-open" });
        let button = if open { Button::new(&word) } else { Button::primary(&word) };
        let button = if nth == 0 {
            button.key(key_label_while_typing(UiCommand::Projector))
        } else {
            button
        };
        if ui.add(button).clicked() {
            out.send(Action::Wall(WallAction::Open(nth, !open)));
        }
        let picture = ui.word("room-save-picture");
        if open && ui.add(Button::quiet(&picture)).clicked() {
            out.send(Action::Wall(WallAction::SavePicture(nth)));
        }
        if nth > 0 {
            let word = ui.word("room-remove");
            if ui.add(Button::quiet(&word)).clicked() {
                out.send(Action::Wall(WallAction::Remove(nth)));
            }
        }
    });
    ui.add_space(space::ITEM);
}

/// Draws a button for each face to hold.
fn hold_buttons(ui: &mut Ui, nth: usize, look: &Projector, out: &mut Outbox) {
    let theme = Theme::of(ui);
    ui.label(Text::Caption.rich(ui.word("room-shows")).color(theme.dim));
    ui.add_space(space::TIGHT);
    let columns = if ui.available_width() < NARROW { FEWER } else { COLUMNS };
    let wide = (ui.available_width() - space::ITEM * (columns - 1.0)) / columns;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
        for (face, word, key) in FACES {
            let words = ui.word(word);
            let chosen = look.hold == face;
            let button = WordKey::new(&words, chosen).size(wide.floor(), 44.0);
            let button = button.key(key.map_or("", |(_, cap)| cap));
            if ui.add(button).clicked() {
                hold_button(nth, look, face, out);
            }
        }
    });
    ui.add_space(space::CARD);
}

/// Draws the choice among several open events; of more than one, the wall shows their clocks.
fn events(ui: &mut Ui, nth: usize, look: &Projector, walls: &Walls, out: &mut Outbox) {
    let open = walls.events();
    if open.len() < 2 {
        return;
    }
    let theme = Theme::of(ui);
    ui.label(Text::Caption.rich(ui.word("today-wall-events")).color(theme.dim));
    ui.add_space(space::TIGHT);
    let shown: Vec<bool> = open.iter().map(|(file, _)| look.events.contains(file)).collect();
    let any = shown.iter().any(|shown| *shown);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
        for (at, (_, name)) in open.iter().enumerate() {
            // Without a choice it is the first.
            let chosen = if any { shown[at] } else { at == 0 };
            let full = shown.iter().filter(|shown| **shown).count() >= MOST_CLOCKS && !chosen;
            let why = full.then(|| ui.say("today-wall-full", &[("count", MOST_CLOCKS.into())]));
            let button = Button::new(name).chosen(chosen).refusal(why.as_deref());
            if ui.add(button).clicked() {
                // In the order of the board.
                let wanted = |other: usize| {
                    if other == at {
                        !chosen
                    } else if any {
                        shown[other]
                    } else {
                        other == 0
                    }
                };
                let events = open.iter().enumerate().filter(|(other, _)| wanted(*other));
                let events = events.map(|(_, (file, _))| file.clone()).collect();
                let look = Projector { events, ..look.clone() };
                out.send(Action::Wall(WallAction::Change(nth, Box::new(look))));
            }
        }
    });
    ui.add_space(space::CARD);
}

/// Handles the keys of the faces, unless a question is open.
fn take_keys(ui: &Ui, nth: usize, look: &Projector, out: &mut Outbox) {
    for (face, _, key) in FACES {
        if key.is_some_and(|(key, _)| gate::is_struck_in_front(ui, key)) {
            hold_button(nth, look, face, out);
        }
    }
}

fn hold_button(nth: usize, look: &Projector, face: Option<WallFace>, out: &mut Outbox) {
    let look = Projector { hold: face, ..look.clone() };
    out.send(Action::Wall(WallAction::Change(nth, Box::new(look))));
}

/// The width below which the theme and the language have a row of their own, in points.
const SECOND_ROW: f32 = 430.0;

/// Draws the display, full screen and the theme.
fn place(
    ui: &mut Ui,
    (nth, look): (usize, &Projector),
    (state, walls): (&mut WallsState, &mut Walls),
    out: &mut Outbox,
) {
    let mut changed = look.clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        displays(ui, &mut changed, walls);
        let word = ui.word("room-full-screen");
        ui.vertical(|ui| {
            ui.add_space(Text::Caption.font().size + space::ITEM);
            let fills = look.full_screen || walls.fills(nth);
            let mut wanted = fills;
            ui.checkbox(&mut wanted, Text::Body.rich(word));
            if wanted != fills {
                changed.full_screen = wanted;
                // A wall without a chosen display stays on the display that it has filled by
                // itself.
                if changed.display.is_none() {
                    changed.display = walls.display(nth).cloned();
                }
            }
        });
        if ui.available_size_before_wrap().x < SECOND_ROW {
            ui.end_row();
        }
        themes(ui, &mut changed, walls);
        languages(ui, &mut changed);
        ui.vertical(|ui| {
            ui.add_space(Text::Caption.font().size + space::ITEM);
            let word = ui.word("room-edit-theme");
            if ui.add(Button::new(&word)).clicked() {
                let (theme, folder) = walls.theme(look.theme());
                state.editor = Some(editor::Editor::new(theme, folder));
            }
        });
    });
    if changed != *look {
        out.send(Action::Wall(WallAction::Change(nth, Box::new(changed))));
    }
}

/// Draws the present displays, and the chosen one even if it is gone.
fn displays(ui: &mut Ui, look: &mut Projector, walls: &Walls) {
    let screens = walls.monitors();
    let there: Vec<_> = screens.iter().map(|screen| screen.display.clone()).collect();
    let chosen = look.display.as_ref();
    let mut at = chosen.map(|display| display.among(&there).unwrap_or(usize::MAX));
    let before = at;
    let mut all = vec![(None, ui.word("room-display-any"))];
    for (nth, screen) in screens.iter().enumerate() {
        let (wide, high) = screen.size;
        let number = (nth + 1).to_string();
        let name = if screen.display.name.is_empty() { &number } else { &screen.display.name };
        let size = format!("{wide} × {high}");
        let gaps = [("name", name.as_str().into()), ("size", size.into())];
        let word = if screen.desk { "room-display-here" } else { "room-display" };
        all.push((Some(nth), ui.say(word, &gaps)));
    }
    if at == Some(usize::MAX) {
        let name = chosen.map(|display| display.name.as_str()).unwrap_or_default();
        all.push((Some(usize::MAX), ui.say("room-display-gone", &[("name", name.into())])));
    }
    let name = ui.word("room-display-name");
    if choose(ui, &name, &mut at, &all, 220.0) && at != before {
        look.display = at.and_then(|at| there.get(at).cloned());
    }
}

/// Draws the language of the wall's text.
fn languages(ui: &mut Ui, look: &mut Projector) {
    let as_window = (None, ui.word("sound-speech-as-window"));
    let own = Language::ALL.map(|language| (Some(language), language.name()));
    let all: Vec<_> = std::iter::once(as_window).chain(own).collect();
    choose(ui, &ui.word("shell-language"), &mut look.language, &all, 180.0);
}

/// Draws every usable theme.
fn themes(ui: &mut Ui, look: &mut Projector, walls: &Walls) {
    let usable: Vec<_> = walls.themes().iter().filter(|entry| entry.profile.is_ok()).collect();
    // Of two themes with one name, the house's own is used.
    let mut all: Vec<(usize, String)> = Vec::new();
    for (at, entry) in usable.iter().enumerate() {
        let name = entry.profile.as_ref().map(|theme| theme.name.clone()).unwrap_or_default();
        all.retain(|(other, _)| usable[*other].id != entry.id);
        all.push((at, name));
    }
    let here = |id: &str| all.iter().map(|(at, _)| *at).find(|at| usable[*at].id == id);
    let mut chosen = here(look.theme()).unwrap_or(usize::MAX);
    let name = ui.word("room-theme");
    if choose(ui, &name, &mut chosen, &all, 140.0)
        && let Some(entry) = usable.get(chosen)
    {
        look.theme.clone_from(&entry.id);
    }
}
