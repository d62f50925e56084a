# I flight, e la giornata che ne nasce.

flights-policy-best = lo stack migliore
flights-policy-first = il primo stack
flights-policy-added = tutti gli stack sommati
flights-policy-one = una sola busta
flights-without = Senza flight
flights-all = Tutti i flight
flights-whole = Tutte le fiches dei flight sono in busta
flights-apart = Le buste dei flight hanno { $change } di quante dovrebbero essere in gioco
flights-goes-on-with = prosegue con { $chips }
flights-added = sommato a un altro stack
flights-forfeited = perso
flights-void = annullato
flights-change-comes = { $who } entra con { $chips }
flights-change-stack = { $who } ha { $chips } invece di { $was }
flights-change-leaves = { $who } non prosegue con questo stack: { $was } escono dal gioco e { $seat } si libera
flights-change-out = { $who } non prosegue con questo stack: { $was } escono dal gioco
flights-change-seat = { $who } prende { $seat }
flights-change-none = Nessun'altra modifica: quello stack non prosegue
flights-log-made = { $count ->
    [0] Creato da { $flights } ({ $policy })
    [one] Creato da { $flights } ({ $policy }), con { $count } qualificato
   *[other] Creato da { $flights } ({ $policy }), con { $count } qualificati
}
flights-log-carried = { $count ->
    [one] { $count } iscrizione dei flight, { $playing } con uno stack di { $chips } fiches
   *[other] { $count } iscrizioni dei flight, { $playing } con uno stack: { $chips } fiches
}
flights-log-restacked = { $who }: { $chips } invece di { $was }
flights-log-left = { $who } non prosegue con questo stack di { $was }
flights-log-void = La busta di { $who } non conta ({ $reason })
flights-log-counts = La busta di { $who } conta di nuovo ({ $reason })
flights-log-united = { $who } e { $other } sono la stessa persona ({ $reason })
flights-log-read-again = { $flight } ricaricato con le nuove buste
flights-log-ranked = Ricalcolati i piazzamenti degli eliminati nei flight
flights-pool-stacks = Pagato per gli stack dei flight
flights-flight = Flight
flights-entries = Iscrizioni
flights-bags = Buste
flights-due = Attese
flights-bagged = In busta
flights-apart-column = Differenza
flights-goes-on = Proseguono
flights-lost = Perse
flights-paid = Pagato
flights-outcome = Esito
flights-do-void = Annulla busta
flights-do-count = Conta busta
flights-do-same = Stessa persona di…
flights-do-unite = Stessa persona di { $who }
flights-same-choose = Scegli nell'elenco l'altra grafia
flights-seal = File e sigillo
flights-in-play-now = In gioco ora

merge-not-writable = { $file }: { $why }. Non è stato creato nulla: il file di ogni flight deve registrare il passaggio
merge-elsewhere = { $file } non è nella cartella di { $into }: tieni i flight e la giornata successiva nella stessa cartella
merge-twice = { $file } è scritto due volte
merge-not-bagged = { $count ->
    [one] { $file }: { $who } gioca senza busta
   *[other] { $file }: { $who } gioca senza busta, come { $count } giocatori in tutto
}
merge-carried-elsewhere = { $file } è già stato portato in { $into }
merge-two-bags = { $who } ha due buste, { $one } e { $other }, e ne è ammessa una sola: annullane una con --void
merge-no-such-bag = { $file } non ha una busta { $bag }
merge-other-currency = { $file } usa unità di denaro diverse dal primo flight
merge-not-made = { $file } non è stato creato da flight
merge-changed = { $file } è cambiato da quando è stato caricato
merge-begun = { $file }: il gioco è iniziato, quindi non si può annullare
merge-money-there = { $file }: lì sono stati incassati o pagati soldi; prima annulla quelle voci
merge-namesakes = { $who }: in un flight più giocatori hanno questo nome e nessuna tessera, quindi restano persone distinte
merge-other-plan = { $file } ha premi diversi dal primo flight: la giornata successiva usa quelli del primo
merge-made = { $file }: proseguono { $players } di { $entries } da { $flights }, con { $chips } fiches
merge-paired = { $file }: concorda con la giornata successiva
merge-completed = { $file } non registrava il passaggio, e ora lo registra
merge-changed-since = { $count ->
    [one] { $file } è cambiato da quando è stato caricato: { $count } nuova voce
   *[other] { $file } è cambiato da quando è stato caricato: { $count } nuove voci
}
merge-wanting = { $file } non registra il passaggio a { $day }, che è stato creato da lì. “bottone merge --into { $day }” lo registra; con --take-back annulla la giornata
merge-reopened = { $count ->
    [one] { $file } è stato riaperto dopo la creazione di { $day }: { $count } nuova voce. Quando i suoi stack saranno di nuovo in busta, { $day } lo ricarica
   *[other] { $file } è stato riaperto dopo la creazione di { $day }: { $count } nuove voci. Quando i suoi stack saranno di nuovo in busta, { $day } lo ricarica
}
merge-day-gone = { $file } è stato portato in { $day }, che non è nella stessa cartella. Per tornare indietro usa Annulla in { $file }
merge-other-day = { $file } è stato portato in { $day }, che ora è un altro torneo. Per tornare indietro usa Annulla in { $file }
merge-would-change = Ricaricato, { $file } cambierebbe questo: { $what }. Per ricaricarlo: --read-again
merge-other-than-read = { $file } è cambiato da quando è stato caricato: il sigillo è diverso
merge-unread = { $file }: { $why }
merge-taken-back = Annullato. Il file creato resta in { $file }
merge-which-event = atteso un solo torneo con flight e senza giornata successiva; indicalo con --of, come lo chiama il circolo
merge-no-flights = Indica i flight: bottone merge 1A.bottone 1B.bottone --into DAY2.bottone
merge-bag-form = { $typed }: atteso il file di un flight e il numero di una busta, come 1B.bottone:17
merge-stack-missing = Indica lo stack dei qualificati con --qualifier-stack
merge-not-money = { $typed }: attesa una somma, come 120 o 1.500
merge-one-price = Usa solo uno tra --pay-forfeited e --pay-bagged
merge-flight-line = { $name }: { $entries } iscrizioni, { $bags } buste, { $bagged } fiches su { $due }{ $apart }, { $forfeited } perse

day-two-title = Crea il day two
day-two-note = Crea un nuovo torneo dai flight di questa cartella. Ogni flight si chiude, e il suo file registra dove sono andati gli stack.
day-two-policy = Chi ha imbustato più volte prosegue con
day-two-forfeited = Piazzamento di uno stack perso
day-two-place-last = dietro a tutti
day-two-place-next = subito dietro al day two
day-two-day = Nome della giornata
day-two-named = Giorno 2
day-two-late = Iscrizioni ancora aperte
day-two-looking = Cerco i flight…
day-two-none = Scegli almeno un flight
day-two-no-day = Scrivi un nome per la giornata
day-two-ready = { $bags ->
    [one] { $bags } busta
   *[other] { $bags } buste
}
day-two-not-bagged = { $bags } stack su { $players } in busta
day-two-carried = portato in { $file }
day-two-make = Crea da { $count } flight
day-two-making = Creazione del day two…
day-two-no-file = Questo torneo non è salvato su file: prima salvalo

flights-now-title = Flight di questa giornata
flights-now-looking = Controllo i flight…
flights-now-reload = Ricarica
flights-now-undo = Annulla questa giornata…
flights-now-undo-note = I flight proseguono come se questa giornata non fosse stata creata. Il suo file resta con un altro nome.
flights-now-undo-do = Annulla giornata
flights-now-begun = Il gioco è iniziato
flights-look = Flight…

flights-bring = Fiches da portare
flights-value = Fiche
flights-bring-on = Ai tavoli
flights-bring-lost = Da ritirare
flights-none-by-value = Nessuna busta è stata contata per taglio: aprile per vedere che cosa contengono.
flights-uncounted = { $count ->
    [one] Più { $chips } in { $count } busta contata solo nel totale
   *[other] Più { $chips } in { $count } buste contate solo nel totale
}
flights-could-leave = Si possono togliere prima di giocare: { $values }. Nessun buio o ante successivo le richiede.

day-two-all-terms = Altre condizioni
day-two-price = Pagato dal montepremi per stack
day-two-price-none = nulla
day-two-price-forfeited = per ogni stack perso
day-two-price-bagged = per ogni stack imbustato
day-two-paid = Pagato per stack
day-two-most = Massimo iscrizioni a persona
day-two-spare = Tavoli in più
day-two-void = Buste annullate
day-two-qualifiers = Qualificati con uno stack fisso
day-two-qualifiers-hint = Serra, Ida; Bruno, Ugo
day-two-qualifiers-stack = Lo stack di ciascuno
day-two-qualifiers-paid = Versato nei premi per ciascuno
day-two-no-price = Scrivi una somma, come 120 o 1.500
day-two-no-most = Massimo iscrizioni a persona: scrivi da 1 a 255, o lascia vuoto
day-two-no-tables = Tavoli in più: scrivi un numero, o lascia vuoto
day-two-no-bag = Buste: scrivi il file di un flight e un numero, come 1B.bottone:17
day-two-no-stack = Scrivi lo stack di ogni qualificato
