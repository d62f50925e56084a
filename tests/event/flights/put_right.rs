//! Sales, bags, lists and refunds on a day made of flights, which stay valid when a bag is
//! corrected.

use bottone::{
    base::{chips::Chips, money::Money, person::Person, seat::TableNo},
    rules::carry::Policy,
    session::{
        Desk, Session,
        flights::{MergeError, NextDayWishes, take_back},
    },
    tournament::{
        Command, Refusal,
        bags::{BagCommand, Bagging},
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId, PlayerId},
        flights::FlightCommand,
        setup::{Purchase, Setup},
        tables::{SeatWish, Table},
        waiting::{AlternateState, WaitingCommand},
    },
};

use super::{flights_set_up, later, merged, open, wishes};
use crate::stage::{buy_in, desk};

/// Returns the day after two flights with late entries and rebuys.
fn day_two(folder: &std::path::Path, wishes: &NextDayWishes) -> std::path::PathBuf {
    let rebuy = Purchase {
        price: buy_in("100"),
        chips: Chips::new(10_000),
        later: Vec::new(),
        most: 3,
        through_level: 99,
    };
    let setup = |day: &str| Setup { rebuy: Some(rebuy.clone()), ..super::setup(day) };
    merged(&flights_set_up(folder, (2, 14), 5, setup), wishes)
}

fn open_to_all() -> NextDayWishes {
    NextDayWishes { late_entries: true, ..wishes(Policy::Best) }
}

fn playing(desk: &dyn Desk) -> Vec<(EntryId, PlayerId)> {
    desk.tournament().entries().playing().map(|(id, entry)| (id, entry.player)).collect()
}

fn enter(who: Entrant) -> Command {
    Command::Entries(EntryCommand::Enter { who: vec![who], seat: SeatWish::Later })
}

fn late() -> Command {
    enter(Entrant::New(Person { family: "Zanetti".into(), ..Person::default() }))
}

fn does(desk: &mut Session, command: Command) {
    let label = format!("{command:?}");
    desk.submit(command, None).unwrap_or_else(|error| panic!("{label}: {error}"));
    assert_eq!(desk.tournament().breach(), None, "{label}");
}

fn corrected(entry: EntryId, chips: u64) -> Command {
    let (chips, reason) = (Chips::new(chips), "misread".to_owned());
    Command::Flights(FlightCommand::CorrectBag { entry, chips, reason })
}

fn voided(entry: EntryId) -> Command {
    let reason = "not hers".to_owned();
    Command::Flights(FlightCommand::Void { entry, void: true, reason })
}

/// Checks that chips bought here stay in play with the stack from the bag, which cannot become
/// void.
#[test]
fn chips_that_were_bought_stay_when_a_bag_is_put_right() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(&day_two(folder.path(), &open_to_all()));
    let (entry, _) = playing(&*desk)[0];
    let chips = |desk: &dyn Desk| desk.tournament().entries().get(entry).unwrap().chips.get();
    let brought = chips(&*desk);
    does(&mut desk, Command::Entries(EntryCommand::Rebuy { entry }));
    does(&mut desk, corrected(entry, brought + 500));
    assert_eq!(chips(&*desk), brought + 500 + 10_000);
    assert_eq!(desk.can(&voided(entry)), Err(Refusal::ChipsBought));
}

/// Checks that stacks bagged again on the second day keep their counts there; a void bag removes
/// its stack.
#[test]
fn bags_of_the_second_day_hear_of_those_of_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(&day_two(folder.path(), &open_to_all()));
    does(&mut desk, Command::Clock(ClockCommand::Start));
    does(&mut desk, Command::Clock(ClockCommand::Pause));
    let table = TableNo::new(1).unwrap();
    let here = desk.tournament().tables().table(table).into_iter().flat_map(Table::entries);
    let here: Vec<EntryId> = here.map(|(_, entry)| entry).collect();
    let stack = |entry| desk.tournament().entries().get(entry).unwrap().chips;
    let bag = |(bag, entry)| Bagging { entry, bag, chips: stack(entry), pieces: Vec::new() };
    let bags = (1..).zip(here.clone()).map(bag).collect();
    does(&mut desk, Command::Bags(BagCommand::Seal { table, bags }));
    let (one, other) = (here[0], here[1]);
    let bagged = |desk: &dyn Desk, entry| desk.tournament().bags().get(entry).map(|bag| bag.chips);
    let before = bagged(&*desk, one).unwrap();
    does(&mut desk, corrected(one, before.get() + 1_000));
    assert_eq!(bagged(&*desk, one), Some(before), "it was counted since");
    does(&mut desk, voided(other));
    assert_eq!(bagged(&*desk, other), None);
    // No chips are sold for a stack in a bag.
    let rebuy = Command::Entries(EntryCommand::Rebuy { entry: one });
    assert_eq!(desk.can(&rebuy), Err(Refusal::ChipsBagged));
}

#[test]
fn who_brings_no_stack_any_more_waits_for_no_seat() {
    let folder = tempfile::tempdir().unwrap();
    let wishes = NextDayWishes { seats: false, ..open_to_all() };
    let mut desk = open(&day_two(folder.path(), &wishes));
    let (entry, _) = playing(&*desk)[1];
    does(&mut desk, Command::Waiting(WaitingCommand::Join { entries: vec![entry] }));
    does(&mut desk, voided(entry));
    let list = desk.tournament().waiting_list();
    assert_eq!(list.line().len(), 0);
    assert!(matches!(list.get(entry).unwrap().turn, AlternateState::Gone { .. }));
}

/// Checks that a person with two spellings buys in under neither of them while an entry plays.
#[test]
fn who_was_united_buys_in_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(&day_two(folder.path(), &open_to_all()));
    let all = playing(&*desk);
    let ((_, one), (_, other)) = (all[0], all[all.len() - 1]);
    let unite = |player, other| {
        let reason = "one person, two spellings".to_owned();
        Command::Flights(FlightCommand::Unite { player, other, reason })
    };
    does(&mut desk, unite(one, other));
    for player in [one, other] {
        assert_eq!(desk.can(&enter(Entrant::Known(player))), Err(Refusal::AlreadyIn), "{player:?}");
    }
    // A player who bought in here has an entry of their own: the two cannot be united.
    does(&mut desk, late());
    let (_, late) = *playing(&*desk).last().unwrap();
    assert_eq!(desk.can(&unite(one, late)), Err(Refusal::AlreadyIn));
}

/// Checks that a sale of the next day, which is in no other file, must be taken back first.
#[test]
fn a_next_day_that_has_taken_money_is_not_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let into = day_two(folder.path(), &open_to_all());
    let mut next = open(&into);
    does(&mut next, late());
    drop(next);
    let taken = take_back(&into, later, &desk());
    assert!(matches!(taken, Err(MergeError::MoneyThere { .. })), "{taken:?}");
    let mut next = open(&into);
    assert!(next.tournament().bags().carried_over().is_none());
    next.undo().unwrap();
    drop(next);
    take_back(&into, later, &desk()).unwrap();
}

/// Checks that a flight that went on sells, refunds and removes nothing.
#[test]
fn a_flight_that_went_over_sells_and_refunds_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let into = day_two(folder.path(), &open_to_all());
    let flight = open(&into.with_file_name("1A.ron"));
    let (entry, _) = playing(&*flight)[0];
    let doors = [
        late(),
        Command::Entries(EntryCommand::Rebuy { entry }),
        Command::Entries(EntryCommand::Refund { entry, keep_fee: false }),
    ];
    for command in doors {
        assert_eq!(flight.can(&command), Err(Refusal::CarriedOver), "{command:?}");
    }
    assert!(flight.tournament().entries().paid().total() > Money::ZERO);
}
