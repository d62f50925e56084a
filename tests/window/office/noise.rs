//! Random clicks, drags, keys and text on the chips and money screens. Nothing panics and the
//! event's file stays sound. That holds before the first entry, in play, with prizes locked, after
//! a deal and when all is paid.

use bottone::{
    base::{money::Money, time::Span},
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::{bounties::BountyKind, deals::DealMethod},
    session::{Desk, Session, memory, time::StageClock},
    tournament::{
        Command,
        deals::{Agreement, DealCommand},
        history::Beginning,
        setup::Setup,
    },
    ui_frame::action::Screen,
};
use egui::{Key, vec2};
use tempfile::TempDir;

use crate::stage::{
    self, five,
    presses::{Noise, sound},
    room::EventWindow,
};

/// The tabs of both screens: the key of the screen, then the key of the tab.
const TABS: [(Key, Key); 10] = [
    (Key::Num5, Key::F3),
    (Key::Num6, Key::F3),
    (Key::Num5, Key::F4),
    (Key::Num6, Key::F4),
    (Key::Num5, Key::F5),
    (Key::Num6, Key::F5),
    (Key::Num5, Key::F6),
    (Key::Num6, Key::F6),
    (Key::Num6, Key::F7),
    (Key::Num6, Key::F8),
];
/// The number of presses on one tab before going to another.
const STAY: u32 = 40;
const PRESSES: u32 = 400;

type Stage = (TempDir, StageClock, Box<Session>);

/// Plays from tab to tab, with the file checked after each.
fn play(seed: u64, stage: Stage) {
    let room = EventWindow::on(Screen::Money, vec2(1280.0, 720.0), stage);
    let mut noise = Noise::new(seed, room);
    for number in 0..PRESSES {
        if number % STAY == 0 {
            let (screen, tab) = TABS[(number / STAY) as usize % TABS.len()];
            for key in [Key::Escape, Key::Escape, screen, tab] {
                noise.room.harness.key_press(key);
                noise.room.harness.step();
            }
        }
        noise.press();
        if number % STAY == STAY - 1 {
            sound(seed, &noise.room);
        }
    }
}

/// Returns an evening with bounties, withheld money and an office, played so far.
fn rehearsed(seed: u64, bounty: BountyKind, until: RehearsalEnd) -> Stage {
    let (folder, clock, mut session) = empty(bounty);
    let script = Script { entries: 16, guests: Vec::new(), seed, until, office: true };
    Rehearsal::new(session.as_mut(), clock.clone(), script).play(|_| {}).unwrap();
    (folder, clock, session)
}

/// Returns an event without entries.
fn empty(bounty: BountyKind) -> Stage {
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(stage::EVENING);
    let setup = Setup {
        name: "Autumn main".to_owned(),
        buy_in: stage::buy_in("100+33.33+10"),
        bounty,
        guarantee: Money::from_minor(200_000),
        prize_tax: 2_000,
        ..Setup::default()
    };
    let structure = stage::structure("club-turbo");
    let beginning = Beginning::new(stage::EVENING, setup, structure);
    let time = Box::new(clock.clone());
    let session = memory::create(beginning, time, stage::desk());
    (folder, clock, session)
}

#[test]
fn presses_before_anybody_has_come() {
    play(1, empty(BountyKind::Fixed));
}

#[test]
fn presses_in_play() {
    let until = RehearsalEnd::Level { number: 3, into: Span::from_minutes(3) };
    play(2, rehearsed(2, BountyKind::PROGRESSIVE, until));
}

#[test]
fn presses_at_a_final_table_with_envelopes() {
    play(3, rehearsed(3, BountyKind::MYSTERY, RehearsalEnd::Players(5)));
}

#[test]
fn presses_after_a_deal() {
    let (folder, clock, mut session) = five::locked();
    let t = session.tournament();
    let shares = t.entries().playing().map(|(entry, _)| entry).zip(t.prizes_to_come()).collect();
    let deal = Agreement {
        method: DealMethod::Own,
        stacks: Vec::new(),
        shares,
        kept: Vec::new(),
        bounties: Vec::new(),
        known: None,
    };
    session.submit(Command::Deals(DealCommand::Agree(Box::new(deal))), None).unwrap();
    play(4, (folder, clock, session));
}

#[test]
fn presses_when_all_is_paid() {
    play(5, rehearsed(5, BountyKind::FixedLastToPrizes, RehearsalEnd::End));
}
