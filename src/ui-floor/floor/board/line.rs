//! The line for typed tables and their reports, with the progress of all tables and the next hand.

use bottone_base::seat::{SeatNo, TableNo};
use bottone_rules::floor::TableProgress;
use bottone_tournament::{Command, Refusal, hands::HandsCommand};
use bottone_ui_dialogs::bust::BustPlayers;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::{command_button, submit_if_possible},
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, space},
    typing::{TextKind, focus_on_typing, mark_accepted},
    widgets::{Button, SearchField, card, elided, localized_label},
};
use bottone_view::board::{BoardView, Progress};
use egui::{Align, Id, Layout, Rect, Sense, Ui, pos2, vec2};

use super::{BoardState, tile::plays_last};

const FIELD: f32 = 344.0;
const BAR: f32 = 6.0;
/// The longest typed text: a table, and seats at it.
const LONGEST: usize = 16;

/// A typed table, with the seats or the head count after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TypedTable {
    table: TableNo,
    more: Vec<u8>,
}

impl TypedTable {
    /// Parses "7" or "7 3 5"; `None` for any other text.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut figures = text.split_whitespace();
        let table = TableNo::new(figures.next()?.parse().ok()?)?;
        let more: Result<Vec<u8>, _> = figures.map(str::parse).collect();
        Some(Self { table, more: more.ok()? })
    }

    fn seats(&self) -> Option<Vec<SeatNo>> {
        self.more.iter().map(|seat| SeatNo::new(*seat)).collect()
    }
}

/// The report of a table, by a key after its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HandReport {
    Progress(TableProgress),
    Heads,
    Bust,
}

const fn report_of_key(letter: char) -> Option<HandReport> {
    Some(match letter.to_ascii_lowercase() {
        'a' => HandReport::Progress(TableProgress::AllIn),
        'c' => HandReport::Progress(TableProgress::Stopped),
        'p' => HandReport::Progress(TableProgress::Plays),
        'h' => HandReport::Heads,
        'b' => HandReport::Bust,
        _ => return None,
    })
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut BoardState,
    view: &BoardView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    card(ui).inner_margin(egui::Margin::symmetric(10, 8)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::CARD;
            next(ui, view, cx, out);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                field(ui, state, view, cx, out);
                match &view.heads {
                    None => progress(ui, &view.progress),
                    Some(heads) => {
                        let theme = Theme::of(ui);
                        let ink = if heads.differs { theme.red } else { theme.text };
                        elided(ui, Text::Note.rich(&heads.text).color(ink));
                    }
                }
            });
        });
    });
}

/// Draws the field. It has the keyboard whenever nothing else has, so that reports can be typed as
/// they are called out.
fn field(
    ui: &mut Ui,
    state: &mut BoardState,
    view: &BoardView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let id = Id::unique("a table of the board");
    focus_on_typing(ui, id, TextKind::Letters);
    let free = !gate::is_covered(ui) && ui.memory(|memory| memory.focused().is_none());
    if free && ui.is_enabled() {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let name = ui.word("board-table-number");
    let last =
        if view.heads.is_none() { ("C", "board-key-clock") } else { ("H", "board-key-heads") };
    // In the day's last hands no all-in is awaited.
    let all_in = (!plays_last(cx)).then_some(("A", "board-key-all-in"));
    let keys =
        [Some(("Enter", "board-key-done")), all_in, Some(("B", "board-key-bust")), Some(last)];
    let keys = keys.into_iter().flatten();
    let keys = keys
        .map(|(key, word)| format!("{} {}", localized_label(ui.language(), key), ui.word(word)));
    let keys = keys.collect::<Vec<_>>().join("  ");
    let width = FIELD.min(ui.available_width());
    let response =
        ui.add(SearchField::new(&mut state.typed, &name).note(&keys).id(id).width(width));
    let entered = gate::left_with_enter(ui, &response);
    let typed: String = std::mem::take(&mut state.typed);
    for letter in typed.chars() {
        match (letter, report_of_key(letter)) {
            ('0'..='9' | ' ', _) if state.typed.len() < LONGEST => state.typed.push(letter),
            ('n' | 'N', _) if state.typed.is_empty() => {
                if let Some(command) = next_hand_command(view) {
                    submit_report(command, cx, out);
                }
                mark_accepted(ui.ctx(), id);
            }
            (_, Some(what)) if !state.typed.trim().is_empty() => {
                record_report(ui, state, what, cx, out);
                mark_accepted(ui.ctx(), id);
            }
            _ => {}
        }
    }
    if entered && !state.typed.trim().is_empty() {
        record_report(ui, state, HandReport::Progress(TableProgress::Done), cx, out);
        mark_accepted(ui.ctx(), id);
    }
}

/// Records the typed report of a table, or shows its fault.
fn record_report(
    ui: &Ui,
    state: &mut BoardState,
    what: HandReport,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let text = std::mem::take(&mut state.typed);
    let Some(typed) = TypedTable::read(&text) else {
        return out.send(Action::Tell(ui.word("board-read-figures")));
    };
    let mut in_play = cx.tournament().tables_in_play();
    let Some((table, here)) = in_play.find(|(number, _)| *number == typed.table) else {
        let gaps = [("number", typed.table.to_string().into())];
        return out.send(Action::Tell(ui.say("board-no-table", &gaps)));
    };
    let players = u8::try_from(here.occupied().len()).unwrap_or(u8::MAX);
    let command = match what {
        HandReport::Bust => {
            let seat = typed.more.first().and_then(|seat| SeatNo::new(*seat));
            let who = seat.and_then(|seat| here.entry(seat));
            return out.send(Action::ask(BustPlayers::new(table, who)));
        }
        HandReport::Heads => {
            let heads = typed.more.first().copied().unwrap_or(players);
            HandsCommand::Heads { table, heads }
        }
        HandReport::Progress(progress) => {
            let seats =
                typed.seats().filter(|seats| seats.is_empty() || progress == TableProgress::AllIn);
            let Some(seats) = seats else {
                return out.send(Action::Tell(ui.word("board-read-figures")));
            };
            HandsCommand::Report { table, progress, seats }
        }
    };
    submit_report(Command::Hands(command), cx, out);
}

/// Submits the typed report. A refusal is shown in the line at the bottom, or waived with a reason.
fn submit_report(command: Command, cx: &FrameContext<'_>, out: &mut Outbox) {
    let waivable = cx.desk.can(&command).err().is_some_and(Refusal::is_waivable);
    match cx.refusal(&command) {
        Some(refusal) if !waivable => out.send(Action::Tell(refusal)),
        _ => {
            submit_if_possible(command, cx, out);
        }
    }
}

fn progress(ui: &mut Ui, progress: &Progress) {
    let theme = Theme::of(ui);
    let all = (progress.done + progress.all_in + progress.plays).max(1);
    let words = [theme.accent, theme.gold, theme.text];
    let said: Vec<_> = progress
        .texts
        .iter()
        .zip(words)
        .map(|(said, ink)| ui.painter().layout_no_wrap(said.clone(), Text::Body.font(), ink))
        .collect();
    let wide: f32 = said.iter().map(|said| said.size().x + space::CARD).sum();
    let room = ui.available_width() - wide;
    if room > 40.0 {
        let (place, _) = ui.allocate_exact_size(vec2(room.min(160.0), BAR), Sense::hover());
        ui.painter().rect_filled(place, corner(BAR / 2.0), theme.raised_hover);
        let mut left = place.left();
        for (count, ink) in [(progress.done, theme.accent), (progress.all_in, theme.gold)] {
            #[expect(clippy::cast_precision_loss, reason = "counts of tables become points")]
            let right = left + place.width() * count as f32 / all as f32;
            let part = Rect::from_min_max(pos2(left, place.top()), pos2(right, place.bottom()));
            ui.painter().rect_filled(part, corner(BAR / 2.0), ink);
            left = right;
        }
    }
    for (said, ink) in progress.texts.iter().zip(words) {
        ui.label(Text::Body.rich(said).color(ink));
    }
}

/// Returns the command of N: the next hand or, when none is awaited any more, the end.
fn next_hand_command(view: &BoardView) -> Option<Command> {
    let next = || view.next_hand.map(|_| HandsCommand::Deal);
    let command = if view.over {
        Some(HandsCommand::End { played: true, day: view.next_hand.is_none() })
    } else {
        next()
    };
    command.map(Command::Hands)
}

/// Draws the button of the next hand: lit when every table is done; before that it needs a reason.
fn next(ui: &mut Ui, view: &BoardView, cx: &FrameContext<'_>, out: &mut Outbox) {
    let Some(command) = next_hand_command(view) else { return };
    let word = match (view.over, view.next_hand) {
        (true, Some(_)) => ui.word("board-end"),
        (true, None) => ui.word("board-end-day"),
        (false, number) => ui.say("board-deal", &[("number", number.unwrap_or_default().into())]),
    };
    let lit = cx.desk.can(&command).is_ok();
    let button = if lit { Button::primary(&word) } else { Button::quiet(&word) };
    command_button(ui, button.key("N"), command, cx, out);
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test")]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_typed_with_seats_or_heads_behind_it() {
        let read = |text: &str| TypedTable::read(text).map(|typed| (typed.table.get(), typed.more));
        assert_eq!(read("7"), Some((7, vec![])));
        assert_eq!(read(" 12 3 5"), Some((12, vec![3, 5])));
        for none in ["", "0", "7x", "7 300", "99999"] {
            assert_eq!(read(none), None, "{none:?}");
        }
        assert_eq!(TypedTable::read("7 0").unwrap().seats(), None);
    }
}
