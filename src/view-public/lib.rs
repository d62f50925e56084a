//! The public side of an event in finished text: the faces of the walls, and the page for phones
//! and televisions.

pub mod page;
pub mod walls;
