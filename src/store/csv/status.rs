//! The replies in a column of invitations.

use bottone_base::person::fold;

/// The replies of people who do not come, or not for certain; folded and without spaces.
const STAYS_AWAY: [&str; 76] = [
    "no",
    "n",
    "nein",
    "non",
    "0",
    "false",
    "falso",
    "falsch",
    "faux",
    "wontattend",
    "wontcome",
    "cantcome",
    "cannotcome",
    "deleted",
    "withdrawn",
    "withdrew",
    "ritirato",
    "ritirata",
    "rejected",
    "refused",
    "rifiutato",
    "rifiutata",
    "rifiuta",
    "abgelehnt",
    "refuse",
    "refusee",
    "rechazado",
    "rechazada",
    "disdetto",
    "disdetta",
    "rimborsato",
    "rimborsata",
    "rembourse",
    "reembolsado",
    "erstattet",
    "waiting",
    "reserve",
    "reserves",
    "standby",
    "alternate",
    "alternates",
    "listadattesa",
    "inlistadattesa",
    "inattesa",
    "riserva",
    "riserve",
    "abgesagt",
    "storniert",
    "warteliste",
    "aufderwarteliste",
    "nimmtnichtteil",
    "neparticipepas",
    "listedattente",
    "surlistedattente",
    "absent",
    "absente",
    "assente",
    "abwesend",
    "ausente",
    "listadeespera",
    "enlistadeespera",
    "anulado",
    "anulada",
    "novoy",
    "maybe",
    "forse",
    "vielleicht",
    "peutetre",
    "quizas",
    "tentative",
    "interested",
    "pending",
    "unconfirmed",
    "daconfermare",
    "unbestatigt",
    "pendiente",
];

/// The beginnings of replies of people who do not come.
const STAYS_AWAY_BEGINS: [&str; 10] = [
    "not",
    "noa",
    "noshow",
    "nonp",
    "nonv",
    "cancel",
    "annul",
    "waitlist",
    "waitinglist",
    "declin",
];
const REFUNDED: &str = "refund";

/// The replies of people who come, folded and without spaces.
const COMES: [&str; 62] = [
    "yes",
    "y",
    "si",
    "s",
    "ja",
    "j",
    "oui",
    "o",
    "1",
    "true",
    "vero",
    "wahr",
    "vrai",
    "verdadero",
    "attending",
    "going",
    "coming",
    "checkedin",
    "confirmed",
    "confermato",
    "confermata",
    "registered",
    "iscritto",
    "iscritta",
    "paid",
    "pagato",
    "pagata",
    "accepted",
    "accettato",
    "accettata",
    "completed",
    "complete",
    "completato",
    "approved",
    "present",
    "presente",
    "active",
    "attivo",
    "zugesagt",
    "angemeldet",
    "bestatigt",
    "bezahlt",
    "nimmtteil",
    "inscrit",
    "inscrite",
    "confirme",
    "confirmee",
    "paye",
    "participe",
    "partecipa",
    "vengo",
    "viene",
    "inscrito",
    "inscrita",
    "confirmado",
    "confirmada",
    "asiste",
    "pagado",
    "voy",
    "ok",
    "x",
    "in",
];

/// Returns whether a person with this reply comes; `None` if the reply is not understood.
pub(super) fn is_attending(answer: &str) -> Option<bool> {
    let key = fold(answer).replace(' ', "");
    let key = key.as_str();
    if key.is_empty() {
        let has = |marks: &[char]| answer.contains(marks);
        let away = has(&['✗', '✘', '❌', '✖', '👎']);
        return (away || has(&['✓', '✔', '✅', '☑', '👍'])).then_some(!away);
    }
    let begins = |start: &&str| key.starts_with(start);
    if COMES.contains(&key) {
        Some(true)
    } else if STAYS_AWAY.contains(&key)
        || STAYS_AWAY_BEGINS.iter().any(begins)
        || key.contains(REFUNDED)
    {
        Some(false)
    } else {
        None
    }
}
