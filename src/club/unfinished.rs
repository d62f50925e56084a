//! The unfinished last line of an event's file, in words.

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{
    Desk as _,
    file::{OpenedEvent, UnfinishedLine},
};
use bottone_store::journal::excerpt;
use bottone_view::log::preview_text;
use bottone_vocabulary::words;

/// Describes the unfinished last line of this file, if there is one.
pub fn describe_unfinished(language: Language, opened: &OpenedEvent) -> Option<String> {
    let (t, records) = (opened.desk.tournament(), opened.desk.records());
    Some(match opened.unfinished_line()? {
        UnfinishedLine::Act(record) => Saying::of("files-torn-said")
            .with("time", words::time_to_the_second(record.recorded))
            .with("by", record.by.as_str())
            .with("what", preview_text(language, &record, records, t))
            .to_text(language),
        UnfinishedLine::Text(text) => {
            Saying::of("files-torn-begins").with("text", excerpt(text)).to_text(language)
        }
    })
}
