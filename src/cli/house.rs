//! `bottone house`: a house is made, shown and checked, and its people are listed.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{Args, Subcommand};

use super::{
    Done, complain, of_file, operator, progress,
    record::{Verdict, cannot_be_read, decided, leaves_out, opened},
    say,
};
use crate::{
    house::setup::Setup,
    i18n::{Filling, Language, Saying, Told as _},
    session::{
        house::{self, Agreement, HouseDesk, OpenedHouse, RecordFaultAt, agreement, fault_told},
        time::SystemClock,
    },
    store::{cores::each_on_all_cores, folder},
    view::house::{people, standing},
};

#[derive(Debug, Args)]
pub(super) struct HouseAsked {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    New {
        house: PathBuf,
        #[arg(long)]
        name: Option<String>,
        #[arg(long = "least-age", value_name = "YEARS")]
        age: Option<u8>,
        #[arg(long, value_name = "WHOM")]
        call: Option<String>,
    },
    Show {
        house: PathBuf,
    },
    Check {
        house: PathBuf,
    },
    People {
        house: PathBuf,
    },
}

impl HouseAsked {
    pub(super) fn run(self, language: Language) -> ExitCode {
        let done = match self.what {
            What::New { house, name, age, call } => {
                let setup = Setup {
                    name: name.unwrap_or_else(|| called(&house)),
                    least_age: age,
                    call: call.unwrap_or_default(),
                };
                make(language, &house, setup)
            }
            What::Show { house } => show(language, &house),
            What::Check { house } => return check(language, &house::file_of(&house)).into(),
            What::People { house } => list(language, &house),
        };
        match done {
            Ok(text) => {
                say(&text);
                ExitCode::SUCCESS
            }
            Err(why) => {
                complain(&why);
                ExitCode::FAILURE
            }
        }
    }
}

/// What a house is called that nobody gave a name: as its folder.
fn called(folder: &Path) -> String {
    folder.file_name().map_or_else(|| "Bottone".to_owned(), |name| name.to_string_lossy().into())
}

fn make(language: Language, folder: &Path, setup: Setup) -> Done {
    if !setup.is_sound() {
        return Err(language.word("house-refusal-not-understood"));
    }
    let clock = Box::new(SystemClock::start());
    let mut desk = house::create(folder, setup, clock, operator(language))
        .map_err(|error| error.told(language))?;
    let count = desk.list_events().map_err(|error| error.told(language))?;
    let made = Saying::of("house-made")
        .with("file", desk.path())
        .with("events", Saying::count("house-count-events", count));
    Ok(made.told(language))
}

fn opened_house(language: Language, named: &Path) -> Result<OpenedHouse, String> {
    let clock = Box::new(SystemClock::start());
    house::read(&house::file_of(named), clock, operator(language))
        .map_err(|error| error.told(language))
}

/// Opens a house to be read, and says what there is to say of its file.
fn read(language: Language, named: &Path) -> Result<HouseDesk, String> {
    let OpenedHouse { desk, notices, .. } = opened_house(language, named)?;
    for notice in &notices {
        complain(&of_file(desk.path(), notice.told(language)).told(language));
    }
    Ok(desk)
}

fn show(language: Language, named: &Path) -> Done {
    let desk = read(language, named)?;
    let pretty = ron::ser::PrettyConfig::default().indentor("  ".to_owned());
    ron::ser::to_string_pretty(desk.house(), pretty).map_err(|error| error.to_string())
}

fn list(language: Language, named: &Path) -> Done {
    let desk = read(language, named)?;
    let lines = people(desk.house())
        .into_iter()
        .map(|line| format!("{}\t{}\t{}\t{}", line.person, line.name, line.card, line.country));
    let mut lines: Vec<String> = lines.collect();
    lines.push(standing(language, desk.house()));
    Ok(lines.join("\n"))
}

/// Decides every record of a house and of its events again, and compares them.
fn check(language: Language, file: &Path) -> Verdict {
    let clock = Box::new(SystemClock::start());
    let house = match house::read(file, clock, operator(language)) {
        Ok(house) => house,
        Err(error) => {
            let (what, verdict) = cannot_be_read(language, &error);
            complain(&what);
            return verdict;
        }
    };
    let mut verdict = own_file(language, file, &house);
    let files = folder::events_beside(file, usize::MAX);
    let bar = progress(language, files.len() as u64, "house-events-decided");
    let seen = each_on_all_cores(&files, |file| {
        let seen = Seen::of(language, file);
        bar.inc(1);
        seen
    });
    bar.finish_and_clear();
    let (mut events, mut unread) = (Vec::new(), Vec::new());
    for (file, seen) in files.iter().zip(seen) {
        verdict = verdict.and(seen.verdict);
        seen.complaints.iter().for_each(|complaint| complain(complaint));
        match seen.event {
            Some(event) => events.push(event),
            None => unread.extend(file.file_name().map(|name| name.to_string_lossy().into())),
        }
    }
    for disagreement in agreement(house.desk.house(), &events, &unread) {
        verdict = verdict.and(Verdict::Disagrees);
        complain(&of_file(file, disagreement.told(language)).told(language));
    }
    let sound = Saying::of(if verdict == Verdict::Sound { "house-sound" } else { "house-checked" })
        .with("file", file)
        .with("records", Saying::count("count-records", house.desk.history().records().len()))
        .with("count", Filling::Count(events.len() as u64))
        .with("standing", standing(language, house.desk.house()));
    say(&sound.told(language));
    verdict
}

/// Decides the records of the house's own file again.
fn own_file(language: Language, file: &Path, house: &OpenedHouse) -> Verdict {
    let mut verdict = Verdict::Sound;
    for notice in &house.notices {
        complain(&of_file(file, notice.told(language)).told(language));
        verdict = verdict.and(match notice {
            crate::store::journal::Notice::Newer { .. } => Verdict::Newer,
            crate::store::journal::Notice::Impossible { .. } => Verdict::NotDecidedSo,
            crate::store::journal::Notice::TornLeft { .. } => Verdict::TailSetAside,
            _ if leaves_out(notice) => Verdict::Damaged,
            _ => Verdict::Sound,
        });
    }
    if let Err(RecordFaultAt { number, fault }) = house::decided_again(&house.desk) {
        let what = Saying::of("cli-line")
            .with("file", file)
            .with("line", number + 2)
            .with("what", fault_told(language, fault));
        complain(&what.told(language));
        verdict = verdict.and(Verdict::NotDecidedSo);
    }
    verdict
}

/// What came of one event's file.
struct Seen {
    verdict: Verdict,
    complaints: Vec<String>,
    event: Option<Agreement>,
}

impl Seen {
    fn of(language: Language, file: &Path) -> Self {
        match opened(language, file) {
            Ok(opened) => {
                let found = decided(language, file, &opened, || {});
                let event = Agreement::of(file, opened.seal.clone(), opened.desk.tournament());
                let (verdict, complaints) = (found.verdict, found.complaints);
                Self { verdict, complaints, event: Some(event) }
            }
            Err(error) => {
                let (what, verdict) = cannot_be_read(language, &error);
                Self { verdict, complaints: vec![what], event: None }
            }
        }
    }
}
