//! The floor's tasks about the prizes.

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::{floor::BubbleStep, rulebook::HandForHand};
use bottone_tournament::{Command, Tournament, entries::EntryCommand, prizes::Certainty};
use bottone_vocabulary::words;

use super::{certainty, same_hand};
use crate::{
    Tone, board,
    money::open_points,
    todo::{Task, TaskAct},
};

/// Returns tasks for money that does not match the announcement. The cases are a plan that does not
/// fit, and a pool that changed after the lock. Others are players without a share in a deal, and
/// envelopes that hold too much.
pub(crate) fn differences(language: Language, t: &Tournament, at: Timestamp) -> Vec<Task> {
    let moved = t.pool_moved().then(|| moved(language, t));
    let plan = || open_points::task(language, t, at);
    let plan = t.clock().started().then(plan).flatten();
    let none = t.without_a_part().map(|entry| {
        let gaps = [("who", words::short_name(language, t, entry).into())];
        let title = language.say("prizes-todo-no-part", &gaps);
        Task::new(Tone::Waits, title, language.word("prizes-todo-no-part-why"))
    });
    let envelopes = Money::ZERO.minus(t.bounties().pool());
    let envelopes = (envelopes > Money::ZERO).then(|| {
        let money = language.money(envelopes, &t.setup().currency);
        let title = language.say("prizes-todo-envelopes", &[("money", money.into())]);
        Task::new(Tone::Waits, title, language.word("prizes-todo-envelopes-why"))
    });
    moved.into_iter().chain(plan).chain(none).chain(envelopes).collect()
}

/// Returns the tasks for the bubble, unannounced prizes, and money in the pool without a recipient.
pub(crate) fn tasks(language: Language, t: &Tournament, at: Timestamp) -> Vec<Task> {
    let settled = t.clock().started() && !t.registration_open(at);
    let mut tasks = differences(language, t, at);
    if settled {
        tasks.extend(bubble(language, t).filter(|_| !t.bubble().together));
        tasks.extend(same_hand::task(language, t, at));
        tasks.extend(lock_task(language, t, at));
    }
    tasks
}

/// Returns the task during hand for hand. It comes before all others, because the whole
/// room waits for it.
pub(crate) fn together(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let settled = t.clock().started() && !t.registration_open(at);
    bubble(language, t).filter(|_| settled && t.bubble().together)
}

fn moved(language: Language, t: &Tournament) -> Task {
    let show = |money| language.money(money, &t.setup().currency);
    let now = t.pool().to_pay;
    let before = t.prizes().locked().map_or(now, |locked| locked.pool);
    let (title, by) = if now > before {
        ("prizes-todo-grew", now.minus(before))
    } else {
        ("prizes-todo-shrank", before.minus(now))
    };
    let title = language.say(title, &[("money", show(by).into())]);
    let gaps = [("before", show(before).into()), ("now", show(now).into())];
    Task::new(Tone::Waits, title, language.say("prizes-moved", &gaps))
        .with_step(language.word("prizes-todo-look"), TaskAct::ShowPrizes)
}

/// Returns the task of announcing the prizes once registration is closed and the pool is known.
fn lock_task(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let paid = t.places_paid();
    if t.certainty(at) != Certainty::NotLocked || paid == 0 {
        return None;
    }
    let pool = language.money(t.pool().to_pay, &t.setup().currency);
    let places = words::count(language, "prizes-places", paid);
    let gaps = [
        ("certainty", certainty(language, t, at).into()),
        ("pool", pool.into()),
        ("places", places.into()),
    ];
    let why = language.say("prizes-todo-lock-why", &gaps);
    let task = Task::new(Tone::Gold, language.word("prizes-todo-lock"), why);
    Some(task.with_step(language.word("prizes-todo-look"), TaskAct::ShowPrizes))
}

/// Returns the task for hand for hand, which should begin near the money. During it the next hand
/// must be announced (rules §2.7): by the tables if they report to the board, else by the floor.
fn bubble(language: Language, t: &Tournament) -> Option<Task> {
    let bubble = t.bubble();
    let out = bubble.left.saturating_sub(bubble.paid);
    let said = if out == 0 {
        language.word("prizes-in-the-money")
    } else {
        words::count(language, "prizes-to-the-money", out)
    };
    if !bubble.together {
        let task = Task::new(Tone::Gold, said, language.word("prizes-todo-bubble-why"));
        let start = TaskAct::Submit(Command::Entries(EntryCommand::HandForHand { on: true }));
        return (bubble.step() == BubbleStep::Begin)
            .then(|| task.with_step(language.word("prizes-hand-for-hand-start"), start));
    }
    let uses_board = board::uses_board(t);
    let (step, tables) = if uses_board { t.bubble_step() } else { (bubble.step(), Vec::new()) };
    let lost = match t.setup().house.rulebook.bubble.hand_for_hand {
        HandForHand::TwoMinutes => "prizes-todo-two-minutes",
        HandForHand::AtMostThreeMinutes => "prizes-todo-three-minutes",
    };
    let why = if tables.is_empty() {
        language.word(lost)
    } else {
        let named = words::capital(&words::tables(language, &tables));
        language.say("board-todo-waits", &[("tables", named.into())])
    };
    let task = Task::new(
        if step == BubbleStep::Over { Tone::Good } else { Tone::Waits },
        language.say("prizes-todo-together", &[("said", said.into())]),
        why,
    );
    let board = (language.word("board-tab"), TaskAct::ShowBoard);
    let next = (language.word("prizes-next-hand"), TaskAct::Submit(board::next_hand(t)));
    let end = (language.word("prizes-stop"), TaskAct::Submit(board::end_command(t)));
    let steps = match (uses_board, step) {
        (true, BubbleStep::Wait | BubbleStep::Show) => vec![board, end],
        (_, BubbleStep::Over) => vec![end, next, board],
        _ => vec![next, end, board],
    };
    Some(steps.into_iter().fold(task, |task, (label, act)| task.with_step(label, act)))
}
