//! The clock time that hand for hand takes off.

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_rules::{levels::Row, rulebook::HandForHand, ruling::cites::Topic};
use bottone_tournament::{Tournament, hands::HandBoard};
use bottone_vocabulary::words;

/// The clock time that hand for hand has taken off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockSum {
    /// "2 minutes a hand (TDA RP-8)".
    pub rule: String,
    /// "26:00 − 6 × 2:00 ="; empty if nothing was taken off, or the clock has been set since.
    pub sum: String,
    /// "14:00".
    pub left: String,
    /// "After this hand 12:00, level 17 after hand 13.", "Six hands took 13:48 of real time, 2:18 each."
    pub notes: Vec<String>,
}

impl ClockSum {
    pub(super) fn of(language: Language, t: &Tournament, board: &HandBoard, at: Timestamp) -> Self {
        let book = &t.setup().house.rulebook;
        let lost = book.bubble.hand_for_hand;
        let reading = t.clock().read(at);
        let cite = Topic::HandForHand.cite(book.book).to_string();
        let rule = match lost {
            HandForHand::TwoMinutes => "board-clock-two",
            HandForHand::AtMostThreeMinutes => "board-clock-three",
        };
        let hands = board.number.saturating_sub(1);
        let took = board.began.since(board.since);
        let each = Span::from_millis(took.millis() / i64::from(hands.max(1)));
        let mut notes = Vec::new();
        if t.clock().runs(at) {
            notes.push(language.word("board-clock-runs"));
        } else {
            notes.extend(next_clock(language, t, board, at));
        }
        if hands > 0 {
            let gaps = [
                ("count", hands.into()),
                ("took", words::countdown(took).into()),
                ("each", words::countdown(each).into()),
            ];
            notes.push(language.say("board-clock-took", &gaps));
        }
        Self {
            rule: language.say(rule, &[("cite", cite.into())]),
            sum: sum(lost, board, reading.left, t.clock().length(reading.row)),
            left: words::countdown(reading.left),
            notes,
        }
    }
}

/// Formats "26:00 − 6 × 2:00 =".
fn sum(lost: HandForHand, board: &HandBoard, left: Span, length: Span) -> String {
    let (charged, hands) = board.charged;
    let before = left.plus(charged);
    // Time taken off before the level changed does not show on this level.
    if hands == 0 || before > length {
        return String::new();
    }
    let before = words::countdown(before);
    match lost {
        HandForHand::TwoMinutes => {
            let each = words::countdown(Span::from_millis(charged.millis() / i64::from(hands)));
            format!("{before} − {hands} × {each} =")
        }
        HandForHand::AtMostThreeMinutes => format!("{before} − {} =", words::countdown(charged)),
    }
}

/// Describes the clock after this hand, and the hand that brings the next level.
fn next_clock(
    language: Language,
    t: &Tournament,
    board: &HandBoard,
    at: Timestamp,
) -> Option<String> {
    let lost = t.setup().house.rulebook.bubble.hand_for_hand.lost(at.since(board.began));
    let reading = t.clock().read(at);
    // In a break and after the end of the day, hands take no time off.
    let rests = t.clock().stopped_since(at).is_some() && !t.clock().is_stopped_in_a_level(at);
    if lost <= Span::ZERO || reading.left <= Span::ZERO || rests {
        return None;
    }
    // A clock can be set to any time.
    let more = reading.left.millis().saturating_sub(1) / lost.millis();
    let hand = i64::from(board.number).saturating_add(more);
    let then = t.clock().structure().rows.get(reading.row + 1..);
    let stops = |row: &&Row| row.takes_time() || **row == Row::EndOfDay;
    let next = then.into_iter().flatten().find(stops);
    let then =
        next.map_or_else(|| language.word("board-clock-end"), |row| words::row(language, row));
    let after = reading.left.minus(lost).max(Span::ZERO);
    let gaps =
        [("after", words::countdown(after).into()), ("then", then.into()), ("hand", hand.into())];
    Some(language.say("board-clock-after", &gaps))
}
