//! The log that several desks share: its address, its contents, and opening or sharing an event
//! through it.

use egui::{Align, Label, Layout, Ui, vec2};

use super::ask;
use crate::{
    i18n::Told as _,
    session::Operator,
    store::shared::LogAddress,
    ui::{
        action::{Action, NetworkAction, Outbox},
        context::FrameContext,
        gate,
        i18n::Speaks as _,
        screens::setup::{Typed, names},
        theme::{Text, Theme, space},
        widgets::{Button, Field},
    },
};

const WIDTH: f32 = 620.0;

/// The address as typed, and the result of the look-up.
#[derive(Clone, Debug)]
pub struct Network {
    address: String,
    /// The operator and the desk's name: records hold both, and undo goes by the desk.
    operator: Operator,
    said: Option<Said>,
    begun: bool,
}

/// The line under the address.
#[derive(Clone, Debug)]
enum Said {
    Waits(&'static str),
    Found(String),
    Wrong(String),
}

impl Network {
    /// Asks for the address, starting with the last one typed and this desk's names.
    pub fn new(address: String, operator: Operator) -> Self {
        Self { address, operator, said: None, begun: false }
    }

    /// Takes the result of the look-up, or the reason why it failed.
    pub(in crate::ui) fn heard(&mut self, said: Result<String, String>) {
        self.said = Some(said.map_or_else(Said::Wrong, Said::Found));
    }

    pub(super) fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        ask(ui, &ui.word("network-title"), WIDTH, out, |ui, out| {
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
            let field = Field::new(&mut self.address, &name).hint(&hint).width(width).show(ui);
            let struck = field.lost_focus() && gate::is_answered(ui);
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            if field.changed() {
                self.said = None;
            }
            self.answer(ui);
            ui.add_space(space::ITEM);
            let mut struck = struck;
            if names(ui, &mut self.operator) == Typed::Whole {
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

    fn ask_for(
        &mut self,
        waits: &'static str,
        action: impl FnOnce(Box<LogAddress>) -> NetworkAction,
        ui: &Ui,
        out: &mut Outbox,
    ) {
        match LogAddress::read(&self.address) {
            Ok(address) => {
                self.said = Some(Said::Waits(waits));
                out.send(Action::Network(action(Box::new(address))));
            }
            Err(why) => self.said = Some(Said::Wrong(why.told(ui.language()))),
        }
    }

    fn answer(&self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let (text, ink) = match &self.said {
            None => return,
            Some(Said::Waits(word)) => (ui.word(word), theme.dim),
            Some(Said::Found(text)) => (text.clone(), theme.text),
            Some(Said::Wrong(text)) => (text.clone(), theme.red),
        };
        ui.add_space(space::TIGHT);
        ui.add(Label::new(Text::Body.rich(text).color(ink)).wrap());
    }
}
