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
    [one] { $count } giocatore aspetta un posto
   *[other] { $count } giocatori aspettano un posto
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
todo-final-table-wsop = (WSOP, regola 68 dei tornei)
todo-redraw = Nuovo sorteggio a { $count } giocatori
todo-redraw-why = { $count ->
    [one] Resta { $count } giocatore
   *[other] Restano { $count } giocatori
}: la casa prevede un nuovo sorteggio per tutti { $tables }.

# La fine del torneo a iscrizioni aperte.
todo-one-table = Basta un tavolo
todo-one-table-why = Restano { $count } giocatori a { $tables } tavoli. Chi si iscrive ancora trova posto al tavolo che rimane.
todo-pay = Paga
todo-results = Risultati
todo-standings = Classifica
todo-close = Chiudi le iscrizioni
todo-close-why = Resta solo { $name }, e chiunque può ancora iscriversi.

# Il bottone.
todo-button = Dov'è il bottone al tavolo { $table }?
todo-button-why = Da lì si vede chi si sposta e in quale posto.
todo-button-seen = È stato visto alle { $time } e da allora si è mosso. Da lì si vede chi si sposta e in quale posto.

# Spostamenti.
todo-empty-seat = Il posto { $seat } è vuoto
todo-move = Sposta { $name } { $from } → { $to }
todo-move-turn = Spostamento { $turn } di { $of } verso il T{ $table }.
todo-move-waits = Lì niente carte finché non passa il bottone.
todo-high-card = Carta più alta al tavolo { $from } → { $to }
todo-high-card-step = Chi ce l'ha?

# Perché un giocatore si sposta: chi, e in quale posto.
todo-why = { $more } giocatori al T{ $from }, { $fewer } al T{ $to }: differenza { $short }. { $who }: { $place } (TDA 11-A).
todo-why-high-card = { $more } giocatori al T{ $from }, { $fewer } al T{ $to }: differenza { $short }. { $who }: { $place } (WSOP 67).
todo-why-break = Il T{ $from } si rompe, il posto è stato sorteggiato (TDA 10-B).
todo-who-next = Tocca al prossimo grande buio del T{ $from }
todo-who-later = { $count ->
    [one] Chi viene prima è bloccato, tocca al grande buio del T{ $from } fra { $count } mano
   *[other] Chi viene prima è bloccato, tocca al grande buio del T{ $from } fra { $count } mani
}
todo-who-drawn = Al T{ $from } non si sa dov'è il bottone, giocatore sorteggiato
todo-who-high-card = Si sposta chi ha la carta più alta al T{ $from }
todo-who-high-card-is = Si sposta chi ha la carta più alta al T{ $from }, { $card }
todo-who-position = Si gioca solo stud: dal T{ $from } si sposta chi siede nella stessa posizione
todo-to-worst = va nel posto libero peggiore, { $blind }
todo-to-drawn = va in un posto sorteggiato
todo-to-opened = va nel posto che si è liberato per ultimo

# Tavoli che si rompono, si chiudono o si fermano.
todo-post = Esponi l'ordine di rottura: { $tables }
todo-post-why = Scelto perché pochi giocatori si spostino una terza volta, ed esposto prima che si rompa il primo (TDA 11-C).
todo-post-step = Esponi
todo-break = Rompi il tavolo { $table }
todo-break-why = { $count ->
    [one] { $count } giocatore, altrove { $open }: ci sta.
   *[other] { $count } giocatori, altrove { $open }: ci stanno.
} Primo nell'ordine di rottura.
todo-close-table = Chiudi il tavolo { $table }
todo-close-table-why = Non ci siede nessuno.
todo-close-table-step = Chiudi il tavolo
todo-halt = Ferma { $tables }
todo-halt-why = Tre o più giocatori in meno del tavolo più pieno: lì il gioco si ferma appena ne risentono i bui (TDA 11-D).

# L'orologio.
todo-start = Avvia l'orologio
todo-start-why = { $count ->
    [one] { $count } giocatore seduto
   *[other] { $count } giocatori seduti
}. Si comincia con { $row }.
todo-start-step = Avvia
todo-day-over = La giornata è finita
todo-day-over-why = La prossima giornata comincia con { $row }.
todo-day-over-step = Avvia la prossima giornata
todo-overtime = La struttura è finita
todo-overtime-why = L'ultimo livello continua. Se servono altri livelli, aggiungili nella schermata Torneo.
todo-colour-up-now = Color up delle { $chips } adesso
todo-colour-up-now-why = Nei livelli che seguono non servono più.
todo-colour-up-late = Le { $chips } dovevano già uscire dal gioco
todo-colour-up-late-why = Previsto dopo il livello { $level }{ $minutes ->
    [0] {""}
   *[other] : { $late } di gioco fa
}. Color up fatto: { $raced } su { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}.
todo-colour-up-plan = Apri il piano
todo-colour-up-off = Rimanda
todo-colour-up-soon = Color up delle { $chips } alla pausa
todo-colour-up-soon-why = Nei livelli che seguono non servono più. Tieni pronte le fiches più grosse.

# Che cosa di questo computer può costare qualcosa all'evento.
health-gone = { $of ->
    [second] La cartella della seconda copia non c'è più
    [house] La cartella della casa non c'è più
   *[event] La cartella dell'evento non c'è più
}
health-gone-why = { $folder } non si trova più. Ricollegate il disco o la cartella di rete. { $of ->
    [second] Il file dell'evento ha tutto; manca il secondo posto: Impostazioni, Seconda copia.
    [house] L'evento prosegue; ciò che dice delle persone entra nel registro della casa quando la cartella torna.
   *[event] Tutto ciò che è registrato è anche in questa finestra: Menu, Salva una copia.
}
health-read-only = { $of ->
    [second] La cartella della seconda copia non accetta più file
    [house] La cartella della casa non accetta più file
   *[event] La cartella dell'evento non accetta più file
}
health-read-only-why = { $folder } è diventata di sola lettura. Guardate se la chiavetta è bloccata o il disco è guasto, e { $of ->
    [second] scegliete un'altra cartella per la seconda copia: Impostazioni, Seconda copia.
    [house] spostate la casa su un altro disco prima del prossimo evento.
   *[event] salvate subito una copia altrove: Menu, Salva una copia.
}
health-silent = { $of ->
    [second] La cartella della seconda copia non risponde
    [house] La cartella della casa non risponde
   *[event] La cartella dell'evento non risponde
}
health-silent-why = { $folder } non dà risposta{ $why }. Controllate il cavo e la rete; se rimane così, { $of ->
    [second] scegliete un'altra cartella per la seconda copia: Impostazioni, Seconda copia.
    [house] chiudete la casa e apritela da una copia.
   *[event] salvate una copia altrove: Menu, Salva una copia.
}
health-room = { $of ->
    [second] Poco spazio sul disco della seconda copia
    [house] Poco spazio sul disco della casa
   *[event] Poco spazio sul disco dell'evento
}
health-room-why = In { $folder } restano { $free } MB. Sotto i { $least } MB non c'è posto per sei serate da diecimila iscrizioni, e altri programmi lo riempiono in pochi minuti. Eliminate o spostate i file grandi.
health-slow = Il disco dell'evento è lento
health-slow-why = Un atto ha impiegato { $took } prima di essere al sicuro; un disco sano impiega meno di mezzo secondo. Chiudete ciò che usa il disco, o proseguite da un altro: Menu, Salva una copia. Una chiavetta o una cartella di rete va meglio come secondo posto.
health-seconds = { $whole },{ $tenth } s
health-battery = Collegate questo computer alla corrente
health-battery-why = La batteria è al { $left } %. Sotto il { $least } % molti computer si spengono senza chiedere.
health-clock = Guardate l'orologio di questo computer
health-clock-why = { $way ->
    [ahead] È stato spostato avanti di { $by } con l'evento aperto
   *[behind] È indietro di { $by } rispetto a quanto è registrato
}. Il tempo che resta al livello non cambia. Se l'ora in fondo alla finestra è giusta, ditelo; se no, regolate l'orologio del computer.
health-clock-right = È giusta
