//! The room's texts in a language that is not complete, in which none of them may be English.

use std::collections::BTreeSet;

use bottone::{
    i18n::Language,
    session::Desk as _,
    store::profiles::themes::WallFace,
    ui_walls::face::WallLook,
    view_public::page::{Public, moves},
};

use crate::walls::{
    evenings::{WallEvening, themes, usual},
    faces::{FULL, context, drawn},
};

/// Returns every text on the walls of `evening`, and on its page.
fn texts_of(evening: &WallEvening, faces: &[WallFace], language: Language) -> BTreeSet<String> {
    let (ctx, shown) = (context(), evening.shown(language));
    let mut all = BTreeSet::new();
    for (_, theme) in themes() {
        let look = WallLook::of(&theme, None);
        for face in faces {
            let drawn = drawn(&ctx, FULL, &shown.scene(&theme, *face), &look);
            all.extend(drawn.into_iter().map(|drawn| drawn.words));
        }
    }
    let t = evening.session.tournament();
    let (records, ledger) = (evening.session.records(), evening.session.ledger());
    let page = Public::of(t, moves(t, records, ledger), evening.at);
    let code = language.code();
    let page = serde_json::to_value((&page.now.texts[code], &page.prizes[code])).unwrap();
    texts(&page, &mut all);
    all
}

fn texts(value: &serde_json::Value, all: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::String(text) => {
            all.insert(text.clone());
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| texts(value, all)),
        serde_json::Value::Object(values) => values.values().for_each(|value| texts(value, all)),
        _ => {}
    }
}

/// Checks that texts that differ in Italian, and so are no names or figures, are not English in
/// Spanish either.
#[test]
fn nothing_that_the_room_reads_in_spanish_is_english() {
    // The event's own words, and a game with the same name in both languages.
    const SAME: &[&str] = &["Day 1B · No-Limit Hold'em"];
    let mut left = BTreeSet::new();
    for (evening, faces) in usual() {
        let [english, italian, spanish] = [Language::English, Language::Italian, Language::Spanish]
            .map(|language| texts_of(&evening, &faces, language));
        let same = english.intersection(&spanish).filter(|text| !italian.contains(*text));
        left.extend(same.filter(|text| !SAME.contains(&text.as_str())).cloned());
    }
    assert!(left.is_empty(), "{left:#?}");
}
