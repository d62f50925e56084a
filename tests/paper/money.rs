//! Tests of every sheet of money with the longest names and the largest amounts expected.
#![allow(clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::{
        chips::Chips,
        money::Money,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    i18n::Language,
    print::{Job, Paper, pdf},
    rules::{buy_in::BuyIn, deals, payouts::Prize},
    session::Desk,
    tournament::{
        Command,
        clock::ClockCommand,
        counts::CountCommand,
        deals::{Agreement, DealCommand},
        entries::{Entrant, EntryCommand, EntryId},
        payments::{PaymentCommand, PaymentMethod},
        prizes::{PrizeCommand, PrizeRange},
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    view::money::{
        deals::DealSheet,
        payments::{payout_sheet, slip},
    },
    view_paper::results::{Results, results_sheet},
};
use bottone_print_support::Document;

use crate::stage;

/// A name of sixty letters, and what three players pay: together €999,999,999,999.
const NAME: (&str, &str) = ("Wolfeschlegelsteinhausenbergerdorff-Baumeister", "Maximilian J.");
const PRICE: i64 = 33_333_333_333_300;
const POOL: i64 = 3 * PRICE;

/// Makes an event of three players who locked and shared the prizes; the first was partly paid.
fn evening() -> stage::Room {
    let buy_in = BuyIn { prize: Money::from_minor(PRICE), ..BuyIn::default() };
    let name = "The Great Autumn Festival of Sanremo, No-Limit Hold'em Main Event".to_owned();
    let setup = Setup { name, day: "Final day".to_owned(), buy_in, ..Setup::default() };
    let mut room = stage::Room::open(setup, stage::structure("deep-stack"));
    let table = TableNo::new(1).unwrap();
    room.does(Command::Tables(TableCommand::Open { tables: vec![table], size: 9 }));
    for number in 1..=3_u8 {
        let family = format!("{}{number}", NAME.0);
        let country = "IT".to_owned();
        let person = Person { family, given: NAME.1.to_owned(), country, ..Person::default() };
        let seat = SeatWish::At(Seat { table, seat: SeatNo::new(number).unwrap() });
        room.does(Command::Entries(EntryCommand::Enter { who: vec![Entrant::New(person)], seat }));
    }
    room.does(Command::Clock(ClockCommand::Start));
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    let entries: Vec<EntryId> =
        room.session.tournament().entries().all().map(|(id, _)| id).collect();
    let stacks: Vec<_> = entries.iter().map(|id| (*id, Chips::new(30_000))).collect();
    room.does(Command::Counts(CountCommand::Count { stacks: stacks.clone() }));
    let rest = 1_000;
    let amounts = [POOL - 2 * rest, rest, rest].map(Money::from_minor);
    let prizes = amounts.map(|money| Prize { money, tickets: 0 });
    room.does(Command::Prizes(PrizeCommand::Lock { rows: PrizeRange::of(&prizes) }));
    let shares = entries.iter().copied().zip(amounts).collect();
    let agreed = Agreement {
        method: deals::DealMethod::Own,
        stacks,
        shares,
        kept: Vec::new(),
        bounties: Vec::new(),
        known: None,
    };
    room.does(Command::Deals(DealCommand::Agree(Box::new(agreed))));
    room.does(Command::Payments(PaymentCommand::Pay {
        entry: entries[0],
        amount: Money::from_minor(POOL - 5 * rest),
        withheld: Money::from_minor(POOL / 5),
        tickets: 0,
        method: PaymentMethod::Transfer,
        document: "Passport YB0012345".to_owned(),
    }));
    room
}

/// Returns each sheet with its name.
fn jobs(language: Language, session: &dyn Desk) -> [(&'static str, Job); 4] {
    let (t, now) = (session.tournament(), session.now());
    let agreed = t.deals().agreed().unwrap();
    let deal = DealSheet::of(language, t, agreed, now);
    let records = (session.beginning(), session.records(), session.ledger());
    let results = Results::of(language, t, records, now);
    let slips = t.dues(now).into_iter();
    let slips = slips.filter_map(|due| slip(language, t, due.entry, "Anna", now));
    [
        ("payouts", Job::Sheets(vec![payout_sheet(language, t, now)])),
        ("slips", Job::Slips(slips.collect())),
        ("results", Job::Sheets(vec![results_sheet(language, &results, now)])),
        ("deal", Job::Sheets(vec![deal.paper(language)])),
    ]
}

#[test]
fn nothing_of_a_long_name_or_a_large_amount_is_lost_on_any_sheet() {
    let room = evening();
    assert_eq!(format!("{}1, {}", NAME.0, NAME.1).replace(['1', ','], "").chars().count(), 60);
    for (language, amount) in
        [(Language::English, "999,999,999,979"), (Language::Italian, "999.999.999.979")]
    {
        for (what, job) in jobs(language, &*room.session) {
            for (paper, width, height) in
                [(Paper::A4, 595.28, 841.89), (Paper::Letter, 612.0, 792.0)]
            {
                let printed = pdf(language, paper, job.clone()).unwrap();
                let label = format!("{what}, {language:?}, {paper:?}");
                assert!(printed.missing.is_empty(), "{label}");
                let document = Document::kept_as(&printed, &label.replace(", ", "-"));
                let mut words = document.words();
                // A broken name continues below its start: column by column.
                words.sort_by(|a, b| {
                    let [a, b] = [a, b].map(|(page, _, at)| (*page, at[0], at[1]));
                    a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.total_cmp(&b.2))
                });
                let all: String = words.iter().map(|(_, word, _)| word.as_str()).collect();
                for number in 1..=3 {
                    let family = format!("{}{number}", NAME.0);
                    assert!(all.contains(&family), "{label}: {family} is not in {all}");
                }
                assert!(all.contains(amount), "{label}: {amount} is not in {all}");
                for (_, word, [left, top, right, bottom]) in &words {
                    let inside = *left > 30.0 && *right < width - 30.0 && *top > 15.0;
                    assert!(inside && *bottom < height, "{label}: {word} {left} {right}");
                }
            }
        }
    }
}
