//! Random houses: prices by number, withheld money, a guarantee, bounties of every kind, tax.

use bottone::{
    base::{chips::Chips, draw::Draw, money::Money},
    rules::bounties::{BountyKind, EnvelopeStart},
    tournament::{
        prices::{LaterPrice, WithheldAmount, Withholding},
        setup::{Purchase, Setup},
    },
};

use crate::stage::{self, buy_in};

const BOUNTIES: [BountyKind; 5] = [
    BountyKind::Fixed,
    BountyKind::FixedLastToPrizes,
    BountyKind::Progressive { cash: 50 },
    BountyKind::Progressive { cash: 70 },
    BountyKind::Mystery { from: EnvelopeStart::PaidPlaces(1) },
];

fn later(price: &str, chips: Option<u64>) -> LaterPrice {
    LaterPrice { price: buy_in(price), chips: chips.map(Chips::new) }
}

/// Returns the house of the evening with this seed.
pub(crate) fn by_chance(seed: u64) -> Setup {
    let mut draw = Draw::new(seed ^ 0x0004_005E);
    let mut one_of = |n: u64| usize::try_from(draw.below(n).unwrap()).unwrap();
    let price = ["100+10", "50+20+7", "90+33.33+6.67+3", "0+40+5", "77.77+25+2.23"][one_of(5)];
    let by_number = [
        Vec::new(),
        vec![later("80+10", None)],
        vec![later("60+25+5", Some(15_000)), later("41.01", None)],
    ];
    let withheld = |name: &str, part| Withholding { name: name.to_owned(), part };
    let held = [
        Vec::new(),
        vec![withheld("Staff", WithheldAmount::Hundredths(300))],
        vec![
            withheld("League", WithheldAmount::Fixed(Money::from_minor(12_345))),
            withheld("Staff", WithheldAmount::Hundredths(777)),
        ],
    ];
    let purchase = |later| Purchase {
        price: buy_in("20+5+1"),
        chips: Chips::new(10_000),
        later,
        most: 3,
        through_level: 4,
    };
    let usual = stage::setup(seed);
    Setup {
        buy_in: buy_in(price),
        later: by_number[one_of(3)].clone(),
        withheld: held[one_of(3)].clone(),
        bounty: BOUNTIES[usize::try_from(seed % 5).unwrap()],
        prize_tax: [0, 2_000, 1_999][one_of(3)],
        guarantee: Money::from_minor([0, 150_000, 1_000_000][one_of(3)]),
        rebuy: (one_of(2) == 0).then(|| purchase(vec![later("15", Some(5_000))])),
        add_on: (one_of(2) == 0).then(|| purchase(Vec::new())),
        ..usual
    }
}
