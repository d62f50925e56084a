//! The faces used on paper, the width of a text in them, and the breaking of its lines.

use std::{
    borrow::Cow,
    cell::{RefCell, RefMut},
    collections::{BTreeMap, BTreeSet},
    ops::Range,
    sync::Arc,
};

use krilla::text::{Font, KrillaGlyph};
#[cfg(feature = "window")]
use vello_cpu::peniko::FontData;

use super::{
    Unprintable,
    face::{Face, Run, Weight},
    system,
    text::{clusters, joins, plain, simple_words, tokens},
    word_cache::WordCache,
};

/// The most failed searches of the system for a letter, so that nonsense text does not cost time.
const SEARCHES: usize = 500;
/// The most system faces opened.
const OPENED: usize = 40;
/// The most letters whose face is cached.
const MOST_LETTERS: usize = 100_000;
/// The most words whose width is cached: those of a long log, each measured several times before it
/// is drawn.
const MOST_WIDTHS: usize = 1 << 18;
/// The most words cached with their shapes, which take far more memory.
const MOST_SHAPES: usize = 1 << 15;
/// The most digits of a cached word; a code with more rarely occurs twice.
const MOST_DIGITS: usize = 7;

/// The characters after which a word may be broken.
const HYPHENS: [char; 3] = ['-', '/', '–'];

/// The faces in order: Noto Sans for words and figures, then `DejaVu Sans`, then the system's
/// faces. As in the window, `DejaVu Sans` is for suits, arrows and other gaps in Noto.
pub(super) struct Faces {
    regular: RefCell<FaceCache>,
    bold: RefCell<FaceCache>,
    missing: RefCell<BTreeSet<char>>,
}

/// The faces of one weight, with cached results.
struct FaceCache {
    weight: Weight,
    faces: Vec<Face>,
    /// The face of each letter with its marks.
    chosen: BTreeMap<Box<str>, Option<usize>>,
    /// The same for each letter of ASCII, once it was found.
    chosen_ascii: [Option<usize>; 128],
    searches: usize,
    /// The shapes of the signs of ASCII that are no letters, once they were needed. They are not
    /// joined and not kerned, so a number is the sequence of its digits.
    signs: [Option<KrillaGlyph>; 128],
    from_left: KnownWords,
    from_right: KnownWords,
}

/// The cached words of one direction.
struct KnownWords {
    shapes: WordCache<Arc<ShapedWord>>,
    widths: WordCache<f32>,
}

impl KnownWords {
    fn new() -> Self {
        Self { shapes: WordCache::new(MOST_SHAPES), widths: WordCache::new(MOST_WIDTHS) }
    }
}

/// A word with its shapes.
#[derive(Debug, Default)]
pub(super) struct ShapedWord {
    runs: Vec<Run>,
    /// The width at one point.
    width: f32,
}

impl Faces {
    /// Loads the faces contained in the program.
    pub(super) fn load() -> Result<Self, Unprintable> {
        let book = |weight, bytes: [&'static [u8]; 2]| -> Result<_, Unprintable> {
            let faces = bytes.into_iter().map(Face::embedded).collect::<Result<_, _>>()?;
            let (from_left, from_right) = (KnownWords::new(), KnownWords::new());
            let chosen = BTreeMap::new();
            let book = FaceCache {
                weight,
                faces,
                chosen,
                chosen_ascii: [None; 128],
                searches: 0,
                signs: [const { None }; 128],
                from_left,
                from_right,
            };
            Ok(RefCell::new(book))
        };
        Ok(Self {
            regular: book(Weight::Regular, [notosans::REGULAR_TTF, dejavu::sans::regular()])?,
            bold: book(Weight::Bold, [notosans::BOLD_TTF, dejavu::sans::bold()])?,
            missing: RefCell::default(),
        })
    }

    /// Returns the letters so far that no face has.
    pub(super) fn missing(&self) -> BTreeSet<char> {
        self.missing.borrow().clone()
    }

    /// Returns the letters of these texts that no face has.
    pub(super) fn missing_letters<'t>(
        &self,
        texts: impl IntoIterator<Item = &'t str>,
    ) -> BTreeSet<char> {
        let mut book = self.regular.borrow_mut();
        let mut lacking = BTreeSet::new();
        for text in texts.into_iter().filter(|text| !text.is_ascii()) {
            let text = plain(text);
            for range in clusters(&text) {
                let letters = text.get(range).unwrap_or_default();
                if book.choose(letters).is_none() {
                    lacking.extend(book.lacking(letters));
                }
            }
        }
        lacking
    }

    /// Returns a readable name. If no face has some of its letters, it is `instead` and the rest of
    /// the name.
    pub(super) fn readable<'t>(&self, name: &'t str, instead: &str) -> Cow<'t, str> {
        let lacking = self.missing_letters([name]);
        if instead.is_empty() || lacking.is_empty() {
            return Cow::Borrowed(name);
        }
        self.missing.borrow_mut().extend(&lacking);
        let left: String = plain(name).chars().filter(|letter| !lacking.contains(letter)).collect();
        let left = left.trim_matches(|letter: char| !letter.is_alphanumeric());
        Cow::Owned(if left.is_empty() {
            instead.to_owned()
        } else {
            format!("{instead} · {left}")
        })
    }

    fn book(&self, weight: Weight) -> RefMut<'_, FaceCache> {
        match weight {
            Weight::Regular => self.regular.borrow_mut(),
            Weight::Bold => self.bold.borrow_mut(),
        }
    }

    /// Returns the face of a run for the document.
    pub(super) fn font(&self, weight: Weight, face: usize) -> Font {
        self.book(weight).faces[face].font.clone()
    }

    /// Returns the face of a run for the preview.
    #[cfg(feature = "window")]
    pub(super) fn shown(&self, weight: Weight, face: usize) -> FontData {
        self.book(weight).faces[face].shown.clone()
    }

    /// Splits a text, from the left, into pieces of one face.
    pub(super) fn runs(&self, text: &str, weight: Weight) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        let (mut book, missing) = (self.book(weight), &mut self.missing.borrow_mut());
        let mut add = |range: Range<usize>, from_right: bool| {
            let letters = text.get(range.clone()).unwrap_or_default();
            if let Some(width) = book.width_of_signs(letters, from_right) {
                let run = Run { range, face: 0, glyphs: Vec::new(), width, from_right };
                let glyphs = letters.bytes().zip(0..).filter_map(|(sign, at)| {
                    let glyph = book.signs.get(usize::from(sign))?.clone()?;
                    Some(KrillaGlyph { text_range: at..at + 1, ..glyph })
                });
                append(&mut runs, text, run, glyphs);
                return;
            }
            for run in &book.word(letters, from_right, missing).runs {
                let place = range.start + run.range.start..range.start + run.range.end;
                let Run { face, width, from_right, .. } = *run;
                let piece = Run { range: place, face, glyphs: Vec::new(), width, from_right };
                append(&mut runs, text, piece, run.glyphs.iter().cloned());
            }
        };
        match simple_words(text) {
            Some(words) => words.for_each(|range| add(range, false)),
            None => tokens(text).into_iter().for_each(|token| add(token.range, token.from_right)),
        }
        runs
    }

    /// Returns the width of `text` at `size`, in points.
    pub(super) fn width(&self, text: &str, weight: Weight, size: f32) -> f32 {
        let (mut book, missing) = (self.book(weight), &mut self.missing.borrow_mut());
        let mut wide = |range: Range<usize>, from_right: bool| {
            book.width(text.get(range).unwrap_or_default(), from_right, missing)
        };
        let sum: f32 = match simple_words(text) {
            Some(words) => words.map(|range| wide(range, false)).sum(),
            None => tokens(text).into_iter().map(|token| wide(token.range, token.from_right)).sum(),
        };
        sum * size
    }

    /// Returns the width of its widest word, or part between hyphens.
    pub(super) fn widest_word(&self, text: &str, weight: Weight, size: f32) -> f32 {
        let words = plain(text);
        let parts = words.split(' ').flat_map(|word| word.split_inclusive(HYPHENS));
        parts.map(|part| self.width(part, weight, size)).fold(0.0, f32::max)
    }

    /// Breaks `text` into lines of this width, and adds them to `lines`. It breaks between words. A
    /// word wider than the column is broken after hyphens, or within if necessary. There is always
    /// at least one line.
    pub(super) fn break_into<'t>(
        &self,
        lines: &mut Vec<Cow<'t, str>>,
        text: &'t str,
        look: (Weight, f32, f32),
    ) {
        match single_spaced(plain(text)) {
            Cow::Borrowed(text) => {
                self.break_lines(text, look, |line| lines.push(Cow::Borrowed(&text[line])));
            }
            Cow::Owned(text) => {
                self.break_lines(&text, look, |line| lines.push(Cow::Owned(text[line].to_owned())));
            }
        }
    }

    /// Hands the range of each line to `add`. There is one space between two words of `text`.
    fn break_lines(&self, text: &str, look: (Weight, f32, f32), mut add: impl FnMut(Range<usize>)) {
        let (weight, size, room) = look;
        let space = self.width(" ", weight, size);
        let mut line = 0..0;
        let (mut start, mut filled) = (0, 0.0);
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let range = start..start + word.len();
            start = range.end + 1;
            let wide = self.width(word, weight, size);
            if !line.is_empty() && filled + space + wide <= room {
                line.end = range.end;
                filled += space + wide;
                continue;
            }
            if !line.is_empty() {
                add(line);
            }
            (line, filled) = (range, wide);
            if wide > room {
                let from = line.start;
                for piece in self.pieces(word, look) {
                    let piece = from + piece.start..from + piece.end;
                    if piece.start > line.start {
                        add(line);
                    }
                    line = piece;
                }
                filled = self.width(&text[line.clone()], weight, size);
            }
        }
        add(line);
    }

    /// Splits a word that is wider than the room into pieces that fit.
    fn pieces(&self, word: &str, (weight, size, room): (Weight, f32, f32)) -> Vec<Range<usize>> {
        let fits = |range: Range<usize>| {
            self.width(word.get(range).unwrap_or_default(), weight, size) <= room
        };
        let (mut pieces, mut last, mut start) = (Vec::new(), 0..0, 0);
        let extend = |last: &mut Range<usize>, end: usize| {
            let is_room = fits(last.start..end);
            if is_room {
                last.end = end;
            }
            is_room
        };
        for part in word.split_inclusive(HYPHENS) {
            let range = start..start + part.len();
            start = range.end;
            if extend(&mut last, range.end) {
                continue;
            }
            if fits(range.clone()) {
                pieces.push(std::mem::replace(&mut last, range));
                continue;
            }
            for letter in clusters(part) {
                let letter = range.start + letter.start..range.start + letter.end;
                if !extend(&mut last, letter.end) {
                    pieces.push(std::mem::replace(&mut last, letter));
                }
            }
        }
        pieces.push(last);
        pieces.retain(|piece| !piece.is_empty());
        pieces
    }
}

/// Adds a piece to the runs of `text`. A run extends as far as the face and the direction of the
/// text.
fn append(
    runs: &mut Vec<Run>,
    text: &str,
    mut piece: Run,
    glyphs: impl Iterator<Item = KrillaGlyph>,
) {
    match runs.last_mut() {
        Some(last)
            if !piece.from_right
                && !last.from_right
                && last.face == piece.face
                && last.range.end == piece.range.start =>
        {
            let by = piece.range.start - last.range.start;
            last.glyphs.extend(glyphs.map(|mut glyph| {
                glyph.text_range.start += by;
                glyph.text_range.end += by;
                glyph
            }));
            last.range.end = piece.range.end;
            last.width += piece.width;
        }
        _ => {
            // Usually the rest of the text is of the same face.
            piece.glyphs.reserve_exact(text.len() - piece.range.start);
            piece.glyphs.extend(glyphs);
            runs.push(piece);
        }
    }
}

/// Returns the text with one space between two words, and none at its ends.
fn single_spaced(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.starts_with(' ') && !text.ends_with(' ') && !text.contains("  ") {
        return text;
    }
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    Cow::Owned(words.join(" "))
}

impl FaceCache {
    fn known(&mut self, from_right: bool) -> &mut KnownWords {
        if from_right { &mut self.from_right } else { &mut self.from_left }
    }

    /// Returns a word with its shapes.
    fn word(
        &mut self,
        word: &str,
        from_right: bool,
        missing: &mut BTreeSet<char>,
    ) -> Arc<ShapedWord> {
        if let Some(known) = self.known(from_right).shapes.get(word) {
            return Arc::clone(known);
        }
        let shaped = Arc::new(self.shaped(word, from_right, missing));
        // A code occurs on one card only. Ten thousand cached codes would fragment the memory and
        // waste 110 MB.
        if word.bytes().filter(u8::is_ascii_digit).count() <= MOST_DIGITS {
            self.known(from_right).shapes.put(word, Arc::clone(&shaped));
        }
        shaped
    }

    /// Returns the width of a word at one point.
    fn width(&mut self, word: &str, from_right: bool, missing: &mut BTreeSet<char>) -> f32 {
        if let Some(width) = self.width_of_signs(word, from_right) {
            return width;
        }
        if let Some(width) = self.known(from_right).widths.get(word) {
            return *width;
        }
        let width = self.word(word, from_right, missing).width;
        self.known(from_right).widths.put(word, width);
        width
    }

    /// Returns the width of a number or of other signs of ASCII without letters, written from the
    /// left; `None` for another word. Their shapes are known afterwards.
    fn width_of_signs(&mut self, word: &str, from_right: bool) -> Option<f32> {
        if from_right {
            return None;
        }
        let mut width = 0.0;
        for sign in word.bytes() {
            if sign != b' ' && !sign.is_ascii_digit() && !sign.is_ascii_punctuation() {
                return None;
            }
            let known = self.signs.get_mut(usize::from(sign))?;
            if known.is_none() {
                let glyphs = self.faces[0].shape(char::from(sign).encode_utf8(&mut [0; 4]), false);
                *known = <[KrillaGlyph; 1]>::try_from(glyphs).ok().map(|[glyph]| glyph);
            }
            width += known.as_ref()?.x_advance;
        }
        Some(width)
    }

    fn shaped(&mut self, word: &str, from_right: bool, missing: &mut BTreeSet<char>) -> ShapedWord {
        let mut parts: Vec<(usize, Range<usize>)> = Vec::new();
        for range in clusters(word) {
            let letters = word.get(range.clone()).unwrap_or_default();
            let face = self.choose(letters).unwrap_or_else(|| {
                missing.extend(self.lacking(letters));
                0
            });
            match parts.last_mut() {
                Some((last, part)) if *last == face => part.end = range.end,
                _ => parts.push((face, range)),
            }
        }
        if from_right {
            parts.reverse();
        }
        let run = |(face, range): (usize, Range<usize>)| {
            let glyphs =
                self.faces[face].shape(word.get(range.clone()).unwrap_or_default(), from_right);
            let width = glyphs.iter().fold(0.0, |sum, glyph| sum + glyph.x_advance);
            Run { range, face, glyphs, width, from_right }
        };
        let runs: Vec<Run> = parts.into_iter().map(run).collect();
        ShapedWord { width: runs.iter().map(|run| run.width).sum(), runs }
    }

    /// Returns the empty boxes of a letter with marks that no face has whole.
    fn lacking(&self, letters: &str) -> impl Iterator<Item = char> {
        let lacks =
            |letter: &char| !joins(*letter) && !self.faces[0].has(letter.encode_utf8(&mut [0; 4]));
        letters.chars().filter(lacks)
    }

    /// Returns the face of a letter with its marks: the first that has all of it.
    fn choose(&mut self, letters: &str) -> Option<usize> {
        let &[letter] = letters.as_bytes() else { return self.search(letters) };
        let place = usize::from(letter);
        if let Some(chosen) = self.chosen_ascii.get(place).copied().flatten() {
            return Some(chosen);
        }
        let chosen = self.search(letters);
        if let Some(known) = self.chosen_ascii.get_mut(place) {
            *known = chosen;
        }
        chosen
    }

    /// Looks for the face of a letter in the cache, then in the faces.
    fn search(&mut self, letters: &str) -> Option<usize> {
        if let Some(chosen) = self.chosen.get(letters) {
            return *chosen;
        }
        let mut chosen = self.faces.iter().position(|face| face.has(letters));
        if chosen.is_none() && self.searches < SEARCHES && self.faces.len() < OPENED {
            self.searches += 1;
            if let Some(face) = system::find(letters, self.weight) {
                self.searches -= 1;
                self.faces.push(face);
                chosen = Some(self.faces.len() - 1);
            }
        }
        if self.chosen.len() < MOST_LETTERS {
            self.chosen.insert(letters.into(), chosen);
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_equally_wide() {
        let faces = Faces::load().unwrap();
        for weight in [Weight::Regular, Weight::Bold] {
            let wide = faces.width("0000000000", weight, 10.0);
            for digits in ["1234567890", "1111111111", "7474747474"] {
                assert!((faces.width(digits, weight, 10.0) - wide).abs() < 1e-3, "{digits}");
            }
        }
    }

    /// A number is put together from its signs. Its shapes must be those of the number as a whole.
    #[test]
    fn the_shapes_of_a_number_are_those_of_its_signs() {
        let faces = Faces::load().unwrap();
        let signs = || (b' '..=b'~').map(char::from).filter(|sign| !sign.is_ascii_alphabetic());
        let pairs = signs().flat_map(|one| signs().map(move |other| format!("{one}{other}")));
        let longer = ["21:06:11", "1,234,567", "16090529500267149245", "3/4", "--->", "1/2 (3)"];
        for text in pairs.chain(longer.map(str::to_owned)) {
            for weight in [Weight::Regular, Weight::Bold] {
                let whole = faces.book(weight).faces[0].shape(&text, false);
                let runs = faces.runs(&text, weight);
                let width: f32 = whole.iter().map(|glyph| glyph.x_advance).sum();
                assert!((faces.width(&text, weight, 1.0) - width).abs() < 1e-5, "{text}");
                assert_eq!(runs.len(), 1, "{text}");
                assert_eq!(format!("{:?}", runs[0].glyphs), format!("{whole:?}"), "{text}");
            }
        }
    }

    #[test]
    fn every_sign_of_the_field_has_a_face() {
        let faces = Faces::load().unwrap();
        for weight in [Weight::Regular, Weight::Bold] {
            let signs = "♠♥♦♣→←↑↓×½…–—·€£$¥₺ÀèìòùçñőřşłžĐΩЖ−“”’";
            let runs = faces.runs(signs, weight);
            assert!(faces.missing().is_empty(), "{weight:?}");
            // There must be no empty box, and the program's own faces must have all letters.
            assert!(
                runs.iter().flat_map(|run| &run.glyphs).all(|glyph| glyph.glyph_id.to_u32() != 0)
            );
        }
        faces.width("a\u{378}b", Weight::Regular, 1.0);
        assert_eq!(faces.missing().into_iter().collect::<String>(), "\u{378}");
    }

    #[test]
    fn a_text_is_broken_between_words_and_a_word_only_when_it_must() {
        let faces = Faces::load().unwrap();
        let lines = |text: &'static str, room| {
            let mut lines = Vec::new();
            faces.break_into(&mut lines, text, (Weight::Regular, 10.0, room));
            lines
        };
        assert_eq!(lines("", 50.0), [""]);
        assert_eq!(lines("one two", 500.0), ["one two"]);
        assert_eq!(lines("one two", 25.0), ["one", "two"]);
        assert_eq!(lines(" one  two ", 500.0), ["one two"]);
        assert_eq!(lines("Serbelloni-Mazzanti Ana", 60.0), ["Serbelloni-", "Mazzanti", "Ana"]);
        for room in [4.0, 20.0, 33.0, 90.0] {
            let text = "Wolfeschlegelsteinhausenbergerdorff Ana de la Cruz";
            let broken = lines(text, room);
            assert_eq!(broken.concat().replace(' ', ""), text.replace(' ', ""), "{room}");
            let least = faces.width("W", Weight::Regular, 10.0).max(room);
            for line in broken {
                assert!(
                    faces.width(&line, Weight::Regular, 10.0) <= least + 0.01,
                    "{line} in {room}"
                );
            }
        }
    }

    #[test]
    fn the_runs_of_a_text_are_as_wide_as_it_and_hold_all_of_it() {
        let faces = Faces::load().unwrap();
        for text in ["", "Ah Kh", "A♥ K♥ è 王", "♠♠", "7 אבג דהו 9", "محمد العلي"]
        {
            let runs = faces.runs(text, Weight::Bold);
            let width: f32 = runs.iter().map(|run| run.width).sum();
            assert!((width - faces.width(text, Weight::Bold, 1.0)).abs() < 1e-4, "{text}");
            let mut held: Vec<Range<usize>> = runs.into_iter().map(|run| run.range).collect();
            held.sort_by_key(|range| range.start);
            let held: String = held.into_iter().map(|range| &text[range]).collect();
            assert_eq!(held, text);
        }
    }

    /// An Arabic letter has a different shape at the start of a word than alone.
    #[test]
    fn letters_that_join_are_joined() {
        let faces = Faces::load().unwrap();
        let shapes = |text: &str| -> BTreeSet<u32> {
            let runs = faces.runs(text, Weight::Regular);
            runs.iter().flat_map(|run| &run.glyphs).map(|glyph| glyph.glyph_id.to_u32()).collect()
        };
        assert!(shapes("ببب").len() == 3, "beginning, middle, end: {:?}", shapes("ببب"));
        assert!(shapes("ب").is_disjoint(&shapes("ببب")));
    }
}
