//! One table's sheet, seat by seat.

use std::{collections::BTreeMap, mem};

use bottone_base::{
    chips::Chips,
    seat::TableNo,
    typed::{TypedStack, read_stack},
};
use bottone_session::OpenDialog;
use bottone_tournament::{
    Command,
    bags::{BagCommand, Bagging},
    counts::{CountCommand, StackCount},
    entries::EntryId,
};
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    command_button::command_button,
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing::{LONGEST_LINE, TextKind, focus_on_typing, select_all},
    widgets::{Button, ChipKey, Section, card, elided, tabs},
};
use bottone_view::chips::{
    counts::{CountSeat, CountSheet},
    typed::stack_fault,
};
use egui::{Align, Align2, Label, Layout, Margin, ScrollArea, TextEdit, Ui, Vec2, vec2};

use super::{ChipTap, CountsState};

/// The width of the names, in points.
const NAME: f32 = 100.0;
/// The width of a stack's total, in points.
const SUM: f32 = 72.0;
/// The smallest width of a chip's picture, in points.
const CHIP: f32 = 58.0;
/// The radius of a chip's disc in a low and in a high window, in points. The height from which a
/// window is high follows.
const DISCS: [f32; 2] = [15.0, 24.0];
const HIGH: f32 = 640.0;
/// The greatest height of a seat, in points.
const HIGHEST: f32 = 56.0;

/// The height of the total and its button, in points.
const FOOT: f32 = 84.0;

const TAPS: [(ChipTap, &str); 3] = [
    (ChipTap::One, "counts-tap-one"),
    (ChipTap::Stack, "counts-tap-stack"),
    (ChipTap::Back, "counts-tap-back"),
];

/// The typed stack of one seat, as parsed.
struct StackReading {
    stack: TypedStack,
    fault: Option<String>,
    typed: bool,
}

impl StackReading {
    const fn is_done(&self) -> bool {
        self.typed && self.fault.is_none()
    }
}

pub(super) fn show(ui: &mut Ui, state: &mut CountsState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let table = state.table;
    let t = cx.tournament();
    let sheet = table.and_then(|table| CountSheet::of(cx.language, t, table, cx.now));
    let Some(sheet) = sheet else { return };
    let mut values: Vec<Chips> = t.clock().structure().chips.iter().map(|c| c.value).collect();
    values.sort_unstable();
    let mut texts = state.typed.remove(&sheet.table).unwrap_or_default();
    // In the past view, the players then do not affect the present typed stacks.
    if cx.present.is_none() {
        texts.retain(|entry, _| sheet.seats.iter().any(|seat| seat.entry == *entry));
    }
    // A departed player passes the keyboard on to an untyped stack, never to a typed one.
    let sits = |entry: &EntryId| sheet.seats.iter().any(|seat| seat.entry == *entry);
    let is_empty = |seat: &&CountSeat| texts.get(&seat.entry).is_none_or(String::is_empty);
    let open = || sheet.seats.iter().find(is_empty).or(sheet.seats.first());
    state.entry = state.entry.filter(sits).or_else(|| open().map(|seat| seat.entry));
    if !texts.is_empty() {
        out.set_open(OpenDialog::Counts(sheet.table));
    }
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let in_play = cx.tournament().denominations(cx.now);
        Section::card(&sheet.title).note(&sheet.note).show(ui, |ui| {
            if !in_play.is_empty() {
                tabs(ui, &mut state.tap, &ui.words(&TAPS));
            }
        });
        let [small, large] = DISCS;
        let disc = if ui.available_height() < HIGH { small } else { large };
        let foot = FOOT + if in_play.is_empty() { 0.0 } else { ChipKey::height(disc) };
        let room = (ui.available_height() - foot).max(80.0);
        let entered = ScrollArea::vertical()
            .id_salt(("sheet", sheet.table))
            .max_height(room)
            .auto_shrink(false)
            .show(ui, |ui| seats(ui, state, &sheet, &mut texts, &values, room))
            .inner;
        chips(ui, state, (&sheet, disc), &mut texts, cx, &values);
        let read: Vec<StackReading> =
            sheet.seats.iter().map(|seat| read(ui, &texts, seat, &values)).collect();
        if foot_line(ui, state, (&sheet, &read), entered, cx, out) {
            texts.clear();
        }
    });
    state.typed.insert(sheet.table, texts);
}

fn read(
    ui: &Ui,
    texts: &BTreeMap<EntryId, String>,
    seat: &CountSeat,
    values: &[Chips],
) -> StackReading {
    let text = texts.get(&seat.entry).map(|text| text.trim()).unwrap_or_default();
    if text.is_empty() {
        return StackReading { stack: TypedStack::default(), fault: None, typed: false };
    }
    let (stack, fault) = read_stack(text, values);
    let fault = fault.map(|why| stack_fault(ui.language(), &why));
    StackReading { stack, fault, typed: true }
}

/// Draws the seats; returns whether Enter was struck in one of them.
fn seats(
    ui: &mut Ui,
    state: &mut CountsState,
    sheet: &CountSheet,
    texts: &mut BTreeMap<EntryId, String>,
    values: &[Chips],
    room: f32,
) -> bool {
    let mut entered = false;
    ui.spacing_mut().item_spacing.y = space::TIGHT;
    // The seats fill the space, with one line reserved for an error message.
    let rows = f32::from(u8::try_from(sheet.seats.len()).unwrap_or(u8::MAX)).max(1.0);
    let least = ui.spacing().interact_size.y;
    ui.spacing_mut().interact_size.y =
        ((room - 24.0) / rows - space::TIGHT).clamp(least, HIGHEST.max(least));
    for (index, seat) in sheet.seats.iter().enumerate() {
        entered |= one_seat(ui, state, (index, seat), texts, values);
    }
    entered
}

fn one_seat(
    ui: &mut Ui,
    state: &mut CountsState,
    (index, seat): (usize, &CountSeat),
    texts: &mut BTreeMap<EntryId, String>,
    values: &[Chips],
) -> bool {
    let theme = Theme::of(ui);
    let height = ui.spacing().interact_size.y;
    let mut entered = false;
    ui.horizontal(|ui| {
        ui.allocate_ui_with_layout(
            vec2(20.0, height),
            Layout::right_to_left(Align::Center),
            |ui| {
                ui.label(Text::Strong.rich(seat.seat.to_string()).color(theme.dim));
            },
        );
        ui.allocate_ui_with_layout(
            vec2(NAME, height),
            Layout::left_to_right(Align::Center),
            |ui| {
                ui.set_min_width(NAME);
                elided(ui, Text::Body.rich(&seat.name).color(theme.text));
            },
        );
        let before = read(ui, texts, seat, values);
        let name = {
            let gaps =
                [("seat", seat.seat.to_string().into()), ("name", seat.name.as_str().into())];
            ui.say("counts-field", &gaps)
        };
        let width = ui.available_width() - SUM - 2.0 * space::ITEM - space::TIGHT;
        let id = egui::Id::unique(("count", seat.entry));
        let text = texts.entry(seat.entry).or_default();
        // An amount typed while no seat has the keyboard belongs to the next seat to count.
        if state.entry == Some(seat.entry) && focus_on_typing(ui, id, TextKind::Figures) {
            select_all(ui, id, text.chars().count());
        }
        let response = ui
            .scope(|ui| {
                if before.fault.is_some() {
                    ui.visuals_mut().widgets.inactive.bg_stroke.color = theme.red;
                    ui.visuals_mut().selection.stroke.color = theme.red;
                }
                let hint = if seat.last.is_empty() && index == 0 {
                    ui.word("counts-hint")
                } else {
                    seat.last.clone()
                };
                let edit = TextEdit::singleline(text)
                    .char_limit(LONGEST_LINE)
                    .id(id)
                    .hint_text(Text::Body.rich(hint).color(theme.dim))
                    .font(Text::Body.font())
                    .margin(Margin::symmetric(8, 5))
                    .min_size(vec2(0.0, height))
                    .align(Align2::LEFT_CENTER)
                    .desired_width(width);
                let field = ui.add(edit).accessible_name(&name);
                gate::keeps(ui, field, text.trim().is_empty())
            })
            .inner;
        if response.gained_focus() {
            state.entry = Some(seat.entry);
        }
        if state.entry == Some(seat.entry) && mem::take(&mut state.seek) {
            response.request_focus();
            response.scroll_to_me(None);
            select_all(ui, id, text.chars().count());
        }
        entered = gate::left_with_enter(ui, &response);
        let sum =
            if before.typed { ui.language().chips(before.stack.chips) } else { String::new() };
        let ink = if before.is_done() { theme.text } else { theme.dim };
        ui.allocate_ui_with_layout(vec2(SUM, height), Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_width(SUM);
            ui.label(Text::Strong.rich(sum).color(ink));
        });
    });
    let fault = read(ui, texts, seat, values).fault;
    if let Some(fault) = fault.filter(|_| state.entry == Some(seat.entry) || !has_keyboard(ui)) {
        ui.horizontal(|ui| {
            ui.add_space(20.0 + NAME + 2.0 * space::ITEM);
            ui.add(Label::new(Text::Note.rich(fault).color(theme.red)).wrap());
        });
    }
    entered
}

fn has_keyboard(ui: &Ui) -> bool {
    ui.ctx().text_edit_focused()
}

/// Draws the event's chips: a press adds one, or a stack of them, to the typed stack.
fn chips(
    ui: &mut Ui,
    state: &mut CountsState,
    (sheet, disc): (&CountSheet, f32),
    texts: &mut BTreeMap<EntryId, String>,
    cx: &FrameContext<'_>,
    values: &[Chips],
) {
    let t = cx.tournament();
    let in_play = t.denominations(cx.now);
    let Some(seat) = sheet.seats.iter().find(|seat| Some(seat.entry) == state.entry) else {
        return;
    };
    if in_play.is_empty() {
        return;
    }
    ui.add_space(space::TIGHT);
    let stack = read_stack(texts.get(&seat.entry).map_or("", String::as_str), values).0;
    let mut chips: Vec<_> = t.clock().structure().chips.iter().collect();
    chips.sort_by_key(|chip| chip.value);
    let kinds = f32::from(u8::try_from(in_play.len()).unwrap_or(u8::MAX)).max(1.0);
    let width = (ui.available_width() / kinds - 2.0).clamp(CHIP, 2.0 * CHIP);
    ScrollArea::horizontal().id_salt("chips").max_height(ChipKey::height(disc)).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(2.0);
            for chip in chips.into_iter().filter(|chip| in_play.contains(&chip.value)) {
                let worth = ui.language().chips(chip.value);
                let name = ui.say("counts-chip", &[("chips", worth.as_str().into())]);
                let (red, green, blue) = chip.colour;
                let has = stack.pieces.iter().find(|(value, _)| *value == chip.value);
                let count = has.map_or(0, |(_, many)| *many as usize);
                let key = ChipKey::new(&name, &worth, [red, green, blue]).by_pointer();
                if ui.add(key.count(count).size(width, disc)).clicked() {
                    let text = stack.clone().adjusted(chip.value, state.tap.chips());
                    texts.insert(seat.entry, text);
                }
            }
        });
    });
}

/// Draws the running total against the expected one, and the button that records it. Returns
/// whether typed corrections were submitted to a recorded sheet.
fn foot_line(
    ui: &mut Ui,
    state: &mut CountsState,
    (sheet, read): (&CountSheet, &[StackReading]),
    entered: bool,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) -> bool {
    let theme = Theme::of(ui);
    let language = ui.language();
    let sum: Chips = read.iter().map(|read| read.stack.chips).sum();
    let missing = read.iter().filter(|read| !read.is_done()).count();
    let some = SheetCorrection::of(sheet, read).filter(|_| missing > 0);
    let with_them = some.as_ref().and_then(|some| sheet.total_with(cx.tournament(), &some.rows));
    let whole = if missing == 0 { Some(sum) } else { with_them };
    let compared = CountSheet::compare(language, cx.tournament(), sheet.table, whole);
    ui.add_space(space::ITEM);
    let name = if whole.is_some() { "counts-counted-here" } else { "counts-so-far" };
    let total = ui.say(name, &[("chips", language.chips(whole.unwrap_or(sum)).into())]);
    ui.horizontal(|ui| {
        ui.label(Text::Figure.rich(total).color(theme.text));
        if let Some(compared) = &compared {
            let ink = theme.tone(compared.tone);
            ui.label(Text::Figure.rich(&compared.verdict).color(ink));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let bags = state.into_bags.then(|| cx.tournament().bags().next_number());
            let command = match bags {
                Some(first) => seal_command(sheet, read, first),
                None => sheet_command(sheet.table, sheet, read),
            };
            let refusal = (missing > 0)
                .then(|| ui.say("counts-seats-missing", &[("count", missing.into())]))
                .or_else(|| cx.refusal(&command));
            let word = match bags {
                Some(first) => {
                    let last = first
                        .saturating_add(u32::try_from(read.len()).unwrap_or(0))
                        .saturating_sub(1);
                    let gaps = [
                        ("count", read.len().into()),
                        ("first", first.to_string().into()),
                        ("last", last.to_string().into()),
                    ];
                    ui.say("bags-seal", &gaps)
                }
                None => ui.word("counts-save"),
            };
            let key = ui.word("shell-cap-enter");
            let put =
                ui.add(Button::primary(&word).key(&key).refusal(refusal.as_deref())).clicked();
            let last = sheet.seats.last().map(|seat| seat.entry) == state.entry;
            if put || entered && last && refusal.is_none() {
                state.sent = Some(sheet.table);
                out.submit(command);
            } else if entered {
                focus_next_seat(state, sheet, read);
            }
        });
    });
    let due = compared.map(|compared| compared.due).unwrap_or_default();
    let Some(some) = some else {
        ui.add(Label::new(Text::Note.rich(due).color(theme.dim)).wrap());
        return false;
    };
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let word = ui.say("counts-correct", &[("count", some.rows.len().into())]);
        let mended = command_button(ui, Button::new(&word), some.command(), cx, out).clicked();
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            ui.add(Label::new(Text::Note.rich(due).color(theme.dim)).wrap());
        });
        mended
    })
    .inner
}

/// Corrected stacks of a recorded sheet, without the others.
struct SheetCorrection {
    table: TableNo,
    rows: Vec<StackCount>,
}

impl SheetCorrection {
    /// Returns the typed stacks if all of them can be parsed and the sheet is on record.
    fn of(sheet: &CountSheet, read: &[StackReading]) -> Option<Self> {
        let typed = || sheet.seats.iter().zip(read).filter(|(_, read)| read.typed);
        let fine = sheet.recorded && typed().count() > 0 && typed().all(|(_, read)| read.is_done());
        let rows = typed().map(|(seat, read)| row(seat, read)).collect();
        fine.then_some(Self { table: sheet.table, rows })
    }

    fn command(self) -> Command {
        Command::Counts(CountCommand::CorrectSheet { table: self.table, rows: self.rows })
    }
}

/// Goes from one seat to the next; from the last to the first that is not done.
fn focus_next_seat(state: &mut CountsState, sheet: &CountSheet, read: &[StackReading]) {
    let here = sheet.seats.iter().position(|seat| Some(seat.entry) == state.entry).unwrap_or(0);
    let wrong = read.get(here).is_some_and(|read| read.fault.is_some());
    if !wrong {
        let open = || read.iter().position(|read| !read.is_done());
        let next = sheet.seats.get(here + 1).or_else(|| sheet.seats.get(open().unwrap_or(0)));
        state.entry = next.map(|seat| seat.entry);
    }
    state.seek = true;
}

fn sheet_command(table: TableNo, sheet: &CountSheet, read: &[StackReading]) -> Command {
    let rows = sheet.seats.iter().zip(read).map(|(seat, read)| row(seat, read)).collect();
    Command::Counts(CountCommand::Sheet { table, rows })
}

/// Returns the command that bags the stacks, with numbers in sequence from this one.
fn seal_command(sheet: &CountSheet, read: &[StackReading], first: u32) -> Command {
    let stacks = sheet.seats.iter().zip(read).map(|(seat, read)| row(seat, read));
    let bags = (first..).zip(stacks);
    let bags = bags.map(|(bag, StackCount { entry, chips, pieces })| Bagging {
        entry,
        bag,
        chips,
        pieces,
    });
    Command::Bags(BagCommand::Seal { table: sheet.table, bags: bags.collect() })
}

fn row(seat: &CountSeat, read: &StackReading) -> StackCount {
    StackCount { entry: seat.entry, chips: read.stack.chips, pieces: read.stack.pieces.clone() }
}
