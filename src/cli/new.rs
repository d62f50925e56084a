//! `bottone new`: an event from a structure.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{Done, complain, desk, rulebooks::OwnRulebooks};
use crate::{
    rules::{
        levels::{Structure, check as check_structure},
        time::Timestamp,
    },
    session::{Session, time::SystemClock},
    store::profiles::{self, Origin, Rulebooks, USUAL_RULEBOOK},
    tongue::Language,
    tournament::{
        history::Beginning,
        setup::{House, Setup},
    },
    view::{setup::sentence, words},
};

#[derive(Debug, Args)]
pub(super) struct New {
    /// A structure by its name, or a file with one.
    profile: Option<String>,
    /// The file to make. There must be none of that name.
    file: Option<PathBuf>,
    /// The event's name; without one it is the structure's.
    #[arg(long)]
    name: Option<String>,
    /// The rule book to play by, by its name.
    #[arg(long, value_name = "NAME", default_value = USUAL_RULEBOOK)]
    rules: String,
    #[command(flatten)]
    own: OwnRulebooks,
}

/// A structure by its name on the shelf, or from a file.
pub(super) fn structure(name: &str) -> Result<(String, Structure), String> {
    let path = Path::new(name);
    if path.extension().is_some_and(|ending| ending == "ron") {
        let structure = profiles::read::<Structure>(path).map_err(|error| error.to_string())?;
        return Ok((structure.name.clone(), structure));
    }
    let shelf = profiles::shelf::<Structure>(None);
    let names: Vec<&str> = shelf.iter().map(|entry| entry.id.as_str()).collect();
    let listed = names.join(", ");
    let found = shelf.into_iter().find(|entry| entry.id == name);
    let found =
        found.ok_or_else(|| format!("there is no structure “{name}”. There are: {listed}"))?;
    let structure = found.profile.map_err(|error| error.to_string())?;
    Ok((structure.name.clone(), structure))
}

pub(super) fn make(new: &New) -> Done {
    let Some(profile) = &new.profile else { return Ok(list()) };
    let Some(file) = &new.file else {
        return Err("which file? bottone new PROFILE FILE".to_owned());
    };
    let (name, structure) = structure(profile)?;
    let books = Rulebooks::on_the_shelf(new.own.folder().as_deref());
    let rulebook = books.find(&new.rules)?.clone();
    let house = House { rulebook, ..House::default() };
    let setup = Setup { name: new.name.clone().unwrap_or(name), house, ..Setup::default() };
    let beginning = Beginning { at: Timestamp::default(), setup, structure };
    let clock = Box::new(SystemClock::start());
    let warnings = check_structure(&beginning.structure);
    Session::create(file, beginning, clock, desk()).map_err(|error| error.to_string())?;
    for warning in &warnings {
        complain(&sentence(Language::English, warning));
    }
    Ok(format!("Made {}. Open it with: bottone {}", file.display(), file.display()))
}

fn list() -> String {
    let mut lines = vec!["Structures:".to_owned()];
    for entry in profiles::shelf::<Structure>(None) {
        let about = match &entry.profile {
            Ok(structure) => format!(
                "{}, {} chips, {}, {}",
                words::game_short(Language::English, &structure.game),
                structure.starting_stack,
                words::count(Language::English, "count-levels", structure.levels().count()),
                words::hours(Language::English, structure.minutes()),
            ),
            Err(error) => error.to_string(),
        };
        let own = if entry.origin == Origin::Shipped { "" } else { " (your own)" };
        lines.push(format!("  {:<36} {about}{own}", entry.id));
    }
    lines.join("\n")
}
