//! `bottone merge`: the next day of several flights.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::ExitCode,
};

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
    person::Person,
};
use bottone_house::{
    Command,
    events::{EventListing, EventPart, EventsCommand},
};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_rules::{
    buy_in::BuyIn,
    carry::{CarryTerms, ForfeitedPlace, Policy, StackPrice},
};
use bottone_session::{
    Desk,
    flights::{
        HalfPair, MergeError, NextDayWishes, OpenFlight, Pair, complete, flight_statuses, plan,
        reread_flights, take_back,
    },
    house::{self, HouseDesk, HouseError},
    time::{SystemClock, Timekeeper},
};
use bottone_store::folder;
use bottone_view::{
    amounts::read_money,
    flights::{Reconciliation, correction_effect},
};
use clap::Args;

use super::{
    of_file, one_of, operator, print_error, print_line, record,
    signing::AsArgs,
    tickets::{act_at, house_desk},
};

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the command line")]
pub(super) struct MergeArgs {
    #[arg(value_name = "FLIGHT")]
    flights: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    #[arg(long, value_name = "EVENT")]
    of: Option<String>,
    #[arg(long, default_value = "best", value_parser = one_of(&Policy::ALL))]
    policy: Policy,
    #[arg(long, default_value = "last", value_parser = one_of(&ForfeitedPlace::ALL))]
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
    #[arg(long, conflicts_with_all = ["flights", "take_back"])]
    read_again: bool,
    #[command(flatten)]
    by: AsArgs,
}

/// The outcome of a merge. Its number is the exit status, as for `check`: 1 stands for what cannot
/// be done at all, and 2 for words that are not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MergeOutcome {
    /// All flights agree, and every chip is there.
    Whole = 0,
    /// The day was made, and chips are missing in the bags or too many.
    Apart = 3,
    /// A flight differs from when it was read, or cannot be read.
    Changed = 4,
}

fn clock() -> Box<dyn Timekeeper> {
    Box::new(SystemClock::start())
}

impl MergeArgs {
    pub(super) fn run(&self, language: Language) -> ExitCode {
        let done = match (&self.into, self.flights.as_slice()) {
            (Some(into), []) if self.take_back => undo_merge(language, into, &self.by),
            (Some(into), []) => completed(language, into, self.read_again, &self.by),
            (None, [house]) if house::file_of(house).is_file() => self.merge_house(language, house),
            (Some(into), flights) => self.merge(language, flights, into),
            (None, _) => Err(language.word("merge-no-flights")),
        };
        match done {
            Ok(outcome) => ExitCode::from(outcome as u8),
            Err(why) => {
                print_error(&why);
                ExitCode::FAILURE
            }
        }
    }

    /// Merges the flights of the house's one event that has flights and no next day yet. The house
    /// lists the new day.
    fn merge_house(&self, language: Language, named: &Path) -> Result<MergeOutcome, String> {
        let path = house::file_of(named);
        let mut desk = house_desk(language, named, &self.by.signer(language)?)?;
        let mut of: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        for listed in desk.house().events().all() {
            if let EventPart::Flight { of: whole, label } = &listed.part {
                of.entry(whole.clone()).or_default().push((label.clone(), listed.file.clone()));
            }
        }
        let is_day = |part: &EventPart| matches!(part, EventPart::Day { .. });
        of.retain(|whole, _| {
            let days = desk.house().events().parts_of(whole).filter(|listed| is_day(&listed.part));
            self.of.as_ref().map_or(days.count() == 0, |named| named == whole)
        });
        let mut of = of.into_iter();
        let (Some((whole, mut flights)), None) = (of.next(), of.next()) else {
            return Err(of_file(&path, Saying::of("merge-which-event")).to_text(language));
        };
        flights.sort_unstable();
        let folder = desk.folder().to_owned();
        let paths: Vec<PathBuf> = flights.iter().map(|(_, file)| folder.join(file)).collect();
        let fresh = || folder::fresh_file(&folder, &format!("{whole} {}", self.day));
        let into = self.into.clone().map_or_else(fresh, Ok);
        let into = into.map_err(|error| of_file(&folder, &error).to_text(language))?;
        let outcome = self.merge(language, &paths, &into)?;
        if !self.dry_run {
            act_at(language, &mut desk, |desk| list_in_house(desk, &into, whole))?;
        }
        Ok(outcome)
    }

    fn merge(
        &self,
        language: Language,
        paths: &[PathBuf],
        into: &Path,
    ) -> Result<MergeOutcome, String> {
        let to_text = |error: MergeError| error.to_text(language);
        let mut flights = Vec::with_capacity(paths.len());
        let by = self.by.signer(language)?;
        for path in paths {
            let flight = OpenFlight::signed(path, clock(), &by).map_err(to_text)?;
            flights.push(flight);
        }
        let currency = flights.first().map(|flight| flight.tournament().setup().currency.clone());
        let wishes = self.wishes(language, &currency.unwrap_or_default())?;
        let planned = plan(flights, &wishes, clock(), operator(language)).map_err(to_text)?;
        for person in &planned.namesakes {
            print_error(
                &Saying::of("merge-namesakes").with("who", person.display_name()).to_text(language),
            );
        }
        for file in &planned.other_plans {
            let plan = Saying::of("merge-other-plan").with("file", file.as_path());
            print_error(&plan.to_text(language));
        }
        let (lines, whole) = summary(language, planned.desk(), into);
        if !self.dry_run {
            planned.write(into).map_err(to_text)?;
        }
        for line in &lines {
            print_line(line);
        }
        Ok(if whole { MergeOutcome::Whole } else { MergeOutcome::Apart })
    }

    fn wishes(&self, language: Language, currency: &Currency) -> Result<NextDayWishes, String> {
        let money = |typed: &String| -> Result<Money, String> {
            let wrong = || Saying::of("merge-not-money").with("typed", typed.as_str());
            read_money(typed, currency).ok_or_else(|| wrong().to_text(language))
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
            void.push(bag(typed).ok_or_else(|| form().to_text(language))?);
        }
        let stack = match self.qualifier_stack {
            None if !self.qualifier.is_empty() => return Err(language.word("merge-stack-missing")),
            stack => Chips::new(stack.unwrap_or_default()),
        };
        let qualifier = |name: &String| (Person::typed(name), stack, BuyIn::default());
        Ok(NextDayWishes {
            terms: CarryTerms {
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

/// Completes an existing next day: missing data is added. Flights with new bags are read again if
/// `again` is true; else the changes are only printed.
fn completed(
    language: Language,
    into: &Path,
    again: bool,
    by: &AsArgs,
) -> Result<MergeOutcome, String> {
    if !into.exists() {
        return Err(language.word("merge-no-flights"));
    }
    let by = by.signer(language)?;
    let pairs = if again { reread_flights(into, clock, &by) } else { complete(into, clock, &by) };
    let mut outcome = MergeOutcome::Whole;
    for (path, pair) in pairs.map_err(|error| error.to_text(language))? {
        if !matches!(pair, Pair::Whole | Pair::Completed) {
            outcome = MergeOutcome::Changed;
        }
        let pair = HalfPair { flight: path, day: into.to_owned(), relation: pair };
        print_line(&pair.to_text(language));
    }
    if outcome == MergeOutcome::Changed && !again {
        print_changes(language, into)?;
    }
    Ok(outcome)
}

fn undo_merge(language: Language, into: &Path, by: &AsArgs) -> Result<MergeOutcome, String> {
    let aside = take_back(into, clock, &by.signer(language)?);
    let aside = aside.map_err(|error| error.to_text(language))?;
    print_line(&Saying::of("merge-taken-back").with("file", aside.as_path()).to_text(language));
    Ok(MergeOutcome::Whole)
}

/// Lists the new day as one of the house's events.
fn list_in_house(desk: &mut HouseDesk, into: &Path, of: String) -> Result<(), HouseError> {
    desk.list_events()?;
    let file = into.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let Some(listed) = desk.house().events().get(&file).cloned() else { return Ok(()) };
    let to = EventListing { part: EventPart::Day { of, number: 2 }, ..listed };
    desk.submit(Command::Events(EventsCommand::Change { file, to }))
}

/// Summarises the new day, flight by flight, and returns whether every chip is there.
fn summary(language: Language, desk: &dyn Desk, into: &Path) -> (Vec<String>, bool) {
    let t = desk.tournament();
    let Some(of) = Reconciliation::of(language, t) else { return (Vec::new(), true) };
    let mut lines = Vec::with_capacity(of.lines.len() + 2);
    let names = t.flights().origin().map(|made| {
        made.flights().iter().map(|flight| flight.file.as_str()).collect::<Vec<_>>().join(", ")
    });
    let made = Saying::of("merge-made")
        .with("file", into)
        .with("players", Saying::count("count-players", t.entries().playing_count()))
        .with("entries", Saying::count("count-entries", t.entries().count()))
        .with("flights", names.unwrap_or_default())
        .with("chips", t.chips_in_play());
    lines.push(made.to_text(language));
    for line in &of.lines {
        let apart = if line.difference.is_empty() {
            String::new()
        } else {
            format!(" ({})", line.difference)
        };
        let flight = Saying::of("merge-flight-line")
            .with("name", line.name.as_str())
            .with("entries", line.entries.as_str())
            .with("bags", line.bags.as_str())
            .with("bagged", line.bagged.as_str())
            .with("due", line.due.as_str())
            .with("apart", apart)
            .with("forfeited", line.forfeited.as_str());
        lines.push(flight.to_text(language));
    }
    lines.push(of.verdict);
    (lines, of.is_whole)
}

/// Prints the changes that reading the flights again would make in their next day.
fn print_changes(language: Language, into: &Path) -> Result<(), String> {
    let opened = record::opened(language, into);
    let desk = opened.map_err(|error| error.to_text(language))?.desk;
    for flight in flight_statuses(into).map_err(|error| error.to_text(language))? {
        let Some(again) = flight.reread else { continue };
        let what = match again {
            Ok(command) => correction_effect(language, desk.tournament(), &command),
            Err(why) => why.to_text(language),
        };
        let file = flight.pair.flight.file_name().unwrap_or_default().to_string_lossy();
        let saying = Saying::of("merge-would-change").with("file", &*file).with("what", what);
        print_line(&saying.to_text(language));
    }
    Ok(())
}
