//! The words on structure sheets in English, Italian, French, Spanish and German.

use bottone_base::person::fold;
use bottone_rules::levels::AntePoster;

/// The meaning of a word on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetWord {
    Level,
    Small,
    Big,
    Blind,
    SmallBlind,
    BigBlind,
    BigBlindAnte,
    Ante,
    Each,
    Button,
    Minutes,
    Hours,
    Length,
    Start,
    Stack,
    End,
    Open,
    Registration,
    Late,
    Rebuy,
    AddOn,
    /// The end of registration in one word.
    RegistrationEnds,
    Break,
    Dinner,
    Lunch,
    Colour,
    Up,
    /// A colour-up in one word.
    ColourUp,
    Chip,
    Race,
    Off,
    Remove,
    Change,
    Day,
    After,
    Before,
    Until,
    During,
    No,
    More,
    Last,
    Bag,
    Restart,
    Estimated,
    Player,
    /// A subject that is not part of a structure: the price, the date, the venue.
    Aside,
    /// A word for the sheet itself, such as "Structure".
    Title,
    Filler,
    Other,
}

impl SheetWord {
    /// Returns whether the word describes a row of the structure.
    pub(super) const fn is_of_rows(self) -> bool {
        !matches!(
            self,
            Self::Other
                | Self::Filler
                | Self::Aside
                | Self::Player
                | Self::Estimated
                | Self::Title
                | Self::Last
                | Self::Each
                | Self::Hours
                | Self::Button
        )
    }

    /// Returns the player who posts an ante beside this word.
    pub(super) const fn poster(self) -> Option<AntePoster> {
        match self {
            Self::Each => Some(AntePoster::Each),
            Self::BigBlindAnte | Self::BigBlind | Self::Big => Some(AntePoster::BigBlind),
            Self::Button => Some(AntePoster::Button),
            _ => None,
        }
    }

    /// Returns whether the word can belong to an ante behind the blinds.
    pub(super) const fn is_near_ante(self) -> bool {
        matches!(self, Self::Ante | Self::Blind) || self.poster().is_some()
    }
}

/// The words of each meaning, folded, separated by spaces.
const WORDS: &[(SheetWord, &str)] = &[
    (
        SheetWord::Level,
        "level levels lvl lvls lv liv livello livelli niveau niveaux nivel niveles stufe stufen runde runden round \
         rounds l blindlevel blindlevels blindstufe blindstufen palier paliers",
    ),
    (
        SheetWord::Small,
        "small piccolo piccola petite petit kleiner kleine klein kleinen pequena pequeno chica",
    ),
    (SheetWord::Big, "big grande gros grosse grosser grossen"),
    (SheetWord::Blind, "blind blinds blinde blindes buio bui ciega ciegas"),
    (SheetWord::SmallBlind, "sb pb smallblind"),
    (SheetWord::BigBlind, "bb gb bigblind"),
    (SheetWord::BigBlindAnte, "bba bbante bigblindante bbantes"),
    (SheetWord::Ante, "ante antes"),
    (SheetWord::Each, "each testa cadauno ciascuno chacun jeder"),
    (SheetWord::Button, "button btn bottone"),
    (SheetWord::Minutes, "min mins minute minutes minuti minuto minuten minutos minuta mn mns"),
    (SheetWord::Hours, "h hr hrs hour hours ora ore heure heures stunde stunden std hora horas"),
    (
        SheetWord::Length,
        "length lengths duration durata duree dauer duracion time times lasting last lasts",
    ),
    (
        SheetWord::Start,
        "start starting starts begin begins beginning iniziale iniziali inizio inicial iniciales inicio initial \
         initiaux depart debut anfang beginn",
    ),
    (SheetWord::Stack, "stack stacks tapis startstack startingstack deepstack"),
    (
        SheetWord::End,
        "end ends ended ending close closes closed closing closure fine chiusura chiude chiudono chiuse chiusa termine \
         termina terminano fin cloture cierre cierra cierran ende endet enden schluss stop stops over finish finishes \
         finisce finiscono cutoff",
    ),
    (
        SheetWord::Open,
        "open opens opened available aperta aperte aperto ouverte ouvertes ouvert abierto abierta offen possible",
    ),
    (
        SheetWord::Registration,
        "registration registrations reg regs register entry entries iscrizione iscrizioni registrazione registrazioni \
         inscription inscriptions enregistrement enregistrements registro registros inscripcion inscripciones \
         anmeldung anmeldungen registrierung lateregistration latereg lateentry",
    ),
    (SheetWord::Late, "late tardiva tardive tardives tardia spate spaten"),
    (
        SheetWord::Rebuy,
        "rebuy rebuys reentry reentries rebought recave recaves recompra recompras rientro rientri nachkauf reload \
         reloads reentrys",
    ),
    (SheetWord::AddOn, "addon addons"),
    (
        SheetWord::RegistrationEnds,
        "anmeldeschluss anmeldeende registrierungsende registrierungsschluss regschluss",
    ),
    (
        SheetWord::Break,
        "break breaks pausa pausas pause pauses pausen intervallo descanso descansos intermission",
    ),
    (
        SheetWord::Dinner,
        "dinner cena diner souper abendessen essenspause dinnerbreak dinnerpause abendpause dinerpause",
    ),
    (
        SheetWord::Lunch,
        "lunch pranzo dejeuner almuerzo comida mittagessen mittagspause lunchbreak lunchpause",
    ),
    (SheetWord::Colour, "color colour colored coloured coloring colouring colors colours couleur"),
    (SheetWord::Up, "up"),
    (
        SheetWord::ColourUp,
        "colorup colourup chipup chiprace raceoff chipwechsel farbwechsel chiptausch colorups chipups",
    ),
    (
        SheetWord::Chip,
        "chip chips fiche fiches gettone gettoni jeton jetons ficha fichas token tokens",
    ),
    (SheetWord::Race, "race races raced racing"),
    (SheetWord::Off, "off out fuori raus weg"),
    (
        SheetWord::Remove,
        "remove removed removing removal removes retrait retraits retire retirer retires retirada retirar retiran \
         rimozione rimuovere rimuovi ritiro ritirare ritirate eliminazione entfernen entfernt entfernung quitar \
         discontinue discontinued",
    ),
    (
        SheetWord::Change,
        "cambio cambia cambiare cambiar change changes exchange echange wechsel tausch umtausch",
    ),
    (SheetWord::Day, "day days giorno giornata jour journee dia tag tages"),
    (SheetWord::After, "after dopo apres nach despues tras"),
    (SheetWord::Before, "before prima avant vor"),
    (SheetWord::Until, "until till til through thru to fino sino jusqu jusque hasta bis entro"),
    (SheetWord::During, "during at durante wahrend pendant alla beim"),
    (SheetWord::No, "no keine kein senza sans sin without non"),
    (SheetWord::More, "more piu plus mas mehr"),
    (SheetWord::Last, "final finale ultimo ultima dernier derniere letzter letzte letztes"),
    (SheetWord::Bag, "bag bags bagging"),
    (
        SheetWord::Restart,
        "restart restarts resume resumes ripresa reprise reanudacion wiederbeginn",
    ),
    (
        SheetWord::Estimated,
        "estimated estimate stima stimata stimato estime estimee estimado estimada geschatzt geschatzte approx \
         approximate approximately circa ca expected projected",
    ),
    (
        SheetWord::Player,
        "player players giocatore giocatori joueur joueurs jugador jugadores spieler entrants",
    ),
    (
        SheetWord::Aside,
        "buyin buyins fee rake guaranteed guarantee gtd garantito garantiti garanti garantie garantizado prize prizes \
         prizepool payout payouts montepremi date data am pm uhr www http https email phone tel freezeout nlh nlhe \
         holdem texas bounty bounties monday tuesday wednesday thursday friday saturday sunday lunedi martedi \
         mercoledi giovedi venerdi sabato domenica lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes \
         miercoles jueves viernes domingo montag dienstag mittwoch donnerstag freitag samstag sonntag january february \
         march april june july august september october november december gennaio febbraio marzo aprile maggio giugno \
         luglio agosto settembre ottobre novembre dicembre janvier fevrier mars avril juin juillet aout septembre \
         octobre novembre decembre enero febrero abril mayo junio julio septiembre octubre noviembre diciembre januar \
         februar marz juni juli oktober dezember",
    ),
    (
        SheetWord::Title,
        "structure structures struttura estructura struktur blindstructure blindstruktur schedule sheet turbo \
         hyperturbo tournament torneo tournoi turnier",
    ),
    (
        SheetWord::Filler,
        "the of and a an on for in is are will be with all per every period del della delle dei di da e il la le lo i \
         gli un una des de du les et au aux d el los las y al der die das und von vom zum im am den dem each this then \
         cada chaque jede jeden ogni tutti tutte value denomination denominations taglio tagli s t go come",
    ),
];

/// Returns the word for the player who posts an ante, in a structure that is written as cells.
pub(super) const fn poster_word(poster: AntePoster) -> &'static str {
    match poster {
        AntePoster::Each => "each",
        AntePoster::BigBlind => "BBA",
        AntePoster::Button => "button",
    }
}

/// Returns the meaning of a word.
pub(super) fn meaning(word: &str) -> SheetWord {
    let folded = fold(word);
    let known = WORDS.iter().find(|(_, words)| words.split(' ').any(|other| other == folded));
    known.map_or(SheetWord::Other, |(word, _)| *word)
}
