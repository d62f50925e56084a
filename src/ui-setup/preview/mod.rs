//! Previews of paper, made in the background: the state of every sheet, the document of the chosen
//! one, and its visible page.
//!
//! Only the visible page and the next one are drawn. A document of a thousand pages therefore costs
//! no more to look at than one of two.

mod helper;

use std::{collections::BTreeSet, sync::Arc};

use bottone_i18n::Language;
use bottone_print::{Paper, Unprintable, preview::Preview};
use bottone_source::sheet_source::SheetSource;
use bottone_ui_frame::context::FrameContext;
use bottone_view_paper::printing::{self, LastBreak, PrintRequest, SheetRow, Snapshot};
use egui::{Color32, ColorImage, Context, TextureHandle, TextureOptions};
use helper::Helper;

/// The number of drawn pages kept: the visible one and its neighbours. Each takes some 5 MB, and as
/// much again where a processor draws.
const KEPT: usize = 3;
/// The number of pages above which a preview is not made again each minute. Printing always makes a
/// new one.
const LONG: usize = 100;

/// The inputs of a snapshot; paper shows the minute at which it is made.
type SnapshotKey = (u64, i64, Language);

/// The data made in the background.
#[derive(Default)]
pub(super) struct Proofs {
    helpers: Option<Helpers>,
    moment: Option<SnapshotKey>,
    snapshot: Option<Arc<Snapshot>>,
    /// The address of the room's page at that moment.
    found_at: Option<String>,
    club: String,
    survey: Survey,
    /// The order for the document: the sheet and the paper of the snapshot.
    order: Option<(PrintRequest, Paper)>,
    last_number: u64,
    /// The number of the first document of that order; earlier ones are ignored.
    since: u64,
    document: Option<SheetDocument>,
    pages: Vec<PageTexture>,
    page_asked: Option<PageKey>,
}

struct Helpers {
    maker: Helper<PreviewTask, PreviewResult>,
    painter: Helper<(Arc<Preview>, PageKey), PagePicture>,
}

/// The state of every sheet, and the last broken table.
#[derive(Default)]
pub(super) struct Survey {
    /// The sheets; empty before the first survey.
    pub rows: Vec<SheetRow>,
    /// The last table that broke.
    pub broke: Option<LastBreak>,
    language: Language,
}

/// The work of one thread, one item after the other. Each item frees tens of megabytes for the next
/// one, which separate threads could not share.
enum PreviewTask {
    Survey(Arc<Snapshot>),
    Document(DocumentRequest),
}

enum PreviewResult {
    Survey(Survey),
    Document(SheetDocument),
}

struct DocumentRequest {
    number: u64,
    snapshot: Arc<Snapshot>,
    wanted: PrintRequest,
    paper: Paper,
}

/// A finished document.
pub(super) struct SheetDocument {
    number: u64,
    /// The preview, opened once by the thread that made it: an opened long document is larger than
    /// its file.
    opened: Option<Arc<Preview>>,
    /// The size of each page in points of 1/72 inch.
    pub sizes: Vec<(f32, f32)>,
    /// The characters missing from every font.
    pub missing: BTreeSet<char>,
    /// The reason why there is no document.
    pub fault: Option<Unprintable>,
}

/// The document, the page, and its width in pixels.
type PageKey = (u64, usize, usize);

struct PagePicture {
    key: PageKey,
    picture: ColorImage,
}

struct PageTexture {
    key: PageKey,
    texture: TextureHandle,
}

impl Helpers {
    fn spawn(ctx: &Context) -> Self {
        let kind = |to_make: &PreviewTask| usize::from(matches!(to_make, PreviewTask::Document(_)));
        let maker = Helper::spawn(ctx, kind, |to_make| match to_make {
            PreviewTask::Survey(snapshot) => {
                let desk = snapshot.desk();
                let (rows, broke) = (printing::rows(&desk), printing::last_break(&desk));
                PreviewResult::Survey(Survey { rows, broke, language: desk.language })
            }
            PreviewTask::Document(order) => PreviewResult::Document(make(order)),
        });
        let painter = Helper::spawn(
            ctx,
            |_| 0,
            |(document, at): (Arc<Preview>, PageKey)| {
                let drawn = document.paint(at.1, at.2);
                let picture = if drawn.width > 0 {
                    ColorImage::from_rgba_unmultiplied([drawn.width, drawn.height], &drawn.rgba)
                } else {
                    ColorImage::filled([1, 1], Color32::WHITE)
                };
                PagePicture { key: at, picture }
            },
        );
        Self { maker, painter }
    }
}

fn make(order: DocumentRequest) -> SheetDocument {
    let DocumentRequest { number, snapshot, wanted, paper } = order;
    let desk = snapshot.desk();
    match Preview::new(desk.language, paper, wanted.job(&desk)) {
        Ok(opened) => {
            let missing = opened.missing.clone();
            let sizes = (0..opened.pages()).map(|page| opened.size(page)).collect();
            SheetDocument { number, opened: Some(Arc::new(opened)), sizes, missing, fault: None }
        }
        Err(fault) => SheetDocument {
            number,
            opened: None,
            sizes: Vec::new(),
            missing: BTreeSet::new(),
            fault: Some(fault),
        },
    }
}

impl Proofs {
    /// Takes the finished results, and requests what the event and the choice need now.
    pub(super) fn refresh(
        &mut self,
        ctx: &Context,
        (cx, (found_at, club)): (&FrameContext<'_>, (Option<&str>, &str)),
        wanted: &PrintRequest,
        paper: Paper,
    ) {
        let helpers = self.helpers.get_or_insert_with(|| Helpers::spawn(ctx));
        for made in helpers.maker.results() {
            match made {
                PreviewResult::Survey(survey) if survey.language == cx.language => {
                    self.survey = survey;
                }
                PreviewResult::Document(document) if document.number >= self.since => {
                    self.document = Some(document);
                }
                PreviewResult::Survey(_) | PreviewResult::Document(_) => {}
            }
        }
        for painted in helpers.painter.results() {
            self.page_asked = None;
            if painted.key.0 < self.since {
                continue;
            }
            let texture = ctx.load_texture("a page", painted.picture, TextureOptions::LINEAR);
            self.pages.push(PageTexture { key: painted.key, texture });
            if self.pages.len() > KEPT {
                self.pages.remove(0);
            }
        }
        let minute = cx.now.millis().div_euclid(60_000);
        let moment = (cx.desk.revision(), minute, cx.language);
        let elsewhere = self.found_at.as_deref() != found_at || self.club != club;
        club.clone_into(&mut self.club);
        self.found_at = found_at.map(str::to_owned);
        let anew = self.moment != Some(moment) || elsewhere;
        let order = (wanted.clone(), paper);
        let spoke = self.moment.is_none_or(|(.., language)| language == cx.language);
        let other = !spoke || elsewhere || self.order.as_ref() != Some(&order);
        let happened = self.moment.is_none_or(|(revision, ..)| revision != moment.0);
        let long = self.document.as_ref().is_some_and(|document| document.sizes.len() > LONG);
        if !spoke {
            self.survey = Survey::default();
        }
        if other {
            self.document = None;
            self.pages.clear();
            self.since = self.last_number + 1;
        }
        if anew {
            self.moment = Some(moment);
            let desk = SheetSource { page: found_at, club, ..cx.desk.papers(cx.language) };
            let snapshot = Arc::new(Snapshot::of(&desk, self.snapshot.as_deref()));
            helpers.maker.request(PreviewTask::Survey(Arc::clone(&snapshot)));
            self.snapshot = Some(snapshot);
        }
        if let Some(snapshot) =
            self.snapshot.as_ref().filter(|_| other || happened || anew && !long)
        {
            self.last_number += 1;
            let snapshot = Arc::clone(snapshot);
            let (wanted, number) = (wanted.clone(), self.last_number);
            let document = DocumentRequest { number, snapshot, wanted, paper };
            helpers.maker.request(PreviewTask::Document(document));
            self.order = Some(order);
        }
    }

    /// Takes a snapshot of this desk; data shared with the last one is not copied again.
    pub(super) fn take(&self, desk: &SheetSource<'_>) -> Snapshot {
        Snapshot::of(desk, self.snapshot.as_deref())
    }

    /// Returns the state of every sheet.
    pub(super) const fn survey(&self) -> &Survey {
        &self.survey
    }

    /// Returns the document as it will come out; `None` while it is being made.
    pub(super) const fn document(&self) -> Option<&SheetDocument> {
        self.document.as_ref()
    }

    /// Returns a page at this width in pixels. Until it is drawn, the last one drawn is returned if
    /// it is close enough.
    pub(super) fn page(&mut self, page: usize, pixels: usize) -> Option<&TextureHandle> {
        let document = self.document.as_ref()?;
        let at = (document.number, page, pixels);
        let drawn = |pages: &[PageTexture], at| pages.iter().position(|shown| shown.key == at);
        let here = drawn(&self.pages, at);
        let next = (document.number, page + 1, pixels);
        let wanted = if here.is_none() {
            Some(at)
        } else {
            let is_there = page + 1 < document.sizes.len();
            (is_there && drawn(&self.pages, next).is_none()).then_some(next)
        };
        if let (Some(wanted), Some(helpers), Some(opened)) =
            (wanted, &self.helpers, &document.opened)
            && self.page_asked.is_none_or(|asked| asked != wanted)
        {
            self.page_asked = Some(wanted);
            helpers.painter.request((Arc::clone(opened), wanted));
        }
        // The page of the previous minute, or a smaller one, is better than none.
        let here = here.or_else(|| self.pages.iter().rposition(|shown| shown.key.1 == page))?;
        self.pages.get(here).map(|shown| &shown.texture)
    }
}
