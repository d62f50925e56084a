# I flight, e la giornata che ne nasce.

flights-policy-best = lo stack migliore
flights-policy-first = il primo stack
flights-policy-added = tutti gli stack sommati
flights-policy-one = una sola busta
flights-without = Senza flight
flights-all = Tutti i flight
flights-whole = Tutte le fiches dei flight sono in busta
flights-apart = Nelle buste dei flight ce ne sono { $change } di quante dovrebbero essere in gioco
flights-goes-on-with = prosegue con { $chips }
flights-added = sommato a un altro stack
flights-forfeited = perso
flights-void = annullato
flights-change-comes = { $who } arriva con { $chips }
flights-change-stack = { $who } ha { $chips } invece di { $was }
flights-change-leaves = { $who } non prosegue con questo stack: { $was } escono dal gioco e { $seat } si libera
flights-change-out = { $who } non prosegue con questo stack: { $was } escono dal gioco
flights-change-seat = { $who } prende { $seat }
flights-change-none = Non cambia altro: quello stack non prosegue
flights-log-made = { $count ->
    [0] Nasce da { $flights } ({ $policy })
    [one] Nasce da { $flights } ({ $policy }), con { $count } qualificato
   *[other] Nasce da { $flights } ({ $policy }), con { $count } qualificati
}
flights-log-carried = { $count ->
    [one] { $count } iscrizione dei flight, { $playing } con uno stack di { $chips } fiches
   *[other] { $count } iscrizioni dei flight, { $playing } con uno stack: { $chips } fiches
}
flights-log-restacked = { $who }: { $chips } invece di { $was }
flights-log-left = { $who } non prosegue con questo stack di { $was }
flights-log-void = La busta di { $who } non conta ({ $reason })
flights-log-counts = La busta di { $who } conta lo stesso ({ $reason })
flights-log-united = { $who } e { $other } sono la stessa persona ({ $reason })
flights-log-read-again = { $flight } riletto com'è stato imbustato di nuovo
flights-log-ranked = Chi è uscito nei flight ha un nuovo piazzamento
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
flights-fate = Che ne è
flights-do-void = Non conta
flights-do-count = Conta lo stesso
flights-do-same = La stessa persona di…
flights-do-unite = La stessa persona di { $who }
flights-same-choose = Scegli nell'elenco l'altro modo in cui è scritta
flights-seal = File e sigillo
flights-in-play-now = In gioco ora

merge-not-writable = { $file }: { $why }. Non è stato creato nulla: ogni flight deve dire che è stato portato avanti
merge-elsewhere = { $file } non è nella cartella di { $into }: i flight e la loro giornata successiva stanno insieme
merge-twice = { $file } è scritto due volte
merge-not-bagged = { $count ->
    [one] { $file }: { $who } gioca e non ha una busta
   *[other] { $file }: { $who } gioca e non ha una busta, come { $count } giocatori in tutto
}
merge-carried-elsewhere = { $file } è già stato portato in { $into }
merge-two-bags = { $who } ha due buste, { $one } e { $other }, e ne è ammessa una sola: indica con --void quale è annullata
merge-no-such-bag = { $file } non ha una busta { $bag }
merge-other-currency = { $file } conta il denaro in unità diverse dal primo flight
merge-not-made = { $file } non è nato da flight
merge-changed = { $file } dice altro rispetto a quando è stato letto
merge-begun = { $file }: si è già giocato, quindi non si può annullare
merge-money-there = { $file }: lì sono stati incassati o pagati soldi; prima annulla quelle operazioni
merge-namesakes = { $who }: in un flight più persone hanno questo nome e nessuna tessera, quindi nessuna è stata presa per la stessa in più flight
merge-other-plan = { $file } ha un altro piano premi rispetto al primo flight: il giorno dopo paga secondo quello del primo
merge-made = { $file }: proseguono { $players } di { $entries } da { $flights }, con { $chips } fiches
merge-paired = { $file }: dice lo stesso della sua giornata successiva
merge-completed = { $file } non diceva di essere stato portato avanti, e ora lo dice
merge-changed-since = { $count ->
    [one] { $file } è cambiato da quando è stato letto: { $count } atto in più
   *[other] { $file } è cambiato da quando è stato letto: { $count } atti in più
}
merge-wanting = { $file } non dice di essere stato portato in { $day }, che ne è nato. “bottone merge --into { $day }” lo scrive, e con --take-back annulla la giornata
merge-reopened = { $count ->
    [one] { $file } è stato riaperto da quando ne è nato { $day }: { $count } voce in più. Quando i suoi stack saranno di nuovo in busta, { $day } lo rilegge
   *[other] { $file } è stato riaperto da quando ne è nato { $day }: { $count } voci in più. Quando i suoi stack saranno di nuovo in busta, { $day } lo rilegge
}
merge-day-gone = { $file } è stato portato in { $day }, che non è nella stessa cartella. Annulla in { $file } lo toglie
merge-other-day = { $file } è stato portato in { $day }, e quel file ora è un altro torneo. Annulla in { $file } lo toglie
merge-would-change = Riletto, { $file } cambierebbe qui: { $what }. --read-again lo fa
merge-other-than-read = { $file } dice altro rispetto a quando è stato letto: il sigillo è diverso
merge-unread = { $file }: { $why }
merge-taken-back = Annullato. Quello che era stato creato resta in { $file }
merge-which-event = deve esserci un solo torneo con flight e senza giornata successiva; indicalo con --of, come lo chiama la casa
merge-no-flights = Indica i flight: bottone merge 1A.ron 1B.ron --into DAY2.ron
merge-bag-form = { $typed }: ci vuole il file di un flight e il numero di una busta, come 1B.ron:17
merge-stack-missing = Indica con --qualifier-stack quante fiches ha un qualificato
merge-not-money = { $typed }: ci vuole una somma, come 120 o 1.500
merge-one-price = Solo uno tra --pay-forfeited e --pay-bagged
merge-flight-line = { $name }: { $entries } iscrizioni, { $bags } buste, { $bagged } fiches su { $due }{ $apart }, { $forfeited } perse

day-two-title = Crea il day two
day-two-note = Dai flight di questa cartella nasce un nuovo torneo. Ognuno di loro si chiude: il suo file dice dove sono andati gli stack.
day-two-policy = Chi ha imbustato più volte prosegue con
day-two-forfeited = Il piazzamento di uno stack perso
day-two-place-last = dietro a tutti
day-two-place-next = subito dietro al day two
day-two-day = Come si chiama la giornata
day-two-named = Giorno 2
day-two-late = Ci si può ancora iscrivere
day-two-looking = Cerco i flight…
day-two-none = Scegli almeno un flight
day-two-no-day = Scrivi come si chiama la giornata
day-two-ready = { $bags ->
    [one] { $bags } busta
   *[other] { $bags } buste
}
day-two-not-bagged = { $bags } stack su { $players } in busta
day-two-carried = portato in { $file }
day-two-make = Crealo da { $count } flight
day-two-making = Creo il day two…
day-two-no-file = Questo torneo non è ancora in un file: salvalo prima

flights-now-title = I flight di questa giornata
flights-now-looking = Guardo i flight…
flights-now-read-again = Rileggilo
flights-now-take-back = Annulla questa giornata…
flights-now-take-back-note = I flight proseguono come se questa giornata non fosse stata creata, e il suo file è messo da parte con un altro nome.
flights-now-take-back-do = Annullala
flights-now-begun = Si è già giocato
flights-look = I flight…

flights-bring = Che cosa portare
flights-value = Fiche
flights-bring-on = Ai tavoli
flights-bring-lost = Da ritirare
flights-none-by-value = Nessuna busta è stata contata per valore: che cosa c'è dentro si vede aprendola.
flights-uncounted = { $count ->
    [one] E { $chips } in { $count } busta di cui è stato contato solo il totale
   *[other] E { $chips } in { $count } buste di cui è stato contato solo il totale
}
flights-could-leave = Si possono cambiare prima di giocare: { $values }. Da qui in poi ogni blind e ante si paga senza.

day-two-all-terms = Altre condizioni
day-two-price = Quanto si paga dal montepremi per uno stack
day-two-price-none = nulla
day-two-price-forfeited = per ogni stack perso
day-two-price-bagged = per ogni stack imbustato
day-two-paid = Pagato per ciascuno
day-two-most = Iscrizioni a persona, al massimo
day-two-spare = Tavoli in più
day-two-void = Buste che non contano
day-two-qualifiers = Qualificati con uno stack fisso
day-two-qualifiers-hint = Serra, Ida; Bruno, Ugo
day-two-qualifiers-stack = Lo stack di ciascuno
day-two-qualifiers-paid = Versato nei premi per ciascuno
day-two-no-price = Indica una somma, come 120 o 1.500
day-two-no-most = Iscrizioni a persona: un numero da 1 a 255, o nulla
day-two-no-tables = Tavoli in più: un numero, o nulla
day-two-no-bag = Buste: il file di un flight e un numero, come 1B.ron:17
day-two-no-stack = Indica quante fiches ha ogni qualificato
