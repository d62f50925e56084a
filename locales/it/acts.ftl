# Perché qualcosa non si può fare in una mano.

act-over = la mano è finita
act-not-dealt-in = il giocatore { $seat } non ha ricevuto carte
act-not-in-hand = il giocatore { $seat } ha fatto fold
act-cards-first = prima vanno date le carte
act-action-first = prima deve agire il giocatore { $seat }
act-out-of-turn = deve parlare il giocatore { $seat }
act-no-betting = le puntate sono chiuse
act-no-draw = adesso non si cambiano carte
act-draw-first = prima il giocatore { $seat } deve cambiare o dichiararsi servito
act-cards-due = { $count ->
    [0] non c'è nessuna carta da dare
    [one] c'è una carta da dare
   *[other] ci sono { $count } carte da dare
}
act-card-twice = la carta { $card } è già uscita
act-not-held = il giocatore non ha la carta { $card }
act-too-many-cards = il giocatore non ha così tante carte
act-bet-to-match = c'è una puntata: { $chips } per il call
act-nothing-to-call = nessuna puntata da chiamare
act-bet-already = c'è già una puntata
act-nothing-to-raise = nessuna puntata da rilanciare
act-nothing-to-complete = nessun bring-in da completare
act-bring-in-first = prima va messo o completato il bring-in
act-no-bring-in = nessun bring-in da mettere
act-no-one-to-call = nessun altro può chiamare di più
act-no-more-chips = il giocatore ha al massimo il necessario per il call
act-not-reopened = ha già agito e da allora non c'è stato un rilancio intero
act-raises-capped = il limite dei rilanci è raggiunto
act-below-minimum = il minimo è { $chips }
act-above-most = il massimo è { $chips }
act-all-in-shows = un giocatore è all-in, quindi si scoprono tutte le mani
act-no-showdown = non è ancora lo showdown
act-shown-already = queste carte sono già state mostrate
act-last-hand = l'ultima mano rimasta vince il piatto

# Che cosa non va in una mano registrata, con le parole del formato PHH.

act-wrong = azione { $number } ({ $action }): { $why }
act-wrong-allowed = azione { $number } ({ $action }): { $why }; possibile: { $allowed }
act-unfollowed = azione { $number }: le azioni dopo non si possono verificare
act-wrong-stack = finishing_stacks: p{ $seat } finisce con { $ruled }, il file dice { $written }
act-not-over = non è finita alla strada { $street }: atteso { $awaited }
act-ways = { $one }, { $other }
act-way-bring-in = p{ $seat } pb ({ $chips })
act-way-check = p{ $seat } cc (check)
act-way-fold = p{ $seat } f
act-way-call = p{ $seat } cc ({ $chips })
act-way-raise = p{ $seat } cbr { $least }
act-way-raise-to = p{ $seat } cbr { $least } (al massimo { $most })
act-awaits-board = { $count ->
    [one] d db, una carta
   *[other] d db, { $count } carte
}
act-awaits-cards = d dh per { $players }
act-awaits-action = un'azione di p{ $seat }
act-awaits-draw = p{ $seat } sd
act-awaits-show = sm di { $players }
act-awaits-nothing = nulla
