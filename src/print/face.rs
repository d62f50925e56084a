//! A typeface: its letters, and their shapes in a line.

use std::{cell::RefCell, ops::Range, sync::Arc};

use harfrust::{
    BufferFlags, Direction, Feature, FontRef as Shaped, ShapeOptions, ShapePlan, ShapePlanKey,
    ShaperData, Tag, UnicodeBuffer, script,
};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::{FontRef, MetadataProvider as _, raw::TableProvider as _};
#[cfg(feature = "window")]
use vello_cpu::peniko::{Blob, FontData};

use super::{Unprintable, text::joins};

/// The weight of the letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Weight {
    /// The usual weight.
    #[default]
    Regular,
    /// The weight of names, sums and headings.
    Bold,
}

/// The place of a face's bytes.
#[derive(Clone)]
enum FaceBytes {
    /// Contained in the program.
    Carried(&'static [u8]),
    /// Read from the system.
    Found(Arc<Vec<u8>>),
}

impl AsRef<[u8]> for FaceBytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            Self::Carried(bytes) => bytes,
            Self::Found(bytes) => bytes,
        }
    }
}

/// A face that text can be set in.
pub(super) struct Face {
    bytes: FaceBytes,
    index: u32,
    units: f32,
    shapes: ShaperData,
    /// The plans made so far, one for each script, direction and set of features.
    plans: RefCell<Vec<ShapePlan>>,
    /// The face for the document.
    pub(super) font: Font,
    /// The face for the preview.
    #[cfg(feature = "window")]
    pub(super) shown: FontData,
}

/// Consecutive letters in one face.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// The range of the letters in the text.
    pub(super) range: Range<usize>,
    /// The face: its place among those of the same weight.
    pub(super) face: usize,
    /// The shapes from the left, at one point. Their places in the text count from the run's start.
    pub(super) glyphs: Vec<KrillaGlyph>,
    /// The width at one point.
    pub(super) width: f32,
    /// True if the text is written from right to left.
    pub(super) from_right: bool,
}

impl Face {
    /// Loads a face contained in the program.
    pub(super) fn embedded(bytes: &'static [u8]) -> Result<Self, Unprintable> {
        Self::read(FaceBytes::Carried(bytes), bytes.into(), 0).ok_or(Unprintable::Face)
    }

    /// Loads a face from a system file. `None` if it cannot be read.
    pub(super) fn from_system(bytes: Vec<u8>, index: u32) -> Option<Self> {
        let bytes = Arc::new(bytes);
        Self::read(FaceBytes::Found(Arc::clone(&bytes)), bytes.into(), index)
    }

    fn read(bytes: FaceBytes, data: krilla::Data, index: u32) -> Option<Self> {
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
            plans: RefCell::default(),
            font,
            #[cfg(feature = "window")]
            shown,
        })
    }

    /// Returns whether the face has all these letters.
    pub(super) fn has(&self, letters: &str) -> bool {
        FontRef::from_index(self.bytes.as_ref(), self.index)
            .is_ok_and(|reader| has(&reader, letters))
    }

    /// Returns the shapes of a text in this face.
    pub(super) fn shape(&self, piece: &str, from_right: bool) -> Vec<KrillaGlyph> {
        let Ok(reader) = Shaped::from_index(self.bytes.as_ref(), self.index) else {
            return Vec::new();
        };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(piece);
        buffer.guess_segment_properties();
        let direction = if from_right { Direction::RightToLeft } else { Direction::LeftToRight };
        buffer.set_direction(direction);
        buffer.set_flags(BufferFlags::REMOVE_DEFAULT_IGNORABLES);
        // Kerning is off, so that the figures of a column align.
        let still = [Feature::new(Tag::new(b"kern"), 0, ..)];
        let words = piece.chars().any(char::is_alphabetic);
        let features: &[Feature] = if words { &[] } else { &still };
        let shaper = self.shapes.shaper(&reader).build();
        let written = Some(buffer.script()).filter(|written| *written != script::UNKNOWN);
        let language = buffer.language();
        let key =
            ShapePlanKey::new(written, direction).language(language.as_ref()).features(features);
        let mut plans = self.plans.borrow_mut();
        let known = plans.iter().position(|plan| key.matches(plan));
        let at = known.unwrap_or_else(|| {
            plans.push(ShapePlan::new(&shaper, direction, written, language.as_ref(), features));
            plans.len() - 1
        });
        let options = ShapeOptions::new().features(features).plan(plans.get(at));
        let result = shaper.shape(buffer, options);
        let mut starts: Vec<usize> =
            result.glyph_infos().iter().map(|glyph| place(glyph.cluster)).collect();
        starts.extend([0, piece.len()]);
        starts.sort_unstable();
        starts.dedup();
        let placed = result.glyph_infos().iter().zip(result.glyph_positions());
        let placed = placed.map(|(glyph, at)| {
            let start = place(glyph.cluster);
            let end = starts.iter().copied().find(|next| *next > start).unwrap_or(piece.len());
            let scaled = |units: i32| scaled(units) / self.units;
            let id = GlyphId::new(glyph.glyph_id);
            let (wide, right, up) =
                (scaled(at.x_advance), scaled(at.x_offset), scaled(at.y_offset));
            KrillaGlyph::new(id, wide, right, up, 0.0, start..end, None)
        });
        placed.collect()
    }
}

/// Returns whether the face has all these letters, ignoring joining signs.
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
