//! The cell of the structure that is typed into where it stands, and the keys that lead from one to
//! the next, as in a spreadsheet.

use egui::{
    Align2, Event, EventFilter, Id, Key, Label, Margin, Modifiers, Order, Rect, TextEdit, Ui,
    UiBuilder,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
    vec2,
};

use crate::{
    i18n::{Language, Told as _},
    rules::levels::Row,
    tournament::{Command, clock::ClockCommand},
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        gate,
        theme::{Text, Theme, corner, radius},
        widgets::card,
    },
    view::cells::Cell,
};

/// The cell that has the keyboard, or had it last.
#[derive(Debug)]
pub(super) struct Typing {
    pub(super) row: usize,
    pub(super) cell: Cell,
    /// The last row that is filled when the cell is carried down; without one, all that follow.
    pub(super) until: Option<usize>,
    text: String,
    /// What stood in it when it was come to.
    was: String,
    /// It was left as it is, and is wrong.
    tried: bool,
    /// It is to have the keyboard, and all of its text chosen.
    seek: bool,
    /// What was struck in the same frame after a key that leads on: it is for the cell after it.
    later: Vec<Event>,
}

/// What a key asks of the cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Go {
    /// Take what is typed, and go so many rows down.
    Rows(isize),
    /// Take it, and go so many cells to the right; past the edge into the next row if `around`.
    Cells { step: isize, around: bool },
    /// Carry it down.
    Fill,
    /// Let what is filled end so many rows later.
    Reach(isize),
    /// What was typed is nothing; where nothing was, leave the table.
    Leave,
    /// Take the last act back, or do it again.
    Turn { back: bool },
}

impl Typing {
    pub(super) fn at(row: usize, cell: Cell) -> Self {
        let (text, was) = (String::new(), String::new());
        Self { row, cell, until: None, text, was, tried: false, seek: true, later: Vec::new() }
    }

    /// Goes to another cell. What was struck meanwhile is for that one.
    pub(super) fn go(&mut self, row: usize, cell: Cell) {
        let later = std::mem::take(&mut self.later);
        *self = Self { later, ..Self::at(row, cell) };
    }

    fn id() -> Id {
        Id::unique("the cell of the structure")
    }

    /// Gives it the keyboard.
    pub(super) fn seek(&mut self) {
        self.seek = true;
    }

    /// Was it just come to?
    pub(super) const fn is_led_to(&self) -> bool {
        self.seek
    }

    /// Is this row filled when the cell is carried down to where it was said?
    pub(super) fn fills(&self, row: usize) -> bool {
        self.until.is_some_and(|until| (self.row..=until).contains(&row))
    }

    fn is_touched(&self) -> bool {
        self.text != self.was
    }

    /// Returns the action that puts the cell on record, or the reason why not; `None` where nothing new is typed.
    pub(super) fn unsaved(
        &self,
        language: Language,
        rows: &[Row],
    ) -> Option<Result<Action, String>> {
        if !self.is_touched() {
            return None;
        }
        match self.read(language, rows) {
            Ok(row) if rows.get(self.row) == Some(&row) => None,
            read => Some(read.map(|to| Action::Submit(set(self.row, to)))),
        }
    }

    /// Forgets what was typed.
    fn revert(&mut self) {
        self.text.clone_from(&self.was);
        self.tried = false;
        self.seek = true;
    }

    /// Shows what stands there now, unless something else was typed.
    pub(super) fn keep_up(&mut self, language: Language, rows: &[Row]) -> bool {
        let Some(row) = rows.get(self.row).filter(|row| self.cell.is_of(row)) else { return false };
        if !self.is_touched() {
            let text = self.cell.text(language, row);
            self.was.clone_from(&text);
            self.text = text;
        }
        true
    }

    /// The first key of this frame that is not for the text. What comes before it is typed in this
    /// frame, what comes behind it in the next.
    pub(super) fn key(&mut self, ui: &Ui) -> Option<Go> {
        if !self.later.is_empty() {
            let later = std::mem::take(&mut self.later);
            ui.input_mut(|input| drop(input.events.splice(0..0, later)));
        }
        if gate::is_covered(ui) || !ui.memory(|memory| memory.has_focus(Self::id())) {
            return None;
        }
        let edge = self.edges(ui);
        let touched = self.is_touched();
        let found = ui.input(|input| {
            let mut typed = false;
            input.events.iter().enumerate().find_map(|(at, event)| {
                let edge = if typed { (false, true) } else { edge };
                typed |= matches!(event, Event::Text(_) | Event::Paste(_));
                asked(event, edge, touched || typed).map(|go| (at, go))
            })
        });
        let (at, go) = found?;
        self.later = ui.input_mut(|input| {
            let later = input.events.split_off(at + 1);
            input.events.pop();
            later
        });
        // What a key types comes behind it.
        if !self.later.is_empty() {
            ui.ctx().request_repaint();
        }
        Some(go)
    }

    /// Does the text's cursor stand before all of it, and behind? Both while all of it is chosen.
    fn edges(&self, ui: &Ui) -> (bool, bool) {
        let letters = self.text.chars().count();
        let state = TextEditState::load(ui.ctx(), Self::id()).unwrap_or_default();
        let range = state.cursor.char_range().unwrap_or_default();
        let [first, last] = range.sorted_cursors();
        let whole = first.index.0 == 0 && last.index.0 == letters;
        (whole || last.index.0 == 0, whole || first.index.0 == letters)
    }

    /// Draws it into `place`, cut to `sight`. True when the keyboard went elsewhere.
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
        // All of it is chosen before anything is typed: what is typed takes its place.
        let seek = std::mem::take(&mut self.seek);
        if seek {
            self.choose_all(ui);
        }
        let before = self.text.clone();
        let edit = TextEdit::singleline(&mut self.text)
            .id(Self::id())
            .font(Text::Strong.font())
            .margin(Margin::symmetric(6, 2))
            .align(if right { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER })
            .event_filter(keys)
            .desired_width(room.width())
            .min_size(room.size());
        let response = child.put(room, edit).accessible_name(name);
        self.tried &= before == self.text;
        // A press beside the field takes the keyboard from it, though it stands there now.
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

    /// Says under the cell what is wrong in it.
    pub(super) fn say(&self, ui: &Ui, place: Rect, cx: Rect, why: &str) {
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

    /// The row with what is typed, or why it cannot be.
    pub(super) fn read(&self, language: Language, rows: &[Row]) -> Result<Row, String> {
        self.cell.read(rows, self.row, &self.text).map_err(|saying| saying.told(language))
    }

    /// Why what is typed cannot be taken; nothing where it can or is nothing new.
    pub(super) fn fault(&self, cx: &FrameContext<'_>, rows: &[Row]) -> Option<String> {
        if !self.is_touched() {
            return None;
        }
        match self.read(cx.language, rows) {
            Err(why) => Some(why),
            Ok(row) if rows.get(self.row) == Some(&row) => None,
            Ok(to) => cx.refusal(&set(self.row, to)),
        }
    }

    /// Takes what is typed; false where it is wrong, and stays.
    pub(super) fn take(&mut self, cx: &FrameContext<'_>, rows: &[Row], out: &mut Outbox) -> bool {
        if !self.is_touched() {
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

    /// The rows that carrying the cell down would change.
    pub(super) fn filled(
        &self,
        language: Language,
        rows: &[Row],
    ) -> Result<Vec<(usize, Row)>, String> {
        let made = self.read(language, rows)?;
        let last = self.until.unwrap_or_else(|| rows.len().saturating_sub(1));
        Ok(self.cell.carried(rows, self.row, &made, last))
    }

    /// Carries it down, in one act.
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

    /// Forgets what was typed; true where nothing was, and the table is left.
    pub(super) fn leave(&mut self) -> bool {
        if self.is_touched() {
            self.revert();
            return false;
        }
        true
    }

    /// Lets what is filled end `step` rows later, not before the cell's own.
    pub(super) fn reach(&mut self, step: isize, rows: &[Row]) {
        let mut to = self.until.unwrap_or(self.row);
        loop {
            let Some(next) = to.checked_add_signed(step).filter(|next| *next < rows.len()) else {
                return;
            };
            to = next;
            if to <= self.row || rows.get(to).is_some_and(|row| self.cell.is_of(row)) {
                break;
            }
        }
        self.until = (to > self.row).then_some(to);
    }
}

fn set(row: usize, to: Row) -> Command {
    Command::Clock(ClockCommand::SetRow { row, to })
}

/// What this event asks of a cell whose cursor stands at these edges of its text.
fn asked(event: &Event, (at_start, at_end): (bool, bool), touched: bool) -> Option<Go> {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    let (plain, shift) = (modifiers.is_none(), modifiers.shift_only());
    let ctrl = |with: Modifiers| modifiers.matches_exact(with);
    let cells = |step, around| Go::Cells { step, around };
    Some(match key {
        Key::Enter | Key::ArrowDown if plain => Go::Rows(1),
        Key::ArrowUp if plain => Go::Rows(-1),
        Key::Enter if shift => Go::Rows(-1),
        Key::ArrowDown if shift => Go::Reach(1),
        Key::ArrowUp if shift => Go::Reach(-1),
        Key::Tab if plain => cells(1, true),
        Key::Tab if shift => cells(-1, true),
        Key::ArrowRight if plain && at_end => cells(1, false),
        Key::ArrowLeft if plain && at_start => cells(-1, false),
        Key::Escape if plain => Go::Leave,
        Key::D if ctrl(Modifiers::COMMAND) => Go::Fill,
        Key::Z if !touched && ctrl(Modifiers::COMMAND) => Go::Turn { back: true },
        Key::Y if !touched && ctrl(Modifiers::COMMAND) => Go::Turn { back: false },
        Key::Z if !touched && ctrl(Modifiers::COMMAND | Modifiers::SHIFT) => {
            Go::Turn { back: false }
        }
        _ => return None,
    })
}
