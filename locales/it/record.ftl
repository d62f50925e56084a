# Il regolamento dell'evento, e le regole che le case cambiano.

record-rules = Regole
record-rules-changed = { $book }, modificato
record-event-book = { $book } · questo torneo
record-button = Bottone
record-button-dead = Bottone morto (TDA 2024)
record-button-forward = Bottone morto che avanza (TDA 2026)
record-button-moving = Bottone mobile (Robert's Rules)
record-button-simple = Al giocatore successivo
record-newcomers = Chi arriva aspetta una mano
record-newcomers-small = Tra bottone e piccolo buio (TDA)
record-newcomers-big = Tra bottone e grande buio
record-newcomers-between = Tra piccolo e grande buio
record-final = Tavolo finale
record-final-tda = TDA
record-final-wsop = WSOP: un giocatore più dei posti
record-gap = Differenza tra i tavoli che si lascia stare
record-gap-one = Un giocatore
record-gap-two = Due giocatori
record-gap-three = Tre giocatori
record-gap-six = Due con più di sei tavoli, poi uno
record-gap-twelve = Due con più di dodici tavoli, poi uno

# Decisioni e penalità, nel registro, sulla scheda del giocatore e in sala.

record-ruling = Decisione
record-push = Fiches messe
record-floor-ruled = Come ha deciso il floor
record-penalty = Penalità
record-warning = Richiamo
record-hands = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
record-rounds-of = { $hands }: { $rounds ->
    [one] un giro di { $players }
   *[other] { $rounds } giri di { $players }
}
record-disqualified = Squalificato
record-disqualified-with = Squalificato, { $stack } fuori gioco
record-to-miss = salta { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
record-seat-misses = Il posto { $seat } salta { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
record-still-to-miss = da saltare
record-missed = { $hands ->
    [one] { $hands } mano saltata
   *[other] { $hands } mani saltate
}
record-lifted = Penalità tolta
record-bank = Time bank
record-answered = Al tavolo { $table }: { $caller } ha chiamato alle { $time }
record-banks-reset = Tutti hanno di nuovo tutti i time bank
record-may-play = { $who } può rigiocare
record-may-play-why = La penalità è finita: tutte le mani sono passate.
record-show-seat = Mostra il posto

# La scheda del tavolo.

record-needs-event = Decisioni e penalità restano in un torneo: aprine uno, o creane uno, e le trovi qui.
record-list = Registro
record-hand-over = Cambio dealer
record-this-table = Questo tavolo
record-all-tables = Tutti i tavoli
record-find = Cerca nel registro
record-nothing = Nessuna decisione e nessuna penalità finora. Dai una penalità qui a destra; le decisioni arrivano dalle altre schede.
record-nothing-like = Nel registro non c'è niente del genere.
record-show-all = Mostra tutto
record-head-time = Ora
record-head-who = Giocatore
record-head-what = Decisione
record-head-rule = Regola
record-strike = Depenna
record-choose = Scegli una riga per leggerla per intero o per depennarla.
record-from-book = secondo { $book }
record-at-table = { $who } · { $table }
record-give = Penalità
record-rule = Decisione
record-own-words = Con parole tue
record-hands-word = Mani
record-rounds = { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}
record-disqualify = Squalifica
record-stack = Fiches che escono dal gioco
record-choose-player = Scegli il giocatore
record-choose-penalty = Scegli che cosa dare
record-choose-stack = Quante fiches escono dal gioco?
record-would-be = Dai a { $who }: { $what }
record-sure = Ancora una volta per { $who }: { $what }
record-nobody = A questo tavolo non c'è nessuno
record-fewer = Una mano in meno
record-more = Una mano in più
record-one-hand = −1 mano
record-left = { $hands ->
    [one] manca { $hands } mano
   *[other] mancano { $hands } mani
}
record-lift = Togli
record-lift-why = Perché si toglie?
record-matter = Che cosa è successo
record-verdict = Che cosa si è deciso
record-cite = Regola
record-do-rule = Metti a registro
record-say-matter = Scrivi che cosa è successo
record-say-verdict = Scrivi che cosa si è deciso
record-tell-next = Dillo al dealer che arriva (TDA RP-15)
record-next-hand = al posto { $button } nella prossima mano, bui { $small } e { $big }
record-button-unknown = nessuno ha detto dov'è: contatelo insieme
record-waits = aspetta una mano: nella prossima non riceve carte
record-dealt-and-killed = salta { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}: riceve le carte, mette i bui e la mano è morta
record-at-seat = Posto { $seat } · { $who }
record-given-at = { $what }, alle { $time }
record-nothing-to-tell = Nessuna penalità, nessun richiamo, nessuno aspetta.
record-banks-used = Time bank usati
record-banks-of = { $used } di { $of }
record-why-exposed = Carte mostrate
record-why-threw = Carte lanciate
record-why-turn = Fuori turno
record-why-phone = Telefono
record-why-abuse = Offese
record-why-delay = Ritardo
record-why-discussed = Ha parlato
record-why-one-player = Consigli
record-why-soft = Soft play
record-why-blinds = Bui evitati
record-why-left = Via dalla mano
record-why-dumping = Chip dumping
