//! The table at the last hand and at the next, with discs that can be moved.

use bottone_base::seat::{MOST_SEATS, SeatNo};
use bottone_rules::button::{NextHand, Positions};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Disc, PlacedDisc, Plate, RoundTable, TableTouch},
};
use bottone_view::{Tone, table_middle::Middle};
use bottone_view_table::button::{BetweenHands, ButtonView};
use bottone_vocabulary::words;
use egui::{Align, Label, Layout, Ui, Vec2, vec2};

use super::{super::TOUCH, ButtonContext, ButtonState};

/// The height below each table, and below both, in points.
const BELOW_ONE: f32 = 42.0;
const BELOW_BOTH: f32 = TOUCH + 32.0;
/// The greatest width of a table, as a multiple of its height.
const LONGEST: f32 = 2.3;
/// The height from which one table stands above the other, if that makes both larger, in points.
const STACKED: f32 = 200.0;

/// The state of a seat between two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SeatState {
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

impl SeatState {
    /// Returns the name of its label; `None` if it needs no label.
    const fn label(self) -> Option<&'static str> {
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
struct TablePane<'a> {
    title: &'a str,
    plates: Vec<Plate>,
    discs: Vec<PlacedDisc>,
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
    here: &ButtonContext<'_>,
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
    let was = here.between.last_seats;
    let last_title = ui.word(match here.between.last {
        _ if correcting => "button-set",
        Some(_) => "button-last",
        None => "button-first",
    });
    let last_plates = plates(ui, here, &last_title, |seat| match was.contains(seat) {
        true => SeatState::Sits,
        false if here.between.last.is_none() && here.between.live.contains(seat) => SeatState::Sits,
        false => SeatState::Empty,
    });
    let next_title = ui.word("button-next");
    let next = here.next.as_ref();
    let next_plates = plates(ui, here, &next_title, |seat| match &state.what_if {
        Some(what_if) => what_if.mark(seat, next),
        None => seat_state(&here.between, next, seat),
    });
    let thought = state.what_if.is_some();
    let at = match (&state.correction, &state.what_if) {
        (Some(correction), _) => Some(correction.positions),
        (None, Some(what_if)) => Some(what_if.positions()),
        (None, None) => here.positions(),
    };
    let last = TablePane {
        title: &last_title,
        plates: last_plates,
        discs: at.map(|at| movable_discs(ui, &last_title, at, state.lit)).unwrap_or_default(),
        taps: thought || state.lit.is_some(),
    };
    let coming = TablePane {
        title: &next_title,
        plates: next_plates,
        discs: next.map(|next| fixed_discs(next.positions)).unwrap_or_default(),
        taps: thought,
    };
    let layout =
        if stacked { Layout::top_down(Align::Min) } else { Layout::left_to_right(Align::Min) };
    let height = size.y + BELOW_ONE;
    let both = vec2(room.x, if stacked { 2.0 * height + space::ITEM } else { height });
    ui.allocate_ui_with_layout(both, layout, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::ITEM);
        let touched = show_pane(ui, &last, &view.last, "", size);
        if let Some(touched) = touched {
            state.touch(touched, true, here);
        }
        let posts = if next.is_some() { view.posts.as_str() } else { "" };
        let cannot = ui.word("button-cannot-be");
        let line = if next.is_some() { view.next.as_str() } else { cannot.as_str() };
        if let Some(touched) = show_pane(ui, &coming, line, posts, size) {
            state.touch(touched, false, here);
        }
    });
}

fn show_pane(
    ui: &mut Ui,
    shown: &TablePane<'_>,
    line: &str,
    below: &str,
    size: Vec2,
) -> Option<TableTouch> {
    let room = if ui.layout().is_vertical() { ui.available_width() } else { size.x };
    let whole = vec2(room, size.y + BELOW_ONE);
    ui.allocate_ui_with_layout(whole, Layout::top_down(Align::Center), |ui| {
        ui.set_min_size(whole);
        ui.spacing_mut().item_spacing.y = 0.0;
        let theme = Theme::of(ui);
        let seats = u8::try_from(shown.plates.len()).unwrap_or(MOST_SEATS);
        let table = RoundTable::new(shown.title, seats).no_bets().discs(&shown.discs);
        let table = if shown.taps { table } else { table.inactive() };
        let middle = Middle { caption: shown.title.to_owned(), ..Middle::default() };
        let plate = |seat: SeatNo| shown.plates.get(seat.index()).cloned();
        let touched = table.show(ui, size, &middle, plate);
        ui.add(Label::new(Text::Strong.rich(line).color(theme.text)).truncate());
        ui.add(Label::new(Text::Note.rich(below).color(theme.gold)).truncate());
        touched
    })
    .inner
}

fn plates(
    ui: &Ui,
    here: &ButtonContext<'_>,
    table: &str,
    mark: impl Fn(SeatNo) -> SeatState,
) -> Vec<Plate> {
    let plate = |seat| {
        let mark = mark(seat);
        let named = here.event_table.is_some() || mark == SeatState::Sits;
        let sitting = here.at.felt.at(seat).filter(|_| named);
        let name = sitting.map_or("", |sitting| sitting.name.as_str());
        let state = mark.label().map(|word| ui.word(word)).unwrap_or_default();
        let whole = format!("{name} {state}");
        let gaps =
            [("table", table.into()), ("seat", seat.get().into()), ("state", whole.trim().into())];
        Plate {
            name: words::nameplate(seat, words::family(name)),
            spoken: ui.say("button-seat-at", &gaps).trim_end().to_owned(),
            stack: if mark == SeatState::Empty { String::new() } else { state },
            tone: mark.tone(),
            empty: matches!(mark, SeatState::Empty | SeatState::Left),
            ..Plate::default()
        }
    };
    SeatNo::up_to(here.between.size).map(plate).collect()
}

fn fixed_discs(at: Positions) -> Vec<PlacedDisc> {
    Disc::ALL.into_iter().map(|disc| PlacedDisc::fixed(disc, disc.seat(at))).collect()
}

fn movable_discs(ui: &Ui, table: &str, at: Positions, lit: Option<Disc>) -> Vec<PlacedDisc> {
    let lying = |disc: Disc| {
        let seat = disc.seat(at);
        let gaps = [
            ("table", table.into()),
            ("disc", ui.word(disc_label(disc)).into()),
            ("seat", seat.get().into()),
        ];
        let name = Some(ui.say("button-disc-at", &gaps));
        PlacedDisc { disc, seat, name, lit: lit == Some(disc) }
    };
    Disc::ALL.into_iter().map(lying).collect()
}

/// Returns the name of a disc's label.
pub(super) const fn disc_label(disc: Disc) -> &'static str {
    match disc {
        Disc::Button => "button-disc-button",
        Disc::Small => "button-disc-small",
        Disc::Big => "button-disc-big",
    }
}

/// Returns the state of a seat at an event's table before the next hand.
fn seat_state(between: &BetweenHands, next: Option<&NextHand>, seat: SeatNo) -> SeatState {
    let known = between.last.is_none_or(|last| last.seats().contains(seat));
    if !between.live.contains(seat) {
        SeatState::Empty
    } else if next.is_some_and(|next| next.waits.contains(seat)) {
        SeatState::Waits
    } else if known {
        SeatState::Sits
    } else {
        SeatState::New
    }
}
