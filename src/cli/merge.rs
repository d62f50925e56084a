//! `bottone merge`: the next day of several flights.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};

use super::{complain, operator, say};
use crate::{
    i18n::{Language, Saying, Told as _},
    rules::{
        buy_in::BuyIn,
        carry::{ForfeitedPlace, Policy, StackPrice, Terms},
        chips::Chips,
        money::{Currency, Money},
        person::Person,
    },
    session::{
        Desk,
        flights::{FlightFile, MergeError, Pair, Wishes, complete, plan, take_back},
        time::{SystemClock, Timekeeper},
    },
    view::{amounts::read_money, flights::Reconciliation},
};

#[derive(Debug, Args)]
pub(super) struct Merge {
    #[arg(value_name = "FLIGHT")]
    flights: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    into: PathBuf,
    #[arg(long, default_value = "best", value_parser = policies())]
    policy: Policy,
    #[arg(long, default_value = "last", value_parser = places())]
    forfeited: ForfeitedPlace,
    #[arg(long, value_name = "MONEY")]
    pay_forfeited: Option<String>,
    #[arg(long, value_name = "MONEY")]
    pay_bagged: Option<String>,
    #[arg(long, value_name = "COUNT")]
    most_entries: Option<u8>,
    #[arg(long, value_name = "FLIGHT:BAG")]
    void: Vec<String>,
    #[arg(long, value_name = "NAME")]
    qualifier: Vec<String>,
    #[arg(long, value_name = "CHIPS")]
    qualifier_stack: Option<u64>,
    #[arg(long, value_name = "NAME", default_value = "Day 2")]
    day: String,
    #[arg(long)]
    late_entries: bool,
    #[arg(long)]
    no_seats: bool,
    #[arg(long, value_name = "COUNT", default_value_t = 0)]
    spare_tables: u16,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, conflicts_with = "flights")]
    take_back: bool,
}

fn policies() -> impl TypedValueParser<Value = Policy> {
    PossibleValuesParser::new(Policy::ALL.iter().map(<&str>::from))
        .map(|typed| typed.parse().unwrap_or_default())
}

fn places() -> impl TypedValueParser<Value = ForfeitedPlace> {
    PossibleValuesParser::new(ForfeitedPlace::ALL.iter().map(<&str>::from))
        .map(|typed| typed.parse().unwrap_or_default())
}

/// What became of it. The numbers are what the program ends with, as those of `check` are: 1 is for what cannot be done
/// at all, and 2 for words that are not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// Everything says the same, and every chip is there.
    Whole = 0,
    /// It was made, and chips are missing in the bags or too many.
    Apart = 3,
    /// A flight says other things than when it was read, or cannot be read.
    Changed = 4,
}

fn clock() -> Box<dyn Timekeeper> {
    Box::new(SystemClock::start())
}

impl Merge {
    pub(super) fn run(&self, language: Language) -> ExitCode {
        let done = if self.take_back {
            self.take_back(language)
        } else if self.flights.is_empty() {
            self.complete(language)
        } else {
            self.make(language)
        };
        match done {
            Ok(outcome) => ExitCode::from(outcome as u8),
            Err(why) => {
                complain(&why);
                ExitCode::FAILURE
            }
        }
    }

    fn make(&self, language: Language) -> Result<Outcome, String> {
        let told = |error: MergeError| error.told(language);
        let mut flights = Vec::with_capacity(self.flights.len());
        for path in &self.flights {
            let flight = FlightFile::open(path, clock(), operator(language)).map_err(told)?;
            flights.push(flight);
        }
        let currency = flights.first().map(|flight| flight.tournament().setup().currency.clone());
        let wishes = self.wishes(language, &currency.unwrap_or_default())?;
        let planned = plan(flights, &wishes, clock(), operator(language)).map_err(told)?;
        for person in &planned.namesakes {
            complain(&Saying::of("merge-namesakes").with("who", person.shown()).told(language));
        }
        let (lines, whole) = summary(language, planned.desk(), &self.into);
        if !self.dry_run {
            planned.write(&self.into).map_err(told)?;
        }
        lines.iter().for_each(|line| say(line));
        Ok(if whole { Outcome::Whole } else { Outcome::Apart })
    }

    /// A next day that is there: what is missing of it is put there.
    fn complete(&self, language: Language) -> Result<Outcome, String> {
        if !self.into.exists() {
            return Err(language.word("merge-no-flights"));
        }
        let pairs = complete(&self.into, clock, &operator(language));
        let mut outcome = Outcome::Whole;
        for (path, pair) in pairs.map_err(|error| error.told(language))? {
            say(&pair_told(language, &path, &pair));
            if !matches!(pair, Pair::Whole | Pair::Completed) {
                outcome = Outcome::Changed;
            }
        }
        Ok(outcome)
    }

    fn take_back(&self, language: Language) -> Result<Outcome, String> {
        let aside = take_back(&self.into, clock, &operator(language));
        let aside = aside.map_err(|error| error.told(language))?;
        say(&Saying::of("merge-taken-back").with("file", aside.as_path()).told(language));
        Ok(Outcome::Whole)
    }

    fn wishes(&self, language: Language, currency: &Currency) -> Result<Wishes, String> {
        let money = |typed: &String| -> Result<Money, String> {
            let wrong = || Saying::of("merge-not-money").with("typed", typed.as_str());
            read_money(typed, currency).ok_or_else(|| wrong().told(language))
        };
        let price = match (&self.pay_forfeited, &self.pay_bagged) {
            (None, None) => StackPrice::Nothing,
            (Some(typed), None) => StackPrice::Forfeited(money(typed)?),
            (None, Some(typed)) => StackPrice::Bagged(money(typed)?),
            (Some(_), Some(_)) => return Err(language.word("merge-one-price")),
        };
        let bag = |typed: &String| {
            let (file, bag) = typed.rsplit_once(':')?;
            Some((file.to_owned(), bag.parse().ok()?))
        };
        let mut void = Vec::with_capacity(self.void.len());
        for typed in &self.void {
            let form = || Saying::of("merge-bag-form").with("typed", typed.as_str());
            void.push(bag(typed).ok_or_else(|| form().told(language))?);
        }
        let stack = match self.qualifier_stack {
            None if !self.qualifier.is_empty() => return Err(language.word("merge-stack-missing")),
            stack => Chips::new(stack.unwrap_or_default()),
        };
        let qualifier = |name: &String| (Person::typed(name), stack, BuyIn::default());
        Ok(Wishes {
            terms: Terms {
                policy: self.policy,
                price,
                forfeited: self.forfeited,
                most_entries: self.most_entries,
            },
            day: self.day.clone(),
            void,
            qualifiers: self.qualifier.iter().map(qualifier).collect(),
            late_entries: self.late_entries,
            seats: !self.no_seats,
            spare_tables: self.spare_tables,
        })
    }
}

/// What was made, flight by flight, and whether every chip is there.
fn summary(language: Language, desk: &dyn Desk, into: &Path) -> (Vec<String>, bool) {
    let t = desk.tournament();
    let Some(of) = Reconciliation::of(language, t) else { return (Vec::new(), true) };
    let mut lines = Vec::with_capacity(of.lines.len() + 2);
    let names = t.flights().made().map(|made| {
        made.flights().iter().map(|flight| flight.file.as_str()).collect::<Vec<_>>().join(", ")
    });
    let made = Saying::of("merge-made")
        .with("file", into)
        .with("players", Saying::count("count-players", t.entries().playing_count()))
        .with("entries", Saying::count("count-entries", t.entries().count()))
        .with("flights", names.unwrap_or_default())
        .with("chips", t.chips_in_play());
    lines.push(made.told(language));
    for line in &of.lines {
        let apart = if line.apart.is_empty() { String::new() } else { format!(" ({})", line.apart) };
        let flight = Saying::of("merge-flight-line")
            .with("name", line.name.as_str())
            .with("entries", line.entries.as_str())
            .with("bags", line.bags.as_str())
            .with("bagged", line.bagged.as_str())
            .with("due", line.due.as_str())
            .with("apart", apart)
            .with("forfeited", line.forfeited.as_str());
        lines.push(flight.told(language));
    }
    lines.push(of.verdict);
    (lines, of.is_whole)
}

fn pair_told(language: Language, path: &Path, pair: &Pair) -> String {
    let of = |name: &'static str| Saying::of(name).with("file", path);
    match pair {
        Pair::Whole => of("merge-paired"),
        Pair::Completed => of("merge-completed"),
        Pair::Changed(records) => {
            of("merge-changed-since").with("count", crate::i18n::Filling::Count(*records as u64))
        }
        Pair::OtherThanRead => of("merge-other-than-read"),
        Pair::Unread(why) => of("merge-unread").with("why", why.told(language)),
    }
    .told(language)
}
