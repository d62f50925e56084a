//! Prizes in kind: their winners, their holders, and their absence from all sums.

use bottone::{
    base::items::{Item, ItemWinner},
    i18n::Language,
    session::{Desk as _, SubmitError},
    tournament::{
        OpenPoint,
        history::{CorrectionFault, RecordChoices, audit},
        payments::{ItemDue, ItemHandover, ItemPiece, PaymentCommand, PaymentMethod, Results},
        setup::SetupCommand,
    },
    view::{
        finish::EndFace,
        money::payments::{PayDesk, payout_sheet, slip},
        sheet::{Sheet, SheetPart, TableRow},
    },
    view_paper::results::Results as ResultView,
    view_public::{page::Public, walls::PayoutFace},
};

use super::*;

fn places(first: u32, last: u32) -> ItemWinner {
    ItemWinner::Places { first, last }
}

fn item(number: u16, to: ItemWinner, name: &str) -> Item {
    Item { number, to, name: name.into(), value: Some(money(200)) }
}

/// Returns a trophy for the first three, a watch for the second, and a hamper in the raffle.
fn usual() -> Vec<Item> {
    vec![
        item(1, places(1, 3), "Trophy"),
        item(2, places(2, 2), "Watch"),
        item(3, ItemWinner::Raffle, "Hamper"),
    ]
}

fn with(items: Vec<Item>) -> Setup {
    Setup { items, ..setup(BustRanking::Shared) }
}

fn at(item: u16, place: u32) -> ItemPiece {
    ItemPiece { item, place: Some(place) }
}

const RAFFLE: ItemPiece = ItemPiece { item: 3, place: None };

fn hand_over(number: u32, piece: ItemPiece) -> Command {
    let (entry, document) = (entry(number), String::new());
    Command::Payments(PaymentCommand::HandOver { entry, piece, document })
}

fn take_back(piece: ItemPiece, reason: &str) -> Command {
    Command::Payments(PaymentCommand::TakeItemBack { piece, reason: reason.into() })
}

fn change(setup: &Setup, items: Vec<Item>) -> Command {
    Command::Setup(SetupCommand::Change(Box::new(Setup { items, ..setup.clone() })))
}

impl Room {
    /// Returns the winners and the holders of the pieces, by the numbers of their entries.
    fn pieces(&self) -> Vec<(ItemPiece, Option<u32>, Option<u32>)> {
        let number = |entry: Option<EntryId>| entry.map(EntryId::get);
        let matches = |due: ItemDue| (due.piece, number(due.winner), number(due.holder));
        self.t().item_dues(self.now()).into_iter().map(matches).collect()
    }

    fn pays_what_is_left(&mut self) {
        for due in self.t().dues(self.now()).into_iter().filter(|due| due.remaining() > Money::ZERO)
        {
            self.does(Command::Payments(PaymentCommand::Pay {
                entry: due.entry,
                amount: due.remaining(),
                withheld: Money::ZERO,
                tickets: 0,
                method: PaymentMethod::Cash,
                document: String::new(),
            }));
        }
    }

    fn is_sound_now(&self) {
        assert_eq!(self.t().breach(), None);
        let again = audit(self.session.beginning(), self.session.records(), |_, _| {});
        assert_eq!(again, Ok(()));
    }
}

#[test]
fn each_place_wins_its_items_and_no_sum_knows_them() {
    let mut plain = Room::closed(setup(BustRanking::Shared), &[4]);
    let mut room = Room::closed(with(usual()), &[4]);
    for number in [1, 2, 3] {
        assert_eq!(room.t().next_out(room.now()), plain.t().next_out(plain.now()));
        for room in [&mut plain, &mut room] {
            room.does(bust(&[(number, 0)]));
        }
    }
    assert_eq!(room.t().pool(), plain.t().pool());
    assert_eq!(room.list(), plain.list());
    assert_eq!(
        room.pieces(),
        [
            (at(1, 1), Some(4), None),
            (at(1, 2), Some(3), None),
            (at(2, 2), Some(3), None),
            (at(1, 3), Some(2), None),
            (RAFFLE, None, None),
        ]
    );
    for room in [&mut plain, &mut room] {
        room.pays_what_is_left();
    }
    assert_eq!(plain.t().results(plain.now()), Results::Final);
    // All the money is paid, and three players wait for a prize in kind.
    assert_eq!(room.t().open(room.now()), [OpenPoint::Items(3)]);
    for (number, piece) in [(4, at(1, 1)), (3, at(2, 2)), (3, at(1, 2)), (2, at(1, 3))] {
        assert_eq!(room.t().results(room.now()), Results::Unpaid);
        room.does(hand_over(number, piece));
    }
    assert_eq!(room.t().results(room.now()), Results::Final, "nobody is owed a raffle prize");
    // The first player out may win the raffle, before and after.
    room.does(hand_over(1, RAFFLE));
    assert_eq!(room.t().results(room.now()), Results::Final);
    room.is_sound_now();
}

#[test]
fn what_cannot_be_handed_over_is_refused_for_one_reason_each() {
    let mut room = Room::closed(with(usual()), &[4]);
    assert_eq!(room.refused(hand_over(4, at(1, 1))), Refusal::NotDecided);
    room.does(hand_over(2, RAFFLE));
    assert_eq!(room.refused(hand_over(3, RAFFLE)), Refusal::HandedOver, "while all play");
    for number in [1, 2, 3] {
        room.does(bust(&[(number, 0)]));
    }
    let cases = [
        (hand_over(99, at(1, 1)), Refusal::EntryUnknown),
        (hand_over(4, at(9, 1)), Refusal::ItemUnknown),
        (hand_over(4, at(1, 4)), Refusal::ItemUnknown),
        (hand_over(4, at(3, 1)), Refusal::ItemUnknown),
        (hand_over(4, ItemPiece { item: 1, place: None }), Refusal::ItemUnknown),
        (hand_over(3, at(1, 1)), Refusal::NothingOwed),
        (take_back(at(1, 1), "a mistake"), Refusal::NotHandedOver),
        (take_back(RAFFLE, "  "), Refusal::NotUnderstood),
    ];
    for (command, why) in cases {
        assert_eq!(room.refused(command.clone()), why, "{command:?}");
    }
    room.does(hand_over(4, at(1, 1)));
    assert_eq!(room.refused(hand_over(4, at(1, 1))), Refusal::HandedOver);
}

/// Checks that with open registration the winner is not known.
#[test]
fn nothing_is_won_while_somebody_may_enter() {
    let mut room = Room::seated(with(usual()), evening(), &[3]);
    room.does(Command::Clock(ClockCommand::Start));
    room.does(Command::Entries(EntryCommand::Registration { open: true }));
    room.does(bust(&[(1, 0)]));
    assert_eq!(room.refused(hand_over(1, at(1, 3))), Refusal::NotDecided);
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    room.does(hand_over(1, at(1, 3)));
    // With one more entry, none would be third with the third trophy.
    let open = Command::Entries(EntryCommand::Registration { open: true });
    assert_eq!(room.refused(open), Refusal::PaidAlready);
}

#[test]
fn what_was_handed_over_comes_back_with_a_reason_and_is_not_undone() {
    let mut room = Room::closed(with(usual()), &[3]);
    room.does(bust(&[(1, 0)]));
    let handed = room.does(hand_over(1, at(1, 3)));
    let piece = Some(at(1, 3));
    for undone in [room.session.undo().map(drop), room.session.strike(handed)] {
        let Err(SubmitError::PaymentStands { entry: whose, piece: what }) = undone else {
            panic!("{undone:?}")
        };
        assert_eq!((whose, what), (entry(1), piece));
    }
    room.does(take_back(at(1, 3), "wrong player"));
    assert_eq!(room.pieces()[3], (at(1, 3), Some(1), None));
    // Taking it back is undone and redone.
    room.session.undo().unwrap();
    assert_eq!(room.pieces()[3], (at(1, 3), Some(1), Some(1)));
    room.session.redo().unwrap();
    room.does(hand_over(1, at(1, 3)));
    let texts: Vec<bool> =
        room.t().payments().handed().iter().map(ItemHandover::is_valid).collect();
    assert_eq!(texts, [false, true]);
    room.is_sound_now();
}

/// Checks a tie for the second and the third place: seat 1 is before seat 2.
#[test]
fn of_several_who_tie_the_lowest_seat_is_first_and_another_may_have_it() {
    let mut room = Room::closed(with(usual()), &[3]);
    room.does(bust(&[(2, 500), (1, 500)]));
    assert_eq!(room.places(&[1, 2]), [(2, 3), (2, 3)]);
    let won = |number| Some(number);
    let expected = [
        (at(1, 1), won(3), None),
        (at(1, 2), won(1), None),
        (at(2, 2), won(1), None),
        (at(1, 3), won(2), None),
        (RAFFLE, None, None),
    ];
    assert_eq!(room.pieces(), expected);
    // The players agree on another order, and each still has one trophy.
    room.does(hand_over(2, at(1, 2)));
    room.does(hand_over(2, at(2, 2)));
    assert_eq!(room.pieces()[1], (at(1, 2), won(2), won(2)));
    assert_eq!(room.pieces()[2], (at(2, 2), won(2), won(2)));
    assert_eq!(room.pieces()[3], (at(1, 3), won(1), None));
    room.does(hand_over(1, at(1, 3)));
    let dues = room.t().dues(room.now());
    assert!(dues.iter().all(|due| !due.is_overpaid()), "{dues:?}");
    room.is_sound_now();
}

#[test]
fn a_setup_keeps_what_is_with_somebody() {
    let mut room = Room::closed(with(usual()), &[3]);
    room.does(bust(&[(1, 0)]));
    room.does(hand_over(1, at(1, 3)));
    let setup = room.t().setup().clone();
    let renamed = vec![item(1, places(1, 3), "Cup"), usual()[1].clone()];
    let shorter = vec![item(1, places(1, 2), "Trophy")];
    for items in [Vec::new(), renamed, shorter] {
        assert_eq!(room.refused(change(&setup, items)), Refusal::HandedOver);
    }
    // Items that were not handed over may be removed, and others added.
    room.does(change(&setup, vec![usual()[0].clone(), item(7, places(1, 1), "Car")]));
    room.does(take_back(at(1, 3), "the wrong one"));
    let setup = room.t().setup().clone();
    room.does(change(&setup, Vec::new()));
    assert_eq!(room.t().payments().handed()[0].name, "Trophy", "the record keeps the name");
    room.is_sound_now();
}

#[test]
fn a_list_of_items_has_one_fault_at_a_time() {
    use bottone::base::items::ItemFault::{self, *};
    let long = "x".repeat(Item::LONGEST_NAME + 1);
    let negative =
        Item { value: Some(Money::from_minor(-1)), ..item(1, ItemWinner::Raffle, "Hamper") };
    let many = vec![item(1, ItemWinner::Raffle, "Wine"); Item::MOST + 1];
    let cases: Vec<(Vec<Item>, ItemFault)> = vec![
        (vec![item(1, places(1, 1), " ")], NoName(0)),
        (vec![item(1, places(1, 1), &long)], NameUnsound(0)),
        (vec![item(1, places(1, 1), "Tro\u{7}phy")], NameUnsound(0)),
        (vec![item(1, places(1, 1), "Trophy\nCup")], NameUnsound(0)),
        (vec![item(1, places(1, 1), "Tro\u{202e}yhp")], NameUnsound(0)),
        (vec![item(1, places(0, 1), "Trophy")], NoPlace(0)),
        (vec![item(1, places(3, 2), "Trophy")], Backwards(0)),
        (vec![item(1, places(1, u32::MAX), "Trophy")], PlaceTooHigh(0)),
        (vec![negative], ValueNegative(0)),
        (vec![item(1, places(1, 3), "Trophy"), item(2, places(3, 4), " trophy")], Twice(1)),
        (vec![item(1, places(1, 1), "Cup"), item(1, places(1, 1), "Car")], NumberTaken(1)),
        (vec![item(0, places(1, 1), "Cup")], NumberTaken(0)),
        (many, TooMany),
    ];
    let mut room = Room::closed(setup(BustRanking::Shared), &[3]);
    let setup = room.t().setup().clone();
    for (items, fault) in cases {
        assert_eq!(Item::fault(&items), Some(fault), "{items:?}");
        assert_eq!(room.refused(change(&setup, items)), Refusal::NotUnderstood);
    }
    let twice = vec![item(1, ItemWinner::Raffle, "Wine"), item(2, ItemWinner::Raffle, "Wine")];
    assert_eq!(Item::fault(&twice), None, "a raffle may have two bottles");
    room.does(change(&setup, twice));
}

/// Checks a correction of the third place that is reported when the third has the trophy.
#[test]
fn a_result_that_changes_says_who_has_too_much() {
    let mut room = Room::closed(with(usual()), &[4]);
    room.does(bust(&[(1, 0)]));
    let late = room.now();
    room.minutes_later(5);
    room.does(bust(&[(2, 0)]));
    room.does(hand_over(2, at(1, 3)));
    // Entry 3 was out before entry 2, who is second then.
    let done = room.session.record_late(bust(&[(3, 0)]), None, late, &RecordChoices::new());
    done.unwrap();
    assert_eq!(room.places(&[1, 3, 2]), [(4, 4), (3, 3), (2, 2)]);
    assert_eq!(room.pieces()[3], (at(1, 3), Some(3), Some(2)));
    let too_much = room.t().dues(room.now());
    assert!(
        too_much.iter().any(|due| due.entry == entry(2) && due.items_given == 1),
        "{too_much:?}"
    );
    room.is_sound_now();
    room.does(take_back(at(1, 3), "another was third"));
    room.does(hand_over(3, at(1, 3)));
    room.does(hand_over(2, at(1, 2)));
    room.is_sound_now();
}

#[test]
fn what_a_handing_over_stands_on_is_not_struck_before_it_comes_back() {
    let mut room = Room::seated(with(Vec::new()), evening(), &[3]);
    room.does(Command::Clock(ClockCommand::Start));
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    let setup = room.t().setup().clone();
    let promised = room.does(change(&setup, usual()));
    room.does(bust(&[(1, 0)]));
    let handed = room.does(hand_over(1, at(1, 3)));
    let struck = room.session.strike_with(promised, &RecordChoices::new());
    let Err(SubmitError::NotThen(CorrectionFault::PaidSince(record))) = struck else {
        panic!("{struck:?}")
    };
    assert_eq!(record, handed);
    room.does(take_back(at(1, 3), "not promised"));
    room.session.strike_with(promised, &RecordChoices::new()).unwrap();
    assert!(room.t().setup().items.is_empty());
    room.is_sound_now();
}

/// Checks a late report that the same piece was handed over before.
#[test]
fn a_late_handing_over_leaves_no_piece_with_two() {
    let mut room = Room::closed(with(usual()), &[4]);
    room.does(bust(&[(1, 0)]));
    let late = room.now();
    room.minutes_later(5);
    room.does(hand_over(2, RAFFLE));
    let result = room.session.record_late(hand_over(3, RAFFLE), None, late, &RecordChoices::new());
    assert!(
        matches!(result, Err(SubmitError::NotThen(CorrectionFault::PaidSince(_)))),
        "{result:?}"
    );
    room.does(take_back(RAFFLE, "not the one"));
    room.session.record_late(hand_over(3, RAFFLE), None, late, &RecordChoices::new()).unwrap();
    room.is_sound_now();
    assert_eq!(room.pieces()[4], (RAFFLE, Some(3), Some(3)));
    room.does(take_back(RAFFLE, "not that one either"));
    // The piece came back once.
    room.minutes_later(5);
    let again = take_back(RAFFLE, "reported late");
    let result = room.session.record_late(again, None, late, &RecordChoices::new());
    assert!(matches!(result, Err(SubmitError::Refused(Refusal::NotPaid))), "{result:?}");
    room.is_sound_now();
}

/// Checks a free evening with trophies: no money is paid, but the winners are known.
#[test]
fn trophies_need_no_money() {
    let setup = Setup { buy_in: BuyIn::default(), ..with(usual()) };
    let mut room = Room::closed(setup, &[3]);
    assert_eq!((room.t().places_paid(), room.t().bubble().paid), (0, 0), "no bubble");
    room.does(bust(&[(1, 0)]));
    room.does(bust(&[(2, 0)]));
    let dues = room.t().dues(room.now());
    let owed: Vec<(u32, u16)> = dues.iter().map(|due| (due.entry.get(), due.items)).collect();
    assert_eq!(owed, [(3, 1), (2, 2), (1, 1)]);
    for (number, piece) in [(3, at(1, 1)), (2, at(1, 2)), (2, at(2, 2)), (1, at(1, 3))] {
        room.does(hand_over(number, piece));
    }
    assert_eq!(room.t().results(room.now()), Results::Final);
}

fn results(room: &Room, language: Language) -> ResultView {
    let records = (room.session.beginning(), room.session.records(), room.session.ledger());
    ResultView::of(language, room.t(), records, room.now())
}

fn cells(sheet: &Sheet) -> Vec<Vec<String>> {
    let tables = sheet.parts.iter().filter_map(|part| match part {
        SheetPart::Table(table) => Some(&table.rows),
        _ => None,
    });
    let rows = tables.flatten().filter_map(|row| match row {
        TableRow::Cells(cells) => Some(cells.clone()),
        _ => None,
    });
    rows.collect()
}

/// Checks that screen, wall, page, paper and files show the same prizes, with and without money.
#[test]
fn they_are_reported_wherever_prizes_are() {
    let mut room = Room::closed(with(usual()), &[4]);
    for number in [1, 2, 3] {
        room.does(bust(&[(number, 0)]));
    }
    let (t, at) = (room.t(), room.now());
    let language = Language::English;
    let desk = PayDesk::of(language, t, at);
    let left: Vec<&str> = desk.rows.iter().map(|row| row.left.as_str()).collect();
    let money =
        |place: usize| t.prize_list().unwrap().get(place).map_or(0, |p| p.money.minor() / 100);
    let paid = t.places_paid();
    assert_eq!(left[0], format!("€{} · Trophy", money(0)));
    assert!(left[1].ends_with("Trophy · Watch") || left[1].ends_with("Watch · Trophy"), "{left:?}");
    assert_eq!(desk.raffle.len(), 1);
    let wall = PayoutFace::of(language, t, at);
    let prizes: Vec<&str> = wall.rungs.iter().map(|rung| rung.prize.as_str()).collect();
    assert_eq!(prizes.len(), 3, "places that win a thing alone are on the ladder: {prizes:?}");
    assert!(prizes.iter().all(|prize| prize.contains("Trophy (€200)")), "{prizes:?}");
    assert_eq!(wall.raffle, "Raffle: Hamper (€200)");
    // Without a lock the page hides the sums, and shows the rest.
    let page = Public::of(t, Vec::new(), at);
    let lines: Vec<&str> = page.prizes["en"].rows.iter().map(|row| row.prize.as_str()).collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines.iter().all(|line| line.starts_with("Trophy")), "{lines:?}");
    let sheet = cells(&payout_sheet(language, t, at));
    assert!(sheet[0].contains(&"Trophy".to_owned()), "{sheet:?}");
    assert_eq!(sheet.len(), 3);
    for (language, head) in [(language, "Other prizes"), (Language::Italian, "Altri premi")] {
        let shown = results(&room, language);
        let rows = shown.rows(language);
        assert_eq!(rows[0].last().map(String::as_str), Some(head));
        assert_eq!(rows[1].last().map(String::as_str), Some("Trophy"));
        assert_eq!(rows[4].last().map(String::as_str), Some(""));
        let text = shown.text(language);
        assert_eq!(text.matches("Trophy").count(), 3, "{text}");
    }
    // For a third place without money, no sum is shown.
    let text = results(&room, language).text(language);
    let third = text.lines().find(|line| line.starts_with("3.")).unwrap();
    assert_eq!(third.contains('€'), paid >= 3, "{third}");
    let over = EndFace::after_win(language, t, at);
    assert!(over.prize.ends_with("Trophy (€200)"), "{over:?}");
}

#[test]
fn the_slip_of_who_wins_no_money_names_what_is_won() {
    let setup = Setup { buy_in: BuyIn::default(), ..with(usual()) };
    let mut room = Room::closed(setup, &[3]);
    room.does(bust(&[(1, 0)]));
    let slip = slip(Language::English, room.t(), entry(1), "Ann", room.now()).unwrap();
    assert_eq!((slip.amount.as_str(), slip.in_words.as_str()), ("Trophy", ""));
}
