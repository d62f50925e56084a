//! Paper: what the views say, on pages, as PDF.
//!
//! A [`Sheet`](crate::view::sheet::Sheet) flows down as many pages as it needs; slips are cut from
//! pages that hold several. A view says what stands there, this room where, and nothing is left out
//! to make it fit. The same sheet always gives the same bytes.

mod cards;
mod code;
mod face;
mod flow;
mod page;
#[cfg(feature = "window")]
pub mod preview;
mod slips;
mod table;
mod write;

use std::collections::BTreeSet;

use crate::tongue::{Language, Saying, told_by_saying};
pub use crate::view::sheet::Job;
use face::Faces;
use page::Page;

/// The size of the paper, upright.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
    /// A roll 80 millimetres wide, of which 72 are printed; as long as it must be.
    Roll80,
}

impl Paper {
    /// Width and height in points, 72 to the inch.
    const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
            Self::Roll80 => (226.77, 841.89),
        }
    }
}

/// A document that can be written to a file and printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The PDF.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// Letters that no face has; an empty box stands in their place.
    pub missing: BTreeSet<char>,
}

/// Why nothing was printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unprintable {
    /// There is nothing to print.
    Nothing,
    /// A face that the program carries cannot be read.
    Face,
    /// The document cannot be written, in the words of the library.
    Document(String),
}

impl Unprintable {
    fn saying(&self) -> Saying {
        match self {
            Self::Nothing => Saying::of("paper-nothing"),
            Self::Face => Saying::of("paper-no-face"),
            Self::Document(why) => Saying::of("paper-no-document").with("why", why.clone()),
        }
    }
}

told_by_saying!(Unprintable);

/// The pages of `job`, as PDF.
///
/// # Errors
/// When there is nothing to print, or the document cannot be written.
pub fn pdf(language: Language, paper: Paper, job: &Job) -> Result<Printed, Unprintable> {
    let faces = Faces::load()?;
    let (title, pages) = match job {
        Job::Sheets(sheets) => {
            let title = sheets.first().map(|sheet| format!("{} · {}", sheet.title, sheet.detail));
            let pages = sheets.iter().flat_map(|sheet| flow::pages(language, paper, &faces, sheet));
            (title, pages.collect())
        }
        Job::Slips(slips) => {
            let title = slips.first().map(|slip| format!("{} · {}", slip.event, slip.kind));
            (title, slips::pages(paper, &faces, slips))
        }
        Job::Cards(cards, on_a_page) => {
            let title = cards.first().map(|card| format!("{} · {}", card.event, card.kind));
            (title, cards::pages(paper, &faces, cards, *on_a_page))
        }
    };
    let title = title.ok_or(Unprintable::Nothing)?;
    finish(language, paper, &faces, &title, &pages)
}

fn finish(
    language: Language,
    paper: Paper,
    faces: &Faces,
    title: &str,
    pages: &[Page],
) -> Result<Printed, Unprintable> {
    let bytes = write::document(language, paper, faces, title, pages)?;
    let texts = pages.iter().flat_map(Page::texts);
    let missing = texts.flat_map(|(text, weight)| faces.missing(text, weight)).collect();
    Ok(Printed { bytes, pages: pages.len(), missing })
}
