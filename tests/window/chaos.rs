//! The window under random input: pressed, dragged, pasted and dropped, in every size, language and
//! theme, with walls that come and go. Nothing panics, no figure is cut and the file stays sound.
//!
//! `CHAOS=100000 cargo test --release --test window chaos::` makes this number of presses;
//! `CHAOS_SEED` begins with another seed. A failure states its stage and seed, with the last acts
//! before it.
#![allow(
    clippy::disallowed_methods,
    clippy::panic,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test"
)]

use std::{
    collections::VecDeque,
    fs,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::PathBuf,
    sync::Arc,
};

use bottone::{
    base::{
        chips::Chips,
        time::{Span, Timestamp},
    },
    i18n::Language,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::bounties::BountyKind,
    session::{
        Desk as _, file, memory,
        time::{StageClock, Timekeeper as _},
    },
    store::settings::{SettingsFile, Theme},
    tournament::{
        history::{Beginning, audit},
        setup::Setup,
    },
    ui::app::App,
    ui_frame::action::{Action, FileAction, Screen, WallAction},
};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Role, Shape, Vec2, pos2, vec2};
use egui_kittest::kittest::NodeT as _;
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use tempfile::TempDir;

use crate::stage::{
    self,
    room::{Dropped, EventWindow},
};

/// The smallest size of the program's window, in points.
const LEAST: Vec2 = vec2(1100.0, 640.0);
/// The default number of presses of a stage.
const PRESSES: usize = 125;
/// The number of presses between checks of the file.
const LOOKS: usize = 25;
/// The number of acts stated after a failure.
const LOGGED: usize = 12;

const SCREENS: [Screen; 10] = [
    Screen::Floor,
    Screen::Players,
    Screen::Clock,
    Screen::Table,
    Screen::Chips,
    Screen::Money,
    Screen::Print,
    Screen::Room,
    Screen::Log,
    Screen::Setup,
];
/// The possible sizes of a window, in pixels, from below its smallest to the largest display.
const SIZES: [(u16, u16); 9] = [
    (640, 480),
    (1100, 640),
    (1194, 834),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (1080, 1920),
    (2560, 1440),
    (3840, 2160),
];
const SCALES: [f32; 7] = [0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 3.0];
const TEXTS: [&str; 20] = [
    "1400",
    "1.4k",
    "0",
    "-3",
    "18446744073709551615",
    "12,5",
    "Ah Kd 7c",
    "five",
    "Bianchi",
    "☠ \u{202e}abc",
    "100+20",
    "20:15",
    "25:99",
    "line\nline",
    "414-7KQM-2F9P-XD03-H6TA",
    "/nowhere/at/all",
    "a name so long that nobody has room for it, and then some more of it, and more",
    "\u{0}",
    "% 50",
    "'; drop table",
];
const PASTES: [&str; 9] = [
    "Family,Given,Country\nRossi,Ada,IT\nNeri,Ugo,CH\n",
    "100\t200\t20\n200\t400\t20\nBreak\t\t15\n",
    "no table at all",
    "1;2;3\n4;5\n;;;;;;\n",
    "\u{feff}\"a\"\"b\",\"\n\"\n",
    "50\n30\n20",
    "=cmd|' /C calc'!A0\t$& $1\t\u{202e}ab\u{7}\n",
    "(seq: 1, sum: \"00\", record: (by: \"x\", action: Undone(record: 0)))",
    "https://192.168.1.20:8211/#0123456789abcdef.0123456789abcdef",
];
const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const KEYS: [Key; 29] = [
    Key::Enter,
    Key::Escape,
    Key::Space,
    Key::Tab,
    Key::Backspace,
    Key::Delete,
    Key::Minus,
    Key::Plus,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Home,
    Key::End,
    Key::PageUp,
    Key::PageDown,
    Key::Comma,
    Key::Period,
    Key::OpenBracket,
    Key::F1,
    Key::F2,
    Key::F3,
    Key::F4,
    Key::F5,
    Key::F6,
    Key::F7,
    Key::F8,
    Key::F9,
    Key::F10,
];

/// The state in which the presses begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// No event, and none in the house.
    Start,
    /// An event without entries.
    Empty,
    InPlay,
    FinalTable,
    Paid,
}

impl Stage {
    /// Returns the event's file in a folder, with the time at which it stands.
    fn event(self, seed: u64) -> (TempDir, StageClock, Option<PathBuf>) {
        let folder = tempfile::tempdir().unwrap();
        let clock = StageClock::at(stage::EVENING);
        let until = match self {
            Self::Start => return (folder, clock, None),
            Self::Empty => None,
            Self::InPlay => Some(RehearsalEnd::Level { number: 3, into: Span::from_minutes(2) }),
            Self::FinalTable => Some(RehearsalEnd::Players(6)),
            Self::Paid => Some(RehearsalEnd::End),
        };
        let setup = Setup {
            name: "Autumn main".to_owned(),
            buy_in: stage::buy_in("100+33.33+10"),
            bounty: BountyKind::PROGRESSIVE,
            ..Setup::default()
        };
        let structure = stage::structure("club-turbo");
        let beginning = Beginning::new(stage::EVENING, setup, structure);
        let mut desk = memory::create(beginning, Box::new(clock.clone()), stage::desk());
        if let Some(until) = until {
            let script = Script { entries: 24, guests: Vec::new(), seed, until, office: true };
            Rehearsal::new(desk.as_mut(), clock.clone(), script).play(|_| {}).unwrap();
        }
        let path = folder.path().join("evening.ron");
        desk.save_copy(&path).unwrap();
        (folder, clock, Some(path))
    }
}

/// Random input for a window.
struct Chaos {
    chance: ChaCha20Rng,
    room: EventWindow,
    files: TempDir,
    event: Option<PathBuf>,
    clock: StageClock,
    /// The window's size in points, as the system gives it.
    size: Vec2,
    last: VecDeque<String>,
}

impl Chaos {
    fn new(stage: Stage, seed: u64) -> Self {
        let (folder, clock, event) = stage.event(seed);
        let files = tempfile::tempdir().unwrap();
        for (name, text) in [
            ("players.csv", PASTES[0]),
            ("levels.csv", PASTES[1]),
            ("empty.ron", ""),
            ("a.png", "x"),
        ] {
            fs::write(files.path().join(name), text).unwrap();
        }
        let mut app = App::new(SettingsFile::none(), Some(folder.path().to_owned())).unattended();
        if let Some(path) = &event {
            let opened = file::open(path, Box::new(clock.clone()), stage::desk()).unwrap();
            app.set_desk(opened.desk);
            fs::copy(path, files.path().join("other.ron")).unwrap();
        }
        let size = vec2(1280.0, 720.0);
        let room = EventWindow::of_app(folder, clock.clone(), app, Action::CloseDialog, size);
        let (chance, last) = (ChaCha20Rng::seed_from_u64(seed), VecDeque::new());
        Self { chance, room, files, event, clock, size, last }
    }

    fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.chance.next_u64() % most as u64).unwrap()
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn log(&mut self, what: String) {
        if self.last.len() == LOGGED {
            self.last.pop_front();
        }
        self.last.push_back(what);
    }

    #[expect(clippy::cast_precision_loss, reason = "thousandths")]
    fn point(&mut self) -> Pos2 {
        let part = [(); 2].map(|()| self.below(1_001) as f32 / 1_000.0);
        pos2(self.size.x * part[0], self.size.y * part[1])
    }

    /// Returns the name and the middle of a pressable control; without one, those of any control.
    fn control(&mut self) -> (String, Pos2) {
        let screen = Rect::from_min_size(Pos2::ZERO, self.size);
        let pressed: Vec<(String, Pos2)> = self
            .room
            .harness
            .root()
            .children_recursive()
            .filter(|node| {
                let role = node.accesskit_node().role();
                let is_held = [Role::Button, Role::CheckBox, Role::TextInput, Role::ComboBox];
                let like = [Role::RadioButton, Role::Slider, Role::Link, Role::Tab, Role::MenuItem];
                is_held.contains(&role) || like.contains(&role)
            })
            .filter(|node| screen.contains(node.rect().center()))
            .map(|node| {
                let name = node.accesskit_node().label().unwrap_or_default();
                (name, node.rect().center())
            })
            .collect();
        if pressed.is_empty() {
            let at = self.point();
            return (format!("{at:?}"), at);
        }
        let nth = self.below(pressed.len());
        pressed[nth].clone()
    }

    fn step(&mut self) {
        self.room.harness.step();
    }

    fn button(&mut self, pos: Pos2, button: PointerButton, pressed: bool) {
        let modifiers = if self.below(12) == 0 { Modifiers::SHIFT } else { Modifiers::NONE };
        self.room.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }

    fn click(&mut self, at: Pos2, button: PointerButton) {
        self.room.harness.hover_at(at);
        self.step();
        self.button(at, button, true);
        self.button(at, button, false);
    }

    fn drag(&mut self) {
        let (from, to) = (self.control().1, self.point());
        self.log(format!("drag from {from:?} to {to:?}"));
        self.room.harness.hover_at(from);
        self.step();
        self.button(from, PointerButton::Primary, true);
        self.step();
        self.room.harness.hover_at(to);
        self.step();
        self.button(to, PointerButton::Primary, false);
    }

    fn strike(&mut self) {
        let held = [
            Modifiers::NONE,
            Modifiers::NONE,
            Modifiers::COMMAND,
            Modifiers::ALT,
            Modifiers::SHIFT,
        ];
        let held = self.one(&held);
        let key = if self.below(2) == 0 {
            self.one(&KEYS)
        } else {
            let letter = char::from(self.one(LETTERS)).to_string();
            Key::from_name(&letter).unwrap()
        };
        self.log(format!("{held:?} {key:?}"));
        self.room.harness.key_press_modifiers(held, key);
    }

    fn asks(&mut self, action: Action) {
        self.log(format!("{action:?}").chars().take(120).collect());
        self.room.harness.state_mut().request(action);
    }

    fn resize(&mut self) {
        let (wide, high) = self.one(&SIZES);
        let scale = self.one(&SCALES);
        self.size = vec2(f32::from(wide), f32::from(high)) / scale;
        self.log(format!("{wide} × {high} at {scale}"));
        self.room.harness.set_size(self.size);
        self.room.harness.set_pixels_per_point(scale);
    }

    /// Changes the surroundings: a screen, a language, a theme, a wall or the time.
    fn surround(&mut self) {
        match self.below(10) {
            0..=3 => {
                let screen = self.one(&SCREENS);
                self.asks(Action::Go(screen));
            }
            4 => {
                let language = self.one(&Language::ALL);
                self.asks(Action::Language(language));
            }
            5 => {
                let theme = self.one(&[Theme::Dark, Theme::Light, Theme::System]);
                self.asks(Action::Theme(theme));
            }
            6 => {
                let scale = self.one(&[75, 100, 125, 150, 200, 300]);
                self.asks(Action::Scale(scale));
            }
            7 => {
                let (wall, open) = (self.below(3), self.below(2) == 0);
                self.asks(Action::Wall(WallAction::Open(wall, open)));
            }
            8 => self.asks(Action::Projector(false)),
            _ => {
                let minutes = i64::try_from(self.below(30)).unwrap();
                self.log(format!("{minutes} minutes later"));
                let later: Timestamp = self.clock.now().after(Span::from_minutes(minutes));
                self.clock.set(later);
            }
        }
    }

    fn press(&mut self) {
        match self.below(40) {
            0..=15 => {
                let (name, at) = self.control();
                self.log(format!("press {name:?}"));
                self.click(at, PointerButton::Primary);
            }
            16..=18 => {
                let at = self.point();
                self.log(format!("press {at:?}"));
                self.click(at, PointerButton::Primary);
            }
            19 => {
                let at = self.point();
                self.click(at, PointerButton::Secondary);
            }
            20 | 21 => self.drag(),
            22..=27 => self.strike(),
            28..=30 => {
                let text = self.one(&TEXTS);
                self.log(format!("type {text:?}"));
                self.room.harness.event(Event::Text(text.to_owned()));
            }
            31 => {
                let text = self.one(&PASTES);
                self.log(format!("paste {text:?}"));
                self.room.harness.event(Event::Paste(text.to_owned()));
            }
            32 => {
                let names =
                    ["players.csv", "levels.csv", "empty.ron", "a.png", "other.ron", "none"];
                let name = self.one(&names);
                self.log(format!("drop {name}"));
                let path = self.files.path().join(name);
                self.room.harness.input_mut().dropped_files.push(Arc::new(Dropped(path)));
            }
            33 | 34 => self.resize(),
            35 => {
                let up = if self.below(2) == 0 { 400.0 } else { -400.0 };
                let event = Event::MouseWheel {
                    unit: egui::MouseWheelUnit::Point,
                    delta: vec2(0.0, up),
                    phase: egui::TouchPhase::Move,
                    modifiers: Modifiers::NONE,
                    source: egui::MouseWheelSource::Wheel,
                };
                self.log(format!("wheel {up}"));
                self.room.harness.event(event);
            }
            _ => self.surround(),
        }
        self.step();
        self.uncut();
        // A closed event, or a desk locked with an unknown word, ends the evening.
        if self.room.app().desk().is_none()
            && let Some(path) = self.event.clone().filter(|_| self.below(6) == 0)
        {
            self.asks(Action::File(FileAction::OpenThis(path)));
        }
    }

    /// Checks that no figure is cut in a window of at least its smallest size.
    fn uncut(&self) {
        let large = self.room.harness.ctx.content_rect().size();
        if large.x < LEAST.x || large.y < LEAST.y {
            return;
        }
        let mut cut = Vec::new();
        for shape in &self.room.harness.output().shapes {
            figures_cut(&shape.shape, &mut cut);
        }
        assert!(cut.is_empty(), "cut at {:?}: {cut:?}", self.size);
    }

    /// Checks that the laws hold, and that the file opens and has the shown event.
    fn sound(&self) {
        let Some(desk) = self.room.app().desk() else { return };
        assert_eq!(desk.tournament().breach(), None);
        audit(desk.beginning(), desk.records(), |_, _| {}).unwrap();
        let Some(path) = desk.path() else { return };
        let read = file::read(path, Box::new(self.clock.clone()), stage::desk()).unwrap();
        assert!(read.notices.is_empty(), "{:?}", read.notices);
        assert!(read.desk.records() == desk.records(), "the file has other records");
        assert!(read.desk.tournament() == desk.tournament(), "the file says otherwise");
    }
}

/// Collects figures without any word beside them that are partly cut.
fn figures_cut(shape: &Shape, cut: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| figures_cut(shape, cut)),
        Shape::Text(text) if text.galley.elided => {
            let said = text.galley.text();
            // A number above every possible amount is a typed name, and may be cut as names are.
            let is_name = said.parse().is_ok_and(|figure: u128| figure > Chips::MOST.into());
            let is_figure = said.chars().any(|c| c.is_ascii_digit())
                && !said.chars().any(|c| c.is_alphabetic() || c == '·')
                && !is_name;
            if is_figure {
                cut.push(format!("{said} at {:?}", text.pos));
            }
        }
        _ => {}
    }
}

/// Plays this number of presses on this stage.
fn play(stage: Stage, seed: u64, presses: usize) {
    let mut chaos = Chaos::new(stage, seed);
    let played = catch_unwind(AssertUnwindSafe(|| {
        for number in 1..=presses {
            chaos.press();
            if number % LOOKS == 0 || number == presses {
                chaos.sound();
            }
        }
    }));
    if let Err(why) = played {
        println!("CHAOS_SEED={seed}, {stage:?}; the last acts:");
        chaos.last.iter().for_each(|act| println!("  {act}"));
        resume_unwind(why);
    }
}

/// Plays a whole evening of presses, or as many evenings as `CHAOS` presses make.
fn plays(stage: Stage) {
    let presses = stage::asked_for("CHAOS").unwrap_or(PRESSES as u64);
    let first = stage::asked_for("CHAOS_SEED").unwrap_or(1);
    // Several fresh windows find more than one that is stuck in a dialog.
    let evenings = presses.div_ceil(PRESSES as u64);
    for seed in first..first + evenings {
        play(stage, seed, PRESSES);
    }
}

#[test]
fn chaos_without_an_event() {
    plays(Stage::Start);
}

#[test]
fn chaos_before_anybody_has_come() {
    plays(Stage::Empty);
}

#[test]
fn chaos_in_play() {
    plays(Stage::InPlay);
}

#[test]
fn chaos_at_the_final_table() {
    plays(Stage::FinalTable);
}

#[test]
fn chaos_when_all_is_paid() {
    plays(Stage::Paid);
}
