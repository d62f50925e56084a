//! Random changes of bytes.

use bottone::base::draw::Draw;

/// Words that are difficult for readers: ends of ranges, signs, brackets, unclosed parts.
const WORDS: [&str; 44] = [
    "0",
    "-1",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1000000000000001",
    "999999999999999999999999",
    "0x7f",
    "1e999",
    "NaN",
    "None",
    "Some(0)",
    "true",
    "()",
    "[]",
    "{}",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "'",
    "\\",
    ",",
    ":",
    "=",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\u{feff}",
    "é",
    "\u{1f0a1}",
    "\u{202e}",
    "../",
];

fn below(draw: &mut Draw, most: usize) -> usize {
    draw.pick(0..most.max(1)).unwrap_or_default()
}

/// Returns one of the samples with one to eight changes.
pub(super) fn changed(draw: &mut Draw, samples: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = samples[below(draw, samples.len())].clone();
    for _ in 0..=below(draw, 8) {
        change(draw, &mut bytes, samples);
    }
    bytes
}

fn change(draw: &mut Draw, bytes: &mut Vec<u8>, samples: &[Vec<u8>]) {
    let at = below(draw, bytes.len() + 1);
    let end = (at + below(draw, 16)).min(bytes.len());
    match below(draw, 10) {
        // Flips a bit, replaces a byte, or inserts a word in place of others.
        0 if at < bytes.len() => bytes[at] ^= 1 << below(draw, 8),
        1 if at < bytes.len() => bytes[at] = u8::try_from(below(draw, 256)).unwrap(),
        2 => drop(bytes.splice(at..end, WORDS[below(draw, WORDS.len())].bytes())),
        // A number in place of a number.
        3 | 4 => {
            let digits = |byte: &u8| byte.is_ascii_digit();
            let from = bytes.iter().skip(at).position(digits).map(|ahead| at + ahead);
            if let Some(from) = from {
                let length = bytes[from..].iter().take_while(|byte| digits(byte)).count();
                let word = WORDS[below(draw, 17)];
                bytes.splice(from..from + length, word.bytes());
            }
        }
        // A part is missing, doubled, or moved.
        5 => drop(bytes.drain(at..end)),
        6 => bytes.truncate(at),
        7 => {
            let part = bytes[at..end].to_vec();
            bytes.splice(at..at, part);
        }
        8 => {
            let line =
                bytes.split(|byte| *byte == b'\n').map(<[u8]>::len).max().unwrap_or_default();
            let from = at.saturating_sub(line);
            let part = bytes[from..end].to_vec();
            let to = below(draw, bytes.len() + 1);
            bytes.splice(to..to, part);
        }
        // A part of another sample.
        _ => {
            let other = &samples[below(draw, samples.len())];
            let from = below(draw, other.len() + 1);
            let to = (from + below(draw, 200)).min(other.len());
            bytes.splice(at..end, other[from..to].iter().copied());
        }
    }
    bytes.truncate(1 << 20);
}
