//! The table at the last hand and at the next, with discs that can be moved.

use egui::{Align, Label, Layout, Ui, Vec2, vec2};

use super::{super::TOUCH, ButtonState, Here};
use crate::{
    rules::{
        button::{NextHand, Positions},
        seat::{MOST_SEATS, SeatNo},
    },
    ui::{
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::{Disc, Lying, Plate, RoundTable, Touched},
    },
    view::{
        Tone,
        table::{
            Middle,
            button::{Between, ButtonView},
        },
        words,
    },
};

/// The height below each table, and below both, in points.
const BELOW_ONE: f32 = 42.0;
const BELOW_BOTH: f32 = TOUCH + 32.0;
/// The greatest width of a table, as a multiple of its height.
const LONGEST: f32 = 2.3;
/// The height from which one table stands above the other, if that makes both larger, in points.
const STACKED: f32 = 200.0;

/// The state of a seat between two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// An empty seat.
    Empty,
    Sits,
    Left,
    /// A player who has just sat down.
    New,
    /// A player who has just been moved there.
    Moved,
    /// A player who is not dealt in.
    Waits,
}

impl Mark {
    /// Returns the name of its label; `None` if it needs no label.
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::Sits => None,
            Self::Empty => Some("button-state-empty"),
            Self::Left => Some("button-state-left"),
            Self::New => Some("button-state-new"),
            Self::Moved => Some("button-state-moved"),
            Self::Waits => Some("button-state-waits"),
        }
    }

    const fn tone(self) -> Tone {
        match self {
            Self::Sits | Self::Empty | Self::Left => Tone::Plain,
            Self::New | Self::Moved => Tone::Planned,
            Self::Waits => Tone::Waits,
        }
    }
}

/// One of the two tables.
struct Shown<'a> {
    title: &'a str,
    plates: Vec<Plate>,
    discs: Vec<Lying>,
    /// True if its seats can be tapped.
    taps: bool,
}

/// Returns whether two tables side by side in this width are too small for their discs.
pub(super) fn is_tiny(width: f32) -> bool {
    width < TINY
}

/// The width below which the tables stand one above the other and scroll, in points.
const TINY: f32 = 560.0;

/// Draws the last hand and the next: side by side, or one above the other if the height allows it.
pub(super) fn show(
    ui: &mut Ui,
    room: (f32, f32),
    state: &mut ButtonState,
    here: &Here<'_>,
    view: &ButtonView,
) {
    let tiny = is_tiny(room.0);
    let room = vec2(room.0, room.1) - vec2(0.0, BELOW_BOTH);
    let half = (room.y - space::ITEM) / 2.0 - BELOW_ONE;
    let beside = (room.x - space::ITEM) / 2.0;
    let stacked = tiny || half >= STACKED && half * LONGEST > beside;
    let size = if tiny {
        vec2(room.x, room.x * 0.6)
    } else if stacked {
        vec2(room.x.min(half * LONGEST), half.min(room.x * 0.5))
    } else {
        vec2(beside, (room.y - BELOW_ONE).min(beside * 0.92))
    };
    let correcting = state.correction.is_some();
    let was = here.between.was;
    let last_title = ui.word(match here.between.last {
        _ if correcting => "button-set",
        Some(_) => "button-last",
        None => "button-first",
    });
    let last_plates = plates(ui, here, &last_title, |seat| match was.contains(seat) {
        true => Mark::Sits,
        false if here.between.last.is_none() && here.between.live.contains(seat) => Mark::Sits,
        false => Mark::Empty,
    });
    let next_title = ui.word("button-next");
    let next = here.next.as_ref();
    let next_plates = plates(ui, here, &next_title, |seat| match &state.what_if {
        Some(what_if) => what_if.mark(seat, next),
        None => seat_now(&here.between, next, seat),
    });
    let thought = state.what_if.is_some();
    let at = match (&state.correction, &state.what_if) {
        (Some(correction), _) => Some(correction.positions),
        (None, Some(what_if)) => Some(what_if.positions()),
        (None, None) => here.positions(),
    };
    let last = Shown {
        title: &last_title,
        plates: last_plates,
        discs: at.map(|at| movable(ui, &last_title, at, state.lit)).unwrap_or_default(),
        taps: thought || state.lit.is_some(),
    };
    let coming = Shown {
        title: &next_title,
        plates: next_plates,
        discs: next.map(|next| still(next.positions)).unwrap_or_default(),
        taps: thought,
    };
    let layout =
        if stacked { Layout::top_down(Align::Min) } else { Layout::left_to_right(Align::Min) };
    let height = size.y + BELOW_ONE;
    let both = vec2(room.x, if stacked { 2.0 * height + space::ITEM } else { height });
    ui.allocate_ui_with_layout(both, layout, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::ITEM);
        let touched = one(ui, &last, &view.last, "", size);
        if let Some(touched) = touched {
            state.touch(touched, true, here);
        }
        let posts = if next.is_some() { view.posts.as_str() } else { "" };
        let cannot = ui.word("button-cannot-be");
        let line = if next.is_some() { view.next.as_str() } else { cannot.as_str() };
        if let Some(touched) = one(ui, &coming, line, posts, size) {
            state.touch(touched, false, here);
        }
    });
}

fn one(ui: &mut Ui, shown: &Shown<'_>, line: &str, below: &str, size: Vec2) -> Option<Touched> {
    let room = if ui.layout().is_vertical() { ui.available_width() } else { size.x };
    let whole = vec2(room, size.y + BELOW_ONE);
    ui.allocate_ui_with_layout(whole, Layout::top_down(Align::Center), |ui| {
        ui.set_min_size(whole);
        ui.spacing_mut().item_spacing.y = 0.0;
        let theme = Theme::of(ui);
        let seats = u8::try_from(shown.plates.len()).unwrap_or(MOST_SEATS);
        let table = RoundTable::new(shown.title, seats).no_bets().discs(&shown.discs);
        let table = if shown.taps { table } else { table.still() };
        let middle = Middle { caption: shown.title.to_owned(), ..Middle::default() };
        let plate = |seat: SeatNo| shown.plates.get(seat.index()).cloned();
        let touched = table.show(ui, size, &middle, plate);
        ui.add(Label::new(Text::Strong.rich(line).color(theme.text)).truncate());
        ui.add(Label::new(Text::Note.rich(below).color(theme.gold)).truncate());
        touched
    })
    .inner
}

fn plates(ui: &Ui, here: &Here<'_>, table: &str, mark: impl Fn(SeatNo) -> Mark) -> Vec<Plate> {
    let plate = |seat| {
        let mark = mark(seat);
        let named = here.real.is_some() || mark == Mark::Sits;
        let sitting = here.at.felt.at(seat).filter(|_| named);
        let name = sitting.map_or("", |sitting| sitting.name.as_str());
        let state = mark.word().map(|word| ui.word(word)).unwrap_or_default();
        let whole = format!("{name} {state}");
        let gaps =
            [("table", table.into()), ("seat", seat.get().into()), ("state", whole.trim().into())];
        Plate {
            name: words::on_plate(seat, words::family(name)),
            spoken: ui.say("button-seat-at", &gaps).trim_end().to_owned(),
            stack: if mark == Mark::Empty { String::new() } else { state },
            tone: mark.tone(),
            empty: matches!(mark, Mark::Empty | Mark::Left),
            ..Plate::default()
        }
    };
    SeatNo::up_to(here.between.size).map(plate).collect()
}

fn still(at: Positions) -> Vec<Lying> {
    Disc::ALL.into_iter().map(|disc| Lying::still(disc, disc.seat(at))).collect()
}

fn movable(ui: &Ui, table: &str, at: Positions, lit: Option<Disc>) -> Vec<Lying> {
    let lying = |disc: Disc| {
        let seat = disc.seat(at);
        let gaps = [
            ("table", table.into()),
            ("disc", ui.word(word(disc)).into()),
            ("seat", seat.get().into()),
        ];
        let name = Some(ui.say("button-disc-at", &gaps));
        Lying { disc, seat, name, lit: lit == Some(disc) }
    };
    Disc::ALL.into_iter().map(lying).collect()
}

/// Returns the name of a disc's label.
pub(super) const fn word(disc: Disc) -> &'static str {
    match disc {
        Disc::Button => "button-disc-button",
        Disc::Small => "button-disc-small",
        Disc::Big => "button-disc-big",
    }
}

/// Returns the state of a seat at an event's table before the next hand.
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
