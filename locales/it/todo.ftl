# Che cosa c'è da fare in sala, e perché.

todo-won = Ha vinto { $name }
todo-won-paid = Il torneo è finito e tutti sono stati pagati.
todo-won-why = Tutti gli altri sono stati eliminati e le iscrizioni sono chiuse.

# I passi: che cosa dice un pulsante.
todo-draw-seats = Sorteggia i posti
todo-open-and-draw-seats = Apri e sorteggia i posti
todo-set-button = Metti il bottone
todo-done = Fatto
todo-other-seat = Altro posto…
todo-hold = Trattieni

# Giocatori senza posto.
todo-waiting = { $count ->
    [one] { $count } giocatore in attesa di un posto
   *[other] { $count } giocatori in attesa di un posto
}
todo-open-seats = { $count ->
    [0] Nessun posto libero.
    [one] { $count } posto libero.
   *[other] { $count } posti liberi.
}
todo-waiting-draw = { $open } Si sorteggia fra i tavoli con meno giocatori.
todo-waiting-open = { $open } Prima apri { $tables }, da { $size } posti.

# Il tavolo finale e i nuovi sorteggi; $rule è vuoto, o una delle due righe che seguono.
todo-final-table = Sorteggia il tavolo finale
todo-final-table-why = { $count ->
    [one] Resta { $count } giocatore
   *[other] Restano { $count } giocatori
}: un tavolo da { $seats }{ $rule }. Si sorteggiano posti e bottone.
todo-final-table-tda = (TDA, procedura raccomandata 9)
todo-final-table-wsop = (WSOP, regola dei tornei 68)
todo-redraw = Nuovo sorteggio a { $count } giocatori
todo-redraw-why = { $count ->
    [one] Resta { $count } giocatore
   *[other] Restano { $count } giocatori
}: le regole della casa prevedono un nuovo sorteggio per tutti { $tables }.

# La fine del torneo a iscrizioni aperte.
todo-one-table = Basta un tavolo
todo-one-table-why = Restano { $count } giocatori a { $tables } tavoli. Le nuove iscrizioni trovano posto al tavolo che rimane.
todo-pay = Paga
todo-results = Risultati
todo-standings = Classifica
todo-close = Chiudi le iscrizioni
todo-close-why = Resta solo { $name }, e le iscrizioni sono ancora aperte.

# Il bottone.
todo-button = Trova il bottone al tavolo { $table }
todo-button-why = Decide chi si sposta e in quale posto.
todo-button-seen = Bottone visto alle { $time }. Ricontrolla: decide chi si sposta e in quale posto.

# Spostamenti.
todo-empty-seat = Il posto { $seat } è vuoto
todo-move = Sposta { $name } { $from } → { $to }
todo-move-turn = Spostamento { $turn } di { $of } verso il T{ $table }.
todo-move-waits = Niente carte finché non passa il bottone.
todo-high-card = Carta più alta al tavolo { $from } → { $to }
todo-high-card-step = Scegli

# Perché un giocatore si sposta: chi, e in quale posto.
todo-why = { $more } giocatori al T{ $from }, { $fewer } al T{ $to }: differenza { $short }. { $who }: { $place } (TDA 11-A).
todo-why-high-card = { $more } giocatori al T{ $from }, { $fewer } al T{ $to }: differenza { $short }. { $who }: { $place } (WSOP 67).
todo-why-break = Il T{ $from } chiude e il posto è stato sorteggiato (TDA 10-B).
todo-who-next = Tocca al prossimo big blind del T{ $from }
todo-who-later = { $count ->
    [one] Chi viene prima è bloccato, tocca al big blind del T{ $from } fra { $count } mano
   *[other] Chi viene prima è bloccato, tocca al big blind del T{ $from } fra { $count } mani
}
todo-who-drawn = Bottone sconosciuto al T{ $from }, giocatore sorteggiato
todo-who-high-card = Si sposta chi ha la carta più alta al T{ $from }
todo-who-high-card-is = Si sposta chi ha la carta più alta al T{ $from }, { $card }
todo-who-position = Solo stud: dal T{ $from } si sposta chi è nella stessa posizione
todo-to-worst = va nel posto libero peggiore, { $blind }
todo-to-drawn = va in un posto sorteggiato
todo-to-opened = va nel posto che si è liberato per ultimo

# Tavoli che si rompono, si chiudono o si fermano.
todo-post = Affiggi l'ordine di chiusura: { $tables }
todo-post-why = Scelto per non spostare i giocatori una terza volta. Affiggilo prima che chiuda il primo tavolo (TDA 11-C).
todo-post-step = Affiggi
todo-break = Chiudi tavolo { $table }
todo-break-why = { $count ->
    [one] { $count } giocatore, altrove { $open }: ci sta.
   *[other] { $count } giocatori, altrove { $open }: ci stanno.
} Primo nell'ordine di chiusura.
todo-close-table = Chiudi il tavolo { $table }
todo-close-table-why = Nessun giocatore seduto.
todo-close-table-step = Chiudi tavolo
todo-halt = Ferma { $tables }
todo-halt-why = Tre o più giocatori in meno del tavolo più pieno: lì il gioco si ferma appena cambiano i bui (TDA 11-D).

# L'orologio.
todo-start = Avvia l'orologio
todo-start-why = { $count ->
    [one] { $count } giocatore seduto
   *[other] { $count } giocatori seduti
}. Si parte con { $row }.
todo-start-step = Avvia
todo-day-over = Giornata finita
todo-day-over-why = La prossima giornata parte con { $row }.
todo-day-over-step = Avvia la prossima giornata
todo-overtime = Struttura finita
todo-overtime-why = L'ultimo livello continua. Se servono altri livelli, aggiungili in Torneo.
todo-colour-up-now = Color-up delle { $chips } adesso
todo-colour-up-now-why = I prossimi livelli non le usano.
todo-colour-up-late = Color-up delle { $chips } in ritardo
todo-colour-up-late-why = Previsto dopo il livello { $level }{ $minutes ->
    [0] {""}
   *[other] , { $late } di gioco fa
}. Color-up fatto: { $raced } su { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}.
todo-colour-up-schedule = Apri programma
todo-colour-up-postpone = Rimanda
todo-colour-up-soon = Color-up delle { $chips } alla pausa
todo-colour-up-soon-why = I prossimi livelli non le usano. Tieni pronte fiches più grandi.

# Che cosa di questo computer può costare qualcosa all'evento.
health-gone = { $of ->
    [second] Manca la cartella della seconda copia
    [house] Manca la cartella del circolo
   *[event] Manca la cartella del torneo
}
health-gone-why = { $folder } non si trova. Ricollega il disco o la cartella di rete. { $of ->
    [second] Il file del torneo ha tutto; se serve, scegli un'altra seconda copia in Torneo.
    [house] Il torneo continua; le sue persone entrano nel circolo quando la cartella torna.
   *[event] Anche questa finestra ha ogni voce: usa Menu › Salva una copia.
}
health-read-only = { $of ->
    [second] La cartella della seconda copia è di sola lettura
    [house] La cartella del circolo è di sola lettura
   *[event] La cartella del torneo è di sola lettura
}
health-read-only-why = { $folder } è diventata di sola lettura. Controlla se la chiavetta è bloccata o il disco è guasto, e { $of ->
    [second] scegli un'altra cartella: Torneo › Seconda copia.
    [house] sposta il circolo su un altro disco prima del prossimo torneo.
   *[event] salva subito una copia altrove: Menu › Salva una copia.
}
health-silent = { $of ->
    [second] La cartella della seconda copia non risponde
    [house] La cartella del circolo non risponde
   *[event] La cartella del torneo non risponde
}
health-silent-why = { $folder } non risponde{ $why }. Controlla il cavo e la rete; se non torna, { $of ->
    [second] scegli un'altra cartella: Torneo › Seconda copia.
    [house] chiudi il circolo e aprilo da una copia.
   *[event] salva una copia altrove: Menu › Salva una copia.
}
health-room = { $of ->
    [second] Disco della seconda copia quasi pieno
    [house] Disco del circolo quasi pieno
   *[event] Disco del torneo quasi pieno
}
health-room-why = In { $folder } restano { $free } MB. Meno di { $least } MB non bastano a sei tornei da diecimila iscrizioni, e altri programmi possono riempirli in pochi minuti. Elimina o sposta i file grandi.
health-slow = Il disco del torneo è lento
health-slow-why = Una voce ha impiegato { $took } per essere salvata; un disco sano impiega meno di mezzo secondo. Chiudi gli altri programmi che usano il disco, o continua su un altro: Menu › Salva una copia. Usa chiavette e cartelle di rete solo per la seconda copia.
health-seconds = { $whole },{ $tenth } s
health-battery = Collega questo computer alla corrente
health-battery-why = Batteria al { $left }%. Sotto il { $least }% molti computer si spengono senza avviso.
health-clock = Controlla l'orologio di questo computer
health-clock-why = { $way ->
    [ahead] È stato spostato avanti di { $by } con il torneo aperto
   *[behind] È indietro di { $by } rispetto all'ultima voce
}. Il tempo rimasto nel livello non cambia. Se l'ora in fondo alla finestra è giusta, confermala; se no, regola l'orologio del computer.
health-clock-right = L'ora è giusta
todo-count-now = { $count } ora
todo-count-waiting = { $count } in attesa
todo-count-planned = { $count } previsti
todo-more = { $count ->
    [one] { $count } altra attività sotto
   *[other] altre { $count } attività sotto
}
todo-more-show = Mostra le prossime
