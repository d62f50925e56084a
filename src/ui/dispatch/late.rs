//! Late records, strikes and looking back.

use egui::Context;

use crate::{
    rules::time::Timestamp,
    session::not_then,
    tournament::{
        Command, Waiver,
        entries::{EntryCommand, ToSell},
        history::{Act, Choices, RetellFault},
        tables::Wish,
        tickets::TicketCommand,
    },
    ui::{
        action::Action,
        app::App,
        back::{Back, GoingBack},
        dialogs::{Dialog, cannot_strike::Stays, late::Late, waive::Waive},
    },
    view::late::Telling,
};

impl App {
    /// Strikes a record out, or shows the records that prevent it and the alternatives.
    pub(super) fn strike(&mut self, record: u32) {
        let Some(desk) = &self.desk else { return };
        let otherwise = desk.retold(Act::Strike(record), &Choices::new());
        let later: Vec<u32> = match otherwise {
            Ok(retold) => retold.otherwise.iter().map(|otherwise| otherwise.record).collect(),
            // The desk gives the reason.
            Err(_) => Vec::new(),
        };
        if later.is_empty() {
            self.turn(Action::Strike(record), |desk| desk.strike(record).map(|()| record));
        } else {
            self.dialog = Some(Dialog::Stays(Stays::new(record, later)));
        }
    }

    /// Looks back at the event at an instant, or returns to the present.
    pub(super) fn look_back(&mut self, ctx: &Context, at: Option<Timestamp>) {
        let Some(desk) = self.desk.as_deref() else { return };
        let Some(at) = at else {
            (self.back, self.going_back) = (None, None);
            return;
        };
        if let Some(back) = &mut self.back {
            back.then.go(desk, at);
        } else if let Some(going) = &mut self.going_back {
            going.at = at;
        } else {
            self.back = Back::at_once(desk, at);
            if self.back.is_none() {
                let event = self.screens.print.take(&self.paper_desk(desk));
                self.going_back = Some(GoingBack::to(ctx, event, desk.history().edition(), at));
            }
        }
    }

    /// Records a command from the past view late; its effects are shown first.
    pub(super) fn tell_late_of(&mut self, command: Command, waiver: Option<Waiver>) {
        let command = seated_now(command);
        let (Some(desk), Some(back)) = (self.desk.as_deref(), &mut self.back) else { return };
        let at = back.then.at();
        let act = Act::Late { at, command: &command, waiver: waiver.as_ref() };
        let first = back.asked.is_empty();
        match desk.retold(act, &Choices::new()) {
            Err(RetellFault::Refused(refusal)) if first && refusal.is_waivable() => {
                let ask = match waiver {
                    Some(before) => Waive::after(command, refusal, before),
                    None => Waive::new(command, refusal),
                };
                self.dialog = Some(Dialog::Waive(ask));
            }
            Err(fault) if first => self.tell(not_then(self.settings.language, fault)),
            _ => {
                back.asked.push((command, waiver));
                if first {
                    self.show_late();
                }
            }
        }
    }

    /// Shows the effects of the next act to be recorded late.
    pub(super) fn show_late(&mut self) {
        let Some(back) = &self.back else { return };
        let Some((command, waiver)) = back.asked.first().cloned() else { return };
        let telling = Telling::Late { at: back.then.at(), command: Box::new(command), waiver };
        self.dialog = Some(Dialog::Late(Box::new(Late::new(telling))));
    }

    /// Submits a late act or a strike, followed by the chosen commands.
    pub(super) fn tell_late(&mut self, telling: &Telling, choices: &Choices, then: &[Command]) {
        let Some(desk) = &mut self.desk else { return };
        let told = match telling {
            Telling::Late { at, command, waiver } => {
                desk.tell_late((**command).clone(), waiver.clone(), *at, choices)
            }
            Telling::Strike(record) => desk.strike_with(*record, choices),
        };
        if let Err(error) = told {
            let again = (telling.clone(), choices.clone(), then.to_vec());
            self.not_done(&error, Action::TellLate(Box::new(again)));
            return;
        }
        self.tell_last();
        for command in then {
            let Some(desk) = &mut self.desk else { return };
            if let Err(error) = desk.submit(command.clone(), None) {
                self.not_done(&error, Action::Submit(command.clone()));
            }
        }
        // Further acts requested in the past come next; then the room returns to the present.
        if let (Some(back), Telling::Late { .. }) = (&mut self.back, telling) {
            back.asked.drain(..1.min(back.asked.len()));
            if back.asked.is_empty() {
                self.back = None;
            } else {
                self.show_late();
            }
        }
    }
}

/// Returns a late entry with its seat draw postponed: the to-do list draws its seat now. A draw
/// belongs to the instant at which it is made.
fn seated_now(mut command: Command) -> Command {
    if let Command::Entries(
        EntryCommand::Enter { seat, .. }
        | EntryCommand::PaidBy { sale: ToSell::Enter { seat, .. }, .. },
    )
    | Command::Tickets(TicketCommand::Enter { seat, .. }) = &mut command
        && matches!(seat, Wish::Draw(_))
    {
        *seat = Wish::Later;
    }
    command
}
