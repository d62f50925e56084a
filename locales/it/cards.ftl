# Cartellini e cedole da ritagliare.

# Il cartellino del posto.
cards-seat-card = Cartellino
cards-table = Tavolo
cards-seat = Posto
cards-waiting-card = In attesa di posto
cards-waiting-place = In lista d'attesa
cards-entry = { $entry } · { $chips } fiches
cards-buy-in = Buy-in { $money }
cards-buy-in-parts = Buy-in { $money } ({ $parts })
cards-cashier = cassa: { $name }

# La cedola di spostamento.
cards-move = Spostamento
cards-from = Da
cards-balance = Bilanciamento
cards-broke = Tavolo { $table } chiuso
cards-redraw = Nuovo sorteggio
cards-move-number = S{ $number }
cards-waits = aspetta che passi il bottone
cards-posts-big = big blind alla prossima mano
cards-posts-small = small blind alla prossima mano
cards-has-button = bottone alla prossima mano
cards-button = Prossima mano: bottone al posto { $seat }
