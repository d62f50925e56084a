//! `bottone replay`: replays hands in the PHH format by the rules.

use std::{
    io, iter, panic,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Mutex, PoisonError},
    thread,
};

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_store::{
    phh::{Batch, Batches, RawHand, RulesLookup, write_file},
    profiles::{Rulebooks, USUAL_RULEBOOK},
};
use bottone_view_table::hand_faults::hand_fault as fault_text;
use clap::Args;

use super::{
    of_file, print_error, print_line,
    rulebooks::{OwnRulebooks, rulebook},
};

#[derive(Debug, Args)]
pub(super) struct ReplayArgs {
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "NAME", default_value = USUAL_RULEBOOK)]
    rules: String,
    #[command(flatten)]
    rulebooks: OwnRulebooks,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// The numbers of hands, of actions, of wrong hands and of unreadable hands.
#[derive(Clone, Copy, Debug, Default)]
struct HandTally {
    hands: usize,
    actions: usize,
    wrong: usize,
    unreadable: usize,
}

/// The result for one hand, or for several in sequence.
#[derive(Default)]
struct ReplayOutcome {
    tally: HandTally,
    lines: Vec<String>,
    rewritten: String,
}

impl ReplayArgs {
    /// Plays all hands of all files. The exit status is success unless a hand is wrong or
    /// unreadable.
    pub(super) fn run(&self, language: Language) -> ExitCode {
        match self.tally(language) {
            Ok(tally) => {
                print_line(&summary(tally).to_text(language));
                let sound = tally.wrong + tally.unreadable == 0;
                if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
            }
            Err(error) => {
                print_error(&error);
                ExitCode::FAILURE
            }
        }
    }

    fn tally(&self, language: Language) -> Result<HandTally, String> {
        let books = Rulebooks::load(self.rulebooks.folder(language)?.as_deref());
        rulebook(&books, &self.rules).map_err(|why| why.to_text(language))?;
        let Some(path) = &self.write else { return self.replay(language, &books, &mut |_| Ok(())) };
        let mut tally = Ok(HandTally::default());
        let written = write_file(path, |file| {
            tally = self.replay(language, &books, &mut |text| file.write_all(text.as_bytes()));
            tally.clone().map(drop).map_err(io::Error::other)
        });
        tally.and_then(|tally| {
            let failed = |error: io::Error| match error.kind() {
                io::ErrorKind::AlreadyExists => {
                    Saying::of("files-exists").with("path", path.as_path())
                }
                _ => of_file(path, &error),
            };
            let failed = |error| failed(error).to_text(language);
            written.map(|()| tally).map_err(failed)
        })
    }

    fn replay(
        &self,
        language: Language,
        books: &Rulebooks,
        write: &mut dyn FnMut(&str) -> io::Result<()>,
    ) -> Result<HandTally, String> {
        let rules = |name: Option<&str>| {
            let book = books.find(name.unwrap_or(&self.rules))?;
            Ok(book.into())
        };
        let mut tally = HandTally::default();
        for file in &self.files {
            let of_file = |error: io::Error| of_file(file, &error).to_text(language);
            let mut batches = Batches::open(file).map_err(of_file)?;
            let mut next = batches.next();
            if let Some(Ok(first)) = &next
                && !first.has_variant()
            {
                print_line(&super::of_file(file, Saying::of("cli-no-phh")).to_text(language));
            }
            while let Some(batch) = next {
                let batch = batch.map_err(of_file)?;
                let (rules, before, writes) = (&rules, tally.hands, self.write.is_some());
                let job = BatchJob { language, file, rules, before, writes };
                let (all, after) = job.play(&batch, || batches.next());
                next = after;
                for found in all {
                    tally.add(found.tally);
                    found.lines.iter().for_each(|line| print_line(line));
                    write(&found.rewritten).map_err(|error| error.to_string())?;
                }
            }
        }
        Ok(tally)
    }
}

/// The number of hands given to a thread at a time.
const SHARE: usize = 64;

/// The hands of one batch of one file.
struct BatchJob<'a> {
    language: Language,
    file: &'a Path,
    rules: RulesLookup<'a>,
    /// The number of hands before this batch.
    before: usize,
    writes: bool,
}

impl BatchJob<'_> {
    /// Plays the hands on all processors, while this thread runs `meanwhile`.
    fn play<T>(&self, batch: &Batch, meanwhile: impl FnOnce() -> T) -> (Vec<ReplayOutcome>, T) {
        let pieces: Vec<RawHand<'_>> = batch.pieces().collect();
        // A free thread takes the next share, because hands differ in length.
        let shares = Mutex::new(pieces.chunks(SHARE).zip((self.before..).step_by(SHARE)));
        let next = || shares.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work = || -> Vec<(usize, ReplayOutcome)> {
            let shares = iter::from_fn(next);
            shares.map(|(pieces, before)| (before, self.run(pieces, before))).collect()
        };
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let (mut found, done) = thread::scope(|scope| {
            let threads: Vec<_> = (0..processors).map(|_| scope.spawn(work)).collect();
            let done = meanwhile();
            // A panic in a thread ends the program, because its unplayed hands must not count as
            // right.
            let joined = threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|panic| panic::resume_unwind(panic)));
            let found: Vec<_> = joined.flatten().collect();
            (found, done)
        });
        found.sort_by_key(|(before, _)| *before);
        (found.into_iter().map(|(_, found)| found).collect(), done)
    }

    fn run(&self, pieces: &[RawHand<'_>], before: usize) -> ReplayOutcome {
        let mut found = ReplayOutcome::default();
        for (number, piece) in (before + 1..).zip(pieces) {
            self.piece(piece, number, &mut found);
        }
        found
    }

    fn piece(&self, piece: &RawHand<'_>, number: usize, found: &mut ReplayOutcome) {
        found.tally.hands += 1;
        let name = || match piece.number() {
            Some(number) => Saying::of("cli-hand").with("file", self.file).with("number", number),
            None => Saying::AsItIs(self.file.display().to_string()),
        };
        let of_hand = |hand: Saying, what: String| {
            Saying::of("cli-in-hand").with("hand", hand).with("what", what).to_text(self.language)
        };
        let hand = match piece.read(self.rules) {
            Ok(hand) => hand,
            Err(fault) => {
                found.tally.unreadable += 1;
                found.lines.push(of_hand(name(), fault.to_text(self.language)));
                return;
            }
        };
        let replayed = hand.replay(|_| {});
        found.tally.actions += hand.actions();
        found.tally.wrong += usize::from(!replayed.wrong.is_empty());
        if hand.is_in_hundredths() && !replayed.wrong.is_empty() {
            let what = Saying::of("cli-in-hundredths").to_text(self.language);
            found.lines.push(of_hand(name(), what));
        }
        for wrong in &replayed.wrong {
            let action = |number| hand.action(number);
            let what = fault_text(self.language, wrong, &replayed.hand, action);
            found.lines.push(of_hand(name(), what));
        }
        if self.writes
            && let Some(text) = hand.rewrite(&replayed, Some(number as u64))
        {
            found.rewritten.push_str(&text);
            found.rewritten.push('\n');
        }
    }
}

impl HandTally {
    fn add(&mut self, other: Self) {
        self.hands += other.hands;
        self.actions += other.actions;
        self.wrong += other.wrong;
        self.unreadable += other.unreadable;
    }
}

fn summary(tally: HandTally) -> Saying {
    let hands = |number| Saying::count("count-hands", number);
    let wrong =
        (tally.wrong > 0).then(|| Saying::of("cli-wrong").with("hands", hands(tally.wrong)));
    let unreadable = (tally.unreadable > 0)
        .then(|| Saying::of("cli-unreadable").with("hands", hands(tally.unreadable)));
    let both = |one: Saying, other| Saying::of("cli-both").with("one", one).with("other", other);
    let faults = wrong.into_iter().chain(unreadable).reduce(both);
    Saying::of("cli-replayed")
        .with("hands", hands(tally.hands))
        .with("actions", Saying::count("count-actions", tally.actions))
        .with("faults", faults.unwrap_or(Saying::of("cli-nothing-wrong")))
}
