//! The pool: the money paid in, the part withheld, the overlay (rules §8.2).

use bottone::{
    i18n::Language,
    session::Desk as _,
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        prices::{WithheldAmount, Withholding},
        setup::Setup,
    },
    view::money::pool::PoolView,
};

use crate::money_in::{
    Room, bust, buy_in, enter, entry, euro, later, player, purchase, refund, room, somebody,
};

fn held(name: &str, part: WithheldAmount) -> Withholding {
    Withholding { name: name.to_owned(), part }
}

/// Sells `count` entries of €100 + €10.
fn entries(count: usize, guarantee: i64, withheld: Vec<Withholding>) -> Room {
    let (buy_in, guarantee) = (buy_in("100+10"), euro(guarantee));
    let mut room = room(Setup { buy_in, guarantee, withheld, ..Setup::default() });
    if count > 0 {
        room.does(enter((0..count).map(|n| somebody(&format!("Player {n}"))).collect()));
    }
    room
}

/// Checks (entries, guarantee, withheld) -> (withheld, overlay, to pay), in euro. The guarantee is
/// for the payouts, so the overlay replaces withheld money.
#[test]
fn the_pool_is_what_came_in_less_what_is_withheld_made_up_to_the_guarantee() {
    let (percent, fixed) =
        (WithheldAmount::Hundredths, |amount| WithheldAmount::Fixed(euro(amount)));
    let cases: [(usize, i64, Vec<WithheldAmount>, [i64; 3]); 9] = [
        (10, 0, vec![], [0, 0, 1_000]),
        (10, 500, vec![], [0, 0, 1_000]),
        (10, 1_000, vec![], [0, 0, 1_000]),
        (10, 1_500, vec![], [0, 500, 1_500]),
        (10, 0, vec![percent(300)], [30, 0, 970]),
        (10, 1_000, vec![percent(300)], [30, 30, 1_000]),
        (10, 0, vec![percent(300), fixed(200)], [230, 0, 770]),
        (10, 0, vec![fixed(900), fixed(900)], [1_000, 0, 0]),
        (0, 700, vec![percent(300), fixed(200)], [0, 700, 700]),
    ];
    for (count, guarantee, parts, expected) in cases {
        let label = format!("{count} entries, {guarantee} guaranteed, {parts:?}");
        let withheld = parts.into_iter().map(|part| held("x", part)).collect();
        let room = entries(count, guarantee, withheld);
        let pool = room.session.tournament().pool();
        assert_eq!([pool.withheld, pool.overlay, pool.to_pay], expected.map(euro), "{label}");
        assert_eq!(room.session.tournament().breach(), None, "{label}");
    }
}

/// Checks WSOP 2026 tournament rule 16: the buy-in of a player who never showed up leaves the pool.
#[test]
fn what_is_given_back_leaves_the_pool() {
    let mut room = entries(10, 0, Vec::new());
    room.does(refund(3, false));
    room.does(refund(4, true));
    let pool = room.session.tournament().pool();
    assert_eq!((pool.to_pay, pool.paid.fee), (euro(800), euro(90)), "one fee was kept");
}

fn lines(language: Language, room: &Room) -> Vec<String> {
    let view = PoolView::of(language, room.session.tournament());
    let all = view.lines.into_iter().chain([view.to_pay]).chain(view.outside_pool);
    all.map(|line| format!("{}: {}", line.what, line.amount)).collect()
}

#[test]
fn the_pool_is_a_bill() {
    let setup = Setup {
        buy_in: buy_in("500+50"),
        later: vec![later("450+50")],
        guarantee: euro(4_000),
        withheld: vec![
            held("Staff", WithheldAmount::Hundredths(325)),
            held("", WithheldAmount::Fixed(euro(100))),
        ],
        rebuy: Some(purchase("200")),
        add_on: Some(purchase("100+10")),
        ..Setup::default()
    };
    let mut room = room(setup);
    room.does(enter(["Conti", "Greco", "Ricci"].map(somebody).to_vec()));
    room.does(bust(1));
    room.does(enter(vec![Entrant::Known(player(1))]));
    room.does(Command::Entries(EntryCommand::Rebuy { entry: entry(2) }));
    room.does(Command::Entries(EntryCommand::Rebuy { entry: entry(3) }));
    room.does(Command::Entries(EntryCommand::AddOn { entry: entry(4) }));
    assert_eq!(
        lines(Language::English, &room),
        [
            "3 entries × €500: €1,500",
            "1 re-entry × €450: €450",
            "2 rebuys × €200: €400",
            "1 add-on × €100: €100",
            "Staff, 3.25%: −€79.62",
            "Deducted: −€100",
            "Guarantee: €4,000",
            "Overlay: €1,729.62",
            "To pay: €4,000",
            "Fees: €210",
        ]
    );
    let italian = lines(Language::Italian, &room);
    assert_eq!(italian[0], "3 iscrizioni × €500: €1.500");
    assert_eq!(italian[4], "Staff, 3,25%: −€79,62");
}

#[test]
fn one_fee_for_all_is_reported_as_a_price() {
    let room = entries(10, 0, Vec::new());
    assert_eq!(
        lines(Language::English, &room),
        ["10 entries × €100: €1,000", "To pay: €1,000", "Fees, 10 × €10: €100"]
    );
    let none = entries(0, 0, Vec::new());
    assert_eq!(lines(Language::English, &none), ["0 entries: €0", "To pay: €0"]);
}
