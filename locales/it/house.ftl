# Una casa: le sue persone e i suoi tornei.

club-refusal-person-unknown = Nessuno nel circolo ha questo codice
club-refusal-person-known = Qualcuno nel circolo ha già questo codice
club-refusal-card-taken = Nel circolo questa tessera è di un'altra persona
club-refusal-not-barred = Questa persona non è esclusa
club-refusal-one-already = Sono già una persona sola
club-refusal-not-merged = Questa persona non risulta unita a un'altra
club-refusal-merged-since = La persona unita è stata poi unita a una terza: prima separa quella
club-forgotten-left = il file contiene ancora dati di una persona cancellata, lasciati da un programma interrotto. Spariscono alla prossima apertura del circolo
club-left-over = un programma interrotto ha lasciato questa copia di un file del circolo. Sparisce alla prossima apertura del circolo
club-refusal-not-understood = Un nome o un valore non è valido. Controllalo
club-refusal-too-many = Un circolo contiene al massimo 1.000.000 di persone
club-refusal-ticket-unknown = Il circolo non ha un ticket con questo numero
club-refusal-ticket-known = Non è il prossimo numero dei ticket del circolo
club-refusal-ticket-not-open = Il ticket è stato usato, rivenduto o è scaduto
club-refusal-ticket-not-used = Nessuna iscrizione è stata pagata con questo ticket
club-refusal-ticket-not-withdrawn = Nessun torneo ha annullato questo ticket
club-refusal-drawer-unknown = Il circolo non ha un cassetto con questo numero
club-refusal-other-currency = Quel cassetto è in un'altra valuta
club-refusal-drawer-counted = Questo cassetto è già stato contato ed è chiuso
club-refusal-drawer-not-counted = Quel cassetto non è ancora stato contato
club-refusal-drawer-open = Questo cassiere ha già un cassetto a questa postazione: prima conta quello
club-refusal-event-unknown = Nessun torneo del circolo ha questo file
club-refusal-event-listed = Un torneo del circolo ha già questo file
club-refusal-nothing-to-do = Nessuna modifica

club-fault-not-last = annulla una voce che non era l'ultima valida
club-fault-not-undone = ripristina una voce che non era l'ultima annullata

club-file-missing = il torneo { $file } è nell'elenco del circolo, ma il suo file non è nella cartella. Forse è stato spostato
club-another-event = { $file } non è il torneo che l'elenco del circolo ha sotto questo nome
club-not-listed = { $file } è nella cartella ma non nell'elenco del circolo
club-not-in-the-book = { $file } nomina { $name } ({ $person }), che non è nel file del circolo
club-ticket-of-no-event = il ticket { $number } è stato vinto o usato in { $file }, che non è in questa cartella

club-count-people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
club-count-events =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } tornei
    }
club-standing = { $people }, { $events }.
club-made = Creato { $file }, con { $events } della sua cartella. Per il resto, vedi bottone house --help
club-events-decided = tornei ricontrollati
club-sound = { $file }: { $records }, e { $count ->
        [one] il torneo accanto: ogni voce è sigillata, ammessa e com'era stata decisa, e le due parti concordano. { $standing }
       *[other] { $count } tornei accanto: ogni voce è sigillata, ammessa e com'era stata decisa, e tutte le parti concordano. { $standing }
    }
club-checked = { $file }: { $records } e { $count ->
        [one] { $count } torneo controllati; i problemi sono elencati sopra. { $standing }
       *[other] { $count } tornei controllati; i problemi sono elencati sopra. { $standing }
    }

club-id = Codice del circolo
club-name = Nome e cognome
club-family = Cognome
club-given = Nome
club-spellings = Scritto anche
club-country = Paese
club-card = Tessera
club-document = Documento
club-born = Anno di nascita
club-language = Lingua
club-notes = Appunti
club-column-barred = Escluso
club-column-until = Escluso fino al
club-column-by = Escluso da
club-column-why = Motivo dell'esclusione
club-column-yes = sì
club-list-cell = riga { $line }, “{ $column }”: “{ $says }” non è { $expected }. Nessuno è stato importato
club-list-year = un anno di nascita, come 1984
club-list-date = una data, come 2027-03-31
club-list-yes-or-no = sì o no
club-list-unread = Non lette: { $columns }
club-taken-in-barred = { $people } esclusi dalla lista
club-since = Nel circolo dal
club-bar = Escluso
club-event = Torneo
club-date = Data
club-entries = Ingressi
club-place = Posto
club-paid = Pagato
club-won = Vinto
club-barred = Escluso fino a revoca, da { $by }: { $why }
club-barred-until = Escluso fino al { $until }, da { $by }: { $why }
club-under-age = Anno di nascita { $born }: chiedi un documento, età minima { $age }
club-call = { $what }. Chiama { $call }
club-taken-in = { $new } aggiunte al circolo; { $known } c'erano già
club-taken-in-without = { $taken }; { $lines } saltate come titoli o intestazioni
club-exported = Salvato in { $file }, leggibile solo dal proprietario
club-export-unknown = Nulla è stato esportato: questa persona non è nel circolo aperto
club-forgotten = Dati personali cancellati. Nel circolo resta un'iniziale, e in { $events } sui fogli futuri
club-forget-waits = Per ora { $file } conserva il nome: { $why }. L'iniziale lo sostituisce quando accede qualcuno dello staff, o alla prossima apertura

club-open = Apri un circolo…
club-new = Nuovo circolo…
club-close = Chiudi il circolo
club-people = Persone del circolo
club-people-of = Persone di { $house }
club-find = Quattro lettere di un nome, o una tessera
club-back = Indietro
club-give-all = Esporta tutti…
club-take-in = Importa…
club-empty-book = Ancora nessuna persona. Chi si iscrive a un torneo di questa cartella viene aggiunto; puoi anche importare un elenco.
club-none-found = Nessuno nel circolo ha questo nome o questa tessera
club-choose = Scegli una persona per vedere i suoi dati
club-change = Modifica…
club-portrait = Aggiungi foto…
club-portrait-other = Cambia foto…
club-portrait-remove = Togli la foto
club-portrait-of = Foto di { $name }
club-portrait-kept = Foto salvata piccola accanto al file del circolo, e mostrata solo in questa pagina
club-portrait-unreadable = Questa foto non si può mostrare: il file è danneggiato o non è un'immagine
club-portrait-removed = Foto tolta
club-portrait-not-kept = Foto non cambiata: { $why }
club-do-bar = Escludi
club-lift = Revoca l'esclusione
club-merge = Unisci doppione…
club-merge-select = Scegli nell'elenco la persona da tenere
club-merge-into = È la stessa persona di { $name }: questa pagina viene unita a quella
club-merge-do = Unisci
club-part = Separa { $name }
club-give = Esporta…
club-forget = Cancella i dati personali
club-forget-what = Cancella questa pagina e la foto, anche dal file del circolo; non si possono recuperare. I tornei tengono un'iniziale sui fogli futuri.
club-until = Fino al
club-until-note = Una data come 31.3.2027; vuoto: fino a revoca
club-no-day = data non valida
club-visits = In { $events }
club-written = Salvato nel file del circolo
club-none-open = Nessun circolo è aperto. Aprine uno, o un torneo nella cartella di un circolo
club-made-in = Creato { $path }. I tornei di questa cartella hanno in comune le persone
club-completed = { $people } di questo torneo non erano ancora nel circolo quando il programma si è chiuso: aggiunte ora.
club-file-of-people = persone
club-files-of-people = Elenchi, tornei
club-of-the-book = Dal circolo:
club-enter = { $open ->
    [list] Invio: { $name }, dal circolo: lista d'attesa, turno { $place }.
    [0] Invio: { $name }, dal circolo, si iscrive e aspetta un posto: nessuno è libero.
   *[other] Invio: { $name }, dal circolo, si iscrive e sorteggia un posto.
}

# La riga di comando.

cli-club = Crea, mostra o controlla un circolo, o elenca le sue persone
cli-club-long =
    Crea, mostra o controlla un circolo, o elenca le sue persone.

    Un circolo è una cartella con i file dei suoi tornei e un file suo, house.ron, con le sue persone e l'elenco dei suoi tornei. Un torneo non ha bisogno di un circolo.
cli-club-new = Crea un circolo in una cartella
cli-club-new-long =
    Crea un circolo in una cartella.

    La cartella viene creata se non c'è. I tornei i cui file sono lì entrano nell'elenco del circolo; non vengono cambiati. Lo stato di uscita è 0 quando house.ron è stato creato.
cli-club-new-name = Il nome del circolo; se manca, quello della cartella
cli-club-new-age = Età minima per giocare; se manca, nessun controllo
cli-club-new-call = Chi chiama la postazione quando qualcuno non può giocare, come «sicurezza, interno 12»
cli-club-new-tables = Numero di tavoli della sala, numerati da 1; se manca, non indicato
cli-club-new-ways = Modi di pagamento offerti nei suoi tornei, separati da virgole: cash,card; se manca, tutti
cli-club-show = Stampa lo stato attuale di un circolo, in RON
cli-club-show-long =
    Stampa lo stato attuale di un circolo, in RON.

    Contiene tutto ciò che il circolo sa delle sue persone: va tenuto riservato.
cli-club-check = Ricontrolla ogni voce di un circolo e dei suoi tornei, e li confronta
cli-club-check-long =
    Ricontrolla ogni voce di un circolo e dei suoi tornei, e li confronta.

    Controlla house.ron e, su tutti i processori, ogni torneo della sua cartella come bottone check. Poi confronta le due parti: un torneo dell'elenco senza il suo file, un file che non è nell'elenco, una persona nominata da un torneo ma non nel circolo. Lo stato di uscita è 0 quando è tutto in ordine; 1 quando un file non si può leggere affatto, 3 quando l'ultima riga è incompleta, 4 quando una riga è danneggiata, 5 quando una riga era stata decisa diversamente, 6 quando una riga è di un programma più recente, 7 quando ogni file è in ordine ma due non concordano. Se sono più d'uno vale il peggiore.
cli-club-people = Elenca le persone del circolo, o cerca, importa, esporta o cancella
cli-club-people-long =
    Elenca le persone del circolo, o cerca, importa, esporta o cancella.

    Senza opzioni: una riga per persona, o per chi corrisponde a WORDS come nel campo della finestra: codice, nome, tessera e paese, separati da tabulazioni. Documenti e appunti non ci sono. Lo stato di uscita è 0 se è riuscito.
cli-club-people-words = Lettere di un nome in qualsiasi scrittura, o il numero di una tessera
cli-club-people-import = Importa persone da un foglio (CSV), da un torneo (.bottone) o da un torneo di The Tournament Director (.tdt). Chi c'è già per tessera o nome viene saltato
cli-club-people-export = Esporta tutti, o con --card tutto di una persona, in un nuovo foglio leggibile solo dal proprietario
cli-club-people-card = Stampa la pagina di questa persona, con i suoi risultati in tutti i tornei del circolo
cli-club-people-forget = Cancella i dati di questa persona: nel circolo e sui fogli futuri resta un'iniziale
cli-arg-club = Il circolo: la sua cartella, o il file house.ron che contiene
cli-club-part = Imposta la parte di un torneo nel circolo
cli-club-part-long =
    Imposta la parte di un torneo nel circolo.

    Senza opzione è un torneo a sé. Un satellite consegna ticket per il torneo con quel NOME (bottone house award). Flight e giornate con lo stesso NOME sono un solo torneo, e bottone merge crea la giornata successiva dei suoi flight.
cli-club-part-satellite = È un satellite per il torneo con questo nome
cli-club-part-flight = È un flight del torneo con questo nome
cli-club-part-label = Nome del flight, come 1A
cli-club-part-day = È una giornata successiva del torneo con questo nome
cli-club-part-number = Numero della giornata
cli-club-tickets = Elenca i ticket per altri tornei
cli-club-tickets-long =
    Elenca i ticket per altri tornei.

    Una riga per ticket: numero, titolare, torneo, valore e stato, separati da tabulazioni; sotto, quanto è in giro per ogni torneo. Con un NUMBER un ticket ancora da usare viene ceduto, ricomprato dal circolo o scade, per un motivo che resta nello storico.
cli-club-tickets-pass-on = Cede il ticket con questo numero
cli-club-tickets-to = Nuovo titolare: il codice di una persona del circolo
cli-club-tickets-sell-back = Il circolo ricompra il ticket con questo numero
cli-club-tickets-drawer = Numero del cassetto da cui viene il denaro
cli-club-tickets-lapse = Fa scadere il ticket con questo numero
cli-club-tickets-reason = Motivo
cli-club-award = Consegna i posti vinti in un satellite
cli-club-award-long =
    Consegna i posti vinti in un satellite.

    EVENT è un satellite dell'elenco del circolo. Chiunque abbia diritto a un posto riceve il prossimo ticket del circolo: il satellite registra la consegna, il circolo il titolare. I vincitori devono essere nel circolo. Lo stato di uscita è 0 quando ne è stato consegnato almeno uno.
cli-club-enter = Iscrive un giocatore con un ticket
cli-club-enter-long =
    Iscrive un giocatore con un ticket.

    PERSON è un codice del circolo (bottone house people). Si usa il primo ticket disponibile per il torneo, o per il torneo intero di cui è un flight; ciò che non copre si paga in denaro.
cli-club-settle = Aggiorna i ticket del circolo dai suoi tornei
cli-club-settle-long =
    Aggiorna i ticket del circolo dai suoi tornei.

    Ciò che riguarda entrambi viene registrato prima nel torneo e poi nel circolo. Se un programma si è chiuso nel mezzo, o qualcosa è stato annullato da una parte sola, questo lo corregge e dice che cosa ha fatto: ticket, persone che mancano al circolo, tornei che non sono nell'elenco, e nomi cambiati.
cli-arg-event = Il file del torneo
cli-arg-person = Il codice di una persona del circolo
club-people-none = Nessuno corrisponde a «{ $typed }»

# Lo staff della casa.

club-refusal-staff-known = Il circolo ha già un membro dello staff con questo nome, o ha già uno staff
club-refusal-staff-unknown = Il circolo non ha un membro dello staff con questo nome
club-refusal-needs-new-pin = Questo ruolo paga o firma, quindi serve un nuovo PIN: almeno sei cifre, oppure una parola
club-refusal-needs-director = Lo staff del circolo ha bisogno di un direttore, e ogni direttore di un PIN
club-fault-signer = firmata da una persona che non era nello staff del circolo in quel ruolo
club-fault-setup = il circolo comincia con impostazioni che nessuna postazione accetta: un testo è vuoto o troppo lungo, o un numero è fuori dai limiti
club-fault-two-signatures = richiede due firme, e ne manca una
club-fault-role = richiede un ruolo diverso da quello di chi l'ha firmata
club-staff-title = Staff del circolo
club-staff-open = Staff…
club-staff-none = Nessun accesso richiesto. Quando il circolo ha uno staff, ognuno fa ciò che il suo ruolo permette, e documenti, date di nascita e note restano nascosti finché qualcuno non accede. Comincia da un direttore.
club-staff-note = Accedi per cambiare le persone del circolo, ricomprare un ticket o aprire un cassetto. Fino ad allora documenti, date di nascita e note sono nascosti.
club-staff-take = Importa lo staff di questo torneo
club-hidden = Documenti, date di nascita e note sono esclusi. { $why }
club-hidden-here = Accedi da “Staff…” per vedere documenti, date di nascita, note e foto.
club-why-hidden = accedi per vedere il motivo
club-under-age-hidden = Forse è troppo giovane: l'età minima è { $age } anni
today-club-two-signatures = I pagamenti oltre questa somma vogliono il PIN di un secondo direttore. Vuoto: basta una firma
cli-club-set = Cambia le impostazioni di un circolo
cli-club-set-long =
    Cambia le impostazioni di un circolo.

    Le impostazioni non indicate restano come sono. In un circolo con uno staff firma un direttore, con --as e --pin-file.
cli-club-set-name = Il nome del circolo
cli-club-set-age = L'età minima dei giocatori
cli-club-set-call = Chi chiamare quando una persona non può giocare
cli-club-set-tables = Numero di tavoli della sala, numerati da 1
cli-club-set-ways = Metodi di pagamento nei suoi tornei, separati da virgole: cash,card
cli-arg-two-signatures = I pagamenti oltre questa somma vogliono il PIN di un direttore diverso da chi paga
cli-arg-currency = La valuta di quella somma, con il suo codice: EUR
cli-arg-one-signature = Basta una firma per ogni somma
cli-club-staff = Elenca o cambia lo staff di un circolo
cli-club-staff-long =
    Elenca o cambia lo staff di un circolo.

    Un circolo senza staff non chiede accessi. Il primo membro è un direttore con un PIN (--add NAME:director --new-pin-file FILE); --take importa tutto lo staff di un torneo, con PIN e tessere. Da allora le modifiche al circolo si firmano con --as e --pin-file, e documenti, date di nascita e note si stampano solo per i ruoli che possono vederli.
cli-club-staff-add = Aggiunge un membro dello staff in questo ruolo
cli-club-staff-change = Cambia ruolo, PIN o tessera di questo membro
cli-club-staff-remove = Toglie questo membro dallo staff
cli-club-staff-take = Importa lo staff di questo torneo
cli-club-staff-new-pin-file = Un file la cui prima riga è il nuovo PIN
cli-club-staff-scanned = Il numero della tessera con cui questo membro accede
cli-club-staff-form = “{ $typed }” non è NAME:ROLE. I ruoli sono { $roles }
