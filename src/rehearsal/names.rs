//! Invented people: given and family names that are common where they come from, put together by
//! the draw.

use super::chance::Chance;
use crate::rules::person::Person;

type Country = (&'static str, &'static [&'static str], &'static [&'static str]);

const COUNTRIES: &[Country] = &[
    (
        "IT",
        &[
            "Luca", "Sara", "Diego", "Giulia", "Marco", "Anna", "Nicolò", "Paolo", "Rita",
            "Matteo", "Elena", "Fabio", "Chiara", "Davide", "Omar", "Marta", "Ivo", "Simona",
            "Andrea", "Pia", "Renzo", "Loredana", "Tommaso", "Ilaria",
        ],
        &[
            "Bianchi",
            "Bruno",
            "Caruso",
            "Conti",
            "De Luca",
            "Esposito",
            "Fabbri",
            "Ferrari",
            "Gallo",
            "Greco",
            "Leone",
            "Lombardi",
            "Mancini",
            "Marino",
            "Ricci",
            "Romano",
            "Rossi",
            "Villa",
            "Rinaldi",
            "Serra",
            "Testa",
            "D'Angelo",
            "Pellegrini",
            "Amato",
            "Monti",
            "Sanna",
            "Farina",
            "Longo",
            "Basile",
            "Orlando",
        ],
    ),
    (
        "FR",
        &["Élise", "Hugo", "Chloé", "Rémi", "Anaïs", "Bastien", "Margaux", "Loïc"],
        &["Dubois", "Lefèvre", "Moreau", "Girard", "Fontaine", "Rousseau", "Chevalier", "Perrin"],
    ),
    (
        "DE",
        &["Jürgen", "Anke", "Lars", "Heike", "Florian", "Ute", "Sören", "Kathrin"],
        &["Grün", "Schröder", "Vogel", "Köhler", "Lang", "Busch", "Winkler", "Weiß"],
    ),
    (
        "ES",
        &["Íñigo", "Lucía", "Javier", "Noelia", "Rubén", "Itziar", "Álvaro"],
        &["García", "Núñez", "Ibáñez", "Castro", "Peña", "Vidal", "Ortega"],
    ),
    (
        "PT",
        &["Ana", "João", "Inês", "Rui", "Conceição"],
        &["Costa", "Magalhães", "Ribeiro", "Brandão", "Simões"],
    ),
    (
        "GB",
        &["Oliver", "Imogen", "Callum", "Harriet", "Rhys", "Siobhán"],
        &["Ashworth", "Penrose", "O'Shea", "Whitlock", "Marsh", "Fairbairn"],
    ),
    (
        "PL",
        &["Łukasz", "Agnieszka", "Paweł", "Małgorzata"],
        &["Wójcik", "Zieliński", "Kamińska", "Dąbrowski"],
    ),
    ("GR", &["Νίκος", "Ελένη", "Γιώργος"], &["Παπαδάκης", "Βασιλείου", "Οικονόμου"]),
    ("UA", &["Олена", "Тарас", "Ірина"], &["Шевчук", "Бондаренко", "Кравець"]),
];

/// Italy sends so many times as many players as each other country.
const HOME_CROWD: usize = 8;

/// Somebody new. Two people may have the same name, as they may in a room; the card differs.
pub(super) fn somebody(chance: &mut Chance, number: u32) -> Person {
    let at = chance.below(COUNTRIES.len() + HOME_CROWD);
    let (country, given, family) = COUNTRIES.get(at).unwrap_or(&COUNTRIES[0]);
    let pick = |names: &[&str], chance: &mut Chance| names[chance.below(names.len())].to_owned();
    Person {
        given: pick(given, chance),
        family: pick(family, chance),
        country: (*country).to_owned(),
        card: format!("{number:06}"),
        note: String::new(),
    }
}
