//! The rule for leaving a field out of a file.

/// Returns whether `value` equals its default: zero, empty or `None`.
///
/// This is the only rule by which a field is left out of a file. A marked field is read as its
/// default if it is missing, and not written if it is the default. Every other field is always
/// written, and must be present unless it is an `Option`. Marked are the fields of what people also
/// write by hand (structures, prices, chip sets, payout plans). Also marked are fields of persons,
/// the waiver of a record, and rare properties of an act.
pub fn is_nothing<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
