//! The whole program by keyboard alone, and as a screen reader sees it. Tab reaches every control
//! of every screen, in reading order. Every pressable control has a name and a role.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;

use bottone::{
    base::time::Span,
    i18n::Language,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::bounties::BountyKind,
    session::{Session, memory, time::StageClock},
    tournament::{history::Beginning, setup::Setup},
    ui_frame::action::{Action, Screen},
};
use egui::{
    Key, Vec2,
    accesskit::{Action as Does, Role, Toggled},
    vec2,
};
use egui_kittest::kittest::{AccessKitNode, NodeT as _};
use tempfile::TempDir;

use crate::stage::{self, room::EventWindow, wait_until};

pub(crate) const SIZE: Vec2 = vec2(1280.0, 720.0);
/// A number larger than any screen's controls.
const MOST: usize = 700;
/// A number larger than any list's pages, with ten rows each.
const MOST_PAGES: usize = 30;
/// Every screen, and the keys that lead to its tabs.
pub(crate) const SCREENS: [(Screen, &[Key]); 10] = [
    (Screen::Floor, &[]),
    (Screen::Players, &[]),
    (Screen::Clock, &[]),
    (Screen::Table, &[Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8, Key::F9, Key::F10]),
    (Screen::Chips, &[Key::F3, Key::F4, Key::F5, Key::F6, Key::F7]),
    (Screen::Money, &[Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8]),
    (Screen::Print, &[]),
    (Screen::Room, &[Key::F3, Key::F4, Key::F5]),
    (Screen::Log, &[]),
    (Screen::Setup, &[Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8]),
];

/// Creates a final table of six with an office, so that every screen has content.
pub(crate) fn evening() -> (TempDir, StageClock, Box<Session>) {
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(stage::EVENING);
    let setup = Setup {
        name: "Autumn main".to_owned(),
        buy_in: stage::buy_in("100+33.33+10"),
        bounty: BountyKind::PROGRESSIVE,
        ..Setup::default()
    };
    let structure = stage::structure("club-turbo");
    let beginning = Beginning::new(stage::EVENING, setup, structure);
    let mut desk = memory::create(beginning, Box::new(clock.clone()), stage::desk());
    let until = RehearsalEnd::Level { number: 3, into: Span::from_minutes(2) };
    let script = Script { entries: 16, guests: Vec::new(), seed: 1, until, office: true };
    Rehearsal::new(desk.as_mut(), clock.clone(), script).play(|_| {}).unwrap();
    (folder, clock, desk)
}

/// A control with its role and name for a screen reader.
type Named = (Role, String);

/// Returns whether this can be pressed, turned or edited. Selectable text and scroll bars are for
/// the pointer.
fn is_control(node: &AccessKitNode<'_>) -> bool {
    let does = |action| node.data().supports_action(action);
    let can = does(Does::Click) || does(Does::Increment) || node.is_text_input();
    can && ![Role::Label, Role::ScrollBar].contains(&node.role())
}

fn named(node: &AccessKitNode<'_>) -> Named {
    let name =
        node.label().or_else(|| node.value()).or_else(|| node.placeholder().map(str::to_owned));
    (node.role(), name.unwrap_or_default())
}

impl EventWindow {
    /// Returns the controls that can be used now, in the order of the tree.
    fn controls(&self) -> Vec<Named> {
        let all = self.harness.root().children_recursive();
        all.map(|node| node.accesskit_node())
            .filter(|node| is_control(node) && !node.is_disabled())
            .map(|node| named(&node))
            .collect()
    }

    /// Returns the control that has the keyboard.
    fn focused(&self) -> Option<Named> {
        let mut all = self.harness.root().children_recursive();
        let node = all.find(|node| node.accesskit_node().is_focused())?;
        Some(named(&node.accesskit_node()))
    }

    /// Returns the stops of Tab, from the first until it begins again.
    fn by_tab(&mut self) -> Vec<Named> {
        let mut reached = Vec::new();
        let mut first = None;
        for _ in 0..MOST {
            self.harness.key_press(Key::Tab);
            self.harness.step();
            self.harness.step();
            let here = self.harness.ctx.memory(egui::Memory::focused);
            if here.is_some() && here == first {
                return reached;
            }
            first = first.or(here);
            reached.extend(self.focused());
        }
        reached
    }

    /// Returns the rows that the arrow keys reach, from the first to the last.
    fn by_arrows(&mut self) -> BTreeSet<String> {
        let here = self.harness.ctx.memory(egui::Memory::focused);
        if let Some(here) = here {
            self.harness.ctx.memory_mut(|memory| memory.surrender_focus(here));
        }
        (0..MOST_PAGES).for_each(|_| self.key(Key::PageUp));
        let mut reached = BTreeSet::new();
        while self.chosen_rows().into_iter().filter(|row| reached.insert(row.clone())).count() > 0 {
            // A question about a row may have a text field: Escape leads back to the list.
            if self.harness.ctx.text_edit_focused() {
                self.key(Key::Escape);
            }
            self.key(Key::ArrowDown);
        }
        reached
    }

    fn chosen_rows(&self) -> Vec<String> {
        let all = self.harness.root().children_recursive().map(|node| node.accesskit_node());
        let chosen =
            all.filter(|node| node.role() == Role::Row && node.toggled() == Some(Toggled::True));
        chosen.map(|node| format!("{:?}", named(&node))).collect()
    }
}

/// Calls this for every tab of every screen.
fn each(languages: &[Language], mut ask: impl FnMut(&str, &mut EventWindow)) {
    let mut room = EventWindow::on(Screen::Floor, SIZE, evening());
    for &language in languages {
        room.harness.state_mut().request(Action::Language(language));
        for (screen, tabs) in SCREENS {
            room.harness.state_mut().request(Action::Go(screen));
            room.harness.run();
            if screen == Screen::Print {
                // Its printers and the states of its sheets are found in the background, and change
                // the list.
                let (looking, never) =
                    (language.word("printing-looking"), language.word("printing-never"));
                wait_until("the list of sheets never came", || {
                    room.harness.run();
                    room.mentions(&never) && !room.mentions(&looking)
                });
            }
            let mut label = format!("{screen:?}, {language:?}");
            if tabs.is_empty() {
                ask(&label, &mut room);
            }
            for tab in tabs {
                room.key(*tab);
                label = format!("{screen:?} {tab:?}, {language:?}");
                ask(&label, &mut room);
                room.harness.state_mut().request(Action::CloseDialog);
                room.harness.run();
            }
        }
    }
}

/// Checks that Tab reaches every control but the rows reached by arrow keys. Its order is that of
/// the tree, which is the reading order.
#[test]
fn every_control_of_every_screen_is_reached_by_tab_or_the_arrow_keys() {
    let (mut missed, mut astray) = (BTreeSet::new(), Vec::new());
    each(&[Language::English], |screen, room| {
        let controls = room.controls();
        let tabbed = room.by_tab();
        let mut reached: BTreeSet<String> =
            tabbed.iter().map(|named| format!("{named:?}")).collect();
        reached.extend(room.by_arrows());
        let not = controls.iter().filter(|named| !reached.contains(&format!("{named:?}")));
        // Chips are typed into the field beside them, and a page changes its name once it is made.
        let types = controls.iter().any(|(role, _)| *role == Role::TextInput);
        let sees = tabbed.iter().any(|(role, _)| *role == Role::Image);
        let not = not.filter(|(role, name)| {
            !(types && name.starts_with("Chip of ") || sees && *role == Role::Image)
        });
        missed.extend(not.map(|named| format!("{screen}: {named:?}")));
        let turns = turns(&tabbed, &controls);
        // Go around the end once: Tab begins at the control that had the keyboard.
        if turns > 1 {
            astray.push(format!("{screen}: {turns} times back"));
        }
    });
    let missed: Vec<_> = missed.into_iter().chain(astray).collect();
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// Returns how often the stops go back in that order. Controls that came into view on the way are
/// not in it.
fn turns(reached: &[Named], order: &[Named]) -> usize {
    let (mut at, mut turns) = (0, 0);
    for named in reached.iter().filter(|named| order.contains(named)) {
        if let Some(on) = order.iter().skip(at).position(|other| other == named) {
            at += on + 1;
        } else {
            turns += 1;
            at = order.iter().position(|other| other == named).map_or(at, |nth| nth + 1);
        }
    }
    turns
}

#[test]
fn a_screen_reader_hears_a_name_and_a_role_of_everything_that_can_be_used() {
    let mut nameless = Vec::new();
    each(&[Language::English, Language::Italian], |screen, room| {
        let all = room.harness.root().children_recursive();
        for node in all {
            let of = node.accesskit_node();
            let role = of.role();
            let (control, (_, name)) = (is_control(&of), named(&of));
            // A scrolling list needs no name, and its bar is known by its role.
            if role == Role::ScrollBar {
                continue;
            }
            let vague = [Role::Unknown, Role::GenericContainer, Role::Pane].contains(&role);
            let place = of.raw_bounds();
            if control && name.trim().is_empty() && role != Role::ScrollView {
                nameless.push(format!("{screen}: {role:?} at {place:?} has no name"));
            }
            if control && vague {
                nameless.push(format!("{screen}: {name:?} at {place:?} is a {role:?}"));
            }
            if of.is_disabled() && role == Role::Button && of.description().is_none() {
                nameless.push(format!("{screen}: {name:?} does not say why it cannot be pressed"));
            }
        }
    });
    nameless.dedup();
    assert!(nameless.is_empty(), "{}", nameless.join("\n"));
}

/// Checks that Space presses the focused control, and that only this control takes effect.
#[test]
fn what_tab_has_reached_is_pressed_by_space() {
    let mut room = EventWindow::on(Screen::Setup, SIZE, evening());
    room.key(Key::F7);
    for name in ["Language", "Italiano"] {
        let is_there = |room: &mut EventWindow| {
            room.harness.key_press(Key::Tab);
            room.harness.step();
            room.harness.step();
            room.focused().is_some_and(|named| named.1 == name)
        };
        let found = (0..MOST).any(|_| is_there(&mut room));
        assert!(found, "Tab does not come to {name}: {:?}", room.controls());
        room.key(Key::Space);
    }
    assert_eq!(room.app().settings().language, Language::Italian);
}
