//! Seats for another event: the choice of the event, and issuing the seats as tickets of the house.

use std::collections::BTreeSet;

use bottone_session::house::{file_in_house, ticket_name};
use bottone_ui_frame::{
    action::{Action, HouseAction, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme},
    widgets::{Button, SearchField},
};
use bottone_vocabulary::words;
use egui::{Popup, PopupCloseBehavior, ScrollArea, Ui};

/// The width of the menu of events, and the greatest height of its list, in points.
const MENU: f32 = 320.0;
const TALLEST: f32 = 360.0;
/// The number of events listed at once; typed text finds the others.
const LISTED: usize = 40;

/// The text typed to find the event of the seats.
#[derive(Default)]
pub(super) struct SeatsState(String);

/// Draws the button that issues every seat that is owed, or first asks for their event. Without a
/// house it draws nothing.
pub(super) fn hand_out_all(
    ui: &mut Ui,
    state: &mut SeatsState,
    owed: usize,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    if owed == 0 || cx.desk.book().is_none() {
        return;
    }
    if cx.target_event().is_none() {
        ask_event(ui, state, cx, out);
        return;
    }
    let refusal = ticket_refusal(cx);
    let word = words::count(cx.language, "tickets-hand-out", owed);
    let button = Button::primary(&word).refusal(refusal.as_deref());
    if ui.add(button).clicked() {
        out.send(Action::House(HouseAction::HandOut(None)));
    }
}

/// Returns the reason why no ticket can be issued now, for any winner.
pub(super) fn ticket_refusal(cx: &FrameContext<'_>) -> Option<String> {
    let house = cx.desk.book().is_some_and(|book| book.desk().read_only().is_some());
    (house || cx.desk.read_only().is_some()).then(|| cx.language.word("shell-only-reading"))
}

/// Draws the question for the event whose seats are won here.
fn ask_event(ui: &mut Ui, state: &mut SeatsState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let ask = ui.add(Button::primary(&ui.word("tickets-for-which")));
    let stays = PopupCloseBehavior::CloseOnClickOutside;
    Popup::menu(&ask).close_behavior(stays).show(|ui| {
        ui.set_min_width(MENU);
        let name = ui.word("tickets-for-which-find");
        ui.add(SearchField::new(&mut state.0, &name).width(MENU));
        let names = events(cx, &state.0);
        if names.is_empty() {
            let ink = Theme::of(ui).dim;
            ui.label(Text::Body.rich(ui.word("tickets-no-event")).color(ink));
        }
        ScrollArea::vertical().max_height(TALLEST).show(ui, |ui| {
            for name in names {
                if ui.add(Button::quiet(&name)).clicked() {
                    out.send(Action::House(HouseAction::SeatsFor(name)));
                    ui.close();
                }
            }
        });
    });
}

/// Returns the other events of the house whose names contain these letters; flights and days of one
/// event appear once.
fn events(cx: &FrameContext<'_>, typed: &str) -> Vec<String> {
    let Some(book) = cx.desk.book().map(|book| book.desk()) else { return Vec::new() };
    let house = book.house();
    let own = file_in_house(cx.desk).and_then(|file| ticket_name(house, file));
    let names: BTreeSet<&str> =
        house.events().all().filter_map(|listed| ticket_name(house, &listed.file)).collect();
    let typed = typed.trim().to_lowercase();
    let fits = |name: &&str| Some(*name) != own && name.to_lowercase().contains(&typed);
    names.into_iter().filter(fits).take(LISTED).map(str::to_owned).collect()
}
