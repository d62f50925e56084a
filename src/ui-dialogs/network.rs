//! The log that several desks share: its address, its contents, and opening or sharing an event
//! through it.

use bottone_i18n::ToText as _;
use bottone_session::Operator;
use bottone_shared_log::LogAddress;
use bottone_ui_frame::{
    action::{Action, NetworkAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, show_question},
    operator::{NamesEdit, names},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, TextField},
};
use egui::{Align, Label, Layout, Ui, vec2};

const WIDTH: f32 = 620.0;

/// The address as typed, and the result of the look-up.
#[derive(Clone, Debug)]
pub struct AskLog {
    address: String,
    /// The operator and the desk's name: records hold both, and undo goes by the desk.
    operator: Operator,
    lookup: Option<LookupState>,
    focused: bool,
}

/// The line under the address.
#[derive(Clone, Debug)]
enum LookupState {
    Waits(&'static str),
    Found(String),
    Wrong(String),
}

impl AskLog {
    /// Asks for the address, starting with the last one typed and this desk's names.
    pub fn new(address: String, operator: Operator) -> Self {
        Self { address, operator, lookup: None, focused: false }
    }

    /// Takes the result of the look-up, or the reason why it failed.
    pub fn set_result(&mut self, said: Result<String, String>) {
        self.lookup = Some(said.map_or_else(LookupState::Wrong, LookupState::Found));
    }

    fn ask_for(
        &mut self,
        waits: &'static str,
        action: impl FnOnce(Box<LogAddress>) -> NetworkAction,
        ui: &Ui,
        out: &mut Outbox,
    ) {
        match LogAddress::read(&self.address) {
            Ok(address) => {
                self.lookup = Some(LookupState::Waits(waits));
                out.send(Action::Network(action(Box::new(address))));
            }
            Err(why) => self.lookup = Some(LookupState::Wrong(why.to_text(ui.language()))),
        }
    }

    fn show_result(&self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let (text, ink) = match &self.lookup {
            None => return,
            Some(LookupState::Waits(word)) => (ui.word(word), theme.dim),
            Some(LookupState::Found(text)) => (text.clone(), theme.text),
            Some(LookupState::Wrong(text)) => (text.clone(), theme.red),
        };
        ui.add_space(space::TIGHT);
        ui.add(Label::new(Text::Body.rich(text).color(ink)).wrap());
    }
}

impl Dialog for AskLog {
    fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("network-title"), WIDTH, out, |ui, out| {
            let theme = Theme::of(ui);
            let shared = cx.and_then(|cx| cx.desk.network());
            let note = match &shared {
                Some(network) => {
                    let gaps = [
                        ("place", network.place.as_str().into()),
                        ("event", network.event.as_str().into()),
                    ];
                    ui.say("network-shared", &gaps)
                }
                None => ui.word("network-note"),
            };
            ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            let (name, hint) = (ui.word("network-address"), ui.word("network-hint"));
            let width = ui.available_width();
            let field = TextField::new(&mut self.address, &name).hint(&hint).width(width).show(ui);
            let struck = field.lost_focus() && gate::is_answered(ui);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            if field.changed() {
                self.lookup = None;
            }
            self.show_result(ui);
            ui.add_space(space::ITEM);
            let mut struck = struck;
            if names(ui, &mut self.operator) == NamesEdit::Whole {
                out.send(Action::Operator(self.operator.clone()));
                struck |= gate::is_answered(ui);
            }
            ui.add_space(space::ITEM);
            let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::ITEM;
                let can_share = cx.is_some_and(|cx| cx.desk.path().is_some()) && shared.is_none();
                if ui.add(Button::primary(&ui.word("network-open"))).clicked() || struck {
                    self.ask_for("network-opening", NetworkAction::Open, ui, out);
                }
                if can_share && ui.add(Button::new(&ui.word("network-share"))).clicked() {
                    self.ask_for("network-opening", NetworkAction::Share, ui, out);
                }
                if ui.add(Button::new(&ui.word("network-test"))).clicked() {
                    self.ask_for("network-testing", NetworkAction::Test, ui, out);
                }
            });
        });
    }
}
