# Parole del gioco: il termine nella prima riga, il significato nella seconda. Ognuna è nei testi
# italiani o nelle regole.

glossary-search = Cerca una parola, italiana o inglese
glossary-nothing = Nessuna parola trovata per «{ $typed }». Prova le prime lettere, in italiano o in inglese.

glossary-ace-low =
    asso basso
    L'asso come carta più bassa di una scala.
glossary-action =
    azione
    Quello che il giocatore fa al suo turno: check, puntata, call, rilancio o fold.
glossary-add-on =
    add-on
    Fiches che si comprano una volta sola, di solito alla fine dei rebuy.
glossary-all-in =
    all-in, resti
    Tutte le fiches che il giocatore ha sul tavolo.
glossary-ante =
    ante
    Puntata obbligatoria di tutti prima delle carte; non apre il giro di puntate.
glossary-balancing =
    bilanciamento
    Spostare giocatori perché i tavoli siano ugualmente pieni.
glossary-bet =
    puntare, puntata
    Mettere per primi delle fiches in un giro di puntate.
glossary-big-blind =
    big blind, grande buio, controbuio
    La puntata obbligatoria più grande, a sinistra dello small blind: la puntata minima.
glossary-big-blind-ante =
    big blind ante
    L'ante di tutto il tavolo, pagato dal big blind.
glossary-blind =
    buio
    Puntata dovuta prima di vedere le carte.
glossary-blind-opening =
    apertura al buio
    Chi è a sinistra del mazziere apre prima delle carte, con il doppio del piatto.
glossary-board =
    board, carte comuni
    Le carte scoperte in mezzo, che servono a tutti.
glossary-bounty =
    bounty, taglia
    Denaro per chi elimina un giocatore.
glossary-boxed-card =
    carta girata
    Una carta a faccia in su nel mazzo.
glossary-break =
    pausa
    Tempo senza gioco fra i livelli.
glossary-breaking =
    chiusura di un tavolo
    I suoi giocatori vanno ad altri tavoli.
glossary-bring-in =
    bring-in
    Nello stud: la puntata obbligatoria della carta scoperta più bassa.
glossary-burn =
    bruciata, carta bruciata
    La carta che si scarta prima di dare una strada.
glossary-button =
    bottone
    Il segnaposto che indica la posizione del mazziere.
glossary-buy-in =
    buy-in
    Quello che si paga per iscriversi: 20+5 è 20 per il montepremi e 5 per la casa.
glossary-call =
    chiamare, call
    Mettere quanto la puntata più alta.
glossary-check =
    check, passo, parola, bussare
    Non puntare quando non c'è nulla da chiamare; anche un colpo sul tavolo.
glossary-chip =
    fiche, gettone
    Gettone che vale un importo.
glossary-chip-race =
    chip race
    Le fiches che avanzano di un valore tolto si giocano con le carte.
glossary-cip =
    cip
    All'italiana: il valore minimo della scommessa.
glossary-clock =
    tempo
    Il tempo che il floor dà a chi ci mette troppo.
glossary-collusion =
    collusione
    Giocatori d'accordo contro gli altri.
glossary-colour-up =
    color-up
    Le fiches piccole si cambiano con fiches più grandi.
glossary-completion =
    completare
    Nello stud: portare il bring-in a una puntata intera.
glossary-dead-blind =
    buio morto
    Un buio che non conta come puntata.
glossary-dead-button =
    bottone morto
    Un bottone davanti a un posto vuoto.
glossary-dealer =
    mazziere, dealer
    Chi mescola e distribuisce le carte.
glossary-deck =
    mazzo
    Le carte con cui si gioca.
glossary-difference =
    conguaglio
    All'italiana: quello che si aggiunge per aver messo quanto gli altri.
glossary-discard =
    scarto
    Nei giochi di cambio: le carte che il giocatore cambia.
glossary-draw =
    cambio
    Nei giochi di cambio: prendere carte nuove al posto delle vecchie.
glossary-draw-poker =
    poker all'italiana
    Cinque carte a testa e un cambio.
glossary-entry-fee =
    quota di iscrizione
    Quanto costa iscriversi a un torneo.
glossary-ept =
    EPT
    European Poker Tour: tornei nei casinò europei.
glossary-false-opening =
    falsa apertura
    All'italiana: aprire senza averne il punto.
glossary-fish =
    pesce
    Un giocatore scarso.
glossary-fixed-limit =
    limit, limite fisso
    Puntate e rilanci hanno una misura fissa.
glossary-floor =
    floor, direttore
    Chi decide sulle regole in sala.
glossary-flop =
    flop
    Le prime tre carte comuni.
glossary-flush =
    colore
    Cinque carte dello stesso seme, non in sequenza.
glossary-fold =
    fold, lasciare
    Rinunciare alla mano e a quanto messo.
glossary-fouled-deck =
    mazzo irregolare
    Un mazzo con una carta doppia o mancante.
glossary-four-of-a-kind =
    poker
    Quattro carte dello stesso valore.
glossary-full-house =
    full
    Un tris e una coppia.
glossary-hand =
    mano, colpo
    Dalla distribuzione all'assegnazione del piatto; anche le carte di un giocatore.
glossary-hand-for-hand =
    mano per mano
    Tutti i tavoli giocano una mano alla volta, vicino ai premi.
glossary-heads-up =
    testa a testa, heads-up
    Solo due giocatori.
glossary-hi-lo =
    alto e basso
    La mano più alta e la più bassa dividono il piatto.
glossary-high-card =
    carta più alta, carta singola
    Nessuna combinazione: conta la carta più alta.
glossary-hole-cards =
    carte coperte
    Le carte che vede solo il loro giocatore.
glossary-invito =
    invito
    La somma fissa che ciascuno versa prima di ogni mano.
glossary-jacks-or-better =
    apertura ai fanti
    Si apre almeno con una coppia di fanti.
glossary-joker =
    jolly
    Una carta che vale per ogni altra; nei giochi ufficiali non c'è.
glossary-kicker =
    kicker
    La carta più alta fra quelle che non fanno il punto.
glossary-last-aggressor =
    ultimo aggressore
    Chi ha puntato o rilanciato per ultimo.
glossary-level =
    livello
    I bui e gli ante di un tratto di tempo.
glossary-limit =
    limite
    Il massimo che si può puntare.
glossary-live-blind =
    buio vivo
    Un buio che fa parte della puntata del giocatore.
glossary-main-pot =
    piatto principale
    Il piatto che può vincere ogni giocatore rimasto.
glossary-misdeal =
    misdeal, mano da ridare
    Una distribuzione che non vale e si rifà.
glossary-missed-round =
    giro saltato
    Una penalità: una mano saltata per ogni giocatore al tavolo.
glossary-mixed =
    misto
    Giochi o limiti che si alternano.
glossary-muck =
    muck
    Il mucchio delle carte fuori gioco; anche buttare le carte.
glossary-no-limit =
    no limit, senza limite
    Si può puntare tutto quello che si ha sul tavolo.
glossary-odd-chip =
    fiche dispari
    Quello che non si può dividere.
glossary-open =
    aprire, apro
    Fare la prima puntata.
glossary-open-ended =
    progetto di scala reale bilaterale
    Quattro carte a scala reale che si chiudono con una di due.
glossary-opener =
    apertore
    All'italiana: chi ha aperto.
glossary-opening =
    apertura
    All'italiana: il punto che serve per aprire.
glossary-overchip =
    fiche più grande
    Una fiche sola più grande del call.
glossary-pair =
    coppia
    Due carte dello stesso valore.
glossary-parola =
    parola, passo parola
    Dopo il cambio: cedere la parola al prossimo.
glossary-pass =
    passo
    All'italiana: non aprire; davanti a una puntata, lasciare.
glossary-penalty =
    penalità
    Mani o giri saltati per una scorrettezza.
glossary-playing-the-board =
    giocare il board
    Le cinque carte comuni sono il punto migliore.
glossary-post =
    mettere il buio
    Mettere un buio o un ante.
glossary-pot =
    piatto, pot
    Tutte le fiches in gioco; all'italiana anche la somma di base.
glossary-pot-limit =
    pot limit, limite al piatto
    Si punta e si rilancia al massimo quanto il piatto.
glossary-pot-of-words =
    piatto di parole, piatto parlato
    All'italiana: tutti hanno detto parola e il piatto resta per la mano dopo.
glossary-preflop =
    pre-flop
    Le puntate prima del flop.
glossary-prize-pool =
    montepremi
    Quello che si paga in premi.
glossary-raise =
    rilanciare, alzare
    Puntare più della puntata più alta.
glossary-re-blind =
    controbuio all'italiana
    Il giocatore dopo va sopra il buio, con quattro volte il piatto.
glossary-re-buy =
    rebuy
    Nuove fiches per chi è ancora in gioco.
glossary-re-entry =
    re-entry
    Una nuova iscrizione dopo l'eliminazione, con un nuovo posto.
glossary-redraw =
    nuovo sorteggio
    Tutti estraggono un nuovo posto.
glossary-reraise =
    controrilancio
    Un rilancio sopra un rilancio.
glossary-river =
    river
    La quinta carta comune.
glossary-round =
    giro di puntate
    Dal primo a parlare finché tutti hanno pareggiato le puntate.
glossary-rule-of-eleven =
    regola dell'undici
    All'italiana: la carta più bassa è undici meno i giocatori.
glossary-rule-of-four =
    regola del quattro
    All'italiana: le carte sono quattro più dei giocatori, per quattro.
glossary-rule-of-the-triangle =
    regola del triangolo
    All'italiana: la scala reale massima batte la media, la media la minima, la minima la massima.
glossary-seat =
    posto
    Un posto al tavolo.
glossary-see =
    vedere, vengo
    All'italiana: pagare quanto è stato puntato.
glossary-servito =
    servito
    Nei giochi di cambio: non cambiare carte.
glossary-shot-clock =
    shot clock
    Un tempo per ogni decisione.
glossary-showdown =
    showdown
    Le mani rimaste si mostrano e si trova il vincitore.
glossary-side-pot =
    piatto laterale
    Un piatto che chi è all-in non può vincere.
glossary-small-blind =
    small blind, piccolo buio
    La puntata obbligatoria più piccola, a sinistra del bottone.
glossary-soft-play =
    soft play, gioco morbido
    Non giocare contro qualcuno come si potrebbe.
glossary-split-pot =
    piatto diviso
    Punti uguali si dividono il piatto.
glossary-stack =
    stack
    Tutte le fiches di un giocatore.
glossary-stakes =
    resti
    In una mano si punta solo quello che è sul tavolo.
glossary-stock =
    tallone
    All'italiana: il mazzo sul tavolo pronto per la distribuzione.
glossary-straight =
    scala
    Cinque carte in sequenza, di semi diversi.
glossary-straight-flush =
    scala reale
    Cinque carte dello stesso seme in sequenza, di qualunque altezza.
glossary-street =
    strada
    Una o più carte comuni con il loro giro di puntate.
glossary-string-bet =
    string bet
    Una puntata in più movimenti senza averla annunciata.
glossary-stub =
    resto del mazzo
    Le carte che restano dopo la distribuzione.
glossary-stud =
    stud
    Giochi con carte scoperte davanti a ciascuno e con l'ante.
glossary-substantial-action =
    azione sostanziale
    Due azioni di turno, una con fiches, o tre qualsiasi.
glossary-suit =
    seme
    Cuori, quadri, fiori o picche.
glossary-table-a-hand =
    scoprire la mano
    Mettere tutte le coperte a faccia in su, leggibili.
glossary-third-blind =
    contro-controbuio
    All'italiana: un buio sopra il controbuio, otto volte il piatto.
glossary-three-of-a-kind =
    tris
    Tre carte dello stesso valore.
glossary-time-bank =
    time bank
    Tempo in più per una decisione.
glossary-turn =
    turn
    La quarta carta comune.
glossary-two-pair =
    doppia coppia
    Due coppie in una mano.
glossary-under-the-gun =
    sotto la pistola, under the gun
    Il primo a parlare, a sinistra del big blind.
glossary-undercall =
    call incompleto
    Un call di meno della puntata.
glossary-wpt =
    WPT
    World Poker Tour: torneo itinerante in diversi casinò.
glossary-wsop =
    WSOP
    World Series of Poker, ogni anno a Las Vegas.
