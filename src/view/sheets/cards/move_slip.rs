//! The slip that a moved player carries to the new table.

use super::super::{Desk, frame::mark_of};
use crate::{
    rules::{button::Blind, paper_code::Held, seat::Seat},
    tournament::{
        history::Made,
        papers::Scope,
        tables::{Button, Reason, Table},
    },
    view::{
        money::payments::event_name,
        scan,
        sheet::{BigFigure, Card, Job, OnAPage},
        todo, words,
    },
};

/// Makes a slip for each player who was moved and still sits there. A choice of tables means those
/// that players left or came to; the slips of a break are those of the broken table.
pub(in crate::view::sheets) fn moves(desk: &Desk<'_>, scope: &Scope) -> Job {
    let handed = desk.handed();
    let event = event_name(desk.t);
    let slip = |(number, made): (usize, &Made<'_>)| Card {
        mark: mark_of(desk, handed.slip(made)),
        ..slip(desk, &event, number, made)
    };
    Job::Cards(handed.moves(scope).map(slip).collect(), OnAPage::default())
}

fn slip(desk: &Desk<'_>, event: &str, number: usize, made: &Made<'_>) -> Card {
    let Desk { language, t, .. } = *desk;
    let step = made.step;
    let big = |name: &str, figure: String, faint| BigFigure {
        caption: language.word(name),
        figure,
        faint,
    };
    let from =
        step.from.map(|Seat { table, seat }| big("cards-from", format!("{table}·{seat}"), true));
    let to = [
        big("cards-table", step.to.table.to_string(), false),
        big("cards-seat", step.to.seat.to_string(), false),
    ];
    let (why, sentence) = why(desk, made);
    let (does, button) = first_hand(desk, step.to);
    let number = language.say("cards-move-number", &[("number", number.to_string().into())]);
    Card {
        event: event.to_owned(),
        kind: language.word("cards-move"),
        name: words::full_name(language, t, step.entry),
        instead: words::capital(&words::entry_no(language, step.entry)),
        code: scan::code(desk, Held::Seat, step.entry),
        figures: from.into_iter().chain(to).collect(),
        lines: [sentence, button].into_iter().flatten().collect(),
        left: [Some(why), does].into_iter().flatten().collect::<Vec<_>>().join(" · "),
        right: format!("{} · {number}", words::time_of_day(made.at)),
        ..Card::default()
    }
}

/// Returns the reason in a word or two, and a sentence if there is more to say.
fn why(desk: &Desk<'_>, made: &Made<'_>) -> (String, Option<String>) {
    let language = desk.language;
    match (made.reason, made.step.from) {
        (Reason::Balance(why), Some(from)) => {
            let sentence = todo::sentence(language, why, from.table, made.step.to.table);
            (language.word("cards-balance"), Some(sentence))
        }
        (Reason::Balance(_), None) => (language.word("cards-balance"), None),
        (Reason::Break, Some(from)) => {
            let table = from.table.to_string();
            (language.say("cards-broke", &[("table", table.into())]), None)
        }
        (Reason::Redraw, _) => (language.word("cards-redraw"), None),
        (Reason::Floor(words), _) if !words.is_empty() => {
            (language.word("cards-move"), Some(words.clone()))
        }
        (Reason::Floor(_) | Reason::Break, _) => (language.word("cards-move"), None),
    }
}

/// Returns whether no hand is known to have been dealt at the table since this player came.
fn has_just_come(table: &Table, to: Seat) -> bool {
    match table.button() {
        Button::Seen { .. } => table.moved_here().contains(to.seat),
        Button::Drawn { .. } | Button::Fresh => table.hands() == 0,
    }
}

/// Returns the player's part in the first hand at the new table, and its button. `None` once that
/// hand was dealt, and if the button is not known.
fn first_hand(desk: &Desk<'_>, to: Seat) -> (Option<String>, Option<String>) {
    let table = desk.t.tables().table(to.table).filter(|table| has_just_come(table, to));
    let Some(next) = table.and_then(|_| desk.t.next_hand(to.table, desk.at)) else {
        return (None, None);
    };
    let seat = next.positions.button;
    let button = desk.language.say("cards-button", &[("seat", seat.get().into())]);
    let does = match next.blind_due(to.seat) {
        _ if next.waits.contains(to.seat) => Some("cards-waits"),
        Some(Blind::Big) => Some("cards-posts-big"),
        Some(Blind::Small) => Some("cards-posts-small"),
        None => (seat == to.seat).then_some("cards-has-button"),
    };
    (does.map(|name| desk.language.word(name)), Some(button))
}
