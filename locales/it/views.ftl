# Che cosa dicono le viste del torneo: barra, orologio, sala, giocatori, impostazioni.

# Le cifre e che cosa dice l'orologio.
figure-players = Giocatori
figure-of = su { $all }
figure-average = Media
figure-next = Prossimo
figure-break-in = Pausa tra
figure-big-blinds = { $figure } BB
figure-big-blinds-aloud = { $count ->
    [one] { $figure } big blind
   *[other] { $figure } big blind
}
figure-decimal = { $whole },{ $tenth }
figure-level = Livello { $level }
figure-paused = In pausa · { $row }
figure-day-over = Fine giornata
figure-resumes = Si riprende alle { $time }
figure-starts-with = Si parte con { $row }
figure-not-begun = Non ancora iniziato

# Una riga in mezzo alla frase.
figure-level-aloud = il livello { $level }
figure-break-aloud = la pausa
figure-dinner-aloud = la pausa cena

# L'orologio.
clock-winner = Vincitore
clock-back-at = Si riprende alle { $time }
add-ons-line = Add-on: { $chips } fiches
add-ons-task = { $count ->
    [one] { $count } giocatore può prendere l'add-on
   *[other] { $count } giocatori possono prendere l'add-on
}
add-ons-sell = Vendi add-on…
add-ons-title = Add-on
add-ons-selected = { $count } scelti
add-ons-now = Vendi ai scelti
add-ons-select = Scegli chi prende l'add-on
words-unlimited = senza limite
clock-average-stack = Stack medio
clock-chips-in-play = Fiches in gioco
clock-prize-pool = Montepremi
clock-entries-close-in = Iscrizioni chiuse tra
clock-next-break-in = Prossima pausa tra
clock-chips-now = Le { $chips } escono ora
clock-chips-at-break = Le { $chips } escono alla pausa
clock-chips-after-level = Le { $chips } escono dopo questo livello

# La sala.
floor-taken = { $taken } su { $size }
floor-done = { $broken ->
    [0] Fatto finora: { $moves }. Ogni spostamento è nello storico con il suo motivo.
    [one] Fatto finora: { $moves }, { $broken } tavolo chiuso. Ogni spostamento è nello storico con il suo motivo.
   *[other] Fatto finora: { $moves }, { $broken } tavoli chiusi. Ogni spostamento è nello storico con il suo motivo.
}
floor-moves-to = Il posto { $seat } va al T{ $table }
floor-comes = Arriva T{ $table } posto { $seat }
floor-high-card = La carta più alta va al T{ $table }
floor-comes-high-card = Arriva la carta più alta del T{ $table }
floor-where-button = Segna il bottone
floor-short = { $count ->
    [one] Manca { $count }
   *[other] Mancano { $count }
}
floor-held = Trattenuto
floor-breaks-next = Prossimo a chiudere
floor-posted = Affisso
# Sulla tessera di un tavolo, e dove non c'è posto per altro.
floor-brief-moves-to = P{ $seat } → T{ $table }
floor-brief-comes = ← T{ $table } P{ $seat }
floor-brief-high-card = Carta → T{ $table }
floor-brief-comes-high-card = ← T{ $table } carta
floor-brief-where-button = Bottone?
floor-brief-halted = Fermo
floor-brief-breaks-next = Si chiude
floor-brief-misses = P{ $seat } salta { $hands }
floor-mark-where-button = B?
floor-mark-held = Tratt.
floor-mark-breaks-next = Chiude
floor-mark-misses = P{ $seat }
floor-next-big-blind = prossimo BB
floor-next-big-blind-at = prossimo BB: { $seat }
floor-final-table = tavolo finale
floor-left = { $count ->
    [one] In gioco { $count }
   *[other] In gioco { $count }
}
floor-jump = Prossimo scalino: { $jump }
floor-no-button = Meno di due giocatori: niente bottone
floor-next-button = Prossima mano: bottone { $button }, bui { $small } e { $big }
floor-first-button = Prima mano: bottone { $button }, bui { $small } e { $big }
floor-button-unknown = Bottone non noto: mai segnato dall'inizio
floor-button-seen = Bottone visto alle { $time }. Ricontrolla
floor-open = Libero
floor-closed = Chiuso
floor-waits = aspetta
floor-big-blind = big blind
floor-small-blind = small blind
floor-button = bottone
floor-button-small-blind = bottone, small blind

# I giocatori.
players-to-be-seated = { $count } senza posto
players-listed = In lista
players-winner = Vincitore
players-moving = Si sposta
players-playing = In gioco
players-waiting = Senza posto
players-forfeited = Stack ceduto
players-refunded = Rimborsato
players-card = tessera { $card }
players-not-entered = non iscritto
players-seat = Posto
players-seat-named = Tavolo { $table }, posto { $seat }
players-pinned = bloccato
players-chips = Fiches
players-not-counted = non contate
players-place = Piazzamento
players-paid = Pagato
players-moved = Spostamenti

# Iscrizioni tardive: chi decide, e dove le chiude la struttura.
registration-open = Le iscrizioni sono aperte
registration-closed = Le iscrizioni sono chiuse
registration-auto = Automatiche
registration-keep-open = Tieni aperte
registration-close = Chiuse
registration-do-close = Chiudi ora
registration-stop = Chiudi le iscrizioni
registration-hold = Tieni aperte le iscrizioni
registration-why = { $by ->
    [held] tenute aperte finché non le chiudi{ $when ->
        [over] ; la struttura le ha chiuse dopo il livello { $level }
        [after] ; la struttura le chiuderebbe dopo il livello { $level }
        [at] ; la struttura le chiuderebbe dopo il livello { $level }, alle { $time }
       *[other] { "" }
    }
    [closed] chiuse a mano{ $when ->
        [after] ; la struttura le terrebbe aperte fin dopo il livello { $level }
        [at] ; la struttura le terrebbe aperte fino alle { $time }, dopo il livello { $level }
        [play] ; la struttura le terrebbe aperte fino alla ripresa del gioco
       *[other] { "" }
    }
   *[structure] seguono la struttura{ $when ->
        [after] : si chiudono dopo il livello { $level }
        [at] : si chiudono dopo il livello { $level }, alle { $time }
        [play] : si chiudono alla ripresa del gioco
        [over] : chiuse dopo il livello { $level }
       *[other] , che non le chiude
    }
}

# La struttura e il suo controllo.
setup-length = { $levels }, { $hours } in tutto
setup-stack-sold = { $count ->
    [one] Vale solo per le nuove iscrizioni; quella già venduta tiene il suo stack.
   *[other] Vale solo per le nuove iscrizioni; le { $count } già vendute tengono il loro stack.
}
setup-come-off = Via le { $chips }
setup-registration-closes = Chiusura iscrizioni
setup-end-of-day = Fine giornata
setup-no-level = La struttura non ha livelli da giocare. Aggiungine uno.
setup-no-blinds = Il livello { $level } non ha il big blind.
setup-no-bets = Il livello { $level } è limit ma non ha puntate.
setup-no-stud = Il livello { $level } è stud ma non ha ante né bring-in.
setup-big-blind-under-small = Livello { $level }: il big blind è più basso dello small blind.
setup-big-bet-under-small = Livello { $level }: la puntata grande è più bassa della piccola.
setup-ante-over-big = Livello { $level }: l'ante supera il big blind.
setup-ante-stops = Il livello { $level } non ha l'ante, ma prima c'era.
setup-falls = Livello { $level }: { $amount } scende da { $from } a { $to }.
setup-unpayable = Livello { $level }: { $amount } da { $chips } non si può pagare con le { $left } in gioco.
setup-still-needed = Le { $off } escono troppo presto: al livello { $level } servono per { $amount } da { $chips }.
setup-not-in-play = Le { $off } escono, ma non sono in gioco.
setup-the-small-blind = lo small blind
setup-the-big-blind = il big blind
setup-the-ante = l'ante
setup-the-small-bet = la puntata piccola
setup-the-big-bet = la puntata grande
setup-the-half-bet = la mezza puntata
setup-the-stud-ante = l'ante dello stud
setup-the-bring-in = il bring-in
cells-ante-wrong = Scrivi un'ante come { $example }, bb per il big blind ante, 25 a testa o 800 bottone; vuoto se non c'è
cells-stack-wrong = Scrivi fiches intere, come { $example }
