//! A question over a screen: its state, its frame and its buttons.

use std::{any::Any, fmt::Debug};

use bottone_rules::levels::Structure;
use bottone_tournament::{Tournament, entries::EntryId};
use bottone_ui_kit::{
    gate::is_answered,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card, elided},
};
use egui::{
    Align, AreaState, Event, Id, Label, Layout, Margin, Modal, Rect, ScrollArea, Sense, Ui,
    UiBuilder, Vec2, vec2,
};

use crate::{
    action::{Action, Outbox},
    context::FrameContext,
    other_desks,
};

/// A dialog. It draws from a [`FrameContext`] and changes only its own state. Like a screen, it
/// requests actions through the [`Outbox`]. Esc and a click outside close it.
pub trait Dialog: Any + Debug + CloneDialog {
    /// Draws it. Without an event there is no frame context.
    fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox);

    /// Returns the dialog underneath, shown again when this one closes without an answer.
    fn into_behind(self: Box<Self>) -> Option<Box<dyn Dialog>> {
        None
    }

    /// Returns whether an event is in the making.
    fn makes_event(&self) -> bool {
        false
    }

    /// Returns the new event in the making, with this structure.
    fn with_structure(self: Box<Self>, structure: Structure) -> Option<Box<dyn Dialog>> {
        self.into_behind()?.with_structure(structure)
    }

    /// Answers a question for a player with this entry; `None` means that the player is not in now.
    fn answer_scan(&mut self, _t: &Tournament, _entry: Option<EntryId>) -> ScanAnswer {
        ScanAnswer::NotAsked
    }
}

/// A dialog about the event. It closes itself without one.
pub trait EventDialog: Debug + Clone + 'static {
    /// Draws it.
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox);

    /// Answers a question for a player as [`Dialog::answer_scan`] does.
    fn answer_scan(&mut self, _t: &Tournament, _entry: Option<EntryId>) -> ScanAnswer {
        ScanAnswer::NotAsked
    }
}

impl<T: EventDialog> Dialog for T {
    fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        match cx {
            Some(cx) => EventDialog::show(self, ui, cx, out),
            None => out.send(Action::CloseDialog),
        }
    }

    fn answer_scan(&mut self, t: &Tournament, entry: Option<EntryId>) -> ScanAnswer {
        EventDialog::answer_scan(self, t, entry)
    }
}

/// The copy of a dialog of any type.
pub trait CloneDialog {
    /// Returns a copy.
    fn clone_dialog(&self) -> Box<dyn Dialog>;
}

impl<T: Dialog + Clone> CloneDialog for T {
    fn clone_dialog(&self) -> Box<dyn Dialog> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Dialog> {
    fn clone(&self) -> Self {
        (**self).clone_dialog()
    }
}

impl dyn Dialog {
    /// Returns whether it is of this type.
    pub fn is<T: Dialog>(&self) -> bool {
        self.downcast_ref::<T>().is_some()
    }

    /// Returns it if it is of this type.
    pub fn downcast_ref<T: Dialog>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }
}

/// Returns the open dialog if it is of this type.
pub fn dialog_mut<T: Dialog>(open: &mut Option<Box<dyn Dialog>>) -> Option<&mut T> {
    let open: &mut dyn Any = &mut **open.as_mut()?;
    open.downcast_mut()
}

/// A question's response to a scanned player's paper.
pub enum ScanAnswer {
    /// The player is shown, and the question is closed.
    Show,
    /// The question is closed, and this action is done.
    Do(Box<Action>),
    /// The player is accepted, and the question stays open.
    Taken,
    /// The question asks for a player, but this one is not possible.
    NotOneOfThem,
    /// The question asks for no player.
    NotAsked,
}

/// The smallest space for a question, in points; in less space it scrolls.
const LEAST: Vec2 = vec2(780.0, 400.0);

/// Shows a question under `title`, `width` points wide; Esc and a click beside it close it.
pub fn show_question<R>(
    ui: &mut Ui,
    title: &str,
    width: f32,
    out: &mut Outbox,
    content: impl FnOnce(&mut Ui, &mut Outbox) -> R,
) -> R {
    let target = ui.spacing().interact_size.y;
    show_question_with(ui, title, (width, target), out, content)
}

/// Shows it with every control at least `target` points high.
pub fn show_question_with<R>(
    ui: &mut Ui,
    title: &str,
    (width, target): (f32, f32),
    out: &mut Outbox,
    content: impl FnOnce(&mut Ui, &mut Outbox) -> R,
) -> R {
    let frame = card(ui).inner_margin(Margin::same(18)).shadow(ui.visuals().window_shadow);
    let asked = QuestionState::of(ui, title);
    let room = (ui.ctx().content_rect().size() - vec2(60.0, 80.0)).max(Vec2::ZERO);
    let most = (ui.ctx().content_rect().height() - MARGINS).max(LEAST.y);
    let least = vec2(width.min(LEAST.x), LEAST.y);
    let whole = |ui: &mut Ui| {
        ui.spacing_mut().interact_size.y = target;
        ui.set_width(width.min(room.x.max(least.x)));
        ui.set_max_height(room.y.max(least.y));
        Section::screen(title).show(ui, |ui| {
            let word = ui.word("dialogs-close");
            let close = Button::picture(Icon::Close, &word).least_width(target);
            if ui.add(close).clicked() {
                out.send(Action::CloseDialog);
            }
        });
        other_desks::warning(ui);
        if asked.is_kept {
            let note = Text::Note.rich(ui.word("dialogs-typed-stays")).color(Theme::of(ui).gold);
            ui.add(Label::new(note).wrap());
        }
        let top = ui.cursor().top();
        // Content that appears above must not take the keyboard from a field. A question asked
        // again is a new one: it begins at the top.
        let stable = UiBuilder::new().scope_id(Id::unique(("asked", title, asked.nth)));
        let content = |ui: &mut Ui| {
            let shown = ui.scope_builder(stable, |ui| content(ui, out));
            (shown.inner, shown.response.rect.height())
        };
        let above = top - ui.min_rect().top();
        let (inner, height) = if asked.scrolls {
            let below = if asked.has_foot { FOOT } else { 0.0 };
            let seen = most - above - below;
            let area = ScrollArea::vertical().id_salt(("question", asked.nth)).max_height(seen);
            let shown = area.auto_shrink([false, true]).show(ui, |ui| {
                ui.set_max_height(room.y);
                content(ui)
            });
            if asked.has_foot {
                let size = vec2(ui.available_width(), FOOT);
                let (foot, _) = ui.allocate_exact_size(size, Sense::hover());
                asked.set_foot(ui, foot);
            }
            let (inner, height) = shown.inner;
            (inner, height + below)
        } else {
            content(ui)
        };
        asked.note_height(ui, above + height, most);
        inner
    };
    let id = Id::unique("dialog");
    let size = || AreaState::load(ui.ctx(), id).and_then(|area| area.size);
    let before = size();
    let shown = Modal::new(id).frame(frame).show(ui.ctx(), |ui| {
        if room.x >= least.x && room.y >= least.y {
            return whole(ui);
        }
        // The scrolled part may have the whole window.
        ui.set_width((width + ui.spacing().scroll.allocated_width()).min(room.x));
        ui.set_max_height(room.y);
        let scrolled = ScrollArea::both().id_salt("at least");
        scrolled.max_width(room.x).max_height(room.y).show(ui, whole).inner
    });
    // egui centres a question by its last size. For one frame, a press on a button would land
    // outside and close the question.
    if before.is_some() && before != size() {
        ui.ctx().request_discard("the question has another size");
    }
    if shown.backdrop_response.clicked() && QuestionState::has_typed_text(ui) {
        // Only a press on Cancel or Esc discards typed text.
        QuestionState::keep_open(ui);
    } else if shown.should_close() {
        out.send(Action::CloseDialog);
    }
    shown.inner
}

/// The height of the window that a question leaves free for its margins, in points.
const MARGINS: f32 = 38.0;
/// The height of the buttons below a scrolling question, with the space above them, in points.
const FOOT: f32 = 48.0;

/// The state of the shown question between passes.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "four facts that do not depend on each other")]
struct QuestionState {
    title: String,
    /// The pass in which it was last drawn.
    pass: u64,
    /// The number of questions asked before it.
    nth: u32,
    /// True if it is higher than the window, and scrolls above its buttons.
    scrolls: bool,
    /// True if it ends with an answer and Cancel.
    has_foot: bool,
    /// The place of its buttons, if it scrolls.
    foot: Option<Rect>,
    /// True once text was typed in it.
    is_typed: bool,
    /// True if a click outside was ignored because of typed text.
    is_kept: bool,
}

impl QuestionState {
    fn id() -> Id {
        Id::unique("the question that is shown")
    }

    /// Returns the state of the question with this title; a new state if it is asked again.
    fn of(ui: &Ui, title: &str) -> Self {
        let pass = ui.ctx().cumulative_pass_nr();
        let known: Self = ui.data(|data| data.get_temp(Self::id())).unwrap_or_default();
        let mut asked = if known.title == title && known.pass + 1 >= pass {
            known
        } else {
            Self { title: title.to_owned(), nth: known.nth + 1, ..Self::default() }
        };
        asked.pass = pass;
        let written = |event: &Event| matches!(event, Event::Text(_) | Event::Paste(_));
        if ui.ctx().text_edit_focused() {
            asked.is_typed |= ui.input(|input| input.events.iter().any(written));
        }
        ui.data_mut(|data| data.insert_temp(Self::id(), asked.clone()));
        asked
    }

    fn change(ui: &Ui, change: impl FnOnce(&mut Self)) {
        ui.data_mut(|data| change(data.get_temp_mut_or_default(Self::id())));
    }

    fn set_foot(&self, ui: &Ui, foot: Rect) {
        if self.foot != Some(foot) {
            ui.ctx().request_repaint();
        }
        Self::change(ui, |asked| asked.foot = Some(foot));
    }

    /// Takes the drawn height and the room for it; a higher question scrolls from the next pass on.
    fn note_height(&self, ui: &Ui, height: f32, room: f32) {
        let scrolls = height > room + 0.5;
        if scrolls != self.scrolls {
            ui.ctx().request_repaint();
            Self::change(ui, |asked| (asked.scrolls, asked.foot) = (scrolls, None));
        }
    }

    fn has_typed_text(ui: &Ui) -> bool {
        ui.data(|data| data.get_temp::<Self>(Self::id())).is_some_and(|asked| asked.is_typed)
    }

    fn keep_open(ui: &Ui) {
        Self::change(ui, |asked| asked.is_kept = true);
        ui.ctx().request_repaint();
    }

    /// Returns the place of the buttons, if the question scrolls above them.
    fn foot(ui: &Ui) -> Option<Rect> {
        ui.data(|data| data.get_temp::<Self>(Self::id())).and_then(|asked| asked.foot)
    }
}

/// Lets a press beside the shown question discard the text that was typed.
pub fn forget_typed(ui: &Ui) {
    QuestionState::change(ui, |asked| asked.is_typed = false);
}

/// Draws the answer and Cancel at the foot; a refusal dims the answer and is shown beside it.
/// Returns whether the answer was given, by a press or Enter.
pub fn answer_buttons(ui: &mut Ui, word: &str, refusal: Option<&str>, out: &mut Outbox) -> bool {
    foot(ui, word, refusal, out) || (refusal.is_none() && is_answered(ui))
}

/// Draws only the buttons; returns whether the answer was pressed.
pub fn foot(ui: &mut Ui, word: &str, refusal: Option<&str>, out: &mut Outbox) -> bool {
    let height = ui.spacing().interact_size.y;
    let foot = Layout::right_to_left(Align::Center);
    QuestionState::change(ui, |asked| asked.has_foot = true);
    let mut buttons = |ui: &mut Ui| {
        let button = ui.add(Button::primary(word).key("Enter").refusal(refusal));
        if ui.add(Button::quiet(&ui.word("dialogs-cancel")).key("Esc")).clicked() {
            out.send(Action::CloseDialog);
        }
        if let Some(refusal) = refusal {
            elided(ui, Text::Note.rich(refusal).color(Theme::of(ui).dim));
        }
        button.clicked()
    };
    if let Some(place) = QuestionState::foot(ui) {
        let below = place.with_min_y(place.bottom() - height);
        let mut child = ui.new_child(UiBuilder::new().max_rect(below).layout(foot).id_salt("foot"));
        child.set_clip_rect(place.expand(space::TIGHT));
        return buttons(&mut child);
    }
    ui.add_space(space::ITEM);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), foot, buttons).inner
}
