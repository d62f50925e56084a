//! The distance to the money.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_vocabulary::words;

use super::certainty::{kept_prizes, prize};
use crate::Tone;

/// The distance to the money.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bubble {
    /// "141 more out, then the money", "On the bubble", "In the money".
    pub text: String,
    /// Additional words: the payout of the next bust, or that the hand goes on.
    pub next: String,
    /// `Waits` on the bubble, `Gold` near it, `Good` in the money.
    pub tone: Tone,
}

/// Returns the event's distance to the money, with this many paid places.
pub fn bubble(language: Language, t: &Tournament, paid: u32, at: Timestamp) -> Bubble {
    let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
    if paid == 0 || t.entries().count() == 0 {
        return Bubble::default();
    }
    if t.winner(at).is_some() {
        let said = language.word("prizes-over");
        return Bubble { text: said, next: String::new(), tone: Tone::Good };
    }
    if t.deals().agreed().is_some() {
        let (said, kept) = (language.word("prizes-deal"), kept_prizes(language, t, at));
        let next = if kept.is_empty() {
            language.word("prizes-none-left")
        } else {
            language.say("prizes-still-to-win", &[("kept", kept.join(", ").into())])
        };
        return Bubble { text: said, next, tone: Tone::Good };
    }
    let money = |money| language.money(money, &t.setup().currency);
    let next = t.next_out(at).map(|next| {
        let place = words::ordinal(language, next.place);
        let gaps = [("place", place.into()), ("money", prize(language, next.prize, money).into())];
        language.say("prizes-next-out", &gaps)
    });
    let hand = t.entries().hand_for_hand().began().map(|began| {
        language.say("prizes-hand-since", &[("time", words::time_of_day(began).into())])
    });
    let alike = t.remaining_prizes().ok().filter(|_| t.is_settled(at)).unwrap_or_default();
    let alike = alike.first().map(|each| {
        let each = prize(language, *each, money);
        language.say("prizes-all-win-same", &[("prize", each.into())])
    });
    let next = alike.or(hand).or(next).unwrap_or_default();
    match left.saturating_sub(paid) {
        0 => Bubble { text: language.word("prizes-in-the-money"), next, tone: Tone::Good },
        1 => Bubble { text: language.word("prizes-bubble"), next, tone: Tone::Waits },
        out => {
            let said = words::count(language, "prizes-to-the-money", out as usize);
            let near = out as usize <= t.tables().open().count();
            Bubble { text: said, next, tone: if near { Tone::Gold } else { Tone::Dim } }
        }
    }
}
