//! The meaning of each line of a sheet, in words.

use bottone_i18n::{Filling, Language, Saying, ToText as _};
use bottone_rules::levels::Level;
use bottone_vocabulary::words;

use super::{ColumnHead, LineMeaning, PastedSheet, SheetLine, USUAL, UnreadPart, UnreadReason};

/// Returns the meaning of a line, from left to right; empty if no part was understood.
pub fn line(language: Language, line: &SheetLine) -> String {
    let parts: Vec<String> =
        line.taken.iter().map(|taken| self::meaning_text(language, taken)).collect();
    parts.join("; ")
}

/// Returns the words for the meaning of a part of a line.
fn meaning_text(language: Language, taken: &LineMeaning) -> String {
    let saying = match taken {
        LineMeaning::Name(name) => Saying::of("paste-name").with("name", name.as_str()),
        LineMeaning::Stack(stack) => Saying::of("paste-stack").with("stack", *stack),
        LineMeaning::Minutes(minutes) => Saying::of("paste-minutes")
            .with("minutes", Saying::count("count-minutes", (*minutes).into())),
        LineMeaning::Heads(heads) => {
            let names: Vec<String> =
                heads.iter().filter_map(|head| Some(language.word(head_name(*head)?))).collect();
            Saying::of("paste-heads").with("heads", names.join(", "))
        }
        LineMeaning::Level(number, level) => return level_in_words(language, *number, level),
        LineMeaning::Row(row, false) => return words::row(language, row),
        LineMeaning::Row(row, true) => {
            Saying::of("paste-row-assumed").with("row", words::row(language, row))
        }
        LineMeaning::After(number, row) => Saying::of("paste-after")
            .with("row", words::row(language, row))
            .with("level", Filling::Number(*number)),
        LineMeaning::StaysOpen(number) => {
            Saying::of("paste-stays-open").with("level", Filling::Number(*number))
        }
        LineMeaning::RebuysEnd => Saying::of("paste-rebuys-end"),
        LineMeaning::NextDay => Saying::of("paste-next-day"),
        LineMeaning::Hour => Saying::of("paste-hour"),
        LineMeaning::Aside(words) => Saying::of("paste-aside").with("words", words.as_str()),
        LineMeaning::Remark(words) => Saying::of("paste-remark").with("words", words.as_str()),
        LineMeaning::LeftOut => Saying::of("paste-left-out"),
    };
    saying.to_text(language)
}

/// Describes a level with its number, ante and length.
fn level_in_words(language: Language, number: Option<u64>, level: &Level) -> String {
    let stakes = words::stakes(language, level);
    let row = match number {
        Some(number) => Saying::of("paste-level")
            .with("number", Filling::Number(number))
            .with("stakes", stakes)
            .to_text(language),
        None => Saying::of("paste-level-unnumbered").with("stakes", stakes).to_text(language),
    };
    let ante = level.ante.map(|ante| {
        let name = format!("paste-ante-{}", ante.poster().key());
        Saying::of(name).with("chips", ante.chips()).to_text(language)
    });
    let minutes = words::count(language, "count-minutes", level.minutes.into());
    let parts: Vec<String> = [Some(row), ante, Some(minutes)].into_iter().flatten().collect();
    parts.join(" · ")
}

/// Returns why a part of a line was not understood, and what to do.
pub fn unread_reason(language: Language, unread: &UnreadPart) -> String {
    let name = match unread.reason {
        UnreadReason::NoNumber => "paste-why-no-number",
        UnreadReason::Unknown => "paste-why-unknown",
        UnreadReason::MinutesOrAnte => "paste-why-minutes-or-ante",
        UnreadReason::ClosesTwice => "paste-why-closes-twice",
        UnreadReason::NoSuchLevel => "paste-why-no-such-level",
        UnreadReason::Column => "paste-why-column",
        UnreadReason::TooLong => "paste-why-too-long",
    };
    Saying::of(name).with("part", unread.part.as_str()).to_text(language)
}

/// Returns a sentence for each value that the sheet lacks and that was filled in.
pub fn assumption_lines(language: Language, sheet: &PastedSheet) -> Vec<String> {
    let minutes = sheet.assumes_minutes.then(|| {
        let minutes = Saying::count("count-minutes", USUAL.into());
        Saying::of("paste-assumed-minutes").with("minutes", minutes).to_text(language)
    });
    minutes.into_iter().collect()
}

/// Returns the name of the word for a column; `None` if its cells are not read.
const fn head_name(head: ColumnHead) -> Option<&'static str> {
    Some(match head {
        ColumnHead::Level => "paste-head-level",
        ColumnHead::Small => "paste-head-small",
        ColumnHead::Big => "paste-head-big",
        ColumnHead::Blinds => "paste-head-blinds",
        ColumnHead::Ante => "paste-head-ante",
        ColumnHead::BigBlindAnte => "paste-head-big-blind-ante",
        ColumnHead::SmallBet => "paste-head-small-bet",
        ColumnHead::BigBet => "paste-head-big-bet",
        ColumnHead::StudAnte => "paste-head-stud-ante",
        ColumnHead::BringIn => "paste-head-bring-in",
        ColumnHead::Minutes | ColumnHead::Time => "paste-head-minutes",
        ColumnHead::Clock => "paste-head-clock",
        ColumnHead::Notes => "paste-head-notes",
        ColumnHead::Other => "paste-head-other",
        ColumnHead::Unknown => return None,
    })
}
