//! A typeface: which letters it has, and their shapes beside each other.

use std::{ops::Range, sync::Arc};

use harfrust::{
    BufferFlags, Direction, Feature, FontRef as Shaped, ShapeOptions, ShaperData, Tag,
    UnicodeBuffer,
};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::{FontRef, MetadataProvider as _, raw::TableProvider as _};
#[cfg(feature = "window")]
use vello_cpu::peniko::{Blob, FontData};

use super::{Unprintable, text::joins};

/// How heavy the letters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Weight {
    /// As most things.
    #[default]
    Regular,
    /// Names, sums and headings.
    Bold,
}

/// Where a face's bytes are.
#[derive(Clone)]
enum Bytes {
    /// In the program.
    Carried(&'static [u8]),
    /// Read from the system.
    Found(Arc<Vec<u8>>),
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            Self::Carried(bytes) => bytes,
            Self::Found(bytes) => bytes,
        }
    }
}

/// A face that text can be set in.
pub(super) struct Face {
    bytes: Bytes,
    index: u32,
    units: f32,
    shapes: ShaperData,
    /// The same for the document.
    pub(super) font: Font,
    /// The same for the preview.
    #[cfg(feature = "window")]
    shown: FontData,
}

/// Letters that stand in one face, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// Where in the text they stand.
    pub(super) range: Range<usize>,
    pub(super) font: Font,
    /// The same face for the preview.
    #[cfg(feature = "window")]
    pub(super) shown: FontData,
    /// Their shapes, from the left, at one point; their places in the text count from the run's start.
    pub(super) glyphs: Vec<KrillaGlyph>,
    /// How wide they are at one point.
    pub(super) width: f32,
    /// Are they written from the right?
    pub(super) from_right: bool,
}

impl Face {
    /// A face that the program carries.
    pub(super) fn carried(bytes: &'static [u8]) -> Result<Self, Unprintable> {
        Self::read(Bytes::Carried(bytes), bytes.into(), 0).ok_or(Unprintable::Face)
    }

    /// A face of a file of the system, if it can be read.
    pub(super) fn found(bytes: Vec<u8>, index: u32) -> Option<Self> {
        let bytes = Arc::new(bytes);
        Self::read(Bytes::Found(Arc::clone(&bytes)), bytes.into(), index)
    }

    fn read(bytes: Bytes, data: krilla::Data, index: u32) -> Option<Self> {
        let shapes = ShaperData::new(&Shaped::from_index(bytes.as_ref(), index).ok()?);
        let units = FontRef::from_index(bytes.as_ref(), index).ok()?.head().ok()?.units_per_em();
        let font = Font::new(data, index)?;
        #[cfg(feature = "window")]
        let shown = FontData::new(Blob::new(Arc::new(bytes.clone())), index);
        Some(Self {
            bytes,
            index,
            units: f32::from(units.max(1)),
            shapes,
            font,
            #[cfg(feature = "window")]
            shown,
        })
    }

    /// Has it all these letters?
    pub(super) fn has(&self, letters: &str) -> bool {
        FontRef::from_index(self.bytes.as_ref(), self.index)
            .is_ok_and(|reader| has(&reader, letters))
    }

    /// The shapes of a piece of a text that stands in this face.
    pub(super) fn shape(&self, text: &str, range: Range<usize>, from_right: bool) -> Run {
        let mut run = Run {
            range,
            font: self.font.clone(),
            #[cfg(feature = "window")]
            shown: self.shown.clone(),
            glyphs: Vec::new(),
            width: 0.0,
            from_right,
        };
        let piece = text.get(run.range.clone()).unwrap_or_default();
        let Ok(reader) = Shaped::from_index(self.bytes.as_ref(), self.index) else { return run };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(piece);
        buffer.guess_segment_properties();
        let direction = if from_right { Direction::RightToLeft } else { Direction::LeftToRight };
        buffer.set_direction(direction);
        buffer.set_flags(BufferFlags::REMOVE_DEFAULT_IGNORABLES);
        // Figures of a column stand under each other: nothing moves them together.
        let still = [Feature::new(Tag::new(b"kern"), 0, ..)];
        let words = piece.chars().any(char::is_alphabetic);
        let options = ShapeOptions::new().features(if words { &[] } else { &still });
        let shaped = self.shapes.shaper(&reader).build().shape(buffer, options);
        let mut starts: Vec<usize> =
            shaped.glyph_infos().iter().map(|glyph| place(glyph.cluster)).collect();
        starts.extend([0, piece.len()]);
        starts.sort_unstable();
        starts.dedup();
        for (glyph, at) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            let start = place(glyph.cluster);
            let end = starts.iter().copied().find(|next| *next > start).unwrap_or(piece.len());
            let scaled = |units: i32| scaled(units) / self.units;
            let id = GlyphId::new(glyph.glyph_id);
            let (wide, right, up) =
                (scaled(at.x_advance), scaled(at.x_offset), scaled(at.y_offset));
            run.glyphs.push(KrillaGlyph::new(id, wide, right, up, 0.0, start..end, None));
            run.width += wide;
        }
        run
    }
}

/// Has the face all these letters, signs that only join aside?
pub(super) fn has(reader: &FontRef<'_>, letters: &str) -> bool {
    let known = reader.charmap();
    letters
        .chars()
        .all(|letter| joins(letter) || known.map(letter).is_some_and(|shape| shape.to_u32() != 0))
}

fn place(cluster: u32) -> usize {
    usize::try_from(cluster).unwrap_or(usize::MAX)
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand units")]
const fn scaled(units: i32) -> f32 {
    units as f32
}
