//! Tests of the cues due, by a table and by a law over random evenings.

use bottone::{
    base::{
        chips::Chips,
        time::{Span, Timestamp},
    },
    rules::levels::{Break, BreakName, Level, Row, Structure},
    session::Desk as _,
    sound::Watch,
    tournament::{
        Command, Tournament,
        clock::{ClockCommand, ClockStatus},
        entries::EntryCommand,
        setup::Setup,
    },
    view::{
        announcements::Soon,
        cues::{AudibleState, Begins, Cue, Due},
    },
};
use proptest::prelude::*;

use crate::stage::EVENING;

fn level(big: u64, minutes: u16) -> Row {
    let (small, big) = (Chips::new(big / 2), Chips::new(big));
    Row::Level(Level { small, big, minutes, ..Level::default() })
}

fn pause(minutes: u16) -> Row {
    Row::Break(Break { minutes, name: BreakName::Break })
}

/// Returns two levels, a break, a level of one minute, the end of a day, and a last level.
fn rows() -> Vec<Row> {
    vec![level(100, 20), level(200, 20), pause(10), level(400, 1), Row::EndOfDay, level(800, 20)]
}

fn evening(rows: Vec<Row>) -> Tournament {
    let starting_stack = Chips::new(10_000);
    let structure =
        Structure { name: "Evening".into(), starting_stack, rows, ..Structure::default() };
    Tournament::new(Setup::default(), structure)
}

/// An event, its listener, and the time in milliseconds.
struct EventSounds {
    t: Tournament,
    watch: Watch,
    now: i64,
}

impl EventSounds {
    fn new(rows: Vec<Row>) -> Self {
        Self { t: evening(rows), watch: Watch::default(), now: 0 }
    }

    fn at(&self) -> Timestamp {
        EVENING.after(Span::from_millis(self.now))
    }

    fn does(&mut self, command: &Command) {
        let at = self.at();
        let events = self.t.decide(command, at, None).unwrap();
        for event in &events {
            self.t.apply(event, at);
        }
    }

    fn clock(&mut self, command: ClockCommand) {
        self.does(&Command::Clock(command));
    }

    fn look(&mut self) -> Vec<Due> {
        let heard = AudibleState::of(&self.t, Vec::new(), self.at()).unwrap();
        self.watch.due_cues(&heard, self.at())
    }

    /// Looks every `every` milliseconds until `secs`. Returns the cues heard, each with its second.
    fn until(&mut self, secs: i64, every: i64) -> Vec<(i64, Cue)> {
        let mut heard = Vec::new();
        while self.now < secs * 1_000 {
            self.now = (self.now + every).min(secs * 1_000);
            heard.extend(self.look());
        }
        heard
            .into_iter()
            .map(|due| (due.at.since(EVENING).millis().div_euclid(1_000), due.cue))
            .collect()
    }
}

use Begins::{Break as Rest, Level as Play, Night, PlayAgain};
use Cue::{BreakEndsSoon, Countdown, MinuteLeft, Paused, Resumed};

#[test]
fn an_evening_that_no_one_touches_is_heard_once_whatever_the_frames_are() {
    let whole = [
        (0, Cue::Begins(Play(0))),
        (1_140, MinuteLeft),
        (1_197, Countdown(Play(1))),
        (1_200, Cue::Begins(Play(1))),
        (2_100, Cue::Soon(Soon::Break(1))),
        (2_340, MinuteLeft),
        (2_397, Countdown(Rest(2))),
        (2_400, Cue::Begins(Rest(2))),
        (2_940, BreakEndsSoon),
        (2_997, Countdown(PlayAgain(3))),
        (3_000, Cue::Begins(PlayAgain(3))),
        (3_057, Countdown(Night)),
        (3_060, Cue::Begins(Night)),
    ];
    for every in [97, 100, 333, 1_000, 2_999] {
        let mut room = EventSounds::new(rows());
        assert_eq!(room.look(), []);
        room.clock(ClockCommand::Start);
        let mut heard: Vec<_> = room.look().into_iter().map(|due| (0, due.cue)).collect();
        heard.extend(room.until(4_000, every));
        assert_eq!(heard, whole, "every {every} ms");
        // The next day begins, and the last level has no audible end.
        room.clock(ClockCommand::Start);
        let next: Vec<Cue> = room.look().into_iter().map(|due| due.cue).collect();
        assert_eq!(next, [Cue::Begins(Play(5))], "every {every} ms");
        assert_eq!(room.until(9_000, every), [], "every {every} ms");
    }
}

#[test]
fn no_one_hears_past_announcements_after_joining_or_sleep() {
    let mut room = EventSounds::new(rows());
    room.clock(ClockCommand::Start);
    // The program starts in the middle of level 2.
    room.now = 1_300_000;
    assert_eq!(room.look(), []);
    assert_eq!(room.until(1_400, 500), []);
    // The computer sleeps through the rest of it and the break.
    room.now = 3_020_000;
    assert_eq!(room.look(), []);
    // From then on everything is heard.
    assert_eq!(room.until(3_060, 500), [(3_057, Countdown(Night)), (3_060, Cue::Begins(Night))]);
}

#[test]
fn a_time_that_goes_back_begins_again_and_repeats_nothing() {
    let mut room = EventSounds::new(rows());
    room.clock(ClockCommand::Start);
    room.look();
    room.until(1_150, 500);
    room.now -= 60_000;
    assert_eq!(room.look(), []);
    assert_eq!(room.until(1_145, 500), [(1_140, MinuteLeft)]);
}

#[test]
fn a_notice_that_is_no_longer_true_is_not_given() {
    // (last look, next look, cues heard)
    let cases: [(i64, i64, &[Cue]); 5] = [
        (1_139, 1_141, &[MinuteLeft]),
        (1_130, 1_150, &[]),
        (1_190, 1_198, &[Countdown(Play(1))]),
        (1_190, 1_201, &[Cue::Begins(Play(1))]),
        (1_135, 1_164, &[]),
    ];
    for (last, next, cues) in cases {
        let mut room = EventSounds::new(rows());
        room.clock(ClockCommand::Start);
        room.now = last * 1_000;
        room.look();
        room.now = next * 1_000;
        let heard: Vec<Cue> = room.look().into_iter().map(|due| due.cue).collect();
        assert_eq!(heard, cues, "from {last} to {next}");
    }
}

#[test]
fn the_floor_stops_starts_and_jumps_and_the_room_learns_what_that_means() {
    let mut room = EventSounds::new(rows());
    room.look();
    room.clock(ClockCommand::Start);
    let begun: Vec<Cue> = room.look().into_iter().map(|due| due.cue).collect();
    assert_eq!(begun, [Cue::Begins(Play(0))]);
    assert_eq!(room.until(10, 1_000), []);
    let cases: [(ClockCommand, &[Cue]); 9] = [
        (ClockCommand::Pause, &[Paused]),
        (ClockCommand::Start, &[Resumed]),
        // A jump while running announces the new level, and nothing that it skipped.
        (ClockCommand::Next, &[Cue::Begins(Play(1))]),
        (ClockCommand::Next, &[Cue::Begins(Rest(2))]),
        (ClockCommand::Next, &[Cue::Begins(PlayAgain(3))]),
        (ClockCommand::Pause, &[Paused]),
        // While the clock stands a jump is silent; the level is announced when it runs.
        (ClockCommand::Jump { row: 0 }, &[]),
        (ClockCommand::Jump { row: 1 }, &[]),
        (ClockCommand::Start, &[Cue::Begins(Play(1))]),
    ];
    for (number, (command, cues)) in cases.into_iter().enumerate() {
        let label = format!("{number}: {command:?}");
        room.clock(command);
        room.now += 200;
        let heard: Vec<Cue> = room.look().into_iter().map(|due| due.cue).collect();
        assert_eq!(heard, cues, "{label}");
    }
    // Added or removed time does not start a level: the minute is announced at its new time.
    room.clock(ClockCommand::Adjust { by: Span::from_minutes(-18) });
    let from = room.now / 1_000;
    let heard = room.until(from + 119, 250);
    let cues: Vec<Cue> = heard.into_iter().map(|(_, cue)| cue).collect();
    assert_eq!(cues, [MinuteLeft, Countdown(Rest(2))]);
}

#[test]
fn hand_for_hand_is_reported_when_it_begins() {
    let room = EventSounds::new(rows());
    let mut played = crate::stage::Room::open(Setup::default(), room.t.clock().structure().clone());
    let mut watch = Watch::default();
    let mut look = |played: &crate::stage::Room| {
        let at = played.session.now();
        let heard = AudibleState::of(played.session.tournament(), Vec::new(), at).unwrap();
        watch.due_cues(&heard, at).into_iter().map(|due| due.cue).collect::<Vec<_>>()
    };
    assert_eq!(look(&played), []);
    played.does(Command::Clock(ClockCommand::Start));
    assert_eq!(look(&played), [Cue::Begins(Play(0))]);
    let on = Command::Entries(EntryCommand::HandForHand { on: true });
    if played.session.can(&on).is_ok() {
        played.does(on);
        assert_eq!(look(&played), [Cue::HandForHand]);
        assert_eq!(look(&played), []);
    }
}

proptest! {
    /// For any rows and frame lengths, every change of row is announced exactly once, in order. No
    /// other cue comes twice for one end.
    #[test]
    fn every_level_is_announced_once(
        plan in proptest::collection::vec((0_u8..6, 1_u16..30), 2..14),
        frames in proptest::collection::vec(1_i64..25_000, 1..40),
    ) {
        let mut rows = vec![level(100, 5)];
        rows.extend(plan.iter().zip(2_u64..).map(|((kind, minutes), n)| match kind {
            0 => pause(*minutes),
            1 => Row::RegistrationCloses,
            2 => Row::ColourUp(vec![Chips::new(25)]),
            _ => level(100 * n, *minutes),
        }));
        rows.push(level(90_000, 5));
        let timed = rows.iter().enumerate().filter(|(_, row)| row.takes_time());
        let timed: Vec<usize> = timed.map(|(row, _)| row).collect();
        let mut room = EventSounds::new(rows);
        room.look();
        room.clock(ClockCommand::Start);
        let mut heard = Vec::new();
        for frame in frames.iter().cycle() {
            heard.extend(room.look());
            if room.t.clock().read(room.at()).state == ClockStatus::Overtime {
                break;
            }
            room.now += frame;
        }
        let texts: Vec<usize> = heard
            .iter()
            .filter_map(|due| match due.cue {
                Cue::Begins(Play(row) | Rest(row) | PlayAgain(row)) => Some(row),
                _ => None,
            })
            .collect();
        prop_assert_eq!(texts, timed);
        let mut once = heard.clone();
        once.dedup();
        prop_assert_eq!(&once, &heard);
        prop_assert!(heard.is_sorted_by_key(|due| due.at));
    }

    /// After any acts of the floor, whenever the clock runs, the last announced row is the one in
    /// play.
    #[test]
    fn the_room_heard_where_it_is(
        acts in proptest::collection::vec((0_u8..7, 0_usize..6, 1_i64..20_000), 1..60),
    ) {
        let mut room = EventSounds::new(rows());
        room.look();
        let mut announced = None;
        for (act, row, millis) in acts {
            let command = match act {
                0 => ClockCommand::Start,
                1 => ClockCommand::Pause,
                2 => ClockCommand::Next,
                3 => ClockCommand::Previous,
                4 => ClockCommand::Jump { row },
                5 => ClockCommand::Adjust { by: Span::from_secs(-200) },
                _ => ClockCommand::Adjust { by: Span::from_minutes(2) },
            };
            // An act not allowed to the floor is left out.
            let at = room.at();
            if let Ok(events) = room.t.decide(&Command::Clock(command), at, None) {
                for event in &events {
                    room.t.apply(event, at);
                }
            }
            for wait in [0, millis] {
                room.now += wait;
                for due in room.look() {
                    match due.cue {
                        Cue::Begins(Play(row) | Rest(row) | PlayAgain(row)) => {
                            prop_assert_ne!(announced, Some(row), "announced twice");
                            announced = Some(row);
                        }
                        Cue::Begins(Night) => announced = None,
                        _ => {}
                    }
                }
                let read = room.t.clock().read(room.at());
                if matches!(read.state, ClockStatus::Running | ClockStatus::Overtime) {
                    prop_assert_eq!(announced, Some(read.row));
                }
            }
        }
    }
}
