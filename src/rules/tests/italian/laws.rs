//! Laws over random evenings. A failure prints the seed for the replay.

use bottone_base::{
    chips::Chips,
    draw::Draw,
    seat::{SeatNo, Seats},
};
use bottone_hands::italian::{
    DrawStep, Evening,
    EveningFault::{NoAnte, NoCip, Players, TooManyChips},
    EveningStart, ItalianAct, ItalianRefusal, Offer, Phase, PlayerWord, Proof,
};

use bottone_rules_support::italian::{
    ACTS, chips, choose, one_of, play, random_evening, refused, seat, seeds::seed_004, served, take,
};

const EVENINGS: u64 = 120;

/// Returns all chips in front of players and in pots.
fn total(evening: &Evening) -> Chips {
    let stacks: Chips = evening.seats().iter().map(|seat| evening.stack(seat)).sum();
    stacks.plus(evening.pot()).plus(evening.waiting_parts().sum())
}

/// Returns a random act, sensible or not.
fn anything(draw: &mut Draw) -> ItalianAct {
    let who = seat(1 + u8::try_from(draw.below(11).unwrap()).unwrap());
    let some = one_of(&[0, 1, 10, 77, 400, 5_000, u64::MAX], draw);
    let words = [
        PlayerWord::Blind,
        PlayerWord::Reblind,
        PlayerWord::ThirdBlind,
        PlayerWord::SeeUnseen,
        PlayerWord::Pass,
        PlayerWord::Open { chips: chips(some), cards: None },
        PlayerWord::See,
        PlayerWord::Raise { by: chips(some) },
        PlayerWord::Draw { cards: u8::try_from(some % 256).unwrap() },
        PlayerWord::Cip,
        PlayerWord::Bet { chips: chips(some) },
        PlayerWord::Parola,
        PlayerWord::Show { cards: None },
        PlayerWord::Concede,
    ];
    let of_table = [
        ItalianAct::Buy { seat: who, chips: chips(some) },
        ItalianAct::Split { parts: u8::try_from(some % 256).unwrap() },
        ItalianAct::Ante,
        ItalianAct::Deal,
        ItalianAct::Exposed { seat: who, card: None },
        ItalianAct::Equalise,
        ItalianAct::Award { winners: Seats::NONE.with(who) },
        ItalianAct::Award { winners: Seats::NONE },
        ItalianAct::Openers(Proof::Winner { cards: None }),
        ItalianAct::Collect,
    ];
    if draw.below(3) == Some(0) {
        one_of(&of_table, draw)
    } else {
        ItalianAct::Says(who, one_of(&words, draw))
    }
}

/// The cases that the laws have met; a law about a case that never occurs proves nothing.
#[derive(Debug, Default)]
struct Met {
    hands: u32,
    parole: u32,
    split: u32,
    blind: u32,
    false_openings: u32,
    passed: u32,
    side_pots: u32,
    refused: u32,
}

impl Met {
    fn look(&mut self, act: &ItalianAct, before: &Evening, after: &Evening) {
        let count = |met: &mut u32, when: bool| *met += u32::from(when);
        count(&mut self.hands, matches!(act, ItalianAct::Ante));
        count(&mut self.parole, matches!(act, ItalianAct::Equalise));
        count(&mut self.split, matches!(act, ItalianAct::Split { .. }));
        count(&mut self.blind, matches!(act, ItalianAct::Says(_, PlayerWord::Reblind)));
        count(&mut self.false_openings, matches!(act, ItalianAct::Openers(Proof::Nobody)));
        let opening = (before.phase(), after.phase()) == (Phase::Opening, Phase::Ante);
        count(&mut self.passed, opening);
        let awards = matches!(act, ItalianAct::Award { .. });
        count(&mut self.side_pots, awards && after.phase() == Phase::Showdown);
    }
}

/// From each other player, a player wins at most their own contribution (seed 000). The chips of a
/// false opening, which belong to no player, are extra.
fn no_one_wins_more_than_they_matched(before: &Evening, after: &Evening, of: &dyn Fn() -> String) {
    let Some(settled) = after.result() else { return };
    let parts_wait = before.waiting_parts().next().is_some();
    if before.result().is_some() || before.phase() == Phase::Ante || parts_wait {
        return;
    }
    let paid: Chips = before.seats().iter().map(|seat| before.paid(seat)).sum();
    let dead = before.pot().minus(paid);
    for &(seat, chips) in &settled.paid {
        let matched = |other| before.paid(other).min(before.paid(seat));
        let matched: Chips = before.dealt().without(seat).iter().map(matched).sum();
        // A player left alone also takes a false opener's chips.
        let most = matched.plus(before.paid(seat)).plus(dead);
        let alone = after.seats().iter().filter(|&seat| !after.stack(seat).is_zero()).count() == 1;
        assert!(chips <= most || alone, "seat {seat} won {chips} of {most}: {}", of());
    }
}

/// Plays one random evening and checks the laws after every act.
fn hold(seed: u64, met: &mut Met) {
    let mut draw = Draw::new(seed);
    let mut evening = random_evening(&mut draw);
    let mut there = total(&evening);
    for step in 0..ACTS {
        let of = || format!("seed {seed}, act {step}: {:?} of {:?}", evening.phase(), evening);
        if evening.phase() == Phase::Over {
            assert!(evening.offers().is_empty(), "{}", of());
            break;
        }
        let mut act = if draw.below(4) == Some(0) {
            anything(&mut draw)
        } else {
            match choose(&evening, seed.is_multiple_of(2), &mut draw) {
                Some(offer) => take(offer, &evening, &mut draw),
                None => ItalianAct::Buy { seat: seat(1), chips: chips(500) },
            }
        };
        if evening.offers() == [Offer::Stop] {
            // Fewer than two can play: a player buys.
            let broke = evening.seats().iter().find(|&seat| evening.stack(seat).is_zero());
            act = ItalianAct::Buy { seat: broke.unwrap(), chips: chips(500) };
        }
        let can = evening.can(&act);
        let before = evening.clone();
        let done = evening.act(act);
        let of = || format!("seed {seed}, act {step}: {act:?} on {before:?}");
        assert_eq!(can, done, "can and do differ: {}", of());
        if done.is_err() {
            met.refused += 1;
            assert_eq!(evening, before, "a refusal changed something: {}", of());
            continue;
        }
        met.look(&act, &before, &evening);
        no_one_wins_more_than_they_matched(&before, &evening, &of);
        if let ItalianAct::Buy { chips, .. } = act {
            there = there.plus(chips);
        }
        assert_eq!(total(&evening), there, "chips were not conserved: {}", of());
        assert!(
            !evening.offers().is_empty() || evening.phase() == Phase::Over,
            "stuck: {} -> {evening:?}",
            of()
        );
        if step % 23 == 0 {
            let mut back = evening.clone();
            assert_eq!(back.undo(), Some(act));
            assert_eq!(back, before, "undo does not restore: {}", of());
        }
    }
    is_its_acts(&evening, seed);
}

/// An evening is its start and its acts: written and read, it has the same state.
fn is_its_acts(evening: &Evening, seed: u64) {
    let written = ron::to_string(&(evening.start(), evening.acts())).unwrap();
    let (start, acts): (EveningStart, Vec<ItalianAct>) = ron::from_str(&written).unwrap();
    let mut again = Evening::new(start).unwrap();
    for act in acts {
        assert_eq!(again.act(act), Ok(()), "seed {seed}");
    }
    assert_eq!(&again, evening, "seed {seed}");
}

#[test]
fn random_evenings_keep_the_laws() {
    let mut met = Met::default();
    for seed in 0..EVENINGS {
        hold(seed, &mut met);
    }
    let Met { hands, parole, split, blind, false_openings, passed, side_pots, refused } = met;
    for seen in [hands, parole, split, blind, false_openings, passed, side_pots, refused] {
        assert!(seen > 10, "{met:?}");
    }
}

/// An offered act is possible at both ends of its range and in between, and not beyond.
#[test]
fn offers_are_what_can_be_done() {
    for seed in 0..60 {
        let mut draw = Draw::new(seed);
        let mut evening = random_evening(&mut draw);
        for _ in 0..120 {
            let offers = evening.offers();
            for offer in &offers {
                let of = || format!("seed {seed}: {offer:?} of {evening:?}");
                let says = |word| evening.can(&ItalianAct::Says(evening.turn().unwrap(), word));
                let open = |chips| says(PlayerWord::Open { chips, cards: None });
                let raise = |by| says(PlayerWord::Raise { by });
                let bet = |chips| says(PlayerWord::Bet { chips });
                let ends: Option<(_, &dyn Fn(Chips) -> _)> = match offer {
                    Offer::Open(range) => Some((*range, &open)),
                    Offer::Raise(range) => Some((*range, &raise)),
                    Offer::Bet(range) => Some((*range, &bet)),
                    _ => None,
                };
                if let Some((range, can)) = ends {
                    let one = chips(1);
                    assert_eq!(can(range.least), Ok(()), "{}", of());
                    assert_eq!(can(range.most), Ok(()), "{}", of());
                    assert!(can(range.least.minus(one)).is_err(), "{}", of());
                    assert!(can(range.most.plus(one)).is_err(), "{}", of());
                }
                if !matches!(offer, Offer::Openers) {
                    let act = take(*offer, &evening, &mut draw);
                    assert_eq!(evening.can(&act), Ok(()), "{act:?}: {}", of());
                }
            }
            let offers: Vec<_> = offers.into_iter().filter(|offer| *offer != Offer::Stop).collect();
            let Some(offer) = draw.pick(offers.into_iter()) else { break };
            let act = take(offer, &evening, &mut draw);
            let _ = evening.act(act);
        }
    }
}

/// The dealer gives the requested number of cards in the draw, with any stock.
#[test]
fn everybody_gets_his_cards() {
    let mut shuffles = 0;
    for seed in 0..EVENINGS {
        let mut draw = Draw::new(seed);
        let mut evening = random_evening(&mut draw);
        for _ in 0..ACTS {
            let Some(offer) = choose(&evening, false, &mut draw) else { break };
            let act = take(offer, &evening, &mut draw);
            let drawing = evening.phase() == Phase::Draw;
            let asked_before = served(&evening);
            let _ = evening.act(act);
            if !drawing {
                continue;
            }
            let steps = served(&evening);
            assert!(steps.starts_with(&asked_before), "seed {seed}: {steps:?}");
            shuffles +=
                steps.iter().filter(|step| matches!(step, DrawStep::Shuffle { .. })).count();
            if evening.phase() == Phase::Draw {
                continue;
            }
            let asked = evening.acts().iter().rev().take(evening.dealt().len());
            let asked: u32 = asked
                .map_while(|act| match act {
                    ItalianAct::Says(_, PlayerWord::Draw { cards }) => Some(u32::from(*cards)),
                    _ => None,
                })
                .sum();
            let given: u32 =
                steps
                    .iter()
                    .map(|step| {
                        if let DrawStep::Give { cards, .. } = step { u32::from(*cards) } else { 0 }
                    })
                    .sum();
            assert_eq!(given, asked, "seed {seed}: {steps:?}");
        }
    }
    assert!(shuffles > 10);
}

/// Absurd amounts never break the program.
#[test]
fn hostile_numbers() {
    let start = |stack: u64, ante: u64, cip: u64| {
        let stacks = SeatNo::up_to(8).map(|seat| (seat, chips(stack))).collect();
        let rules = seed_004();
        EveningStart { rules, ante: chips(ante), cip: chips(cip), dealer: seat(8), stacks }
    };
    let wrong = |start| Evening::new(start).unwrap_err();
    assert_eq!(wrong(start(10, 1, 1)), Players { found: 8, most: 7 });
    let seven = |mut start: EveningStart| {
        start.stacks.truncate(7);
        start.dealer = seat(7);
        start
    };
    assert_eq!(wrong(seven(start(u64::MAX, 1, 1))), TooManyChips);
    assert_eq!(wrong(seven(start(10, 0, 1))), NoAnte);
    assert_eq!(wrong(seven(start(10, 1, 0))), NoCip);
    let mut evening = Evening::new(seven(start(Chips::MOST / 7, u64::MAX, u64::MAX))).unwrap();
    play(&mut evening, "ante, deal");
    assert_eq!(evening.phase(), Phase::Draw, "everybody is all-in for the ante");
    let most = refused(&evening, "1 buy 5");
    assert_eq!(most, ItalianRefusal::NotNow(Phase::Draw));
}
