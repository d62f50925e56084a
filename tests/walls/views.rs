//! What the faces say, without a window.

use bottone::{
    rules::time::Span,
    tongue::Language,
    tournament::{
        Command,
        entries::{EntryCommand, EntryId},
    },
    view::walls::{FinalTable, Head, Moment, Payouts, Registration, Seats, latest, pulse},
};

use crate::evenings::{self, level, usual, waiting};

#[test]
fn every_part_of_the_evening_has_its_moment() {
    let expected = [
        ("waiting", Moment::Before, false),
        ("level", Moment::Play, false),
        ("last-minute", Moment::Play, true),
        ("break", Moment::Break, false),
        ("paused", Moment::Play, true),
        ("winner", Moment::Won, false),
        ("day-over", Moment::DayOver, false),
    ];
    for (evening, _) in usual() {
        let t = evening.session.tournament();
        let moment = Moment::of(t, evening.at);
        let Some(found) = expected.iter().find(|(name, ..)| *name == evening.name) else {
            continue;
        };
        assert_eq!(moment, found.1, "{}", evening.name);
        assert_eq!(moment.wants_clock(t, evening.at), found.2, "{}", evening.name);
    }
}

#[test]
fn a_change_of_level_shows_once() {
    let evening = level().before_end(Span::from_secs(0));
    let strength = |millis| {
        let at = evening.at.after(Span::from_millis(millis));
        pulse(evening.session.tournament(), at)
    };
    assert_eq!(strength(-1), 0, "the old level");
    assert!(strength(600) > 0);
    assert!(strength(1_200) > strength(600));
    assert!(strength(1_200) > strength(1_900));
    for millis in [2_400, 3_000, 60_000] {
        assert_eq!(strength(millis), 0, "{millis}");
    }
}

#[test]
fn moves_are_told_the_latest_first_while_they_are_news() {
    let mut evening = waiting();
    evening.does(Command::Clock(bottone::tournament::clock::ClockCommand::Start));
    let mut out: Vec<EntryId> = Vec::new();
    // A table is emptied down to two players: those who are left move as the plan says.
    let t = evening.session.tournament();
    let (_, table) = t.tables().open().next().unwrap();
    out.extend(table.entries().map(|(_, entry)| entry).skip(2));
    for entry in out {
        evening.does(Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] }));
    }
    let plan = evening.session.tournament().seating_plan(evening.session.now());
    let of = |evening: &evenings::Evening, at| {
        let session = &evening.session;
        let t = session.tournament();
        latest(Language::English, t, session.records(), session.ledger(), at)
    };
    assert!(of(&evening, evening.at).lines.is_empty() || !plan.moves.is_empty());
    let played = evenings::nine();
    let moves = of(&played, played.at);
    assert!(!moves.lines.is_empty());
    assert!(moves.lines.windows(2).all(|pair| pair[0].at >= pair[1].at), "the latest first");
    let t = played.session.tournament();
    for line in &moves.lines {
        let sits = t.tables().sitting().any(|(entry, seat)| {
            let who = bottone::view::words::full_name(Language::English, t, entry);
            who == line.who
                && seat.table.to_string() == line.table
                && seat.seat.get().to_string() == line.seat
        });
        assert!(sits, "{line:?}");
    }
    let later = played.at.after(Span::from_minutes(31));
    assert!(moves.is_news(played.at) && !moves.is_news(later));
    assert!(moves.fresh(Language::English, later).lines.is_empty());
    assert_eq!(moves.fresh(Language::English, played.at), moves);
}

#[test]
fn everybody_is_in_the_list_of_seats_once_and_in_order() {
    let evening = level();
    let t = evening.session.tournament();
    let seats = Seats::of(Language::English, t);
    assert_eq!(seats.lines.len(), t.tables().seated_count());
    let key = |line: &bottone::view::walls::SeatOf| bottone::rules::person::fold(&line.who);
    assert!(seats.lines.windows(2).all(|pair| key(&pair[0]) <= key(&pair[1])));
    let mut places: Vec<_> = seats.lines.iter().map(|line| (&line.table, &line.seat)).collect();
    places.sort();
    places.dedup();
    assert_eq!(places.len(), seats.lines.len());
}

#[test]
fn the_pointer_stands_where_the_next_one_out_is_paid() {
    for (evening, _) in usual() {
        let t = evening.session.tournament();
        let payouts = Payouts::of(Language::English, t, evening.at);
        let pointers = payouts.rungs.iter().filter(|rung| rung.next).count();
        let left = t.entries().playing_count();
        let locked = t.prizes().locked().is_some();
        let inside = locked && left > 1 && left <= t.places_paid();
        assert_eq!(pointers, usize::from(inside), "{}", evening.name);
        assert_eq!(payouts.note.is_empty(), locked || payouts.rungs.is_empty());
        if let Some(next) = payouts.rungs.iter().position(|rung| rung.next) {
            assert!(payouts.rungs[next + 1..].iter().all(|rung| rung.gone), "{}", evening.name);
            assert!(payouts.rungs[..=next].iter().all(|rung| !rung.gone), "{}", evening.name);
        }
    }
}

#[test]
fn the_final_table_is_there_when_it_is() {
    for (evening, _) in usual() {
        let found = FinalTable::of(Language::English, evening.session.tournament(), evening.at);
        assert_eq!(found.is_some(), evening.name == "final", "{}", evening.name);
        let Some(table) = found else { continue };
        let t = evening.session.tournament();
        assert_eq!(table.seats.len(), t.entries().playing_count());
        assert_eq!(table.seats.iter().map(|seat| seat.share).max(), Some(1_000));
        assert_eq!(table.prizes.first().map(|prize| prize.0.as_str()), Some("1st"));
    }
}

#[test]
fn hand_for_hand_is_said_on_every_face() {
    for (evening, _) in usual() {
        let t = evening.session.tournament();
        let head = Head::of(Language::English, t, evening.at);
        let together =
            t.entries().hand_for_hand().began().is_some() && t.winner(evening.at).is_none();
        assert_eq!(head.banner.starts_with("Hand for hand"), together, "{}", evening.name);
    }
}

/// Without a structure there is no level with which it could start.
#[test]
fn an_empty_event_has_no_sentence_with_a_hole() {
    let evening = evenings::empty();
    let t = evening.session.tournament();
    for (language, said) in
        [(Language::English, "Not begun yet"), (Language::Italian, "Non ancora iniziato")]
    {
        assert_eq!(Registration::of(language, t, None, evening.at).starts, said);
        assert_eq!(Head::of(language, t, evening.at).heading, said);
    }
}

#[test]
fn registration_tells_the_address_of_the_page_only_while_it_is_on() {
    let evening = waiting();
    let t = evening.session.tournament();
    let of = |page| Registration::of(Language::English, t, page, evening.at);
    assert_eq!(of(None).page, None);
    assert_eq!(of(Some("http://x/")).page.as_deref(), Some("http://x/"));
    assert!(of(None).open);
    assert_eq!(of(None).starts, "Starts with level 1");
    assert_eq!(of(None).large[0].figure, "167");
}
