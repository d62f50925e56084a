//! A stack that reached a satellite's milestone, and the chips that leave play.

use bottone_base::typed::read_stack;
use bottone_tournament::{
    Command,
    entries::{EntryCommand, EntryId},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme},
    widgets::TextField,
};
use bottone_vocabulary::words;
use egui::{Label, Ui};

/// The entry, and the stack as typed.
#[derive(Clone, Debug)]
pub struct SeatWon {
    entry: EntryId,
    stack: String,
    focused: bool,
}

impl SeatWon {
    /// Asks for the stack with which this entry won a seat.
    pub const fn new(entry: EntryId) -> Self {
        Self { entry, stack: String::new(), focused: false }
    }
}

impl EventDialog for SeatWon {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let Some(milestone) = t.prizes().plan().milestone() else {
            out.send(Action::CloseDialog);
            return;
        };
        let milestone = cx.language.chips(milestone);
        let gaps = [
            ("who", words::full_name(cx.language, t, self.entry).into()),
            ("milestone", milestone.as_str().into()),
        ];
        show_question(ui, &ui.word("seat-won-title"), 460.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let note = ui.say("seat-won-note", &gaps);
            ui.add(Label::new(Text::Body.rich(note).color(theme.text)).wrap());
            let width = ui.available_width();
            let name = ui.word("seat-won-stack");
            let field =
                TextField::new(&mut self.stack, &name).hint(&milestone).width(width).show(ui);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            let (stack, fault) = read_stack(self.stack.trim(), &[]);
            let untyped = self.stack.trim().is_empty() || fault.is_some();
            let command =
                Command::Entries(EntryCommand::WinSeat { entry: self.entry, stack: stack.chips });
            let missing = untyped.then(|| ui.word("seat-won-type"));
            let refusal = missing.or_else(|| cx.refusal(&command));
            if answer_buttons(ui, &ui.word("seat-won-do"), refusal.as_deref(), out) {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}
