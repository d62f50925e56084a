//! Late records, strikes and looking back.

use bottone_base::time::Timestamp;
use bottone_session::{Desk as _, describe_late_fault};
use bottone_tournament::{
    Command, Waiver,
    entries::{EntryCommand, PaidSale},
    history::{CorrectionFault, HistoryChange, RecordChoices},
    tables::SeatWish,
    tickets::TicketCommand,
};
use bottone_ui_dialogs::{cannot_strike::CannotStrike, late::LateAct, waive::AskWaiver};
use bottone_ui_frame::action::Action;
use bottone_view::late::PastChange;
use egui::Context;

use crate::{
    app::App,
    look_back::{PastView, Replay},
};

impl App {
    /// Strikes a record out, or shows the records that prevent it and the alternatives.
    pub(super) fn strike(&mut self, record: u32) {
        let Some(desk) = &self.desk else { return };
        let corrected = desk.corrected(HistoryChange::Strike(record), &RecordChoices::new());
        let later: Vec<u32> = match corrected {
            Ok(corrected) => corrected.otherwise.iter().map(|change| change.record).collect(),
            // The desk gives the reason.
            Err(_) => Vec::new(),
        };
        if later.is_empty() {
            self.undo_or_redo(Action::Strike(record), |desk| desk.strike(record).map(|()| record));
        } else {
            self.ask(CannotStrike::new(record, later));
        }
    }

    /// Looks back at the event at an instant, or returns to the present.
    pub(super) fn look_back(&mut self, ctx: &Context, at: Option<Timestamp>) {
        let Some(desk) = self.desk.as_deref() else { return };
        let Some(at) = at else {
            (self.past_view, self.replay) = (None, None);
            return;
        };
        if let Some(back) = &mut self.past_view {
            back.past.move_to(desk, at);
        } else if let Some(replay) = &mut self.replay {
            replay.instant = at;
        } else {
            self.past_view = PastView::replay_now(desk, at);
            if self.past_view.is_none() {
                let event = self.screens.print.take(&self.paper_desk(desk));
                self.replay = Some(Replay::start(ctx, event, desk.history().edition(), at));
            }
        }
    }

    /// Records a command from the past view late; its effects are shown first.
    pub(super) fn record_late(&mut self, command: Command, waiver: Option<Waiver>) {
        let command = without_seat_draw(command);
        let (Some(desk), Some(back)) = (self.desk.as_deref(), &mut self.past_view) else { return };
        let at = back.past.at();
        let act = HistoryChange::Late { at, command: &command, waiver: waiver.as_ref() };
        let first = back.late_commands.is_empty();
        match desk.corrected(act, &RecordChoices::new()) {
            Err(CorrectionFault::Refused(refusal)) if first && refusal.is_waivable() => {
                let ask = match waiver {
                    Some(before) => AskWaiver::with_earlier_waiver(command, refusal, before),
                    None => AskWaiver::new(command, refusal),
                };
                self.ask(ask);
            }
            Err(fault) if first => {
                self.show_status(describe_late_fault(self.settings.language, fault));
            }
            _ => {
                back.late_commands.push((command, waiver));
                if first {
                    self.show_late();
                }
            }
        }
    }

    /// Shows the effects of the next act to be recorded late.
    pub(super) fn show_late(&mut self) {
        let Some(back) = &self.past_view else { return };
        let Some((command, waiver)) = back.late_commands.first().cloned() else { return };
        let past_change =
            PastChange::Late { at: back.past.at(), command: Box::new(command), waiver };
        self.ask(LateAct::new(past_change));
    }

    /// Submits a late act or a strike, followed by the chosen commands.
    pub(super) fn submit_late(
        &mut self,
        past_change: &PastChange,
        choices: &RecordChoices,
        then: &[Command],
    ) {
        let Some(desk) = &mut self.desk else { return };
        let result = match past_change {
            PastChange::Late { at, command, waiver } => {
                desk.record_late((**command).clone(), waiver.clone(), *at, choices)
            }
            PastChange::Strike(record) => desk.strike_with(*record, choices),
        };
        if let Err(error) = result {
            let again = (past_change.clone(), choices.clone(), then.to_vec());
            self.handle_refusal(&error, Action::TellLate(Box::new(again)));
            return;
        }
        self.show_last_record();
        for command in then {
            let Some(desk) = &mut self.desk else { return };
            if let Err(error) = desk.submit(command.clone(), None) {
                self.handle_refusal(&error, Action::Submit(command.clone()));
            }
        }
        // Further acts requested in the past come next; then the room returns to the present.
        if let (Some(back), PastChange::Late { .. }) = (&mut self.past_view, past_change) {
            back.late_commands.drain(..1.min(back.late_commands.len()));
            if back.late_commands.is_empty() {
                self.past_view = None;
            } else {
                self.show_late();
            }
        }
    }
}

/// Returns a late entry with its seat draw postponed: the to-do list draws its seat now. A draw
/// belongs to the instant at which it is made.
fn without_seat_draw(mut command: Command) -> Command {
    if let Command::Entries(
        EntryCommand::Enter { seat, .. }
        | EntryCommand::PaidBy { sale: PaidSale::Enter { seat, .. }, .. },
    )
    | Command::Tickets(TicketCommand::Enter { seat, .. }) = &mut command
        && matches!(seat, SeatWish::Draw(_))
    {
        *seat = SeatWish::Later;
    }
    command
}
