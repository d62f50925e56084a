//! The address of the room's page: as a poster, and small on the lists beside it.

use super::{Desk, frame::sheet};
use crate::{
    tournament::papers::SheetKind,
    view::sheet::{Code, Job, Part},
};

/// Makes a poster with the page's address as large as possible. Empty while the page is off, as a
/// poster must lead somewhere.
pub(super) fn poster(desk: &Desk<'_>) -> Job {
    let Some(url) = desk.page else { return Job::Sheets(Vec::new()) };
    let code = Code {
        content: url.to_owned(),
        words: vec![url.to_owned(), desk.language.word("poster-how")],
        purpose: desk.language.word("poster-find"),
    };
    Job::Sheets(vec![sheet(desk, SheetKind::Poster, vec![Part::Poster(code)])])
}

/// Returns the address for the corner of a list; `None` while the page is off.
pub(super) fn in_the_corner(desk: &Desk<'_>) -> Option<Code> {
    let url = desk.page?;
    let word = |name| desk.language.say(name, &[("url", url.into())]);
    let words = vec![word("poster-find-at")];
    Some(Code { content: url.to_owned(), words, purpose: word("poster-find") })
}
