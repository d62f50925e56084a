//! The reason for a waiting player's turn out of order: the floor's words, which go on record.

use bottone_tournament::{Command, entries::EntryId, waiting::WaitingCommand};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, TextField},
};
use bottone_vocabulary::words;
use egui::{Label, Ui};

/// The change to a waiting player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnChange {
    /// The next player goes first.
    Skip,
    /// The player was called and did not come.
    NotCome,
    /// The player is not called until they are back.
    Hold,
    /// The player gets this place, from 1.
    Rank(u32),
}

/// Reasons with a button of their own.
const REASONS: [&str; 4] = [
    "waiting-reason-no-answer",
    "waiting-reason-asked",
    "waiting-reason-away",
    "waiting-reason-mistake",
];

/// The entry, the change, and the reason as typed.
#[derive(Clone, Debug)]
pub struct ChangeTurn {
    entry: EntryId,
    change: TurnChange,
    reason: String,
    focused: bool,
}

impl ChangeTurn {
    /// Asks for the reason of this change.
    pub const fn new(entry: EntryId, change: TurnChange) -> Self {
        Self { entry, change, reason: String::new(), focused: false }
    }

    fn command(&self, reason: String) -> Command {
        let entry = self.entry;
        Command::Waiting(match self.change {
            TurnChange::Skip | TurnChange::NotCome => WaitingCommand::Skip { entry, reason },
            TurnChange::Hold => WaitingCommand::Hold { entry, reason },
            TurnChange::Rank(place) => WaitingCommand::Rank { entry, place, reason },
        })
    }
}

impl EventDialog for ChangeTurn {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let name = words::full_name(cx.language, cx.tournament(), self.entry);
        let (title, place) = match self.change {
            TurnChange::Skip => ("waiting-why-skip", 0),
            TurnChange::NotCome => ("waiting-why-not-come", 0),
            TurnChange::Hold => ("waiting-why-hold", 0),
            TurnChange::Rank(place) => ("waiting-why-rank", place),
        };
        let title = ui.say(title, &[("name", name.into()), ("place", place.into())]);
        show_question(ui, &ui.word("waiting-tab-list"), 560.0, out, |ui, out| {
            let gold = Theme::of(ui).gold;
            ui.add(Label::new(Text::Strong.rich(title).color(gold)).wrap());
            ui.add_space(space::TIGHT);
            let mut given = None;
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::Vec2::splat(space::ITEM);
                for reason in REASONS {
                    let word = ui.word(reason);
                    if ui.add(Button::new(&word)).clicked() {
                        given = Some(word);
                    }
                }
            });
            ui.add_space(space::TIGHT);
            let width = ui.available_width();
            let field =
                TextField::new(&mut self.reason, &ui.word("dialogs-reason")).width(width).show(ui);
            let typed = self.reason.trim().to_owned();
            // Enter in an empty field leaves it; the reason is still to be typed there.
            let unsaid = field.lost_focus() && typed.is_empty();
            if !std::mem::replace(&mut self.focused, true) || unsaid {
                field.request_focus();
            }
            let missing = typed.is_empty().then(|| ui.word("dialogs-waive-say-why"));
            let refusal = missing.or_else(|| cx.refusal(&self.command(typed.clone())));
            if answer_buttons(ui, &ui.word("waiting-record"), refusal.as_deref(), out) {
                given = Some(typed);
            }
            if let Some(reason) = given {
                out.send(Action::CloseDialog);
                out.submit(self.command(reason));
            }
        });
    }
}
