//! The ruling on a push of chips and words.
//!
//! The facts are at the left, the ruling at the right; it is worked out again in every frame. The
//! known facts of the table are filled in: the most common question needs only the chips.

mod bet_faced;
mod more;
mod spoken_words;
mod state;
mod tier;
mod tray;
mod verdict;

use bottone_dealer::{AmountField, KnownFacts, PlayerSituation};
use bottone_ui_kit::theme::space;
use bottone_view_table::ruling::{RulingView, answer};
use egui::{Align, Key, Layout, ScrollArea, Ui, UiBuilder, vec2};

use self::state::RulingState as State;
use super::{TOUCH, TableContext, hand::HandState, keys};
use crate::TableOutbox;
pub(super) use bet_faced::whose;
pub(super) use state::RulingState;

/// The share of the width for the verdict, and its bounds, in points.
const PART: f32 = 0.345;
const LEAST: f32 = 364.0;
const MOST_PART: f32 = 0.39;
const MOST: f32 = 560.0;

/// The height of the left side without the table, and of the gaps in it, in points.
const ROWS: f32 = bet_faced::HEIGHT + tray::HEIGHT + spoken_words::HEIGHT + more::HEIGHT + GAPS;
const GAPS: f32 = 3.0 * space::ITEM;
/// The greatest stretch of the rows: a tablet has height to spare, and larger targets suit fingers.
const MOST_STRETCH: f32 = 1.4;

/// The data from which this tab is drawn.
struct RulingFrame<'a> {
    /// The stretch of the rows over their smallest height.
    stretch: f32,
    /// The left edge of the ruling, which nothing covers.
    verdict: f32,
    at: &'a TableContext<'a>,
    known: KnownFacts<'a>,
    faced: PlayerSituation,
    answer: &'a RulingView,
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut State,
    hand: &mut HandState,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    // While cards are dealt no player can push chips.
    let playing = hand.hand().filter(|hand| hand.turn().is_some()).cloned();
    let known = KnownFacts { felt: at.felt, hand: playing.as_ref() };
    state.forget_left_player(at.felt);
    let strokes = keys::table_keys_with_shift(ui);
    let typing = !state.typed.is_empty();
    let chosen = state.choice;
    for (key, shift) in &strokes {
        state.press(*key, *shift, known);
    }
    let struck = |key: Key| strokes.iter().any(|(struck, _)| *struck == key);
    if state.choice != chosen {
        state.refused.clear();
    }
    let puts =
        verdict::VerdictKeys { applies: struck(Key::Enter) && !typing, records: struck(Key::L) };

    let faced = known.situation(&state.asked);
    let situation = state.asked.situation(&faced);
    let books = at.books.iter().map(|book| &book.rulebook);
    let answer = answer(at.language, situation, faced.pot_at_least, at.book, books);
    let whole = ui.available_rect_before_wrap();
    let left_over = whole.height() - ROWS;
    let stretch = if bet_faced::has_table(left_over) { 1.0 } else { stretch(left_over) };
    let least = LEAST.min(whole.width() * MOST_PART);
    let right = (whole.width() * PART).clamp(least, MOST);
    let verdict = whole.right() - right;
    let scene = RulingFrame { stretch, verdict, at, known, faced, answer: &answer };

    let before = state.asked.clone();
    let (left_side, mut right_side) = whole.split_left_right_at_x(verdict);
    right_side.min.x += space::CARD / 2.0;
    let left_side = left_side.with_max_x(left_side.right() - space::CARD / 2.0);
    let column = Layout::top_down(Align::Min);
    ui.scope_builder(UiBuilder::new().max_rect(left_side).layout(column), |ui| {
        facts_column(ui, state, &scene, left_over);
    });
    ui.scope_builder(UiBuilder::new().max_rect(right_side).layout(column), |ui| {
        verdict::show(ui, state, &scene, hand, puts, out);
    });
    ui.advance_cursor_after_rect(whole);
    if state.asked != before || !strokes.is_empty() {
        if state.asked != before {
            state.choice = None;
            state.refused.clear();
        }
        ui.ctx().request_repaint();
    }
}

/// Draws the facts in the order in which a dealer reports them: the chips, the words, the bet. The
/// rare facts follow on request, and whenever one of them is set or missing.
fn facts_column(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>, left_over: f32) {
    ScrollArea::vertical().id_salt("facts").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
        if bet_faced::has_table(left_over) {
            bet_faced::table(ui, state, scene, left_over);
        }
        tray::show(ui, state, scene);
        spoken_words::show(ui, state, scene);
        bet_faced::show(ui, state, scene);
        more::show(ui, state, scene);
    });
}

/// Returns the stretch of the rows for this much spare height.
fn stretch(left_over: f32) -> f32 {
    (1.0 + left_over / (ROWS - GAPS)).clamp(1.0, MOST_STRETCH)
}

/// Returns the width of each of this number of equal parts side by side.
fn share(ui: &Ui, count: usize, gap: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a handful")]
    let count = count.max(1) as f32;
    ((ui.available_width() - gap * (count - 1.0)) / count).floor()
}

/// Draws a row of this height, from the left.
fn line<R>(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width().max(0.0), height.max(TOUCH));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().interact_size.y = height.max(TOUCH);
        add(ui)
    })
    .inner
}

/// Returns whether this is the field that the answer needs.
fn is_missing(scene: &RulingFrame<'_>, field: AmountField) -> bool {
    use bottone_rules::ruling::SituationFault;
    let RulingView::Missing(missing) = scene.answer else { return false };
    match missing.fault {
        SituationFault::NoBigBlind | SituationFault::NoLimit => field == AmountField::Least,
        SituationFault::NoRaise => field == AmountField::Raise,
        SituationFault::NoPot => field == AmountField::Pot,
        SituationFault::NoAmount => field == AmountField::Said,
        SituationFault::LessThanPulled => field == AmountField::Stack,
        SituationFault::ActedAbove => field == AmountField::ActedAt,
        SituationFault::FrontWithoutBet => field == AmountField::Bet,
        _ => false,
    }
}
