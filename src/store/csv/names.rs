//! The division of a full name.

/// Words that begin a family name of several words.
const PARTICLES: [&str; 56] = [
    "af", "al", "av", "ben", "bin", "da", "dal", "dalla", "dalle", "das", "de", "degli", "dei",
    "del", "dell", "della", "delle", "dello", "den", "der", "des", "di", "do", "dos", "du", "el",
    "ibn", "la", "las", "le", "li", "lo", "los", "mac", "mc", "o", "san", "sant", "santa", "santo",
    "st", "st.", "te", "ten", "ter", "van", "vande", "vanden", "ver", "vom", "von", "vor", "zu",
    "zum", "zur", "d",
];
/// Words after a family name that belong to it.
const SUFFIXES: [&str; 8] = ["jr", "jr.", "sr", "sr.", "ii", "iii", "iv", "junior"];

/// Divides `full` into family and given names.
///
/// A comma decides, then capitals ("ROSSI Mario"). Otherwise the family name is at the end, or at
/// the beginning if `family_first`. A single name is a family name.
pub(super) fn split(full: &str, family_first: bool) -> (String, String) {
    if let Some((family, given)) = full.split_once(',') {
        let given = given.replace(',', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        return (family.trim().to_owned(), given);
    }
    let mut words: Vec<&str> = full.split_whitespace().collect();
    let suffix = words.pop_if(|last| SUFFIXES.contains(&last.to_lowercase().as_str()));
    let (from, to) = family_range(&words, family_first);
    let mut family = words[from..to].to_vec();
    family.extend(suffix);
    let given = [&words[..from], &words[to..]].concat();
    (family.join(" "), given.join(" "))
}

/// Returns the range of the family name in `words`: its first word, and the one after its last.
fn family_range(words: &[&str], family_first: bool) -> (usize, usize) {
    let count = words.len();
    if count < 2 {
        return (0, count);
    }
    let leading = words.iter().take_while(|word| is_capitals(word)).count();
    let trailing = words.iter().rev().take_while(|word| is_capitals(word)).count();
    let has_long_word = |words: &[&str]| words.iter().any(|word| word.chars().count() > 2);
    if leading < count {
        if trailing == 0 && has_long_word(&words[..leading]) {
            return (0, leading);
        }
        if leading == 0 && has_long_word(&words[count - trailing..]) {
            return (count - trailing, count);
        }
    }
    if family_first {
        let particles = words[..count - 1].iter().take_while(|word| is_particle(word)).count();
        return (0, (particles + 1).min(count - 1));
    }
    let particle = (1..count - 1).find(|&at| is_particle(words[at]));
    (particle.unwrap_or(count - 1), count)
}

/// Returns whether the word is in capitals, but is not an initial.
fn is_capitals(word: &str) -> bool {
    word.chars().filter(|c| c.is_alphabetic()).count() > 1
        && word.chars().all(|c| c.is_uppercase() || matches!(c, '\'' | '’' | '-'))
}

fn is_particle(word: &str) -> bool {
    let word = word.to_lowercase();
    PARTICLES.contains(&word.trim_end_matches(['\'', '’']))
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn names_come_apart_where_people_would_take_them_apart() {
        for (full, family_first, family, given) in [
            ("Rossi, Mario", false, "Rossi", "Mario"),
            ("Rossi , Mario", true, "Rossi", "Mario"),
            ("De Rossi, Maria Teresa", false, "De Rossi", "Maria Teresa"),
            ("Smith, John, Jr", false, "Smith", "John Jr"),
            ("Rossi,", false, "Rossi", ""),
            (", Mario", false, "", "Mario"),
            (",,Mario,,Ugo,", false, "", "Mario Ugo"),
            ("Mario Rossi", false, "Rossi", "Mario"),
            ("Rossi Mario", true, "Rossi", "Mario"),
            ("Maria Teresa De Rossi", false, "De Rossi", "Maria Teresa"),
            ("De Rossi Maria Teresa", true, "De Rossi", "Maria Teresa"),
            ("Willem van der Berg", false, "van der Berg", "Willem"),
            ("Van Morrison", false, "Morrison", "Van"),
            ("De Luca", true, "De", "Luca"),
            ("Al Rossi", false, "Rossi", "Al"),
            ("Wei Li", false, "Li", "Wei"),
            ("ROSSI Mario", false, "ROSSI", "Mario"),
            ("Mario ROSSI", true, "ROSSI", "Mario"),
            ("DE ROSSI Maria Teresa", false, "DE ROSSI", "Maria Teresa"),
            ("Maria D'ANGELO", true, "D'ANGELO", "Maria"),
            ("MARIO ROSSI", false, "ROSSI", "MARIO"),
            ("J.R. Smith", false, "Smith", "J.R."),
            ("JR Smith", false, "Smith", "JR"),
            ("John Smith Jr.", false, "Smith Jr.", "John"),
            ("John Smith III", false, "Smith III", "John"),
            ("Ronaldinho", false, "Ronaldinho", ""),
            ("Ronaldinho", true, "Ronaldinho", ""),
            ("", false, "", ""),
            (",", false, "", ""),
            ("Jr", false, "Jr", ""),
            ("山田 花子", true, "山田", "花子"),
        ] {
            let expected = (family.to_owned(), given.to_owned());
            assert_eq!(split(full, family_first), expected, "{full}, family first: {family_first}");
        }
    }
}
