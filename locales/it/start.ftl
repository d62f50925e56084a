# La prima pagina.
start-question = Che serata sarà?
start-other = Qualcos'altro…
start-home = Partita in casa
start-home-line = Un tavolo e i rebuy. Gratis finché non scrivi un prezzo.
start-league = Serata di campionato
start-league-line = Ingresso gratuito, punti e classifica. Tra una settimana gli stessi giocatori.
start-charity = Beneficenza
start-charity-line = Rebuy, add-on, più premi, la parete sulla TV.
start-casino = Torneo da casinò
start-casino-line = Stack profondi, un rientro, regole TDA.
start-clock = Solo orologio
start-clock-line = I bui sulla parete, in moto da subito. Non servono giocatori.
start-named = { $kind } { $day }/{ $month }/{ $year }
start-no-kind = Scegli un tipo, o imposta tutto tu.
start-key-kinds = Nuovo torneo: partita in casa, serata di campionato, beneficenza, casinò, solo orologio
start-recent = Tornei recenti
start-continue = Continua

# Le condizioni di un nuovo torneo.
start-prizes = Premi
start-late-open = finché non le chiudi
start-tables = Tavoli da aprire
start-tables-none = Nessuno
start-league-none = Nessuna classifica
start-league-named = Classifica { $year }
start-wall = Apri la parete
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
card-left-running = Lasciato in corso, { $time }.
card-left-paused = In pausa, ultima registrazione { $time }.
card-last = Ultima registrazione: { $time }.
card-break-in = { $line } Pausa tra { $time }.
card-nobody = Ancora nessun iscritto.
card-seats-drawn = I posti sono sorteggiati.
card-no-seats = I posti non sono ancora sorteggiati.
card-bagged = Gli stack sono nei sacchetti.
card-won = Ha vinto { $name }.
card-won-prize = Ha vinto { $name }: { $prize }.
card-reading = Leggo il file…
card-too-large = Il file è troppo grande per leggerlo qui. Aprilo per vedere a che punto è.

# La guida.
guide-open = Guida
guide-key = La guida, e la sua scheda successiva
guide-of = { $number } di { $all }
guide-next = Avanti
guide-back = Indietro
guide-done = Fatto
guide-leave = Lascia la guida
guide-players = Iscrivi e fai sedere
guide-players-line = In Giocatori scrivi un nome e premi Invio: il posto è sorteggiato.
guide-clock = Avvia l'orologio
guide-clock-line = Spazio avvia e ferma l'orologio, dalla sala e da Orologio.
guide-bust = Elimina un giocatore
guide-bust-line = B, poi qualche lettera del nome o tavolo e posto come 1 3, poi Invio.
guide-wall = La parete sulla TV
guide-wall-line = In Schermi apri una parete e trascinala sulla TV; F2 apre e chiude la prima.
guide-pay = Paga il vincitore
guide-pay-line = In Denaro blocca i premi a iscrizioni chiuse, poi paga ogni posto.
