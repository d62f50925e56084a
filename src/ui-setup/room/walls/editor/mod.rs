//! A theme being edited: colours, words, picture and plan, with a picture of the wall beside it.

mod parts;
mod previews;

use std::path::{Path, PathBuf};

use bottone_i18n::{Language, ToText as _};
use bottone_store::profiles::{
    PathStep, Profile as _,
    themes::{ColourPair, LEAST_CONTRAST, WallTheme},
};
use bottone_ui_frame::{
    action::{Action, Outbox, WallAction},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, TextField, card, tabs},
};
use bottone_ui_walls::Walls;
use egui::Ui;

use self::parts::{COLOURS, WORDS};
use super::face_label;

/// The number of reported colour pairs with too little contrast.
const MOST_PAIRS: usize = 3;

/// A part of a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum EditorTab {
    #[default]
    Colours,
    Words,
    Picture,
    Plan,
    Moments,
}

/// Every part, with the name of its label.
const PARTS: [(EditorTab, &str); 5] = [
    (EditorTab::Colours, "room-theme-colours"),
    (EditorTab::Words, "room-theme-words"),
    (EditorTab::Picture, "room-theme-picture"),
    (EditorTab::Plan, "room-theme-plan"),
    (EditorTab::Moments, "room-theme-moments"),
];

/// A theme being edited.
pub(super) struct Editor {
    /// The theme before the edits.
    original: WallTheme,
    theme: WallTheme,
    folder: Option<PathBuf>,
    tab: EditorTab,
    file: String,
}

impl Editor {
    pub(super) fn new(theme: WallTheme, folder: Option<PathBuf>) -> Self {
        let file = theme.picture.as_ref().map(|picture| picture.file.clone());
        Self {
            original: theme.clone(),
            theme,
            folder,
            tab: EditorTab::default(),
            file: file.unwrap_or_default(),
        }
    }

    /// Sets this picture.
    pub(super) fn set_picture(&mut self, file: &Path) {
        self.tab = EditorTab::Picture;
        self.file = file.to_string_lossy().into_owned();
    }

    /// Returns the fault in the theme; with several lines of words it says which one.
    fn fault(&self, language: Language) -> Option<String> {
        let fault = self.theme.fault()?;
        let what = fault.fault.to_text(language);
        Some(match self.line_of(&fault.path) {
            Some(line) => format!("{}: {what}", language.word(line)),
            None => what,
        })
    }

    /// Returns the action that saves the theme for this wall, or the reason why it is not possible;
    /// `None` without edits.
    pub(super) fn unsaved(&self, nth: usize, language: Language) -> Option<Result<Action, String>> {
        if self.theme == self.original {
            return None;
        }
        let keep = || Action::Wall(WallAction::Keep(nth, Box::new(self.theme.clone())));
        Some(self.fault(language).map_or_else(|| Ok(keep()), Err))
    }

    /// Shows it; returns whether the editing is finished.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        nth: usize,
        walls: &mut Walls,
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) -> bool {
        let dress = Theme::of(ui);
        let fault = self.fault(cx.language);
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
                    self.wall_picture(ui, picture, walls, cx);
                    let faults = self.faults(ui, walls, cx).into_iter().chain(fault.clone());
                    for fault in faults {
                        ui.add_space(space::TIGHT);
                        let words = Text::Note.rich(fault).color(dress.red);
                        ui.add(egui::Label::new(words).wrap());
                    }
                    ui.add_space(space::ITEM);
                    self.other_times(ui, picture, walls, cx);
                });
                ui.vertical(|ui| {
                    ui.set_width(whole - picture - space::CARD);
                    let name = ui.word("room-theme-name");
                    TextField::new(&mut self.theme.name, &name).width(260.0).show(ui);
                    ui.add_space(space::ITEM);
                    let parts = ui.words(&PARTS);
                    tabs(ui, &mut self.tab, &parts);
                    ui.add_space(space::ITEM);
                    match self.tab {
                        EditorTab::Colours => self.colours(ui),
                        EditorTab::Words => self.words(ui),
                        EditorTab::Picture => self.picture(ui, out),
                        EditorTab::Plan => self.plan(ui),
                        EditorTab::Moments => self.moments(ui),
                    }
                });
            });
        });
        done
    }

    /// Returns the name of the label for the line of the house's own words at this path.
    fn line_of(&self, path: &[PathStep]) -> Option<&'static str> {
        let Some(PathStep::Field(field)) = path.last() else { return None };
        let mut lines = self.theme.texts.lines().into_iter().zip(WORDS);
        let line = lines.find(|((name, _), _)| name == field).map(|(_, (word, _))| word);
        line.filter(|_| path.len() > 1)
    }

    /// Returns the messages about a missing picture, and about colours too similar to be read from
    /// the back.
    fn faults(&self, ui: &Ui, walls: &Walls, cx: &FrameContext<'_>) -> Vec<String> {
        let mut pairs: Vec<ColourPair> = self.theme.colours.pairs();
        pairs.retain(|pair| pair.contrast < LEAST_CONTRAST);
        pairs.sort_by(|one, other| one.contrast.total_cmp(&other.contrast));
        let lines = pairs.iter().take(MOST_PAIRS).map(|pair| {
            let word = |name: &str| {
                let found = COLOURS.iter().find(|(of, ..)| *of == name);
                found.map_or_else(String::new, |(_, word, _)| ui.word(word))
            };
            let gaps = [
                ("ink", word(pair.ink.0).into()),
                ("ground", word(pair.ground.0).into()),
                ("contrast", decimal(cx.language, pair.contrast).into()),
            ];
            ui.say("room-theme-contrast", &gaps)
        });
        let fault = walls.picture_fault(&self.theme, self.folder.as_deref(), cx.language);
        lines.chain(fault).collect()
    }
}

/// Returns a contrast with one decimal, rounded down.
fn decimal(language: Language, contrast: f32) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is between 1 and 21"
    )]
    let tenths = (contrast * 10.0) as u32;
    let gaps = [("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())];
    language.say("figure-decimal", &gaps)
}
