//! The possible contents of a level: the blinds that people know, with the antes that go with them.

use std::{collections::BTreeMap, rc::Rc};

use bottone_base::chips::Chips;
use bottone_rules::{
    ending::{OCTAVE, log2, stake},
    levels::{Ante, Betting, Level, LimitBets, Purse, StudStakes, Variant, postings},
};

use super::{
    search::STEP,
    wish::{AnteWish, StructureWish},
};

/// The big blinds that people know, in hundredths of every power of ten, each with its small
/// blinds.
const KNOWN: [(u64, &[u64]); 11] = [
    (100, &[50]),
    (120, &[60]),
    (150, &[75, 100]),
    (160, &[80]),
    (200, &[100]),
    (250, &[150]),
    (300, &[150, 200]),
    (400, &[200]),
    (500, &[250, 300]),
    (600, &[300]),
    (800, &[400]),
];

/// The blinds that are known among tens and hundreds only, and not in other powers of ten.
const ONCE: [(Chips, Chips); 2] =
    [(Chips::new(50), Chips::new(75)), (Chips::new(125), Chips::new(250))];

/// The largest power of ten of known blinds: more than any chips in play.
const POWERS: u32 = 15;

/// The number of levels over which an ante is phased in; after them it is full.
const JOINED: u32 = 3;

/// The cost of a small blind that is not half the big one, in squared parts of an [`OCTAVE`].
const UNEVEN: i64 = 40_000;
/// The cost factor of an ante that differs from its full size; the cost is quadratic in octaves.
const SMALL_ANTE: i64 = 16;
/// The divisor of the big blind below which a chip is too small to be useful.
const SMALL_CHIP: u64 = 32;

/// A possible level.
#[derive(Clone, Debug)]
pub(super) struct LevelOffer {
    /// The level, without its minutes.
    pub(super) level: Level,
    /// The measure of the level.
    pub(super) stake: u64,
    /// The logarithm of the stake.
    pub(super) log: i64,
    /// The cost of an orbit for a player.
    pub(super) orbit: Orbit,
    /// The logarithm of the orbit's total cost.
    pub(super) log_orbit: i64,
    /// The largest number of the smallest chips that may be gone.
    pub(super) most_gone: usize,
    /// The cost of the level by itself.
    pub(super) cost: i64,
    /// The cost of having this many of the smallest chips gone and the others in play.
    pub(super) chips: Vec<i64>,
    /// True if the level was locked: the rules do not apply to it.
    pub(super) locked: bool,
}

impl LevelOffer {
    /// Returns whether a blind or an ante of `next` is smaller than here. Stud has none of its own.
    pub(super) fn falls_to(&self, next: &Self) -> bool {
        let both = !self.level.big.is_zero() && !next.level.big.is_zero();
        both && (next.level.small < self.level.small || next.orbit.ante < self.orbit.ante)
    }
}

/// The games of a level, with their betting limits.
type Games = Vec<(Variant, Betting)>;

/// A maker of the offers for each level; equal levels are computed once. They depend on neither the
/// end nor the length of a level.
pub(super) struct LevelOffers<'a> {
    wish: &'a StructureWish,
    values: Vec<Chips>,
    /// The logarithms of the values.
    logs: Vec<i64>,
    /// The purses without this many of the smallest chips.
    purses: Vec<Purse>,
    known: Vec<(Chips, Chips)>,
    /// All known amounts that can be paid, in rising order.
    amounts: Vec<u64>,
    /// The largest number of the smallest chips that may be gone.
    most_gone: usize,
    /// The offers for these games and this stage of the antes, the smallest stakes first.
    made: BTreeMap<(Games, u32), Rc<[LevelOffer]>>,
}

impl<'a> LevelOffers<'a> {
    pub(super) fn new(wish: &'a StructureWish) -> Self {
        let values = wish.values();
        let purses: Vec<Purse> =
            (0..values.len()).map(|from| Purse::new(&values[from..])).collect();
        let mut known = known();
        // After the end of a house's own blinds, the known ones continue.
        if let Some(&(_, last)) = wish.blinds.iter().max_by_key(|(_, big)| *big) {
            known.retain(|(small, big)| *big > last && small.times(2) >= last);
            known.extend(&wish.blinds);
        }
        let mut amounts: Vec<u64> =
            known.iter().flat_map(|(small, big)| [small.get(), big.get()]).collect();
        amounts.extend(values.iter().map(|value| value.get()));
        let all: &Purse = &purses[0];
        amounts.retain(|amount| *amount > 0 && all.pays(Chips::new(*amount)));
        amounts.sort_unstable();
        amounts.dedup();
        let made = BTreeMap::new();
        let logs = values.iter().map(|value| log2(value.get())).collect();
        let mut offers = Self { wish, values, logs, purses, known, amounts, most_gone: 0, made };
        offers.most_gone = offers.most_gone_of_owned();
        offers
    }

    /// Returns the offers for the level of this number, from 1, the smallest stakes first.
    pub(super) fn of(&mut self, number: u32) -> Rc<[LevelOffer]> {
        let games = self.games(number);
        if let Some(level) = self.wish.locked.get(&number) {
            return [self.locked(level, &games)].into();
        }
        let stage = match self.wish.ante.from() {
            // An ante from the first level on is not phased in.
            Some(1) => JOINED + 1,
            Some(from) if number >= from => (number - from + 1).min(JOINED + 1),
            _ => 0,
        };
        let key = (games, stage);
        if let Some(made) = self.made.get(&key) {
            return Rc::clone(made);
        }
        let made: Rc<[LevelOffer]> = self.make(&key.0, stage).into();
        self.made.insert(key, Rc::clone(&made));
        made
    }

    /// Returns the number of the smallest chips without which the starting stack can be made.
    pub(super) fn most_gone_at_first(&self) -> usize {
        self.most_gone(|purse| purse.pays(self.wish.stack)).unwrap_or(0)
    }

    /// Returns whether the chips from `from` to `to` may leave in one break. Each needs a larger
    /// one that is a multiple of it.
    pub(super) fn can_leave(&self, from: usize, to: usize) -> bool {
        let stays = self.values.get(to..).unwrap_or_default();
        let leaves = self.values.get(from..to).unwrap_or_default();
        leaves.iter().all(|old| stays.iter().any(|new| new.get().is_multiple_of(old.get().max(1))))
    }

    /// Returns how many of the smallest chips may be gone while the house's other chips still hold
    /// everything in play.
    fn most_gone_of_owned(&self) -> usize {
        let total = self.wish.stack.times(self.wish.most.into());
        let held = |gone: usize| -> Chips {
            let stays = |value: &Chips| self.values.iter().skip(gone).any(|stays| stays == value);
            let owned = self.wish.chips.iter().filter(|chip| stays(&chip.value));
            owned.map(|chip| chip.value.times(chip.owned.into())).sum()
        };
        let last = self.values.len().saturating_sub(1);
        if self.wish.chips.is_empty() {
            return last;
        }
        (0..=last).rev().find(|gone| held(*gone) >= total).unwrap_or(0)
    }

    /// Returns the number of values.
    pub(super) fn values(&self) -> usize {
        self.values.len()
    }

    fn games(&self, number: u32) -> Games {
        self.wish.game.at_level(usize::try_from(number).unwrap_or(usize::MAX))
    }

    fn make(&self, games: &[(Variant, Betting)], stage: u32) -> Vec<LevelOffer> {
        let blinds = games.iter().any(|(variant, _)| !variant.is_stud());
        let limit = games.iter().any(|(_, betting)| *betting == Betting::Limit);
        let stud = games.iter().any(|(variant, _)| variant.is_stud());
        let mut offers = Vec::new();
        for &(small, big) in &self.known {
            let bets = (limit || !blinds).then_some(LimitBets { small: big, big: big.times(2) });
            let (small, shown) = if blinds { (small, big) } else { (Chips::ZERO, Chips::ZERO) };
            let plain = Level { small, big: shown, bets, ..Level::default() };
            let studs = if stud { self.stud(big) } else { vec![None] };
            for stud in studs {
                for (ante, cost) in self.antes(big, if blinds { stage } else { 0 }) {
                    let level = Level { ante, stud, ..plain.clone() };
                    offers.extend(self.offer(level, games, cost));
                }
            }
        }
        offers.sort_by_key(|offer| offer.stake);
        offers
    }

    /// Returns the level as an offer; `None` if the chips cannot pay it.
    fn offer(&self, level: Level, games: &[(Variant, Betting)], cost: i64) -> Option<LevelOffer> {
        let paid: Vec<Chips> =
            postings(&level, games).into_iter().map(|(_, chips)| chips).collect();
        let most_gone = self.most_gone(|purse| paid.iter().all(|chips| purse.pays(*chips)))?;
        let half = level.small.times(2) == level.big;
        let cost = cost + if half { 0 } else { UNEVEN };
        Some(self.measured(level, most_gone, cost, false))
    }

    fn measured(&self, level: Level, most_gone: usize, cost: i64, locked: bool) -> LevelOffer {
        let stake = stake(&level).get();
        let orbit = Orbit::of(&level, self.wish.seats);
        let log = log2(stake);
        let usual = log - log2(SMALL_CHIP);
        let small = |chip: &i64| {
            let over = (usual - chip).clamp(0, OCTAVE);
            // Always at least 1, so that no unneeded chip stays.
            over * over / 256 + 1
        };
        let costs: Vec<i64> = self.logs.iter().map(small).collect();
        let chips = (0..costs.len()).map(|gone| costs[gone..].iter().sum()).collect();
        let log_orbit = log2(orbit.all);
        LevelOffer { level, stake, log, orbit, log_orbit, most_gone, cost, chips, locked }
    }

    fn locked(&self, level: &Level, games: &[(Variant, Betting)]) -> LevelOffer {
        let paid = postings(level, games);
        let most_gone =
            self.most_gone(|purse| paid.iter().all(|(_, chips)| purse.pays(*chips))).unwrap_or(0);
        self.measured(level.clone(), most_gone, 0, true)
    }

    /// Returns the number of the smallest chips that may be gone while the others still pay.
    fn most_gone(&self, pays: impl Fn(&Purse) -> bool) -> Option<usize> {
        self.purses.iter().take(self.most_gone + 1).rposition(pays)
    }

    /// Returns the possible antes of a level with this big blind, each with its cost.
    fn antes(&self, big: Chips, stage: u32) -> Vec<(Option<Ante>, i64)> {
        let (kind, whole): (fn(Chips) -> Ante, u64) = match self.wish.ante {
            _ if stage == 0 => return vec![(None, 0)],
            AnteWish::None => return vec![(None, 0)],
            AnteWish::BigBlind(_) => (Ante::BigBlind, big.get()),
            AnteWish::Each(_) => {
                let seats = u64::from(self.wish.seats.max(2)) - 1;
                (Ante::Each, (big.get() / seats).max(1))
            }
        };
        let joined = stage > JOINED;
        let aims: &[(u64, u64)] = match self.wish.ante {
            AnteWish::BigBlind(_) if joined => &[(1, 1)],
            _ if joined => &[(2, 3), (1, 1), (4, 3)],
            _ => &[(1, 4), (1, 3), (1, 2), (2, 3), (1, 1)],
        };
        let mut amounts: Vec<u64> = aims
            .iter()
            .filter_map(|(of, parts)| self.near((whole * of).div_ceil(*parts).max(1)))
            .filter(|amount| *amount <= big.get())
            .collect();
        amounts.sort_unstable();
        amounts.dedup();
        let cost = |amount: u64| {
            let off = log2(amount) - log2(whole);
            off * off * if joined { SMALL_ANTE } else { 1 } / 64
        };
        amounts.into_iter().map(|amount| (Some(kind(Chips::new(amount))), cost(amount))).collect()
    }

    /// Returns the nearest known amounts: at or below `aim`, and above it.
    fn around(&self, aim: u64) -> [Option<u64>; 2] {
        let above = self.amounts.partition_point(|amount| *amount <= aim);
        let below = above.checked_sub(1).and_then(|below| self.amounts.get(below));
        [below.copied(), self.amounts.get(above).copied()]
    }

    /// Returns the nearest known amount, by ratio.
    fn near(&self, aim: u64) -> Option<u64> {
        match self.around(aim) {
            [Some(below), Some(above)] => {
                let nearer =
                    u128::from(aim) * u128::from(aim) < u128::from(below) * u128::from(above);
                Some(if nearer { below } else { above })
            }
            [below, above] => below.or(above),
        }
    }

    /// Returns the possible posts in a stud game with this small bet: about a sixth and a third of
    /// it.
    fn stud(&self, bet: Chips) -> Vec<Option<StudStakes>> {
        let near = |aim: u64| self.around(aim.max(1)).into_iter().flatten();
        let mut found = Vec::new();
        for ante in near(bet.get() / 6) {
            for bring_in in near(bet.get() / 3) {
                if ante < bring_in && bring_in < bet.get() {
                    let stakes =
                        StudStakes { ante: Chips::new(ante), bring_in: Chips::new(bring_in) };
                    found.push(Some(stakes));
                }
            }
        }
        found
    }
}

/// Returns the blinds that people know, the smallest first.
fn known() -> Vec<(Chips, Chips)> {
    let mut all = ONCE.to_vec();
    for power in (0..POWERS).map(|power| 10_u64.pow(power)) {
        for (big, smalls) in KNOWN {
            for small in smalls {
                let (big, small) = (big * power, small * power);
                if big.is_multiple_of(100) && small.is_multiple_of(100) {
                    all.push((Chips::new(small / 100), Chips::new(big / 100)));
                }
            }
        }
    }
    all.sort_unstable_by_key(|(small, big)| (*big, *small));
    all
}

/// The cost of a level for a player in one orbit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Orbit {
    /// The measure of the level.
    stake: u64,
    ante: u64,
    pub(super) all: u64,
    /// True if blinds are posted; in a level of stud alone, antes and bring-ins follow the bets.
    blinds: bool,
}

impl Orbit {
    /// Returns the cost at a table with this many seats.
    pub(super) fn of(level: &Level, seats: u8) -> Self {
        let stake = stake(level);
        let ante = level.ante.map_or(Chips::ZERO, |ante| ante.of_table(seats.into()));
        let blinds = !level.big.is_zero();
        let posted = if blinds { level.small.plus(level.big) } else { stake.times(2) };
        let all = posted.plus(ante).get();
        Self { stake: stake.get(), ante: ante.get(), all, blinds }
    }

    /// Returns whether the antes grow relative to the stake, and an orbit then costs more than the
    /// largest step allows.
    pub(super) const fn jumps_to(self, next: Self) -> bool {
        let grows = next.ante.saturating_mul(self.stake) > self.ante.saturating_mul(next.stake);
        let more = next.all.saturating_mul(1_000) > self.all.saturating_mul(STEP.1);
        self.blinds && next.blinds && grows && more
    }
}

/// Returns the difference between a stake and the wished one, as a cost.
pub(super) const fn depth(log: i64, wished: i64) -> i64 {
    let off = log - wished;
    off * off * 64 / (OCTAVE / 1_024)
}
