//! `bottone rehearse --festival`: random satellites and flights, and the day made from them.

use std::path::{Path, PathBuf};

use bottone_base::{money::Money, person::Person, time::Span};
use bottone_house::{
    Command as HouseCommand,
    events::{EventListing, EventPart, EventsCommand},
    setup::Setup as HouseSetup,
    tickets::{Ticket, TicketState, TicketsCommand},
};
use bottone_i18n::{Language, Saying, ToText};
use bottone_rehearsal::{Festival, Rehearsal, RehearsalEnd, Script};
use bottone_rules::{
    buy_in::BuyIn,
    levels::{Row, Structure},
    payouts::{PayoutKind, PayoutPlan, Rest},
};
use bottone_session::{
    Desk, Operator, Session, file,
    flights::{NextDayWishes, OpenFlight, plan},
    house::{self, HouseBook},
    time::StageClock,
};
use bottone_store::folder::{self, EVENT_ENDING};
use bottone_tournament::{
    Command,
    history::Beginning,
    prizes::{PrizeCommand, PrizeRange as PrizeRow},
    setup::Setup,
};

use super::{of_file, rehearse::CURTAIN};

/// The last level of a flight, if the structure does not set it.
const LAST_LEVEL: usize = 9;

/// The prize part and the fee of an entry, for a flight and for a satellite, in units of the
/// currency.
const PRICE: (i64, i64) = (100, 10);
const SATELLITE_PRICE: (i64, i64) = (20, 2);

/// The festival to be played.
pub(super) struct Programme {
    pub(super) name: String,
    pub(super) structure: Structure,
    pub(super) operator: Operator,
    pub(super) flights: u8,
    /// The number of satellites. With at least one, the folder becomes a house.
    pub(super) satellites: u8,
    pub(super) entries: u32,
    pub(super) seats: u8,
    pub(super) seed: u64,
}

/// Creates this folder, plays the festival into files in it, and returns a summary.
pub(super) fn play(
    language: Language,
    folder: &Path,
    programme: &Programme,
) -> Result<String, String> {
    folder::make(folder).map_err(|error| of_file(folder, &error).to_text(language))?;
    let mut stage = FestivalStage {
        language,
        folder,
        programme,
        book: None,
        festival: Festival::new(programme.seed),
        evenings: 0,
    };
    if programme.satellites > 0 {
        stage.book = Some(stage.house()?);
    }
    for nth in 0..programme.satellites {
        stage.satellite(nth)?;
    }
    stage.tickets_change_hands()?;
    let flights: Vec<PathBuf> =
        (0..programme.flights).map(|nth| stage.flight(nth)).collect::<Result<_, _>>()?;
    stage.tickets_lapse()?;
    let mut day_two = stage.day_two(&flights)?;
    if let Some(book) = &stage.book {
        day_two = format!("{day_two}\n{}", ticket_summary(language, book));
    }
    Ok(day_two)
}

/// The festival in play, and its folder.
struct FestivalStage<'a> {
    language: Language,
    folder: &'a Path,
    programme: &'a Programme,
    book: Option<HouseBook>,
    festival: Festival,
    /// The number of evenings played.
    evenings: u32,
}

impl FestivalStage<'_> {
    fn house(&self) -> Result<HouseBook, String> {
        let setup = HouseSetup { name: self.programme.name.clone(), ..HouseSetup::default() };
        let clock = Box::new(StageClock::at(CURTAIN));
        house::create(self.folder, setup, clock, self.programme.operator.clone())
            .map(HouseBook::new)
            .map_err(|error| error.to_text(self.language))
    }

    /// Returns the clock of the next evening, one day after the previous evening.
    fn evening(&mut self) -> StageClock {
        let days = i64::from(self.evenings);
        self.evenings += 1;
        StageClock::at(CURTAIN.after(Span::from_minutes(24 * 60 * days)))
    }

    fn of(&self, path: &Path, error: &impl ToText) -> String {
        of_file(path, error.to_text(self.language)).to_text(self.language)
    }

    /// Creates an event. If there is a house, the event is listed there with this part.
    fn event(
        &self,
        path: &Path,
        beginning: Beginning,
        clock: &StageClock,
        part: EventPart,
    ) -> Result<Box<Session>, String> {
        let operator = self.programme.operator.clone();
        let desk = file::create(path, beginning, Box::new(clock.clone()), operator);
        let mut desk = desk.map_err(|error| error.to_text(self.language))?;
        self.list(path, part)?;
        desk.set_book(self.book.clone());
        Ok(desk)
    }

    fn list(&self, path: &Path, part: EventPart) -> Result<(), String> {
        let Some(book) = &self.book else { return Ok(()) };
        let mut house = book.desk_mut();
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        house.list_events().map_err(|error| error.to_text(self.language))?;
        let Some(listed) = house.house().events().get(&file).cloned() else { return Ok(()) };
        let change = EventsCommand::Change { file, to: EventListing { part, ..listed } };
        let done = house.submit(HouseCommand::Events(change));
        done.map_err(|error| error.to_text(self.language))
    }

    fn script(&mut self, entries: u32, seed: u64, until: RehearsalEnd) -> Script {
        let guests = self.festival.guests(entries);
        Script { entries, guests, seed, until, office: false }
    }

    /// Plays a satellite and hands out every seat won as a ticket.
    fn satellite(&mut self, nth: u8) -> Result<(), String> {
        let programme = self.programme;
        let path = self.folder.join(format!("satellite-{}.{EVENT_ENDING}", nth + 1));
        let clock = self.evening();
        let name = Saying::of("cli-festival-satellite").with("number", u32::from(nth) + 1);
        let mut beginning = programme.beginning(String::new());
        beginning.setup.name = name.to_text(Language::English);
        beginning.setup.guarantee = Money::ZERO;
        beginning.setup.buy_in = price(SATELLITE_PRICE);
        let part = EventPart::Satellite { of: programme.name.clone() };
        let mut desk = self.event(&path, beginning, &clock, part)?;
        let value = price(PRICE).total();
        let kind =
            PayoutKind::Satellite { value, tickets: true, rest: Rest::Next, milestone: None };
        let seats =
            PayoutPlan { name: name.to_text(Language::English), kind, ..PayoutPlan::default() };
        let seats = Command::Prizes(PrizeCommand::Plan(Box::new(seats)));
        desk.submit(seats, None).map_err(|error| self.of(&path, &error))?;
        let seed = programme.seed.wrapping_mul(17).wrapping_add(nth.into());
        let entries = (programme.entries / 6).max(12);
        let script = self.script(entries, seed, RehearsalEnd::End);
        let played = Rehearsal::new(desk.as_mut(), clock, script).for_seats().play(|_| {});
        played.map_err(|error| self.of(&path, &error))?;
        let prizes = desk.tournament().prize_list().unwrap_or_default();
        let lock = Command::Prizes(PrizeCommand::Lock { rows: PrizeRow::of(&prizes) });
        desk.submit(lock, None).map_err(|error| self.of(&path, &error))?;
        house::hand_out_all(desk.as_mut()).map_err(|error| self.of(&path, &error))?;
        Ok(())
    }

    /// Passes the first open ticket to the holder of the second, then sells the second back. The
    /// holders of the tickets still open play the flights.
    fn tickets_change_hands(&mut self) -> Result<(), String> {
        let Some(book) = &self.book else { return Ok(()) };
        let mut house = book.desk_mut();
        let open = house.house().tickets().all().filter(|(_, t)| t.state == TicketState::Open);
        let open: Vec<_> = open.map(|(number, ticket)| (number, ticket.holder)).take(2).collect();
        let [(first, one), (second, other)] = open[..] else { return Ok(()) };
        let pass = (one != other).then(|| TicketsCommand::PassOn {
            number: first,
            to: other,
            reason: Language::English.word("cli-festival-passed-on"),
        });
        let reason = Language::English.word("cli-festival-sold-back");
        let second = TicketsCommand::SellBack { number: second, reason, drawer: None };
        for command in pass.into_iter().chain([second]) {
            let done = house.submit(HouseCommand::Tickets(command));
            done.map_err(|error| error.to_text(self.language))?;
        }
        let people = house.house().people();
        let open = house.house().tickets().all().filter(|(_, t)| t.state == TicketState::Open);
        let holder = |(_, ticket): (_, &Ticket)| {
            let known = people.get(ticket.holder)?;
            Some(Person { id: None, ..known.details.person(ticket.holder) })
        };
        let mut holders: Vec<Person> = open.filter_map(holder).collect();
        holders.dedup();
        self.festival.set_ticket_holders(holders);
        Ok(())
    }

    /// Lets every unused ticket lapse.
    fn tickets_lapse(&self) -> Result<(), String> {
        let Some(book) = &self.book else { return Ok(()) };
        let mut house = book.desk_mut();
        let open = house.house().tickets().all().filter(|(_, t)| t.state == TicketState::Open);
        let open: Vec<u32> = open.map(|(number, _)| number).collect();
        for number in open {
            let reason = Language::English.word("cli-festival-lapsed");
            let lapse = TicketsCommand::Lapse { number, reason };
            let done = house.submit(HouseCommand::Tickets(lapse));
            done.map_err(|error| error.to_text(self.language))?;
        }
        Ok(())
    }

    fn flight(&mut self, nth: u8) -> Result<PathBuf, String> {
        let programme = self.programme;
        let letter = char::from(b'A' + nth).to_string();
        let path = self.folder.join(format!("1{letter}.{EVENT_ENDING}"));
        let clock = self.evening();
        let day = Saying::of("cli-festival-flight").with("letter", letter.as_str());
        let beginning = programme.beginning(day.to_text(Language::English));
        let part = EventPart::Flight { of: programme.name.clone(), label: format!("1{letter}") };
        let mut desk = self.event(&path, beginning, &clock, part)?;
        let each = programme.entries / u32::from(programme.flights.max(1));
        let script = self.script(each, programme.seed.wrapping_add(nth.into()), programme.end());
        let played = Rehearsal::new(desk.as_mut(), clock, script).with_bags().play(|_| {});
        played.map_err(|error| self.of(&path, &error))?;
        Ok(path)
    }

    fn day_two(&mut self, paths: &[PathBuf]) -> Result<String, String> {
        let (language, programme) = (self.language, self.programme);
        let into = self.folder.join("2").with_extension(EVENT_ENDING);
        let clock = self.evening();
        let operator = || programme.operator.clone();
        let mut flights = Vec::with_capacity(paths.len());
        for path in paths {
            let flight = OpenFlight::of(path, Box::new(clock.clone()), operator());
            flights.push(flight.map_err(|error| error.to_text(language))?);
        }
        let day = Language::English.word("day-two-named");
        let wishes = NextDayWishes { day, seats: true, ..NextDayWishes::default() };
        let planned = plan(flights, &wishes, Box::new(clock.clone()), operator());
        planned
            .and_then(|planned| planned.write(&into))
            .map_err(|error| error.to_text(language))?;
        self.list(&into, EventPart::Day { of: programme.name.clone(), number: 2 })?;
        let opened = file::open(&into, Box::new(clock.clone()), operator());
        let mut desk = opened.map_err(|error| error.to_text(language))?.desk;
        desk.set_book(self.book.clone());
        let corrections = self
            .festival
            .correct_spellings(desk.as_mut())
            .map_err(|error| self.of(&into, &error))?;
        let (entries, players) = {
            let entries = desk.tournament().entries();
            (entries.count(), entries.playing_count())
        };
        let seed = programme.seed.wrapping_mul(31);
        let script = self.script(0, seed, RehearsalEnd::End);
        let played = Rehearsal::new(desk.as_mut(), clock, script).resumed().play(|_| {});
        played.map_err(|error| self.of(&into, &error))?;
        Ok(Saying::of("cli-festival-played")
            .with("folder", self.folder)
            .with("flights", Saying::count("count-flights", programme.flights.into()))
            .with("entries", Saying::count("count-entries", entries))
            .with("players", Saying::count("count-players", players))
            .with("corrections", Saying::count("count-corrections", corrections))
            .to_text(language))
    }
}

/// Reports the number of tickets, and how many of them were used.
fn ticket_summary(language: Language, book: &HouseBook) -> String {
    let desk = book.desk();
    let tickets = desk.house().tickets();
    let used = tickets.all().filter(|(_, t)| matches!(t.state, TicketState::Used(_))).count();
    let tickets = tickets.all().len();
    Saying::of("cli-festival-tickets")
        .with("tickets", Saying::count("pay-tickets", tickets))
        .with("used", used)
        .to_text(language)
}

fn price((prize, fee): (i64, i64)) -> BuyIn {
    let money = |units: i64| Money::from_minor(units * 100);
    BuyIn { prize: money(prize), fee: money(fee), ..BuyIn::default() }
}

impl Programme {
    fn beginning(&self, day: String) -> Beginning {
        let setup = Setup {
            name: self.name.clone(),
            day,
            buy_in: price(PRICE),
            guarantee: Money::from_minor(i64::from(self.entries) * 13_000),
            seats: self.seats,
            ..Setup::default()
        };
        Beginning { at: CURTAIN, setup, structure: self.structure.clone(), rehearsal: true }
    }

    fn end(&self) -> RehearsalEnd {
        if self.structure.rows.contains(&Row::EndOfDay) {
            return RehearsalEnd::Day;
        }
        RehearsalEnd::Level { number: LAST_LEVEL, into: Span::ZERO }
    }
}
