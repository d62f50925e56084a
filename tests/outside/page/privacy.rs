//! Tests that no private data is on the page. All private data of an evening is marked, and no mark
//! may occur in the output.

use std::collections::BTreeSet;

use bottone::{
    base::{
        person::Person,
        time::{Span, Timestamp},
    },
    i18n::Language,
    page::Limits,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    session::{Desk, Operator, Session, memory, time::StageClock},
    tournament::{
        Command, Refusal, Tournament, Waiver,
        history::Beginning,
        incidents::{IncidentCommand, Penalty},
    },
    view_public::page::{Public, moves},
};

use crate::stage;

/// The mark of private data.
const MARK: &str = "SECRET";

fn guests() -> Vec<Person> {
    let guest = |number: u8| Person {
        family: format!("Famiglia{number}"),
        given: format!("Nome{number}"),
        country: format!("{MARK}-L{number}"),
        card: format!("{MARK}-C{number}"),
        note: format!("{MARK}: owes the house {number}"),
        id: None,
    };
    (0..60).map(guest).collect()
}

/// Makes a random evening at a marked desk, with an office that races, pays and makes deals.
fn evening(seed: u64, until: RehearsalEnd) -> Box<Session> {
    let clock = StageClock::at(stage::EVENING);
    let structure = stage::structure("club-turbo");
    let beginning = Beginning::new(stage::EVENING, stage::setup(seed), structure);
    let desk = Operator { name: format!("{MARK} operator"), station: format!("{MARK} station") };
    let mut session = memory::create(beginning, Box::new(clock.clone()), desk);
    let script = Script { entries: 70, guests: guests(), seed, until, office: true };
    Rehearsal::new(session.as_mut(), clock, script)
        .play(|_| {})
        .unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    let someone = session.tournament().entries().playing().next().map(|(entry, _)| entry);
    if let Some(entry) = someone {
        let penalty = IncidentCommand::Penalise {
            entry,
            penalty: Penalty::Warning,
            note: format!("{MARK}: spoke of a live hand"),
        };
        let waiver = Waiver::new(Refusal::NotIn, format!("{MARK}: the floor's leave"));
        session.submit(Command::Incidents(penalty), Some(waiver)).unwrap();
    }
    session
}

/// Returns everything that is sent over the network for this.
fn given_out(public: &Public) -> Vec<String> {
    let page = bottone_page_support::page(Limits::default());
    bottone_page_support::show(&page, public);
    let mut watcher = bottone_page_support::connect(page.port());
    std::io::Write::write_all(&mut watcher, b"GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        .unwrap();
    let mut state = String::new();
    let mut part = [0; 4 << 10];
    while !state.contains("event: state\n") || !state.ends_with("\n\n\r\n") {
        let count = std::io::Read::read(&mut watcher, &mut part).unwrap();
        state.push_str(&String::from_utf8_lossy(&part[..count]));
    }
    let lists = ["/seats.json", "/prizes.json", "/find?q=secret", "/find?q=famiglia"].map(|path| {
        let answer = bottone_page_support::get(page.port(), path);
        assert_eq!(answer.status, 200);
        answer.text().to_owned()
    });
    std::iter::once(state).chain(lists).collect()
}

/// Returns every public amount of money, in both languages: the prizes, the amounts kept by a deal,
/// and the pool.
fn prizes(t: &Tournament) -> BTreeSet<String> {
    let list = t.prize_list().unwrap_or_default();
    let mut sums: Vec<_> = list.iter().map(|prize| prize.money).collect();
    sums.push(sums.iter().copied().sum());
    sums.push(t.pool().to_pay);
    sums.extend(t.remaining_prizes().unwrap_or_default().into_iter().map(|prize| prize.money));
    let said = |language: Language| {
        let currency = &t.setup().currency;
        let said = |sum| [language.money(sum, currency), language.money_in_full(sum, currency)];
        sums.iter().flat_map(|sum| said(*sum)).collect::<Vec<_>>()
    };
    Language::complete().flat_map(said).collect()
}

/// Returns the amounts of money in a text: a sign, then digits with their separators.
fn amounts(text: &str) -> impl Iterator<Item = String> {
    text.split('€').skip(1).map(|after| {
        let figure = after.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',');
        let figure = &after[..figure.unwrap_or(after.len())];
        format!("€{}", figure.trim_end_matches(['.', ',']))
    })
}

#[test]
fn nothing_private_is_given_out() {
    let mut with_money = 0;
    for seed in 0..8 {
        let until = if seed % 2 == 0 { RehearsalEnd::Players(6) } else { RehearsalEnd::End };
        let session = evening(seed, until);
        let t = session.tournament();
        let records = format!("{:?}", session.records());
        assert!(records.contains(MARK), "seed {seed}: nothing is marked");
        let moves = moves(t, session.records(), session.ledger());
        for later in [0, 3, 600] {
            let at: Timestamp = session.now().after(Span::from_minutes(later));
            let public = Public::of(t, moves.clone(), at);
            for text in given_out(&public) {
                assert!(!text.contains(MARK), "seed {seed}: {text}");
                let known = prizes(t);
                for amount in amounts(&text) {
                    assert!(known.contains(&amount), "seed {seed}: {amount} is no prize: {text}");
                    with_money += 1;
                }
            }
        }
    }
    assert!(with_money > 0, "no evening came to its prizes");
}

#[test]
fn everybody_who_plays_is_found_at_the_right_seat() {
    let session = evening(4, RehearsalEnd::Players(30));
    let t = session.tournament();
    let public = Public::of(t, Vec::new(), session.now());
    assert_eq!(public.seats.len(), t.entries().playing_count());
    for (id, entry) in t.entries().playing() {
        let person = &t.entries().player(entry.player).unwrap().person;
        let seat = t.tables().seat_of(id);
        assert!(
            public.seats.iter().any(|sits| {
                (&sits.family, &sits.given, sits.seat) == (&person.family, &person.given, seat)
            }),
            "{person:?} at {seat:?}"
        );
    }
}
