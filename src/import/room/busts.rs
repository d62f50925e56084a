//! The busts, with the players who caused them.

use bottone_base::{chips::Chips, seat::TableNo};
use bottone_i18n::Saying;
use bottone_tournament::{
    Command,
    bounties::BountyCommand,
    entries::{EntryCommand, EntryId},
};

use super::ImportReplay;
use crate::ImportError;

impl ImportReplay<'_> {
    /// Records players who busted together: those at one table in one hand, as a tie.
    pub(super) fn bust(&mut self, out: &[(usize, usize)]) -> Result<(), ImportError> {
        let mut seated: Vec<(TableNo, Vec<Knockout>)> = Vec::new();
        for (player, stack) in out {
            let Some(entry) = self.latest(*player) else { continue };
            let saved = self.saved;
            let bust = saved.players.get(*player).and_then(|p| p.stacks.get(*stack)?.bust.as_ref());
            let by = bust.map_or(&[][..], |bust| &bust.hitmen);
            let by = by.iter().filter_map(|hitman| self.latest(*hitman)).collect();
            let recorded_seat = bust.and_then(|bust| bust.seat).and_then(|seat| self.seat(seat));
            let there = match recorded_seat {
                Some(seat) => self.put(entry, seat)?,
                None => false,
            };
            if !there && self.t().tables().seat_of(entry).is_none() {
                if self.any_free(None).is_none() {
                    let size = self.usual.seats;
                    let number = (1..=TableNo::HIGHEST)
                        .filter_map(TableNo::new)
                        .find(|table| self.t().tables().table(*table).is_none());
                    if let Some(number) = number {
                        self.open(number, size)?;
                    }
                }
                if let Some(seat) = self.any_free(recorded_seat.map(|seat| seat.table)) {
                    self.sit(entry, seat)?;
                }
            }
            let Some(seat) = self.t().tables().seat_of(entry) else {
                let sentence = Saying::of("tdt-bust-refused").with("who", self.name(*player));
                self.left_out.push(sentence.with("why", Saying::of("tdt-no-seat")));
                continue;
            };
            let fallen = Knockout { player: *player, entry, winners: by };
            match seated.iter_mut().find(|(table, _)| *table == seat.table) {
                Some((_, together)) => together.push(fallen),
                None => seated.push((seat.table, vec![fallen])),
            }
        }
        for (_, together) in seated {
            self.record_busts(&together)?;
        }
        Ok(())
    }

    fn record_busts(&mut self, together: &[Knockout]) -> Result<(), ImportError> {
        let names: Vec<String> = together.iter().map(|fallen| self.name(fallen.player)).collect();
        let names = names.join("; ");
        // The file has no stacks, so busts at the same time are a tie.
        let stack = (together.len() > 1).then_some(Chips::ZERO);
        if stack.is_some() {
            self.left_out.push(Saying::of("tdt-tie").with("who", names.as_str()));
        }
        let out: Vec<_> = together.iter().map(|fallen| (fallen.entry, stack)).collect();
        let hits = together.iter().filter(|fallen| !fallen.winners.is_empty());
        let taken: Vec<_> = hits.map(|fallen| (fallen.entry, fallen.winners.clone())).collect();
        // The winner of a knock-out is recorded if there is a bounty.
        let bounties = together.iter().any(|fallen| {
            self.t().entries().get(fallen.entry).is_some_and(|e| !e.paid.bounty.is_zero())
        });
        let many = taken.len();
        if bounties && many > 0 {
            let knock_out = BountyCommand::KnockOut { out: out.clone(), taken };
            if self.submit(Command::Bounties(knock_out))?.is_ok() {
                return Ok(());
            }
        }
        self.hits += many;
        let bust = Command::Entries(EntryCommand::Bust { out });
        self.submit_or_list(bust, Saying::of("tdt-bust-refused").with("who", names))?;
        Ok(())
    }
}

/// A busted player, and the player said to have caused it.
struct Knockout {
    player: usize,
    entry: EntryId,
    winners: Vec<EntryId>,
}
