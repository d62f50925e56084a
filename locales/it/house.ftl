# Una casa: le sue persone e i suoi tornei.

house-refusal-person-unknown = Nel libro della casa nessuno ha questo codice
house-refusal-person-known = Nel libro della casa qualcuno ha già questo codice
house-refusal-card-taken = Nel libro della casa questa tessera è di un altro
house-refusal-not-barred = Nessuno ha escluso questa persona
house-refusal-one-already = Sono già una persona sola
house-refusal-not-merged = Questa persona non risulta unita a un'altra
house-refusal-merged-since = La persona unita risulta unita da allora a una terza: prima si separa quella
house-left-over = un programma interrotto ha lasciato questa copia di un file della casa. Sparisce alla prossima apertura della casa
house-refusal-not-understood = Un nome o un valore non è come dovrebbe
house-refusal-too-many = Il libro di una casa contiene al massimo 1.000.000 di persone
house-refusal-ticket-unknown = La casa non ha un ticket con questo numero
house-refusal-ticket-known = Il numero non è il prossimo dei ticket della casa
house-refusal-ticket-not-open = Il ticket è stato usato, rivenduto o non vale più niente
house-refusal-ticket-not-used = Nessuna iscrizione è stata pagata con questo ticket
house-refusal-ticket-not-withdrawn = Nessun torneo ha annullato questo ticket
house-refusal-drawer-unknown = La casa non ha un cassetto con questo numero
house-refusal-other-currency = In quel cassetto c'è denaro di un'altra valuta
house-refusal-drawer-counted = Questo cassetto è già stato contato e nessuno ci lavora più
house-refusal-drawer-not-counted = Quel cassetto non è ancora stato contato
house-refusal-drawer-open = Questo cassiere ha già un cassetto a questa postazione: prima conta quello
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

house-id = Codice della casa
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
house-since = Nel libro dal
house-bar = Escluso
house-event = Torneo
house-date = Data
house-entries = Ingressi
house-place = Posto
house-paid = Pagato
house-won = Vinto
house-barred = Escluso fino a revoca, da { $by }: { $why }
house-barred-until = Escluso fino al { $until }, da { $by }: { $why }
house-under-age = Anno di nascita { $born }: chiedi un documento, sotto i { $age } anni non si gioca
house-call = { $what }. Chiama { $call }
house-taken-in = { $new } nel libro; { $known } dell'elenco c'erano già
house-taken-in-without = { $taken }; { $lines } di titolo o intestazione, tralasciate
house-exported = Scritto in { $file }, solo per gli occhi del proprietario
house-export-nobody = Nulla è stato esportato: questa persona non è nella casa aperta
house-forgotten = Dimenticata. Nel libro resta un'iniziale, e anche in { $events } su ogni foglio futuro
house-forget-waits = Per ora { $file } conserva il nome: { $why }. L'iniziale ci va quando accede qualcuno dello staff, o alla prossima apertura

house-open = Apri una casa…
house-new = Nuova casa…
house-close = Chiudi la casa
house-people = Persone della casa
house-people-of = Persone di { $house }
house-find = Quattro lettere di un nome, o una tessera
house-back = Indietro
house-give-all = Esporta tutti…
house-take-in = Importa…
house-nobody = Il libro è ancora vuoto. Chi si iscrive a un torneo di questa cartella vi entra; si può importare un elenco.
house-nobody-found = Nel libro nessuno si chiama così o ha questa tessera
house-choose = Scegli qualcuno per vedere la sua pagina
house-change = Modifica…
house-portrait = Fotografia…
house-portrait-other = Un'altra fotografia…
house-portrait-remove = Togli la fotografia
house-portrait-of = Fotografia di { $name }
house-portrait-kept = La fotografia sta accanto al file della casa, piccola, e si vede solo in questa pagina
house-portrait-unreadable = C'è una fotografia che non si può mostrare: il file è danneggiato o non è un'immagine
house-portrait-removed = La fotografia non c'è più
house-portrait-not-kept = La fotografia resta com'era: { $why }
house-do-bar = Escludi
house-lift = Revoca l'esclusione
house-merge = È un'altra persona…
house-merge-whom = Premi nell'elenco chi è davvero
house-merge-into = È { $name }: le due pagine diventano quella
house-merge-do = Unisci
house-part = Separa di nuovo { $name }
house-give = Esporta…
house-forget = Dimentica
house-forget-what = La pagina sparisce, anche dal file della casa, e con lei la fotografia; non si possono riavere. I tornei tengono un'iniziale su ogni foglio futuro.
house-until = Fino al
house-until-note = Un giorno come 31.3.2027; vuoto: fino a revoca
house-no-day = non è un giorno
house-visits = In { $events }
house-written = Scritto nel libro della casa
house-none-open = Nessuna casa è aperta. Aprine una, o un torneo che si trova nella cartella di una casa
house-made-in = Creato { $path }. I tornei di questa cartella hanno in comune le persone
house-completed = { $people } di questo torneo non erano ancora nel libro della casa quando il programma si è chiuso: ora ci sono.
house-file-of-people = persone
house-files-of-people = Elenchi, tornei
house-of-the-book = Dal libro della casa:
house-enter = { $open ->
    [list] Invio: { $name }, dal libro della casa: lista d'attesa, turno { $place }.
    [0] Invio: { $name }, dal libro della casa, si iscrive e aspetta un posto: nessuno è libero.
   *[other] Invio: { $name }, dal libro della casa, si iscrive e sorteggia un posto.
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
cli-house-new-tables = Quanti tavoli ha la sala, numerati da 1; senza, nessuno lo ha detto
cli-house-new-ways = I modi di pagamento offerti nei suoi tornei, con virgole: cash,card; senza, tutti
cli-house-show = Stampa una casa com'è ora, in RON
cli-house-show-long =
    Stampa una casa com'è ora, in RON.

    Contiene tutto ciò che la casa sa delle sue persone: non è per altri occhi.
cli-house-check = Decide di nuovo ogni atto di una casa e dei suoi tornei, e li confronta
cli-house-check-long =
    Decide di nuovo ogni atto di una casa e dei suoi tornei, e li confronta.

    Esamina house.ron e, su tutti i processori, ogni torneo della cartella come fa bottone check. Poi confronta le due parti: un torneo nell'elenco senza il suo file, un file che non è nell'elenco, qualcuno che un torneo nomina e il libro non ha. Lo stato di uscita è 0 se tutto è a posto; 1 se un file non si può leggere, 3 se un'ultima riga non è mai stata finita, 4 se una riga è danneggiata, 5 se una riga non fu decisa così, 6 se una riga è di un programma più nuovo, 7 se ogni file è a posto ma due non concordano. Fra più casi vale il peggiore.
cli-house-people = Elenca le persone del libro, o cerca, importa, esporta o dimentica
cli-house-people-long =
    Elenca le persone del libro, o cerca, importa, esporta o dimentica.

    Senza opzioni: una riga per persona, o per quelle che WORDS indica come nel campo della finestra: codice, nome, tessera e paese, separati da tabulazioni. Documenti e appunti non ci sono. Lo stato di uscita è 0 se è stato fatto.
cli-house-people-words = Lettere di un nome in qualsiasi scrittura, o il numero di una tessera
cli-house-people-import = Importa le persone da un foglio (CSV), da un torneo (.ron) o da un torneo di The Tournament Director (.tdt). Chi c'è già per tessera o nome non viene ripetuto
cli-house-people-export = Scrive tutti, o con --card tutto ciò che si sa di una persona, in un nuovo foglio che solo il proprietario può leggere
cli-house-people-card = Stampa la pagina di questa persona, e che cosa ha fatto in tutti i tornei della casa
cli-house-people-forget = Dimentica questa persona: nel libro e su ogni foglio futuro resta un'iniziale
cli-arg-house = La casa: la sua cartella, o il file house.ron che contiene
cli-house-part = Dice che cos'è un torneo nella casa
cli-house-part-long =
    Dice che cos'è un torneo nella casa.

    Senza opzioni è un torneo a sé. Un satellite consegna ticket per il torneo con quel NOME (bottone house award); flight e giornate con lo stesso NOME sono un torneo solo, e bottone merge fa la giornata successiva dai suoi flight.
cli-house-part-satellite = Vi si vincono posti per il torneo con questo nome
cli-house-part-flight = È un flight del torneo con questo nome
cli-house-part-label = Come si chiama il flight: 1A
cli-house-part-day = È una giornata successiva del torneo con questo nome
cli-house-part-number = Quale giornata
cli-house-tickets = Elenca i ticket per altri tornei
cli-house-tickets-long =
    Elenca i ticket per altri tornei.

    Una riga per ticket: numero, chi ce l'ha, torneo, valore e che fine ha fatto, separati da tabulazioni; sotto, quanti sono in giro per ogni torneo. Con un NUMERO un ticket da usare passa a un altro, torna alla casa che lo ricompra o non vale più niente, con un motivo che resta agli atti.
cli-house-tickets-pass-on = Il ticket con questo numero passa a un altro
cli-house-tickets-to = A chi: il codice di qualcuno nel libro della casa
cli-house-tickets-sell-back = La casa ricompra il ticket con questo numero
cli-house-tickets-drawer = Il cassetto da cui viene il denaro, per numero
cli-house-tickets-lapse = Il ticket con questo numero non vale più niente
cli-house-tickets-reason = Perché
cli-house-award = Consegna i posti vinti in un satellite
cli-house-award-long =
    Consegna i posti vinti in un satellite.

    EVENT è un satellite nell'elenco della casa. Chi ha vinto un posto riceve il prossimo ticket della casa: il satellite dice di averlo consegnato, la casa di chi è. I vincitori devono essere nel libro della casa. L'uscita è 0 se ne è stato consegnato almeno uno.
cli-house-enter = Iscrive qualcuno con un ticket
cli-house-enter-long =
    Iscrive qualcuno con un ticket.

    PERSON è un codice del libro della casa (bottone house people). Si usa il primo ticket valido per il torneo, o per quello di cui è un flight; quello che non copre si paga in denaro.
cli-house-settle = Scrive nel libro quello che i tornei dicono dei ticket
cli-house-settle-long =
    Scrive nel libro quello che i tornei dicono dei ticket.

    Ciò che riguarda entrambi si registra prima nel torneo e poi nel libro della casa. Se un programma si è fermato in mezzo, o qualcosa è stato annullato da una parte sola, questo rimette le cose a posto e dice che cosa ha fatto: ticket, persone che il libro non ha, tornei che non sono nell'elenco e nomi che ora sono altri.
cli-arg-event = Il file del torneo
cli-arg-person = Il codice di qualcuno nel libro della casa
house-people-none = Nessuno corrisponde a «{ $typed }»

# Lo staff della casa.

house-refusal-staff-known = In questa casa lavora già qualcuno con questo nome, o la casa ha già uno staff
house-refusal-staff-unknown = In questa casa non lavora nessuno con questo nome
house-refusal-needs-director = La casa ha bisogno di un direttore nello staff, e ogni direttore di un PIN
house-fault-signer = è firmata da qualcuno che non era nello staff della casa in quel ruolo
house-fault-role = spetta a un ruolo diverso da quello di chi l'ha firmata
house-staff-title = Staff della casa
house-staff-open = Staff…
house-staff-none = La casa non chiede a nessuno di accedere. Appena c'è uno staff, ognuno fa ciò che il suo ruolo permette, e documenti, date di nascita e note restano nascosti finché qualcuno non accede. Il primo è un direttore.
house-staff-note = Chi cambia il libro, ricompra un ticket o apre un cassetto accede con il PIN. Fino ad allora documenti, date di nascita e note sono nascosti.
house-staff-take = Prendi lo staff di questo torneo
house-hidden = Documenti, date di nascita e note non compaiono. { $why }
house-hidden-here = Accedi da “Staff…” per vedere documenti, date di nascita, note e fotografie.
house-why-hidden = accedi per vedere il motivo
house-under-age-hidden = Forse è troppo giovane: qui non si gioca sotto i { $age } anni
today-house-two-signatures = Oltre questa somma serve anche il PIN di un secondo direttore. Vuoto: basta una firma
cli-house-set = Cambia ciò che una casa dice di sé
cli-house-set-long =
    Cambia ciò che una casa dice di sé.

    Ciò che non viene nominato resta com'è. In una casa con uno staff firma un direttore, con --as e --pin-file.
cli-house-set-name = Il nome della casa
cli-house-set-age = L'età minima per giocare
cli-house-set-call = Chi chiamare quando qualcuno non può giocare
cli-house-set-tables = Quanti tavoli ha la sala, numerati da 1
cli-house-set-ways = I modi di pagare offerti nei suoi tornei, separati da virgole: cash,card
cli-arg-two-signatures = Oltre questa somma il denaro esce solo con il PIN di un direttore che non è chi paga
cli-arg-currency = La valuta di quella somma, con il suo codice: EUR
cli-arg-one-signature = Per ogni somma basta una firma
cli-house-staff = Elenca lo staff di una casa, o lo cambia
cli-house-staff-long =
    Elenca lo staff di una casa, o lo cambia.

    Una casa senza staff non chiede niente a nessuno. Il primo è un direttore con un PIN (--add NAME:director --new-pin-file FILE); --take prende tutto lo staff di un torneo, con PIN e tessere. Da allora chi cambia la casa firma con --as e --pin-file, e documenti, date di nascita e note si stampano solo per chi ha un ruolo che può vederli.
cli-house-staff-add = Da ora in questa casa lavora qualcuno, in questo ruolo
cli-house-staff-change = Chi ha questo nome ha da ora un altro ruolo, PIN o tessera
cli-house-staff-remove = Chi ha questo nome non lavora più qui
cli-house-staff-take = Prende lo staff di questo torneo
cli-house-staff-new-pin-file = Un file la cui prima riga è il nuovo PIN
cli-house-staff-scanned = Il numero della tessera con cui accede
cli-house-staff-form = “{ $typed }” non è NAME:ROLE. I ruoli sono { $roles }
