//! `bottone replay`: hands of the PHH format played again by the rules.

use std::{
    io, iter, panic,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Mutex, PoisonError},
    thread,
};

use clap::Args;

use super::{complain, rulebooks::OwnRulebooks, say};
use crate::{
    ask::sentence,
    store::{
        phh::{Batch, Batches, Piece, Rules, write_file},
        profiles::{Rulebooks, USUAL_RULEBOOK},
    },
    tongue::Language,
    view::words,
};

#[derive(Debug, Args)]
pub(super) struct Replay {
    /// Files with one hand (.phh) or many (.phhs).
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The rulebook for hands that name none in their field `_rules`.
    #[arg(long, value_name = "NAME", default_value = USUAL_RULEBOOK)]
    rules: String,
    #[command(flatten)]
    rulebooks: OwnRulebooks,
    /// Write the hands out again, numbered from 1, into a new file.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// What was found in all files.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    hands: usize,
    actions: usize,
    wrong: usize,
    unreadable: usize,
}

/// What was found in one hand, or in several one after the other.
#[derive(Default)]
struct Found {
    tally: Tally,
    lines: Vec<String>,
    rewritten: String,
}

impl Replay {
    /// Plays all hands of all files. The status says whether everything was as it should be.
    pub(super) fn run(&self) -> ExitCode {
        match self.tally() {
            Ok(tally) => {
                say(&summary(tally));
                let sound = tally.wrong + tally.unreadable == 0;
                if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
            }
            Err(error) => {
                complain(&error);
                ExitCode::FAILURE
            }
        }
    }

    fn tally(&self) -> Result<Tally, String> {
        let books = Rulebooks::on_the_shelf(self.rulebooks.folder().as_deref());
        books.find(&self.rules)?;
        let Some(path) = &self.write else { return self.replay(&books, &mut |_| Ok(())) };
        let mut tally = Ok(Tally::default());
        let written = write_file(path, |file| {
            tally = self.replay(&books, &mut |text| file.write_all(text.as_bytes()));
            tally.clone().map(drop).map_err(io::Error::other)
        });
        tally.and_then(|tally| {
            written.map(|()| tally).map_err(|error| format!("{}: {error}", path.display()))
        })
    }

    fn replay(
        &self,
        books: &Rulebooks,
        write: &mut dyn FnMut(&str) -> io::Result<()>,
    ) -> Result<Tally, String> {
        let rules = |name: Option<&str>| {
            let book = books.find(name.unwrap_or(&self.rules))?;
            Ok((book.betting.clone(), book.showdown))
        };
        let mut tally = Tally::default();
        for file in &self.files {
            let of_file = |error: io::Error| format!("{}: {error}", file.display());
            let mut batches = Batches::open(file).map_err(of_file)?;
            let mut next = batches.next();
            while let Some(batch) = next {
                let batch = batch.map_err(of_file)?;
                let job =
                    Job { file, rules: &rules, before: tally.hands, writes: self.write.is_some() };
                let (all, after) = job.play(&batch, || batches.next());
                next = after;
                for found in all {
                    tally.add(found.tally);
                    found.lines.iter().for_each(|line| say(line));
                    write(&found.rewritten).map_err(|error| error.to_string())?;
                }
            }
        }
        Ok(tally)
    }
}

/// So many hands are given to a processor at a time.
const SHARE: usize = 64;

/// The hands of one batch of one file.
struct Job<'a> {
    file: &'a Path,
    rules: Rules<'a>,
    /// How many hands came before.
    before: usize,
    writes: bool,
}

impl Job<'_> {
    /// Plays them, on as many processors as there are, and does something else meanwhile.
    fn play<T>(&self, batch: &Batch, meanwhile: impl FnOnce() -> T) -> (Vec<Found>, T) {
        let pieces: Vec<Piece<'_>> = batch.pieces().collect();
        // Who is done takes the next share, as hands are not all as long.
        let shares = Mutex::new(pieces.chunks(SHARE).zip((self.before..).step_by(SHARE)));
        let next = || shares.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work = || -> Vec<(usize, Found)> {
            let shares = iter::from_fn(next);
            shares.map(|(pieces, before)| (before, self.share(pieces, before))).collect()
        };
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let (mut found, done) = thread::scope(|scope| {
            let threads: Vec<_> = (0..processors).map(|_| scope.spawn(work)).collect();
            let done = meanwhile();
            // Hands that were not played must not pass for sound ones.
            let joined = threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|panic| panic::resume_unwind(panic)));
            let found: Vec<_> = joined.flatten().collect();
            (found, done)
        });
        found.sort_by_key(|(before, _)| *before);
        (found.into_iter().map(|(_, found)| found).collect(), done)
    }

    fn share(&self, pieces: &[Piece<'_>], before: usize) -> Found {
        let mut found = Found::default();
        for (number, piece) in (before + 1..).zip(pieces) {
            self.piece(piece, number, &mut found);
        }
        found
    }

    fn piece(&self, piece: &Piece<'_>, number: usize, found: &mut Found) {
        found.tally.hands += 1;
        let name = || match piece.number() {
            Some(number) => format!("{}, hand {number}", self.file.display()),
            None => self.file.display().to_string(),
        };
        let hand = match piece.read(self.rules) {
            Ok(hand) => hand,
            Err(fault) => {
                found.tally.unreadable += 1;
                found.lines.push(format!("{}, {fault}", name()));
                return;
            }
        };
        let replayed = hand.replay(|_| {});
        found.tally.actions += hand.actions();
        found.tally.wrong += usize::from(!replayed.wrong.is_empty());
        for wrong in &replayed.wrong {
            found.lines.push(format!("{}, {}", name(), sentence(&hand, &replayed, wrong)));
        }
        if self.writes
            && let Some(text) = hand.rewrite(&replayed, Some(number as u64))
        {
            found.rewritten.push_str(&text);
            found.rewritten.push('\n');
        }
    }
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.hands += other.hands;
        self.actions += other.actions;
        self.wrong += other.wrong;
        self.unreadable += other.unreadable;
    }
}

fn summary(tally: Tally) -> String {
    let hands = words::count(Language::English, "count-hands", tally.hands);
    let actions = words::count(Language::English, "count-actions", tally.actions);
    let mut faults = Vec::new();
    if tally.wrong > 0 {
        faults
            .push(format!("{} wrong", words::count(Language::English, "count-hands", tally.wrong)));
    }
    if tally.unreadable > 0 {
        faults.push(format!(
            "{} unreadable",
            words::count(Language::English, "count-hands", tally.unreadable)
        ));
    }
    let faults = if faults.is_empty() { "nothing wrong".to_owned() } else { faults.join(", ") };
    format!("{hands}, {actions}: {faults}.")
}
