//! The proof of a fair draw, as printed.

use bottone_base::fair::Hash;
use bottone_proof::HEAD;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::draws::{LastDraw, SealedSecret, book};
use bottone_view::sheet;

/// Returns the code for the end of a seat list: the content for a phone, and the same in words. The
/// first words are the line for players, the others are small. `None` if nothing was drawn and no
/// secret is sealed for a future draw.
pub fn code(desk: &SheetSource<'_>) -> Option<sheet::Code> {
    let language = desk.language;
    let last = book(desk.beginning, desk.records).last;
    let sealed = desk.t.draws().sealed().map(SealedSecret::hash);
    let hash = |hash: Hash| in_groups(&hash.to_string());
    let (mut content, mut words) = (vec![HEAD.to_owned()], Vec::new());
    if let Some(LastDraw { number, seed, hash: of_text, sealed: before }) = &last {
        let code = of_text.code();
        content.extend([
            format!("code {code}"),
            format!("sha256 {of_text}"),
            format!("draws {number}"),
            format!("seed {seed}"),
        ]);
        words.push(language.say("draw-code", &[("code", code.into())]));
        let number = ("number", number.to_string().into());
        words.push(language.say("draw-seed", &[number, ("seed", seed.to_string().into())]));
        match before {
            Some(before) => {
                content.push(format!("sealed {before}"));
                words.push(language.say("draw-hash", &[("hash", hash(*before).into())]));
            }
            None => words.push(language.word("draw-house")),
        }
    }
    let before = last.as_ref().and_then(|last| last.sealed);
    if let Some(next) = sealed.filter(|sealed| Some(*sealed) != before) {
        content.push(format!("next {next}"));
        words.extend(words.is_empty().then(|| language.word("draw-next")));
        words.push(language.say("draw-hash-next", &[("hash", hash(next).into())]));
    }
    words.extend((!words.is_empty()).then(|| language.word("draw-verify")));
    let content = content.join("\n");
    (!words.is_empty()).then(|| sheet::Code { content, words, purpose: String::new() })
}

/// Splits a long number into groups of eight, so that it can be compared by eye.
pub fn in_groups(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(8).map(String::from_iter).collect::<Vec<_>>().join(" ")
}
