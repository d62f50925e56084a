//! The faces that paper is set in, and how wide a text is in them.

use std::{borrow::Cow, ops::Range};

use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::{FontRef, MetadataProvider as _, charmap::Charmap, metrics::GlyphMetrics};
use unicode_normalization::{UnicodeNormalization as _, is_nfc};

use super::Unprintable;

/// How heavy the letters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Weight {
    /// As most things.
    #[default]
    Regular,
    /// Names, sums and headings.
    Bold,
}

/// Noto Sans for words and figures, `DejaVu Sans` behind it for suits, arrows and what Noto lacks,
/// as in the window.
pub(super) struct Faces {
    regular: [Face; 2],
    bold: [Face; 2],
}

struct Face {
    font: Font,
    letters: Charmap<'static>,
    widths: GlyphMetrics<'static>,
}

/// Letters that stand in one face, one after the other.
pub(super) struct Run {
    /// Where in the text they stand.
    pub(super) range: Range<usize>,
    /// The face.
    pub(super) font: Font,
    /// Their shapes.
    pub(super) glyphs: Vec<KrillaGlyph>,
    /// How wide they are at one point.
    pub(super) width: f32,
}

impl Face {
    fn read(bytes: &'static [u8]) -> Result<Self, Unprintable> {
        let font = Font::new(bytes.into(), 0).ok_or(Unprintable::Face)?;
        let reader = FontRef::new(bytes).map_err(|_| Unprintable::Face)?;
        let widths = reader.glyph_metrics(
            skrifa::instance::Size::new(1.0),
            skrifa::instance::LocationRef::default(),
        );
        Ok(Self { font, letters: reader.charmap(), widths })
    }
}

impl Faces {
    /// Reads the faces that the program carries.
    pub(super) fn load() -> Result<Self, Unprintable> {
        Ok(Self {
            regular: [Face::read(notosans::REGULAR_TTF)?, Face::read(dejavu::sans::regular())?],
            bold: [Face::read(notosans::BOLD_TTF)?, Face::read(dejavu::sans::bold())?],
        })
    }

    const fn of(&self, weight: Weight) -> &[Face; 2] {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// The face and the shape of a letter: the first face's empty box if none has it.
    fn shape(&self, letter: char, weight: Weight) -> (usize, skrifa::GlyphId) {
        let faces = self.of(weight).iter().enumerate();
        let mut found = faces.filter_map(|(n, face)| face.letters.map(letter).map(|id| (n, id)));
        found.next().unwrap_or((0, skrifa::GlyphId::new(0)))
    }

    /// The letters of `text`, as [`plain`] leaves it, that no face has.
    pub(super) fn missing(&self, text: &str, weight: Weight) -> Vec<char> {
        text.chars().filter(|letter| self.shape(*letter, weight).1.to_u32() == 0).collect()
    }

    /// The text in pieces of one face each.
    pub(super) fn runs(&self, text: &str, weight: Weight) -> Vec<Run> {
        let faces = self.of(weight);
        let mut runs: Vec<(usize, Run)> = Vec::new();
        for (at, letter) in text.char_indices() {
            let (number, shape) = self.shape(letter, weight);
            let face = &faces[number];
            let width = face.widths.advance_width(shape).unwrap_or_default();
            if runs.last().is_none_or(|(last, _)| *last != number) {
                let (font, glyphs) = (face.font.clone(), Vec::new());
                runs.push((number, Run { range: at..at, font, glyphs, width: 0.0 }));
            }
            let Some((_, run)) = runs.last_mut() else { continue };
            let start = at - run.range.start;
            let range = start..start + letter.len_utf8();
            run.glyphs.push(KrillaGlyph::new(
                GlyphId::new(shape.to_u32()),
                width,
                0.0,
                0.0,
                0.0,
                range,
                None,
            ));
            run.range.end = at + letter.len_utf8();
            run.width += width;
        }
        runs.into_iter().map(|(_, run)| run).collect()
    }

    /// How wide `text` is at `size`, in points.
    pub(super) fn width(&self, text: &str, weight: Weight, size: f32) -> f32 {
        let width = |letter| {
            let (number, shape) = self.shape(letter, weight);
            self.of(weight)[number].widths.advance_width(shape).unwrap_or_default()
        };
        text.chars().map(width).sum::<f32>() * size
    }

    /// The lines that `text` needs in a column so wide. Broken between words, and within a word only
    /// when it is wider than the column. There is always one line.
    pub(super) fn lines(&self, text: &str, weight: Weight, size: f32, room: f32) -> Vec<String> {
        let text = plain(text);
        let mut lines = vec![String::new()];
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let Some(line) = lines.last_mut() else { continue };
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if self.width(&longer, weight, size) <= room {
                *line = longer;
                continue;
            }
            let mut pieces = self.pieces(word, weight, size, room).into_iter();
            if line.is_empty() {
                line.extend(pieces.next());
            }
            lines.extend(pieces);
        }
        lines
    }

    /// A word in pieces that fit: one, unless it is wider than the room.
    fn pieces(&self, word: &str, weight: Weight, size: f32, room: f32) -> Vec<String> {
        let mut pieces = vec![String::new()];
        let mut width = 0.0;
        for letter in word.chars() {
            let wide = self.width(letter.encode_utf8(&mut [0; 4]), weight, size);
            if width + wide > room && width > 0.0 {
                pieces.push(String::new());
                width = 0.0;
            }
            width += wide;
            if let Some(piece) = pieces.last_mut() {
                piece.push(letter);
            }
        }
        pieces
    }
}

/// The text as it can be set: letters with their accents in one, no signs that only steer.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    if is_nfc(text) && !text.chars().any(steers) {
        return Cow::Borrowed(text);
    }
    let space = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.nfc().filter(|letter| letter.is_control() || !steers(*letter)).map(space).collect()
}

/// Is it a sign that says how its neighbours are set and has no shape of its own?
fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_equally_wide() {
        let faces = Faces::load().unwrap();
        for weight in [Weight::Regular, Weight::Bold] {
            let zero = faces.width("0", weight, 10.0);
            for digit in '1'..='9' {
                let width = faces.width(&digit.to_string(), weight, 10.0);
                assert!((width - zero).abs() < f32::EPSILON, "{digit} in {weight:?}");
            }
        }
    }

    #[test]
    fn every_sign_of_the_field_has_a_face() {
        let faces = Faces::load().unwrap();
        for weight in [Weight::Regular, Weight::Bold] {
            let signs = "♠♥♦♣→←↑↓×½…–—·€£$¥₺ÀèìòùçñőřşłžĐΩЖ−“”’";
            assert!(faces.missing(signs, weight).is_empty(), "{weight:?}");
            assert_eq!(faces.missing("a王b", weight), ['王'], "{weight:?}");
        }
    }

    /// A name as some keyboards type it: the accent is a letter of its own.
    #[test]
    fn accents_stand_on_their_letters() {
        assert_eq!(plain("Nicolo\u{300}"), "Nicolò");
        assert_eq!(plain("a\u{200d}b\tc"), "ab c");
        assert_eq!(plain("Đặng"), "Đặng");
    }

    #[test]
    fn a_text_is_broken_between_words_and_a_word_only_when_it_must() {
        let faces = Faces::load().unwrap();
        let lines = |text: &str, room| faces.lines(text, Weight::Regular, 10.0, room);
        assert_eq!(lines("", 50.0), [""]);
        assert_eq!(lines("one two", 500.0), ["one two"]);
        assert_eq!(lines("one two", 25.0), ["one", "two"]);
        for room in [4.0, 20.0, 33.0, 90.0] {
            let text = "Wolfeschlegelsteinhausenbergerdorff Ana de la Cruz";
            let broken = lines(text, room);
            assert_eq!(broken.concat().replace(' ', ""), text.replace(' ', ""), "{room}");
            let least = faces.width("W", Weight::Regular, 10.0).max(room);
            for line in broken {
                assert!(faces.width(&line, Weight::Regular, 10.0) <= least, "{line} in {room}");
            }
        }
    }

    #[test]
    fn the_runs_of_a_text_are_as_wide_as_it_and_hold_all_of_it() {
        let faces = Faces::load().unwrap();
        for text in ["", "Ah Kh", "A♥ K♥ è 王", "♠♠"] {
            let runs = faces.runs(text, Weight::Bold);
            let width: f32 = runs.iter().map(|run| run.width).sum();
            assert!((width - faces.width(text, Weight::Bold, 1.0)).abs() < 1e-4, "{text}");
            let held: String = runs.iter().map(|run| &text[run.range.clone()]).collect();
            assert_eq!(held, text);
        }
    }
}
