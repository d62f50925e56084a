//! The cell of the structure that is edited in place. Keys move between cells as in a spreadsheet.

use bottone_i18n::{Language, ToText as _};
use bottone_rules::levels::Row;
use bottone_tournament::{Command, clock::ClockCommand};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    gate,
    theme::{Text, Theme, corner, radius},
    typing::LONGEST_LINE,
    widgets::card,
};
use bottone_view_structures::cells::Cell;
use egui::{
    Align2, Event, EventFilter, Id, Key, Label, Margin, Modifiers, Order, Rect, TextEdit, Ui,
    UiBuilder,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
    vec2,
};

/// The cell that has the keyboard, or had it last.
#[derive(Debug)]
pub(super) struct CellEdit {
    pub(super) row: usize,
    pub(super) cell: Cell,
    /// The last row to fill when the cell is filled down; `None` for all that follow.
    pub(super) until: Option<usize>,
    text: String,
    /// The text of the cell when the editing began.
    was: String,
    /// True if it was left with wrong text.
    tried: bool,
    /// True if it is to get the keyboard, with all of its text selected.
    seek: bool,
    /// The input of the same frame after a key that moves on, which is for the next cell.
    later: Vec<Event>,
}

/// The request of a key in the cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellMove {
    /// Accept the text, and move this number of rows down.
    Rows(isize),
    /// Accept the text, and move this number of cells to the right; past the edge into the next row
    /// if `around`.
    Cells { step: isize, around: bool },
    /// Fill the cell down.
    Fill,
    /// Move the end of the filled rows by this number.
    Reach(isize),
    /// Discard the typed text; without any, leave the table.
    Leave,
    /// Undo or redo the last act.
    Turn { back: bool },
}

impl CellEdit {
    pub(super) fn new(row: usize, cell: Cell) -> Self {
        let (text, was) = (String::new(), String::new());
        Self { row, cell, until: None, text, was, tried: false, seek: true, later: Vec::new() }
    }

    /// Goes to another cell, which gets the input that follows.
    pub(super) fn go_to(&mut self, row: usize, cell: Cell) {
        let later = std::mem::take(&mut self.later);
        *self = Self { later, ..Self::new(row, cell) };
    }

    fn id() -> Id {
        Id::unique("the cell of the structure")
    }

    /// Gives it the keyboard.
    pub(super) fn take_focus(&mut self) {
        self.seek = true;
    }

    /// Returns whether the cell is about to get the keyboard.
    pub(super) const fn is_about_to_focus(&self) -> bool {
        self.seek
    }

    /// Returns whether this row is filled when the cell is filled down to the chosen end.
    pub(super) fn fills(&self, row: usize) -> bool {
        self.until.is_some_and(|until| (self.row..=until).contains(&row))
    }

    fn has_new_text(&self) -> bool {
        self.text != self.was
    }

    /// Returns the action that records the cell, or the reason why it is not possible; `None`
    /// without new text.
    pub(super) fn unsaved(
        &self,
        language: Language,
        rows: &[Row],
    ) -> Option<Result<Action, String>> {
        if !self.has_new_text() {
            return None;
        }
        match self.read(language, rows) {
            Ok(row) if rows.get(self.row) == Some(&row) => None,
            read => Some(read.map(|to| Action::Submit(set(self.row, to)))),
        }
    }

    /// Discards the typed text.
    fn revert(&mut self) {
        self.text.clone_from(&self.was);
        self.tried = false;
        self.seek = true;
    }

    /// Updates the text to the present value, unless other text was typed. Returns whether the cell
    /// still exists.
    pub(super) fn refresh(&mut self, language: Language, rows: &[Row]) -> bool {
        let Some(row) = rows.get(self.row).filter(|row| self.cell.is_in(row)) else { return false };
        if !self.has_new_text() {
            let text = self.cell.text(language, row);
            self.was.clone_from(&text);
            self.text = text;
        }
        true
    }

    /// Returns the first key of this frame that is not for the text. Input before it is typed in
    /// this frame, input after it in the next.
    pub(super) fn next_move(&mut self, ui: &Ui) -> Option<CellMove> {
        if !self.later.is_empty() {
            let later = std::mem::take(&mut self.later);
            ui.input_mut(|input| drop(input.events.splice(0..0, later)));
        }
        if gate::is_covered(ui) || !ui.memory(|memory| memory.has_focus(Self::id())) {
            return None;
        }
        let edge = self.edges(ui);
        let touched = self.has_new_text();
        let found = ui.input(|input| {
            let mut typed = false;
            input.events.iter().enumerate().find_map(|(at, event)| {
                let edge = if typed { (false, true) } else { edge };
                typed |= matches!(event, Event::Text(_) | Event::Paste(_));
                move_of(event, edge, touched || typed).map(|go| (at, go))
            })
        });
        let (at, go) = found?;
        self.later = ui.input_mut(|input| {
            let later = input.events.split_off(at + 1);
            input.events.pop();
            later
        });
        // The text of a key follows the key.
        if !self.later.is_empty() {
            ui.ctx().request_repaint();
        }
        Some(go)
    }

    /// Returns whether the text cursor is at the start, and whether it is at the end. With all of
    /// the text selected it is at both.
    fn edges(&self, ui: &Ui) -> (bool, bool) {
        let letters = self.text.chars().count();
        let state = TextEditState::load(ui.ctx(), Self::id()).unwrap_or_default();
        let range = state.cursor.char_range().unwrap_or_default();
        let [first, last] = range.sorted_cursors();
        let whole = first.index.0 == 0 && last.index.0 == letters;
        (whole || last.index.0 == 0, whole || first.index.0 == letters)
    }

    /// Draws it into `place`, cut to `sight`. Returns whether it lost the keyboard.
    pub(super) fn show(&mut self, ui: &mut Ui, place: Rect, cx: Rect, name: &str) -> bool {
        let theme = Theme::of(ui);
        let right = self.cell != Cell::Ante;
        let room = place.expand2(vec2(7.0, -2.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(room));
        child.set_clip_rect(cx.intersect(ui.clip_rect()));
        if self.tried {
            child.visuals_mut().widgets.inactive.bg_stroke.color = theme.red;
            child.visuals_mut().selection.stroke.color = theme.red;
        }
        let keys =
            EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
        // All of the text is selected first, so that typed text replaces it.
        let seek = std::mem::take(&mut self.seek);
        if seek {
            self.choose_all(ui);
        }
        let before = self.text.clone();
        let edit = TextEdit::singleline(&mut self.text)
            .char_limit(LONGEST_LINE)
            .id(Self::id())
            .font(Text::Strong.font())
            .margin(Margin::symmetric(6, 2))
            .align(if right { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER })
            .event_filter(keys)
            .desired_width(room.width())
            .min_size(room.size());
        let response = child.put(room, edit).accessible_name(name);
        self.tried &= before == self.text;
        // The field keeps the keyboard that it just got, even if this press was beside it.
        if seek && !response.has_focus() {
            response.request_focus();
            self.choose_all(ui);
        }
        !seek && response.lost_focus()
    }

    fn choose_all(&self, ui: &Ui) {
        let whole = CCursor::new(self.text.chars().count());
        let mut state = TextEditState::default();
        state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), whole)));
        state.store(ui.ctx(), Self::id());
    }

    /// Shows the fault below the cell.
    pub(super) fn show_fault(&self, ui: &Ui, place: Rect, cx: Rect, why: &str) {
        if !self.tried || !cx.intersects(place) {
            return;
        }
        let theme = Theme::of(ui);
        let at = place.left_bottom() + vec2(-7.0, 4.0);
        egui::Area::new(Id::unique("what is wrong in the cell"))
            .order(Order::Foreground)
            .fixed_pos(at)
            .constrain(true)
            .interactable(false)
            .show(ui.ctx(), |ui| {
                let frame = card(ui).inner_margin(Margin::symmetric(8, 5));
                let frame = frame.stroke(egui::Stroke::new(1.0, theme.red));
                frame.corner_radius(corner(radius::BUTTON)).show(ui, |ui| {
                    ui.set_max_width(260.0);
                    ui.add(Label::new(Text::Note.rich(why).color(theme.red)).wrap());
                });
            });
    }

    /// Returns the row with the typed text, or the reason why it is wrong.
    pub(super) fn read(&self, language: Language, rows: &[Row]) -> Result<Row, String> {
        self.cell.parse(rows, self.row, &self.text).map_err(|saying| saying.to_text(language))
    }

    /// Returns the fault in the typed text; `None` if it is valid or unchanged.
    pub(super) fn fault(&self, cx: &FrameContext<'_>, rows: &[Row]) -> Option<String> {
        if !self.has_new_text() {
            return None;
        }
        match self.read(cx.language, rows) {
            Err(why) => Some(why),
            Ok(row) if rows.get(self.row) == Some(&row) => None,
            Ok(to) => cx.refusal(&set(self.row, to)),
        }
    }

    /// Accepts the typed text; returns false if it is wrong, and then keeps it.
    pub(super) fn accept(&mut self, cx: &FrameContext<'_>, rows: &[Row], out: &mut Outbox) -> bool {
        if !self.has_new_text() {
            return true;
        }
        self.tried = self.fault(cx, rows).is_some();
        if self.tried {
            self.seek = true;
            return false;
        }
        if let Ok(to) = self.read(cx.language, rows)
            && rows.get(self.row) != Some(&to)
        {
            out.submit(set(self.row, to));
        }
        self.was.clone_from(&self.text);
        true
    }

    /// Returns the rows that filling the cell down would change.
    pub(super) fn filled(
        &self,
        language: Language,
        rows: &[Row],
    ) -> Result<Vec<(usize, Row)>, String> {
        let made = self.read(language, rows)?;
        let last = self.until.unwrap_or_else(|| rows.len().saturating_sub(1));
        Ok(self.cell.fill_down(rows, self.row, &made, last))
    }

    /// Fills the cell down in one act.
    pub(super) fn fill(&mut self, cx: &FrameContext<'_>, rows: &[Row], out: &mut Outbox) {
        self.seek = true;
        let Ok(filled) = self.filled(cx.language, rows) else {
            self.tried = true;
            return;
        };
        if filled.is_empty() {
            return;
        }
        let command = Command::Clock(ClockCommand::SetRows { rows: filled });
        self.tried = cx.refusal(&command).is_some();
        if !self.tried {
            out.submit(command);
            self.was.clone_from(&self.text);
        }
    }

    /// Discards the typed text; returns true if there was none, so that the table is left.
    pub(super) fn leave(&mut self) -> bool {
        if self.has_new_text() {
            self.revert();
            return false;
        }
        true
    }

    /// Moves the end of the filled rows by `step` rows, but not before the cell's own row.
    pub(super) fn move_fill_end(&mut self, step: isize, rows: &[Row]) {
        let mut to = self.until.unwrap_or(self.row);
        loop {
            let Some(next) = to.checked_add_signed(step).filter(|next| *next < rows.len()) else {
                return;
            };
            to = next;
            if to <= self.row || rows.get(to).is_some_and(|row| self.cell.is_in(row)) {
                break;
            }
        }
        self.until = (to > self.row).then_some(to);
    }
}

fn set(row: usize, to: Row) -> Command {
    Command::Clock(ClockCommand::SetRow { row, to: Box::new(to) })
}

/// Returns the request of this event in a cell whose cursor is at these ends of its text.
fn move_of(event: &Event, (at_start, at_end): (bool, bool), touched: bool) -> Option<CellMove> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    let (plain, shift) = (modifiers.is_none(), modifiers.shift_only());
    let ctrl = |with: Modifiers| modifiers.matches_exact(with);
    let cells = |step, around| CellMove::Cells { step, around };
    Some(match key {
        Key::Enter | Key::ArrowDown if plain => CellMove::Rows(1),
        Key::ArrowUp if plain => CellMove::Rows(-1),
        Key::Enter if shift => CellMove::Rows(-1),
        Key::ArrowDown if shift => CellMove::Reach(1),
        Key::ArrowUp if shift => CellMove::Reach(-1),
        Key::Tab if plain => cells(1, true),
        Key::Tab if shift => cells(-1, true),
        Key::ArrowRight if plain && at_end => cells(1, false),
        Key::ArrowLeft if plain && at_start => cells(-1, false),
        Key::Escape if plain => CellMove::Leave,
        Key::D if ctrl(Modifiers::COMMAND) => CellMove::Fill,
        Key::Z if !touched && ctrl(Modifiers::COMMAND) => CellMove::Turn { back: true },
        Key::Y if !touched && ctrl(Modifiers::COMMAND) => CellMove::Turn { back: false },
        Key::Z if !touched && ctrl(Modifiers::COMMAND | Modifiers::SHIFT) => {
            CellMove::Turn { back: false }
        }
        _ => return None,
    })
}
