//! The effects of an act that is recorded late or struck out, act by act, before it goes on record.

use std::{collections::BTreeMap, rc::Rc};

use bottone_i18n::{Language, ToText as _};
use bottone_session::{Desk, describe_late_fault};
use bottone_tournament::{
    Command,
    bounties::BountyCommand,
    entries::EntryId,
    history::{RecordChoice, RecordChoices},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::{FrameContext, FrameViews},
    dialog::{EventDialog, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, Stat, Width, elided},
};
use bottone_view::late::{LateView, PastChange, PriorState};
use egui::{Align, Key, Label, Layout, Ui, vec2};

use super::bounty::takers;

/// The height of a line, in points, and the number in sight at once.
const ROW: f32 = 46.0;
const SEEN: usize = 6;
const LEAST_SEEN: usize = 2;
/// The number of bounties asked about at once; the others go to the to-do list.
const ASKED: usize = 2;

const COLUMNS: [ListColumn<'static>; 4] = [
    ListColumn::new("late-column-time", Width::Points(58.0)),
    ListColumn::new("late-column-record", Width::Share(1.0)),
    ListColumn::new("late-column-was", Width::Points(120.0)),
    ListColumn::new("late-column-now", Width::Points(150.0)),
];

/// The effects of the change, or the reason why it is not possible.
type Effects = Rc<Result<LateView, String>>;

/// The late act, and the choices made for everything that changes.
#[derive(Clone, Debug)]
pub struct LateAct {
    past_change: PastChange,
    choices: RecordChoices,
    /// The takers of each bounty that waits because of it.
    takers: BTreeMap<(EntryId, u16), Vec<EntryId>>,
    chosen: Option<usize>,
    /// The result, with its revision and choices.
    effects: Option<(u64, RecordChoices, Effects)>,
}

impl LateAct {
    /// Shows the effects of this late act.
    pub const fn new(past_change: PastChange) -> Self {
        let taken = BTreeMap::new();
        Self {
            past_change,
            choices: RecordChoices::new(),
            takers: taken,
            chosen: None,
            effects: None,
        }
    }

    /// Returns the effects, computed again when the event or a choice changes.
    fn view(&mut self, language: Language, desk: &dyn Desk, kept: &FrameViews) -> Effects {
        if let Some((revision, choices, view)) = &self.effects
            && *revision == desk.revision()
            && *choices == self.choices
        {
            return Rc::clone(view);
        }
        let act = self.past_change.change();
        let view = match desk.corrected(act, &self.choices) {
            Ok(corrected) => {
                let missing = desk.missing_signatures(act, &corrected);
                let signs: Vec<String> = missing.iter().map(|one| one.to_text(language)).collect();
                let before = PriorState {
                    t: desk.tournament(),
                    records: desk.records(),
                    ledger: desk.ledger(),
                    log: kept.log(desk),
                    now: desk.now(),
                    signs: &signs,
                };
                Ok(LateView::of(language, &before, &self.past_change, &corrected))
            }
            Err(fault) => Err(describe_late_fault(language, fault)),
        };
        let view = Rc::new(view);
        self.effects = Some((desk.revision(), self.choices.clone(), Rc::clone(&view)));
        view
    }

    fn show_effects(&mut self, ui: &mut Ui, view: &LateView) {
        let theme = Theme::of(ui);
        ui.add(Label::new(Text::Strong.rich(&view.what).color(theme.text)).wrap());
        elided(ui, Text::Note.rich(&view.stands).color(theme.dim));
        ui.add_space(space::ITEM);
        ui.horizontal(|ui| {
            ui.label(Text::Heading.rich(&view.since).color(theme.text));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                elided(ui, Text::Note.rich(&view.counts).color(theme.dim));
            });
        });
        if view.lines.is_empty() {
            let none = ui.word("late-nothing-changed");
            ui.label(Text::Body.rich(none).color(theme.dim));
        } else {
            self.lines(ui, view);
        }
        self.bounties(ui, view);
        ui.add_space(space::ITEM);
        for signs in &view.signs {
            ui.add(Label::new(Text::Strong.rich(signs).color(theme.gold)).wrap());
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::SCREEN;
            for (name, was, now) in &view.figures {
                let figure = if was == now { was.clone() } else { format!("{was} → {now}") };
                ui.add(Stat::new(name, &figure));
            }
        });
    }

    /// Draws the acts that change; a press switches to the next possible treatment.
    fn lines(&mut self, ui: &mut Ui, LateView { lines, bounties, .. }: &LateView) {
        let theme = Theme::of(ui);
        let heads = 26.0;
        let most = SEEN.saturating_sub(2 * bounties.len().min(ASKED)).max(LEAST_SEEN);
        let seen = u8::try_from(lines.len().min(most)).unwrap_or(u8::MAX);
        let whole = vec2(ui.available_width(), heads + ROW * f32::from(seen));
        let step =
            gate::arrow_steps(ui).and_then(|step| gate::step_row(self.chosen, step, lines.len()));
        self.chosen = step.or(self.chosen);
        let pressed = ui.allocate_ui(whole, |ui| {
            ui.set_min_height(whole.y);
            ui.spacing_mut().item_spacing.y = 0.0;
            let list = List::new("late", &COLUMNS)
                .localized()
                .row_height(ROW)
                .chosen(self.chosen)
                .scroll_to(step);
            list.heads(ui, None);
            list.rows(ui, lines.len(), |index, cells| {
                let Some(line) = lines.get(index) else { return };
                cells.write(&line.time, Text::Body, theme.dim);
                cells.write_two(&line.what, &line.why, Text::Body, [theme.text, theme.dim]);
                cells.write(&line.old_result, Text::Body, theme.dim);
                let ink = match line.choice {
                    None | Some(RecordChoice::Change) => theme.accent,
                    Some(RecordChoice::Keep) => theme.text,
                    Some(RecordChoice::Drop) => theme.gold,
                };
                cells.write(&line.new_result, Text::Strong, ink);
            })
        });
        let space = gate::nothing_is_focused(ui) && gate::is_struck(ui, Key::Space);
        let turned = pressed.inner.or(self.chosen.filter(|_| space));
        if let Some(line) = turned.and_then(|index| lines.get(index)) {
            self.chosen = turned;
            if let (Some(choice), Some(first)) = (line.choice, line.may.first()) {
                let at = line.may.iter().position(|may| *may == choice);
                let next = at.and_then(|at| line.may.get(at + 1)).unwrap_or(first);
                self.choices.insert(line.record, *next);
            }
        }
    }

    /// Asks for the takers of the bounties. A bounty without an answer goes to the to-do list.
    fn bounties(&mut self, ui: &mut Ui, view: &LateView) {
        let theme = Theme::of(ui);
        let waits = |of: &(EntryId, u16)| view.bounties.iter().any(|one| (one.out, one.nth) == *of);
        self.takers.retain(|of, _| waits(of));
        for bounty in view.bounties.iter().take(ASKED).filter(|one| !one.offered.is_empty()) {
            let by = self.takers.entry((bounty.out, bounty.nth)).or_default();
            by.retain(|entry| bounty.offered.iter().any(|(offered, _)| offered == entry));
            ui.add_space(space::ITEM);
            ui.horizontal(|ui| {
                ui.label(Text::Strong.rich(&bounty.asks).color(theme.gold));
                let later = ui.word("bounties-taker-later");
                elided(ui, Text::Note.rich(later).color(theme.dim));
            });
            ui.push_id(bounty.out, |ui| takers(ui, by, &bounty.offered));
        }
    }

    /// Returns the commands for the takers of the bounties, to follow the act.
    fn taker_commands(&self) -> Vec<Command> {
        let said = self.takers.iter().filter(|(_, by)| !by.is_empty());
        said.map(|(&(out, nth), by)| {
            Command::Bounties(BountyCommand::Take { out, nth, by: by.clone() })
        })
        .collect()
    }

    fn foot(&self, ui: &mut Ui, (is_possible, chooses): (bool, bool), out: &mut Outbox) {
        ui.add_space(space::ITEM);
        let height = ui.spacing().interact_size.y;
        let foot = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), height), foot, |ui| {
            let word = ui.word("late-record");
            let refusal = (!is_possible).then(|| ui.word("late-impossible"));
            let record = Button::primary(&word).key("Ctrl Enter").refusal(refusal.as_deref());
            let struck = gate::consume_ctrl(ui, Key::Enter);
            if ui.add(record).clicked() || (struck && is_possible) {
                let change =
                    (self.past_change.clone(), self.choices.clone(), self.taker_commands());
                out.send(Action::CloseDialog);
                out.send(Action::TellLate(Box::new(change)));
            }
            if ui.add(Button::quiet(&ui.word("late-cancel")).key("Esc")).clicked() {
                out.send(Action::CloseDialog);
            }
            if chooses {
                let note = ui.word("late-choose");
                elided(ui, Text::Note.rich(note).color(Theme::of(ui).dim));
            }
        });
    }
}

impl EventDialog for LateAct {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let (desk, kept) = cx.present();
        let view = self.view(cx.language, desk, kept);
        let title = match (&*view, &self.past_change) {
            (Ok(view), _) => view.title.clone(),
            (Err(_), PastChange::Late { .. }) => ui.word("late-when-title"),
            (Err(_), PastChange::Strike(_)) => ui.word("late-void-title"),
        };
        show_question(ui, &title, 760.0, out, |ui, out| {
            let theme = Theme::of(ui);
            match &*view {
                Ok(view) => self.show_effects(ui, view),
                Err(why) => {
                    ui.add(Label::new(Text::Strong.rich(why).color(theme.gold)).wrap());
                }
            }
            let chooses = view
                .as_ref()
                .as_ref()
                .is_ok_and(|view| view.lines.iter().any(|line| line.may.len() > 1));
            self.foot(ui, (view.is_ok(), chooses), out);
        });
    }
}
