# Fogli dei posti e dei tavoli.

seats-seat = Posto
seats-table = Tavolo
seats-player = Giocatore
seats-at-table = { $table } · { $players }
seats-dash-waits = – : in attesa di posto

# Il foglio di un tavolo.
seats-chips = Fiches
seats-chips-at = Fiches alle { $time }
seats-counted = Contate alle
seats-count = Conta
seats-closed = chiuso
seats-button = bottone al posto { $seat }
seats-table-total = Totale tavolo
seats-table-total-without = { $count ->
    [one] Totale tavolo, { $count } non contato
   *[other] Totale tavolo, { $count } non contati
}

# Le firme all'ingresso.
seats-number = N.
seats-bought = Acquisti
seats-paid = Pagato
seats-signature = Firma
seats-together = Totale
seats-refunds = { $count ->
    [one] { $count } rimborso
   *[other] { $count } rimborsi
}

# L'ordine di rottura.
seats-order = Ordine
seats-breaks-at = Si chiude a … giocatori
seats-note = Nota
seats-held = Trattenuto
seats-pinned = Resta: un giocatore è bloccato al posto
seats-final = Tavolo finale
seats-empty = Vuoto: si chiude per primo
seats-due = Tocca a lui: i suoi giocatori entrano negli altri tavoli, si può chiudere
seats-to-follow = Non ancora affisso: può cambiare
seats-no-break-yet = Con le iscrizioni aperte non si chiude nessun tavolo.
seats-held-why = I tavoli trattenuti, e quelli che seguono, si chiudono solo quando il floor li libera.
seats-redraws = Nuovo sorteggio dei posti a { $players } giocatori.
seats-final-table = Sorteggio del tavolo finale a { $players } giocatori{ $rule }.
