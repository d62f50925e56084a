//! A bust that was a mistake, where what came later keeps it from being struck out: the player is in again.

use super::{Entries, EntryEvent, EntryId, Standing};
use crate::{
    rules::{seat::Seat, time::Timestamp},
    tournament::{Event, Refusal, Tournament, payments::Settled},
};

impl Entries {
    /// This entry never busted: whoever went out later finishes a place further down. The bust stays in the list, without
    /// it, since others are counted by it.
    pub(super) fn bring_back(&mut self, id: EntryId) {
        let Some(Standing::Out { bust }) = self.get(id).map(|entry| entry.standing) else { return };
        self.change(id, |entry| {
            entry.standing = Standing::In;
            entry.lost = entry.lost_before;
        });
        if let Some(bust) = self.busts.get_mut(bust) {
            bust.out.retain(|out| out.entry != id);
        }
    }

    /// The seat that this entry left when it busted; `None` unless it is out by a bust.
    pub fn left(&self, id: EntryId) -> Option<Seat> {
        self.out(id).map(|(_, out)| out.from)
    }
}

/// Whoever is out by mistake is in again, in a seat that is free now. Not once others have the bounty, a deal or the
/// prize: that is to be taken back first.
pub(super) fn bring_back(
    t: &Tournament,
    id: EntryId,
    to: Seat,
    at: Timestamp,
) -> Result<EntryEvent, Refusal> {
    let entry = t.entries.get(id).ok_or(Refusal::EntryUnknown)?;
    let free = t.tables.check_free(to);
    // The first of the list in `Refusal`: no such seat comes before, a seat that is taken behind.
    if let Err(refusal @ (Refusal::TableUnknown | Refusal::SeatUnknown)) = free {
        return Err(refusal);
    }
    let plays = |player| t.entries.entry_in_play(player).is_some();
    Refusal::AlreadyIn.unless(!t.spellings(entry.player).into_iter().any(plays), None)?;
    Refusal::Disqualified.unless(entry.disqualified.is_none(), None)?;
    let latest = t.entries.player(entry.player).and_then(|player| player.entries.last());
    Refusal::NotIn.unless(t.entries.left(id).is_some() && latest == Some(&id), None)?;
    free?;
    Refusal::BountyTaken.unless(t.bounties.may_come_back(id), None)?;
    Refusal::DealMade.unless(t.deals.agreed().is_none(), None)?;
    Refusal::PaidAlready.unless(t.payments.settled(id) == Settled::default(), None)?;
    t.asks_now(Refusal::CarriedOver, t.bags.carried_over().is_none(), None)?;
    let back = EntryEvent::BroughtBack { entry: id, to };
    t.stays_owed(&[Event::Entries(back.clone())], at)?;
    Ok(back)
}
