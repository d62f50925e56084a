//! A theme as it is being changed: colours, words, picture, plan, with a picture of the wall beside it.

use std::path::PathBuf;

use egui::{DragValue, Grid, Ui, vec2};

use super::face_word;
use crate::{
    store::{
        profiles::{
            Profile as _,
            themes::{
                Colours, FIGURES, LEAST_CONTRAST, MOST_SECONDS, MOST_STRENGTH, MOST_TURNS, Pair,
                Picture, PicturePlace, TIME, Texts, Turn, WallFace, WallTheme,
            },
        },
        settings::Projector,
    },
    tongue::Told as _,
    ui::{
        action::{Action, Outbox, WallAction},
        projector::{
            Walls,
            face::draw,
            scene::{Scene, View},
        },
        sight::Sight,
        theme::{Text, Theme, space},
        tongue::Speaks as _,
        widgets::{Button, Field, Section, card, choose, pick, tabs},
    },
    view::{Tone, walls::Moment},
};

/// How many pairs of colours that cannot be told apart are told of.
const MOST_PAIRS: usize = 3;

/// What the buttons beside a picture's name take, in points.
const BUTTONS: f32 = 250.0;

/// A part of a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    Colours,
    Words,
    Picture,
    Plan,
}

/// Every part with the name of its word.
const PARTS: [(Part, &str); 4] = [
    (Part::Colours, "room-theme-colours"),
    (Part::Words, "room-theme-words"),
    (Part::Picture, "room-theme-picture"),
    (Part::Plan, "room-theme-plan"),
];

/// A theme as it is being changed.
pub(super) struct Editor {
    theme: WallTheme,
    folder: Option<PathBuf>,
    part: Part,
    file: String,
}

impl Editor {
    pub(super) fn new(theme: WallTheme, folder: Option<PathBuf>) -> Self {
        let file = theme.picture.as_ref().map(|picture| picture.file.clone());
        Self { theme, folder, part: Part::default(), file: file.unwrap_or_default() }
    }

    /// The picture is this one from now on.
    pub(super) fn picture_is(&mut self, file: PathBuf) {
        self.part = Part::Picture;
        self.file = file.to_string_lossy().into_owned();
    }

    /// Shows it; true when it is done with.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        nth: usize,
        walls: &mut Walls,
        sight: &Sight<'_>,
        out: &mut Outbox,
    ) -> bool {
        let dress = Theme::of(ui);
        let fault = self.theme.fault().map(|fault| fault.what.told(sight.language));
        let mut done = false;
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let name = ui.word("room-edit-theme");
            Section::card(&name).show(ui, |ui| {
                let word = ui.word("room-theme-keep");
                let keep = Button::primary(&word).refusal(fault.as_deref());
                if ui.add_enabled(fault.is_none(), keep).clicked() {
                    let theme = Box::new(self.theme.clone());
                    out.send(Action::Wall(WallAction::Keep(nth, theme)));
                    done = true;
                }
                let word = ui.word("room-theme-drop");
                done |= ui.add(Button::quiet(&word)).clicked();
            });
            ui.add_space(space::ITEM);
            let whole = ui.available_width();
            let picture = (whole * 0.42).min(760.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::CARD;
                ui.vertical(|ui| {
                    ui.set_width(picture);
                    self.picture_of_it(ui, picture, walls, sight);
                    let faults = self.faults(ui, walls, sight).into_iter().chain(fault.clone());
                    for fault in faults {
                        ui.add_space(space::TIGHT);
                        let words = Text::Note.rich(fault).color(dress.red);
                        ui.add(egui::Label::new(words).wrap());
                    }
                });
                ui.vertical(|ui| {
                    ui.set_width(whole - picture - space::CARD);
                    let name = ui.word("room-theme-name");
                    Field::new(&mut self.theme.name, &name).width(260.0).show(ui);
                    ui.add_space(space::ITEM);
                    let parts = ui.words(&PARTS);
                    tabs(ui, &mut self.part, &parts);
                    ui.add_space(space::ITEM);
                    match self.part {
                        Part::Colours => self.colours(ui),
                        Part::Words => self.words(ui),
                        Part::Picture => self.picture(ui, out),
                        Part::Plan => self.plan(ui),
                    }
                });
            });
        });
        done
    }

    fn picture_of_it(&self, ui: &mut Ui, wide: f32, walls: &mut Walls, sight: &Sight<'_>) {
        let size = vec2(wide, (wide * 9.0 / 16.0).round());
        let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let look = walls.look(ui.ctx(), &self.theme, self.folder.as_deref());
        let scene = walls.preview(sight, &Projector::default(), &self.theme);
        draw(ui, place, &scene, &look, false);
        ui.add_space(space::ITEM);
        // What is not to be seen now has its colours too.
        let clock = Projector { hold: Some(WallFace::Clock), ..Projector::default() };
        let now = walls.preview(sight, &clock, &self.theme);
        let small = (wide - space::ITEM) / 2.0;
        let small = vec2(small, (small * 9.0 / 16.0).round());
        let (all, _) = ui.allocate_exact_size(
            vec2(wide, 2.0 * small.y + space::ITEM),
            egui::Sense::hover(),
        );
        for (nth, scene) in (0_u8..).zip(other_times(&now, ui.word("wall-hand-for-hand-bubble"))) {
            let (column, row) = (f32::from(nth % 2), f32::from(nth / 2));
            let step = vec2(column, row) * (small + vec2(space::ITEM, space::ITEM));
            let place = egui::Rect::from_min_size(all.min + step, small);
            draw(ui, place, &scene, &look, false);
        }
    }

    /// Colours that cannot be told apart from the back, and a picture that is not shown.
    fn faults(&self, ui: &Ui, walls: &Walls, sight: &Sight<'_>) -> Vec<String> {
        let mut pairs: Vec<Pair> = self.theme.colours.pairs();
        pairs.retain(|pair| pair.contrast < LEAST_CONTRAST);
        pairs.sort_by(|one, other| one.contrast.total_cmp(&other.contrast));
        let told = pairs.iter().take(MOST_PAIRS).map(|pair| {
            let word = |name: &str| {
                let found = COLOURS.iter().find(|(of, ..)| *of == name);
                found.map_or_else(String::new, |(_, word, _)| ui.word(word))
            };
            let gaps = [
                ("ink", word(pair.ink.0).into()),
                ("ground", word(pair.ground.0).into()),
                ("contrast", format!("{:.1}", pair.contrast).into()),
            ];
            ui.say("room-theme-contrast", &gaps)
        });
        let fault = walls.picture_fault(&self.theme, self.folder.as_deref(), sight.language);
        told.chain(fault).collect()
    }

    fn colours(&mut self, ui: &mut Ui) {
        let dress = Theme::of(ui);
        Grid::new("colours").num_columns(4).spacing([space::CARD, space::ITEM]).show(ui, |ui| {
            for (at, (_, word, of)) in COLOURS.iter().enumerate() {
                let (red, green, blue) = *of(&mut self.theme.colours);
                let mut colour = [red, green, blue];
                let name = ui.word(word);
                let edit = ui.color_edit_button_srgb(&mut colour);
                edit.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ColorWell, true, &name));
                *of(&mut self.theme.colours) = (colour[0], colour[1], colour[2]);
                ui.label(Text::Body.rich(name).color(dress.text));
                if at % 2 == 1 {
                    ui.end_row();
                }
            }
        });
        ui.add_space(space::CARD);
        ui.horizontal(|ui| {
            for (word, size, within) in [
                ("room-theme-time", &mut self.theme.layout.time, TIME),
                ("room-theme-figures", &mut self.theme.layout.figures, FIGURES),
            ] {
                ui.label(Text::Body.rich(ui.word(word)).color(dress.dim));
                ui.add(DragValue::new(size).range(within).suffix(" %"));
                ui.add_space(space::CARD);
            }
        });
    }

    fn words(&mut self, ui: &mut Ui) {
        let wide = (ui.available_width() - space::CARD) / 2.0;
        Grid::new("words").num_columns(2).spacing([space::CARD, space::ITEM]).show(ui, |ui| {
            for (at, (word, of)) in WORDS.iter().enumerate() {
                let name = ui.word(word);
                Field::new(of(&mut self.theme.texts), &name).width(wide.max(120.0)).show(ui);
                if at % 2 == 1 {
                    ui.end_row();
                }
            }
        });
    }

    fn picture(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let name = ui.word("room-picture-file");
        let hint = ui.word("room-picture-hint");
        let wide = (ui.available_width() - BUTTONS).clamp(160.0, 420.0);
        ui.horizontal(|ui| {
            Field::new(&mut self.file, &name).hint(&hint).width(wide).show(ui);
            ui.vertical(|ui| {
                ui.add_space(Text::Caption.font().size + space::ITEM);
                ui.horizontal(|ui| {
                    let word = ui.word("room-picture-choose");
                    if ui.add(Button::new(&word)).clicked() {
                        out.send(Action::Wall(WallAction::AskPicture));
                    }
                    let word = ui.word("room-picture-none");
                    if !self.file.is_empty() && ui.add(Button::quiet(&word)).clicked() {
                        self.file.clear();
                    }
                });
            });
        });
        let file = self.file.trim().to_owned();
        if file.is_empty() {
            self.theme.picture = None;
            return;
        }
        let usual = Picture { file: String::new(), place: PicturePlace::Logo, strength: 12 };
        let picture = self.theme.picture.get_or_insert(usual);
        picture.file = file;
        ui.add_space(space::ITEM);
        ui.horizontal(|ui| {
            let places = [
                (PicturePlace::Logo, ui.word("room-picture-logo")),
                (PicturePlace::Background, ui.word("room-picture-background")),
            ];
            let name = ui.word("room-picture-place");
            choose(ui, &name, &mut picture.place, &places, 200.0);
            if picture.place == PicturePlace::Background {
                ui.label(Text::Body.rich(ui.word("room-picture-strength")));
                let most = 0..=MOST_STRENGTH;
                ui.add(DragValue::new(&mut picture.strength).range(most).suffix(" %"));
            }
        });
    }

    fn plan(&mut self, ui: &mut Ui) {
        let dress = Theme::of(ui);
        let faces = WallFace::ALL.map(|face| (face, ui.word(face_word(face))));
        let plan = &mut self.theme.plan;
        for (word, turns) in [
            ("room-plan-registration", &mut plan.registration),
            ("room-plan-play", &mut plan.play),
            ("room-plan-break", &mut plan.pause),
            ("room-plan-over", &mut plan.over),
        ] {
            let name = ui.word(word);
            ui.label(Text::Caption.rich(&name).color(dress.dim));
            ui.horizontal_wrapped(|ui| {
                let mut gone = None;
                for (at, turn) in turns.iter_mut().enumerate() {
                    ui.push_id((word, at), |ui| {
                        let named = format!("{name} {}", at + 1);
                        pick(ui, &named, &mut turn.face, &faces, 110.0);
                        let seconds = 1..=MOST_SECONDS;
                        ui.add(DragValue::new(&mut turn.seconds).range(seconds).suffix(" s"));
                        let word = ui.say("room-plan-less", &[("turn", named.into())]);
                        let take = Button::picture(crate::ui::icons::Icon::Close, &word);
                        if ui.add(take).clicked() {
                            gone = Some(at);
                        }
                    });
                }
                if let Some(gone) = gone {
                    turns.remove(gone);
                }
                let word = ui.word("room-plan-more");
                if turns.len() < MOST_TURNS && ui.add(Button::quiet(&word)).clicked() {
                    turns.push(Turn { face: WallFace::Clock, seconds: 20 });
                }
            });
            ui.add_space(space::ITEM);
        }
    }
}

/// The clock as it is in the last minute, in a break, for a winner, and hand for hand under `banner`.
fn other_times(now: &Scene, banner: String) -> [Scene; 4] {
    let toned = |moment, tone| {
        let mut scene = Scene { moment, ..now.clone() };
        scene.head.tone = tone;
        scene.head.banner.clear();
        if let View::Clock(clock) = &mut scene.view {
            clock.face.tone = tone;
        }
        scene
    };
    let mut together = toned(Moment::Play, Tone::Gold);
    together.head.banner = banner;
    [
        toned(Moment::Play, Tone::Waits),
        toned(Moment::Break, Tone::Plain),
        toned(Moment::Won, Tone::Plain),
        together,
    ]
}

type ColourOf = fn(&mut Colours) -> &mut (u8, u8, u8);

/// Every colour: its name in the file, the name of its word, and where it is.
const COLOURS: [(&str, &str, ColourOf); 13] = [
    ("ground", "room-colour-ground", |c| &mut c.ground),
    ("text", "room-colour-text", |c| &mut c.text),
    ("rest", "room-colour-rest", |c| &mut c.rest),
    ("dim", "room-colour-dim", |c| &mut c.dim),
    ("alarm_ground", "room-colour-alarm-ground", |c| &mut c.alarm_ground),
    ("alarm", "room-colour-alarm", |c| &mut c.alarm),
    ("feast", "room-colour-feast", |c| &mut c.feast),
    ("gold", "room-colour-gold", |c| &mut c.gold),
    ("panel", "room-colour-panel", |c| &mut c.panel),
    ("accent", "room-colour-accent", |c| &mut c.accent),
    ("banner", "room-colour-banner", |c| &mut c.banner),
    ("on_banner", "room-colour-on-banner", |c| &mut c.on_banner),
    ("line", "room-colour-line", |c| &mut c.line),
];

type WordsOf = fn(&mut Texts) -> &mut String;

/// Every line of the house's own words: the name of its word, and where it is.
const WORDS: [(&str, WordsOf); 12] = [
    ("room-words-title", |t| &mut t.title),
    ("room-words-footer", |t| &mut t.footer),
    ("room-words-sponsor", |t| &mut t.sponsor),
    ("room-words-waiting", |t| &mut t.waiting),
    ("room-words-break", |t| &mut t.pause),
    ("room-words-day-over", |t| &mut t.day_over),
    ("room-words-winner", |t| &mut t.winner),
    ("room-words-moves", |t| &mut t.moves),
    ("room-words-seats", |t| &mut t.seats),
    ("room-words-payouts", |t| &mut t.payouts),
    ("room-words-final", |t| &mut t.final_table),
    ("room-words-registration", |t| &mut t.registration),
];
