//! Tests of the floor against `ask`: moves and breaking tables.

use bottone::{
    base::draw::Draw,
    rules::bounties::BountyKind,
    session::{Desk as _, time::Timekeeper as _},
    tournament::{
        Command,
        entries::{EntryCommand, EntryId},
        tables::TableCommand,
    },
};

use super::{below, books, money::room, one, ron, says};

/// Players bust at random tables and are not moved. The to-do list and `ask` must agree, under
/// every book.
#[test]
fn moves_and_breaks() {
    let (mut moves, mut breaks) = (0, 0);
    for (number, (id, book)) in books().into_iter().enumerate() {
        let mut room = room(book, BountyKind::Fixed);
        let mut draw = Draw::new(number as u64);
        let draw = &mut draw;
        let t = room.session.tournament();
        let buttons: Vec<_> = t
            .tables()
            .open()
            .filter_map(|(table, of)| {
                let button = one(draw, &of.occupied().iter().collect::<Vec<_>>());
                let first = bottone::rules::button::first_hand(button, of.occupied())?;
                let positions = first.positions;
                Some(Command::Tables(TableCommand::Button { table, positions, reason: None }))
            })
            .collect();
        for button in buttons {
            room.does(button);
        }
        while room.session.tournament().entries().playing_count() > 6 {
            let t = room.session.tournament();
            let playing: Vec<EntryId> = t.entries().playing().map(|(entry, _)| entry).collect();
            room.does(Command::Entries(EntryCommand::Bust {
                out: vec![(one(draw, &playing), None)],
            }));
            let (t, now) = (room.session.tournament(), room.clock.now());
            let plan = t.seating_plan(now);
            if !plan.ask.is_empty() {
                continue;
            }
            let table = |(table, of): (_, &bottone::tournament::tables::Table)| {
                let next = t.next_hand(table, now).map(|next| next.positions);
                format!("(table: {table}, seats: {}, next: {})", ron(&of.occupied()), ron(&next))
            };
            let tables: Vec<String> = t.tables().open().map(table).collect();
            let question =
                format!("Balance((size: 9, rules: {id:?}, tables: [{}]))", tables.join(", "));
            let mut parts = vec![format!("Balance((breaks:{},", ron(&plan.breaks))];
            // The seats of a broken table are drawn at random.
            if plan.breaks.is_empty() {
                let all: Vec<String> = plan
                    .moves
                    .iter()
                    .map(|step| {
                        let [from, to] =
                            [step.from, step.to].map(|at| format!("({},{})", at.table, at.seat));
                        format!("(from:{from},to:{to},waits:{})", step.waits)
                    })
                    .collect();
                parts.push(format!("moves:[{}]", all.join(",")));
                moves += all.len();
            }
            breaks += plan.breaks.len();
            says(&question, &parts);
            // Most of the time the floor follows the plan.
            if below(draw, 3) > 0 && !plan.breaks.is_empty() {
                let table = plan.breaks[0];
                room.does(Command::Tables(TableCommand::Break {
                    table,
                    seed: draw.below(99).unwrap(),
                }));
            }
        }
    }
    assert!(moves > 50 && breaks > 5, "only {moves} moves and {breaks} breaks");
}
