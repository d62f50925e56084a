# La riga sopra le schede del tavolo.

table-tab-ruling = Decisione
table-tab-hand = Mano
table-tab-button = Bottone
table-tab-pots = Piatti
table-tab-italian = Italiana
table-tab-irregularities = Irregolarità
table-tab-clocks = Tempo
table-tab-record = Registro
table-number = Tavolo { $table }
table-seats = { $seats } posti
table-back = Indietro
table-which = Tavolo
table-blinds = Bui
table-size = Posti
table-rules = Regole
