//! The slips signed for refunded entries.

use std::collections::BTreeMap;

use bottone_base::time::Timestamp;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    Event,
    entries::{EntryEvent, EntryId},
    papers::{Scope, SheetKind},
};
use bottone_view::sheet::{Job, Slip};
use bottone_vocabulary::words;

use super::frame::{dated_title, mark_of, marks};

/// A refund: its time, and the person and desk.
type RefundRecord = (Timestamp, String);

/// Makes the slips of all refunded entries, or of the chosen ones, in the order of the refunds.
pub(super) fn refunds(desk: &SheetSource<'_>, scope: &Scope) -> Job {
    let mut given: BTreeMap<EntryId, RefundRecord> = BTreeMap::new();
    for line in desk.standing() {
        let record = line.record;
        for event in line.events {
            if let Event::Entries(EntryEvent::Refunded { entry, .. }) = event
                && scope.has_entry(*entry, None)
            {
                given.insert(*entry, (line.at(), marks([&record.by, &record.desk])));
            }
        }
    }
    if given.is_empty() {
        return Job::Slips(Vec::new());
    }
    let handed = desk.handouts();
    let mut given: Vec<(EntryId, RefundRecord)> = given.into_iter().collect();
    given.sort_by_key(|(entry, (at, _))| (*at, *entry));
    let slip = |(entry, (at, by)): (EntryId, RefundRecord)| {
        let earlier = handed.signed(desk.t, (SheetKind::RefundSlips, entry), at, true);
        slip(desk, entry, at, by, mark_of(desk, earlier))
    };
    Job::Slips(given.into_iter().map(slip).collect())
}

fn slip(desk: &SheetSource<'_>, id: EntryId, at: Timestamp, by: String, mark: String) -> Slip {
    let SheetSource { language, t, .. } = *desk;
    let currency = &t.setup().currency;
    let (paid, kept) = t
        .entries()
        .get(id)
        .map(|entry| (entry.paid.total(), entry.kept.total()))
        .unwrap_or_default();
    let back = paid.minus(kept);
    let number = words::capital(&words::entry_no(language, id));
    let waited = t.waiting_list().get(id).map(|alternate| {
        let since = ("time", words::time_of_day(alternate.since).into());
        language.say("waiting-slip-since", &[since])
    });
    let detail = std::iter::once(number.clone()).chain(waited).collect::<Vec<_>>().join(" · ");
    let mut figures = vec![(language.word("waiting-paid"), language.money(paid, currency))];
    if !kept.is_zero() {
        figures.push((language.word("waiting-slip-kept"), language.money(kept, currency)));
    }
    let when = format!("{}, {}", words::date(language, at), words::time_of_day(at));
    Slip {
        event: dated_title(desk),
        kind: language.word("waiting-refund-slip"),
        name: words::full_name(language, t, id),
        detail,
        amount: language.money(back, currency),
        in_words: words::money_in_words(language, back, currency),
        figures,
        blanks: vec![
            (language.word("pay-document"), String::new()),
            (language.word("pay-date"), when),
            (language.word("pay-paid-by"), by),
            (language.word("pay-signature"), String::new()),
        ],
        mark,
        foot: language.word("waiting-slip-foot"),
        instead: number,
        code: None,
    }
}
