//! Digits and chips to tap, for users without a keyboard.
//!
//! The pad never covers the amount itself. In a panel it reserves space for the amount. Otherwise
//! it opens beside the tapped line and closes with the next tap elsewhere.

mod layout;
mod taps;

use bottone_rules::levels::Chip;
use egui::{
    Area, Context, Event, Frame, Id, Key as Struck, Order, Pos2, Rect, Response, Stroke, Ui, Vec2,
    vec2,
};

use super::{ChipKey, WordKey};
use crate::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
};
use layout::{DISC, GAP, INSIDE, PadLayout};
use taps::{PadKey, PadTaps};

/// The digits in the order of a phone.
const FIGURES: [[&str; 3]; 4] =
    [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["0", "00", "000"]];

/// The result of a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadTap {
    /// The amount has changed.
    Changed,
    /// The amount is finished.
    Done,
}

/// Keys for the digits of an amount, and chips that are added to it.
#[must_use = "show it"]
pub struct NumberPad<'a> {
    text: &'a mut String,
    chips: &'a [Chip],
    at_left: bool,
    most_right: f32,
}

/// The line beside which it lies, if any.
#[derive(Clone, Copy, Debug)]
struct PadAnchor {
    line: Id,
    place: Rect,
    /// The pass in which it was last shown: a line that disappears takes the pad with it.
    pass: u64,
}

impl PadAnchor {
    fn is_shown(&self, ctx: &Context) -> bool {
        ctx.cumulative_pass_nr() <= self.pass + 1
    }
}

impl<'a> NumberPad<'a> {
    /// Creates a pad for the amount in `text`.
    pub const fn new(text: &'a mut String) -> Self {
        Self { text, chips: &[], at_left: false, most_right: f32::INFINITY }
    }

    /// Offers these chips, the smallest first.
    pub const fn chips(mut self, chips: &'a [Chip]) -> Self {
        self.chips = chips;
        self
    }

    /// Opens at the left of its line if there is room, so that the buttons below stay in sight.
    pub const fn at_left(mut self) -> Self {
        self.at_left = true;
        self
    }

    /// Sets the right limit of a pad beside a line.
    pub const fn most_right(mut self, x: f32) -> Self {
        self.most_right = x;
        self
    }

    /// Opens the pad beside this line.
    pub fn open(ctx: &Context, line: Id) {
        store_anchor(ctx, line, Rect::NOTHING);
    }

    /// Shows it beside `line` after a press on it, until Done or a press elsewhere. A typed letter
    /// closes it too, because it means that there is a keyboard. It never covers the line.
    pub fn show_beside(self, ui: &Ui, line: &Response) -> Option<PadTap> {
        let ctx = ui.ctx();
        let id = line.id.with("pad");
        if line.clicked() {
            Self::open(ctx, line.id);
        }
        let open: Option<PadAnchor> = ctx.data(|data| data.get_temp(anchor_id()));
        let open = open.filter(|open| open.line == line.id && open.is_shown(ctx))?;
        if open.place == Rect::NOTHING {
            ctx.data_mut(|data| data.insert_temp(id, PadTaps::new(self.text)));
        } else if is_dismissed(ui, &[open.place, line.rect]) {
            ctx.data_mut(|data| data.remove::<PadAnchor>(anchor_id()));
            return None;
        }
        let window = ctx.content_rect().shrink2(vec2(space::SCREEN, GAP));
        let window = window.with_max_x(window.right().min(self.most_right));
        let (lay, place) =
            PadLayout::beside_line(self.chips.len(), line.rect, window, self.at_left);
        store_anchor(ctx, line.id, place);
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
        if tap.inner == Some(PadTap::Done) {
            ctx.data_mut(|data| data.remove::<PadAnchor>(anchor_id()));
        }
        tap.inner
    }

    /// Shows it in a panel of this size; `id` identifies its state.
    pub fn show(self, ui: &mut Ui, id: &str, room: Vec2) -> Option<PadTap> {
        let id = ui.scope_id().with(id);
        let place = PadLayout::within(self.chips.len(), room);
        self.keys(ui, &place, id, false)
    }

    fn keys(self, ui: &mut Ui, lay: &PadLayout, id: Id, has_done: bool) -> Option<PadTap> {
        let (place, _) = ui.allocate_exact_size(lay.size, egui::Sense::hover());
        let language = ui.language();
        let mut taps: PadTaps = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
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
        for (row, figures) in (0_u8..).zip(FIGURES) {
            for (column, figures) in (0_u8..).zip(figures) {
                let name = ui.say("pad-figure", &[("figure", figures.into())]);
                let at = spot(f32::from(column), f32::from(row), 1.0);
                if key(ui, at, figures, &name, false) {
                    struck = Some(PadKey::Figures(figures));
                }
            }
        }
        let rows = if has_done { 1.0 } else { 2.0 };
        let none = !taps.has_any(self.text);
        if key(ui, spot(3.0, 0.0, rows), "⌫", &ui.word("pad-undo"), none) && !none {
            struck = Some(PadKey::Undo);
        }
        let clear = ui.word("pad-clear");
        if key(ui, spot(3.0, rows, rows), "C", &clear, self.text.is_empty()) {
            struck = Some(PadKey::Clear);
        }
        struck = struck.or(self.tray(ui, lay, place.min));
        if let Some(struck) = struck {
            taps.tap(struck, self.text, language);
            ui.ctx().data_mut(|data| data.insert_temp(id, taps));
            return Some(PadTap::Changed);
        }
        let done = ui.word("pad-done");
        let is_done = has_done && {
            let at = spot(3.0, 2.0, 2.0);
            let button = WordKey::new(&done, true).by_pointer().text(Text::Heading);
            ui.put(at, button.size(at.width(), at.height())).clicked()
        };
        is_done.then_some(PadTap::Done)
    }

    /// Draws the chips; returns the tapped one.
    fn tray(&self, ui: &mut Ui, lay: &PadLayout, from: Pos2) -> Option<PadKey> {
        let mut tapped = None;
        for (at, chip) in self.chips.iter().enumerate() {
            let worth = ui.language().chips(chip.value);
            let name = ui.say("pad-chip", &[("worth", worth.as_str().into())]);
            let (r, g, b) = chip.colour;
            let place = lay.chip(at).translate(from.to_vec2());
            let disc = (place.width() / 2.0 - 3.0).min(DISC);
            let key = ChipKey::new(&name, &worth, [r, g, b]).by_pointer().bare();
            if ui.put(place, key.size(place.width(), disc)).clicked() {
                tapped = Some(PadKey::Chip(chip.value));
            }
        }
        tapped
    }
}

/// Returns whether anything outside these was pressed, or any key struck.
fn is_dismissed(ui: &Ui, own: &[Rect]) -> bool {
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

fn store_anchor(ctx: &Context, line: Id, place: Rect) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(anchor_id(), PadAnchor { line, place, pass }));
}

fn anchor_id() -> Id {
    Id::unique("the line that the pad lies beside")
}
