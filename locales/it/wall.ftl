# Gli schermi della sala: finestre e temi.

wall-wrong-part-twice = Questa parte è già nella fascia: ciascuna può starci una volta sola
wall-wrong-size = Scrivi un valore da { $least } a { $most } per cento
wall-wrong-picture = Scrivi il nome di un'immagine PNG, JPEG o SVG
wall-wrong-words = Scrivi una riga di al massimo { $most } lettere
wall-wrong-seconds = Scrivi da 1 a { $most } secondi

wall-blinds-up = Bui in aumento
wall-was = Prima
wall-left-in-this-level = alla fine del livello
wall-left-in-level = alla fine del livello { $level }
wall-in-the-money = { $count ->
    [one] giocatore è a premio
   *[other] giocatori sono a premio
}
wall-at-least = almeno
wall-final-table-place = Tavolo finale, { $place }
wall-next-out-place = Prossimo eliminato, { $place }
wall-on-the-bubble = In bolla
wall-left-paid = { $left } in gioco, { $paid } a premio
wall-clock = Orologio
wall-clock-paused = orologio in pausa
wall-table-long = Tavolo
wall-hand-done = Finito
wall-hand-plays = Gioca
wall-hand-stopped = Tempo fermo
wall-hand-stopped-short = Fermo
wall-hand-all-in-waits = All-in, attende
wall-hand-all-in = All-in
wall-hand = Mano { $number }
wall-hand-still = { $count ->
    [one] { $count } tavolo gioca ancora
   *[other] { $count } tavoli giocano ancora
}
wall-hand-all-ins = { $count ->
    [one] ora si gioca { $count } all-in
   *[other] ora si giocano { $count } all-in, uno alla volta
}
wall-hand-all-done = Tutti i tavoli hanno finito
wall-hand-together = Finire la mano e attendere
wall-min-cash = Min cash
wall-per-hand = per mano
wall-at-most-per-hand = al massimo per mano
wall-to-the-winner = al vincitore
wall-place-of = { $place } di { $entries } iscritti
wall-projected = Provvisori
wall-soon-break = Pausa alle { $time }
wall-soon-closes = Le iscrizioni chiudono alle { $time }
wall-bubble = in bolla
wall-guarantee = Garantito
wall-places-paid = { $count } posti pagati
wall-still-to-pay = Ancora da pagare
wall-of-all = di { $all }
wall-next-out = Prossimo eliminato
wall-paid-from = 1° { $first } · minimo { $least }
wall-first-prize = Primo premio
wall-tables = Tavoli
wall-moves-since = { $moves } dalle { $time }
wall-counted-at = Conteggio delle { $time }
wall-chip-leaders = Chip leader
wall-entries = Iscrizioni
wall-open-seats = Posti liberi
wall-buy-in = Buy-in
wall-starting-stack = Stack iniziale
wall-closes-after = Iscrizioni fino a
wall-registration-open = Iscrizioni aperte
wall-registration-closed = Iscrizioni chiuse

wall-page = Pagina { $page } di { $pages }
wall-moves = Spostamenti
wall-seats = Posti
wall-final-table = Tavolo finale
wall-table-seat = Tavolo { $table } · Posto { $seat }
wall-table = Tav.
wall-seat = Posto
wall-from = dal tavolo { $table } posto { $seat }
wall-new-seat = nuovo posto
wall-button = D
wall-no-moves = Nessuno spostamento recente
wall-no-seats = Ancora nessun posto
wall-no-prizes = Ancora nessun premio
wall-no-schedule = Nessun torneo in programma
wall-no-standings = Ancora nessun punto in classifica
wall-no-final-table = Ancora nessun tavolo finale
wall-page-here = Orologio, posti e premi sul telefono

wall-picture-not-read = { $path }: impossibile leggere l'immagine: { $why }
wall-picture-too-large = { $path }: l'immagine è troppo grande. Usane una di al massimo { $most } MB
wall-picture-svg = { $path }: questo SVG contiene testo, immagini o filtri, o è molto grande. Converti il testo in tracciati, o salvalo come PNG, largo 800 pixel
wall-picture-not-shown = { $path }: non è un PNG, JPEG o SVG valido: { $why }
wall-seal = Sigillo { $code }
