//! Reports from tables, in one line of the log.

use bottone_i18n::Language;
use bottone_rules::floor::TableProgress;
use bottone_tournament::{entries::EntryId, hands::HandsEvent};
use bottone_vocabulary::words;

/// Describes the event in one line of the log. `name` gives the name of an entry.
pub(crate) fn log_line<'a>(
    language: Language,
    event: &HandsEvent,
    name: impl Fn(EntryId) -> &'a str,
) -> String {
    match event {
        HandsEvent::Reported { table, progress, .. } => {
            let what = language.word(match progress {
                TableProgress::Plays => "board-plays",
                TableProgress::Stopped => "board-stopped",
                TableProgress::AllIn => "board-all-in",
                TableProgress::Done => "board-done",
            });
            words::joined([words::table(language, *table), what])
        }
        HandsEvent::StackReported { entry, stack } => {
            let gaps =
                [("who", name(*entry).to_owned().into()), ("chips", language.chips(*stack).into())];
            language.say("board-log-stack", &gaps)
        }
        HandsEvent::SoftBegan => language.word("board-soft-title"),
        HandsEvent::Ended => language.word("board-log-ended"),
        HandsEvent::HeadsAsked => language.word("board-log-heads"),
        HandsEvent::HeadsCounted { table, heads, here } => {
            let counted = words::count(language, "board-heads-of", usize::from(*heads));
            let gaps = [("here", (*here).into())];
            let apart = language.say("board-log-apart", &gaps);
            let apart = if heads == here { String::new() } else { apart };
            words::joined([words::table(language, *table), counted, apart])
        }
        HandsEvent::LastHandsDrawn { hands, .. } => {
            let drawn = words::count(language, "board-hands-drawn", usize::from(*hands));
            words::joined([language.word("board-last-title"), drawn])
        }
    }
}
