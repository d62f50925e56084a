//! The procedure for silent pushes in no-limit, implemented a second time as plainly as possible.
//! It is compared with the rulings on a million random pushes.

use bottone_base::chips::Chips;
use bottone_hands::ruling::rule;
use bottone_rules::{
    betting::BettingRules,
    ruling::{ExactlyHalf, HalfOf, LastChips, PushAction, PushRules, Situation, Undercall},
};

/// The input of the procedure. First come bet, raise, big blind, chips in front and chips left.
/// Then come the pushed chips, the last chips, live hands, and the opening bet. The last is the bet
/// at the player's last action.
#[derive(Clone, Debug)]
struct Push {
    c: i64,
    r: i64,
    bb: i64,
    front: Vec<i64>,
    left: Vec<i64>,
    new: Vec<i64>,
    last: bool,
    live: i64,
    opener: bool,
    acted_at: Option<i64>,
}

/// Returns the action and the total; for the floor, the total of the usual choice.
fn procedure(p: &Push, rules: PushRules) -> (PushAction, i64) {
    let sum = |chips: &[i64]| chips.iter().sum::<i64>();
    let out = sum(&p.left) + sum(&p.new);
    let all = sum(&p.front) + sum(&p.new);
    if p.c == 0 {
        return match (out >= p.bb, p.last) {
            (true, false) => (PushAction::Bet, out),
            (false, false) => (PushAction::Bet, p.bb),
            (_, true) => (PushAction::AllIn, out),
        };
    }
    let has_front = !p.front.is_empty();
    let covers = has_front && sum(&p.front) >= p.c;
    let all_pulled = has_front && p.left.is_empty();
    let part_pulled = has_front && !all_pulled && p.left.len() < p.front.len();
    let combined = part_pulled || covers;
    let t = out;
    let smallest = *p.new.iter().min().unwrap();
    let already = match p.acted_at {
        Some(at) => at.min(sum(&p.front)).min(p.c),
        None if sum(&p.front) > p.c => p.bb.min(p.c),
        None => sum(&p.front).min(p.c),
    };
    let call = (if already == p.c { PushAction::Check } else { PushAction::Call }, p.c);
    // 3.15
    if t < p.c && p.last && all < p.c {
        return (PushAction::AllIn, all);
    }
    if t < p.c && already == p.c {
        return call;
    }
    if t < p.c {
        let pulled = all_pulled || part_pulled;
        let must = pulled || rules.undercall == Undercall::Call || p.live == 2 || p.opener;
        return (if must { PushAction::Call } else { PushAction::Floor }, p.c);
    }
    // 3.6, exact, 3.7-A
    if t == p.c || (!combined && (p.new.len() == 1 || t - smallest < p.c)) {
        return call;
    }
    // 3.11
    if p.acted_at.is_some_and(|at| p.c - at < p.r) {
        return call;
    }
    // 3.7-B2
    if p.last && rules.last_chips == LastChips::AllIn {
        return (PushAction::AllIn, all);
    }
    // 3.5
    let base = if rules.half_of == HalfOf::LeastRaise { p.r } else { p.c };
    let raise = |to: i64| {
        if p.last && all <= to { (PushAction::AllIn, all) } else { (PushAction::Raise, to) }
    };
    let to = t.max(p.c + p.r);
    match (2 * (t - p.c) - base, rules.exactly_half) {
        (1.., _) | (0, ExactlyHalf::Raise) => raise(to),
        (0, ExactlyHalf::Floor) => (PushAction::Floor, raise(to).1),
        _ => call,
    }
}

/// A small generator, so that a failing push can be repeated from its number.
struct LinearGenerator(u64);

impl LinearGenerator {
    fn below(&mut self, most: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn chips(&mut self, most: u64, values: &[i64]) -> Vec<i64> {
        (0..self.below(most + 1))
            .map(|_| values[usize::try_from(self.below(values.len() as u64)).unwrap()])
            .collect()
    }

    fn push(&mut self) -> Push {
        let steps = i64::try_from(self.below(30)).unwrap();
        let bb = [100, 200, 400][usize::try_from(self.below(3)).unwrap()];
        let c = if self.below(10) == 0 { 0 } else { bb + 50 * steps };
        let r = bb + 25 * i64::try_from(self.below(40)).unwrap();
        let values = [25, 100, 500, 1_000];
        let front = if c == 0 || self.below(2) == 0 { Vec::new() } else { self.chips(4, &values) };
        let keep = if self.below(2) == 0 { 99 } else { self.below(4) };
        let left = front.iter().copied().take(usize::try_from(keep).unwrap()).collect();
        let mut new = self.chips(5, &values);
        new.push(values[usize::try_from(self.below(4)).unwrap()]);
        let last = self.below(4) == 0;
        let acted = i64::try_from(self.below(100)).unwrap();
        let acted_at = (!front.is_empty() && self.below(3) == 0).then_some(c * acted / 100);
        let live = i64::try_from(2 + self.below(4)).unwrap();
        Push { c, r, bb, front, left, new, last, live, opener: self.below(3) == 0, acted_at }
    }
}

fn chips(value: i64) -> Chips {
    Chips::new(value.unsigned_abs())
}

fn situation(p: &Push) -> Situation {
    let pulled = p.front.iter().sum::<i64>() - p.left.iter().sum::<i64>();
    let each = |values: &[i64]| values.iter().copied().map(chips).collect::<Vec<_>>();
    Situation {
        front: each(&p.front),
        front_left: Some(each(&p.left)),
        push: each(&p.new),
        behind: p.last.then(|| chips(pulled)),
        live: u8::try_from(p.live).unwrap(),
        opener: p.opener,
        acted_at: p.acted_at.map(chips),
        ..Situation::facing(chips(p.bb), chips(p.c), chips(p.r))
    }
}

#[test]
fn a_million_silent_pushes_are_ruled_as_the_procedure_says() {
    let betting = BettingRules::default();
    let profiles = [
        PushRules::tda(),
        PushRules::wsop(),
        PushRules::italian(),
        PushRules { exactly_half: ExactlyHalf::Call, ..PushRules::tda() },
    ];
    let mut seen = [0_u32; 7];
    for number in 0..1_000_000_u64 {
        let mut chance = LinearGenerator(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let push = chance.push();
        let rules = profiles[usize::try_from(chance.below(4)).unwrap()];
        let (action, total) = procedure(&push, rules);
        let ruling = rule(&situation(&push), &rules, &betting).unwrap();
        assert_eq!(
            (ruling.action, ruling.total),
            (action, chips(total)),
            "push {number} under {rules:?}: {push:?}\n{:?}",
            ruling.steps
        );
        seen[action as usize] += 1;
    }
    let rarest = [
        PushAction::Check,
        PushAction::Call,
        PushAction::Bet,
        PushAction::Raise,
        PushAction::AllIn,
        PushAction::Floor,
    ]
    .into_iter()
    .min_by_key(|action| seen[*action as usize]);
    assert!(rarest.is_some_and(|action| seen[action as usize] > 500), "{seen:?}");
}
