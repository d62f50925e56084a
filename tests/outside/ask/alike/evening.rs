//! Tests of the Italian tab against `ask`.

use bottone::{
    base::{
        cards::{Card, Rank, Suit},
        chips::Chips,
        draw::Draw,
        seat::SeatNo,
    },
    hands::italian::{
        Evening, EveningStart, ItalianAct, Offer, PlayerWord,
        seat_draw::{ranks_to_draw, seats_by_match, seats_by_rank},
    },
    i18n::Language,
    view_table::evening::EveningView,
};

use super::{below, books, one, ron, says};

/// Returns the act for this offer; `None` if it need not be done.
fn act(evening: &Evening, offer: Offer, draw: &mut Draw) -> Option<ItalianAct> {
    let within = |draw: &mut Draw, least: Chips, most: Chips| {
        Chips::new(least.get() + below(draw, most.minus(least).get() + 1))
    };
    let says = |word| evening.turn().map(|seat| ItalianAct::Says(seat, word));
    match offer {
        Offer::Ante { .. } => Some(ItalianAct::Ante),
        Offer::Deal => Some(ItalianAct::Deal),
        Offer::Blind { seat, word, .. } => Some(ItalianAct::Says(seat, word)),
        Offer::Pass => says(PlayerWord::Pass),
        Offer::Open(bounds) => {
            let chips = within(draw, bounds.least, bounds.most);
            says(PlayerWord::Open { chips, cards: None })
        }
        Offer::See { .. } => says(PlayerWord::See),
        Offer::Raise(bounds) => {
            says(PlayerWord::Raise { by: within(draw, bounds.least, bounds.most) })
        }
        Offer::Draw { most } => {
            let cards = u8::try_from(below(draw, u64::from(most) + 1)).unwrap();
            says(PlayerWord::Draw { cards })
        }
        Offer::Cip { .. } => says(PlayerWord::Cip),
        Offer::Bet(bounds) => {
            says(PlayerWord::Bet { chips: within(draw, bounds.least, bounds.most) })
        }
        Offer::Parola => says(PlayerWord::Parola),
        Offer::Show => says(PlayerWord::Show { cards: None }),
        Offer::Concede => says(PlayerWord::Concede),
        Offer::Equalise => Some(ItalianAct::Equalise),
        Offer::Award(pot) => {
            Some(ItalianAct::Award { winners: pot.seats.iter().take(1).collect() })
        }
        Offer::Collect => Some(ItalianAct::Collect),
        _ => None,
    }
}

#[test]
fn an_italian_evening() {
    let language = Language::English;
    let (mut asked, mut settled) = (0, 0);
    for seed in 0..30 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let (id, book) = one(draw, &books());
        let seats = SeatNo::up_to(4);
        let stacks: Vec<_> =
            seats.map(|seat| (seat, Chips::new(1_000 + below(draw, 20) * 100))).collect();
        let dealer = one(draw, &stacks).0;
        let (ante, cip) = (Chips::new(50), Chips::new(50));
        let rules = book.italian;
        let start = EveningStart { rules, ante, cip, dealer, stacks: stacks.clone() };
        let mut evening = Evening::new(start).unwrap();
        for _ in 0..40 {
            let view = EveningView::of(language, &evening, |_| String::new());
            let each: Vec<_> =
                evening.seats().iter().map(|seat| (seat, evening.stack(seat))).collect();
            let question = format!(
                "Italian((rules: {id:?}, ante: 50, cip: 50, dealer: {dealer}, stacks: {}, acts: {}))",
                ron(&stacks),
                ron(&evening.acts())
            );
            says(
                &question,
                &[
                    format!("phase:{},turn:{}", ron(&evening.phase()), ron(&evening.turn())),
                    format!("offers:{}", ron(&evening.offers())),
                    format!("stacks:{}", ron(&each)),
                    format!("pot:{},", view.pot.replace(',', "")),
                    format!("now:{}", ron(&view.next_step)),
                    match view.settled.as_slice() {
                        [] => String::new(),
                        settled => format!(",showdown:{}", ron(&settled)),
                    },
                ],
            );
            asked += 1;
            settled += usize::from(!view.settled.is_empty());
            let offers = evening.offers();
            let acts: Vec<ItalianAct> =
                offers.into_iter().filter_map(|offer| act(&evening, offer, draw)).collect();
            let can: Vec<ItalianAct> =
                acts.into_iter().filter(|act| evening.can(act).is_ok()).collect();
            if can.is_empty() {
                break;
            }
            evening.act(one(draw, &can)).unwrap();
        }
    }
    assert!(asked > 250 && settled > 20, "only {asked}, {settled} with a winner");
}

/// Draws the runs of seed 004 in any suits, and compares each player's name and seat.
#[test]
fn seats_that_are_drawn_with_cards() {
    for seed in 0..200 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let players = 2 + usize::try_from(below(draw, 10)).unwrap();
        let round = |draw: &mut Draw| -> Vec<Rank> {
            let mut ranks: Vec<Rank> = ranks_to_draw(players).collect();
            draw.shuffle(&mut ranks);
            ranks
        };
        let card = |draw: &mut Draw, rank| Card::new(rank, one(draw, &Suit::ALL));
        let written = |draw: &mut Draw, ranks: &[Rank]| -> String {
            let each = ranks.iter().enumerate();
            let each = each.map(|(who, rank)| format!("(\"P{who}\", \"{}\")", card(draw, *rank)));
            each.collect::<Vec<_>>().join(", ")
        };
        let seats = |clockwise: &[usize], dealer: usize| {
            let seats = clockwise.iter().zip(1..).map(|(who, seat)| format!("(\"P{who}\",{seat})"));
            let seats: Vec<String> = seats.collect();
            format!("seats:[{}],again:[],dealer:Some(\"P{dealer}\")", seats.join(","))
        };
        let first = round(draw);
        let by_rank = seats_by_rank(&first).unwrap();
        says(
            &format!("SeatDraw((method: 1, seats: {players}, cards: [{}]))", written(draw, &first)),
            &[seats(&by_rank.clockwise, by_rank.dealer)],
        );
        let (laid, second) = (round(draw), round(draw));
        let by_match = seats_by_match(&laid, &first, &second).unwrap();
        let lie: String = laid.iter().map(|rank| card(draw, *rank).to_string()).collect();
        let (drawn, deals) = (written(draw, &first), written(draw, &second));
        says(
            &format!(
                "SeatDraw((method: 2, seats: {players}, cards: [{drawn}], laid: \"{lie}\", dealer: [{deals}]))"
            ),
            &[seats(&by_match.clockwise, by_match.dealer)],
        );
    }
}
