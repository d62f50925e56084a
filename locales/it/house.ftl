# Una casa: le sue persone e i suoi tornei.

house-refusal-person-unknown = Nessuno nel circolo ha questo codice
house-refusal-person-known = Qualcuno nel circolo ha già questo codice
house-refusal-card-taken = Nel circolo questa tessera è di un'altra persona
house-refusal-not-barred = Questa persona non è esclusa
house-refusal-one-already = Sono già una persona sola
house-refusal-not-merged = Questa persona non risulta unita a un'altra
house-refusal-merged-since = La persona unita è stata poi unita a una terza: prima separa quella
house-forgotten-left = il file contiene ancora dati di una persona cancellata, lasciati da un programma interrotto. Spariscono alla prossima apertura del circolo
house-left-over = un programma interrotto ha lasciato questa copia di un file del circolo. Sparisce alla prossima apertura del circolo
house-refusal-not-understood = Un nome o un valore non è valido. Controllalo
house-refusal-too-many = Un circolo contiene al massimo 1.000.000 di persone
house-refusal-ticket-unknown = Il circolo non ha un ticket con questo numero
house-refusal-ticket-known = Non è il prossimo numero dei ticket del circolo
house-refusal-ticket-not-open = Il ticket è stato usato, rivenduto o è scaduto
house-refusal-ticket-not-used = Nessuna iscrizione è stata pagata con questo ticket
house-refusal-ticket-not-withdrawn = Nessun torneo ha annullato questo ticket
house-refusal-drawer-unknown = Il circolo non ha un cassetto con questo numero
house-refusal-other-currency = Quel cassetto è in un'altra valuta
house-refusal-drawer-counted = Questo cassetto è già stato contato ed è chiuso
house-refusal-drawer-not-counted = Quel cassetto non è ancora stato contato
house-refusal-drawer-open = Questo cassiere ha già un cassetto a questa postazione: prima conta quello
house-refusal-event-unknown = Nessun torneo del circolo ha questo file
house-refusal-event-listed = Un torneo del circolo ha già questo file
house-refusal-nothing-to-do = Nessuna modifica

house-fault-not-last = annulla una voce che non era l'ultima valida
house-fault-not-undone = ripristina una voce che non era l'ultima annullata

house-file-missing = il torneo { $file } è nell'elenco del circolo, ma il suo file non è nella cartella. Forse è stato spostato
house-another-event = { $file } non è il torneo che l'elenco del circolo ha sotto questo nome
house-not-listed = { $file } è nella cartella ma non nell'elenco del circolo
house-not-in-the-book = { $file } nomina { $name } ({ $person }), che non è nel file del circolo

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
house-made = Creato { $file }, con { $events } della sua cartella. Per il resto, vedi bottone house --help
house-events-decided = tornei ricontrollati
house-sound = { $file }: { $records }, e { $count ->
        [one] il torneo accanto: ogni voce è sigillata, ammessa e com'era stata decisa, e le due parti concordano. { $standing }
       *[other] { $count } tornei accanto: ogni voce è sigillata, ammessa e com'era stata decisa, e tutte le parti concordano. { $standing }
    }
house-checked = { $file }: { $records } e { $count ->
        [one] { $count } torneo controllati; i problemi sono elencati sopra. { $standing }
       *[other] { $count } tornei controllati; i problemi sono elencati sopra. { $standing }
    }

house-id = Codice del circolo
house-name = Nome e cognome
house-family = Cognome
house-given = Nome
house-spellings = Scritto anche
house-country = Paese
house-card = Tessera
house-document = Documento
house-born = Anno di nascita
house-language = Lingua
house-notes = Appunti
house-column-barred = Escluso
house-column-until = Escluso fino al
house-column-by = Escluso da
house-column-why = Motivo dell'esclusione
house-column-yes = sì
house-list-cell = riga { $line }, “{ $column }”: “{ $says }” non è { $expected }. Nessuno è stato importato
house-list-year = un anno di nascita, come 1984
house-list-date = una data, come 2027-03-31
house-list-yes-or-no = sì o no
house-list-unread = Non lette: { $columns }
house-taken-in-barred = { $people } esclusi dalla lista
house-since = Nel circolo dal
house-bar = Escluso
house-event = Torneo
house-date = Data
house-entries = Ingressi
house-place = Posto
house-paid = Pagato
house-won = Vinto
house-barred = Escluso fino a revoca, da { $by }: { $why }
house-barred-until = Escluso fino al { $until }, da { $by }: { $why }
house-under-age = Anno di nascita { $born }: chiedi un documento, età minima { $age }
house-call = { $what }. Chiama { $call }
house-taken-in = { $new } aggiunte al circolo; { $known } c'erano già
house-taken-in-without = { $taken }; { $lines } saltate come titoli o intestazioni
house-exported = Salvato in { $file }, leggibile solo dal proprietario
house-export-unknown = Nulla è stato esportato: questa persona non è nel circolo aperto
house-forgotten = Dati personali cancellati. Nel circolo resta un'iniziale, e in { $events } sui fogli futuri
house-forget-waits = Per ora { $file } conserva il nome: { $why }. L'iniziale lo sostituisce quando accede qualcuno dello staff, o alla prossima apertura

house-open = Apri un circolo…
house-new = Nuovo circolo…
house-close = Chiudi il circolo
house-people = Persone del circolo
house-people-of = Persone di { $house }
house-find = Quattro lettere di un nome, o una tessera
house-back = Indietro
house-give-all = Esporta tutti…
house-take-in = Importa…
house-empty-book = Ancora nessuna persona. Chi si iscrive a un torneo di questa cartella viene aggiunto; puoi anche importare un elenco.
house-none-found = Nessuno nel circolo ha questo nome o questa tessera
house-choose = Scegli una persona per vedere i suoi dati
house-change = Modifica…
house-portrait = Aggiungi foto…
house-portrait-other = Cambia foto…
house-portrait-remove = Togli la foto
house-portrait-of = Foto di { $name }
house-portrait-kept = Foto salvata piccola accanto al file del circolo, e mostrata solo in questa pagina
house-portrait-unreadable = Questa foto non si può mostrare: il file è danneggiato o non è un'immagine
house-portrait-removed = Foto tolta
house-portrait-not-kept = Foto non cambiata: { $why }
house-do-bar = Escludi
house-lift = Revoca l'esclusione
house-merge = Unisci doppione…
house-merge-whom = Scegli nell'elenco la persona da tenere
house-merge-into = È la stessa persona di { $name }: questa pagina viene unita a quella
house-merge-do = Unisci
house-part = Separa { $name }
house-give = Esporta…
house-forget = Cancella i dati personali
house-forget-what = Cancella questa pagina e la foto, anche dal file del circolo; non si possono recuperare. I tornei tengono un'iniziale sui fogli futuri.
house-until = Fino al
house-until-note = Una data come 31.3.2027; vuoto: fino a revoca
house-no-day = data non valida
house-visits = In { $events }
house-written = Salvato nel file del circolo
house-none-open = Nessun circolo è aperto. Aprine uno, o un torneo nella cartella di un circolo
house-made-in = Creato { $path }. I tornei di questa cartella hanno in comune le persone
house-completed = { $people } di questo torneo non erano ancora nel circolo quando il programma si è chiuso: aggiunte ora.
house-file-of-people = persone
house-files-of-people = Elenchi, tornei
house-of-the-book = Dal circolo:
house-enter = { $open ->
    [list] Invio: { $name }, dal circolo: lista d'attesa, turno { $place }.
    [0] Invio: { $name }, dal circolo, si iscrive e aspetta un posto: nessuno è libero.
   *[other] Invio: { $name }, dal circolo, si iscrive e sorteggia un posto.
}

# La riga di comando.

cli-house = Crea, mostra o controlla un circolo, o elenca le sue persone
cli-house-long =
    Crea, mostra o controlla un circolo, o elenca le sue persone.

    Un circolo è una cartella con i file dei suoi tornei e un file suo, house.ron, con le sue persone e l'elenco dei suoi tornei. Un torneo non ha bisogno di un circolo.
cli-house-new = Crea un circolo in una cartella
cli-house-new-long =
    Crea un circolo in una cartella.

    La cartella viene creata se non c'è. I tornei i cui file sono lì entrano nell'elenco del circolo; non vengono cambiati. Lo stato di uscita è 0 quando house.ron è stato creato.
cli-house-new-name = Il nome del circolo; se manca, quello della cartella
cli-house-new-age = Età minima per giocare; se manca, nessun controllo
cli-house-new-call = Chi chiama la postazione quando qualcuno non può giocare, come «sicurezza, interno 12»
cli-house-new-tables = Numero di tavoli della sala, numerati da 1; se manca, non indicato
cli-house-new-ways = Modi di pagamento offerti nei suoi tornei, separati da virgole: cash,card; se manca, tutti
cli-house-show = Stampa lo stato attuale di un circolo, in RON
cli-house-show-long =
    Stampa lo stato attuale di un circolo, in RON.

    Contiene tutto ciò che il circolo sa delle sue persone: va tenuto riservato.
cli-house-check = Ricontrolla ogni voce di un circolo e dei suoi tornei, e li confronta
cli-house-check-long =
    Ricontrolla ogni voce di un circolo e dei suoi tornei, e li confronta.

    Controlla house.ron e, su tutti i processori, ogni torneo della sua cartella come bottone check. Poi confronta le due parti: un torneo dell'elenco senza il suo file, un file che non è nell'elenco, una persona nominata da un torneo ma non nel circolo. Lo stato di uscita è 0 quando è tutto in ordine; 1 quando un file non si può leggere affatto, 3 quando l'ultima riga è incompleta, 4 quando una riga è danneggiata, 5 quando una riga era stata decisa diversamente, 6 quando una riga è di un programma più recente, 7 quando ogni file è in ordine ma due non concordano. Se sono più d'uno vale il peggiore.
cli-house-people = Elenca le persone del circolo, o cerca, importa, esporta o cancella
cli-house-people-long =
    Elenca le persone del circolo, o cerca, importa, esporta o cancella.

    Senza opzioni: una riga per persona, o per chi corrisponde a WORDS come nel campo della finestra: codice, nome, tessera e paese, separati da tabulazioni. Documenti e appunti non ci sono. Lo stato di uscita è 0 se è riuscito.
cli-house-people-words = Lettere di un nome in qualsiasi scrittura, o il numero di una tessera
cli-house-people-import = Importa persone da un foglio (CSV), da un torneo (.bottone) o da un torneo di The Tournament Director (.tdt). Chi c'è già per tessera o nome viene saltato
cli-house-people-export = Esporta tutti, o con --card tutto di una persona, in un nuovo foglio leggibile solo dal proprietario
cli-house-people-card = Stampa la pagina di questa persona, con i suoi risultati in tutti i tornei del circolo
cli-house-people-forget = Cancella i dati di questa persona: nel circolo e sui fogli futuri resta un'iniziale
cli-arg-house = Il circolo: la sua cartella, o il file house.ron che contiene
cli-house-part = Imposta la parte di un torneo nel circolo
cli-house-part-long =
    Imposta la parte di un torneo nel circolo.

    Senza opzione è un torneo a sé. Un satellite consegna ticket per il torneo con quel NOME (bottone house award). Flight e giornate con lo stesso NOME sono un solo torneo, e bottone merge crea la giornata successiva dei suoi flight.
cli-house-part-satellite = Dà posti nel torneo con questo nome
cli-house-part-flight = È un flight del torneo con questo nome
cli-house-part-label = Nome del flight, come 1A
cli-house-part-day = È una giornata successiva del torneo con questo nome
cli-house-part-number = Numero della giornata
cli-house-tickets = Elenca i ticket per altri tornei
cli-house-tickets-long =
    Elenca i ticket per altri tornei.

    Una riga per ticket: numero, titolare, torneo, valore e stato, separati da tabulazioni; sotto, quanto è in giro per ogni torneo. Con un NUMBER un ticket ancora da usare viene ceduto, ricomprato dal circolo o scade, per un motivo che resta nello storico.
cli-house-tickets-pass-on = Cede il ticket con questo numero
cli-house-tickets-to = Nuovo titolare: il codice di una persona del circolo
cli-house-tickets-sell-back = Il circolo ricompra il ticket con questo numero
cli-house-tickets-drawer = Numero del cassetto da cui viene il denaro
cli-house-tickets-lapse = Fa scadere il ticket con questo numero
cli-house-tickets-reason = Motivo
cli-house-award = Consegna i posti vinti in un satellite
cli-house-award-long =
    Consegna i posti vinti in un satellite.

    EVENT è un satellite dell'elenco del circolo. Chiunque abbia diritto a un posto riceve il prossimo ticket del circolo: il satellite registra la consegna, il circolo il titolare. I vincitori devono essere nel circolo. Lo stato di uscita è 0 quando ne è stato consegnato almeno uno.
cli-house-enter = Iscrive un giocatore con un ticket
cli-house-enter-long =
    Iscrive un giocatore con un ticket.

    PERSON è un codice del circolo (bottone house people). Si usa il primo ticket disponibile per il torneo, o per il torneo intero di cui è un flight; ciò che non copre si paga in denaro.
cli-house-settle = Aggiorna i ticket del circolo dai suoi tornei
cli-house-settle-long =
    Aggiorna i ticket del circolo dai suoi tornei.

    Ciò che riguarda entrambi viene registrato prima nel torneo e poi nel circolo. Se un programma si è chiuso nel mezzo, o qualcosa è stato annullato da una parte sola, questo lo corregge e dice che cosa ha fatto: ticket, persone che mancano al circolo, tornei che non sono nell'elenco, e nomi cambiati.
cli-arg-event = Il file del torneo
cli-arg-person = Il codice di una persona del circolo
house-people-none = Nessuno corrisponde a «{ $typed }»

# Lo staff della casa.

house-refusal-staff-known = Il circolo ha già un membro dello staff con questo nome, o ha già uno staff
house-refusal-staff-unknown = Il circolo non ha un membro dello staff con questo nome
house-refusal-needs-director = Lo staff del circolo ha bisogno di un direttore, e ogni direttore di un PIN
house-fault-signer = firmata da una persona che non era nello staff del circolo in quel ruolo
house-fault-role = richiede un ruolo diverso da quello di chi l'ha firmata
house-staff-title = Staff del circolo
house-staff-open = Staff…
house-staff-none = Nessun accesso richiesto. Quando il circolo ha uno staff, ognuno fa ciò che il suo ruolo permette, e documenti, date di nascita e note restano nascosti finché qualcuno non accede. Comincia da un direttore.
house-staff-note = Accedi per cambiare le persone del circolo, ricomprare un ticket o aprire un cassetto. Fino ad allora documenti, date di nascita e note sono nascosti.
house-staff-take = Importa lo staff di questo torneo
house-hidden = Documenti, date di nascita e note sono esclusi. { $why }
house-hidden-here = Accedi da “Staff…” per vedere documenti, date di nascita, note e foto.
house-why-hidden = accedi per vedere il motivo
house-under-age-hidden = Forse è troppo giovane: l'età minima è { $age } anni
today-house-two-signatures = I pagamenti oltre questa somma vogliono il PIN di un secondo direttore. Vuoto: basta una firma
cli-house-set = Cambia le impostazioni di un circolo
cli-house-set-long =
    Cambia le impostazioni di un circolo.

    Le impostazioni non indicate restano come sono. In un circolo con uno staff firma un direttore, con --as e --pin-file.
cli-house-set-name = Il nome del circolo
cli-house-set-age = L'età minima dei giocatori
cli-house-set-call = Chi chiamare quando una persona non può giocare
cli-house-set-tables = Numero di tavoli della sala, numerati da 1
cli-house-set-ways = Metodi di pagamento nei suoi tornei, separati da virgole: cash,card
cli-arg-two-signatures = I pagamenti oltre questa somma vogliono il PIN di un direttore diverso da chi paga
cli-arg-currency = La valuta di quella somma, con il suo codice: EUR
cli-arg-one-signature = Basta una firma per ogni somma
cli-house-staff = Elenca o cambia lo staff di un circolo
cli-house-staff-long =
    Elenca o cambia lo staff di un circolo.

    Un circolo senza staff non chiede accessi. Il primo membro è un direttore con un PIN (--add NAME:director --new-pin-file FILE); --take importa tutto lo staff di un torneo, con PIN e tessere. Da allora le modifiche al circolo si firmano con --as e --pin-file, e documenti, date di nascita e note si stampano solo per i ruoli che possono vederli.
cli-house-staff-add = Aggiunge un membro dello staff in questo ruolo
cli-house-staff-change = Cambia ruolo, PIN o tessera di questo membro
cli-house-staff-remove = Toglie questo membro dallo staff
cli-house-staff-take = Importa lo staff di questo torneo
cli-house-staff-new-pin-file = Un file la cui prima riga è il nuovo PIN
cli-house-staff-scanned = Il numero della tessera con cui questo membro accede
cli-house-staff-form = “{ $typed }” non è NAME:ROLE. I ruoli sono { $roles }
