//! Cached drawings that still look the same, kept as triangles and laid-out words.
//!
//! Hundreds of tables with a dot for every seat are most of the cost of a floor frame. While only
//! the clock changes, none of them does.

use std::{collections::BTreeMap, sync::Arc};

use egui::{
    Color32, Context, Galley, LayerId, Mesh, Painter, Rect, Shape, Ui,
    epaint::{ClippedShape, Primitive},
};

use crate::theme::{Text, Theme};

/// The drawings of the previous frame by name, each with its look.
pub struct DrawingCache<N, L> {
    current: BTreeMap<N, Drawing<L>>,
    previous: BTreeMap<N, Drawing<L>>,
    style: Option<DrawingStyle>,
}

/// A look and a place, with the resulting shapes.
struct Drawing<L> {
    look: L,
    place: Rect,
    /// The visible part; the rest has no triangles.
    clip: Rect,
    shapes: Vec<Shape>,
}

/// The settings that every drawing depends on.
struct DrawingStyle {
    is_dark: bool,
    pixels_per_point: f32,
    /// The size of the glyph texture, and a word in it: when the texture is made again, that word
    /// is laid out again.
    letters: [usize; 2],
    word: Arc<Galley>,
}

impl DrawingStyle {
    fn of(ui: &Ui) -> Self {
        let (letters, word) = ui.fonts_mut(|fonts| {
            let word = fonts.layout_no_wrap("0".into(), Text::Caption.font(), Color32::PLACEHOLDER);
            (fonts.font_image_size(), word)
        });
        let is_dark = Theme::of(ui).dark;
        Self { is_dark, pixels_per_point: ui.pixels_per_point(), letters, word }
    }

    fn is_alike(&self, other: &Self) -> bool {
        self.is_dark == other.is_dark
            && self.pixels_per_point.to_bits() == other.pixels_per_point.to_bits()
            && self.letters == other.letters
            && Arc::ptr_eq(&self.word, &other.word)
    }
}

impl<N, L> Default for DrawingCache<N, L> {
    fn default() -> Self {
        Self { current: BTreeMap::new(), previous: BTreeMap::new(), style: None }
    }
}

impl<N: Ord, L: PartialEq> DrawingCache<N, L> {
    /// Begins a frame; drawings not used in it are dropped with the next.
    pub fn begin(&mut self, ui: &Ui) {
        let dress = DrawingStyle::of(ui);
        self.previous = std::mem::take(&mut self.current);
        if !self.style.as_ref().is_some_and(|before| before.is_alike(&dress)) {
            self.previous.clear();
        }
        self.style = Some(dress);
    }

    /// Draws this look at this place: from the cache if it is the same, or else with `draw`.
    pub fn draw(&mut self, ui: &Ui, name: N, place: Rect, look: L, draw: impl FnOnce(&Painter)) {
        let painter = ui.painter();
        if ui.opacity() < 1.0 {
            // A fading drawing would be cached at its opacity, and then fade further.
            return draw(painter);
        }
        let clip = painter.clip_rect();
        let before = self.previous.remove(&name);
        let is_alike = |before: &Drawing<L>| {
            before.place == place && before.clip == clip && before.look == look
        };
        let drawing = before.filter(is_alike).unwrap_or_else(|| {
            let shapes = take_shapes(ui.ctx(), painter.layer_id(), || draw(painter));
            Drawing { look, place, clip, shapes: to_triangles(ui.ctx(), clip, shapes) }
        });
        painter.extend(drawing.shapes.iter().cloned());
        self.current.insert(name, drawing);
    }
}

/// Takes out of the layer the shapes that `draw` puts into it.
fn take_shapes(ctx: &Context, layer: LayerId, draw: impl FnOnce()) -> Vec<Shape> {
    let count = || ctx.graphics(|graphics| graphics.get(layer).map_or(0, |list| list.next_idx().0));
    let first = count();
    draw();
    let last = count();
    let mut shapes = Vec::new();
    ctx.graphics_mut(|graphics| {
        let painted = graphics.entry(layer);
        for at in first..last {
            painted.mutate_shape(egui::layers::ShapeIdx(at), |clipped| {
                shapes.push(std::mem::replace(&mut clipped.shape, Shape::Noop));
            });
        }
    });
    shapes
}

/// Turns every shape but words into triangles. Words are laid out already, and stay readable for
/// tests.
fn to_triangles(ctx: &Context, clip: Rect, shapes: Vec<Shape>) -> Vec<Shape> {
    let (words, others): (Vec<Shape>, Vec<Shape>) =
        shapes.into_iter().partition(|shape| matches!(shape, Shape::Text(_)));
    let others = others.into_iter().map(|shape| ClippedShape::new(clip, shape));
    let drawn = ctx.tessellate(others.collect(), ctx.pixels_per_point());
    let mesh = |primitive| match primitive {
        Primitive::Mesh(mesh) => Some(Shape::Mesh(Arc::<Mesh>::new(mesh))),
        Primitive::Callback(_) => None,
    };
    drawn.into_iter().filter_map(|clipped| mesh(clipped.primitive)).chain(words).collect()
}
