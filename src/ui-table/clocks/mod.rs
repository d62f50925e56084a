//! Clocks on players: called clocks or shot clocks, several at once.

mod choice;
mod running;

use std::{collections::BTreeMap, time::Duration};

use bottone_base::{
    seat::SeatNo,
    time::{Span, Timestamp},
};
use bottone_dealer::{Sitting, UnfinishedClock as Running};
use bottone_hands::hand::Hand;
use bottone_rules::{
    floor::{ClockPhase, FacedBet, PlayerClock},
    rulebook::{ClockExpiry, ClockSeconds, ShotClock, ShotClockRules},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
    widgets::card,
};
use bottone_view::cues::Timer;
use bottone_view_table::{clocks as view, clocks::TableClockKind};
use egui::{Align, Key, Layout, Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::{TableContext, keys};
use crate::TableOutbox;

/// The greatest number of clocks in view.
const MOST: usize = 12;

/// The last seconds of a shot clock.
const LAST_OF_SHOT: i64 = 5;

/// The additional seconds that a floor grants.
const EXTENSION: i64 = 30;

/// The state of the tab.
pub(super) struct ClocksState {
    kind: TableClockKind,
    /// The seconds of a called clock; `None` for the book's.
    seconds: Option<u16>,
    street: u8,
    faces: FacedBet,
    /// The shot clock of a house whose book has none.
    own: ShotClock,
    running: Vec<Running>,
    /// The time banks used at a table without an event.
    used: BTreeMap<SeatNo, u8>,
}

impl Default for ClocksState {
    fn default() -> Self {
        Self {
            kind: TableClockKind::Called,
            seconds: None,
            street: 0,
            faces: FacedBet::ABet,
            own: ShotClock::WPT,
            running: Vec::new(),
            used: BTreeMap::new(),
        }
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut ClocksState,
    hand: Option<&Hand>,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    let struck = keys::table_keys(ui);
    if struck.contains(&Key::C) {
        state.start_for_actor(hand, at);
    }
    for sitting in &at.felt.seats {
        if Key::from_name(&sitting.seat.to_string()).is_some_and(|key| struck.contains(&key)) {
            state.start(sitting, at);
        }
    }
    let room = ui.available_size();
    let left = (room.x * 0.42).clamp(330.0, 620.0);
    let high = room.y - 2.0 * space::INSIDE;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        ui.allocate_ui_with_layout(vec2(left, room.y), Layout::top_down(Align::Min), |ui| {
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_height(high);
                choice::show(ui, state, hand, at, out);
            });
        });
        let rest = ui.available_size();
        ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
            if state.running.is_empty() {
                card(ui).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.set_height(high);
                    running::show(ui, state, &struck, at, out);
                });
            } else {
                running::show(ui, state, &struck, at, out);
            }
        });
    });
}

impl ClocksState {
    /// Returns the shot clock in use: the book's, or the house's own.
    const fn shot(&self, at: &TableContext<'_>) -> (ShotClock, bool) {
        match at.book.shot_clock {
            ShotClockRules::On(shot) => (shot, true),
            ShotClockRules::Off => (self.own, false),
        }
    }

    /// Returns the seconds of a called clock, before the countdown.
    fn called_seconds(&self, at: &TableContext<'_>) -> u16 {
        match at.book.clock.seconds {
            ClockSeconds::UpTo(most) => self.seconds.unwrap_or(most).min(most),
            ClockSeconds::Exactly(seconds) => seconds,
        }
    }

    /// Returns the clock that would start now, and the effect of its end if it is a shot clock.
    fn fresh_clock(&self, at: &TableContext<'_>) -> (PlayerClock, Option<ClockExpiry>) {
        let (given, last, shot) = match self.kind {
            TableClockKind::Called => {
                let countdown = i64::from(at.book.clock.countdown);
                (i64::from(self.called_seconds(at)) + countdown, countdown, None)
            }
            TableClockKind::Shot => {
                let (shot, _) = self.shot(at);
                (i64::from(shot.seconds(self.street)), LAST_OF_SHOT, Some(shot.expiry))
            }
        };
        let clock = PlayerClock::start(at.now, Span::from_secs(given), Span::from_secs(last));
        (clock, shot)
    }

    /// Starts a clock on a player, or restarts a running one.
    fn start(&mut self, sitting: &Sitting, at: &TableContext<'_>) {
        let (clock, shot) = self.fresh_clock(at);
        let running = Running {
            table: at.felt.table,
            seat: sitting.seat,
            entry: sitting.entry,
            name: sitting.name.clone(),
            shot,
            faces: self.faces,
            clock,
            started: at.now,
        };
        let same =
            |other: &&mut Running| (other.table, other.seat) == (running.table, running.seat);
        if let Some(before) = self.running.iter_mut().find(same) {
            *before = running;
        } else if self.running.len() < MOST {
            self.running.push(running);
        }
    }

    /// Starts the clock of the player to act in the followed hand.
    fn start_for_actor(&mut self, hand: Option<&Hand>, at: &TableContext<'_>) {
        let Some((hand, seat)) = hand.and_then(|hand| Some((hand, hand.turn()?))) else { return };
        self.street = hand.street().min(3);
        self.faces = if hand.to_call().is_zero() { FacedBet::Nothing } else { FacedBet::ABet };
        if let Some(sitting) = at.felt.at(seat) {
            self.start(sitting, at);
        }
    }

    /// Returns the clock that runs out first.
    fn first(&self, at: &TableContext<'_>) -> Option<usize> {
        let left = |number: &usize| {
            self.running.get(*number).map(|running| running.clock.read(at.now).left)
        };
        (0..self.running.len()).min_by_key(left)
    }

    /// Drops clocks of another time base: those of a table without an event do not belong to the
    /// event.
    pub(super) fn drop_other_time_bases(&mut self, now: Timestamp) {
        self.running.retain(|running| running.started <= now);
    }

    /// Shifts the clocks after their time base was set forward by this much.
    pub(super) fn shift(&mut self, by: Span) {
        self.running.iter_mut().for_each(|running| running.advance(by));
    }

    /// Returns the running and stopped clocks, and the time banks used at a table without an event.
    pub(super) fn unfinished(&self) -> (Vec<Running>, BTreeMap<SeatNo, u8>) {
        (self.running.clone(), self.used.clone())
    }

    /// Resumes clocks from an earlier run, shifted by this much; clocks that run now stay.
    pub(super) fn resume(&mut self, left: &[Running], banks: &BTreeMap<SeatNo, u8>, by: Span) {
        for left in left {
            let is_here = |other: &Running| (other.table, other.seat) == (left.table, left.seat);
            if self.running.len() >= MOST || self.running.iter().any(is_here) {
                continue;
            }
            let mut running = left.clone();
            running.advance(by);
            self.running.push(running);
        }
        if self.used.is_empty() {
            self.used.clone_from(banks);
        }
    }

    /// Returns the running and stopped clocks, for the sound and other listeners.
    pub(super) fn timers(&self) -> Vec<Timer> {
        let timer = |running: &Running| Timer { started: running.started, clock: running.clock };
        self.running.iter().map(timer).collect()
    }

    /// Schedules the next frame for the change of a digit.
    pub(super) fn wake(&self, ui: &Ui, now: Timestamp) {
        let changes = self.running.iter().filter_map(|running| {
            let read = running.clock.read(now);
            let goes_on = !read.stopped && read.phase != ClockPhase::Over;
            goes_on.then(|| (read.left.millis() - 1).rem_euclid(1_000) + 1)
        });
        if let Some(millis) = changes.min() {
            ui.ctx().request_repaint_after(Duration::from_millis(millis.unsigned_abs()));
        }
    }
}

/// Draws a small version of the clock that runs out first, for the line above the tabs; returns
/// whether it was pressed.
pub(super) fn small(ui: &mut Ui, state: &ClocksState, at: &TableContext<'_>) -> bool {
    let Some(running) = state.first(at).and_then(|first| state.running.get(first)) else {
        return false;
    };
    let theme = Theme::of(ui);
    let face = face(running, at);
    let digits =
        if face.is_over { face.word.clone() } else { format!("{}{}", face.digits, face.countdown) };
    let who = player_text(ui, running);
    let galley = |text: Text, words: &str| {
        ui.painter().layout_no_wrap(words.to_owned(), text.font(), theme.text)
    };
    // As wide as the widest digits, so that nothing beside it moves.
    let width = galley(Text::Clock, "00+0").size().x.max(galley(Text::Clock, &digits).size().x);
    let size = vec2(width + 2.0 * space::ITEM, ui.spacing().interact_size.y);
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    describe(ui, &response, &who, &digits);
    let urgent = face.tone == bottone_view::Tone::Waits;
    let (fill, ink) =
        if urgent { (theme.red, theme.on_red) } else { (theme.raised, theme.tone(face.tone)) };
    ui.painter().rect_filled(place, corner(radius::BUTTON), fill);
    let digits = ui.painter().layout_no_wrap(digits, Text::Clock.font(), ink);
    ui.painter().galley(place.center() - digits.size() / 2.0, digits, ink);
    response.on_hover_text(who).clicked()
}

fn describe(ui: &Ui, response: &Response, who: &str, digits: &str) {
    let gaps = [("who", who.into()), ("digits", digits.into())];
    let name = ui.say("clocks-small", &gaps);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
}

/// Returns "Esposito", or "Seat 3" without a name.
fn player_text(ui: &Ui, running: &Running) -> String {
    if running.name.is_empty() {
        ui.say("clocks-player", &[("seat", running.seat.get().into())])
    } else {
        running.name.clone()
    }
}

fn face(running: &Running, at: &TableContext<'_>) -> view::Face {
    view::Face::of(at.language, &running.clock, running.faces, running.shot, at.book, at.now)
}
