# La scheda per una mossa di fiches e parole.

# Un importo che non si legge.
push-amount-expected = Scrivi un importo, come 1.400 o 1,4k.

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
push-bet = Da chiamare
push-raise = Ultimo rilancio
push-pot = Nel piatto
push-stack = Stack dietro
push-big-blind = Big blind
push-bet-of-limit = Puntata del limit
push-said-amount = Cifra detta
push-acted-at = Ultima azione su

# Le fiches.
push-tray-pushed = Messe
push-tray-front = Già puntate
push-tray-pulled = Ritirate
push-chip = Fiche da { $worth }
push-pushed = Totale messo
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
push-any-pot = Il piatto è almeno { $pot }: uno più grande non cambia nulla.
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
push-live = Giocatori in mano
push-raises = Rilanci
push-opener = Apertura
push-two = { $what }: due
push-fewer = { $what }: una in meno
push-one-more = { $what }: una in più

# Che cosa significa.
push-ruling = Decisione
push-can = Tocca al giocatore
push-not-yet = Ancora nessuna decisione
push-hint = Tocca le fiches messe o le parole dette.
push-no-raise = Nessun rilancio
push-or-more = { $is } o più
push-up-to = { $is }, al massimo { $most }
push-by = Secondo il regolamento { $book }
push-same = Lo stesso secondo { $books }
push-instead = Se invece…

# Che cosa lo sistema.
push-enter-big-blind = Premi «Big blind» e scrivilo.
push-fix-raise = Premi «Ultimo rilancio» e scrivilo.
push-fix-pot = Almeno { $pot }, e conta l'importo esatto. Premi «Nel piatto» e scrivilo.
push-fix-chips = Premi «Nuova» e metti di nuovo le fiches.
push-fix-front = Scrivi una puntata, o togli le fiches da «Già puntate».
push-fix-pulled = Toglile da «Ritirate».
push-fix-acted = Correggi «Ultima azione su».
push-fix-stack = Premi «Stack dietro» e scrivi quanto resta.
push-fix-live = Correggi «Giocatori in mano».
push-fix-amount = Scrivi l'importo dichiarato.
push-fix-words = Scrivi che cosa è stato detto: «cinque», «rilancio duemila», «2,5k».

# Che cosa se ne fa.
push-apply = Applica alla mano
push-record = Registra
push-is-on-record = Registrata
push-new = Nuova
push-note = Nota sulla decisione
push-note-hint = Nota…
push-no-ruling = Ancora nessuna decisione
push-choose-first = Prima scegli che cosa decide il floor.
push-choose-first-player = Prima scegli che cosa fa il giocatore.

# I tre livelli della domanda.
push-tier-pushed = Fiche spinte
push-tier-pushed-note = in un solo movimento
push-tier-said = Cosa ha detto
push-tier-said-note = prima delle fiche o insieme
push-tier-bet = Puntata da coprire
push-last-raise = ultimo rilancio { $raise }
push-more = Altro
push-less = Meno
push-more-note = Ultime fiche, fiche davanti, ritirate, mani in gioco, pot limit
push-tier-more = Dati rari
push-any-player = Un giocatore
push-whose = Giocatore
push-exact = Niente da aggiungere né da restituire.
