//! The rules of the entries.

use std::collections::BTreeSet;

use bottone_base::{
    chips::Chips,
    money::PaymentMethod,
    person::{Person, Stop},
    time::Timestamp,
};
use bottone_rules::buy_in::BuyIn;

use super::{
    BustedEntry, Entrant, EntryCommand, EntryEvent, EntryId, EntryState, MOST, PaidSale, PlayerId,
    Registration, bubble, bust_reversal,
};
use crate::{
    Event, Refusal, SaleKind, Tournament, Waiver,
    hands::deal,
    payments::{PaymentEvent, PurchaseRef},
    prices::SalePrice,
    setup::Purchase,
    tables::{SeatWish, TableEvent},
    waiting::{WaitingEvent, admit, check_turn},
};

/// The largest starting stack.
const MOST_START: Chips = Chips::new(1_000_000_000);

pub(crate) fn decide(
    t: &Tournament,
    command: &EntryCommand,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        EntryCommand::List { people } => {
            Refusal::NotUnderstood.check(people.iter().all(Person::is_sound), None)?;
            let readable = people.iter().all(Person::is_readable);
            t.check_new_law(Refusal::NameNotReadable, readable, None)?;
            Refusal::TooMany.check(t.entries.players.end() + people.len() <= MOST, None)?;
            Refusal::NothingToDo.check(!people.is_empty(), None)?;
            EntryEvent::Listed { people: people.clone(), from: t.entries.numbers().0 }
        }
        EntryCommand::Enter { who, seat } => return enter(t, who, seat, at, waiver),
        EntryCommand::Correct { player, to } => {
            let known = t.entries.player(*player).ok_or(Refusal::PlayerUnknown)?;
            Refusal::NotUnderstood.check(to.is_sound(), None)?;
            t.check_new_law(Refusal::NameNotReadable, to.is_readable(), None)?;
            Refusal::NothingToDo.check(known.person != **to, None)?;
            EntryEvent::Corrected { player: *player, to: to.clone() }
        }
        EntryCommand::Rebuy { entry } => return rebuy(t, *entry, at, waiver),
        EntryCommand::AddOn { entry: id } => {
            let entry = t.entries.get(*id).ok_or(Refusal::EntryUnknown)?;
            Refusal::NotIn.check(entry.is_in(), None)?;
            t.plays_today(*id)?;
            let offer = t.setup.add_on.as_ref().ok_or(Refusal::NoAddOns)?;
            may_buy(t, offer, entry.add_ons, at, waiver)?;
            let sale = offer.nth(usize::from(entry.add_ons) + 1);
            let number = t.entries.bought_from;
            EntryEvent::AddedOn { entry: *id, paid: sale.paid, chips: sale.chips, number }
        }
        EntryCommand::PaidBy { by, sale } => return paid_by(t, *by, sale, at, waiver),
        EntryCommand::Refund { entry, keep_fee } => refund(t, *entry, *keep_fee, at, waiver)?,
        EntryCommand::Bust { out } => EntryEvent::Busted { out: bust(t, out)? },
        EntryCommand::WinSeat { entry, stack } => win_seat(t, *entry, *stack)?,
        EntryCommand::StartWith { entry, chips } => start_with(t, *entry, *chips, waiver)?,
        EntryCommand::Forfeit { entry, stack, seat } => {
            return forfeit(t, (*entry, *stack), seat, at, waiver);
        }
        EntryCommand::Registration { open } => {
            let held = t.registration();
            Refusal::RegistrationOpen.check(!*open || held != Registration::HeldOpen, None)?;
            Refusal::NothingToDo.check(*open || held != Registration::Closed, None)?;
            let set = EntryEvent::RegistrationSet { open: *open };
            t.check_payments_owed(&[Event::Entries(set.clone())], at)?;
            set
        }
        EntryCommand::RegistrationByStructure => {
            let by_hand = t.registration() != Registration::ByStructure;
            Refusal::NothingToDo.check(by_hand, None)?;
            t.check_payments_owed(&[Event::Entries(EntryEvent::RegistrationFollows)], at)?;
            EntryEvent::RegistrationFollows
        }
        EntryCommand::HandForHand { on } => return bubble::set(t, *on, at),
        EntryCommand::NextHand if t.uses_old_laws() => return bubble::next_hand(t, at),
        EntryCommand::NextHand => return deal(t, at, waiver),
        EntryCommand::SameHand { out, separate_hand } => bubble::same_hand(t, out, *separate_hand)?,
        EntryCommand::BringBack { entry, to } => bust_reversal::bring_back(t, *entry, *to, at)?,
    };
    Ok(vec![Event::Entries(event)])
}

/// Decides a sale with its payment method. A free sale has none.
fn paid_by(
    t: &Tournament,
    by: PaymentMethod,
    sale: &PaidSale,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    Refusal::NotUnderstood.check(by != PaymentMethod::Cash, None)?;
    let mut events = decide(t, &sale.clone().into(), at, waiver)?;
    let coming =
        |id: EntryId, what| t.entries.get(id).map_or(1, |entry| entry.next_purchase_number(what));
    let mut paid = Vec::new();
    for event in &events {
        match event {
            Event::Entries(EntryEvent::Entered { players, paid: price, from, .. })
                if !price.total().is_zero() =>
            {
                let entries = t.entries.next_entry_numbers(*from).take(players.len());
                paid.extend(entries.map(|entry| (entry, PurchaseRef::Entry)));
            }
            Event::Entries(EntryEvent::Rebought { entry, paid: price, number, .. })
                if !price.total().is_zero() =>
            {
                let number = number.unwrap_or_else(|| coming(*entry, SaleKind::Rebuy));
                paid.push((*entry, PurchaseRef::Rebuy(number)));
            }
            Event::Entries(EntryEvent::AddedOn { entry, paid: price, number, .. })
                if !price.total().is_zero() =>
            {
                let number = number.unwrap_or_else(|| coming(*entry, SaleKind::AddOn));
                paid.push((*entry, PurchaseRef::AddOn(number)));
            }
            _ => {}
        }
    }
    let paid_with =
        |(entry, sold)| Event::Payments(PaymentEvent::PaidWith { entry, sold, method: by });
    events.extend(paid.into_iter().map(paid_with));
    Ok(events)
}

/// Decides the win of a seat at the milestone of a satellite (rules §8.6).
fn win_seat(t: &Tournament, entry: EntryId, stack: Chips) -> Result<EntryEvent, Refusal> {
    let milestone = t.prizes().plan().milestone().ok_or(Refusal::NoMilestone)?;
    t.entries.check_playing(std::iter::once(entry))?;
    let from = t.tables.seat_of(entry).ok_or(Refusal::NotSeated)?;
    t.plays_today(entry)?;
    Refusal::NoMilestone.check(!t.bounties.any(), None)?;
    Refusal::StackTooShort.check(stack >= milestone, None)?;
    // At least one other entry is in, with chips.
    Refusal::NotUnderstood.check(stack < t.chips_in_play(), None)?;
    let seats = t.prize_list().unwrap_or_default();
    let seats = seats.iter().take_while(|prize| prize.tickets > 0).count();
    Refusal::SeatsAreWon.check(t.entries.qualified().len() < seats, None)?;
    Refusal::LastPlayer.check(t.entries.playing_count() > 1, None)?;
    Ok(EntryEvent::SeatWon { out: BustedEntry { entry, from, stack: Some(stack) } })
}

/// Decides another starting stack for an entry. Once the entry plays, lowering its stack needs a
/// waiver.
fn start_with(
    t: &Tournament,
    id: EntryId,
    chips: Chips,
    waiver: Option<&Waiver>,
) -> Result<EntryEvent, Refusal> {
    let entry = t.entries.get(id).ok_or(Refusal::EntryUnknown)?;
    Refusal::NotIn.check(entry.is_in(), None)?;
    Refusal::FromAFlight.check(t.flights.arrival(id).is_none(), None)?;
    Refusal::CarriedOver.check(t.bags.carried_over().is_none(), None)?;
    Refusal::ChipsBagged.check(t.bags.get(id).is_none(), None)?;
    Refusal::DealMade.check(t.deals.agreed().is_none(), None)?;
    // Part of its starting stack is with other players by now.
    Refusal::NotIn.check(entry.lost.is_zero(), None)?;
    let sound = !chips.is_zero() && chips <= MOST_START;
    Refusal::NotUnderstood.check(sound, None)?;
    let was = entry.start();
    Refusal::NothingToDo.check(was != chips, None)?;
    let plays = t.clock.started() && t.tables.seat_of(id).is_some();
    Refusal::HasPlayed.check(chips > was || !plays, waiver)?;
    Ok(EntryEvent::StartSet { entry: id, was, chips })
}

/// Decides a forfeit: takes a stack out of play and sells its owner a new entry.
fn forfeit(
    t: &Tournament,
    (entry, stack): (EntryId, Chips),
    seat: &SeatWish,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    Refusal::NoForfeits.check(t.setup.forfeits, None)?;
    let player = t.entries.get(entry).ok_or(Refusal::EntryUnknown)?.player;
    t.entries.check_playing(std::iter::once(entry))?;
    let from = t.tables.seat_of(entry).ok_or(Refusal::NotSeated)?;
    t.plays_today(entry)?;
    Refusal::ChipsBagged.check(t.bags.get(entry).is_none(), None)?;
    // A player without chips is out, and re-enters as after any bust.
    Refusal::NotUnderstood.check(!stack.is_zero(), None)?;
    let out = BustedEntry { entry, from, stack: Some(stack) };
    let forfeited = Event::Entries(EntryEvent::Forfeited { out });
    let mut then = t.clone();
    then.apply(&forfeited, at);
    let mut events = enter(&then, &[Entrant::Known(player)], seat, at, waiver)?;
    events.insert(0, forfeited);
    t.check_payments_owed(&events, at)?;
    Ok(events)
}

/// Decides the refund of an entry.
pub(crate) fn refund(
    t: &Tournament,
    id: EntryId,
    keep_fee: bool,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<EntryEvent, Refusal> {
    let entry = t.entries.get(id).ok_or(Refusal::EntryUnknown)?;
    Refusal::NotIn.check(entry.is_in(), None)?;
    Refusal::FromAFlight.check(t.flights.arrival(id).is_none(), None)?;
    let played = t.clock.started() && t.tables.seat_of(id).is_some();
    let on_head = t.bounties.head(id) >= entry.paid.bounty;
    Refusal::BountyTaken.check(on_head, None)?;
    t.check_new_law(Refusal::CarriedOver, t.bags.carried_over().is_none(), None)?;
    // A deal divides the pool to the last cent.
    t.check_new_law(Refusal::DealMade, t.deals.agreed().is_none(), None)?;
    let kept = if keep_fee { entry.paid.house_part() } else { BuyIn::default() };
    let refunded = EntryEvent::Refunded { entry: id, kept };
    t.check_payments_owed(&[Event::Entries(refunded.clone())], at)?;
    Refusal::HasPlayed.check(!played, waiver)?;
    // A stack lost before a rebuy was played, even if its owner is in again.
    t.check_new_law(Refusal::HasPlayed, entry.lost.is_zero(), waiver)?;
    Ok(refunded)
}

fn enter(
    t: &Tournament,
    who: &[Entrant],
    seat: &SeatWish,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let known = |who: &Entrant| match who {
        Entrant::New(_) | Entrant::StoppedNew(..) => true,
        Entrant::Known(player) | Entrant::StoppedKnown(_, player) => {
            t.entries.player(*player).is_some()
        }
    };
    Refusal::PlayerUnknown.check(who.iter().all(known), None)?;
    let (players_from, from) = t.entries.numbers();
    let mut coming = t.entries.next_player_numbers(players_from);
    let mut people = Vec::new();
    let mut players = Vec::with_capacity(who.len());
    for who in who {
        players.push(match who {
            Entrant::New(person) | Entrant::StoppedNew(_, person) => {
                Refusal::NotUnderstood.check(person.is_sound(), None)?;
                t.check_new_law(Refusal::NameNotReadable, person.is_readable(), None)?;
                people.push(person.clone());
                coming.next().ok_or(Refusal::TooMany)?
            }
            Entrant::Known(player) | Entrant::StoppedKnown(_, player) => *player,
        });
    }
    Refusal::NothingToDo.check(!who.is_empty(), None)?;
    let room =
        t.entries.list.end() + who.len() <= MOST && t.entries.players.end() + people.len() <= MOST;
    Refusal::TooMany.check(room, None)?;
    for player in &players {
        let plays =
            t.spellings(*player).into_iter().any(|id| t.entries.entry_in_play(id).is_some());
        Refusal::AlreadyIn.check(!plays, None)?;
    }
    let barred = |player: PlayerId| {
        t.entries.player(player).is_some_and(|player| t.entries.is_disqualified(player))
    };
    let barred = |player: &PlayerId| t.spellings(*player).into_iter().any(barred);
    Refusal::Disqualified.check(!players.iter().any(barred), None)?;
    let mut sorted: Vec<PlayerId> = players.iter().map(|player| t.united_player(*player)).collect();
    sorted.sort_unstable();
    Refusal::NamedTwice.check(sorted.windows(2).all(|pair| pair[0] != pair[1]), None)?;
    let entries: Vec<EntryId> = t.entries.next_entry_numbers(from).take(players.len()).collect();
    let (seats, waits) = admit(t, &entries, seat)?;
    Refusal::LastHandsDrawn.check(seats.is_empty() || !t.hands.plays_last_hands(), None)?;
    Refusal::DealMade.check(t.deals.agreed().is_none(), None)?;
    Refusal::CarriedOver.check(t.bags.carried_over().is_none(), None)?;
    t.check_new_law(Refusal::EventOver, t.winner(at).is_none(), None)?;
    let mut events = Vec::with_capacity(3);
    if !people.is_empty() {
        events.push(Event::Entries(EntryEvent::Listed { people, from: players_from }));
    }
    events.extend(entered(t, &players, from).map(Event::Entries));
    let seated: Vec<EntryId> = seats.iter().map(|(entry, _)| *entry).collect();
    if !seats.is_empty() {
        events.push(Event::Tables(TableEvent::Seated { seats }));
    }
    if !waits.is_empty() {
        events.push(Event::Waiting(WaitingEvent::Joined { entries: waits }));
    }
    t.check_payments_owed(&events, at)?;
    let stopped = |stop| who.iter().any(|who| who.stop() == Some(stop));
    Refusal::Barred.check(!stopped(Stop::Barred), waiver)?;
    Refusal::UnderAge.check(!stopped(Stop::UnderAge), waiver)?;
    Refusal::RegistrationClosed.check(t.registration_open(at), waiver)?;
    if let Some(most) = t.setup.re_entries {
        let fine = |player: &PlayerId| t.times_entered(*player) <= most.into();
        Refusal::NoMoreEntries.check(players.iter().all(fine), waiver)?;
    }
    check_turn(t, &seated, at, waiver)?;
    Ok(events)
}

/// Returns the events of the entries, one for each run of players who pay the same. Their numbers
/// follow the order of the command.
fn entered(
    t: &Tournament,
    players: &[PlayerId],
    mut from: Option<EntryId>,
) -> impl Iterator<Item = EntryEvent> {
    let sold: Vec<(PlayerId, SalePrice)> =
        players.iter().map(|player| (*player, t.next_entry(Some(*player)))).collect();
    let mut events: Vec<EntryEvent> = Vec::with_capacity(1);
    for alike in sold.chunk_by(|(_, one), (_, other)| one == other) {
        let players: Vec<PlayerId> = alike.iter().map(|(player, _)| *player).collect();
        let first = from;
        from = from.map(|from| EntryId::at(from.index() + players.len()));
        let Some((_, SalePrice { paid, chips })) = alike.first().copied() else { continue };
        events.push(EntryEvent::Entered { players, paid, chips, from: first });
    }
    events.into_iter()
}

/// Decides a rebuy. A busted player keeps the seat (features B4) unless it is taken; then the entry
/// waits for a seat.
fn rebuy(
    t: &Tournament,
    id: EntryId,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let entry = t.entries.get(id).ok_or(Refusal::EntryUnknown)?;
    Refusal::Disqualified.check(entry.disqualified.is_none(), None)?;
    let back = match entry.standing {
        EntryState::In => None,
        EntryState::Refunded | EntryState::Behind | EntryState::Through | EntryState::Forfeited => {
            return Err(Refusal::NotIn);
        }
        EntryState::Out { bust } => {
            let latest = t.entries.player(entry.player).and_then(|p| p.entries.last());
            Refusal::NotIn.check(latest == Some(&id), None)?;
            // A player who goes on under another spelling is in with that spelling's entry.
            let mut spellings = t.spellings(entry.player).into_iter();
            let plays = spellings.any(|player| t.entries.entry_in_play(player).is_some());
            Refusal::AlreadyIn.check(!plays, None)?;
            let out = t.entries.busts.get(bust).and_then(|b| b.out.iter().find(|o| o.entry == id));
            Some(out.ok_or(Refusal::NotIn)?.from)
        }
    };
    Refusal::EventOver.check(t.winner(at).is_none(), None)?;
    let back = back.filter(|seat| t.tables.check_free(*seat).is_ok());
    let offer = t.setup.rebuy.as_ref().ok_or(Refusal::NoRebuys)?;
    let stays_in = entry.is_in() || t.deals.agreed().is_none();
    Refusal::DealMade.check(stays_in, None)?;
    t.plays_today(id)?;
    let SalePrice { paid, chips } = offer.nth(usize::from(entry.rebuys) + 1);
    let number = t.entries.bought_from;
    let mut events = vec![Event::Entries(EntryEvent::Rebought { entry: id, paid, chips, number })];
    events.extend(back.map(|s| Event::Tables(TableEvent::Seated { seats: vec![(id, s)] })));
    t.check_payments_owed(&events, at)?;
    may_buy(t, offer, entry.rebuys, at, waiver)?;
    Ok(events)
}

fn may_buy(
    t: &Tournament,
    offer: &Purchase,
    bought: u8,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<(), Refusal> {
    Refusal::NoMorePurchases.check(bought < offer.most, waiver)?;
    Refusal::WindowClosed.check(t.clock.is_at_most_level(offer.through_level, at), waiver)
}

/// Checks the entries that bust in one hand, and adds their seats.
pub(crate) fn bust(
    t: &Tournament,
    out: &[(EntryId, Option<Chips>)],
) -> Result<Vec<BustedEntry>, Refusal> {
    t.entries.check_playing(out.iter().map(|(id, _)| *id))?;
    let bagged = out.iter().any(|(id, _)| t.bags.get(*id).is_some());
    Refusal::ChipsBagged.check(!bagged, None)?;
    let mut busted = Vec::with_capacity(out.len());
    for &(id, stack) in out {
        let from = t.tables.seat_of(id).ok_or(Refusal::NotSeated)?;
        busted.push(BustedEntry { entry: id, from, stack: stack.or_else(|| t.hands.stack(id)) });
    }
    let distinct: BTreeSet<EntryId> = busted.iter().map(|out| out.entry).collect();
    Refusal::NamedTwice.check(distinct.len() == busted.len(), None)?;
    let first = busted.first().ok_or(Refusal::NothingToDo)?;
    let one_table = busted.iter().all(|o| o.from.table == first.from.table);
    let together = t.entries.hand_for_hand.began().is_some();
    Refusal::NotOneTable.check(one_table || together, None)?;
    let ranking = t.setup.house.rulebook.bubble.busts;
    let needed = !together || ranking.is_by_stack(busted.iter().map(|o| o.from.table));
    let has_stacks = busted.len() == 1 || busted.iter().all(|o| o.stack.is_some());
    Refusal::StacksNeeded.check(has_stacks || !needed, None)?;
    Refusal::LastPlayer.check(t.entries.playing_count() > busted.len(), None)?;
    Ok(busted)
}
