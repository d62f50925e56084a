//! The payment methods of entries: only cash is in a drawer, and refunds use the original method.

use bottone::{
    base::{money::Money, person::Person},
    rules::buy_in::BuyIn,
    session::Desk as _,
    tournament::{
        Command, Refusal,
        cash::{Movement, movements},
        entries::{Entrant, EntryCommand, EntryId, PaidSale},
        payments::{PaymentCommand, PaymentMethod, PurchaseRef},
        setup::SetupCommand,
        tables::SeatWish,
    },
};

use crate::stage::{self, Room};

fn enter(room: &mut Room, name: &str) -> EntryId {
    let who = vec![Entrant::New(Person::typed(name))];
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later }));
    room.t().entries().all().map(|(id, _)| id).next_back().unwrap()
}

fn paid_with(entry: EntryId, method: PaymentMethod) -> Command {
    Command::Payments(PaymentCommand::PaidWith { entry, sold: PurchaseRef::Entry, method })
}

/// Returns the sums in the drawer, and by card.
fn sums(room: &Room) -> (Money, Money) {
    let moved = movements(room.session.records(), room.session.ledger());
    let card =
        moved.iter().filter(|one| one.method == PaymentMethod::Card).map(Movement::signed).sum();
    (moved.iter().map(Movement::to_desk).sum(), card)
}

#[test]
fn what_is_not_cash_is_in_no_drawer_and_goes_back_as_it_came() {
    let mut room = Room::open(stage::setup(1), stage::structure("club-turbo"));
    let price = room.t().setup().buy_in.total();
    let (one, two) = (enter(&mut room, "Rossi, Anna"), enter(&mut room, "Verdi, Ugo"));
    assert_eq!(sums(&room), (price.plus(price), Money::ZERO));
    room.does(paid_with(one, PaymentMethod::Card));
    assert_eq!(sums(&room), (price, price));
    assert_eq!(room.t().payments().method_of(one, PurchaseRef::Entry), PaymentMethod::Card);
    // Undone it is as before, and redone too.
    room.session.undo().unwrap();
    assert_eq!(sums(&room), (price.plus(price), Money::ZERO));
    room.session.redo().unwrap();
    // A correction to a transfer, and to a card.
    room.does(paid_with(one, PaymentMethod::Transfer));
    assert_eq!(sums(&room), (price, Money::ZERO));
    room.does(paid_with(one, PaymentMethod::Card));
    // The refund of an entry goes to the card that paid for it.
    for (entry, left) in [(one, (price, Money::ZERO)), (two, (Money::ZERO, Money::ZERO))] {
        room.does(Command::Entries(EntryCommand::Refund { entry, keep_fee: false }));
        assert_eq!(sums(&room), left);
    }
}

/// Checks that the value of a ticket is on no card: of an entry paid by ticket and card, the card
/// has only the rest, and gets only that back.
#[test]
fn what_a_ticket_paid_is_on_no_card() {
    let mut room = Room::open(stage::setup(1), stage::structure("club-turbo"));
    let price = room.t().setup().buy_in.total();
    let value = Money::from_minor(100);
    let rest = price.minus(value);
    let ticket = r#"(number: 1, house: "A", event: "B", value: 100)"#;
    let enter =
        format!(r#"Tickets(Enter(who: New((family: "Rossi")), seat: Later, ticket: {ticket}))"#);
    room.does(ron::from_str(&enter).unwrap());
    assert_eq!(sums(&room), (rest, Money::ZERO));
    let one = room.t().entries().all().next().unwrap().0;
    room.does(paid_with(one, PaymentMethod::Card));
    assert_eq!(sums(&room), (Money::ZERO, rest));
    room.does(paid_with(one, PaymentMethod::Cash));
    assert_eq!(sums(&room), (rest, Money::ZERO));
    room.does(paid_with(one, PaymentMethod::Card));
    room.does(Command::Entries(EntryCommand::Refund { entry: one, keep_fee: false }));
    assert_eq!(sums(&room), (Money::ZERO, Money::ZERO));
}

#[test]
fn only_what_was_sold_was_paid_somehow() {
    let mut room = Room::open(stage::setup(1), stage::structure("club-turbo"));
    let one = enter(&mut room, "Rossi, Anna");
    let by =
        |sold, method| Command::Payments(PaymentCommand::PaidWith { entry: one, sold, method });
    for (case, command, refusal) in [
        ("it was cash", by(PurchaseRef::Entry, PaymentMethod::Cash), Refusal::NothingToDo),
        (
            "there was no rebuy",
            by(PurchaseRef::Rebuy(1), PaymentMethod::Card),
            Refusal::NotUnderstood,
        ),
        (
            "nothing is the first",
            by(PurchaseRef::Rebuy(0), PaymentMethod::Card),
            Refusal::NotUnderstood,
        ),
        (
            "there was no add-on",
            by(PurchaseRef::AddOn(1), PaymentMethod::Card),
            Refusal::NotUnderstood,
        ),
        (
            "nobody",
            paid_with(ron::from_str("99").unwrap(), PaymentMethod::Card),
            Refusal::EntryUnknown,
        ),
    ] {
        assert_eq!(room.refused(command), refusal, "{case}");
    }
}

/// Checks that a sale with another method is one record, with the same result as a later
/// correction.
#[test]
fn what_is_sold_is_paid_by_what_is_said_with_it_in_one_record() {
    let mut setup = stage::setup(1);
    setup.add_on = setup.rebuy.clone();
    for by in PaymentMethod::ALL {
        let mut room = Room::open(setup.clone(), stage::structure("club-turbo"));
        let mut other = Room::open(setup.clone(), stage::structure("club-turbo"));
        let who = || ["Rossi, Anna", "Verdi, Ugo"].map(|name| Entrant::New(Person::typed(name)));
        let enters = || EntryCommand::Enter { who: who().into(), seat: SeatWish::Later };
        let first: EntryId = ron::from_str("1").unwrap();
        let second: EntryId = ron::from_str("2").unwrap();
        let sales = [
            (enters(), vec![(first, PurchaseRef::Entry), (second, PurchaseRef::Entry)]),
            (EntryCommand::Rebuy { entry: first }, vec![(first, PurchaseRef::Rebuy(1))]),
            (EntryCommand::Rebuy { entry: first }, vec![(first, PurchaseRef::Rebuy(2))]),
            (EntryCommand::AddOn { entry: second }, vec![(second, PurchaseRef::AddOn(1))]),
        ];
        for (sale, sold) in sales {
            let records = room.session.records().len();
            let before = sums(&room);
            room.does(Command::Entries(sale.clone().paid_by(by)));
            assert_eq!(room.session.records().len(), records + 1, "{sale:?} by {by:?}");
            // One undo removes all of it, and one redo restores it.
            room.session.undo().unwrap();
            assert_eq!(sums(&room), before);
            room.session.redo().unwrap();
            other.does(Command::Entries(sale));
            for (entry, sold) in sold {
                assert_eq!(room.t().payments().method_of(entry, sold), by);
                if by != PaymentMethod::Cash {
                    let taken = PaymentCommand::PaidWith { entry, sold, method: by };
                    other.does(Command::Payments(taken));
                }
            }
            assert_eq!(sums(&room), sums(&other), "by {by:?}");
        }
        assert!(*room.t() == *other.t(), "by {by:?}");
    }
}

#[test]
fn only_what_is_sold_is_paid_by_anything_and_what_is_free_by_nothing() {
    let mut room = Room::open(stage::setup(1), stage::structure("club-turbo"));
    let one = enter(&mut room, "Rossi, Anna");
    let paid = |by, sale| Command::Entries(EntryCommand::PaidBy { by, sale });
    let refund = || EntryCommand::Refund { entry: one, keep_fee: false };
    assert!(refund().paid_by(PaymentMethod::Card) == refund(), "it goes back as it came");
    let rebuy = || PaidSale::Rebuy { entry: one };
    assert_eq!(room.refused(paid(PaymentMethod::Cash, rebuy())), Refusal::NotUnderstood);
    let nobody = || PaidSale::Rebuy { entry: ron::from_str("9").unwrap() };
    assert_eq!(room.refused(paid(PaymentMethod::Card, nobody())), Refusal::EntryUnknown);
    let mut setup = room.t().setup().clone();
    setup.buy_in = BuyIn::default();
    room.does(Command::Setup(SetupCommand::Change(Box::new(setup))));
    let who = vec![Entrant::New(Person::typed("Sala, Ida"))];
    room.does(paid(PaymentMethod::Card, PaidSale::Enter { who, seat: SeatWish::Later }));
    let free = room.t().entries().all().map(|(id, _)| id).next_back().unwrap();
    assert_eq!(room.t().payments().method_of(free, PurchaseRef::Entry), PaymentMethod::Cash);
}
