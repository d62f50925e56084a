# Ticket: posti per un altro torneo.

tickets-log-handed-out = Ticket { $number } per { $event }, { $value }
tickets-log-taken = Pagato con il ticket { $number }, { $value }
tickets-open = da usare
tickets-used = usato in { $file }
tickets-sold-back = rivenduto alla casa: { $reason }
tickets-lapsed = scaduto: { $reason }
tickets-withdrawn = ritirato: il posto non era vinto
tickets-outstanding = { $event }: { $count ->
    [one] { $count } ticket
   *[other] { $count } ticket
} in giro, { $value }
tickets-none = Ancora nessun ticket.
tickets-missing-in-house = { $file }: il ticket { $number } è stato vinto lì e non è nel libro della casa. “bottone house settle” lo registra.
tickets-won-no-longer = { $file }: il ticket { $number } è nel libro della casa ma lì è stato annullato. “bottone house settle” lo ritira.
tickets-use-missing = { $file }: un'iscrizione è stata pagata con il ticket { $number }, che per il libro della casa è da usare. “bottone house settle” lo registra.
tickets-use-no-longer = { $file }: il ticket { $number } risulta usato lì, ma nessuna iscrizione è stata pagata con quello. “bottone house settle” lo libera.
tickets-used-twice = { $file }: un'iscrizione è stata pagata con il ticket { $number }, che è stato usato altrove.
tickets-settled = { $count ->
    [0] Niente da sistemare: la casa e i suoi tornei dicono lo stesso dei ticket.
    [one] { $count } cosa è stata scritta nel libro della casa.
   *[other] { $count } cose sono state scritte nel libro della casa.
}
tickets-no-target = { $file } non è un satellite nell'elenco della casa. Bisogna dire per quale torneo è il posto.
tickets-nobody = { $player } non è nel libro della casa. Prima va inserito lì.
tickets-no-ticket = Questa persona non ha un ticket per questo torneo.
tickets-nothing-owed = Lì non ci sono posti per altri tornei da consegnare
tickets-no-id = “{ $id }” non è il codice di una persona: dieci lettere e cifre, come li elenca bottone house people
