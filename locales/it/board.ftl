# Il tabellone del mano per mano e delle ultime mani della giornata.

board-soft-title = Mano per mano leggero
board-last-title = Ultime mani della giornata
board-hand = mano { $number }
board-hands-drawn = { $count ->
    [one] { $count } mano per tavolo
   *[other] { $count } mani per tavolo
}
board-since = dalle { $time }
board-done-word = finiti
board-plays-word = in gioco
board-all-in-word = all-in
board-paid = { $count } a premio
board-min-cash = min cash { $prize }
board-count-done = { $count ->
    [one] { $count } ha finito
   *[other] { $count } hanno finito
}
board-count-all-in = { $count } in all-in
board-count-plays = { $count ->
    [one] { $count } gioca
   *[other] { $count } giocano
}

board-plays = In gioco
board-stopped = Tempo in pausa
board-waits = In attesa
board-all-in = All-in, in attesa
board-done = Finito
board-hands-left = { $count ->
    [one] manca { $count } mano
   *[other] mancano { $count } mani
}
board-hands-played = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}
board-after = dopo { $time }
board-out = { $who }: fuori
board-against = { $who } contro { $against }
board-slowest = Ultimo in { $slowest } mani su { $hands }
board-behind = { $count ->
    [one] indietro di { $count } mano
   *[other] indietro di { $count } mani
}
board-watch-shortest = Stack più corto
board-watch-slowest = Tavolo più lento
board-watch-slowest-is = { $table }, ultimo in { $times ->
    [one] { $times } mano
   *[other] { $times } mani
}
board-watch = Da seguire
board-shortest = Il più corto { $chips }
board-heads = Presenti: { $reported } tavoli su { $tables } · { $counted } contati, { $record } nel torneo
board-heads-of = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

board-clock = Orologio
board-clock-two = 2 minuti a mano ({ $cite })
board-clock-three = Durata reale della mano, al massimo 3 minuti ({ $cite })
board-clock-runs = Orologio in corso: le mani non tolgono nulla.
board-clock-after = Dopo questa mano { $after }; dopo la mano { $hand } viene { $then }.
board-clock-end = la fine
board-clock-took = { $count ->
    [one] Una mano è durata { $took } di tempo reale.
   *[other] { $count } mani sono durate { $took } di tempo reale, { $each } l'una.
}

board-out-title = Eliminati nella mano { $number }
board-out-note = stack a inizio mano
board-out-none = Ancora nessuno.
board-is-all-in = in all-in
board-rule = { $why } ({ $cite })
board-rule-shared = Si dividono questi posti e i loro premi.
board-rule-each-table = I migliori di ogni tavolo si dividono il posto, poi i secondi di ognuno.
board-stack = Stack
board-stack-of = Stack di { $who } a inizio mano
board-stack-needed = Le posizioni dipendono dagli stack a inizio mano: scrivi quelli che mancano.

board-pays = Premi
board-paid-and-left = { $paid } a premio, { $left } in gioco
board-pays-now = Ora
board-stays = { $who } resta
board-is-out = { $who } esce
board-all-stay = Restano tutti
board-all-out = Escono tutti
board-no-prize = nessun premio
board-no-busts = nessun eliminato
board-bubble-bursts = La bolla scoppia in questa mano.
board-bubble-may-burst = La bolla scoppia in questa mano se escono tutti gli all-in.
board-money-begins = Si va a premio in { $left }: { $prize }.
board-next-jump = Prossimo scalino in { $left }: da { $now } a { $then }.

board-say-hold = Finite questa mano, poi aspettate.
board-beside-hold = All-in e chiamata: carte coperte e nessun'altra carta finché non lo dice il floor ({ $cite }).
board-say-show = { $table }: scoprite le mani e completate il board.
board-beside-show = Un tavolo alla volta, così che tutti vedano.
board-say-deal = Mescolate e date una mano, poi aspettate.
board-beside-deal = Tutti i tavoli insieme, al via del floor.
board-say-over = Siamo tutti a premio. Mescolate e date le carte.
board-beside-over = Tutti i rimasti sono pagati. L'orologio riparte.
board-say-soft = Giocate, e alzate la mano alla fine di ogni mano.
board-beside-soft = I tavoli aspettano solo se lo dice il floor.
board-say-last = { $count ->
    [one] Ancora una mano a ogni tavolo, poi stop.
   *[other] Ancora { $count } mani a ogni tavolo, poi stop.
}
board-beside-last = La mano in corso non conta; nessuno viene spostato ({ $cite }).
board-say-bag = Per oggi si è finito. Restate seduti e contate le fiches.
board-beside-bag = Il dealer controlla ogni busta prima che qualcuno si alzi.
board-to-dealers = Ai dealer:

board-log-stack = { $who } ha iniziato la mano con { $chips }
board-log-ended = Mano per mano finito
board-log-heads = Conteggio dei giocatori a ogni tavolo
board-log-apart = { $here } nel torneo

board-open = Tabellone del mano per mano
board-floor = Tavoli
board-tab = Tabellone
board-soft = Leggero
board-sheets = Fogli dei tavoli
board-end-early = Interrompi
board-headcount = Conta i presenti
board-table-number = Tavolo
board-key-done = finito
board-key-all-in = all-in
board-key-clock = tempo
board-key-heads = presenti
board-key-bust = fuori
board-deal = Mano { $number }
board-end = A premio: si gioca
board-end-day = Chiudi la giornata
board-tile-done = Finito
board-tile-all-in = All-in
board-tile-clock = Tempo
board-tile-bust = Fuori…
board-tile-plays = Ancora in gioco
board-tile-out = Fuori
board-tile-stays = Resta
board-tile-who = Chi…
board-tile-name = Tavolo { $table }: { $state }
board-no-table = Il tavolo { $number } non è in gioco
board-read-figures = Scrivi un tavolo, poi posti o presenti, come 7 o 7 3 5
board-then = Poi
board-draw-seats = Sorteggia i posti per tutti
board-draw-seats-why = { $players } giocatori, { $tables }: ogni posto è sorteggiato e registrato.
board-print-slips = Stampa i biglietti
board-empty = I tavoli giocano ognuno per conto suo.
board-empty-why = Mano per mano: tutti i tavoli giocano ogni mano insieme e l'orologio è in pausa. Leggero: i tavoli segnalano ogni mano e aspettano solo su richiesta.
board-start = Avvia mano per mano
board-start-soft = Avvia mano per mano leggero
board-last-draw = Pesca una carta
board-last-why = Da 13 a 7 minuti dalla fine della giornata un giocatore pesca una carta: il suo valore è il numero di mani che ogni tavolo gioca ancora ({ $cite }).
board-last-turned = o la carta pescata:
board-todo-last = Fine giornata tra { $time }: pesca le ultime mani
board-todo-last-why = Una carta decide quante mani gioca ancora ogni tavolo ({ $cite })
board-todo-waits = { $tables }: non ancora finito
board-key = Il tabellone del mano per mano
