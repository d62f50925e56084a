# Il blocco del banco.
lock-now = Blocca il banco
lock-title = Il banco è bloccato
lock-why = Timer, schermi, pagina e suoni vanno avanti. Qui non si fa nulla finché non si scrive la parola o il PIN.
lock-pin = Parola o PIN
lock-again = Ancora una volta
lock-open = Apri
lock-wrong = Non è quello giusto.
lock-wait = { $seconds ->
    [one] Riprova fra { $seconds } secondo.
   *[other] Riprova fra { $seconds } secondi.
}
lock-forgotten = Dimenticato…
lock-forgotten-why = Allora il banco si apre dopo cinque minuti davanti a tutta la sala, e il PIN non c'è più. Riavviare il programma non lo apre.
lock-opens-in = Il banco si apre fra { $left }, e il PIN non c'è più.
lock-stays = Lascialo bloccato
lock-was-forgotten = Il banco è stato aperto senza il PIN, che non c'è più: scegline un altro
lock-choose = Parola o PIN del blocco
lock-choose-why = Apre il banco quando è bloccato. Almeno { $least } lettere o cifre. Tiene lontane le mani di passaggio: il file del torneo non è protetto.
lock-keep = Conserva
lock-kept = Da adesso il banco si apre con questo
lock-differs = I due non sono uguali
lock-short = Troppo corta
lock-not-kept = Il sistema non ha dato di che rendere illeggibile la parola
lock-close-first = Il blocco non ha ancora un PIN: prima rispondi o chiudi qui, poi blocca il banco
lock-none = Il blocco del banco non ha ancora un PIN
lock-has = Il blocco del banco ha un PIN
lock-choose-button = Scegli un PIN…
lock-change-button = Cambia il PIN…
