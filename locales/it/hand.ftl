# Una mano, seguita azione per azione.

hand-seat = Posto { $seat }
hand-title = { $game } { $betting }
hand-number = Mano { $number }
hand-no-limit = no limit
hand-pot-limit = pot limit
hand-limit = limit
hand-game-holdem = Hold'em
hand-game-omaha = Omaha
hand-game-omaha-hi-lo = Omaha hi-lo
hand-game-big-o = Big O
hand-game-stud = Stud
hand-game-stud-hi-lo = Stud hi-lo
hand-game-razz = Razz
hand-game-draw = Draw a cinque carte
hand-game-single-draw27 = 2-7 single draw
hand-game-triple-draw27 = 2-7 triple draw
hand-game-triple-draw-a5 = A-5 triple draw
hand-game-badugi = Badugi
hand-game-short-deck = Short Deck
hand-board-street = { $number ->
    [0] Preflop
    [1] Flop
    [2] Turn
   *[other] River
}
hand-stud-street = { $number ->
    [0] Terza strada
    [1] Quarta strada
    [2] Quinta strada
    [3] Sesta strada
   *[other] Settima strada
}
hand-one-draw-street = { $number ->
    [0] Prima del cambio
   *[other] Dopo il cambio
}
hand-draw-street = { $number ->
    [0] Prima del cambio
    [1] Primo cambio
    [2] Secondo cambio
   *[other] Terzo cambio
}

# Che cosa aspetta la mano.
hand-to-act = Tocca a { $name }
hand-can-check = check
hand-to-call = { $chips } per il call
hand-brings-in = bring-in { $chips }
hand-can-bet = { $amounts ->
    [one] puntata { $most }
   *[other] puntata da { $least } a { $most }
}
hand-can-raise = { $amounts ->
    [one] rilancio a { $most }
   *[other] rilancio da { $least } a { $most }
}
hand-can-complete = { $amounts ->
    [one] completa a { $most }
   *[other] completa da { $least } a { $most }
}
hand-closed-reopened = { $name } non può rilanciare: l'all-in non era un rilancio intero.
hand-closed-capped = { $name } non può rilanciare: questo giro ha raggiunto il limite dei rilanci.
hand-closed-no-caller = { $name } non può rilanciare: nessun altro può chiamare di più.
hand-burn = Brucia una carta: { $step }
hand-deal-board = { $number ->
    [1] flop
    [2] turn
   *[other] river
}
hand-deal-first = Dai { $count } carte a ogni giocatore
hand-deal-drawn = le carte cambiate
hand-deal-stud = { $number ->
    [0] Terza strada: due carte coperte, una scoperta
    [1] quarta strada, una carta scoperta
    [2] quinta strada, una carta scoperta
    [3] sesta strada, una carta scoperta
   *[other] settima strada, una carta coperta
}
hand-deal-shared = settima strada, una carta scoperta in mezzo per tutti
hand-old-burns = Carte insufficienti: mischia al mazzo le vecchie bruciate ({ $cite })
hand-draws = { $name } cambia: scegli quante carte
hand-give-back = Restituisci { $chips } a { $name }: non chiamate
hand-face-up = Tutte le carte scoperte ({ $cite })
hand-face-down = Carte coperte e nessuna carta in più finché il floor non decide ({ $cite })
hand-show = Showdown: scopre { $name }
hand-show-all = Showdown
hand-takes-it = { $name } vince il piatto
hand-is-over = Mano finita
hand-who-won = Scegli il vincitore
hand-award-first = Assegna prima { $pot }: scegli il vincitore
hand-award-then = Poi { $pot }: scegli il vincitore
hand-award-last = Per ultimo { $pot }: scegli il vincitore
hand-push = { $count ->
    [one] Spingi { $pot } a { $who }
   *[other] Dividi { $pot }: { $who }
}
hand-push-first = Assegna prima { $pot }: { $who }
hand-named-pot = il piatto
hand-named-main = il piatto principale
hand-named-only-side = il piatto laterale
hand-named-side = il piatto laterale { $number }

# Che cosa c'è sul tavolo.
hand-pot = Piatto
hand-the-pot = Piatto { $chips }
hand-main-pot = Piatto principale { $chips }
hand-the-side-pot = Piatto laterale { $chips }
hand-side-pot = Piatto laterale { $number }: { $chips }
hand-main-tab = Principale { $chips }
hand-side-tab = Laterale { $number }: { $chips }
hand-small-blind = small blind
hand-big-blind = big blind
hand-sits-out = assente
hand-waits = senza carte
hand-not-counted = non contato
hand-all-in = all-in
hand-is-out = eliminato
hand-folded = ha passato
hand-is-to-act = deve parlare
hand-action-fold = fold
hand-action-check = check
hand-action-call = call
hand-action-bet = puntata
hand-action-raise = rilancio
hand-action-bring-in = bring-in
hand-action-complete = completa
hand-action-draw = { $count ->
    [0] servito
   *[other] cambia { $count }
}
hand-action-stand-pat = servito
hand-action-show = scopre
hand-action-muck = muck
hand-dealer = Dealer

# Perché non si può dare una mano.
hand-no-game = Scegli il gioco: non si sa quale del mix si gioca a questo tavolo.
hand-too-few = Per una mano servono due giocatori con fiches.
hand-no-chips = Il posto { $seat } non ha fiches: scrivi lo stack o elimina il giocatore.
hand-no-bet = Al livello mancano il big blind o le puntate: scrivili.
hand-too-many-chips = Questi stack superano { $most } in tutto: correggili.
hand-too-many = Un mazzo non basta per così tanti giocatori.
hand-posts-without-cards = Il posto { $seat } mette il buio senza ricevere carte.

# Tasti.
hand-key-fold = Fold
hand-key-check = Check
hand-key-call = Call { $chips }
hand-key-bring-in = Bring-in { $chips }
hand-key-bet = Punta
hand-key-raise = Rilancia
hand-key-complete = Completa
hand-key-all-in = All-in
hand-key-deal = Dai
hand-key-deal-unseen = Dai, carte non note
hand-key-undo = Annulla mossa
hand-key-next = Mano successiva
hand-key-type = Scrivi
hand-key-muck = Muck
hand-key-show = Scopri
hand-key-show-unseen = Carte non note
hand-key-face-up = Tutti scoprono
hand-key-face-up-unseen = Tutti scoprono, carte non note
hand-key-floor-decision = Decide il floor: tutti scoprono
hand-key-pat = Servito
hand-key-draw = Cambia { $count }
hand-amount = Totale
hand-usual-min = Minimo
hand-usual-half = ½ piatto
hand-usual-pot = Piatto
hand-expected = Scrivi un importo da { $least } a { $most }

# Prima della mano.
hand-game = Gioco
hand-count = Mano
hand-of-game = Mano { $hand } di { $of }
hand-new-game = Nuovo gioco: { $game }.
hand-last-of-game = Ultima mano di { $game }, poi { $next }.
hand-game-not-followed = { $game } non si segue azione per azione: giocatelo, poi scegli il gioco successivo.
hand-betting = Puntate
hand-small = Small blind
hand-big = Big blind
hand-ante = Ante
hand-small-bet = Puntata piccola
hand-big-bet = Puntata grande
hand-bring-in = Bring-in
hand-ante-kind = Ante pagato da
hand-ante-none = Nessun ante
hand-ante-each = Tutti
hand-ante-big-blind = Big blind
hand-ante-button = Bottone
hand-stack = Stack
hand-button-here = Bottone qui
hand-plays = Gioca
hand-tap-a-seat = Tocca un posto o premi il suo numero per correggere lo stack o il bottone.
hand-not-counted-note = { $count ->
    [one] ≈ Uno stack non è contato: mostra le fiches comprate.
   *[other] ≈ { $count } stack non sono contati: mostrano le fiches comprate.
}
hand-dead-button = Bottone morto al posto { $seat }.
hand-dead-small = Small blind morto: non viene messo.
hand-wait-note = { $count ->
    [one] Il posto { $seats } non riceve carte in questa mano.
   *[other] I posti { $seats } non ricevono carte in questa mano.
}
hand-button-on = Bottone al posto { $seat }
hand-button-placed = Bottone messo a mano al posto { $seat }
hand-no-button = Stud: niente bottone, niente bui
hand-ante-each-note = Ante { $chips } a testa
hand-ante-big-blind-note = Big blind ante { $chips }
hand-ante-button-note = Ante del bottone { $chips }
hand-bets-note = Puntate { $small } / { $big }
hand-stud-note = Ante { $ante }, bring-in { $bring }
hand-blinds-note = Bui { $small } / { $big }
hand-done = Fatto
hand-change-stakes = Cambia

# Carte.
hand-cards = Carte
hand-cards-down = coperte { $cards }
hand-cards-up = scoperte { $cards }
hand-cards-hint = Ah Kd 7c
hand-cards-wrong = Scrivi valore e seme, come Ah Kd 7c, o ? per una carta non vista.
hand-cards-of = Carte di { $name }
hand-who-opens = Tocca il posto che apre, se le carte dicono altro.

# Showdown e dopo.
hand-winners = Tocca i vincitori
hand-half-high = Alta
hand-half-low = Bassa
hand-high-half = alta
hand-low-half = bassa
hand-uncalled = Non chiamato
hand-odd-button = fiche dispari: il primo a sinistra del bottone
hand-odd-card = fiche dispari: la carta più alta per seme
hand-odd-high = fiche dispari alla mano alta
hand-odd-look = fiche dispari per posto: guarda la carta più alta per seme
hand-record = Da registrare
hand-record-stacks = { $count ->
    [one] Uno stack
   *[other] { $count } stack
}
hand-record-button = Bottone, mano { $number }
hand-record-bust = { $count ->
    [one] Eliminato: { $names }
   *[other] Eliminati insieme: { $names }
}
hand-bust-with = { $name } con { $chips }
hand-on-record = Registrato
hand-without-record = Avanti senza registrare
hand-changed = Posto { $seat }: { $was } ha giocato questa mano; ora c'è { $is }.
hand-left = Posto { $seat }: { $was } ha giocato questa mano e ha lasciato il tavolo.
hand-came = Posto { $seat }: { $is } è arrivato a carte già date.
hand-other-table = Questa mano è del tavolo { $table }.
hand-abandoned = Mano { $number } abbandonata e non registrata. Premi U per riprenderla.
hand-key-resume = Riprendi la mano { $number }
hand-abandon = Abbandona mano
hand-copy = Copia in PHH
hand-copied = Mano copiata negli appunti
hand-not-over = La mano non è finita: finiscila, annullala o abbandonala.
hand-action-deal = Carte date
