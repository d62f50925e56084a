//! The faces used on paper, the width of a text in them, and the breaking of its lines.

use std::{
    borrow::Cow,
    cell::{RefCell, RefMut},
    collections::{BTreeMap, BTreeSet},
    ops::Range,
    sync::Arc,
};

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
/// The most words whose width is cached: the numbers and times of a long log, each measured several
/// times before it is drawn.
const MOST_WIDTHS: usize = 1 << 18;
/// The most words cached with their shapes, which take far more memory.
const MOST_SHAPES: usize = 1 << 15;
/// The most digits of a cached number; a longer one rarely occurs twice.
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

    /// Splits a text, from the left, into pieces of one face.
    pub(super) fn runs(&self, text: &str, weight: Weight) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for token in tokens(text) {
            let Some(letters) = text.get(token.range.clone()) else { continue };
            let missing = &mut self.missing.borrow_mut();
            for run in &self.book(weight).word(letters, token.from_right, missing).runs {
                let range = token.range.start + run.range.start..token.range.start + run.range.end;
                match runs.last_mut() {
                    // A piece extends as far as the face and the direction of the text.
                    Some(last)
                        if !run.from_right
                            && !last.from_right
                            && last.font == run.font
                            && last.range.end == range.start =>
                    {
                        let by = range.start - last.range.start;
                        last.glyphs.extend(run.glyphs.iter().cloned().map(|mut glyph| {
                            glyph.text_range.start += by;
                            glyph.text_range.end += by;
                            glyph
                        }));
                        last.range.end = range.end;
                        last.width += run.width;
                    }
                    _ => {
                        // Usually the rest of the text is of the same face.
                        let mut glyphs = Vec::with_capacity(text.len() - range.start);
                        glyphs.extend(run.glyphs.iter().cloned());
                        runs.push(Run { range, glyphs, ..run.without_glyphs() });
                    }
                }
            }
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

    /// Breaks `text` into lines of this width. It breaks between words. A word wider than the
    /// column is broken after hyphens, or within if necessary. There is always at least one line.
    pub(super) fn lines(&self, text: &str, weight: Weight, size: f32, room: f32) -> Vec<String> {
        let text = plain(text);
        let space = self.width(" ", weight, size);
        let mut lines = vec![String::new()];
        let mut filled = 0.0;
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let Some(line) = lines.last_mut() else { continue };
            let wide = self.width(word, weight, size);
            if !line.is_empty() && filled + space + wide <= room {
                line.push(' ');
                line.push_str(word);
                filled += space + wide;
                continue;
            }
            let mut pieces = self.pieces(word, weight, size, room).into_iter();
            if line.is_empty() {
                line.extend(pieces.next());
            }
            lines.extend(pieces);
            filled = lines.last().map_or(0.0, |line| self.width(line, weight, size));
        }
        lines
    }

    /// Splits a word into pieces that fit: one piece, unless it is wider than the room.
    fn pieces(&self, word: &str, weight: Weight, size: f32, room: f32) -> Vec<String> {
        if self.width(word, weight, size) <= room {
            return vec![word.to_owned()];
        }
        let mut pieces = vec![String::new()];
        for part in word.split_inclusive(HYPHENS) {
            self.append(&mut pieces, part, (weight, size, room));
        }
        pieces.retain(|piece| !piece.is_empty());
        pieces
    }

    /// Adds a part of a word to the pieces so far.
    fn append(&self, pieces: &mut Vec<String>, part: &str, look: (Weight, f32, f32)) {
        let (weight, size, room) = look;
        let fits = |text: &str| self.width(text, weight, size) <= room;
        if let Some(last) = pieces.last_mut()
            && fits(&format!("{last}{part}"))
        {
            last.push_str(part);
            return;
        }
        if fits(part) {
            pieces.push(part.to_owned());
            return;
        }
        for range in clusters(part) {
            let letter = part.get(range).unwrap_or_default();
            match pieces.last_mut() {
                Some(last) if fits(&format!("{last}{letter}")) => last.push_str(letter),
                _ => pieces.push(letter.to_owned()),
            }
        }
    }
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
        if let Some(width) = self.known(from_right).widths.get(word) {
            return *width;
        }
        let width = self.word(word, from_right, missing).width;
        self.known(from_right).widths.put(word, width);
        width
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
        let run =
            |(face, range): (usize, Range<usize>)| self.faces[face].shape(word, range, from_right);
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
        let lines = |text: &str, room| faces.lines(text, Weight::Regular, 10.0, room);
        assert_eq!(lines("", 50.0), [""]);
        assert_eq!(lines("one two", 500.0), ["one two"]);
        assert_eq!(lines("one two", 25.0), ["one", "two"]);
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
