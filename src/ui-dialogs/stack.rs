//! A typed stack: an entry's starting stack, or the stack given up for a re-entry.

use bottone_base::typed::read_stack;
use bottone_tournament::{
    Command,
    entries::{EntryCommand, EntryId},
    tables::SeatWish,
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

/// The purpose of a typed stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackPurpose {
    /// The starting stack of the entry.
    Start,
    /// A stack that leaves play, before its owner re-enters.
    Forfeit,
}

/// The entry, the purpose, and the stack as typed.
#[derive(Clone, Debug)]
pub struct TypeStack {
    entry: EntryId,
    purpose: StackPurpose,
    stack: String,
    focused: bool,
}

impl TypeStack {
    /// Asks for the stack of this entry.
    pub const fn new(entry: EntryId, purpose: StackPurpose) -> Self {
        Self { entry, purpose, stack: String::new(), focused: false }
    }
}

impl EventDialog for TypeStack {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let Some(entry) = t.entries().get(self.entry) else {
            out.send(Action::CloseDialog);
            return;
        };
        let start = cx.language.chips(entry.start());
        let gaps = [
            ("who", words::full_name(cx.language, t, self.entry).into()),
            ("start", start.as_str().into()),
        ];
        let [title, note, name, todo] = match self.purpose {
            StackPurpose::Start => ["start-title", "start-note", "start-stack", "start-do"],
            StackPurpose::Forfeit => {
                ["forfeit-title", "forfeit-note", "forfeit-stack", "forfeit-do"]
            }
        };
        show_question(ui, &ui.word(title), 460.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let note = ui.say(note, &gaps);
            ui.add(Label::new(Text::Body.rich(note).color(theme.text)).wrap());
            let (width, name) = (ui.available_width(), ui.word(name));
            let field = TextField::new(&mut self.stack, &name).hint(&start).width(width).show(ui);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            let (stack, fault) = read_stack(self.stack.trim(), &[]);
            let untyped = self.stack.trim().is_empty() || fault.is_some();
            let (entry, chips) = (self.entry, stack.chips);
            let command = Command::Entries(match self.purpose {
                StackPurpose::Start => EntryCommand::StartWith { entry, chips },
                StackPurpose::Forfeit => {
                    let seat = SeatWish::Draw(cx.desk.seed());
                    EntryCommand::Forfeit { entry, stack: chips, seat }
                }
            });
            let missing = untyped.then(|| ui.word("seat-won-type"));
            let refusal = missing.or_else(|| match cx.desk.can(&command) {
                // A rule that may be waived is asked about in its own dialog.
                Err(refusal) if refusal.is_waivable() => None,
                _ => cx.refusal(&command),
            });
            if answer_buttons(ui, &ui.word(todo), refusal.as_deref(), out) {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}
