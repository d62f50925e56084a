//! Every switch decides something: after it is flipped, the same question has another answer.
//!
//! The list of the switches is one macro. A row has a switch, its other value, and the witness: a
//! question that `bottone ask` then answers differently, or a query of the rules if there is no
//! such question. A switch without a row does not compile.

use std::collections::BTreeSet;

use bottone::{
    ask::AnswerDesk,
    base::{
        chips::Chips,
        person::Person,
        seat::{SeatNo, Seats, TableNo},
    },
    hands::{
        hand::{HandGame, HandStart, Posting},
        italian::{Evening, EveningStart, ItalianAct, PlayerWord},
    },
    i18n::Language,
    rules::{
        betting::{
            AnteOrder, BettingRules, CapLifts, Completion, EqualBoards, HalfBet, PotAntes,
            PotBlinds, PotMost, RaiseCap,
        },
        button::{
            ButtonRule, ButtonRules, DeadDisc, EntryPost, LastHand, MissedBlinds, MovedPlayers,
            Newcomers, Positions, next_hand,
        },
        colour_up::{Leftover, Rescue},
        floor::{ActionStage, DealFault, Dispute, DisputeTime, deal, dispute},
        italian::{
            BlindOpenings, BlindRaise, Company, DealerAfterNoOpening, Deck, Discards, DrawMost,
            FalseOpening, FourToStraightFlush, ItalianRules, Limit, OpenerDiscards, Openers,
            OpeningMost, Parole, PotOfRaise, Progression, RaiseLeast, SuitOrder,
        },
        levels::{Ante, Betting, Level, Stud},
        ranking::{FlushTie, Ties},
        rulebook::{
            AbsenceRules, AnteRules, BackForRedeal, BubbleRules, Burns, BustRanking,
            CalledClockRules, ChipRaceRules, ClockCaller, ClockExpiry, ClockSeconds, ClockTie,
            CorrectionRules, DeadButtonAnte, DisputeRules, DodgedBlinds, DrawCard, DrawnSuits,
            EarlyTurn, ExtraCards, FourCardFlop, Halt, HandForHand, LeftHand, MisdealRules,
            MisdealUntil, Misunderstanding, MoverInMix, NotAtSeat, OtherBack, OutOfTurnRules,
            Overbet, PassiveHeadsUp, PenaltyRounds, PenaltyRules, PotCount, RaceStart, Redraw,
            Rulebook, SeatingRules, ShotClock, ShotClockRules, StudDowncard, TimeBefore, Tolerance,
        },
        ruling::{
            ExactlyHalf, HalfOf, LastChips, Motions, PulledCover, PushRules, Undercall,
            WordsAgainstChips,
        },
        seating::{FinalTable, TableSeats, final_table, plan},
        showdown::{
            AllIn, AwardOrder, BothWays, Conceding, OddChips, PlayingTheBoard, Seeing, ShowOrder,
            ShowdownRules, StudOddChip,
        },
    },
    session::Desk as _,
    store::profiles,
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        incidents::IncidentCommand,
        setup::{HouseRules, Setup},
        tables::SeatWish,
    },
    view_table::clocks::called,
};

use bottone_rules_support::switches::POINTS;

use crate::stage::{self, Room};

/// A switch, with its witness.
pub(crate) struct Switch {
    /// `button.rule`.
    pub(crate) path: &'static str,
    /// Sets it to another value than in TDA 2024.
    flip: fn(&mut Rulebook),
    witness: Witness,
}

/// The answer that changes.
enum Witness {
    /// A question to `bottone ask`, in which `BOOK` stands for the name of the rule book.
    Ask(&'static str),
    /// The ruling on an irregularity: its id and answers.
    Case(&'static str),
    /// An Italian evening of four with 1,000 each, an ante and a cip of 10, seat 4 dealing: the acts.
    Italian(&'static str),
    /// A query of the rules.
    Told(fn(&Rulebook) -> String),
}
use Witness::{Ask, Case, Italian, Told};

/// The list. Each group is destructured without `..`, so that every switch must be listed.
macro_rules! switches {
    (whole { $($alone:ident = $instead:expr => $seen:expr,)* }
     $($group:ident: $rules:ident { $($switch:ident = $value:expr => $witness:expr,)* })*) => {
        /// Every switch of a rule book, with its witness.
        pub(crate) const SWITCHES: &[Switch] = &[
            $($(Switch {
                path: concat!(stringify!($group), ".", stringify!($switch)),
                flip: |book| book.$group.$switch = $value,
                witness: $witness,
            },)*)*
            $(Switch {
                path: stringify!($alone),
                flip: |book| book.$alone = $instead,
                witness: $seen,
            },)*
        ];

        /// Destructures a rule book: a switch that is not in the list does not compile.
        #[expect(unused_variables, reason = "for the compiler")]
        fn every_switch_is_listed(book: &Rulebook) {
            let Rulebook {
                name: _, book: _, notes: _,
                $($group: $rules { $($switch,)* },)*
                $($alone,)*
            } = book;
        }
    };
}

switches! {
    whole {
        shot_clock = ShotClockRules::On(ShotClock::WPT) => Told(a_fifth_time_bank),
    }
    button: ButtonRules {
        rule = ButtonRule::Simple => Ask("Button((rules: BOOK, seats: [1,2,3,4,5,6,7,8,9], last: (button: 1, small: 2, big: 3), out: [2]))"),
        newcomers = Newcomers::ButtonToBig => Ask("Button((rules: BOOK, seats: [1,2,4,5,6], last: (button: 1, small: 2, big: 4), out: [4], joined: [4]))"),
        dead_disc = DeadDisc::LastDealer => Ask("Button((rules: BOOK, seats: [1,2,3,4,5,6,7,8,9], last: (button: 1, small: 2, big: 3), out: [2]))"),
        moved = MovedPlayers::NeverDealer => Ask("Button((rules: BOOK, seats: [1,2,3,4,5,6], last: (button: 1, small: 2, big: 3), out: [2], joined: [2], moved: [2]))"),
        missed = MissedBlinds::SmallAloneLive => Ask("Missed((rules: BOOK, small: 100, big: 200, next: (button: 2, small: 3, big: 4), players: [(seat: 8, came: Back(Small))]))"),
        entry = EntryPost::Big => Ask("Missed((rules: BOOK, small: 100, big: 200, next: (button: 2, small: 3, big: 4), players: [(seat: 9, came: New(limit: false))]))"),
    }
    betting: BettingRules {
        half_bet = HalfBet::MoreThanHalf => Ask("Ruling((rules: BOOK, betting: Limit(20), big_blind: 20, bet: 30, raise: 20, front: [20], acted_at: 20, push: [], said: Raise))"),
        raise_cap = RaiseCap::Unlimited => Ask("Ruling((rules: BOOK, betting: Limit(100), big_blind: 100, bet: 400, raise: 100, raises: 3, push: [], said: Raise))"),
        cap_lifts = CapLifts::TableHeadsUp => Ask("Ruling((rules: BOOK, betting: Limit(100), big_blind: 100, bet: 400, raise: 100, raises: 3, live: 2, push: [], said: Raise))"),
        completion = Completion::NotCounted => Ask(STUD),
        pot_blinds = PotBlinds::SmallAsBig => Ask(r#"Hand("variant = 'PO'\nantes = [0, 0, 0]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\nstarting_stacks = [5000, 5000, 5000]\nactions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????']\n_rules = 'BOOK'")"#),
        pot_most = PotMost::BeforeAction => Ask(r#"Hand("variant = 'PO'\nantes = [0, 0, 0]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\nstarting_stacks = [5000, 5000, 5000]\nactions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????']\n_rules = 'BOOK'")"#),
        pot_antes = PotAntes::NotCounted => Ask(r#"Hand("variant = 'PO'\nantes = [10, 10, 10]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\nstarting_stacks = [5000, 5000, 5000]\nactions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????']\n_rules = 'BOOK'")"#),
        ante_order = AnteOrder::AnteFirst => Ask(r#"Hand("variant = 'NT'\nantes = [0, 100, 0]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\nstarting_stacks = [5000, 150, 5000]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????']\n_rules = 'BOOK'")"#),
        equal_boards = EqualBoards::FromTheDealer => Ask(EQUAL_BOARDS),
    }
    pushing: PushRules {
        exactly_half = ExactlyHalf::Call => Ask("Ruling((rules: BOOK, betting: NoLimit, big_blind: 100, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100, 100]))"),
        half_of = HalfOf::Bet => Ask("Ruling((rules: BOOK, betting: NoLimit, big_blind: 400, bet: 1200, raise: 800, push: [1000, 500, 100]))"),
        undercall = Undercall::Call => Ask("Ruling((rules: BOOK, betting: NoLimit, big_blind: 1000, bet: 8000, raise: 6000, push: [2000]))"),
        words = WordsAgainstChips::Always => Ask("Ruling((rules: BOOK, betting: NoLimit, big_blind: 400, bet: 400, push: [1000], said: Raise, when: After))"),
        motions = Motions::Several => Ask("Ruling((rules: BOOK, betting: NoLimit, big_blind: 200, bet: 800, raise: 400, push: [1000], said: Raise, when: With))"),
        last_chips = LastChips::AsAny => Ask("Ruling((rules: BOOK, betting: NoLimit, big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500], last_chips: true))"),
        pulled_cover = PulledCover::Call => Ask("Ruling((rules: BOOK, betting: NoLimit, big_blind: 100, bet: 1000, raise: 500, front: [1000], front_left: Some([]), push: [5000]))"),
    }
    showdown: ShowdownRules {
        odd_chips = OddChips::AllToFirst => Ask(r#"Showdown((rules: BOOK, game: Holdem, board: "AhAsAdTcTd", hands: [(seat: 2, cards: "9c9d"), (seat: 6, cards: "8c8d"), (seat: 9, cards: "2c2d")], pots: [(chips: 10025, seats: [2,6,9])], button: 7, chip: 25))"#),
        stud_odd_chip = StudOddChip::EveryCard => Ask(r#"Showdown((rules: BOOK, game: Stud, hands: [(seat: 2, cards: "5h6d7c8s9hKs2d"), (seat: 6, cards: "5d6h7s8c9dAs2c")], pots: [(chips: 1025, seats: [2,6])], button: 7, chip: 25))"#),
        both_ways = BothWays::ByHalves => Ask(r#"Showdown((rules: BOOK, game: OmahaHiLo, board: "Ah2s3dTcTd", hands: [(seat: 2, cards: "4c5d9h9s"), (seat: 9, cards: "4d5c8h8s")], pots: [(chips: 1050, seats: [2,9])], button: 7, chip: 25))"#),
        all_in = AllIn::InTurn => Case("all-in-not-shown"),
        order = ShowOrder::AtWill => Case("who-shows-first"),
        conceding = Conceding::Beaten => Case("will-not-show"),
        seeing = Seeing::AnyHand => Case("asks-to-see\", answers: [(\"who-asks\", \"other\")"),
        awards = AwardOrder::MainFirst => Ask("Pots((rules: BOOK, bets: [(seat: 1, chips: 500), (seat: 2, chips: 1500), (seat: 3, chips: 1500)]))"),
        board = PlayingTheBoard::Declared => Case("plays-the-board"),
    }
    italian: ItalianRules {
        company = Company::FourToSix => Ask("Italian((rules: BOOK, ante: 1, cip: 1, dealer: 1, stacks: [(1,100),(2,100),(3,100),(4,100),(5,100),(6,100),(7,100),(8,100)]))"),
        deck = Deck::Whole => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, See), Says(3, Pass), Says(4, Pass), Says(1, Draw(cards: 0)), Says(2, Draw(cards: 0)), Says(1, Bet(chips: 10)), Says(2, See), Says(1, Show(cards: \"2h2s9dTcKh\"))"),
        suits = SuitOrder::SpadesHighest => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, See), Says(3, Pass), Says(4, Pass), Says(1, Draw(cards: 0)), Says(2, Draw(cards: 0)), Says(1, Bet(chips: 40)), Says(2, See), Says(1, Show(cards: \"KhQdJcTs9d\")), Says(2, Show(cards: \"KsQhJdTc9h\")), Collect"),
        ties = Ties::Split => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, See), Says(3, Pass), Says(4, Pass), Says(1, Draw(cards: 0)), Says(2, Draw(cards: 0)), Says(1, Bet(chips: 40)), Says(2, See), Says(1, Show(cards: \"KhQdJcTs9d\")), Says(2, Show(cards: \"KsQhJdTc9h\"))"),
        flush = FlushTie::RankFirst => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, See), Says(3, Pass), Says(4, Pass), Says(1, Draw(cards: 0)), Says(2, Draw(cards: 0)), Says(1, Bet(chips: 40)), Says(2, See), Says(1, Show(cards: \"AsKsTs9s7s\")), Says(2, Show(cards: \"QhJh9h8h7h\")), Collect"),
        openers = Openers::Anything => Italian("Ante, Deal, Says(1, Open(chips: 40, cards: \"7h8sTdJcKh\"))"),
        four_to_straight_flush = FourToStraightFlush::Never => Italian("Ante, Deal, Says(1, Open(chips: 10, cards: \"7h8h9hThKs\"))"),
        progression = Progression::KingsUntilWon => Italian("Ante, Deal, Says(1, Pass), Says(2, Pass), Says(3, Pass), Says(4, Pass), Ante, Deal, Says(2, Pass), Says(3, Pass), Says(4, Pass), Says(1, Pass), Ante, Deal, Says(3, Pass), Says(4, Pass), Says(1, Pass), Says(2, Pass), Ante, Deal, Says(4, Pass), Says(1, Pass), Says(2, Pass), Says(3, Pass), Ante, Deal, Says(1, Pass), Says(2, Pass), Says(3, Pass), Says(4, Pass)"),
        dealer_after_no_opening = DealerAfterNoOpening::Stays => Italian("Ante, Deal, Says(1, Pass), Says(2, Pass), Says(3, Pass), Says(4, Pass)"),
        limit = Limit::Table => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, See), Says(3, Pass), Says(4, Pass), Says(1, Draw(cards: 0)), Says(2, Draw(cards: 0)), Says(1, Bet(chips: 950))"),
        pot_of_raise = PotOfRaise::AsItLies => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, Raise(by: 120))"),
        opening_most = OpeningMost::Stack => Italian("Ante, Deal, Says(1, Open(chips: 990))"),
        raise_least = RaiseLeast::LastRaise => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, Raise(by: 10))"),
        blinds = BlindOpenings::None => Italian("Ante, Says(1, Blind)"),
        blind_raise = BlindRaise::Any => Italian("Ante, Says(1, Blind), Deal, Says(2, See), Says(3, See), Says(4, See), Says(1, Raise(by: 100))"),
        draw_most = DrawMost::Five => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, See), Says(3, Pass), Says(4, Pass), Says(1, Draw(cards: 5))"),
        discards = Discards::UnderStock => Told(cards_served),
        opener_discards = OpenerDiscards::NeverShuffled => Told(cards_served),
        parole = Parole::AddsToNext => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, See), Says(3, Pass), Says(4, Pass), Says(1, Draw(cards: 0)), Says(2, Draw(cards: 0)), Says(1, Parola), Says(2, Parola), Equalise"),
        false_opening = FalseOpening::Unpunished => Italian("Ante, Deal, Says(1, Open(chips: 40)), Says(2, Pass), Says(3, Pass), Says(4, Pass), Openers(Nobody)"),
    }
    out_of_turn: OutOfTurnRules {
        passive_heads_up = PassiveHeadsUp::NoRaise => Case("out-of-turn\", answers: [(\"did\", \"call\"), (\"meanwhile\", \"raise\"), (\"round\", \"two\")"),
    }
    corrections: CorrectionRules {
        overbet = Overbet::UntilSubstantialAction => Case("pot-miscounted\", answers: [(\"stage\", \"after\"), (\"most\", 2000), (\"made\", 3000)"),
        misunderstanding = Misunderstanding::RelievedBeforeNextAction => Case("accepted\", answers: [(\"mistake\", \"gross\")"),
    }
    misdeals: MisdealRules {
        back_for_redeal = BackForRedeal::Killed => Case("back-for-redeal"),
        extra_cards = ExtraCards::TwoInAll => Case("extra-cards\", answers: [(\"count\", \"two\")"),
        stud_downcard = StudDowncard::Misdeal => Case("stud-downcard"),
        draw_card = DrawCard::Plays => Case("dealer-exposes\", answers: [(\"exposed\", \"draw\")"),
        until = MisdealUntil::TwoActed => Told(why_no_misdeal),
        other_back = OtherBack::Voids => Case("foreign-card"),
        four_card_flop = FourCardFlop::DealtAgain => Case("four-card-flop"),
        burns = Burns::Restored => Case("two-burns"),
        early_turn = EarlyTurn::OutOfPlay => Case("premature-turn"),
    }
    disputes: DisputeRules {
        pot_count = PotCount::UntilNextHand => Case("pot-pushed-wrongly\", answers: [(\"moment\", \"begun\")"),
        in_break = 120 => Told(disputed_after_90_seconds),
    }
    seating: SeatingRules {
        mover_in_mix = MoverInMix::HighCard => Ask("Balance((rules: BOOK, stud: InMix, size: 9, tables: [(table: 1, seats: [1,2,3,4,5,6,7,8,9], next: Some((button: 3, small: 4, big: 5))), (table: 2, seats: [1,2,4,6,7], next: Some((button: 1, small: 2, big: 4)))]))"),
        tolerance = Tolerance::Always(3) => Ask("Balance((rules: BOOK, size: 9, tables: [(table: 1, seats: [1,2,3,4,5,6,7,8,9], next: Some((button: 3, small: 4, big: 5))), (table: 2, seats: [1,2,4,6,7,8], next: Some((button: 1, small: 2, big: 4)))]))"),
        halt = Halt::FloorSays => Told(tables_that_stop),
        final_table = FinalTable::Wsop => Told(|book| format!("{:?}", final_table(10, 9, book.seating.final_table))),
        redraw = Redraw::ThreeTwoOne => Told(redrawn),
        drawn_suits = DrawnSuits::HeartsFirst => Ask(r#"Race((rules: BOOK, old: 25, new: 100, tables: [(table: 1, holdings: [(seat: 1, chips: 2, others: true), (seat: 3, chips: 2, others: true)], cards: [(1, "Ah2c"), (3, "As2d")])]))"#),
    }
    bubble: BubbleRules {
        hand_for_hand = HandForHand::AtMostThreeMinutes => Ask("HandForHand((rules: BOOK, left: 28, paid: 27, took: 45, tables: [(table: 1, did: Done), (table: 2, did: Done)]))"),
        busts = BustRanking::Stack => Ask("Places((rules: BOOK, left: 27, busts: [(player: 7, hand: 12, table: 3, stack: 1200), (player: 4, hand: 12, table: 5, stack: 5000)]))"),
    }
    antes: AnteRules {
        dead_button = DeadButtonAnte::PlayerBehind => Told(ante_of_a_dead_button),
    }
    chip_race: ChipRaceRules {
        leftover = Leftover::Down => Ask(r#"Race((rules: BOOK, old: 25, new: 100, tables: [(table: 1, holdings: [(seat: 1, chips: 3, others: true), (seat: 3, chips: 3, others: true)], cards: [(1, "7cKd2s"), (3, "Ah9c3d")])]))"#),
        rescue = Rescue::First => Ask(r#"Race((rules: BOOK, old: 25, new: 100, tables: [(table: 1, holdings: [(seat: 1, chips: 3, others: true), (seat: 3, chips: 1, others: false)], cards: [(1, "7cKd2s"), (3, "3d")])]))"#),
        starts = RaceStart::ComingSmallBlind => Ask("Race((rules: BOOK, old: 25, new: 100, tables: [(table: 1, holdings: [(seat: 1, chips: 3, others: true), (seat: 3, chips: 3, others: true)], small: Some(3))]))"),
    }
    absence: AbsenceRules {
        not_at_seat = NotAtSeat::PassedInTurn => Case("absent"),
        left_hand = LeftHand::MayBeAbandoned => Case("leaves-hand"),
    }
    penalties: PenaltyRules {
        rounds = PenaltyRounds::UpTo(2) => Ask("Penalty((rules: BOOK, players: 9, rounds: 3))"),
        dodged_blinds = DodgedBlinds::BlindsAnteAndARound => Case("dodged-blinds"),
    }
    clock: CalledClockRules {
        caller = ClockCaller::FloorOnly => Case("asks-for-the-clock"),
        before = TimeBefore::Seconds(120) => Told(|book| called(Language::English, book)),
        seconds = ClockSeconds::Exactly(60) => Case("asks-for-the-clock"),
        countdown = 10 => Case("asks-for-the-clock"),
        expiry = ClockExpiry::Dead => Case("clock-runs-out\", answers: [(\"faces\", \"nothing\")"),
        tie = ClockTie::FloorSays => Case("clock-runs-out\", answers: [(\"in-time\", \"last-second\")"),
    }
}

/// A completed bring-in and three raises, with the question of a fourth.
const STUD: &str = r#"Hand("variant = 'F7S'\nantes = [10, 10, 10]\nbring_in = 20\nsmall_bet = 100\nbig_bet = 200\nstarting_stacks = [5000, 5000, 5000]\nactions = ['d dh p1 ????2c', 'd dh p2 ????Kd', 'd dh p3 ????Qs', 'p1 pb', 'p2 cbr 100', 'p3 cbr 200', 'p1 cbr 300', 'p2 cbr 400']\n_rules = 'BOOK'")"#;

/// Fourth street of stud with two boards that are equal except for the suits, with the question of
/// the opener.
const EQUAL_BOARDS: &str = r#"Hand("variant = 'F7S'\nantes = [1, 1, 1]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\nstarting_stacks = [200, 200, 200]\nactions = ['d dh p1 ????Ah', 'd dh p2 ????As', 'd dh p3 ????2c', 'p3 pb', 'p1 cc', 'p2 cc', 'd dh p1 Kc', 'd dh p2 Kd', 'd dh p3 3d']\n_rules = 'BOOK'")"#;

/// Returns the reason why a skipped seat is no longer a misdeal.
fn why_no_misdeal(book: &Rulebook) -> String {
    format!("{:?}", deal(book, DealFault::SeatSkipped, ActionStage::AfterSubstantialAction).reason)
}

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

/// Returns the steps of the draw when the stock runs out.
fn cards_served(book: &Rulebook) -> String {
    let stacks = SeatNo::up_to(4).map(|seat| (seat, Chips::new(1_000))).collect();
    let (ante, cip, dealer) = (Chips::new(10), Chips::new(10), seat(4));
    let start = EveningStart { rules: book.italian, ante, cip, dealer, stacks };
    let mut evening = Evening::new(start).unwrap();
    let says = |seat_no, word| ItalianAct::Says(seat(seat_no), word);
    let open = PlayerWord::Open { chips: Chips::new(40), cards: None };
    let rest = [
        ItalianAct::Ante,
        ItalianAct::Deal,
        says(1, open),
        says(2, PlayerWord::See),
        says(3, PlayerWord::See),
        says(4, PlayerWord::See),
        says(1, PlayerWord::Draw { cards: 3 }),
        says(2, PlayerWord::Draw { cards: 3 }),
        says(3, PlayerWord::Draw { cards: 3 }),
        says(4, PlayerWord::Draw { cards: 4 }),
    ];
    for act in rest {
        evening.act(act).unwrap();
    }
    format!("{:?}", evening.draw())
}

/// Returns whether a pot can still be disputed 90 seconds after a hand that ended in a break.
fn disputed_after_90_seconds(book: &Rulebook) -> String {
    let moment = DisputeTime::InBreak { seconds: 90 };
    format!("{:?}", dispute(book, Dispute::PotCount, moment).verdict)
}

/// Returns which of two tables stops, one of them with three players fewer.
fn tables_that_stop(book: &Rulebook) -> String {
    let table = |number, players| TableSeats {
        occupied: SeatNo::up_to(players).collect(),
        ..TableSeats::empty(TableNo::new(number).unwrap(), 9, Seats::NONE)
    };
    let policy = book.seating.policy(2, Stud::Never, false);
    format!("{:?}", plan(&[table(1, 9), table(2, 6)], &[], &policy, None).halts)
}

/// Returns the player who posts a button ante of 100 when seat 2 is empty and has the button.
fn ante_of_a_dead_button(book: &Rulebook) -> String {
    let hundred = Chips::new(100);
    let level = Level { big: hundred, ante: Some(Ante::Button(hundred)), ..Level::default() };
    let [button, small, big] = [2, 3, 4].map(seat);
    let live = [1, 3, 4, 5].map(seat).into_iter().collect();
    let last = LastHand::new(9, Positions { button: seat(1), small: button, big: small }, live);
    let next = next_hand(ButtonRule::Dead, Newcomers::ButtonToSmall, &last, live).unwrap();
    assert_eq!(next.positions, Positions { button, small, big });
    let (kind, betting) = (HandGame::Holdem, Betting::NoLimit);
    let stack = |_| Chips::new(5_000);
    format!("{:?}", HandStart::at_table(kind, betting, &Posting::of(&level), &next, book, stack))
}

/// Returns an event by this book.
fn event(book: &Rulebook) -> Room {
    let house = HouseRules { rulebook: book.clone(), ..HouseRules::default() };
    Room::open(Setup { house, ..Setup::default() }, stage::structure("deep-stack"))
}

/// Returns the numbers of players at which all players redraw.
fn redrawn(book: &Rulebook) -> String {
    format!("{:?}", event(book).session.tournament().redraws())
}

/// Returns whether a player may use a fifth time bank.
fn a_fifth_time_bank(book: &Rulebook) -> String {
    let mut room = event(book);
    let person = Person { family: "Rossi".to_owned(), ..Person::default() };
    let (who, seat) = (vec![Entrant::New(person)], SeatWish::Later);
    room.does(Command::Entries(EntryCommand::Enter { who, seat }));
    let entry = room.session.tournament().entries().playing().next().unwrap().0;
    let bank = Command::Incidents(IncidentCommand::UseBank { entry });
    for _ in 0..4 {
        room.does(bank.clone());
    }
    format!("{:?}", room.session.can(&bank))
}

/// Returns the answer by this book, which is on the desk's shelf under this name.
fn answer(desk: &AnswerDesk, witness: &Witness, (name, book): (&str, &Rulebook)) -> String {
    let asked = |question: &str| desk.reply(1, question).text;
    match witness {
        Ask(question) => {
            let quoted =
                if question.contains("_rules = 'BOOK'") { name } else { &format!("\"{name}\"") };
            asked(&question.replace("BOOK", quoted))
        }
        Italian(acts) => asked(&format!(
            "Italian((rules: \"{name}\", ante: 10, cip: 10, dealer: 4, stacks: [(1, 1000), (2, 1000), (3, 1000), (4, 1000)], acts: [{acts}]))"
        )),
        Case(id) => {
            let id = if id.contains('"') { format!("\"{id}]") } else { format!("\"{id}\"") };
            let output = asked(&format!("Irregular((rules: \"{name}\", id: {id}))"));
            // Citations of other books do not belong to the outcome.
            output.split(",cites:").next().unwrap_or_default().to_owned()
        }
        Told(says) => says(book),
    }
}

/// Each switch is flipped alone: the same question has another answer.
#[test]
fn every_switch_decides_something() {
    let folder = tempfile::tempdir().unwrap();
    let keep = |name: &str, book: &Rulebook| {
        assert_eq!(book.fault(), None, "{name}");
        profiles::write(&folder.path().join(name).with_extension("ron"), book).unwrap();
    };
    let as_it_is = Rulebook::default();
    every_switch_is_listed(&as_it_is);
    keep("book-000", &as_it_is);
    let flipped: Vec<(String, Rulebook)> = (1..)
        .zip(SWITCHES)
        .map(|(number, switch)| {
            let (name, mut book) = (format!("book-{number:03}"), as_it_is.clone());
            (switch.flip)(&mut book);
            assert_ne!(book, as_it_is, "{} is not flipped", switch.path);
            keep(&name, &book);
            (name, book)
        })
        .collect();
    let desk = AnswerDesk::new(Language::English, Some(folder.path()));
    let mut dead = Vec::new();
    for (switch, (name, book)) in SWITCHES.iter().zip(&flipped) {
        let before = answer(&desk, &switch.witness, ("book-000", &as_it_is));
        let after = answer(&desk, &switch.witness, (name, book));
        // Two questions that are not understood prove nothing about a switch.
        let understood = !before.starts_with("Error") || !after.starts_with("Error");
        if before == after || !understood {
            dead.push(format!("{}\n  before {before}\n  after  {after}", switch.path));
        }
    }
    assert!(dead.is_empty(), "these decide nothing that is seen:\n{}", dead.join("\n"));
}

/// No switch lacks a point: the list of points contains all switches that decide something.
#[test]
fn every_switch_decides_something_that_is_listed() {
    let listed: BTreeSet<_> = POINTS.iter().flat_map(|(.., switches)| *switches).copied().collect();
    let decide: BTreeSet<_> = SWITCHES.iter().map(|switch| switch.path).collect();
    assert_eq!(decide, listed);
}
