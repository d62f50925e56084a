//! Hand for hand in one line, over the tables of the floor.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    hands::{BoardKind, HandBoard},
};
use bottone_vocabulary::words;

use super::BoardView;
use crate::money::prizes;

/// Hand for hand in one line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Banner {
    /// "Hand for hand".
    pub title: String,
    /// "Hand 6 · 4:10".
    pub hand: String,
    /// Figures with their captions: done, playing, all-in. Empty if tables do not report their
    /// state.
    pub counts: Vec<(String, String)>,
    /// "2 more out, then the money".
    pub how_far: String,
    /// "351 paid · min cash €1,150".
    pub paid: String,
}

impl Banner {
    /// Returns the line at `at`; `None` unless all tables play each hand together.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Option<Self> {
        let board = t.hands().board().filter(|board| board.kind == BoardKind::Together)?;
        let hand = language.say("wall-hand", &[("number", board.number.into())]);
        let since = words::countdown(at.since(board.began));
        let paid = u32::try_from(t.places_paid()).unwrap_or(u32::MAX);
        let how_far = prizes::bubble(language, t, paid, at).text;
        let least = t.prize_list().ok().and_then(|prizes| prizes.last().copied());
        let money = |money| language.money(money, &t.setup().currency);
        let least = least.map(|least| {
            let prize = prizes::prize(language, least, money);
            language.say("board-min-cash", &[("prize", prize.into())])
        });
        let places = language.say("board-paid", &[("count", language.number(paid).into())]);
        Some(Self {
            title: language.word("prizes-hand-for-hand"),
            hand: words::joined([hand, since]),
            counts: counts(language, t, board, at),
            how_far,
            paid: words::joined([places, least.unwrap_or_default()]),
        })
    }
}

fn counts(
    language: Language,
    t: &Tournament,
    board: &HandBoard,
    at: Timestamp,
) -> Vec<(String, String)> {
    let view = BoardView::of(language, t, at).filter(|_| board.is_used());
    let Some(progress) = view.map(|view| view.progress) else { return Vec::new() };
    let figure = |of: usize, word: &str| (language.number(of as u64), language.word(word));
    vec![
        figure(progress.done, "board-done-word"),
        figure(progress.plays, "board-plays-word"),
        figure(progress.all_in, "board-all-in-word"),
    ]
}
