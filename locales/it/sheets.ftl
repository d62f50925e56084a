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
