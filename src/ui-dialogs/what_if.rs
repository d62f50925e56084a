//! The effect of a change to the levels: the forecast with and without it, before any change is
//! made.

use bottone_base::time::Timestamp;
use bottone_rules::levels::{MOST_MINUTES, Row};
use bottone_source::outlook::Outlook;
use bottone_tournament::{Command, Tournament, deals::DealCommand};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, elided, tabs},
};
use bottone_view::forecast::{
    ForecastLine, ForecastSubject, ForecastView,
    what_if::{WhatIfChange, breakable, comparison_figures, deals, event_after, guaranteed_prizes},
};
use egui::{Align, Grid, Key, Label, Layout, Ui, vec2};

use super::deal::AgreeDeal;

/// The step of a level's or break's length, in minutes.
const STEP: u16 = 5;

/// A change under consideration, and its effect.
#[derive(Clone, Debug)]
pub struct WhatIf {
    kind: ChangeKind,
    changes: Vec<WhatIfChange>,
    /// The seed for random decisions, drawn once so that the shown result is the one carried out.
    seed: Option<u64>,
    /// The result, with its command, its revision and its ten-second step.
    after: Option<(Option<Command>, u64, i64, ForecastChange)>,
}

/// The kind of change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ChangeKind {
    Levels,
    Skip,
    NextBreak,
    Registration,
    Break,
    Pay,
    Deal,
}

const KINDS: [(ChangeKind, &str); 7] = [
    (ChangeKind::Levels, "forecast-if-levels"),
    (ChangeKind::Skip, "forecast-if-skip"),
    (ChangeKind::NextBreak, "forecast-if-break"),
    (ChangeKind::Registration, "forecast-if-close"),
    (ChangeKind::Break, "forecast-if-table"),
    (ChangeKind::Pay, "forecast-if-pay"),
    (ChangeKind::Deal, "forecast-if-deal"),
];

impl ChangeKind {
    const fn of(change: WhatIfChange) -> Self {
        match change {
            WhatIfChange::Levels(_) => Self::Levels,
            WhatIfChange::Skip(_) => Self::Skip,
            WhatIfChange::NextBreak(_) => Self::NextBreak,
            WhatIfChange::CloseRegistration => Self::Registration,
            WhatIfChange::Break(_) => Self::Break,
            WhatIfChange::Pay(_) => Self::Pay,
            WhatIfChange::Deal(_) => Self::Deal,
        }
    }
}

impl WhatIf {
    /// Asks for a change to consider.
    pub fn new(t: &Tournament, at: Timestamp) -> Self {
        let changes = WhatIfChange::options(t, at);
        let kind = changes.first().map_or(ChangeKind::Levels, |change| ChangeKind::of(*change));
        Self { kind, changes, seed: None, after: None }
    }

    /// Handles the arrow keys, which switch between the kinds of change.
    fn switch_kind(&mut self, ui: &Ui, kinds: &[(ChangeKind, String)]) {
        let struck = |key| gate::is_struck(ui, key);
        let at = kinds.iter().position(|(kind, _)| *kind == self.kind).unwrap_or_default();
        let next = if struck(Key::ArrowRight) {
            at + 1
        } else if struck(Key::ArrowLeft) {
            at.saturating_sub(1)
        } else {
            return;
        };
        self.kind = kinds.get(next).map_or(self.kind, |(kind, _)| *kind);
    }

    /// Draws the forecast without the change, and beside it with the change.
    fn compare(
        &mut self,
        ui: &mut Ui,
        (change, command): (WhatIfChange, Option<&Command>),
        cx: &FrameContext<'_>,
    ) {
        let (revision, tens) = (cx.desk.revision(), cx.now.millis().div_euclid(10_000));
        let is_known = self.after.as_ref().is_some_and(|(of, at, then, _)| {
            of.as_ref() == command && *at == revision && *then == tens
        });
        if !is_known {
            let then = command.and_then(|command| event_after(cx.tournament(), command, cx.now));
            let comes = |t: &Tournament| match change {
                WhatIfChange::Deal(_) => guaranteed_prizes(cx.language, t),
                _ => comparison_figures(cx.language, t, cx.now),
            };
            let compared = ForecastChange {
                outlook: then
                    .as_ref()
                    .and_then(|then| Outlook::of(then, &cx.desk.background(), cx.now))
                    .map(|outlook| ForecastView::of(cx.language, &outlook)),
                before: comes(cx.tournament()),
                after: then.as_ref().map(comes).unwrap_or_default(),
            };
            self.after = Some((command.cloned(), revision, tens, compared));
        }
        let Some((.., compared)) = &self.after else { return };
        let now = cx.forecast();
        let lines = now.as_ref().map_or(&[][..], |now| now.lines.as_slice());
        table(ui, lines, compared);
    }
}

impl EventDialog for WhatIf {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word("forecast-what-if"), 560.0, out, |ui, out| {
            let kinds: Vec<(ChangeKind, String)> = KINDS
                .iter()
                .filter(|(kind, _)| {
                    self.changes.iter().any(|change| ChangeKind::of(*change) == *kind)
                })
                .map(|(kind, name)| (*kind, ui.word(name)))
                .collect();
            self.switch_kind(ui, &kinds);
            tabs(ui, &mut self.kind, &kinds);
            ui.add_space(space::ITEM);
            let t = cx.tournament();
            let Some(at) =
                self.changes.iter().position(|change| ChangeKind::of(*change) == self.kind)
            else {
                let none = ui.word("forecast-if-nothing");
                ui.add(Label::new(Text::Body.rich(none)).wrap());
                return;
            };
            self.changes[at] = stepper(ui, self.changes[at], t, cx.now);
            let change = self.changes[at];
            let by_chance = matches!(change, WhatIfChange::Break(_));
            let seed = by_chance.then(|| *self.seed.get_or_insert_with(|| cx.desk.seed()));
            let command = change.command(cx.language, t, cx.now, seed.unwrap_or_default());
            ui.add_space(space::ITEM);
            self.compare(ui, (change, command.as_ref()), cx);
            let refusal = match &command {
                None => Some(ui.word("forecast-no-change")),
                // A deal is read aloud and signed first.
                Some(Command::Deals(_)) => None,
                Some(command) => cx.refusal(command),
            };
            let word = ui.word("forecast-if-do");
            if answer_buttons(ui, &word, refusal.as_deref(), out)
                && let Some(command) = command
            {
                if let Command::Deals(DealCommand::Agree(agreement)) = command {
                    out.send(Action::ask(AgreeDeal::new(*agreement)));
                    return;
                }
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}

/// The computed effect of a change.
#[derive(Clone, Debug)]
struct ForecastChange {
    outlook: Option<ForecastView>,
    /// The figures of the room and the money, now and after the change.
    before: Vec<(String, String)>,
    after: Vec<(String, String)>,
}

/// Draws the number under consideration, with a key on either side.
fn stepper(ui: &mut Ui, change: WhatIfChange, t: &Tournament, at: Timestamp) -> WhatIfChange {
    let keys = |keys: &[Key]| keys.iter().any(|key| gate::is_struck(ui, *key));
    let (mut less, mut more) =
        (keys(&[Key::Minus, Key::ArrowDown]), keys(&[Key::Plus, Key::Equals, Key::ArrowUp]));
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        if change != WhatIfChange::CloseRegistration {
            less |= ui.add(Button::new(&ui.word("forecast-if-less")).key("−")).clicked();
            more |= ui.add(Button::new(&ui.word("forecast-if-more")).key("+")).clicked();
        }
        elided(ui, Text::Strong.rich(change_text(ui, change, t)));
    });
    match change {
        WhatIfChange::Levels(minutes) => WhatIfChange::Levels(step_minutes(minutes, less, more)),
        WhatIfChange::NextBreak(minutes) => {
            WhatIfChange::NextBreak(step_minutes(minutes, less, more))
        }
        WhatIfChange::Break(table) => {
            WhatIfChange::Break(neighbour(&breakable(t, at), table, less, more))
        }
        WhatIfChange::Pay(places) => WhatIfChange::Pay(match (less, more) {
            (true, _) => places.saturating_sub(1).max(1),
            (_, true) => places.saturating_add(1),
            _ => places,
        }),
        WhatIfChange::Deal(method) if less || more => {
            WhatIfChange::Deal(neighbour(&deals(t, at), method, less, more))
        }
        WhatIfChange::Deal(_) | WhatIfChange::CloseRegistration => change,
        WhatIfChange::Skip(row) => {
            let structure = t.clock().structure();
            let levels: Vec<usize> = structure.levels().map(|(row, ..)| row).collect();
            WhatIfChange::Skip(neighbour(&levels, row, less, more))
        }
    }
}

/// Returns the previous or next value in the list; the value itself at either end.
fn neighbour<T: Copy + PartialEq>(all: &[T], of: T, less: bool, more: bool) -> T {
    let to = match (all.iter().position(|one| *one == of), less, more) {
        (Some(at), true, _) => at.checked_sub(1),
        (Some(at), _, true) => Some(at + 1),
        _ => None,
    };
    to.and_then(|at| all.get(at)).copied().unwrap_or(of)
}

fn step_minutes(minutes: u16, less: bool, more: bool) -> u16 {
    match (less, more) {
        (true, _) if minutes > STEP => (minutes - 1) / STEP * STEP,
        (_, true) => ((minutes / STEP + 1) * STEP).min(MOST_MINUTES),
        _ => minutes,
    }
}

/// Returns a text such as "All levels from here: 15 minutes", "Without level 9 (400 / 800)" or
/// "Next break: 10 minutes".
fn change_text(ui: &Ui, change: WhatIfChange, t: &Tournament) -> String {
    match change {
        WhatIfChange::Levels(minutes) => {
            ui.say("forecast-if-levels-of", &[("minutes", minutes.into())])
        }
        WhatIfChange::NextBreak(minutes) => {
            ui.say("forecast-if-break-of", &[("minutes", minutes.into())])
        }
        WhatIfChange::CloseRegistration => ui.word("forecast-if-close-of"),
        WhatIfChange::Break(table) => {
            ui.say("forecast-if-table-of", &[("table", table.to_string().into())])
        }
        WhatIfChange::Pay(places) => ui.say("forecast-if-pay-of", &[("places", places.into())]),
        WhatIfChange::Deal(method) => {
            let method = bottone_view::money::deals::method(ui.language(), method);
            ui.say("forecast-if-deal-of", &[("method", method.into())])
        }
        WhatIfChange::Skip(row) => {
            let structure = t.clock().structure();
            let level = structure.rows.get(row).and_then(Row::level);
            let stakes = level.map(|level| bottone_vocabulary::words::stakes(ui.language(), level));
            let gaps = [
                ("level", structure.level_number(row).into()),
                ("stakes", stakes.unwrap_or_default().into()),
            ];
            ui.say("forecast-if-without", &gaps)
        }
    }
}

/// Draws a line for each forecast figure: its name, its value now, and its value after the change.
fn table(ui: &mut Ui, now: &[ForecastLine], compared: &ForecastChange) {
    let theme = Theme::of(ui);
    let then = compared.outlook.as_ref().map(|outlook| outlook.lines.as_slice());
    let range = |line: &ForecastLine| format!("{}  ({})", line.likely, line.band);
    // No line has a button. Lines are as high as their text, so that all fit into the smallest
    // window.
    let spacing = vec2(2.0 * space::CARD, space::TIGHT);
    Grid::new("forecasts").num_columns(3).spacing(spacing).min_row_height(0.0).show(ui, |ui| {
        for name in ["forecast-title", "forecast-now", "forecast-then"] {
            ui.label(Text::Caption.rich(ui.word(name)).color(theme.dim));
        }
        ui.end_row();
        for line in now {
            let after = then.and_then(|then| then.iter().find(|after| after.about == line.about));
            let text = if line.about == ForecastSubject::End { Text::Strong } else { Text::Body };
            ui.label(text.rich(&line.caption).color(theme.dim));
            ui.label(text.rich(range(line)));
            let ink = if after.is_some_and(|after| after != line) { theme.gold } else { theme.dim };
            // A break at another time shows that time.
            let then = after.map(|after| {
                let same = after.caption == line.caption;
                if same { range(after) } else { format!("{}: {}", after.caption, range(after)) }
            });
            ui.label(text.rich(then.unwrap_or_default()).color(ink));
            ui.end_row();
        }
        for (at, (what, is)) in compared.before.iter().enumerate() {
            let then = compared.after.get(at).map(|(_, then)| then.as_str());
            let ink = if then == Some(is) { theme.dim } else { theme.gold };
            ui.label(Text::Body.rich(what).color(theme.dim));
            ui.label(Text::Body.rich(is));
            ui.label(Text::Body.rich(then.unwrap_or_default()).color(ink));
            ui.end_row();
        }
    });
}
