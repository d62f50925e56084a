# Il blocco del banco.
lock-now = Blocca la postazione
lock-title = Postazione bloccata
lock-why = Orologio, schermi, pagina e suoni continuano. Scrivi il PIN per usare la postazione.
lock-pin = PIN del blocco
lock-again = Ripeti il PIN
lock-open = Sblocca
lock-wrong = PIN sbagliato.
lock-wait = { $seconds ->
    [one] Riprova fra { $seconds } secondo.
   *[other] Riprova fra { $seconds } secondi.
}
lock-forgotten = PIN dimenticato…
lock-forgotten-why = La postazione si sblocca dopo cinque minuti davanti a tutta la sala, e il PIN viene tolto. Riavviare il programma non la sblocca.
lock-opens-in = Si sblocca fra { $left }; il PIN viene tolto.
lock-stays = Lascia bloccata
lock-was-forgotten = La postazione è stata sbloccata senza PIN, che è stato tolto: scegline uno nuovo
lock-choose = PIN del blocco
lock-choose-why = Impedisce ai passanti di usare la postazione. Almeno { $least } lettere o cifre. Il file del torneo non è protetto.
lock-keep = Salva
lock-kept = PIN del blocco salvato
lock-differs = I PIN non coincidono
lock-short = Troppo corto
lock-not-kept = Il sistema non ha potuto cifrare il PIN, che non è stato salvato. Riprova
lock-close-first = Il blocco non ha ancora un PIN: prima rispondi o chiudi qui, poi blocca la postazione
lock-none = Nessun PIN del blocco
lock-has = PIN del blocco impostato
lock-choose-button = Imposta PIN…
lock-change-button = Cambia PIN…
