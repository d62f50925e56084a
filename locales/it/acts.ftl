# Perché qualcosa non si può fare in una mano.

act-over = la mano è finita
act-not-dealt-in = il giocatore { $seat } non ha ricevuto carte
act-not-in-hand = il giocatore { $seat } ha lasciato la mano
act-cards-first = prima vanno date le carte
act-action-first = prima deve agire il giocatore { $seat }
act-out-of-turn = tocca al giocatore { $seat }
act-no-betting = le puntate sono chiuse
act-no-draw = adesso non si cambiano carte
act-draw-first = prima il giocatore { $seat } deve cambiare o dichiararsi servito
act-cards-due = { $count ->
    [0] non c'è nessuna carta da dare
    [one] c'è una carta da dare
   *[other] ci sono { $count } carte da dare
}
act-card-twice = la carta { $card } c'è già
act-not-held = il giocatore non ha la carta { $card }
act-too-many-cards = il giocatore non ha tante carte
act-bet-to-match = c'è una puntata: per il call servono { $chips }
act-nothing-to-call = non c'è nulla da chiamare
act-bet-already = c'è già una puntata
act-nothing-to-raise = nessuno ha puntato, quindi non c'è nulla da rilanciare
act-nothing-to-complete = non c'è nulla da completare
act-bring-in-first = prima va messo o completato il bring-in
act-no-bring-in = non c'è nessun bring-in da mettere
act-nobody-to-call = non resta nessuno che possa chiamare di più
act-no-more-chips = il giocatore ha al massimo quanto serve per il call
act-not-reopened = ha già agito e da allora non c'è stato un rilancio intero
act-raises-capped = è già stato raggiunto il massimo dei rilanci
act-below-least = il minimo è { $chips }
act-above-most = il massimo è { $chips }
act-all-in-shows = qualcuno è all-in, quindi si scoprono tutte le mani
act-no-showdown = non c'è ancora nulla da mostrare
act-shown-already = queste carte sono già state mostrate
act-last-hand = l'ultima mano rimasta vince il piatto

# Che cosa non va in una mano registrata, con le parole del formato PHH.

act-wrong = azione { $number } ({ $action }): { $why }
act-wrong-allowed = azione { $number } ({ $action }): { $why }; possibile: { $allowed }
act-unfollowed = azione { $number }: quello che viene dopo non si è potuto seguire
act-wrong-stack = finishing_stacks: p{ $seat } finisce con { $ruled }, il file dice { $written }
act-not-over = non è finita alla strada { $street }: si aspetta { $awaited }
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
act-awaits-action = che agisca p{ $seat }
act-awaits-draw = p{ $seat } sd
act-awaits-show = sm di { $players }
act-awaits-nothing = nulla
