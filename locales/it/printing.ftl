# La schermata di stampa.

printing-group-seats = Posti
printing-group-room = Sala
printing-group-chips = Fiches
printing-group-money = Denaro
printing-group-record = Storico

# Com'è messo un foglio.
printing-never = Mai stampato
printing-current = Stampato { $at }
printing-changed = Cambiato dalle { $at }
printing-last = Stampato { $at } da { $by }: { $where }.
printing-a-file = su file
printing-changed-all = Non è più aggiornato.
printing-changed-tables = { $count ->
    [one] Da allora { $tables } è cambiato.
   *[other] Da allora { $tables } sono cambiati.
}
printing-changed-cards = { $count ->
    [one] { $count } giocatore non ha il cartellino.
   *[other] { $count } giocatori non hanno il cartellino.
}
printing-changed-moves = Da allora alcuni giocatori si sono spostati.
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
printing-no-system = Nessuna stampante
printing-no-such-name = «{ $name }» non è un nome di stampante valido
printing-no-answer = Il sistema di stampa non risponde

# L'elenco e il suo unico tasto.
printing-all-current = Tutti i fogli sono aggiornati
printing-nothing-yet = Nessuna stampa
printing-nothing = Niente da stampare
printing-comparing = Controllo delle modifiche…
printing-print-changed = { $count ->
    [one] Stampa le modifiche: { $count } foglio
   *[other] Stampa le modifiche: { $count } fogli
}

# La scelta.
printing-all-tables = Tutti
printing-no-table = Nessuno
printing-of-break = Ultima chiusura: tavolo { $table }
printing-find-player = Cerca un giocatore
printing-without = Togli { $player }
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
printing-desk = Da tavolo
printing-tables-to-a-page = Tavoli
printing-whole-pages = 1 per pagina
printing-halves = 2 per pagina (A5)
printing-copies = Copie
printing-more-copies = Una copia in più
printing-printer = Stampante
printing-default = Predefinita: { $printer }
printing-none = Nessuna
printing-print = Stampa
printing-save = Salva in PDF…
printing-looking = Ricerca stampanti…
printing-no-printer = Nessuna stampante su questo computer. Aggiungine una e torna a questa schermata, oppure salva in PDF.
printing-is-gone = { $printer } non è disponibile. Scegli un'altra stampante, oppure salva in PDF.
printing-under-way = Invio alla stampante…
printing-no-record = Sola lettura: le stampe non vengono registrate
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
printing-preparing = Preparo la pagina…
printing-page-before = Pagina precedente
printing-page-after = Pagina successiva
printing-first-page = Prima pagina
printing-last-page = Ultima pagina
printing-larger = Ingrandisci
printing-whole-page = Pagina intera
