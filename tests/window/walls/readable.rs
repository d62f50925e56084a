//! Legibility at twenty metres from a picture two metres wide.

use bottone::ui_walls::face::LEAST;

/// The height of a capital of Noto Sans, as a share of its size.
const CAPITAL: f32 = 0.714;
/// The width of the picture and its distance, in millimetres.
const WIDE: f32 = 2_000.0;
const AWAY: f32 = 20_000.0;

/// Returns the angle of a height seen from there, in minutes of arc.
fn minutes_of_arc(millimetres: f32) -> f32 {
    (millimetres / AWAY).atan().to_degrees() * 60.0
}

/// Checks that eyes that read the 20/20 line, with letters of 5 minutes of arc, can read the
/// smallest words.
#[test]
fn the_smallest_words_are_seen_under_five_minutes_of_arc() {
    // A picture of 16:9 has 1,080 units from top to bottom.
    let unit = WIDE * 9.0 / 16.0 / 1_080.0;
    let smallest = minutes_of_arc(LEAST * CAPITAL * unit);
    assert!(smallest >= 5.0, "{smallest:.2} minutes of arc");
    // The blinds and the time are read without effort: two and three times as large.
    assert!(minutes_of_arc(112.0 * CAPITAL * unit) >= 13.0);
    assert!(minutes_of_arc(330.0 * CAPITAL * unit) >= 40.0);
}
