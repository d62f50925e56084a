# La scheda dei tempi dei giocatori.

clocks-called = Tempo chiamato
clocks-shot = Shot clock
clocks-players = Giocatori
clocks-kind = Orologio
clocks-thinks = Pensa
clocks-last = Ultimi secondi
clocks-over = Tempo
clocks-paused = In pausa
clocks-zero-dead = A zero la mano è morta
clocks-zero-check = A zero il giocatore fa check
clocks-dead = Mano morta
clocks-checked = Il giocatore fa check
clocks-tie-player = Un'azione all'ultimo secondo vale.
clocks-tie-floor = Un'azione all'ultimo secondo: decide il floor.
clocks-caller-event = Lo chiama ogni giocatore in gara, dal suo posto;
clocks-caller-table = Lo chiama ogni giocatore del tavolo, dal suo posto;
clocks-caller-hand = Lo chiama chi ha ricevuto carte;
clocks-caller-floor = Lo chiama il floor;
clocks-before-reasonable = dopo un tempo ragionevole.
clocks-before-seconds = dopo almeno { $seconds } secondi.
clocks-length-up-to = Fino a { $seconds } secondi, poi { $countdown } contati a voce.
clocks-length = { $seconds } secondi, poi { $countdown } contati a voce.
clocks-from-level = Parte dal livello { $level }.
clocks-from-closing = Parte quando chiudono le iscrizioni.
clocks-from-money = { $tables ->
    [one] Corre da un tavolo prima dei premi: lo annuncia il floor.
   *[other] Corre da { $tables } tavoli prima dei premi: lo annuncia il floor.
}
clocks-from-second-day = Corre dal secondo giorno.
clocks-banks = { $banks ->
    [one] Un time bank da { $seconds } secondi;
   *[other] { $banks } time bank da { $seconds } secondi;
}
clocks-reset-never = non si rinnovano mai.
clocks-reset-day = nuovi ogni giorno,
clocks-reset-final = nuovi al tavolo finale,
clocks-reset-players = nuovi con { $players } giocatori rimasti,
clocks-unused-lost = quelli avanzati si perdono.
clocks-unused-kept = quelli avanzati restano.
clocks-own = Il regolamento non ha shot clock. Regola della casa:
clocks-own-seconds = Secondi
clocks-own-banks = Bank
clocks-own-bank-seconds = Un bank
clocks-less = Meno: { $what }
clocks-more = Più: { $what }
clocks-street-0 = Pre-flop
clocks-street-1 = Flop
clocks-street-2 = Turn
clocks-street-3 = River
clocks-faces-bet = Ha una puntata davanti
clocks-faces-nothing = Nessuna puntata
clocks-seconds = { $seconds } s
clocks-on = Tempo a { $who }
clocks-player = Posto { $seat }
clocks-at = Tavolo { $table }, posto { $seat }
clocks-to-act = Tempo a chi deve parlare
clocks-no-hand = Qui non si segue una mano: tocca un giocatore.
clocks-pause = Pausa
clocks-resume = Riprendi
clocks-again = Da capo
clocks-more-time = +30 s
clocks-bank = { $left ->
    [one] Bank (1 rimasto)
   *[other] Bank ({ $left } rimasti)
}
clocks-no-bank = Nessun time bank rimasto
clocks-remove = Togli
clocks-of = { $what }: { $who }
clocks-reset = Rinnova tutti i bank
clocks-full = Corrono già dodici tempi: prima togline uno
clocks-none = Nessun tempo in corso. Tocca un giocatore per chiamarlo.
clocks-small = Tempo: { $who } { $digits }
