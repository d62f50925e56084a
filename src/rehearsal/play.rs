//! The true events at the tables of a rehearsal: hands, stacks and buttons.
//!
//! The play is no real poker: the winner is drawn. But blinds, antes and side pots are paid as at a
//! table, and no chip is made or lost. The shorter the stacks are, the more often they go all-in.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats, TableNo},
    time::{Span, Timestamp},
};
use bottone_rules::{
    button::{Blind, LastHand, NextHand, Positions, first_hand, next_hand},
    levels::Level,
};
use bottone_tournament::{
    Tournament,
    counts::StackCount,
    entries::{Entry, EntryId},
    setup::HouseRules,
    tables::{ButtonState, OpenTables, Table},
};

use super::chance::Chance;

/// The true state of every table in the room.
#[derive(Default)]
pub(super) struct TrueRoom {
    tables: BTreeMap<TableNo, TrueTable>,
    stacks: BTreeMap<EntryId, PlayerChips>,
    /// The entries that bought chips since the last update from the desk.
    bought: Vec<EntryId>,
    queue: BTreeSet<(Timestamp, TableNo)>,
    /// The desk's tables at the last update.
    seen: OpenTables,
}

/// One table.
struct TrueTable {
    seats: [Option<EntryId>; MOST_SEATS as usize],
    size: u8,
    occupied: Seats,
    hand: Option<LastHand>,
    unreported: u16,
    tainted: bool,
    hand_ends: Timestamp,
}

/// One player's chips, and the number given by the desk at the last update.
#[derive(Clone, Copy, Default)]
struct PlayerChips {
    chips: u64,
    given: u64,
}

impl PlayerChips {
    /// Adds the chips that the desk gave since the last update.
    fn give(&mut self, entry: &Entry) {
        self.chips += entry.chips.get() - self.given;
        self.given = entry.chips.get();
    }
}

/// The level and the rules of a hand.
pub(super) struct HandRules<'a> {
    pub(super) level: &'a Level,
    /// True if only stud is played: the button is frozen.
    pub(super) stud: bool,
    pub(super) house: &'a HouseRules,
}

/// The result of a hand.
pub(super) struct HandEnd {
    pub(super) table: TableNo,
    /// The players who lost their last chip, with the stack at the start of the hand.
    pub(super) busts: Vec<(EntryId, Chips)>,
}

impl TrueRoom {
    /// Returns the end of the next hand.
    pub(super) fn next_hand(&self) -> Option<Timestamp> {
        self.queue.first().map(|(at, _)| *at)
    }

    /// Returns every table by number.
    pub(super) fn tables(&self) -> Vec<TableNo> {
        self.tables.keys().copied().collect()
    }

    /// Stops play for `span`.
    pub(super) fn rest(&mut self, span: Span) {
        self.queue.clear();
        for (&table, felt) in &mut self.tables {
            felt.hand_ends = felt.hand_ends.after(span);
            self.queue.insert((felt.hand_ends, table));
        }
    }

    /// Updates seats and purchases from the desk.
    pub(super) fn follow(&mut self, tournament: &Tournament, now: Timestamp, chance: &mut Chance) {
        let now_open = tournament.tables().snapshot();
        let before = std::mem::replace(&mut self.seen, now_open);
        for (number, table) in tournament.tables().changed_since(&before) {
            let Some(table) = table else {
                if let Some(felt) = self.tables.remove(&number) {
                    self.queue.remove(&(felt.hand_ends, number));
                }
                continue;
            };
            if self.tables.get(&number).is_some_and(|felt| felt.matches(table)) {
                continue;
            }
            let felt = self.tables.entry(number).or_insert_with(|| {
                let hand_ends = now.after(hand_length(chance));
                self.queue.insert((hand_ends, number));
                TrueTable::new(hand_ends)
            });
            felt.follow(table);
            for (_, id) in table.entries() {
                let Some(entry) = tournament.entries().get(id) else { continue };
                self.stacks.entry(id).or_default().give(entry);
            }
        }
        for id in self.bought.drain(..) {
            let stack = self.stacks.get_mut(&id).zip(tournament.entries().get(id));
            if let Some((stack, entry)) = stack {
                stack.give(entry);
            }
        }
    }

    /// Returns whether this entry has or had a stack at a table.
    pub(super) fn has_stack(&self, entry: EntryId) -> bool {
        self.stacks.contains_key(&entry)
    }

    /// Records that this entry bought chips, and stays in its seat.
    pub(super) fn record_purchase(&mut self, entry: EntryId) {
        self.bought.push(entry);
    }

    /// Restores this player with their old stack, despite the play.
    pub(super) fn restore_player(&mut self, entry: EntryId, stack: Chips) {
        if let Some(has) = self.stacks.get_mut(&entry) {
            has.chips = stack.get();
        }
    }

    /// Removes one chip of this player, if any chips remain after it. Returns whether it did.
    pub(super) fn lose(&mut self, entry: EntryId, chip: Chips) -> bool {
        let stack = self.stacks.get_mut(&entry).filter(|stack| stack.chips > chip.get());
        let lost = stack.map(|stack| stack.chips -= chip.get());
        lost.is_some()
    }

    /// Exchanges chips of this player.
    pub(super) fn exchange(&mut self, entry: EntryId, out: Chips, into: Chips) {
        if let Some(stack) = self.stacks.get_mut(&entry) {
            stack.chips = (stack.chips + into.get()).saturating_sub(out.get());
        }
    }

    /// Returns the chips of these players together.
    pub(super) fn chips_of(&self, players: impl Iterator<Item = EntryId>) -> Chips {
        players.map(|id| Chips::new(self.chips(id))).sum()
    }

    /// Returns the stacks of every table.
    pub(super) fn counts(&self) -> Vec<(TableNo, Vec<StackCount>)> {
        let row = |&entry: &EntryId| {
            let chips = Chips::new(self.chips(entry));
            StackCount { entry, chips, pieces: Vec::new() }
        };
        let count = |felt: &TrueTable| felt.seats.iter().flatten().map(row).collect();
        let sheets = self.tables.iter().map(|(&table, felt)| (table, count(felt)));
        sheets.filter(|(_, rows): &(_, Vec<StackCount>)| !rows.is_empty()).collect()
    }

    /// Returns the number of hands that the desk does not know, if any.
    pub(super) fn unreported(&self, table: TableNo) -> Option<u16> {
        self.tables.get(&table).map(|felt| felt.unreported).filter(|&hands| hands > 0)
    }

    /// Returns whether a player sat down or left during the hands that the desk does not know.
    pub(super) fn is_tainted(&self, table: TableNo) -> bool {
        self.tables.get(&table).is_some_and(|felt| felt.tainted)
    }

    /// Returns the positions as a floor would see them. They are those of the last hand, or of the
    /// coming one if a blind has left since.
    pub(super) fn positions(&self, table: TableNo, house: &HouseRules) -> Option<Positions> {
        let felt = self.tables.get(&table)?;
        let last = felt.hand.as_ref()?.positions;
        if last.are_possible(felt.size, felt.occupied) {
            return Some(last);
        }
        felt.coming(house).map(|next| next.positions)
    }

    /// Records that the desk knows everything about `table` now. The room goes on from the desk's
    /// knowledge.
    pub(super) fn mark_reported(&mut self, table: TableNo, tournament: &Tournament) {
        let Some(felt) = self.tables.get_mut(&table) else { return };
        felt.unreported = 0;
        felt.tainted = false;
        if let Some(ButtonState::Seen { hand, .. }) =
            tournament.tables().table(table).map(Table::button)
        {
            felt.hand = Some(hand);
        }
    }

    /// Plays the hand that ends next.
    pub(super) fn play_hand(
        &mut self,
        play: &HandRules<'_>,
        now: Timestamp,
        chance: &mut Chance,
    ) -> Option<HandEnd> {
        let (_, table) = self.queue.pop_first()?;
        self.play_hand_at(table, play, now, chance)
    }

    /// Plays the next hand at this table.
    pub(super) fn play_hand_at(
        &mut self,
        table: TableNo,
        play: &HandRules<'_>,
        now: Timestamp,
        chance: &mut Chance,
    ) -> Option<HandEnd> {
        let felt = self.tables.get_mut(&table)?;
        self.queue.remove(&(felt.hand_ends, table));
        felt.hand_ends = now.after(hand_length(chance));
        self.queue.insert((felt.hand_ends, table));
        let next = felt.deal(play)?;
        let seats = felt.seats;
        let before: Vec<(SeatNo, EntryId, u64)> = next
            .dealt
            .iter()
            .filter_map(|seat| seats[seat.index()].map(|id| (seat, id, self.chips(id))))
            .filter(|(.., chips)| *chips > 0)
            .collect();
        let after = pot(&before, &next, play.level, chance);
        let mut busts = Vec::new();
        for (&(_, id, had), has) in before.iter().zip(after) {
            if let Some(stack) = self.stacks.get_mut(&id) {
                stack.chips = has;
            }
            if has == 0 {
                busts.push((id, Chips::new(had)));
            }
        }
        Some(HandEnd { table, busts })
    }

    fn chips(&self, id: EntryId) -> u64 {
        self.stacks.get(&id).map_or(0, |stack| stack.chips)
    }
}

impl TrueTable {
    fn new(hand_ends: Timestamp) -> Self {
        let seats = [None; MOST_SEATS as usize];
        let occupied = Seats::NONE;
        Self { seats, size: 0, occupied, hand: None, unreported: 0, tainted: false, hand_ends }
    }

    fn matches(&self, table: &Table) -> bool {
        self.occupied == table.occupied()
            && self.occupied.iter().all(|seat| self.seats[seat.index()] == table.entry(seat))
    }

    fn follow(&mut self, table: &Table) {
        self.tainted = self.unreported > 0;
        self.size = table.size();
        if let Some(hand) = &mut self.hand {
            let changed = |&seat: &SeatNo| self.seats[seat.index()] != table.entry(seat);
            hand.leave(self.occupied.iter().filter(changed).collect());
        }
        self.occupied = table.occupied();
        self.seats = [None; MOST_SEATS as usize];
        for (seat, id) in table.entries() {
            self.seats[seat.index()] = Some(id);
        }
        // A redraw sets the button again.
        match table.button() {
            ButtonState::Drawn { .. } | ButtonState::Fresh if self.unreported == 0 => {
                self.hand = None;
            }
            _ => {}
        }
    }

    /// Returns the hand that the dealer deals next.
    fn coming(&self, house: &HouseRules) -> Option<NextHand> {
        match &self.hand {
            Some(last) => {
                let rules = house.rulebook.button;
                next_hand(rules.rule, rules.newcomers, last, self.occupied)
            }
            None => first_hand(self.occupied.iter().next_back()?, self.occupied),
        }
    }

    fn deal(&mut self, play: &HandRules<'_>) -> Option<NextHand> {
        let next = self.coming(play.house)?;
        if !play.stud {
            self.hand = Some(next.played(self.size));
        }
        self.unreported = self.unreported.saturating_add(1);
        Some(next)
    }
}

/// Returns the length of a hand, between one and a half and two and a half minutes.
fn hand_length(chance: &mut Chance) -> Span {
    Span::from_secs(90 + chance.secs(60))
}

/// Splits a number of hands into reports of valid size.
pub(super) fn parts(hands: u16) -> impl Iterator<Item = u16> {
    let whole = std::iter::repeat_n(500, usize::from(hands / 500));
    whole.chain(Some(hands % 500).filter(|&rest| rest > 0))
}

/// Plays one pot and returns every player's chips after it, in the order given.
fn pot(
    players: &[(SeatNo, EntryId, u64)],
    next: &NextHand,
    level: &Level,
    chance: &mut Chance,
) -> Vec<u64> {
    let mut chips: Vec<u64> = players.iter().map(|&(.., chips)| chips).collect();
    if chips.len() < 2 {
        return chips;
    }
    let mut bets = vec![0; chips.len()];
    let mut dead = 0;
    let pay = |at: usize, amount: u64, chips: &mut Vec<u64>| {
        let paid = amount.min(chips[at]);
        chips[at] -= paid;
        paid
    };
    for (at, &(seat, ..)) in players.iter().enumerate() {
        let blind = next.blind_due(seat).map_or(0, |blind| match blind {
            Blind::Big => level.big.get(),
            Blind::Small => level.small.get(),
        });
        bets[at] += pay(at, blind, &mut chips);
        dead += pay(at, ante_due(seat, next, level), &mut chips);
    }
    let ranking = chance.order(players.len());
    let contenders = &ranking[..ranking.len().min(if chance.below(6) == 0 { 3 } else { 2 })];
    let big = match level.big.get().max(level.bets.map_or(0, |bets| bets.small.get())) {
        // Without blinds, as in Italian draw, a bet is a number of antes.
        0 => level.ante.map_or(1, |ante| ante.chips().get()).max(1),
        big => big,
    };
    let average = chips.iter().sum::<u64>() / chips.len() as u64;
    let depth = usize::try_from(average / big).unwrap_or(usize::MAX).max(2);
    let all_in = chance.below(depth.min(120)) < 2;
    let stake = if all_in { u64::MAX } else { big * (1 + chance.below(10) as u64) };
    for &at in contenders {
        bets[at] += pay(at, stake, &mut chips);
    }
    // The best hand wins from each player as much as it put in itself, the next best from the rest.
    for &winner in contenders {
        let reach = bets[winner];
        for bet in &mut bets {
            let won = reach.min(*bet);
            *bet -= won;
            chips[winner] += won;
        }
    }
    chips[contenders[0]] += dead + bets.iter().sum::<u64>();
    chips
}

fn ante_due(seat: SeatNo, next: &NextHand, level: &Level) -> u64 {
    let stud = level.stud.map_or(0, |stud| stud.ante.get());
    let due = level.ante.filter(|ante| ante.seat(next.positions).is_none_or(|by| by == seat));
    let ante = due.map_or(0, |ante| ante.chips().get());
    stud.max(ante)
}
