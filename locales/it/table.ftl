# La riga sopra le schede del tavolo.

table-tab-ruling = Decisione
table-tab-hand = Mano
table-tab-button = Bottone
table-tab-pots = Piatti
table-tab-italian = Italiana
table-tab-irregularities = Irregolarità
table-tab-clocks = Tempo
table-tab-record = Registro
# Che cosa c'era ai tavoli quando il programma è finito.
left-title = Rimasto ai tavoli quando il programma si è chiuso
left-take-up = Riprendi
left-let-go = Lascia perdere
left-was-let-go = Quello che c'era ai tavoli è stato lasciato perdere
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
