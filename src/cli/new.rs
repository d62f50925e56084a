//! `bottone new`: an event from a structure.

use std::path::{Path, PathBuf};

use bottone_base::time::Timestamp;
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_rules::{
    chip_set::ChipSet,
    levels::{Structure, check as check_structure},
};
use bottone_session::{file, shared, time::SystemClock};
use bottone_store::profiles::{self, Origin, Rulebooks, USUAL_RULEBOOK};
use bottone_tournament::{
    history::Beginning,
    setup::{HouseRules, Setup},
};
use bottone_view::setup::sentence;
use bottone_view_structures::{maker as view, maker::MakerInput};
use bottone_vocabulary::words;
use clap::Args;

use super::{
    CommandError, LogArg, MirrorArg, operator, print_error,
    rulebooks::{OwnRulebooks, rulebook},
    structure::structure_of,
    usage_errors::{meaning, nearest},
};

#[derive(Debug, Args)]
pub(super) struct NewArgs {
    profile: Option<String>,
    file: Option<PathBuf>,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, value_name = "NAME", default_value = USUAL_RULEBOOK)]
    rules: String,
    #[arg(long, value_name = "KEY=VALUE,…", value_delimiter = ',')]
    make: Vec<String>,
    #[arg(long, value_name = "SHEET")]
    structure: Option<PathBuf>,
    #[arg(long, value_name = "CHIPS", requires = "structure")]
    stack: Option<String>,
    #[command(flatten)]
    log: LogArg,
    #[command(flatten)]
    mirror: MirrorArg,
    #[command(flatten)]
    own: OwnRulebooks,
}

/// Returns a structure by its name on the shelf, or from a file.
pub(super) fn structure(language: Language, name: &str) -> Result<(String, Structure), String> {
    let path = Path::new(name);
    if path.extension().is_some_and(|ending| ending == "ron") {
        let structure =
            profiles::read::<Structure>(path).map_err(|error| error.to_text(language))?;
        return Ok((structure.name.clone(), structure));
    }
    let shelf = profiles::shelf::<Structure>(None);
    let names: Vec<&str> = shelf.iter().map(|entry| entry.id.as_str()).collect();
    let unknown = Saying::of("cli-no-structure").with("name", name).with("names", names.join(", "));
    let unknown = meaning(unknown, nearest(name, names.iter().copied()));
    let found = shelf.into_iter().find(|entry| entry.id == name);
    let found = found.ok_or_else(|| unknown.to_text(language))?;
    let structure = found.profile.map_err(|error| error.to_text(language))?;
    Ok((structure.name.clone(), structure))
}

pub(super) fn make(language: Language, new: &NewArgs) -> Result<String, CommandError> {
    let Some(first) = &new.profile else {
        if new.structure.is_some() {
            return Err(language.word("cli-which-file-structure").into());
        }
        let wished = !new.make.is_empty();
        return if wished {
            Err(language.word("cli-which-file-made").into())
        } else {
            Ok(list(language))
        };
    };
    // A made structure needs no profile: the one word left is the file.
    let log = new.log.address(language)?;
    if new.structure.is_some() && !new.make.is_empty() {
        return Err(language.word("cli-make-or-structure").into());
    }
    let (file, (name, structure)) = match &new.file {
        Some(_) if new.structure.is_some() => {
            return Err(language.word("cli-structure-or-profile").into());
        }
        None if let Some(sheet) = &new.structure => {
            (Some(PathBuf::from(first)), structure_of_sheet(language, sheet, new.stack.as_deref())?)
        }
        None if !new.make.is_empty() => {
            (Some(PathBuf::from(first)), structure_of_wishes(language, &new.make)?)
        }
        None if log.is_some() => (None, structure(language, first)?),
        None => return Err(language.word("cli-which-file").into()),
        Some(_) if !new.make.is_empty() => return Err(language.word("cli-make-or-profile").into()),
        Some(file) => (Some(file.clone()), structure(language, first)?),
    };
    let books = Rulebooks::load(new.own.folder(language)?.as_deref());
    let rulebook = rulebook(&books, &new.rules).map_err(|why| why.to_text(language))?.clone();
    let house = HouseRules { rulebook, ..HouseRules::default() };
    let setup = Setup { name: new.name.clone().unwrap_or(name), house, ..Setup::default() };
    let beginning = Beginning::new(Timestamp::default(), setup, structure);
    let warnings = check_structure(&beginning.structure);
    let made = match (&log, &file) {
        (Some(log), file) => shared::create(log, file.as_deref(), beginning, None).map(drop),
        (None, file) => {
            let clock = Box::new(SystemClock::start());
            let file = file.as_deref().unwrap_or(Path::new(""));
            file::create(file, beginning, clock, operator(language)).map(|mut desk| {
                new.mirror.begin(desk.as_mut());
                MirrorArg::end(language, desk.as_mut());
            })
        }
    };
    made.map_err(|error| CommandError::to_open(language, &error))?;
    for warning in &warnings {
        print_error(&sentence(language, warning));
    }
    Ok(match log {
        Some(log) => Saying::of("network-made")
            .with("event", log.event().to_owned())
            .with("place", log.place()),
        None => Saying::of("cli-made").with("file", file.unwrap_or_default().as_path()),
    }
    .to_text(language))
}

/// Returns the structure of a sheet, if every line of it was understood.
fn structure_of_sheet(
    language: Language,
    sheet: &Path,
    stack: Option<&str>,
) -> Result<(String, Structure), String> {
    match structure_of(language, sheet, None, stack)? {
        (structure, None) => Ok((structure.name.clone(), structure)),
        (_, Some(unread)) => Err(unread),
    }
}

/// Makes the structure for the wishes of `--make`, with a name that describes it. Unmet wishes are
/// printed.
fn structure_of_wishes(
    language: Language,
    wishes: &[String],
) -> Result<(String, Structure), String> {
    let mut lines = Vec::with_capacity(wishes.len());
    for line in wishes {
        let no_value = || Saying::of("maker-no-value").with("found", line.as_str());
        let (key, value) = line.split_once('=').ok_or_else(|| no_value().to_text(language))?;
        lines.push((key.trim(), value));
    }
    // An end and a length are calculated from the start.
    lines.sort_by_key(|(key, _)| *key != "start");
    let mut asked = MakerInput::default();
    for (key, value) in lines {
        if key == "chips" {
            asked.chips = Some(chip_set(language, value.trim())?);
        } else {
            asked = asked.set(key, value).map_err(|why| of_key(key, why).to_text(language))?;
        }
    }
    let wish = asked.wish().map_err(|why| view::fault(&why).to_text(language))?;
    let made = bottone_maker::make(&wish).map_err(|why| view::fault(&why).to_text(language))?;
    for unmet in &made.unmet {
        for sentence in view::unmet(language, Some(asked.start), unmet) {
            print_error(&sentence);
        }
    }
    let name = view::name(&wish).to_text(language);
    Ok((name.clone(), Structure { name, source: view::source(), ..made.structure }))
}

/// Returns the error for the value of a key.
fn of_key(key: &str, what: Saying) -> Saying {
    Saying::of("maker-of-key").with("key", key).with("what", what)
}

/// Returns a set of chips by its name on the shelf, or from a file.
fn chip_set(language: Language, name: &str) -> Result<ChipSet, String> {
    let path = Path::new(name);
    if path.extension().is_some_and(|ending| ending == "ron") {
        return profiles::read(path).map_err(|error| error.to_text(language));
    }
    let shelf = profiles::shelf::<ChipSet>(None);
    let names: Vec<&str> = shelf.iter().map(|entry| entry.id.as_str()).collect();
    let unknown = Saying::of("cli-no-chips").with("name", name).with("names", names.join(", "));
    let unknown = meaning(unknown, nearest(name, names.iter().copied()));
    let found = shelf.into_iter().find(|entry| entry.id == name);
    let found = found.ok_or_else(|| unknown.to_text(language))?;
    found.profile.map_err(|error| error.to_text(language))
}

fn list(language: Language) -> String {
    let mut lines = vec![language.word("cli-structures")];
    for entry in profiles::shelf::<Structure>(None) {
        let about = match &entry.profile {
            Ok(structure) => Saying::of("cli-structure-line")
                .with("game", words::game_short(language, &structure.game))
                .with("stack", structure.starting_stack)
                .with("levels", Saying::count("count-levels", structure.levels().count()))
                .with("time", words::hours(language, structure.minutes()))
                .to_text(language),
            Err(error) => error.to_text(language),
        };
        let own = match entry.origin {
            Origin::Shipped => String::new(),
            Origin::File(_) => format!(" {}", language.word("cli-own")),
        };
        lines.push(format!("  {:<36} {about}{own}", entry.id));
    }
    lines.join("\n")
}
