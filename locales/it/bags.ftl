# Gli stack nelle buste a fine giornata.

bags-tab = Buste
bags-in-play = In gioco
bags-in-bags = Nelle buste
bags-tables-left = Tavoli da imbustare
bags-so-far = { $bags } stack su { $players } sono in busta
bags-left = Ancora da imbustare: { $tables }
bags-left-unseated = { $count ->
    [one] { $count } giocatore non ha né posto né busta
   *[other] { $count } giocatori non hanno né posto né busta
}
bags-whole = Tutte le fiches sono in busta
bags-whole-why = { $chips } fiches in gioco, { $chips } nelle buste
bags-apart = Nelle buste: { $change }
bags-apart-at = Guarda { $tables }: il conto non è quello che dovrebbe essere. Uno stack scritto male, una fiche per terra, una vendita non registrata, o due tavoli tra cui qualcuno si è spostato
bags-apart-anywhere = Nessun tavolo è sbagliato da solo: cerca una vendita, uno spostamento o un color-up non registrati
bags-todo = { $count ->
    [one] Fine giornata: { $count } tavolo da imbustare
   *[other] Fine giornata: { $count } tavoli da imbustare
}
bags-todo-bag = Imbusta
bags-begin = Imbusta la giornata
bags-not-yet = Nessuno stack è in busta. A fine giornata qui si conta ogni tavolo e gli stack vanno in busta, un numero dopo l'altro.
bags-clock-runs = Prima ferma l'orologio: mentre si imbusta non si gioca
bags-number = Busta
bags-player = Giocatore
bags-seat = Posto
bags-chips = Fiches
bags-next = Posto di domani
bags-none = senza busta
bags-find = Nome o busta
bags-seal = { $count ->
    [one] Sigilla la busta { $first }
   *[other] Sigilla le buste da { $first } a { $last }
}
bags-correct-title = Busta { $bag }: { $who }
bags-correct-chips = Nella busta ci sono
bags-correct-reason = Perché
bags-correct-do = Correggi
bags-reopen = Riapri { $table }
bags-print-slips = Stampa i tagliandi delle buste
bags-print-list = Stampa l'elenco
bags-make-day-two = Crea il day two…
bags-carried = Portati in { $file }
bags-log-sealed = { $count ->
    [one] { $table }: sigillata la busta { $first }
   *[other] { $table }: sigillate { $count } buste, da { $first } a { $last }
}
bags-log-corrected = Busta di { $who } corretta: { $chips } invece di { $was } ({ $reason })
bags-log-reopened = { $count ->
    [one] { $table }: riaperta { $count } busta ({ $reason })
   *[other] { $table }: riaperte { $count } buste ({ $reason })
}
bags-log-carried = Stack portati in { $file }
bags-card-sealed = stack nella busta { $bag }
bags-card-corrected = busta corretta a { $chips }
