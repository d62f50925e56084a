//! Points for places by a formula, tried on this event at once, and the table of a league.

mod formula;
mod league;

use std::rc::Rc;

use bottone_club::season::{Season, describe_evaluation_fault};
use bottone_i18n::{Language, ToText as _};
use bottone_points::{Formula, League};
use bottone_store::profiles::{LEAGUES, ShelfEntry, misread, shelf};
use bottone_tournament::Tournament;
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{theme::space, widgets::card};
use bottone_view::money::points::{PointsRow, preview};
use egui::{Align, Layout, Ui, vec2};

/// The share of the width for this event.
const EVENT: f32 = 0.42;

/// The state of the tab.
#[derive(Default)]
pub struct PointsState {
    /// The shown league, as edited.
    draft: Option<League>,
    /// The leagues in the folder beside the event.
    shelf: Option<Vec<ShelfEntry<League>>>,
    /// The name of a new league as typed.
    name: String,
    season_table: SeasonTable,
}

/// The table of a league, with the league it belongs to.
#[derive(Default)]
struct SeasonTable {
    request: Option<(League, u64)>,
    season: Option<Season>,
}

impl PointsState {
    /// Takes the table that was requested.
    pub fn take(&mut self, season: Season) {
        self.season_table.season = Some(season);
    }

    /// Returns the action that saves the edited league, or the reason why it is not possible;
    /// `None` without edits.
    pub fn unsaved(&self, t: &Tournament, language: Language) -> Option<Result<Action, String>> {
        let draft = self.draft.as_ref()?;
        let kept = self.shelf.as_ref()?;
        if kept.iter().any(|entry| entry.profile.as_ref().ok() == Some(draft)) {
            return None;
        }
        let fault = Formula::parse_points(&draft.points)
            .and_then(|_| Formula::parse_season(&draft.season))
            .err()
            .map(|fault| misread(&fault).to_text(language));
        match fault {
            Some(fault) => Some(Err(fault)),
            None if draft.name.is_empty() => {
                (*draft != usual(t)).then(|| Err(language.word("points-new-how")))
            }
            None => Some(Ok(Action::File(FileAction::KeepLeague(Box::new(draft.clone()))))),
        }
    }

    /// Discards the edits: the saved league is shown, or else the first one on the shelf.
    pub fn discard(&mut self) {
        let name = self.draft.take().map(|draft| draft.name);
        let leagues = self.shelf.iter().flatten().filter_map(|entry| entry.profile.as_ref().ok());
        self.draft = leagues.clone().find(|league| Some(&league.name) == name.as_ref()).cloned();
        self.draft = self.draft.take().or_else(|| leagues.clone().next().cloned());
    }

    /// Notes that the league was written and is on the shelf.
    pub fn note_saved(&mut self) {
        self.shelf = None;
    }

    fn league(&self, cx: &FrameContext<'_>) -> League {
        self.draft.clone().unwrap_or_else(|| usual(cx.tournament()))
    }
}

/// Returns the default league of an event without one.
fn usual(t: &Tournament) -> League {
    League::named(String::new(), t.setup().buy_in.total().is_zero())
}

pub(super) fn show(ui: &mut Ui, state: &mut PointsState, cx: &FrameContext<'_>, out: &mut Outbox) {
    state.load(cx);
    let mut league = state.league(cx);
    let before = league.clone();
    let rows = formula_points(&league.points, cx);
    let room = ui.available_size();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        let column = |ui: &mut Ui, width: f32, add: &mut dyn FnMut(&mut Ui)| {
            ui.allocate_ui_with_layout(vec2(width, room.y), Layout::top_down(Align::Min), |ui| {
                card(ui).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.set_height(ui.available_height());
                    add(ui);
                });
            });
        };
        column(ui, room.x * EVENT, &mut |ui| formula::show(ui, &mut league, &rows));
        let rest = ui.available_width();
        column(ui, rest, &mut |ui| league::show(ui, state, &mut league, cx, out));
    });
    if league != before {
        state.draft = Some(league);
    }
}

impl PointsState {
    /// Reads the leagues beside the event, once; the first is shown.
    fn load(&mut self, cx: &FrameContext<'_>) {
        if self.shelf.is_some() {
            return;
        }
        let folder = cx.desk.folder().map(|events| events.join(LEAGUES));
        let leagues = shelf::<League>(folder.filter(|folder| folder.is_dir()).as_deref());
        if self.draft.is_none() {
            self.draft = leagues.iter().find_map(|entry| entry.profile.as_ref().ok().cloned());
        }
        self.shelf = Some(leagues);
    }
}

/// Returns the points that the formula gives for this event, or the error.
fn formula_points(text: &str, cx: &FrameContext<'_>) -> Rc<Result<Vec<PointsRow>, String>> {
    cx.view(Validity::Change, text.to_owned(), |text| {
        let language = cx.language;
        match Formula::parse_points(text) {
            Err(fault) => Err(misread(&fault).to_text(language)),
            Ok(formula) => preview(language, cx.tournament(), cx.now, &formula)
                .map_err(|wrong| describe_evaluation_fault(language, wrong)),
        }
    })
}
