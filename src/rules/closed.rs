//! Lists of which all members are known.

/// The variants of a closed list as an array, for its `ALL`.
pub const fn all<T: Copy, const COUNT: usize>(variants: &[T]) -> [T; COUNT] {
    match variants.first_chunk() {
        Some(all) => *all,
        None => unreachable!(),
    }
}
