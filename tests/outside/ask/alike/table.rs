//! Tests of the Table screen against `ask`: Ruling, Button, Pots, Irregularities, Clocks.

use bottone::{
    base::{
        cards::{Card, Cards},
        chips::Chips,
        draw::Draw,
        seat::{SeatNo, Seats},
        time::{Span, Timestamp},
    },
    dealer::{DealerInput, Felt, KnownFacts, WordChoice},
    i18n::Language,
    rules::{
        button::{LastHand, Newcomers, Positions},
        floor::{ClockVerdict, ClockedAct, FacedBet, PlayerClock},
        levels::Betting,
        ranking::{RankingGame, winners},
        ruling::WordTiming,
        showdown::Award,
    },
    view_table::{
        button::{BetweenHands, ButtonView},
        clocks::Face,
        floor_rulings,
        irregularities::{AnsweredBy, Answers, Irregularity, TableFacts},
        pots::{PotsRequest, PotsView, Stake},
        ruling::{RulingView, answer},
    },
};

use super::{below, books, coin, one, ron, says};
use crate::stage;

const ENGLISH: Language = Language::English;

fn felt() -> Felt {
    Felt::free(&stage::structure("deep-stack"), 2, 9)
}

fn seat(number: u64) -> SeatNo {
    SeatNo::new(u8::try_from(number).unwrap()).unwrap()
}

/// Returns some of the seats of a table of nine.
fn some(draw: &mut Draw, of: Seats) -> Seats {
    of.iter().filter(|_| below(draw, 4) == 0).collect()
}

/// Returns a random input for a push of these chips.
fn push_by_chance(draw: &mut Draw, values: &[Chips]) -> DealerInput {
    let words = [
        WordChoice::Nothing,
        WordChoice::Nothing,
        WordChoice::Call,
        WordChoice::Raise,
        WordChoice::Fold,
        WordChoice::Check,
        WordChoice::Amount,
        WordChoice::AllIn,
    ];
    let chips = |draw: &mut Draw, most| -> Vec<Chips> {
        (0..below(draw, most)).map(|_| one(draw, values)).collect()
    };
    let mut asked =
        DealerInput { word: one(draw, &words), push: chips(draw, 5), ..DealerInput::default() };
    asked.when = one(draw, &[WordTiming::Before, WordTiming::With, WordTiming::After]);
    asked.kind = one(draw, &[None, None, Some(Betting::PotLimit), Some(Betting::Limit)]);
    asked.bet = coin(draw).then(|| Chips::new(below(draw, 20) * 100));
    asked.pot = coin(draw).then(|| Chips::new(500 + below(draw, 50) * 100));
    asked.amount = coin(draw).then(|| Chips::new(below(draw, 40) * 50));
    asked.acted_at = (below(draw, 5) == 0).then(|| Chips::new(below(draw, 5) * 100));
    asked.live = coin(draw).then(|| 2 + u8::try_from(below(draw, 5)).unwrap());
    if asked.bet.is_some_and(|bet| !bet.is_zero()) && coin(draw) {
        let front = chips(draw, 3);
        asked.pulled = front.iter().copied().filter(|_| below(draw, 3) == 0).collect();
        asked.front = Some(front);
    }
    asked.last = !asked.push.is_empty() && below(draw, 6) == 0;
    asked
}

#[test]
fn a_ruling() {
    let (felt, books) = (felt(), books());
    let values: Vec<Chips> = felt.chips.iter().map(|chip| chip.value).collect();
    let mut ruled = 0;
    for seed in 0..800 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let asked = push_by_chance(draw, &values);
        let faced = KnownFacts { felt: &felt, hand: None }.situation(&asked);
        let mut s = asked.situation(&faced);
        // The question gives the pot that the window knows at least.
        s.pot = s.pot.or(Some(faced.pot_at_least));
        let (id, book) = one(draw, &books);
        let RulingView::Ruled(card) = answer(ENGLISH, s.clone(), faced.pot_at_least, &book, [])
        else {
            continue;
        };
        ruled += 1;
        let question = format!(
            "Ruling((rules: {id:?}, betting: {}, big_blind: {}, bet: {}, raise: {}, pot: {}, front: {}, front_left: {}, push: {}, last_chips: {}, said: {}, when: {}, live: {}, opener: {}, acted_at: {}, raises: {}, followed: {}))",
            ron(&s.betting),
            ron(&s.big_blind),
            ron(&s.bet),
            ron(&s.raise),
            ron(&s.pot),
            ron(&s.front),
            ron(&s.front_left),
            ron(&s.push),
            asked.last,
            ron(&s.said),
            ron(&s.when),
            s.live,
            s.opener,
            ron(&s.acted_at),
            s.raises,
            ron(&s.followed),
        );
        let is = &card.ruling;
        let choice: Vec<_> = is.choice.iter().collect();
        says(
            &question,
            &[
                format!(
                    "action:{},total:{},add:{},back:{},choice:{}",
                    ron(&is.action),
                    ron(&is.total),
                    ron(&is.add),
                    ron(&is.back),
                    ron(&choice)
                ),
                format!("steps:{}", ron(&card.steps)),
                format!("instead:{}", ron(&card.instead)),
                format!("kind:{}", ron(&is.kind)),
            ],
        );
    }
    assert!(ruled > 300, "only {ruled}");
}

#[test]
fn the_button() {
    let (felt, books) = (felt(), books());
    let mut asked = 0;
    for seed in 0..1_000 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let was = Seats::all(9).difference(some(draw, Seats::all(9)));
        let at = [(); 3].map(|()| seat(1 + below(draw, 9)));
        let positions = Positions { button: at[0], small: at[1], big: at[2] };
        if !positions.are_possible(9, was) {
            continue;
        }
        let out = some(draw, was);
        let stay = was.difference(out);
        let joined = some(draw, Seats::all(9).difference(stay));
        let moved = some(draw, joined);
        let mut last = LastHand::new(9, positions, was);
        last.leave(out);
        let live = stay.union(joined);
        let between =
            BetweenHands { size: 9, last: Some(last), drawn: None, last_seats: was, live, moved };
        let (id, book) = one(draw, &books);
        let Some(next) = between.next(&book.button) else { continue };
        asked += 1;
        let question = format!(
            "Button((rules: {id:?}, seats: {}, last: {}, out: {}, joined: {}, moved: {}))",
            ron(&was),
            ron(&positions),
            ron(&out),
            ron(&joined),
            ron(&moved)
        );
        let posts: Vec<_> = next.posts().collect();
        let expected = format!(
            "Button((button:{},small:{},big:{},posts:{},first:{},last:{},dealt:{},waits:{}))",
            next.positions.button,
            next.positions.small,
            next.positions.big,
            ron(&posts),
            next.first,
            next.last,
            ron(&next.dealt),
            ron(&next.waits)
        );
        says(&question, &[expected]);
        the_blinds_that_are_owed(&felt, &between, (&id, &book), next.positions);
    }
    assert!(asked > 100, "only {asked}");
}

/// Compares the table of posts due, cell by cell.
fn the_blinds_that_are_owed(
    felt: &Felt,
    between: &BetweenHands,
    (id, book): (&str, &bottone::rules::rulebook::Rulebook),
    at: Positions,
) {
    #[derive(serde::Deserialize)]
    struct Owed {
        live: u64,
        dead: u64,
        waits: bool,
    }
    let view = ButtonView::of(ENGLISH, felt, between, book);
    let came = ["Back(Small)", "Back(Big)", "Back(Both)", "New(limit: false)", "New(limit: true)"];
    // Between the button and the big blind, the table means the small blind, or the seats before
    // it.
    let inside = match book.button.newcomers {
        Newcomers::SmallToBig => Seats::all(9).between(at.button, at.small).first(),
        _ => Some(at.small).filter(|small| *small != at.button),
    };
    let else_ = Seats::all(9).between(at.big, at.button).first();
    for ((_, dues), came) in view.owed.rows.iter().zip(came) {
        for (due, place) in dues.iter().zip([Some(at.big), inside, else_]) {
            let Some(place) = place else { continue };
            let answer = crate::ask::answer(&format!(
                "Missed((rules: {id:?}, small: {}, big: {}, next: {}, players: [(seat: {place}, came: {came})]))",
                felt.level.small.get(),
                felt.level.big.get(),
                ron(&at)
            ));
            let fields = answer.strip_prefix("Missed(").and_then(|fields| fields.strip_suffix(')'));
            let owed: Vec<Owed> =
                ron::from_str(fields.unwrap_or_else(|| panic!("{answer}"))).unwrap();
            let Owed { live, dead, waits } = owed[0];
            let chips = |chips| ENGLISH.chips(Chips::new(chips)).into();
            let words = match (live, dead, waits) {
                (_, _, true) => ENGLISH.word("button-due-waits"),
                (0, 0, _) => ENGLISH.word("button-due-nothing"),
                (live, 0, _) => ENGLISH.say("button-due-live", &[("live", chips(live))]),
                (0, dead, _) => ENGLISH.say("button-due-dead", &[("dead", chips(dead))]),
                _ => {
                    ENGLISH.say("button-due-both", &[("live", chips(live)), ("dead", chips(dead))])
                }
            };
            assert_eq!(&words, due, "{id} {came} on {place}, {at:?}");
        }
    }
}

#[test]
fn pots() {
    let (_, book) = books().remove(0);
    for seed in 0..500 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let count = 2 + below(draw, 8);
        let stakes: Vec<Stake> = (1..=count)
            .map(|number| Stake {
                seat: seat(number),
                name: String::new(),
                put: Chips::new((1 + below(draw, 5)) * 100),
                folded: number > 1 && below(draw, 4) == 0,
                all_in: false,
            })
            .collect();
        let folded: Seats = stakes.iter().filter(|s| s.folded).map(|s| s.seat).collect();
        let bets: Vec<String> =
            stakes.iter().map(|s| format!("(seat: {}, chips: {})", s.seat, s.put.get())).collect();
        let dead = Chips::new(below(draw, 3) * 100);
        let asked = PotsRequest {
            stakes,
            dead,
            button: seat(1),
            chip: Chips::new(100),
            hi_lo: false,
            won: Vec::new(),
        };
        let view = PotsView::of(ENGLISH, &asked, &book);
        let pot = |pot: &bottone::view_table::pots::PotView| {
            let seats: Vec<u8> = pot.players.iter().map(|(seat, _)| seat.get()).collect();
            format!("(chips:{},seats:{})", pot.chips.replace(',', ""), ron(&seats))
        };
        let pots: Vec<String> = view.pots.iter().map(pot).collect();
        let question = format!(
            "Pots((bets: [{}], folded: {}, dead: {}))",
            bets.join(", "),
            ron(&folded),
            dead.get()
        );
        says(&question, &[format!("Pots((pots:[{}],back:[", pots.join(","))]);
        let back = crate::ask::answer(&question).contains("back:[]");
        assert_eq!(view.back.is_empty(), back, "{question}: {}", view.back);
    }
}

/// Returns all-in players, each with some stack.
fn all_in(draw: &mut Draw, count: u64) -> Vec<Stake> {
    let stake = |number| Stake {
        seat: seat(number),
        name: String::new(),
        put: Chips::new((1 + below(draw, 9)) * 25),
        folded: false,
        all_in: true,
    };
    (1..=count).map(stake).collect()
}

/// Returns each player's winnings in the form of an answer.
fn takes(view: &PotsView) -> Vec<String> {
    let named = |of: SeatNo| ENGLISH.say("pots-seat", &[("seat", of.get().into())]);
    let take = |(who, chips): &(String, String)| {
        let seat = SeatNo::up_to(9).find(|seat| named(*seat) == *who).unwrap();
        format!("(seat:{seat},chips:{})", chips.replace(',', ""))
    };
    view.totals.iter().map(take).collect()
}

/// Pots shared by all who can win them: each share must match, odd chips included.
#[test]
fn what_each_gets_of_the_pots() {
    let books = books();
    let holes = ["2c3c", "2d3d", "2h3h", "4c5c", "4d5d", "4h5h", "6c7c", "6d7d", "6h7h"];
    for seed in 0..300 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let (id, book) = one(draw, &books);
        let count = 2 + below(draw, 8);
        let stakes = all_in(draw, count);
        let (button, chip) = (seat(1 + below(draw, 9)), Chips::new(25));
        let put: Vec<_> = stakes.iter().map(|stake| (stake.seat, stake.put)).collect();
        let made = bottone::rules::pots::pots(&put, Seats::NONE, Chips::ZERO).pots;
        let won = made.iter().map(|pot| Award { high: pot.seats, low: Seats::NONE }).collect();
        let asked = PotsRequest { stakes, dead: Chips::ZERO, button, chip, hi_lo: false, won };
        let view = PotsView::of(ENGLISH, &asked, &book);
        let hands: Vec<String> = (1..=count)
            .zip(holes)
            .map(|(seat, cards)| format!("(seat: {seat}, cards: {cards:?})"))
            .collect();
        let question = format!(
            "Showdown((game: Holdem, board: \"AsKsQsJsTs\", hands: [{}], pots: {}, button: {button}, chip: 25, rules: {id:?}))",
            hands.join(", "),
            ron(&made)
        );
        says(&question, &takes(&view));
    }
}

/// Pots of Omaha high-low by the shown hands: each half and the odd chips must match.
#[test]
fn what_each_gets_of_the_pots_high_and_low() {
    let books = books();
    let mut lows = 0;
    for seed in 0..300 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let (id, book) = one(draw, &books);
        let count = 2 + below(draw, 8);
        let mut deck: Vec<Card> = Cards::ALL.iter().collect();
        draw.shuffle(&mut deck);
        let board: Vec<Card> = deck.split_off(47);
        let hands: Vec<&[Card]> = deck.chunks(4).take(usize::try_from(count).unwrap()).collect();
        let stakes = all_in(draw, count);
        let (button, chip) = (seat(1 + below(draw, 9)), Chips::new(25));
        let put: Vec<_> = stakes.iter().map(|stake| (stake.seat, stake.put)).collect();
        let made = bottone::rules::pots::pots(&put, Seats::NONE, Chips::ZERO).pots;
        let won: Vec<Award> = made
            .iter()
            .map(|pot| {
                let among: Vec<SeatNo> = pot.seats.iter().collect();
                let cards = |seat: &SeatNo| hands[seat.index()].iter().copied().collect();
                let cards: Vec<Cards> = among.iter().map(cards).collect();
                let board = board.iter().copied().collect();
                let won = winners(RankingGame::OmahaHiLo, &cards, board);
                let seats = |places: &[usize]| places.iter().map(|place| among[*place]).collect();
                Award { high: seats(&won.high), low: seats(&won.low) }
            })
            .collect();
        lows += won.iter().filter(|award| !award.low.is_empty()).count();
        let asked = PotsRequest { stakes, dead: Chips::ZERO, button, chip, hi_lo: true, won };
        let view = PotsView::of(ENGLISH, &asked, &book);
        let text = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<String>();
        let hands: Vec<String> = (1..)
            .zip(hands)
            .map(|(seat, cards)| format!("(seat: {seat}, cards: {:?})", text(cards)))
            .collect();
        let question = format!(
            "Showdown((game: OmahaHiLo, board: {:?}, hands: [{}], pots: {}, button: {button}, chip: 25, rules: {id:?}))",
            text(&board),
            hands.join(", "),
            ron(&made)
        );
        says(&question, &takes(&view));
    }
    assert!(lows > 100, "only {lows} pots have a low");
}

#[test]
fn irregularities() {
    let books = books();
    for seed in 0..6 {
        for (_, entry) in Irregularity::all() {
            let mut draw = Draw::new(seed);
            let draw = &mut draw;
            let (id, book) = one(draw, &books);
            let (mut answers, mut written) = (Answers::new(), Vec::new());
            for ask in entry.asks {
                let (value, text) = match ask.kind {
                    AnsweredBy::Choice(choices) => {
                        let place = below(draw, choices.len() as u64);
                        (place, format!("{:?}", choices[place as usize]))
                    }
                    AnsweredBy::Amount(_) => {
                        let amount = below(draw, 30) * 50;
                        (amount, amount.to_string())
                    }
                };
                answers.insert(ask.id, value);
                written.push(format!("({:?}, {text})", ask.id));
            }
            let scene = TableFacts { big: Chips::new(200), players: 7 };
            let others = books.iter().map(|(_, book)| book);
            let ruling = entry.answer(ENGLISH, &answers, scene, &book, others);
            let question = format!(
                "Irregular((id: {:?}, rules: {id:?}, answers: [{}], big_blind: 200, players: 7))",
                entry.id,
                written.join(", ")
            );
            says(
                &question,
                &[
                    format!("verdict:{},steps:{}", ron(&ruling.verdict), ron(&ruling.steps)),
                    format!("cites:{},why:{}", ron(&ruling.cites), ron(&ruling.why)),
                    format!("elsewhere:{}", ron(&ruling.elsewhere)),
                ],
            );
        }
    }
}

/// The effect at the end of a clock must match the catalogue's ruling.
#[test]
fn clocks() {
    let at = Timestamp::from_millis(1_000_000);
    let clock = PlayerClock::start(at, Span::from_secs(30), Span::from_secs(5));
    for (id, book) in books() {
        for (faces, name) in [(FacedBet::ABet, "bet"), (FacedBet::Nothing, "nothing")] {
            let face = Face::of(ENGLISH, &clock, faces, None, &book, at.after(Span::from_secs(31)));
            let ruled = |act: &str| {
                format!(
                    "Irregular((id: \"clock-runs-out\", rules: {id:?}, answers: [(\"in-time\", {act:?}), (\"faces\", {name:?})]))"
                )
            };
            let late = bottone::rules::floor::clock(&book, ClockedAct::TooLate, faces);
            let verdict = floor_rulings::clock(ENGLISH, late.verdict);
            let cite = late.cites.first().map(ToString::to_string).unwrap_or_default();
            says(&ruled("late"), &[ron(&verdict), ron(&cite)]);
            let checked = late.verdict == ClockVerdict::Checked;
            let word = ENGLISH.word(if checked { "clocks-checked" } else { "clocks-dead" });
            assert!(face.is_over && face.at_zero.starts_with(&word), "{id}: {}", face.at_zero);
            assert!(face.at_zero.contains(&cite), "{id}: {}", face.at_zero);
        }
    }
}
