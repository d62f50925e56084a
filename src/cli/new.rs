//! `bottone new`: an event from a structure.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{Done, complain, desk, rulebooks::OwnRulebooks};
use crate::{
    i18n::{Language, Saying, Told as _},
    rules::{
        levels::{Structure, check as check_structure},
        time::Timestamp,
    },
    session::{Session, time::SystemClock},
    store::profiles::{self, Origin, Rulebooks, USUAL_RULEBOOK},
    tournament::{
        history::Beginning,
        setup::{House, Setup},
    },
    view::{setup::sentence, words},
};

#[derive(Debug, Args)]
pub(super) struct New {
    profile: Option<String>,
    file: Option<PathBuf>,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, value_name = "NAME", default_value = USUAL_RULEBOOK)]
    rules: String,
    #[command(flatten)]
    own: OwnRulebooks,
}

/// A structure by its name on the shelf, or from a file.
pub(super) fn structure(language: Language, name: &str) -> Result<(String, Structure), String> {
    let path = Path::new(name);
    if path.extension().is_some_and(|ending| ending == "ron") {
        let structure = profiles::read::<Structure>(path).map_err(|error| error.told(language))?;
        return Ok((structure.name.clone(), structure));
    }
    let shelf = profiles::shelf::<Structure>(None);
    let names: Vec<&str> = shelf.iter().map(|entry| entry.id.as_str()).collect();
    let unknown = Saying::of("cli-no-structure").with("name", name).with("names", names.join(", "));
    let found = shelf.into_iter().find(|entry| entry.id == name);
    let found = found.ok_or_else(|| unknown.told(language))?;
    let structure = found.profile.map_err(|error| error.told(language))?;
    Ok((structure.name.clone(), structure))
}

pub(super) fn make(language: Language, new: &New) -> Done {
    let Some(profile) = &new.profile else { return Ok(list(language)) };
    let Some(file) = &new.file else {
        return Err(language.word("cli-which-file"));
    };
    let (name, structure) = structure(language, profile)?;
    let books = Rulebooks::on_the_shelf(new.own.folder().as_deref());
    let rulebook = books.find(&new.rules).map_err(|why| why.told(language))?.clone();
    let house = House { rulebook, ..House::default() };
    let setup = Setup { name: new.name.clone().unwrap_or(name), house, ..Setup::default() };
    let beginning = Beginning { at: Timestamp::default(), setup, structure };
    let clock = Box::new(SystemClock::start());
    let warnings = check_structure(&beginning.structure);
    Session::create(file, beginning, clock, desk(language))
        .map_err(|error| error.told(language))?;
    for warning in &warnings {
        complain(&sentence(language, warning));
    }
    Ok(Saying::of("cli-made").with("file", file.as_path()).told(language))
}

fn list(language: Language) -> String {
    let mut lines = vec![language.word("cli-structures")];
    for entry in profiles::shelf::<Structure>(None) {
        let about = match &entry.profile {
            Ok(structure) => Saying::of("cli-structure")
                .with("game", words::game_short(language, &structure.game))
                .with("stack", structure.starting_stack)
                .with("levels", Saying::count("count-levels", structure.levels().count()))
                .with("time", words::hours(language, structure.minutes()))
                .told(language),
            Err(error) => error.told(language),
        };
        let own = match entry.origin {
            Origin::Shipped => String::new(),
            Origin::File(_) => format!(" {}", language.word("cli-own")),
        };
        lines.push(format!("  {:<36} {about}{own}", entry.id));
    }
    lines.join("\n")
}
