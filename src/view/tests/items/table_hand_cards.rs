//! Tests of `src/view/table/hand/cards.rs`.

use bottone_view_table::hand::{TypedCards, read};

#[test]
fn cards_are_read_as_dealers_type_them() {
    let cases = [
        ("Ah Kd 7c", "AhKd7c"),
        ("ahkd7c", "AhKd7c"),
        ("10s, 2H", "Ts2h"),
        ("A♥ 10♦", "AhTd"),
        ("? ? 7c", "????7c"),
        ("??", "????"),
        ("7c?", "7c??"),
    ];
    for (typed, cards) in cases {
        let TypedCards::Cards(dealt) = read(typed) else { panic!("{typed}: {:?}", read(typed)) };
        assert_eq!(dealt.to_string(), cards, "{typed}");
    }
    assert_eq!(read("  "), TypedCards::Nothing);
    assert_eq!(read("?".repeat(8).as_str()), TypedCards::TooMany);
    assert_eq!(read("2c3c4c5c6c7c8c9c"), TypedCards::TooMany);
    for wrong in ["Ax", "1h", "A", "AhAh", "Ah ? Ah", "cards"] {
        assert!(matches!(read(wrong), TypedCards::Wrong(_)), "{wrong}");
    }
}
