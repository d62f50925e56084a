//! The names of columns.

use super::{
    lex::{Piece, What, pieces},
    words::Word,
};
use crate::rules::person::fold;

/// The content of a column, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    Level,
    Small,
    Big,
    /// Both blinds in one cell: `100/200`.
    Blinds,
    Ante,
    BigBlindAnte,
    SmallBet,
    BigBet,
    StudAnte,
    BringIn,
    Minutes,
    /// The time of day at which a level begins or ends.
    Clock,
    /// Minutes or a time of day, depending on the cells.
    Time,
    /// Remarks, which may hold breaks and colour-ups.
    Notes,
    /// A figure that is not part of a structure: an average, a sum.
    Other,
    /// An unknown name.
    Unknown,
}

/// Folded names of columns; longer ones come before names that they start with.
const NAMES: &[(Head, &[&str])] = &[
    (Head::SmallBet, &["small bet"]),
    (Head::BigBet, &["big bet"]),
    (Head::StudAnte, &["stud ante"]),
    (Head::BringIn, &["bring in"]),
    (
        Head::Blinds,
        &[
            "blinds sb bb",
            "blinds",
            "sb bb",
            "pb gb",
            "small blind big blind",
            "small big blind",
            "small big",
            "blind",
            "bui",
            "ciegas",
            "blindes",
        ],
    ),
    (
        Head::BigBlindAnte,
        &[
            "big blind ante",
            "bb ante",
            "ante bb",
            "bba",
            "ante big blind",
            "big ante",
            "ante gb",
            "bbante",
            "ante grosse blinde",
            "ante grosse blind",
            "ante grande buio",
            "ante ciega grande",
            "grande buio ante",
        ],
    ),
    (
        Head::Small,
        &[
            "small blind",
            "small",
            "sb",
            "piccolo buio",
            "piccolo",
            "petite blinde",
            "petite blind",
            "pb",
            "kleiner blind",
            "kleine blind",
            "ciega pequena",
            "ciega chica",
            "cp",
            "smallblind",
        ],
    ),
    (
        Head::Big,
        &[
            "big blind",
            "big",
            "bb",
            "grande buio",
            "grande",
            "grosse blinde",
            "grosse blind",
            "gb",
            "grosser blind",
            "ciega grande",
            "cg",
            "bigblind",
        ],
    ),
    (Head::Ante, &["ante", "antes"]),
    (
        Head::Level,
        &[
            "level", "levels", "lvl", "lv", "livello", "livelli", "liv", "niveau", "nivel",
            "stufe", "runde", "round", "no", "nr", "n", "num", "numero", "lev", "palier",
        ],
    ),
    (
        Head::Minutes,
        &[
            "min",
            "mins",
            "minutes",
            "minuti",
            "minuten",
            "minutos",
            "minute",
            "duration",
            "length",
            "durata",
            "duree",
            "dauer",
            "duracion",
            "level length",
            "level time",
            "durata livello",
        ],
    ),
    (Head::Time, &["time", "tempo", "temps", "tiempo", "zeit"]),
    (
        Head::Clock,
        &[
            "start time",
            "start",
            "starts",
            "starts at",
            "begins",
            "inizio",
            "debut",
            "beginn",
            "inicio",
            "hora",
            "ora",
            "orario",
            "heure",
            "uhrzeit",
            "clock",
            "clock time",
            "end",
            "ends",
            "end time",
            "fine",
            "fin",
            "ende",
            "time of day",
            "ora inizio",
            "hora inicio",
        ],
    ),
    (
        Head::Notes,
        &[
            "notes",
            "note",
            "comments",
            "comment",
            "remarks",
            "remarques",
            "notas",
            "bemerkung",
            "bemerkungen",
            "info",
            "chips removed",
            "chips out",
            "breaks",
            "break",
            "event",
            "color up",
            "colour up",
            "chip up",
            "actions",
        ],
    ),
    (
        Head::Other,
        &[
            "total",
            "total time",
            "elapsed",
            "cumulative",
            "average",
            "avg",
            "avg stack",
            "average stack",
            "m",
            "bbs",
            "big blinds",
            "cumulative time",
            "elapsed time",
            "stack bb",
            "media",
            "moyenne",
        ],
    ),
];

/// Returns the column of a name.
fn head_of(name: &str) -> Head {
    let folded = fold(name);
    let folded = folded.trim();
    if folded.is_empty() {
        return if name.trim() == "#" { Head::Level } else { Head::Unknown };
    }
    let exact = NAMES.iter().find(|(_, names)| names.contains(&folded));
    if let Some((head, _)) = exact {
        return *head;
    }
    // A name with an addition: "Minutes per level", "Ante (each)".
    let begins = |(_, names): &&(Head, &[&str])| {
        names.iter().any(|name| {
            name.len() > 1 && folded.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '))
        })
    };
    NAMES.iter().find(begins).map_or(Head::Unknown, |(head, _)| *head)
}

/// Reads the names of columns in cells: at least two are known, and none holds an amount.
pub(super) fn of_cells(cells: &[&str]) -> Option<Vec<Head>> {
    let heads: Vec<Head> = cells.iter().map(|cell| head_of(cell)).collect();
    let names = cells.iter().filter(|cell| !cell.trim().is_empty()).count();
    let known = heads.iter().filter(|head| **head != Head::Unknown).count();
    let figures = cells.iter().any(|cell| {
        let digits = cell.chars().any(|letter| letter.is_ascii_digit());
        digits && head_of(cell) != Head::Unknown
    });
    let of_level = heads.iter().any(|head| {
        matches!(
            head,
            Head::Small
                | Head::Big
                | Head::Blinds
                | Head::Ante
                | Head::BigBlindAnte
                | Head::StudAnte
                | Head::SmallBet
        )
    });
    (known >= 2 && known * 2 >= names && of_level && !figures).then_some(heads)
}

/// Reads column names separated by spaces, if the whole line consists of names.
pub(super) fn of_line(line: &str) -> Option<Vec<Head>> {
    if line.chars().any(|letter| letter.is_ascii_digit()) {
        return None;
    }
    let folded = fold(line);
    let mut words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let mut heads = Vec::new();
    if line.trim_start().starts_with('#') {
        heads.push(Head::Level);
    }
    while !words.is_empty() {
        let longest = (1..=words.len().min(4)).rev().find_map(|count| {
            let name = words[..count].join(" ");
            let (head, _) = NAMES.iter().find(|(_, names)| names.contains(&name.as_str()))?;
            Some((*head, count))
        })?;
        // In a line of single figures, blinds in two words are two columns.
        match longest.0 {
            Head::Blinds if words[..longest.1].len() > 1 => {
                heads.extend([Head::Small, Head::Big]);
            }
            head => heads.push(head),
        }
        words.drain(..longest.1);
    }
    let of_level = heads
        .iter()
        .any(|head| matches!(head, Head::Small | Head::Big | Head::Blinds | Head::Ante));
    (heads.len() >= 2 && of_level).then_some(heads)
}

/// Returns whether the cells of a line name rows: a break, a colour-up.
pub(super) fn speaks(cell: &str) -> bool {
    pieces(cell, false).iter().any(|piece: &Piece<'_>| match piece.what {
        What::Word(
            Word::Level | Word::Small | Word::Big | Word::Blind | Word::Ante | Word::Each,
        ) => false,
        What::Word(word) => word.is_of_rows() || word == Word::Other,
        _ => false,
    })
}
