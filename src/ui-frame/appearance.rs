//! The size and the theme of everything drawn: stored by this machine, changed in Setup, the menu or
//! by keys.

use bottone_store::settings::Theme;

/// The themes, each with the name of its label.
pub const THEMES: [(Theme, &str); 3] = [
    (Theme::Dark, "shell-theme-dark"),
    (Theme::Light, "shell-theme-light"),
    (Theme::System, "shell-theme-system"),
];

/// The available sizes, in percent.
pub const SIZES: [u16; 8] = [80, 90, 100, 110, 125, 150, 200, 300];

/// Returns the next larger or smaller size; the last one stays.
pub fn next_size(percent: u16, larger: bool) -> u16 {
    let next = if larger {
        SIZES.iter().find(|size| **size > percent)
    } else {
        SIZES.iter().rev().find(|size| **size < percent)
    };
    next.copied().unwrap_or(percent)
}

/// Returns a text such as "125 %".
pub fn percent_text(percent: u16) -> String {
    format!("{percent} %")
}
