//! The sums on printed sheets.

use bottone::{
    base::money::Money,
    i18n::Language,
    session::Desk as _,
    view::{
        amounts,
        money::payments::{PayDesk, payout_sheet, slip, slips},
        sheet::{Sheet, SheetPart, TableRow},
    },
};

use super::{dues, over, pay};

/// Returns the figures of the column with this head, and its sum.
fn column(sheet: &Sheet, head: &str) -> (Vec<String>, String) {
    let SheetPart::Table(table) = &sheet.parts[0] else { unreachable!("the table comes first") };
    let at = table.columns.iter().position(|column| column.head == head).unwrap();
    let mut cells = Vec::new();
    let mut sum = String::new();
    for row in &table.rows {
        match row {
            TableRow::Cells(row) => cells.push(row[at].clone()),
            TableRow::Total(row) => sum.clone_from(&row[at]),
            TableRow::Band(_) | TableRow::Between(_) => {}
        }
    }
    (cells, sum)
}

#[test]
fn the_payout_sheet_sums_to_the_pool_at_every_stage() {
    for (language, prize, left) in
        [(Language::English, "Prize", "Remaining"), (Language::Italian, "Premio", "Resta")]
    {
        let mut session = over(40, 3);
        let all = dues(&*session);
        for paid in [0, 1, 2] {
            if paid > 0 {
                let due = &all[paid];
                session.submit(pay(due.entry, due.total.minor(), 500), None).unwrap();
            }
            let (t, now) = (session.tournament(), session.now());
            let currency = &t.setup().currency;
            let read = |text: &String| -> Option<Money> {
                if text == "–" { Some(Money::ZERO) } else { amounts::read_money(text, currency) }
            };
            let sheet = payout_sheet(language, t, now);
            let (cells, sum) = column(&sheet, prize);
            let added: Money = cells.iter().map(|cell| read(cell).unwrap()).sum();
            assert_eq!(added, t.pool().to_pay);
            assert_eq!(read(&sum).unwrap(), added);
            // The same number of decimals in the whole column.
            let (shares, _) = column(&sheet, &language.word("pay-share"));
            let point = if language == Language::English { '.' } else { ',' };
            let behind = |share: &String| {
                share.trim_end_matches('%').split_once(point).map(|(_, part)| part.len())
            };
            assert!(shares.iter().all(|share| behind(share) == Some(2)), "{shares:?}");
            let (_, sum) = column(&sheet, left);
            let unpaid: Money = all.iter().skip(paid + 1).map(|due| due.total).sum();
            assert_eq!(read(&sum).unwrap(), unpaid.plus(all[0].total));
            let SheetPart::Note(note) = &sheet.parts[1] else { unreachable!("a note") };
            assert!(note.contains(&language.money(t.pool().to_pay, currency)), "{note}");
        }
    }
}

#[test]
fn a_slip_says_what_is_handed_over_and_slips_are_for_those_who_wait() {
    let mut session = over(40, 3);
    let all = dues(&*session);
    let of = |session: &dyn bottone::session::Desk| {
        slips(Language::English, session.tournament(), session.now())
    };
    assert_eq!(of(&*session).len(), all.len());
    session.submit(pay(all[1].entry, all[1].total.minor(), 2_050), None).unwrap();
    assert_eq!(of(&*session).len(), all.len() - 1);
    let (t, now) = (session.tournament(), session.now());
    let one = slip(Language::Italian, t, all[1].entry, "Anna", now).unwrap();
    let handed = all[1].total.minus(Money::from_minor(2_050));
    assert_eq!(one.amount, Language::Italian.money(handed, &t.setup().currency));
    assert!(one.in_words.starts_with("€ ") && one.in_words.ends_with("/50"), "{}", one.in_words);
    let tax = ("Ritenuta".to_owned(), "−€20,50".to_owned());
    assert!(one.figures.contains(&tax), "{:?}", one.figures);
    assert_eq!(one.blanks[0].1, "AX 1234567");
    assert_eq!(one.blanks[2].1, "Anna");
}

#[test]
fn the_desk_says_what_is_to_pay_what_was_paid_and_what_is_left() {
    let mut session = over(40, 3);
    let all = dues(&*session);
    session.submit(pay(all[0].entry, all[0].total.minor(), 0), None).unwrap();
    let (t, now) = (session.tournament(), session.now());
    let desk = PayDesk::of(Language::English, t, now);
    let money = |money| Language::English.money(money, &t.setup().currency);
    let figures: Vec<&str> = desk.stats.iter().map(|stat| stat.figure.as_str()).collect();
    let left = t.pool().to_pay.minus(all[0].total);
    assert_eq!(figures, [money(t.pool().to_pay), money(all[0].total), money(left)]);
    assert_eq!(desk.waiting, all.len() - 1);
    assert_eq!(desk.rows[0].status, "Paid");
    assert_eq!(desk.rows[0].left, "");
    assert_eq!(desk.rows[1].status, "To pay");
}
