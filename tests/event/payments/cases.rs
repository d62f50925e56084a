//! Single cases of the payout desk.

use bottone::{
    base::{
        money::{Currency, Money},
        time::Span,
    },
    i18n::Language,
    rehearsal::RehearsalEnd,
    session::{Desk as _, SubmitError},
    tournament::{
        Command, Refusal,
        history::audit,
        payments::{PaymentEvent, PaymentMethod, Results},
        prizes::{PrizeCommand, PrizeRange},
    },
    view::{
        Tone,
        money::{cash::CashView, payments::PayDesk},
        players::PlayerCard,
    },
};

use super::{PaymentDesk, due, dues, over, pay, refused, results, take_back};
use crate::stage;

#[test]
fn everybody_in_the_money_is_owed_the_prize_of_the_place_and_all_of_the_pool_is() {
    for (entries, seed) in [(8, 0), (30, 1), (64, 5)] {
        let played = over(entries, seed);
        let t = played.tournament();
        let dues = dues(&*played);
        let sum: Money = dues.iter().map(|due| due.prize).sum();
        assert_eq!(sum, t.pool().to_pay, "{entries} entries, seed {seed}");
        let places: Vec<u32> = dues.iter().map(|due| due.place.unwrap().first).collect();
        assert!(places.is_sorted(), "{places:?}");
        assert_eq!(places.first(), Some(&1));
        assert_eq!(results(&*played), Results::Unpaid);
    }
}

#[test]
fn results_are_final_when_all_is_paid_and_no_sooner() {
    let mut session = over(20, 2);
    let all = dues(&*session);
    for due in &all {
        assert_eq!(results(&*session), Results::Unpaid);
        session.submit(pay(due.entry, due.total.minor(), 0), None).unwrap();
    }
    assert_eq!(results(&*session), Results::Final);
    session.submit(take_back(all[0].entry, "wrong player"), None).unwrap();
    assert_eq!(results(&*session), Results::Unpaid);
    session.undo().unwrap();
    assert_eq!(results(&*session), Results::Final);
}

#[test]
fn what_cannot_be_paid_is_refused_for_one_reason_each() {
    let mut session = over(20, 2);
    let all = dues(&*session);
    let (first, total) = (all[0].entry, all[0].total.minor());
    let paid: Vec<_> = all.iter().map(|due| due.entry).collect();
    let nobody = session.tournament().entries().all().map(|(id, _)| id);
    let nobody = nobody.into_iter().find(|id| !paid.contains(id)).unwrap();
    let cases = [
        (pay(nobody, 100, 0), Refusal::NothingOwed),
        (pay(first, 0, 0), Refusal::NotUnderstood),
        (pay(first, -5, 0), Refusal::NotUnderstood),
        (pay(first, 100, 101), Refusal::NotUnderstood),
        (pay(first, 100, -1), Refusal::NotUnderstood),
        (pay(first, total + 1, 0), Refusal::MoreThanOwed),
        (take_back(first, "a mistake"), Refusal::NotPaid),
        (take_back(first, "  "), Refusal::NotUnderstood),
    ];
    for (command, why) in cases {
        assert_eq!(refused(&*session, &command), Some(why), "{command:?}");
    }
    session.submit(pay(first, total, total / 5), None).unwrap();
    assert_eq!(refused(&*session, &pay(first, 1, 0)), Some(Refusal::PaidAlready));
}

#[test]
fn no_one_is_paid_a_prize_before_the_place_is_decided() {
    let until = RehearsalEnd::Level { number: 3, into: Span::from_minutes(1) };
    let played = PaymentDesk(stage::play("club-turbo", 30, 4, until));
    let (first, _) = played.tournament().entries().playing().next().unwrap();
    assert_eq!(refused(&*played, &pay(first, 100, 0)), Some(Refusal::NotDecided));
    assert_eq!(results(&*played), Results::Playing);
}

#[test]
fn a_payment_in_parts_adds_up_and_the_tax_is_a_part_of_what_was_paid() {
    let mut session = over(20, 2);
    let all = dues(&*session);
    let (entry, total) = (all[0].entry, all[0].total.minor());
    session.submit(pay(entry, 10_000, 2_000), None).unwrap();
    let now = due(&*session, entry);
    assert_eq!((now.paid.minor(), now.withheld.minor()), (10_000, 2_000));
    assert_eq!(now.remaining().minor(), total - 10_000);
    assert_eq!(
        refused(&*session, &pay(entry, total - 9_999, 0)),
        Some(Refusal::MoreThanOwed),
        "more than is left"
    );
    session.submit(pay(entry, total - 10_000, 0), None).unwrap();
    assert!(due(&*session, entry).is_settled());
    // The last payment is taken back first, and stays on record.
    session.submit(take_back(entry, "paid twice in the list"), None).unwrap();
    assert_eq!(due(&*session, entry).paid.minor(), 10_000);
    let all: Vec<_> = session.tournament().payments().of(entry).collect();
    assert_eq!(all.len(), 2);
    assert!(all[0].is_valid() && !all[1].is_valid());
    let handed = |event: &PaymentEvent| session.tournament().payments().handed_over(event);
    let back = PaymentEvent::TakenBack { entry, number: 2, reason: String::new() };
    assert_eq!(handed(&back), (PaymentMethod::Cash, Money::from_minor(10_000 - total)));
}

/// Checks a last bust of another player than the one who was paid.
#[test]
fn a_result_that_changes_after_a_payment_shows_who_has_too_much_and_loses_nothing() {
    let mut session = over(20, 2);
    let all = dues(&*session);
    let (winner, second) = (all[0], all[1]);
    session.submit(pay(winner.entry, winner.total.minor(), 0), None).unwrap();
    // The bust that ended the evening is deleted: there is no winner yet.
    let last = session.records().iter().rposition(|record| {
        matches!(
            &record.action,
            bottone::tournament::history::RecordAction::Done {
                command: bottone::tournament::Command::Entries(
                    bottone::tournament::entries::EntryCommand::Bust { .. }
                ),
                ..
            }
        )
    });
    let struck = session.strike(u32::try_from(last.unwrap()).unwrap());
    // The payment depends on it: the desk reports this and changes nothing.
    assert!(struck.is_err(), "the payment was decided by the place");
    assert_eq!(due(&*session, winner.entry).paid, winner.total);
    // Once the payment is taken back the bust can be deleted.
    session.submit(take_back(winner.entry, "the wrong player was busted"), None).unwrap();
    assert_eq!(due(&*session, winner.entry).remaining(), winner.total);
    assert_eq!(due(&*session, second.entry).paid, Money::ZERO);
    session.strike(u32::try_from(last.unwrap()).unwrap()).unwrap();
    assert!(session.tournament().winner(session.now()).is_none());
    // A payment that was taken back was not owed, and the record is sound.
    let checked = audit(session.beginning(), session.records(), |_, _| {});
    assert_eq!(checked, Ok(()));
    assert!(!session.tournament().payments().all()[0].is_valid());
}

/// Checks that a payment of handed-over money leaves the record only with a reason.
#[test]
fn a_payment_is_taken_back_with_a_reason_and_is_not_undone() {
    let mut session = over(20, 2);
    let first = dues(&*session)[0];
    session.submit(pay(first.entry, first.total.minor(), 0), None).unwrap();
    let record = u32::try_from(session.records().len() - 1).unwrap();
    let stands = |result: Result<(), SubmitError>| {
        let Err(SubmitError::PaymentStands { entry, piece: None }) = result else {
            panic!("{result:?}")
        };
        assert_eq!(entry, first.entry);
    };
    stands(session.undo().map(drop));
    stands(session.strike(record));
    assert!(due(&*session, first.entry).is_settled());
    session.submit(take_back(first.entry, "the wrong envelope"), None).unwrap();
    let payments: Vec<_> = session.tournament().payments().of(first.entry).collect();
    let (at, reason) = payments[0].taken_back.clone().unwrap();
    assert_eq!((at, reason.as_str()), (session.now(), "the wrong envelope"));
    // At the cash desk both are listed, with the reason.
    let (t, records, ledger) = (session.tournament(), session.records(), session.ledger());
    let cash = CashView::of(Language::English, t, records, ledger);
    let texts: Vec<_> =
        cash.lines.iter().take(2).map(|l| (l.what.as_str(), l.why.as_str())).collect();
    assert_eq!(texts, [("Payment voided", "the wrong envelope"), ("Payment", "")]);
}

/// Checks a correction of the first two prizes after the winner was paid.
#[test]
fn a_prize_that_is_put_right_after_it_was_paid_shows_in_red_who_has_too_much() {
    let mut session = over(20, 2);
    let rows = PrizeRange::of(&session.tournament().prize_list().unwrap());
    session.submit(Command::Prizes(PrizeCommand::Lock { rows }), None).unwrap();
    let all = dues(&*session);
    for due in &all {
        session.submit(pay(due.entry, due.total.minor(), 0), None).unwrap();
    }
    let ten = Money::from_minor(1_000);
    let (first, second) = (all[0].prize.minus(ten), all[1].prize.plus(ten));
    let (prizes, reason) = (vec![(1, first), (2, second)], "a typing mistake".to_owned());
    session.submit(Command::Prizes(PrizeCommand::Correct { prizes, reason }), None).unwrap();

    let (winner, runner_up) = (due(&*session, all[0].entry), due(&*session, all[1].entry));
    assert!(winner.is_overpaid() && !winner.is_settled());
    assert_eq!((winner.remaining().minor(), runner_up.remaining()), (-1_000, ten));
    assert_eq!(results(&*session), Results::Unpaid, "not final as long as somebody has too much");
    assert_eq!(refused(&*session, &pay(winner.entry, 1, 0)), Some(Refusal::PaidAlready));
    let desk = PayDesk::of(Language::English, session.tournament(), session.now());
    assert!(desk.line.ends_with("· 1 player was overpaid"), "{}", desk.line);
    assert_eq!((desk.tone, desk.rows[0].tone), (Tone::Waits, Tone::Waits));
    assert_eq!((desk.rows[0].status.as_str(), desk.rows[0].left.as_str()), ("Overpaid", "−€10"));
    assert!(!desk.rows[0].waits, "there is no slip for who has too much");

    // The payment is taken back and made again with the right sum; then the other gets the rest.
    session.submit(take_back(winner.entry, "€10 too much"), None).unwrap();
    session.submit(pay(winner.entry, first.minor(), 0), None).unwrap();
    session.submit(pay(runner_up.entry, 1_000, 0), None).unwrap();
    assert_eq!(results(&*session), Results::Final);
}

/// Checks the card of a player with a prize, during its payment.
#[test]
fn the_card_of_a_player_says_what_was_won_and_what_is_still_to_be_paid() {
    let mut session = over(20, 2);
    let first = dues(&*session)[0];
    let (entry, total) = (first.entry, first.total.minor());
    let money = |minor| Language::English.money(Money::from_minor(minor), &Currency::default());
    let player = session.tournament().entries().get(entry).unwrap().player;
    let won = |session: &PaymentDesk| {
        let (t, now) = (session.tournament(), session.now());
        let (records, ledger) = (session.records(), session.ledger());
        let card = PlayerCard::of(Language::English, t, records, ledger, player, now).unwrap();
        let stat = card.stats.into_iter().find(|stat| stat.caption == "Won").unwrap();
        (stat.figure, stat.tail)
    };
    assert_eq!(won(&session), (money(total), format!("{} to pay", money(total))));
    session.submit(pay(entry, 1_000, 0), None).unwrap();
    assert_eq!(won(&session), (money(total), format!("{} to pay", money(total - 1_000))));
    session.submit(pay(entry, total - 1_000, 0), None).unwrap();
    assert_eq!(won(&session), (money(total), "paid".to_owned()));
}
