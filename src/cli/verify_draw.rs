//! `bottone verify-draw`: repeats every draw of an event and compares it with the published one.

use std::{
    io,
    path::{Path, PathBuf},
};

use bottone_base::fair::{Secret, typed_code};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_proof::{
    DrawFault, DrawSubject, ExpectedLine, HEAD, ReplayResult, ReplayedDraw, Sealing,
};
use bottone_session::Desk as _;
use bottone_store::{IfExists, write_document};
use bottone_tournament::{
    Event,
    draws::{DrawEvent, book},
    history::Record,
};
use bottone_vocabulary::words;
use clap::Args;

use super::{of_file, print_line, record::read};

#[derive(Debug, Args)]
pub(super) struct VerifyDrawArgs {
    file: PathBuf,
    #[arg(long)]
    code: Option<String>,
    #[arg(long, value_name = "FILE")]
    publish: Option<PathBuf>,
}

/// The longest published text that is read: ten times that of 10,000 players.
const LONGEST: u64 = 64 << 20;

impl VerifyDrawArgs {
    /// Returns whether every draw follows from its seed, and the given code, if any, is theirs.
    pub(super) fn run(&self, language: Language) -> Result<bool, String> {
        let (text, secrets) = self.published(language)?;
        let verdict = bottone_proof::replay(&text, &secrets).map_err(|unread| {
            let line = Saying::of("cli-line").with("file", self.file.as_path());
            line.with("line", unread.line).with("what", expected(unread.expected)).to_text(language)
        })?;
        print_line(&verdict.event);
        for draw in &verdict.draws {
            print_line(&line(language, draw));
        }
        let wrong = verdict.draws.iter().filter(|draw| !is_confirmed(draw)).count();
        print_line(&if wrong == 0 {
            language.say("draw-all-fine", &[("count", verdict.draws.len().into())])
        } else {
            language.say("draw-some-wrong", &[("count", wrong.into())])
        });
        let undone = verdict
            .draws
            .iter()
            .filter(|draw| !draw.stands && matches!(draw.sealing, Sealing::Closed | Sealing::Kept));
        let undone = undone.count();
        if undone > 0 {
            print_line(&language.say("draw-some-undone", &[("count", undone.into())]));
        }
        let coded = self.print_code(language, &verdict);
        if let Some(out) = &self.publish {
            write_new_file(language, out, text.as_bytes())?;
            print_line(
                &language.say("draw-published", &[("file", out.display().to_string().into())]),
            );
        }
        Ok(coded && verdict.is_valid())
    }

    /// Returns the published text of the event, and the secrets that only the event's file has.
    fn published(&self, language: Language) -> Result<(String, Vec<Secret>), String> {
        let text = bottone_store::text_starting_with(&self.file, HEAD, LONGEST)
            .map_err(|error| of_file(&self.file, &error).to_text(language))?;
        if let Some(text) = text {
            return Ok((text, Vec::new()));
        }
        let (session, left_out) = read(language, &self.file)?;
        if let Some(left_out) = left_out {
            return Err(left_out.sentence);
        }
        let events = session.records().iter().flat_map(Record::events);
        let secrets = events.filter_map(|event| match event {
            Event::Draws(DrawEvent::Sealed(secret)) => Some(*secret),
            _ => None,
        });
        let secrets = secrets.collect();
        Ok((book(session.beginning(), session.records()).text, secrets))
    }

    /// Prints the code, and returns whether it is the requested one.
    fn print_code(&self, language: Language, verdict: &ReplayResult) -> bool {
        if let Some((_, hash)) = verdict.hashes.last() {
            let gaps = [("code", hash.code().into()), ("hash", hash.to_string().into())];
            print_line(&language.say("draw-code-now", &gaps));
        }
        let Some(asked) = &self.code else { return true };
        let asked = typed_code(asked);
        let found = verdict.draws_at_code(&asked);
        print_line(&match found {
            Some(draws) => {
                let gaps = [("code", asked.into()), ("count", u64::from(draws).into())];
                language.say("draw-code-found", &gaps)
            }
            None => language.say("draw-code-unknown", &[("code", asked.into())]),
        });
        found.is_some()
    }
}

fn is_confirmed(draw: &ReplayedDraw) -> bool {
    draw.wrong.is_none() && draw.sealing != Sealing::Broken
}

/// Returns the line of a draw: "Draw 3 · 21:06:11 · table 9 broke · 7 seats · seed 12 · as
/// published · …".
fn line(language: Language, draw: &ReplayedDraw) -> String {
    let what = match draw.subject {
        DrawSubject::Seats => language.word("draw-what-seats"),
        DrawSubject::Break(table) => {
            language.say("draw-what-break", &[("table", table.to_string().into())])
        }
        DrawSubject::Redraw => language.word("draw-what-redraw"),
        DrawSubject::Envelope => language.word("draw-what-envelope"),
        DrawSubject::LastHands(_) => language.word("draw-what-last"),
    };
    let number = language.say("draw-number", &[("number", draw.number.to_string().into())]);
    let seats = match draw.subject {
        DrawSubject::Envelope | DrawSubject::LastHands(_) => None,
        _ => Some(language.say("draw-seats", &[("count", draw.seats.into())])),
    };
    let seed = language.say("draw-its-seed", &[("seed", draw.seed.to_string().into())]);
    let made = draw.wrong.map_or_else(|| language.word("draw-fine"), |of| difference(language, of));
    let sealing = language.word(match draw.sealing {
        Sealing::House => "draw-seed-club",
        Sealing::Closed => "draw-seed-closed",
        Sealing::Kept => "draw-seed-kept",
        Sealing::Broken => "draw-seed-broken",
    });
    let back = (!draw.stands).then(|| language.word("draw-undone"));
    let when = format!("{} {}", words::date(language, draw.at), words::time_to_the_second(draw.at));
    let parts = [Some(number), Some(when), Some(what), seats, Some(seed), Some(made)];
    parts.into_iter().chain([Some(sealing), back]).flatten().collect::<Vec<_>>().join(" · ")
}

fn expected(what: ExpectedLine) -> Saying {
    Saying::of(match what {
        ExpectedLine::Head => "draw-expected-head",
        ExpectedLine::Event => "draw-expected-event",
        ExpectedLine::Line => "draw-expected-line",
        ExpectedLine::Draw => "draw-expected-draw",
        ExpectedLine::Sequel => "draw-expected-other",
    })
}

fn difference(language: Language, wrong: DrawFault) -> String {
    let number = |entry: u32| ("entry", entry.to_string().into());
    match wrong {
        DrawFault::Seat(entry, Some(seat)) => {
            let seat = ("seat", words::seat(language, seat).into());
            language.say("draw-wrong-seat", &[number(entry), seat])
        }
        DrawFault::Seat(entry, None) => language.say("draw-wrong-entry", &[number(entry)]),
        DrawFault::Button(table) => {
            language.say("draw-wrong-button", &[("table", table.to_string().into())])
        }
        DrawFault::Envelope(_) => language.word("draw-wrong-envelope"),
        DrawFault::LastHands(card) => {
            language.say("draw-wrong-last", &[("card", card.to_string().into())])
        }
        DrawFault::Forgotten(entry) => language.say("draw-wrong-forgotten", &[number(entry)]),
        DrawFault::NotEnough => language.word("draw-wrong-not-enough"),
    }
}

/// Writes a new file. An existing file of that name is kept: the user may have confused the two.
fn write_new_file(language: Language, path: &Path, bytes: &[u8]) -> Result<(), String> {
    write_document(path, IfExists::Keep, bytes).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            Saying::of("files-exists").with("path", path).to_text(language)
        }
        _ => of_file(path, &error).to_text(language),
    })
}
