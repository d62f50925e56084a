//! The card that a player gets at the desk: table and seat, and the price paid.
//!
//! It lies open at the table, so it holds nothing private. It shows only the last characters of the
//! card number, enough to distinguish namesakes, and no note.

use bottone_base::{money::Money, paper_code::PaperKind, seat::Seat, time::Timestamp};
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    entries::{Entry, EntryId},
    history::{EntrySale, Handouts},
    papers::Scope,
};
use bottone_view::{
    money::payments::event_name,
    namesakes::card_ending,
    sheet::{BigFigure, CardsPerPage, Job, PaperCard},
};
use bottone_vocabulary::words;

use super::super::frame::mark_of;
use crate::scan;

/// Makes a card for each seated player, table by table, then one for each player waiting for a
/// seat.
pub(in crate::sheets) fn seats(desk: &SheetSource<'_>, scope: &Scope) -> Job {
    let sitting = desk.t.tables().sitting();
    let mut seated: Vec<(Seat, EntryId)> = sitting
        .filter(|(entry, seat)| scope.has_entry(*entry, Some(*seat)))
        .map(|(entry, seat)| (seat, entry))
        .collect();
    seated.sort_unstable();
    // A player on the waiting list has a place there. The others get a card once seats have been
    // drawn.
    let is_drawn = desk.t.tables().seated_count() > 0;
    let waiting = (1_usize..).zip(desk.t.waiting_list().line());
    let undrawn = desk.t.waiting().filter(|_| is_drawn);
    let waiting = waiting.chain((1_usize..).zip(undrawn));
    let waiting: Vec<_> = waiting.filter(|(_, entry)| scope.has_entry(*entry, None)).collect();
    if seated.is_empty() && waiting.is_empty() {
        return Job::Cards(Vec::new(), CardsPerPage::default());
    }
    let maker = SeatCardMaker::of(desk);
    let seated = seated.into_iter().map(|(seat, entry)| maker.seated(entry, seat));
    let waiting = waiting.into_iter().map(|(place, entry)| maker.waiting(entry, place));
    Job::Cards(seated.chain(waiting).collect(), CardsPerPage::default())
}

/// The content that all cards share.
struct SeatCardMaker<'a> {
    desk: &'a SheetSource<'a>,
    handed: Handouts<'a>,
    event: String,
    seat: String,
    waits: String,
    table_over: String,
    seat_over: String,
    place_over: String,
}

impl<'a> SeatCardMaker<'a> {
    fn of(desk: &'a SheetSource<'a>) -> Self {
        let word = |name| desk.language.word(name);
        Self {
            desk,
            handed: desk.handouts(),
            event: event_name(desk.t),
            seat: word("cards-seat-card"),
            waits: word("cards-waiting-card"),
            table_over: word("cards-table"),
            seat_over: word("cards-seat"),
            place_over: word("cards-waiting-place"),
        }
    }

    fn seated(&self, entry: EntryId, seat: Seat) -> PaperCard {
        let big = |caption: &String, figure: String| BigFigure {
            caption: caption.clone(),
            figure,
            faint: false,
        };
        PaperCard {
            kind: self.seat.clone(),
            figures: vec![
                big(&self.table_over, seat.table.to_string()),
                big(&self.seat_over, seat.seat.to_string()),
            ],
            mark: mark_of(self.desk, self.handed.card(entry, Some(seat))),
            ..self.card(entry)
        }
    }

    fn waiting(&self, entry: EntryId, place: usize) -> PaperCard {
        let (caption, figure) = (self.place_over.clone(), place.to_string());
        let figures = vec![BigFigure { caption, figure, faint: false }];
        let mark = mark_of(self.desk, self.handed.card(entry, None));
        PaperCard { kind: self.waits.clone(), figures, mark, ..self.card(entry) }
    }

    /// Makes a card without the seat.
    fn card(&self, id: EntryId) -> PaperCard {
        let SheetSource { language, t, .. } = *self.desk;
        let card = PaperCard {
            event: self.event.clone(),
            name: words::full_name(language, t, id),
            instead: words::capital(&words::entry_no(language, id)),
            code: scan::code(self.desk, PaperKind::Seat, id),
            ..PaperCard::default()
        };
        let Some(entry) = t.entries().get(id) else { return card };
        let sale = self.handed.sale(id);
        let chips = sale.map_or(entry.chips, |sale| sale.chips);
        let gaps = [
            ("entry", words::entry_number(language, entry.number.into()).into()),
            ("chips", language.chips(chips).into()),
        ];
        let at = sale.map_or(entry.at, |sale| sale.at);
        let time = words::time_of_day(at);
        let lines = [self.price(entry, sale), self.who(id), self.sold(at, sale)];
        PaperCard {
            lines: lines.into_iter().filter(|line| !line.is_empty()).collect(),
            left: language.say("cards-entry", &gaps),
            right: sale.map_or(time.clone(), |sold| format!("{time} · {:04}", sold.number)),
            ..card
        }
    }

    /// Returns "Buy-in €550 (500+50)"; empty if the entry was free.
    fn price(&self, entry: &Entry, sale: Option<&EntrySale<'_>>) -> String {
        let SheetSource { language, t, .. } = *self.desk;
        let currency = &t.setup().currency;
        let paid = sale.map_or_else(|| entry.price(), |sale| sale.paid);
        let total: Money = paid.total();
        let parts = words::price(language, paid, currency);
        if parts.is_empty() {
            return String::new();
        }
        let money = language.money(total, currency);
        if parts.contains('+') {
            let gaps = [("money", money.into()), ("parts", parts.into())];
            language.say("cards-buy-in-parts", &gaps)
        } else {
            language.say("cards-buy-in", &[("money", money.into())])
        }
    }

    /// Returns "IT · card …417 · entry 41".
    fn who(&self, entry: EntryId) -> String {
        let Some(person) = self.desk.t.entries().person(entry) else { return String::new() };
        let card = card_ending(person)
            .map(|ending| self.desk.language.say("players-card", &[("card", ending.into())]));
        let country = Some(person.country.clone()).filter(|country| !country.is_empty());
        let number = words::entry_no(self.desk.language, entry);
        country.into_iter().chain(card).chain([number]).collect::<Vec<_>>().join(" · ")
    }

    /// Returns "Sat 21 Nov 2026 · cashier Ann".
    fn sold(&self, at: Timestamp, sale: Option<&EntrySale<'_>>) -> String {
        let language = self.desk.language;
        let by = sale.map(|sale| sale.by).filter(|by| !by.is_empty());
        let by = by.map(|by| language.say("cards-cashier", &[("name", by.into())]));
        std::iter::once(words::date(language, at)).chain(by).collect::<Vec<_>>().join(" · ")
    }
}
