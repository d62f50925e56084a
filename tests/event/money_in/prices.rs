//! The prices of second and later purchases of the same kind.

use bottone::{
    base::{chips::Chips, money::Currency},
    session::Desk as _,
    tournament::{
        Command, Event, Refusal,
        entries::{Entrant, EntryCommand, EntryEvent},
        prices::LaterPrice,
        setup::{Purchase, Setup, SetupCommand},
    },
};

use crate::money_in::{
    bust, buy_in, enter, entry, later, player, purchase, room, somebody, written,
};

/// Returns the number of entries in each event that sold some, with the price of each.
fn sold(events: &[Event]) -> Vec<(usize, String)> {
    let sold = |event: &Event| match event {
        Event::Entries(EntryEvent::Entered { players, paid, .. }) => {
            Some((players.len(), written(*paid)))
        }
        _ => None,
    };
    events.iter().filter_map(sold).collect()
}

/// Checks the Big 50 of 2019: the first entry of a player without a fee, the later ones with one.
#[test]
fn a_re_entry_costs_what_its_number_says() {
    let setup = Setup { buy_in: buy_in("500"), later: vec![later("450+50")], ..Setup::default() };
    let mut room = room(setup);
    room.does(enter(["Conti", "Greco", "Ricci"].map(somebody).to_vec()));
    room.does(bust(1));
    // One command for a returning and a new player: two prices, two events, in order.
    let command = enter(vec![Entrant::Known(player(1)), somebody("Marino")]);
    let events = room.session.tournament().decide(&command, room.session.now(), None).unwrap();
    assert_eq!(sold(&events), [(1, "450+50".into()), (1, "500".into())]);
    room.does(command);
    room.does(bust(4));
    room.does(enter(vec![Entrant::Known(player(1))]));
    let t = room.session.tournament();
    let paid: Vec<_> = t.entries().all().map(|(_, entry)| written(entry.paid)).collect();
    assert_eq!(paid, ["500", "500", "500", "450+50", "500", "450+50"]);
    assert_eq!(written(t.entries().paid()), "2900+100");
    assert_eq!(t.breach(), None);
}

#[test]
fn where_no_price_differs_one_event_says_all() {
    for later in [Vec::new(), vec![later("100+10")]] {
        let mut room = room(Setup { buy_in: buy_in("100+10"), later, ..Setup::default() });
        room.does(enter(["Conti", "Greco", "Ricci"].map(somebody).to_vec()));
        room.does(bust(2));
        let command = enter(vec![somebody("Marino"), Entrant::Known(player(2))]);
        let events = room.session.tournament().decide(&command, room.session.now(), None).unwrap();
        assert_eq!(sold(&events), [(2, "100+10".into())]);
    }
}

#[test]
fn a_later_price_may_give_other_chips() {
    let later = vec![LaterPrice { price: buy_in("50"), chips: Some(Chips::new(7_000)) }];
    let mut room = room(Setup { buy_in: buy_in("50"), later, ..Setup::default() });
    room.does(enter(["Conti", "Greco"].map(somebody).to_vec()));
    room.does(bust(1));
    room.does(enter(vec![Entrant::Known(player(1))]));
    let t = room.session.tournament();
    let chips: Vec<u64> = t.entries().all().map(|(_, entry)| entry.chips.get()).collect();
    let stack = t.clock().structure().starting_stack.get();
    assert_eq!(chips, [stack, stack, 7_000]);
}

#[test]
fn an_entry_that_was_taken_back_does_not_count() {
    let setup = Setup { buy_in: buy_in("500"), later: vec![later("450+50")], ..Setup::default() };
    let mut room = room(setup);
    room.does(enter(vec![somebody("Conti")]));
    room.does(crate::money_in::refund(1, false));
    room.does(enter(vec![Entrant::Known(player(1))]));
    let entries = room.session.tournament().entries();
    assert_eq!(written(entries.get(entry(2)).unwrap().paid), "500");
}

#[test]
fn rebuys_and_add_ons_have_prices_by_number() {
    let offer = Purchase { later: vec![later("30"), later("40")], ..purchase("20+2") };
    let setup = Setup {
        buy_in: buy_in("20"),
        rebuy: Some(offer.clone()),
        add_on: Some(offer),
        ..Setup::default()
    };
    let mut room = room(setup);
    room.does(enter(["Conti", "Greco"].map(somebody).to_vec()));
    for _ in 0..3 {
        room.does(Command::Entries(EntryCommand::Rebuy { entry: entry(1) }));
        room.does(Command::Entries(EntryCommand::AddOn { entry: entry(2) }));
    }
    let t = room.session.tournament();
    for number in [1, 2] {
        let bought = &t.entries().get(entry(number)).unwrap().bought;
        let paid: Vec<_> = bought.iter().map(|bought| written(bought.paid)).collect();
        assert_eq!(paid, ["20+2", "30", "40"], "entry {number}");
    }
    assert_eq!(written(t.entries().get(entry(1)).unwrap().price()), "20");
}

/// Checks that the decimals are fixed once money was taken: amounts on record are minor units, and
/// each would change.
#[test]
fn the_decimals_stay_once_money_was_taken() {
    let mut room = room(Setup { buy_in: buy_in("20"), ..Setup::default() });
    let dinar = Currency { symbol: "KD ".into(), decimals: 3 };
    let change = |room: &crate::money_in::Room, currency: Currency| {
        let setup = Setup { currency, ..room.session.tournament().setup().clone() };
        Command::Setup(SetupCommand::Change(Box::new(setup)))
    };
    assert_eq!(room.session.can(&change(&room, dinar.clone())), Ok(()));
    room.does(enter(vec![somebody("Conti")]));
    assert_eq!(room.session.can(&change(&room, dinar.clone())), Err(Refusal::MoneyTaken));
    // Another symbol for the same units is a correction.
    let franc = Currency { symbol: "CHF ".into(), decimals: 2 };
    assert_eq!(room.session.can(&change(&room, franc)), Ok(()));
    // A refunded payment was taken too, and is on record.
    room.does(crate::money_in::refund(1, false));
    assert_eq!(room.session.can(&change(&room, dinar)), Err(Refusal::MoneyTaken));
}

#[test]
fn prices_out_of_bounds_are_not_taken() {
    let room = room(Setup { buy_in: buy_in("20"), ..Setup::default() });
    let negative = LaterPrice {
        price: bottone::rules::buy_in::BuyIn { prize: crate::money_in::euro(-1), ..buy_in("0") },
        chips: None,
    };
    for later in [vec![negative], vec![later("5"); 21]] {
        let setup = Setup { later, ..room.session.tournament().setup().clone() };
        let command = Command::Setup(SetupCommand::Change(Box::new(setup)));
        assert_eq!(room.session.can(&command), Err(Refusal::NotUnderstood));
    }
}
