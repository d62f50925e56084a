//! Every face in every state: nothing leaves the picture, no words overlap, nothing is too small.

use bottone::{
    base::person::Person,
    i18n::Language,
    store::profiles::themes::{WallFace, WallTheme},
    ui_kit::fonts,
    ui_walls::{
        face::{LEAST, LEAST_NAME, WallLook, draw},
        scene::WallScene,
    },
};
use egui::{Context, Pos2, RawInput, Rect, Shape, Vec2, vec2};

use crate::walls::evenings::{self, WallEvening, themes, usual};

pub(crate) const SMALL: Vec2 = vec2(1_280.0, 720.0);
pub(crate) const FULL: Vec2 = vec2(1_920.0, 1_080.0);
const LARGE: Vec2 = vec2(3_840.0, 2_160.0);
const SQUARE: Vec2 = vec2(1_024.0, 768.0);
const UPRIGHT: Vec2 = vec2(1_080.0, 1_920.0);

/// The looks of every face: the size of the wall, its languages and its themes. Every theme, every
/// language and every size is combined with every face; themes of one size share their glyphs.
const LOOKS: [(Vec2, &[(Language, usize)]); 5] = [
    (
        SMALL,
        &[
            (Language::English, 0),
            (Language::English, 1),
            (Language::English, 2),
            (Language::Italian, 0),
        ],
    ),
    (FULL, &[(Language::English, 0), (Language::Italian, 0), (Language::Spanish, 0)]),
    (LARGE, &[(Language::Italian, 0)]),
    (SQUARE, &[(Language::Italian, 1)]),
    (UPRIGHT, &[(Language::Italian, 2)]),
];

/// Words as they were drawn.
pub(crate) struct Drawn {
    pub(crate) words: String,
    /// The area with ink.
    ink: Rect,
    pub(crate) size: f32,
    cut: bool,
    /// The start of each letter.
    letters: Vec<f32>,
}

pub(crate) fn context() -> Context {
    let ctx = Context::default();
    fonts::install(&ctx);
    ctx
}

pub(crate) fn drawn(ctx: &Context, size: Vec2, scene: &WallScene, look: &WallLook) -> Vec<Drawn> {
    let screen = Rect::from_min_size(Pos2::ZERO, size);
    // Room for all glyphs of a large wall: a full texture is drawn again from nothing.
    let input = RawInput {
        screen_rect: Some(screen),
        max_texture_side: Some(8_192),
        ..RawInput::default()
    };
    let mut output = ctx.run_ui(input, |ui| draw(ui, screen, scene, look, true));
    output.textures_delta.clear();
    let mut found = Vec::new();
    for clipped in &output.shapes {
        collect(&clipped.shape, &mut found);
    }
    found
}

fn collect(shape: &Shape, found: &mut Vec<Drawn>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
        Shape::Text(text) if !text.galley.job.text.is_empty() => {
            let size =
                text.galley.job.sections.first().map_or(0.0, |part| part.format.font_id.size);
            found.push(Drawn {
                words: text.galley.job.text.clone(),
                ink: text.galley.mesh_bounds.translate(text.pos.to_vec2()),
                size,
                cut: text.galley.elided,
                letters: letters(text),
            });
        }
        _ => {}
    }
}

fn letters(text: &egui::epaint::TextShape) -> Vec<f32> {
    let rows = text.galley.rows.iter();
    let glyphs = rows.flat_map(|row| row.glyphs.iter());
    glyphs.map(|glyph| text.pos.x + glyph.pos.x).collect()
}

/// Returns the number of points of a unit on a wall of this size.
fn unit(size: Vec2) -> f32 {
    if size.y > size.x * 1.1 {
        (size.y / 1_700.0).min(size.x / 1_080.0)
    } else {
        (size.y / 1_080.0).min(size.x / 1_640.0)
    }
}

/// Returns the faults of a face: words that leave the picture, are too small, are cut, or overlap
/// others.
fn faults(label: &str, size: Vec2, drawn: &[Drawn], least: f32, may_cut: bool) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault = |what: String| faults.push(format!("{label}: {what}"));
    if drawn.is_empty() {
        fault("nothing is drawn".to_owned());
    }
    let screen = Rect::from_min_size(Pos2::ZERO, size);
    let least = least * unit(size);
    for (at, one) in drawn.iter().enumerate() {
        let Drawn { words, ink, .. } = one;
        if !screen.expand(0.5).contains_rect(*ink) {
            fault(format!("{words:?} at {ink:?} leaves the picture"));
        }
        if one.size + 0.51 < least {
            fault(format!("{words:?} has {} points, least {least}", one.size));
        }
        if one.cut && !may_cut {
            fault(format!("{words:?} is cut"));
        }
        for other in &drawn[at + 1..] {
            if ink.shrink(0.6).intersect(other.ink.shrink(0.6)).is_positive() {
                fault(format!("{words:?} at {ink:?} lies on {:?} at {:?}", other.words, other.ink));
            }
        }
    }
    faults
}

fn none(faults: &[String]) {
    let first: Vec<&str> = faults.iter().map(String::as_str).take(40).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), first.join("\n"));
}

/// Checks every face of these evenings. `change` makes the scene more extreme.
fn look_at(
    evenings: &[(WallEvening, Vec<WallFace>)],
    themes: &[(String, WallTheme)],
    change: impl Fn(&mut WallScene, Language),
    fault: impl Fn(&str, Vec2, WallFace, &[Drawn]) -> Vec<String>,
) {
    assert_eq!(themes.len(), 3, "a theme that nobody looks at");
    let mut all = Vec::new();
    let shown = evenings.iter().map(|(evening, faces)| {
        (evening.name, Language::ALL.map(|language| (language, evening.shown(language))), faces)
    });
    let shown: Vec<_> = shown.collect();
    for (size, looks) in LOOKS {
        let ctx = context();
        for (language, theme) in looks {
            let (id, theme) = &themes[*theme];
            let look = WallLook::of(theme, None);
            for (name, shown, faces) in &shown {
                let (_, shown) = shown.iter().find(|(of, _)| of == language).unwrap();
                for face in *faces {
                    let mut scene = shown.scene(theme, *face);
                    change(&mut scene, *language);
                    let drawn = drawn(&ctx, size, &scene, &look);
                    let label = format!("{name} {face:?} {id} {language:?} {size:?}");
                    all.extend(fault(&label, size, *face, &drawn));
                }
            }
        }
    }
    none(&all);
}

/// Checks a wall with few parts and one with everything.
#[test]
fn nothing_overlaps_leaves_the_picture_or_is_too_small() {
    // A long name may be cut in a list of many columns and nowhere else.
    let list = |face| matches!(face, WallFace::Seats | WallFace::Payouts);
    let least = |face| if face == WallFace::Seats { LEAST_NAME } else { LEAST };
    look_at(
        &usual(),
        &themes(),
        |_, _| (),
        |label, size, face, drawn| faults(label, size, drawn, least(face), list(face)),
    );
}

/// Checks that a long name in three columns of seats is smaller than the others, or has an initial,
/// instead of being cut.
#[test]
fn a_long_name_shrinks_before_it_is_cut() {
    let mut evening = WallEvening::new("long", "Main", evenings::structure("deep-stack"));
    let typed = |n: usize| Person::typed(&format!("Luca{n} Bianchi"));
    let long = ["Montefeltro, Federico", "Castelnuovo Neri, Massimiliano"].map(Person::typed);
    evening.enter((0..120).map(typed).chain(long).collect());
    let (_, theme) = themes().remove(0);
    let mut scene = evening.scene(Language::English, &theme, WallFace::Seats);
    let mut found = Vec::new();
    for page in 0..4 {
        scene.shown_millis = page * 9_000 + 10;
        let drawn = drawn(&context(), FULL, &scene, &WallLook::of(&theme, None));
        assert!(drawn.iter().all(|one| !one.cut), "page {page}");
        found.extend(drawn.into_iter().filter(|one| one.words.contains('o')));
    }
    let size = |words: &str| found.iter().find(|one| one.words == words).map(|one| one.size);
    let of = "Montefeltro, Federico";
    assert!(size(of).is_some_and(|size| size >= LEAST_NAME * unit(FULL)), "{of}");
    assert!(size("Castelnuovo Neri, M.").is_some(), "an initial");
}

/// Checks that the introduction of the final table has stacks in big blinds.
#[test]
fn the_introduction_has_big_blinds() {
    let (_, theme) = themes().remove(0);
    let scene = evenings::drawn().scene(Language::English, &theme, WallFace::FinalTable);
    for size in [FULL, UPRIGHT] {
        let drawn = drawn(&context(), size, &scene, &WallLook::of(&theme, None));
        let blinds = drawn.iter().filter(|one| one.words.ends_with(" BB")).count();
        assert!(blinds >= 8, "{blinds} at {size:?}");
    }
}

/// Checks that the chips at the foot before the start have the whole width.
#[test]
fn chips_alone_stand_in_the_middle_of_the_foot() {
    let (_, theme) = themes().remove(0);
    let scene = evenings::waiting().scene(Language::English, &theme, WallFace::Clock);
    let drawn = drawn(&context(), FULL, &scene, &WallLook::of(&theme, None));
    let foot: Vec<&Drawn> = drawn.iter().filter(|one| one.ink.top() > FULL.y - 188.0).collect();
    let ink = foot.iter().map(|one| one.ink).reduce(Rect::union).unwrap();
    assert!(foot.len() > 3 && ink.width() > FULL.x * 0.5, "{ink}");
    assert!((ink.center().x - FULL.x / 2.0).abs() < 80.0, "{ink}");
}

/// Checks names of sixty letters, stacks of twelve digits, an empty event, and ten thousand
/// players.
#[test]
fn the_absurd_is_borne_too() {
    let mut themes = themes();
    for (_, theme) in &mut themes {
        theme.texts.footer = "Ein Satz der Spielleitung, ".repeat(7);
        theme.texts.sponsor = "Caffè della Stazione".repeat(9);
    }
    let evenings = [evenings::empty(), evenings::huge_figures(), evenings::crowd()];
    let mut fresh = evenings::huge_figures().before_end(bottone::base::time::Span::from_secs(-3));
    fresh.name = "huge-level-up";
    let fresh = [(fresh, vec![WallFace::Clock])];
    let evenings = evenings.map(|evening| (evening, WallFace::ALL.to_vec()));
    look_at(
        &evenings.into_iter().chain(fresh).collect::<Vec<_>>(),
        &themes,
        |scene, language| {
            scene.head.banner = format!(
                "{} · {}",
                language.word("prizes-hand-for-hand"),
                language.word("wall-bubble")
            );
            // Some page in the middle.
            scene.shown_millis = 9_000 * 37;
        },
        |label, size, _, drawn| faults(label, size, drawn, 21.0, true),
    );
}

/// A test of whether these are the words in question.
type IsIt = fn(&str) -> bool;

/// Checks the height of capitals and digits on the clock's face, as shares of the height of the
/// picture.
#[test]
fn letters_have_their_share_of_the_picture() {
    const CAPITAL: f32 = 0.714;
    let evening = evenings::nine();
    for size in [FULL, LARGE] {
        let ctx = context();
        for (id, theme) in themes() {
            let scene = evening.scene(Language::English, &theme, WallFace::Clock);
            let drawn = drawn(&ctx, size, &scene, &WallLook::of(&theme, None));
            let all: [(&str, IsIt, f32); 4] = [
                ("time", |words| words.len() == 5 && words.as_bytes()[2] == b':', 0.215),
                (
                    "stakes",
                    |words| words.starts_with(char::is_numeric) && words.contains(" / "),
                    0.073,
                ),
                ("prize pool", |words| words.starts_with('€'), 0.043),
                ("caption", |words| words == "Players", 0.026),
            ];
            for (what, is_it, least) in all {
                // The time of day is the smaller of the two times.
                let those = drawn.iter().filter(|one| is_it(&one.words));
                let one = those.max_by(|a, b| a.size.total_cmp(&b.size));
                let one = one.unwrap_or_else(|| panic!("{id}: no {what}"));
                let words = &one.words;
                let share = one.size * CAPITAL / size.y;
                assert!(share >= least, "{id} {size:?}: {words:?} has {share:.4}");
            }
        }
    }
}

/// Checks that the digits of the time stay in place while a second passes.
#[test]
fn digits_never_jump() {
    let ctx = context();
    let (_, theme) = themes().remove(0);
    let look = WallLook::of(&theme, None);
    let mut places = Vec::new();
    // From the last to the first: an evening goes one way.
    let mut evening = evenings::level();
    for seconds in [59, 41, 28, 11] {
        evening = evening.before_end(bottone::base::time::Span::from_secs(600 + seconds));
        let scene = evening.scene(Language::English, &theme, WallFace::Clock);
        let drawn = drawn(&ctx, FULL, &scene, &look);
        let time = drawn.iter().max_by(|a, b| a.size.total_cmp(&b.size)).unwrap();
        assert!(time.words.starts_with("10:"), "{}", time.words);
        places.push((time.size, time.letters.clone()));
    }
    assert!(places.windows(2).all(|pair| pair[0] == pair[1]), "{places:?}");
}

/// Checks that the last minute differs from every other one without its colour, and by it.
#[test]
fn the_last_minute_is_unmistakable() {
    let ctx = context();
    let left =
        |seconds| evenings::level().before_end(bottone::base::time::Span::from_secs(seconds));
    let (last, before) = (left(59), left(75));
    for (id, theme) in themes() {
        let look = WallLook::of(&theme, None);
        let of = |evening: &WallEvening| {
            let scene = evening.scene(Language::English, &theme, WallFace::Clock);
            let screen = Rect::from_min_size(Pos2::ZERO, FULL);
            let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| draw(ui, screen, &scene, &look, true));
            output.textures_delta.clear();
            output.shapes
        };
        let grounds = |shapes: &[egui::epaint::ClippedShape]| -> Vec<(egui::Color32, f32)> {
            let whole = |shape: &Shape| match shape {
                Shape::Rect(rect) if rect.rect.size() == FULL => {
                    Some((rect.fill, rect.stroke.width))
                }
                _ => None,
            };
            shapes.iter().filter_map(|clipped| whole(&clipped.shape)).collect()
        };
        let (last, before) = (grounds(&of(&last)), grounds(&of(&before)));
        assert_eq!(before.len(), 1, "{id}: a ground and no frame");
        assert_eq!(last.len(), 2, "{id}: a ground and a frame");
        assert_ne!(last[0].0, before[0].0, "{id}: another ground");
        assert!(last[1].1 >= 20.0, "{id}: a frame of {}", last[1].1);
    }
}
