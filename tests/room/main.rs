//! The screens Print and Room.
