//! The payouts of the places, and the envelopes of the bounties.

use bottone_base::money::Money;
use bottone_rules::{
    bounties::{BountyKind, envelopes},
    payouts::{CurveShape, PaidPlaces, PayoutKind, PayoutPlan, Remainder, Rest},
};
use bottone_session::Desk as _;
use bottone_tournament::{
    Command,
    bounties::BountyCommand,
    prizes::{PrizeCommand, PrizeRange},
};

use super::{Rehearsal, RehearsalError};

impl Rehearsal<'_> {
    /// Plans and announces the prizes after registration, and makes the envelopes.
    pub(crate) fn announce(&mut self) -> Result<(), RehearsalError> {
        if self.office.is_none() {
            return Ok(());
        }
        let plan = self.random_plan();
        self.submit_if_allowed(Command::Prizes(PrizeCommand::Plan(Box::new(plan))))?;
        self.lock()?;
        if self.office_happens(40) {
            self.correct()?;
        }
        if self.office_happens(20) {
            let reason = "Misread.".to_owned();
            if self.submit_if_allowed(Command::Prizes(PrizeCommand::Unlock { reason }))? {
                self.lock()?;
            }
        }
        self.fill_the_drum()
    }

    fn random_plan(&mut self) -> PayoutPlan {
        let pool = self.session.tournament().pool().to_pay.minor();
        let part = |of: i64| Money::from_minor(pool / of);
        let kind = match self.office_below(8) {
            0 => PayoutKind::WinnerTakesAll,
            1 => PayoutKind::Satellite {
                value: part(5),
                tickets: true,
                rest: Rest::Next,
                milestone: None,
            },
            2 => PayoutKind::Satellite {
                value: part(4),
                tickets: false,
                rest: Rest::InSteps(part(50)),
                milestone: None,
            },
            3 => PayoutKind::Fixed {
                prizes: [part(2), part(4), part(8)].into(),
                over: Remainder::First,
            },
            4 => PayoutKind::Curve(CurveShape::Power(120)),
            _ => PayoutKind::Curve(CurveShape::Usual),
        };
        let places = match self.office_below(3) {
            0 => PaidPlaces::Usual,
            1 => PaidPlaces::OneIn(4),
            _ => PaidPlaces::Exactly(3),
        };
        let round_to = self.office_happens(30).then(|| Money::from_minor(1));
        PayoutPlan { name: "By chance".into(), kind, places, round_to, ..PayoutPlan::default() }
    }

    /// Announces the payouts, unless they are announced already or the plan pays no prize.
    pub(super) fn lock(&mut self) -> Result<(), RehearsalError> {
        let Ok(prizes) = self.session.tournament().prize_list() else { return Ok(()) };
        let rows = PrizeRange::of(&prizes);
        self.submit_if_allowed(Command::Prizes(PrizeCommand::Lock { rows })).map(drop)
    }

    /// Moves a cent from the second place to the first.
    fn correct(&mut self) -> Result<(), RehearsalError> {
        let prizes = self.session.tournament().prize_list().unwrap_or_default();
        let [first, second, ..] = prizes.as_slice() else { return Ok(()) };
        let cent = Money::from_minor(1);
        let prizes = vec![(1, first.money.plus(cent)), (2, second.money.minus(cent))];
        let reason = "A cent was on the wrong line.".to_owned();
        self.submit_if_allowed(Command::Prizes(PrizeCommand::Correct { prizes, reason })).map(drop)
    }

    /// Makes the envelopes before play, as some houses do. Later entries are included when they are
    /// made again.
    pub(crate) fn early_envelopes(&mut self) -> Result<(), RehearsalError> {
        if self.office_happens(40) { self.fill_the_drum() } else { Ok(()) }
    }

    fn fill_the_drum(&mut self) -> Result<(), RehearsalError> {
        let t = self.session.tournament();
        let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
        if !matches!(t.setup().bounty, BountyKind::Mystery { .. }) {
            return Ok(());
        }
        let Ok(envelopes) =
            envelopes(t.bounties().remaining_money(), left * 2, Money::from_minor(1))
        else {
            return Ok(());
        };
        let from = left.max(2);
        self.submit_if_allowed(Command::Bounties(BountyCommand::Prepare { envelopes, from }))
            .map(drop)
    }

    /// Makes a player who lost the marker or the card pay for it.
    pub(super) fn lose_a_marker(&mut self) -> Result<(), RehearsalError> {
        let playing: Vec<_> =
            self.session.tournament().entries().playing().map(|(id, _)| id).collect();
        let Some(entry) = self.office_pick(&playing) else { return Ok(()) };
        self.submit_if_allowed(Command::Bounties(BountyCommand::Replace { entry })).map(drop)
    }
}
