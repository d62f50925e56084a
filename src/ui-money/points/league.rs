//! The table of a league, and its counting rules.

use std::path::Path;

use bottone_club::season::{LeagueTable, Season, SeasonEvent, SeasonFault};
use bottone_i18n::ToText as _;
use bottone_points::{Counting, Formula, League};
use bottone_store::{
    profiles::{is_taken, misread},
    results::{Separator, csv},
};
use bottone_ui_frame::{
    action::{Action, Content, Document, FileAction, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, List, ListColumn, Section, TextField, Width, choose, pick},
};
use bottone_view::money::points::{counting_text, number};
use egui::{Label, ScrollArea, Ui};

use super::PointsState;

const COLUMNS: [ListColumn<'static>; 4] = [
    ListColumn::figures("points-place", Width::Points(50.0)),
    ListColumn::new("points-player", Width::Share(1.0)),
    ListColumn::figures("points-counted", Width::Points(120.0)),
    ListColumn::figures("points-points", Width::Points(96.0)),
];

/// The greatest number of best or worst results that the box offers.
const OFFERED: u16 = 12;
/// The height of the list of events, in points.
const EVENTS: f32 = 84.0;

pub(super) fn show(
    ui: &mut Ui,
    state: &mut PointsState,
    league: &mut League,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    if league.name.is_empty() {
        first(ui, state, league, cx, out);
        return;
    }
    head(ui, state, league, cx, out);
    counting(ui, league);
    let season = state.season_table.season(league, cx, out);
    events(ui, league, season, cx);
    let Some(season) = season else {
        ui.label(Text::Note.rich(ui.word("points-counting-now")).color(Theme::of(ui).dim));
        return;
    };
    if let Some(fault) = &season.fault {
        ui.add(Label::new(Text::Note.rich(fault).color(Theme::of(ui).red)).wrap());
        return;
    }
    exports(ui, league, season, cx, out);
    table(ui, season);
}

/// Draws the exports of the table: on paper and as a spreadsheet, with a house and without one.
fn exports(ui: &mut Ui, league: &League, season: &Season, cx: &FrameContext<'_>, out: &mut Outbox) {
    let nobody = season.table.is_empty().then(|| ui.word("points-none-yet"));
    ui.horizontal(|ui| {
        let mut pressed = |name: &str| {
            let word = ui.word(name);
            ui.add(Button::new(&word).refusal(nobody.as_deref())).clicked()
        };
        let (print, export) = (pressed("points-print"), pressed("points-export"));
        if !print && !export {
            return;
        }
        let language = ui.language();
        let view = LeagueTable { league: league.clone(), season: season.clone() }.view(language);
        let content = if print {
            let desk = cx.desk.book();
            let house = desk.map(|book| book.desk().house().setup().name.clone());
            Content::Paper(view.sheet(language, &house.unwrap_or_default(), cx.now))
        } else {
            match csv(&view.cells(language), Separator::of(language)) {
                Ok(bytes) => Content::File(bytes, "csv"),
                Err(error) => return out.send(Action::Tell(error.to_string())),
            }
        };
        let document = Document { name: league.name.clone(), content };
        out.send(Action::File(FileAction::SaveDocument(Box::new(document))));
    });
}

/// Draws the tab before there is a league.
fn first(
    ui: &mut Ui,
    state: &mut PointsState,
    league: &mut League,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    Section::card(&ui.word("points-league")).show(ui, |_| {});
    EmptyState::new(Icon::Players, &ui.word("points-no-league"))
        .show(ui, |ui| new_league(ui, state, league, cx, out));
}

/// Draws the form for a new league with this event.
fn new_league(
    ui: &mut Ui,
    state: &mut PointsState,
    league: &mut League,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let name = ui.word("points-new-name");
    TextField::new(&mut state.name, &name).width(220.0).show(ui);
    let word = ui.word("points-new");
    let fine = !state.name.trim().is_empty()
        && state.name.chars().count() <= League::LONGEST_NAME
        && Formula::parse_points(&league.points).is_ok();
    let events = cx.desk.folder().filter(|_| fine);
    let is_taken = events.is_some_and(|events| is_taken(events, state.name.trim()));
    let refusal = if is_taken {
        Some(ui.word("points-name-taken"))
    } else {
        (!fine).then(|| ui.word("points-new-how"))
    };
    let pressed = ui.vertical(|ui| {
        // The button stands beside the field, not beside its name.
        ui.add_space(20.0);
        ui.add(Button::primary(&word).refusal(refusal.as_deref())).clicked()
    });
    if pressed.inner {
        std::mem::take(&mut state.name).trim().clone_into(&mut league.name);
        league.events = vec![this_event(cx)];
        out.send(Action::File(FileAction::KeepLeague(Box::new(league.clone()))));
    }
}

/// Returns the event's file as leagues name it: relative to the league's folder.
fn this_event(cx: &FrameContext<'_>) -> String {
    let name = cx.desk.path().and_then(Path::file_name).unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn head(
    ui: &mut Ui,
    state: &mut PointsState,
    league: &mut League,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let others: Vec<(usize, String)> = state
        .shelf
        .iter()
        .flatten()
        .enumerate()
        .filter_map(|(at, entry)| Some((at, entry.profile.as_ref().ok()?.name.clone())))
        .collect();
    let kept =
        state.shelf.iter().flatten().any(|entry| entry.profile.as_ref().ok() == Some(league));
    Section::card(&ui.word("points-league")).show(ui, |ui| {
        let word = ui.word("points-save");
        let fault = Formula::parse_points(&league.points)
            .and_then(|_| Formula::parse_season(&league.season))
            .err()
            .map(|fault| misread(&fault).to_text(ui.language()));
        let refusal = fault.or_else(|| kept.then(|| ui.word("points-saved-already")));
        if ui.add(Button::primary(&word).refusal(refusal.as_deref())).clicked() {
            out.send(Action::File(FileAction::KeepLeague(Box::new(league.clone()))));
        }
        let here = this_event(cx);
        if !league.events.contains(&here) {
            let word = ui.word("points-add-event");
            if ui.add(Button::new(&word).icon(Icon::Plus)).clicked() {
                league.events.push(here);
            }
        }
        let mut chosen = others.iter().position(|(_, name)| *name == league.name).unwrap_or(0);
        if others.len() > 1 && pick(ui, &ui.word("points-which"), &mut chosen, &others, 180.0) {
            let entry = state.shelf.iter().flatten().nth(chosen);
            if let Some(other) = entry.and_then(|entry| entry.profile.as_ref().ok()) {
                league.clone_from(other);
            }
        }
    });
    ui.label(Text::Title.rich(&league.name).color(Theme::of(ui).text));
}

/// Draws the rules of which events count and how they are combined.
fn counting(ui: &mut Ui, league: &mut League) {
    let language = ui.language();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        let all: Vec<(Counting, String)> = std::iter::once(Counting::All)
            .chain((1..=OFFERED).map(Counting::Best))
            .chain((1..=OFFERED).map(Counting::Drop))
            .map(|counting| (counting, counting_text(language, counting)))
            .collect();
        choose(ui, &ui.word("points-what-counts"), &mut league.counting, &all, 170.0);
        let fewest: Vec<(u16, String)> =
            (0..=OFFERED).map(|fewest| (fewest, fewest.to_string())).collect();
        choose(ui, &ui.word("points-fewest"), &mut league.fewest, &fewest, 90.0);
        let name = ui.word("points-season");
        let wrong = Formula::parse_season(&league.season).err();
        let wrong = wrong.map(|fault| misread(&fault).to_text(language));
        let width = ui.available_width();
        TextField::new(&mut league.season, &name).wrong(wrong.as_deref()).width(width).show(ui);
    });
}

/// Draws the events of the season, each with its result and a button that removes it.
fn events(ui: &mut Ui, league: &mut League, season: Option<&Season>, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    let here = this_event(cx);
    let mut gone = None;
    ScrollArea::vertical().id_salt("events of a league").max_height(EVENTS).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (at, file) in league.events.iter().enumerate() {
            let counted = season.and_then(|season| season.events.get(at));
            let (said, ink) = match counted.map(|event: &SeasonEvent| &event.counted) {
                Some(Ok((name, players))) => {
                    let gaps = [("name", name.as_str().into()), ("count", (*players).into())];
                    (ui.say("points-event", &gaps), theme.text)
                }
                Some(Err(SeasonFault::GoesOn { name, into })) => {
                    let gaps = [("name", name.as_str().into()), ("day", into.as_str().into())];
                    (ui.say("points-event-goes-on", &gaps), theme.dim)
                }
                Some(Err(SeasonFault::Fault(why))) => (why.clone(), theme.red),
                None => (file.clone(), theme.dim),
            };
            ui.horizontal(|ui| {
                let word = ui.say("points-remove", &[("event", file.as_str().into())]);
                if ui.add(Button::picture(Icon::Close, &word)).clicked() {
                    gone = Some(at);
                }
                let text = if *file == here { Text::Strong } else { Text::Body };
                ui.add(Label::new(text.rich(&said).color(ink)).truncate());
            });
        }
    });
    if let Some(at) = gone {
        league.events.remove(at);
    }
}

fn table(ui: &mut Ui, season: &Season) {
    let theme = Theme::of(ui);
    let language = ui.language();
    let list = List::new("league", &COLUMNS).localized().row_height(30.0);
    list.heads(ui, None);
    list.show_rows(ui, season.table.len(), |at, cells| {
        let Some(line) = season.table.get(at) else { return };
        let standing = &line.standing;
        let counts = standing.events.iter().filter(|event| event.counts).count();
        cells.write(&standing.place.to_string(), Text::Body, theme.dim);
        cells.write(&line.name, Text::Strong, theme.text);
        let of = format!("{counts} / {}", standing.events.len());
        cells.write(&of, Text::Body, theme.dim);
        cells.write(&number(language, standing.points), Text::Strong, theme.text);
        cells.hint(|| {
            let points = standing.events.iter().map(|event| {
                let points = number(language, event.points);
                if event.counts { points } else { format!("({points})") }
            });
            points.collect::<Vec<_>>().join(" + ")
        });
    });
}

impl super::SeasonTable {
    /// Returns the table of this league; it is requested again when the league or the event has
    /// changed.
    fn season(
        &mut self,
        league: &League,
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) -> Option<&Season> {
        let now = (league.clone(), cx.desk.revision());
        if self.request.as_ref() != Some(&now) {
            out.send(Action::File(FileAction::CountSeason(Box::new(league.clone()))));
            self.request = Some(now);
        }
        self.season.as_ref()
    }
}
