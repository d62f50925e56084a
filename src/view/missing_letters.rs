//! Letters that no typeface has, by the names of their scripts, as the letters cannot be shown.

use std::{collections::BTreeSet, ops::RangeInclusive};

use bottone_i18n::Language;
use bottone_vocabulary::words;

/// The package with CJK outline faces, in Debian and its derivatives.
const CJK: &str = "fonts-noto-cjk";
const CORE: &str = "fonts-noto-core";
const SYMBOLS: &str = "fonts-symbola";

/// The scripts that the program's own faces lack: the word's name, the package, and the ranges of
/// letters (Unicode 16, Blocks.txt).
const SCRIPTS: [(&str, &str, &[RangeInclusive<u32>]); 27] = [
    ("script-han", CJK, &[0x2E80..=0x2FDF, 0x3400..=0x9FFF, 0xF900..=0xFAFF, 0x2_0000..=0x3_FFFF]),
    ("script-kana", CJK, &[0x3000..=0x30FF, 0x31F0..=0x31FF, 0xFF00..=0xFFEF]),
    ("script-hangul", CJK, &[0x1100..=0x11FF, 0x3130..=0x318F, 0xA960..=0xA97F, 0xAC00..=0xD7FF]),
    ("script-bopomofo", CJK, &[0x3100..=0x312F, 0x31A0..=0x31BF]),
    ("script-devanagari", CORE, &[0x0900..=0x097F, 0xA8E0..=0xA8FF]),
    ("script-bengali", CORE, &[0x0980..=0x09FF]),
    ("script-gurmukhi", CORE, &[0x0A00..=0x0A7F]),
    ("script-gujarati", CORE, &[0x0A80..=0x0AFF]),
    ("script-odia", CORE, &[0x0B00..=0x0B7F]),
    ("script-tamil", CORE, &[0x0B80..=0x0BFF]),
    ("script-telugu", CORE, &[0x0C00..=0x0C7F]),
    ("script-kannada", CORE, &[0x0C80..=0x0CFF]),
    ("script-malayalam", CORE, &[0x0D00..=0x0D7F]),
    ("script-sinhala", CORE, &[0x0D80..=0x0DFF]),
    ("script-thai", CORE, &[0x0E00..=0x0E7F]),
    ("script-lao", CORE, &[0x0E80..=0x0EFF]),
    ("script-tibetan", CORE, &[0x0F00..=0x0FFF]),
    ("script-burmese", CORE, &[0x1000..=0x109F, 0xA9E0..=0xA9FF, 0xAA60..=0xAA7F]),
    ("script-ethiopic", CORE, &[0x1200..=0x139F, 0x2D80..=0x2DDF, 0xAB00..=0xAB2F]),
    ("script-cherokee", CORE, &[0x13A0..=0x13FF, 0xAB70..=0xABBF]),
    ("script-khmer", CORE, &[0x1780..=0x17FF, 0x19E0..=0x19FF]),
    ("script-mongolian", CORE, &[0x1800..=0x18AF]),
    ("script-syriac", CORE, &[0x0700..=0x074F]),
    ("script-thaana", CORE, &[0x0780..=0x07BF]),
    ("script-arabic", CORE, &[0x0600..=0x06FF, 0x0750..=0x077F, 0x08A0..=0x08FF, 0xFB50..=0xFDFF]),
    ("script-latin", CORE, &[0x0041..=0x02AF, 0x1E00..=0x1EFF, 0xA720..=0xA7FF, 0x0300..=0x036F]),
    ("script-pictures", SYMBOLS, &[0x2190..=0x2BFF, 0x1_F000..=0x1_FAFF]),
];

/// Returns the scripts of these letters with the package of each, and the number of letters outside
/// all of them.
fn scripts(letters: &BTreeSet<char>) -> (Vec<(&'static str, &'static str)>, usize) {
    let has = |ranges: &[RangeInclusive<u32>], letter: char| {
        ranges.iter().any(|range| range.contains(&u32::from(letter)))
    };
    let here = |ranges: &[_]| letters.iter().any(|letter| has(ranges, *letter));
    let found = SCRIPTS.iter().filter(|(.., ranges)| here(ranges));
    let known = |letter: &&char| SCRIPTS.iter().any(|(.., ranges)| has(ranges, **letter));
    let others = letters.iter().filter(|letter| !known(letter)).count();
    (found.map(|(name, package, _)| (*name, *package)).collect(), others)
}

/// Names the scripts: "Thai and Devanagari", "Thai and 2 rare characters".
fn named(language: Language, letters: &BTreeSet<char>) -> String {
    let (scripts, others) = scripts(letters);
    let mut names: Vec<String> = scripts.iter().map(|(name, _)| language.word(name)).collect();
    names.extend((others > 0).then(|| words::count(language, "script-others", others)));
    words::listed(language, &names)
}

/// Names the missing scripts in a line for the person printing, and what to install. It names
/// Debian's packages where they are known, elsewhere a typeface per script.
pub fn missing_scripts(language: Language, letters: &BTreeSet<char>) -> String {
    let (scripts, _) = scripts(letters);
    let mut packages: Vec<String> =
        scripts.iter().map(|(_, package)| (*package).to_owned()).collect();
    packages.sort_unstable();
    packages.dedup();
    let mut gaps = vec![("scripts", named(language, letters).into())];
    if packages.is_empty() {
        return language.say("paper-missing", &gaps);
    }
    let install = if cfg!(target_os = "linux") {
        gaps.push(("packages", packages.join(" ").into()));
        "paper-missing-packages"
    } else {
        "paper-missing-install"
    };
    language.say(install, &gaps)
}

/// Returns the same for a sheet on which boxes replace the letters.
pub fn paper_note(language: Language, letters: &BTreeSet<char>) -> String {
    language.say("paper-missing-here", &[("scripts", named(language, letters).into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_reported_in_letters_that_are_there() {
        let cases = [
            ("李王", "Chinese characters", "caratteri cinesi", "fonts-noto-cjk"),
            ("たカ", "Japanese kana", "kana giapponesi", "fonts-noto-cjk"),
            ("김", "Korean", "coreano", "fonts-noto-cjk"),
            ("सीता", "Devanagari", "devanagari", "fonts-noto-core"),
            ("สมชาย", "Thai", "thailandese", "fonts-noto-core"),
            (
                "李ส",
                "Chinese characters and Thai",
                "caratteri cinesi e thailandese",
                "fonts-noto-cjk fonts-noto-core",
            ),
            ("🂡", "pictures and symbols", "simboli", "fonts-symbola"),
            (
                "ส\u{378}",
                "Thai and 1 rare \
                          character",
                "thailandese e 1 carattere raro",
                "fonts-noto-core",
            ),
        ];
        for (letters, english, italian, packages) in cases {
            let set: BTreeSet<char> = letters.chars().collect();
            for (language, scripts) in [(Language::English, english), (Language::Italian, italian)]
            {
                let said = missing_scripts(language, &set);
                assert!(said.contains(scripts), "{said}");
                assert!(!cfg!(target_os = "linux") || said.contains(packages), "{said}");
                assert!(paper_note(language, &set).contains(scripts));
                assert!(set.iter().all(|letter| !said.contains(*letter)), "{said}");
            }
        }
        let rare = missing_scripts(Language::English, &BTreeSet::from(['\u{378}']));
        assert!(rare.contains("1 rare character") && !rare.contains("fonts-"), "{rare}");
    }
}
