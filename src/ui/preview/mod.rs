//! Paper as it will come out, made beside the window: how every sheet stands, the document of the one
//! that is chosen, and the page of it that is in sight.
//!
//! Only the page in sight and the one after it are drawn, so that a document of a thousand pages costs
//! no more to look at than one of two.

mod helper;

use std::{collections::BTreeSet, sync::Arc};

use egui::{Color32, ColorImage, Context, TextureHandle, TextureOptions};

use super::context::FrameContext;
use crate::{
    i18n::Language,
    print::{self, Paper, Unprintable, preview::Preview},
    view::{
        printing::{self, LastBreak, SheetRow, Snapshot, Wanted},
        sheets::Desk,
    },
};
use helper::Helper;

/// How many drawn pages are kept.
const KEPT: usize = 4;
/// A document of more pages is not made again because a minute has gone by. What is printed is.
const LONG: usize = 100;

/// What a snapshot was taken of: paper says the minute at which it is made.
type Moment = (u64, i64, Language);

/// Everything that is made beside the window.
#[derive(Default)]
pub(super) struct Proofs {
    helpers: Option<Helpers>,
    moment: Option<Moment>,
    snapshot: Option<Arc<Snapshot>>,
    /// Where the room's page was at that moment.
    found_at: Option<String>,
    survey: Survey,
    /// What the document is asked for: the sheet, the paper, the snapshot of it.
    order: Option<(Wanted, Paper)>,
    asked: u64,
    /// The first document of that order: what was asked for before it is not looked at.
    since: u64,
    document: Option<Document>,
    pages: Vec<Shown>,
    page_asked: Option<Place>,
}

struct Helpers {
    survey: Helper<Arc<Snapshot>, Survey>,
    press: Helper<Order, Document>,
    painter: Helper<(Arc<[u8]>, Place), Painted>,
}

/// How every sheet stands, and what broke last.
#[derive(Default)]
pub(super) struct Survey {
    /// Every sheet; none before they were looked at.
    pub rows: Vec<SheetRow>,
    /// The last table that broke.
    pub broke: Option<LastBreak>,
    language: Language,
}

struct Order {
    number: u64,
    snapshot: Arc<Snapshot>,
    wanted: Wanted,
    paper: Paper,
}

/// A document that was made.
pub(super) struct Document {
    number: u64,
    bytes: Arc<[u8]>,
    /// The size of each page in points of 1/72 inch.
    pub sizes: Vec<(f32, f32)>,
    /// Letters that no face has.
    pub missing: BTreeSet<char>,
    /// Why there is none.
    pub fault: Option<Unprintable>,
}

/// Which page of which document, so many pixels wide.
type Place = (u64, usize, usize);

struct Painted {
    at: Place,
    picture: ColorImage,
}

struct Shown {
    at: Place,
    texture: TextureHandle,
}

impl Helpers {
    fn hire(ctx: &Context) -> Self {
        let survey = Helper::hire(ctx, |snapshot: Arc<Snapshot>| {
            let desk = snapshot.desk();
            let (rows, broke) = (printing::rows(&desk), printing::last_break(&desk));
            Survey { rows, broke, language: desk.language }
        });
        let press = Helper::hire(ctx, make);
        // Opening a long document costs more than a page of it.
        let mut open: Option<(u64, Preview)> = None;
        let painter = Helper::hire(ctx, move |(bytes, at): (Arc<[u8]>, Place)| {
            if open.as_ref().is_none_or(|(number, _)| *number != at.0) {
                open = Preview::new(bytes.to_vec()).ok().map(|preview| (at.0, preview));
            }
            let picture = open.as_ref().map(|(_, preview)| preview.paint(at.1, at.2));
            let picture = picture.filter(|picture| picture.width > 0).map(|picture| {
                let size = [picture.width, picture.height];
                ColorImage::from_rgba_unmultiplied(size, &picture.rgba)
            });
            let blank = || ColorImage::filled([1, 1], Color32::WHITE);
            Painted { at, picture: picture.unwrap_or_else(blank) }
        });
        Self { survey, press, painter }
    }
}

fn make(order: Order) -> Document {
    let Order { number, snapshot, wanted, paper } = order;
    let desk = snapshot.desk();
    let made = print::pdf(desk.language, paper, &wanted.job(&desk)).and_then(|printed| {
        let pages = Preview::new(printed.bytes.clone())?;
        let sizes = (0..pages.pages()).map(|page| pages.size(page)).collect();
        Ok((printed.bytes.into(), sizes, printed.missing))
    });
    match made {
        Ok((bytes, sizes, missing)) => Document { number, bytes, sizes, missing, fault: None },
        Err(fault) => Document {
            number,
            bytes: Arc::default(),
            sizes: Vec::new(),
            missing: BTreeSet::new(),
            fault: Some(fault),
        },
    }
}

impl Proofs {
    /// Takes what was made, and asks for what the event and the choice have come to want.
    pub(super) fn refresh(
        &mut self,
        ctx: &Context,
        (cx, found_at): (&FrameContext<'_>, Option<&str>),
        wanted: &Wanted,
        paper: Paper,
    ) {
        let helpers = self.helpers.get_or_insert_with(|| Helpers::hire(ctx));
        if let Some(survey) = helpers.survey.done().last()
            && survey.language == cx.language
        {
            self.survey = survey;
        }
        if let Some(document) = helpers.press.done().last()
            && document.number >= self.since
        {
            self.document = Some(document);
        }
        for painted in helpers.painter.done() {
            self.page_asked = None;
            if painted.at.0 < self.since {
                continue;
            }
            let texture = ctx.load_texture("a page", painted.picture, TextureOptions::LINEAR);
            self.pages.push(Shown { at: painted.at, texture });
            if self.pages.len() > KEPT {
                self.pages.remove(0);
            }
        }
        let minute = cx.now.millis().div_euclid(60_000);
        let moment = (cx.session.revision(), minute, cx.language);
        let elsewhere = self.found_at.as_deref() != found_at;
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
            self.since = self.asked + 1;
        }
        if anew {
            self.moment = Some(moment);
            let desk = Desk { page: found_at, ..cx.session.papers(cx.language) };
            let snapshot = Arc::new(Snapshot::of(&desk, self.snapshot.as_deref()));
            helpers.survey.ask(Arc::clone(&snapshot));
            self.snapshot = Some(snapshot);
        }
        if let Some(snapshot) =
            self.snapshot.as_ref().filter(|_| other || happened || anew && !long)
        {
            self.asked += 1;
            let snapshot = Arc::clone(snapshot);
            let (wanted, number) = (wanted.clone(), self.asked);
            helpers.press.ask(Order { number, snapshot, wanted, paper });
            self.order = Some(order);
        }
    }

    /// A snapshot of what lies on this desk; what the last one has of it already is not copied again.
    pub(super) fn take(&self, desk: &Desk<'_>) -> Snapshot {
        Snapshot::of(desk, self.snapshot.as_deref())
    }

    /// How every sheet stands.
    pub(super) const fn survey(&self) -> &Survey {
        &self.survey
    }

    /// The document, as it will come out; nothing while it is being made.
    pub(super) const fn document(&self) -> Option<&Document> {
        self.document.as_ref()
    }

    /// A page, so many pixels wide: until it is drawn the one that was drawn last, if it is as good as
    /// the same.
    pub(super) fn page(&mut self, page: usize, pixels: usize) -> Option<&TextureHandle> {
        let document = self.document.as_ref()?;
        let at = (document.number, page, pixels);
        let drawn = |pages: &[Shown], at| pages.iter().position(|shown| shown.at == at);
        let here = drawn(&self.pages, at);
        let next = (document.number, page + 1, pixels);
        let wanted = if here.is_none() {
            Some(at)
        } else {
            let is_there = page + 1 < document.sizes.len();
            (is_there && drawn(&self.pages, next).is_none()).then_some(next)
        };
        if let (Some(wanted), Some(helpers)) = (wanted, &self.helpers)
            && self.page_asked.is_none_or(|asked| asked != wanted)
        {
            self.page_asked = Some(wanted);
            helpers.painter.ask((Arc::clone(&document.bytes), wanted));
        }
        // The same page of the minute before, or drawn smaller, is better than none.
        let here = here.or_else(|| self.pages.iter().rposition(|shown| shown.at.1 == page))?;
        self.pages.get(here).map(|shown| &shown.texture)
    }
}
