# Ciò che si registra in ritardo, e uno sguardo indietro.

late-happened = È successo prima…
late-now = Torna ad adesso
late-title = È successo alle { $time }
late-strike-title = Cancella
late-since = { $count ->
    [0] Da allora non è stato registrato nulla
    [one] Deciso di nuovo: un atto da allora
   *[other] Deciso di nuovo: { $count } atti da allora
}
late-counts = { $same } come prima · { $otherwise } diversi
late-between = Tra gli atti { $before } e { $after } · { $ago } fa
late-last = Dopo l'ultimo atto · { $ago } fa
late-as-told = registrato
late-kept = resta così
late-changed = deciso adesso
late-dropped = decade
late-would-be = Adesso: { $what }
late-players = Giocatori
late-average = Media
late-pool = Montepremi
late-column-time = Ora
late-column-act = Atto
late-column-was = Com'era
late-column-now = Adesso
late-record = Registra
late-impossible = Non può essere successo allora.
late-leave = Lascia stare
late-choose = Premere una riga per scegliere che cosa ne è.
late-nothing-otherwise = Tutto ciò che è stato registrato da allora resta com'è.
late-when-title = Quando è successo?
late-when-hint = Si vede la sala com'era allora: ciò che si fa lì viene registrato a quell'ora.
late-when = 21:40, -5 oppure livello 6, mancano 3:00
late-earlier = Quando
late-earlier-hint = ora, 21:40 oppure -5
late-when-is = { $time }, { $ago } fa
late-when-go = Vai lì
late-when-type = Scrivere un'ora.
late-when-wrong = Scrivere un'ora (21:40), minuti fa (-5), oppure un livello e quanto ne mancava (livello 6, 3:00).
late-when-early = A quell'ora il torneo non era ancora stato creato.
late-when-ahead = Non è ancora quell'ora.
back-now = Torna ad adesso
back-copy = Salva una copia fin qui…
back-later = Atto dopo
back-earlier = Atto prima
back-stood = Com'era alle { $time }, { $ago } fa
back-tell = Ciò che si fa qui viene registrato a quell'ora.
back-slider = Uno sguardo indietro
late-find = Com'era alle { $time }: { $what }
late-find-hint = È successo prima? Scrivilo dietro: 6-8 -5 (minuti), 6-8 @ 21:40
