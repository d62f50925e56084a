//! The draws of random evenings, made again from the text alone.

use bottone::{
    proof::{DrawSubject, Sealing, replay},
    rehearsal::RehearsalEnd,
    session::Desk as _,
    tournament::{
        Command, Event,
        bounties::BountyCommand,
        entries::EntryCommand,
        history::RecordAction,
        tables::{SeatWish, TableCommand, TableEvent},
    },
};

use crate::draw::{does, evening, published, seal, secret};

/// Returns the number of draws of seats in the record, counted without the book.
fn counted(session: &dyn bottone::session::Desk) -> usize {
    let draws = session.records().iter().filter(|record| match &record.action {
        RecordAction::Done { command, events, .. } => {
            let seeded = matches!(
                command,
                Command::Entries(EntryCommand::Enter { seat: SeatWish::Draw(_), .. })
                    | Command::Tables(
                        TableCommand::Seat { seat: SeatWish::Draw(_), .. }
                            | TableCommand::OpenAndSeat { .. }
                            | TableCommand::Break { .. }
                            | TableCommand::Redraw { .. }
                    )
                    | Command::Bounties(BountyCommand::Draw { .. })
            );
            let broken = |event: &Event| matches!(event, Event::Tables(TableEvent::Broken { .. }));
            // A table without players breaks without a draw.
            seeded && !events.first().is_some_and(broken)
        }
        _ => false,
    });
    draws.count()
}

#[test]
fn every_draw_of_an_evening_is_made_again() {
    let mut kinds = [0; 3];
    for seed in 0..18 {
        let entries = u32::try_from(20 + seed * 7 % 90).unwrap();
        let played = evening(seed, entries, RehearsalEnd::End, false);
        let book = published(&*played.session);
        let verdict =
            replay(&book.text, &[]).unwrap_or_else(|fault| panic!("seed {seed}: {fault:?}"));
        assert!(verdict.is_valid(), "seed {seed}: {verdict:?}");
        assert_eq!(verdict.draws.len(), counted(&*played.session), "seed {seed}");
        assert!(verdict.draws.iter().all(|draw| draw.sealing == Sealing::House), "seed {seed}");
        let last = book.last.unwrap();
        assert_eq!(verdict.hashes.last(), Some(&(last.number, last.hash)), "seed {seed}");
        for draw in &verdict.draws {
            match draw.subject {
                DrawSubject::Seats => kinds[0] += 1,
                DrawSubject::Break(_) => kinds[1] += 1,
                DrawSubject::Redraw => kinds[2] += 1,
                DrawSubject::Envelope | DrawSubject::LastHands(_) => {}
            }
        }
    }
    assert!(kinds.iter().all(|kind| *kind > 5), "too few of a kind: {kinds:?}");
}

#[test]
fn every_seed_of_a_sealed_evening_comes_of_its_secret() {
    for seed in 0..10 {
        let mut played =
            evening(seed, 40 + u32::try_from(seed).unwrap() * 3, RehearsalEnd::End, true);
        let closed = published(&*played.session).text;
        assert!(!closed.contains(&secret(seed).revealed()), "seed {seed}: revealed too early");
        let verdict = replay(&closed, &[]).unwrap();
        assert!(verdict.is_valid(), "seed {seed}");
        assert!(verdict.draws.iter().all(|draw| draw.sealing == Sealing::Closed), "seed {seed}");
        let own = replay(&closed, &[secret(seed)]).unwrap();
        assert!(own.draws.iter().all(|draw| draw.sealing == Sealing::Kept), "seed {seed}: {own:?}");

        does(&mut played.session, bottone::tournament::draws::DrawCommand::Reveal);
        let open = published(&*played.session).text;
        assert!(open.starts_with(&closed), "seed {seed}: what was published has changed");
        let verdict = replay(&open, &[]).unwrap();
        assert!(verdict.is_valid(), "seed {seed}");
        assert!(verdict.draws.iter().all(|draw| draw.sealing == Sealing::Kept), "seed {seed}");
    }
}

#[test]
fn what_was_taken_back_is_published_as_that() {
    let mut taken_back = 0;
    for seed in 0..8 {
        let mut played = evening(seed, 60, RehearsalEnd::Players(25), true);
        let session = &mut *played.session;
        let mut texts = vec![published(session).text];
        // Back through breaks, busts and the draws of late entries, partly redone, and on.
        for turn in 0..40 {
            if turn % 4 == 3 {
                session.redo().unwrap()
            } else {
                session.undo().unwrap()
            };
            texts.push(published(session).text);
        }
        for pair in texts.windows(2) {
            assert!(pair[1].starts_with(&pair[0]), "seed {seed}: what was published has changed");
        }
        let verdict = replay(texts.last().unwrap(), &[secret(seed)])
            .unwrap_or_else(|fault| panic!("seed {seed}: {fault:?}"));
        assert!(verdict.is_valid(), "seed {seed}: {verdict:?}");
        taken_back += verdict.draws.iter().filter(|draw| !draw.stands).count();
    }
    assert!(taken_back > 4, "{taken_back}");
}

#[test]
fn a_draw_that_was_taken_back_comes_out_the_same_when_it_is_made_again() {
    for seed in 0..8 {
        let mut played = evening(seed, 50, RehearsalEnd::Players(45), false);
        let session = &mut *played.session;
        seal(session, seed);
        let setup = session.tournament().setup().seats;
        let tables: Vec<_> = session.tournament().tables().open().map(|(table, _)| table).collect();
        let redraw = || {
            let tables = tables.clone();
            Command::Tables(TableCommand::Redraw { tables, size: setup, seed: 1 })
        };
        session.submit(redraw(), None).unwrap();
        let first = session.tournament().tables().clone();
        session.undo().unwrap();
        session.submit(redraw(), None).unwrap();
        assert_eq!(session.tournament().tables(), &first, "seed {seed}: a second try");
        // A repeated draw after a valid first one is another draw.
        session.submit(redraw(), None).unwrap();
        let seats =
            |tables: &bottone::tournament::tables::Tables| tables.sitting().collect::<Vec<_>>();
        assert_ne!(seats(session.tournament().tables()), seats(&first), "seed {seed}");
        assert!(
            replay(&published(session).text, &[secret(seed)]).unwrap().is_valid(),
            "seed {seed}"
        );
    }
}

/// Checks a table whose last big blind left before the break. When asked for its button, it answers
/// with the hand about to be dealt.
#[test]
fn a_button_is_reported_where_the_last_big_blind_has_left() {
    let played = evening(77, 51, RehearsalEnd::End, true);
    assert!(played.session.tournament().winner(played.session.now()).is_some());
}
