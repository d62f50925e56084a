//! The certainty of the prizes, and the next prize. Every display is asked in evenings that pass
//! through every state, and all agree.

use bottone::{
    forecast::HouseFactors,
    i18n::Language,
    rules::{
        deals::DealMethod,
        payouts::{PayoutKind, Rest},
    },
    session::Desk as _,
    source::sheet_source::SheetSource,
    tournament::{
        deals::{Agreement, DealCommand},
        papers::{Scope, SheetKind},
        payments::{self, PaymentCommand},
        prizes::{Certainty, NextOut},
    },
    view::{
        clock::ClockFace,
        finish::{EndFace, FinalTable},
        money::{
            payments::PayDesk,
            prizes::{PrizeTable, bubble, next_out},
        },
        sheet::{Job, Sheet},
        todo,
    },
    view_paper::{results::Results, sheets::job},
    view_public::{
        page::Public,
        walls::{PayoutFace, figures},
    },
    vocabulary::words,
};

use super::*;

fn lock(prizes: &[i64]) -> Command {
    let prizes: Vec<Prize> = prizes.iter().map(|euros| Prize::of(money(*euros))).collect();
    Command::Prizes(PrizeCommand::Lock { rows: PrizeRow::of(&prizes) })
}

fn registration(open: bool) -> Command {
    Command::Entries(EntryCommand::Registration { open })
}

fn deal(shares: &[(u32, i64)], kept: &[i64]) -> Command {
    let shares = shares.iter().map(|(number, euros)| (entry(*number), money(*euros))).collect();
    let kept = kept.iter().map(|euros| money(*euros)).collect();
    let (stacks, bounties) = (Vec::new(), Vec::new());
    let agreement =
        Agreement { method: DealMethod::Own, stacks, shares, kept, bounties, known: None };
    Command::Deals(DealCommand::Agree(Box::new(agreement)))
}

impl Room {
    fn pays_everybody(&mut self) {
        for due in self.t().dues(self.now()) {
            self.does(Command::Payments(PaymentCommand::Pay {
                entry: due.entry,
                amount: due.remaining(),
                withheld: Money::ZERO,
                tickets: 0,
                method: payments::PaymentMethod::Cash,
                document: String::new(),
            }));
        }
    }

    fn sheet(&self, language: Language, kind: SheetKind) -> Sheet {
        let session = &*self.session;
        let desk = SheetSource {
            language,
            t: session.tournament(),
            beginning: session.beginning(),
            records: session.records(),
            ledger: session.ledger(),
            at: session.now(),
            by: "Ann",
            page: None,
            club: "",
            house: HouseFactors::UNKNOWN,
            witness: None,
        };
        match job(&desk, kind, &Scope::All) {
            Job::Sheets(mut sheets) => sheets.remove(0),
            other => panic!("{other:?}"),
        }
    }

    fn results(&self, language: Language) -> Results {
        let records = (self.session.beginning(), self.session.records(), self.session.ledger());
        Results::of(language, self.t(), records, self.now())
    }
}

/// Returns the expected sentence of each state, the same everywhere.
fn sentence(language: Language, certainty: Certainty) -> String {
    let time = |at| words::time_of_day(at);
    match (language, certainty) {
        (Language::Spanish, _) => unreachable!("only what is complete is asked for"),
        (Language::English, Certainty::EntriesOpen) => "Projected: registration is open".to_owned(),
        (Language::Italian, Certainty::EntriesOpen) => "Provvisori: iscrizioni aperte".to_owned(),
        (Language::English, Certainty::NotLocked) => "Projected (not final)".to_owned(),
        (Language::Italian, Certainty::NotLocked) => "Premi provvisori".to_owned(),
        (Language::English, Certainty::DoesNotFit(_)) => {
            "Projected: the prize plan does not fit the pool".to_owned()
        }
        (Language::Italian, Certainty::DoesNotFit(_)) => {
            "Provvisori: il piano dei premi non va bene per il montepremi".to_owned()
        }
        (Language::English, Certainty::Announced(at)) => {
            format!("Prizes announced at {}", time(at))
        }
        (Language::Italian, Certainty::Announced(at)) => {
            format!("Premi annunciati alle {}", time(at))
        }
        (Language::English, Certainty::Paid) => "All prizes paid".to_owned(),
        (Language::Italian, Certainty::Paid) => "Tutti i premi pagati".to_owned(),
    }
}

/// Returns the certainty as every display states it, with its name. Displays without prizes are
/// left out.
fn statements(room: &Room, language: Language) -> Vec<(&'static str, String)> {
    let (t, at) = (room.t(), room.now());
    let results = room.results(language);
    let mut statements = vec![
        ("payout sheet", room.sheet(language, SheetKind::Payouts).detail),
        ("results sheet", room.sheet(language, SheetKind::Results).detail),
        ("results as text", results.text(language)),
        ("results as rows", results.rows(language)[1][16].clone()),
        ("wall: payouts", PayoutFace::of(language, t, at).certainty),
        ("window: prizes", PrizeTable::of(language, t, None, at).certainty),
        ("window: pay desk", PayDesk::of(language, t, at).line),
    ];
    let page = Public::of(t, Vec::new(), at);
    statements.push(("page", page.prizes[language.code()].certainty.clone()));
    statements.extend(
        FinalTable::of(language, t, at)
            .map(|table| ("wall: final table", table.certainty.join(" · "))),
    );
    if t.winner(at).is_some() {
        statements
            .push(("wall: winner", EndFace::after_win(language, t, at).certainty.join(" · ")));
    }
    let plan = t.seating_plan(at);
    let lock = todo::tasks(language, t, &plan, at);
    let lock = lock.into_iter().find(|task| task.title == language.word("prizes-todo-lock"));
    statements.extend(lock.map(|task| ("window: to do", task.why)));
    if language == Language::English {
        statements.push(("results for Hendon", results.hendon()[1][1].clone()));
    }
    if let Some(first) =
        figures::first_prize(language, t, at).filter(|first| !first.tail.is_empty())
    {
        statements.push(("wall: first prize", first.tail));
    }
    statements
}

/// Checks that every display agrees, and that none shows early what must be announced first.
fn all_say(room: &Room, name: &str, expected: Certainty) {
    let (t, at) = (room.t(), room.now());
    assert_eq!(t.certainty(at), expected, "{name}");
    let provisional = expected.is_provisional();
    let states = [
        Certainty::EntriesOpen,
        Certainty::NotLocked,
        Certainty::Announced(t.prizes().locked().map_or(at, |locked| locked.at)),
        Certainty::Paid,
    ];
    for language in Language::complete() {
        for (who, said) in statements(room, language) {
            for state in states {
                let sentence = sentence(language, state);
                let says = said.contains(&sentence);
                assert_eq!(says, state == expected, "{name}: {who} says {said:?}, not {sentence}");
            }
        }
        let marked = !room.sheet(language, SheetKind::Payouts).mark.is_empty();
        assert_eq!(marked, provisional, "{name}: the mark of the payout sheet");
        let face = ClockFace::of(language, t, &[], at);
        let captions = ["prizes-wall-paid", "prizes-wall-next"].map(|name| language.word(name));
        let on_clock = face.right_zone.iter().any(|stat| captions.contains(&stat.caption));
        let on_wall = figures::paid_places(language, t, at).is_some()
            || figures::next_prize(language, t, at).is_some();
        assert!(!provisional || (!on_clock && !on_wall), "{name}: shown before it is announced");
        let first = figures::first_prize(language, t, at);
        let marked = first.is_some_and(|first| !first.tail.is_empty());
        assert!(!provisional || marked, "{name}: the first prize is not marked");
    }
    let page = Public::of(t, Vec::new(), at);
    assert_eq!(page.prizes["en"].rows.is_empty(), provisional, "{name}: the page");
}

#[test]
fn everything_that_tells_of_prizes_says_the_same_of_how_sure_they_are() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[8]);
    let announced = |room: &Room| Certainty::Announced(room.t().prizes().locked().unwrap().at);
    room.does(registration(true));
    all_say(&room, "registration is open", Certainty::EntriesOpen);
    room.does(registration(false));
    all_say(&room, "nobody has locked", Certainty::NotLocked);
    room.minutes_later(3);
    room.does(lock(&[400, 250, 150]));
    room.minutes_later(60);
    all_say(&room, "locked", announced(&room));
    room.session.undo().unwrap();
    all_say(&room, "the lock was undone", Certainty::NotLocked);
    room.session.redo().unwrap();
    all_say(&room, "locked again", announced(&room));
    let reason = "a mistake".to_owned();
    room.does(Command::Prizes(PrizeCommand::Unlock { reason }));
    all_say(&room, "unlocked", Certainty::NotLocked);
    room.does(lock(&[400, 250, 150]));
    for number in 4..=8 {
        room.does(bust(&[(number, 0)]));
    }
    all_say(&room, "in the money", announced(&room));
    room.does(deal(&[(1, 250), (2, 250), (3, 200)], &[100]));
    all_say(&room, "a deal", announced(&room));
    room.does(bust(&[(3, 0)]));
    room.does(bust(&[(2, 0)]));
    all_say(&room, "somebody has won", announced(&room));
    room.pays_everybody();
    all_say(&room, "everybody is paid", Certainty::Paid);
}

/// Checks a guarantee above the income that is locked while players may still come.
#[test]
fn a_guarantee_that_was_locked_while_entries_are_open_is_announced() {
    let promised = Setup { guarantee: money(2_000), ..setup(BustRanking::Shared) };
    let mut room = Room::closed(promised, &[8]);
    room.does(registration(true));
    all_say(&room, "a guarantee", Certainty::EntriesOpen);
    room.does(lock(&[1_200, 800]));
    let locked = Certainty::Announced(room.t().prizes().locked().unwrap().at);
    all_say(&room, "a guarantee that is locked", locked);
    assert_eq!(room.t().next_out(room.now()), None, "players may still come");
    room.does(registration(false));
    all_say(&room, "and closed", locked);
}

/// Returns the place and the prize of the next player to bust. They are the same on clock, walls,
/// page and window.
fn next_shown(room: &Room) -> Option<(String, String)> {
    let (t, at, language) = (room.t(), room.now(), Language::English);
    let next = next_out(language, t, at);
    let money = next.as_ref().map(|(_, money)| money.clone());
    let wall = figures::next_prize(language, t, at);
    assert_eq!(wall.map(|stat| (stat.tail, stat.figure)), next, "wall");
    let clock = ClockFace::of(language, t, &[], at).right_zone;
    let clock = clock.into_iter().find(|stat| stat.caption == "Next prize");
    assert_eq!(clock.map(|stat| stat.figure), money, "clock");
    let rungs = PayoutFace::of(language, t, at).rungs;
    let pointers: Vec<_> = rungs.into_iter().filter(|rung| rung.next).collect();
    assert_eq!(pointers.first().map(|rung| rung.prize.clone()), money, "ladder");
    assert!(pointers.len() < 2);
    let rows = PrizeTable::of(language, t, None, at).rows;
    assert_eq!(rows.into_iter().find(|row| row.next).map(|row| row.money), money, "window");
    let page = Public::of(t, Vec::new(), at);
    let place = page.now.next_out.map(|place| words::ordinal(language, place));
    assert_eq!(place, next.as_ref().map(|(place, _)| place.clone()), "page");
    if let Some(table) = FinalTable::of(language, t, at) {
        assert_eq!(table.next, next.is_some(), "final table");
        if let Some(money) = &money {
            assert_eq!(table.prizes.last().map(|(_, prize)| prize), Some(money), "final table");
        }
    }
    if let (Some((_, money)), None) = (&next, t.entries().hand_for_hand().began()) {
        let paid = u32::try_from(t.places_paid()).unwrap();
        assert!(bubble(language, t, paid, at).next.ends_with(money.as_str()), "bubble");
    }
    next
}

fn said(place: &str, prize: &str) -> (String, String) {
    (place.to_owned(), prize.to_owned())
}

#[test]
fn the_next_prize_knows_deals() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[8]);
    room.does(lock(&[400, 250, 150]));
    assert_eq!(next_shown(&room), None, "before the money");
    for number in 4..=8 {
        room.does(bust(&[(number, 0)]));
    }
    assert_eq!(next_shown(&room), Some(said("3rd", "€150")));
    let all_but = |kept: &[i64]| {
        let rest = 800 - kept.iter().sum::<i64>();
        deal(&[(1, rest - 400), (2, 200), (3, 200)], kept)
    };
    for (kept, third, second) in [
        (&[][..], None, None),
        (&[100], None, None),
        (&[100, 50], None, Some(said("2nd", "€50"))),
        (&[100, 50, 20], Some(said("3rd", "€20")), Some(said("2nd", "€50"))),
        // Both remaining players have it.
        (&[50, 50], None, None),
    ] {
        room.does(all_but(kept));
        assert_eq!(next_shown(&room), third, "{kept:?}");
        let ladder = PayoutFace::of(Language::English, room.t(), room.now());
        let euros: Vec<String> = kept.iter().map(|euros| format!("€{euros}")).collect();
        let shown: Vec<String> = ladder.rungs.iter().map(|rung| rung.prize.clone()).collect();
        assert!(!shown.iter().any(|prize| ["€400", "€250", "€150"].contains(&prize.as_str())));
        assert!(euros.iter().all(|kept| shown.contains(kept)), "{kept:?}: {shown:?}");
        assert_eq!(ladder.bubble, "Deal: first 3 places shared");
        room.does(bust(&[(3, 0)]));
        assert_eq!(next_shown(&room), second, "{kept:?}");
        let cancel = DealCommand::Cancel { reason: "another one".to_owned() };
        room.session.undo().unwrap();
        room.does(Command::Deals(cancel));
        assert_eq!(next_shown(&room), Some(said("3rd", "€150")), "the old ladder again");
    }
}

/// Checks a satellite with three seats: with four players the next to bust wins nothing, and with
/// three all have won.
#[test]
fn the_next_prize_of_a_satellite_is_a_seat_or_nothing() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[7]);
    let kind = PayoutKind::Satellite {
        value: money(200),
        tickets: true,
        rest: Rest::Next,
        milestone: None,
    };
    room.does(plan(PayoutPlan { name: "Seats".into(), kind, ..PayoutPlan::default() }));
    room.locks();
    let list = room.t().prize_list().unwrap();
    assert_eq!((list.len(), list[0].tickets, list[3].tickets), (4, 1, 0), "{list:?}");
    for number in 5..=7 {
        room.does(bust(&[(number, 0)]));
    }
    assert_eq!(next_shown(&room), Some(said("4th", "€100")), "what is over");
    assert_eq!(figures::paid_places(Language::English, room.t(), room.now()), None);
    room.does(bust(&[(4, 0)]));
    assert_eq!(next_shown(&room), None, "every seat is won");
    let paid = u32::try_from(list.len()).unwrap();
    let bubble = bubble(Language::English, room.t(), paid, room.now());
    assert_eq!(bubble.next, "All remaining players win the same: Seat");
}

/// Checks a hand of all tables with a bust: the next player to bust may share with the first. No
/// prize is promised until the hand is over.
#[test]
fn nothing_is_promised_in_a_hand_in_which_somebody_is_out() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[4, 4]);
    room.does(lock(&[400, 150, 130, 120]));
    for number in [3, 4, 8] {
        room.does(bust(&[(number, 0)]));
    }
    room.does(together(true));
    assert_eq!(next_shown(&room), None, "the bubble");
    room.does(bust(&[(7, 0)]));
    assert_eq!(room.t().next_out(room.now()), None, "the fourth place or half of it");
    room.does(Command::Entries(EntryCommand::NextHand));
    let prize = Prize::of(money(120));
    assert_eq!(room.t().next_out(room.now()), Some(NextOut { place: 4, prize }));
    assert_eq!(next_shown(&room), Some(said("4th", "€120")));
}

/// Checks that results in every form name the deal and each share; a wall and the page hide the
/// amounts.
#[test]
fn results_name_the_deal() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[8]);
    room.does(lock(&[400, 250, 150]));
    for number in 4..=8 {
        room.does(bust(&[(number, 0)]));
    }
    for language in Language::complete() {
        let results = room.results(language);
        assert_eq!(results.deal_text(language), "");
        assert!(!results.text(language).contains("Deal"));
        assert!(!results.hendon().iter().any(|row| row[0] == "Deal"));
    }
    room.does(deal(&[(1, 291), (2, 222), (3, 187)], &[100]));
    room.does(bust(&[(2, 0)]));
    room.does(bust(&[(3, 0)]));
    for (language, said) in [
        (Language::English, "Deal · Own amounts: 3 players share €700, €100 kept for the winner"),
        (
            Language::Italian,
            "Accordo · Concordato: 3 giocatori si dividono €700, €100 restano al vincitore",
        ),
    ] {
        let results = room.results(language);
        assert_eq!(results.deal_text(language), said);
        assert!(results.text(language).contains(said));
        let by_deal = language.word("results-by-deal");
        assert_eq!(results.text(language).matches(by_deal.as_str()).count(), 3);
        let rows = results.rows(language);
        let shares: Vec<&str> = rows[1..5].iter().map(|row| row[17].as_str()).collect();
        let comma = if language == Language::English { "." } else { "," };
        let shown = ["291.00", "187.00", "222.00", ""].map(|share| share.replace('.', comma));
        assert_eq!(shares, shown);
        let paper = format!("{:?}", room.sheet(language, SheetKind::Results).parts);
        assert!(paper.contains(said), "{paper}");
        let hendon = results.hendon();
        let row = hendon.iter().find(|row| row[0] == "Deal").unwrap();
        assert!(row[1].starts_with("Deal · Own amounts: 3 players share €700"), "{row:?}");
        let public = format!("{:?}", Public::of(room.t(), Vec::new(), room.now()));
        let walls = format!("{:?}", PayoutFace::of(language, room.t(), room.now()))
            + &format!("{:?}", EndFace::after_win(language, room.t(), room.now()));
        for share in ["291", "222", "187", "391"] {
            assert!(!public.contains(&format!("€{share}")), "the page tells of {share}");
            assert!(!walls.contains(&format!("€{share}")), "a wall tells of {share}");
        }
    }
}
