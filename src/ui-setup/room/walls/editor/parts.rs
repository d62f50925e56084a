//! The parts of a theme that can be changed in place.

use bottone_store::profiles::themes::{
    Colours, FIGURES, FaceTurn, MOST_SECONDS, MOST_STRENGTH, MOST_TURNS, PicturePlace, TIME, Texts,
    ThemePicture, WallFace, WallTheme,
};
use bottone_ui_frame::action::{Action, Outbox, WallAction};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, TextField, choose, pick},
};
use egui::{DragValue, Grid, Ui};

use super::{Editor, face_label};

/// The width of the buttons beside a picture's name, in points.
const BUTTONS: f32 = 250.0;

impl Editor {
    pub(super) fn colours(&mut self, ui: &mut Ui) {
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

    pub(super) fn words(&mut self, ui: &mut Ui) {
        let wide = (ui.available_width() - space::CARD) / 2.0;
        Grid::new("words").num_columns(2).spacing([space::CARD, space::ITEM]).show(ui, |ui| {
            for (at, (word, of)) in WORDS.iter().enumerate() {
                let name = ui.word(word);
                TextField::new(of(&mut self.theme.texts), &name).width(wide.max(120.0)).show(ui);
                if at % 2 == 1 {
                    ui.end_row();
                }
            }
        });
    }

    pub(super) fn picture(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let name = ui.word("room-picture-file");
        let hint = ui.word("room-picture-hint");
        let wide = (ui.available_width() - BUTTONS).clamp(160.0, 420.0);
        ui.horizontal(|ui| {
            TextField::new(&mut self.file, &name).hint(&hint).width(wide).show(ui);
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
        let usual = ThemePicture { file: String::new(), place: PicturePlace::Logo, strength: 12 };
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

    /// Shows the switches of the moments and of the felt.
    pub(super) fn moments(&mut self, ui: &mut Ui) {
        let WallTheme { moments, layout, .. } = &mut self.theme;
        for (of, word) in [
            (&mut moments.level, "room-moment-level"),
            (&mut moments.money, "room-moment-money"),
            (&mut moments.final_table, "room-moment-final"),
            (&mut moments.winner, "room-moment-winner"),
            (&mut moments.motion, "room-moment-motion"),
            (&mut moments.projected, "room-moment-projected"),
            (&mut layout.felt, "room-moment-felt"),
        ] {
            let word = ui.word(word);
            ui.checkbox(of, Text::Body.rich(word));
        }
    }

    pub(super) fn plan(&mut self, ui: &mut Ui) {
        let dress = Theme::of(ui);
        let faces = WallFace::ALL.map(|face| (face, ui.word(face_label(face))));
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
                        let take = Button::picture(bottone_ui_kit::icons::Icon::Close, &word);
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
                    turns.push(FaceTurn { face: WallFace::Clock, seconds: 20 });
                }
            });
            ui.add_space(space::ITEM);
        }
    }
}

pub(super) type ColourOf = fn(&mut Colours) -> &mut (u8, u8, u8);

/// Every colour: its name in the file, the name of its label, and its field.
pub(super) const COLOURS: [(&str, &str, ColourOf); 13] = [
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

pub(super) type WordsOf = fn(&mut Texts) -> &mut String;

/// Every line of the house's own words: the name of its label, and its field.
pub(super) const WORDS: [(&str, WordsOf); 12] = [
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
