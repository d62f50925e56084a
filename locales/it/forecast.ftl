# Come prosegue il torneo.

forecast-title = Previsione
forecast-ends = Finisce
forecast-likely = Probabile
forecast-in-ten = 8 sere su 10
forecast-end = Fine
forecast-entries = Iscritti alla chiusura
forecast-left-at = Rimasti alle { $time }
forecast-left-after = Rimasti dopo il livello { $level }
forecast-bubble = A premio ({ $count })
forecast-final-table = Tavolo finale ({ $count })
forecast-between = { $low }–{ $high }
forecast-level = livello { $levels }
forecast-levels = livelli { $levels }
forecast-nothing = Non si può prevedere nulla: servono due giocatori, livelli con bui e nessun vincitore.
forecast-on-paper = Previsione alle { $time }: finisce { $ends } (8 sere su 10), una sera su due prima di { $likely }.
forecast-note = Una sera su due prima, una dopo; accanto, tra quali valori sta otto sere su dieci
forecast-key = E se… altri livelli, un livello in meno, un'altra pausa
forecast-what-if = E se…
forecast-what-if-hint = Che cosa cambierebbe con altri livelli o pause, prima di cambiare qualcosa
forecast-if-levels = Durata dei livelli
forecast-if-skip = Un livello in meno
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
forecast-if-close = Chiudere le iscrizioni
forecast-if-close-of = Da adesso non si iscrive più nessuno
forecast-if-table = Rompere un tavolo
forecast-if-table-of = Si rompe il tavolo { $table }
forecast-if-pay = Posti pagati
forecast-if-pay-of = { $places ->
    [one] È pagato un posto
   *[other] Sono pagati { $places } posti
}
forecast-if-deal = Questo accordo
forecast-if-deal-of = Si divide tutto quello che resta: { $method }
forecast-comes-tables = Tavoli
forecast-comes-free = Posti liberi
forecast-comes-moves = Spostamenti finora
forecast-comes-often = Spostati tre volte o più
forecast-comes-average = Media
forecast-comes-paid = Posti pagati
forecast-comes-first = Primo premio
forecast-comes-last = Premio minimo
forecast-if-less = Meno
forecast-if-more = Più
forecast-if-do = Fai così
forecast-if-same = È già così
forecast-if-nothing = Non ci sono livelli o pause da cambiare.
forecast-now = Com'è
forecast-then = Come sarebbe
