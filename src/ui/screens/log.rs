//! The log: every act with its author and reason, the latest first.

use egui::{Align, Label, Layout, Panel, Ui};

use crate::ui::i18n::HasLanguage as _;
use crate::{
    rules::{person::fold, time::Timestamp},
    ui::{
        action::{Action, Outbox},
        look_back,
        context::FrameContext,
        icons::Icon,
        theme::{Text, Theme, mix, space},
        widgets::{
            Button, Cells, ListColumn, EmptyState, List, SearchField, Section, Width, card, elided,
            tabs,
        },
    },
    view::{
        log::{ActKind, LogLine},
        words,
    },
};

const COLUMNS: [ListColumn<'static>; 4] = [
    ListColumn::new("screens-log-time", Width::Points(70.0)),
    ListColumn::new("screens-log-record", Width::Share(1.0)),
    ListColumn::new("screens-log-operator", Width::Points(110.0)),
    ListColumn::new("screens-log-desk", Width::Points(150.0)),
];

/// The state of this screen.
#[derive(Debug, Default)]
pub(in crate::ui) struct LogState {
    kind: Option<ActKind>,
    text: String,
    chosen: Option<u32>,
    /// True if the chosen record is to be scrolled into view.
    reveal: bool,
    matches: LogMatches,
}

impl LogState {
    /// Chooses this record and scrolls it into view, whatever the search text.
    pub(in crate::ui) fn choose(&mut self, record: u32) {
        (self.kind, self.text) = (None, String::new());
        self.chosen = Some(record);
        self.reveal = true;
    }
}

/// The records that pass the filter, in order. The text of a line never changes, so only new ones
/// are checked.
#[derive(Debug, Default)]
struct LogMatches {
    kind: Option<ActKind>,
    text: String,
    checked: usize,
    /// The instant of the past view, if any.
    until: Option<Timestamp>,
    records: Vec<u32>,
}

impl LogMatches {
    fn refresh(&mut self, kind: Option<ActKind>, text: &str, cx: &FrameContext<'_>) {
        let log = cx.views.log();
        let until = cx.present.map(|_| cx.now);
        let same = self.kind == kind && self.text == text && self.until == until;
        if !same || self.checked > log.len() {
            *self = Self { kind, text: text.to_owned(), until, ..Self::default() };
        }
        let records = cx.desk.records();
        let has_come = |number: u32| {
            let record = records.get(number as usize);
            until.is_none_or(|until| record.is_some_and(|record| record.at() <= until))
        };
        let folded = fold(text);
        let wanted: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
        let new = (0..).take(log.len()).skip(self.checked);
        self.records.extend(new.filter(|&number| has_come(number)).filter(|&number| {
            let kind = kind.is_none_or(|kind| log.kind(number) == Some(kind));
            kind && (wanted.is_empty() || log.mentions(number, &wanted))
        }));
        self.checked = log.len();
    }
}

/// Shows the screen.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    state: &mut LogState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    state.matches.refresh(state.kind, &state.text, cx);
    let (all, found) = (cx.views.log().len(), state.matches.records.len());
    let note = words::count(cx.language, "count-records", all);
    let note = if found == all {
        note
    } else {
        ui.say("screens-log-found", &[("found", found.into()), ("all", note.into())])
    };
    Section::screen(&ui.word("shell-log")).note(&note).show(ui, |_| {});
    filter(ui, state);
    ui.add_space(space::TIGHT);
    if all == 0 {
        EmptyState::new(Icon::Log, &ui.word("screens-log-nothing")).show(ui, |_| {});
        return;
    }
    if found == 0 {
        EmptyState::new(Icon::Search, &ui.word("screens-log-none-like-this")).show(ui, |ui| {
            if ui.add(Button::new(&ui.word("screens-log-show-all"))).clicked() {
                (state.kind, state.text) = (None, String::new());
            }
        });
        return;
    }
    let chosen = state.chosen.and_then(|number| cx.log_line(number));
    Panel::bottom("log line")
        .frame(egui::Frame::NONE)
        .show_separator_line(false)
        .resizable(false)
        .show(ui, |ui| {
            ui.add_space(space::CARD);
            line_card(ui, chosen.as_ref(), cx, out);
            ui.add_space(space::TIGHT);
            look_back::slider(ui, cx, out);
        });
    card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| list(ui, state, cx));
}

fn filter(ui: &mut Ui, state: &mut LogState) {
    let words = ActKind::ALL.map(|kind| (kind, kind.name(ui.language())));
    let named = words.iter().map(|(kind, name)| (Some(*kind), name.as_str()));
    let (all, find) = (ui.word("screens-log-all"), ui.word("screens-log-find"));
    let all = std::iter::once((None, all.as_str()));
    let kinds: Vec<(Option<ActKind>, &str)> = all.chain(named).collect();
    ui.horizontal_wrapped(|ui| {
        ui.add(SearchField::new(&mut state.text, &find).width(260.0));
        tabs(ui, &mut state.kind, &kinds);
    });
}

fn list(ui: &mut Ui, state: &mut LogState, cx: &FrameContext<'_>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let records = &state.matches.records;
    let count = records.len();
    let at = |index: usize| records.get(count.wrapping_sub(index + 1)).copied();
    let chosen = state.chosen.and_then(|number| records.binary_search(&number).ok());
    let chosen = chosen.map(|place| count - 1 - place);
    let step = super::arrow_steps(ui).and_then(|step| super::step_row(chosen, step, count));
    let reveal = chosen.filter(|_| std::mem::take(&mut state.reveal));
    let list = List::new("records", &COLUMNS)
        .localized()
        .row_height(42.0)
        .chosen(step.or(chosen))
        .scroll_to(step.or(reveal));
    list.heads(ui, None);
    let theme = Theme::of(ui);
    let pressed = list.rows(ui, count, |index, cells| {
        if let Some(line) = at(index).and_then(|number| cx.log_line(number)) {
            write_line(cells, &line, theme);
        }
    });
    if let Some(number) = pressed.or(step).and_then(at) {
        state.chosen = Some(number);
    }
}

fn write_line(cells: &mut Cells<'_>, line: &LogLine, theme: &Theme) {
    let faded = mix(theme.card, theme.dim, 0.65);
    let (ink, soft) = if line.stands { (theme.tone(line.tone), theme.dim) } else { (faded, faded) };
    cells.write(&line.time, Text::Body, soft);
    if line.stands {
        cells.write_two(&line.what, &line.why, Text::Body, [ink, soft]);
    } else {
        let what = ("what", line.what.as_str().into());
        let struck = cells.language().say("screens-log-voided", &[what]);
        cells.write_two(&struck, &line.why, Text::Body, [ink, soft]);
    }
    cells.write(&line.by, Text::Body, soft);
    cells.write(&line.station, Text::Body, soft);
}

/// Draws the chosen line in full, with the possible actions. The card has the same height without a
/// line.
fn line_card(ui: &mut Ui, line: Option<&LogLine>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(egui::vec2(ui.available_width(), 46.0));
        let Some(line) = line else {
            let words = ui.word("screens-log-choose");
            ui.label(Text::Body.rich(words).color(theme.dim));
            return;
        };
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let refusal = match (cx.desk.read_only(), line.kind, line.stands) {
                (Some(_), ..) => Some("shell-only-reading"),
                (None, ActKind::Undo, _) => Some("screens-log-undo-is-redone"),
                (None, _, false) => Some("screens-log-voided-already"),
                (None, _, true) => None,
            };
            let refusal = refusal.map(|name| ui.word(name));
            let word = ui.word("screens-log-void");
            if ui.add(Button::new(&word).refusal(refusal.as_deref())).clicked() {
                out.send(Action::Strike(line.record));
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::TIGHT;
                elided(ui, Text::Strong.rich(&line.what).color(theme.text));
                let none = ui.word("screens-log-no-reason");
                let why = if line.why.is_empty() { &none } else { &line.why };
                ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
                let gaps = [
                    ("number", (line.record + 1).to_string().into()),
                    ("time", line.time.as_str().into()),
                    ("who", line.by.as_str().into()),
                    ("station", line.station.as_str().into()),
                ];
                let place = ui.say("screens-log-place", &gaps);
                elided(ui, Text::Note.rich(place).color(theme.dim));
            });
        });
    });
}
