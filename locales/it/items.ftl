# I premi che non sono denaro, e i tornei senza premi.

items-heading = Premi non in denaro
items-raffle = Lotteria
items-raffle-short = lotteria
items-named = { $item } ({ $of })
items-worth = { $item } ({ $value })
items-of-raffle = Lotteria: { $item }

# In Torneo.
items-prizes = Premi
items-without = Senza premi
items-without-yes = nessuno
items-without-no = sì
items-without-note = Questo torneo è senza premi. Attivali in Torneo.
items-place = Posto
items-name = Premio
items-name-hint = Trofeo
items-value = Valore
items-add = Aggiungi premio non in denaro
items-add-raffle = Aggiungi premio della lotteria
items-remove = Togli questo premio
items-place-wrong = Riga { $line }: scrivi un posto come 1, più posti come 1–3, oppure lotteria
items-value-wrong = Riga { $line }: scrivi il valore come importo, o lascia vuoto
items-too-many = Un torneo ha al massimo { $most } premi non in denaro: togline qualcuno
items-no-name = Riga { $line }: scrivi qual è il premio
items-name-unsound = Riga { $line }: scrivi al massimo { $most } caratteri leggibili, su una riga
items-no-place = Riga { $line }: i posti cominciano da 1
items-backwards = Riga { $line }: scrivi prima il posto migliore, per esempio 1–3
items-place-too-high = Riga { $line }: l'ultimo posto può essere al massimo { $most }
items-twice = Riga { $line }: «{ $item }» c'è già per uno di questi posti
items-number-taken = Riga { $line }: togli questo premio e aggiungilo di nuovo
items-not-without-price = Un prezzo ha una parte per i premi: mettila nella quota, o attiva i premi
items-not-without-bounty = Un prezzo ha una taglia: toglila, o attiva i premi
items-not-without-guarantee = C'è un garantito: toglilo, o attiva i premi
items-not-without-items = Ci sono premi non in denaro: toglili, o attiva i premi

# La consegna.
items-hand-over = Consegna: { $item }
items-given = { $item }: consegnato
items-choose-raffle = Scegli il giocatore che ha vinto un premio della lotteria.
items-raffle-give = Dai a questo giocatore
items-back-note = Un premio già consegnato va ritirato. La consegna e il motivo restano nello storico.
items-to-raffle = Premi della lotteria ancora da vincere: { $items }
items-todo-raffle = { $count ->
    [one] { $count } premio della lotteria è senza vincitore
   *[other] { $count } premi della lotteria sono senza vincitore
}
items-todo-raffle-give = Indica il vincitore
items-log-handed = Consegnato · { $who } · { $item }
items-log-taken-back = Premio ritirato · { $who } · { $item } · { $reason }
items-about-handed = Consegnato: { $item }
items-about-taken-back = Ritirato: { $item } · { $reason }
