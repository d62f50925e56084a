//! The content of a wall at an instant: the face, and everything on it as finished text.

use std::sync::Arc;

use bottone_base::{time::Timestamp, witness::Witness};
use bottone_i18n::Language;
use bottone_store::profiles::themes::{
    ClockFigure, CurrentFace, FaceTurn, StripPart, WallFace, WallPlan, WallTheme,
};
use bottone_tournament::{Tournament, prizes::Certainty};
use bottone_view::{
    Stat,
    clock::{ClockFace, EveningPart},
    finish::{EndFace, FinalTable, Poster},
    highlight::{Highlight, HighlightKind, HighlightText},
    money::{items, prizes::PrizeTable},
};
use bottone_view_public::walls::{
    self, ClockTile, FaceHead, HandForHandFace, InTheMoney, LevelUp, PayoutFace, Registration,
    Schedule, Standings, WallMoves, WallSeats, figures,
};
use bottone_vocabulary::words;

/// The content of a wall at an instant.
#[derive(Clone, Debug, Default)]
pub struct WallScene {
    pub language: Language,
    /// The head at the top.
    pub head: FaceHead,
    /// The part of the evening.
    pub moment: EveningPart,
    pub view: FaceView,
    /// The seal of the event's file, in a break and when play is over; else empty.
    pub seal: String,
    /// The time for which it was shown, in milliseconds: lists turn their pages by it.
    pub shown_millis: u64,
    /// The elapsed share of the moment, in thousandths.
    pub over: u16,
}

/// A face with its whole content.
#[derive(Clone, Debug)]
pub enum FaceView {
    Clock(Box<ClockView>),
    /// The clocks of several events.
    Clocks(Arc<[ClockTile]>),
    Moves(Arc<WallMoves>),
    /// Every seat by name.
    Seats(Arc<WallSeats>),
    Payouts(Arc<PayoutFace>),
    /// The final table; `None` before there is one.
    FinalTable(Option<Arc<FinalTable>>),
    /// The face during registration.
    Registration(Box<Registration>),
    /// The events of the house.
    Schedule(Arc<Schedule>),
    /// The standings of leagues.
    Standings(Arc<Standings>),
    /// The first seconds of a level.
    LevelUp(Box<LevelUp>),
    /// The minute after the bubble has burst.
    InTheMoney(Box<InTheMoney>),
    /// The face while all tables play each hand together.
    HandForHand(Box<HandForHandFace>),
    /// The introduction of the final table.
    FinalPoster(Arc<FinalTable>),
    /// The winner's poster.
    Winner(Box<Poster>),
}

impl Default for FaceView {
    fn default() -> Self {
        Self::Clock(Box::default())
    }
}

impl FaceView {
    /// Returns its face.
    pub const fn face(&self) -> WallFace {
        match self {
            Self::Clock(_)
            | Self::Clocks(_)
            | Self::LevelUp(_)
            | Self::InTheMoney(_)
            | Self::HandForHand(_)
            | Self::Winner(_) => WallFace::Clock,
            Self::Moves(_) => WallFace::Moves,
            Self::Seats(_) => WallFace::Seats,
            Self::Payouts(_) => WallFace::Payouts,
            Self::FinalTable(_) | Self::FinalPoster(_) => WallFace::FinalTable,
            Self::Registration(_) => WallFace::Registration,
            Self::Schedule(_) => WallFace::Schedule,
            Self::Standings(_) => WallFace::Standings,
        }
    }
}

/// The clock's face with the figures that its theme puts there.
#[derive(Clone, Debug, Default)]
pub struct ClockView {
    pub face: ClockFace,
    /// The figures at the left.
    pub left: Vec<Stat>,
    /// The figures at the right.
    pub right: Vec<Stat>,
    /// The first places and their prizes.
    pub prizes: Vec<(String, String)>,
    /// The prizes as a short ladder, in place of one of the figures.
    pub ladder: Option<Ladder>,
    /// The figure of the prize pool, which alone is in the colour of money.
    pub pool: Option<Stat>,
    /// The additional figures at the end of a day or an event.
    pub over: EndFace,
    /// The address of the room's own page, if it is on; shown in a break, when people have time for
    /// it.
    pub page: Option<String>,
}

/// The first prizes, that of the final table and the last one, beside the clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    /// The figure in whose place it is shown if there is room.
    pub of: Stat,
    /// "63 places paid".
    pub caption: String,
    /// Places and prizes: "1st" and "€6,480".
    pub rows: Vec<(String, String)>,
}

impl WallScene {
    /// Returns the clocks of several events, each at its own instant.
    pub fn of_clocks<'a>(
        language: Language,
        events: impl Iterator<Item = (&'a Tournament, Timestamp)> + Clone,
    ) -> Self {
        let tiles = events.clone().map(|(t, at)| ClockTile::of(language, t, at)).collect();
        let at = events.map(|(_, at)| at).next().unwrap_or_default();
        let head = FaceHead {
            event: words::date(language, at),
            time_of_day: words::time_of_day(at),
            ..FaceHead::default()
        };
        let (moment, view) = (EveningPart::Play, FaceView::Clocks(tiles));
        Self { language, head, moment, view, ..Self::default() }
    }
}

/// The input of a scene.
pub struct SceneSource<'a> {
    /// The language of the wall.
    pub language: Language,
    pub event: &'a Tournament,
    /// The last moves for the strip: the player and the seat.
    pub strip: &'a [(String, String)],
    /// The recent moves of all players.
    pub moves: &'a WallMoves,
    /// The address of the room's own page, if it is on.
    pub page: Option<&'a str>,
    /// The forecast end.
    pub ends: Option<&'a Stat>,
    /// The events of the house.
    pub schedule: &'a Arc<Schedule>,
    /// The standings of the leagues, and whether one counts this event.
    pub standings: (&'a Arc<Standings>, bool),
    /// The seal of the event's file, if it has one.
    pub witness: Option<Witness>,
    /// The look of the wall, and its plan.
    pub theme: &'a WallTheme,
    /// The data that does not change with time alone.
    pub cache: &'a SceneCache,
}

/// The data that takes long to make, and changes with the event alone.
#[derive(Clone, Debug, Default)]
pub struct SceneCache {
    seats: Arc<WallSeats>,
}

impl SceneCache {
    /// Makes the data of the present event.
    pub fn of(language: Language, event: &Tournament) -> Self {
        Self { seats: Arc::new(WallSeats::of(language, event)) }
    }
}

impl SceneSource<'_> {
    /// Returns the face shown at `at`, `millis` after this part of the evening began; `hold` is a
    /// face that is to stay.
    pub fn face_at(
        &self,
        moment: EveningPart,
        hold: Option<WallFace>,
        millis: u64,
        at: Timestamp,
    ) -> CurrentFace {
        if let Some(face) = hold {
            return CurrentFace::pinned(face, millis);
        }
        let highlight = Highlight::of(self.event, at).map(|highlight| highlight.kind);
        if highlight == Some(HighlightKind::Payouts) && self.theme.moments.money {
            return CurrentFace::pinned(WallFace::Payouts, millis);
        }
        if moment.must_show_clock(self.event, at) {
            return CurrentFace::pinned(WallFace::Clock, millis);
        }
        CurrentFace::of(turns(&self.theme.plan, moment), millis, |face| self.has(face, at))
    }

    /// Returns whether this face has content.
    fn has(&self, face: WallFace, at: Timestamp) -> bool {
        let t = self.event;
        match face {
            WallFace::Clock => true,
            WallFace::Moves => self.moves.is_news(at),
            WallFace::Seats => !self.cache.seats.lines.is_empty(),
            WallFace::Payouts => {
                let money = t.certainty(at) != Certainty::EntriesOpen
                    && self.shows_prizes(at)
                    && t.places_paid() > 0;
                money || items::last_place(t.setup()) > 0
            }
            WallFace::FinalTable => FinalTable::of(self.language, t, at).is_some(),
            WallFace::Registration => t.registration_open(at) && t.winner(at).is_none(),
            WallFace::Schedule => self.schedule.lines.len() > 1,
            WallFace::Standings => self.standings.1,
        }
    }

    /// Returns the moment that this wall shows at `at`, if its theme has a face for it. Walls with
    /// the clock show a new level; all walls show the money.
    pub fn highlight(&self, face: WallFace, at: Timestamp) -> Option<Highlight> {
        let wanted = self.theme.moments;
        Highlight::of(self.event, at).filter(|highlight| match highlight.kind {
            HighlightKind::Level(_) => wanted.level && face == WallFace::Clock,
            HighlightKind::InTheMoney(_) => wanted.money,
            HighlightKind::FinalTable => {
                wanted.final_table && matches!(face, WallFace::Clock | WallFace::FinalTable)
            }
            HighlightKind::Winner => wanted.winner,
            HighlightKind::Payouts => false,
        })
    }

    /// Returns the scene at `at`: the moment's own, or else the one with this face.
    pub fn scene_now(
        &self,
        kind: Option<HighlightKind>,
        face: WallFace,
        moment: EveningPart,
        at: Timestamp,
    ) -> WallScene {
        let Some(view) = kind.and_then(|kind| self.highlight_view(kind, at)) else {
            return self.scene(face, moment, at);
        };
        let (language, t) = (self.language, self.event);
        WallScene {
            language,
            head: FaceHead::of(language, t, at),
            moment,
            view,
            ..WallScene::default()
        }
    }

    /// Returns the moment's own face, if it has one.
    fn highlight_view(&self, kind: HighlightKind, at: Timestamp) -> Option<FaceView> {
        let (language, t) = (self.language, self.event);
        let text = HighlightText::of(language, t, kind, at);
        match kind {
            HighlightKind::Level(_) => {
                Some(FaceView::LevelUp(Box::new(LevelUp::of(language, t, text?, at))))
            }
            HighlightKind::InTheMoney(_) => {
                Some(FaceView::InTheMoney(Box::new(InTheMoney::of(language, t, text?, at))))
            }
            HighlightKind::FinalTable => self.final_table(at).map(FaceView::FinalPoster),
            HighlightKind::Winner => Some(FaceView::Winner(Box::new(Poster::of(language, t, at)?))),
            HighlightKind::Payouts => None,
        }
    }

    /// Returns whether amounts of prizes are shown at `at`. Before they are locked, that depends on
    /// the theme.
    fn shows_prizes(&self, at: Timestamp) -> bool {
        self.theme.moments.projected || !self.event.certainty(at).is_provisional()
    }

    /// Returns the word for provisional prizes, which stands beside every amount that may change;
    /// `None` if they are certain.
    fn provisional_note(&self, at: Timestamp) -> Option<String> {
        let provisional = self.event.certainty(at).is_provisional();
        provisional.then(|| self.language.word("wall-projected"))
    }

    /// Returns the final table with the prizes that a wall may show.
    fn final_table(&self, at: Timestamp) -> Option<Arc<FinalTable>> {
        let mut table = FinalTable::of(self.language, self.event, at)?;
        if !self.shows_prizes(at) {
            table.prizes.clear();
            table.certainty.clear();
        } else if let Some(projected) = self.provisional_note(at) {
            table.certainty = vec![projected];
        }
        Some(Arc::new(table))
    }

    /// Returns the payouts that a wall may show.
    fn payouts(&self, at: Timestamp) -> PayoutFace {
        let mut payouts = PayoutFace::of(self.language, self.event, at);
        // A wall says only that amounts may change; the desk knows the time of the announcement.
        payouts.certainty.clear();
        if let Some(projected) = self.provisional_note(at) {
            if !self.shows_prizes(at) {
                let items = PayoutFace::from_items(self.language, self.event, at);
                payouts = PayoutFace { figures: payouts.figures, raffle: payouts.raffle, ..items };
            } else if !payouts.rungs.is_empty() {
                payouts.certainty = projected;
            }
        }
        payouts
    }

    /// Returns the scene with this face.
    pub fn scene(&self, face: WallFace, moment: EveningPart, at: Timestamp) -> WallScene {
        let (language, t) = (self.language, self.event);
        let view = match face {
            WallFace::Clock => {
                let winner = || Some(FaceView::Winner(Box::new(Poster::of(language, t, at)?)));
                let hand = HandForHandFace::of(language, t, at)
                    .map(|hand| FaceView::HandForHand(Box::new(hand)));
                hand.or_else(winner).unwrap_or_else(|| FaceView::Clock(Box::new(self.clock(at))))
            }
            WallFace::Moves => FaceView::Moves(Arc::new(self.moves.fresh(language, at))),
            WallFace::Seats => FaceView::Seats(Arc::clone(&self.cache.seats)),
            WallFace::Payouts => FaceView::Payouts(Arc::new(self.payouts(at))),
            WallFace::FinalTable => FaceView::FinalTable(self.final_table(at)),
            WallFace::Registration => {
                FaceView::Registration(Box::new(Registration::of(language, t, self.page, at)))
            }
            WallFace::Schedule => FaceView::Schedule(Arc::clone(self.schedule)),
            WallFace::Standings => FaceView::Standings(Arc::clone(self.standings.0)),
        };
        let head = FaceHead::of(language, t, at);
        let seal = walls::seal(language, moment, self.witness);
        WallScene { language, head, moment, view, seal, ..WallScene::default() }
    }

    fn clock(&self, at: Timestamp) -> ClockView {
        let (language, t) = (self.language, self.event);
        let face = ClockFace::of(language, t, self.strip, at);
        let layout = &self.theme.layout;
        let side = |figures: &[ClockFigure]| -> Vec<Stat> {
            figures.iter().filter_map(|figure| self.figure(*figure, at)).collect()
        };
        let announced = !t.certainty(at).is_provisional();
        let prizes = if layout.strip.contains(&StripPart::Prizes) {
            let first = PrizeTable::of(language, t, None, at).wins(announced).into_iter().take(3);
            first.map(|row| (words::ordinal(language, row.first), row.prize())).collect()
        } else {
            Vec::new()
        };
        let over = match face.moment {
            EveningPart::Won => EndFace::after_win(language, t, at),
            EveningPart::DayOver => EndFace::after_day(language, t, at),
            EveningPart::Before | EveningPart::Play | EveningPart::Break => EndFace::default(),
        };
        let page = self.page.filter(|_| face.moment == EveningPart::Break).map(str::to_owned);
        let (left, right) = (side(&layout.left), side(&layout.right));
        let (ladder, pool) = (self.ladder(at), figures::prize_pool(language, t));
        ClockView { face, left, right, prizes, ladder, pool, over, page }
    }

    /// Returns the ladder beside the clock, while it shows the number of paid places.
    fn ladder(&self, at: Timestamp) -> Option<Ladder> {
        let (language, t) = (self.language, self.event);
        let of = figures::paid_places(language, t, at)?;
        let rows = walls::ladder(language, t, at);
        let gaps = [("count", of.figure.as_str().into())];
        let caption = language.say("wall-places-paid", &gaps);
        (rows.len() > 2).then_some(Ladder { of, caption, rows })
    }

    fn figure(&self, figure: ClockFigure, at: Timestamp) -> Option<Stat> {
        let (language, t) = (self.language, self.event);
        match figure {
            ClockFigure::Players => figures::players(language, t),
            ClockFigure::Average => figures::average(language, t, at),
            ClockFigure::ChipsInPlay => figures::chips_in_play(language, t),
            ClockFigure::PrizePool => figures::prize_pool(language, t),
            ClockFigure::Guarantee => figures::guarantee(language, t),
            ClockFigure::Paid => figures::paid_places(language, t, at),
            ClockFigure::NextPrize => figures::next_prize(language, t, at),
            ClockFigure::FirstPrize => figures::first_prize(language, t, at)
                .filter(|_| self.shows_prizes(at))
                .map(|stat| match self.provisional_note(at) {
                    Some(projected) => Stat { tail: projected, ..stat },
                    None => stat,
                }),
            ClockFigure::EntriesClose => figures::entries_close(language, t, at),
            ClockFigure::BreakIn => figures::break_in(language, t, at),
            ClockFigure::Tables => figures::tables(language, t),
            ClockFigure::Ends => self.ends.cloned(),
        }
    }
}

/// Returns the plan's turns for a part of the evening.
fn turns(plan: &WallPlan, moment: EveningPart) -> &[FaceTurn] {
    match moment {
        EveningPart::Before => &plan.registration,
        EveningPart::Play => &plan.play,
        EveningPart::Break => &plan.pause,
        EveningPart::DayOver | EveningPart::Won => &plan.over,
    }
}
