# Il poker all'italiana.

italian-level = { $rank ->
    [11] fanti
    [12] donne
   *[13] re
}

# Che cosa è stato fatto.
italian-buys = Il posto { $seat } compra fiches per { $chips }
italian-splits = Il piatto viene frazionato in { $parts } parti
italian-stops = La serata è finita
italian-antes = Tutti mettono l'invito
italian-deals = Cinque carte a testa, una alla volta
italian-exposed = Carta scoperta al posto { $seat }: è valida
italian-exposed-card = Carta scoperta al posto { $seat } ({ $card }): è valida
italian-equalises = Tutti versano il conguaglio
italian-awards = { $count ->
    [one] Il posto { $seats } vince il piatto
   *[other] I posti { $seats } si dividono il piatto
}
italian-opener-proves = L'apertore mostra l'apertura
italian-winner-proves = Il vincitore convalida l'apertura
italian-no-proof = Nessuno può convalidare l'apertura
italian-collects = Il piatto viene ritirato
italian-says-blind = Il posto { $seat } apre al buio
italian-says-reblind = Il posto { $seat } fa il controbuio
italian-says-third-blind = Il posto { $seat } fa il contro-controbuio
italian-says-see-unseen = Il posto { $seat } vede senza guardare le carte
italian-says-pass = Il posto { $seat } passa
italian-says-open = Il posto { $seat } apre di { $chips }
italian-says-see = Il posto { $seat } vede
italian-says-raise = Il posto { $seat } rilancia di { $chips }
italian-says-served = Il posto { $seat } è servito
italian-says-draw = Il posto { $seat } cambia { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
italian-says-cip = Il posto { $seat } dice cip
italian-says-bet = Il posto { $seat } punta { $chips }
italian-says-parola = Il posto { $seat } dice parola
italian-says-show = Il posto { $seat } mostra le carte
italian-says-concede = Il posto { $seat } non mostra

# Che cosa c'è da fare.
italian-now-ante = Inviti. Fa le carte il posto { $dealer }. Per aprire: { $openers }.
italian-now-ante-parole = Inviti per un piatto di parole da { $pot }. Fa le carte il posto { $dealer }. Per aprire, di piatto: { $openers }.
italian-now-blinds = Chi vuole il buio lo dichiara ora. Poi il posto { $dealer } dà le carte, una alla volta.
italian-now-deal = Il posto { $dealer } dà le carte, una alla volta.
italian-now-deal-parole = Nei piatti di parole niente buio. Il posto { $dealer } dà le carte, una alla volta.
italian-now-opening = Parla il posto { $seat }. Per aprire: { $openers }. Nel piatto: { $pot }.
italian-now-opening-parole = Parla il posto { $seat }. Per aprire, di piatto ({ $pot }): { $openers }.
italian-now-raising = Parla il posto { $seat }. Nel piatto: { $pot }.
italian-now-draw = Il posto { $seat } dice quante carte cambia.
italian-now-second = Parla il posto { $seat } dopo il cambio. Nel piatto: { $pot }.
italian-now-equalise = Tutti hanno detto parola. Chi aveva passato versa il conguaglio; il piatto di { $pot } resta.
italian-now-show = Il posto { $seat } scopre le carte.
italian-now-award = Indica il punto più alto.
italian-now-proof = Chi vuole vedere l'apertura lo chieda ora, oppure il piatto viene ritirato.
italian-now-over = La serata è finita.
italian-due = Il posto { $seat } versa { $chips }

# Che cosa si può fare.
italian-offer-ante = Inviti da { $chips }
italian-offer-split = Fraziona il piatto (fino a { $most } parti)
italian-offer-stop = Fine della serata
italian-offer-deal = Dai le carte
italian-offer-blind = Posto { $seat }: buio ({ $chips })
italian-offer-reblind = Posto { $seat }: controbuio ({ $chips })
italian-offer-third-blind = Posto { $seat }: contro-controbuio ({ $chips })
italian-offer-see-unseen = Il posto { $seat } vede senza guardare ({ $chips })
italian-offer-pass = Passo
italian-offer-open = { $kind ->
    [one] Apro di { $most }
   *[range] Apro (da { $least } a { $most })
}
italian-offer-see = Vedo ({ $chips })
italian-offer-raise = { $kind ->
    [one] Rilancio di { $most }
   *[range] Rilancio (da { $least } a { $most })
}
italian-offer-raise-the-blind = { $times ->
    [one] Rilancio di { $chips }
   *[other] Rilancio di { $chips }, fino a { $times } volte
}
italian-offer-draw = Cambio fino a { $most } carte
italian-offer-cip = Cip ({ $chips })
italian-offer-bet = { $kind ->
    [one] Punto { $most }
   *[range] Punto (da { $least } a { $most })
}
italian-offer-parola = Parola
italian-offer-show = Mostro
italian-offer-concede = Non mostro
italian-offer-award = Assegna { $pot } a uno dei posti { $seats }
italian-offer-equalise = Conguaglio versato
italian-offer-openers = Chiedi di vedere l'apertura
italian-offer-collect = Ritira il piatto

# Il mazzo, quando si è di meno o di più della mano prima.
italian-deck-out = Giocatori: { $players }. Si tolgono i { $ranks }
italian-deck-in = Giocatori: { $players }. Si rimettono i { $ranks }

# Il cambio.
italian-step-give = Posto { $seat }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
italian-step-burn = Brucia la prima carta del mazzo
italian-step-shuffle = Mescola e fai tagliare i { $cards } scarti, senza quelli del giocatore da servire

# Che cosa apre.
italian-openers = { $four ->
    [never] almeno una coppia di { $level }
    [without-ace] almeno una coppia di { $level }, o un progetto di scala reale bilaterale senza l'asso
    [open] almeno una coppia di { $level }, o un progetto di scala reale bilaterale
   *[any] almeno una coppia di { $level }, o un progetto di scala reale
}
italian-opener-pair = { $rank ->
    [11] coppia di fanti
    [12] coppia di donne
    [13] coppia di re
   *[14] coppia d'assi
}
italian-opener-better = doppia coppia o meglio
italian-opener-four = { $suit ->
    [c] progetto di scala reale a fiori
    [d] progetto di scala reale a quadri
    [h] progetto di scala reale a cuori
   *[s] progetto di scala reale a picche
}
italian-opener-anything = qualunque punto

# Com'è finita.
italian-wins = { $count ->
    [0] Nessuno ritira { $pot }
    [one] Il posto { $seats } vince { $pot }
   *[other] I posti { $seats } si dividono { $pot }
}
italian-wins-alone = { $wins }: nel piatto non c'è più nessun altro
italian-wins-by-word = { $wins }: le mani le ha lette il mazziere
italian-wins-with = { $wins } con { $hand }
italian-wins-over = { $wins } con { $hand }; il posto { $seat } ha { $lost }
italian-wins-because = { $wins }: { $why }
italian-because-ranks = decidono le carte più alte
italian-because-suit = decide il seme, { $suit }
italian-because-triangle = fra due scale reali la minima batte la massima, la massima la media, la media la minima
italian-because-three-kinds = minima, media e massima insieme, decide il seme, { $suit }
italian-takes = Il posto { $seat } ritira { $chips }
italian-stays = { $chips } restano per la prossima mano
italian-owes = Il posto { $seat } deve { $chips }: vanno nel piatto al prossimo rifornimento
italian-stakes-back = Falsa apertura del posto { $seat }: non ritira la vincita, ognuno riprende le sue fiches
italian-paid-again = Falsa apertura del posto { $seat }: rifonde il piatto iniziale: { $chips }

# Perché no.
italian-not-now = { $phase ->
    [ante] La prossima mano non è cominciata.
    [blinds] Le carte non sono ancora state date.
    [opening] Nessuno ha ancora aperto.
    [raising] Il piatto è aperto; il primo giro non è finito.
    [draw] È il momento del cambio.
    [second] Si punta dopo il cambio.
    [equalise] Prima tutti versano il conguaglio.
    [showdown] Si scoprono le carte.
    [proof] Prima si ritira il piatto o si mostra l'apertura.
   *[over] La serata è finita.
}
italian-not-in-hand = Il posto { $seat } non è in questa mano.
italian-not-his-turn = Tocca al posto { $seat }.
italian-too-few-players = Servono due giocatori con fiches.
italian-too-many-chips = Troppe fiches. Controlla l'importo.
italian-no-chips = L'importo non può essere zero.
italian-owes-more = Prima si salda il debito di { $owes }: il rifornimento deve superarlo.
italian-pot-waits = C'è un piatto di { $pot } da vincere.
italian-not-to-be-split = Si fraziona solo un piatto di parole, fra una mano e l'altra.
italian-wrong-parts = Almeno due parti, al massimo { $most }.
italian-no-such-blind = Queste regole non prevedono questo buio.
italian-no-blind-in-parole = Nei piatti di parole il buio non è ammesso.
italian-blind-out-of-order = Prima il buio, poi il controbuio, poi il contro-controbuio, una volta ciascuno.
italian-blind-belongs-to = Spetta solo al posto { $seat }.
italian-not-beyond-reblind = Può farlo solo chi siede dopo il controbuio e prima del buio.
italian-only-first-blind = Solo il primo buio, il posto { $seat }, conserva così il diritto di rilanciare.
italian-costs-too-much = Costa { $costs }; il giocatore ha { $has }.
italian-not-openers = Con queste carte non si apre. Serve { $openers }.
italian-too-little = Almeno { $least }.
italian-too-much = Al massimo { $most }.
italian-for-the-pot = Il piatto di parole si apre di piatto: { $pot }.
italian-nothing-to-see = Non c'è nulla da vedere.
italian-has-to-see = Vedi ({ $costs }), rilancia o passa.
italian-bet-already = C'è una puntata: si vede, si rilancia o si passa.
italian-nothing-to-raise = Non c'è una puntata da rilanciare.
italian-only-the-blind-raises = Solo il buio, posto { $seat }, può rilanciare per primo.
italian-not-times-the-blind = Il buio rilancia di { $blind }, { $two } o { $three }.
italian-not-reopened = Ha già parlato e non c'è stato un rilancio intero: vede o passa.
italian-no-caller = Nessuno ha più fiches per rispondere.
italian-too-many-cards = Al massimo { $most } carte.
italian-nothing-exposed = A questo posto non è stata data nessuna carta che possa essersi scoperta.
italian-called-shows = Scopre per primo chi è stato visto.
italian-no-one-else = Nessun altro ha coperto le sue fiches: deve mostrare.
italian-not-in-deck = Questa carta non è nel mazzo: { $card }.
italian-card-twice = Questa carta c'è due volte: { $card }.
italian-cannot-win = Può vincere solo uno di questi: { $seats }.
italian-opener-won = Ha vinto l'apertore: solo lui può convalidare.
italian-winner-passed = Il posto { $seat } aveva passato prima dell'apertura.

# Perché la serata non può cominciare.
italian-wrong-players = { $found } giocatori; si gioca da 2 a { $most }.
italian-seat-twice = Il posto { $seat } è occupato due volte.
italian-seat-without-chips = Il posto { $seat } non ha fiches.
italian-no-dealer = Al posto { $seat }, che deve fare le carte, non c'è nessuno.
italian-no-ante = Scrivi un invito: senza, non c'è nulla da giocare.
italian-no-cip = Il cip non può essere zero.

# Perché le carte non assegnano i posti.
italian-draw-players = { $found } giocatori; si sorteggia da 2 a 13.
italian-draw-card = Non è una delle carte da sorteggiare, o c'è due volte: { $rank }.
italian-draw-count = Serve una carta per ogni giocatore.
