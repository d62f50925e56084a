//! Tests of `src/base/witness.rs`.

use bottone_base::witness::Witness;

#[test]
fn a_code_is_read_as_it_is_written_and_as_it_is_typed() {
    let code = Witness::of(30, "f035973aa929d8a67f05456a812f589f").unwrap();
    // 0xf035973aa929d8a67f05 in base 32, by another program.
    assert_eq!(code.to_string(), "30-Y0TS-EEN9-57CA-CZR5");
    let typed = ["30-Y0TS-EEN9-57CA-CZR5", " 30 y0ts een9 57ca czr5 ", "30·YOTS·EEN9·57CA·CZR5"];
    for typed in typed {
        assert_eq!(Witness::read(typed), Some(code), "{typed}");
    }
    assert!(code.matches("f035973aa929d8a67f05ffffffffffff"));
    assert!(!code.matches("f035973aa929d8a67f04456a812f589f"));
    let none = ["", "30", "30-Y0TS", "30-Y0TS-EEN9-57CA-CZR5-0", "0-Y0TS-EEN9-57CA-CZR5"];
    for typed in none.into_iter().chain(["Y0TS-EEN9-57CA-CZR5", "30-Y0TS-EEN9-57CA-CZRU"]) {
        assert_eq!(Witness::read(typed), None, "{typed}");
    }
    assert_eq!(Witness::of(1, "short"), None);
    assert_eq!(Witness::of(1, "not of base sixteen, surely not"), None);
}
