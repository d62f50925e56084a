//! Paper: the text of the views on pages, as PDF.
//!
//! A [`Sheet`] takes as many pages as it needs; slips are cut from pages that hold several. A view
//! provides the content and this room the layout; no content is left out to make it fit. The same
//! sheet always gives the same bytes.

mod cards;
mod code;
mod columns;
mod face;
mod faces;
mod flow;
mod page;
mod pieces;
mod poster;
#[cfg(feature = "window")]
pub mod preview;
mod rows;
mod sheets;
mod slips;
mod system;
mod table;
mod text;
mod word_cache;
mod write;

use std::collections::BTreeSet;

use bottone_i18n::{Language, Saying, displayed_by_saying};
pub use bottone_view::sheet::Job;
use bottone_view::sheet::{ReadingDistance, Sheet};

use faces::Faces;
use page::Page;
use pieces::{PieceFrame, PieceGrid};
use write::DocumentWriter;

/// The margin on either side of a roll: 72 of its 80 millimetres are printed.
const EDGE: f32 = 11.4;

/// The paper size, in portrait format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
    /// A roll 80 millimetres wide, of which 72 are printed; a page has the necessary length.
    Roll80,
}

impl Paper {
    /// Returns the width and height in points, 72 to the inch. A page of a roll is at most 2 metres
    /// long, the limit of common receipt printer drivers.
    const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
            Self::Roll80 => (226.77, 5_669.0),
        }
    }

    const fn is_roll(self) -> bool {
        matches!(self, Self::Roll80)
    }
}

/// A document for saving and printing.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedDocument {
    /// The PDF.
    pub bytes: Vec<u8>,
    pub pages: usize,
    /// The width of the widest page and the height of the highest, in points of 1/72 inch.
    pub largest: (f32, f32),
    /// Letters that no face has; an empty box stands in their place.
    pub missing: BTreeSet<char>,
}

/// The reason why nothing was printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unprintable {
    /// There is no content.
    Nothing,
    /// A face contained in the program cannot be read.
    Face,
    /// The document cannot be written; the text is the library's.
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

displayed_by_saying!(Unprintable);

/// Makes a PDF of the pages of `job`.
///
/// # Errors
/// If there is nothing to print, or the document cannot be written.
pub fn pdf(language: Language, paper: Paper, job: Job) -> Result<PrintedDocument, Unprintable> {
    let faces = Faces::load()?;
    let title = title(&job).ok_or(Unprintable::Nothing)?;
    let mut writer = DocumentWriter::new(language, &faces, &title);
    let mut largest = (0.0_f32, 0.0_f32);
    lay_out(language, paper, &faces, job, |page| {
        largest = (largest.0.max(page.size.0), largest.1.max(page.size.1));
        writer.page(&page)
    })?;
    let pages = writer.pages;
    Ok(PrintedDocument { bytes: writer.finish()?, pages, largest, missing: faces.missing() })
}

/// Lays out the pages of `job` and hands each to `page`, in their order.
///
/// # Errors
/// The first error that `page` returns.
fn lay_out(
    language: Language,
    paper: Paper,
    faces: &Faces,
    job: Job,
    mut page: impl FnMut(Page) -> Result<(), Unprintable>,
) -> Result<(), Unprintable> {
    match job {
        Job::Sheets(sheets) if is_halved(paper, &sheets) => {
            let set = |sheet| sheets::pages(language, paper, faces, sheet);
            let halves: Vec<Page> = sheets.iter().flat_map(set).collect();
            let put =
                |page: &mut Page, half: &Page, frame: PieceFrame| page.absorb(half, frame.top);
            HALVES.pages(paper, halves, put).try_for_each(page)
        }
        // Each sheet is written before the next is set, so that 1,200 sheets need the memory of
        // one.
        Job::Sheets(sheets) => sheets.into_iter().try_for_each(|sheet| {
            sheets::pages(language, paper, faces, &sheet).into_iter().try_for_each(&mut page)
        }),
        Job::Slips(slips) => slips::pages(paper, faces, slips).try_for_each(page),
        Job::Cards(cards, on) => {
            // Many pages are laid out before the first is written. Otherwise the data kept for each
            // page would fragment the memory between short-lived buffers: 300 MB for ten thousand
            // cards.
            let mut pages = cards::pages(paper, faces, cards, on);
            loop {
                let some: Vec<Page> = pages.by_ref().take(LAID_OUT).collect();
                if some.is_empty() {
                    return Ok(());
                }
                some.into_iter().try_for_each(&mut page)?;
            }
        }
    }
}

/// The number of card pages laid out at a time; all of ten thousand cards would need 26 MB.
const LAID_OUT: usize = 100;
/// Two sheets, one above the other.
const HALVES: PieceGrid = PieceGrid { across: 1, down: 2 };

/// Returns whether these sheets are printed two to a page. A roll has no halves.
fn is_halved(paper: Paper, sheets: &[Sheet]) -> bool {
    !paper.is_roll() && sheets.iter().all(|sheet| sheet.lay == ReadingDistance::Half)
}

/// Returns the title of the document.
fn title(job: &Job) -> Option<String> {
    let (first, second) = match job {
        Job::Sheets(sheets) => sheets.first().map(|sheet| (&sheet.title, &sheet.detail)),
        Job::Slips(slips) => slips.first().map(|slip| (&slip.event, &slip.kind)),
        Job::Cards(cards, _) => cards.first().map(|card| (&card.event, &card.kind)),
    }?;
    Some(if second.is_empty() { first.clone() } else { format!("{first} · {second}") })
}
