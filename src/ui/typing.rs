//! Who gets what is typed: the field that has the keyboard, or the one that waits for it.
//!
//! A screen on which names or amounts are written says which of its fields is meant, so that whatever is
//! typed there goes into it, wherever the pointer was.

use egui::{
    Context, Event, Id, Key, Ui,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
};

use super::gate::is_covered;

/// What a field takes that has not the keyboard yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    /// Whatever can be written.
    Letters,
    /// What begins with a figure.
    Figures,
}

impl Takes {
    /// Is this key, held with nothing, for what is written rather than for what is done?
    pub(super) fn writes(self, key: Key) -> bool {
        match self {
            Self::Letters => !matches!(key, Key::Escape | Key::Enter),
            Self::Figures => matches!(key.name().as_bytes(), [b'0'..=b'9']),
        }
    }

    fn takes(self, text: &str) -> bool {
        match self {
            Self::Letters => !text.trim().is_empty(),
            Self::Figures => text.starts_with(|letter: char| letter.is_ascii_digit()),
        }
    }
}

/// Gives the field `id` the keyboard when somebody types what it takes and nothing else has a claim to it. To be asked
/// before the field is shown, which then gets the first letter too; true when it was given just now.
pub(super) fn waits(ui: &Ui, id: Id, takes: Takes) -> bool {
    let ctx = ui.ctx();
    if is_covered(ui) {
        return false;
    }
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(taker_id(), (pass, takes)));
    let wanted = |event: &Event| match event {
        Event::Text(text) | Event::Paste(text) => takes.takes(text),
        _ => false,
    };
    let given = !ctx.text_edit_focused() && ctx.input(|input| input.events.iter().any(wanted));
    if given {
        ctx.memory_mut(|memory| memory.request_focus(id));
    }
    given
}

/// What the field takes that waited in the last pass.
pub(super) fn taker(ctx: &Context) -> Option<Takes> {
    let (pass, takes) = ctx.data(|data| data.get_temp::<(u64, Takes)>(taker_id()))?;
    (ctx.cumulative_pass_nr() <= pass + 1).then_some(takes)
}

fn taker_id() -> Id {
    Id::unique("a field waits for what is typed")
}

/// Returns the identity of the field of this name: that of its part of the window, its name, and how many of the name come
/// before it there. What appears above it changes nothing, so that it keeps the keyboard and its cursor.
pub(super) fn field_named(ui: &Ui, name: &str) -> Id {
    let id = ui.scope_id().with(("field", name));
    let pass = ui.ctx().cumulative_pass_nr();
    let nth = ui.data_mut(|data| {
        let seen: &mut (u64, u32) = data.get_temp_mut_or_default(id);
        let nth = if seen.0 == pass { seen.1 + 1 } else { 0 };
        *seen = (pass, nth);
        nth
    });
    if nth == 0 { id } else { id.with(nth) }
}

/// What stands in the field `id`, so many letters, is written over by whatever is typed next.
pub(super) fn write_over(ui: &Ui, id: Id, letters: usize) {
    let mut line = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    let whole = CCursorRange::two(CCursor::new(0), CCursor::new(letters));
    line.cursor.set_char_range(Some(whole));
    line.store(ui.ctx(), id);
}

/// The field that has the keyboard, as of the last pass.
#[derive(Clone, Copy, Debug)]
struct Field {
    id: Id,
    /// Was anything written in it since it got the keyboard, or since Enter?
    written: bool,
}

/// Does a text field have the keyboard, or had it until this pass? Esc leaves a field before anybody is drawn, and is not
/// to leave more than that.
pub(super) fn typing(ctx: &Context) -> bool {
    field(ctx).is_some() || ctx.text_edit_focused()
}

/// Is Ctrl Z the field's own? It is while something was written there that could be taken back; before that, and after
/// Enter, the last thing that was done is an act of the event.
pub(super) fn undo_is_the_fields(ctx: &Context) -> bool {
    field(ctx).is_some_and(|field| field.written)
}

/// What was written in the field `id` was an act, as Enter would have made it: nothing of it is the field's to take back.
pub(super) fn taken_in(ctx: &Context, id: Id) {
    let mut line = TextEditState::load(ctx, id).unwrap_or_default();
    line.clear_undoer();
    line.store(ctx, id);
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(taken_in_id(), pass));
}

fn taken_in_id() -> Id {
    Id::unique("what was written was taken in")
}

/// Remembers for the next pass which text field has the keyboard.
pub(super) fn remember(ctx: &Context) {
    let id = ctx.memory(egui::Memory::focused).filter(|_| ctx.text_edit_focused());
    let before = field(ctx).filter(|field| Some(field.id) == id);
    let was = before.is_some_and(|field| field.written);
    let written = ctx.input(|input| {
        input.events.iter().fold(was, |written, event| match event {
            Event::Text(_)
            | Event::Paste(_)
            | Event::Cut
            | Event::Key { key: Key::Backspace | Key::Delete, pressed: true, .. } => true,
            Event::Key { key: Key::Enter, pressed: true, .. } => false,
            _ => written,
        })
    });
    let pass = ctx.cumulative_pass_nr();
    let taken_in = ctx.data(|data| data.get_temp::<u64>(taken_in_id())) == Some(pass);
    let field = id.map(|id| Field { id, written: written && !taken_in });
    ctx.data_mut(|data| data.insert_temp(field_id(), field));
}

/// Takes the keyboard from the text field that has it, which is settled as it is drawn next.
pub(super) fn leave(ctx: &Context) {
    if ctx.text_edit_focused() {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

/// Whatever field had the keyboard, somebody has taken it away.
pub(super) fn forget(data: &mut egui::util::IdTypeMap) {
    data.remove::<Option<Field>>(field_id());
}

fn field(ctx: &Context) -> Option<Field> {
    ctx.data(|data| data.get_temp(field_id())).flatten()
}

fn field_id() -> Id {
    Id::unique("the text field that has the keyboard")
}
