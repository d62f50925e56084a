//! Tests of `src/base/person/id.rs`.

use bottone_base::person::PersonId;

#[test]
fn what_is_shown_is_read_again() {
    for seed in [0, 1 << 14, u64::MAX, 0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210] {
        let id = PersonId::drawn(seed);
        let shown = id.to_string();
        assert_eq!((shown.len(), PersonId::parse(&shown)), (10, Some(id)), "{seed}");
        assert_eq!(PersonId::parse(&shown.to_lowercase()), Some(id));
    }
    for bad in ["", "ABC", "ABCDEFGHIJ", "0123456789A", "012345678é"] {
        assert_eq!(PersonId::parse(bad), None, "{bad}");
    }
}
