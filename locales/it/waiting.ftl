# La lista d'attesa, e chi è arrivato al suo posto.

waiting-tab-players = Giocatori
waiting-tab-list = Lista d'attesa
waiting-tab-missing = Assenti

# Quando si offre un posto che si libera: un'opzione del torneo.
waiting-rule = Sala piena
waiting-rule-unlisted = Nessuna lista
waiting-rule-at-once = Lista: posto subito
waiting-rule-two-short = Lista: tavoli con due in meno
waiting-rule-full-tables = Lista: nuovi tavoli pieni

# Le righe.
waiting-place = Turno
waiting-posted = N.
waiting-player = Giocatore
waiting-card = Tessera
waiting-since = Arrivo
waiting-paid = Pagato
waiting-status = Stato
waiting-number = A{ $number }
waiting-is-waiting = In attesa
waiting-held = Sospeso: { $reason }
waiting-called = Chiamato { $time } → { $seat }
waiting-hand = salta una mano
waiting-seated = Seduto { $time }, { $seat }
waiting-refunded = Rimborsato { $time }
waiting-gone = Fuori { $time }: lo stack non prosegue
waiting-count = { $count ->
    [0] Nessuno in attesa
    [one] { $count } in attesa
   *[other] { $count } in attesa
}
waiting-called-count = { $count ->
    [one] { $count } chiamato
   *[other] { $count } chiamati
}
waiting-empty = Nessuno in attesa. A sala piena i nuovi giocatori vanno in questa lista.
waiting-off = La lista d'attesa è spenta per questo torneo.
waiting-switch-on = Accendi la lista d'attesa
waiting-choose = Scegli un giocatore da saltare, sospendere o spostare.

# Che cosa si fa.
waiting-call = Chiama
waiting-call-next = { $count ->
    [1] Chiama il prossimo: { $name }
   *[other] Chiama i prossimi { $count }
}
waiting-skip = Salta…
waiting-no-show = Non è venuto…
waiting-hold = Sospendi…
waiting-back = Rientrato
waiting-up = Un turno prima…
waiting-down = Un turno dopo…
waiting-first = In cima…
waiting-last = In fondo…
waiting-close = Rimborsa
waiting-close-all = Chiudi la lista: rimborsa { $money }
waiting-close-keep-fee = Chiudi, rimborsa { $money }, trattieni la fee
waiting-show = Mostra la lista
waiting-open = Apri e chiama
waiting-join = Metti in lista d'attesa
waiting-print-slips = Stampa le ricevute di rimborso
waiting-print-cards = Stampa i cartellini
waiting-seat-card = Cartellino del posto
waiting-slip-since = in lista d'attesa dalle { $time }
waiting-slip-kept = Trattenuto
waiting-slip-foot = Il denaro di questa iscrizione è stato restituito.
waiting-refund-slip = Ricevuta di rimborso

# Perché: le parole del floor restano agli atti.
waiting-record = Registra
waiting-why-skip = Il prossimo passa davanti a { $name }
waiting-why-not-come = { $name } non è venuto: il posto è di nuovo libero
waiting-why-hold = Sospendi { $name }
waiting-why-rank = Sposta { $name } al turno { $place }
waiting-reason-no-answer = Non ha risposto
waiting-reason-asked = Su richiesta
waiting-reason-away = Via per un po'
waiting-reason-mistake = In lista per errore

# Da fare.
waiting-todo-call = { $others ->
    [0] Chiama { $name } dalla lista d'attesa
    [one] Chiama { $name } e un altro dalla lista d'attesa
   *[other] Chiama { $name } e altri { $others } dalla lista d'attesa
}
waiting-why-unlisted = Nessuno entra in lista in automatico
waiting-why-at-once = Un posto si offre appena si libera
waiting-why-two-short = Un tavolo riceve un giocatore quando gliene mancano due
waiting-why-full-tables = Un nuovo tavolo si apre quando c'è abbastanza gente per riempirlo
waiting-todo-call-why = { $waits }. { $rule }.
waiting-todo-open = Apri { $tables } per { $count } in attesa
waiting-todo-close = { $count ->
    [one] { $count } ancora in attesa: rimborsa
   *[other] { $count } ancora in attesa: rimborsa
}
waiting-todo-close-why = Le iscrizioni sono chiuse, e anche la lista d'attesa. Rimborsa { $money }.

# Il registro.
waiting-log-joined = { $count ->
    [one] Lista d'attesa · { $who }
   *[other] { $count } in lista d'attesa
}
waiting-log-skipped = Saltato · { $who }, ora al turno { $place }
waiting-log-not-come = Non è venuto · { $who } a { $seat }, ora al turno { $place }
waiting-log-held = Sospeso in lista d'attesa · { $who }
waiting-log-back = Di nuovo in lista d'attesa · { $who }
waiting-log-ranked = Lista d'attesa · { $who } al turno { $place }
waiting-log-called = Chiamata · { $what }
waiting-log-left-out = Escluso dal sorteggio, lì si aspetterebbe una mano · { $seats }
waiting-card-joined = in lista d'attesa
waiting-card-skipped = saltato in lista d'attesa
waiting-card-not-come = non è venuto a { $seat }
waiting-card-held = sospeso in lista d'attesa
waiting-card-back = di nuovo in lista d'attesa
waiting-card-ranked = al turno { $place } della lista d'attesa

# Il muro, la pagina e la voce.
waiting-wall-called = chiamato

# Non ancora arrivati.
arrivals-seat = Posto
arrivals-player = Giocatore
arrivals-since = Assegnato
arrivals-missing = Assente da
arrivals-moved = da { $from } alle { $time }
arrivals-called = chiamato alle { $time }
arrivals-drawn = sorteggiato alle { $time }
arrivals-rule-killed = Assente: paga bui e ante, la mano è morta dopo la distribuzione.
arrivals-rule-passed = Assente: paga bui e ante, la mano passa al suo turno.
arrivals-key = Segna arrivato il giocatore scelto, o tutto il tavolo
arrivals-brief-drawn = assegnato
arrivals-brief = { $count ->
    [one] { $count } assente
   *[other] { $count } assenti
}
arrivals-arrived = Arrivato
arrivals-all-arrived = Tutti arrivati
arrivals-show = Mostra gli assenti
arrivals-show-seat = Mostra il posto
arrivals-none-missing = Tutti sono al posto sorteggiato.
arrivals-off = Il controllo arrivi è spento per questo torneo.
arrivals-switch-on = Accendi il controllo arrivi
arrivals-minutes = Avvisa dopo
arrivals-minutes-none = Mai
arrivals-count = { $count ->
    [one] { $count } assente
   *[other] { $count } assenti
}
arrivals-todo = { $name } non è arrivato a { $seat }
arrivals-todo-why = { $since }, assente da { $missing }.
arrivals-todo-many = { $count } giocatori non sono arrivati al loro posto
arrivals-log-seen = { $count ->
    [one] Arrivato · { $who }
   *[other] { $count } giocatori arrivati al posto
}
arrivals-card-seen = arrivato al posto
