//! The standings of leagues, one after another.

use bottone_view::house::StandingsView;

/// The most rows shown of each league.
const MOST: usize = 100;

/// The standings on a wall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    leagues: Vec<LeagueFiles>,
}

/// A league with the files of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LeagueFiles {
    view: StandingsView,
    /// The names of the files, without their folder.
    files: Vec<String>,
}

impl Standings {
    /// Builds the standings of these leagues, each with the files of its events. A league without
    /// rows is left out.
    pub fn of(leagues: impl IntoIterator<Item = (StandingsView, Vec<String>)>) -> Self {
        let first = |(view, files): (StandingsView, Vec<String>)| {
            let StandingsView { name, note, rows } = view;
            let rows = rows.into_iter().take(MOST).collect();
            LeagueFiles { view: StandingsView { name, note, rows }, files }
        };
        let leagues = leagues.into_iter().filter(|(view, _)| !view.rows.is_empty());
        Self { leagues: leagues.map(first).collect() }
    }

    /// Returns the leagues that count the event in this file, or all leagues if none counts it.
    #[must_use]
    pub fn for_event(&self, file: &str) -> Self {
        if !self.counts(file) {
            return self.clone();
        }
        let counting = self.leagues.iter().filter(|league| league.includes(file));
        Self { leagues: counting.cloned().collect() }
    }

    /// Returns whether a league counts the event in this file.
    pub fn counts(&self, file: &str) -> bool {
        self.leagues.iter().any(|league| league.includes(file))
    }

    /// Returns the tables, in the order of their names.
    pub fn leagues(&self) -> impl Iterator<Item = &StandingsView> {
        self.leagues.iter().map(|league| &league.view)
    }
}

impl LeagueFiles {
    fn includes(&self, file: &str) -> bool {
        self.files.iter().any(|one| one == file)
    }
}
