//! The rule numbers of each book: one line for each point.
//!
//! A number is empty if the book covers the point without numbers. It is also empty if our text of
//! the book does not show it. A number is read, never inferred by counting. The numbers of TDA 2026
//! are one higher from rule 12 on and two higher from rule 21 on. Those of rules 6 to 9 are not
//! known.

use super::cites::{
    Book::{
        self, Roberts, Seed000, Seed001, Seed002, Seed003, Seed004, Tda2024, Tda2026, Wsop,
        WsopLive,
    },
    Topic,
};

/// The numbers of a rule in the books that have it.
type RuleNumbers = &'static [(Book, &'static str)];

/// Returns the number in this book.
pub(super) const fn of(mut numbers: RuleNumbers, book: Book) -> Option<&'static str> {
    while let [(other, number), rest @ ..] = numbers {
        if *other as u8 == book as u8 {
            return Some(number);
        }
        numbers = rest;
    }
    None
}

/// Returns the numbers of this point.
#[expect(clippy::too_many_lines, reason = "a table, a line a point")]
pub(super) const fn numbers(topic: Topic) -> RuleNumbers {
    match topic {
        Topic::Terms => &[(Tda2024, "3"), (Tda2026, "3"), (Wsop, "T59")],
        Topic::WordsAndChips => {
            &[(Tda2024, "40"), (Tda2026, "42"), (Wsop, "T90"), (WsopLive, "L180"), (Roberts, "NL")]
        }
        Topic::WordsFirst => {
            &[(Tda2024, "40-A"), (Tda2026, "42-A"), (Wsop, "T90"), (Roberts, "NL")]
        }
        Topic::AmountAlone => &[(Tda2024, "40-C"), (Tda2026, "42-C"), (Wsop, "T90")],
        Topic::WaysToCall => &[(Tda2024, "41"), (Tda2026, "43"), (Wsop, "T93")],
        Topic::WaysToRaise => &[
            (Tda2024, "42"),
            (Tda2026, "44"),
            (Wsop, "T94"),
            (WsopLive, "L178"),
            (Roberts, "betting"),
        ],
        Topic::HalfRaise => &[
            (Tda2024, "43-A"),
            (Tda2026, "45-A"),
            (Wsop, "T95"),
            (WsopLive, "L183"),
            (Roberts, "NL 3"),
            (Seed000, ""),
        ],
        Topic::RaiseTo => &[(Tda2024, "43-B"), (Tda2026, "45-B")],
        Topic::Overchip => &[
            (Tda2024, "44"),
            (Tda2026, "46"),
            (Wsop, "T97"),
            (WsopLive, "L182"),
            (Roberts, "betting"),
            (Seed000, ""),
        ],
        Topic::EveryChip => &[(Tda2024, "45-A"), (Tda2026, "47-A"), (Wsop, "T92")],
        Topic::LastChips => &[(Tda2024, "45-B"), (Tda2026, "47-B")],
        Topic::FrontChips => &[(Tda2024, "46"), (Tda2026, "48"), (Wsop, "T98"), (WsopLive, "L141")],
        Topic::PulledBack => &[(Tda2024, "46-B"), (Tda2026, "48-B")],
        Topic::Reopening => &[
            (Tda2024, "47"),
            (Tda2026, "49"),
            (Wsop, "T96"),
            (WsopLive, "L133"),
            (Roberts, "NL 3"),
            (Seed000, ""),
        ],
        Topic::RaiseCap => &[
            (Tda2024, "48"),
            (Tda2026, "50"),
            (Wsop, "T100"),
            (WsopLive, "L130"),
            (Roberts, "betting"),
            (Seed002, ""),
        ],
        Topic::InTurn => &[(Tda2024, "50"), (Tda2026, "52"), (Seed000, "")],
        Topic::GeneralWords => &[(Tda2024, "51-A"), (Tda2026, "53-A"), (Wsop, "T93")],
        Topic::Undercall => &[
            (Tda2024, "51-B"),
            (Tda2026, "53-B"),
            (Wsop, "T93"),
            (WsopLive, "L181"),
            (Roberts, "NL"),
            (Seed000, ""),
        ],
        Topic::Undercalls => &[(Tda2024, "51-C"), (Tda2026, "53-C"), (Wsop, "T93")],
        Topic::Underbet => &[
            (Tda2024, "52-A"),
            (Tda2026, "54-A"),
            (Wsop, "T90"),
            (WsopLive, "L183"),
            (Roberts, "NL 2"),
            (Seed000, ""),
        ],
        Topic::PotError => &[(Tda2024, "52-B"), (Tda2026, "54-B"), (Wsop, "T90")],
        Topic::OutOfTurn => &[(Tda2024, "53"), (Tda2026, "55"), (Wsop, "T90")],
        Topic::PotSize => &[
            (Tda2024, "54"),
            (Tda2026, "56"),
            (Wsop, "T101"),
            (WsopLive, "L188"),
            (Roberts, "NL"),
            (Seed002, ""),
        ],
        Topic::PotWord => &[(Tda2024, "54-D"), (Tda2026, "56-D"), (Wsop, "T102")],
        Topic::InvalidWords => &[(Tda2024, "55"), (Tda2026, "57"), (Wsop, "T90"), (Seed000, "")],
        Topic::UnclearAmount => &[(Tda2024, "57"), (Tda2026, "59"), (Wsop, "T60")],
        Topic::NeedlessFold => &[(Tda2024, "58"), (Tda2026, "60"), (Wsop, "T84")],
        Topic::AcceptedAction => {
            &[(Tda2024, "49"), (Tda2026, "51"), (Wsop, "T104"), (WsopLive, "L139"), (Roberts, "NL")]
        }
        Topic::FixedLimit => &[
            (Tda2024, "43-A"),
            (Tda2026, "45-A"),
            (WsopLive, "L140"),
            (Roberts, "betting"),
            (Seed002, ""),
        ],
        Topic::SubstantialAction => &[(Tda2024, "36"), (Tda2026, "38"), (Wsop, "T88")],
        Topic::OutOfTurnHeadsUp => &[(Tda2024, "53-A"), (Tda2026, "55-A"), (Wsop, "glossary")],
        Topic::Skipped => &[(Tda2024, "53-B"), (Tda2026, "55-B")],
        Topic::FloorDecisions => &[(Tda2024, "1"), (Tda2026, "1")],
        Topic::Disputes => &[(Tda2024, "22"), (Tda2026, "24"), (Wsop, "T76")],
        Topic::NewLevel => &[(Tda2024, "23"), (Tda2026, "25"), (Wsop, "T79"), (Roberts, "15")],
        Topic::CalledClock => {
            &[(Tda2024, "29"), (Tda2026, "31"), (Wsop, "T80"), (WsopLive, "L185"), (Roberts, "")]
        }
        Topic::WrongButton => &[(Tda2024, "34-A"), (Tda2026, "36-A")],
        Topic::Misdeals => &[
            (Tda2024, "35-A"),
            (Tda2026, "37-A"),
            (Wsop, "T88"),
            (WsopLive, "L108"),
            (Roberts, "misdeals"),
        ],
        Topic::MisdealTooLate => &[
            (Tda2024, "35-D"),
            (Tda2026, "37-D"),
            (Wsop, "T88"),
            (WsopLive, "L109"),
            (Roberts, "misdeals"),
        ],
        Topic::WrongNumber => {
            &[(Tda2024, "38"), (Tda2026, "40"), (Wsop, "T108"), (Roberts, "dead hands")]
        }
        Topic::OtherBack => {
            &[(Tda2024, "35-A"), (Tda2026, "37-A"), (Wsop, "T88-d"), (Roberts, "irregularities")]
        }
        Topic::ButtonShort => &[(Tda2024, "37"), (Tda2026, "39"), (Wsop, "T108")],
        Topic::FouledDeck => {
            &[(Tda2024, "35-E"), (Tda2026, "37-E"), (Wsop, "T88-d"), (Roberts, "irregularities")]
        }
        Topic::FourCardFlop => {
            &[(Tda2024, "39-A"), (Tda2026, "41-A"), (Wsop, "T89"), (Roberts, "hold'em 3")]
        }
        Topic::NoBurn => {
            &[(Tda2024, "39-B"), (Tda2026, "41-B"), (Wsop, "T88"), (Roberts, "hold'em 5")]
        }
        Topic::PrematureCard => {
            &[(Tda2024, "RP-5"), (Tda2026, "RP-5"), (Wsop, "T90"), (Roberts, "hold'em 7")]
        }
        Topic::DroppedStub => &[(Tda2024, "RP-4"), (Tda2026, "RP-4")],
        Topic::StudStub => &[(Tda2024, "RP-10-H"), (Tda2026, "RP-10-H")],
        Topic::Penalties => &[(Tda2024, "71"), (Tda2026, "73"), (Wsop, "T114")],
        Topic::BustsAtOneTable => &[(Tda2026, "22"), (Wsop, "T126"), (Roberts, "15")],
        Topic::BustsInOneHand => {
            &[(Tda2024, "RP-8-A"), (Tda2026, "22"), (Wsop, "T126"), (Roberts, "15")]
        }
        Topic::DeadButton => &[
            (Tda2024, "32"),
            (Tda2026, "34"),
            (Wsop, "T85"),
            (Roberts, "4-2"),
            (Seed000, ""),
            (Seed002, ""),
        ],
        Topic::HeadsUpButton => {
            &[(Tda2024, "34-B"), (Tda2026, "36-C"), (Wsop, "T87"), (Roberts, "4-3"), (Seed000, "")]
        }
        Topic::Newcomers => {
            &[(Tda2024, "10-A"), (Tda2026, "11-A"), (Wsop, "T66"), (Roberts, "4-7"), (Seed002, "")]
        }
        Topic::FrozenButton => &[(Tda2024, "11-B"), (Tda2026, "12-B"), (Wsop, "T67")],
        Topic::Absent => {
            &[(Tda2024, "30"), (Tda2026, "32"), (Wsop, "T82"), (Roberts, "15"), (Seed000, "")]
        }
        Topic::OddChips => &[(Tda2024, "20"), (Tda2026, "21"), (Wsop, "T73"), (Roberts, "ties 3")],
        Topic::SidePots => &[(Tda2024, "21"), (Tda2026, "23"), (Wsop, "T74"), (Seed000, "")],
        Topic::ToHeadsUp => {
            &[(Tda2024, "34-B"), (Tda2026, "36-C"), (Wsop, "T87"), (Roberts, "4-3")]
        }
        Topic::OneBurn => &[(Tda2024, "38"), (Tda2026, "40"), (Roberts, "hold'em 5")],
        Topic::PlayerExposes => &[(Tda2024, "68"), (Tda2026, "70")],
        Topic::Disclosure => &[(Tda2024, "67"), (Tda2026, "69"), (Wsop, "T63-64")],
        Topic::Devices => &[(Tda2024, "5"), (Tda2026, "5"), (Wsop, "T63-64")],
        Topic::Conduct => &[(Tda2024, "70"), (Tda2026, "72"), (Wsop, "T46-48")],
        Topic::EthicalPlay => &[(Tda2024, "69"), (Tda2026, "71"), (Wsop, "T46-48")],
        Topic::OfficialLanguage => &[(Tda2024, "6"), (Tda2026, "")],
        Topic::RabbitHunting => &[(Tda2024, "28"), (Tda2026, "30"), (Wsop, "T81")],
        Topic::LeavesHand => &[(Tda2024, "31"), (Tda2026, "33"), (Wsop, "T84")],
        Topic::DodgedBlinds => &[(Tda2024, "33"), (Tda2026, "35"), (Wsop, "T86")],
        Topic::CardsSpeak => &[(Tda2024, "12"), (Tda2026, "13"), (Wsop, "T69-75")],
        Topic::Tabled => &[(Tda2024, "13"), (Tda2026, "14"), (Wsop, "T69-75")],
        Topic::OneCardTabled => &[(Tda2024, "15-A"), (Tda2026, "16-A")],
        Topic::Mucked => &[(Tda2024, "14"), (Tda2026, "15"), (Wsop, "T69-75")],
        Topic::UncalledBet => &[(Tda2024, "15-B"), (Tda2026, "16-B"), (Wsop, "T91")],
        Topic::AllFaceUp => {
            &[(Tda2024, "16"), (Tda2026, "17"), (Wsop, "T69-75"), (WsopLive, "L149")]
        }
        Topic::ShowOrder => &[
            (Tda2024, "17"),
            (Tda2026, "18"),
            (Wsop, "T69-75"),
            (WsopLive, "L149"),
            (Seed002, ""),
            (Seed003, ""),
        ],
        Topic::LastHandWins => &[
            (Tda2024, "17-B"),
            (Tda2026, "18-B"),
            (Wsop, "T72"),
            (Seed000, ""),
            (Seed001, ""),
            (Seed002, ""),
            (Seed004, ""),
        ],
        Topic::AskingToSee => &[(Tda2024, "18"), (Tda2026, "19"), (Wsop, "T69-75")],
        Topic::PlaysTheBoard => {
            &[(Tda2024, "19"), (Tda2026, "20"), (Wsop, "T75"), (Roberts, "hold'em"), (Seed003, "")]
        }
        Topic::PotOrder => &[(Tda2024, "16"), (Tda2026, "17"), (WsopLive, "L153"), (Seed000, "")],
        Topic::KilledHand => &[(Tda2024, "65"), (Tda2026, "67-A"), (Wsop, "T91")],
        Topic::ChipsInSight => &[(Tda2024, "25"), (Tda2026, "27"), (Wsop, "T106"), (Seed001, "")],
        Topic::HiddenChips => &[(Tda2024, "62"), (Tda2026, "64"), (Wsop, "T105")],
        Topic::ChipsCarriedOff => &[(Tda2024, "63"), (Tda2026, "65"), (Wsop, "T107")],
        Topic::FoundChips => &[(Tda2024, "64"), (Tda2026, "66"), (Wsop, "T107")],
        Topic::BountyMarkers => &[(Tda2024, "RP-22"), (Tda2026, "RP-22")],
        Topic::AllInButtons => &[(Tda2024, "RP-1"), (Tda2026, "RP-1")],
        Topic::RebuyBehind => &[(Tda2024, "27"), (Tda2026, "29")],
        Topic::TableStakes => &[(Seed000, ""), (Seed001, "")],
        Topic::ChipRace => &[(Tda2024, "24"), (Tda2026, "26"), (Wsop, "T77")],
        Topic::StringBet => &[(Tda2024, "56"), (Tda2026, "58"), (Wsop, "T103"), (WsopLive, "L178")],
        Topic::Conditional => &[(Tda2024, "59-A"), (Tda2026, "61-A"), (Wsop, "T61")],
        Topic::WaitsForAmount => &[(Tda2024, "59-B"), (Tda2026, "61-B")],
        Topic::BetForChange => &[(Tda2024, "61"), (Tda2026, "63"), (Wsop, "T99")],
        Topic::CountAsked => &[(Tda2024, "60"), (Tda2026, "62"), (Wsop, "T62")],
        Topic::ShortBlind => &[(WsopLive, "L154"), (Roberts, "4-1")],
        Topic::BringInAllIn => &[(Tda2024, "RP-10-E"), (Tda2026, "RP-10-E"), (Wsop, "")],
        Topic::ShortOpen => &[(Roberts, "NL 2")],
        Topic::AnteOrder => &[(Tda2024, "RP-11"), (Tda2026, "RP-11"), (Seed000, "")],
        Topic::WrongBringIn => &[(Wsop, ""), (Roberts, "stud 5")],
        Topic::NoUpcard => &[(Wsop, "IX")],
        Topic::NoDoubling => &[(Tda2024, "RP-10-F"), (Tda2026, "RP-10-F"), (Wsop, "")],
        Topic::ShotClock => &[(Wsop, "T101")],
        Topic::DeckChange => &[(Tda2024, "26"), (Tda2026, "28"), (Wsop, "")],
        Topic::DealerPush => &[(Tda2024, "RP-7"), (Tda2026, "RP-7")],
        Topic::HandForHand => &[(Tda2024, "RP-8"), (Tda2026, "RP-8"), (Wsop, "T126")],
        Topic::LastHands => &[(Wsop, "T125")],
        Topic::Bagging => &[(Wsop, "glossary")],
        Topic::WrongSeat => &[(Tda2024, "7"), (Wsop, "T34")],
        Topic::NoSubstitutes => &[(Wsop, "T20"), (Seed000, "")],
        Topic::AbsentEntrants => &[(Wsop, "T36")],
        Topic::SecretCards => &[(Seed000, "")],
        Topic::SuitsDoNotCount => &[(Seed003, "")],
        Topic::LastDowncard => &[(Tda2024, "RP-10-B"), (Tda2026, "RP-10-B")],
        Topic::EarlyStud => &[(Tda2024, "RP-5-D"), (Tda2026, "RP-5-D")],
        Topic::UpcardsPickedUp => &[(Tda2024, "66"), (Tda2026, "68")],
        Topic::Identity => &[(Tda2024, "4"), (Tda2026, "4")],
        Topic::StudDowncards => &[(Tda2024, "RP-10-A"), (Tda2026, "RP-10-A"), (Wsop, "T88")],
        Topic::DrawCards => &[(Tda2024, "35-A"), (Tda2026, "37-A"), (Wsop, "IX"), (Seed001, "")],
        Topic::PotCounted => {
            &[(Tda2024, "RP-21"), (Tda2026, "RP-21"), (Wsop, "T101"), (WsopLive, "L188")]
        }
        Topic::FalseOpening => &[(Seed001, "")],
        Topic::OpenEnded | Topic::NobodyOpens => &[(Seed000, ""), (Seed001, ""), (Seed004, "")],
        Topic::OneAtATime
        | Topic::ItalianDraw
        | Topic::ItalianBlinds
        | Topic::AllParola
        | Topic::ItalianShowdown
        | Topic::ItalianDeck => &[(Seed001, ""), (Seed004, "")],
    }
}
