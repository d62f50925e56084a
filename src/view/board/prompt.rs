//! The words that the floor reads aloud to the dealers.

use bottone_base::seat::TableNo;
use bottone_i18n::Language;
use bottone_rules::{floor::BubbleStep, ruling::cites::Topic};
use bottone_tournament::{
    Event, Tournament,
    entries::EntryEvent,
    hands::{BoardKind, HandBoard, HandsEvent},
    history::Record,
};
use bottone_vocabulary::words;

use super::named;

/// The words to read aloud to the dealers now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// "Finish this hand, then hold."
    pub say: String,
    /// Further information for the dealers, with the rule.
    pub note: String,
}

impl Prompt {
    pub(super) fn of(
        language: Language,
        t: &Tournament,
        board: &HandBoard,
        (step, tables): (BubbleStep, &[TableNo]),
    ) -> Self {
        let book = t.setup().house.rulebook.book;
        let cited = |name: &str, topic: Topic| {
            language.say(name, &[("cite", topic.cite(book).to_string().into())])
        };
        let (say, beside) = match (board.kind, step) {
            (BoardKind::Soft, _) => (language.word("board-say-soft"), "board-beside-soft"),
            (BoardKind::Last { hands, .. }, _) if !t.all_tables_done() => {
                let say = words::count(language, "board-say-last", hands.into());
                return Self { say, note: cited("board-beside-last", Topic::LastHands) };
            }
            (BoardKind::Last { .. }, _) => (language.word("board-say-bag"), "board-beside-bag"),
            (BoardKind::Together, BubbleStep::Show) => {
                let first = tables.get(..1).unwrap_or_default();
                let gaps = [("table", words::capital(&named(language, first)).into())];
                (language.say("board-say-show", &gaps), "board-beside-show")
            }
            (BoardKind::Together, BubbleStep::Over) => {
                (language.word("board-say-over"), "board-beside-over")
            }
            (BoardKind::Together, BubbleStep::Deal) => {
                (language.word("board-say-deal"), "board-beside-deal")
            }
            (BoardKind::Together, BubbleStep::Wait | BubbleStep::Begin | BubbleStep::Apart) => {
                let say = language.word("board-say-hold");
                return Self { say, note: cited("board-beside-hold", Topic::HandForHand) };
            }
        };
        Self { say, note: language.word(beside) }
    }
}

/// Returns the spoken words for this record: the next hand is dealt, or the number of hands left in
/// the day.
pub fn spoken_prompt(language: Language, record: &Record) -> Option<String> {
    record.events().iter().find_map(|event| match event {
        Event::Entries(EntryEvent::HandPlayed) => Some(language.word("board-say-deal")),
        Event::Hands(HandsEvent::LastHandsDrawn { hands, .. }) => {
            Some(words::count(language, "board-say-last", usize::from(*hands)))
        }
        _ => None,
    })
}
