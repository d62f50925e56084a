//! Tests of the Money screen and the record against `ask`: places, ties, bounties, deals,
//! satellites, points, penalties.

use std::collections::BTreeMap;

use bottone::{
    base::{chips::Chips, draw::Draw, money::Money, person::Person, seat::TableNo},
    i18n::Language,
    points::{Formula, PRESETS},
    rules::{
        bounties::BountyKind,
        deals::DealMethod,
        payouts::{PayoutField, PayoutKind, PayoutPlan, Rest},
    },
    session::{Desk as _, time::Timekeeper as _},
    tournament::{
        Command,
        bounties::BountyCommand,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId, EntryState},
        incidents::Penalty,
        setup::{HouseRules, Setup},
        tables::{SeatWish, TableCommand},
    },
    view::{
        incidents,
        money::{deal_table::DealRequest, points::scores},
        todo::{Task, TaskAct as TodoAct, tasks},
    },
    view_table::record::penalty_preview,
};

use super::{below, books, coin, one, ron, says};
use crate::stage::{Room, buy_in, structure};

/// Makes an event of thirty at four tables, with a head of 10 on each.
pub(super) fn room(rulebook: bottone::rules::rulebook::Rulebook, bounty: BountyKind) -> Room {
    let mut price = buy_in("50");
    price.bounty = Money::from_minor(1_001);
    let house = HouseRules { rulebook, ..HouseRules::default() };
    let setup = Setup { buy_in: price, bounty, house, ..Setup::default() };
    let mut room = Room::open(setup, structure("deep-stack"));
    let tables = (1..=4).filter_map(TableNo::new).collect();
    room.does(Command::Tables(TableCommand::Open { tables, size: 9 }));
    let who = (0..30)
        .map(|n| Entrant::New(Person { family: format!("P{n}"), ..Person::default() }))
        .collect();
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(7) }));
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    room.does(Command::Clock(ClockCommand::Start));
    room
}

/// Makes some busts, in hands of one table and in hands that all tables play together.
///
/// An event shares the half of a progressive head in another way (`docs/guide/money.md`), so each head
/// has one winner here.
fn busts(room: &mut Room, id: &str, draw: &mut Draw) -> Vec<(EntryId, Vec<EntryId>)> {
    let mut taken = Vec::new();
    let mut together = false;
    while room.session.tournament().entries().playing_count() > 4 {
        let t = room.session.tournament();
        let mut seated: Vec<(EntryId, TableNo)> = t
            .entries()
            .playing()
            .filter_map(|(entry, _)| Some((entry, t.tables().seat_of(entry)?.table)))
            .collect();
        draw.shuffle(&mut seated);
        let (first, table) = seated[0];
        let more = seated[1..].iter().filter(|(_, at)| *at == table).map(|(entry, _)| *entry);
        let out: Vec<EntryId> =
            [first].into_iter().chain(more.take(below(draw, 3) as usize)).collect();
        let by: Vec<EntryId> = seated
            .iter()
            .map(|(entry, _)| *entry)
            .filter(|entry| !out.contains(entry))
            .take(1 + below(draw, 3) as usize)
            .collect();
        let stack = |draw: &mut Draw| Some(Chips::new(1_000 * (1 + below(draw, 3))));
        let gone: Vec<_> = out.iter().map(|entry| (*entry, stack(draw))).collect();
        let claims: Vec<_> = out.iter().map(|entry| (*entry, by.clone())).collect();
        room.does(Command::Bounties(BountyCommand::KnockOut { out: gone, taken: claims.clone() }));
        taken.extend(claims);
        the_bubble(room, id);
        if coin(draw) {
            together = !together;
            room.does(Command::Entries(EntryCommand::HandForHand { on: together }));
        } else if together && coin(draw) {
            room.does(Command::Entries(EntryCommand::NextHand));
        }
    }
    taken
}

/// Compares the floor's next task on the bubble.
fn the_bubble(room: &Room, id: &str) {
    let t = room.session.tournament();
    let occupied = t.tables().open().filter(|(_, table)| !table.occupied().is_empty());
    let tables: Vec<String> =
        occupied.map(|(table, _)| format!("(table: {table}, did: Done)")).collect();
    let together = t.entries().hand_for_hand().began().is_some();
    let now = room.clock.now();
    let first = |task: Task| match task.steps.into_iter().next()?.act {
        TodoAct::Submit(Command::Entries(EntryCommand::HandForHand { on: true })) => Some("Begin"),
        TodoAct::Submit(Command::Entries(EntryCommand::HandForHand { on: false })) => Some("Over"),
        TodoAct::Submit(Command::Entries(EntryCommand::NextHand)) => Some("Deal"),
        _ => None,
    };
    let tasks = tasks(Language::English, t, &t.seating_plan(now), now);
    let next = tasks.into_iter().find_map(first).unwrap_or("Apart");
    let question = format!(
        "HandForHand((rules: {id:?}, left: {}, paid: {}, tables: [{}], together: {together}))",
        t.entries().playing_count(),
        t.places_paid(),
        tables.join(", ")
    );
    says(&question, &[format!("HandForHand((next:{next},")]);
}

/// Returns the question about the places of all busted players.
fn places(room: &Room, id: &str) -> String {
    let t = room.session.tournament();
    let busts = t.entries().busts();
    let mut last_of: BTreeMap<u32, usize> = BTreeMap::new();
    for (at, bust) in busts.iter().enumerate() {
        if let Some(hand) = bust.hand {
            last_of.insert(hand.number, at);
        }
    }
    let (mut written, mut together) = (Vec::new(), Vec::new());
    for (at, bust) in busts.iter().enumerate() {
        let hand = bust.hand.map_or(at, |hand| last_of[&hand.number]);
        if bust.hand.is_some() && !together.contains(&hand) {
            together.push(hand);
        }
        for out in &bust.out {
            written.push(format!(
                "(player: {}, hand: {hand}, table: {}, stack: {})",
                out.entry.get(),
                out.from.table,
                ron(&out.stack)
            ));
        }
    }
    format!(
        "Places((rules: {id:?}, left: {}, busts: [{}], together: {together:?}))",
        t.entries().playing_count(),
        written.join(", ")
    )
}

#[test]
fn places_ties_and_bounties() {
    let mut money_ties = 0;
    for seed in 0..12 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let (id, book) = one(draw, &books());
        let (kind, written) = one(
            draw,
            &[
                (BountyKind::Fixed, "Fixed"),
                (BountyKind::Progressive { cash: 50 }, "Progressive(50)"),
                (BountyKind::Progressive { cash: 70 }, "Progressive(70)"),
            ],
        );
        let mut room = room(book, kind);
        let taken = busts(&mut room, &id, draw);
        let t = room.session.tournament();
        let question = places(&room, &id);
        let places = t.entries().places();
        let mut parts = Vec::new();
        let mut ties: BTreeMap<_, Vec<EntryId>> = BTreeMap::new();
        for (entry, of) in t.entries().all() {
            let Some(place) = places.of(entry) else { continue };
            assert!(matches!(of.standing, EntryState::Out { .. }));
            let is_tied = place.first != place.last;
            parts.push(format!("(player:{},place:{},tied:{is_tied})", entry.get(), place.first));
            ties.entry(place).or_default().push(entry);
        }
        says(&question, &parts);

        let heads: Vec<String> =
            t.entries().all().map(|(entry, _)| format!("({}, 1001)", entry.get())).collect();
        let busts: Vec<String> = taken
            .iter()
            .map(|(out, by)| {
                let by: Vec<u32> = by.iter().map(|taker| taker.get()).collect();
                format!("(out: {}, by: {by:?})", out.get())
            })
            .collect();
        let question = format!(
            "Bounty((kind: {written}, heads: [{}], busts: [{}]))",
            heads.join(", "),
            busts.join(", ")
        );
        let pair =
            |(entry, money): (EntryId, Money)| format!("({},{})", entry.get(), money.minor());
        let heads: Vec<String> = t.bounties().heads().map(pair).collect();
        let won: Vec<String> = t.bounties().winnings().map(pair).collect();
        let said = format!("Bounty((paid:[{}],heads:[{}],pool:0))", won.join(","), heads.join(","));
        says(&question, &[said]);

        let prizes = t.remaining_prizes().unwrap();
        let won = t.winnings(room.clock.now()).unwrap();
        for (place, entries) in ties {
            let covered: Vec<i64> = prizes
                .iter()
                .skip(place.first as usize - 1)
                .take(entries.len())
                .map(|prize| prize.money.minor())
                .collect();
            let mut shares: Vec<i64> = entries
                .iter()
                .filter_map(|entry| won.get(entry))
                .map(|won| won.prize.money.minor())
                .collect();
            if covered.is_empty() {
                assert!(shares.is_empty());
                continue;
            }
            money_ties += usize::from(entries.len() > 1);
            shares.sort_unstable_by_key(|share| std::cmp::Reverse(*share));
            let question =
                format!("Split((prizes: {covered:?}, players: {}, unit: 100))", entries.len());
            says(&question, &[format!("Split({})", ron(&shares))]);
        }
        the_points(&room, draw);
        the_penalties(&room);
    }
    assert!(money_ties > 0, "nobody tied for money");
}

/// Compares the points of a league.
fn the_points(room: &Room, draw: &mut Draw) {
    let (t, at) = (room.session.tournament(), room.clock.now());
    let preset = one(draw, &PRESETS);
    let formula = Formula::parse_points(preset.points).unwrap();
    let Ok(scores) = scores(t, at, &formula) else { return };
    let field = bottone::view::money::points::field(t);
    let finishes: Vec<String> = scores
        .iter()
        .map(|(one, _)| {
            let finish = one.finish;
            format!(
                "(place: {}, last: {}, hits: {}, spent: {}, prize: {})",
                one.place.first, one.place.last, finish.hits, finish.spent, finish.prize
            )
        })
        .collect();
    let question = format!(
        "Points((formula: {:?}, entries: {}, buy_in: {}, pool: {}, rebuys: {}, last_paid: {}, finishes: [{}]))",
        preset.id,
        field.entries,
        field.buy_in,
        field.pool,
        field.rebuys,
        field.last_paid,
        finishes.join(", ")
    );
    let points: Vec<f64> = scores.iter().map(|(_, points)| *points).collect();
    says(&question, &[format!("Points({})", ron(&points))]);
}

/// Compares the announced length of a penalty.
fn the_penalties(room: &Room) {
    let t = room.session.tournament();
    for (entry, _) in t.entries().playing() {
        let players = t.tables().table(t.tables().seat_of(entry).unwrap().table).unwrap();
        let players = players.occupied().len();
        if players < 2 {
            continue;
        }
        for rounds in 1..=3 {
            let penalty = Penalty::Rounds(rounds);
            let preview = penalty_preview(Language::English, t, entry, penalty).unwrap();
            let hands = u16::try_from(players).unwrap() * u16::from(rounds);
            assert_eq!(preview, incidents::penalty(Language::English, penalty, hands));
            says(
                &format!("Penalty((rules: \"tda-2024\", players: {players}, rounds: {rounds}))"),
                &[format!("hands:Some({hands})")],
            );
        }
    }
}

#[test]
fn deals() {
    for seed in 0..100 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let players = 2 + below(draw, 7);
        let stacks: Vec<Chips> =
            (0..players).map(|_| Chips::new(1_000 + below(draw, 200) * 500)).collect();
        let mut prizes: Vec<i64> =
            (0..players).map(|_| 10_000 + i64::try_from(below(draw, 900)).unwrap() * 137).collect();
        prizes.sort_unstable_by_key(|prize| std::cmp::Reverse(*prize));
        let unit = one(draw, &[1, 100, 500, 1_000]);
        let kept = one(draw, &[0, 500, 20_000]);
        let mix = 10 * u8::try_from(below(draw, 11)).unwrap();
        let entry = |number: usize| ron::from_str(&(number + 1).to_string()).unwrap();
        let asked = DealRequest {
            stacks: stacks
                .iter()
                .enumerate()
                .map(|(at, chips)| (entry(at), Some(*chips)))
                .collect(),
            prizes: prizes.iter().copied().map(Money::from_minor).collect(),
            kept: Money::from_minor(kept),
            unit: Money::from_minor(unit),
            mix,
        };
        for (shares, method) in asked.answer().unwrap().iter().zip(asked.methods()) {
            let named = match method {
                DealMethod::Icm => "Icm".to_owned(),
                DealMethod::ChipChop => "ChipChop".to_owned(),
                DealMethod::ChipsAlone => "Chips".to_owned(),
                DealMethod::Equal => "Even".to_owned(),
                DealMethod::Mixed { icm } => format!("Mixed({icm})"),
                DealMethod::Own => continue,
            };
            let question = format!(
                "Deal((stacks: {}, prizes: {prizes:?}, method: {named}, keep: {kept}, unit: {unit}))",
                ron(&stacks)
            );
            let sum: i64 = prizes.iter().sum();
            says(&question, &[format!("Deal((amounts:{},left:{kept},sum:{sum}))", ron(shares))]);
        }
    }
}

#[test]
fn seats_in_another_event() {
    for seed in 0..100 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let value = Money::from_minor(100 + i64::try_from(below(draw, 500)).unwrap());
        let (pool, entries) = (1 + below(draw, 20_000), 2 + below(draw, 40));
        let tickets = coin(draw);
        let step = Money::from_minor(1 + i64::try_from(below(draw, 100)).unwrap());
        let rest = if coin(draw) { Rest::Next } else { Rest::InSteps(step) };
        let plan = PayoutPlan {
            kind: PayoutKind::Satellite { value, tickets, rest, milestone: None },
            ..PayoutPlan::default()
        };
        let field = PayoutField {
            pool: Money::from_minor(i64::try_from(pool).unwrap()),
            entries: u32::try_from(entries).unwrap(),
            buy_in: Money::from_minor(500),
            whole: 100,
        };
        let prizes = plan.prizes(&field).unwrap();
        let mut first = 0;
        let alike: Vec<String> = prizes
            .chunk_by(|one, other| one == other)
            .map(|same| {
                let place = first + 1;
                first += same.len();
                let prize = same[0];
                format!(
                    "(first:{place},last:{first},tickets:{},money:{})",
                    prize.tickets,
                    prize.money.minor()
                )
            })
            .collect();
        let question = format!(
            "Satellite((pool: {pool}, entries: {entries}, value: {}, tickets: {tickets}, rest: {}))",
            value.minor(),
            ron(&rest)
        );
        says(&question, &[format!("prizes:[{}]", alike.join(","))]);
    }
}
