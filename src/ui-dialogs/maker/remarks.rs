//! The remarks on the structure.

use bottone_ui_kit::{
    icons::Icon,
    theme::{Text, Theme, space},
};
use bottone_view_structures::maker::{RemarkKind, StructurePlan};
use egui::{Label, ScrollArea, Sense, Ui, vec2};

/// The side of a mark, in points.
const MARK: f32 = 16.0;

pub(super) fn show(ui: &mut Ui, plan: &StructurePlan) {
    let theme = Theme::of(ui);
    ScrollArea::vertical().id_salt("remarks").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::ITEM;
        for remark in &plan.remarks {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::ITEM;
                let (place, _) = ui.allocate_exact_size(vec2(MARK, MARK), Sense::hover());
                let painter = ui.painter();
                match remark.kind {
                    RemarkKind::Good => {
                        let tick = [(0.1, 0.55), (0.4, 0.85), (0.95, 0.15)]
                            .map(|(x, y)| place.min + vec2(x, y) * MARK * 0.8);
                        let pen = egui::Stroke::new(1.8, theme.accent);
                        painter.add(egui::Shape::line(tick.to_vec(), pen));
                    }
                    RemarkKind::Chips => Icon::Chips.paint(painter, place, theme.gold),
                    RemarkKind::Locked => Icon::Lock.paint(painter, place, theme.gold),
                    RemarkKind::Unmet => {
                        let at = egui::Align2::CENTER_CENTER;
                        painter.text(place.center(), at, "!", Text::Strong.font(), theme.gold);
                    }
                }
                ui.add(Label::new(Text::Note.rich(&remark.words).color(theme.text)).wrap());
            });
        }
    });
}
