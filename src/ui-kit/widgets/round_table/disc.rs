//! The dealer button and the blinds' discs, which can be moved where the table allows it.

use bottone_base::seat::SeatNo;
use bottone_rules::button::Positions;
use egui::{Align2, EventFilter, FontId, Id, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo};
use strum::{EnumCount, VariantArray};

use super::plate::TOUCH;
use crate::{
    fonts,
    icons::dealer_button,
    theme::{Theme, mix},
};

/// The smallest size of its letters, in points.
const SMALLEST: f32 = 12.0;

/// One of the three discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, VariantArray)]
pub enum Disc {
    /// The dealer button.
    Button,
    /// The small blind.
    Small,
    /// The big blind.
    Big,
}

impl Disc {
    /// All three; the button first.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns the text on it.
    const fn face(self) -> &'static str {
        match self {
            Self::Button => "D",
            Self::Small => "SB",
            Self::Big => "BB",
        }
    }

    /// Returns its seat.
    pub const fn seat(self, at: Positions) -> SeatNo {
        match self {
            Self::Button => at.button,
            Self::Small => at.small,
            Self::Big => at.big,
        }
    }
}

/// A disc on the table.
#[derive(Clone, Debug)]
pub struct PlacedDisc {
    pub disc: Disc,
    /// The seat before which it lies.
    pub seat: SeatNo,
    /// Its name if it can be moved; `None` if it cannot.
    pub name: Option<String>,
    /// True if keys move this disc.
    pub lit: bool,
}

/// The act on a disc.
pub(super) enum DiscAction {
    Tapped,
    /// The disc was dropped here.
    Dropped(Pos2),
}

impl PlacedDisc {
    /// Creates a disc that cannot be moved.
    pub const fn fixed(disc: Disc, seat: SeatNo) -> Self {
        Self { disc, seat, name: None, lit: false }
    }

    /// Draws it at rest, or at the pointer that drags it; returns the act on it.
    pub(super) fn show(&self, ui: &Ui, id: Id, rests: Pos2, radius: f32) -> Option<DiscAction> {
        let mut centre = rests;
        let mut moved = None;
        let mut ring = self.lit;
        if let Some(name) = &self.name {
            let target = Rect::from_center_size(rests, Vec2::splat(TOUCH));
            let response = ui.interact(target, id.with(self.disc.face()), Sense::click_and_drag());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name));
            let pointer = response.interact_pointer_pos();
            if response.dragged() {
                centre = pointer.unwrap_or(centre);
            }
            if response.drag_stopped() {
                moved = pointer.map(DiscAction::Dropped);
            } else if response.clicked() {
                moved = Some(DiscAction::Tapped);
            }
            if response.has_focus() {
                // The arrows move the disc, not the keyboard focus.
                let arrows = EventFilter {
                    horizontal_arrows: true,
                    vertical_arrows: true,
                    ..EventFilter::default()
                };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
            }
            ring |= response.has_focus() || response.hovered();
        }
        self.paint(ui, centre, radius, ring);
        moved
    }

    fn paint(&self, ui: &Ui, centre: Pos2, radius: f32, ring: bool) {
        let theme = Theme::of(ui);
        let painter = ui.painter();
        let (fill, ink) = match self.disc {
            Disc::Button => {
                dealer_button(painter, centre, radius, theme);
                (None, theme.on_disc)
            }
            Disc::Small => (Some(mix(theme.window, theme.gold, 0.25)), theme.gold),
            Disc::Big => (Some(theme.gold), theme.window),
        };
        if let Some(fill) = fill {
            painter.circle(centre, radius, fill, Stroke::new(1.5, theme.gold));
            let font = FontId::new((radius * 0.9).round().max(SMALLEST), fonts::bold());
            painter.text(centre, Align2::CENTER_CENTER, self.disc.face(), font, ink);
        }
        if ring {
            painter.circle_stroke(centre, radius + 3.0, Stroke::new(2.0, theme.accent));
        }
    }
}
