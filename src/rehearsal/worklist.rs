//! The tasks of the to-do list.

use bottone_base::{
    cards::{Card, Cards},
    draw::Draw,
    seat::{SeatNo, Seats},
};
use bottone_i18n::Language;
use bottone_rules::seating::{self, DrawnMove};
use bottone_session::Desk as _;
use bottone_tournament::{
    Command,
    bounties::BountyCommand,
    entries::{EntryCommand, EntryId},
    tables::{MoveReason, SeatWish, TableCommand},
    waiting::WaitingCommand,
};
use bottone_view::{
    arrivals, high_card,
    todo::{TaskAct, tasks},
};

use super::{Rehearsal, RehearsalError};

/// The most tasks in a row: every player at a thousand tables, several times.
const MOST_STEPS: usize = 1_000;

impl Rehearsal<'_> {
    /// Performs the tasks of the to-do list until none is left.
    #[expect(clippy::too_many_lines, reason = "a table, a row an act")]
    pub(super) fn do_tasks(&mut self) -> Result<(), RehearsalError> {
        for _ in 0..MOST_STEPS {
            let now = self.now();
            let tournament = self.session.tournament();
            let list = tasks(Language::English, tournament, &tournament.seating_plan(now), now);
            // Tables of a rehearsal are played one after the other, at the bubble too.
            let together = |act: &TaskAct| {
                matches!(act, TaskAct::Submit(Command::Entries(EntryCommand::HandForHand { .. })))
            };
            let steps = list.into_iter().filter_map(|task| task.steps.into_iter().next());
            // Chips are raced in the break (`office`), or not at all, and a day ends with its
            // clock.
            let races = |act: &TaskAct| {
                matches!(act, TaskAct::ColourUp(_) | TaskAct::ShowBoard | TaskAct::ShowBags)
            };
            // Payments are made after all other tasks.
            let pays = |act: &TaskAct| matches!(act, TaskAct::ShowPayments(_));
            let skipped = |act: &TaskAct| together(act) || races(act) || pays(act);
            let mut steps = steps.filter(|step| !skipped(&step.act));
            let Some(act) = steps.find(|step| self.can_be_done(&step.act)) else { return Ok(()) };
            let seed = self.chance.seed();
            match act.act {
                TaskAct::AskButton(table) => self.report_button(table)?,
                TaskAct::AskHighCard(step) => {
                    self.report_hands(step.from)?;
                    self.report_hands(step.to.table)?;
                    let Some(command) = self.dealt_high_card(&step, seed) else { return Ok(()) };
                    self.submit(command)?;
                }
                TaskAct::Submit(command) => {
                    if let Command::Tables(TableCommand::Move {
                        entry,
                        to,
                        reason: MoveReason::Balance(_),
                    }) = &command
                    {
                        let from = self.session.tournament().tables().seat_of(*entry);
                        for table in from.map(|seat| seat.table).into_iter().chain([to.table]) {
                            self.report_hands(table)?;
                        }
                    }
                    self.submit(command)?;
                }
                TaskAct::Break(table) => {
                    self.report_all_hands()?;
                    self.submit(Command::Tables(TableCommand::Break { table, seed }))?;
                }
                TaskAct::Redraw { tables, size } => {
                    self.submit(Command::Tables(TableCommand::Redraw { tables, size, seed }))?;
                }
                TaskAct::OpenAndSeat { tables, size } => {
                    self.submit(Command::Tables(TableCommand::OpenAndSeat { tables, size, seed }))?;
                }
                TaskAct::Call(entries) => {
                    let seat = SeatWish::Draw(seed);
                    let call = WaitingCommand::Call { entries, seat, dealt_in: true };
                    self.submit(Command::Waiting(call))?;
                }
                TaskAct::OpenForAlternates { tables, size, entries } => {
                    let open = WaitingCommand::Open { tables, size, entries, seed };
                    self.submit(Command::Waiting(open))?;
                }
                TaskAct::ShowMissing => {
                    let t = self.session.tournament();
                    let entries = t.overdue(now).into_iter().map(|(entry, _)| entry).collect();
                    self.submit(arrivals::mark_seen(entries))?;
                }
                TaskAct::AskBounty(out, nth) => self.give_bounty(out, nth)?,
                TaskAct::DrawEnvelope(out, nth) => {
                    self.submit(Command::Bounties(BountyCommand::Draw { out, nth, seed }))?;
                }
                TaskAct::AskSameHand
                | TaskAct::ChooseSeat(_)
                | TaskAct::Count(_)
                | TaskAct::Check
                | TaskAct::ColourUp(_)
                | TaskAct::ShowBoard
                | TaskAct::ShowBags
                | TaskAct::ShowPrizes
                | TaskAct::ShowResults
                | TaskAct::ShowStandings
                | TaskAct::AskAddOns
                | TaskAct::PassOver(_)
                | TaskAct::ShowWaiting
                | TaskAct::ShowPayments(_)
                | TaskAct::ClockIsRight
                | TaskAct::ShowTable(_)
                | TaskAct::ShowSeat(..) => return Ok(()),
            }
            self.sync_room();
        }
        Err(RehearsalError::NoEnd(self.now()))
    }

    /// Returns whether the task is possible now. An offline desk leaves acts that cannot be
    /// reported for later, without a wait.
    fn can_be_done(&self, act: &TaskAct) -> bool {
        if !self.is_standalone() {
            return true;
        }
        match act {
            TaskAct::Submit(command) => command.is_reportable(),
            TaskAct::Break(_)
            | TaskAct::Redraw { .. }
            | TaskAct::OpenAndSeat { .. }
            | TaskAct::Call(_)
            | TaskAct::OpenForAlternates { .. }
            | TaskAct::DrawEnvelope(..) => false,
            _ => true,
        }
    }

    /// Deals a card to each player who may be moved, and moves the highest.
    fn dealt_high_card(&self, step: &DrawnMove, seed: u64) -> Option<Command> {
        let t = self.session.tournament();
        let table = t.tables().table(step.from)?;
        let mut deck: Vec<Card> = Cards::ALL.iter().collect();
        Draw::new(seed).shuffle(&mut deck);
        let may_move = table.entries().filter(|(_, entry)| !t.tables().is_pinned(*entry));
        let dealt: Vec<(SeatNo, Card)> = may_move.map(|(seat, _)| seat).zip(deck).collect();
        let movable: Seats = dealt.iter().map(|(seat, _)| *seat).collect();
        let suits = t.setup().house.rulebook.seating.drawn_suits;
        let (seat, card) = seating::high_card(movable, &dealt, suits).ok()??;
        Some(high_card::command(t, step, Some(card), table.entry(seat)?))
    }

    /// Gives the bounty to a player at the table; to none if all have left.
    fn give_bounty(&mut self, out: EntryId, nth: u16) -> Result<(), RehearsalError> {
        let t = self.session.tournament();
        let Some(claim) = t.bounties().claim(out, nth) else { return Ok(()) };
        let table = claim.from(t.entries()).map(|seat| seat.table);
        let near = |entry: &EntryId| {
            t.tables().seat_of(*entry).map(|seat| seat.table) == table
                && t.bounties().could_take(claim, *entry)
        };
        let takers: Vec<EntryId> = t.entries().playing().map(|(id, _)| id).filter(near).collect();
        let command = match takers.get(self.chance.below(takers.len())) {
            Some(taker) => BountyCommand::Take { out, nth, by: vec![*taker] },
            None => BountyCommand::Leave { out, nth },
        };
        self.submit(Command::Bounties(command))
    }
}
