//! The formula, and its result for this event.

use bottone_points::{League, PRESETS, formula::Variable};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{EmptyState, List, ListColumn, Section, TextField, Width, choose},
};
use bottone_view::money::points::PointsRow;
use egui::{Label, Ui};

const COLUMNS: [ListColumn<'static>; 3] = [
    ListColumn::new("points-place", Width::Points(60.0)),
    ListColumn::new("points-player", Width::Share(1.0)),
    ListColumn::figures("points-points", Width::Points(70.0)),
];

pub(super) fn show(ui: &mut Ui, league: &mut League, rows: &Result<Vec<PointsRow>, String>) {
    let theme = Theme::of(ui);
    Section::card(&ui.word("points-this-event")).show(ui, |_| {});
    let here = PRESETS.iter().position(|preset| preset.points == league.points);
    let mut all: Vec<(Option<usize>, String)> = PRESETS
        .iter()
        .enumerate()
        .map(|(at, preset)| (Some(at), ui.word(&format!("points-preset-{}", preset.id))))
        .collect();
    if here.is_none() {
        all.insert(0, (None, ui.word("points-own")));
    }
    let mut chosen = here;
    let width = ui.available_width();
    if choose(ui, &ui.word("points-preset"), &mut chosen, &all, width)
        && let Some(preset) = chosen.and_then(|at| PRESETS.get(at))
    {
        preset.points.clone_into(&mut league.points);
        preset.season.clone_into(&mut league.season);
    }
    let names: Vec<String> = Variable::OF_PLACE
        .iter()
        .map(|name| format!("{} {}", name.name(), ui.word(&format!("points-name-{}", name.name()))))
        .collect();
    let name = ui.word("points-formula");
    let wrong = rows.as_ref().err().map(String::as_str);
    TextField::new(&mut league.points, &name).wrong(wrong).lines(2).width(width).show(ui);
    ui.add(Label::new(Text::Note.rich(names.join(" · ")).color(theme.dim)).wrap());
    ui.add_space(space::TIGHT);
    let rows = match rows {
        Ok(rows) if !rows.is_empty() => rows,
        Ok(_) => {
            EmptyState::new(Icon::Money, &ui.word("points-no-places-yet")).show(ui, |_| {});
            return;
        }
        Err(_) => return,
    };
    let list = List::new("points", &COLUMNS).localized().row_height(30.0);
    list.heads(ui, None);
    list.show_rows(ui, rows.len(), |at, cells| {
        let Some(row) = rows.get(at) else { return };
        cells.write(&row.place, Text::Body, theme.dim);
        cells.write(&row.name, Text::Strong, theme.text);
        cells.write(&row.points, Text::Strong, theme.text);
    });
}
