//! Prizes in kind, with their winners and holders.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    items::{Item, ItemWinner},
    seat::Seat,
    time::Timestamp,
};
use imbl::Vector;
use serde::Serialize;

use super::{ItemPiece, Payments};
use crate::{
    FinishPlace, Refusal, Tournament,
    entries::{Entry, EntryId, EntryState},
    prizes::Winnings,
    setup::Setup,
};

/// The handing over of a prize in kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ItemHandover {
    pub entry: EntryId,
    pub piece: ItemPiece,
    /// The name of the prize at that time.
    pub name: String,
    /// The document that was shown, or a note.
    pub document: String,
    pub at: Timestamp,
    /// The time when it came back, with the reason.
    pub taken_back: Option<(Timestamp, String)>,
}

/// A piece of a prize in kind, with its winner and its holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ItemDue {
    pub piece: ItemPiece,
    /// The winner. `None` while its place is open, and for a raffle prize that was not handed over.
    pub winner: Option<EntryId>,
    /// The entry that has it.
    pub holder: Option<EntryId>,
}

/// The entries with a decided place, by place.
pub(crate) struct FinishOrder(BTreeMap<u32, (u32, Vec<EntryId>)>);

/// The last place of a tie, with its entries and their seats.
type Tie = (u32, Vec<(Option<Seat>, EntryId)>);

impl FinishOrder {
    /// Returns the entries with this place, in the order of their seats; several if they tie.
    pub(crate) fn at(&self, place: u32) -> Option<&[EntryId]> {
        self.tie(place).map(|(_, entries)| entries)
    }

    /// Returns the same with the first place of the tie.
    fn tie(&self, place: u32) -> Option<(u32, &[EntryId])> {
        let (first, (last, entries)) = self.0.range(..=place).next_back()?;
        (place <= *last).then_some((*first, entries))
    }
}

impl ItemHandover {
    /// Returns whether it counts.
    pub const fn is_valid(&self) -> bool {
        self.taken_back.is_none()
    }

    /// Returns whether this piece went out by it and did not come back.
    pub(super) fn includes(&self, piece: ItemPiece) -> bool {
        self.piece == piece && self.is_valid()
    }
}

impl Payments {
    /// Returns every handing over of a prize in kind, including those taken back.
    pub fn handed(&self) -> &Vector<ItemHandover> {
        &self.handed
    }

    /// Returns the entry that has this piece.
    pub fn holder(&self, piece: ItemPiece) -> Option<EntryId> {
        self.current_handover(piece).map(|handed| handed.entry)
    }

    /// Returns the valid handing over of this piece.
    pub fn current_handover(&self, piece: ItemPiece) -> Option<&ItemHandover> {
        self.handed.iter().rfind(|handed| handed.includes(piece))
    }
}

impl Setup {
    /// Returns the prize in kind that this piece belongs to.
    pub fn item(&self, piece: ItemPiece) -> Option<&Item> {
        let is_of = |item: &&Item| {
            item.number == piece.item
                && match piece.place {
                    Some(place) => item.is_for(place),
                    None => item.to == ItemWinner::Raffle,
                }
        };
        self.items.iter().find(is_of)
    }
}

impl Tournament {
    /// Returns every piece of the prizes in kind, the best place first and the raffle last.
    ///
    /// In a tie the best place goes to the lowest table and seat, as with odd units. If another
    /// entry of the tie has the piece, that entry has won it.
    pub fn item_dues(&self, at: Timestamp) -> Vec<ItemDue> {
        if self.setup.items.is_empty() && self.payments.handed.is_empty() {
            return Vec::new();
        }
        self.items_of(&self.prizes_won(at), at)
    }

    /// Returns the same for known winnings.
    pub(crate) fn items_of(
        &self,
        won: &BTreeMap<EntryId, Winnings>,
        at: Timestamp,
    ) -> Vec<ItemDue> {
        if self.setup.items.is_empty() {
            return Vec::new();
        }
        let finished = self.finished_of(won, at);
        let mut dues = Vec::new();
        for item in &self.setup.items {
            self.winners_of(item, &finished, &mut dues);
        }
        // The sort keeps the order of the list among those of one place.
        dues.sort_by_key(|due| due.piece.place.unwrap_or(u32::MAX));
        dues
    }

    fn winners_of(&self, item: &Item, finished: &FinishOrder, dues: &mut Vec<ItemDue>) {
        if item.to == ItemWinner::Raffle {
            let piece = ItemPiece { item: item.number, place: None };
            let holder = self.payments.holder(piece);
            dues.push(ItemDue { piece, winner: holder, holder });
            return;
        }
        let begin = dues.len();
        dues.extend(item.places().map(|place| {
            let piece = ItemPiece { item: item.number, place: Some(place) };
            let holder = self.payments.holder(piece);
            let has_place =
                |entry: &EntryId| finished.at(place).is_some_and(|entries| entries.contains(entry));
            ItemDue { piece, winner: holder.filter(has_place), holder }
        }));
        let mut served: BTreeSet<EntryId> =
            dues.iter().skip(begin).filter_map(|due| due.winner).collect();
        for due in dues.iter_mut().skip(begin).filter(|due| due.winner.is_none()) {
            let Some(place) = due.piece.place else { continue };
            let Some((first, entries)) = finished.tie(place) else { continue };
            let in_turn = entries.get(place.saturating_sub(first) as usize);
            let mut next = in_turn.into_iter().chain(entries);
            due.winner = next.find(|entry| !served.contains(entry)).copied();
            served.extend(due.winner);
        }
    }

    /// Returns the entries with a decided place.
    pub(crate) fn finished(&self, at: Timestamp) -> FinishOrder {
        self.finished_of(&self.prizes_won(at), at)
    }

    fn finished_of(&self, won: &BTreeMap<EntryId, Winnings>, at: Timestamp) -> FinishOrder {
        let mut all: BTreeMap<u32, Tie> = BTreeMap::new();
        // While entries may come no place is decided.
        if !self.registration_open(at) {
            let places = self.entries.places();
            let winner = self.winner(at);
            let decided = self.is_decided(won, at);
            for (id, entry) in self.entries.all() {
                let first = (winner == Some(id)).then_some(FinishPlace { first: 1, last: 1 });
                let last = won.get(&id).filter(|_| !entry.is_in() || decided).map(|won| won.place);
                let Some(place) = places.of(id).or(first).or(last) else { continue };
                let (_, entries) = all.entry(place.first).or_insert((place.last, Vec::new()));
                entries.push((self.last_seat(id, entry), id));
            }
        }
        let in_order = all.into_iter().map(|(first, (last, mut entries))| {
            entries.sort_unstable();
            (first, (last, entries.into_iter().map(|(_, entry)| entry).collect()))
        });
        FinishOrder(in_order.collect())
    }

    /// Returns the seat of an entry, or the one that it left when it busted.
    fn last_seat(&self, id: EntryId, entry: &Entry) -> Option<Seat> {
        let EntryState::Out { bust } = entry.standing else { return self.tables.seat_of(id) };
        let out = &self.entries.busts().get(bust)?.out;
        out.iter().find(|out| out.entry == id).map(|out| out.from)
    }

    /// Checks that these items still include every piece that was handed over.
    pub(crate) fn check_items_kept(&self, items: &[Item]) -> Result<(), Refusal> {
        let then = Setup { items: items.to_vec(), ..Setup::default() };
        let mut handed = self.payments.handed.iter().filter(|handed| handed.is_valid());
        let stays = handed.all(|handed| {
            let now = self.setup.item(handed.piece).map(|item| &item.name);
            then.item(handed.piece).map(|item| &item.name) == now
        });
        Refusal::HandedOver.check(stays, None)
    }

    /// Returns whether prizes are locked, agreed, paid or handed over.
    pub fn has_decided_prizes(&self) -> bool {
        self.prizes.locked().is_some()
            || self.deals.agreed().is_some()
            || self.payments.all().iter().any(super::Payment::is_valid)
            || self.payments.handed.iter().any(ItemHandover::is_valid)
    }
}
