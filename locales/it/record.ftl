# Il regolamento dell'evento, e le regole che le case cambiano.

record-rules = Regole
record-rules-changed = { $book }, modificato
record-event-book = { $book } · questo torneo
record-button = Bottone
record-button-dead = Bottone morto (TDA 2024)
record-button-forward = Bottone morto che avanza (TDA 2026)
record-button-moving = Bottone mobile (Robert's Rules)
record-button-simple = Al giocatore successivo
record-newcomers = I nuovi arrivati aspettano una mano
record-newcomers-small = Tra bottone e small blind (TDA)
record-newcomers-big = Tra bottone e big blind
record-newcomers-between = Tra small blind e big blind
record-final = Tavolo finale
record-final-tda = TDA
record-final-wsop = WSOP: un giocatore più dei posti
record-gap = Bilancia quando i tavoli differiscono di
record-gap-one = Un giocatore
record-gap-two = Due giocatori
record-gap-three = Tre giocatori
record-gap-six = Due con più di sei tavoli, poi uno
record-gap-twelve = Due con più di dodici tavoli, poi uno

# Decisioni e penalità, nel registro, sulla scheda del giocatore e in sala.

record-ruling = Decisione
record-push = Fiches messe
record-floor-ruled = Secondo il floor
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
record-lifted = Penalità revocata
record-bank = Time bank
record-answered = Al tavolo { $table }: chiamata di { $caller } alle { $time }
record-banks-reset = Time bank azzerati per tutti
record-may-play = { $who } può rigiocare
record-may-play-why = Penalità scontata: tutte le mani sono passate.
record-show-seat = Mostra il posto

# La scheda del tavolo.

record-needs-event = Decisioni e penalità appartengono a un torneo: aprine o creane uno per vederle qui.
record-list = Decisioni
record-hand-over = Cambio dealer
record-this-table = Questo tavolo
record-all-tables = Tutti i tavoli
record-find = Cerca
record-nothing = Ancora nessuna decisione o penalità. Dai una penalità qui a destra; le decisioni arrivano dalle altre schede.
record-nothing-like = Nessuna decisione trovata.
record-show-all = Mostra tutto
record-head-time = Ora
record-head-who = Giocatore
record-head-what = Decisione
record-head-rule = Regola
record-void = Annulla
record-choose = Scegli una riga per leggerla per intero o annullarla.
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
record-stack = Fiches da togliere dal gioco
record-choose-player = Scegli il giocatore
record-choose-penalty = Scegli la penalità
record-choose-stack = Scrivi quante fiches escono dal gioco
record-would-be = Dai a { $who }: { $what }
record-sure = Conferma per { $who }: { $what }
record-none-seated = A questo tavolo non siede nessuno
record-fewer = Una mano in meno
record-more = Una mano in più
record-one-hand = −1 mano
record-left = { $hands ->
    [one] manca { $hands } mano
   *[other] mancano { $hands } mani
}
record-lift = Togli
record-lift-why = Motivo della revoca
record-matter = Che cosa è successo
record-verdict = La decisione
record-cite = Regola
record-save-ruling = Registra decisione
record-enter-matter = Scrivi che cosa è successo
record-enter-verdict = Scrivi la decisione
record-for-next-dealer = Per il prossimo dealer (TDA RP-15)
record-next-hand = posto { $button } nella prossima mano, bui { $small } e { $big }
record-button-unknown = non ancora indicato: controllatelo insieme
record-waits = aspetta una mano prima di ricevere carte
record-dealt-and-killed = salta { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}: riceve le carte, mette i bui, la mano è morta
record-at-seat = Posto { $seat } · { $who }
record-given-at = { $what }, alle { $time }
record-all-clear = Nessuna penalità, nessun richiamo, nessuno in attesa.
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
