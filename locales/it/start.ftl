# La prima pagina.
start-question = Scegli il tipo di serata
start-other = Qualcos'altro…
start-home = Partita in casa
start-home-line = Un tavolo con rebuy. Gratis finché non scrivi un prezzo.
start-league = Serata di campionato
start-league-line = Ingresso gratuito, punti e classifica. Stessi giocatori la prossima settimana.
start-charity = Beneficenza
start-charity-line = Rebuy, add-on, più premi, uno schermo sulla TV.
start-casino = Torneo da casinò
start-casino-line = Stack profondi, un rientro, regole TDA.
start-clock = Solo orologio
start-clock-line = I bui sullo schermo, subito in corsa. Non servono giocatori.
start-named = { $kind } { $day }/{ $month }/{ $year }
start-no-kind = Scegli un tipo, o imposta tutto tu.
start-key-kinds = Nuovo torneo: partita in casa, serata di campionato, beneficenza, casinò, solo orologio
start-opens = { $count ->
    [one] Apertura di { $name }…
   *[other] Apertura di { $count } tornei…
}
start-recent = Tornei recenti
start-continue = Continua
start-find = Trova un torneo
start-find-nothing = Nessun torneo recente corrisponde. Quelli più vecchi si aprono con Apri…
start-find-all = Mostra tutti
start-use-walls = Schermi e telefoni
start-use-walls-line = Tempo, bui, premi e posti su TV e telefoni. Senza internet.
start-use-seats = Posti e spostamenti
start-use-seats-line = Posti sorteggiati e tavoli bilanciati. Ogni spostamento ha il suo motivo.
start-use-rulings = Decisioni e premi
start-use-rulings-line = Fiches, piatti e bottone secondo il tuo regolamento. Premi giusti al centesimo.

# Le condizioni di un nuovo torneo.
start-prizes = Premi
start-late-open = finché non le chiudi
start-tables = Tavoli da aprire
start-tables-none = Nessuno
start-league-none = Nessuna classifica
start-league-named = Classifica { $year }
start-wall = Apri uno schermo
start-runs = Avvia subito l'orologio

# Le schede dei tornei.
card-running = In corso
card-paused = In pausa
card-waits = Non iniziato
card-day-over = Giornata finita
card-left = Non finito
card-finished = Finito
card-today = Oggi, iniziato alle { $time }
card-made = Creato { $date }
card-registered = Iscritti
card-starts-at = Si parte a
card-ended = finito alle { $time }
card-left-running = Lasciato in corso alle { $time }.
card-left-paused = In pausa. Ultima voce alle { $time }.
card-last = Ultima voce alle { $time }.
card-break-in = { $line } Pausa tra { $time }.
card-no-players = Ancora nessun iscritto.
card-seats-drawn = Posti sorteggiati.
card-no-seats = Posti non ancora sorteggiati.
card-bagged = Stack imbustati.
card-won = Ha vinto { $name }.
card-won-prize = Ha vinto { $name }: { $prize }.
card-reading = Leggo il file…
card-too-large = Il file è troppo grande per l'anteprima. Aprilo per vedere il torneo.

# La guida.
guide-open = Guida
guide-key = Apri la guida, o passa alla scheda successiva
guide-of = { $number } di { $all }
guide-next = Avanti
guide-back = Indietro
guide-done = Fatto
guide-leave = Chiudi la guida
guide-players = Iscrivi e fai sedere
guide-players-line = In Giocatori scrivi un nome e premi Invio: il posto viene sorteggiato.
guide-clock = Avvia l'orologio
guide-clock-line = Spazio avvia e mette in pausa l'orologio, da Sala e da Orologio.
guide-bust = Elimina un giocatore
guide-bust-line = Premi B, scrivi parte del nome, o tavolo e posto (1 3), poi Invio.
guide-wall = Uno schermo sulla TV
guide-wall-line = In Schermi apri uno schermo e trascinalo sulla TV. F2 apre e chiude il primo.
guide-pay = Paga il vincitore
guide-pay-line = In Denaro blocca i premi a iscrizioni chiuse, poi paga ogni piazzamento.
