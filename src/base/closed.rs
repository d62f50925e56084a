//! Enums whose variants are all known.

/// Returns the variants of an enum as an array, for its `ALL`.
pub const fn all<T: Copy, const COUNT: usize>(variants: &[T]) -> [T; COUNT] {
    match variants.first_chunk() {
        Some(all) => *all,
        None => unreachable!(),
    }
}
