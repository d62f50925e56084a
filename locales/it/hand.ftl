### Perché qualcosa non si può fare in una mano.

hand-over = la mano è finita
hand-not-dealt-in = il giocatore { $seat } non ha ricevuto carte
hand-not-in-hand = il giocatore { $seat } ha lasciato la mano
hand-cards-first = prima vanno date le carte
hand-action-first = prima deve agire il giocatore { $seat }
hand-out-of-turn = tocca al giocatore { $seat }
hand-no-betting = le puntate sono finite
hand-no-draw = adesso non si cambiano carte
hand-draw-first = prima il giocatore { $seat } cambia o resta servito
hand-cards-due = { $count ->
    [0] non c’è nessuna carta da dare
    [one] c’è una carta da dare
   *[other] ci sono { $count } carte da dare
}
hand-card-twice = la carta { $card } c’è già
hand-not-held = il giocatore non ha la carta { $card }
hand-too-many-cards = il giocatore non ha tante carte
hand-bet-to-match = c’è una puntata: per vedere ci vogliono { $chips }
hand-nothing-to-call = non c’è niente da vedere
hand-bet-already = c’è già una puntata
hand-nothing-to-raise = nessuno ha puntato, quindi non c’è niente da rilanciare
hand-nothing-to-complete = non c’è niente da completare
hand-bring-in-first = prima si mette o si completa il bring-in
hand-no-bring-in = non c’è bring-in da mettere
hand-nobody-to-call = non resta nessuno che possa vedere di più
hand-no-more-chips = il giocatore ha solo quanto serve per vedere
hand-not-reopened = ha già agito, e da allora non c’è stato un rilancio intero
hand-raises-capped = i rilanci ammessi sono finiti
hand-below-least = il minimo è { $chips }
hand-above-most = il massimo è { $chips }
hand-all-in-shows = qualcuno è all-in, quindi si scoprono tutte le mani
hand-no-showdown = non c’è ancora niente da mostrare
hand-shown-already = queste carte sono già state mostrate
hand-last-hand = l’ultima mano rimasta vince il piatto
