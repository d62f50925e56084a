//! Reads a document back: its pages, its words with their boxes, and its faces.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::{collections::BTreeMap, fs, path::Path};

use bottone::print::Printed;
use hayro_interpret::{
    BlendMode, ClipPath, Context, Device, DrawMode, DrawProps, Image, ImageDrawProps,
    InterpreterCache, InterpreterSettings, SoftMask, TransformExt as _,
    font::{Glyph, GlyphRun},
    hayro_cmap::BfString,
    hayro_syntax::{
        Pdf,
        object::{self, Array, Dict, Name, Stream},
    },
    interpret_page,
    kurbo::{BezPath, Point, Rect},
};

/// A document that was read.
pub(crate) struct Document {
    pages: Vec<Page>,
    faces: Vec<Face>,
}

/// A page.
struct Page {
    /// Width and height in points.
    size: (f32, f32),
    words: Vec<Word>,
}

/// Letters of one size that stand on one line without a gap.
struct Word {
    /// The text of each glyph from left to right.
    glyphs: Vec<String>,
    left: f64,
    right: f64,
    /// The line on which it stands, from the top of the page.
    base: f64,
    /// The size of its letters in points.
    size: f64,
    /// The reach of its face above the line and below it, in parts of its size.
    reach: (f64, f64),
}

/// A face of the document.
#[derive(Debug)]
pub(crate) struct Face {
    /// The name with the six letters of its part, as in "ABCDEF+NotoSans".
    pub(crate) name: String,
    /// True if it lies in the document.
    pub(crate) is_embedded: bool,
    /// True if it has only the glyphs that the document needs.
    pub(crate) is_part: bool,
    /// True if each glyph says which letters it stands for.
    pub(crate) has_letters: bool,
    /// The reach above the line and below it, in parts of its size.
    reach: (f64, f64),
}

impl Document {
    /// Reads what was printed.
    pub(crate) fn of(printed: &Printed) -> Self {
        Self::kept_as(printed, std::thread::current().name().unwrap_or("a"))
    }

    /// Reads what was printed. `KEEP=folder cargo test --test paper` leaves it there under this name.
    pub(crate) fn kept_as(printed: &Printed, name: &str) -> Self {
        if let Some(to) = std::env::var_os("KEEP") {
            let name = name.replace("::", "-");
            fs::write(Path::new(&to).join(format!("{name}.pdf")), &printed.bytes).unwrap();
        }
        Self::read(printed.bytes.clone())
    }

    /// Reads a file.
    pub(crate) fn at(path: &str) -> Self {
        Self::read(fs::read(path).unwrap())
    }

    fn read(bytes: Vec<u8>) -> Self {
        let pdf = Pdf::new(bytes).unwrap();
        let dicts = pdf.objects().into_iter().filter_map(object::Object::into_dict);
        let faces: Vec<Face> = dicts.filter_map(|dict| Face::of(&dict)).collect();
        let reach = faces.iter().map(|face| {
            let name = face.name.split_once('+').map_or(face.name.as_str(), |(_, name)| name);
            (name.to_owned(), face.reach)
        });
        let reach: BTreeMap<String, (f64, f64)> = reach.collect();
        let cache = InterpreterCache::new();
        let pages = pdf.pages().iter().map(|page| {
            let (width, height) = page.render_dimensions();
            let mut reader =
                Reader { reach: &reach, words: Vec::new(), spans: Vec::new(), is_apart: true };
            let sheet = Rect::new(0.0, 0.0, width.into(), height.into());
            let upright = page.initial_transform(true).to_kurbo();
            let settings = InterpreterSettings::default();
            let mut context = Context::new(upright, sheet, &cache, page.xref(), settings);
            interpret_page(page, &mut context, &mut reader);
            Page { size: (width, height), words: reader.words }
        });
        let pages = pages.collect();
        Self { pages, faces }
    }

    /// The words of each page, line by line as they stand.
    pub(crate) fn pages(&self) -> Vec<String> {
        self.pages.iter().map(Page::text).collect()
    }

    /// Every word with its page and its box: left, top, right, bottom, in points.
    pub(crate) fn words(&self) -> Vec<(usize, String, [f32; 4])> {
        let pages = (1..).zip(&self.pages);
        let words =
            pages.flat_map(|(number, page)| page.words.iter().map(move |word| (number, word)));
        words.map(|(number, word)| (number, word.text(), word.at())).collect()
    }

    /// The width and height of each page, in points.
    pub(crate) fn sizes(&self) -> Vec<(f32, f32)> {
        self.pages.iter().map(|page| page.size).collect()
    }

    /// Every word of every page is on it, so far from its edge, and no two are on each other.
    pub(crate) fn is_tidy(&self, told: &str, edge: f32) {
        assert!(self.pages.iter().any(|page| !page.words.is_empty()), "{told}");
        for (number, page) in (1..).zip(&self.pages) {
            let (width, height) = page.size;
            let here: Vec<_> = page.words.iter().map(|word| (word, word.at())).collect();
            for (n, (word, a)) in here.iter().enumerate() {
                let text = || word.text();
                let inside = a[0] > edge && a[1] > 0.0 && a[2] < width - edge && a[3] < height;
                assert!(inside, "{told}: {} {a:?} on page {number}, {width} × {height}", text());
                for (next, b) in &here[n + 1..] {
                    let beside = a[2] <= b[0] + 0.3 || b[2] <= a[0] + 0.3;
                    // A box is as tall as the face allows; the letters are less.
                    let (mine, other) = ((a[3] - a[1]) * 0.22, (b[3] - b[1]) * 0.22);
                    let above = a[3] - mine <= b[1] + other || b[3] - other <= a[1] + mine;
                    assert!(beside || above, "{told}: {} {a:?} and {} {b:?}", text(), next.text());
                }
            }
        }
    }

    /// The faces of the document.
    pub(crate) fn faces(&self) -> &[Face] {
        &self.faces
    }
}

impl Page {
    /// The lines from the top, the words of each from the left.
    fn text(&self) -> String {
        let mut words: Vec<&Word> = self.words.iter().collect();
        words.sort_by(|a, b| a.base.total_cmp(&b.base));
        let lines = words.chunk_by_mut(|a, b| b.base - a.base < 0.5);
        let mut text = String::new();
        for line in lines {
            line.sort_by(|a, b| a.left.total_cmp(&b.left));
            let words: Vec<String> = line.iter().map(|word| word.text()).collect();
            text += &words.join(" ");
            text.push('\n');
        }
        text
    }
}

impl Word {
    /// The text in the order in which it is read.
    fn text(&self) -> String {
        let is_from_the_right =
            |letter: char| matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fefc}');
        if self.glyphs.iter().flat_map(|glyph| glyph.chars()).any(is_from_the_right) {
            self.glyphs.iter().rev().map(String::as_str).collect()
        } else {
            self.glyphs.concat()
        }
    }

    /// The box: left, top, right, bottom.
    fn at(&self) -> [f32; 4] {
        let (above, below) = self.reach;
        let (top, bottom) = (self.base - above * self.size, self.base + below * self.size);
        #[expect(clippy::cast_possible_truncation, reason = "points on a sheet")]
        let at = [self.left, top, self.right, bottom].map(|side| side as f32);
        at
    }
}

impl Face {
    /// The face that a dictionary describes.
    fn of(dict: &Dict<'_>) -> Option<Self> {
        let is = |dict: &Dict<'_>, key: &str, name: &str| {
            dict.get::<Name<'_>>(key).is_some_and(|found| found.as_str() == name)
        };
        if !is(dict, "Type", "Font")
            || is(dict, "Subtype", "CIDFontType0")
            || is(dict, "Subtype", "CIDFontType2")
        {
            return None;
        }
        let name = dict.get::<Name<'_>>("BaseFont").unwrap().as_str().to_owned();
        let below = dict.get::<Array<'_>>("DescendantFonts").unwrap();
        let below = below.iter::<Dict<'_>>().next().unwrap();
        let described = below.get::<Dict<'_>>("FontDescriptor").unwrap();
        let files = ["FontFile", "FontFile2", "FontFile3"];
        let reach = |key: &str| f64::from(described.get::<f32>(key).unwrap()) / 1_000.0;
        Some(Self {
            is_embedded: files.iter().any(|file| described.get::<Stream<'_>>(file).is_some()),
            is_part: name.find('+') == Some(6),
            has_letters: dict.get::<Stream<'_>>("ToUnicode").is_some(),
            reach: (reach("Ascent"), -reach("Descent")),
            name,
        })
    }

    /// Returns true if a reader sees and copies the text as it was meant.
    pub(crate) fn is_whole(&self) -> bool {
        self.is_embedded && self.is_part && self.has_letters
    }
}

/// Keeps the letters that a page draws.
struct Reader<'r> {
    /// The reach of each face above the line and below it.
    reach: &'r BTreeMap<String, (f64, f64)>,
    words: Vec<Word>,
    /// The spans that are open: what their glyphs stand for together, until it was taken.
    spans: Vec<Option<String>>,
    /// True if the next letter begins a word.
    is_apart: bool,
}

impl Reader<'_> {
    /// Takes one letter: where it stands, how far it reaches, and what it stands for.
    fn takes(&mut self, text: String, letter: &Word) {
        if text.is_empty() {
            return;
        }
        if text.chars().all(char::is_whitespace) {
            self.is_apart = true;
            return;
        }
        if let (Some(word), false) = (self.words.last_mut(), self.is_apart) {
            let gap = letter.left - word.right;
            let goes_on = (letter.size - word.size).abs() < 0.01
                && (letter.base - word.base).abs() < 0.5
                && (-0.1 * word.size..=0.1 * word.size).contains(&gap);
            if goes_on {
                word.right = letter.right;
                word.glyphs.push(text);
                word.reach.0 = word.reach.0.max(letter.reach.0);
                word.reach.1 = word.reach.1.max(letter.reach.1);
                return;
            }
        }
        self.is_apart = false;
        self.words.push(Word { glyphs: vec![text], ..*letter });
    }
}

impl<'a> Device<'a> for Reader<'_> {
    fn draw_glyph_run(&mut self, run: &GlyphRun<'_, 'a>, props: DrawProps<'a>, _: &DrawMode) {
        let face = run.glyphs().first().map(|glyph| match &**glyph {
            Glyph::Outline(outline) => outline.font_data().and_then(|data| data.postscript_name),
            Glyph::Type3(_) => None,
        });
        // A run is of one face.
        let Some(face) = face else { return };
        let reach = self.reach[&face.unwrap()];
        for glyph in run.glyphs() {
            let place = props.transform * glyph.transform();
            let at = |x, y| place * Point::new(x, y);
            let Glyph::Outline(outline) = &**glyph else { panic!("a glyph that is a picture") };
            let text = match self.spans.iter_mut().flatten().next_back() {
                Some(text) => std::mem::take(text),
                None => match outline.as_unicode() {
                    Some(BfString::Char(letter)) => letter.to_string(),
                    Some(BfString::String(text)) => text,
                    None => '\u{fffd}'.to_string(),
                },
            };
            let (from, to) = (at(0.0, 0.0), at(outline.advance_width().unwrap().into(), 0.0));
            let letter = Word {
                glyphs: Vec::new(),
                left: from.x,
                right: to.x,
                base: from.y,
                size: (at(0.0, 1_000.0) - from).hypot(),
                reach,
            };
            self.takes(text, &letter);
        }
    }

    fn begin_marked_content(&mut self, _: &[u8], properties: Option<&Dict<'_>>) {
        let meant = properties.and_then(|with| with.get::<object::String<'_>>("ActualText"));
        self.spans.push(meant.map(|text| meaning(text.as_bytes())));
    }

    fn end_marked_content(&mut self) {
        self.spans.pop();
    }

    fn draw_path(&mut self, _: &BezPath, _: DrawProps<'a>, _: &DrawMode) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn draw_image(&mut self, _: Image<'a, '_>, _: ImageDrawProps<'a>) {}
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}

/// A text of a document: UTF-16 after its mark, or one byte a letter.
fn meaning(bytes: &[u8]) -> String {
    let Some(wide) = bytes.strip_prefix(b"\xfe\xff") else {
        return bytes.iter().copied().map(char::from).collect();
    };
    let units: Vec<u16> =
        wide.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
    String::from_utf16(&units).unwrap()
}
