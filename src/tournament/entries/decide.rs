//! The rules of the entries.

use std::collections::BTreeSet;

use super::{
    EntryCommand, EntryEvent, EntryId, MOST, Out, PlayerId, Registration, Standing, ToSell, Who,
    back, bubble,
};
use crate::{
    rules::{
        buy_in::BuyIn,
        chips::Chips,
        money::Method,
        person::{Person, Stop},
        time::Timestamp,
    },
    tournament::{
        Event, Refusal, Sold, Tournament, Waiver,
        hands::deal,
        payments::{PaidFor, PaymentEvent},
        prices::Sale,
        setup::Purchase,
        tables::{TableEvent, Wish},
        waiting::{WaitingEvent, admit, check_turn},
    },
};

/// The largest starting stack.
const MOST_START: Chips = Chips::new(1_000_000_000);

pub(in crate::tournament) fn decide(
    t: &Tournament,
    command: &EntryCommand,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        EntryCommand::List { people } => {
            Refusal::NotUnderstood.unless(people.iter().all(Person::is_sound), None)?;
            let readable = people.iter().all(Person::is_readable);
            t.asks_now(Refusal::NameNotReadable, readable, None)?;
            Refusal::TooMany.unless(t.entries.players.end() + people.len() <= MOST, None)?;
            Refusal::NothingToDo.unless(!people.is_empty(), None)?;
            EntryEvent::Listed { people: people.clone(), from: t.entries.numbers().0 }
        }
        EntryCommand::Enter { who, seat } => return enter(t, who, seat, at, waiver),
        EntryCommand::Correct { player, to } => {
            let known = t.entries.player(*player).ok_or(Refusal::PlayerUnknown)?;
            Refusal::NotUnderstood.unless(to.is_sound(), None)?;
            t.asks_now(Refusal::NameNotReadable, to.is_readable(), None)?;
            Refusal::NothingToDo.unless(known.person != *to, None)?;
            EntryEvent::Corrected { player: *player, to: to.clone() }
        }
        EntryCommand::Rebuy { entry } => return rebuy(t, *entry, at, waiver),
        EntryCommand::AddOn { entry: id } => {
            let entry = t.entries.get(*id).ok_or(Refusal::EntryUnknown)?;
            Refusal::NotIn.unless(entry.is_in(), None)?;
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
            Refusal::RegistrationOpen.unless(!*open || held != Registration::HeldOpen, None)?;
            Refusal::NothingToDo.unless(*open || held != Registration::Closed, None)?;
            let set = EntryEvent::RegistrationSet { open: *open };
            t.stays_owed(&[Event::Entries(set.clone())], at)?;
            set
        }
        EntryCommand::RegistrationByStructure => {
            let by_hand = t.registration() != Registration::ByStructure;
            Refusal::NothingToDo.unless(by_hand, None)?;
            t.stays_owed(&[Event::Entries(EntryEvent::RegistrationFollows)], at)?;
            EntryEvent::RegistrationFollows
        }
        EntryCommand::HandForHand { on } => return bubble::set(t, *on, at),
        EntryCommand::NextHand if t.is_as_before() => return bubble::next_hand(t, at),
        EntryCommand::NextHand => return deal(t, at, waiver),
        EntryCommand::SameHand { out, apart } => bubble::same_hand(t, out, *apart)?,
        EntryCommand::BringBack { entry, to } => back::bring_back(t, *entry, *to, at)?,
    };
    Ok(vec![Event::Entries(event)])
}

/// Decides a sale with its payment method. A free sale has none.
fn paid_by(
    t: &Tournament,
    by: Method,
    sale: &ToSell,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    Refusal::NotUnderstood.unless(by != Method::Cash, None)?;
    let mut events = decide(t, &sale.clone().into(), at, waiver)?;
    let coming = |id: EntryId, what| t.entries.get(id).map_or(1, |entry| entry.coming(what));
    let mut paid = Vec::new();
    for event in &events {
        match event {
            Event::Entries(EntryEvent::Entered { players, paid: price, from, .. })
                if !price.total().is_zero() =>
            {
                let entries = t.entries.coming(*from).take(players.len());
                paid.extend(entries.map(|entry| (entry, PaidFor::Entry)));
            }
            Event::Entries(EntryEvent::Rebought { entry, paid: price, number, .. })
                if !price.total().is_zero() =>
            {
                let number = number.unwrap_or_else(|| coming(*entry, Sold::Rebuy));
                paid.push((*entry, PaidFor::Rebuy(number)));
            }
            Event::Entries(EntryEvent::AddedOn { entry, paid: price, number, .. })
                if !price.total().is_zero() =>
            {
                let number = number.unwrap_or_else(|| coming(*entry, Sold::AddOn));
                paid.push((*entry, PaidFor::AddOn(number)));
            }
            _ => {}
        }
    }
    let told = |(entry, sold)| Event::Payments(PaymentEvent::TakenBy { entry, sold, method: by });
    events.extend(paid.into_iter().map(told));
    Ok(events)
}

/// Decides the win of a seat at the milestone of a satellite (rules §8.6).
fn win_seat(t: &Tournament, entry: EntryId, stack: Chips) -> Result<EntryEvent, Refusal> {
    let milestone = t.prizes().plan().milestone().ok_or(Refusal::NoMilestone)?;
    t.entries.check_in(std::iter::once(entry))?;
    let from = t.tables.seat_of(entry).ok_or(Refusal::NotSeated)?;
    t.plays_today(entry)?;
    Refusal::NoMilestone.unless(!t.bounties.any(), None)?;
    Refusal::StackTooShort.unless(stack >= milestone, None)?;
    // At least one other entry is in, with chips.
    Refusal::NotUnderstood.unless(stack < t.chips_in_play(), None)?;
    let seats = t.prize_list().unwrap_or_default();
    let seats = seats.iter().take_while(|prize| prize.tickets > 0).count();
    Refusal::SeatsAreWon.unless(t.entries.through().len() < seats, None)?;
    Refusal::LastPlayer.unless(t.entries.playing_count() > 1, None)?;
    Ok(EntryEvent::SeatWon { out: Out { entry, from, stack: Some(stack) } })
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
    Refusal::NotIn.unless(entry.is_in(), None)?;
    Refusal::FromAFlight.unless(t.flights.brought(id).is_none(), None)?;
    Refusal::CarriedOver.unless(t.bags.carried_over().is_none(), None)?;
    Refusal::ChipsBagged.unless(t.bags.get(id).is_none(), None)?;
    Refusal::DealMade.unless(t.deals.agreed().is_none(), None)?;
    // Part of its starting stack is with other players by now.
    Refusal::NotIn.unless(entry.lost.is_zero(), None)?;
    let sound = !chips.is_zero() && chips <= MOST_START;
    Refusal::NotUnderstood.unless(sound, None)?;
    let was = entry.start();
    Refusal::NothingToDo.unless(was != chips, None)?;
    let plays = t.clock.started() && t.tables.seat_of(id).is_some();
    Refusal::HasPlayed.unless(chips > was || !plays, waiver)?;
    Ok(EntryEvent::StartSet { entry: id, was, chips })
}

/// Decides a forfeit: takes a stack out of play and sells its owner a new entry.
fn forfeit(
    t: &Tournament,
    (entry, stack): (EntryId, Chips),
    seat: &Wish,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    Refusal::NoForfeits.unless(t.setup.forfeits, None)?;
    let player = t.entries.get(entry).ok_or(Refusal::EntryUnknown)?.player;
    t.entries.check_in(std::iter::once(entry))?;
    let from = t.tables.seat_of(entry).ok_or(Refusal::NotSeated)?;
    t.plays_today(entry)?;
    Refusal::ChipsBagged.unless(t.bags.get(entry).is_none(), None)?;
    // A player without chips is out, and re-enters as after any bust.
    Refusal::NotUnderstood.unless(!stack.is_zero(), None)?;
    let out = Out { entry, from, stack: Some(stack) };
    let forfeited = Event::Entries(EntryEvent::Forfeited { out });
    let mut then = t.clone();
    then.apply(&forfeited, at);
    let mut events = enter(&then, &[Who::Known(player)], seat, at, waiver)?;
    events.insert(0, forfeited);
    t.stays_owed(&events, at)?;
    Ok(events)
}

/// Decides the refund of an entry.
pub(in crate::tournament) fn refund(
    t: &Tournament,
    id: EntryId,
    keep_fee: bool,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<EntryEvent, Refusal> {
    let entry = t.entries.get(id).ok_or(Refusal::EntryUnknown)?;
    Refusal::NotIn.unless(entry.is_in(), None)?;
    Refusal::FromAFlight.unless(t.flights.brought(id).is_none(), None)?;
    let played = t.clock.started() && t.tables.seat_of(id).is_some();
    let on_head = t.bounties.head(id) >= entry.paid.bounty;
    Refusal::BountyTaken.unless(on_head, None)?;
    t.asks_now(Refusal::CarriedOver, t.bags.carried_over().is_none(), None)?;
    // A deal divides the pool to the last cent.
    t.asks_now(Refusal::DealMade, t.deals.agreed().is_none(), None)?;
    let kept = if keep_fee { entry.paid.house_part() } else { BuyIn::default() };
    let refunded = EntryEvent::Refunded { entry: id, kept };
    t.stays_owed(&[Event::Entries(refunded.clone())], at)?;
    Refusal::HasPlayed.unless(!played, waiver)?;
    // A stack lost before a rebuy was played, even if its owner is in again.
    t.asks_now(Refusal::HasPlayed, entry.lost.is_zero(), waiver)?;
    Ok(refunded)
}

fn enter(
    t: &Tournament,
    who: &[Who],
    seat: &Wish,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let known = |who: &Who| match who {
        Who::New(_) | Who::StoppedNew(..) => true,
        Who::Known(player) | Who::StoppedKnown(_, player) => t.entries.player(*player).is_some(),
    };
    Refusal::PlayerUnknown.unless(who.iter().all(known), None)?;
    let (players_from, from) = t.entries.numbers();
    let mut coming = t.entries.coming_players(players_from);
    let mut people = Vec::new();
    let mut players = Vec::with_capacity(who.len());
    for who in who {
        players.push(match who {
            Who::New(person) | Who::StoppedNew(_, person) => {
                Refusal::NotUnderstood.unless(person.is_sound(), None)?;
                t.asks_now(Refusal::NameNotReadable, person.is_readable(), None)?;
                people.push(person.clone());
                coming.next().ok_or(Refusal::TooMany)?
            }
            Who::Known(player) | Who::StoppedKnown(_, player) => *player,
        });
    }
    Refusal::NothingToDo.unless(!who.is_empty(), None)?;
    let room =
        t.entries.list.end() + who.len() <= MOST && t.entries.players.end() + people.len() <= MOST;
    Refusal::TooMany.unless(room, None)?;
    for player in &players {
        let plays =
            t.spellings(*player).into_iter().any(|id| t.entries.entry_in_play(id).is_some());
        Refusal::AlreadyIn.unless(!plays, None)?;
    }
    let barred = |player: PlayerId| {
        t.entries.player(player).is_some_and(|player| t.entries.is_disqualified(player))
    };
    let barred = |player: &PlayerId| t.spellings(*player).into_iter().any(barred);
    Refusal::Disqualified.unless(!players.iter().any(barred), None)?;
    let mut sorted: Vec<PlayerId> = players.iter().map(|player| t.goes_on_as(*player)).collect();
    sorted.sort_unstable();
    Refusal::NamedTwice.unless(sorted.windows(2).all(|pair| pair[0] != pair[1]), None)?;
    let entries: Vec<EntryId> = t.entries.coming(from).take(players.len()).collect();
    let (seats, waits) = admit(t, &entries, seat)?;
    Refusal::LastHandsDrawn.unless(seats.is_empty() || !t.hands.plays_last_hands(), None)?;
    Refusal::DealMade.unless(t.deals.agreed().is_none(), None)?;
    Refusal::CarriedOver.unless(t.bags.carried_over().is_none(), None)?;
    t.asks_now(Refusal::EventOver, t.winner(at).is_none(), None)?;
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
    t.stays_owed(&events, at)?;
    let stopped = |stop| who.iter().any(|who| who.stop() == Some(stop));
    Refusal::Barred.unless(!stopped(Stop::Barred), waiver)?;
    Refusal::UnderAge.unless(!stopped(Stop::UnderAge), waiver)?;
    Refusal::RegistrationClosed.unless(t.registration_open(at), waiver)?;
    if let Some(most) = t.setup.re_entries {
        let fine = |player: &PlayerId| t.times_entered(*player) <= most.into();
        Refusal::NoMoreEntries.unless(players.iter().all(fine), waiver)?;
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
    let sold: Vec<(PlayerId, Sale)> =
        players.iter().map(|player| (*player, t.next_entry(Some(*player)))).collect();
    let mut events: Vec<EntryEvent> = Vec::with_capacity(1);
    for alike in sold.chunk_by(|(_, one), (_, other)| one == other) {
        let players: Vec<PlayerId> = alike.iter().map(|(player, _)| *player).collect();
        let first = from;
        from = from.map(|from| EntryId::at(from.index() + players.len()));
        let Some((_, Sale { paid, chips })) = alike.first().copied() else { continue };
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
    Refusal::Disqualified.unless(entry.disqualified.is_none(), None)?;
    let back = match entry.standing {
        Standing::In => None,
        Standing::Refunded | Standing::Behind | Standing::Through | Standing::Forfeited => {
            return Err(Refusal::NotIn);
        }
        Standing::Out { bust } => {
            let latest = t.entries.player(entry.player).and_then(|p| p.entries.last());
            Refusal::NotIn.unless(latest == Some(&id), None)?;
            // A player who goes on under another spelling is in with that spelling's entry.
            let mut spellings = t.spellings(entry.player).into_iter();
            let plays = spellings.any(|player| t.entries.entry_in_play(player).is_some());
            Refusal::AlreadyIn.unless(!plays, None)?;
            let out = t.entries.busts.get(bust).and_then(|b| b.out.iter().find(|o| o.entry == id));
            Some(out.ok_or(Refusal::NotIn)?.from)
        }
    };
    Refusal::EventOver.unless(t.winner(at).is_none(), None)?;
    let back = back.filter(|seat| t.tables.check_free(*seat).is_ok());
    let offer = t.setup.rebuy.as_ref().ok_or(Refusal::NoRebuys)?;
    let stays_in = entry.is_in() || t.deals.agreed().is_none();
    Refusal::DealMade.unless(stays_in, None)?;
    t.plays_today(id)?;
    let Sale { paid, chips } = offer.nth(usize::from(entry.rebuys) + 1);
    let number = t.entries.bought_from;
    let mut events = vec![Event::Entries(EntryEvent::Rebought { entry: id, paid, chips, number })];
    events.extend(back.map(|s| Event::Tables(TableEvent::Seated { seats: vec![(id, s)] })));
    t.stays_owed(&events, at)?;
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
    Refusal::NoMorePurchases.unless(bought < offer.most, waiver)?;
    Refusal::WindowClosed.unless(t.clock.is_through(offer.through_level, at), waiver)
}

/// Checks the entries that bust in one hand, and adds their seats.
pub(in crate::tournament) fn bust(
    t: &Tournament,
    out: &[(EntryId, Option<Chips>)],
) -> Result<Vec<Out>, Refusal> {
    t.entries.check_in(out.iter().map(|(id, _)| *id))?;
    let bagged = out.iter().any(|(id, _)| t.bags.get(*id).is_some());
    Refusal::ChipsBagged.unless(!bagged, None)?;
    let mut busted = Vec::with_capacity(out.len());
    for &(id, stack) in out {
        let from = t.tables.seat_of(id).ok_or(Refusal::NotSeated)?;
        busted.push(Out { entry: id, from, stack: stack.or_else(|| t.hands.stack(id)) });
    }
    let distinct: BTreeSet<EntryId> = busted.iter().map(|out| out.entry).collect();
    Refusal::NamedTwice.unless(distinct.len() == busted.len(), None)?;
    let first = busted.first().ok_or(Refusal::NothingToDo)?;
    let one_table = busted.iter().all(|o| o.from.table == first.from.table);
    let together = t.entries.hand_for_hand.began().is_some();
    Refusal::NotOneTable.unless(one_table || together, None)?;
    let ranking = t.setup.house.rulebook.bubble.busts;
    let needed = !together || ranking.is_by_stack(busted.iter().map(|o| o.from.table));
    let told = busted.len() == 1 || busted.iter().all(|o| o.stack.is_some());
    Refusal::StacksNeeded.unless(told || !needed, None)?;
    Refusal::LastPlayer.unless(t.entries.playing_count() > busted.len(), None)?;
    Ok(busted)
}
