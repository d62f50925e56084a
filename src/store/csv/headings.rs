//! The headings of columns, in the words that people write.

use bottone_base::person::fold;

use super::PlayerField;

/// The meaning of a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heading {
    /// A column of this kind.
    Of(PlayerField),
    /// A heading for content that a list of players does not need.
    Other,
}

/// Whole headings, folded and without spaces.
const WHOLE: [(PlayerField, &[&str]); 8] = [
    (
        PlayerField::Family,
        &[
            "family",
            "familyname",
            "surname",
            "surnames",
            "lastname",
            "last",
            "cognome",
            "cognomi",
            "nachname",
            "familienname",
            "zuname",
            "nomdefamille",
            "apellido",
            "apellidos",
            "primerapellido",
            "segundoapellido",
            "prijmeni",
            "priezvisko",
            "nazwisko",
            "prezime",
            "priimek",
            "efternamn",
            "efternavn",
            "etternavn",
            "sukunimi",
            "achternaam",
            "sobrenome",
            "apelido",
            "фамилия",
        ],
    ),
    (
        PlayerField::Given,
        &[
            "given",
            "givenname",
            "givennames",
            "firstname",
            "firstnames",
            "first",
            "forename",
            "forenames",
            "middle",
            "middlename",
            "middleinitial",
            "mi",
            "vorname",
            "vornamen",
            "prenom",
            "prenoms",
            "secondonome",
            "nombredepila",
            "fornamn",
            "fornavn",
            "etunimi",
            "voornaam",
        ],
    ),
    (
        PlayerField::FullName,
        &[
            "fullname",
            "player",
            "players",
            "playername",
            "participant",
            "participants",
            "attendee",
            "attendees",
            "entrant",
            "entrants",
            "giocatore",
            "giocatori",
            "giocatrice",
            "nominativo",
            "nominativi",
            "iscritto",
            "iscritti",
            "partecipante",
            "partecipanti",
            "nomecognome",
            "nomeecognome",
            "nomecompleto",
            "firstlast",
            "firstnamelastname",
            "namesurname",
            "nameandsurname",
            "names",
            "spieler",
            "spielerin",
            "spielername",
            "teilnehmer",
            "teilnehmerin",
            "joueur",
            "joueuse",
            "joueurs",
            "participants",
            "inscrit",
            "inscrits",
            "jugador",
            "jugadora",
            "jugadores",
            "participante",
            "participantes",
            "inscrito",
            "inscritos",
            "nombrecompleto",
            "jogador",
            "jogadores",
            "spelare",
            "spiller",
            "pelaaja",
            "speler",
            "deelnemer",
            "hrac",
            "hraci",
            "ucastnik",
            "gracz",
            "uczestnik",
            "igrac",
            "jatekos",
            "jucator",
            "игрок",
        ],
    ),
    (
        PlayerField::FullNameFamilyFirst,
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
        PlayerField::Country,
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
            "nationalitat",
            "pays",
            "nationalite",
            "pais",
            "nacionalidad",
        ],
    ),
    (
        PlayerField::Card,
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
            "membershipid",
            "membershipno",
            "membershipnumber",
            "badge",
            "mitgliedsnummer",
            "mitgliedsnr",
            "numerodecarte",
            "carte",
            "tarjeta",
            "carnet",
        ],
    ),
    (
        PlayerField::Status,
        &[
            "status",
            "attendeestatus",
            "attendancestatus",
            "orderstatus",
            "registrationstatus",
            "rsvp",
            "rsvpstatus",
            "attending",
            "attendance",
            "going",
            "areyouattending",
            "areyoucoming",
            "willyouattend",
            "response",
            "coming",
            "stato",
            "statoiscrizione",
            "presenza",
            "presente",
            "partecipa",
            "partecipi",
            "partecipazione",
            "risposta",
            "conferma",
            "teilnahme",
            "nimmtteil",
            "zusage",
            "antwort",
            "statut",
            "presence",
            "participation",
            "reponse",
            "estado",
            "asistencia",
            "asiste",
            "respuesta",
            "confirmacion",
        ],
    ),
    (
        PlayerField::Note,
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
            "bemerkung",
            "anmerkung",
            "commentaire",
            "remarque",
            "comentario",
            "observaciones",
            "email",
            "emailaddress",
            "emailadresse",
            "email1",
            "email2",
            "mail",
            "posta",
            "correo",
            "correoelectronico",
            "courriel",
            "phone",
            "phone1",
            "phone2",
            "phonenumber",
            "telephone",
            "telefono",
            "telefon",
            "tel",
            "mobile",
            "mobilenumber",
            "handy",
            "movil",
            "portable",
            "cell",
            "cellphone",
            "cellulare",
            "nickname",
            "nick",
            "alias",
            "screenname",
            "soprannome",
            "spitzname",
            "pseudo",
            "apodo",
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
            "geburtsdatum",
            "datedenaissance",
            "fechadenacimiento",
        ],
    ),
];

/// Other headings in lists of players, folded and without spaces.
const OTHER: [&str; 62] = [
    "number",
    "numero",
    "nummer",
    "num",
    "nr",
    "pos",
    "position",
    "rank",
    "order",
    "ordernumber",
    "orderdate",
    "date",
    "data",
    "datum",
    "fecha",
    "timestamp",
    "informazionicronologiche",
    "zeitstempel",
    "horodateur",
    "marcatemporal",
    "time",
    "ora",
    "orario",
    "uhrzeit",
    "heure",
    "hora",
    "seat",
    "table",
    "posto",
    "tavolo",
    "sitz",
    "platz",
    "tisch",
    "place",
    "asiento",
    "mesa",
    "ticket",
    "tickettype",
    "biglietto",
    "billet",
    "entrada",
    "barcode",
    "price",
    "prezzo",
    "paid",
    "pagato",
    "bezahlt",
    "paye",
    "pagado",
    "buyin",
    "guests",
    "ospiti",
    "dni",
    "club",
    "circolo",
    "verein",
    "klubb",
    "team",
    "squadra",
    "ort",
    "wohnort",
    "ville",
];

/// Words for a name; only the neighbouring headings show which kind.
const NAME: [&str; 15] = [
    "name", "nome", "nom", "nombre", "nombres", "namn", "navn", "naam", "nimi", "nume", "jmeno",
    "meno", "imie", "ime", "имя",
];

/// Words for the halves of names in longer headings, besides those of [`WHOLE`].
const HALF_GIVEN: [&str; 2] = ["vor", "pre"];

/// Words in a heading that say nothing about the column.
const FILLING: [&str; 70] = [
    "a",
    "al",
    "and",
    "appears",
    "as",
    "card",
    "come",
    "complet",
    "completo",
    "cual",
    "de",
    "del",
    "della",
    "dein",
    "deine",
    "des",
    "di",
    "document",
    "documento",
    "du",
    "e",
    "el",
    "enter",
    "es",
    "est",
    "et",
    "for",
    "full",
    "giocatore",
    "government",
    "i",
    "id",
    "ihr",
    "ihre",
    "ii",
    "il",
    "in",
    "is",
    "issued",
    "it",
    "joueur",
    "jugador",
    "la",
    "le",
    "legal",
    "lei",
    "license",
    "my",
    "number",
    "of",
    "on",
    "or",
    "passport",
    "photo",
    "player",
    "players",
    "please",
    "qual",
    "quel",
    "real",
    "s",
    "shown",
    "spielers",
    "su",
    "the",
    "tuo",
    "tu",
    "und",
    "votre",
    "your",
];
const ASKING: [&str; 8] =
    ["what", "whats", "which", "wie", "lautet", "written", "y", "vollstandiger"];

/// Words for people other than the player.
const SOMEBODY_ELSE: [&str; 24] = [
    "buyer",
    "friend",
    "host",
    "guest",
    "partner",
    "emergency",
    "contact",
    "company",
    "team",
    "event",
    "group",
    "user",
    "acquirente",
    "amico",
    "ospite",
    "compratore",
    "kaufer",
    "freund",
    "gast",
    "acheteur",
    "ami",
    "comprador",
    "amigo",
    "club",
];

/// Returns the meaning of `cell` if it is the heading of a column.
pub(super) fn heading(cell: &str) -> Option<Heading> {
    let folded = fold(cell);
    if folded.is_empty() {
        return (cell.trim() == "#").then_some(Heading::Other);
    }
    let key = folded.replace(' ', "");
    let counts = cell.contains(['#', '№', '°']);
    match named(&key) {
        Some(PlayerField::FullName) if counts => return Some(Heading::Other),
        Some(field) => return Some(Heading::Of(field)),
        None if counts || OTHER.contains(&key.as_str()) => return Some(Heading::Other),
        // "No" may be an answer; "No." is a number.
        None if matches!(key.as_str(), "no" | "n") && cell.trim_end().ends_with('.') => {
            return Some(Heading::Other);
        }
        None => {}
    }
    let words: Vec<&str> = folded.split(' ').collect();
    let is_else = words.iter().any(|word| SOMEBODY_ELSE.contains(word));
    let asks = cell.contains('?');
    if is_else {
        let says_a_name = words.iter().any(|word| NAME.contains(word) || named(word).is_some());
        return (asks || says_a_name).then_some(Heading::Other);
    }
    let meaningful: Vec<&str> = words.into_iter().filter(|word| !is_filling(word)).collect();
    let rest = meaningful.concat();
    let of = named(&rest).or_else(|| halves(&meaningful));
    match of {
        Some(field) => Some(Heading::Of(field)),
        None => (asks || OTHER.contains(&rest.as_str())).then_some(Heading::Other),
    }
}

/// Returns whether `cell` is a word that means a name and can be either half of one.
pub(super) fn is_name_alone(cell: &str) -> bool {
    NAME.contains(&fold(cell).replace(' ', "").as_str())
}

fn named(key: &str) -> Option<PlayerField> {
    if NAME.contains(&key) {
        return Some(PlayerField::FullName);
    }
    WHOLE.iter().find(|(_, words)| words.contains(&key)).map(|(field, _)| *field)
}

fn is_filling(word: &&str) -> bool {
    FILLING.contains(word) || ASKING.contains(word)
}

/// Returns the kind of name in a heading of several words: "Vor- und Nachname", "Name (first and
/// last)", "First name(s)".
fn halves(words: &[&str]) -> Option<PlayerField> {
    let half = |word: &&str| match named(word) {
        _ if HALF_GIVEN.contains(word) => Some(PlayerField::Given),
        Some(PlayerField::FullName) if NAME.contains(word) => Some(PlayerField::FullName),
        Some(field @ (PlayerField::Family | PlayerField::Given)) => Some(field),
        _ => None,
    };
    let halves: Vec<PlayerField> = words.iter().map(half).collect::<Option<_>>()?;
    let first = |field| halves.iter().position(|half| *half == field);
    let (name, family, given) =
        (first(PlayerField::FullName), first(PlayerField::Family), first(PlayerField::Given));
    match (family, given, name.filter(|_| is_half(words))) {
        (None, None, _) => name.map(|_| PlayerField::FullName),
        (Some(family), Some(given), _) if family < given => Some(PlayerField::FullNameFamilyFirst),
        (Some(_), None, None) => Some(PlayerField::Family),
        (None, Some(_), None) => Some(PlayerField::Given),
        // "Nome e cognome", "Nom et prénom": the name is the other half.
        (Some(family), None, Some(name)) if family < name => Some(PlayerField::FullNameFamilyFirst),
        (None, Some(given), Some(name)) if name < given => Some(PlayerField::FullNameFamilyFirst),
        _ => Some(PlayerField::FullName),
    }
}

/// Returns whether a word for a name is a half beside the other: "nome" is, and "name" in "first
/// name" is not.
fn is_half(words: &[&str]) -> bool {
    !words.contains(&"name") || words.iter().any(|word| matches!(*word, "vor" | "vorname"))
}
