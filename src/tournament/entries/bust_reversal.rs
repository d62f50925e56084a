//! The return of a player busted by mistake, when later records keep the bust from being deleted.

use bottone_base::{seat::Seat, time::Timestamp};

use super::{Entries, EntryEvent, EntryId, EntryState};
use crate::{Event, Refusal, Tournament, payments::PaidTotal};

impl Entries {
    /// Cancels the bust of this entry: entries that bust later finish one place further down. The
    /// bust stays in the list without the entry, because others are counted by it.
    pub(super) fn reverse_bust(&mut self, id: EntryId) {
        let Some(EntryState::Out { bust }) = self.get(id).map(|entry| entry.standing) else {
            return;
        };
        self.change(id, |entry| {
            entry.standing = EntryState::In;
            entry.lost = entry.lost_before;
        });
        if let Some(bust) = self.busts.get_mut(bust) {
            bust.out.retain(|out| out.entry != id);
        }
    }

    /// Returns the seat that this entry left when it busted; `None` unless it is out by a bust.
    pub fn left_seat(&self, id: EntryId) -> Option<Seat> {
        self.out(id).map(|(_, out)| out.from)
    }
}

/// Decides the return of an entry busted by mistake, to a free seat. It is refused after its bounty
/// was taken, a deal was made or its prize was paid: these come first.
pub(super) fn bring_back(
    t: &Tournament,
    id: EntryId,
    to: Seat,
    at: Timestamp,
) -> Result<EntryEvent, Refusal> {
    let entry = t.entries.get(id).ok_or(Refusal::EntryUnknown)?;
    let free = t.tables.check_free(to);
    // By the order in `Refusal`, a missing seat is refused before this check, a taken one after it.
    if let Err(refusal @ (Refusal::TableUnknown | Refusal::SeatUnknown)) = free {
        return Err(refusal);
    }
    let plays = |player| t.entries.entry_in_play(player).is_some();
    Refusal::AlreadyIn.check(!t.spellings(entry.player).into_iter().any(plays), None)?;
    Refusal::Disqualified.check(entry.disqualified.is_none(), None)?;
    let latest = t.entries.player(entry.player).and_then(|player| player.entries.last());
    Refusal::NotIn.check(t.entries.left_seat(id).is_some() && latest == Some(&id), None)?;
    free?;
    Refusal::BountyTaken.check(t.bounties.can_reverse_bust(id), None)?;
    Refusal::DealMade.check(t.deals.agreed().is_none(), None)?;
    Refusal::PaidAlready.check(t.payments.settled(id) == PaidTotal::default(), None)?;
    t.check_new_law(Refusal::CarriedOver, t.bags.carried_over().is_none(), None)?;
    let back = EntryEvent::BroughtBack { entry: id, to };
    t.check_payments_owed(&[Event::Entries(back.clone())], at)?;
    Ok(back)
}
