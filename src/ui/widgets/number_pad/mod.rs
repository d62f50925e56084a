//! Figures and chips to tap, for who has no keys.
//!
//! The amount itself stands where it is asked for, which the pad never covers: it lies in a panel that
//! keeps room for it, or comes beside the line that was tapped and goes with the next tap elsewhere.

mod taps;

use egui::{
    Area, Context, Event, Frame, Id, Key as Struck, Order, Pos2, Rect, Response, Stroke, Ui, Vec2,
    pos2, vec2,
};

use super::{ChipKey, WordKey};
use crate::{
    rules::levels::Chip,
    ui::{
        theme::{Text, Theme, corner, radius, space},
        tongue::Speaks as _,
    },
};
use taps::{Key, Taps};

/// The figures, as telephones have them.
const FIGURES: [[&str; 3]; 4] =
    [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["0", "00", "000"]];
const ROWS: f32 = 4.0;
const COLUMNS: f32 = 4.0;
const GAP: f32 = space::TIGHT;

/// How large a key is for a finger that does not look: 15 mm at 132 dots per inch.
const KEY: f32 = 78.0;
/// The least height of a key.
const LEAST: f32 = 44.0;
/// Lower keys than this, and the chips lie beside them rather than above.
const LOW: f32 = 56.0;
/// The width of a chip beside the keys, the least above them, and the largest disc.
const CHIP: f32 = 76.0;
const LEAST_CHIP: f32 = 52.0;
const DISC: f32 = 24.0;
/// From one edge of what lies beside a line to its keys.
const INSIDE: f32 = 8.0;

/// What was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// The amount is another one now.
    Changed,
    /// The amount is as it should be.
    Done,
}

/// Keys for the figures of an amount, and chips that are added to it.
#[must_use = "show it"]
pub struct NumberPad<'a> {
    text: &'a mut String,
    chips: &'a [Chip],
    at_left: bool,
}

/// Beside which line it lies, if beside any.
#[derive(Clone, Copy, Debug)]
struct Beside {
    line: Id,
    place: Rect,
    /// When it was shown last: a line that went away takes the pad with it.
    pass: u64,
}

impl Beside {
    fn is_shown(&self, ctx: &Context) -> bool {
        ctx.cumulative_pass_nr() <= self.pass + 1
    }
}

impl<'a> NumberPad<'a> {
    /// For the amount that `text` is.
    pub const fn new(text: &'a mut String) -> Self {
        Self { text, chips: &[], at_left: false }
    }

    /// With these chips, the least first.
    pub const fn chips(mut self, chips: &'a [Chip]) -> Self {
        self.chips = chips;
        self
    }

    /// Where there is room, it comes at the left of its line: what is done with the amount stays in sight below.
    pub const fn at_left(mut self) -> Self {
        self.at_left = true;
        self
    }

    /// The pad comes beside this line.
    pub fn open(ctx: &Context, line: Id) {
        lies(ctx, line, Rect::NOTHING);
    }

    /// Shows it beside `line` from when that was pressed until Done, a press elsewhere, or a letter: whoever
    /// types has keys. It never covers the line.
    pub fn show_beside(self, ui: &Ui, line: &Response) -> Option<Tap> {
        let ctx = ui.ctx();
        let id = line.id.with("pad");
        if line.clicked() {
            Self::open(ctx, line.id);
        }
        let open: Option<Beside> = ctx.data(|data| data.get_temp(beside()));
        let open = open.filter(|open| open.line == line.id && open.is_shown(ctx))?;
        if open.place == Rect::NOTHING {
            ctx.data_mut(|data| data.insert_temp(id, Taps::at(self.text)));
        } else if is_left(ui, &[open.place, line.rect]) {
            ctx.data_mut(|data| data.remove::<Beside>(beside()));
            return None;
        }
        let window = ctx.content_rect().shrink(GAP);
        let lay = Lay::beside(self.chips.len(), line.rect, window, self.at_left);
        let size = lay.size + Vec2::splat(2.0 * INSIDE);
        let place = Rect::from_min_size(place(line.rect, size, window, self.at_left), size);
        lies(ctx, line.id, place);
        let theme = Theme::of(ui);
        let frame = Frame::new()
            .fill(theme.card)
            .stroke(Stroke::new(1.0, theme.line_hover))
            .corner_radius(corner(radius::CARD))
            .shadow(ui.visuals().popup_shadow)
            .inner_margin(INSIDE);
        let area = Area::new(id).order(Order::Middle).fixed_pos(place.min).constrain(false);
        let area = area.fade_in(false).movable(false);
        let tap = area.show(ctx, |ui| frame.show(ui, |ui| self.keys(ui, &lay, id, true)).inner);
        if tap.inner == Some(Tap::Done) {
            ctx.data_mut(|data| data.remove::<Beside>(beside()));
        }
        tap.inner
    }

    /// Shows it in a panel, in this room; what belongs to it is told apart by `id`.
    pub fn show(self, ui: &mut Ui, id: &str, room: Vec2) -> Option<Tap> {
        let id = ui.scope_id().with(id);
        let place = Lay::within(self.chips.len(), room);
        self.keys(ui, &place, id, false)
    }

    fn keys(self, ui: &mut Ui, lay: &Lay, id: Id, has_done: bool) -> Option<Tap> {
        let (place, _) = ui.allocate_exact_size(lay.size, egui::Sense::hover());
        let language = ui.language();
        let mut taps: Taps = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
        let mut struck = None;
        let spot = |column: f32, row: f32, rows: f32| {
            let step = lay.key + Vec2::splat(GAP);
            let from = lay.keys.to_vec2() + vec2(column, row) * step;
            let size = vec2(lay.key.x, rows * step.y - GAP);
            Rect::from_min_size(place.min + from, size)
        };
        let key = |ui: &mut Ui, at: Rect, word: &str, name: &str, quiet: bool| {
            let key = WordKey::new(word, false).name(name).quiet(quiet).text(Text::Total);
            ui.put(at, key.by_pointer().size(at.width(), at.height())).clicked()
        };
        for (row, figures) in FIGURES.iter().enumerate() {
            for (column, figures) in figures.iter().enumerate() {
                #[expect(clippy::cast_precision_loss, reason = "up to three")]
                let at = spot(column as f32, row as f32, 1.0);
                let name = ui.say("pad-figure", &[("figure", (*figures).into())]);
                if key(ui, at, figures, &name, false) {
                    struck = Some(Key::Figures(figures));
                }
            }
        }
        let rows = if has_done { 1.0 } else { 2.0 };
        let none = !taps.has_any(self.text);
        if key(ui, spot(3.0, 0.0, rows), "⌫", &ui.word("pad-undo"), none) && !none {
            struck = Some(Key::Undo);
        }
        let clear = ui.word("pad-clear");
        if key(ui, spot(3.0, rows, rows), "C", &clear, self.text.is_empty()) {
            struck = Some(Key::Clear);
        }
        for (at, chip) in self.chips.iter().enumerate() {
            let worth = language.chips(chip.value);
            let name = ui.say("pad-chip", &[("worth", worth.as_str().into())]);
            let (r, g, b) = chip.colour;
            let place = lay.chip(at).translate(place.min.to_vec2());
            let disc = (place.width() / 2.0 - 3.0).min(DISC);
            let key = ChipKey::new(&name, &worth, [r, g, b]).by_pointer().bare();
            if ui.put(place, key.size(place.width(), disc)).clicked() {
                struck = Some(Key::Chip(chip.value));
            }
        }
        if let Some(struck) = struck {
            taps.tap(struck, self.text, language);
            ui.ctx().data_mut(|data| data.insert_temp(id, taps));
            return Some(Tap::Changed);
        }
        let done = ui.word("pad-done");
        let is_done = has_done && {
            let at = spot(3.0, 2.0, 2.0);
            let button = WordKey::new(&done, true).by_pointer().text(Text::Heading);
            ui.put(at, button.size(at.width(), at.height())).clicked()
        };
        is_done.then_some(Tap::Done)
    }
}

/// Where a pad of this size lies beside the line: at its left where that is wished for and there is room, else below it or above.
fn place(line: Rect, size: Vec2, window: Rect, at_left: bool) -> Pos2 {
    let at_left = at_left && fits_at_left(line, size, window);
    let lowest = window.bottom() - size.y;
    if at_left {
        return pos2(line.left() - GAP - size.x, line.top().min(lowest).max(window.top()));
    }
    let below = window.bottom() - line.bottom() - GAP;
    let above = line.top() - window.top() - GAP;
    let top = if size.y <= below || below >= above {
        line.bottom() + GAP
    } else {
        line.top() - GAP - size.y
    };
    pos2(line.left().min(window.right() - size.x).max(window.left()), top)
}

fn fits_at_left(line: Rect, size: Vec2, window: Rect) -> bool {
    line.left() - window.left() >= size.x + GAP
}

/// Was anything pressed outside of these, or any key struck?
fn is_left(ui: &Ui, own: &[Rect]) -> bool {
    ui.input(|input| {
        input.events.iter().any(|event| match event {
            Event::Text(_) | Event::Paste(_) => true,
            Event::Key { key: Struck::Escape | Struck::Enter | Struck::Tab, pressed, .. } => {
                *pressed
            }
            Event::PointerButton { pos, pressed: true, .. } => {
                !own.iter().any(|own| own.contains(*pos))
            }
            _ => false,
        })
    })
}

fn lies(ctx: &Context, line: Id, place: Rect) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(beside(), Beside { line, place, pass }));
}

fn beside() -> Id {
    Id::unique("the line that the pad lies beside")
}

/// Where the keys and the chips lie, from the left upper corner.
struct Lay {
    size: Vec2,
    keys: Pos2,
    key: Vec2,
    chips: Pos2,
    chip: Vec2,
    /// How many chips stand in a row.
    across: usize,
}

impl Lay {
    /// As large as fingers like it, with the chips at the right of the keys; lower where the line has less room beside it.
    fn beside(chips: usize, line: Rect, window: Rect, at_left: bool) -> Self {
        let whole = Self::with_chips_right(chips, Vec2::splat(KEY));
        let size = whole.size + Vec2::splat(2.0 * INSIDE);
        if at_left && fits_at_left(line, size, window) && size.y <= window.height() {
            return whole;
        }
        let room = (window.bottom() - line.bottom()).max(line.top() - window.top());
        let height = room - GAP - 2.0 * INSIDE;
        let key = ((height + GAP) / ROWS - GAP).clamp(LEAST, KEY);
        Self::with_chips_right(chips, vec2(KEY, key))
    }

    /// In this room: the chips above the keys, or at their right where that would make the keys low.
    fn within(chips: usize, room: Vec2) -> Self {
        let across = chips.max(1);
        #[expect(clippy::cast_precision_loss, reason = "a handful")]
        let chip = |across: usize| (room.x + GAP) / across as f32 - GAP;
        let across = if chip(across) < LEAST_CHIP { across.div_ceil(2) } else { across };
        let wide = chip(across);
        let high = ChipKey::bare_height((wide / 2.0 - 3.0).min(DISC));
        #[expect(clippy::cast_precision_loss, reason = "a handful")]
        let above = chips.div_ceil(across) as f32 * (high + GAP);
        let key = vec2((room.x + GAP) / COLUMNS - GAP, (room.y - above + GAP) / ROWS - GAP);
        if key.y < LOW && chips > 0 {
            let high = ((room.y + GAP) / ROWS - GAP).clamp(LEAST, KEY);
            let right = beside_keys(chips);
            let wide = (room.x - right + GAP) / COLUMNS - GAP;
            return Self::with_chips_right(chips, vec2(wide.max(LEAST), high));
        }
        let key = vec2(key.x, key.y.clamp(LEAST, KEY));
        Self {
            size: vec2(room.x, above + ROWS * (key.y + GAP) - GAP),
            keys: pos2(0.0, above),
            key,
            chips: pos2(0.0, 0.0),
            chip: vec2(wide, high),
            across,
        }
    }

    fn with_chips_right(chips: usize, key: Vec2) -> Self {
        let width = COLUMNS * (key.x + GAP) - GAP;
        let height = ROWS * (key.y + GAP) - GAP;
        let across = columns_beside(chips);
        let rows = chips.div_ceil(across.max(1)).max(1);
        #[expect(clippy::cast_precision_loss, reason = "a handful")]
        let high = ((height + GAP) / rows as f32 - GAP).min(ChipKey::bare_height(DISC));
        Self {
            size: vec2(width + beside_keys(chips), height),
            keys: pos2(0.0, 0.0),
            key,
            chips: pos2(width + space::ITEM, 0.0),
            chip: vec2(CHIP, high),
            across: across.max(1),
        }
    }

    fn chip(&self, at: usize) -> Rect {
        #[expect(clippy::cast_precision_loss, reason = "a handful")]
        let (column, row) = ((at % self.across) as f32, (at / self.across) as f32);
        let from = self.chips + vec2(column, row) * (self.chip + Vec2::splat(GAP));
        Rect::from_min_size(from, self.chip)
    }
}

/// In how many columns chips stand at the right of the keys.
const fn columns_beside(chips: usize) -> usize {
    chips.div_ceil(3)
}

/// How much wider chips at the right make the pad.
fn beside_keys(chips: usize) -> f32 {
    if chips == 0 {
        return 0.0;
    }
    #[expect(clippy::cast_precision_loss, reason = "a handful")]
    let columns = columns_beside(chips) as f32;
    space::ITEM + columns * (CHIP + GAP) - GAP
}
