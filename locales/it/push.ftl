# La scheda per una mossa di fiches e parole.

# Un importo che non si legge.
push-amount-expected = Scrivi un importo, ad esempio 1.400 o 1,4k.

# Che cosa si gioca.
push-betting = Puntate
push-no-limit = No limit
push-pot-limit = Pot limit
push-limit = Limit
push-street-first = Preflop
push-street-later = Postflop
push-street-small = Piccola
push-street-big = Grande
push-no-bet = Nessuna
push-and-a-half = { $whole },5

# Che cosa ha davanti il giocatore.
push-seat = Posto { $seat }
push-seat-of = Posto { $seat }, { $name }
push-bet = Da coprire
push-raise = Ultimo rilancio
push-pot = Nel piatto
push-stack = Stack dietro
push-big-blind = Grande buio
push-bet-of-limit = Puntata del limit
push-said-amount = Cifra detta
push-acted-at = Ha agito su

# Le fiches.
push-tray-pushed = Messe
push-tray-front = Già davanti
push-tray-pulled = Ritirate
push-chip = Fiche da { $worth }
push-pushed = Messe in tutto
push-front-is = { $chips } davanti
push-pulled-is = { $chips } ritirati
push-take = Il prossimo tocco toglie una fiche

# Che cosa è stato detto, e quando.
push-word-nothing = Niente
push-word-call = Call
push-word-raise = Rilancio
push-word-fold = Fold
push-word-check = Check
push-word-amount = Cifra…
push-word-bet = Punto…
push-word-all-in = All-in
push-word-pot = Piatto
push-any-pot = Nel piatto ci sono almeno { $pot }: di più non cambierebbe nulla.
push-says = Detto: { $word }
push-before = Prima
push-with = Insieme
push-after = Dopo
push-said-before = Detto prima delle fiches
push-said-with = Detto insieme alle fiches
push-said-after = Detto dopo le fiches
push-last = Ultime fiches
push-words = Altre parole
push-words-hint = «Due»…

# Che cosa si chiede di rado.
push-live = Mani vive
push-raises = Rilanci
push-opener = Apertura
push-two = { $what }: due
push-fewer = { $what }: una in meno
push-one-more = { $what }: una in più

# Che cosa significa.
push-ruling = Decisione
push-can = Tocca al giocatore
push-not-yet = Ancora nessuna decisione
push-hint = Tocca le fiches messe, o che cosa è stato detto.
push-no-raise = Nessun rilancio
push-or-more = { $is } o più
push-up-to = { $is }, al massimo { $most }
push-by = Secondo il regolamento { $book }
push-same = Lo stesso secondo { $books }
push-instead = Se invece…

# Che cosa lo sistema.
push-mend-least = Premi «Grande buio» e scrivilo.
push-mend-raise = Premi «Ultimo rilancio» e scrivilo.
push-mend-pot = Almeno { $pot }, ma qui decide: premi «Nel piatto» e scrivilo.
push-mend-chips = Premi «Nuova» e metti di nuovo le fiches.
push-mend-front = Premi una puntata, o togli le fiches da «Già davanti».
push-mend-pulled = Toglile da «Ritirate».
push-mend-acted = Correggi «Ha agito su».
push-mend-stack = Premi «Stack dietro» e scrivi quanto resta.
push-mend-live = Correggi «Mani vive».
push-mend-amount = Scrivi l'importo che è stato detto.
push-mend-words = Scrivi che cosa è stato detto: «cinque», «rilancio duemila», «2,5k».

# Che cosa se ne fa.
push-apply = Applica alla mano
push-record = Metti a registro
push-is-on-record = A registro
push-new = Nuova
push-note = Nota per il registro
push-note-hint = Nota…
push-no-ruling = Non c'è ancora una decisione
push-choose-first = Scegli prima che cosa decide il floor.
push-choose-first-player = Scegli prima che cosa fa il giocatore.

# I tasti.
push-key-chips = una fiche
push-key-take = ne toglie una
push-key-figures = l'importo acceso
push-key-fields = l'importo seguente
push-key-street = preflop o postflop
push-key-new = tutto da capo
