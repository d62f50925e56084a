//! Opening tables, several at once.

use bottone_base::seat::TableNo;
use bottone_tournament::{Command, tables::TableCommand};
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, Section, TextField, Width, card},
};
use bottone_vocabulary::words;
use egui::Ui;

/// The greatest number of tables opened at once.
const MOST: u16 = 2_000;
/// The height of a field's name, in points.
const NAMES: f32 = 20.0;

/// The tables to open.
#[derive(Debug, Default)]
pub(super) struct TablesForm {
    /// The numbers as typed; `None` for the next free ones.
    typed: Option<[String; 2]>,
}

impl TablesForm {
    pub(super) fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let tables = cx.tournament().tables();
        let size = cx.tournament().setup().seats;
        let open = tables.open().len();
        let next = tables.open().next_back().map_or(1, |(last, _)| u32::from(last.get()) + 1);
        let usual = || {
            let waiting = cx.tournament().waiting().count();
            let wanted = waiting.div_ceil(usize::from(size).max(1)).max(1);
            let wanted = u32::try_from(wanted).unwrap_or(1);
            let room = cx.views.room();
            // A run of numbers that no other event uses.
            let is_taken = |number: &u32| {
                let number = u16::try_from(*number).ok().and_then(TableNo::new);
                number.is_some_and(|number| room.owner(number).is_some())
            };
            let mut first = next;
            while let Some(taken) = (first..first + wanted).rfind(is_taken) {
                first = taken + 1;
            }
            let last = first.saturating_add(wanted) - 1;
            [first.to_string(), last.to_string()]
        };
        let shown = ui.language().number(open as u64);
        let gaps = [("tables", open.into()), ("shown", shown.into())];
        let note = ui.say("screens-setup-tables-open", &gaps);
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card(&ui.word("screens-setup-tables")).note(&note).show(ui, |_| {});
            let mut typed = self.typed.clone().unwrap_or_else(usual);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                let [first, last] = &mut typed;
                let first =
                    TextField::new(first, &ui.word("screens-setup-from")).width(90.0).show(ui);
                let last = TextField::new(last, &ui.word("screens-setup-to")).width(90.0).show(ui);
                if first.changed() || last.changed() {
                    self.typed = Some(typed.clone());
                }
                ui.vertical(|ui| {
                    // The button stands beside the fields, not beside their names.
                    ui.add_space(NAMES);
                    self.open(ui, &typed, size, cx, out);
                });
            });
        });
    }

    fn open(
        &mut self,
        ui: &mut Ui,
        typed: &[String; 2],
        size: u8,
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) {
        let [first, last] = typed.each_ref().map(|text| text.trim().parse::<u16>().ok());
        let tables = first.zip(last).filter(|(first, last)| last >= first && last - first < MOST);
        let tables: Option<Vec<TableNo>> =
            tables.and_then(|(first, last)| (first..=last).map(TableNo::new).collect());
        let Some(tables) = tables else {
            let why = ui.word("screens-setup-tables-wrong");
            ui.add(Button::new(&ui.word("screens-setup-open-tables")).refusal(Some(&why)));
            return;
        };
        let room = cx.views.room();
        let taken = tables.iter().find_map(|table| Some((*table, room.owner(*table)?)));
        if let Some((table, event)) = taken {
            let gaps = [("table", table.to_string().into()), ("event", event.into())];
            let why = ui.say("today-table-taken", &gaps);
            ui.add(Button::new(&ui.word("screens-setup-open-tables")).refusal(Some(&why)));
            return;
        }
        let named = words::tables(cx.language, &tables);
        let gaps = [("tables", named.into()), ("seats", size.into())];
        let word = ui.say("screens-setup-open-these", &gaps);
        let command = Command::Tables(TableCommand::Open { tables, size });
        if command_button(ui, Button::new(&word), command, cx, out).clicked() {
            self.typed = None;
        }
    }
}

const COLUMNS: [ListColumn<'static>; 3] = [
    ListColumn::new("screens-setup-table", Width::Share(1.0)),
    ListColumn::figures("screens-setup-players", Width::Points(90.0)),
    ListColumn::figures("screens-setup-button", Width::Points(90.0)),
];

/// Shows the open tables with their players and buttons.
pub(super) fn list(ui: &mut Ui, cx: &FrameContext<'_>) {
    let tables = &cx.views.floor().tables;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        if tables.is_empty() {
            let words = ui.word("screens-setup-no-tables");
            ui.label(Text::Body.rich(words).color(Theme::of(ui).dim));
            return;
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let list = List::new("open", &COLUMNS).localized().row_height(26.0);
        list.heads(ui, None);
        let theme = Theme::of(ui);
        list.show_rows(ui, tables.len(), |index, cells| {
            let Some(table) = tables.get(index) else { return };
            cells.write(&table.title, Text::Strong, theme.text);
            cells.write(&table.of, Text::Body, theme.text);
            let button = table.button.filter(|_| table.button_known);
            let button = button.map_or_else(|| "?".to_owned(), |seat| seat.to_string());
            cells.write(&button, Text::Body, theme.dim);
        });
    });
}
