//! Edits that are not on record: the forms with a Save button of their own, the bar that shows Save
//! and Discard, and the question. The question appears before a screen, an event or the program is
//! left.

use std::path::Path;

use bottone_i18n::Language;
use bottone_session::Desk;
use bottone_ui_dialogs::unsaved::AskUnsaved;
use bottone_ui_frame::{
    action::{Action, FileAction, HouseAction, Outbox, Screen},
    context::FrameContext,
    forms::{FormKind, UnsavedForm},
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, elided},
};
use egui::{Align, Context, Frame, Layout, Margin, Panel, Ui};

use super::app::{App, Screens};

impl Screens {
    /// Returns the forms of this event with unsaved edits.
    pub(super) fn unsaved(&self, desk: &dyn Desk, language: Language) -> Vec<UnsavedForm> {
        let t = desk.tournament();
        let all = [
            (FormKind::Event, self.setup.unsaved_event(t, language)),
            (FormKind::Cell, self.setup.unsaved_cell(t, language)),
            (FormKind::ChipSet, self.chips.unsaved(t, language)),
            (FormKind::Payouts, self.money.unsaved_payouts(t, language)),
            (FormKind::League, self.money.points.unsaved(t, language)),
            (FormKind::Theme, self.room.unsaved(language)),
        ];
        let edited = |(form, save): (FormKind, Option<_>)| Some(UnsavedForm { form, save: save? });
        all.into_iter().filter_map(edited).collect()
    }

    /// Discards the edits of this form.
    fn discard(&mut self, form: FormKind) {
        match form {
            FormKind::Event => self.setup.discard_event(),
            FormKind::Cell => self.setup.discard_cell(),
            FormKind::ChipSet => self.chips.discard(),
            FormKind::Payouts => self.money.discard_payouts(),
            FormKind::League => self.money.points.discard(),
            FormKind::Theme => self.room.discard(),
            FormKind::Person => self.people.discard(),
        }
    }
}

impl App {
    /// Returns the forms of the event on the desk with unsaved edits. Looking back allows no edits.
    pub(super) fn unsaved(&self) -> Vec<UnsavedForm> {
        match self.desk.as_deref() {
            Some(desk) if self.past_view.is_none() => {
                self.screens.unsaved(desk, self.settings.language)
            }
            _ => Vec::new(),
        }
    }

    /// Asks about unsaved edits before this action leaves them; returns false if it leaves none.
    pub(super) fn ask_before(&mut self, action: &Action) -> bool {
        let left = match action {
            Action::House(HouseAction::People(false) | HouseAction::Close)
                if self.shows_people && self.screens.people.is_writing() =>
            {
                let why = self.settings.language.word("unsaved-person-how");
                vec![UnsavedForm { form: FormKind::Person, save: Err(why) }]
            }
            Action::ShowEvent(number) if *number != self.front_number() => self.unsaved(),
            Action::File(
                FileAction::Close
                | FileAction::New
                | FileAction::Begin(_)
                | FileAction::Sample
                | FileAction::DayTwo,
            ) => self.unsaved(),
            _ => Vec::new(),
        };
        self.ask_unsaved(left, action.clone())
    }

    /// Asks about unsaved edits before the event in this file comes to the front; returns whether
    /// it asks.
    pub(super) fn ask_before_opening(&mut self, file: &Path) -> bool {
        let open = Action::File(FileAction::OpenThis(file.to_owned()));
        self.ask_unsaved(self.unsaved(), open)
    }

    /// Stays on the screen `before` if it has unsaved edits, and asks before it is left.
    pub(super) fn stay_on_unsaved(&mut self, before: Screen) {
        let to = self.screen;
        if to == before || self.dialog.is_some() {
            return;
        }
        let mut left = self.unsaved();
        left.retain(|unsaved| unsaved.form.screen() == Some(before));
        if self.ask_unsaved(left, Action::Go(to)) {
            self.screen = before;
        }
    }

    /// Asks about unsaved edits of any open event before the program ends; returns false without
    /// any.
    pub(super) fn ask_unsaved_at_end(&mut self, ctx: &Context) -> bool {
        let language = self.settings.language;
        if self.unsaved().is_empty() {
            let edited = |event: &super::events::OpenEvent<'_>| {
                !event.screens.unsaved(event.desk, language).is_empty()
            };
            let Some(number) = self.events.in_background().find(edited).map(|event| event.number)
            else {
                return false;
            };
            self.show_event(ctx, number);
        }
        let left = self.unsaved();
        if let Some(screen) = left.first().and_then(|unsaved| unsaved.form.screen()) {
            self.screen = screen;
        }
        self.ask_unsaved(left, Action::Quit)
    }

    fn ask_unsaved(&mut self, left: Vec<UnsavedForm>, then: Action) -> bool {
        if left.is_empty() {
            return false;
        }
        self.ask(AskUnsaved::new(left, then));
        true
    }

    /// Discards the edits of this form.
    pub(super) fn discard(&mut self, form: FormKind) {
        self.screens.discard(form);
    }
}

/// Shows the bar of the current screen: Save and Discard, or the reason why it cannot be saved.
pub(super) fn bar(
    ui: &mut Ui,
    here: Screen,
    unsaved: &[UnsavedForm],
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let Some(unsaved) = unsaved.iter().find(|unsaved| unsaved.form.screen() == Some(here)) else {
        return;
    };
    let theme = Theme::of(ui);
    let frame = Frame::new().fill(theme.raised).inner_margin(Margin::symmetric(20, 6));
    Panel::bottom("unsaved").resizable(false).frame(frame).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let word = ui.word("screens-setup-save");
            let button = Button::primary(&word);
            match &unsaved.save {
                Ok(Action::Submit(command)) => {
                    command_button(ui, button, command.clone(), cx, out);
                }
                Ok(save) => {
                    if ui.add(button).clicked() {
                        out.send(save.clone());
                    }
                }
                Err(why) => {
                    ui.add(button.refusal(Some(why)));
                }
            }
            if ui.add(Button::quiet(&ui.word("unsaved-discard"))).clicked() {
                out.send(Action::Discard(unsaved.form));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let form = ui.word(unsaved.form.word());
                let said = ui.say("unsaved-bar", &[("form", form.into())]);
                ui.label(Text::Strong.rich(said).color(theme.gold));
                ui.add_space(space::ITEM);
                let refusal = match &unsaved.save {
                    Err(why) => Some(why.clone()),
                    Ok(Action::Submit(command)) => cx.refusal(command),
                    Ok(_) => None,
                };
                if let Some(why) = refusal {
                    elided(ui, Text::Note.rich(why).color(theme.gold));
                }
            });
        });
    });
}
