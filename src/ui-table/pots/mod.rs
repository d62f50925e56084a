//! Pots without a hand: the amount each player put in, and the payouts.

mod result;
mod rows;

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats, TableNo},
};
use bottone_dealer::{Felt, Sitting};
use bottone_hands::hand::Hand;
use bottone_i18n::Language;
use bottone_rules::{levels::Ante, showdown::Award};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::card,
};
use bottone_view::amounts;
use bottone_view_table::pots::{PotsRequest, PotsView, Stake};
use egui::{Align, Key, Layout, Ui, vec2};

use super::{TableContext, keys};

/// The height of the keys for an amount with their surroundings, in points. The greatest share of
/// the height beside the pots follows.
const PAD: f32 = 470.0;
const PAD_PART: f32 = 0.76;

/// The state of the tab.
#[derive(Default)]
pub(super) struct PotsState {
    current: PotsInput,
    /// The last cleared input, which can be restored.
    previous: Option<PotsInput>,
    /// The seat that chips are added to.
    active: Option<SeatNo>,
    /// True if digits and chips are tapped for it.
    tapping: bool,
}

/// The chips in the middle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct PotsInput {
    table: Option<TableNo>,
    size: u8,
    lines: Vec<PlayerLine>,
    dead: String,
    button: Option<SeatNo>,
    chip: Option<Chips>,
    hi_lo: bool,
    won: Vec<Award>,
}

/// A player's line.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PlayerLine {
    seat: SeatNo,
    name: String,
    put: String,
    folded: bool,
    all_in: bool,
}

pub(super) fn show(ui: &mut Ui, state: &mut PotsState, hand: Option<&Hand>, at: &TableContext<'_>) {
    state.current.follow(at.felt);
    if keys::table_keys(ui).contains(&Key::Escape) {
        state.clear(at.felt);
    }
    let view = PotsView::of(at.language, &state.current.question(at.felt), at.book);
    let room = ui.available_size();
    let left = (room.x * 0.54).clamp(500.0, 860.0);
    let mut lit = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        ui.allocate_ui_with_layout(vec2(left, room.y), Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(vec2(left, room.y));
            heading(ui, "pots-players");
            lit = rows::show(ui, state, hand, at);
        });
        let rest = ui.available_size();
        ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
            let room = ui.available_height() - 2.0 * space::INSIDE;
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_height(room);
                heading(ui, "pots-result");
                rows::dead_money(ui, &mut state.current, at);
                ui.add_space(space::ITEM);
                let rest = ui.available_size();
                let pad = if state.tapping { PAD.min(rest.y * PAD_PART) } else { 0.0 };
                let pots = vec2(rest.x, rest.y - pad);
                let begins = ui.allocate_ui_with_layout(pots, Layout::top_down(Align::Min), |ui| {
                    ui.set_max_size(pots);
                    result::show(ui, &mut state.current, &view, at)
                });
                if begins.inner {
                    state.active = state.current.lines.first().map(|line| line.seat);
                    state.tapping = true;
                }
                if state.tapping {
                    rows::pad(ui, state, lit.as_ref(), at);
                }
            });
        });
    });
}

/// Draws the heading of a group.
fn heading(ui: &mut Ui, name: &str) {
    let ink = Theme::of(ui).text;
    ui.label(Text::Heading.rich(ui.word(name)).color(ink));
}

impl PotsState {
    /// Clears everything; it can be restored once.
    fn clear(&mut self, felt: &Felt) {
        let mut empty = PotsInput::default();
        empty.follow(felt);
        (empty.chip, empty.button, empty.hi_lo) =
            (self.current.chip, self.current.button, self.current.hi_lo);
        if empty != self.current {
            self.previous = Some(std::mem::replace(&mut self.current, empty));
        }
    }
}

impl PotsInput {
    /// Updates the lines to the players at the table. Another table starts again.
    fn follow(&mut self, felt: &Felt) {
        if (self.table, self.size) != (felt.table, felt.size) {
            *self = Self { table: felt.table, size: felt.size, ..Self::default() };
        }
        let line = |sitting: &Sitting| {
            let before = self.lines.iter().find(|line| line.seat == sitting.seat);
            match before {
                Some(line) => PlayerLine { name: sitting.name.clone(), ..line.clone() },
                None => PlayerLine {
                    seat: sitting.seat,
                    name: sitting.name.clone(),
                    put: String::new(),
                    folded: false,
                    all_in: false,
                },
            }
        };
        self.lines = felt.seats.iter().map(line).collect();
    }

    fn button(&self, felt: &Felt) -> SeatNo {
        let known = self.button.or_else(|| felt.next.map(|next| next.positions.button));
        known.or_else(|| SeatNo::up_to(felt.size).next_back()).unwrap_or(SeatNo::FIRST)
    }

    fn chip(&self, felt: &Felt) -> Chips {
        let put = self.lines.iter().map(|line| &line.put).chain([&self.dead]);
        let amounts = put.filter_map(|put| amounts::read(put));
        self.chip.unwrap_or_else(|| felt.least_chip().least_with(amounts))
    }

    fn question(&self, felt: &Felt) -> PotsRequest {
        let stake = |line: &PlayerLine| Stake {
            seat: line.seat,
            name: line.name.clone(),
            put: amounts::read(&line.put).unwrap_or_default(),
            folded: line.folded,
            all_in: line.all_in,
        };
        PotsRequest {
            stakes: self.lines.iter().map(stake).collect(),
            dead: amounts::read(&self.dead).unwrap_or_default(),
            button: self.button(felt),
            chip: self.chip(felt),
            hi_lo: self.hi_lo,
            won: self.won.clone(),
        }
    }

    /// Returns the largest amount.
    fn most(&self) -> Chips {
        self.lines.iter().filter_map(|line| amounts::read(&line.put)).max().unwrap_or_default()
    }

    /// Takes the amounts put in during the hand in progress.
    fn take(&mut self, hand: &Hand, language: Language) {
        let (live, dealt) = (hand.live(), hand.start().dealt());
        for line in &mut self.lines {
            let is_in = dealt.contains(line.seat);
            line.put = if is_in { language.chips(hand.paid(line.seat)) } else { String::new() };
            line.folded = is_in && !live.contains(line.seat);
            line.all_in = live.contains(line.seat) && hand.stack(line.seat).is_zero();
        }
        let dead = hand.dead_money();
        self.dead = if dead.is_zero() { String::new() } else { language.chips(dead) };
        self.button = Some(hand.start().button);
        self.chip = Some(hand.least_chip());
        self.won = Vec::new();
    }

    /// Toggles the winner of a pot.
    fn tap_winner(&mut self, pot: usize, seat: SeatNo, low: bool) {
        if self.won.len() <= pot {
            self.won.resize(pot + 1, Award::default());
        }
        if let Some(won) = self.won.get_mut(pot) {
            let half = if low { &mut won.low } else { &mut won.high };
            *half = toggled(*half, seat);
        }
    }
}

const fn toggled(seats: Seats, seat: SeatNo) -> Seats {
    if seats.contains(seat) { seats.without(seat) } else { seats.with(seat) }
}

/// Returns the ante that one player posts for the table, which belongs to the main pot.
fn table_ante(ante: Option<Ante>) -> Option<Chips> {
    ante.filter(|ante| ante.poster().is_one()).map(Ante::chips)
}
