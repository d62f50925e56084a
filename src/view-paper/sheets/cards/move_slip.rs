//! The slip that a moved player carries to the new table.

use bottone_base::{paper_code::PaperKind, seat::Seat};
use bottone_rules::button::Blind;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    history::RoomMove,
    papers::Scope,
    tables::{ButtonState, MoveReason, Table},
};
use bottone_view::{
    money::payments::event_name,
    sheet::{BigFigure, CardsPerPage, Job, PaperCard},
    todo,
};
use bottone_vocabulary::words;

use super::super::frame::mark_of;
use crate::scan;

/// Makes a slip for each player who was moved and still sits there. A choice of tables means those
/// that players left or came to; the slips of a break are those of the broken table.
pub(in crate::sheets) fn moves(desk: &SheetSource<'_>, scope: &Scope) -> Job {
    let handed = desk.handouts();
    let event = event_name(desk.t);
    let slip = |(number, made): (usize, &RoomMove<'_>)| PaperCard {
        mark: mark_of(desk, handed.slip(made)),
        ..slip(desk, &event, number, made)
    };
    Job::Cards(handed.moves(scope).map(slip).collect(), CardsPerPage::default())
}

fn slip(desk: &SheetSource<'_>, event: &str, number: usize, made: &RoomMove<'_>) -> PaperCard {
    let SheetSource { language, t, .. } = *desk;
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
    let (why, sentence) = move_reason(desk, made);
    let (does, button) = first_hand(desk, step.to);
    let number = language.say("cards-move-number", &[("number", number.to_string().into())]);
    PaperCard {
        event: event.to_owned(),
        kind: language.word("cards-move"),
        name: words::full_name(language, t, step.entry),
        instead: words::capital(&words::entry_no(language, step.entry)),
        code: scan::code(desk, PaperKind::Seat, step.entry),
        figures: from.into_iter().chain(to).collect(),
        lines: [sentence, button].into_iter().flatten().collect(),
        left: [Some(why), does].into_iter().flatten().collect::<Vec<_>>().join(" · "),
        right: format!("{} · {number}", words::time_of_day(made.at)),
        ..PaperCard::default()
    }
}

/// Returns the reason in a word or two, and a sentence if there is more to say.
fn move_reason(desk: &SheetSource<'_>, made: &RoomMove<'_>) -> (String, Option<String>) {
    let language = desk.language;
    match (made.reason, made.step.from) {
        (MoveReason::Balance(why), Some(from)) => {
            let sentence = todo::sentence(language, why, from.table, made.step.to.table);
            (language.word("cards-balance"), Some(sentence))
        }
        (MoveReason::Balance(_), None) => (language.word("cards-balance"), None),
        (MoveReason::Break, Some(from)) => {
            let table = from.table.to_string();
            (language.say("cards-broke", &[("table", table.into())]), None)
        }
        (MoveReason::Redraw, _) => (language.word("cards-redraw"), None),
        (MoveReason::Floor(words), _) if !words.is_empty() => {
            (language.word("cards-move"), Some(words.clone()))
        }
        (MoveReason::Floor(_) | MoveReason::Break, _) => (language.word("cards-move"), None),
    }
}

/// Returns whether no hand is known to have been dealt at the table since this player came.
fn has_just_come(table: &Table, to: Seat) -> bool {
    match table.button() {
        ButtonState::Seen { .. } => table.moved_here().contains(to.seat),
        ButtonState::Drawn { .. } | ButtonState::Fresh => table.hands() == 0,
    }
}

/// Returns the player's part in the first hand at the new table, and its button. `None` once that
/// hand was dealt, and if the button is not known.
fn first_hand(desk: &SheetSource<'_>, to: Seat) -> (Option<String>, Option<String>) {
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
