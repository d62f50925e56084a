//! The cash desk of one evening, line by line.

use bottone::{
    i18n::Language,
    session::{Desk as _, Operator},
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        setup::Setup,
    },
    view::money::cash::{CashGrouping, CashTable, CashView},
};

use crate::money_in::{
    Room, bust, buy_in, enter, entry, later, player, purchase, refund, room, somebody,
};

fn desk(operator: &str) -> Operator {
    Operator { name: operator.into(), station: "desk 1".into() }
}

/// Plays three hours with two operators, every kind of sale, a refund and an undo.
fn evening() -> Room {
    let setup = Setup {
        buy_in: buy_in("500+50"),
        later: vec![later("450+50")],
        rebuy: Some(purchase("200")),
        add_on: Some(purchase("100+10")),
        ..Setup::default()
    };
    let mut room = room(setup);
    room.session.set_operator(desk("Ann"));
    room.does(enter(["Conti", "Greco", "Ricci"].map(somebody).to_vec()));
    room.minutes_later(60);
    room.does(bust(1));
    room.session.set_operator(desk("Bo"));
    room.does(enter(vec![Entrant::Known(player(1))]));
    room.does(Command::Entries(EntryCommand::Rebuy { entry: entry(2) }));
    room.does(Command::Entries(EntryCommand::AddOn { entry: entry(4) }));
    room.session.undo().unwrap();
    room.minutes_later(60);
    room.does(refund(3, true));
    room
}

fn view(language: Language, room: &Room) -> CashView {
    let session = &*room.session;
    CashView::of(language, session.tournament(), session.records(), session.ledger())
}

fn lines(table: &CashTable) -> Vec<String> {
    let mut lines = vec![table.heads.join(" | ")];
    let rows = table.rows.iter().chain([&table.total]);
    lines.extend(rows.map(|row| format!("{}: {}", row.name, row.cells.join(" | "))));
    lines
}

#[test]
fn the_desk_adds_up_by_operator_by_hour_and_by_kind() {
    let view = view(Language::English, &evening());
    let [operators, hours, kinds] = &view.tables;
    assert_eq!(
        lines(operators),
        [
            "Entries | Re-entries | Rebuys | Refunds | In hand",
            "Ann: €1,650 | – | – | – | €1,650",
            "Bo: – | €500 | €200 | −€500 | €200",
            "All: €1,650 | €500 | €200 | −€500 | €1,850",
        ]
    );
    let in_hand: Vec<_> =
        hours.rows.iter().map(|row| row.cells.last().map(String::as_str)).collect();
    assert_eq!(in_hand, [Some("€1,650"), Some("€700"), Some("−€500")]);
    assert_eq!(hours.total, operators.total);
    assert_eq!(
        lines(kinds),
        [
            "Number | Prizes | Fees | In hand",
            "Entries: 3 | €1,500 | €150 | €1,650",
            "Re-entries: 1 | €450 | €50 | €500",
            "Rebuys: 1 | €200 | – | €200",
            "Refunds: 1 | −€500 | – | −€500",
            "All: 6 | €1,650 | €200 | €1,850",
        ]
    );
    let figures: Vec<_> =
        view.figures.iter().map(|s| format!("{} {}", s.caption, s.figure)).collect();
    assert_eq!(
        figures,
        ["In hand €1,850", "Taken €2,350", "Paid out €500", "Prizes €1,650", "Fees €200"]
    );
}

#[test]
fn every_movement_says_who_what_and_by_whom() {
    let view = view(Language::English, &evening());
    let texts: Vec<_> = view
        .lines
        .iter()
        .map(|line| format!("{} · {} · {} · {}", line.who, line.what, line.desk, line.amount))
        .collect();
    assert_eq!(
        texts,
        [
            "Ricci · Refund · Bo · desk 1 · −€500",
            "Greco · Rebuy · Bo · desk 1 · €200",
            "Conti · Re-entry · Bo · desk 1 · €500",
            "Ricci · Entry · Ann · desk 1 · €550",
            "Greco · Entry · Ann · desk 1 · €550",
            "Conti · Entry · Ann · desk 1 · €550",
        ]
    );
    // Each line is in a row of every table of sums.
    let row = |line: usize, by: CashGrouping| view.lines[line].rows[by.index()];
    assert_eq!([0, 3].map(|line| row(line, CashGrouping::Operator)), [1, 0]);
    assert_eq!([0, 1, 3].map(|line| row(line, CashGrouping::Hour)), [2, 1, 0]);
    assert_eq!([0, 1, 2, 3].map(|line| row(line, CashGrouping::Kind)), [3, 2, 1, 0]);
}
