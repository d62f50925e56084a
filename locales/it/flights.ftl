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
merge-namesakes = { $who }: in un flight più persone hanno questo nome e nessuna tessera, quindi nessuna è stata presa per la stessa in più flight
merge-made = { $file }: proseguono { $players } di { $entries } da { $flights }, con { $chips } fiches
merge-paired = { $file }: dice lo stesso della sua giornata successiva
merge-completed = { $file } non diceva di essere stato portato avanti, e ora lo dice
merge-changed-since = { $count ->
    [one] { $file } è cambiato da quando è stato letto: { $count } atto in più
   *[other] { $file } è cambiato da quando è stato letto: { $count } atti in più
}
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
