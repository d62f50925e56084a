//! A summary of a structure beside its choice: its game, its chips and its rows.

use bottone_i18n::Language;
use bottone_rules::levels::{Row, Structure};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::elided,
};
use bottone_vocabulary::words;
use egui::{Align, Color32, Label, Layout, ScrollArea, Ui, vec2};

/// The width of a level's number, in points.
const NUMBER: f32 = 20.0;

/// Shows it in the remaining height. Each `salt` has its own scroll position.
pub(super) fn show(ui: &mut Ui, structure: &Structure, salt: usize) {
    let theme = Theme::of(ui);
    let chips: Vec<String> =
        structure.chips.iter().map(|chip| ui.language().chips(chip.value)).collect();
    let game = words::game_long(ui.language(), &structure.game);
    let chips = if chips.is_empty() {
        game
    } else {
        let gaps = [("game", game.into()), ("chips", chips.join(", ").into())];
        ui.say("dialogs-new-chips", &gaps)
    };
    elided(ui, Text::Note.rich(chips).color(theme.dim));
    ScrollArea::vertical().id_salt(("preview", salt)).auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (at, row) in structure.rows.iter().enumerate() {
            let ink = if row.level().is_some() { theme.text } else { theme.dim };
            let number =
                row.level().map_or_else(String::new, |_| structure.level_number(at).to_string());
            let minutes = match row.minutes() {
                0 => String::new(),
                minutes => ui.say("dialogs-new-minutes", &[("minutes", minutes.into())]),
            };
            cells(ui, ink, [&number, &row_text(ui.language(), row), &minutes]);
        }
        for note in &structure.notes {
            let note = ui.language().note(note);
            ui.add(Label::new(Text::Note.rich(note).color(theme.gold)).wrap());
        }
    });
}

/// Returns the text of a row, without its length.
fn row_text(language: Language, row: &Row) -> String {
    match row {
        Row::Level(level) => {
            let (stakes, ante) =
                (words::stakes(language, level), words::ante_short(language, level));
            if ante.is_empty() { stakes } else { format!("{stakes}  {ante}") }
        }
        Row::Break(pause) => words::break_name(language, &pause.name),
        Row::ColourUp(chips) => {
            let chips = words::denominations(language, chips);
            language.say("dialogs-new-come-off", &[("chips", chips.into())])
        }
        Row::RegistrationCloses => language.word("dialogs-new-registration"),
        Row::EndOfDay => language.word("dialogs-new-end-of-day"),
    }
}

/// Draws one line of the preview, with the number and the minutes right-aligned in their columns.
fn cells(ui: &mut Ui, ink: Color32, [number, what, minutes]: [&str; 3]) {
    let height = ui.fonts_mut(|fonts| fonts.row_height(&Text::Note.font()));
    let right = Layout::right_to_left(Align::Center);
    let note = |text: &str| Text::Note.rich(text).color(ink);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), right, |ui| {
        ui.add_space(space::INSIDE);
        ui.label(note(minutes));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.allocate_ui_with_layout(vec2(NUMBER, height), right, |ui| ui.label(note(number)));
            elided(ui, note(what));
        });
    });
}
