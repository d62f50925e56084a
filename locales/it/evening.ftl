# La scheda della serata all'italiana.

evening-title = Poker all'italiana, cinque carte
evening-players = Giocatori
evening-deck = { $cards } carte, dal { $lowest } all'asso
evening-stack = Fiches a testa
evening-ante = Invito
evening-cip = Cip (puntata minima)
evening-dealer = Primo mazziere
evening-begin = Comincia la serata

# Le tappe di una mano.
evening-way-ante = Invito
evening-way-blinds = Buio
evening-way-deal = Carte
evening-way-opening = Apertura
evening-way-raising = Rilanci
evening-way-draw = Cambio
evening-way-second = Secondo giro
evening-way-showdown = Scoperta

# Al tavolo.
evening-pot = Piatto · si apre con { $level }
evening-pot-of-words = piatto di parole
evening-pot-in-parts = piatto di parole; parti in attesa: { $parts }
evening-seat = Posto { $seat }
evening-owes = deve { $chips }
evening-is-opener = ha aperto
evening-is-blind = buio
evening-is-reblind = controbuio
evening-is-third-blind = contro-controbuio
evening-is-passed = passato
evening-is-out = non servito

# Che cosa si fa.
evening-raise-by = Rilancio di { $chips }
evening-amount = Importo
evening-between = da { $least } a { $most }
evening-served = Servito
evening-change = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
evening-tap-the-winner = Tocca il vincitore
evening-proof-opener = L'apertore dimostra
evening-proof-winner = Il vincitore poteva aprire
evening-proof-none = Nessuno può dimostrare
evening-cards = Carte
evening-cards-or-none = Scrivile o toccale; lascia vuoto se le legge il mazziere
evening-five-expected = Scrivi cinque carte di questo mazzo, come Kh per K♥
evening-opens-with = apre con { $opener }
evening-opens-not = non apre
evening-hand-opens = { $hand }; { $opens }
evening-cards-left = { $cards ->
    [one] Ancora una carta
   *[other] Ancora { $cards } carte
}
evening-exposed = Il mazziere ha scoperto una carta del posto { $seat }
evening-tap-to-buy = Tocca un posto per dargli fiches
evening-buys = Rifornimento del posto { $seat }
evening-buy = Rifornisci
evening-undo = Annulla mossa
evening-nothing-to-undo = Nulla da annullare
evening-save = Metti da parte
evening-away = Messa da parte: { $evening }
evening-resume = Riprendi

# I tasti, per docs/guide/table.md.
evening-key-usual = il prossimo passo abituale, il tasto verde
evening-key-ante = gli inviti
evening-key-deal = si danno le carte
evening-key-blind = apre al buio (buio, controbuio, contro-controbuio); dopo il cambio, punta
evening-key-unseen = vede senza guardare
evening-key-pass = passa
evening-key-open = apre; dopo la scoperta, qualcuno chiede di vedere l'apertura
evening-key-see = vede
evening-key-raise = rilancia; del buio, se è il buio a rilanciare
evening-key-raise-more = rilancia di due o tre volte il buio
evening-key-change = quante carte si cambiano
evening-key-parola = parola
evening-key-cip = la puntata minima; dopo la scoperta, il piatto viene ritirato
evening-key-cards = accanto a una riga per le carte ogni lettera e ogni cifra si scrive lì; Invio mostra
evening-key-winner = chi vince
evening-key-award = il piatto va a chi è stato indicato
evening-key-equalise = conguaglio versato
evening-key-stop = fine della serata
evening-key-undo = annulla un passo; prima di una serata, riprende quella messa da parte

# Che cosa dice il regolamento, accanto al modulo.
evening-book = Regole del poker all'italiana, come in { $book }
evening-book-deck = Mazzo
evening-book-suits = Semi
evening-book-suits-is = { $of ->
    [hearts] cuori, quadri, fiori, picche
   *[spades] picche, cuori, quadri, fiori
}
evening-book-ties = A parità di punto
evening-book-ties-is = { $of ->
    [suit] decide il seme; fra due colori, prima il seme
    [rank] decide il seme; fra due colori, prima le carte
   *[split] il piatto si divide
}
evening-book-openers = Per aprire
evening-book-blinds = Aperture al buio
evening-book-blinds-is = { $of ->
    [none] nessuna
    [two] buio (×2) e controbuio (×4)
   *[three] buio (×2), controbuio (×4), contro-controbuio (×8)
}
evening-book-limit = Limite
evening-book-limit-is = { $of ->
    [pot] il piatto
   *[table] i resti
}
evening-book-raise = Rilancio minimo
evening-book-raise-is = { $of ->
    [cip] il cip
   *[last] l'ultima puntata o l'ultimo rilancio
}
evening-book-draw = Cambio
evening-book-draw-is = fino a { $most } carte
evening-book-discards = Scarti
evening-book-discards-is = { $of ->
    [apart] a parte
   *[under] sotto il tallone
}
evening-book-parole = Tutti dicono parola
evening-book-parole-is = { $of ->
    [open] il piatto resta; si apre con i re, di piatto
    [adds] il piatto resta per la mano seguente
   *[show] si scoprono le carte
}
evening-book-false = Falsa apertura
evening-book-false-is = { $of ->
    [everything] ognuno riprende tutte le sue fiches
    [bets] tornano le puntate, il piatto resta
   *[nothing] non previsto
}
