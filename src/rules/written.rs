//! What is left out where it is written down.

/// Is it what its type is when nothing was said: nothing, empty, none?
///
/// The one rule by which a field is left out in files. A field that is marked so is read as nothing where it is missing,
/// and not written where it is nothing; every other field is always written, and must be there unless it is an `Option`.
/// Marked are fields of what people also write by hand (structures, prices, chip sets, payout plans), of persons, the
/// waiver of a record, and what is seldom true of an act.
pub fn is_nothing<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
