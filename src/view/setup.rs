//! What the setup screen shows beside its fields.

/// Warnings about the event as it is set up, each a sentence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupView {
    /// What is wrong or unusual; empty when all is well.
    pub warnings: Vec<String>,
    /// What the structure says of itself: its source, its gaps.
    pub notes: Vec<String>,
    /// "12 levels, 8 h 40 of play, about 01:15".
    pub length: String,
}
