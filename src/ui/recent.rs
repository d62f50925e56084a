//! The recent events of the first page, read in the background so that no frame waits for a file.

use std::{path::PathBuf, time::Duration};

use bottone_club::recent::{RecentEvent, RecentRead};
use bottone_i18n::ToText as _;
use bottone_session::time::{SystemClock, Timekeeper as _};
use bottone_view::today::EventCard;
use egui::Context;

use super::app::App;

/// The interval between updates of the cards while one of their clocks runs.
const AGAIN: Duration = Duration::from_secs(10);

/// The recent events, kept between frames.
#[derive(Default)]
pub(super) struct RecentCache {
    read: Vec<RecentEvent>,
    /// True if the last frame showed the first page, so that its files are read or being read.
    shown: bool,
}

/// An event on the first page.
#[derive(Clone, Debug)]
pub(super) struct RecentCard {
    pub(super) path: PathBuf,
    pub(super) state: CardState,
}

/// The result of reading it.
#[derive(Clone, Debug)]
pub(super) enum CardState {
    /// The file is being read.
    Reading,
    Card(Box<EventCard>),
    /// The reason why it could not be read.
    Unread(String),
}

impl RecentCache {
    /// Takes an event that was read.
    pub(super) fn take(&mut self, event: RecentEvent) {
        match self.read.iter_mut().find(|known| known.path == event.path) {
            Some(known) => *known = event,
            None => self.read.push(event),
        }
    }
}

impl App {
    /// Reads the recent events, once each time the first page appears.
    pub(super) fn refresh_recent(&mut self, ctx: &Context) {
        let is_start = self.is_first_page();
        if is_start && !self.recent.shown {
            let files = self.settings.all_recent().to_vec();
            let known = self.recent.read.clone();
            self.jobs.read_recent(ctx, files, known, self.operator());
        }
        self.recent.shown = is_start;
    }

    /// Returns whether the window shows the first page: no event is open, and there is no board.
    pub(super) fn is_first_page(&self) -> bool {
        self.desk.is_none() && !self.free_table && !self.shows_people && !self.has_board()
    }

    /// Returns the recent events: first those under way, then by the time of their last opening.
    pub(super) fn recent_cards(&self, ctx: &Context) -> Vec<RecentCard> {
        let now = SystemClock::start().now();
        let language = self.settings.language;
        let card = |path: &PathBuf| {
            let known = self.recent.read.iter().find(|known| known.path == *path);
            let state = match known.map(|known| &known.read) {
                None => CardState::Reading,
                Some(RecentRead::Gone) => return None,
                Some(RecentRead::Read(t, times)) => {
                    CardState::Card(Box::new(EventCard::of(language, t, *times, now)))
                }
                Some(RecentRead::TooLarge) => CardState::Unread(language.word("card-too-large")),
                Some(RecentRead::Failed(error)) => CardState::Unread(error.to_text(language)),
            };
            Some(RecentCard { path: path.clone(), state })
        };
        let mut cards: Vec<RecentCard> =
            self.settings.all_recent().iter().filter_map(card).collect();
        if cards.iter().any(RecentCard::is_under_way) {
            ctx.request_repaint_after(AGAIN);
        }
        cards.sort_by_key(|card| !card.is_under_way());
        cards
    }
}

impl RecentCard {
    /// Returns whether the event was left running, or in a pause, a short time ago.
    pub(super) fn is_under_way(&self) -> bool {
        matches!(&self.state, CardState::Card(card) if card.stage.is_under_way())
    }

    /// Returns the text in which a search looks: the name, the date, the state and the line of its
    /// card, or else its file's name.
    pub(super) fn search_text(&self) -> String {
        let file = self.path.file_stem().unwrap_or_default().to_string_lossy();
        match &self.state {
            CardState::Card(card) => {
                [card.name.as_str(), &card.date, &card.state, &card.line, &file].join(" ")
            }
            CardState::Reading | CardState::Unread(_) => file.into_owned(),
        }
    }
}
