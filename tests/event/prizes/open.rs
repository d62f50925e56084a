//! The reasons why results are not final: a plan that does not fit, a changed pool, waiting
//! bounties.

use std::{ffi::OsStr, fs};

use bottone::{
    forecast::HouseFactors,
    i18n::Language,
    rules::{
        bounties::BountyKind,
        deals::DealMethod,
        payouts::{PaidPlaces, PayoutFault, PayoutKind, Remainder},
    },
    source::sheet_source::SheetSource,
    tournament::{
        OpenPoint,
        bounties::BountyCommand,
        deals::{Agreement, DealCommand},
        papers::{Scope, SheetKind},
        payments::{self, PaymentCommand, Results as HowFar},
        prizes::Certainty,
        setup::Purchase,
    },
    view::{
        money::payments::PayDesk,
        sheet::Job,
        todo::{self, TaskAct},
    },
    view_paper::{results::Results, sheets},
};

use super::*;
use crate::stage::bottone;

const EN: Language = Language::English;

impl Room {
    /// Pays every entry the rest of its dues.
    fn pays_all(&mut self) {
        for due in self.t().dues(self.now()).into_iter().filter(|due| due.remaining() > Money::ZERO)
        {
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

    fn results_now(&self) -> Results {
        let records = (self.session.beginning(), self.session.records(), self.session.ledger());
        Results::of(EN, self.t(), records, self.now())
    }

    fn papers(&self) -> SheetSource<'_> {
        let session = &*self.session;
        SheetSource {
            language: EN,
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
        }
    }

    fn results_mark(&self) -> String {
        match sheets::job(&self.papers(), SheetKind::Results, &Scope::All) {
            Job::Sheets(sheets) => sheets[0].mark.clone(),
            other => panic!("{other:?}"),
        }
    }

    /// Returns the title, the reason and the acts of each task.
    fn to_do(&self) -> Vec<(String, String, Vec<TaskAct>)> {
        let (t, at) = (self.t(), self.now());
        let tasks = todo::tasks(EN, t, &t.seating_plan(at), at).into_iter();
        let acts = |task: &todo::Task| task.steps.iter().map(|step| step.act.clone()).collect();
        tasks.map(|task| (task.title.clone(), task.why.clone(), acts(&task))).collect()
    }

    fn far(&self) -> HowFar {
        self.t().results(self.now())
    }

    /// Returns the exit status of `bottone results`, its error output and the file as text.
    fn exported(&self) -> (Option<i32>, String, String) {
        let folder = tempfile::tempdir().unwrap();
        let (file, out) = (folder.path().join("e.ron"), folder.path().join("r.txt"));
        self.session.save_copy(&file).unwrap();
        let words = ["results", "--format", "text", "--language", "en", "-o"];
        let said = bottone(words.iter().map(OsStr::new).chain([out.as_os_str(), file.as_os_str()]));
        (said.status, said.complaint, fs::read_to_string(&out).unwrap())
    }
}

/// Checks three entries of €100 each, with a plan that cannot pay them.
#[test]
fn a_plan_that_does_not_fit_is_provisional_and_to_do() {
    let fixed = PayoutKind::Fixed { prizes: vec![money(500)], over: Remainder::First };
    let curve = PayoutPlan { name: "House".into(), ..PayoutPlan::default() };
    let cases = [
        (
            PayoutPlan { kind: fixed, ..curve.clone() },
            PayoutFault::PoolTooSmall { places: 0 },
            "The fixed amounts add up to €500, but the pool is €300. Lower them",
        ),
        (
            PayoutPlan { places: PaidPlaces::Exactly(10), ..curve.clone() },
            PayoutFault::Places,
            "3 entries cannot fill that many paid places. Choose fewer",
        ),
        (
            PayoutPlan { round_to: Some(money(400)), ..curve.clone() },
            PayoutFault::PoolTooSmall { places: 0 },
            "Prizes are rounded to €400, but the pool is €300. Choose a smaller unit",
        ),
        (
            PayoutPlan { least: Some(700), ..curve },
            PayoutFault::PoolTooSmall { places: 0 },
            "The pool of €300 does not cover one min cash of 7 × buy-in. Choose a lower one",
        ),
    ];
    for (asked, fault, why) in cases {
        let mut room = Room::closed(setup(BustRanking::Shared), &[3]);
        room.does(plan(asked));
        let at = room.now();
        assert_eq!(room.t().certainty(at), Certainty::DoesNotFit(fault), "{why}");
        for number in 1..=2 {
            room.does(bust(&[(number, 0)]));
        }
        let at = room.now();
        assert_eq!(room.far(), HowFar::Unpaid, "{why}");
        assert_eq!(room.t().open(at), [OpenPoint::Plan { pool: money(300), fault }], "{why}");
        let status = format!("Projected: the prize plan does not fit the pool · {why}");
        let results = room.results_now();
        assert_eq!(results.status(EN), status);
        assert!(results.text(EN).contains(&status) && results.rows(EN)[1][16] == status);
        assert_eq!(results.hendon()[1][1], status);
        assert_eq!(room.results_mark(), "Projected");
        let unpaid = "€300 unpaid: the prize plan does not fit the pool";
        let task = (unpaid.to_owned(), why.to_owned(), vec![TaskAct::ShowPrizes]);
        assert!(room.to_do().contains(&task), "{:?}", room.to_do());
        assert_eq!(PayDesk::of(EN, room.t(), at).line, unpaid);
        let none = sheets::empty_reason_here(&room.papers(), SheetKind::PayoutSlips, &Scope::All);
        assert_eq!(none, format!("{unpaid} · {why}"));
        let (ended, complaint, text) = room.exported();
        assert_eq!(ended, Some(3), "{complaint}");
        assert!(complaint.contains(&status) && text.contains(&status), "{complaint}{text}");
        // With another plan every entry can be paid.
        room.does(plan(PayoutPlan {
            name: "All".into(),
            kind: PayoutKind::WinnerTakesAll,
            ..PayoutPlan::default()
        }));
        room.pays_all();
        assert_eq!((room.far(), room.exported().0), (HowFar::Final, Some(0)));
    }
}

fn with_add_ons() -> Setup {
    let price = BuyIn { prize: money(50), ..BuyIn::default() };
    let add_on =
        Purchase { price, chips: Chips::new(10_000), later: Vec::new(), most: 3, through_level: 3 };
    Setup { add_on: Some(add_on), ..setup(BustRanking::Shared) }
}

fn lock(prizes: &[i64]) -> Command {
    let prizes: Vec<Prize> = prizes.iter().map(|euros| Prize::of(money(*euros))).collect();
    Command::Prizes(PrizeCommand::Lock { rows: PrizeRow::of(&prizes) })
}

/// Checks an add-on sold after the lock: every entry has the announced prize, and €50 have no
/// payee.
#[test]
fn a_pool_that_moved_after_the_lock_keeps_results_open() {
    for deal in [false, true] {
        let mut room = Room::closed(with_add_ons(), &[4]);
        room.does(lock(&[300, 100]));
        room.does(Command::Entries(EntryCommand::AddOn { entry: entry(1) }));
        for number in [4, 3] {
            room.does(bust(&[(number, 0)]));
        }
        if deal {
            let shares = vec![(entry(1), money(200)), (entry(2), money(200))];
            let (stacks, kept, bounties) = (Vec::new(), Vec::new(), Vec::new());
            let method = DealMethod::Equal;
            let agreed = Agreement { method, stacks, shares, kept, bounties, known: None };
            room.does(Command::Deals(DealCommand::Agree(Box::new(agreed))));
        }
        room.does(bust(&[(2, 0)]));
        room.pays_all();
        let at = room.now();
        assert_eq!(
            room.t().open(at),
            [OpenPoint::Pool { paid: money(400), pool: money(450) }],
            "{deal}"
        );
        assert_eq!(room.far(), HowFar::Unpaid, "{deal}");
        let status = room.results_now().status(EN);
        assert!(status.starts_with("Prizes announced at "), "{status}");
        assert!(status.ends_with(" · €50 of the pool is not paid out"), "{status}");
        assert_eq!(room.results_mark(), "Projected");
        let (title, why, acts) = room.to_do().swap_remove(1);
        assert_eq!(title, "The pool grew by €50 after the prizes were locked");
        assert_eq!(
            (why.as_str(), acts),
            ("The pool has changed since: €400 then, €450 now", vec![TaskAct::ShowPrizes])
        );
        assert_eq!(room.exported().0, Some(3));
        if !deal {
            let prizes = vec![(1, money(350))];
            room.does(Command::Prizes(PrizeCommand::Correct { prizes, reason: "add-on".into() }));
            room.pays_all();
            assert_eq!((room.far(), room.exported().0), (HowFar::Final, Some(0)));
        }
    }
}

#[test]
fn bounties_that_wait_keep_results_open() {
    let buy_in = BuyIn { prize: money(100), bounty: money(50), ..BuyIn::default() };
    let setup = Setup { buy_in, bounty: BountyKind::Fixed, ..setup(BustRanking::Shared) };
    let mut room = Room::closed(setup, &[4]);
    room.does(lock(&[400]));
    for number in 1..=3 {
        room.does(bust(&[(number, 0)]));
    }
    room.pays_all();
    assert_eq!(room.t().open(room.now()), [OpenPoint::Bounties(3)]);
    assert_eq!(room.far(), HowFar::Unpaid);
    for waiting in [3, 2, 1] {
        let status = room.results_now().status(EN);
        let said = if waiting == 1 { "bounty" } else { "bounties" };
        assert!(status.ends_with(&format!(" · {waiting} {said} to assign")), "{status}");
        assert_eq!(room.exported().0, Some(0), "the places are paid the pool");
        let (out, by) = (entry(waiting), vec![entry(4)]);
        room.does(Command::Bounties(BountyCommand::Take { out, nth: 0, by }));
        room.pays_all();
    }
    assert_eq!((room.far(), room.t().certainty(room.now())), (HowFar::Final, Certainty::Paid));
}
