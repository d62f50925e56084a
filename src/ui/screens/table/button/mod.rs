//! The button: where it stood, where it goes and why, and putting it right.

mod correction;
mod oval;
mod ways;
mod what_if;

use egui::{Align, Key, Label, Layout, ScrollArea, Ui, vec2};

use super::{AtTable, TOUCH, keys};
use crate::{
    rules::{
        button::{NextHand, Positions},
        seat::{SeatNo, Seats, TableNo},
    },
    tournament::{Command, tables::TableCommand},
    ui::{
        action::Outbox,
        theme::{Text, Theme, space},
        tongue::Speaks as _,
        widgets::{Button, card},
    },
    view::{
        Tone,
        table::button::{Between, ButtonView, Told},
    },
};
use correction::Correction;
use oval::{Disc, Mark, Oval, Spot, Touched};
use what_if::WhatIf;

/// The part of the width that says why, and its bounds, in points.
const WHY: f32 = 0.33;
const LEAST_WHY: f32 = 366.0;
const MOST_WHY: f32 = 560.0;
/// What stands below each table, and below both.
const BELOW_ONE: f32 = 42.0;
const BELOW_BOTH: f32 = TOUCH + 32.0;
/// No table is longer than so many times its height.
const LONGEST: f32 = 2.3;
/// From this height on one table stands above the other.
const STACKED: f32 = 226.0;

/// What the tab remembers.
#[derive(Default)]
pub(super) struct ButtonState {
    what_if: Option<WhatIf>,
    correction: Option<Correction>,
    lit: Option<Disc>,
}

/// What the tab is asked to open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Elsewhere {
    /// The irregularities: a wrong button was found in the middle of a hand.
    Irregularities,
}

/// The table as the tab has it in this frame.
struct Here<'a> {
    at: &'a AtTable<'a>,
    /// The table of the event; none without one, and none while it is only thought of.
    real: Option<TableNo>,
    between: Between,
    next: Option<NextHand>,
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut ButtonState,
    at: &AtTable<'_>,
    out: &mut Outbox,
) -> Option<Elsewhere> {
    let Some(here) = Here::of(state, at) else {
        ui.label(Text::Body.rich(ui.word("button-too-few")).color(Theme::of(ui).dim));
        return None;
    };
    press(ui, state, &here, out);
    // What a key did is seen in the same frame.
    let here = Here::of(state, at).unwrap_or(here);
    let view = ButtonView::of(at.language, at.felt, &here.between, at.book);
    let room = ui.available_size();
    let right = (room.x * WHY).clamp(LEAST_WHY, MOST_WHY).round();
    let left = room.x - right - space::INSIDE;
    let mut elsewhere = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::INSIDE;
        ui.allocate_ui_with_layout(vec2(left, room.y), Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(vec2(left, room.y));
            ui.set_max_width(left);
            ovals(ui, state, &here, &view);
            acts(ui, state, &here, out);
        });
        let rest = ui.available_size();
        ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
            match &mut state.correction {
                Some(correction) => {
                    match correction::show(ui, correction, &here, &mut state.lit, out) {
                        Some(correction::Ended::Here) => state.let_be(),
                        Some(correction::Ended::Elsewhere(other)) => elsewhere = Some(other),
                        None => {}
                    }
                }
                None => reasons(ui, state, &here, &view),
            }
        });
    });
    elsewhere
}

impl<'a> Here<'a> {
    fn of(state: &mut ButtonState, at: &'a AtTable<'a>) -> Option<Self> {
        let table = at
            .event
            .zip(at.felt.table)
            .and_then(|(sight, number)| Some((number, sight.tournament().tables().table(number)?)));
        let size_changed = |what_if: &WhatIf| what_if.size != at.felt.size;
        if table.is_none() && state.what_if.as_ref().is_none_or(size_changed) {
            state.what_if = WhatIf::full(at.felt.size);
        }
        let (real, between) = match (&state.what_if, table) {
            (Some(what_if), _) => (None, what_if.between()),
            (None, Some((number, table))) => {
                let between = match &state.correction {
                    Some(correction) => correction.between(table),
                    None => Between::of(table),
                };
                (Some(number), between)
            }
            (None, None) => return None,
        };
        let stands = state.what_if.as_ref().is_none_or(WhatIf::is_possible);
        let possible =
            stands && state.correction.as_ref().is_none_or(|it| it.is_possible(&between));
        let next = if possible { between.next(&at.book.button) } else { None };
        if next.is_none() && between.live.len() < 2 && real.is_some() {
            return None;
        }
        Some(Self { at, real, between, next })
    }

    /// Where the discs stood, or stand in the first hand.
    fn positions(&self) -> Option<Positions> {
        self.between.last.map(|last| last.positions).or(self.next.map(|next| next.positions))
    }

    fn spots(&self, mark: impl Fn(SeatNo) -> Mark) -> Vec<Spot> {
        let name = |seat| self.at.felt.at(seat).map(|sitting| sitting.name.clone());
        let spot = |seat| {
            let mark = mark(seat);
            let named = self.real.is_some() || mark == Mark::Sits;
            let name = name(seat).filter(|_| named).unwrap_or_default();
            Spot { seat, mark, name }
        };
        SeatNo::up_to(self.between.size).map(spot).collect()
    }
}

impl ButtonState {
    /// Puts a disc on a seat: on record when the floor says so, at once on a table that is only
    /// thought of.
    fn put(&mut self, disc: Disc, seat: SeatNo, here: &Here<'_>) {
        self.lit = Some(disc);
        if seat.get() > here.between.size {
            return;
        }
        if let Some(what_if) = &mut self.what_if {
            what_if.put(disc, seat);
        } else if let Some(from) = here.positions() {
            let correction = self.correction.get_or_insert_with(|| Correction::new(from));
            correction.put(disc, seat, here.between.live);
        }
    }

    fn touch(&mut self, touched: Touched, of_last: bool, here: &Here<'_>) {
        match (touched, &mut self.what_if) {
            (Touched::Put(disc, seat), _) => self.put(disc, seat, here),
            (Touched::Disc(disc), _) => self.light(disc, here),
            (Touched::Seat(seat), _) if self.lit.is_some() && of_last => {
                if let Some(disc) = self.lit {
                    self.put(disc, seat, here);
                }
            }
            (Touched::Seat(seat), Some(what_if)) if of_last => what_if.was_there(seat),
            (Touched::Seat(seat), Some(what_if)) => what_if.tap(seat),
            (Touched::Seat(_), None) => {}
        }
    }

    /// The disc that keys and taps move; lit again it rests.
    fn light(&mut self, disc: Disc, here: &Here<'_>) {
        self.lit = (self.lit != Some(disc)).then_some(disc);
        if self.lit.is_some()
            && self.what_if.is_none()
            && let Some(from) = here.positions()
        {
            self.correction.get_or_insert_with(|| Correction::new(from));
        }
    }

    fn let_be(&mut self) {
        self.correction = None;
        self.lit = None;
    }
}

const DISC_KEYS: [(Disc, Key, &str); 3] =
    [(Disc::Button, Key::B, "B"), (Disc::Small, Key::S, "S"), (Disc::Big, Key::G, "G")];

fn press(ui: &Ui, state: &mut ButtonState, here: &Here<'_>, out: &mut Outbox) {
    for key in keys::struck(ui) {
        if let Some((disc, ..)) = DISC_KEYS.iter().find(|(_, own, _)| *own == key) {
            state.light(*disc, here);
            continue;
        }
        let seat = state.lit.zip(seat_after(key, state, here));
        match key {
            _ if seat.is_some() => {
                if let Some((disc, seat)) = seat {
                    state.put(disc, seat, here);
                }
            }
            Key::Escape => state.let_be(),
            Key::W if here.real.is_some() => begin_what_if(state, here),
            Key::W if here.at.felt.table.is_some() => state.what_if = None,
            Key::N => deal(state, here, out),
            _ => {
                if let Some(correction) = &mut state.correction
                    && correction.press(ui, key, here, out)
                {
                    state.let_be();
                }
            }
        }
    }
}

/// Where a key puts the disc that is lit: on the seat of a digit, or one seat on or back.
fn seat_after(key: Key, state: &ButtonState, here: &Here<'_>) -> Option<SeatNo> {
    let digits = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
        Key::Num0,
    ];
    if let Some(digit) = digits.iter().position(|own| *own == key) {
        return SeatNo::new(u8::try_from(digit).ok()? + 1);
    }
    let at = match (&state.what_if, &state.correction) {
        (Some(what_if), _) => what_if.positions(),
        (None, Some(correction)) => correction.positions,
        (None, None) => here.positions()?,
    };
    let every = Seats::all(here.between.size);
    let from = state.lit?.seat(at);
    match key {
        Key::ArrowRight | Key::ArrowUp => every.next(from),
        Key::ArrowLeft | Key::ArrowDown => every.previous(from),
        _ => None,
    }
}

fn begin_what_if(state: &mut ButtonState, here: &Here<'_>) {
    state.let_be();
    state.what_if = WhatIf::of(&here.between);
}

fn hand_dealt(table: TableNo) -> Command {
    Command::Tables(TableCommand::Hands { table, hands: 1 })
}

/// The next hand was dealt, at the table or in thought.
fn deal(state: &mut ButtonState, here: &Here<'_>, out: &mut Outbox) {
    match (&mut state.what_if, here.real, here.at.event) {
        (Some(what_if), ..) => {
            if let Some(next) = &here.next {
                what_if.deal(next);
            }
        }
        (None, Some(table), Some(sight)) if state.correction.is_none() => {
            let command = hand_dealt(table);
            if sight.refusal(&command).is_none() {
                out.submit(command);
            }
        }
        _ => {}
    }
}

/// The last hand and the next: side by side, or one above the other where there is the height.
fn ovals(ui: &mut Ui, state: &mut ButtonState, here: &Here<'_>, view: &ButtonView) {
    let room = ui.available_size() - vec2(0.0, BELOW_BOTH);
    let half = (room.y - space::ITEM) / 2.0 - BELOW_ONE;
    let stacked = half >= STACKED;
    let size = if stacked {
        vec2(room.x.min(half * LONGEST), half.min(room.x * 0.5))
    } else {
        let width = (room.x - space::ITEM) / 2.0;
        vec2(width, (room.y - BELOW_ONE).min(width * 0.92))
    };
    let correcting = state.correction.is_some();
    let was = here.between.was;
    let last_title = ui.word(match here.between.last {
        _ if correcting => "button-set",
        Some(_) => "button-last",
        None => "button-first",
    });
    let last_spots = here.spots(|seat| match was.contains(seat) {
        true => Mark::Sits,
        false if here.between.last.is_none() && here.between.live.contains(seat) => Mark::Sits,
        false => Mark::Empty,
    });
    let next_title = ui.word("button-next");
    let next = here.next.as_ref();
    let next_spots = here.spots(|seat| match &state.what_if {
        Some(what_if) => what_if.mark(seat, next),
        None => seat_now(&here.between, next, seat),
    });
    let thought = state.what_if.is_some();
    let at = match (&state.correction, &state.what_if) {
        (Some(correction), _) => Some(correction.positions),
        (None, Some(what_if)) => Some(what_if.positions()),
        (None, None) => here.positions(),
    };
    let last = Oval {
        title: &last_title,
        spots: &last_spots,
        positions: at,
        lit: state.lit,
        seats: thought || state.lit.is_some(),
        discs: true,
    };
    let coming = Oval {
        title: &next_title,
        spots: &next_spots,
        positions: next.map(|next| next.positions),
        lit: None,
        seats: thought,
        discs: false,
    };
    let layout =
        if stacked { Layout::top_down(Align::Min) } else { Layout::left_to_right(Align::Min) };
    let both = vec2(
        room.x,
        if stacked { 2.0 * (size.y + BELOW_ONE) + space::ITEM } else { size.y + BELOW_ONE },
    );
    ui.allocate_ui_with_layout(both, layout, |ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::ITEM);
        let touched = one(ui, &last, &view.last, "", size);
        if let Some(touched) = touched {
            state.touch(touched, true, here);
        }
        let posts = if next.is_some() { view.posts.as_str() } else { "" };
        let line = if next.is_some() { view.next.as_str() } else { "" };
        if let Some(touched) = one(ui, &coming, line, posts, size) {
            state.touch(touched, false, here);
        }
    });
}

fn one(ui: &mut Ui, oval: &Oval<'_>, line: &str, below: &str, size: egui::Vec2) -> Option<Touched> {
    let room = if ui.layout().is_vertical() { ui.available_width() } else { size.x };
    let whole = vec2(room, size.y + BELOW_ONE);
    ui.allocate_ui_with_layout(whole, Layout::top_down(Align::Center), |ui| {
        ui.set_min_size(whole);
        ui.spacing_mut().item_spacing.y = 0.0;
        let theme = Theme::of(ui);
        let touched = oval.show(ui, size);
        ui.add(Label::new(Text::Strong.rich(line).color(theme.text)).truncate());
        ui.add(Label::new(Text::Note.rich(below).color(theme.gold)).truncate());
        touched
    })
    .inner
}

/// What a seat of an event's table is before the next hand.
fn seat_now(between: &Between, next: Option<&NextHand>, seat: SeatNo) -> Mark {
    let known = between.last.is_none_or(|last| last.seats().contains(seat));
    if !between.live.contains(seat) {
        Mark::Empty
    } else if next.is_some_and(|next| next.waits.contains(seat)) {
        Mark::Waits
    } else if known {
        Mark::Sits
    } else {
        Mark::New
    }
}

/// What can be done, below the tables.
fn acts(ui: &mut Ui, state: &mut ButtonState, here: &Here<'_>, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::TIGHT);
        for (disc, _, key) in DISC_KEYS {
            let word = ui.word(disc.word());
            let lit = state.lit == Some(disc);
            if ui.add(Button::new(&word).key(key).chosen(lit)).clicked() {
                state.light(disc, here);
            }
        }
        if let (Some(table), Some(sight)) = (here.real, here.at.event) {
            let word = ui.word("button-deal");
            let refusal = sight.refusal(&hand_dealt(table));
            if state.correction.is_none()
                && ui.add(Button::new(&word).key("N").refusal(refusal.as_deref())).clicked()
            {
                out.submit(hand_dealt(table));
            }
            let word = ui.word("button-what-if");
            if ui.add(Button::quiet(&word).key("W")).clicked() {
                begin_what_if(state, here);
            }
        } else {
            thought_acts(ui, state, here, out);
        }
    });
    let hint = if state.what_if.is_some() { "button-what-if-hint" } else { "button-drag" };
    let hint = Text::Note.rich(ui.word(hint)).color(Theme::of(ui).dim);
    ui.add(Label::new(hint).wrap());
}

fn thought_acts(ui: &mut Ui, state: &mut ButtonState, here: &Here<'_>, out: &mut Outbox) {
    let word = ui.word("button-deal-on");
    let impossible = here.next.is_none().then(|| ui.word("button-impossible"));
    if ui.add(Button::new(&word).key("N").refusal(impossible.as_deref())).clicked() {
        deal(state, here, out);
    }
    if here.at.felt.table.is_some() {
        let word = ui.word("button-what-if-end");
        if ui.add(Button::quiet(&word).key("W")).clicked() {
            state.what_if = None;
            state.lit = None;
        }
    } else {
        let word = ui.word("button-anew");
        if ui.add(Button::quiet(&word)).clicked() {
            state.what_if = None;
            state.lit = None;
        }
    }
}

/// Why the discs go where they go, what other methods would do, and what is due from who comes back.
fn reasons(ui: &mut Ui, state: &ButtonState, here: &Here<'_>, view: &ButtonView) {
    let room = ui.available_height() - 2.0 * space::INSIDE;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(room);
        ScrollArea::vertical().id_salt("because").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            because(ui, state, here, view);
            ways::show(ui, view, here.at);
        });
    });
}

fn because(ui: &mut Ui, state: &ButtonState, here: &Here<'_>, view: &ButtonView) {
    let theme = Theme::of(ui);
    ui.label(Text::Heading.rich(ui.word("button-why")).color(theme.text));
    let mut say = |name: &str, ink| {
        ui.add(Label::new(Text::Body.rich(ui.word(name)).color(ink)).wrap());
    };
    if state.what_if.is_some() {
        if here.at.felt.table.is_some() {
            say("button-what-if-here", theme.blue);
        }
        if here.next.is_none() {
            let few = here.between.live.len() < 2;
            say(if few { "button-too-few" } else { "button-impossible" }, theme.red);
        }
    }
    if !view.stud.is_empty() {
        ui.add(Label::new(Text::Body.rich(&view.stud).color(theme.blue)).wrap());
    }
    for told in view.why.iter().filter(|_| here.next.is_some()) {
        sentence(ui, told);
    }
}

fn sentence(ui: &mut Ui, told: &Told) {
    let theme = Theme::of(ui);
    let ink = match told.tone {
        Tone::Plain => theme.text,
        tone => theme.tone(tone),
    };
    let words = if told.cite.is_empty() {
        told.words.clone()
    } else {
        format!("{} · {}", told.words, told.cite)
    };
    ui.add(Label::new(Text::Body.rich(words).color(ink)).wrap());
}
