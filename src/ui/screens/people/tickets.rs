//! The house's tickets: the list of all, those of one person, and the actions on one.

use bottone_base::person::{PersonId, fold};
use bottone_house::{
    Command,
    tickets::{TicketState, TicketsCommand},
};
use bottone_i18n::Language;
use bottone_session::{Operator, house::HouseDesk};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, List, ListColumn, Section, TextField, Width, card as frame},
};
use bottone_view::{
    Tone,
    house::tickets::{TicketLine, outstanding},
};
use egui::{Label, Margin, Ui};

use super::PeopleState;
use crate::house::OpenHouse;

const COLUMNS: [ListColumn<'static>; 5] = [
    ListColumn::new("tickets-number", Width::Points(56.0)),
    ListColumn::new("club-name", Width::Share(1.4)),
    ListColumn::new("tickets-event", Width::Share(1.4)),
    ListColumn::figures("tickets-value", Width::Share(0.7)),
    ListColumn::new("tickets-state", Width::Share(1.4)),
];

/// The action on a ticket, while its reason is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TicketAction {
    PassOn,
    SellBack,
    Lapse,
}

impl TicketAction {
    const ALL: [(Self, &'static str); 3] = [
        (Self::PassOn, "tickets-pass-on"),
        (Self::SellBack, "tickets-sell-back"),
        (Self::Lapse, "tickets-lapse"),
    ];
}

/// A ticket with its planned action.
#[derive(Clone, Debug)]
pub(super) struct TicketDraft {
    pub(super) number: u32,
    pub(super) action: TicketAction,
    pub(super) reason: String,
    /// The new holder.
    pub(super) new_holder: Option<PersonId>,
}

/// Draws every ticket, or those of the people who match the typed text; pressing one shows its
/// holder.
pub(super) fn list(ui: &mut Ui, state: &mut PeopleState, house: &OpenHouse, language: Language) {
    let theme = Theme::of(ui);
    let desk = house.book.desk();
    for line in outstanding(language, desk.house()) {
        ui.label(Text::Note.rich(line).color(theme.gold));
    }
    let typed = fold(&state.text);
    let mut lines = TicketLine::all(language, desk.house());
    lines.retain(|line| typed.is_empty() || fold(&line.name).contains(&typed));
    if lines.is_empty() {
        EmptyState::new(Icon::Players, &ui.word("tickets-none")).show(ui, |_| {});
        return;
    }
    if !typed.is_empty() && state.chosen.is_none() {
        state.chosen = lines.first().map(|line| line.holder);
    }
    let chosen = lines.iter().position(|line| Some(line.holder) == state.chosen);
    frame(ui).inner_margin(Margin::same(1)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 0.0;
        let list = List::new("tickets", &COLUMNS).localized().chosen(chosen).by_tab();
        list.heads(ui, None);
        let pressed = list.rows(ui, lines.len(), |at, cells| {
            let Some(line) = lines.get(at) else { return };
            let ink = if line.is_open { theme.text } else { theme.dim };
            cells.write(&line.number.to_string(), Text::Body, theme.dim);
            cells.write(&line.name, Text::Strong, ink);
            cells.write(&line.event, Text::Body, ink);
            cells.write(&line.value, Text::Body, ink);
            cells.write(
                &line.state,
                Text::Body,
                if line.is_open { theme.tone(Tone::Good) } else { ink },
            );
        });
        if let Some(line) = pressed.and_then(|at| lines.get(at)) {
            state.choose(line.holder);
        }
    });
}

/// Draws the tickets of one person with the possible actions; returns the ticket of a pressed one.
pub(super) fn show_person(
    ui: &mut Ui,
    house: &OpenHouse,
    person: PersonId,
    refusal: Option<&str>,
) -> Option<TicketDraft> {
    let theme = Theme::of(ui);
    let language = ui.language();
    let mut lines = TicketLine::all(language, house.book.desk().house());
    lines.retain(|line| line.holder == person);
    if lines.is_empty() {
        return None;
    }
    let mut begun = None;
    ui.add_space(space::ITEM);
    Section::card(&ui.word("tickets-title")).show(ui, |_| ());
    for line in &lines {
        let text = format!("{} · {} · {} · {}", line.number, line.event, line.value, line.state);
        let ink = if line.is_open { theme.text } else { theme.dim };
        ui.add(Label::new(Text::Note.rich(text).color(ink)).wrap());
        if !line.is_open {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            for (fate, word) in TicketAction::ALL {
                if ui.add(Button::quiet(&ui.word(word)).refusal(refusal)).clicked() {
                    let (number, reason, to) = (line.number, String::new(), None);
                    begun = Some(TicketDraft { number, action: fate, reason, new_holder: to });
                }
            }
        });
    }
    begun
}

/// Draws the reason and the new holder; returns the command once both are given, with the label of
/// its button.
pub(super) fn write(
    ui: &mut Ui,
    house: &OpenHouse,
    fated: &mut TicketDraft,
) -> (Option<Command>, &'static str) {
    let theme = Theme::of(ui);
    let language = ui.language();
    let desk = house.book.desk();
    let lines = TicketLine::all(language, desk.house());
    if let Some(line) = lines.iter().find(|line| line.number == fated.number) {
        let text = format!("{} · {} · {}", line.number, line.event, line.value);
        ui.label(Text::Strong.rich(text).color(theme.text));
    }
    if fated.action == TicketAction::PassOn {
        let name = fated
            .new_holder
            .and_then(|to| Some(desk.house().people().get(to)?.details.person(to).display_name()));
        let line = match name {
            Some(name) => ui.say("tickets-pass-on-to", &[("name", name.into())]),
            None => ui.word("tickets-transfer-select"),
        };
        ui.add(Label::new(Text::Body.rich(line).color(theme.text)).wrap());
    }
    let width = ui.available_width();
    TextField::new(&mut fated.reason, &ui.word("dialogs-reason")).width(width).show(ui);
    let (number, reason) = (fated.number, fated.reason.trim().to_owned());
    let command = match fated.action {
        TicketAction::PassOn => {
            fated.new_holder.map(|to| TicketsCommand::PassOn { number, to, reason })
        }
        TicketAction::SellBack => {
            let drawer = drawer_of(&desk, number);
            let line = match drawer {
                Some(drawer) => ui.say("tickets-from-drawer", &[("drawer", drawer.into())]),
                None => ui.word("tickets-from-no-drawer"),
            };
            let ink = if drawer.is_some() { theme.dim } else { theme.gold };
            ui.add(Label::new(Text::Note.rich(line).color(ink)).wrap());
            Some(TicketsCommand::SellBack { number, reason, drawer })
        }
        TicketAction::Lapse => Some(TicketsCommand::Lapse { number, reason }),
    };
    let word = TicketAction::ALL
        .iter()
        .find(|(fate, _)| *fate == fated.action)
        .map_or("", |(_, word)| word);
    let open = desk.house().tickets().get(number).is_some_and(|t| t.state == TicketState::Open);
    (command.filter(|_| open).map(Command::Tickets), word)
}

/// Returns the drawer from which the operator pays for this ticket.
fn drawer_of(desk: &HouseDesk, number: u32) -> Option<u32> {
    let ticket = desk.house().tickets().get(number)?;
    let Operator { name, station } = desk.operator();
    desk.house().drawers().open_at((name, station), |currency| ticket.is_in(currency))
}
