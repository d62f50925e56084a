//! Every statement has words in both languages.

use bottone::{
    base::chips::Chips,
    i18n::Language,
    rules::{
        levels::{Amount, Betting, Game, Variant, Warning},
        seating::{Cause, MoveFacts},
    },
    tournament::Refusal,
    view::{log::ActKind, setup, todo},
    vocabulary::words::{game_long, game_short, one_game, refusal},
};

use crate::views::table;

/// Lists every variant of an enum; a new one breaks the match.
macro_rules! every {
    ($of:ident: $($name:ident)*) => {{
        const fn named(one: $of) -> $of {
            match one { $($of::$name => one),* }
        }
        [$(named($of::$name)),*]
    }};
}

/// Checks the sentences: none is used twice, and none is the bare name of a message.
fn are_sentences(language: Language, said: &[String]) {
    for text in said {
        assert!(!text.is_empty() && !text.contains('{'), "{language:?}: {text:?}");
        let is_name = !text.contains(' ') && text.contains('-') && *text == text.to_lowercase();
        assert!(!is_name, "{language:?} has no words for {text}");
    }
    let mut once = said.to_vec();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), said.len(), "two sound alike in {language:?}: {said:?}");
}

#[test]
fn every_refusal_has_a_sentence() {
    let all = every!(Refusal:
        PlayerUnknown EntryUnknown TableUnknown RowUnknown SeatUnknown NotUnderstood TooMany
        AlreadyIn TicketUnknown TicketUsed TicketWorthMore Disqualified NotIn NotSeated AlreadySeated NotOnTheList HasPlayed NamedTwice NotOneTable StacksNeeded
        ChipsBagged NotBagged BagNumberTaken CarriedOver NotEmpty NotFromAFlight NoForfeits NoMilestone StackTooShort SeatsAreWon OtherEntries FromAFlight TwoBags FlightBounties
        LastPlayer EventOver SeatTaken SeatClosed Pinned NoSeat AlternatesWait TableOpen SeatsInUse
        ComingSmallBlind TooFewPlayers ButtonUnknown PositionsWrong ClockRuns ClockStands
        NoLaterLevel NoEarlierLevel LevelPlayed LevelTooShort StructureWrong
        Barred UnderAge RegistrationClosed
        RegistrationOpen NoMoreEntries NoRebuys NoAddOns NoMorePurchases WindowClosed TooManyRounds
        NoTimeBank
        ValuesWrong
        CardsWrong
        NotAtTable
        PiecesWrong
        NothingOwed
        NoBounties
        BountyTaken
        BountyWaits
        NoEnvelope
        SumWrong
        PrizesLocked
        PrizesOpen
        DealMade
        NoDeal
        BountiesShared
        LessThanNextPrize
        NotCounted
        ChipsBought StackImpossible StackUnlikely
        MoneyTaken
        PaidAlready
        MoreThanOwed
        NotPaid
        NotDecided WithoutPrizes PrizesDecided MoneyForPrizes ItemUnknown HandedOver NotHandedOver
        NotEverybody
        NameNotReadable StaffUnknown StaffKnown NameOfMember CardTaken NeedsDirector NeedsNewPin NotSignedIn AskDirector AskFloor
        AskRegistration AskCashier NotOwnTable
        TablesStillPlay HeadsNotCounted LastHandsDrawn ProgramOnly NothingToDo
    );
    for language in Language::complete() {
        let said: Vec<String> = all.iter().map(|why| refusal(language, *why)).collect();
        for text in &said {
            let first = text.chars().next().unwrap();
            assert!(first.is_uppercase() && !text.ends_with('.'), "{language:?}: {text}");
        }
        are_sentences(language, &said);
    }
}

#[test]
fn every_kind_of_act_has_a_name() {
    for language in Language::complete() {
        are_sentences(language, &ActKind::ALL.map(|kind| kind.name(language)));
    }
}

#[test]
fn every_game_has_a_name() {
    let variants = every!(Variant:
        HoldEm ShortDeck Omaha Omaha8 BigO Stud StudHiLo Stud8 Razz FiveCardDraw ItalianDraw
        SingleDraw27 TripleDraw27 TripleDrawA5 Badugi
    );
    let bettings = every!(Betting: NoLimit PotLimit Limit);
    for language in Language::complete() {
        let mut long = Vec::new();
        let mut short = Vec::new();
        for &variant in &variants {
            for &betting in &bettings {
                let game = Game::One(variant, betting);
                assert_eq!(game_long(language, &game), one_game(language, variant, betting));
                long.push(game_long(language, &game));
                short.push(game_short(language, &game));
            }
        }
        are_sentences(language, &long);
        are_sentences(language, &short);
    }
}

#[test]
fn every_reason_of_a_move_is_a_sentence() {
    let why = |cause, big_blind_in| MoveFacts {
        cause,
        players_from: 9,
        players_to: 6,
        big_blind_in,
        moved: 0,
    };
    let cases = [
        (
            why(Cause::Break, None),
            "T3 breaks and the seat was drawn (TDA 10-B).",
            "Il T3 chiude e il posto è stato sorteggiato (TDA 10-B).",
        ),
        (
            why(Cause::Uneven { turn: 0 }, Some(0)),
            "T3 has 9, T5 has 6: 3 apart. The next big blind at T3 moves to the worst open seat, \
             big blind next hand (TDA 11-A).",
            "9 giocatori al T3, 6 al T5: differenza 3. Tocca al prossimo big blind del T3: va nel \
             posto libero peggiore, big blind alla prossima mano (TDA 11-A).",
        ),
        (
            why(Cause::Uneven { turn: 1 }, Some(1)),
            "T3 has 9, T5 has 6: 3 apart. Those before are pinned, so the big blind in 1 hand at \
             T3 moves to the worst open seat, big blind in 2 hands (TDA 11-A).",
            "9 giocatori al T3, 6 al T5: differenza 3. Chi viene prima è bloccato, tocca al big \
             blind del T3 fra 1 mano: va nel posto libero peggiore, big blind fra 2 mani (TDA \
             11-A).",
        ),
        (
            why(Cause::Uneven { turn: 2 }, Some(4)),
            "T3 has 9, T5 has 6: 3 apart. Those before are pinned, so the big blind in 2 hands at \
             T3 moves to the worst open seat, big blind in 5 hands (TDA 11-A).",
            "9 giocatori al T3, 6 al T5: differenza 3. Chi viene prima è bloccato, tocca al big \
             blind del T3 fra 2 mani: va nel posto libero peggiore, big blind fra 5 mani (TDA \
             11-A).",
        ),
        (
            why(Cause::Drawn, None),
            "T3 has 9, T5 has 6: 3 apart. Button unknown at T3, so the player was drawn to a \
             drawn seat (TDA 11-A).",
            "9 giocatori al T3, 6 al T5: differenza 3. Bottone sconosciuto al T3, giocatore \
             sorteggiato: va in un posto sorteggiato (TDA 11-A).",
        ),
    ];
    for (why, english, italian) in cases {
        assert_eq!(todo::sentence(Language::English, &why, table(3), table(5)), english);
        assert_eq!(todo::sentence(Language::Italian, &why, table(3), table(5)), italian);
    }
}

#[test]
fn every_warning_of_a_structure_is_a_sentence() {
    let [small, big] = [25, 1_000].map(Chips::new);
    let (row, level) = (4, 3);
    let amount = Amount::Ante;
    let (chips, left) = (small, vec![Chips::new(100), big]);
    let all = [
        (
            Warning::NoLevel,
            "The structure has no levels to play. Add one.",
            "La struttura non ha livelli da giocare. Aggiungine uno.",
        ),
        (
            Warning::NoBlinds { row, level },
            "Level 3 has no big blind.",
            "Il livello 3 non ha il big blind.",
        ),
        (
            Warning::NoBets { row, level },
            "Level 3 is limit but has no bets.",
            "Il livello 3 è limit ma non ha puntate.",
        ),
        (
            Warning::NoStudStakes { row, level },
            "Level 3 is stud but has no ante or bring-in.",
            "Il livello 3 è stud ma non ha ante né bring-in.",
        ),
        (
            Warning::BigUnderSmall { row, level, amount: Amount::BigBlind },
            "Level 3: the big blind is lower than the small blind.",
            "Livello 3: il big blind è più basso dello small blind.",
        ),
        (
            Warning::BigUnderSmall { row, level, amount: Amount::BigBet },
            "Level 3: the big bet is lower than the small bet.",
            "Livello 3: la puntata grande è più bassa della piccola.",
        ),
        (
            Warning::AnteOverBig { row, level },
            "Level 3: the ante is higher than the big blind.",
            "Livello 3: l'ante supera il big blind.",
        ),
        (
            Warning::Falls { row, level, amount: Amount::SmallBet, from: big, to: small },
            "Level 3: the small bet drops from 1,000 to 25.",
            "Livello 3: la puntata piccola scende da 1.000 a 25.",
        ),
        (
            Warning::Unpayable { row, level, amount, chips, left: left.clone() },
            "Level 3: the ante of 25 cannot be paid with the 100s and 1,000s in play.",
            "Livello 3: l'ante da 25 non si può pagare con le fiches da 100 e 1.000 in gioco.",
        ),
        (
            Warning::StillNeeded { row, chip: small, level, amount, chips, left },
            "The 25s come off too early: level 3 needs them for the ante of 25.",
            "Le fiches da 25 escono troppo presto: al livello 3 servono per l'ante da 25.",
        ),
        (
            Warning::NotInPlay { row, chip: big },
            "The 1,000s come off, but are not in play.",
            "Le fiches da 1.000 escono, ma non sono in gioco.",
        ),
    ];
    for (warning, english, italian) in all {
        assert_eq!(setup::sentence(Language::English, &warning), english);
        assert_eq!(setup::sentence(Language::Italian, &warning), italian);
    }
    let amounts = every!(Amount:
        SmallBlind BigBlind Ante SmallBet BigBet HalfBet StudAnte BringIn
    );
    for language in Language::complete() {
        let falls = |amount| Warning::Falls { row, level, amount, from: big, to: small };
        are_sentences(language, &amounts.map(|of| setup::sentence(language, &falls(of))));
    }
}
