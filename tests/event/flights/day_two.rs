//! The day that is made of several flights.

use std::collections::BTreeMap;

use bottone::{
    base::{chips::Chips, money::Money, person::Person, seat::TableNo},
    club::season::{Season, SeasonFault, SeasonLine},
    i18n::Language,
    points::{Counting, League},
    rehearsal::Festival,
    rules::carry::{CarryTerms, ForfeitedPlace, Policy, StackPrice},
    session::{Desk as _, flights::NextDayWishes},
    tournament::{
        Command, Refusal, Tournament,
        bags::{BagCommand, Bagging},
        clock::ClockCommand,
        counts::ChipSum,
        entries::{EntryCommand, EntryId, EntryState, PlayerId},
        flights::FlightCommand,
        history::audit,
    },
    view::flights::{ChipsToBring, Reconciliation, correction_effect},
};

use super::{desk, flights, merged, open, wishes};

/// Returns the totals of the flights' files: entries, chips in play, prize money and all money.
fn of_flights(paths: &[std::path::PathBuf]) -> (usize, Chips, Money, Money) {
    let mut all = (0, Chips::ZERO, Money::ZERO, Money::ZERO);
    for path in paths {
        let desk = open(path);
        let t = desk.tournament();
        let paid = t.entries().paid();
        all.0 += t.entries().count();
        all.1 = all.1.plus(t.chips_in_play());
        all.2 = all.2.plus(paid.prize);
        all.3 = all.3.plus(paid.total());
    }
    all
}

/// Checks that no entry, chip or cent is made or lost between the files, under every policy.
#[test]
fn nothing_is_made_or_lost_between_the_files() {
    for seed in 1..4 {
        for policy in [Policy::Best, Policy::First, Policy::Added] {
            let folder = tempfile::tempdir().unwrap();
            let paths = flights(folder.path(), 3, 24, seed);
            let before = of_flights(&paths);
            let into = merged(&paths, &wishes(policy));
            assert_eq!(before, of_flights(&paths), "seed {seed}: a flight was changed");
            let desk = open(&into);
            let t = desk.tournament();
            let label = format!("seed {seed}, {policy:?}");
            assert_eq!(t.entries().count(), before.0, "{label}: entries");
            assert_eq!(t.entries().paid().prize, before.2, "{label}: prize money");
            let sums = t.flight_sums();
            let lost: Chips = sums.iter().map(|sums| sums.forfeited).sum();
            assert_eq!(t.chips_in_play().plus(lost), before.1, "{label}: chips");
            let kept: Money =
                t.flights().origin().unwrap().flights().iter().map(|f| f.kept.total()).sum();
            assert_eq!(t.entries().paid().total().plus(kept), before.3, "{label}: money");
            // The overlay is paid once.
            assert_eq!(t.pool().to_pay, before.2.max(Money::from_minor(2_000_000)), "{label}");
            let of = Reconciliation::of(Language::English, t).unwrap();
            assert!(of.is_whole, "{label}: {of:?}");
            // Each player who comes has exactly one seat.
            assert_eq!(t.tables().seated_count(), t.entries().playing_count(), "{label}");
            assert_eq!(audit(desk.beginning(), desk.records(), |_, _| {}), Ok(()), "{label}");
        }
    }
}

/// Checks that entries busted in a flight are ranked after all that go on, and each place is filled
/// once.
#[test]
fn places_are_counted_over_all_flights() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 30, 9);
    for (forfeited, next) in [(ForfeitedPlace::Last, false), (ForfeitedPlace::Next, true)] {
        let terms = CarryTerms { forfeited, ..CarryTerms::default() };
        let wishes = NextDayWishes { terms, ..wishes(Policy::Best) };
        let planned = flights_planned(&paths, &wishes);
        let t = planned.desk().tournament();
        let playing = t.entries().playing_count();
        let places = t.entries().places();
        let made = t.flights().origin().unwrap();
        let mut forfeits = 0;
        for (entry, arrived) in made.arrived() {
            let place = places.of(entry);
            let Some(stack) = arrived.stack else {
                assert!(place.unwrap().first as usize > playing, "{entry:?}");
                continue;
            };
            if stack.chips_in_play().is_zero() {
                forfeits += 1;
                let place = place.unwrap();
                let ends = if next {
                    place.first as usize == playing + 1
                } else {
                    place.last as usize == t.entries().count()
                };
                assert!(ends, "{entry:?} {place:?}");
            } else {
                assert_eq!(place, None, "{entry:?}");
            }
        }
        assert!(forfeits > 0, "the seed has nobody with two bags");
        drop(planned);
    }
}

fn flights_planned(
    paths: &[std::path::PathBuf],
    wishes: &NextDayWishes,
) -> bottone::session::flights::PlannedDay {
    let open = |path: &std::path::PathBuf| {
        let operator = crate::stage::desk();
        bottone::session::flights::OpenFlight::of(path, super::later(), operator).unwrap()
    };
    let files = paths.iter().map(open).collect();
    let planned =
        bottone::session::flights::plan(files, wishes, super::later(), crate::stage::desk());
    planned.unwrap_or_else(|error| panic!("{error}"))
}

/// Checks that the price of each forfeited stack comes out of the pool once, and is owed to its
/// owner.
#[test]
fn a_forfeited_stack_is_paid_for_where_the_house_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 30, 9);
    let plain = flights_planned(&paths, &wishes(Policy::Best));
    let pool = plain.desk().tournament().pool();
    drop(plain);
    let each = Money::from_minor(5_000);
    for (price, bagged) in [(StackPrice::Forfeited(each), false), (StackPrice::Bagged(each), true)]
    {
        let terms = CarryTerms { price, ..CarryTerms::default() };
        let planned = flights_planned(&paths, &NextDayWishes { terms, ..wishes(Policy::Best) });
        let desk = planned.desk();
        let t = desk.tournament();
        let stacks = t.flights().origin().unwrap().arrived();
        let stacks: Vec<_> = stacks.filter_map(|(entry, a)| Some((entry, a.stack?))).collect();
        let paid_for = stacks.iter().filter(|(_, stack)| bagged || stack.chips_in_play().is_zero());
        let paid_for = u32::try_from(paid_for.count()).unwrap();
        assert!(paid_for > 0);
        assert_eq!(t.pool().stacks, each.times(paid_for));
        let came_in = pool.paid.prize.minus(each.times(paid_for));
        assert_eq!(t.pool().overlay, Money::from_minor(2_000_000).minus(came_in).max(Money::ZERO));
        let owed: Money = t.dues(desk.now()).iter().map(|due| due.stack).sum();
        assert_eq!(owed, each.times(paid_for));
        assert_eq!(t.breach(), None);
    }
}

/// Checks a correction: its announced effect, the change, and the undo.
#[test]
fn what_was_found_out_later_is_put_right() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 30, 9);
    let mut desk = open(&merged(&paths, &wishes(Policy::Best)));
    let t = desk.tournament();
    let two = |t: &Tournament| -> Option<(EntryId, EntryId, Chips, Chips)> {
        let made = t.flights().origin()?;
        let stacks = || made.arrived().filter_map(|(entry, a)| Some((entry, a.player, a.stack?)));
        stacks().find_map(|(less, player, stack)| {
            let (more, _, best) =
                stacks().find(|(_, of, s)| *of == player && !s.chips_in_play().is_zero())?;
            stack.chips_in_play().is_zero().then_some((less, more, stack.chips, best.chips))
        })
    };
    let (less, more, small, best) = two(t).expect("somebody with two bags");
    let (in_play, seat) = (t.chips_in_play(), t.tables().seat_of(more).unwrap());
    let larger = best.plus(Chips::new(1_000));
    let reason = "counted again".to_owned();
    let correct = FlightCommand::CorrectBag { entry: less, chips: larger, reason };
    let effect = correction_effect(Language::English, t, &correct);
    assert!(effect.contains("leave play") && effect.contains(" takes T"), "{effect}");
    desk.submit(Command::Flights(correct), None).unwrap();
    let t = desk.tournament();
    // The other bag goes on now, in the same seat, and Chips shows it.
    assert_eq!(t.tables().seat_of(less), Some(seat));
    assert_eq!(t.entries().get(more).unwrap().standing, EntryState::Behind);
    assert_eq!(t.chips_in_play(), in_play.minus(best).plus(larger));
    assert_eq!(t.counts().of(less).unwrap().chips, larger);
    assert_eq!(t.breach(), None);
    desk.undo().unwrap();
    assert_eq!(desk.tournament().chips_in_play(), in_play);
    assert_eq!(desk.tournament().tables().seat_of(more), Some(seat));
    // The best bag is void: the smaller one goes on.
    let reason = "played without a seat".to_owned();
    let void = FlightCommand::Void { entry: more, void: true, reason };
    desk.submit(Command::Flights(void), None).unwrap();
    let t = desk.tournament();
    assert_eq!(t.chips_in_play(), in_play.minus(best).plus(small));
    assert_eq!(t.entries().get(more).unwrap().standing, EntryState::Behind);
    assert_eq!(t.breach(), None);
}

#[test]
fn two_spellings_of_one_person_are_one_stack() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 30, 9);
    let mut desk = open(&merged(&paths, &wishes(Policy::Best)));
    let playing: Vec<(EntryId, PlayerId)> =
        desk.tournament().entries().playing().map(|(id, entry)| (id, entry.player)).collect();
    let (one, other) = (playing[0], playing[1]);
    let chips = |t: &Tournament, entry| t.entries().get(entry).unwrap().chips;
    let t = desk.tournament();
    let less = chips(t, one.0).get().min(chips(t, other.0).get());
    let (players, in_play) = (t.entries().playing_count(), t.chips_in_play());
    let reason = "the same face".to_owned();
    let unite = FlightCommand::Unite { player: one.1, other: other.1, reason };
    assert!(correction_effect(Language::English, t, &unite).contains("leave play"));
    desk.submit(Command::Flights(unite.clone()), None).unwrap();
    let t = desk.tournament();
    assert_eq!(t.entries().playing_count(), players - 1);
    assert_eq!(t.tables().seated_count(), players - 1);
    assert_eq!(t.chips_in_play(), in_play.minus(Chips::new(less)));
    assert_eq!(t.breach(), None);
    let again = desk.can(&Command::Flights(unite));
    assert_eq!(again, Err(Refusal::NothingToDo));
    desk.undo().unwrap();
    assert_eq!(desk.tournament().entries().playing_count(), players);
}

#[test]
fn who_comes_without_a_flight_and_who_may_still_buy_in() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 20, 3);
    let person = Person::typed("Zoe Newcomer");
    let stack = Chips::new(50_000);
    let wishes = NextDayWishes {
        qualifiers: vec![(person.clone(), stack, super::buy_in("100"))],
        terms: CarryTerms { most_entries: Some(2), ..CarryTerms::default() },
        spare_tables: 1,
        ..wishes(Policy::Best)
    };
    let planned = flights_planned(&paths, &wishes);
    let t = planned.desk().tournament();
    let (player, _) = t.entries().players().find(|(_, p)| p.person == person).unwrap();
    let entry = t.entries().entry_in_play(player).unwrap();
    assert_eq!(t.entries().get(entry).unwrap().chips, stack);
    assert!(t.tables().seat_of(entry).is_some());
    // Registration is closed, and entries in the flights count towards the limit.
    assert!(!t.registration_open(planned.desk().now()));
    assert_eq!(t.setup().re_entries, Some(1));
    // Money taken in a flight is refunded there.
    let refund = Command::Entries(EntryCommand::Refund { entry, keep_fee: false });
    assert_eq!(planned.desk().can(&refund), Err(Refusal::FromAFlight));
    assert_eq!(t.breach(), None);
}

#[test]
fn a_flight_that_went_over_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 20, 3);
    let into = merged(&paths, &wishes(Policy::Best));
    let desk = open(&paths[0]);
    let carried = desk.tournament().bags().carried_over().unwrap();
    assert_eq!(carried.into, "2.ron");
    let start = Command::Clock(ClockCommand::Start);
    assert_eq!(desk.can(&start), Err(Refusal::CarriedOver));
    let (entry, bag) = desk.tournament().bags().all().next().map(|(e, b)| (e, b.clone())).unwrap();
    let next = open(&into);
    let came = entry_of_bag(next.tournament(), "1A.ron", bag.number).unwrap();
    let arrived = next.tournament().flights().arrival(came).unwrap();
    assert_eq!(arrived.number, Some(entry));
    assert_eq!(arrived.stack.unwrap().chips, bag.chips);
    assert_eq!(arrived.stack.unwrap().seat, Some(bag.seat));
    let bags: Chips = desk.tournament().bags().all().map(|(_, bag)| bag.chips).sum();
    let sums = next.tournament().flight_sums();
    assert_eq!((sums[0].bagged, sums[0].due), (bags, ChipSum::from(bags)));
}

/// Checks one flight counted by denomination, another by totals only. The chips brought to the
/// tables are the counted ones by value, and the others are listed as such.
#[test]
fn what_was_counted_by_denomination_is_brought_to_the_next_day() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 24, 11);
    let mut counted: BTreeMap<Chips, u32> = BTreeMap::new();
    let mut flight = open(&paths[0]);
    let values = [25_000, 5_000, 1_000, 500, 100, 25].map(Chips::new);
    let open_tables: Vec<TableNo> = flight.tournament().tables().open().map(|(n, _)| n).collect();
    for table in open_tables {
        let reason = "by denomination".to_owned();
        let t = flight.tournament();
        let bags = t.bags().all().filter(|(_, bag)| bag.seat.table == table);
        let bags: Vec<Bagging> = bags
            .map(|(entry, bag)| {
                let mut left = bag.chips.get();
                let piece = |value: &Chips| {
                    let count = left / value.get();
                    left %= value.get();
                    (*value, u32::try_from(count).unwrap())
                };
                let pieces: Vec<_> = values.iter().map(piece).filter(|p| p.1 > 0).collect();
                assert_eq!(left, 0, "{entry:?}");
                Bagging { entry, bag: bag.number, chips: bag.chips, pieces }
            })
            .collect();
        for (value, count) in bags.iter().flat_map(|bag| &bag.pieces) {
            *counted.entry(*value).or_default() += count;
        }
        flight.submit(Command::Bags(BagCommand::Reopen { table, reason }), None).unwrap();
        flight.submit(Command::Bags(BagCommand::Seal { table, bags }), None).unwrap();
    }
    let whole: Chips = counted.iter().map(|(value, count)| value.times(u64::from(*count))).sum();
    assert_eq!(whole, flight.tournament().chips_in_play());
    drop(flight);
    let totals = open(&paths[1]).tournament().bags().all().len();
    let day = open(&merged(&paths, &wishes(Policy::Best)));
    let brought = ChipsToBring::of(Language::English, day.tournament(), day.now()).unwrap();
    let of = |figure: &str| figure.replace(',', "").parse::<u32>().unwrap_or_default();
    let sums = brought.lines.iter().map(|line| of(&line.goes_on) + of(&line.lost));
    assert_eq!(sums.collect::<Vec<_>>(), counted.values().rev().copied().collect::<Vec<_>>());
    let lost: u64 = brought.lines.iter().map(|l| u64::from(of(&l.value) * of(&l.lost))).sum();
    let forfeited = day.tournament().flight_sums()[0].forfeited;
    assert_eq!(Chips::new(lost), forfeited);
    assert!(!forfeited.is_zero(), "the seed has nobody whose smaller stack is in the first flight");
    assert!(brought.uncounted.contains(&format!(" in {totals} bags ")), "{}", brought.uncounted);
}

/// Checks whole festivals: flights, wrong bags, double entries, corrections, and the next day
/// played out.
#[test]
fn festivals_are_played_to_the_end() {
    for seed in 20..23 {
        let folder = tempfile::tempdir().unwrap();
        let paths = flights(folder.path(), 3, 20, seed);
        let into = merged(&paths, &wishes(Policy::Best));
        let clock = bottone::session::time::StageClock::at(super::later().now());
        let opened =
            bottone::session::file::open(&into, Box::new(clock.clone()), crate::stage::desk());
        let mut desk = opened.unwrap().desk;
        Festival::new(seed).correct_spellings(desk.as_mut()).unwrap();
        let script = bottone::rehearsal::Script {
            entries: 0,
            guests: Vec::new(),
            seed,
            until: bottone::rehearsal::RehearsalEnd::End,
            office: false,
        };
        let describe = |why: &dyn std::fmt::Display| format!("seed {seed}: {why}");
        bottone::rehearsal::Rehearsal::new(desk.as_mut(), clock, script)
            .resumed()
            .play(|seen| {
                let (desk, felt) = (seen.chips_in_play(), seen.chips_on_the_felt());
                assert_eq!(desk, felt, "seed {seed}: chips made or lost");
            })
            .unwrap_or_else(|error| panic!("{}", describe(&error)));
        let t = desk.tournament();
        assert_eq!(t.breach(), None, "seed {seed}");
        let owed: Money = t.dues(desk.now()).iter().map(|due| due.total).sum();
        assert_eq!(owed, t.pool().to_pay, "seed {seed}: every prize is somebody's");
        assert_eq!(audit(desk.beginning(), desk.records(), |_, _| {}), Ok(()), "seed {seed}");
    }
}

/// Returns the entry of a next day that came with this bag.
fn entry_of_bag(t: &Tournament, flight: &str, bag: u32) -> Option<EntryId> {
    let made = t.flights().origin()?;
    let nth = made.flights().iter().position(|read| read.file == flight)?;
    let mut came = made.arrived();
    let came = came.find(|(_, arrived)| {
        arrived.flight.map(usize::from) == Some(nth)
            && arrived.stack.is_some_and(|stack| stack.bag == Some(bag))
    });
    came.map(|(entry, _)| entry)
}

/// Checks a league that also lists the flights: a bagged entry is ranked in the next day, and
/// counts once.
#[test]
fn a_league_counts_flights_in_the_day_that_they_went_on_in() {
    let folder = tempfile::tempdir().unwrap();
    let paths = flights(folder.path(), 2, 20, 4);
    merged(&paths, &wishes(Policy::Best));
    let season = |events: &[&str]| {
        let league = League {
            name: "Winter".into(),
            points: "n - r + 1".into(),
            season: "total".into(),
            counting: Counting::All,
            fewest: 0,
            events: events.iter().map(|&event| event.to_owned()).collect(),
        };
        Season::of(Language::English, &league, folder.path(), &desk())
    };
    let points = |season: &Season| {
        let line = |line: &SeasonLine| (line.name.clone(), line.standing.points);
        season.table.iter().map(line).collect::<Vec<_>>()
    };
    let (day, all) = (season(&["2.ron"]), season(&["1A.ron", "1B.ron", "2.ron"]));
    assert!(!day.table.is_empty() && day.fault.is_none());
    assert_eq!(points(&all), points(&day));
    let into = "2.ron".to_owned();
    let goes_on = SeasonFault::GoesOn { name: "Autumn".into(), into };
    assert_eq!(all.events[0].counted, Err(goes_on));
    // Flights without their next day in the list count by themselves.
    assert!(season(&["1A.ron", "1B.ron"]).events.iter().all(|event| event.counted.is_ok()));
}
