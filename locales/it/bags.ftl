# Gli stack nelle buste a fine giornata.

bags-tab = Buste
bags-in-play = In gioco
bags-in-bags = Nelle buste
bags-tables-left = Tavoli da imbustare
bags-so-far = { $bags } stack su { $players } in busta
bags-left = Ancora da imbustare: { $tables }
bags-left-unseated = { $count ->
    [one] { $count } giocatore senza posto né busta
   *[other] { $count } giocatori senza posto né busta
}
bags-whole = Tutte le fiches in busta
bags-whole-why = { $chips } fiches in gioco, { $chips } nelle buste
bags-apart = Nelle buste: { $change }
bags-apart-at = Controlla { $tables }: il conto non torna. Cerca uno stack scritto male, una fiche per terra, un'iscrizione non registrata o uno spostamento tra due tavoli
bags-apart-anywhere = Nessun tavolo da solo è sbagliato: cerca un'iscrizione, uno spostamento o un color-up non registrati
bags-todo = { $count ->
    [one] Fine giornata: { $count } tavolo da imbustare
   *[other] Fine giornata: { $count } tavoli da imbustare
}
bags-todo-bag = Imbusta
bags-begin = Inizia a imbustare
bags-not-yet = Ancora nessuna busta. A fine giornata conta qui ogni tavolo e imbusta gli stack in ordine di numero.
bags-clock-runs = Prima metti in pausa l'orologio: mentre si imbusta non si gioca
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
bags-correct-chips = Fiches nella busta
bags-correct-reason = Motivo
bags-correct = Correggi
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
