# La schermata di stampa.

printing-group-seats = Posti
printing-group-room = Sala
printing-group-chips = Fiches
printing-group-money = Denaro
printing-group-record = Registro

# Com'è messo un foglio.
printing-never = Mai stampato
printing-current = Stampato { $at }
printing-changed = Cambiato dalle { $at }
printing-last = Stampato { $at } da { $by }: { $where }.
printing-a-file = su file
printing-changed-all = Ora direbbe altro.
printing-changed-tables = { $count ->
    [one] Da allora { $tables } è cambiato.
   *[other] Da allora { $tables } sono cambiati.
}
printing-changed-cards = { $count ->
    [one] { $count } giocatore non ha il cartellino del suo posto.
   *[other] { $count } giocatori non hanno il cartellino del loro posto.
}
printing-changed-moves = Da allora sono stati spostati dei giocatori.
printing-replaces = Sostituisce quello delle { $at }

# Che cosa.
printing-everything = Tutto
printing-by-table = Tavoli
printing-by-player = Giocatori
printing-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

# Le stampanti.
printing-no-system = Questo sistema non ha con che stampare
printing-no-such-name = Nessuna stampante può chiamarsi “{ $name }”
printing-no-answer = Il sistema di stampa non risponde

# L'elenco e il suo unico tasto.
printing-all-current = Niente è cambiato da quando è stato stampato
printing-nothing-yet = Non è stato ancora stampato niente
printing-nothing = Niente da stampare
printing-comparing = Confronto con ciò che è stato stampato…
printing-print-changed = { $count ->
    [one] Stampa ciò che è cambiato: { $count } foglio
   *[other] Stampa ciò che è cambiato: { $count } fogli
}

# La scelta.
printing-all-tables = Tutti
printing-no-table = Nessuno
printing-of-break = Ultima rottura: tavolo { $table }
printing-find-player = Cerca un giocatore
printing-without = Senza { $player }
printing-choose-tables = Scegli almeno un tavolo
printing-choose-players = Scegli almeno un giocatore

# Su che cosa, e dove.
printing-a4 = A4
printing-letter = Letter (USA)
printing-roll = Rotolo da 80 mm
printing-cards = Cartellini
printing-eight = 8 per pagina
printing-single = 1 per pagina
printing-size = Caratteri
printing-wall = Da parete
printing-desk = Da banco
printing-tables-to-a-page = Tavoli
printing-whole-pages = 1 per pagina
printing-halves = 2 per pagina (A5)
printing-copies = Copie
printing-more-copies = Una copia in più
printing-printer = Stampante
printing-usual = La solita: { $printer }
printing-none = Nessuna
printing-print = Stampa
printing-save = Salva in PDF…
printing-looking = Cerco le stampanti…
printing-no-printer = Nel sistema non c'è nessuna stampante. Aggiungila lì e torna a questa schermata, oppure salva in PDF.
printing-is-gone = { $printer } non c'è. Scegli un'altra stampante, oppure salva in PDF.
printing-under-way = In viaggio verso la stampante…
printing-no-record = Solo in lettura: di ciò che si stampa non resta traccia
printing-done = Stampato: { $what } · { $printer }
printing-not-done = { $printer } non ha stampato: { $why }
printing-sheets = { $count ->
    [one] { $count } foglio
   *[other] { $count } fogli
}
printing-find = Stampa: { $sheet }
printing-print-slips = Stampa le cedole
printing-ask = Stampa…

# La pagina.
printing-making = Preparo la pagina…
printing-page-before = Pagina precedente
printing-page-after = Pagina successiva
printing-first-page = È la prima pagina
printing-last-page = È l'ultima pagina
printing-larger = Ingrandisci
printing-whole-page = Pagina intera
