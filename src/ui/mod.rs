//! Windows. The only room that knows egui.

pub mod fonts;
pub mod icons;
pub mod theme;
pub mod widgets;
