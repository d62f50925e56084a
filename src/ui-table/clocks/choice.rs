//! The choice of clock, its length, and the player.

use bottone_hands::hand::Hand;
use bottone_rules::{floor::FacedBet, rulebook::ClockSeconds};
use bottone_tournament::{Command, incidents::IncidentCommand};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, tabs},
};
use bottone_view_table::{clocks as view, clocks::TableClockKind};
use bottone_vocabulary::words::cut;
use egui::{Grid, Label, ScrollArea, Ui, vec2};

use super::{
    super::{TOUCH, TableContext},
    ClocksState, MOST,
};
use crate::TableOutbox;

/// The longest name that fits into half the column, and into a third of a wide one, in letters.
const LONGEST: usize = 19;
const SHORTER: usize = 17;
/// The width from which the players stand in three columns, in points.
const WIDE: f32 = 430.0;

const STREETS: [(u8, &str); 4] = [
    (0, "clocks-street-0"),
    (1, "clocks-street-1"),
    (2, "clocks-street-2"),
    (3, "clocks-street-3"),
];

pub(super) fn show(
    ui: &mut Ui,
    state: &mut ClocksState,
    hand: Option<&Hand>,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    ui.spacing_mut().item_spacing.y = space::ITEM;
    heading(ui, "clocks-kind");
    let (called, shot) = (ui.word("clocks-called"), ui.word("clocks-shot"));
    tabs(ui, &mut state.kind, &[(TableClockKind::Called, &called), (TableClockKind::Shot, &shot)]);
    match state.kind {
        TableClockKind::Called => seconds(ui, state, at),
        TableClockKind::Shot => street(ui, state),
    }
    let (bet, nothing) = (ui.word("clocks-faces-bet"), ui.word("clocks-faces-nothing"));
    tabs(ui, &mut state.faces, &[(FacedBet::ABet, &bet), (FacedBet::Nothing, &nothing)]);
    heading(ui, "clocks-players");
    players(ui, state, hand, at);
    about(ui, state, at, out);
}

/// Draws the heading of a group.
fn heading(ui: &mut Ui, name: &str) {
    let ink = Theme::of(ui).text;
    ui.label(Text::Heading.rich(ui.word(name)).color(ink));
}

/// Draws the length of a called clock, if the book leaves it to the floor.
fn seconds(ui: &mut Ui, state: &mut ClocksState, at: &TableContext<'_>) {
    let here = state.called_seconds(at);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        let ways: Vec<u16> = match at.book.clock.seconds {
            ClockSeconds::UpTo(most) => {
                [10, 15, 20, 25].into_iter().filter(|way| *way < most).chain([most]).collect()
            }
            ClockSeconds::Exactly(seconds) => vec![seconds],
        };
        for way in ways {
            let word = ui.say("clocks-seconds", &[("seconds", way.into())]);
            if ui.add(Button::new(&word).chosen(way == here)).clicked() {
                state.seconds = Some(way);
            }
        }
    });
}

fn street(ui: &mut Ui, state: &mut ClocksState) {
    let words = STREETS.map(|(_, name)| ui.word(name));
    let all: Vec<(u8, &str)> =
        STREETS.iter().zip(&words).map(|((street, _), word)| (*street, word.as_str())).collect();
    tabs(ui, &mut state.street, &all);
}

/// Draws the players; one tap starts the clock.
fn players(ui: &mut Ui, state: &mut ClocksState, hand: Option<&Hand>, at: &TableContext<'_>) {
    let full = ui.word("clocks-full");
    let is_full = state.running.len() >= MOST;
    let act = ui.word("clocks-to-act");
    let nobody = ui.word("clocks-no-hand");
    let turn = hand.and_then(Hand::turn);
    let width = ui.available_width();
    let refusal = if turn.is_none() { Some(nobody.as_str()) } else { None };
    let button = if turn.is_some() { Button::primary(&act) } else { Button::new(&act) };
    let button = button.key("C").refusal(refusal).least_width(width);
    if ui.add(button).clicked() {
        state.start_for_actor(hand, at);
    }
    let columns: u8 = if width > WIDE { 3 } else { 2 };
    let half = (width - f32::from(columns - 1) * space::TIGHT) / f32::from(columns);
    let rows = at.felt.seats.len().div_ceil(columns.into());
    let mut tapped = None;
    Grid::new("players").spacing(vec2(space::TIGHT, space::TIGHT)).show(ui, |ui| {
        for row in 0..rows {
            for column in 0..usize::from(columns) {
                let sitting = at.felt.seats.get(row + column * rows);
                let Some(sitting) = sitting else { continue };
                let seat = sitting.seat;
                let word = if sitting.name.is_empty() {
                    ui.say("clocks-player", &[("seat", seat.get().into())])
                } else {
                    cut(
                        &format!("{seat}  {}", sitting.name),
                        if columns == 3 { SHORTER } else { LONGEST },
                    )
                };
                let runs = state
                    .running
                    .iter()
                    .any(|running| (running.table, running.seat) == (at.felt.table, seat));
                let refusal = (is_full && !runs).then_some(full.as_str());
                let button = Button::new(&word).least_width(half).chosen(runs).refusal(refusal);
                let response = ui.add_sized(vec2(half, TOUCH), button);
                let who = if sitting.name.is_empty() { &word } else { &sitting.name };
                let name = ui.say("clocks-on", &[("who", who.as_str().into())]);
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
                if response.clicked() {
                    tapped = Some(sitting);
                }
            }
            ui.end_row();
        }
    });
    if let Some(sitting) = tapped {
        state.start(sitting, at);
    }
}

/// Draws the rules on this clock.
fn about(ui: &mut Ui, state: &ClocksState, at: &TableContext<'_>, out: &mut TableOutbox) {
    let theme = Theme::of(ui);
    let room = ui.available_height();
    ScrollArea::vertical().id_salt("about").max_height(room).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        let said = match state.kind {
            TableClockKind::Called => view::called(at.language, at.book),
            TableClockKind::Shot => view::banks(at.language, &state.shot(at).0),
        };
        if state.kind == TableClockKind::Shot {
            let event = at.event.map(|cx| (cx.tournament(), at.now));
            if let Some(not_yet) = view::shot_starts(at.language, &state.shot(at).0, event) {
                ui.add(Label::new(Text::Strong.rich(not_yet).color(theme.blue)).wrap());
            }
        }
        ui.add(Label::new(Text::Note.rich(said).color(theme.dim)).wrap());
        if state.kind == TableClockKind::Shot
            && let Some(cx) = at.event
        {
            let word = ui.word("clocks-reset");
            let command = Command::Incidents(IncidentCommand::ResetBanks);
            let refusal = cx.refusal(&command);
            if ui.add(Button::quiet(&word).refusal(refusal.as_deref())).clicked() {
                out.submit(command);
            }
        }
    });
}
