//! Tests of the event made from such a file.

use std::{fmt::Write as _, fs, path::Path};

use bottone::{
    base::{
        chips::Chips,
        money::Money,
        time::{Span, Timestamp},
    },
    i18n::Language,
    import::{ImportedEvent, import},
    session::{Desk, Operator, Session, file, time::StageClock},
    tournament::{
        Tournament,
        clock::ClockStatus,
        history::{RecordAction, audit},
    },
};
use tempfile::TempDir;

use super::case;

fn desk() -> Operator {
    Operator { name: "Test".to_owned(), station: String::new() }
}

/// Imports this file, and returns the event and the report.
fn taken(from: &Path) -> (TempDir, ImportedEvent, Box<Session>) {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("a.ron");
    let taken = import(from, &to, desk(), Language::English).unwrap();
    let clock = Box::new(StageClock::at(Timestamp::from_millis(1_800_000_000_000)));
    let file::OpenedEvent { desk: session, notices, .. } = file::open(&to, clock, desk()).unwrap();
    assert!(notices.is_empty(), "{notices:?}");
    // The laws are checked after every record, for a large event at intervals.
    let every = 1 + u32::try_from(session.records().len() / 200).unwrap();
    audit(session.beginning(), session.records(), |t, number| {
        assert!(number % every != 0 || t.breach().is_none(), "record {number}: {:?}", t.breach());
    })
    .unwrap();
    assert_eq!(session.tournament().breach(), None);
    (folder, taken, session)
}

/// The new file is made in one step at the end. A file that cannot be made leaves existing ones as
/// they are.
#[test]
fn a_file_that_is_there_already_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("a.ron");
    fs::write(&to, "somebody's own").unwrap();
    assert!(import(&case("friday.tdt"), &to, desk(), Language::English).is_err());
    assert_eq!(fs::read_to_string(&to).unwrap(), "somebody's own");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

fn left_out_of(taken: &ImportedEvent) -> Vec<String> {
    taken.left_out.iter().map(ToString::to_string).collect()
}

/// Returns the names of the busted players with their places, and the winner, the best first.
fn ranking(t: &Tournament, at: Timestamp) -> Vec<(u32, String)> {
    let places = t.entries().places();
    let won = t.winner(at);
    let mut list: Vec<(u32, String)> = t
        .entries()
        .all()
        .filter_map(|(id, _)| {
            let place = places.of(id).map(|place| place.first).or((won == Some(id)).then_some(1))?;
            Some((place, t.entries().person(id)?.family.clone()))
        })
        .collect();
    list.sort();
    list
}

#[test]
fn a_whole_evening_comes_out_as_it_was() {
    let (_folder, taken, mut session) = taken(&case("friday.tdt"));
    let t = session.tournament();
    let pool = Money::from_minor(93_000);
    assert_eq!((t.setup().name.as_str(), t.pool().to_pay), ("Venerdì sera", pool));
    assert_eq!(t.pool().paid.fee, Money::from_minor(18 * 500));
    assert_eq!(t.chips_in_play(), Chips::new(18 * 10_000 + 8_000));
    let names: Vec<String> = ranking(t, session.now()).into_iter().map(|(_, name)| name).collect();
    let expected = [
        "Alfieri", "Benassi", "Conti", "D'Amico", "Esposito", "Ferri", "Galli", "Lodi", "Marra",
        "Neri", "Orsi", "Piva", "Quaranta", "Rinaldi", "Sala", "Rita",
    ];
    assert_eq!(names, expected);
    let prizes: Vec<i64> =
        t.prizes().locked().unwrap().prizes().iter().map(|prize| prize.money.minor()).collect();
    assert_eq!(prizes, [43_000, 25_000, 16_000, 9_000]);
    // The times are those of the file: the last bust came 155 minutes and a second after the start.
    let last = t.entries().busts().last().unwrap().at;
    let started = Timestamp::from_millis(1_772_305_200_000 + 600_000);
    assert_eq!(last.since(started), Span::from_secs(155 * 60 + 1));
    let reading = t.clock().read(session.now());
    assert_eq!(t.clock().structure().level_number(reading.row), 9);
    assert_eq!(reading.state, ClockStatus::Paused);
    assert!(
        !left_out_of(&taken).iter().any(|line| line.contains("the file says")),
        "{:?}",
        left_out_of(&taken)
    );
    // An add-on after its last level was waived by name.
    let waived = session.records().iter().filter(|record| {
        matches!(&record.action, RecordAction::Done { waiver: Some(waiver), .. }
            if waiver.reason == "as in the imported file")
    });
    assert_eq!(waived.count(), 1, "the add-on is behind level 3");
    // All of it can be undone, act by act.
    let records = session.records().len();
    for _ in 0..records {
        session.undo().unwrap();
    }
    assert_eq!(session.tournament(), &session.beginning().tournament());
}

#[test]
fn an_event_before_its_start_waits_for_it() {
    let (_folder, taken, session) = taken(&case("before.tdt"));
    let t = session.tournament();
    assert_eq!(t.setup().name, "Next week");
    assert_eq!((taken.counts.players, taken.counts.entries, taken.counts.levels), (4, 0, 4));
    assert!(!t.clock().started());
    assert_eq!(t.tables().open().len(), 2);
    assert!(t.registration_open(session.now()));
}

#[test]
fn what_is_broken_off_goes_on_where_it_was() {
    let (_folder, taken, session) = taken(&case("nonsense.tdt"));
    let t = session.tournament();
    assert_eq!(t.setup().name, "nonsense", "the file's own name where there is no other");
    // Two players never bust in this file.
    assert_eq!(t.entries().playing_count(), 3, "{:#?}", left_out_of(&taken));
    assert_eq!(taken.counts.entries, 16);
    assert!(!t.clock().runs(session.now()));
    assert_eq!(t.prizes().locked(), None);
}

/// Makes a file of 2,000 players at 200 tables, of whom 1,999 bust.
fn big() -> String {
    const PLAYERS: usize = 2_000;
    let start = 1_772_305_200_000_i64;
    let mut players = String::new();
    for player in 0..PLAYERS {
        let bust = if player == 0 {
            String::new()
        } else {
            format!(
                "BustOut: new GameBustOut({{Time: {}, Round: 1, HitmanUUID: [], Seat: new GameSeat({{TableName: \"Table {}\", SeatIndex: {}}})}}), ",
                start + 60_000 * i64::try_from(PLAYERS - player).unwrap(),
                player / 10 + 1,
                player % 10
            )
        };
        let _ = write!(
            players,
            "[\"u{player}\", new GamePlayer({{UUID: \"u{player}\", Name: new PlayerName({{Nickname: \"N{player}\", Firstname: \"G{player}\", Lastname: \"F{player}\"}}), \
             Buyins: [new GameBuyin({{Time: {start}, Amount: 100, Rake: new PerPlayerRake([10]), Chips: 20000, {bust}ProfileName: \"Standard\"}})], AddOns: []}})], "
        );
    }
    let tables: String = (1..=PLAYERS / 10)
        .map(|table| {
            format!("new GameTable({{Name: \"Table {table}\", NumberOfSeats: 10, Seats: []}}), ")
        })
        .collect();
    format!(
        "{{V: \"3.7.2\", T: new Tournament({{Title: \"Big\", Players: new GamePlayers({{Players: Map.from([{players}])}}), \
         Levels: new GameLevels({{Levels: [new GameRound({{Minutes: 40, SmallBlind: 100, BigBlind: 200, GameType: 2}})]}}), \
         Tables: new GameTables({{Tables: [{tables}]}}), StartTime: {}, EndTime: {}, CurrentLevel: 0}})}}",
        start + 1,
        start + 60_000 * 3_000
    )
}

#[test]
fn two_thousand_players_move_in() {
    let folder = tempfile::tempdir().unwrap();
    let from = folder.path().join("big.tdt");
    fs::write(&from, big()).unwrap();
    let (_folder, taken, session) = taken(&from);
    let t = session.tournament();
    assert_eq!((taken.counts.entries, taken.counts.out), (2_000, 1_999));
    let ranking = ranking(t, session.now());
    for (index, (place, name)) in ranking.iter().enumerate() {
        assert_eq!((*place as usize, name.as_str()), (index + 1, format!("F{index}").as_str()));
    }
    assert_eq!(t.pool().to_pay, Money::from_minor(2_000 * 10_000));
    assert!(left_out_of(&taken).len() < 6, "{:#?}", left_out_of(&taken));
}

/// Makes an evening of six at one table, 100 each, who busted from the last to the second; `prizes`
/// as the file has them.
fn six(prizes: &str) -> String {
    let start = 1_772_305_200_000_i64;
    let mut players = String::new();
    for player in 0..6 {
        let bust = if player == 0 {
            String::new()
        } else {
            let at = start + 600_000 * (7 - player);
            format!(
                "BustOut: new GameBustOut({{Time: {at}, HitmanUUID: [], Seat: new GameSeat({{TableName: \"Table 1\", SeatIndex: {player}}})}}), "
            )
        };
        let _ = write!(
            players,
            "[\"u{player}\", new GamePlayer({{UUID: \"u{player}\", Name: new PlayerName({{Firstname: \"G{player}\", Lastname: \"F{player}\"}}), \
             Buyins: [new GameBuyin({{Time: {start}, Amount: 100, Chips: 20000, {bust}ProfileName: \"Standard\"}})], AddOns: []}})], "
        );
    }
    format!(
        "{{V: \"3.7.2\", T: new Tournament({{Title: \"Six\", Players: new GamePlayers({{Players: Map.from([{players}])}}), \
         Levels: new GameLevels({{Levels: [new GameRound({{Minutes: 400, SmallBlind: 100, BigBlind: 200, GameType: 2}})]}}), \
         Tables: new GameTables({{Tables: [new GameTable({{Name: \"Table 1\", NumberOfSeats: 9, Seats: []}})]}}), \
         Prizes: new GamePrizes({{Prizes: [{prizes}]}}), StartTime: {}, EndTime: {}, CurrentLevel: 0}})}}",
        start + 1,
        start + 600_000 * 8
    )
}

fn prize(place: u32, amount: u32, to: &[u32]) -> String {
    let to: Vec<String> = to.iter().map(|player| format!("\"u{player}\"")).collect();
    format!(
        "new GamePrize({{Type: 0, Recipient: {place}, CalculatedAmount: {amount}, AwardedToPlayers: [{}]}}), ",
        to.join(", ")
    )
}

/// The expected results: awards in the file, and the locked prize of each place. Then the amount
/// held back, the amount added by the house, and the shares of a deal.
type Awarded = (Vec<String>, &'static [i64], i64, i64, &'static [i64]);

#[test]
fn prizes_come_in_as_they_were_awarded() {
    let cases: [Awarded; 5] = [
        (vec![prize(1, 400, &[0]), prize(2, 200, &[1])], &[400, 200], 0, 0, &[]),
        (vec![prize(1, 300, &[0]), prize(2, 200, &[1])], &[300, 200], 100, 0, &[]),
        (vec![prize(1, 450, &[0]), prize(2, 250, &[1])], &[450, 250], 0, 100, &[]),
        // The second place was awarded more than the first: the two players chopped.
        (
            vec![prize(1, 230, &[0]), prize(2, 270, &[1]), prize(3, 100, &[2])],
            &[270, 230, 100],
            0,
            0,
            &[230, 270],
        ),
        // Two share one prize, and a part of the pool was not awarded.
        (vec![prize(1, 400, &[0, 1]), prize(2, 150, &[2])], &[200, 200, 150], 50, 0, &[200, 200]),
    ];
    for (awarded, locked, held, added, shares) in cases {
        let folder = tempfile::tempdir().unwrap();
        let from = folder.path().join("six.tdt");
        fs::write(&from, six(&awarded.concat())).unwrap();
        let (_folder, taken, session) = taken(&from);
        let t = session.tournament();
        let left_out = left_out_of(&taken);
        let list =
            t.prizes().locked().unwrap_or_else(|| panic!("{locked:?}: {left_out:#?}")).prizes();
        let list: Vec<i64> = list.iter().map(|prize| prize.money.minor() / 100).collect();
        assert_eq!(list, locked, "{left_out:#?}");
        let pool = t.pool();
        assert_eq!((pool.withheld.minor() / 100, pool.overlay.minor() / 100), (held, added));
        assert_eq!(pool.to_pay.minor() / 100, locked.iter().sum::<i64>());
        let deal: Vec<i64> = t
            .deals()
            .agreed()
            .map(|deal| deal.shares.iter().map(|(_, share)| share.minor() / 100).collect())
            .unwrap_or_default();
        assert_eq!(deal, shares, "{left_out:#?}");
        let says = |words: &str| left_out.iter().any(|line| line.contains(words));
        assert_eq!(says("it is a deduction"), held > 0, "{left_out:#?}");
        assert_eq!(says("more than the pool"), added > 0, "{left_out:#?}");
        assert_eq!(taken.counts.out, 5);
    }
}

/// Two players share a prize in the file, although one was out long before the other. So no deal
/// can be recorded, and the list of omissions says so.
#[test]
fn a_chop_that_cannot_have_been_is_named() {
    let awarded = [prize(1, 400, &[0, 3]), prize(2, 150, &[1])].concat();
    let folder = tempfile::tempdir().unwrap();
    let from = folder.path().join("six.tdt");
    fs::write(&from, six(&awarded)).unwrap();
    let (_folder, taken, session) = taken(&from);
    assert!(session.tournament().deals().agreed().is_none());
    let left_out = left_out_of(&taken);
    let named = left_out.iter().filter(|line| line.contains("no deal was recorded")).count();
    assert_eq!(named, 1, "{left_out:#?}");
}
