//! The actions of a hand, in words.

use bottone_base::{cards::Card, seat::SeatNo};
use bottone_dealer::FollowedHand;
use bottone_hands::hand::{DealtCards, Hand, HandAct, Play};
use bottone_i18n::Language;

use super::name;

/// Returns a player's last action on this street or, before any, the post.
pub(super) fn last_play(language: Language, hand: &Hand, seat: SeatNo) -> String {
    let is_card = |act: &HandAct| matches!(act, HandAct::Deal(..) | HandAct::Board(_));
    // Cards dealt after a player's draw do not start a new street.
    let since = hand.acts().iter().rposition(is_card).map_or(0, |at| at + 1);
    let plays = hand.acts().iter().skip(since).rev();
    let mut own = plays.filter_map(|act| match act {
        HandAct::Player(who, play) if *who == seat => Some(play),
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
        Play::Fold => language.word("hand-action-fold"),
        Play::Check => language.word("hand-action-check"),
        Play::Call => language.word("hand-action-call"),
        Play::Bet(_) => language.word("hand-action-bet"),
        Play::Raise(_) => language.word("hand-action-raise"),
        Play::BringIn => language.word("hand-action-bring-in"),
        Play::Complete(_) => language.word("hand-action-complete"),
        Play::Draw(cards) => language.say("hand-action-draw", &[("count", cards.len().into())]),
        Play::StandPat => language.word("hand-action-stand-pat"),
        Play::Show(_) => language.word("hand-action-show"),
        Play::Muck => language.word("hand-action-muck"),
    }
}

/// Returns the actions by street, the last first: player and action.
pub fn action_lines(language: Language, followed: &FollowedHand) -> Vec<(String, String)> {
    let hand = followed.hand();
    let mut all = Vec::new();
    let mut dealing = false;
    let mut street = 0;
    for act in hand.acts() {
        let is_card = !matches!(act, HandAct::Player(..));
        match act {
            HandAct::Player(seat, play) => {
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
            HandAct::Board(cards) => {
                street += 1;
                let gaps = [("number", street.into())];
                all.push((language.say("hand-board-street", &gaps), faces(cards)));
            }
            HandAct::Deal(..) if !dealing => {
                all.push((language.word("hand-action-deal"), String::new()));
            }
            HandAct::Deal(..) => {}
        }
        dealing = is_card;
    }
    all.reverse();
    all
}

/// Formats cards, `A♥ K♦ ?`; a dash if none was seen.
fn faces(cards: &DealtCards) -> String {
    if cards.known().is_empty() {
        return "–".to_owned();
    }
    let face = |card: Option<Card>| match card {
        Some(card) => format!("{}{}", card.rank().letter(), card.suit().sign()),
        None => "?".to_owned(),
    };
    cards.iter().map(face).collect::<Vec<_>>().join(" ")
}
