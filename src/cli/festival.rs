//! `bottone rehearse --festival`: flights by chance, and the day that is made of them.

use std::path::Path;

use super::{of_file, rehearse::CURTAIN};
use crate::{
    i18n::{Language, Saying, Told as _},
    rehearsal::{Festival, Rehearsal, RehearsalError, Script, Until},
    rules::{
        buy_in::BuyIn,
        levels::{Row, Structure},
        money::Money,
        time::{Span, Timestamp},
    },
    session::{
        Operator, file,
        flights::{OpenFlight, Wishes, plan},
        time::StageClock,
    },
    tournament::{history::Beginning, setup::Setup},
};

/// In which level a flight ends where the structure does not say.
const LAST_LEVEL: usize = 9;

/// What is played.
pub(super) struct Programme {
    pub(super) name: String,
    pub(super) structure: Structure,
    pub(super) operator: Operator,
    pub(super) flights: u8,
    pub(super) entries: u32,
    pub(super) seats: u8,
    pub(super) seed: u64,
}

/// Plays all of it into files of this folder, which is made, and says what came of it.
pub(super) fn play(
    language: Language,
    folder: &Path,
    programme: &Programme,
) -> Result<String, String> {
    let of = |path: &Path, why: String| of_file(path, why).told(language);
    crate::store::folder::make(folder).map_err(|error| of_file(folder, &error).told(language))?;
    let mut festival = Festival::new(programme.seed);
    let mut paths = Vec::with_capacity(programme.flights.into());
    let each = programme.entries / u32::from(programme.flights.max(1));
    for nth in 0..programme.flights {
        let letter = char::from(b'A' + nth);
        let path = folder.join(format!("1{letter}.ron"));
        let clock = StageClock::at(evening(nth));
        let day = Saying::of("cli-festival-flight").with("letter", letter.to_string());
        let beginning = programme.beginning(day.told(Language::English));
        let stage = Box::new(clock.clone());
        let mut desk = file::create(&path, beginning, stage, programme.operator.clone())
            .map_err(|error| error.told(language))?;
        let script = Script {
            entries: each,
            guests: festival.guests(each),
            seed: programme.seed.wrapping_add(nth.into()),
            until: programme.end(),
            office: false,
        };
        let played = Rehearsal::new(desk.as_mut(), clock, script).with_bags().play(|_| {});
        played.map_err(|error| of(&path, error.told(language)))?;
        paths.push(path);
    }
    let into = folder.join("2.ron");
    let clock = StageClock::at(evening(programme.flights));
    let mut flights = Vec::with_capacity(paths.len());
    for path in &paths {
        let flight = OpenFlight::of(path, Box::new(clock.clone()), programme.operator.clone());
        flights.push(flight.map_err(|error| error.told(language))?);
    }
    let wishes =
        Wishes { day: Language::English.word("day-two-named"), seats: true, ..Wishes::default() };
    let planned = plan(flights, &wishes, Box::new(clock.clone()), programme.operator.clone());
    planned.and_then(|planned| planned.write(&into)).map_err(|error| error.told(language))?;
    let stage = Box::new(clock.clone());
    let opened = file::open(&into, stage, programme.operator.clone());
    let mut desk = opened.map_err(|error| error.told(language))?.desk;
    let told = |error: RehearsalError| of(&into, error.told(language));
    let corrections = festival.put_right(desk.as_mut()).map_err(told)?;
    let (entries, players) = {
        let entries = desk.tournament().entries();
        (entries.count(), entries.playing_count())
    };
    let seed = programme.seed.wrapping_mul(31);
    let until = Until::End;
    let script = Script { entries: 0, guests: Vec::new(), seed, until, office: false };
    let played = Rehearsal::new(desk.as_mut(), clock, script).resumed().play(|_| {});
    played.map_err(told)?;
    Ok(Saying::of("cli-festival-played")
        .with("folder", folder)
        .with("flights", Saying::count("count-flights", programme.flights.into()))
        .with("entries", Saying::count("count-entries", entries))
        .with("players", Saying::count("count-players", players))
        .with("corrections", Saying::count("count-corrections", corrections))
        .told(language))
}

impl Programme {
    fn beginning(&self, day: String) -> Beginning {
        let price = |units: i64| Money::from_minor(units * 100);
        let setup = Setup {
            name: self.name.clone(),
            day,
            buy_in: BuyIn { prize: price(100), fee: price(10), ..BuyIn::default() },
            guarantee: price(i64::from(self.entries) * 130),
            seats: self.seats,
            ..Setup::default()
        };
        Beginning { at: CURTAIN, setup, structure: self.structure.clone() }
    }

    fn end(&self) -> Until {
        if self.structure.rows.contains(&Row::EndOfDay) {
            return Until::Day;
        }
        Until::Level { number: LAST_LEVEL, into: Span::ZERO }
    }
}

/// A day later each.
fn evening(nth: u8) -> Timestamp {
    CURTAIN.after(Span::from_minutes(24 * 60 * i64::from(nth)))
}
