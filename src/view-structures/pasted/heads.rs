//! The names of columns.

use bottone_base::person::fold;

use super::{
    lex::{LinePiece, PieceKind, pieces},
    words::SheetWord,
};

/// The content of a column, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnHead {
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
const NAMES: &[(ColumnHead, &[&str])] = &[
    (ColumnHead::SmallBet, &["small bet"]),
    (ColumnHead::BigBet, &["big bet"]),
    (ColumnHead::StudAnte, &["stud ante"]),
    (ColumnHead::BringIn, &["bring in"]),
    (
        ColumnHead::Blinds,
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
        ColumnHead::BigBlindAnte,
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
        ColumnHead::Small,
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
        ColumnHead::Big,
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
    (ColumnHead::Ante, &["ante", "antes"]),
    (
        ColumnHead::Level,
        &[
            "level", "levels", "lvl", "lv", "livello", "livelli", "liv", "niveau", "nivel",
            "stufe", "runde", "round", "no", "nr", "n", "num", "numero", "lev", "palier",
        ],
    ),
    (
        ColumnHead::Minutes,
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
    (ColumnHead::Time, &["time", "tempo", "temps", "tiempo", "zeit"]),
    (
        ColumnHead::Clock,
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
        ColumnHead::Notes,
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
        ColumnHead::Other,
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
fn head_of(name: &str) -> ColumnHead {
    let folded = fold(name);
    let folded = folded.trim();
    if folded.is_empty() {
        return if name.trim() == "#" { ColumnHead::Level } else { ColumnHead::Unknown };
    }
    let exact = NAMES.iter().find(|(_, names)| names.contains(&folded));
    if let Some((head, _)) = exact {
        return *head;
    }
    // A name with an addition: "Minutes per level", "Ante (each)".
    let begins = |(_, names): &&(ColumnHead, &[&str])| {
        names.iter().any(|name| {
            name.len() > 1 && folded.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '))
        })
    };
    NAMES.iter().find(begins).map_or(ColumnHead::Unknown, |(head, _)| *head)
}

/// Reads the names of columns in cells: at least two are known, and none holds an amount.
pub(super) fn of_cells(cells: &[&str]) -> Option<Vec<ColumnHead>> {
    let heads: Vec<ColumnHead> = cells.iter().map(|cell| head_of(cell)).collect();
    let names = cells.iter().filter(|cell| !cell.trim().is_empty()).count();
    let known = heads.iter().filter(|head| **head != ColumnHead::Unknown).count();
    let figures = cells.iter().any(|cell| {
        let digits = cell.chars().any(|letter| letter.is_ascii_digit());
        digits && head_of(cell) != ColumnHead::Unknown
    });
    let of_level = heads.iter().any(|head| {
        matches!(
            head,
            ColumnHead::Small
                | ColumnHead::Big
                | ColumnHead::Blinds
                | ColumnHead::Ante
                | ColumnHead::BigBlindAnte
                | ColumnHead::StudAnte
                | ColumnHead::SmallBet
        )
    });
    (known >= 2 && known * 2 >= names && of_level && !figures).then_some(heads)
}

/// Reads column names separated by spaces, if the whole line consists of names.
pub(super) fn of_line(line: &str) -> Option<Vec<ColumnHead>> {
    if line.chars().any(|letter| letter.is_ascii_digit()) {
        return None;
    }
    let folded = fold(line);
    let mut words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let mut heads = Vec::new();
    if line.trim_start().starts_with('#') {
        heads.push(ColumnHead::Level);
    }
    while !words.is_empty() {
        let longest = (1..=words.len().min(4)).rev().find_map(|count| {
            let name = words[..count].join(" ");
            let (head, _) = NAMES.iter().find(|(_, names)| names.contains(&name.as_str()))?;
            Some((*head, count))
        })?;
        // In a line of single figures, blinds in two words are two columns.
        match longest.0 {
            ColumnHead::Blinds if words[..longest.1].len() > 1 => {
                heads.extend([ColumnHead::Small, ColumnHead::Big]);
            }
            head => heads.push(head),
        }
        words.drain(..longest.1);
    }
    let of_level = heads.iter().any(|head| {
        matches!(head, ColumnHead::Small | ColumnHead::Big | ColumnHead::Blinds | ColumnHead::Ante)
    });
    (heads.len() >= 2 && of_level).then_some(heads)
}

/// Returns whether the cells of a line name rows: a break, a colour-up.
pub(super) fn names_row(cell: &str) -> bool {
    pieces(cell, false).iter().any(|piece: &LinePiece<'_>| match piece.kind {
        PieceKind::Word(
            SheetWord::Level
            | SheetWord::Small
            | SheetWord::Big
            | SheetWord::Blind
            | SheetWord::Ante
            | SheetWord::Each,
        ) => false,
        PieceKind::Word(word) => word.is_of_rows() || word == SheetWord::Other,
        _ => false,
    })
}
