//! The table screen on a tablet of 1194 × 834 points at 132 to the inch: fingers, and no keys.

mod evening;
mod hands;
mod rulings;
mod walk;

use std::collections::BTreeSet;

use bottone::{
    base::{cards::read_cards, chips::Chips},
    i18n::{Gap, Language},
    session::time::StageClock,
    tournament::{Command, counts::CountCommand},
    ui_frame::action::{Action, Screen},
    view::hand_names::{Pack, card_name, rank_name},
    view_table::irregularities::{AnsweredBy, Irregularity},
};
use egui::{Id, Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::NodeT as _;

use crate::stage::{self, room::EventWindow};

const TABLET: Vec2 = vec2(1_194.0, 834.0);
/// The smallest target of a finger, and the smallest size of letters, in points.
const FINGER: f32 = 44.0;
const LETTERS: f32 = 12.0;

/// A tablet at a table, in this language. It is used by taps alone.
struct Tablet {
    room: EventWindow,
    language: Language,
    /// The targets too small for fingers, and the letters too small for eyes.
    faults: BTreeSet<String>,
    /// The cut texts, each with the tab or the tap before.
    cut: BTreeSet<String>,
    /// The folder of its settings, if they are stored.
    _home: Option<tempfile::TempDir>,
}

/// A control to tap, with its drawn area and its touch area.
struct Target {
    id: Id,
    name: String,
    /// The key that does the same.
    cap: Option<String>,
    rect: Rect,
    felt: Rect,
}

impl Tablet {
    /// Creates it at table 1 of an event, with this number of players of 20,000 each.
    fn seated(players: usize, language: Language) -> Self {
        let clock = StageClock::at(stage::EVENING);
        let time = Box::new(clock.clone());
        let (folder, session) = EventWindow::evening(stage::structure("deep-stack"), players, time);
        let room = EventWindow::on(Screen::Table, TABLET, (folder, clock, session));
        Self::of(room, language)
    }

    /// Creates the same with nine, after a program that ended while a hand was followed.
    fn with_the_bar(language: Language) -> Self {
        let mut kept = crate::table::left::LeftTable::seated(9);
        kept.room.key(egui::Key::F4);
        kept.room.key(egui::Key::K);
        kept.is_killed();
        let crate::table::left::LeftTable { mut room, home, .. } = kept;
        room.harness.set_size(TABLET);
        room.at_the_table();
        room.harness.run();
        Self { _home: Some(home), ..Self::of(room, language) }
    }

    /// Creates it at a table without an event.
    fn free(language: Language) -> Self {
        Self::of(EventWindow::free_of(TABLET), language)
    }

    fn of(room: EventWindow, language: Language) -> Self {
        let mut tablet =
            Self { room, language, faults: BTreeSet::new(), cut: BTreeSet::new(), _home: None };
        if language == Language::Italian {
            tablet.taps("Italiano");
        }
        tablet
    }

    /// Sets the players' chips, by seat from 1.
    fn with_stacks(mut self, stacks: &[u64]) -> Self {
        let seats = (1..).zip(stacks);
        let stacks =
            seats.map(|(seat, chips)| (self.room.entry(seat).unwrap(), Chips::new(*chips)));
        let stacks = stacks.collect();
        let counted = Command::Counts(CountCommand::Count { stacks });
        self.room.harness.state_mut().request(Action::Submit(counted));
        self.room.harness.run();
        self
    }

    fn word(&self, name: &str) -> String {
        self.language.word(name)
    }

    fn say(&self, name: &str, gaps: &[Gap<'_>]) -> String {
        self.language.say(name, gaps)
    }

    /// Taps the control of exactly this name, the last of several, which lies on top. Then it
    /// checks everything on the screen.
    fn taps(&mut self, name: &str) {
        let found = self.target(name);
        let Some(found) = found else { panic!("{name:?} cannot be tapped:\n{}", self.all()) };
        let at = found.rect.center();
        self.room.harness.hover_at(at);
        self.room.harness.step();
        let meets = self.room.harness.ctx.viewport(|seen| seen.hits.click.map(|hit| hit.id));
        assert_eq!(meets, Some(found.id), "{name:?} lies under something else at {at}");
        for pressed in [true, false] {
            let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
            let event = egui::Event::PointerButton { pos: at, button, pressed, modifiers };
            self.room.harness.event(event);
        }
        self.room.harness.run();
        self.looks(name);
    }

    /// Taps the first control with a name like this.
    fn taps_like(&mut self, is_like: impl Fn(&str) -> bool) {
        let found = self.targets().into_iter().find(|target| is_like(&target.name));
        let Some(found) = found else { panic!("there is no such key:\n{}", self.all()) };
        self.taps(&found.name);
    }

    /// Taps the buttons with these keys, one after the other.
    fn caps(&mut self, caps: &str) {
        for cap in caps.split_whitespace() {
            let found = self.targets().into_iter().find(|found| found.cap.as_deref() == Some(cap));
            let Some(found) = found else { panic!("nothing has {cap}:\n{}", self.all()) };
            self.taps(&found.name);
        }
    }

    /// Taps the control with the label of this name.
    fn tap(&mut self, name: &str) {
        self.taps(&self.word(name));
    }

    fn target(&self, name: &str) -> Option<Target> {
        self.targets().into_iter().rfind(|target| target.name == name)
    }

    fn can_tap(&self, name: &str) -> bool {
        self.target(name).is_some()
    }

    /// Returns every control of the table screen that can be tapped, from the bottom to the top.
    fn targets(&self) -> Vec<Target> {
        let nodes = self.room.harness.root().children_recursive();
        let named = nodes.filter_map(|node| {
            let inner = node.accesskit_node();
            inner.bounding_box()?;
            let cap = inner.data().keyboard_shortcut().map(str::to_owned);
            Some((node.rect(), inner.label()?, cap))
        });
        let named: Vec<(Rect, String, Option<String>)> = named.collect();
        let is_at = |one: Rect, other: Rect| {
            one.min.distance(other.min) < 0.5 && one.max.distance(other.max) < 0.5
        };
        self.room.harness.ctx.viewport(|seen| {
            let widgets = &seen.prev_pass.widgets;
            let mut layers: Vec<_> = widgets.layers().collect();
            layers.sort_by_key(|(layer, _)| layer.order);
            let all = layers.into_iter().flat_map(|(_, of_layer)| of_layer);
            let all = all.filter(|widget| {
                let feels = widget.sense.senses_click() || widget.sense.senses_drag();
                widget.enabled && feels && widget.interact_rect.is_positive()
            });
            let all = all.filter_map(|widget| {
                // A widget without a name is the scrolling background, or its bar.
                let (_, name, cap) = named.iter().find(|(rect, ..)| is_at(*rect, widget.rect))?;
                let (rect, felt) = (widget.rect, widget.interact_rect);
                let id = widget.id;
                Some(Target { id, name: name.clone(), cap: cap.clone(), rect, felt })
            });
            all.filter(|target| self.is_of_table(target.rect)).collect()
        })
    }

    /// Returns whether a place belongs to the table: with an event, the window has a rail, a head
    /// and a foot of its own.
    fn is_of_table(&self, rect: Rect) -> bool {
        let (rail, head, foot) =
            if self.room.app().desk().is_some() { (76.0, 60.0, 806.0) } else { (0.0, 0.0, 834.0) };
        let at = rect.center();
        at.x > rail && at.y > head && at.y < foot
    }

    /// Notes targets that leave the window or are too small, and letters that are too small.
    fn looks(&mut self, after: &str) {
        // There is a margin around the screen, which too wide a part would reach into.
        let window = Rect::from_min_size(egui::Pos2::ZERO, TABLET).shrink2(vec2(19.0, 0.0));
        let mut faults = Vec::new();
        for Target { name, rect, felt, .. } in self.targets() {
            let mut fault = |what: &str| {
                faults.push(format!(
                    "{:?}, after {after:?}: {name:?} at {rect} {what}",
                    self.language
                ));
            };
            // Scrolling content may extend below, but not sideways.
            let is_cut = felt.height() < rect.height() - 0.5;
            let leaves = rect.left() < window.left() || rect.right() > window.right();
            if leaves || !is_cut && !window.contains_rect(rect) || felt.bottom() > window.bottom() {
                fault("leaves the window");
            }
            if rect.width() < FINGER - 0.5 || rect.height() < FINGER - 0.5 {
                fault("is small");
            }
        }
        let mut cut = Vec::new();
        for shape in &self.room.harness.output().shapes {
            self.reads_shape(&shape.shape, shape.clip_rect, &mut faults, &mut cut);
        }
        self.faults.extend(faults);
        self.cut.extend(cut.into_iter().map(|text| format!("after {after:?}: {text:?}")));
    }

    fn reads_shape(
        &self,
        shape: &Shape,
        clip_rect: Rect,
        faults: &mut Vec<String>,
        cut: &mut Vec<String>,
    ) {
        let text = match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    self.reads_shape(shape, clip_rect, faults, cut);
                }
                return;
            }
            Shape::Text(text) => text,
            _ => return,
        };
        let place = text.visual_bounding_rect();
        if !self.is_of_table(place) || !clip_rect.intersects(place) {
            return;
        }
        let is_named = |name: &&str| text.galley.text().contains(*name);
        let leaves =
            place.left() < clip_rect.left() - 0.5 || place.right() > clip_rect.right() + 0.5;
        if (text.galley.elided || leaves) && !crate::stage::room::NAMES.iter().any(is_named) {
            cut.push(text.galley.text().to_owned());
        }
        for section in &text.galley.job.sections {
            let size = section.format.font_id.size;
            if size < LETTERS {
                faults.push(format!("{:?} is written in {size} points", text.galley.text()));
            }
        }
    }

    /// Checks that everything suited fingers and eyes.
    fn is_for_fingers(&self) {
        let faults: Vec<&str> = self.faults.iter().map(String::as_str).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    fn reads(&self, words: &str) {
        assert!(self.room.mentions(words), "{words:?} is not on the screen:\n{}", self.all());
    }

    /// Returns the names of all controls.
    fn all(&self) -> String {
        let nodes = self.room.harness.root().children_recursive();
        let names = nodes
            .filter_map(|node| node.accesskit_node().label().or(node.accesskit_node().value()));
        names.collect::<Vec<_>>().join("\n")
    }

    /// Goes to the tab of this name.
    fn goes_to(&mut self, tab: &str) {
        self.tap(tab);
    }

    /// Opens an irregularity that asks for an amount, and the pad beside it.
    fn asks_for_an_amount(&mut self) {
        let ask = |kind: &AnsweredBy| matches!(kind, AnsweredBy::Amount(_));
        let mut all = Irregularity::all();
        let (group, entry) =
            all.find(|(_, entry)| entry.asks.iter().any(|it| ask(&it.kind))).unwrap();
        self.taps(&group.name(self.language));
        let name = entry.name(self.language);
        self.taps_like(|row| row.starts_with(&name));
        let amount = entry.asks.iter().find(|it| ask(&it.kind)).unwrap();
        self.taps(&amount.question(self.language));
    }

    /// Taps an amount on the pad, digit by digit.
    fn figures(&mut self, amount: u64) {
        for figure in amount.to_string().chars() {
            let figure = figure.to_string();
            self.taps(&self.say("pad-figure", &[("figure", figure.as_str().into())]));
        }
    }

    /// Taps a chip of the pad.
    fn chip(&mut self, worth: u64) {
        let worth = self.language.chips(Chips::new(worth));
        self.taps(&self.say("pad-chip", &[("worth", worth.as_str().into())]));
    }

    /// Taps cards, each in two taps: "Ah Kd".
    fn cards(&mut self, cards: &str, pack: Pack) {
        for card in read_cards(cards).unwrap() {
            self.taps(&rank_name(self.language, pack, card.rank()));
            self.taps(&card_name(self.language, pack, card));
        }
    }
}
