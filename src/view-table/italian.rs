//! The Italian evening in words: past actions, the next step, and reasons for refusals.

use bottone_base::{
    cards::{Card, Cards},
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::italian::{
    DeckChange, DrawStep, Evening, EveningFault, Five, ItalianAct, ItalianRefusal, Offer, Opener,
    OpeningPair, OpeningResult, Phase, PlayerWord, Proof, Settlement, WinReason, WonPot,
    seat_draw::SeatDrawFault,
};
use bottone_i18n::{Gap, Language};
use bottone_rules::{
    italian::{FourToStraightFlush, ItalianRules, Openers},
    ranking::{RankingGame, describe, italian::DecidingPoint},
};
use bottone_view::hand_names::{Pack, card_name, hand_name, ranks_name};

/// Describes an action: "Seat 3 opens for 40".
pub fn act_text(language: Language, act: &ItalianAct) -> String {
    let chips = |chips| chips_gap(language, "chips", chips);
    match *act {
        ItalianAct::Buy { seat, chips: bought } => {
            language.say("italian-buys", &[seat_gap(seat), chips(bought)])
        }
        ItalianAct::Split { parts } => language.say("italian-splits", &[number("parts", parts)]),
        ItalianAct::Stop => language.say("italian-stops", &[]),
        ItalianAct::Ante => language.say("italian-antes", &[]),
        ItalianAct::Deal => language.say("italian-deals", &[]),
        ItalianAct::Says(seat, said) => word_text(language, seat, &said),
        ItalianAct::Exposed { seat, card: None } => {
            language.say("italian-exposed", &[seat_gap(seat)])
        }
        ItalianAct::Exposed { seat, card: Some(card) } => {
            let card = ("card", card_name(language, Pack::Italian, card).into());
            language.say("italian-exposed-card", &[seat_gap(seat), card])
        }
        ItalianAct::Equalise => language.say("italian-equalises", &[]),
        ItalianAct::Award { winners } => {
            language.say("italian-awards", &[number("count", winners.len()), seats_gap(winners)])
        }
        ItalianAct::Openers(proof) => language.say(
            match proof {
                Proof::Opener { .. } => "italian-opener-proves",
                Proof::Winner { .. } => "italian-winner-proves",
                Proof::Nobody => "italian-no-proof",
            },
            &[],
        ),
        ItalianAct::Collect => language.say("italian-collects", &[]),
    }
}

fn word_text(language: Language, seat: SeatNo, word: &PlayerWord) -> String {
    let chips = |chips| chips_gap(language, "chips", chips);
    let seat = seat_gap(seat);
    let (name, gap) = match *word {
        PlayerWord::Blind => ("italian-says-blind", None),
        PlayerWord::Reblind => ("italian-says-reblind", None),
        PlayerWord::ThirdBlind => ("italian-says-third-blind", None),
        PlayerWord::SeeUnseen => ("italian-says-see-unseen", None),
        PlayerWord::Pass => ("italian-says-pass", None),
        PlayerWord::Open { chips: amount, .. } => ("italian-says-open", Some(chips(amount))),
        PlayerWord::See => ("italian-says-see", None),
        PlayerWord::Raise { by } => ("italian-says-raise", Some(chips(by))),
        PlayerWord::SERVED => ("italian-says-served", None),
        PlayerWord::Draw { cards } => ("italian-says-draw", Some(number("cards", cards))),
        PlayerWord::Cip => ("italian-says-cip", None),
        PlayerWord::Bet { chips: amount } => ("italian-says-bet", Some(chips(amount))),
        PlayerWord::Parola => ("italian-says-parola", None),
        PlayerWord::Show { .. } => ("italian-says-show", None),
        PlayerWord::Concede => ("italian-says-concede", None),
    };
    let gaps: Vec<Gap<'_>> = [seat].into_iter().chain(gap).collect();
    language.say(name, &gaps)
}

/// Describes the next step: "Seat 2 (Conti) speaks. To open: a pair of queens or better". `name`
/// gives the player's name, or an empty text if it is unknown.
pub fn next_step(language: Language, evening: &Evening, name: impl Fn(SeatNo) -> String) -> String {
    let openers = openers(language, &evening.start().rules, evening.level());
    let openers = ("openers", openers.into());
    let pot = chips_gap(language, "pot", evening.pot());
    let who = |seat: SeatNo| match name(seat) {
        name if name.is_empty() => seat.to_string(),
        name => format!("{seat} ({name})"),
    };
    let seat = ("seat", evening.turn().map(who).unwrap_or_default().into());
    let dealer = ("dealer", who(evening.dealer()).into());
    let sentence = match evening.phase() {
        Phase::Ante if evening.is_parole() => "italian-now-ante-parole",
        Phase::Ante => "italian-now-ante",
        Phase::Blinds if evening.asks_for_blinds() => "italian-now-blinds",
        Phase::Blinds if evening.is_parole() => "italian-now-deal-parole",
        Phase::Blinds => "italian-now-deal",
        Phase::Opening if evening.is_parole() => "italian-now-opening-parole",
        Phase::Opening => "italian-now-opening",
        Phase::Raising => "italian-now-raising",
        Phase::Draw => "italian-now-draw",
        Phase::Second => "italian-now-second",
        Phase::Equalise => "italian-now-equalise",
        Phase::Showdown if evening.turn().is_some() => "italian-now-show",
        Phase::Showdown => "italian-now-award",
        Phase::Proof => "italian-now-proof",
        Phase::Over => "italian-now-over",
    };
    language.say(sentence, &[seat, openers, pot, dealer])
}

/// Returns the hands that open from this level on: "a pair of kings or better, or four to an open
/// straight flush".
pub fn openers(language: Language, rules: &ItalianRules, from: OpeningPair) -> String {
    match rules.openers {
        Openers::Anything => language.word("italian-opener-anything"),
        Openers::JacksOrBetter => openers_from(language, from, rules.four_to_straight_flush),
    }
}

fn openers_from(language: Language, from: OpeningPair, four: FourToStraightFlush) -> String {
    let four = match four {
        FourToStraightFlush::Never => "never",
        FourToStraightFlush::WithoutAce => "without-ace",
        FourToStraightFlush::OneOfTwoCards => "open",
        FourToStraightFlush::OneCard => "any",
    };
    let level = ("level", level(language, from).into());
    language.say("italian-openers", &[("four", four.into()), level])
}

/// Describes a change of the deck: "4 players: take the sixes out".
pub fn deck_change(language: Language, change: &DeckChange) -> String {
    let name = if change.out { "italian-deck-out" } else { "italian-deck-in" };
    let ranks = change.ranks.iter().map(|rank| ranks_name(language, Pack::Italian, *rank));
    let ranks = ("ranks", ranks.collect::<Vec<_>>().join(", ").into());
    language.say(name, &[number("players", change.players), ranks])
}

/// Describes what a seat has to pay so that all have put in the same: "Seat 4 pays 120".
pub fn due_text(language: Language, (seat, chips): (SeatNo, Chips)) -> String {
    language.say("italian-due", &[seat_gap(seat), chips_gap(language, "chips", chips)])
}

/// Returns the label of an action's button: "Open (20 to 400)".
pub fn offer(language: Language, offer: &Offer) -> String {
    let chips = |name, chips| chips_gap(language, name, chips);
    let bounds = |name, bounds: bottone_hands::italian::Bounds| {
        let fixed = bounds.least == bounds.most;
        let kind = ("kind", if fixed { "one" } else { "range" }.into());
        language.say(name, &[kind, chips("least", bounds.least), chips("most", bounds.most)])
    };
    match *offer {
        Offer::Ante { chips: amount } => {
            language.say("italian-offer-ante", &[chips("chips", amount)])
        }
        Offer::Split { most } => language.say("italian-offer-split", &[number("most", most)]),
        Offer::Stop => language.say("italian-offer-stop", &[]),
        Offer::Deal => language.say("italian-offer-deal", &[]),
        Offer::Blind { seat, word, costs } => {
            let name = match word {
                PlayerWord::Reblind => "italian-offer-reblind",
                PlayerWord::ThirdBlind => "italian-offer-third-blind",
                _ => "italian-offer-blind",
            };
            language.say(name, &[seat_gap(seat), chips("chips", costs)])
        }
        Offer::SeeUnseen { seat, costs } => {
            language.say("italian-offer-see-unseen", &[seat_gap(seat), chips("chips", costs)])
        }
        Offer::Pass => language.say("italian-offer-pass", &[]),
        Offer::Open(range) => bounds("italian-offer-open", range),
        Offer::See { costs } => language.say("italian-offer-see", &[chips("chips", costs)]),
        Offer::Raise(range) => bounds("italian-offer-raise", range),
        Offer::RaiseTheBlind { blind, times } => {
            let gaps = [chips("chips", blind), number("times", times)];
            language.say("italian-offer-raise-the-blind", &gaps)
        }
        Offer::Draw { most } => language.say("italian-offer-draw", &[number("most", most)]),
        Offer::Cip { chips: amount } => {
            language.say("italian-offer-cip", &[chips("chips", amount)])
        }
        Offer::Bet(range) => bounds("italian-offer-bet", range),
        Offer::Parola => language.say("italian-offer-parola", &[]),
        Offer::Show => language.say("italian-offer-show", &[]),
        Offer::Concede => language.say("italian-offer-concede", &[]),
        Offer::Award(pot) => {
            language.say("italian-offer-award", &[chips("pot", pot.chips), seats_gap(pot.seats)])
        }
        Offer::Equalise => language.say("italian-offer-equalise", &[]),
        Offer::Openers => language.say("italian-offer-openers", &[]),
        Offer::Collect => language.say("italian-offer-collect", &[]),
    }
}

/// Describes the dealer's step in the draw: "Seat 1: 3 cards".
pub fn step(language: Language, step: &DrawStep) -> String {
    match *step {
        DrawStep::Give { seat, cards } => {
            language.say("italian-step-give", &[seat_gap(seat), number("cards", cards)])
        }
        DrawStep::Burn => language.say("italian-step-burn", &[]),
        DrawStep::Shuffle { cards } => {
            language.say("italian-step-shuffle", &[number("cards", cards)])
        }
    }
}

/// Describes the hand that opens: "a pair of kings".
pub fn opener(language: Language, opener: &Opener) -> String {
    match *opener {
        Opener::Pair(rank) => language.say("italian-opener-pair", &[number("rank", rank)]),
        Opener::Better => language.say("italian-opener-better", &[]),
        Opener::FourToStraightFlush(suit) => {
            language.say("italian-opener-four", &[("suit", suit.to_string().into())])
        }
        Opener::Anything => language.say("italian-opener-anything", &[]),
    }
}

/// Describes the end of a hand line by line: the winners and reasons, the opening, and the chips
/// taken.
pub fn result_lines(language: Language, rules: &ItalianRules, settled: &Settlement) -> Vec<String> {
    let chips = |name, chips| chips_gap(language, name, chips);
    let opening: Vec<String> = match settled.opening {
        OpeningResult::NotAsked | OpeningResult::Proved => Vec::new(),
        OpeningResult::StakesBack(seat) => {
            vec![language.say("italian-stakes-back", &[seat_gap(seat)])]
        }
        OpeningResult::PaidAgain { opener, chips: paid, owes } => {
            let whole = chips("chips", paid.plus(owes));
            vec![language.say("italian-paid-again", &[seat_gap(opener), whole])]
        }
    };
    let takes = settled.paid.iter().map(|&(seat, taken)| {
        language.say("italian-takes", &[seat_gap(seat), chips("chips", taken)])
    });
    let stays = (!settled.stays.is_zero())
        .then(|| language.say("italian-stays", &[chips("chips", settled.stays)]));
    let won = settled.won.iter().map(|won| self::pot_text(language, rules, won));
    won.chain(opening).chain(takes).chain(stays).collect()
}

/// Describes the debt of a false opener: "Seat 3 owes 60".
pub fn debt(language: Language, seat: SeatNo, owes: Chips) -> String {
    language.say("italian-owes", &[seat_gap(seat), chips_gap(language, "chips", owes)])
}

/// Describes the winner of a pot, with the hand and the reason: "Seat 3 wins 1,680: straight, king
/// of hearts high, over …".
pub fn pot_text(language: Language, rules: &ItalianRules, won: &WonPot) -> String {
    let count = number("count", won.winners.len());
    let gaps = [count, seats_gap(won.winners), chips_gap(language, "pot", won.pot)];
    let wins = language.say("italian-wins", &gaps);
    let of = |sentence: &str, with: &[Gap<'_>]| {
        let gaps: Vec<Gap<'_>> =
            [("wins", wins.as_str().into())].into_iter().chain(with.iter().cloned()).collect();
        language.say(sentence, &gaps)
    };
    match won.reason {
        WinReason::Alone => of("italian-wins-alone", &[]),
        WinReason::Said => of("italian-wins-by-word", &[]),
        WinReason::Cards { five, over, decided, players } => {
            let game = rules.game(players);
            let hand = ("hand", named(language, game, five).into());
            let Some((seat, lost)) = over else { return of("italian-wins-with", &[hand]) };
            let lost = ("lost", named(language, game, lost).into());
            let with = of("italian-wins-over", &[hand, lost, seat_gap(seat)]);
            match reason(language, game, decided, five) {
                Some(reason) => language
                    .say("italian-wins-because", &[("wins", with.into()), ("why", reason.into())]),
                None => with,
            }
        }
    }
}

fn named(language: Language, game: RankingGame, five: Five) -> String {
    hand_name(language, game, five.into_iter().collect(), Cards::NONE)
}

/// Returns what decided, if the names of the hands do not say it.
fn reason(
    language: Language,
    game: RankingGame,
    decided: DecidingPoint,
    five: Five,
) -> Option<String> {
    let by_suit = |name: &str, card: Option<Card>| {
        let suit = card.map_or_else(String::new, |card| card.suit().sign().to_string());
        Some(language.say(name, &[("suit", suit.into())]))
    };
    match decided {
        DecidingPoint::Kind | DecidingPoint::Nothing => None,
        DecidingPoint::Ranks => Some(language.word("italian-because-ranks")),
        DecidingPoint::Triangle => Some(language.word("italian-because-triangle")),
        DecidingPoint::Suit => {
            let hand = describe(game, five.into_iter().collect(), Cards::NONE);
            by_suit("italian-because-suit", hand.decides)
        }
        DecidingPoint::ThreeKinds => by_suit("italian-because-three-kinds", five.first().copied()),
    }
}

/// Returns the reason for a refused action.
pub fn refused(language: Language, why: &ItalianRefusal) -> String {
    let chips = |name, chips| chips_gap(language, name, chips);
    let say = |name: &str, gaps: &[Gap<'_>]| language.say(name, gaps);
    match *why {
        ItalianRefusal::NotNow(phase) => {
            say("italian-not-now", &[("phase", <&'static str>::from(phase).into())])
        }
        ItalianRefusal::NotInHand(seat) => say("italian-not-in-hand", &[seat_gap(seat)]),
        ItalianRefusal::NotHisTurn { turn } => say("italian-not-his-turn", &[seat_gap(turn)]),
        ItalianRefusal::TooFewPlayers => say("italian-too-few-players", &[]),
        ItalianRefusal::TooManyChips => say("italian-too-many-chips", &[]),
        ItalianRefusal::NoChips => say("italian-no-chips", &[]),
        ItalianRefusal::OwesMore { owes } => say("italian-owes-more", &[chips("owes", owes)]),
        ItalianRefusal::PotWaits { pot } => say("italian-pot-waits", &[chips("pot", pot)]),
        ItalianRefusal::NotToBeSplit => say("italian-not-to-be-split", &[]),
        ItalianRefusal::WrongParts { most } => say("italian-wrong-parts", &[number("most", most)]),
        ItalianRefusal::NoSuchBlind => say("italian-no-such-blind", &[]),
        ItalianRefusal::NoBlindInParole => say("italian-no-blind-in-parole", &[]),
        ItalianRefusal::BlindOutOfOrder => say("italian-blind-out-of-order", &[]),
        ItalianRefusal::BlindBelongsTo(seat) => say("italian-blind-belongs-to", &[seat_gap(seat)]),
        ItalianRefusal::NotBeyondReblind => say("italian-not-beyond-reblind", &[]),
        ItalianRefusal::OnlyFirstBlind(seat) => say("italian-only-first-blind", &[seat_gap(seat)]),
        ItalianRefusal::CostsTooMuch { costs, has } => {
            say("italian-costs-too-much", &[chips("costs", costs), chips("has", has)])
        }
        ItalianRefusal::NotOpeners { level, four } => {
            let openers = openers_from(language, level, four);
            say("italian-not-openers", &[("openers", openers.into())])
        }
        ItalianRefusal::TooLittle { least } => say("italian-too-little", &[chips("least", least)]),
        ItalianRefusal::TooMuch { most } => say("italian-too-much", &[chips("most", most)]),
        ItalianRefusal::ForThePot { pot } => say("italian-for-the-pot", &[chips("pot", pot)]),
        ItalianRefusal::NothingToSee => say("italian-nothing-to-see", &[]),
        ItalianRefusal::HasToSee { costs } => say("italian-has-to-see", &[chips("costs", costs)]),
        ItalianRefusal::BetAlready => say("italian-bet-already", &[]),
        ItalianRefusal::NothingToRaise => say("italian-nothing-to-raise", &[]),
        ItalianRefusal::OnlyTheBlindRaises(seat) => {
            say("italian-only-the-blind-raises", &[seat_gap(seat)])
        }
        ItalianRefusal::NotTimesTheBlind { blind } => {
            let (two, three) = (chips("two", blind.times(2)), chips("three", blind.times(3)));
            say("italian-not-times-the-blind", &[chips("blind", blind), two, three])
        }
        ItalianRefusal::NotReopened => say("italian-not-reopened", &[]),
        ItalianRefusal::NobodyToAnswer => say("italian-no-caller", &[]),
        ItalianRefusal::TooManyCards { most } => {
            say("italian-too-many-cards", &[number("most", most)])
        }
        ItalianRefusal::NothingExposed => say("italian-nothing-exposed", &[]),
        ItalianRefusal::CalledShows => say("italian-called-shows", &[]),
        ItalianRefusal::NobodyElse => say("italian-no-one-else", &[]),
        ItalianRefusal::NotInDeck(card) => {
            say("italian-not-in-deck", &[("card", card_name(language, Pack::Italian, card).into())])
        }
        ItalianRefusal::CardTwice(card) => {
            say("italian-card-twice", &[("card", card_name(language, Pack::Italian, card).into())])
        }
        ItalianRefusal::CannotWin { among } => say("italian-cannot-win", &[seats_gap(among)]),
        ItalianRefusal::OpenerWon => say("italian-opener-won", &[]),
        ItalianRefusal::WinnerPassed(seat) => say("italian-winner-passed", &[seat_gap(seat)]),
    }
}

/// Returns the reason why an evening cannot begin this way.
pub fn start_fault(language: Language, why: &EveningFault) -> String {
    match *why {
        EveningFault::Players { found, most } => {
            let gaps = [number("found", found), number("most", most)];
            language.say("italian-wrong-players", &gaps)
        }
        EveningFault::SeatTwice(seat) => language.say("italian-seat-twice", &[seat_gap(seat)]),
        EveningFault::NoChips(seat) => {
            language.say("italian-seat-without-chips", &[seat_gap(seat)])
        }
        EveningFault::NoDealer(seat) => language.say("italian-no-dealer", &[seat_gap(seat)]),
        EveningFault::NoAnte => language.say("italian-no-ante", &[]),
        EveningFault::NoCip => language.say("italian-no-cip", &[]),
        EveningFault::TooManyChips => language.say("italian-too-many-chips", &[]),
    }
}

/// Returns the reason why these cards seat no player.
pub fn draw_fault(language: Language, why: &SeatDrawFault) -> String {
    match *why {
        SeatDrawFault::Players(found) => {
            language.say("italian-draw-players", &[number("found", found)])
        }
        SeatDrawFault::Card(rank) => {
            let rank = ("rank", language.say("rank", &[number("rank", rank.number())]).into());
            language.say("italian-draw-card", &[rank])
        }
        SeatDrawFault::Count => language.say("italian-draw-count", &[]),
    }
}

/// Returns the name of an opening level: "jacks".
pub fn level(language: Language, level: OpeningPair) -> String {
    language.say("italian-level", &[number("rank", level.rank().number())])
}

/// Formats a number that also selects singular or plural.
fn number<'a>(name: &'static str, number: impl TryInto<u32>) -> Gap<'a> {
    (name, number.try_into().unwrap_or(u32::MAX).into())
}

fn seat_gap<'a>(seat: SeatNo) -> Gap<'a> {
    number("seat", seat.get())
}

fn seats_gap<'a>(seats: Seats) -> Gap<'a> {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    ("seats", seats.join(", ").into())
}

fn chips_gap<'a>(language: Language, name: &'static str, chips: Chips) -> Gap<'a> {
    (name, language.chips(chips).into())
}
