//! A reader of printed documents: their pages, words with their boxes, faces, and codes.
#![allow(
    clippy::disallowed_methods,
    clippy::missing_panics_doc,
    clippy::panic,
    clippy::unwrap_used,
    reason = "for tests"
)]

use std::{collections::BTreeMap, fs, path::Path};

#[cfg(feature = "window")]
use bottone_i18n::Language;
use bottone_print::PrintedDocument;
#[cfg(feature = "window")]
use bottone_print::{Job, Paper, preview::Preview};
use hayro_cmap::{BfString, CMap};
use hayro_syntax::{
    Pdf,
    content::{TypedIter, ops::TypedInstruction},
    object::{self, Array, Dict, Name, Number, Object, Stream},
    page::Resources,
};

/// A document read back.
pub struct Document {
    pages: Vec<Page>,
    faces: Vec<Face>,
}

/// A page.
struct Page {
    /// Width and height in points.
    size: (f32, f32),
    words: Vec<Word>,
}

/// Letters of one size on one line without a gap.
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
pub struct Face {
    /// The name with the six letters of its subset, as in "ABCDEF+NotoSans".
    pub name: String,
    /// True if it is embedded in the document.
    pub is_embedded: bool,
    /// True if it has only the glyphs that the document needs.
    pub is_part: bool,
    /// True if each glyph has the letters that it represents.
    pub has_letters: bool,
    /// The reach above the line and below it, in parts of its size.
    reach: (f64, f64),
}

impl Document {
    /// Reads a printed document.
    pub fn of(printed: &PrintedDocument) -> Self {
        Self::kept_as(printed, std::thread::current().name().unwrap_or("a"))
    }

    /// Reads a printed document. `KEEP=folder cargo test -p bottone-print-tests` saves it there under this
    /// name.
    pub fn kept_as(printed: &PrintedDocument, name: &str) -> Self {
        if let Some(to) = std::env::var_os("KEEP") {
            let name = name.replace("::", "-");
            fs::write(Path::new(&to).join(format!("{name}.pdf")), &printed.bytes).unwrap();
        }
        Self::read(printed.bytes.clone())
    }

    /// Reads a file.
    pub fn at(path: &str) -> Self {
        Self::read(fs::read(path).unwrap())
    }

    fn read(bytes: Vec<u8>) -> Self {
        let pdf = Pdf::new(bytes).unwrap();
        let dicts = pdf.objects().into_iter().filter_map(Object::into_dict);
        let faces = dicts.filter_map(|dict| Face::of(&dict)).collect();
        let pages = pdf.pages().iter().map(|page| {
            let mut reader = Reader { words: Vec::new(), spans: Vec::new(), is_apart: true };
            let upright = Place(page.initial_transform(true).as_coeffs());
            reader.reads(page.typed_operations(), page.resources(), upright);
            Page { size: page.render_dimensions(), words: reader.words }
        });
        let pages = pages.collect();
        Self { pages, faces }
    }

    /// Returns the words of each page, line by line.
    pub fn pages(&self) -> Vec<String> {
        self.pages.iter().map(Page::text).collect()
    }

    /// Returns every word with its page and its box: left, top, right, bottom, in points.
    pub fn words(&self) -> Vec<(usize, String, [f32; 4])> {
        let pages = (1..).zip(&self.pages);
        let words =
            pages.flat_map(|(number, page)| page.words.iter().map(move |word| (number, word)));
        words.map(|(number, word)| (number, word.text(), word.at())).collect()
    }

    /// Returns the width and height of each page, in points.
    pub fn sizes(&self) -> Vec<(f32, f32)> {
        self.pages.iter().map(|page| page.size).collect()
    }

    /// Checks that every word is within its page, this far from the edge, and that no two overlap.
    pub fn is_tidy(&self, label: &str, edge: f32) {
        assert!(self.pages.iter().any(|page| !page.words.is_empty()), "{label}");
        for (number, page) in (1..).zip(&self.pages) {
            let (width, height) = page.size;
            let here: Vec<_> = page.words.iter().map(|word| (word, word.at())).collect();
            for (n, (word, a)) in here.iter().enumerate() {
                let text = || word.text();
                let inside = a[0] > edge && a[1] > 0.0 && a[2] < width - edge && a[3] < height;
                assert!(inside, "{label}: {} {a:?} on page {number}, {width} × {height}", text());
                for (next, b) in &here[n + 1..] {
                    let beside = a[2] <= b[0] + 0.3 || b[2] <= a[0] + 0.3;
                    // A box is as tall as the face allows; the letters are smaller.
                    let (mine, other) = ((a[3] - a[1]) * 0.22, (b[3] - b[1]) * 0.22);
                    let above = a[3] - mine <= b[1] + other || b[3] - other <= a[1] + mine;
                    assert!(beside || above, "{label}: {} {a:?} and {} {b:?}", text(), next.text());
                }
            }
        }
    }

    /// Returns the faces of the document.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }
}

impl Page {
    /// Returns the lines from the top, with the words of each from the left.
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
    /// Returns the text in reading order.
    fn text(&self) -> String {
        let is_from_the_right =
            |letter: char| matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fefc}');
        if self.glyphs.iter().flat_map(|glyph| glyph.chars()).any(is_from_the_right) {
            self.glyphs.iter().rev().map(String::as_str).collect()
        } else {
            self.glyphs.concat()
        }
    }

    /// Returns the box: left, top, right, bottom.
    fn at(&self) -> [f32; 4] {
        let (above, below) = self.reach;
        let (top, bottom) = (self.base - above * self.size, self.base + below * self.size);
        #[expect(clippy::cast_possible_truncation, reason = "points on a sheet")]
        let at = [self.left, top, self.right, bottom].map(|side| side as f32);
        at
    }
}

impl Face {
    /// Reads the face that a dictionary describes.
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
    pub fn is_whole(&self) -> bool {
        self.is_embedded && self.is_part && self.has_letters
    }
}

/// Collects the letters that a page draws.
struct Reader {
    words: Vec<Word>,
    /// The open spans: the text of all glyphs of each, until it was taken.
    spans: Vec<Option<String>>,
    /// True if the next letter begins a word.
    is_apart: bool,
}

impl Reader {
    /// Takes one letter: its place, its reach and its text.
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

impl Reader {
    /// Reads the instructions of a page, or of a form on it.
    fn reads(&mut self, mut from: TypedIter<'_>, resources: &Resources<'_>, place: Place) {
        use TypedInstruction as Is;
        let mut fonts = BTreeMap::new();
        let mut state =
            State { place, line: Place::NONE, text: Place::NONE, font: None, size: 0.0 };
        let mut kept = Vec::new();
        while let Some(instruction) = from.next() {
            match instruction {
                Is::SaveState(_) => kept.push(state.clone()),
                Is::RestoreState(_) => state = kept.pop().unwrap(),
                Is::Transform(by) => {
                    state.place =
                        state.place.after(Place::of([by.0, by.1, by.2, by.3, by.4, by.5]));
                }
                Is::BeginText(_) => (state.line, state.text) = (Place::NONE, Place::NONE),
                Is::TextFont(of) => {
                    let font = fonts.entry(of.0.as_str().to_owned());
                    font.or_insert_with(|| Font::of(&resources.get_font(of.0).unwrap()));
                    (state.font, state.size) = (Some(of.0.as_str().to_owned()), of.1.as_f64());
                }
                Is::NextLine(by) => {
                    let by = Place([1.0, 0.0, 0.0, 1.0, by.0.as_f64(), by.1.as_f64()]);
                    state.line = state.line.after(by);
                    state.text = state.line;
                }
                Is::SetTextMatrix(to) => {
                    state.line = Place::of([to.0, to.1, to.2, to.3, to.4, to.5]);
                    state.text = state.line;
                }
                Is::ShowText(text) => {
                    let font = &fonts[state.font.as_ref().unwrap()];
                    self.shows(text.0.as_bytes(), font, &mut state);
                }
                Is::ShowTexts(parts) => {
                    let font = &fonts[state.font.as_ref().unwrap()];
                    for part in parts.0.iter::<Object<'_>>() {
                        match part {
                            Object::String(text) => self.shows(text.as_bytes(), font, &mut state),
                            Object::Number(back) => state.moves(-back.as_f64() / 1_000.0),
                            other => panic!("{other:?} among letters"),
                        }
                    }
                }
                Is::XObject(name) => {
                    let Some(form) = resources.get_x_object(name.0) else { continue };
                    if form.dict().get::<Name<'_>>("Subtype").unwrap().as_str() == "Form" {
                        let own = form.dict().get::<Dict<'_>>("Resources").unwrap_or_default();
                        let by = form.dict().get::<Array<'_>>("Matrix").map_or(Place::NONE, |by| {
                            let by: Vec<Number> = by.iter().collect();
                            Place::of(by.try_into().unwrap())
                        });
                        let text = form.decoded().unwrap();
                        let place = state.place.after(by);
                        self.reads(TypedIter::new(&text), &Resources::new(own), place);
                    }
                }
                Is::BeginMarkedContent(_) => self.spans.push(None),
                Is::BeginMarkedContentWithProperties(with) => {
                    let meant = with.1.clone().into_dict();
                    let meant = meant.and_then(|with| with.get::<object::String<'_>>("ActualText"));
                    self.spans.push(meant.map(|text| meaning(text.as_bytes())));
                }
                Is::EndMarkedContent(_) => {
                    self.spans.pop();
                }
                // Instructions that this program's documents do not have, and that this reader
                // would misread.
                Is::NextLineAndSetLeading(_)
                | Is::NextLineUsingLeading(_)
                | Is::NextLineAndShowText(_)
                | Is::ShowTextWithParameters(_)
                | Is::CharacterSpacing(_)
                | Is::WordSpacing(_)
                | Is::HorizontalScaling(_)
                | Is::TextRise(_) => panic!("{instruction:?} is not read"),
                _ => {}
            }
        }
    }

    /// Takes the letters of a text, two bytes each.
    fn shows(&mut self, codes: &[u8], font: &Font, state: &mut State) {
        for code in codes.chunks_exact(2) {
            let code = u16::from_be_bytes([code[0], code[1]]);
            let place = state.place.after(state.text);
            let text = match self.spans.iter_mut().flatten().next_back() {
                Some(text) => std::mem::take(text),
                None => match font.letters.lookup_bf_string(code.into()) {
                    Some(BfString::Char(letter)) => letter.to_string(),
                    Some(BfString::String(text)) => text,
                    None => '\u{fffd}'.to_string(),
                },
            };
            let from = place.at(0.0, 0.0);
            let width = font.widths.get(&code).copied().unwrap_or(font.width);
            let to = place.at(width / 1_000.0 * state.size, 0.0);
            let above = place.at(0.0, state.size);
            let letter = Word {
                glyphs: Vec::new(),
                left: from.0,
                right: to.0,
                base: from.1,
                size: (above.0 - from.0).hypot(above.1 - from.1),
                reach: font.reach,
            };
            self.takes(text, &letter);
            state.moves(width / 1_000.0);
        }
    }
}

/// The state of the page while its instructions are read.
#[derive(Clone)]
struct State {
    /// The transform from the units of the instructions to points on the upright page.
    place: Place,
    /// The start of the line of text.
    line: Place,
    /// The place of the next letter.
    text: Place,
    /// The name of the font among the page's resources.
    font: Option<String>,
    /// The size of the font.
    size: f64,
}

impl State {
    /// Moves the next letter to the right, by parts of the font's size.
    fn moves(&mut self, by: f64) {
        self.text = self.text.after(Place([1.0, 0.0, 0.0, 1.0, by * self.size, 0.0]));
    }
}

/// A transform, as PDF's six numbers.
#[derive(Clone, Copy)]
struct Place([f64; 6]);

impl Place {
    const NONE: Self = Self([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    fn of(numbers: [Number; 6]) -> Self {
        Self(numbers.map(|number| number.as_f64()))
    }

    /// Returns this transform after another one.
    fn after(self, first: Self) -> Self {
        let [across_x, across_y, up_x, up_y, x, y] = first.0;
        let (from, to) = (self.at(0.0, 0.0), self.at(x, y));
        let turned = |x, y| (self.at(x, y).0 - from.0, self.at(x, y).1 - from.1);
        let (across, up) = (turned(across_x, across_y), turned(up_x, up_y));
        Self([across.0, across.1, up.0, up.1, to.0, to.1])
    }

    fn at(self, across: f64, up: f64) -> (f64, f64) {
        let of = |n: usize| self.0[n] * across + self.0[n + 2] * up + self.0[n + 4];
        (of(0), of(1))
    }
}

/// A font with the data for reading letters. Its codes have two bytes.
struct Font {
    letters: CMap,
    /// The width of each code in thousandths of the size.
    widths: BTreeMap<u16, f64>,
    /// The width of all other codes.
    width: f64,
    reach: (f64, f64),
}

impl Font {
    fn of(dict: &Dict<'_>) -> Self {
        let letters = dict.get::<Stream<'_>>("ToUnicode").unwrap().decoded().unwrap();
        let below = dict.get::<Array<'_>>("DescendantFonts").unwrap();
        let below = below.iter::<Dict<'_>>().next().unwrap();
        let mut widths = BTreeMap::new();
        let listed = below.get::<Array<'_>>("W");
        let mut listed = listed.iter().flat_map(Array::iter::<Object<'_>>);
        // "first [width …]", or "first last width".
        while let Some(first) = listed.next() {
            let first = code(&first);
            match listed.next().unwrap() {
                Object::Array(each) => {
                    let each = each.iter::<Number>().map(|width| width.as_f64());
                    widths.extend((first..).zip(each));
                }
                last => {
                    let Some(Object::Number(width)) = listed.next() else { panic!("no width") };
                    widths.extend((first..=code(&last)).map(|code| (code, width.as_f64())));
                }
            }
        }
        Self {
            letters: CMap::parse(&letters, |_| None).unwrap(),
            widths,
            width: below.get::<f32>("DW").map_or(1_000.0, f64::from),
            reach: Face::of(dict).unwrap().reach,
        }
    }
}

fn code(object: &Object<'_>) -> u16 {
    let Object::Number(number) = object else { panic!("{object:?} is no code") };
    u16::try_from(number.as_i64()).unwrap()
}

/// Decodes a text of a document: UTF-16 after its mark, or one byte a letter.
fn meaning(bytes: &[u8]) -> String {
    let Some(wide) = bytes.strip_prefix(b"\xfe\xff") else {
        return bytes.iter().copied().map(char::from).collect();
    };
    let units: Vec<u16> =
        wide.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
    String::from_utf16(&units).unwrap()
}

/// Returns the codes of the first page, painted at this many dots to the inch. The page is cut into
/// this many pieces across and down, and each is read separately, as by a phone.
#[cfg(feature = "window")]
pub fn scanned(job: &Job, paper: Paper, dots: f32, (across, down): (usize, usize)) -> Vec<String> {
    let preview = Preview::new(Language::English, paper, job.clone()).unwrap();
    let (width, _) = preview.size(0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels")]
    let picture = preview.paint(0, (width / 72.0 * dots) as usize);
    let (wide, high) = (picture.width / across, picture.height / down);
    let mut found = Vec::new();
    for place in 0..across * down {
        let (left, top) = (place % across * wide, place / across * high);
        let grey = |x, y| picture.rgba[((top + y) * picture.width + left + x) * 4];
        let mut part = rqrr::PreparedImage::prepare_from_greyscale(wide, high, grey);
        let mut here: Vec<String> =
            part.detect_grids().into_iter().map(|grid| grid.decode().unwrap().1).collect();
        here.sort();
        found.extend(here);
    }
    found
}
