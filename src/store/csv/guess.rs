//! What a column holds, judged by its header and, where that says nothing, by what is in it.

use super::{Column, Field, Row};
use crate::rules::person::fold;

/// Header words, folded and without spaces.
const WORDS: [(Field, &[&str]); 7] = [
    (
        Field::Family,
        &[
            "family",
            "familyname",
            "surname",
            "lastname",
            "last",
            "cognome",
            "nachname",
            "familienname",
            "nomdefamille",
            "apellido",
            "apellidos",
        ],
    ),
    (
        Field::Given,
        &[
            "given",
            "givenname",
            "givennames",
            "firstname",
            "first",
            "forename",
            "forenames",
            "middle",
            "middlename",
            "middleinitial",
            "mi",
            "vorname",
            "prenom",
            "secondonome",
        ],
    ),
    (
        Field::FullName,
        &[
            "fullname",
            "player",
            "players",
            "playername",
            "giocatore",
            "giocatori",
            "nominativo",
            "nomecognome",
            "nomeecognome",
            "nomecompleto",
            "firstlast",
            "firstnamelastname",
            "namesurname",
            "nameandsurname",
            "names",
            "spieler",
            "joueur",
            "jugador",
        ],
    ),
    (
        Field::FullNameFamilyFirst,
        &[
            "cognomenome",
            "cognomeenome",
            "lastfirst",
            "lastnamefirstname",
            "surnamename",
            "surnameandname",
            "surnamefirstname",
            "familygiven",
        ],
    ),
    (
        Field::Country,
        &[
            "country",
            "countrycode",
            "nation",
            "nationality",
            "nazione",
            "nazionalita",
            "paese",
            "cittadinanza",
            "nat",
            "land",
            "pays",
            "pais",
        ],
    ),
    (
        Field::Card,
        &[
            "card",
            "cardid",
            "cardno",
            "cardnr",
            "cardnumber",
            "tessera",
            "ntessera",
            "nrtessera",
            "notessera",
            "numerotessera",
            "numeroditessera",
            "codicetessera",
            "id",
            "playerid",
            "member",
            "memberid",
            "memberno",
            "membernumber",
            "membership",
            "membershipno",
            "membershipnumber",
            "badge",
        ],
    ),
    (
        Field::Note,
        &[
            "note",
            "notes",
            "nota",
            "annotazioni",
            "comment",
            "comments",
            "commento",
            "remark",
            "remarks",
            "email",
            "emailaddress",
            "email1",
            "email2",
            "mail",
            "posta",
            "phone",
            "phone1",
            "phone2",
            "telephone",
            "telefono",
            "tel",
            "mobile",
            "cell",
            "cellulare",
            "nickname",
            "nick",
            "alias",
            "soprannome",
            "city",
            "citta",
            "street",
            "state",
            "zip",
            "cap",
            "indirizzo",
            "address",
            "datadinascita",
            "dateofbirth",
            "birthday",
        ],
    ),
];

/// Words that mean the whole name when they stand alone, and the other half beside half a name.
const NAME: [&str; 4] = ["name", "nome", "nom", "nombre"];

/// How many rows are looked at to see what is in a column.
const SAMPLE: usize = 500;

/// Is this row the names of columns?
pub(super) fn is_header(cells: &[String]) -> bool {
    let data =
        |cell: &String| cell.contains('@') || cell.bytes().filter(u8::is_ascii_digit).count() > 2;
    let known: Vec<Field> = cells.iter().filter_map(|cell| named(&key(cell))).collect();
    let convincing = known.len() > 1 || known.iter().any(|field| field.is_name());
    convincing && !cells.iter().any(data)
}

/// Is the note under this header simply the note?
pub(super) fn is_plain_note(header: &str) -> bool {
    matches!(
        key(header).as_str(),
        "" | "note" | "notes" | "nota" | "comment" | "comments" | "remarks"
    )
}

pub(super) fn columns(header: Option<&Row>, rows: &[Row]) -> Vec<Column> {
    let headers = header.map_or(&[][..], |header| &header.cells);
    let count = rows.iter().chain(header).map(Row::extent).max().unwrap_or(0);
    let kinds: Vec<CellKind> = (0..count).map(|at| CellKind::of(rows, at)).collect();
    let keys: Vec<String> = (0..count)
        .map(|at| headers.get(at).map(|header| key(header)).unwrap_or_default())
        .collect();
    let mut guessed: Vec<Option<Field>> = keys.iter().map(|key| named(key)).collect();
    tell_names_apart(&keys, &mut guessed);
    if !guessed.iter().flatten().any(|field| field.is_name()) {
        find_names(&kinds, &mut guessed);
    }
    if header.is_none() {
        give_first(&kinds, &mut guessed, CellKind::Code, Field::Country);
        give_first(&kinds, &mut guessed, CellKind::Number, Field::Card);
    }
    let header_of = |at: usize| headers.get(at).cloned().unwrap_or_default();
    let left = |at: usize| if kinds[at] == CellKind::Empty { Field::Skip } else { Field::Note };
    (0..count)
        .map(|at| Column {
            header: header_of(at),
            guessed: guessed[at].unwrap_or_else(|| left(at)),
        })
        .collect()
}

fn key(header: &str) -> String {
    fold(header).replace(' ', "")
}

fn named(key: &str) -> Option<Field> {
    if NAME.contains(&key) {
        return Some(Field::FullName);
    }
    WORDS.iter().find(|(_, words)| words.contains(&key)).map(|(field, _)| *field)
}

/// "Nome" beside "Cognome" is the given name; "Name" beside "Vorname" is the family name.
fn tell_names_apart(keys: &[String], guessed: &mut [Option<Field>]) {
    let has = |field| guessed.contains(&Some(field));
    let half = match (has(Field::Family), has(Field::Given)) {
        (true, _) => Field::Given,
        (false, true) => Field::Family,
        (false, false) => return,
    };
    for (key, field) in keys.iter().zip(guessed.iter_mut()) {
        if NAME.contains(&key.as_str()) {
            *field = Some(half);
        }
    }
}

/// Where no header tells: the first column of words, or the first two when each has one word.
fn find_names(kinds: &[CellKind], guessed: &mut [Option<Field>]) {
    let free = |at: usize| guessed.get(at) == Some(&None);
    let is = |at: usize, kind| free(at) && kinds.get(at) == Some(&kind);
    let Some(first) =
        (0..kinds.len()).find(|&at| is(at, CellKind::Word) || is(at, CellKind::Words))
    else {
        return;
    };
    if is(first, CellKind::Word)
        && (is(first + 1, CellKind::Word) || is(first + 1, CellKind::Words))
    {
        guessed[first] = Some(Field::Family);
        guessed[first + 1] = Some(Field::Given);
    } else {
        guessed[first] = Some(Field::FullName);
    }
}

fn give_first(kinds: &[CellKind], guessed: &mut [Option<Field>], kind: CellKind, field: Field) {
    if let Some((_, free)) =
        kinds.iter().zip(guessed).find(|(found, guess)| **found == kind && guess.is_none())
    {
        *free = Some(field);
    }
}

/// What most cells of a column look like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum CellKind {
    Empty,
    /// Digits, perhaps with a letter or two: 00417, IT-4410.
    Number,
    /// Two or three capitals: ITA.
    Code,
    Word,
    /// Several words, or a comma.
    Words,
    /// Addresses and whatever else.
    Other,
}

impl CellKind {
    fn of(rows: &[Row], at: usize) -> Self {
        let mut counts = [0_usize; 6];
        for cell in rows.iter().take(SAMPLE).filter_map(|row| row.cells.get(at)) {
            let kind = Self::of_cell(cell);
            if kind != Self::Empty {
                counts[kind as usize] += 1;
            }
        }
        let all = [Self::Number, Self::Code, Self::Word, Self::Words, Self::Other];
        let most = all.into_iter().max_by_key(|kind| counts[*kind as usize]);
        most.filter(|kind| counts[*kind as usize] > 0).unwrap_or(Self::Empty)
    }

    fn of_cell(cell: &str) -> Self {
        let letters = cell.chars().filter(|c| c.is_alphabetic()).count();
        let digits = cell.chars().filter(char::is_ascii_digit).count();
        if cell.is_empty() {
            Self::Empty
        } else if cell.contains(['@', '/', ':', '+']) {
            Self::Other
        } else if digits > letters {
            Self::Number
        } else if digits > 0 {
            Self::Other
        } else if matches!(cell.len(), 2 | 3) && cell.bytes().all(|byte| byte.is_ascii_uppercase())
        {
            Self::Code
        } else if cell.contains([' ', ',']) {
            Self::Words
        } else {
            Self::Word
        }
    }
}
