//! The recipient of typed text: the field with the keyboard, or the one that waits for it.
//!
//! A screen for names or amounts says which of its fields waits. Text typed there goes into that
//! field, wherever the pointer was.

use egui::{
    Context, Event, Id, Key, Ui,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
};

use super::gate::is_covered;

/// The most bytes of one paste. A list of 5,000 people has about 200,000; a field lays out all of
/// its text in every frame.
const MOST_PASTED: usize = 256 * 1_024;

/// The most characters of a field of one line that has no smaller limit of its own.
pub const LONGEST_LINE: usize = 2_000;
/// The most characters of a field of several lines.
pub const LONGEST_LIST: usize = MOST_PASTED;

/// Drops pastes that are too long for a field; returns whether there was one.
pub fn drop_long_pastes(ctx: &Context) -> bool {
    let is_long = |event: &Event| matches!(event, Event::Paste(text) if text.len() > MOST_PASTED);
    ctx.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !is_long(event));
        input.events.len() < before
    })
}

/// The kind of text that a waiting field takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// Any text.
    Letters,
    /// Text that begins with a digit.
    Figures,
}

impl TextKind {
    /// Returns whether this key without modifiers types text for the field, rather than asking for
    /// a command.
    pub fn types_with(self, key: Key) -> bool {
        match self {
            Self::Letters => !matches!(key, Key::Escape | Key::Enter),
            Self::Figures => matches!(key.name().as_bytes(), [b'0'..=b'9']),
        }
    }

    fn accepts(self, text: &str) -> bool {
        match self {
            Self::Letters => !text.trim().is_empty(),
            Self::Figures => text.starts_with(|letter: char| letter.is_ascii_digit()),
        }
    }
}

/// Gives the field `id` the keyboard when matching text is typed and nothing else has a claim to
/// it. Call it before the field is shown, which then gets the first letter too. Returns whether it
/// was given just now.
pub fn focus_on_typing(ui: &Ui, id: Id, takes: TextKind) -> bool {
    let ctx = ui.ctx();
    if is_covered(ui) {
        return false;
    }
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(waiting_field_id(), (pass, takes)));
    let wanted = |event: &Event| match event {
        Event::Text(text) | Event::Paste(text) => takes.accepts(text),
        _ => false,
    };
    let given = !ctx.text_edit_focused() && ctx.input(|input| input.events.iter().any(wanted));
    if given {
        ctx.memory_mut(|memory| memory.request_focus(id));
    }
    given
}

/// Returns the kind of text taken by the field that waited in the last pass.
pub fn waiting_field(ctx: &Context) -> Option<TextKind> {
    let (pass, takes) = ctx.data(|data| data.get_temp::<(u64, TextKind)>(waiting_field_id()))?;
    (ctx.cumulative_pass_nr() <= pass + 1).then_some(takes)
}

fn waiting_field_id() -> Id {
    Id::unique("a field waits for what is typed")
}

/// Returns the id of the field of this name. It is made of its part of the window, its name, and
/// the number of equal names before it there. Content that appears above it changes nothing, so the
/// field keeps the keyboard and its cursor.
pub fn field_id_of(ui: &Ui, name: &str) -> Id {
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

/// Selects the text of the field `id`, of this number of letters, so that the next typed text
/// replaces it.
pub fn select_all(ui: &Ui, id: Id, letters: usize) {
    let mut line = TextEditState::load(ui.ctx(), id).unwrap_or_default();
    let whole = CCursorRange::two(CCursor::new(0), CCursor::new(letters));
    line.cursor.set_char_range(Some(whole));
    line.store(ui.ctx(), id);
}

/// The field that has the keyboard, as of the last pass.
#[derive(Clone, Copy, Debug)]
struct FocusedField {
    id: Id,
    /// True if text was typed in it since it got the keyboard, or since Enter.
    written: bool,
}

/// Returns whether a text field has the keyboard, or had it until this pass. Esc leaves a field
/// before any widget is drawn, and must not leave anything else.
pub fn typing(ctx: &Context) -> bool {
    field(ctx).is_some() || ctx.text_edit_focused()
}

/// Returns whether Ctrl Z belongs to the field: it does while typed text could be undone. Before
/// that and after Enter, it undoes the event's last act.
pub fn field_has_undo(ctx: &Context) -> bool {
    field(ctx).is_some_and(|field| field.written)
}

/// Marks the text of the field `id` as accepted, as Enter would: the field can undo none of it.
pub fn mark_accepted(ctx: &Context, id: Id) {
    let mut line = TextEditState::load(ctx, id).unwrap_or_default();
    line.clear_undoer();
    line.store(ctx, id);
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(accepted_id(), pass));
}

fn accepted_id() -> Id {
    Id::unique("what was written was taken in")
}

/// Remembers for the next pass which text field has the keyboard.
pub fn remember(ctx: &Context) {
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
    let taken_in = ctx.data(|data| data.get_temp::<u64>(accepted_id())) == Some(pass);
    let field = id.map(|id| FocusedField { id, written: written && !taken_in });
    ctx.data_mut(|data| data.insert_temp(field_id(), field));
}

/// Takes the keyboard from its text field, which is settled when it is next drawn.
pub fn leave(ctx: &Context) {
    if ctx.text_edit_focused() {
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

/// Forgets the field with the keyboard, after the keyboard was taken from it.
pub fn forget(data: &mut egui::util::IdTypeMap) {
    data.remove::<Option<FocusedField>>(field_id());
}

fn field(ctx: &Context) -> Option<FocusedField> {
    ctx.data(|data| data.get_temp(field_id())).flatten()
}

fn field_id() -> Id {
    Id::unique("the text field that has the keyboard")
}
