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
