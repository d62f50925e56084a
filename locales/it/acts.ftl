### Perché qualcosa non si può fare in una mano.

act-over = la mano è finita
act-not-dealt-in = il giocatore { $seat } non ha ricevuto carte
act-not-in-hand = il giocatore { $seat } ha lasciato la mano
act-cards-first = prima vanno date le carte
act-action-first = prima deve agire il giocatore { $seat }
act-out-of-turn = tocca al giocatore { $seat }
act-no-betting = le puntate sono finite
act-no-draw = adesso non si cambiano carte
act-draw-first = prima il giocatore { $seat } cambia o resta servito
act-cards-due = { $count ->
    [0] non c’è nessuna carta da dare
    [one] c’è una carta da dare
   *[other] ci sono { $count } carte da dare
}
act-card-twice = la carta { $card } c’è già
act-not-held = il giocatore non ha la carta { $card }
act-too-many-cards = il giocatore non ha tante carte
act-bet-to-match = c’è una puntata: per vedere ci vogliono { $chips }
act-nothing-to-call = non c’è niente da vedere
act-bet-already = c’è già una puntata
act-nothing-to-raise = nessuno ha puntato, quindi non c’è niente da rilanciare
act-nothing-to-complete = non c’è niente da completare
act-bring-in-first = prima si mette o si completa il bring-in
act-no-bring-in = non c’è bring-in da mettere
act-nobody-to-call = non resta nessuno che possa vedere di più
act-no-more-chips = il giocatore ha solo quanto serve per vedere
act-not-reopened = ha già agito, e da allora non c’è stato un rilancio intero
act-raises-capped = i rilanci ammessi sono finiti
act-below-least = il minimo è { $chips }
act-above-most = il massimo è { $chips }
act-all-in-shows = qualcuno è all-in, quindi si scoprono tutte le mani
act-no-showdown = non c’è ancora niente da mostrare
act-shown-already = queste carte sono già state mostrate
act-last-hand = l’ultima mano rimasta vince il piatto
