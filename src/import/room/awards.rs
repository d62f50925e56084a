//! The prizes awarded in the file with their difference from the pool, and a chop as a deal.

use std::collections::BTreeMap;

use bottone_base::money::Money;
use bottone_i18n::Saying;
use bottone_rules::{
    deals::DealMethod,
    payouts::{PayoutKind, PayoutPlan, Prize, Remainder},
};
use bottone_store::tdt;
use bottone_tournament::{
    Command,
    deals::{Agreement, DealCommand},
    entries::{Entry, EntryCommand},
    prices::{WithheldAmount, Withholding},
    prizes::{PrizeCommand, PrizeRange},
    setup::Setup,
};

use super::ImportReplay;
use crate::ImportError;

/// The shares of players who chopped, as indexes into the players of the file.
pub(super) type Chop = Vec<(usize, Money)>;

/// Returns the prizes that pay something, the first place first. `None` if a place is missing or
/// occurs twice.
fn in_order(saved: &tdt::SavedTournament) -> Option<Vec<&tdt::SavedPrize>> {
    let mut won: Vec<_> = saved.prizes.iter().filter(|prize| !prize.amount.is_zero()).collect();
    won.sort_by_key(|prize| prize.place);
    let in_order = won.iter().zip(1..).all(|(prize, expected)| prize.place == expected);
    in_order.then_some(won)
}

/// Returns the share of each player in a prize; an odd unit goes to the first.
fn parts(prize: &tdt::SavedPrize) -> Vec<Money> {
    let players = i64::try_from(prize.won_by.len()).unwrap_or(1).max(1);
    let each = prize.amount.minor() / players;
    let over = prize.amount.minor() - each * players;
    (0..players).map(|at| Money::from_minor(if at == 0 { each + over } else { each })).collect()
}

/// Returns the shares of a chop: all places from the first down to the last uneven prize. A prize
/// is uneven if a better place got less than a worse one, or if several players share it.
pub(super) fn chop_of(saved: &tdt::SavedTournament) -> Option<Chop> {
    saved.ended?;
    let won = in_order(saved)?;
    let rises = won.windows(2).rposition(|pair| pair[0].amount < pair[1].amount).map(|at| at + 1);
    let shared = won.iter().rposition(|prize| prize.won_by.len() > 1);
    let last = rises.max(shared)?;
    let mut by_player: BTreeMap<usize, Money> = BTreeMap::new();
    for prize in won.iter().take(last + 1) {
        for (player, part) in prize.won_by.iter().zip(parts(prize)) {
            let share = by_player.entry(*player).or_insert(Money::ZERO);
            *share = share.plus(part);
        }
    }
    (by_player.len() > 1).then(|| by_player.into_iter().collect())
}

impl ImportReplay<'_> {
    /// Records the deal of a chop as soon as only its players are left.
    pub(super) fn chops(&mut self) -> Result<(), ImportError> {
        let Some(chop) = self.chop.clone() else { return Ok(()) };
        let mut shares = Vec::with_capacity(chop.len());
        for (player, share) in &chop {
            let Some(entry) = self.latest(*player) else { return Ok(()) };
            if !self.t().entries().get(entry).is_some_and(Entry::is_in) {
                return Ok(());
            }
            shares.push((entry, *share));
        }
        if self.t().entries().playing_count() != shares.len() {
            return Ok(());
        }
        self.chop = None;
        let close = Command::Entries(EntryCommand::Registration { open: false });
        // The structure may have closed it already.
        let _closed = self.submit(close)?;
        self.prizes()?;
        let agreement = Agreement {
            method: DealMethod::Own,
            stacks: Vec::new(),
            shares,
            kept: Vec::new(),
            bounties: Vec::new(),
            known: Some(self.t().known_of(&[])),
        };
        let agree = Command::Deals(DealCommand::Agree(Box::new(agreement)));
        self.submit_or_list(agree, Saying::of("tdt-chop-refused"))?;
        Ok(())
    }

    /// Plans the sums of the file, and locks them if they were awarded.
    pub(super) fn prizes(&mut self) -> Result<(), ImportError> {
        if self.t().prizes().locked().is_some() {
            return Ok(());
        }
        let Some(won) = in_order(self.saved) else {
            self.left_out.push(Saying::of("tdt-prizes-order"));
            return Ok(());
        };
        // A prize for several players counts once for each.
        let mut prizes: Vec<Money> = won.into_iter().flat_map(parts).collect();
        if prizes.is_empty() {
            return Ok(());
        }
        // The deal holds the actual amounts of a chop, as a list of prizes never rises.
        prizes.sort_unstable_by(|above, below| below.cmp(above));
        let over = self.saved.ended.is_some();
        if over {
            self.pool_as_awarded(prizes.iter().copied().sum())?;
        }
        let name = self.usual.name.clone();
        let kind = PayoutKind::Fixed { prizes: prizes.clone(), over: Remainder::Nearest };
        let plan = PayoutPlan { name, kind, ..PayoutPlan::default() };
        let plan = Command::Prizes(PrizeCommand::Plan(Box::new(plan)));
        let planned = self.submit_or_list(plan, Saying::of("tdt-prizes-refused"))?;
        if planned && over {
            let list: Vec<Prize> =
                prizes.into_iter().map(|money| Prize { money, ..Prize::default() }).collect();
            let lock = Command::Prizes(PrizeCommand::Lock { rows: PrizeRange::of(&list) });
            self.submit_or_list(lock, Saying::of("tdt-lock-refused"))?;
        }
        Ok(())
    }

    /// Adjusts the pool to the awards: a surplus is held back, and the house adds a shortfall.
    fn pool_as_awarded(&mut self, awarded: Money) -> Result<(), ImportError> {
        let pool = self.t().pool();
        let came_in = pool.to_pay.minus(pool.overlay);
        let mut setup = self.t().setup().clone();
        let language = self.language;
        let sentence = |name: &'static str, money: Money| {
            Saying::of(name).with("amount", language.money(money, &self.usual.currency))
        };
        let mut sentences = Vec::new();
        if self.usual.guarantee > awarded {
            sentences.push(sentence("tdt-guarantee-not-kept", self.usual.guarantee));
        }
        setup.guarantee = self.usual.guarantee.min(awarded);
        if awarded < came_in {
            let held = came_in.minus(awarded);
            let name = language.word("tdt-held-back-name");
            setup.withheld.push(Withholding { name, part: WithheldAmount::Fixed(held) });
            sentences.push(sentence("tdt-held-back", held));
        } else if awarded > came_in {
            setup.guarantee = awarded;
            sentences.push(sentence("tdt-added", awarded.minus(came_in)));
        }
        let Setup { withheld, guarantee, .. } = setup.clone();
        (self.usual.withheld, self.usual.guarantee) = (withheld, guarantee);
        if setup != *self.t().setup() {
            self.change(setup)?;
        }
        self.left_out.extend(sentences);
        Ok(())
    }
}
