# Ticket: posti per un altro torneo.

tickets-log-handed-out = Ticket { $number } per { $event }, { $value }
tickets-log-taken = Pagato con il ticket { $number }, { $value }
tickets-open = da usare
tickets-used = usato in { $file }
tickets-sold-back = rivenduto al circolo: { $reason }
tickets-lapsed = scaduto: { $reason }
tickets-withdrawn = ritirato: il posto non era vinto
tickets-outstanding = { $event }: { $count ->
    [one] { $count } ticket
   *[other] { $count } ticket
} in giro, { $value }
tickets-none = Ancora nessun ticket.
tickets-missing-in-club = { $file }: il ticket { $number } è stato vinto lì ma non è nel file del circolo. “bottone house settle” lo aggiunge.
tickets-won-no-longer = { $file }: il ticket { $number } è nel file del circolo ma lì è stato annullato. “bottone house settle” lo ritira.
tickets-use-missing = { $file }: un'iscrizione è stata pagata con il ticket { $number }, ancora da usare nel file del circolo. “bottone house settle” lo segna usato.
tickets-use-no-longer = { $file }: il ticket { $number } risulta usato lì, ma nessuna iscrizione è stata pagata con quello. “bottone house settle” lo libera.
tickets-used-twice = { $file }: un'iscrizione è stata pagata con il ticket { $number }, che è stato usato altrove.
tickets-other-event = { $file }: nell'elenco del circolo questo torneo non è tra quelli che danno o accettano il ticket { $number }. Imposta il ruolo del torneo nel circolo, o annulla il ticket nel torneo.
tickets-other-value = { $file }: il valore del ticket { $number } non è quello del circolo. Annullalo nel torneo.
tickets-other-holder = { $file }: nel circolo il ticket { $number } è di un'altra persona. Annullalo nel torneo.
tickets-other-number = { $file }: il ticket { $number } non è nel circolo, lì è un altro, o non ha il numero successivo. Annullalo nel torneo.
tickets-need-sign-in = Il circolo ha uno staff: accedi come cassiere o direttore, per esempio con --as, e registra di nuovo i ticket.
tickets-no-currency = { $file }: il file del circolo non indica la valuta del ticket { $number }. “bottone house settle” la aggiunge.
tickets-won-again = { $file }: il ticket { $number } è stato vinto lì, ma nel file del circolo è ritirato. “bottone house settle” lo ripristina.
tickets-withdrawn-too-late = { $file }: il posto del ticket { $number } è stato annullato lì, ma il ticket era già stato usato o rivenduto. Devi decidere tu.
tickets-settled = { $count ->
    [0] Niente da sistemare: il circolo e i suoi tornei concordano sui ticket.
    [one] { $count } modifica nel file del circolo.
   *[other] { $count } modifiche nel file del circolo.
}
tickets-no-target = { $file } non è un satellite nell'elenco del circolo. Indica per quale torneo sono i posti.
tickets-not-in-book = { $player } non è nel file del circolo. Prima aggiungi lì la persona.
tickets-no-ticket = Questa persona non ha un ticket per questo torneo.
tickets-nothing-owed = Lì non ci sono posti per altri tornei da consegnare
tickets-no-id = «{ $id }» non è il codice di una persona: usa dieci lettere e cifre, come li elenca bottone house people
tickets-no-club = Il torneo non è nella cartella di un circolo, o non è nel suo elenco.

# La finestra.

tickets-title = Ticket
tickets-number = N.
tickets-event = Per
tickets-value = Valore
tickets-state = Stato
tickets-hand-out = { $count ->
    [one] Consegna { $count } ticket
   *[other] Consegna { $count } ticket
}
tickets-handed-out = Consegna fatta: { $what } per { $event }, { $value }. Salvata nel file del circolo.
tickets-for-which = Torneo dei posti
tickets-for-which-find = Nome del torneo
tickets-no-event = Nessun altro torneo del circolo ha questo nome
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
tickets-overlay-left = Overlay dopo l'uso
tickets-pass-on = Cedi
tickets-transfer-select = Scegli nell'elenco chi riceve il ticket.
tickets-pass-on-to = Il ticket passerà a { $name }.
tickets-sell-back = Rivendi al circolo
tickets-lapse = Fai scadere
tickets-from-drawer = Pagato dal cassetto { $drawer }.
tickets-from-no-drawer = Qui non hai un cassetto aperto in questa valuta: il pagamento non risulterà in nessun cassetto.
tickets-not-in-club = Questo torneo non è nella cartella del circolo
