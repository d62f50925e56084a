//! Flights and their next day: one-sided records, and flights that are read again.

use std::path::{Path, PathBuf};

use bottone_i18n::ToText as _;
use bottone_session::{
    Desk as _, SignedElsewhere,
    flights::{FlightStatus, HalfPair, MergeError, OpenFlight, Pair, carry_over, take_back},
    time::{SystemClock, Timekeeper},
};
use bottone_tournament::{
    Command,
    flights::{FlightCommand, FlightOrigin},
};
use bottone_ui_dialogs::flights::FlightChanges;
use bottone_ui_frame::dialog::dialog_mut;
use egui::Context;

use crate::app::App;

fn clock() -> Box<dyn Timekeeper> {
    Box::new(SystemClock::start())
}

impl App {
    /// Checks in the background the stacks carried from flights into a next day. The opened event
    /// and those beside it must agree.
    pub(super) fn find_half_pairs(&mut self, ctx: &Context, path: &Path) {
        let is_one = self.desk.as_ref().is_some_and(|desk| {
            let t = desk.tournament();
            t.flights().origin().is_some() || t.is_bagged()
        });
        if is_one {
            self.jobs.find_half_pairs(ctx, path.to_owned());
        }
    }

    /// Completes carry-overs that broke off between two files, and reports those and all other
    /// differences.
    pub(crate) fn complete_pairs(&mut self, ctx: &Context, file: &Path, half: Vec<HalfPair>) {
        let language = self.settings.language;
        let mut lines = Vec::new();
        let mut asks = false;
        for mut pair in half {
            if matches!(pair.relation, Pair::Wanting) {
                let done = self.record_carried(ctx, &pair.flight, &pair.day);
                pair.relation = done.map_or_else(Pair::Unread, |()| Pair::Completed);
            }
            asks |=
                pair.day == file && matches!(pair.relation, Pair::Changed(_) | Pair::Reopened(_));
            lines.push(pair.to_text(language));
        }
        if asks && self.dialog.is_none() {
            self.show_flight_changes(ctx);
        }
        if !lines.is_empty() {
            let before = self.status.take().map(|lines| lines.line);
            self.show_status(before.into_iter().chain(lines).collect::<Vec<_>>().join(" "));
        }
    }

    /// Records in the flight that it was carried over into this day: at its desk here, or in its
    /// file.
    fn record_carried(
        &mut self,
        ctx: &Context,
        flight: &Path,
        day: &Path,
    ) -> Result<(), MergeError> {
        let id = self.number_of_file(flight).and_then(|number| {
            self.open_events().iter().find(|event| event.number == number).map(|event| event.id)
        });
        let Some(id) = id else {
            let by = self.signed_elsewhere();
            return OpenFlight::signed(flight, clock(), &by)?.carry_over(day);
        };
        let mut done = Ok(());
        self.at_event(ctx, id, |app| {
            if let Some(desk) = app.desk.as_deref_mut() {
                done = carry_over(desk, day);
            }
        });
        done
    }

    /// Returns the sign-in for other events: the person signed in at this desk, if they have the
    /// same member of staff.
    pub(super) fn signed_elsewhere(&self) -> SignedElsewhere {
        let members = self.desk.as_ref().and_then(|desk| desk.member()).into_iter().collect();
        SignedElsewhere { operator: self.operator(), members }
    }

    /// Shows how the flights of the day on the desk have changed since it was made.
    pub(super) fn show_flight_changes(&mut self, ctx: &Context) {
        let Some(file) = self.file_of_desk() else { return };
        self.ask(FlightChanges::default());
        self.jobs.compare_flights(ctx, file);
    }

    fn file_of_desk(&self) -> Option<PathBuf> {
        self.desk.as_ref().and_then(|desk| desk.path()).map(Path::to_owned)
    }

    pub(crate) fn take_flights(&mut self, flights: Result<Vec<FlightStatus>, MergeError>) {
        let language = self.settings.language;
        match flights {
            Ok(flights) => {
                if let Some(asked) = dialog_mut::<FlightChanges>(&mut self.dialog) {
                    asked.set_flights(language, flights);
                }
            }
            Err(error) => self.show_status(error.to_text(language)),
        }
    }

    /// Reads this flight again into the day on the desk. The flight records the carry-over again if
    /// it lacks it.
    pub(super) fn reread_flight(
        &mut self,
        ctx: &Context,
        (flight, command): (PathBuf, FlightCommand),
    ) {
        let language = self.settings.language;
        let (Some(day), Some(desk)) = (self.file_of_desk(), self.desk.as_deref_mut()) else {
            return;
        };
        if let Err(error) = desk.submit(Command::Flights(command), None) {
            return self.show_error(&error);
        }
        match self.record_carried(ctx, &flight, &day) {
            // The flight had recorded it already.
            Err(MergeError::Refused { error, .. }) if is_carried(&error) => {}
            // The day has read the flight anyway; the present state of both is checked below.
            Err(error) => self.show_status(error.to_text(language)),
            Ok(()) => {}
        }
        self.show_flight_changes(ctx);
    }

    /// Withdraws the day on the desk: its file is moved aside, and its flights can continue.
    pub(super) fn withdraw_day(&mut self, ctx: &Context) {
        let language = self.settings.language;
        let Some(day) = self.file_of_desk() else { return };
        let made = self.desk.as_ref().and_then(|desk| desk.tournament().flights().origin());
        let names = made.into_iter().flat_map(FlightOrigin::flights).map(|flight| &flight.file);
        let flights: Vec<PathBuf> = names.map(|name| day.with_file_name(name)).collect();
        // Flights open here are written through their desks.
        let open: Vec<PathBuf> =
            flights.into_iter().filter(|flight| self.number_of_file(flight).is_some()).collect();
        let mut by = self.signed_elsewhere();
        for path in open.iter().chain([&day]) {
            if let Some(number) = self.number_of_file(path) {
                self.show_event(ctx, number);
                by.members.extend(self.desk.as_ref().and_then(|desk| desk.member()));
                self.leave_event(ctx);
            }
        }
        let taken = take_back(&day, clock, &by);
        for path in &open {
            self.open(ctx, path);
        }
        match taken {
            Ok(aside) => {
                let saying = bottone_i18n::Saying::of("merge-taken-back").with("file", &*aside);
                self.show_status(saying.to_text(language));
            }
            Err(error) => {
                self.open(ctx, &day);
                self.show_status(error.to_text(language));
            }
        }
    }
}

fn is_carried(error: &bottone_session::SubmitError) -> bool {
    use bottone_session::SubmitError;
    use bottone_tournament::Refusal;
    matches!(error, SubmitError::Refused(Refusal::CarriedOver))
}
