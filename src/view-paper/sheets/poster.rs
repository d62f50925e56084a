//! The address of the room's page: as a poster, and small on the lists beside it.

use bottone_source::sheet_source::SheetSource;
use bottone_tournament::papers::SheetKind;
use bottone_view::sheet::{Code, Job, SheetPart};

use super::frame::sheet;

/// Makes a poster with the page's address as large as possible. Empty while the page is off, as a
/// poster must lead somewhere.
pub(super) fn poster(desk: &SheetSource<'_>) -> Job {
    let Some(url) = desk.page else { return Job::Sheets(Vec::new()) };
    let code = Code {
        content: url.to_owned(),
        words: vec![url.to_owned(), desk.language.word("poster-how")],
        purpose: desk.language.word("poster-find"),
    };
    Job::Sheets(vec![sheet(desk, SheetKind::Poster, vec![SheetPart::Poster(code)])])
}

/// Returns the address for the corner of a list; `None` while the page is off.
pub(super) fn corner_code(desk: &SheetSource<'_>) -> Option<Code> {
    let url = desk.page?;
    let word = |name| desk.language.say(name, &[("url", url.into())]);
    let words = vec![word("poster-find-at")];
    Some(Code { content: url.to_owned(), words, purpose: word("poster-find") })
}
