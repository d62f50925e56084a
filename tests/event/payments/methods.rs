//! How entries were paid: what is not cash is in no drawer, and goes back as it came.

use bottone::{
    rules::{money::Money, person::Person},
    tournament::{
        Command, Refusal,
        cash::{Movement, movements},
        entries::{EntryCommand, EntryId, Who},
        payments::{Method, PaymentCommand, Sold},
        tables::Wish,
    },
};

use crate::stage::{self, Room};

fn enter(room: &mut Room, name: &str) -> EntryId {
    let who = vec![Who::New(Person::typed(name))];
    room.does(Command::Entries(EntryCommand::Enter { who, seat: Wish::Later }));
    room.t().entries().all().map(|(id, _)| id).next_back().unwrap()
}

fn taken_by(entry: EntryId, method: Method) -> Command {
    Command::Payments(PaymentCommand::TakenBy { entry, sold: Sold::Entry, method })
}

/// In the drawer, and by card.
fn sums(room: &Room) -> (Money, Money) {
    let moved = movements(room.session.records(), room.session.ledger());
    let card = moved.iter().filter(|one| one.method == Method::Card).map(Movement::signed).sum();
    (moved.iter().map(Movement::to_desk).sum(), card)
}

#[test]
fn what_is_not_cash_is_in_no_drawer_and_goes_back_as_it_came() {
    let mut room = Room::open(stage::setup(1), stage::structure("club-turbo"));
    let price = room.t().setup().buy_in.total();
    let (one, two) = (enter(&mut room, "Rossi, Anna"), enter(&mut room, "Verdi, Ugo"));
    assert_eq!(sums(&room), (price.plus(price), Money::ZERO));
    room.does(taken_by(one, Method::Card));
    assert_eq!(sums(&room), (price, price));
    assert_eq!(room.t().payments().taken_by(one, Sold::Entry), Method::Card);
    // Undone it is as it was, and done again too.
    room.session.undo().unwrap();
    assert_eq!(sums(&room), (price.plus(price), Money::ZERO));
    room.session.redo().unwrap();
    // A transfer after all, and a card.
    room.does(taken_by(one, Method::Transfer));
    assert_eq!(sums(&room), (price, Money::ZERO));
    room.does(taken_by(one, Method::Card));
    // An entry that is taken back gives back to the card what came from it.
    for (entry, left) in [(one, (price, Money::ZERO)), (two, (Money::ZERO, Money::ZERO))] {
        room.does(Command::Entries(EntryCommand::Refund { entry, keep_fee: false }));
        assert_eq!(sums(&room), left);
    }
}

#[test]
fn only_what_was_sold_was_paid_somehow() {
    let mut room = Room::open(stage::setup(1), stage::structure("club-turbo"));
    let one = enter(&mut room, "Rossi, Anna");
    let by = |sold, method| Command::Payments(PaymentCommand::TakenBy { entry: one, sold, method });
    for (case, command, refusal) in [
        ("it was cash", by(Sold::Entry, Method::Cash), Refusal::NothingToDo),
        ("there was no rebuy", by(Sold::Rebuy(1), Method::Card), Refusal::NotUnderstood),
        ("nothing is the first", by(Sold::Rebuy(0), Method::Card), Refusal::NotUnderstood),
        ("there was no add-on", by(Sold::AddOn(1), Method::Card), Refusal::NotUnderstood),
        ("nobody", taken_by(ron::from_str("99").unwrap(), Method::Card), Refusal::EntryUnknown),
    ] {
        assert_eq!(room.refused(command), refusal, "{case}");
    }
}
