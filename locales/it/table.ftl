# La riga sopra le schede del tavolo.

table-tab-ruling = Decisione
table-tab-hand = Mano
table-tab-button = Bottone
table-tab-pots = Piatti
table-tab-italian = Italiana
table-tab-irregularities = Irregolarità
table-tab-clocks = Tempo
table-tab-record = Penalità
# Che cosa c'era ai tavoli quando il programma è finito.
left-title = Mano non finita
left-resume = Riprendi
left-discard = Scarta
left-discarded = Mano non finita scartata
left-hand = mano { $hand }
left-hand-at = mano { $hand } al tavolo { $table }
left-stacks = stack per la prossima mano
left-evening = serata all'italiana in { $players }, { $pot } nel piatto
left-clocks = { $clocks ->
    [one] 1 orologio
   *[other] { $clocks } orologi
}

table-number = Tavolo { $table }
table-seats = { $seats } posti
table-back = Indietro
table-which = Tavolo
table-blinds = Bui
table-size = Posti
table-rules = Regole
