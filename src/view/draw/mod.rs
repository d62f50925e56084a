//! The proof of a fair draw, as people get it.
//!
//! What is published is a text ([`book()`]) of every change of the seats, with the seed of each draw.
//! [`again()`] makes the draws a second time from that text alone. docs/draw.md tells both, for whoever
//! wants to do it with a program of their own.

mod again;
mod book;
mod chance;
mod room;
mod sow;
mod steps;
mod text;

pub use again::{Again, Sealing, Verdict, What, Wrong, again};
pub use book::{Book, Last, book};
pub use sow::sown;
pub use text::{HEAD, Unread};

use super::{sheet, sheets};

/// The code for a seat list: what a telephone reads, and the same in words, the short code first.
/// None when nothing was drawn.
pub fn code(desk: &sheets::Desk<'_>) -> Option<sheet::Code> {
    let language = desk.language;
    let Last { number, seed, hash, sealed } = book(desk.beginning, desk.records).last?;
    let code = hash.code();
    let mut content = format!("{HEAD}\ncode {code}\nsha256 {hash}\ndraws {number}\nseed {seed}");
    let mut words = vec![
        language.say("draw-code", &[("code", code.into())]),
        language.say(
            "draw-seed",
            &[("number", number.to_string().into()), ("seed", seed.to_string().into())],
        ),
    ];
    match sealed {
        Some(hash) => {
            content.push_str(&format!("\nsealed {hash}"));
            words.push(language.say("draw-hash", &[("hash", in_groups(&hash.to_string()).into())]));
        }
        None => words.push(language.word("draw-house")),
    }
    words.push(language.word("draw-verify"));
    Some(sheet::Code { content, words })
}

/// A long number in groups of eight, so that it can be compared by eye.
pub fn in_groups(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(8).map(String::from_iter).collect::<Vec<_>>().join(" ")
}
