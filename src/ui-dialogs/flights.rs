//! The flights of a next day and how they have changed since. Flights bagged again are read again,
//! with the effects stated before.

use std::path::PathBuf;

use bottone_i18n::{Language, ToText as _};
use bottone_session::flights::{FlightStatus, Pair};
use bottone_tournament::{Command, flights::FlightCommand};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{EventDialog, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::Button,
};
use bottone_view::flights::correction_effect;
use egui::{Label, Ui};

/// The flights found; `None` during the search.
#[derive(Clone, Debug, Default)]
pub struct FlightChanges {
    found: Option<Vec<FlightLine>>,
    /// True after the first press on the button that withdraws the day.
    takes_back: bool,
}

/// One flight.
#[derive(Clone, Debug)]
struct FlightLine {
    path: PathBuf,
    file: String,
    /// The state of the flight against the day.
    summary: String,
    is_whole: bool,
    /// The command that reads it again, or the reason why it is not possible.
    reread: Option<Result<FlightCommand, String>>,
}

impl FlightChanges {
    /// Takes the flights of the day on the desk.
    pub fn set_flights(&mut self, language: Language, flights: Vec<FlightStatus>) {
        let line = |FlightStatus { pair, reread }: FlightStatus| FlightLine {
            file: pair.flight.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            summary: pair.to_text(language),
            is_whole: matches!(pair.relation, Pair::Whole),
            reread: reread.map(|reread| reread.map_err(|why| why.to_text(language))),
            path: pair.flight,
        };
        self.found = Some(flights.into_iter().map(line).collect());
    }

    /// Draws the button that withdraws the day with a second press.
    fn withdraw_button(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let begun = cx.tournament().clock().started();
        let refusal = begun.then(|| ui.word("flights-now-begun"));
        if !self.takes_back {
            let word = ui.word("flights-now-undo");
            let button = Button::quiet(&word).refusal(refusal.as_deref());
            self.takes_back = ui.add(button).clicked();
            return;
        }
        let note = ui.word("flights-now-undo-note");
        ui.add(Label::new(Text::Note.rich(note).color(theme.gold)).wrap());
        if ui.add(Button::new(&ui.word("flights-now-undo-do"))).clicked() {
            out.send(Action::CloseDialog);
            out.send(Action::File(FileAction::TakeDayBack));
        }
    }
}

impl EventDialog for FlightChanges {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word("flights-now-title"), 640.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let Some(found) = &self.found else {
                ui.label(Text::Body.rich(ui.word("flights-now-looking")).color(theme.dim));
                return;
            };
            for line in found {
                ui.label(Text::Strong.rich(&line.file).color(theme.text));
                let ink = if line.is_whole { theme.dim } else { theme.gold };
                ui.add(Label::new(Text::Note.rich(&line.summary).color(ink)).wrap());
                match &line.reread {
                    None => {}
                    Some(Err(why)) => {
                        ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
                    }
                    Some(Ok(command)) => {
                        let effect = correction_effect(cx.language, cx.tournament(), command);
                        ui.add(Label::new(Text::Body.rich(effect).color(theme.text)).wrap());
                        let refusal = cx.refusal(&Command::Flights(command.clone()));
                        let word = ui.word("flights-now-reload");
                        let button = Button::new(&word).refusal(refusal.as_deref());
                        if ui.add(button).clicked() {
                            let asked = Box::new((line.path.clone(), command.clone()));
                            out.send(Action::File(FileAction::ReadAgain(asked)));
                        }
                    }
                }
                ui.add_space(space::ITEM);
            }
            self.withdraw_button(ui, cx, out);
        });
    }
}
