# Il registro: che cosa è stato fatto, e perché. E la serata di un giocatore.

# Con che cosa si filtra.
log-kind-entries = Iscrizioni
log-kind-busts = Eliminazioni
log-kind-seats = Posti
log-kind-clock = Orologio
log-kind-table = Bottoni e conteggi
log-kind-rulings = Decisioni
log-kind-setup = Torneo
log-kind-undo = Annullamenti

log-undone = Annullato: { $what }
log-redone = Ripetuto: { $what }
log-waived = Deroga: { $rule }. { $reason }
log-late = Alle { $time }: { $what }
log-changed = Esito cambiato dalla voce { $record }
log-no-longer-valid = Non più valida dalla voce { $record }
log-seed = Sorteggio con seme { $seed }
log-setup = Torneo modificato: { $what }
log-setup-change = { $what } { $from } → { $to }

# Conteggi.
log-count = Conteggio · { $who } { $chips }
log-counts = Conteggio · { $count } stack

# Iscrizioni.
log-listed = { $count ->
    [one] { $count } giocatore in lista
   *[other] { $count } giocatori in lista
}
log-buy-in = Buy-in · { $who }
log-buy-ins = { $count } buy-in
log-re-entry = Rientro { $number } · { $who }
log-corrected = Nome corretto: { $who }
log-rebuy = Rebuy · { $who }
log-add-on = Add-on · { $who }
log-refund = Rimborso · { $who }
log-refunds = { $count } rimborsi
log-bring-back = Fai rientrare { $who }: { $seat }
log-refund-instead = Rimborsa { $who }
log-void-instead = Annulla il pagamento a { $who }…
log-move-instead = Sposta { $who }…
log-bust = Eliminazione · { $who }
log-back = Rientra · { $who }, { $seat }
log-bust-with = { $who } con { $chips }
log-registration-opened = Iscrizioni tenute aperte a mano
log-registration-closed = Iscrizioni chiuse a mano
log-registration-follows = Le iscrizioni seguono la struttura

# Tavoli e posti.
log-opened = { $count ->
    [one] Aperto { $tables }, { $size } posti
   *[other] Aperti { $tables }, { $size } posti
}
log-resized = Il tavolo { $table } ha { $size } posti
log-seat-closed = { $seat } chiuso
log-seat-open = { $seat } riaperto
log-to-seat = al { $seat }
log-seats-drawn = { $count ->
    [one] { $count } posto sorteggiato
   *[other] { $count } posti sorteggiati
}
log-move = Spostamento · { $move }
log-moves = { $count ->
    [one] { $count } giocatore spostato
   *[other] { $count } giocatori spostati
}
log-swap = Posti scambiati: { $one } a { $seat }, { $other } a { $back }
log-broke = Tavolo { $table } chiuso
log-redraw = Nuovo sorteggio · { $players } { $tables }
log-drawn-by-cards = Posti sorteggiati con le carte · { $players } { $tables }
log-pinned = Posto bloccato · { $who }
log-unpinned = Posto sbloccato · { $who }
log-order = Ordine di chiusura: per primo il tavolo { $table }
log-order-usual = Ordine di chiusura: per primo il numero più alto
log-held = Tavolo { $table } trattenuto: non si chiude
log-released = Tavolo { $table } liberato: si può chiudere
log-button = Bottone al tavolo { $table }: posto { $button }, bui { $small } e { $big }
log-button-drawn = Primo mazziere sorteggiato con le carte: { $seat }
log-dealt = { $count ->
    [one] { $count } mano al tavolo { $table }
   *[other] { $count } mani al tavolo { $table }
}

# L'orologio e la sua struttura.
log-clock-started = Orologio avviato
log-clock-paused = Orologio in pausa
log-day-ended = Orologio a fine giornata
log-clock-set = Orologio spostato: comincia { $row }
log-clock-more = Orologio: { $by } in più
log-clock-less = Orologio: { $by } in meno
log-row-changed = Struttura, riga modificata: { $row }
log-rows-changed = Struttura, { $count } righe modificate: da { $first } a { $last }
log-row-inserted = Struttura, riga aggiunta: { $row }
log-row-removed = Struttura: tolta la riga { $row }
log-row-moved = Struttura: la riga { $row } passa al numero { $to }
log-structure = Struttura: { $name }
log-structure-renamed = Struttura: ora si chiama { $name }
log-structure-stack = Struttura: stack iniziale { $stack } da qui in poi
log-rebased-on = L'ora del computer è andata avanti di { $by }: il livello ha tenuto il suo tempo
log-rebased-back = L'ora del computer è andata indietro di { $by }: il livello ha tenuto il suo tempo

# La serata di un giocatore.
log-card-buy-in = Buy-in
log-card-re-entry = Rientro { $number }
log-card-rebuy = Rebuy
log-card-add-on = Add-on
log-card-corrected = Nome corretto
log-card-refunded = Rimborso
log-card-back = Rientra: eliminato per errore. { $seat }
log-card-bust = Eliminazione al { $seat }
log-card-seated = posto { $seat }
log-card-start-set = Stack iniziale { $chips }
log-card-forfeited = Ceduto lo stack: { $stack }
log-card-seat-won = Ticket vinto con { $stack }
log-card-moved = Spostamento { $from } → { $to }: { $why }
log-card-placed = Posto { $to }: { $why }
log-card-broke = tavolo { $table } chiuso
log-card-balance = bilanciamento
log-card-floor = deciso dal floor
log-card-redraw = nuovo sorteggio
log-card-pinned = Posto bloccato
log-card-unpinned = Posto sbloccato
log-card-counted = Contate { $chips }
log-kind-money = Denaro

# What was printed
log-kind-paper = Stampe
log-printed = Stampato · { $what }
log-goes-on-second = Continua nella seconda copia, dopo la voce con sigillo { $seal }
log-goes-on-copy = Continua in una copia, dopo la voce con sigillo { $seal }
log-start-set = Stack iniziale · { $who } { $chips } (era { $was })
log-forfeited = Stack ceduto · { $who }, { $stack }
log-seat-won = Ticket vinto · { $who } con { $stack }
