//! The house's inventory of chips: shown and edited.

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_rules::{
    chip_set::{ChipPlan, ChipSet, ChipSetFault, ChipStock, MOST_OWNED},
    levels::MOST_NAME,
};
use bottone_ui_frame::context::FrameContext;
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    typing,
    widgets::{Button, ChipDisc, Section, TextField, pick, row, spots},
};
use bottone_view::{
    amounts,
    chips::set::{COLOURS, ChipRow, SetView, colour_name, new_chip},
};
use egui::{Label, ScrollArea, TextEdit, Ui, vec2};

use super::{SetState, choose};

/// A set as typed.
pub(super) struct InventoryForm {
    name: String,
    notes: Vec<String>,
    chips: Vec<InventoryLine>,
}

struct InventoryLine {
    value: String,
    name: String,
    colour: (u8, u8, u8),
    owned: String,
}

impl InventoryForm {
    pub(super) fn of(language: Language, set: &ChipSet) -> Self {
        let mut chips = set.chips.clone();
        chips.sort_unstable_by_key(|chip| chip.value);
        let line = |chip: &ChipStock| InventoryLine::of(language, chip);
        Self {
            name: set.name.clone(),
            notes: set.notes.clone(),
            chips: chips.iter().map(line).collect(),
        }
    }

    /// Returns the typed set, or a message that says what is wrong.
    pub(super) fn read(&self, language: Language) -> Result<ChipSet, String> {
        let owned_wrong =
            || language.say("chips-wrong-owned", &[("most", u64::from(MOST_OWNED).into())]);
        let mut chips = Vec::with_capacity(self.chips.len());
        for line in &self.chips {
            let value = amounts::read(&line.value);
            let value = value.ok_or_else(|| language.word("chips-wrong-value"))?;
            let owned = match line.owned.trim() {
                "" => Some(0),
                text => amounts::read(text).and_then(|count| u32::try_from(count.get()).ok()),
            };
            let owned = owned.ok_or_else(owned_wrong)?;
            chips.push(ChipStock { value, name: line.name.clone(), colour: line.colour, owned });
        }
        let name = self.name.trim().to_owned();
        let set = ChipSet { name, notes: self.notes.clone(), chips };
        match set.fault() {
            None => Ok(set),
            Some(ChipSetFault::Name) => {
                Err(language.say("chips-wrong-name", &[("most", MOST_NAME.into())]))
            }
            Some(ChipSetFault::TooMany { .. }) => Err(owned_wrong()),
            Some(_) => Err(language.word("chips-wrong-value")),
        }
    }
}

impl InventoryLine {
    fn of(language: Language, chip: &ChipStock) -> Self {
        Self {
            value: language.chips(chip.value),
            name: chip.name.clone(),
            colour: chip.colour,
            owned: language.number(chip.owned),
        }
    }
}

/// Shows the set, with `below` at the foot of the card.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut SetState,
    (plan, view): (&ChipPlan, &SetView),
    cx: &FrameContext<'_>,
    below: impl FnOnce(&mut Ui, &mut SetState),
) {
    let editing = state.draft.as_ref().is_some_and(|draft| draft.lines.is_some());
    let name = if editing { ui.word("chips-tab-set") } else { view.name.clone() };
    Section::card(&name).note(&view.count).show(ui, |_| {});
    ui.horizontal(|ui| {
        choose(ui, state, cx);
        let word = ui.word(if view.is_unknown { "chips-type" } else { "chips-edit" });
        let key = if view.is_unknown { Button::primary(&word) } else { Button::new(&word) };
        if !editing && ui.add(key).clicked() {
            let lines = InventoryForm::of(cx.language, &plan.set);
            state.change(cx, |draft| draft.lines = Some(lines));
        }
    });
    ui.add_space(space::TIGHT);
    let foot = ui.spacing().interact_size.y + space::ITEM;
    let room = (ui.available_height() - foot).max(0.0);
    ScrollArea::vertical().id_salt("owned").auto_shrink(false).max_height(room).show(ui, |ui| {
        ui.set_width(ui.available_width());
        match state.draft.as_mut().and_then(|draft| draft.lines.as_mut()) {
            Some(lines) => edit(ui, lines),
            None => view.chips.iter().for_each(|chip| line(ui, chip)),
        }
    });
    below(ui, state);
}

/// Draws one chip: its disc, its value, its colour and its number.
fn line(ui: &mut Ui, chip: &ChipRow) {
    let theme = Theme::of(ui);
    row(
        ui,
        |ui| ui.label(Text::Figure.rich(&chip.owned)),
        |ui| {
            ui.add(ChipDisc::new(&chip.worth, chip.colour, spots(chip.colour)).radius(13.0));
            let ink = if chip.in_play { theme.text } else { theme.dim };
            ui.label(Text::Figure.rich(&chip.worth).color(ink));
            let words = if chip.in_play {
                chip.colour_name.clone()
            } else {
                format!("{} · {}", chip.colour_name, ui.word("chips-not-in-play"))
            };
            ui.add(Label::new(Text::Note.rich(words).color(theme.dim)).truncate());
        },
    );
}

fn edit(ui: &mut Ui, lines: &mut InventoryForm) {
    let name = ui.word("chips-name");
    let width = ui.available_width() - space::ITEM;
    TextField::new(&mut lines.name, &name).width(width).show(ui);
    ui.add_space(space::TIGHT);
    let mut gone = None;
    for (at, line) in lines.chips.iter_mut().enumerate() {
        ui.push_id(at, |ui| {
            if edit_line(ui, at, line) {
                gone = Some(at);
            }
        });
    }
    if let Some(gone) = gone {
        lines.chips.remove(gone);
    }
    if ui.add(Button::new(&ui.word("chips-add-value")).icon(Icon::Plus)).clicked() {
        let values = lines.chips.iter().filter_map(|line| amounts::read(&line.value));
        let above = next_value(values.max());
        lines.chips.push(InventoryLine::of(ui.language(), &new_chip(above)));
    }
}

/// Returns the value that usually follows this one.
fn next_value(largest: Option<Chips>) -> Chips {
    const USUAL: [u64; 9] = [25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000];
    let largest = largest.map_or(0, Chips::get);
    let next = USUAL.iter().copied().find(|value| *value > largest);
    Chips::new(next.unwrap_or_else(|| largest.saturating_mul(5)))
}

/// Draws the line of one value; returns whether it is to be removed.
fn edit_line(ui: &mut Ui, at: usize, line: &mut InventoryLine) -> bool {
    let gap = |name| ui.say(name, &[("number", (at + 1).into())]);
    let names = [gap("chips-value-of"), gap("chips-colour-of"), gap("chips-owned-of")];
    let remove = ui.say("chips-remove", &[("value", line.value.as_str().into())]);
    let mut out = false;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        let red_green_blue = [line.colour.0, line.colour.1, line.colour.2];
        ui.add(ChipDisc::new(&line.value, red_green_blue, spots(red_green_blue)).radius(12.0));
        type_in(ui, &mut line.value, &names[0], 84.0);
        let language = ui.language();
        let mut colours: Vec<(usize, String)> = COLOURS
            .iter()
            .enumerate()
            .map(|(at, (name, _))| (at, colour_name(language, name)))
            .collect();
        let known = COLOURS.iter().position(|(name, _)| *name == line.name);
        let here = known.unwrap_or(COLOURS.len());
        if known.is_none() {
            colours.push((here, line.name.clone()));
        }
        let mut chosen = here;
        if pick(ui, &names[1], &mut chosen, &colours, 92.0)
            && let Some((name, colour)) = COLOURS.get(chosen)
        {
            (*name).clone_into(&mut line.name);
            line.colour = *colour;
        }
        type_in(ui, &mut line.owned, &names[2], 62.0);
        out = ui.add(Button::picture(Icon::Close, &remove)).clicked();
    });
    out
}

fn type_in(ui: &mut Ui, text: &mut String, name: &str, width: f32) {
    let edit = TextEdit::singleline(text)
        .char_limit(typing::LONGEST_LINE)
        .id(typing::field_id_of(ui, name))
        .font(Text::Figure.font())
        .margin(egui::Margin::symmetric(6, 4))
        .min_size(vec2(0.0, ui.spacing().interact_size.y))
        .align(egui::Align2::LEFT_CENTER)
        .desired_width(width - 12.0);
    let field = ui.add(edit).accessible_name(name);
    gate::keeps(ui, field, text.trim().is_empty());
}
