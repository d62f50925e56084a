//! The commands requested by keys since the last frame.

use bottone_ui_frame::commands::{self, KeyContext, UiCommand};
use bottone_ui_kit::typing;
use egui::{Context, Event, Key, Popup};

/// The meaning of a struck key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PressedKey {
    /// A command to run.
    Asks(UiCommand),
    /// No effect: it would change the clock or the machine, but a table or seat is selected.
    Rests,
}

/// Returns the requested commands in order, and takes their keys away from every field. The window
/// shows `here`, with a table or seat `chosen` or not, and with a question `asked` or not. The rule
/// is in docs/guide/keys.md.
///
/// A held key asks once. After Tab, Space and Enter press the focused widget.
pub(super) fn take_pressed(
    ctx: &Context,
    here: KeyContext,
    chosen: bool,
    asked: bool,
) -> Vec<PressedKey> {
    let writes = typing::typing(ctx) || Popup::is_any_open(ctx);
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let (taker, own_undo) = (typing::waiting_field(ctx), typing::field_has_undo(ctx));
    let mut all = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, repeat: false, modifiers, .. } = *event else {
                return true;
            };
            let writes_nothing = modifiers.command || modifiers.ctrl || modifiers.alt;
            let writes_nothing = writes_nothing || is_function_key(key);
            let pushes = focused && matches!(key, Key::Space | Key::Enter);
            let is_written = writes || pushes || taker.is_some_and(|taker| taker.types_with(key));
            if is_written && !writes_nothing {
                return true;
            }
            let found = match commands::find(key, modifiers, here, chosen) {
                Some(UiCommand::Undo | UiCommand::Redo) if own_undo => None,
                Some(press) => Some(PressedKey::Asks(press)),
                None => commands::find(key, modifiers, here, false).map(|_| PressedKey::Rests),
            };
            let found = found.filter(|found| !asked || is_window_command(*found));
            all.extend(found);
            found.is_none()
        });
    });
    all
}

/// Returns whether the command is about the window rather than the question. A question goes away
/// with its event and comes back with it.
const fn is_window_command(found: PressedKey) -> bool {
    matches!(found, PressedKey::Asks(UiCommand::Lock | UiCommand::ShowEvent(_)))
}

const fn is_function_key(key: Key) -> bool {
    matches!(key, Key::F1 | Key::F2 | Key::F11 | Key::F12)
}
