//! The tasks of the to-do list.

use super::{Rehearsal, RehearsalError};
use crate::{
    i18n::Language,
    rules::{
        cards::{Card, Cards},
        draw::Draw,
        seat::{SeatNo, Seats},
        seating::{self, DrawnMove},
    },
    session::can_be_reported,
    tournament::{
        Command,
        bounties::BountyCommand,
        entries::{EntryCommand, EntryId},
        tables::{Reason, TableCommand, Wish},
        waiting::WaitingCommand,
    },
    view::{
        arrivals, high_card,
        todo::{Act, tasks},
    },
};

/// The most tasks in a row: every player at a thousand tables, several times.
const MOST_STEPS: usize = 1_000;

impl Rehearsal<'_> {
    /// Performs the tasks of the to-do list until none is left.
    #[expect(clippy::too_many_lines, reason = "a table, a row an act")]
    pub(super) fn work_off(&mut self) -> Result<(), RehearsalError> {
        for _ in 0..MOST_STEPS {
            let now = self.now();
            let tournament = self.session.tournament();
            let list = tasks(Language::English, tournament, &tournament.seating_plan(now), now);
            // Tables of a rehearsal are played one after the other, at the bubble too.
            let together = |act: &Act| {
                matches!(act, Act::Submit(Command::Entries(EntryCommand::HandForHand { .. })))
            };
            let steps = list.into_iter().filter_map(|task| task.steps.into_iter().next());
            // Chips are raced in the break (`office`), or not at all, and a day ends with its
            // clock.
            let races =
                |act: &Act| matches!(act, Act::ColourUp(_) | Act::ShowBoard | Act::ShowBags);
            // Payments are made after all other tasks.
            let pays = |act: &Act| matches!(act, Act::ShowPayments(_));
            let skipped = |act: &Act| together(act) || races(act) || pays(act);
            let mut steps = steps.filter(|step| !skipped(&step.act));
            let Some(act) = steps.find(|step| self.can_be_done(&step.act)) else { return Ok(()) };
            let seed = self.chance.seed();
            match act.act {
                Act::AskButton(table) => self.tell_button(table)?,
                Act::AskHighCard(step) => {
                    self.report_hands(step.from)?;
                    self.report_hands(step.to.table)?;
                    let Some(command) = self.dealt_high_card(&step, seed) else { return Ok(()) };
                    self.ask(command)?;
                }
                Act::Submit(command) => {
                    if let Command::Tables(TableCommand::Move {
                        entry,
                        to,
                        reason: Reason::Balance(_),
                    }) = &command
                    {
                        let from = self.session.tournament().tables().seat_of(*entry);
                        for table in from.map(|seat| seat.table).into_iter().chain([to.table]) {
                            self.report_hands(table)?;
                        }
                    }
                    self.ask(command)?;
                }
                Act::Break(table) => {
                    self.report_all_hands()?;
                    self.ask(Command::Tables(TableCommand::Break { table, seed }))?;
                }
                Act::Redraw { tables, size } => {
                    self.ask(Command::Tables(TableCommand::Redraw { tables, size, seed }))?;
                }
                Act::OpenAndSeat { tables, size } => {
                    self.ask(Command::Tables(TableCommand::OpenAndSeat { tables, size, seed }))?;
                }
                Act::Call(entries) => {
                    let seat = Wish::Draw(seed);
                    let call = WaitingCommand::Call { entries, seat, dealt_in: true };
                    self.ask(Command::Waiting(call))?;
                }
                Act::OpenForAlternates { tables, size, entries } => {
                    let open = WaitingCommand::Open { tables, size, entries, seed };
                    self.ask(Command::Waiting(open))?;
                }
                Act::ShowMissing => {
                    let t = self.session.tournament();
                    let entries = t.overdue(now).into_iter().map(|(entry, _)| entry).collect();
                    self.ask(arrivals::seen(entries))?;
                }
                Act::AskBounty(out, nth) => self.give_bounty(out, nth)?,
                Act::DrawEnvelope(out, nth) => {
                    self.ask(Command::Bounties(BountyCommand::Draw { out, nth, seed }))?;
                }
                Act::AskSameHand
                | Act::ChooseSeat(_)
                | Act::Count(_)
                | Act::Check
                | Act::ColourUp(_)
                | Act::ShowBoard
                | Act::ShowBags
                | Act::ShowPrizes
                | Act::ShowResults
                | Act::ShowStandings
                | Act::AskAddOns
                | Act::PassOver(_)
                | Act::ShowWaiting
                | Act::ShowPayments(_)
                | Act::ClockIsRight
                | Act::ShowTable(_)
                | Act::ShowSeat(..) => return Ok(()),
            }
            self.sit_down();
        }
        Err(RehearsalError::NoEnd(self.now()))
    }

    /// Returns whether the task is possible now. An offline desk leaves acts that cannot be
    /// reported for later, without a wait.
    fn can_be_done(&self, act: &Act) -> bool {
        if !self.is_alone() {
            return true;
        }
        match act {
            Act::Submit(command) => can_be_reported(command),
            Act::Break(_)
            | Act::Redraw { .. }
            | Act::OpenAndSeat { .. }
            | Act::Call(_)
            | Act::OpenForAlternates { .. }
            | Act::DrawEnvelope(..) => false,
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
        Some(high_card::command(t, step, Some(card), table.who(seat)?))
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
        self.ask(Command::Bounties(command))
    }
}
