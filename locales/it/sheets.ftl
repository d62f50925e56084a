# I fogli, uno per tipo.

sheets-seat-cards = Cartellini dei posti
sheets-move-slips = Cedole di spostamento
sheets-table-sheets = Fogli dei tavoli
sheets-seats-by-name = Posti per nome
sheets-seats-by-table = Posti per tavolo
sheets-levels = Livelli
sheets-breaking-order = Ordine di rottura
sheets-payouts = Premi
sheets-payout-slips = Cedole dei premi
sheets-chip-counts = Conte delle chip
sheets-bag-slips = Cedole delle buste
sheets-colour-up = Cambio chip
sheets-deal = Accordo
sheets-sign-in = Firme all'ingresso
sheets-rulings = Decisioni e penalità
sheets-results = Risultati
sheets-log = Registro

# Perché non c'è niente da stampare.
sheets-none-chosen = { $sheet }: per quello che è stato scelto non c'è niente da stampare
sheets-none-seated = Nessuno è seduto
sheets-none-moved = Nessuno è stato spostato
sheets-none-breaks = Nessun tavolo è aperto
sheets-none-owed = Nessuno aspetta un pagamento
sheets-none-playing = Nessuno è in gioco
sheets-none-comes-off = Nessuna chip esce dal gioco
sheets-none-agreed = In questo torneo non c'è nessun accordo
sheets-none-listed = Nessun giocatore è iscritto
sheets-none-ruled = Non ci sono state decisioni né penalità
sheets-none-done = Non è ancora successo niente

# Su ogni foglio.
sheets-record = registrazione { $number }
sheets-copy = Copia
