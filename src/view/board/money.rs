//! The busts in a hand that all tables play together, the places, and the payouts of each possible
//! result.

use bottone_base::{money::Money, seat::Seat, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::{
    floor::{self, BustedStack, TableProgress},
    payouts::Prize,
    rulebook::BustRanking,
};
use bottone_tournament::{
    Command, Tournament,
    entries::{BustedEntry, EntryCommand, EntryId},
    hands::{BoardKind, HandBoard},
};
use bottone_vocabulary::words;

use crate::{floor_reasons, money::prizes::prize};

/// The most players at risk whose busts are listed one by one.
const MOST_AT_RISK: usize = 3;

/// The busts in the hand, and the payouts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandMoney {
    /// The players out, then the players all in.
    pub out: Vec<OutLine>,
    /// The rule on their places: "They sat at different tables. They share … (WSOP T126)".
    pub rule: String,
    /// "99 paid, 100 left".
    pub paid_and_left: String,
    pub pays: Vec<PaysLine>,
    /// The start of the money, and the next pay jump.
    pub notes: Vec<String>,
}

/// A player who is out in the hand, or may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutLine {
    pub entry: EntryId,
    pub who: String,
    /// "T4 S6".
    pub seat: String,
    /// The player's stack at the start of the hand; empty if not reported.
    pub stack: String,
    /// "98th–100th"; "all-in" for a player at risk.
    pub place: String,
    pub at_risk: bool,
    /// True if the places depend on an unreported stack.
    pub stack_needed: bool,
}

/// The payout of one possible result of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaysLine {
    /// "Ricci stays".
    pub case: String,
    /// "98th–100th".
    pub place: String,
    /// "€1,800 / 3 = €600".
    pub money: String,
}

impl HandMoney {
    /// Builds the view at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let Some(board) = t.hands().board().filter(|board| board.kind == BoardKind::Together)
        else {
            return Self { notes: jumps(language, t), ..Self::default() };
        };
        let risk = at_risk(t, board);
        let paid = t.places_paid();
        let left = t.entries().playing_count();
        let gaps = [("paid", paid.into()), ("left", left.into())];
        let bursts = match left.checked_sub(paid) {
            None | Some(0) if t.entries().is_out_in_this_hand() => Some("board-bubble-bursts"),
            Some(out) if out > 0 && out <= risk.len() => Some("board-bubble-may-burst"),
            _ => None,
        };
        let bursts = bursts.filter(|_| paid > 0).map(|name| language.word(name));
        Self {
            out: lines(language, t, board, &risk),
            rule: rule(language, t, &risk),
            paid_and_left: if paid == 0 {
                String::new()
            } else {
                language.say("board-paid-and-left", &gaps)
            },
            pays: possible_payouts(language, t, &risk, at),
            notes: bursts.into_iter().chain(jumps(language, t)).collect(),
        }
    }
}

/// Returns the players reported as all in and called.
fn at_risk(t: &Tournament, board: &HandBoard) -> Vec<(EntryId, Seat)> {
    let mut risk = Vec::new();
    for (number, table) in t.tables_in_play() {
        let report = board.at_table(number);
        if let (TableProgress::AllIn, Some(&seat)) = (report.progress, report.seats.first())
            && let Some(entry) = table.entry(seat)
        {
            risk.push((entry, Seat { table: number, seat }));
        }
    }
    risk
}

fn lines(
    language: Language,
    t: &Tournament,
    board: &HandBoard,
    risk: &[(EntryId, Seat)],
) -> Vec<OutLine> {
    let out: Vec<&BustedEntry> = t.entries().busted_in_this_hand().collect();
    let tables =
        out.iter().map(|out| out.from.table).chain(risk.iter().map(|(_, seat)| seat.table));
    let several = out.len() + risk.len() > 1;
    let ranking = t.setup().house.rulebook.bubble.busts;
    let needed = several && ranking.is_by_stack(tables);
    let line = |entry, from: Seat, stack: Option<_>, place: String, at_risk| OutLine {
        entry,
        who: words::short_name(language, t, entry),
        seat: words::seat(language, from),
        stack: stack.map(|stack| language.chips(stack)).unwrap_or_default(),
        place,
        at_risk,
        stack_needed: needed && stack.is_none(),
    };
    let gone = out.iter().map(|out| {
        let place = t.entries().place(out.entry);
        let place = place.map(|place| words::place(language, place)).unwrap_or_default();
        line(out.entry, out.from, out.stack, place, false)
    });
    let may_go = risk.iter().map(|(entry, seat)| {
        line(*entry, *seat, board.stack(*entry), language.word("board-is-all-in"), true)
    });
    gone.chain(may_go).collect()
}

/// Returns the rule on the places of players who are out or at risk, with its number.
fn rule(language: Language, t: &Tournament, risk: &[(EntryId, Seat)]) -> String {
    let book = &t.setup().house.rulebook;
    let out = t.entries().busted_in_this_hand();
    let out = out.map(|out| (out.from.table, out.stack.unwrap_or_default()));
    let risk = risk.iter().map(|(_, seat)| (seat.table, bottone_base::chips::Chips::default()));
    let all: Vec<BustedStack> = out
        .chain(risk)
        .map(|(table, stack)| BustedStack {
            table,
            stack,
            ante: bottone_base::chips::Chips::default(),
        })
        .collect();
    let [first, .., last] = all.as_slice() else { return String::new() };
    let other = all.iter().find(|other| other.table != first.table).unwrap_or(last);
    let ruled = floor::busts(book, floor::PlayMode::Together, *first, *other);
    let mixed = other.table != first.table
        && book.bubble.busts == BustRanking::StackAtEachTable
        && book.bubble.busts.is_by_stack(all.iter().map(|bust| bust.table));
    let cites = ruled.cites.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let why = floor_reasons::reason(language, ruled.reason);
    let sharing = match ruled.verdict {
        _ if mixed => format!(" {}", language.word("board-rule-each-table")),
        floor::BustVerdict::Shared => format!(" {}", language.word("board-rule-shared")),
        floor::BustVerdict::First | floor::BustVerdict::Second => String::new(),
    };
    let gaps = [("why", format!("{why}{sharing}").into()), ("cite", cites.into())];
    language.say("board-rule", &gaps)
}

/// Returns every possible result of the hand, with its payout to the players who are out.
fn possible_payouts(
    language: Language,
    t: &Tournament,
    risk: &[(EntryId, Seat)],
    at: Timestamp,
) -> Vec<PaysLine> {
    let name = |entry: EntryId| words::family(&words::short_name(language, t, entry)).to_owned();
    let mut ways: Vec<(String, Vec<EntryId>)> = Vec::new();
    match risk {
        [] if !t.entries().is_out_in_this_hand() => return Vec::new(),
        [] => ways.push((language.word("board-pays-now"), Vec::new())),
        [(entry, _)] => {
            let who = name(*entry);
            ways.push((language.say("board-stays", &[("who", who.into())]), Vec::new()));
        }
        _ => ways.push((language.word("board-all-stay"), Vec::new())),
    }
    for (entry, _) in risk.iter().take(MOST_AT_RISK) {
        let case = language.say("board-is-out", &[("who", name(*entry).into())]);
        ways.push((case, vec![*entry]));
    }
    if risk.len() > 1 {
        let all = risk.iter().map(|(entry, _)| *entry).collect();
        ways.push((language.word("board-all-out"), all));
    }
    ways.iter().flat_map(|(case, gone)| outcome(language, t, case, gone, at)).collect()
}

fn outcome(
    language: Language,
    t: &Tournament,
    case: &str,
    gone: &[EntryId],
    at: Timestamp,
) -> Vec<PaysLine> {
    let bust = |t: Tournament, entry: &EntryId| {
        let out = vec![(*entry, None)];
        t.after(&Command::Entries(EntryCommand::Bust { out }), at)
    };
    let Ok(after) = gone.iter().try_fold(t.clone(), bust) else { return Vec::new() };
    let places = after.entries().places();
    let out = after.entries().busted_in_this_hand();
    let mut decided: Vec<_> = out.filter_map(|out| places.of(out.entry)).collect();
    decided.sort_unstable();
    decided.dedup();
    if decided.is_empty() {
        let money = language.word("board-no-busts");
        return vec![PaysLine { case: case.to_owned(), place: String::new(), money }];
    }
    let prizes = after.remaining_prizes().unwrap_or_default();
    let won = after.winnings(at).unwrap_or_default();
    let money = |money: Money| language.money(money, &t.setup().currency);
    decided
        .into_iter()
        .enumerate()
        .map(|(nth, place)| {
            let share = won.values().filter(|won| won.place == place).map(|won| won.prize);
            let each = share.min_by_key(|prize| prize.money).unwrap_or_default();
            let tied = place.last - place.first + 1;
            let covered = prizes.iter().skip(place.first as usize - 1).take(tied as usize);
            let sum = covered.fold(Money::ZERO, |sum, prize| sum.plus(prize.money));
            let paid = match each {
                Prize { money: Money::ZERO, tickets: 0 } => language.word("board-no-prize"),
                each if tied > 1 && each.tickets == 0 => {
                    format!("{} / {tied} = {}", money(sum), money(each.money))
                }
                each => prize(language, each, money),
            };
            let case = if nth == 0 { case.to_owned() } else { String::new() };
            PaysLine { case, place: words::place(language, place), money: paid }
        })
        .collect()
}

/// Describes the start of the money and the next pay jump.
fn jumps(language: Language, t: &Tournament) -> Vec<String> {
    let prizes = t.remaining_prizes().unwrap_or_default();
    let left = t.entries().playing_count();
    let Some(least) = prizes.last().copied() else { return Vec::new() };
    let text = |of: Prize| prize(language, of, |money| language.money(money, &t.setup().currency));
    let mut notes = Vec::new();
    let now = if left > prizes.len() {
        let gaps = [("left", prizes.len().into()), ("prize", text(least).into())];
        notes.push(language.say("board-money-begins", &gaps));
        least
    } else {
        left.checked_sub(1).and_then(|last| prizes.get(last).copied()).unwrap_or(least)
    };
    let better = prizes.iter().take(left).rposition(|other| *other != now);
    if let Some((place, then)) = better.and_then(|place| Some((place + 1, *prizes.get(place)?))) {
        let gaps = [("left", place.into()), ("now", text(now).into()), ("then", text(then).into())];
        notes.push(language.say("board-next-jump", &gaps));
    }
    notes
}
