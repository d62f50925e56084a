//! Tests of `src/vocabulary/words/counts.rs`.

use bottone_i18n::Language;
use bottone_tournament::FinishPlace;
use bottone_vocabulary::words::{entry_number, ordinal, place, times};

#[test]
fn places_are_said_as_people_say_them() {
    let cases = [
        (1, "1st", "1°"),
        (2, "2nd", "2°"),
        (3, "3rd", "3°"),
        (4, "4th", "4°"),
        (8, "8th", "8°"),
        (11, "11th", "11°"),
        (12, "12th", "12°"),
        (13, "13th", "13°"),
        (21, "21st", "21°"),
        (111, "111th", "111°"),
        (1_022, "1,022nd", "1.022°"),
    ];
    for (number, english, italian) in cases {
        assert_eq!(ordinal(Language::English, number), english);
        assert_eq!(ordinal(Language::Italian, number), italian);
    }
    assert_eq!(place(Language::English, FinishPlace { first: 8, last: 9 }), "8th–9th");
    assert_eq!(place(Language::Italian, FinishPlace { first: 8, last: 9 }), "8°–9°");
    assert_eq!(entry_number(Language::English, 2), "2nd entry");
    assert_eq!(entry_number(Language::Italian, 2), "2ª iscrizione");
}

#[test]
fn few_times_have_words_of_their_own() {
    let cases = [
        (0, "never", "mai"),
        (1, "once", "una volta"),
        (2, "twice", "due volte"),
        (3, "3 times", "3 volte"),
    ];
    for (number, english, italian) in cases {
        assert_eq!(times(Language::English, number), english);
        assert_eq!(times(Language::Italian, number), italian);
    }
}
