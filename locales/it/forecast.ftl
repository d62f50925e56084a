# Come prosegue il torneo.

forecast-title = Previsione
forecast-ends = Finisce
forecast-likely = Probabile
forecast-range = 80% probabile
forecast-end = Fine
forecast-entries = Iscritti alla chiusura
forecast-left-at = Rimasti alle { $time }
forecast-left-after = Rimasti dopo il livello { $level }
forecast-bubble = A premio ({ $count })
forecast-final-table = Tavolo finale ({ $count })
forecast-between = { $low }–{ $high }
forecast-level = livello { $levels }
forecast-levels = livelli { $levels }
forecast-nothing = Ancora nessuna previsione: servono due giocatori, livelli con bui e nessun vincitore.
forecast-on-paper = Previsione alle { $time }: finisce { $ends } (80% probabile), pari probabilità prima o dopo { $likely }.
forecast-note = Pari probabilità prima o dopo; accanto, l'intervallo probabile all'80%
forecast-key = E se… altri livelli, un livello saltato, un'altra pausa
forecast-what-if = E se…
forecast-what-if-hint = Vedi che cosa cambierebbe con altri livelli o pause, prima di cambiarli
forecast-if-levels = Durata dei livelli
forecast-if-skip = Salta un livello
forecast-if-break = Prossima pausa
forecast-if-levels-of = { $minutes ->
    [one] Tutti i livelli da qui: 1 minuto
   *[other] Tutti i livelli da qui: { $minutes } minuti
}
forecast-if-break-of = { $minutes ->
    [one] Prossima pausa: 1 minuto
   *[other] Prossima pausa: { $minutes } minuti
}
forecast-if-without = Senza il livello { $level } ({ $stakes })
forecast-if-close = Chiudi le iscrizioni
forecast-if-close-of = Da ora nessuna nuova iscrizione
forecast-if-table = Chiudi un tavolo
forecast-if-table-of = Chiude il tavolo { $table }
forecast-if-pay = Posti pagati
forecast-if-pay-of = { $places ->
    [one] Un posto pagato
   *[other] { $places } posti pagati
}
forecast-if-deal = Questo accordo
forecast-if-deal-of = Tutti i premi rimasti si dividono: { $method }
forecast-comes-tables = Tavoli
forecast-comes-free = Posti liberi
forecast-comes-moves = Spostamenti finora
forecast-comes-often = Spostati tre volte o più
forecast-comes-average = Media
forecast-comes-paid = Posti pagati
forecast-comes-first = Primo premio
forecast-comes-min-cash = Min cash
forecast-if-less = Meno
forecast-if-more = Più
forecast-if-do = Applica
forecast-no-change = Nessun cambiamento
forecast-if-nothing = Nessun livello o pausa da cambiare.
forecast-now = Ora
forecast-then = Dopo
