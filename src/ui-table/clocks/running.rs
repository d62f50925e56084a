//! The running clocks, side by side, as on a wall.

use bottone_base::time::Span;
use bottone_rules::{
    floor::FacedBet,
    rulebook::{MOST_SECONDS, ShotClock},
};
use bottone_tournament::{Command, incidents::IncidentCommand};
use bottone_ui_kit::{
    fonts,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, corner, mix, radius, space},
    widgets::{Button, elided, row},
};
use bottone_view::Tone;
use bottone_view_table::clocks::{Face, TableClockKind};
use egui::{
    Align, Align2, FontId, Frame, Key, Label, Layout, Margin, Role, ScrollArea, Sense, Stroke, Ui,
    Vec2, WidgetInfo,
    text::{LayoutJob, TextFormat},
    vec2,
};

use super::{
    super::{TOUCH, TableContext},
    ClocksState, EXTENSION, Running,
};
use crate::{TableAction, TableOutbox};

/// The smallest size of a clock, in points.
const LEAST: Vec2 = vec2(236.0, 212.0);
/// The smallest width of the row of buttons with keys on them, without and with time banks, in
/// points.
const WITH_KEYS: [f32; 2] = [290.0, 350.0];

/// The height of the words below a clock that would start, in points.
const WORDS: f32 = 48.0;

/// An action on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockAction {
    StopOrGoOn,
    Again,
    MoreTime,
    Bank,
    Faces(FacedBet),
    Away,
}

/// Shows them. Of several, the one that runs out first has the keys.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut ClocksState,
    struck: &[Key],
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    if state.kind == TableClockKind::Shot && !state.shot(at).1 {
        own(ui, &mut state.own);
        ui.add_space(space::ITEM);
    }
    if state.running.is_empty() {
        preview(ui, state, at);
        return;
    }
    let height = ui.available_height();
    let (shot, _) = state.shot(at);
    let first = state.first(at);
    let mut asked = None;
    ScrollArea::vertical().id_salt("running").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::ITEM);
        let room = vec2(ui.available_width(), height);
        let (size, columns) = card_size(room, state.running.len());
        for (row, clocks) in state.running.chunks(columns).enumerate() {
            ui.horizontal_top(|ui| {
                for (column, running) in clocks.iter().enumerate() {
                    let left = banks_left(running, &shot, state, at);
                    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                        let number = row * columns + column;
                        let keys = (first == Some(number)).then_some(struck);
                        if let Some(what) = clock_card(ui, running, left, size, keys, at) {
                            asked = Some((number, what));
                        }
                    });
                }
            });
        }
    });
    if let Some((number, what)) = asked {
        perform(state, number, what, at, out);
    }
}

/// Draws the clock as it would start, large and dim, with the effect of its end.
fn preview(ui: &mut Ui, state: &ClocksState, at: &TableContext<'_>) {
    let theme = Theme::of(ui);
    let (clock, shot) = state.fresh_clock(at);
    let face = Face::of(at.language, &clock, state.faces, shot, at.book, at.now);
    let none = Text::Heading.rich(ui.word("clocks-none")).color(theme.text);
    ui.add(Label::new(none).wrap());
    let room = ui.available_size();
    let points = (room.y * 0.45).min(room.x * 0.36).clamp(54.0, 260.0).round();
    let mut digits = LayoutJob::default();
    let size = |points: f32| TextFormat {
        valign: Align::Center,
        ..TextFormat::simple(FontId::new(points.round(), fonts::bold()), theme.dim)
    };
    digits.append(&face.digits, 0.0, size(points));
    digits.append(&face.countdown, points * 0.08, size(points * 0.3));
    ui.vertical_centered(|ui| {
        ui.add_space(((room.y - points * 1.4 - WORDS) / 2.0).max(0.0));
        ui.label(digits);
        ui.add(Label::new(Text::Strong.rich(&face.at_zero).color(theme.text)).wrap());
        if shot.is_none() {
            ui.add(Label::new(Text::Note.rich(&face.tie).color(theme.dim)).wrap());
        }
    });
}

/// Returns the largest size that fits, and the number side by side.
fn card_size(room: Vec2, count: usize) -> (Vec2, usize) {
    #[expect(clippy::cast_precision_loss, reason = "at most twelve")]
    let share = |room: f32, parts: usize| {
        (room - space::ITEM * (parts.max(1) - 1) as f32) / parts.max(1) as f32
    };
    let columns = match count {
        0 | 1 => 1,
        2..=4 => 2,
        _ => 3,
    };
    let columns = (1..=columns).rev().find(|columns| share(room.x, *columns) >= LEAST.x);
    let columns = columns.unwrap_or(1);
    let rows = count.div_ceil(columns);
    let size = vec2(share(room.x, columns).floor(), share(room.y, rows).floor().max(LEAST.y));
    (size, columns)
}

/// Returns the time banks left to the player of a shot clock; `None` for a called clock.
fn banks_left(
    running: &Running,
    shot: &ShotClock,
    state: &ClocksState,
    at: &TableContext<'_>,
) -> Option<u8> {
    running.shot?;
    let used = match (at.event, running.entry) {
        (Some(cx), Some(entry)) => cx.tournament().incidents().banks_used(entry),
        _ => state.used.get(&running.seat).copied().unwrap_or_default(),
    };
    Some(shot.banks.saturating_sub(used))
}

fn clock_card(
    ui: &mut Ui,
    running: &Running,
    banks: Option<u8>,
    size: Vec2,
    keys: Option<&[Key]>,
    at: &TableContext<'_>,
) -> Option<ClockAction> {
    let theme = Theme::of(ui);
    let face = super::face(running, at);
    let urgent = face.tone == Tone::Waits;
    let fill = if face.is_over {
        theme.red
    } else if urgent {
        mix(theme.card, theme.red, 0.22)
    } else {
        theme.card
    };
    let edge = if urgent { theme.red } else { theme.line };
    let frame = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(2.0, edge))
        .corner_radius(corner(radius::CARD))
        .inner_margin(Margin::same(10));
    let mut asked = None;
    frame.show(ui, |ui| {
        ui.set_min_size(size - Vec2::splat(24.0));
        ui.set_max_width(size.x - 24.0);
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        let who = super::player_text(ui, running);
        let (ink, dim) =
            if face.is_over { (theme.on_red, theme.on_red) } else { (theme.text, theme.dim) };
        let (_, away) = row(
            ui,
            |ui| {
                let name = accessible_name(ui, "clocks-remove", &who);
                ui.add(Button::picture(Icon::Close, &name).raised()).clicked()
            },
            |ui| elided(ui, Text::Heading.rich(title(ui, running, &who, at)).color(ink)),
        );
        if away || keys.is_some_and(|struck| struck.contains(&Key::X)) {
            asked = Some(ClockAction::Away);
        }
        asked = asked.or(digits(ui, running, &face, size, ink));
        let zero = Text::Body.rich(&face.at_zero).color(ink);
        ui.add(Label::new(zero).truncate());
        if !face.is_over && running.shot.is_none() && size.y > LEAST.y + 24.0 {
            ui.add(Label::new(Text::Caption.rich(&face.tie).color(dim)).truncate());
        }
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
            asked = asked.or(buttons(ui, running, banks, keys, at, &who));
        });
    });
    asked
}

/// Returns the name, with the table if it is another one.
fn title(ui: &Ui, running: &Running, who: &str, at: &TableContext<'_>) -> String {
    match running.table {
        Some(table) if Some(table) != at.felt.table => {
            let gaps = [("table", table.to_string().into()), ("seat", running.seat.get().into())];
            format!("{who} · {}", ui.say("clocks-at", &gaps))
        }
        _ => who.to_owned(),
    }
}

/// Draws the digits and the words beside them; a tap on the state of the action switches it.
fn digits(
    ui: &mut Ui,
    running: &Running,
    face: &Face,
    size: Vec2,
    ink: egui::Color32,
) -> Option<ClockAction> {
    let theme = Theme::of(ui);
    let colour = match face.tone {
        _ if face.is_over => theme.on_red,
        Tone::Good => theme.text,
        tone => theme.tone(tone),
    };
    let bet = running.faces == FacedBet::ABet;
    let word = ui.word(if bet { "clocks-faces-bet" } else { "clocks-faces-nothing" });
    // Two digits and the countdown are 1.7 times as wide as the digits are high.
    let beside = Button::quiet(&word).width(ui) + 24.0 + 2.0 * space::ITEM;
    let points = (size.y - 150.0).min(size.x * 0.36).min((size.x - beside) / 1.7);
    let points = points.clamp(54.0, 260.0);
    let font = FontId::new(points.round(), fonts::bold());
    let mut asked = None;
    ui.horizontal(|ui| {
        let shown = if face.is_over { "0" } else { face.digits.as_str() };
        let lay = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), font.clone(), colour);
        // At least two digits wide, so that the words beside them stay in place.
        let width = lay("00").size().x.max(lay(shown).size().x);
        let (place, response) = ui.allocate_exact_size(vec2(width, points), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, shown));
        ui.painter().text(place.center(), Align2::CENTER_CENTER, shown, font.clone(), colour);
        let then = ui.painter().layout_no_wrap(
            face.countdown.clone(),
            FontId::new((points * 0.3).round(), fonts::bold()),
            theme.dim,
        );
        let room = vec2(points * 0.45, points);
        let (place, _) = ui.allocate_exact_size(room, Sense::hover());
        let at = place.left_bottom() - vec2(0.0, then.size().y * 1.1);
        ui.painter().galley(at, then, theme.dim);
        ui.vertical(|ui| {
            ui.label(Text::Heading.rich(&face.word).color(colour));
            if face.is_over {
                ui.label(Text::Note.rich(word).color(ink));
            } else if ui.add(Button::quiet(&word)).clicked() {
                let faces = if bet { FacedBet::Nothing } else { FacedBet::ABet };
                asked = Some(ClockAction::Faces(faces));
            }
        });
    });
    asked
}

fn buttons(
    ui: &mut Ui,
    running: &Running,
    banks: Option<u8>,
    keys: Option<&[Key]>,
    at: &TableContext<'_>,
    who: &str,
) -> Option<ClockAction> {
    let mut asked = None;
    let read = running.clock.read(at.now);
    let shows_keys =
        keys.is_some() && ui.available_width() > WITH_KEYS[usize::from(banks.is_some())];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        let over = read.left == Span::ZERO;
        let stop = ui.word(if read.stopped { "clocks-resume" } else { "clocks-pause" });
        let again = ui.word("clocks-again");
        let more = ui.word("clocks-more-time");
        let mut press = |ui: &mut Ui, button: Button<'_>, word: &str, (key, cap), what| {
            let response = ui.add(if shows_keys { button.key(cap) } else { button });
            let name = ui.say("clocks-of", &[("what", word.into()), ("who", who.into())]);
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            let struck = keys.is_some_and(|struck| struck.contains(&key)) && response.enabled();
            if response.clicked() || struck {
                asked = Some(what);
            }
        };
        if !over {
            press(ui, Button::new(&stop), &stop, (Key::S, "S"), ClockAction::StopOrGoOn);
        }
        press(ui, Button::new(&again), &again, (Key::A, "A"), ClockAction::Again);
        match banks {
            Some(left) => {
                let bank = ui.say("clocks-bank", &[("left", left.into())]);
                let none = ui.word("clocks-no-bank");
                let refusal = (left == 0).then_some(none.as_str());
                let button = Button::primary(&bank).refusal(refusal);
                press(ui, button, &bank, (Key::M, "M"), ClockAction::Bank);
            }
            None => press(ui, Button::new(&more), &more, (Key::M, "M"), ClockAction::MoreTime),
        }
    });
    asked
}

fn accessible_name(ui: &Ui, name: &str, who: &str) -> String {
    ui.say("clocks-of", &[("what", ui.word(name).into()), ("who", who.into())])
}

fn perform(
    state: &mut ClocksState,
    number: usize,
    asked: ClockAction,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    let (shot, _) = state.shot(at);
    let left = state.running.get(number).and_then(|it| banks_left(it, &shot, state, at));
    let Some(running) = state.running.get_mut(number) else { return };
    match asked {
        ClockAction::StopOrGoOn => running.clock.toggle(at.now),
        ClockAction::Again => running.clock.restart(at.now),
        ClockAction::MoreTime => running.clock.extend(Span::from_secs(EXTENSION), at.now),
        ClockAction::Faces(faces) => running.faces = faces,
        ClockAction::Bank => {
            if left.is_none_or(|left| left == 0) {
                return;
            }
            if let (Some(cx), Some(entry)) = (at.event, running.entry) {
                let command = Command::Incidents(IncidentCommand::UseBank { entry });
                if let Some(refusal) = cx.refusal(&command) {
                    out.send(TableAction::Tell(refusal));
                    return;
                }
                out.submit(command);
            } else {
                let used = state.used.entry(running.seat).or_default();
                *used = used.saturating_add(1);
            }
            running.clock.extend(Span::from_secs(shot.bank_seconds.into()), at.now);
        }
        ClockAction::Away => {
            state.running.remove(number);
        }
    }
}

/// Draws the house's own shot clock, if the book has none.
fn own(ui: &mut Ui, own: &mut ShotClock) {
    let theme = Theme::of(ui);
    ui.add(Label::new(Text::Note.rich(ui.word("clocks-own")).color(theme.dim)).truncate());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        let before = own.pre_flop;
        step(ui, "clocks-own-seconds", &mut own.pre_flop, 5, (5, MOST_SECONDS));
        if own.pre_flop != before {
            (own.flop, own.turn, own.river) = (own.pre_flop, own.pre_flop, own.pre_flop);
        }
        ui.add_space(space::INSIDE);
        let mut banks = u16::from(own.banks);
        step(ui, "clocks-own-banks", &mut banks, 1, (0, 20));
        own.banks = u8::try_from(banks).unwrap_or(own.banks);
        ui.add_space(space::INSIDE);
        step(ui, "clocks-own-bank-seconds", &mut own.bank_seconds, 5, (5, MOST_SECONDS));
    });
}

/// Draws a number with buttons for less and more.
fn step(ui: &mut Ui, name: &str, number: &mut u16, by: u16, (least, most): (u16, u16)) {
    let theme = Theme::of(ui);
    let what = ui.word(name);
    ui.label(Text::Caption.rich(&what).color(theme.dim));
    let press = |ui: &mut Ui, sign: &str, name: &str| {
        let response = ui.add_sized(Vec2::splat(TOUCH), Button::new(sign));
        let name = ui.say(name, &[("what", what.as_str().into())]);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
        response.clicked()
    };
    if press(ui, "−", "clocks-less") {
        *number = number.saturating_sub(by).max(least);
    }
    ui.add_sized(
        vec2(34.0, TOUCH),
        Label::new(Text::Figure.rich(number.to_string()).color(theme.text)),
    );
    if press(ui, "+", "clocks-more") {
        *number = number.saturating_add(by).min(most);
    }
}
