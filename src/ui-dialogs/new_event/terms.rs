//! The terms of a new event that its kind sets: prizes, registration, rebuys, tables, league, wall
//! and clock.

use std::path::{Path, PathBuf};

use bottone_base::seat::{FEWEST_SEATS, MOST_SEATS};
use bottone_i18n::Language;
use bottone_points::League;
use bottone_rules::{levels::Structure, payouts::PayoutPlan};
use bottone_store::profiles::{
    self, Kind, KindTerms, LEAGUES, OWN_PAYOUTS, Origin, PurchaseTerms, ShelfEntry,
};
use bottone_ui_frame::event_kinds;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
    widgets::{TextField, choose, tabs},
};
use bottone_vocabulary::words;
use chrono::{Datelike as _, NaiveDate};
use egui::{Label, Ui};

use super::NewEvent;

/// The greatest number of tables opened with an event.
const MOST_TABLES: u8 = 20;

/// The terms of a new event besides its setup.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub(super) struct TermsForm {
    pub(super) kind: Option<Kind>,
    /// The name that the kind gave, while another kind may replace it.
    named: String,
    /// True if the kind's name is to be selected once its field has the keyboard.
    marks: bool,
    /// True if the structure that the kind chose is to be scrolled into view.
    pub(super) reveals: bool,
    today: NaiveDate,
    /// True if rebuys are sold; `None` follows the structure.
    rebuys: Option<bool>,
    /// The same for the add-on.
    add_on: Option<bool>,
    pub(super) re_entries: Option<u8>,
    registration_end: RegistrationEnd,
    plans: Vec<(Option<String>, PayoutPlan)>,
    plan: usize,
    pub(super) tables: u8,
    leagues: Leagues,
    pub(super) wall: bool,
    pub(super) runs: bool,
}

/// The end of late registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RegistrationEnd {
    /// The structure's own end.
    Own,
    /// Open until registration is closed by hand.
    Open,
    /// Through this level, from 1.
    Through(usize),
}

/// The leagues beside the events of a folder.
#[derive(Clone, Debug, Default)]
struct Leagues {
    folder: Option<PathBuf>,
    entries: Vec<League>,
    counts: LeagueChoice,
    name: String,
}

/// The league in which the event counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum LeagueChoice {
    #[default]
    Nowhere,
    /// An existing league, by its index.
    In(usize),
    /// A new league that begins with this event.
    New,
}

impl TermsForm {
    /// Creates the default terms. `events` is the folder with the house's own plans.
    pub(super) fn new(events: Option<&Path>, today: NaiveDate) -> Self {
        let own = events.map(|folder| folder.join(OWN_PAYOUTS));
        let shelf = profiles::shelf::<PayoutPlan>(own.as_deref()).into_iter();
        // An event uses the usual plan without a record.
        let is_usual = |entry: &ShelfEntry<PayoutPlan>| {
            entry.id == KindTerms::USUAL_PRIZES && entry.origin == Origin::Shipped
        };
        let plans = shelf.filter(|entry| !is_usual(entry));
        let plans = plans.filter_map(|entry| Some((Some(entry.id), entry.profile.ok()?)));
        Self {
            kind: None,
            named: String::new(),
            marks: false,
            reveals: false,
            today,
            rebuys: None,
            add_on: None,
            re_entries: Some(1),
            registration_end: RegistrationEnd::Own,
            plans: [(None, PayoutPlan::default())].into_iter().chain(plans).collect(),
            plan: 0,
            tables: 0,
            leagues: Leagues::default(),
            wall: false,
            runs: false,
        }
    }

    /// Returns the prize plan.
    pub(super) fn plan(&self) -> PayoutPlan {
        self.plans.get(self.plan).map(|(_, plan)| plan.clone()).unwrap_or_default()
    }

    /// Returns the structure with the chosen end of registration.
    pub(super) fn with_registration_end(&self, structure: &Structure) -> Structure {
        match self.registration_end {
            RegistrationEnd::Own => structure.clone(),
            RegistrationEnd::Open => structure.closing_after(None),
            RegistrationEnd::Through(level) => structure.closing_after(Some(level)),
        }
    }

    /// Returns the league in which the event counts, or the reason why it cannot.
    pub(super) fn league(
        &self,
        language: Language,
        is_free: bool,
    ) -> Result<Option<League>, String> {
        match self.leagues.counts {
            LeagueChoice::Nowhere => Ok(None),
            LeagueChoice::In(at) => Ok(self.leagues.entries.get(at).cloned()),
            LeagueChoice::New if self.leagues.name.trim().is_empty() => {
                Err(language.word("points-new-how"))
            }
            LeagueChoice::New
                if self.leagues.name.trim().chars().count() > League::LONGEST_NAME =>
            {
                Err(language.word("points-new-how"))
            }
            LeagueChoice::New if self.leagues.is_taken() => Err(language.word("points-name-taken")),
            LeagueChoice::New => {
                Ok(Some(League::named(self.leagues.name.trim().to_owned(), is_free)))
            }
        }
    }
}

impl Leagues {
    /// Returns whether a new league would overwrite another one.
    fn is_taken(&self) -> bool {
        self.folder.as_ref().is_some_and(|events| profiles::is_taken(events, self.name.trim()))
    }

    /// Reads the leagues of this folder, if it has changed.
    fn load(&mut self, folder: Option<PathBuf>, wanted: bool, new: String) {
        if self.folder == folder && !self.name.is_empty() {
            return;
        }
        let beside = folder.as_ref().map(|folder| folder.join(LEAGUES));
        let all = profiles::shelf::<League>(beside.filter(|beside| beside.is_dir()).as_deref());
        self.entries = all.into_iter().filter_map(|entry| entry.profile.ok()).collect();
        if self.name.is_empty() {
            self.name = new;
        }
        self.folder = folder;
        self.begin(wanted);
    }

    /// Counts the event in the newest league, or in a new one if there is no league. Without
    /// `wanted` it counts nowhere.
    fn begin(&mut self, wanted: bool) {
        self.counts = match self.entries.len().checked_sub(1) {
            _ if !wanted => LeagueChoice::Nowhere,
            Some(last) => LeagueChoice::In(last),
            None => LeagueChoice::New,
        };
    }
}

impl NewEvent {
    /// Takes the terms of this kind. A typed name stays.
    pub fn set_kind(&mut self, kind: Kind, language: Language) {
        let terms = kind.terms();
        if let Some((_, book)) = self.books.iter().find(|(id, _)| id == terms.rulebook) {
            self.rulebook.clone_from(book);
        }
        let shipped = |id: &Option<String>| id.as_deref() == Some(terms.structure);
        if let Some(at) = self.profiles.iter().position(|profile| shipped(&profile.shipped)) {
            self.chosen = at;
            self.terms.reveals = true;
        }
        (self.stack, self.minutes) = (String::new(), String::new());
        self.seats = terms.seats;
        let asked = &mut self.terms;
        (asked.rebuys, asked.add_on) = (Some(terms.rebuys), Some(terms.add_on));
        asked.re_entries = Some(terms.re_entries);
        asked.kind = Some(kind);
        asked.registration_end =
            if terms.closes { RegistrationEnd::Own } else { RegistrationEnd::Open };
        let is_plan = |(id, _): &(Option<String>, PayoutPlan)| id.as_deref() == Some(terms.prizes);
        asked.plan = asked.plans.iter().position(is_plan).unwrap_or(0);
        self.without_prizes = terms.without_prizes;
        asked.tables = terms.tables;
        asked.leagues.begin(terms.league);
        (asked.wall, asked.runs) = (terms.wall, terms.runs);
        if self.name.trim().is_empty() || self.name == asked.named {
            asked.named = event_kinds::default_name(language, kind, asked.today);
            self.name.clone_from(&asked.named);
            asked.marks = true;
        }
    }

    /// Returns the rebuys and the add-on that an event of this structure can sell.
    pub(super) fn offers(&self, structure: &Structure) -> PurchaseTerms {
        let own = self.profiles.get(self.chosen).map(|profile| profile.terms).unwrap_or_default();
        own.or_default_for(structure)
    }

    /// Returns whether rebuys are sold, and whether the add-on is.
    pub(super) fn sells(&self) -> (bool, bool) {
        let own = self.profiles.get(self.chosen).map(|profile| profile.terms).unwrap_or_default();
        let TermsForm { rebuys, add_on, .. } = self.terms;
        (rebuys.unwrap_or(own.rebuy.is_some()), add_on.unwrap_or(own.add_on.is_some()))
    }

    /// Shows the kinds, and the terms of the chosen one.
    pub(super) fn kinds(&mut self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let all: Vec<(Option<Kind>, String)> =
            Kind::ALL.map(|kind| (Some(kind), ui.word(event_kinds::name(kind)))).into();
        let mut kind = self.terms.kind;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            if tabs(ui, &mut kind, &all).changed()
                && let Some(kind) = kind
            {
                self.set_kind(kind, ui.language());
            }
            let line = match kind {
                Some(kind) => ui.word(event_kinds::line(kind)),
                None => ui.word("start-no-kind"),
            };
            ui.add(Label::new(Text::Note.rich(line).color(theme.dim)).truncate());
        });
    }

    /// Shows the name of the event. A name from the kind is replaced by the next typed text.
    pub(super) fn name(&mut self, ui: &mut Ui, width: f32) {
        let field = TextField::new(&mut self.name, &ui.word("screens-setup-name"))
            .hint(&ui.word("dialogs-new-name-hint"))
            .width(width)
            .show(ui);
        let nothing_focused = ui.memory(|memory| memory.focused().is_none());
        if nothing_focused && (self.name.is_empty() || self.terms.marks) {
            field.request_focus();
            if self.terms.marks {
                typing::select_all(ui, field.id, self.name.chars().count());
            }
            self.terms.marks = false;
        }
    }

    /// Shows the sales, late registration and the payout of prizes.
    pub(super) fn sales(&mut self, ui: &mut Ui, width: f32) {
        let half = (width - space::INSIDE) / 2.0;
        let language = ui.language();
        let structure = self.structure(language).ok().cloned();
        if let Some(structure) = self.adapted_structure(language).ok().or_else(|| structure.clone())
        {
            self.sale_switches(ui, &structure);
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let usual = ui.word("prizes-plan-usual");
            let named = |(at, (_, plan)): (usize, &(Option<String>, PayoutPlan))| {
                let name = if plan.name.is_empty() { &usual } else { &plan.name };
                (Some(at), name.clone())
            };
            let mut plans = vec![(None, ui.word("items-without"))];
            plans.extend(self.terms.plans.iter().enumerate().map(named));
            let mut plan = (!self.without_prizes).then_some(self.terms.plan);
            choose(ui, &ui.word("start-prizes"), &mut plan, &plans, half);
            self.without_prizes = plan.is_none();
            self.terms.plan = plan.unwrap_or(self.terms.plan);
            if let Some(structure) = &structure {
                self.late_registration(ui, structure, half);
            }
        });
    }

    /// Shows the tables, the league, and the acts that follow at once.
    pub(super) fn room(&mut self, ui: &mut Ui, width: f32) {
        let half = (width - space::INSIDE) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let third = (width - 2.0 * space::INSIDE) / 3.0;
            let sizes: Vec<(u8, String)> =
                (FEWEST_SEATS..=MOST_SEATS).map(|seats| (seats, seats.to_string())).collect();
            choose(ui, &ui.word("screens-setup-seats"), &mut self.seats, &sizes, third);
            let mut tables = vec![(0, ui.word("start-tables-none"))];
            tables.extend((1..=MOST_TABLES).map(|tables| (tables, tables.to_string())));
            choose(ui, &ui.word("start-tables"), &mut self.terms.tables, &tables, third);
            let up_to =
                |most: u8| (Some(most), ui.say("screens-setup-up-to", &[("most", most.into())]));
            let mut all = vec![(Some(0), ui.word("screens-setup-none"))];
            all.extend((1..=10).map(up_to));
            all.push((None, ui.word("screens-setup-no-limit")));
            let name = ui.word("screens-setup-re-entries");
            choose(ui, &name, &mut self.terms.re_entries, &all, third);
        });
        self.leagues(ui, half);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            ui.checkbox(&mut self.terms.wall, ui.word("start-wall"));
            ui.checkbox(&mut self.terms.runs, ui.word("start-runs"));
        });
    }

    fn sale_switches(&mut self, ui: &mut Ui, structure: &Structure) {
        let terms = self.offers(structure);
        let (mut rebuys, mut add_on) = self.sells();
        let offers = [
            (terms.rebuy, "dialogs-new-rebuys", &mut rebuys, &mut self.terms.rebuys),
            (terms.add_on, "dialogs-new-add-on", &mut add_on, &mut self.terms.add_on),
        ];
        for (sold, name, is_sold, keeps) in offers {
            let Some(sold) = sold else { continue };
            let gaps = [
                ("chips", ui.language().chips(sold.chips).into()),
                ("most", words::most(ui.language(), sold.most).into()),
                ("level", sold.through_level.into()),
            ];
            if ui.checkbox(is_sold, ui.say(name, &gaps)).changed() {
                *keeps = Some(*is_sold);
            }
        }
    }

    fn late_registration(&mut self, ui: &mut Ui, structure: &Structure, width: f32) {
        let last = structure.levels().count();
        if matches!(self.terms.registration_end, RegistrationEnd::Through(level) if level > last) {
            self.terms.registration_end = RegistrationEnd::Own;
        }
        let through = |ui: &Ui, level: usize| ui.say("today-through", &[("level", level.into())]);
        let own = match structure.registration_level() {
            Some(level) => through(ui, level),
            None => ui.word("start-late-open"),
        };
        let mut all = vec![(RegistrationEnd::Own, own)];
        let own = structure.registration_level();
        let others = (1..=last).filter(|level| Some(*level) != own);
        all.extend(others.map(|level| (RegistrationEnd::Through(level), through(ui, level))));
        if own.is_some() {
            all.push((RegistrationEnd::Open, ui.word("start-late-open")));
        }
        choose(ui, &ui.word("today-late"), &mut self.terms.registration_end, &all, width);
    }

    fn leagues(&mut self, ui: &mut Ui, half: f32) {
        let wanted = self.terms.kind.is_some_and(|kind| kind.terms().league);
        let year = self.terms.today.year().to_string();
        let new = ui.say("start-league-named", &[("year", year.into())]);
        let leagues = &mut self.terms.leagues;
        leagues.load(self.places.chosen(), wanted, new);
        let mut all = vec![(LeagueChoice::Nowhere, ui.word("start-league-none"))];
        let known = leagues.entries.iter().enumerate();
        all.extend(known.map(|(at, league)| (LeagueChoice::In(at), league.name.clone())));
        all.push((LeagueChoice::New, ui.word("points-new")));
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            choose(ui, &ui.word("points-league"), &mut leagues.counts, &all, half);
            if leagues.counts == LeagueChoice::New {
                let name = ui.word("points-new-name");
                TextField::new(&mut leagues.name, &name).width(half).show(ui);
            }
        });
    }
}
