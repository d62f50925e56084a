//! The table seen from above: the players, their bets and cards, and the middle.

use std::ops::Range;

use bottone_base::{
    cards::Card,
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_dealer::{FollowedHand, HandPlan, HandPlayer};
use bottone_hands::hand::{Hand, HandAct, PendingStep};
use bottone_i18n::Language;
use bottone_rules::{button::Blind, pots::Pot};
use bottone_view::table_middle::Middle;
use bottone_vocabulary::words;

use super::{
    plays::last_play,
    pot_winners,
    wording::{called, returned},
};

/// A table seen from above, with everything on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TopView {
    /// The number of seats.
    pub size: u8,
    /// The players.
    pub seats: Vec<TopViewSeat>,
    /// The seat of the button; `None` in stud.
    pub button: Option<SeatNo>,
    /// The content of the middle.
    pub middle: Middle,
}

/// The standing of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayerState {
    /// In the hand.
    #[default]
    In,
    /// The player's turn.
    Next,
    /// In the hand and all-in.
    AllIn,
    /// Folded.
    Folded,
    /// Not dealt in.
    Away,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopViewSeat {
    pub seat: SeatNo,
    /// "7 · Bianchi".
    pub name: String,
    pub stack: String,
    pub standing: PlayerState,
    /// The chips in front of the player, and their meaning.
    pub front: Option<(String, String)>,
    /// The player's cards; `None` for an unknown one.
    pub cards: Vec<Option<Card>>,
    /// The cards that lie face up, in stud.
    pub up: Range<usize>,
    /// The whole content, for a screen reader.
    pub spoken: String,
}

/// Builds the table before the hand.
pub fn before_hand(language: Language, plan: &HandPlan, size: u8) -> TopView {
    let is_stud = plan.game.is_some_and(|(kind, _)| kind.is_stud());
    let next = plan.next.as_ref();
    let seats = plan.players.iter().map(|player| {
        let waits = !is_stud && next.is_some_and(|next| next.waits.contains(player.seat));
        let blind = next.filter(|_| !is_stud).and_then(|next| next.blind_due(player.seat));
        let front = blind.map(|blind| match blind {
            Blind::Small => (language.chips(plan.posting.small), language.word("hand-small-blind")),
            Blind::Big => (language.chips(plan.posting.big), language.word("hand-big-blind")),
        });
        let stack = if player.sits_out {
            language.word("hand-sits-out")
        } else if waits {
            language.word("hand-waits")
        } else if player.certain {
            language.chips(player.stack)
        } else {
            format!("≈ {}", language.chips(player.stack))
        };
        let is_away = player.sits_out || waits;
        let seat = TopViewSeat {
            seat: player.seat,
            name: label(language, player),
            stack,
            standing: if is_away { PlayerState::Away } else { PlayerState::In },
            front,
            cards: Vec::new(),
            up: 0..0,
            spoken: String::new(),
        };
        let uncounted = !player.certain && !is_away;
        with_word(language, seat, uncounted.then_some("hand-not-counted"))
    });
    TopView {
        size,
        seats: seats.collect(),
        button: next.filter(|_| !is_stud).map(|next| next.positions.button),
        middle: Middle::default(),
    }
}

/// Builds the table during the hand, or with the final stacks once it is over.
pub fn around(language: Language, followed: &FollowedHand) -> TopView {
    let hand = followed.hand();
    let outcome = followed.outcome();
    let back = returned(hand);
    let behind = |seat| {
        let back = back.filter(|(whose, _)| *whose == seat).map_or(Chips::ZERO, |back| back.1);
        hand.stack(seat).plus(back)
    };
    let stack = |seat| outcome.as_ref().map_or(behind(seat), |outcome| outcome.stack(seat));
    let is_over = outcome.is_some();
    let seats = followed.players().iter().map(|player| {
        let seat = player.seat;
        let standing = standing(hand, seat, behind(seat));
        let chips = stack(seat);
        let is_dealt = hand.start().dealt().contains(seat);
        let stack = match standing {
            PlayerState::Away if player.sits_out => language.word("hand-sits-out"),
            PlayerState::Away => language.word("hand-waits"),
            PlayerState::AllIn if !is_over => language.word("hand-all-in"),
            _ if is_over && chips.is_zero() => language.word("hand-is-out"),
            _ => language.chips(chips),
        };
        let front = hand.front(seat);
        let has_front = !front.is_zero() && is_dealt && !is_over;
        // Between two streets the bets are in the pot, and the record shows the actions.
        let is_gathered = matches!(hand.pending_step(), PendingStep::Board(_));
        let is_quiet =
            is_over || front.is_zero() && (is_gathered || standing == PlayerState::Folded);
        let done = if is_quiet { String::new() } else { last_play(language, hand, seat) };
        let front = if has_front {
            Some((language.chips(front), done))
        } else {
            (!done.is_empty()).then(|| (String::new(), done))
        };
        let (cards, up) = cards(hand, seat);
        let seat = TopViewSeat {
            seat,
            name: label(language, player),
            stack,
            standing,
            front,
            cards,
            up,
            spoken: String::new(),
        };
        let to_act = (standing == PlayerState::Next).then_some("hand-is-to-act");
        with_word(
            language,
            seat,
            to_act.or((standing == PlayerState::Folded).then_some("hand-folded")),
        )
    });
    TopView {
        size: followed.size(),
        seats: seats.collect(),
        button: (!hand.start().kind.is_stud()).then_some(hand.start().button),
        middle: middle(language, hand),
    }
}

fn label(language: Language, player: &HandPlayer) -> String {
    if player.name.is_empty() {
        called(language, Some(player), player.seat)
    } else {
        words::nameplate(player.seat, &player.name)
    }
}

fn with_word(language: Language, mut seat: TopViewSeat, word: Option<&str>) -> TopViewSeat {
    let mut parts = vec![seat.name.clone(), seat.stack.clone()];
    parts.extend(word.map(|word| language.word(word)));
    if let Some((chips, what)) = &seat.front {
        parts.push(format!("{chips} {what}").trim().to_owned());
    }
    if seat.cards.iter().any(Option::is_some) {
        let cards_text = |cards: &[Option<Card>]| {
            let cards =
                cards.iter().map(|card| card.map_or("?".to_owned(), |card| card.to_string()));
            cards.collect::<Vec<_>>().join(" ")
        };
        let open = seat.cards.get(seat.up.clone()).unwrap_or_default();
        if open.is_empty() {
            parts.push(cards_text(&seat.cards));
        } else {
            let hidden = |at: &usize| !seat.up.contains(at);
            let down = (0..seat.cards.len()).filter(hidden).filter_map(|at| seat.cards.get(at));
            let down: Vec<Option<Card>> = down.copied().collect();
            parts.push(language.say("hand-cards-down", &[("cards", cards_text(&down).into())]));
            parts.push(language.say("hand-cards-up", &[("cards", cards_text(open).into())]));
        }
    }
    seat.spoken = parts.join(", ");
    seat
}

fn standing(hand: &Hand, seat: SeatNo, behind: Chips) -> PlayerState {
    let is_next = match hand.pending_step() {
        PendingStep::Action(turn) | PendingStep::Draw(turn) => turn == seat,
        _ => false,
    };
    if !hand.start().dealt().contains(seat) {
        PlayerState::Away
    } else if !hand.live().contains(seat) {
        PlayerState::Folded
    } else if is_next {
        PlayerState::Next
    } else if behind.is_zero() {
        PlayerState::AllIn
    } else {
        PlayerState::In
    }
}

/// Returns a player's cards and the face-up ones. In stud they are in the order dealt, else unseen
/// cards come first and then the highest.
fn cards(hand: &Hand, seat: SeatNo) -> (Vec<Option<Card>>, Range<usize>) {
    if !hand.live().contains(seat) {
        return (Vec::new(), 0..0);
    }
    if hand.start().kind.is_stud() {
        let lying = hand.lying(seat);
        let first = lying.iter().position(|lies| lies.up).unwrap_or(lying.len());
        let up = lying.iter().filter(|lies| lies.up).count();
        return (lying.iter().map(|lies| lies.card).collect(), first..first + up);
    }
    let mut known: Vec<Option<Card>> = hand.cards(seat).iter().map(Some).collect();
    known.reverse();
    let unseen = usize::from(hand.card_count(seat)).saturating_sub(known.len());
    let mut cards = vec![None; unseen];
    cards.extend(known);
    (cards, 0..0)
}

/// Returns the pots as dealers see them: a side pot exists where a player is all-in, not where a
/// player has yet to call.
fn pots_now(hand: &Hand) -> Vec<Pot> {
    let pots = hand.pots();
    let mut now: Vec<Pot> = Vec::with_capacity(pots.pots.len());
    for pot in pots.pots {
        let all_in = |seats: Seats| seats.iter().any(|seat| hand.stack(seat).is_zero());
        match now.last_mut() {
            Some(before) if !all_in(before.seats.difference(pot.seats)) => {
                before.chips = before.chips.plus(pot.chips);
                before.seats = pot.seats;
            }
            _ => now.push(pot),
        }
    }
    if let (Some(last), Some((_, chips)), None) = (now.last_mut(), pots.back, returned(hand)) {
        last.chips = last.chips.plus(chips);
    }
    now
}

fn middle(language: Language, hand: &Hand) -> Middle {
    let pots = pots_now(hand);
    let titles = pots.iter().enumerate();
    let named = titles.map(|(at, pot)| pot_winners::pot_title(language, at, pots.len(), pot));
    let board = hand.acts().iter().filter_map(|act| match act {
        HandAct::Board(cards) => Some(cards.iter()),
        _ => None,
    });
    let is_split = pots.len() > 1;
    Middle {
        caption: language.word("hand-pot"),
        pot: language.chips(hand.pot().minus(returned(hand).map_or(Chips::ZERO, |back| back.1))),
        pots: if is_split { named.collect() } else { Vec::new() },
        board: board.flatten().collect(),
    }
}
