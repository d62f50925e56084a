//! What a screen sees: the event at an instant, and its views, computed once and kept until
//! something changes.

use std::{cell::RefCell, rc::Rc};

use crate::{
    rules::{seating::Plan, time::Timestamp},
    session::Session,
    tongue::Language,
    tournament::{Command, Place, Tournament, entries::PlayerId},
    view::{
        clock::ClockFace,
        floor::Floor,
        header::Header,
        log::{LogBook, LogLine, last_moves},
        players::{Order, PlayerCard, PlayerRow, PlayersSummary, rows},
        setup::StructureView,
        todo::{Task, tasks},
        words,
    },
};

/// How many moves the wall shows.
const MOVES_SHOWN: usize = 3;

/// The event as everything in one frame sees it.
pub struct Sight<'a> {
    /// The desk.
    pub session: &'a Session,
    /// The instant of this frame.
    pub now: Timestamp,
    /// What was computed before.
    pub kept: &'a Kept,
    /// In which language.
    pub language: Language,
}

impl Sight<'_> {
    /// The event.
    pub fn tournament(&self) -> &Tournament {
        self.session.tournament()
    }

    /// Why `command` would be refused now, as a sentence; `None` when it would be done.
    pub fn refusal(&self, command: &Command) -> Option<String> {
        if self.session.read_only().is_some() {
            return Some(self.language.word("shell-only-reading"));
        }
        self.session.can(command).err().map(|refusal| words::refusal(self.language, refusal))
    }

    /// The balance of the tables.
    pub fn plan(&self) -> &Plan {
        &self.kept.plan
    }
}

/// Views that cost more than a moment, kept until the event changes or a second has passed.
#[derive(Default)]
pub struct Kept {
    revision: Option<u64>,
    language: Language,
    second: i64,
    plan: Plan,
    tasks: Vec<Task>,
    floor: Floor,
    places: Vec<Option<Place>>,
    moves: Vec<(String, String)>,
    summary: PlayersSummary,
    rows: RefCell<Option<(Order, Rc<[PlayerRow]>)>>,
    card: RefCell<Option<(PlayerId, Option<Rc<PlayerCard>>)>>,
    structure: RefCell<Option<Rc<StructureView>>>,
    log: LogBook,
}

impl Kept {
    /// Brings everything up to the event as it stands at `now`.
    pub fn refresh(&mut self, session: &Session, now: Timestamp, language: Language) {
        if self.language != language {
            *self = Self { language, log: LogBook::new(language), ..Self::default() };
        }
        let second = now.millis().div_euclid(1_000);
        let changed = self.revision != Some(session.revision());
        if !changed && self.second == second {
            return;
        }
        let t = session.tournament();
        let plan = t.seating_plan(now);
        // When a row starts and which one is played depend on the second.
        self.structure.take();
        self.tasks = tasks(language, t, &plan, now);
        // With time alone a button comes to be unknown. That is looked at every ten seconds.
        if changed || plan != self.plan || second.div_euclid(10) != self.second.div_euclid(10) {
            self.floor = Floor::of(language, t, &plan, now);
            self.places = t.entries().places();
            self.moves = last_moves(language, t, session.records(), session.ledger(), MOVES_SHOWN);
            self.summary = PlayersSummary::of(language, t);
            self.rows.take();
            self.card.take();
            self.log.catch_up(session.records(), t);
        }
        self.plan = plan;
        self.second = second;
        self.revision = Some(session.revision());
    }

    /// The balance of the tables.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What to do.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// The room.
    pub fn floor(&self) -> &Floor {
        &self.floor
    }

    /// The place of every busted entry.
    pub fn places(&self) -> &[Option<Place>] {
        &self.places
    }

    /// The line above the players' list.
    pub fn summary(&self) -> &PlayersSummary {
        &self.summary
    }

    /// The log.
    pub fn log(&self) -> &LogBook {
        &self.log
    }

    /// The line of what was done last.
    pub fn last(&self, session: &Session) -> Option<LogLine> {
        let records = session.records();
        let number = u32::try_from(records.len().checked_sub(1)?).ok()?;
        self.log.line(number, records.last()?, session.ledger(), &self.places)
    }
}

impl Sight<'_> {
    /// The bar on top.
    pub fn header(&self) -> Header {
        Header::of(self.language, self.tournament(), self.now)
    }

    /// The clock's face.
    pub fn clock_face(&self) -> ClockFace {
        ClockFace::of(self.language, self.tournament(), &self.kept.moves, self.now)
    }

    /// The last moves, for the wall: who, and which seat.
    pub fn moves(&self) -> &[(String, String)] {
        &self.kept.moves
    }

    /// The players' list in this order. Sorted anew only when the order or the event changed.
    pub fn rows(&self, order: Order) -> Rc<[PlayerRow]> {
        let mut kept = self.kept.rows.borrow_mut();
        match &*kept {
            Some((of, rows)) if *of == order => Rc::clone(rows),
            _ => {
                let made: Rc<[PlayerRow]> =
                    rows(self.language, self.tournament(), &self.kept.plan, order, self.now).into();
                *kept = Some((order, Rc::clone(&made)));
                made
            }
        }
    }

    /// The card of one player. Written anew only when the player or the event changed.
    pub fn player_card(&self, player: PlayerId) -> Option<Rc<PlayerCard>> {
        let mut kept = self.kept.card.borrow_mut();
        match &*kept {
            Some((of, card)) if *of == player => card.clone(),
            _ => {
                let (records, ledger) = (self.session.records(), self.session.ledger());
                let card = PlayerCard::of(
                    self.language,
                    self.tournament(),
                    records,
                    ledger,
                    player,
                    self.now,
                );
                let card = card.map(Rc::new);
                *kept = Some((player, card.clone()));
                card
            }
        }
    }

    /// One line of the log.
    pub fn log_line(&self, number: u32) -> Option<LogLine> {
        let record = self.session.records().get(number as usize)?;
        self.kept.log.line(number, record, self.session.ledger(), &self.kept.places)
    }

    /// The structure as a list, with what its check says.
    pub fn structure(&self) -> Rc<StructureView> {
        let mut kept = self.kept.structure.borrow_mut();
        let made = kept.get_or_insert_with(|| {
            Rc::new(StructureView::of(self.language, self.tournament(), self.now))
        });
        Rc::clone(made)
    }
}
