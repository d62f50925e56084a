//! Seats for another event: for which one they are, and that they are handed out as the house's tickets.

use std::collections::BTreeSet;

use egui::{Popup, PopupCloseBehavior, ScrollArea, Ui};

use crate::{
    session::house::{file_in_house, ticket_name},
    ui::{
        action::{Action, HouseAction, Outbox},
        context::FrameContext,
        i18n::Speaks as _,
        theme::{Text, Theme},
        widgets::{Button, SearchField},
    },
    view::words,
};

/// The width of the menu of events, and how tall its list may grow, in points.
const MENU: f32 = 320.0;
const TALLEST: f32 = 360.0;
/// So many events are listed at once; what is typed finds the others.
const LISTED: usize = 40;

/// What is typed to find the event for which the seats are.
#[derive(Default)]
pub(super) struct SeatsState(String);

/// The button that hands out every seat that is owed, or asks first for which event they are. Nothing without a house.
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
    if cx.seats_for().is_none() {
        ask_for_which(ui, state, cx, out);
        return;
    }
    let refusal = cannot(cx);
    let word = words::count(cx.language, "tickets-hand-out", owed);
    let button = Button::primary(&word).refusal(refusal.as_deref());
    if ui.add(button).clicked() {
        out.send(Action::House(HouseAction::HandOut(None)));
    }
}

/// Why no ticket can be handed out now, whoever has won it.
pub(super) fn cannot(cx: &FrameContext<'_>) -> Option<String> {
    let house = cx.desk.book().is_some_and(|book| book.desk().read_only().is_some());
    (house || cx.desk.read_only().is_some()).then(|| cx.language.word("shell-only-reading"))
}

/// For which event are the seats that are won here?
fn ask_for_which(ui: &mut Ui, state: &mut SeatsState, cx: &FrameContext<'_>, out: &mut Outbox) {
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

/// The other events of the house, flights and days of one event once, whose names have these letters.
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
