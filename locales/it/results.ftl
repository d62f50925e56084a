# I risultati, su carta e in file.

results-sheet = Risultati
results-place = Posto
results-player = Giocatore
results-family = Cognome
results-given = Nome
results-country = Paese
results-prize = Premio
results-tickets = Ticket
results-bounties = Taglie
results-entry = Iscrizione
results-rebuys = Rebuy
results-add-ons = Add-on
results-hits = Eliminati
results-out-at = Fuori alle
results-level = Livello
results-table = Tavolo
results-seat = Posto al tavolo
results-by = Eliminato da
results-state = Stato
results-final = Definitivo
results-provisional = Provvisorio
results-playing = Ancora in gioco
results-share = Quota dell'accordo
results-by-deal = per accordo
results-summary = { $entries } iscrizioni · { $price } · montepremi { $pool }
results-with-bounties = e { $money } in taglie
