# Il regolamento dell'evento, e le regole che le case cambiano.

record-rules = Regole
record-rules-changed = { $book }, modificato
record-event-book = { $book } · questo evento
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
record-push = Puntata di chip
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
record-banks-reset = Tutti hanno di nuovo tutti i time bank
record-may-play = { $who } può rigiocare
record-may-play-why = La penalità è finita: tutte le mani sono passate.
record-show-seat = Mostra il posto
