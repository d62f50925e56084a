# Una casa: le sue persone e i suoi tornei.

house-refusal-person-unknown = Nel libro della casa nessuno ha questo codice
house-refusal-person-known = Nel libro della casa qualcuno ha già questo codice
house-refusal-card-taken = Nel libro della casa questa tessera è di un altro
house-refusal-not-understood = Un nome o un valore non è come dovrebbe
house-refusal-too-many = Il libro di una casa contiene al massimo 1.000.000 di persone
house-refusal-event-unknown = Nessun torneo della casa ha questo file
house-refusal-event-listed = Un torneo della casa ha già questo file
house-refusal-nothing-to-do = Non cambierebbe nulla

house-fault-not-last = annulla una riga che non era l'ultima valida
house-fault-not-undone = ripristina una riga che non era l'ultima annullata

house-file-missing = il torneo { $file } è nell'elenco della casa, ma il suo file non è nella cartella. È stato spostato?
house-another-event = { $file } non è il torneo che l'elenco della casa ha sotto questo nome
house-not-listed = { $file } è nella cartella ma non nell'elenco della casa
house-not-in-the-book = { $file } nomina { $name } ({ $person }), che non è nel libro della casa

house-count-people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
house-count-events =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } tornei
    }
house-standing = { $people }, { $events }.
house-made = Creato { $file }, con { $events } della sua cartella. bottone house --help dice che cos'altro si può fare
house-events-decided = tornei decisi di nuovo
house-sound = { $file }: { $records }, e { $count ->
        [one] il torneo accanto, ogni atto sigillato, ammesso e come fu deciso, e le due parti concordano. { $standing }
       *[other] { $count } tornei accanto, ogni atto sigillato, ammesso e come fu deciso, e tutte le parti concordano. { $standing }
    }
house-checked = { $file }: { $records } e { $count ->
        [one] { $count } torneo esaminati; che cosa non va è detto sopra. { $standing }
       *[other] { $count } tornei esaminati; che cosa non va è detto sopra. { $standing }
    }

# La riga di comando.

cli-house = Crea una casa, la mostra, la controlla o elenca le sue persone
cli-house-long =
    Crea una casa, la mostra, la controlla o elenca le sue persone.

    Una casa è una cartella con i file dei suoi tornei e un file suo, house.ron: il libro delle persone, e quali tornei sono suoi. Un torneo non ha bisogno di una casa.
cli-house-new = Crea una casa in una cartella
cli-house-new-long =
    Crea una casa in una cartella.

    La cartella viene creata se non c'è. I tornei i cui file vi si trovano entrano nell'elenco della casa e non vengono cambiati. Lo stato di uscita è 0 se house.ron è stato creato.
cli-house-new-name = Il nome della casa; senza, quello della cartella
cli-house-new-age = Chi è più giovane non gioca; senza, non lo si chiede a nessuno
cli-house-new-call = Chi chiama il banco quando qualcuno non può giocare: «sicurezza, interno 12»
cli-house-show = Stampa una casa com'è ora, in RON
cli-house-show-long =
    Stampa una casa com'è ora, in RON.

    Contiene tutto ciò che la casa sa delle sue persone: non è per altri occhi.
cli-house-check = Decide di nuovo ogni atto di una casa e dei suoi tornei, e li confronta
cli-house-check-long =
    Decide di nuovo ogni atto di una casa e dei suoi tornei, e li confronta.

    Esamina house.ron e, su tutti i processori, ogni torneo della cartella come fa bottone check. Poi confronta le due parti: un torneo nell'elenco senza il suo file, un file che non è nell'elenco, qualcuno che un torneo nomina e il libro non ha. Lo stato di uscita è 0 se tutto è a posto; 1 se un file non si può leggere, 3 se un'ultima riga non è mai stata finita, 4 se una riga è danneggiata, 5 se una riga non fu decisa così, 6 se una riga è di un programma più nuovo, 7 se ogni file è a posto ma due non concordano. Fra più casi vale il peggiore.
cli-house-people = Elenca tutte le persone del libro
cli-house-people-long =
    Elenca tutte le persone del libro.

    Una riga per persona: codice, nome, tessera e paese, separati da tabulazioni. Documenti e note non ci sono.
cli-arg-house = La casa: la sua cartella, o il file house.ron che contiene
