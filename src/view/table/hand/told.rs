//! A hand in words: whose turn it is and what is open to him, and what lies on the table.

use super::{CannotDeal, Change, Followed, Plan, Player, paid};
use crate::{
    rules::{
        button::Blind,
        cards::Card,
        chips::Chips,
        hand::{Act, CannotStart, Dealt, Hand, Kind, Play, Refused, Waits},
        levels::Betting,
        pots::Pot,
        seat::{SeatNo, Seats},
        showdown::Showing,
    },
    tongue::Language,
};

/// A table seen from above, with everything that lies on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// How many seats it has.
    pub size: u8,
    /// Who sits there.
    pub seats: Vec<AtSeat>,
    /// Where the button lies; nowhere in stud.
    pub button: Option<SeatNo>,
    /// What lies in the middle.
    pub middle: Middle,
}

/// What lies in the middle of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Middle {
    /// What the figure is: "Pot".
    pub caption: String,
    /// How much.
    pub pot: String,
    /// Main and side pots, where there are several.
    pub pots: Vec<String>,
    /// The board; nothing for a card that nobody saw.
    pub board: Vec<Option<Card>>,
}

/// How a player stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// In the hand.
    #[default]
    In,
    /// It waits for him.
    Next,
    /// In the hand with all his chips.
    AllIn,
    /// Has given up.
    Folded,
    /// Has no cards in this hand.
    Away,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtSeat {
    /// Where.
    pub seat: SeatNo,
    /// "7 · Bianchi".
    pub name: String,
    /// The stack, or what he is.
    pub stack: String,
    /// How he stands.
    pub standing: Standing,
    /// What lies in front of him, and what that is.
    pub front: Option<(String, String)>,
    /// His cards; nothing for one whose face is not known.
    pub cards: Vec<Option<Card>>,
    /// All of it, for who cannot see it.
    pub spoken: String,
}

/// What a player is called; by the seat where nobody has a name.
pub fn name(language: Language, followed: &Followed, seat: SeatNo) -> String {
    called(language, followed.at(seat), seat)
}

fn called(language: Language, player: Option<&Player>, seat: SeatNo) -> String {
    match player {
        Some(player) if !player.name.is_empty() => player.name.clone(),
        _ => language.say("hand-seat", &[("seat", seat.get().into())]),
    }
}

/// "No-limit hold'em".
pub fn game_title(language: Language, kind: Kind, betting: Betting) -> String {
    let (game, betting) = (game_name(language, kind), betting_name(language, betting));
    language.say("hand-title", &[("betting", betting.into()), ("game", game.into())])
}

/// "hold'em".
pub fn game_name(language: Language, kind: Kind) -> String {
    language.word(match kind {
        Kind::Holdem => "hand-game-holdem",
        Kind::Omaha => "hand-game-omaha",
        Kind::OmahaHiLo => "hand-game-omaha-hi-lo",
        Kind::BigO => "hand-game-big-o",
        Kind::Stud => "hand-game-stud",
        Kind::StudHiLo => "hand-game-stud-hi-lo",
        Kind::Razz => "hand-game-razz",
        Kind::Draw => "hand-game-draw",
        Kind::SingleDraw27 => "hand-game-single-27",
        Kind::TripleDraw27 => "hand-game-triple-27",
        Kind::TripleDrawA5 => "hand-game-triple-a5",
        Kind::Badugi => "hand-game-badugi",
    })
}

/// "No-limit".
pub fn betting_name(language: Language, betting: Betting) -> String {
    language.word(match betting {
        Betting::NoLimit => "hand-no-limit",
        Betting::PotLimit => "hand-pot-limit",
        Betting::Limit => "hand-limit",
    })
}

/// "Flop", "Fifth street", "After the second draw".
pub fn street(language: Language, hand: &Hand) -> String {
    let kind = hand.start().kind;
    let number = ("number", hand.street().into());
    let name = match kind {
        _ if kind.is_stud() => "hand-stud-street",
        Kind::Draw | Kind::SingleDraw27 => "hand-one-draw-street",
        Kind::TripleDraw27 | Kind::TripleDrawA5 | Kind::Badugi => "hand-draw-street",
        _ => "hand-board-street",
    };
    language.say(name, &[number])
}

/// What the hand waits for, in one line: "Bianchi to act, 1,200 to call, raise 3,200 to 27,400".
pub fn headline(language: Language, followed: &Followed) -> String {
    let hand = followed.hand();
    let of_seat =
        |word: &str, seat| language.say(word, &[("name", name(language, followed, seat).into())]);
    if followed.outcome().is_some() {
        return match hand.live().first() {
            Some(seat) if hand.live().len() == 1 => of_seat("hand-takes-it", seat),
            _ => language.word("hand-is-over"),
        };
    }
    match hand.waits_for() {
        Waits::Action(seat) => turn(language, followed, seat),
        Waits::Draw(seat) => of_seat("hand-draws", seat),
        Waits::Board(_) => language.say("hand-deal-board", &[("number", hand.street().into())]),
        Waits::Cards(seats) => deal(language, hand, seats),
        Waits::Show(_) => match hand.showing() {
            Showing::InTurn { order, .. } => {
                let left = order.into_iter().find(|seat| is_to_show(hand, *seat));
                left.map_or_else(
                    || language.word("hand-show-all"),
                    |seat| of_seat("hand-show", seat),
                )
            }
            Showing::AtOnce(_) => language.word("hand-show-at-once"),
            _ => language.word("hand-show-all"),
        },
        Waits::Nothing => language.word("hand-who-won"),
    }
}

/// Is this player one of those who are still to show?
pub(super) fn is_to_show(hand: &Hand, seat: SeatNo) -> bool {
    matches!(hand.waits_for(), Waits::Show(seats) if seats.contains(seat))
}

fn deal(language: Language, hand: &Hand, seats: Seats) -> String {
    let kind = hand.start().kind;
    let due = seats.iter().map(|seat| hand.cards_due(seat)).max().unwrap_or_default();
    let word = match (kind.is_stud(), hand.street()) {
        (true, _) => "hand-deal-stud",
        (false, 0) => "hand-deal-first",
        (false, _) => "hand-deal-drawn",
    };
    language.say(word, &[("count", due.into()), ("number", hand.street().into())])
}

/// What the player whose turn it is can do, in one line.
pub fn turn(language: Language, followed: &Followed, seat: SeatNo) -> String {
    let hand = followed.hand();
    let to_act = language.say("hand-to-act", &[("name", name(language, followed, seat).into())]);
    let to_call = language.chips(hand.to_call());
    let call = if hand.is_bring_in() {
        language.say("hand-brings-in", &[("chips", to_call.as_str().into())])
    } else if hand.to_call().is_zero() {
        language.word("hand-can-check")
    } else {
        language.say("hand-to-call", &[("chips", to_call.into())])
    };
    let mut parts = vec![to_act, call];
    if let Ok((least, most)) = hand.raise() {
        let word = match hand.bet_or_raise(least) {
            Play::Bet(_) => "hand-can-bet",
            Play::Complete(_) => "hand-can-complete",
            _ => "hand-can-raise",
        };
        let only = if least == most { "one" } else { "range" };
        let (least, most) = (language.chips(least), language.chips(most));
        let gaps = [("amounts", only.into()), ("least", least.into()), ("most", most.into())];
        parts.push(language.say(word, &gaps));
    }
    parts.join(" · ")
}

/// What is closed to the player whose turn it is though he has the chips for it, and why.
pub fn note(language: Language, followed: &Followed) -> Option<String> {
    let hand = followed.hand();
    let word = match hand.raise().err()? {
        Refused::NotReopened => "hand-closed-reopened",
        Refused::RaisesCapped => "hand-closed-capped",
        Refused::NobodyToCall => "hand-closed-nobody",
        _ => return None,
    };
    let name = name(language, followed, hand.turn()?);
    Some(language.say(word, &[("name", name.into())]))
}

/// Why no hand can be dealt, as a sentence.
pub fn cannot_deal(language: Language, why: CannotDeal) -> String {
    match why {
        CannotDeal::NoGame => language.word("hand-no-game"),
        CannotDeal::TooFewPlayers | CannotDeal::Start(CannotStart::TooFewPlayers) => {
            language.word("hand-too-few")
        }
        CannotDeal::Start(CannotStart::NoChips(seat)) => {
            language.say("hand-no-chips", &[("seat", seat.get().into())])
        }
        CannotDeal::Start(CannotStart::NoBet) => language.word("hand-no-bet"),
        CannotDeal::Start(CannotStart::TooManyPlayers) => language.word("hand-too-many"),
        CannotDeal::Start(CannotStart::PostsWithoutCards(seat)) => {
            language.say("hand-posts-without-cards", &[("seat", seat.get().into())])
        }
    }
}

/// Who sits where another sat when the hand began.
pub fn changed(language: Language, change: &Change) -> String {
    let word = match (change.was.is_empty(), change.is.is_empty()) {
        (false, false) => "hand-changed",
        (false, true) => "hand-left",
        (true, _) => "hand-came",
    };
    let gaps = [
        ("seat", change.seat.get().into()),
        ("was", change.was.as_str().into()),
        ("is", change.is.as_str().into()),
    ];
    language.say(word, &gaps)
}

/// The table before the hand.
pub fn before(language: Language, plan: &Plan, size: u8) -> Around {
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
        let seat = AtSeat {
            seat: player.seat,
            name: label(language, player),
            stack,
            standing: if is_away { Standing::Away } else { Standing::In },
            front,
            cards: Vec::new(),
            spoken: String::new(),
        };
        let uncounted = !player.certain && !is_away;
        spoken(language, seat, uncounted.then_some("hand-not-counted"))
    });
    Around {
        size,
        seats: seats.collect(),
        button: next.filter(|_| !is_stud).map(|next| next.positions.button),
        middle: Middle::default(),
    }
}

/// The table as it is in the hand; once it is over, with what everybody has then.
pub fn around(language: Language, followed: &Followed) -> Around {
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
            Standing::Away if player.sits_out => language.word("hand-sits-out"),
            Standing::Away => language.word("hand-waits"),
            Standing::AllIn if !is_over => language.word("hand-all-in"),
            _ if is_over && chips.is_zero() => language.word("hand-is-out"),
            _ => language.chips(chips),
        };
        let front = hand.front(seat);
        let has_front = !front.is_zero() && is_dealt && !is_over;
        // Between two streets the bets are in the pot, and what was done with them is the record's.
        let is_gathered = matches!(hand.waits_for(), Waits::Board(_));
        let is_quiet = is_over || front.is_zero() && (is_gathered || standing == Standing::Folded);
        let done = if is_quiet { String::new() } else { last_play(language, hand, seat) };
        let front = if has_front {
            Some((language.chips(front), done))
        } else {
            (!done.is_empty()).then(|| (String::new(), done))
        };
        let seat = AtSeat {
            seat,
            name: label(language, player),
            stack,
            standing,
            front,
            cards: cards(hand, seat),
            spoken: String::new(),
        };
        let to_act = (standing == Standing::Next).then_some("hand-is-to-act");
        spoken(language, seat, to_act.or((standing == Standing::Folded).then_some("hand-folded")))
    });
    Around {
        size: followed.size(),
        seats: seats.collect(),
        button: (!hand.start().kind.is_stud()).then_some(hand.start().button),
        middle: middle(language, hand),
    }
}

fn label(language: Language, player: &Player) -> String {
    if player.name.is_empty() {
        called(language, Some(player), player.seat)
    } else {
        format!("{} · {}", player.seat, player.name)
    }
}

fn spoken(language: Language, mut seat: AtSeat, word: Option<&str>) -> AtSeat {
    let mut parts = vec![seat.name.clone(), seat.stack.clone()];
    parts.extend(word.map(|word| language.word(word)));
    if let Some((chips, what)) = &seat.front {
        parts.push(format!("{chips} {what}").trim().to_owned());
    }
    if seat.cards.iter().any(Option::is_some) {
        let cards =
            seat.cards.iter().map(|card| card.map_or("?".to_owned(), |card| card.to_string()));
        parts.push(cards.collect::<Vec<_>>().join(" "));
    }
    seat.spoken = parts.join(", ");
    seat
}

fn standing(hand: &Hand, seat: SeatNo, behind: Chips) -> Standing {
    let is_next = match hand.waits_for() {
        Waits::Action(turn) | Waits::Draw(turn) => turn == seat,
        _ => false,
    };
    if !hand.start().dealt().contains(seat) {
        Standing::Away
    } else if !hand.live().contains(seat) {
        Standing::Folded
    } else if is_next {
        Standing::Next
    } else if behind.is_zero() {
        Standing::AllIn
    } else {
        Standing::In
    }
}

fn cards(hand: &Hand, seat: SeatNo) -> Vec<Option<Card>> {
    if !hand.live().contains(seat) {
        return Vec::new();
    }
    let known: Vec<Option<Card>> = {
        let mut known: Vec<_> = hand.cards(seat).iter().map(Some).collect();
        known.reverse();
        known
    };
    let unseen = usize::from(hand.card_count(seat)).saturating_sub(known.len());
    let mut cards = vec![None; unseen];
    cards.extend(known);
    cards
}

/// The pots as dealers see them: there is a side pot where somebody is all-in, not where somebody
/// has yet to call.
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

/// What nobody called, and whose it is: given back before the next card.
fn returned(hand: &Hand) -> Option<(SeatNo, Chips)> {
    hand.pots().back.filter(|_| hand.turn().is_none() && hand.is_betting_over())
}

fn middle(language: Language, hand: &Hand) -> Middle {
    let pots = pots_now(hand);
    let titles = pots.iter().enumerate();
    let named = titles.map(|(at, pot)| paid::pot_title(language, at, pots.len(), pot));
    let board = hand.acts().iter().filter_map(|act| match act {
        Act::Board(cards) => Some(cards.iter()),
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

/// What a player did last on this street; before that, what was posted.
fn last_play(language: Language, hand: &Hand, seat: SeatNo) -> String {
    let is_card = |act: &Act| matches!(act, Act::Deal(..) | Act::Board(_));
    // What is dealt to one after another's draw is no new street.
    let since = hand.acts().iter().rposition(is_card).map_or(0, |at| at + 1);
    let plays = hand.acts().iter().skip(since).rev();
    let mut own = plays.filter_map(|act| match act {
        Act::Player(who, play) if *who == seat => Some(play),
        _ => None,
    });
    match own.next() {
        Some(play) => play_word(language, play),
        None if hand.street() == 0 => posted(language, hand, seat),
        None => String::new(),
    }
}

fn posted(language: Language, hand: &Hand, seat: SeatNo) -> String {
    let start = hand.start();
    let blind = start.blind_of(seat);
    if blind.is_zero() || hand.front(seat).is_zero() {
        return String::new();
    }
    let highest = start.dealt().iter().map(|seat| start.blind_of(seat)).max();
    let is_big = Some(blind) == highest && (start.button != seat || start.dealt().len() > 2);
    language.word(if is_big { "hand-big-blind" } else { "hand-small-blind" })
}

fn play_word(language: Language, play: &Play) -> String {
    match play {
        Play::Fold => language.word("hand-did-fold"),
        Play::Check => language.word("hand-did-check"),
        Play::Call => language.word("hand-did-call"),
        Play::Bet(_) => language.word("hand-did-bet"),
        Play::Raise(_) => language.word("hand-did-raise"),
        Play::BringIn => language.word("hand-did-bring-in"),
        Play::Complete(_) => language.word("hand-did-complete"),
        Play::Draw(cards) => language.say("hand-did-draw", &[("count", cards.len().into())]),
        Play::StandPat => language.word("hand-did-stand-pat"),
        Play::Show(_) => language.word("hand-did-show"),
        Play::Muck => language.word("hand-did-muck"),
    }
}

/// What was done, street by street, the last first: who, and what.
pub fn done(language: Language, followed: &Followed) -> Vec<(String, String)> {
    let hand = followed.hand();
    let mut all = Vec::new();
    let mut dealing = false;
    let mut street = 0;
    for act in hand.acts() {
        let is_card = !matches!(act, Act::Player(..));
        match act {
            Act::Player(seat, play) => {
                let chips = match play {
                    Play::Bet(to) | Play::Raise(to) | Play::Complete(to) => {
                        format!(" {}", language.chips(*to))
                    }
                    Play::Show(cards) if !cards.is_empty() => format!(" {}", faces(cards)),
                    _ => String::new(),
                };
                let what = format!("{}{chips}", play_word(language, play));
                all.push((name(language, followed, *seat), what));
            }
            Act::Board(cards) => {
                street += 1;
                let gaps = [("number", street.into())];
                all.push((language.say("hand-board-street", &gaps), faces(cards)));
            }
            Act::Deal(..) if !dealing => all.push((language.word("hand-did-deal"), String::new())),
            Act::Deal(..) => {}
        }
        dealing = is_card;
    }
    all.reverse();
    all
}

/// `A♥ K♦ ?`; a dash when nobody saw any of them.
fn faces(cards: &Dealt) -> String {
    if cards.known().is_empty() {
        return "–".to_owned();
    }
    let face = |card: Option<Card>| match card {
        Some(card) => format!("{}{}", card.rank().letter(), card.suit().sign()),
        None => "?".to_owned(),
    };
    cards.iter().map(face).collect::<Vec<_>>().join(" ")
}

/// All that a player has, in front and behind.
pub(super) fn all_of(hand: &Hand, seat: SeatNo) -> Chips {
    hand.front(seat).plus(hand.stack(seat))
}
