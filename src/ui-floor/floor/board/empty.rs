//! The board while tables play by themselves: the ways in which the floor begins to wait for hands.

use bottone_rules::{floor::last_hands, ruling::cites::Topic};
use bottone_tournament::{
    Command,
    entries::EntryCommand,
    hands::{HandsCommand, LastCard},
};
use bottone_ui_frame::{
    action::Outbox,
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card},
};
use bottone_view::board::HandMoney;
use egui::{Label, Ui};

use super::super::{FloorState, FloorTab};

pub(super) fn show(ui: &mut Ui, state: &mut FloorState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let make = |(): &()| HandMoney::of(cx.language, cx.tournament(), cx.now);
    let money = cx.view(Validity::Change, (), make);
    Section::screen(&ui.word("board-open")).show(ui, |ui| {
        if ui.add(Button::quiet(&ui.word("board-floor")).key("Esc")).clicked() {
            state.tab = FloorTab::Tables;
        }
    });
    ui.add_space(space::CARD);
    ui.spacing_mut().item_spacing.y = space::CARD;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::ITEM;
        ui.label(Text::Heading.rich(ui.word("board-empty")).color(theme.text));
        let why = ui.word("board-empty-why");
        ui.add(Label::new(Text::Body.rich(why).color(theme.dim)).wrap());
        for words in &money.notes {
            ui.add(Label::new(Text::Note.rich(words).color(theme.text)).wrap());
        }
        ui.horizontal(|ui| {
            let on = Command::Entries(EntryCommand::HandForHand { on: true });
            command_button(ui, Button::primary(&ui.word("board-start")), on, cx, out);
            let soft = Command::Hands(HandsCommand::Soft);
            command_button(ui, Button::new(&ui.word("board-start-soft")), soft, cx, out);
        });
    });
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::ITEM;
        ui.label(Text::Heading.rich(ui.word("board-last-title")).color(theme.text));
        let setup = cx.tournament().setup();
        let cite = Topic::LastHands.cite(setup.house.rulebook.book).to_string();
        let why = ui.say("board-last-why", &[("cite", cite.into())]);
        ui.add(Label::new(Text::Body.rich(why).color(theme.dim)).wrap());
        ui.horizontal_wrapped(|ui| {
            let last = |card| Command::Hands(HandsCommand::LastHands { card });
            let drawn = last(LastCard::Proven(cx.desk.seed()));
            command_button(ui, Button::new(&ui.word("board-last-draw")), drawn, cx, out);
            ui.label(Text::Body.rich(ui.word("board-last-turned")).color(theme.dim));
            for rank in last_hands(setup.seats) {
                let word = ui.language().number(u64::from(rank));
                command_button(ui, Button::new(&word), last(LastCard::Turned(rank)), cx, out);
            }
        });
    });
}
