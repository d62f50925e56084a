//! Late reports of a floor, case by case.

use bottone::{
    base::{chips::Chips, person::Person, seat::SeatNo, time::Span},
    rules::bounties::BountyKind,
    session::{Desk as _, SubmitError},
    tournament::{
        Command, Refusal,
        bounties::BountyCommand,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::{CorrectionFault, HistoryChange, RecordChoice, RecordChoices, audit},
        setup::Setup,
        tables::{MoveReason, SeatWish, TableCommand},
    },
};

use crate::stage::{Room, buy_in, structure};

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn seat(table: u16, seat: u8) -> bottone::base::seat::Seat {
    bottone::base::seat::Seat {
        table: bottone::base::seat::TableNo::new(table).unwrap(),
        seat: SeatNo::new(seat).unwrap(),
    }
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn enter(name: &str, wish: SeatWish) -> Command {
    let who = vec![Entrant::New(Person { family: name.into(), ..Person::default() })];
    Command::Entries(EntryCommand::Enter { who, seat: wish })
}

/// Seats two tables of six, with the clock running; entries 1 to 6 sit at table 1, 7 to 12 at table
/// 2.
fn room(setup: Setup) -> Room {
    let mut room = Room::seated(setup, structure("club-turbo"), &[6, 6]);
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(5);
    room
}

impl Room {
    /// Reports this as of `minutes_ago` minutes ago. Returns the number of changed records.
    fn reports_late(&mut self, command: Command, minutes_ago: i64) -> usize {
        let at = self.now().after(Span::from_minutes(-minutes_ago));
        let label = format!("{command:?}");
        self.session
            .record_late(command, None, at, &RecordChoices::new())
            .unwrap_or_else(|error| panic!("{label}: {error}"));
        self.session.records().last().unwrap().revisions.len()
    }

    fn place(&self, number: u32) -> Option<u32> {
        self.t().entries().place(entry(number)).map(|place| place.first)
    }

    fn not_then(&mut self, command: &Command, minutes_ago: i64) -> CorrectionFault {
        let at = self.now().after(Span::from_minutes(-minutes_ago));
        let act = HistoryChange::Late { at, command, waiver: None };
        self.session.corrected(act, &RecordChoices::new()).err().unwrap()
    }
}

#[test]
fn a_bust_that_is_reported_late_is_a_place_further_down() {
    let mut room = room(Setup::default());
    room.does(bust(1));
    room.minutes_later(10);
    room.does(bust(7));
    assert_eq!((room.place(1), room.place(7)), (Some(12), Some(11)));
    assert_eq!(room.reports_late(bust(2), 5), 0);
    assert_eq!((room.place(1), room.place(2), room.place(7)), (Some(12), Some(11), Some(10)));
    assert_eq!(room.reports_late(bust(3), 10), 0);
    assert_eq!(
        (room.place(3), room.place(1)),
        (Some(11), Some(12)),
        "at the same instant, but reported later"
    );
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    assert_eq!((room.place(1), room.place(7)), (Some(12), Some(11)));
}

/// Checks a broken table with drawn seats, of which one player was out by then: the others keep
/// their seats.
#[test]
fn drawn_seats_stay_although_a_player_was_absent() {
    let mut room = Room::seated(Setup::default(), structure("club-turbo"), &[4, 4, 4]);
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(20);
    let table = seat(3, 1).table;
    let broke = room.does(Command::Tables(TableCommand::Break { table, seed: 7 }));
    let seats = |room: &Room| {
        (1..=12).map(|number| room.t().tables().seat_of(entry(number))).collect::<Vec<_>>()
    };
    let before = seats(&room);
    room.minutes_later(5);
    for gone in [10, 12] {
        assert_eq!(room.reports_late(bust(gone), 15), 1);
        assert!(room.session.ledger().is_valid(broke));
    }
    for (number, (was, is)) in (1..).zip(before.iter().zip(seats(&room))) {
        let wanted = was.filter(|_| number != 10 && number != 12);
        assert_eq!(is, wanted, "entry {number}");
    }
    assert_eq!((room.place(10), room.place(12), room.t().breach()), (Some(12), Some(11), None));
    let session = &room.session;
    assert_eq!(audit(session.beginning(), session.records(), |_, _| {}), Ok(()));
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    assert_eq!(seats(&room), before);
}

#[test]
fn a_bounty_cannot_have_gone_to_somebody_who_was_out() {
    let setup =
        Setup { buy_in: buy_in("100+50+15"), bounty: BountyKind::Fixed, ..Setup::default() };
    let mut room = room(setup);
    room.minutes_later(6);
    room.does(bust(1));
    let took = room.does(Command::Bounties(BountyCommand::Take {
        out: entry(1),
        nth: 0,
        by: vec![entry(2)],
    }));
    room.minutes_later(10);
    // Two was out before one.
    assert_eq!(room.reports_late(bust(2), 13), 1);
    assert!(!room.session.ledger().is_valid(took));
    assert!(room.t().bounties().claim(entry(1), 0).unwrap().is_open(), "it is to be decided anew");
    assert_eq!((room.place(2), room.place(1)), (Some(12), Some(11)));
    room.session.undo().unwrap();
    assert!(room.session.ledger().is_valid(took));
}

/// Checks a record of a bust with its bounty: the bust stays, even if the bounty cannot have been
/// taken.
#[test]
fn a_bust_stands_though_its_bounty_cannot_have_gone_there() {
    let setup =
        Setup { buy_in: buy_in("100+50+15"), bounty: BountyKind::Fixed, ..Setup::default() };
    let mut room = room(setup);
    room.minutes_later(6);
    let both = room.does(Command::Bounties(BountyCommand::KnockOut {
        out: vec![(entry(1), Some(Chips::new(500))), (entry(4), Some(Chips::new(900)))],
        taken: vec![(entry(1), vec![entry(2)]), (entry(4), vec![entry(3)])],
    }));
    room.minutes_later(10);
    let late = bust(2);
    let act = HistoryChange::Late {
        at: room.now().after(Span::from_minutes(-13)),
        command: &late,
        waiver: None,
    };
    let corrected = room.session.corrected(act, &RecordChoices::new()).unwrap();
    let [otherwise] = corrected.otherwise.as_slice() else { panic!("{:?}", corrected.otherwise) };
    assert_eq!((otherwise.record, otherwise.choice), (both, RecordChoice::Change));
    // In older files it falls, and they stay the same.
    assert!(otherwise.allows(RecordChoice::Drop));
    assert_eq!(room.reports_late(late, 13), 1);
    assert!(room.session.ledger().is_valid(both));
    assert_eq!((room.place(2), room.place(1), room.place(4)), (Some(12), Some(11), Some(10)));
    let bounties = room.t().bounties();
    assert!(bounties.claim(entry(1), 0).unwrap().is_open(), "it is to be decided anew");
    assert_eq!(bounties.claim(entry(4), 0).unwrap().by.as_deref(), Some(&[entry(3)][..]));
    assert_eq!(room.t().breach(), None);
    room.session.undo().unwrap();
    let taken = room.t().bounties().claim(entry(1), 0).unwrap().by.clone();
    assert_eq!(taken, Some(vec![entry(2)]));
    let (beginning, records) = (room.session.beginning(), room.session.records());
    assert_eq!(audit(beginning, records, |_, _| {}), Ok(()));
    // With the choice to fall, it does.
    let choices = RecordChoices::from([(both, RecordChoice::Drop)]);
    let at = room.now().after(Span::from_minutes(-13));
    room.session.record_late(bust(2), None, at, &choices).unwrap();
    assert!(!room.session.ledger().is_valid(both));
    let (beginning, records) = (room.session.beginning(), room.session.records());
    assert_eq!(audit(beginning, records, |_, _| {}), Ok(()));
}

#[test]
fn an_early_entry_reported_late_moves_no_one_s_number_or_seat() {
    let mut room = room(Setup::default());
    room.does(enter("Later", SeatWish::Draw(3)));
    let (later, sits) = (entry(13), room.t().tables().seat_of(entry(13)).unwrap());
    room.minutes_later(5);
    let free = [seat(1, 8), seat(2, 8)].into_iter().find(|seat| *seat != sits).unwrap();
    room.reports_late(enter("Early", SeatWish::At(free)), 7);
    assert_eq!(room.t().tables().seat_of(later), Some(sits), "drawn seats stay as they were drawn");
    assert_eq!(room.t().tables().seat_of(entry(14)), Some(free));
    assert_eq!(room.t().entries().person(entry(14)).unwrap().family, "Early");
    let made = |number| room.t().entries().get(entry(number)).unwrap().at;
    assert!(made(14) < made(13));
    // The next in time gets the next number, as does one after an undo.
    room.does(enter("Next", SeatWish::Later));
    assert_eq!(room.t().entries().person(entry(15)).unwrap().family, "Next");
    room.reports_late(bust(14), 6);
    assert_eq!(room.place(14), Some(15));
}

#[test]
fn a_seat_that_somebody_took_since_was_not_free() {
    let mut room = room(Setup::default());
    let moved = room.does(Command::Tables(TableCommand::Move {
        entry: entry(7),
        to: seat(1, 8),
        reason: MoveReason::Floor("wished".into()),
    }));
    room.minutes_later(5);
    // The move is not valid then, and the floor is shown this.
    let early = enter("Early", SeatWish::At(seat(1, 8)));
    let act = HistoryChange::Late {
        at: room.now().after(Span::from_minutes(-7)),
        command: &early,
        waiver: None,
    };
    let corrected = room.session.corrected(act, &RecordChoices::new()).unwrap();
    let [otherwise] = corrected.otherwise.as_slice() else { panic!("{:?}", corrected.otherwise) };
    assert_eq!(
        (otherwise.record, otherwise.new_result.clone(), otherwise.may_keep, otherwise.choice),
        (moved, Err(Refusal::SeatTaken), false, RecordChoice::Drop)
    );
}

#[test]
fn the_clock_continues_from_a_late_report() {
    let mut room = room(Setup::default());
    room.minutes_later(20);
    let (level, _) = room.t().clock().level(room.now()).unwrap();
    let left = room.t().clock().read(room.now()).left;
    room.reports_late(Command::Clock(ClockCommand::Pause), 3);
    let reading = room.t().clock().read(room.now());
    assert_eq!(room.t().clock().level(room.now()).unwrap().0, level);
    assert_eq!(reading.left, left.plus(Span::from_minutes(3)));
}

#[test]
fn a_rebuy_that_is_reported_late_brings_back_who_is_out() {
    let setup = Setup { buy_in: buy_in("20"), ..crate::stage::setup(1) };
    let mut room = Room::seated(Setup { seats: 9, ..setup }, structure("club-turbo"), &[6]);
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(1);
    let out = room.does(bust(1));
    room.minutes_later(3);
    room.does(bust(2));
    assert_eq!(room.place(1), Some(6));
    room.reports_late(Command::Entries(EntryCommand::Rebuy { entry: entry(1) }), 2);
    assert!(room.t().entries().get(entry(1)).unwrap().is_in());
    assert_eq!(room.place(2), Some(6));
    assert!(room.session.ledger().is_valid(out));
    assert_eq!(
        room.t().chips_in_play(),
        Chips::new(
            room.t().entries().playing().map(|(_, e)| e.chips.get()).sum::<u64>()
                + room.t().entries().get(entry(2)).unwrap().chips.get()
        )
    );
}

#[test]
fn an_impossible_late_report_says_why() {
    let mut room = room(Setup::default());
    room.minutes_later(5);
    assert_eq!(room.not_then(&bust(1), 60), CorrectionFault::TooEarly);
    assert_eq!(room.not_then(&bust(1), -1), CorrectionFault::Ahead);
    assert_eq!(room.not_then(&enter("Drawn", SeatWish::Draw(1)), 3), CorrectionFault::IsDrawn);
    let gone = Command::Tables(TableCommand::Pin { entry: entry(99), pinned: true });
    assert_eq!(room.not_then(&gone, 3), CorrectionFault::Refused(Refusal::NotSeated));
    assert_eq!(room.not_then(&bust(99), 3), CorrectionFault::Refused(Refusal::EntryUnknown));
}

#[test]
fn striking_out_is_no_dead_end_any_more() {
    let mut room = room(Setup::default());
    let first = room.does(bust(1));
    let back = room.does(enter("T1S1 again", SeatWish::At(seat(1, 1))));
    room.does(bust(8));
    // The player in the seat since was seated because it was free.
    assert!(matches!(
        room.session.strike(first),
        Err(SubmitError::LaterRecordDependsOnIt { record }) if record == back
    ));
    room.session.strike_with(first, &RecordChoices::new()).unwrap();
    assert!(!room.session.ledger().is_valid(first) && !room.session.ledger().is_valid(back));
    assert_eq!(room.t().tables().seat_of(entry(1)), Some(seat(1, 1)));
    assert_eq!(room.place(8), Some(12));
    assert!(room.t().entries().get(entry(13)).is_none(), "and the number is not given again");
    room.does(enter("Next", SeatWish::Later));
    assert_eq!(room.t().entries().person(entry(14)).unwrap().family, "Next");
}
