# Ciò che si registra in ritardo, e uno sguardo indietro.

late-happened = Registra in ritardo…
late-now = Torna ad adesso
late-title = Registrato alle { $time }
late-void-title = Annulla la voce
late-since = { $count ->
    [0] Da allora nessuna registrazione
    [one] Ricontrollata una voce successiva
   *[other] Ricontrollate { $count } voci successive
}
late-counts = { $same } invariate · { $otherwise } cambiate
late-between = Tra le voci { $before } e { $after } · { $ago } fa
late-last = Dopo l'ultima voce · { $ago } fa
late-as-recorded = registrato
late-kept = resta com'era
late-changed = ricontrollata
late-dropped = decade
late-would-be = Adesso: { $what }
late-players = Giocatori
late-average = Media
late-pool = Montepremi
late-column-time = Ora
late-column-record = Voce
late-column-was = Prima
late-column-now = Adesso
late-record = Registra
late-impossible = A quell'ora non è possibile.
late-cancel = Annulla
late-choose = Scegli una riga per cambiarla.
late-nothing-changed = Tutte le voci successive restano com'erano.
late-when-title = Quando è successo
late-when-hint = Vedi la sala com'era. Ciò che fai viene registrato a quell'ora.
late-when = 21:40, -5 oppure livello 6, mancano 3:00
late-earlier = Quando
late-earlier-hint = ora, 21:40 oppure -5
late-when-is = { $time }, { $ago } fa
late-when-go = Vai
late-when-type = Scrivi un'ora.
late-when-wrong = Scrivi un'ora (21:40), minuti fa (-5), oppure un livello e il tempo che mancava (livello 6, 3:00).
late-when-early = A quell'ora il torneo non esisteva ancora. Scrivi un'ora successiva.
late-when-ahead = Quell'ora è nel futuro.
back-now = Torna ad adesso
back-copy = Salva una copia fin qui…
back-later = Voce dopo
back-earlier = Voce prima
back-stood = Com'era alle { $time }, { $ago } fa
back-recorded = Ciò che fai qui viene registrato a quell'ora.
back-slider = Rivedi
late-find = Alle { $time }: { $what }
late-find-hint = È successo prima? Aggiungi -5 (minuti) o @ 21:40, come 6-8 -5 o 6-8 @ 21:40
