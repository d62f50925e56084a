//! The screens of the main window: their state, the drawing order and the selection.

use bottone_base::time::Timestamp;
use bottone_session::{Desk as _, past_desk::PastDesk};
use bottone_tournament::entries::{EntryId, PlayerId};
use bottone_ui_chips::ChipsState;
use bottone_ui_floor::{floor, players};
use bottone_ui_frame::{
    action::{Action, Screen, WallAction},
    context::FrameContext,
};
use bottone_ui_money::MoneyState;
use bottone_ui_setup::{print, room, setup, wall_event::EventOfWalls};
use bottone_ui_table::TableState;
use bottone_ui_walls::WallSource;
use egui::{Context, Ui};

use super::{App, StatusLine};
use crate::{
    crash_report,
    event_tabs::{self, EventTab},
    events::OpenEvent,
    guide,
    look_back::{PastView, ShownDesk},
    screens, shell, staff_phones, unfinished_hands,
};

/// The state of each screen: scroll position, selection and typed text.
#[derive(Default)]
pub(crate) struct Screens {
    pub(crate) start: screens::start::StartState,
    pub(crate) floor: floor::FloorState,
    pub(crate) players: players::PlayersState,
    pub(crate) people: screens::people::PeopleState,
    pub(crate) clock: screens::clock::ClockScreenState,
    pub(crate) table: TableState,
    pub(crate) chips: ChipsState,
    pub(crate) money: MoneyState,
    pub(crate) print: print::PrintState,
    pub(crate) room: room::RoomState,
    pub(crate) log: screens::log::LogState,
    pub(crate) today: screens::today::TodayState,
    pub(crate) setup: setup::SetupState,
}

impl App {
    /// Draws the event on the desk, and everything around and over it.
    pub(super) fn draw(&mut self, ui: &mut Ui, now: Timestamp) {
        let structures = self.own_structures();
        let locked = self.is_locked();
        let tabs = self.event_tabs();
        let board =
            (self.desk.is_none() && !self.free_table && self.has_board()).then(|| self.board());
        let cards = if self.is_first_page() { self.recent_cards(ui.ctx()) } else { Vec::new() };
        if locked {
            // The room stays visible but cannot be used.
            ui.visuals_mut().disabled_alpha = 1.0;
            ui.disable();
        }
        let here = if locked { Screen::Floor } else { self.screen };
        self.show_walls(ui.ctx());
        let unsaved = self.unsaved();
        let Self { desk, views, past_view, screens, walls, page, staff, settings, shelf, .. } =
            self;
        let out = &mut self.outbox;
        let left = self.keeping.offered();
        walls.hold(locked);
        if self.shows_people
            && let Some(house) = &self.house
        {
            screens::people::show(ui, &mut screens.people, house, settings.language, out);
            self.draw_over(ui, now);
            return;
        }
        if self.events.several() {
            event_tabs::show(ui, &tabs, self.events.front(), out);
        }
        event_tabs::show_troubles(ui, &tabs, out);
        crash_report::show(ui, self.reports.text(), out);
        let elsewhere = desk.as_ref().map_or_else(Vec::new, |desk| desk.remote_calls());
        staff_phones::show_calls(ui, staff.calls(), &elsewhere, out);
        let Some(desk) = desk.as_deref() else {
            unfinished_hands::show(ui, left, settings.language, out);
            if self.free_table {
                screens::table::show_free(ui, &mut screens.table, shelf, settings.language, out);
            } else if let Some(board) = board {
                screens::today::show(ui, &mut screens.today, &board, settings, out);
            } else {
                screens::start::show(ui, &mut screens.start, &cards, settings, &self.jobs, out);
            }
            self.draw_over(ui, now);
            return;
        };
        let language = settings.language;
        let present = FrameContext { desk, now, views, language, present: None };
        let then = past_view.as_ref().map(|view| view.past.desk(desk));
        let cx = shown_context(&present, past_view.as_ref(), then.as_ref());
        let wall = walls.is_open(0);
        let around = shell::ShellInput {
            screen: here,
            projector: wall,
            settings,
            unfinished: left,
            unsaved: &unsaved,
        };
        let tables = settings.tables;
        shell::show(ui, &around, &cx, out, |ui, out| match here {
            Screen::Floor => floor::show(ui, &mut screens.floor, tables, &cx, out),
            Screen::Players => players::show(ui, &mut screens.players, &cx, out),
            Screen::Clock => screens::clock::show(ui, &mut screens.clock, wall, &cx, out),
            Screen::Table => screens::table::show(ui, &mut screens.table, shelf, &cx, out),
            Screen::Chips => bottone_ui_chips::show(ui, &mut screens.chips, &cx, out),
            Screen::Money => bottone_ui_money::show(ui, &mut screens.money, &cx, out),
            Screen::Print => {
                let found_at = (&*settings, page.url_for_paper());
                print::show(ui, &mut screens.print, found_at, &cx, out);
            }
            Screen::Room => {
                room::show(ui, &mut screens.room, (settings, walls), &cx, out);
            }
            Screen::Log => screens::log::show(ui, &mut screens.log, &cx, out),
            Screen::Setup => {
                let shelves = (&*shelf, structures.as_deref());
                setup::show(ui, &mut screens.setup, settings, shelves, &cx, out);
            }
        });
        self.draw_over(ui, now);
    }

    /// Shows every open wall with the state of its event.
    fn show_walls(&mut self, ctx: &Context) {
        if self.events.count() == 0 {
            return;
        }
        let logo = self.logo_file();
        self.walls.know_club(&self.settings.club, logo);
        self.keep_wall_picture(ctx);
        let look = self.walls.needs_check(ctx.input(|input| input.time));
        if (look || self.screen == Screen::Room)
            && let Some(find) = &self.displays
        {
            self.walls.set_monitors(find());
        }
        if look {
            self.walls.settle(ctx);
        }
        let language = self.settings.language;
        let open = self.events.all(self.desk.as_deref(), &self.views, &self.screens);
        self.board.update_walls(&open, &mut self.walls);
        let open: Vec<EventOfWalls<'_>> = open
            .iter()
            .map(|event| EventOfWalls(event.context(event.desk.now(), language)))
            .collect();
        let shown: Vec<&dyn WallSource> = open.iter().map(|cx| cx as &dyn WallSource).collect();
        let gone = self.walls.show(ctx, &shown, self.page.url());
        // The next day takes over the walls of its flights.
        let left = gone.without_events.into_iter().filter(|_| !self.jobs.makes_day_two());
        let left: Vec<usize> = left.collect();
        if let Some(nth) = left.first() {
            let gaps = [("wall", (nth + 1).into())];
            self.status = Some(StatusLine::plain(language.say("shell-wall-left", &gaps)));
        }
        for closed in gone.closed.into_iter().chain(left) {
            self.outbox.send(Action::Wall(WallAction::Open(closed, false)));
        }
    }

    /// Returns the open events as tabs for the top line; empty if the only one is on the desk.
    fn event_tabs(&self) -> Vec<EventTab> {
        if self.events.in_background().next().is_none() {
            return Vec::new();
        }
        let (language, front) = (self.settings.language, self.events.front());
        let tab = |event: OpenEvent<'_>| {
            let cx = event.context(event.desk.now(), language);
            EventTab::of(event.number, &cx, event.number != front)
        };
        self.open_events().into_iter().map(tab).collect()
    }

    /// Draws the dialog and the line at the bottom.
    fn draw_over(&mut self, ui: &mut Ui, now: Timestamp) {
        if self.is_locked() {
            return;
        }
        let Self { desk, views: kept, past_view: back, settings, outbox: out, .. } = self;
        let language = settings.language;
        let desk = desk.as_deref();
        let present =
            desk.map(|desk| FrameContext { desk, now, views: kept, language, present: None });
        let then = desk.zip(back.as_ref()).map(|(desk, back)| back.past.desk(desk));
        let cx =
            present.as_ref().map(|present| shown_context(present, back.as_ref(), then.as_ref()));
        if let Some(status) = &self.status {
            shell::show_status(ui, status, out);
        }
        if let Some(at) = self.guide.filter(|_| desk.is_some()) {
            guide::show(ui, at, out);
        }
        if let Some(dialog) = &mut self.dialog {
            dialog.show(ui, cx.as_ref(), out);
        }
    }

    /// Returns the event shown on the screens: the present or the past one.
    pub(crate) fn shown_desk(&self) -> Option<ShownDesk<'_>> {
        let desk = self.desk.as_deref()?;
        Some(match &self.past_view {
            Some(back) => ShownDesk::Then(back.past.desk(desk)),
            None => ShownDesk::Now(desk),
        })
    }

    /// Returns the entry that keys act on.
    pub(crate) fn chosen_entry(&self) -> Option<EntryId> {
        let desk = self.shown_desk()?;
        let tournament = desk.tournament();
        match self.screen {
            Screen::Floor => self.screens.floor.chosen_entry(tournament),
            Screen::Players => {
                let player = tournament.entries().player(self.screens.players.chosen()?)?;
                player.entries.last().copied()
            }
            Screen::Clock
            | Screen::Table
            | Screen::Chips
            | Screen::Money
            | Screen::Print
            | Screen::Room
            | Screen::Log
            | Screen::Setup => None,
        }
    }

    /// Returns the player that keys act on, in the event or not.
    pub(crate) fn chosen_player(&self) -> Option<PlayerId> {
        let desk = self.shown_desk()?;
        let tournament = desk.tournament();
        tournament.entries().get(self.chosen_entry()?).map(|entry| entry.player)
    }
}

/// Returns the event shown on the screens: the present one or a past state of it.
fn shown_context<'a>(
    present: &FrameContext<'a>,
    back: Option<&'a PastView>,
    then: Option<&'a PastDesk<'a>>,
) -> FrameContext<'a> {
    let FrameContext { desk, now, views: kept, language, .. } = *present;
    match back.zip(then) {
        Some((back, then)) => FrameContext {
            desk: then,
            now: then.now(),
            views: &back.views,
            language,
            present: Some((desk, kept)),
        },
        None => FrameContext { desk, now, views: kept, language, present: None },
    }
}
