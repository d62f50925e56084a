//! Tests of `src/store/settings/walls.rs`.

use bottone_store::settings::{Display, Projector};

fn at(name: &str, x: i32) -> Display {
    Display { name: name.to_owned(), x, y: 0 }
}

/// Each case: the remembered display, the present ones, and the index of the match.
#[test]
fn a_display_is_found_again_or_is_gone() {
    for (was, there, found) in [
        (at("HDMI-1", 1920), vec![at("eDP-1", 0), at("HDMI-1", 1920)], Some(1)),
        (at("HDMI-1", 1920), vec![at("HDMI-1", 0), at("eDP-1", 1920)], Some(0)),
        (at("TV", 1920), vec![at("TV", 0), at("TV", 1920)], Some(1)),
        (at("TV", 5000), vec![at("TV", 0), at("TV", 1920)], None),
        (at("HDMI-1", 1920), vec![at("eDP-1", 0)], None),
        (at("", 1920), vec![at("", 0), at("", 1920)], Some(1)),
        (at("", 1920), vec![at("", 0)], None),
        (at("", 0), vec![], None),
    ] {
        assert_eq!(was.among(&there), found, "{was:?} among {there:?}");
    }
}

#[test]
fn a_wall_without_a_theme_is_light_or_dark_as_before() {
    let of = |theme: &str, light| Projector { theme: theme.into(), light, ..Default::default() };
    assert_eq!(of("", false).theme(), "felt");
    assert_eq!(of("", true).theme(), "paper");
    assert_eq!(of("stadium", true).theme(), "stadium");
}
