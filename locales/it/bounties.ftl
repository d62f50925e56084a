# Le taglie.

# Che cosa è successo, nel registro.
bounties-log-taken = { $count ->
    [one] Taglia di { $of } a { $who }
   *[other] Taglia di { $of } divisa tra { $who }
}
bounties-log-left = Taglia di { $of }: non assegnata
bounties-log-prepared = { $count ->
    [one] { $count } busta preparata, si pesca da { $from } giocatori in gioco
   *[other] { $count } buste preparate, si pesca da { $from } giocatori in gioco
}
bounties-log-opened = Busta per la taglia di { $of }: { $amount }
bounties-log-replaced = { $who } ha versato { $amount } nel montepremi per un gettone bounty perso
bounties-log-divided = Taglie rimaste divise: { $shares }

# E per un giocatore.
bounties-card-lost = taglia presa
bounties-card-took = { $count ->
    [one] Ha preso una taglia
   *[other] Ha preso una parte di una taglia
}
bounties-card-left = taglia non assegnata
bounties-card-replaced = Ha pagato { $amount } per un gettone bounty perso
bounties-card-share = { $amount } delle taglie rimaste

# Di che tipo sono.
bounties-kind-fixed = Fissa: intera a chi la prende
bounties-kind-last-to-prizes = Fissa: l'ultima va al montepremi
bounties-kind-progressive = Progressiva: { $cash }% in contanti, { $head }% sulla testa
bounties-kind-mystery-paid = { $times ->
    [one] Mystery: dai posti a premio in poi
   *[other] Mystery: da { $times } volte i posti a premio in poi
}
bounties-kind-mystery-players = Mystery: da { $players } giocatori in gioco
bounties-kind-mystery-day = Mystery: dal secondo giorno

# Dove sono i soldi.
bounties-on-heads = Sulle teste
bounties-waiting = In attesa
bounties-pool = Non assegnate
bounties-in-envelopes = Nelle buste
bounties-won = Vinte in contanti
bounties-paid-in = Versate

# Il tabellone.
bounties-none = Questo torneo non ha taglie. Per aggiungerne una, mettila nel prezzo, come 50+50+10.
bounties-to-setup = Torneo
bounties-heads = Teste
bounties-player = Giocatore
bounties-seat = Posto
bounties-head = Testa
bounties-hits = KO
bounties-cash = Vinto
bounties-taken = Prese
bounties-nothing-taken = Ancora nessuna taglia presa.
bounties-award = Assegna la taglia: { $of }
bounties-draws = { $count ->
    [one] { $who } pesca per { $of }
   *[other] { $who } pescano per { $of }
}
bounties-an-envelope = una busta
bounties-no-one = nessuno
bounties-disqualified = nessuno (squalificato)
bounties-forfeited = nessuno (stack ceduto)
bounties-refunded = nessuno (rimborsato)
bounties-on-head = + { $head } sulla testa
bounties-select = Scegli
bounties-todo-why = Eliminato { $when }. Scegli chi prende la taglia, o che non la prende nessuno.
bounties-todo-draw-why = { $when }: pesca una busta.
bounties-lost-marker = Gettone perso: paga { $amount }

# Da chi.
bounties-taker = Chi prende la taglia di { $name }?
bounties-taker-later = Lascia vuoto per decidere dopo.
bounties-of-title = Taglia di { $name }
bounties-of-why = Chi si divide il piatto la divide in parti uguali; il centesimo dispari va al primo. Va a chi vince l'ultimo piatto che il giocatore poteva vincere.
bounties-find = Trova un giocatore
bounties-select-taker = Scegli chi la prende
bounties-give = Assegna la taglia
bounties-to-no-one = Non la prende nessuno

# Le buste.
bounties-envelopes = Buste
bounties-envelopes-left = { $count ->
    [one] { $count } busta rimasta, si pesca da { $from } giocatori in gioco
   *[other] { $count } buste rimaste, si pesca da { $from } giocatori in gioco
}
bounties-average = { $amount } in media: la quota per una carta persa
bounties-draw = Pesca
bounties-from-drum = Dall'urna
bounties-drawn = { $who }, per { $of }
bounties-make = Prepara le buste
bounties-make-again = Rifai
bounties-propose = Proponi
bounties-from-players = Si pesca da giocatori in gioco
bounties-contents = Importo × buste, un importo per riga
bounties-contents-wrong = { $line }: scrivi un importo e quante, come 500 × 3
bounties-players-wrong = scrivi un numero di giocatori, almeno 2
bounties-contents-sum = { $count ->
    [one] { $count } busta, { $sum } di { $pool }
   *[other] { $count } buste, { $sum } di { $pool }
}
bounties-share-left = Dividi il resto
bounties-share-left-hint = Chi è in gioco tiene la propria taglia; taglie non assegnate e buste si dividono in parti uguali.

# Il torneo.
bounties-setup = Taglie
bounties-setup-fixed = Fissa
bounties-setup-last = Fissa, l'ultima al montepremi
bounties-setup-progressive = Progressiva
bounties-setup-mystery = A sorpresa (mystery)
bounties-setup-cash = Contanti, %
bounties-setup-cash-wrong = scrivi una percentuale da 0 a 100
bounties-setup-from = Inizio
bounties-setup-paid = A premio
bounties-setup-twice = Il doppio dei posti a premio
bounties-setup-times = { $times } volte i posti a premio
bounties-setup-day = Il secondo giorno
bounties-setup-players = A giocatori in gioco
bounties-setup-count = Giocatori in gioco

# La scheda del giocatore.
bounties-card-head = Testa
bounties-card-won = { $amount } vinti
