//! The player in question, and the bet this player faces.

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo},
};
use bottone_dealer::{AmountField, Felt, Street};
use bottone_rules::levels::Betting;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::space,
    widgets::{
        Disc, FigureKey, NumberPad, PadTap, PlacedDisc, Plate, RoundTable, TableTouch, WordKey,
        pick,
    },
};
use bottone_view::{Tone, table_middle::Middle};
use bottone_vocabulary::words;
use egui::{Ui, vec2};

use super::{RulingFrame, State, is_missing, line, share, tier};

const STREET: f32 = 44.0;
const BETS: f32 = 52.0;
/// The height from which the table itself is drawn, in points.
const TABLE: f32 = 165.0;

/// The height of the tier, in points.
pub(super) const HEIGHT: f32 = tier::around(STREET) + BETS;

/// Returns whether there is room for the table.
pub(super) fn has_table(left_over: f32) -> bool {
    left_over >= TABLE
}

/// Draws the bet to match: the street, the usual bets, and any other.
pub(super) fn show(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>) {
    let raise =
        scene.faced.amount(AmountField::Raise, &state.asked).filter(|raise| !raise.is_zero());
    let note = raise.map_or_else(String::new, |raise| {
        ui.say("push-last-raise", &[("raise", scene.at.language.chips(raise).into())])
    });
    tier::tier(
        ui,
        state,
        (3, "push-tier-bet", &note),
        STREET,
        |ui, state| street(ui, state, scene),
        |ui, state| {
            let height = BETS * scene.stretch;
            line(ui, height, |ui| usual_bets(ui, state, scene, height));
        },
    );
}

/// Draws the players around the felt.
pub(super) fn table(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>, height: f32) {
    let felt = scene.at.felt;
    let hand = scene.known.hand;
    let button = hand.map(|hand| hand.start().button).or(felt.next.map(|n| n.positions.button));
    let language = scene.at.language;
    let amount = |chips: Chips| {
        if chips.is_zero() { String::new() } else { language.chips(chips) }
    };
    let plate = |seat: SeatNo| {
        let sitting = felt.at(seat);
        let stack = hand.map_or(sitting?.stack, |hand| hand.stack(seat));
        let front = hand.map_or(Chips::ZERO, |hand| hand.front(seat));
        let is_out = hand.is_some_and(|hand| !hand.live().contains(seat));
        let name = sitting.map_or("", |sitting| words::family(&sitting.name));
        let tone = match () {
            () if scene.faced.seat == Some(seat) => Tone::Good,
            () if is_out => Tone::Dim,
            () => Tone::Plain,
        };
        Some(Plate {
            name: words::nameplate(seat, name),
            stack: language.chips(stack),
            front: amount(front),
            tone,
            ..Plate::default()
        })
    };
    let (pot, caption) = (pot(scene), ui.word("push-pot"));
    let size = vec2(ui.available_width(), height - space::ITEM);
    let middle = Middle { caption, pot, ..Middle::default() };
    let discs: Vec<PlacedDisc> =
        button.map(|seat| PlacedDisc::fixed(Disc::Button, seat)).into_iter().collect();
    let table = RoundTable::new("push", felt.size).discs(&discs);
    if let Some(TableTouch::Seat(seat)) = table.show(ui, size, &middle, plate) {
        toggle_seat(state, seat);
    }
}

/// Returns the pot, or the least it contains.
fn pot(scene: &RulingFrame<'_>) -> String {
    let language = scene.at.language;
    match scene.faced.facts.pot {
        Some(pot) => language.chips(pot),
        None => format!("≥ {}", language.chips(scene.faced.pot_at_least)),
    }
}

fn toggle_seat(state: &mut State, seat: SeatNo) {
    let chosen = (state.asked.seat != Some(seat)).then_some(seat);
    state.asked.select(chosen);
    state.entry = None;
}

/// Draws the choice of the player in question, for the line above the tab.
pub(in super::super) fn whose(ui: &mut Ui, state: &mut State, felt: &Felt) {
    let seat = |seat: SeatNo| {
        let sitting = felt.at(seat)?;
        let number = ("seat", u64::from(seat.get()).into());
        let name = if sitting.name.is_empty() {
            ui.say("push-seat", &[number])
        } else {
            ui.say("push-seat-of", &[number, ("name", sitting.name.as_str().into())])
        };
        Some((Some(seat), name))
    };
    let any = (None, ui.word("push-any-player"));
    let all: Vec<(Option<SeatNo>, String)> = std::iter::once(any)
        .chain(SeatNo::up_to(felt.size.min(MOST_SEATS)).filter_map(seat))
        .collect();
    let mut chosen = state.asked.seat;
    if pick(ui, &ui.word("push-whose"), &mut chosen, &all, 130.0) {
        state.asked.select(chosen);
        state.entry = None;
    }
}

pub(super) fn game(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>) {
    let kinds = [
        (Betting::NoLimit, ui.word("push-no-limit")),
        (Betting::PotLimit, ui.word("push-pot-limit")),
        (Betting::Limit, ui.word("push-limit")),
    ];
    let all = kinds.each_ref().map(|(kind, word)| (*kind, word.as_str()));
    let mut kind = scene.faced.kind();
    if pick(ui, &ui.word("push-betting"), &mut kind, &all, 92.0) {
        state.asked.kind = Some(kind);
        state.asked.least = None;
    }
}

fn street(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>) {
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let limit = scene.faced.kind() == Betting::Limit;
    let streets: &[(Street, &str)] = if limit {
        &[
            (Street::First, "push-street-first"),
            (Street::Later, "push-street-small"),
            (Street::Big, "push-street-big"),
        ]
    } else {
        &[(Street::First, "push-street-first"), (Street::Later, "push-street-later")]
    };
    let width = if limit { 84.0 } else { 118.0 };
    // The head goes from the right to the left.
    for (street, name) in streets.iter().rev() {
        let chosen = match scene.faced.street {
            Street::Big if !limit => *street == Street::Later,
            here => here == *street,
        };
        let word = ui.word(name);
        let key = WordKey::new(&word, chosen).size(width, STREET);
        let key = if chosen { key } else { key.key("␣") };
        if ui.add(key).clicked() {
            state.set_street(*street);
        }
    }
}

/// Draws the most common bets, multiples of half a big blind, and the field for any other.
fn usual_bets(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>, height: f32) {
    let faced = &scene.faced;
    let halves: [u64; 5] = match (faced.kind(), faced.street) {
        (Betting::Limit, Street::First) => [2, 4, 6, 8, 10],
        (Betting::Limit, _) => [0, 2, 4, 6, 8],
        (_, Street::First) => [2, 4, 5, 6, 8],
        _ => [0, 2, 4, 6, 10],
    };
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let width = share(ui, halves.len() + 1, space::TIGHT);
    let language = scene.at.language;
    for half in halves {
        let bet = of_blinds(faced.facts.big_blind, half, scene.at.felt.least_chip());
        let caption = match (half, half % 2) {
            (0, _) => ui.word("push-no-bet"),
            (_, 0) => format!("{}×", half / 2),
            _ => format!("{}×", ui.say("push-and-a-half", &[("whole", (half / 2).into())])),
        };
        let figure = language.chips(bet);
        let key = FigureKey::new(&caption, &figure).lit(faced.facts.bet == bet).size(width, height);
        if ui.add(key).clicked() {
            state.set_bet(bet);
        }
    }
    let width = ui.available_width();
    figure(ui, state, scene, (AmountField::Bet, "push-bet"), vec2(width, height));
}

/// Returns this number of half big blinds, rounded up to the smallest chip.
fn of_blinds(blind: Chips, halves: u64, least: Chips) -> Chips {
    let amount = blind.times(halves).get().div_ceil(2);
    let chip = least.get().max(1);
    if halves.is_multiple_of(2) {
        Chips::new(amount)
    } else {
        Chips::new(amount.div_ceil(chip) * chip)
    }
}

/// Draws an amount that can be typed.
pub(super) fn figure(
    ui: &mut Ui,
    state: &mut State,
    scene: &RulingFrame<'_>,
    (field, name): (AmountField, &str),
    size: egui::Vec2,
) {
    let lit = state.lit == field;
    let typing = lit && !state.typed.is_empty();
    let amount = scene.faced.amount(field, &state.asked);
    let figure = match amount {
        _ if typing => state.typed.clone(),
        Some(amount) => scene.at.language.chips(amount),
        None if field == AmountField::Pot => pot(scene),
        None => String::new(),
    };
    let wrong = is_missing(scene, field) || (typing && state.is_unreadable());
    let caption = ui.word(name);
    let key = FigureKey::new(&caption, &figure).lit(lit).typing(typing).wrong(wrong);
    let response = ui.add(key.size(size.x, size.y));
    if response.clicked() {
        state.light(field);
    }
    if field == AmountField::Said && std::mem::take(&mut state.begins_amount) {
        NumberPad::open(ui.ctx(), response.id);
    }
    let mut text = if state.lit == field { state.typed.clone() } else { String::new() };
    let pad = NumberPad::new(&mut text).chips(&scene.at.felt.chips).most_right(scene.verdict);
    match pad.show_beside(ui, &response) {
        Some(PadTap::Changed) => {
            state.lit = field;
            state.set_amount_text(text, scene.known);
        }
        Some(PadTap::Done) => state.typed.clear(),
        None => {}
    }
}
