//! Why something is not done.

use crate::{
    i18n::{Language, Saying},
    tournament::Refusal,
};

/// Why something is not done, as a sentence without a full stop.
pub fn refusal(language: Language, refusal: Refusal) -> String {
    language.word(name(refusal))
}

/// Why something is not done, before it is known in which language it is told.
pub const fn refused(refusal: Refusal) -> Saying {
    Saying::of(name(refusal))
}

const fn name(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::PlayerUnknown => "refusal-player-unknown",
        Refusal::EntryUnknown => "refusal-entry-unknown",
        Refusal::TableUnknown => "refusal-table-unknown",
        Refusal::RowUnknown => "refusal-row-unknown",
        Refusal::SeatUnknown => "refusal-seat-unknown",
        Refusal::NotUnderstood => "refusal-not-understood",
        Refusal::TooMany => "refusal-too-many",
        Refusal::AlreadyIn => "refusal-already-in",
        Refusal::Disqualified => "refusal-disqualified",
        Refusal::NotIn => "refusal-not-in",
        Refusal::NotSeated => "refusal-not-seated",
        Refusal::AlreadySeated => "refusal-already-seated",
        Refusal::HasPlayed => "refusal-has-played",
        Refusal::NamedTwice => "refusal-named-twice",
        Refusal::NotOneTable => "refusal-not-one-table",
        Refusal::StacksNeeded => "refusal-stacks-needed",
        Refusal::LastPlayer => "refusal-last-player",
        Refusal::EventOver => "refusal-event-over",
        Refusal::SeatTaken => "refusal-seat-taken",
        Refusal::SeatClosed => "refusal-seat-closed",
        Refusal::Pinned => "refusal-pinned",
        Refusal::NoSeat => "refusal-no-seat",
        Refusal::TableOpen => "refusal-table-open",
        Refusal::SeatsInUse => "refusal-seats-in-use",
        Refusal::ComingSmallBlind => "refusal-coming-small-blind",
        Refusal::TooFewPlayers => "refusal-too-few-players",
        Refusal::ButtonUnknown => "refusal-button-unknown",
        Refusal::PositionsWrong => "refusal-positions-wrong",
        Refusal::ClockRuns => "refusal-clock-runs",
        Refusal::ClockStands => "refusal-clock-stands",
        Refusal::NoLaterLevel => "refusal-no-later-level",
        Refusal::NoEarlierLevel => "refusal-no-earlier-level",
        Refusal::LevelPlayed => "refusal-level-played",
        Refusal::LevelTooShort => "refusal-level-too-short",
        Refusal::StructureWrong => "refusal-structure-wrong",
        Refusal::RegistrationClosed => "refusal-registration-closed",
        Refusal::RegistrationOpen => "refusal-registration-open",
        Refusal::NoMoreEntries => "refusal-no-more-entries",
        Refusal::NoRebuys => "refusal-no-rebuys",
        Refusal::NoAddOns => "refusal-no-add-ons",
        Refusal::NoMorePurchases => "refusal-no-more-purchases",
        Refusal::WindowClosed => "refusal-window-closed",
        Refusal::TooManyRounds => "refusal-too-many-rounds",
        Refusal::NoTimeBank => "refusal-no-time-bank",
        Refusal::ValuesWrong => "refusal-values-wrong",
        Refusal::CardsWrong => "refusal-cards-wrong",
        Refusal::NotAtTable => "refusal-not-at-table",
        Refusal::PiecesWrong => "refusal-pieces-wrong",
        Refusal::NothingOwed => "refusal-nothing-owed",
        Refusal::NoBounties => "refusal-no-bounties",
        Refusal::BountyTaken => "refusal-bounty-taken",
        Refusal::BountyWaits => "refusal-bounty-waits",
        Refusal::NoEnvelope => "refusal-no-envelope",
        Refusal::NotEverybody => "refusal-not-everybody",
        Refusal::SumWrong => "refusal-sum-wrong",
        Refusal::PrizesLocked => "refusal-prizes-locked",
        Refusal::PrizesOpen => "refusal-prizes-open",
        Refusal::DealMade => "refusal-deal-made",
        Refusal::NoDeal => "refusal-no-deal",
        Refusal::BountiesShared => "refusal-bounties-shared",
        Refusal::LessThanNextPrize => "refusal-less-than-next-prize",
        Refusal::NotCounted => "refusal-not-counted",
        Refusal::MoneyTaken => "refusal-money-taken",
        Refusal::PaidAlready => "refusal-paid-already",
        Refusal::MoreThanOwed => "refusal-more-than-owed",
        Refusal::NotPaid => "refusal-not-paid",
        Refusal::NotDecided => "refusal-not-decided",
        Refusal::NothingToDo => "refusal-nothing-to-do",
    }
}
