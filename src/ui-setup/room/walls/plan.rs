//! The contents of a wall's theme in turn, and when each is shown.

use bottone_i18n::ToText as _;
use bottone_store::{
    profiles::themes::{FaceTurn, WallPlan},
    settings::Projector,
};
use bottone_ui_frame::context::FrameContext;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Section, card},
};
use bottone_ui_walls::Walls;
use egui::{Grid, Ui};

use super::face_label;

/// Returns the parts of the evening, each with the name of its label.
pub(super) fn parts(plan: &WallPlan) -> [(&'static str, &Vec<FaceTurn>); 4] {
    [
        ("room-plan-registration", &plan.registration),
        ("room-plan-play", &plan.play),
        ("room-plan-break", &plan.pause),
        ("room-plan-over", &plan.over),
    ]
}

/// Shows the plan, and the faults in the house's own themes.
pub(super) fn show(ui: &mut Ui, look: &Projector, walls: &Walls, cx: &FrameContext<'_>) {
    let (theme, folder) = walls.theme(look.theme());
    let dress = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let name = ui.word("room-plan");
        let note = ui.word(if look.hold.is_some() { "room-plan-held" } else { "room-plan-note" });
        Section::card(&name).note(&note).show(ui, |_| ());
        ui.add_space(space::ITEM);
        Grid::new("plan").num_columns(2).spacing([space::CARD, space::ITEM]).show(ui, |ui| {
            for (word, turns) in parts(&theme.plan) {
                ui.label(Text::Body.rich(ui.word(word)).color(dress.dim));
                let turns: Vec<String> = turns
                    .iter()
                    .map(|turn| {
                        let face = ui.word(face_label(turn.face));
                        let gaps = [("face", face.into()), ("seconds", turn.seconds.into())];
                        ui.say("room-plan-turn", &gaps)
                    })
                    .collect();
                let turns =
                    if turns.is_empty() { ui.word("room-face-clock") } else { turns.join(" · ") };
                ui.add(egui::Label::new(Text::Body.rich(turns).color(dress.text)).wrap());
                ui.end_row();
            }
        });
    });
    let faults = walls.themes().iter().filter_map(|entry| entry.profile.as_ref().err());
    let faults = faults.map(|error| error.to_text(cx.language));
    let picture = walls.picture_fault(&theme, folder.as_deref(), cx.language);
    for fault in faults.chain(picture) {
        ui.add_space(space::ITEM);
        ui.add(egui::Label::new(Text::Note.rich(fault).color(dress.red)).wrap());
    }
}
