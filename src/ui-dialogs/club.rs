//! The club's name and logo.

use bottone_ui_frame::{
    action::{Action, Outbox, WallAction},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, TextField},
};
use egui::{ColorImage, Label, TextureHandle, TextureOptions, Ui, Vec2, vec2};

const WIDTH: f32 = 480.0;
/// The greatest size of the logo shown, in points.
const LOGO: Vec2 = vec2(200.0, 96.0);
/// The longest name, in letters.
const LONGEST: usize = 100;

/// The club's name as typed, and its logo.
#[derive(Clone)]
pub struct AskClub {
    name: String,
    /// True if there is a folder for a logo.
    may_keep: bool,
    logo: Option<ColorImage>,
    texture: Option<TextureHandle>,
    /// The reason why the chosen logo is not used.
    fault: Option<String>,
    begun: bool,
}

impl std::fmt::Debug for AskClub {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{:?} {:?}", self.name, self.fault)
    }
}

impl AskClub {
    /// Creates the dialog with the present name and logo. `may_keep` is true if there is a folder
    /// for a logo.
    pub fn new(name: &str, may_keep: bool, logo: Option<ColorImage>) -> Self {
        let name = name.to_owned();
        Self { name, may_keep, logo, texture: None, fault: None, begun: false }
    }

    /// Returns the reason why the chosen logo is not used.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Shows another logo, or the reason why it is not used.
    pub fn logo_is(&mut self, logo: Option<ColorImage>, fault: Option<String>) {
        (self.logo, self.texture, self.fault) = (logo, None, fault);
    }

    fn logo(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let theme = Theme::of(ui);
        ui.label(Text::Caption.rich(ui.word("room-club-logo")).color(theme.dim));
        ui.add_space(space::TIGHT);
        if let (Some(image), None) = (&self.logo, &self.texture) {
            let made = ui.ctx().load_texture("logo", image.clone(), TextureOptions::LINEAR);
            self.texture = Some(made);
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            if let Some(texture) = &self.texture {
                let size = texture.size_vec2();
                let size = size * (LOGO.x / size.x).min(LOGO.y / size.y);
                ui.image((texture.id(), size));
            } else {
                ui.label(Text::Body.rich(ui.word("room-club-logo-none")).color(theme.dim));
            }
            if ui.add(Button::new(&ui.word("room-club-choose"))).clicked() {
                out.send(Action::Wall(WallAction::AskLogo));
            }
            let remove = ui.word("room-club-remove");
            if self.logo.is_some() && ui.add(Button::quiet(&remove)).clicked() {
                out.send(Action::Wall(WallAction::RemoveLogo));
            }
        });
        let note = ui.word("room-club-logo-why");
        let (text, ink) = match &self.fault {
            Some(fault) => (fault, theme.red),
            None => (&note, theme.dim),
        };
        ui.add(Label::new(Text::Note.rich(text).color(ink)).wrap());
    }
}

impl Dialog for AskClub {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("room-club-title"), WIDTH, out, |ui, out| {
            let theme = Theme::of(ui);
            let why = ui.word("room-club-why");
            ui.add(Label::new(Text::Body.rich(why).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            let name =
                TextField::new(&mut self.name, &ui.word("room-club-name")).width(WIDTH).show(ui);
            if !std::mem::replace(&mut self.begun, true) {
                name.request_focus();
            }
            ui.add_space(space::ITEM);
            if self.may_keep {
                self.logo(ui, out);
            }
            let name = self.name.trim();
            let long = name.chars().count() > LONGEST || name.chars().any(char::is_control);
            let why = long.then(|| ui.word("club-refusal-not-understood"));
            if answer_buttons(ui, &ui.word("room-club-save"), why.as_deref(), out) {
                out.send(Action::CloseDialog);
                out.send(Action::Wall(WallAction::NameClub(name.to_owned())));
            }
        });
    }
}
