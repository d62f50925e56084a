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
tickets-no-currency = { $file }: il registro della casa non dice in quale valuta è il ticket { $number }. “bottone house settle” lo scrive.
tickets-won-again = { $file }: il ticket { $number } è stato vinto lì, e per il libro della casa è ritirato. “bottone house settle” lo ripristina.
tickets-withdrawn-too-late = { $file }: il posto del ticket { $number } è stato annullato lì, ma il ticket era già stato usato o rivenduto. Deve decidere qualcuno.
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
tickets-no-house = Il torneo non è nella cartella di una casa, o non è nel suo elenco.

# La finestra.

tickets-title = Ticket
tickets-number = N.
tickets-event = Per
tickets-value = Valore
tickets-state = Che fine ha fatto
tickets-hand-out = { $count ->
    [one] Consegna { $count } ticket
   *[other] Consegna { $count } ticket
}
tickets-handed-out = Consegna fatta: { $what } per { $event }, { $value }. È scritto nel libro della casa.
tickets-for-which = Posti per quale torneo?
tickets-for-which-find = Nome del torneo
tickets-no-event = Nessun altro torneo della casa si chiama così
tickets-seat-in = Un posto in { $event }
tickets-give = Consegna il ticket, { $value }
tickets-buy-in = Iscrivi con il ticket
tickets-for-money = In denaro
tickets-enter-with = { $rest ->
    [none] Paga con il ticket { $number }, { $value }: niente denaro.
   *[some] Paga con il ticket { $number }, { $value }, più { $more } in denaro.
}
tickets-out = { $count ->
    [one] { $count } ticket in giro
   *[other] { $count } ticket in giro
}
tickets-overlay-left = Overlay quando saranno usati
tickets-pass-on = Cedi
tickets-pass-on-whom = Indicare nell'elenco chi riceve il ticket.
tickets-pass-on-to = Sarà il ticket di { $name }.
tickets-sell-back = Rivendi alla casa
tickets-lapse = Fai scadere
tickets-from-drawer = Pagato dal cassetto { $drawer }.
tickets-from-no-drawer = Qui non hai un cassetto aperto con questa valuta: la somma non risulterà in nessuno.
