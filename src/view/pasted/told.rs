//! The meaning of each line of a sheet, in words.

use super::{Head, Sheet, SheetLine, Taken, USUAL, Unread, Why};
use crate::{
    i18n::{Filling, Language, Saying, Told as _},
    rules::levels::{Ante, Level},
    view::words,
};

/// Returns the meaning of a line, from left to right; empty if no part was understood.
pub fn line(language: Language, line: &SheetLine) -> String {
    let parts: Vec<String> = line.taken.iter().map(|taken| self::taken(language, taken)).collect();
    parts.join("; ")
}

/// Returns the words for the meaning of a part of a line.
fn taken(language: Language, taken: &Taken) -> String {
    let saying = match taken {
        Taken::Name(name) => Saying::of("paste-name").with("name", name.as_str()),
        Taken::Stack(stack) => Saying::of("paste-stack").with("stack", *stack),
        Taken::Minutes(minutes) => Saying::of("paste-minutes")
            .with("minutes", Saying::count("count-minutes", (*minutes).into())),
        Taken::Heads(heads) => {
            let names: Vec<String> =
                heads.iter().filter_map(|head| Some(language.word(head_word(*head)?))).collect();
            Saying::of("paste-heads").with("heads", names.join(", "))
        }
        Taken::Level(number, level) => return level_in_words(language, *number, level),
        Taken::Row(row, false) => return words::row(language, row),
        Taken::Row(row, true) => {
            Saying::of("paste-row-assumed").with("row", words::row(language, row))
        }
        Taken::After(number, row) => Saying::of("paste-after")
            .with("row", words::row(language, row))
            .with("level", Filling::Number(*number)),
        Taken::StaysOpen(number) => {
            Saying::of("paste-stays-open").with("level", Filling::Number(*number))
        }
        Taken::RebuysEnd => Saying::of("paste-rebuys-end"),
        Taken::NextDay => Saying::of("paste-next-day"),
        Taken::Hour => Saying::of("paste-hour"),
        Taken::Aside(words) => Saying::of("paste-aside").with("words", words.as_str()),
        Taken::Remark(words) => Saying::of("paste-remark").with("words", words.as_str()),
        Taken::LeftOut => Saying::of("paste-left-out"),
    };
    saying.told(language)
}

/// Describes a level with its number, ante and length.
fn level_in_words(language: Language, number: Option<u64>, level: &Level) -> String {
    let stakes = words::stakes(language, level);
    let row = match number {
        Some(number) => Saying::of("paste-level")
            .with("number", Filling::Number(number))
            .with("stakes", stakes)
            .told(language),
        None => Saying::of("paste-level-unnumbered").with("stakes", stakes).told(language),
    };
    let ante = level.ante.map(|ante| {
        let name = match ante {
            Ante::Each(_) => "paste-ante-each",
            Ante::BigBlind(_) => "paste-ante-big",
            Ante::Button(_) => "paste-ante-button",
        };
        Saying::of(name).with("chips", ante.chips()).told(language)
    });
    let minutes = words::count(language, "count-minutes", level.minutes.into());
    let parts: Vec<String> = [Some(row), ante, Some(minutes)].into_iter().flatten().collect();
    parts.join(" · ")
}

/// Returns why a part of a line was not understood, and what to do.
pub fn why(language: Language, unread: &Unread) -> String {
    let name = match unread.why {
        Why::NoNumber => "paste-why-no-number",
        Why::Unknown => "paste-why-unknown",
        Why::MinutesOrAnte => "paste-why-minutes-or-ante",
        Why::ClosesTwice => "paste-why-closes-twice",
        Why::NoSuchLevel => "paste-why-no-such-level",
        Why::Column => "paste-why-column",
        Why::TooLong => "paste-why-too-long",
    };
    Saying::of(name).with("part", unread.part.as_str()).told(language)
}

/// Returns a sentence for each value that the sheet lacks and that was filled in.
pub fn assumed(language: Language, sheet: &Sheet) -> Vec<String> {
    let minutes = sheet.assumes_minutes.then(|| {
        let minutes = Saying::count("count-minutes", USUAL.into());
        Saying::of("paste-assumed-minutes").with("minutes", minutes).told(language)
    });
    minutes.into_iter().collect()
}

/// Returns the name of the word for a column; `None` if its cells are not read.
const fn head_word(head: Head) -> Option<&'static str> {
    Some(match head {
        Head::Level => "paste-head-level",
        Head::Small => "paste-head-small",
        Head::Big => "paste-head-big",
        Head::Blinds => "paste-head-blinds",
        Head::Ante => "paste-head-ante",
        Head::BigBlindAnte => "paste-head-big-blind-ante",
        Head::SmallBet => "paste-head-small-bet",
        Head::BigBet => "paste-head-big-bet",
        Head::StudAnte => "paste-head-stud-ante",
        Head::BringIn => "paste-head-bring-in",
        Head::Minutes | Head::Time => "paste-head-minutes",
        Head::Clock => "paste-head-clock",
        Head::Notes => "paste-head-notes",
        Head::Other => "paste-head-other",
        Head::Unknown => return None,
    })
}
