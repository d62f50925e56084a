# Che cosa va storto al tavolo. Un caso di una voce ha la decisione nella prima riga e un passo in ciascuna
# delle altre; come si può dire altrimenti una voce è in spoken.ftl.

irregular-search = Cerca un'irregolarità
irregular-glossary = Glossario
irregular-list = Irregolarità
irregular-choose = Scegli che cosa è successo, o scrivine una parola.
irregular-which = Può essere più di una cosa. Scegli quella che è successa.
irregular-on-record = È l'ultima decisione registrata.
irregular-all = Tutte
irregular-nothing = Nessuna irregolarità corrisponde a «{ $typed }». Prova una parola sola, in italiano o in inglese: bruciata, flop, tempo, carta, fold.
irregular-nothing-here = Niente in questo gruppo corrisponde a «{ $typed }». Prova tutti i gruppi.
irregular-do-now = Che cosa fare adesso
irregular-put-on-record = Registra
irregular-on-record-free = Apri un torneo per registrare le decisioni.
irregular-note = Nota
irregular-player = Giocatore
irregular-no-player = Nessuno per nome
irregular-differs = Altri regolamenti
irregular-under = { $book }: { $says }
irregular-book-silent = { $book } non ne parla: la regola è di un altro regolamento.
irregular-book-not-checked = { $book } non è stato controllato su questo punto: la regola è di un altro regolamento.
irregular-no-book = Nessun regolamento dà un numero per questo. Il floor decide nell'interesse del gioco.
irregular-group-dealing = Distribuzione
irregular-group-board = Board
irregular-group-shown = Carte viste
irregular-group-acting = Turno
irregular-group-betting = Puntate
irregular-group-chips = Fiches
irregular-group-showdown = Showdown
irregular-group-button = Bottone
irregular-group-players = Giocatori
irregular-group-italian = All'italiana

# Che cosa decide il floor.
irregular-floor-back-up = Si torna al giocatore di turno
irregular-floor-binding = Resta valida
irregular-floor-returned = Torna indietro: call di { $call }, rilancio ad almeno { $raise }, o fold
irregular-floor-returned-passive = Torna indietro: call di { $call } o fold, nessun rilancio
irregular-floor-skipped-acts = Agisce il giocatore saltato
irregular-floor-either = Decide il floor: { $one }, oppure { $other }
irregular-floor-hand-no-raise = la mano può fare check, call o fold
irregular-floor-hand-dead = la mano è morta
irregular-floor-bet-stands = Resta com'è stata fatta
irregular-floor-bet-becomes = Diventa { $to } per tutti
irregular-floor-corrected = Si corregge subito
irregular-floor-button-goes-on = La mano resta, il bottone non torna indietro
irregular-floor-old-level = Questa mano al livello vecchio, la prossima al nuovo
irregular-floor-pays-all = Il call è di { $total }: non manca niente
irregular-floor-pays = Il call è di { $total }: chiedi ancora { $add }
irregular-floor-gets-back = Tornano { $back } a chi ha fatto call
irregular-floor-takes-back = Chi ha fatto call può ritirarlo
irregular-floor-bet-is = la puntata è { $amount }
irregular-floor-full-call = call intero, ancora { $add }
irregular-floor-undercall = un call incompleto come gli altri
irregular-floor-misdeal = Si ridà (misdeal)
irregular-floor-void = La mano è annullata
irregular-floor-goes-on = Nessun misdeal: la mano continua
irregular-floor-one-dead = La mano è morta, il gioco continua
irregular-floor-house = Decide la casa
irregular-floor-open = Il floor ascolta
irregular-floor-too-late = Troppo tardi: il piatto resta
irregular-floor-hands = { $hands ->
    [one] Una mano saltata
   *[other] { $hands } mani saltate
}
irregular-floor-at-most = { $rounds ->
    [one] Al massimo un giro
   *[other] Al massimo { $rounds } giri
}
irregular-floor-act-counts = L'azione vale
irregular-floor-clock-dead = La mano è morta
irregular-floor-checked = Il giocatore ha fatto check
irregular-floor-clock-floor = Il floor decide se era in tempo
irregular-floor-first-higher = Il primo giocatore arriva più in alto
irregular-floor-second-higher = Il secondo giocatore arriva più in alto
irregular-floor-shared = Dividono il posto

# Che cosa fa il dealer con le carte.
irregular-floor-step-deal-again = Ritira tutte le carte e ridai come prima: stesso bottone, stesso livello, nessun nuovo giocatore.
irregular-floor-step-absent-may-play = Chi mancava alla prima distribuzione gioca questa, se adesso c'è.
irregular-floor-step-absent-are-killed = A chi mancava alla prima distribuzione la mano si annulla di nuovo, anche se è tornato.
irregular-floor-step-penalties-count-one-hand = A chi è in penalità dai le carte e annulla la mano; le due distribuzioni contano come una mano.
irregular-floor-step-return-all-bets = Restituisci tutte le puntate della mano.
irregular-floor-step-change-the-deck = Ritira il mazzo e prendine un altro.
irregular-floor-step-play-on = Si continua.
irregular-floor-step-replace-card = Togli la carta e sostituiscila.
irregular-floor-step-exposed-card-is-the-burn = Mostra la carta scoperta e usala come prima bruciata.
irregular-floor-step-exposed-card-is-the-upcard = Lasciala come carta scoperta; dai la terza carta coperta.
irregular-floor-step-give-missing-cards = Dai le carte che mancano dalla cima del mazzo.
irregular-floor-step-hand-is-dead = Ritira la mano: è morta.
irregular-floor-step-bets-stay = Quello che il giocatore ha puntato resta nel piatto.
irregular-floor-step-burn-once = Per la prossima strada brucia una carta, come sempre.
irregular-floor-step-call-the-floor = Chiama il floor.
irregular-floor-step-scramble-the-flop = Copri le carte del flop e mescolale.
irregular-floor-step-floor-picks-next-burn = Il floor ne sceglie una: è la bruciata della prossima carta.
irregular-floor-step-floor-picks-the-burn = Il floor ne sceglie una: è la bruciata che mancava.
irregular-floor-step-next-card-completes-flop = Le altre due restano; la prossima carta del mazzo completa il flop.
irregular-floor-step-deal-flop-again = Unisci il flop al mazzo, mescola, taglia e ridallo senza bruciare di nuovo.
irregular-floor-step-put-burn-right = Correggi la bruciata, se nessuna carta è stata scoperta e nessuno ha agito.
irregular-floor-step-shuffle-if-exposed = Se una carta è stata scoperta, rimescola il mazzo.
irregular-floor-step-later-cards-as-they-were = Le carte seguenti sono quelle che sarebbero uscite senza l'errore.
irregular-floor-step-set-the-card-aside = Metti la carta da parte: in questo giro è fuori gioco, anche se qualcuno passa.
irregular-floor-step-next-card-is-the-turn = Brucia e gira la carta seguente, che sarebbe stata il river: è il turn.
irregular-floor-step-shuffle-for-the-river = Dopo il giro del turn rimescola quella carta nel mazzo e dai il river senza bruciare.
irregular-floor-step-leave-the-burn = Lascia la bruciata dov'è.
irregular-floor-step-cards-into-stub = Rimetti nel mazzo la carta o le carte uscite troppo presto.
irregular-floor-step-end-the-betting = Finisci il giro di puntate.
irregular-floor-step-restore-the-order = Rimetti il mazzo nel suo ordine, se si può, davanti al floor.
irregular-floor-step-shuffle-the-stub = Mescola e taglia il mazzo.
irregular-floor-step-scramble-all-together = Rimescola insieme mazzo, scarti e bruciate, mescola e taglia.
irregular-floor-step-deal-without-burn = Ridai la strada senza bruciare di nuovo.
irregular-floor-step-deal-from-stub = Dai le ultime carte dal mazzo.
irregular-floor-step-add-old-burns = Mescola nel mazzo le bruciate delle strade precedenti.
irregular-floor-step-community-card = Brucia la prima carta e metti la successiva in mezzo: è l'ultima carta di tutti.

# Perché.
irregular-why-folds-bind = Un fold fuori turno vale sempre.
irregular-why-right-player-first = Prima agisce chi è stato scavalcato; l'azione fuori turno aspetta.
irregular-why-action-unchanged = Check, call e fold non cambiano l'azione per chi era fuori turno.
irregular-why-action-changed = Una puntata o un rilancio prima di lui ha cambiato l'azione.
irregular-why-passive-heads-up = Ha fatto check o call fuori turno in un giro cominciato in due, e il dealer non l'aveva invitato.
irregular-why-no-time-to-speak = Il giocatore saltato non ha avuto il tempo di parlare.
irregular-why-little-behind = Dietro al giocatore saltato non c'è stata azione sostanziale.
irregular-why-much-behind = Il giocatore saltato ha avuto tempo, e dietro c'è stata azione sostanziale.
irregular-why-large-enough = È abbastanza.
irregular-why-brought-up = È troppo poco e la strada è ancora aperta: tutti vanno al minimo.
irregular-why-next-card-dealt = È uscita la carta successiva, o è cominciato lo showdown.
irregular-why-pot-as-counted = La puntata è quella che il piatto permette.
irregular-why-pot-too-low = Il piatto è stato contato in meno e non c'è stata azione sostanziale.
irregular-why-pot-too-high = Il piatto è stato contato in più: nessuna puntata può superarlo.
irregular-why-pot-played-on = C'è stata azione sostanziale sulla puntata sbagliata.
irregular-why-all-have-acted = Tutti hanno agito sulla puntata.
irregular-why-button-corrected = Non c'è ancora stata azione sostanziale.
irregular-why-button-not-backed-up = C'è stata azione sostanziale, e un bottone non torna mai indietro.
irregular-why-level-corrected = Non c'è ancora stata azione sostanziale.
irregular-why-level-stands = C'è stata azione sostanziale al livello vecchio.
irregular-why-caller-pays = Chi fa call accetta l'importo vero: informarsi tocca a lui.
irregular-why-gross-misunderstanding = La puntata è stata fraintesa del tutto e nessuno ha agito dopo.
irregular-why-words-not-heard = Parole e fiches sono diverse, e non tutti hanno sentito le parole.
irregular-why-not-a-standard-call = Una fiche così piccola contro una puntata così grande non è un modo corretto di fare call.
irregular-why-next-hand-not-begun = La mano successiva non è cominciata.
irregular-why-next-hand-begun = La mano successiva è cominciata: prima mescolata, tasto del mescolatore o cambio di dealer.
irregular-why-next-hand-just-begun = La mano successiva è cominciata, ma senza azione sostanziale.
irregular-why-next-hand-played-on = Nella mano successiva c'è stata azione sostanziale.
irregular-why-in-a-break = Una mano che finisce in pausa si contesta solo per poco tempo.
irregular-why-first-deal = È un errore della prima distribuzione.
irregular-why-first-deal-until-two-act = È un errore della prima distribuzione e due giocatori non hanno ancora agito.
irregular-why-deal-played-on = Dopo l'azione sostanziale non c'è più misdeal.
irregular-why-two-have-acted = Dopo che due giocatori hanno agito non c'è più misdeal.
irregular-why-fouled-deck = Un mazzo con due carte uguali è irregolare: il gioco si ferma e le puntate tornano.
irregular-why-button-short = Il bottone con carte in meno si completa, se non ha ancora agito.
irregular-why-four-card-flop = Un flop ha tre carte.
irregular-why-no-burn = Prima del flop non è stata bruciata la carta.
irregular-why-premature = Una carta è uscita prima della fine del giro di puntate.
irregular-why-dropped-stub = Il mazzo è caduto.
irregular-why-stud-stub = Serve una carta per ciascuno, una da bruciare e una che resta.
irregular-why-one-hand-a-player = Un giro è una mano per ogni giocatore al tavolo, compreso il punito.
irregular-why-too-many-rounds = Il regolamento non conosce penalità più lunghe.
irregular-why-in-time = Il giocatore ha agito in tempo.
irregular-why-tie-to-the-player = Con l'ultimo secondo il giocatore è in tempo.
irregular-why-tie-not-ruled = Il regolamento non dice chi ha ragione all'ultimo secondo.
irregular-why-nothing-to-face = Il tempo è finito senza nulla da chiamare.
irregular-why-time-ran-out = Il tempo è finito.
irregular-why-shared-bust = Chi esce nella stessa mano divide i posti.
irregular-why-different-tables = Erano a tavoli diversi.
irregular-why-larger-stack = Chi aveva più fiches all'inizio della mano arriva più in alto.
irregular-why-larger-stack-after-ante = Chi aveva più fiches all'inizio della mano, tolto l'ante, arriva più in alto.
irregular-why-larger-stack-at-one-table = Allo stesso tavolo arriva più in alto chi aveva più fiches all'inizio della mano.
irregular-why-dead-hand = Dopo l'azione sostanziale una mano con un numero sbagliato di carte è morta.
irregular-why-other-back = In una mano c'è una carta che non è di questo mazzo.

# Che cosa si chiede.
irregular-ask-stage = A che punto è la mano?
irregular-ask-stage-before = Senza azione sostanziale
irregular-ask-stage-after = Azione sostanziale
irregular-ask-moment = Quando ce ne si accorge?
irregular-ask-moment-before = Mano dopo non cominciata
irregular-ask-moment-begun = Mano dopo cominciata
irregular-ask-moment-played = Già giocata
irregular-ask-moment-break = In pausa, subito
irregular-ask-moment-break-over = In pausa, tardi
irregular-ask-count = Quante?
irregular-ask-count-one = Una
irregular-ask-count-two = Due o più
irregular-ask-fault = Che cosa è successo?
irregular-ask-fault-first-card = Prima carta sbagliata
irregular-ask-fault-not-entitled = Posto senza diritto
irregular-ask-fault-skipped = Posto saltato
irregular-ask-fault-number = Numero sbagliato
irregular-ask-fault-boxed = Due girate nel mazzo
irregular-ask-fault-foreign = Carta estranea
irregular-ask-fault-exposed = Due carte scoperte
irregular-ask-who-short = Chi ha il numero sbagliato?
irregular-ask-who-short-player = Un giocatore
irregular-ask-who-short-button = Il bottone, in meno
irregular-ask-who-short-button-acted = Il bottone, ha agito
irregular-ask-boxed = Quante, e quando?
irregular-ask-boxed-one = Una, nel dare
irregular-ask-boxed-two = Due o più
irregular-ask-boxed-later = Più tardi nella mano
irregular-ask-exposed = Che cosa ha scoperto il dealer?
irregular-ask-exposed-first-two = Una delle prime due
irregular-ask-exposed-one = Un'altra carta
irregular-ask-exposed-two = Due carte
irregular-ask-exposed-stud = Coperta dello stud
irregular-ask-exposed-draw = Draw: una
irregular-ask-exposed-draw-two = Draw: due
irregular-ask-stub = Carte per tutti?
irregular-ask-stub-burns = Con le bruciate (in sette)
irregular-ask-stub-short = Nemmeno così, ne restano tre o più
irregular-ask-stub-few = Nemmeno così, ne restano meno di tre
irregular-ask-stub-enough = Sì
irregular-ask-fallen = Le carte del mazzo sono rimaste da sole?
irregular-ask-fallen-apart = Sì
irregular-ask-fallen-mixed = No, mischiate con scarti o bruciate
irregular-ask-stud-street = Quale carta?
irregular-ask-stud-street-third = Una della prima distribuzione
irregular-ask-stud-street-seventh = L'ultima, in settima strada
irregular-ask-stud-street-all-down = Tutte e tre le prime sono coperte
irregular-ask-deck = Che cosa c'è?
irregular-ask-deck-asks = Lo chiede un giocatore
irregular-ask-deck-damaged = Una carta è rovinata
irregular-ask-street = Quale strada?
irregular-ask-street-flop = Flop
irregular-ask-street-later = Turn o river
irregular-ask-action = Qualcuno ha già agito?
irregular-ask-action-none = Nessuno
irregular-ask-action-some = Qualcuno
irregular-ask-hand = A che punto è la mano?
irregular-ask-hand-pending = Azione in corso
irregular-ask-hand-alone = È rimasto solo lui
irregular-ask-draw-count = Quante ne sono state scoperte?
irregular-ask-draw-count-one = Una
irregular-ask-draw-count-two = Due o più
irregular-ask-did = Che cosa ha fatto fuori turno?
irregular-ask-did-raise = Puntata o rilancio
irregular-ask-did-call = Call
irregular-ask-did-check = Check
irregular-ask-did-fold = Fold
irregular-ask-meanwhile = Che cosa fa chi è prima di lui?
irregular-ask-meanwhile-waits = Non ha ancora agito
irregular-ask-meanwhile-passive = Check, call o fold
irregular-ask-meanwhile-raise = Punta o rilancia
irregular-ask-round = Il giro è cominciato in
irregular-ask-round-more = Tre o più
irregular-ask-round-two = Due, senza invito
irregular-ask-round-prompted = Due, invitato dal dealer
irregular-ask-bet = La puntata
irregular-ask-new-bet = Rilanciato a
irregular-ask-time = Ha avuto il tempo di parlare?
irregular-ask-time-enough = Abbastanza
irregular-ask-time-short = Troppo poco
irregular-ask-behind = Dietro di lui
irregular-ask-behind-much = Azione sostanziale
irregular-ask-behind-little = Meno
irregular-ask-acts = Che cosa è stato fatto?
irregular-ask-acts-chips = Due, una con fiches
irregular-ask-acts-no-chips = Due senza fiches
irregular-ask-acts-three = Tre qualsiasi
irregular-ask-acts-blinds = Bui e un fold
irregular-ask-fold = Com'è stato il fold?
irregular-ask-fold-in-turn = Di turno, senza puntata
irregular-ask-fold-out-of-turn = Fuori turno
irregular-ask-early = Che cosa ha fatto troppo presto?
irregular-ask-early-call = Call
irregular-ask-early-fold = Fold
irregular-ask-word = Quale parola?
irregular-ask-word-check = «Check» con una puntata
irregular-ask-word-call = «Call» senza puntata
irregular-ask-word-raise = «Rilancio» senza puntata
irregular-ask-came-first = Che cosa è venuto prima?
irregular-ask-came-first-words = Le parole
irregular-ask-came-first-chips = Le fiches
irregular-ask-came-first-together = Insieme, chiaro
irregular-ask-came-first-unclear = Contraddittorio
irregular-ask-said = Detto
irregular-ask-pushed = Messo
irregular-ask-noticed = Quando ce ne si accorge?
irregular-ask-noticed-street = Nella stessa strada
irregular-ask-noticed-later = Carta dopo già uscita
irregular-ask-last-raise = Ultimo rilancio
irregular-ask-made = È stato fatto
irregular-ask-said-call = Come l'ha fatto?
irregular-ask-said-call-silent = In silenzio o un importo
irregular-ask-said-call-word = Ha detto «call» o «rilancio»
irregular-ask-against = Contro che cosa?
irregular-ask-against-raise = Un rilancio, in più di due
irregular-ask-against-opening = La prima puntata
irregular-ask-against-heads-up = Heads-up
irregular-ask-chip = La fiche
irregular-ask-faces = Che cosa ha davanti?
irregular-ask-faces-bet = Una puntata
irregular-ask-faces-nothing = Nessuna puntata
irregular-ask-said-raise = Che cosa ha detto prima?
irregular-ask-said-raise-silent = Niente
irregular-ask-said-raise-raise = «Rilancio»
irregular-ask-needed = Servono tutte per il call?
irregular-ask-needed-all = Sì
irregular-ask-needed-not-all = No
irregular-ask-left = Gli restano fiches?
irregular-ask-left-behind = Sì
irregular-ask-left-last = Sono le ultime
irregular-ask-half = Rispetto a mezzo rilancio è
irregular-ask-half-more = Di più
irregular-ask-half-less = Di meno
irregular-ask-half-exactly = Esattamente metà
irregular-ask-pulled = Le fiches che aveva davanti
irregular-ask-pulled-all = Ritirate tutte
irregular-ask-pulled-part = Ritirate in parte
irregular-ask-pulled-left = Lasciate lì
irregular-ask-pulled-covered = Coprivano, ritirate, una fiche fuori
irregular-ask-said-before = Che cosa ha detto prima?
irregular-ask-said-before-nothing = Niente
irregular-ask-said-before-raise = «Rilancio»
irregular-ask-said-before-amount = L'importo
irregular-ask-added = Che cosa è arrivato dopo?
irregular-ask-added-less = Meno di un rilancio intero
irregular-ask-added-full = Un rilancio intero in tutto
irregular-ask-added-limit-half = Limit: metà o più
irregular-ask-limit = Quale gioco?
irregular-ask-limit-fixed = Limit
irregular-ask-limit-none = No limit, pot limit
irregular-ask-mistake = Quanto si è sbagliato?
irregular-ask-mistake-ordinary = Un errore di conto
irregular-ask-mistake-gross = Frainteso del tutto
irregular-ask-after = Qualcuno ha agito dopo?
irregular-ask-after-nobody = Nessuno
irregular-ask-after-somebody = Qualcuno
irregular-ask-called = Ha messo
irregular-ask-chip-called = Qualcuno ha già fatto call?
irregular-ask-chip-called-no = No
irregular-ask-chip-called-yes = Sì
irregular-ask-pending = Qualcuno deve ancora agire?
irregular-ask-pending-open = Sì
irregular-ask-pending-closed = No
irregular-ask-most = L'importo giusto
irregular-ask-game = Quale gioco?
irregular-ask-game-pot-limit = Pot limit
irregular-ask-game-other = Un altro
irregular-ask-all-in = Ha davanti un all-in, di turno?
irregular-ask-all-in-yes = Sì
irregular-ask-all-in-no = No
irregular-ask-next-acted = Ha agito il giocatore dopo?
irregular-ask-next-acted-no = No
irregular-ask-next-acted-yes = Sì
irregular-ask-all-in-hand = La mano in all-in
irregular-ask-all-in-hand-wins = Vince
irregular-ask-all-in-hand-loses = Perde
irregular-ask-all-in-hand-accepted = La fiche era nel call
irregular-ask-odd-game = Quale gioco?
irregular-ask-odd-game-button = Con il bottone
irregular-ask-odd-game-stud = Stud, razz
irregular-ask-odd-game-hi-lo = Metà alta e bassa
irregular-ask-odd-game-italian = Cinque carte all'italiana
irregular-ask-more-betting = Qualcuno può ancora puntare?
irregular-ask-more-betting-no = No
irregular-ask-more-betting-yes = Sì
irregular-ask-more-betting-hand-for-hand = Mano per mano
irregular-ask-last-round = L'ultimo giro
irregular-ask-last-round-bet = Puntata o rilancio
irregular-ask-last-round-checked = Tutti check
irregular-ask-who-asks = Chi lo chiede?
irregular-ask-who-asks-caller = Chi ha fatto call e ha le carte
irregular-ask-who-asks-other = Un altro giocatore
irregular-ask-who-asks-threw-in = Ha buttato le sue carte
irregular-ask-who-asks-no-bet = River senza puntate
irregular-ask-cards = Dove sono le carte?
irregular-ask-cards-apart = Si distinguono
irregular-ask-cards-gone = Nel muck
irregular-ask-tabled = Era sul tavolo, scoperta?
irregular-ask-tabled-yes = Sì, tutta
irregular-ask-tabled-no = No
irregular-ask-meant = Era voluto?
irregular-ask-meant-mistake = Uno sbaglio
irregular-ask-meant-deliberate = Apposta
irregular-ask-blind = Che cosa non va?
irregular-ask-blind-wrong-player = Giocatore sbagliato
irregular-ask-blind-forgotten = Dimenticato
irregular-ask-blind-amount = Importo sbagliato
irregular-ask-hand-is = Dov'è la mano?
irregular-ask-hand-is-going = In corso
irregular-ask-hand-is-riffled = Prima mescolata fatta
irregular-ask-hand-is-push = Cambio di dealer
irregular-ask-hand-is-between = Fra due mani
irregular-ask-live-hand = Ha una mano viva?
irregular-ask-live-hand-yes = Sì
irregular-ask-live-hand-no = No
irregular-ask-soft = Che cos'è?
irregular-ask-soft-soft = Soft play
irregular-ask-soft-nuts = Check con il nuts
irregular-ask-soft-dumping = Chip dumping
irregular-ask-rounds = Quanti giri?
irregular-ask-rounds-1 = 1
irregular-ask-rounds-2 = 2
irregular-ask-rounds-3 = 3
irregular-ask-rounds-4 = 4
irregular-ask-rounds-5 = 5
irregular-ask-in-time = Quando ha agito?
irregular-ask-in-time-late = Fuori tempo
irregular-ask-in-time-last-second = All'ultimo secondo
irregular-ask-in-time-in-time = In tempo
irregular-ask-tables = A quali tavoli?
irregular-ask-tables-one = Lo stesso
irregular-ask-tables-two = Due tavoli
irregular-ask-stack = Primo stack
irregular-ask-ante = Il suo ante
irregular-ask-other-stack = Secondo stack
irregular-ask-false-opener = Chi vince la mano?
irregular-ask-false-opener-wins = L'apertore
irregular-ask-false-opener-loses = Uno che può provarla
irregular-ask-false-opener-winner-too = Uno che non può nemmeno lui
irregular-ask-openers = Dove sono gli scarti?
irregular-ask-openers-kept = Dall'apertore
irregular-ask-openers-shuffled = Mescolati
irregular-ask-cards-asked = Che cosa non va?
irregular-ask-cards-asked-all = Ne chiede cinque
irregular-ask-cards-asked-wrong = Il mazziere ha sbagliato
irregular-ask-others = Altri cambiano dopo?
irregular-ask-others-yes = Sì
irregular-ask-others-no = È l'ultimo
irregular-ask-opened = Com'è stata l'apertura?
irregular-ask-opened-opener = Con il punto
irregular-ask-opened-blind = Al buio
irregular-ask-blind-wrong = Che cosa non va?
irregular-ask-blind-wrong-late = Dopo le carte
irregular-ask-blind-wrong-seat = Posto sbagliato
irregular-ask-blind-wrong-parole = Piatto di parole

# Distribuzione.
irregular-misdeal = Misdeal
irregular-first-card = Prima carta al posto sbagliato
irregular-dealt-to-wrong-seat = Carte a un posto senza diritto
irregular-seat-not-dealt = Un giocatore senza carte
irregular-wrong-number = Troppe o poche carte in mano
irregular-extra-cards = Carte in più uscite dal mazzo
irregular-boxed-card = Carta girata nel mazzo
irregular-boxed-card-later =
    Mostrala al tavolo e chiama il floor
    Ferma il gioco e lascia la carta dov'è.
    Chiama il floor: le regole parlano solo della prima distribuzione.
irregular-foreign-card = Carta che non è del mazzo
irregular-fouled-deck = Mazzo irregolare: una carta è doppia
irregular-short-deck = Mazzo incompleto: manca una carta o è stata trovata
irregular-short-deck-do =
    Decide il floor: la casa dice se il mazzo è irregolare
    Ferma; lascia carte e puntate come sono.
    Chiama il floor e conta il mazzo davanti a tutti.
    Se è irregolare tornano tutte le puntate della mano; se no la mano continua.
    Dopo la mano cambia mazzo.
irregular-dealer-exposes = Il dealer scopre una carta nel dare
irregular-dropped-stub = Mazzo caduto
irregular-stud-stub = Stud: le carte non bastano per l'ultima strada
irregular-back-for-redeal = Torna per la seconda distribuzione
irregular-back-for-redeal-plays =
    Può giocare la seconda
    Dagli le carte come a tutti.
    La mano è viva se è al suo posto all'ultima carta.
irregular-back-for-redeal-killed =
    La mano si annulla di nuovo
    Dagli le carte come a tutti.
    Annulla la mano dopo la distribuzione, anche se è tornato.
irregular-new-deck = Un giocatore chiede un mazzo nuovo
irregular-new-deck-asks =
    No: i giocatori non chiedono il mazzo nuovo
    Di' che il mazzo cambia con il dealer o con il livello.
    Continua con lo stesso mazzo.
irregular-new-deck-damaged =
    Mostra la carta al floor
    Finisci la mano.
    Chiama il floor: una carta rovinata è un motivo per cambiare mazzo.

# Board.
irregular-four-card-flop = Flop di quattro carte
irregular-no-burn = Bruciata dimenticata
irregular-no-burn-later =
    Decide il floor
    Ferma il gioco e lascia la carta.
    Chiama il floor: le regole parlano solo del flop.
irregular-two-burns = Due carte bruciate
irregular-two-burns-do =
    Una bruciata per strada: chiama il floor
    Fermati prima della prossima carta.
    Lascia le due bruciate dove sono: la bruciata protegge il mazzo, non l'ordine delle carte.
    Chiama il floor, poi dai il board dal mazzo così com'è.
irregular-two-burns-restored =
    Si corregge finché nessuno agisce
    Rimetti una delle bruciate sul mazzo: è la bruciata della prossima strada.
    Se qualcuno ha agito il board resta; le carte seguenti sono quelle che sarebbero uscite.
irregular-premature-flop = Flop dato troppo presto
irregular-premature-turn = Turn dato troppo presto
irregular-premature-river = River dato troppo presto
irregular-premature-stud = Stud: strada data troppo presto
irregular-card-in-hand-for-hand = Board dato durante il mano per mano
irregular-card-in-hand-for-hand-do =
    All-in e call: aspetta
    Lascia le mani coperte.
    Non dare altre carte finché non te lo dicono.
    Chiama il floor se ne è uscita una.
irregular-rabbit-hunt = Vuole vedere le carte che sarebbero uscite
irregular-rabbit-hunt-do =
    No: nel mazzo che resta non si guarda
    Metti il mazzo che resta nel muck e mescola.
    Di' che vale per tutti.

# Carte viste.
irregular-player-exposes = Un giocatore scopre le sue carte
irregular-player-exposes-pending =
    La mano resta viva, è possibile una penalità
    Lascia la mano viva e le carte a lui.
    Finisci la mano con l'azione com'è.
    Chiama il floor: la penalità comincia dopo la mano.
irregular-player-exposes-alone =
    Può: ha vinto
    Spingi il piatto: l'ultima mano non deve mostrare.
    Ritira le carte.
irregular-thrown-cards = Carte lanciate al dealer
irregular-thrown-cards-do =
    Penalità: chiama il floor
    Raccogli le carte e non rispondere.
    Finisci la mano.
    Racconta al floor: richiamo, mani o giri saltati.
irregular-stud-downcard = Stud: carta coperta scoperta, o nessuna carta scoperta
irregular-stud-downcard-seventh =
    Si sostituisce se restano puntate da fare
    Togli la carta e danne un'altra coperta.
    Se non restano puntate la carta rimane.
irregular-stud-downcard-all-down =
    Una delle tre si scopre a caso
    Mescola coperte le sue tre carte e chiama il floor.
    Il floor ne sceglie una: è la sua carta scoperta.
    La mano continua; può toccare a lui il bring-in.
irregular-upcards-picked-up = Stud: raccoglie le sue scoperte davanti a una puntata
irregular-upcards-picked-up-do =
    La mano è morta
    Metti le carte negli scarti.
    Le sue puntate restano nel piatto; il gioco continua dal giocatore seguente.
    Nello stud si passa girando tutte le scoperte e spingendole avanti.
irregular-draw-card = Draw: carta scoperta nella prima distribuzione
irregular-talks-about-hand = Parla di una mano
irregular-talks-about-hand-do =
    Non si parla di mani vive o foldate
    Di' al giocatore di smettere.
    Finisci la mano com'è.
    Chiama il floor se può aver aiutato qualcuno: è possibile una penalità.
irregular-camera = Carte coperte viste da una telecamera
irregular-camera-do =
    Nessuno che gioca o guarda può conoscere le coperte
    Tieni le coperte delle mani vive fuori da ogni schermo pubblico.
    Avverti il floor se qualcuno ne ha saputa una.

# Turno e parole.
irregular-out-of-turn = Azione fuori turno
irregular-out-of-turn-back =
    Ferma l'azione e di' a chi tocca.
    Lascia dove sono le fiches fuori turno.
    Fai agire tutti quelli scavalcati.
    Poi guarda di nuovo: se la puntata è la stessa resta, se no torna indietro.
irregular-out-of-turn-binding =
    Lascia l'azione com'è stata fatta.
    Passa al giocatore dopo.
    Chiama il floor se lo rifà: è possibile una penalità.
irregular-out-of-turn-returned =
    Restituisci le fiches.
    Digli che cosa può fare adesso.
    Chiama il floor se lo rifà: è possibile una penalità.
irregular-skipped = Un giocatore è stato saltato
irregular-skipped-acts =
    Lascia dove sono le fiches di chi è dietro di lui.
    Fai agire il giocatore saltato.
    Poi agisce chi è dietro, secondo le regole del fuori turno.
irregular-skipped-floor =
    Ferma l'azione e chiama il floor.
    Lascia l'azione dietro di lui: è vincolante.
    Il floor dice che cosa succede alla sua mano.
irregular-substantial-action = È azione sostanziale?
irregular-substantial-action-yes =
    Sì, azione sostanziale
    Bastano due azioni di turno, una con fiches, o tre qualsiasi.
    Misdeal, bottone o livello sbagliato non si correggono più.
irregular-substantial-action-no =
    Non ancora azione sostanziale
    Due fold, due check e i bui messi non bastano.
    Misdeal, bottone o livello sbagliato si possono ancora correggere.
irregular-needless-fold = Fold senza nulla da chiamare
irregular-needless-fold-do =
    Il fold è vincolante, è possibile una penalità
    Metti le carte nel muck.
    Passa al giocatore dopo.
    Chiama il floor se lo rifà.
irregular-conditional = «Se punti, rilancio»
irregular-conditional-do =
    Il floor può vincolarlo
    Ferma e chiama il floor.
    Il floor può tenerlo alla parola, penalizzarlo, o tutte e due.
irregular-before-the-amount = Agisce prima che l'importo sia chiaro
irregular-before-the-amount-call =
    Il call può vincolarlo a qualunque importo
    Prima completa la puntata o il rilancio.
    Chiama il floor: può tenerlo all'importo intero.
irregular-before-the-amount-fold =
    Il fold è un fold
    Metti le sue carte nel muck.
    Completa la puntata o il rilancio e continua.
irregular-wrong-word = Una parola che non va
irregular-wrong-word-check =
    Può fare call o fold, non rilanciare
    Di' che c'è una puntata.
    Fallo scegliere fra call e fold.
irregular-wrong-word-call =
    «Call» senza puntata è un check
    Di' che non c'è puntata.
    Prendilo come check e continua.
irregular-wrong-word-raise =
    «Rilancio» senza puntata è almeno la puntata minima
    Prendilo come puntata di quello che ha messo.
    Portala ad almeno { $big } se è meno.
irregular-words-and-chips = Parole e fiches diverse
irregular-words-and-chips-words =
    Valgono le parole: sono venute prima
    Chiedi quanto ha detto, o restituisci il di più.
    Passa al giocatore dopo.
irregular-words-and-chips-chips =
    Valgono le fiches: sono venute prima
    Prendi le fiches come messe in silenzio.
    Guarda con F3 se l'importo non è un'azione chiara.
irregular-words-and-chips-together =
    Valgono le parole: erano chiare e ragionevoli
    Chiedi quanto ha detto, o restituisci il di più.
    Passa al giocatore dopo.
irregular-words-and-chips-unclear =
    Decide il floor
    Ferma l'azione e lascia le fiches.
    Chiama il floor: pesa ordine, chiarezza ed equità.
irregular-words-and-chips-words-win =
    Valgono le parole, in qualunque momento
    Porta la puntata a quanto è stato detto.
    Passa al giocatore dopo.
irregular-words-not-heard = Parole che non tutti hanno sentito
irregular-words-not-heard-do =
    Ferma l'azione e lascia le fiches.
    Chiedi a tutti e due che cosa è stato detto, e quando.
    Chiama il floor: pesa ordine, chiarezza ed equità.
irregular-gestures = Un gesto o una parola locale
irregular-gestures-do =
    Battere sul tavolo è check
    Prendi come check un colpo sul tavolo di turno.
    Le parole locali valgono se sono chiare; se non lo sono, chiedi.
    Chiama il floor se il tavolo non è d'accordo.

# Puntate.
irregular-too-small = Puntata o rilancio troppo piccolo
irregular-too-small-stands =
    Lascia ogni puntata com'è.
    Passa al giocatore dopo.
irregular-too-small-becomes =
    Annuncia l'importo giusto.
    Chiedi la differenza a tutti quelli che ci stanno.
    Fai decidere chi non ha ancora agito.
irregular-undercall = Call incompleto
irregular-undercall-full =
    Call intero
    Annuncia tutta la puntata.
    Chiedi la differenza; non può fare fold.
irregular-undercall-word =
    Call intero: la parola vincola
    Annuncia tutta la puntata.
    Chiedi la differenza; non può fare fold.
irregular-undercall-floor =
    Decide il floor: call intero, o fold lasciando le fiches
    Ferma e lascia fuori le fiches.
    Chiama il floor.
    Chiedi la differenza, o ritira la mano e lascia le fiches nel piatto.
irregular-undercalls = Più call incompleti di fila
irregular-undercalls-do =
    Torna al primo e correggilo
    Ferma l'azione.
    Torna al primo call incompleto e correggilo.
    Chiama il floor: decide il resto.
irregular-tiny-call = Una fiche piccola contro una puntata grande
irregular-tiny-call-do =
    Ferma e chiama il floor.
    Il floor dice se è un call intero.
    In quel caso chiedi la differenza; è possibile una penalità.
irregular-one-chip = Una fiche sola, più grande
irregular-one-chip-call =
    Call
    Annuncia «call».
    Dai il resto.
irregular-one-chip-raise =
    Il rilancio più alto che la fiche permette
    Annuncia un rilancio pari alla fiche.
    Chiedi ancora se è meno del rilancio minimo.
irregular-one-chip-bet =
    Puntata di tutta la fiche
    Annuncia una puntata pari alla fiche.
    Passa al giocatore dopo.
irregular-several-chips = Più fiches senza una parola
irregular-several-chips-call =
    Call: servono tutte
    Annuncia «call».
    Dai il resto.
irregular-several-chips-last =
    All-in: sono le sue ultime
    Annuncia all-in.
    Contale se lo chiede il giocatore dopo.
irregular-several-chips-half =
    Da mezzo rilancio in su è un rilancio
    Togli il call e confronta il resto con il rilancio minimo.
    Metà o più: rilancio minimo. Meno: call, restituisci il resto.
irregular-half-raise = Mezzo rilancio
irregular-half-raise-raise =
    Rilancio: deve completarlo
    Annuncia un rilancio.
    Chiedi fiches fino al rilancio minimo.
irregular-half-raise-call =
    Call
    Annuncia «call».
    Restituisci quello che supera il call.
irregular-half-raise-floor =
    Decide il floor: il regolamento conosce solo il più e il meno
    Lascia le fiches.
    Chiama il floor.
irregular-pulled-back = Ritira fiches che aveva davanti
irregular-pulled-back-all =
    Call o rilancio: niente fold
    Conta solo le fiches nuove.
    Una fiche grande è un call; più fiches come sempre.
irregular-pulled-back-part =
    Call o rilancio: niente fold
    Conta tutto quello che è fuori come una puntata di più fiches.
    Da mezzo rilancio in su è un rilancio; meno è un call.
irregular-pulled-back-left =
    Le vecchie contano con le nuove
    Una fiche grande, o solo fiches necessarie: call.
    Se le vecchie coprivano il call, è tutto una puntata di più fiches.
irregular-pulled-back-covered =
    Call o rilancio, secondo quello che è fuori
    Conta la fiche che è fuori; quello che resta ritirato non fa puntata.
    Da mezzo rilancio in su è un rilancio; meno è un call.
irregular-pulled-back-call =
    Call
    Annuncia «call».
    Dai il resto.
irregular-string-bet = String bet
irregular-string-bet-first =
    Vale solo il primo movimento
    Restituisci quello che è arrivato dopo.
    Annuncia call, o rilancio se il primo movimento lo era.
irregular-string-bet-raise =
    Un rilancio: ha detto prima «rilancio»
    Conta quello che c'è nel primo movimento.
    Restituisci quello che è arrivato dopo.
    Chiedi il resto se è meno del rilancio minimo.
irregular-string-bet-raise-said =
    Non è una string bet: ha detto prima «rilancio»
    Consideralo un rilancio per quello che c'è nel primo movimento.
    Chiedi il resto se è meno del rilancio minimo.
irregular-string-bet-amount =
    Resta: l'importo è stato detto prima
    Conta le fiches fino a quanto ha detto.
    Passa al giocatore dopo.
irregular-string-bet-several =
    Resta: ha detto prima «rilancio»
    Può aggiungere fiches finché le mani si fermano fuori dal piatto.
    Passa al giocatore dopo.
irregular-string-raise = «Call… e rilancio»
irregular-string-raise-one =
    Call
    Annuncia «call».
    Restituisci quello che supera il call.
irregular-string-raise-several =
    «Call» è venuto prima: call
    Annuncia «call» e restituisci il di più.
    Due movimenti valgono solo dopo «rilancio».
irregular-not-reopened = Rilancia ancora dopo un all-in corto
irregular-not-reopened-closed =
    Niente rilancio: call o fold
    Di' che l'all-in non era un rilancio intero.
    Prendi il rilancio come call e restituisci il resto.
irregular-not-reopened-open =
    Può rilanciare
    Gli all-in corti si sommano.
    Il rilancio minimo è quello dell'ultima puntata o rilancio intero.
irregular-too-many-raises = Troppi rilanci
irregular-too-many-raises-cap =
    { $raises ->
        [one] Una puntata e un rilancio, poi basta
       *[other] Una puntata e { $raises } rilanci, poi basta
    }
    Prendi il rilancio come call.
    Restituisci quello che supera il call.
    In heads-up il tetto può cadere: vedi il regolamento.
irregular-too-many-raises-any =
    Non c'è un tetto
    Accetta il rilancio.
    Passa al giocatore dopo.
irregular-accepted = Call su un conto sbagliato
irregular-accepted-pays =
    Riconta la puntata davanti a tutti.
    Chiedi la differenza.
    Chiama il floor se chi ha fatto call non è d'accordo.
irregular-accepted-back =
    Riconta la puntata davanti a tutti.
    Restituisci il di più.
irregular-accepted-relieved =
    Chiama il floor: dice se l'errore era grave.
    Fai decidere di nuovo il giocatore.
irregular-pot-miscounted = Pot limit: piatto contato male
irregular-pot-miscounted-stands =
    Lascia ogni puntata com'è.
    Passa al giocatore dopo.
irregular-pot-miscounted-becomes =
    Annuncia l'importo giusto.
    Restituisci o chiedi la differenza, a tutti.
    Passa al giocatore dopo.
irregular-asks-for-the-pot = Chiede quanto c'è nel piatto
irregular-asks-for-the-pot-pot-limit =
    Contalo per chi è di turno
    Conta il piatto con tutte le puntate davanti.
    Dillo al giocatore di turno.
irregular-asks-for-the-pot-other =
    Niente conto: si allargano solo le fiches
    Allarga il piatto così che lo veda.
    Non dire numeri.
irregular-bets-the-pot = «Piatto» nel no limit
irregular-bets-the-pot-nothing =
    Almeno la puntata minima
    Non è una puntata valida, ma lo vincola.
    Chiedi { $big } o più; è possibile una penalità.
irregular-bets-the-pot-bet =
    Almeno il rilancio minimo
    Non è un rilancio valido, ma lo vincola.
    Chiedi il rilancio minimo o più; è possibile una penalità.
irregular-asks-for-a-count = Chiede quant'è
irregular-asks-for-a-count-yes =
    Contalo
    Conta l'all-in in pile che tutti vedono.
    Di' l'importo. Chi fa call deve l'importo vero.
irregular-asks-for-a-count-no =
    Nessun conto preciso
    Il giocatore può guardare: le pile devono essere leggibili.
    Di' la puntata se non è un all-in.
irregular-unclear-amount = Importo poco chiaro: «cinque»
irregular-unclear-amount-do =
    L'importo ragionevole più alto che sta nel piatto
    Conta il piatto con tutte le puntate davanti.
    Prendi il significato ammesso più alto che non supera il piatto.
    Se tutti lo superano: il più piccolo ammesso, e chiedi al floor.
irregular-for-change = Punta e vuole il resto
irregular-for-change-do =
    Può valere tutto
    Giudicalo come ogni altra spinta: tutto quello che è fuori in silenzio può valere.
    Di' che il cambio si chiede prima di puntare.
irregular-splashed = Fiches gettate nel piatto
irregular-splashed-do =
    Ferma e conta prima che qualcuno agisca
    Lascia il piatto com'è.
    Chiama il floor: trova l'importo dallo stack e dal piatto.
    Di' al giocatore di mettere le puntate davanti a sé.
irregular-all-in-below-minimum = All-in sotto la puntata minima
irregular-all-in-below-minimum-do =
    Gli altri fanno call di quello, o rilanciano di una puntata intera
    Annuncia l'all-in.
    Chi segue può fare fold, call di quello, o portarlo a quello più { $big }.
irregular-limit-raise = Limit: fiches per mezzo rilancio
irregular-limit-raise-more =
    Rilancio: lo completa a una puntata
    Annuncia un rilancio.
    Chiedi fiches fino a una puntata esatta in più.
irregular-limit-raise-less =
    Call
    Annuncia «call».
    Restituisci quello che supera il call.
irregular-open-pair = Stud: puntata grande con coppia in quarta strada
irregular-open-pair-do =
    No: la puntata piccola
    Annuncia la puntata piccola.
    Restituisci il di più.
irregular-wrong-bring-in = Stud: bring-in del giocatore sbagliato
irregular-wrong-bring-in-no =
    Si corregge
    Restituisci il bring-in.
    Lo mette chi ha davvero la carta bassa.
irregular-wrong-bring-in-yes =
    Resta
    Lascia il bring-in com'è.
    Chi aveva la carta bassa non deve niente.
irregular-bring-in-all-in = Stud: la carta bassa è all-in per l'ante
irregular-bring-in-all-in-do =
    Si comincia alla sua sinistra
    Agisce per primo il giocatore alla sua sinistra.
    Tutti gli altri devono almeno il bring-in.

# Fiches e piatto.
irregular-hidden-chips = Fiche trovata dietro dopo un all-in
irregular-hidden-chips-wins =
    Non gli viene pagata
    Paga l'all-in senza quella fiche.
    Avverti il floor: guarda se era nascosta apposta.
irregular-hidden-chips-loses =
    Non lo salva
    Chiama il floor.
    La fiche può andare a chi ha vinto.
irregular-hidden-chips-accepted =
    Faceva parte dell'all-in: vale
    Chiama il floor: dice che la fiche era in quello che è stato accettato.
    Pagala o ritirala con il resto.
irregular-oversized-chip-late = Fiche grossa trovata dietro le piccole
irregular-oversized-chip-late-no =
    Davanti, e si continua
    Metti la fiche grossa davanti, in vista.
    Di' al giocatore che le grosse stanno davanti.
    Chiama il floor se prima era stato chiesto il conto.
irregular-oversized-chip-late-yes =
    Il floor decide se era nel call
    Ferma e lascia il piatto.
    Chiama il floor.
    Se no, non gli viene pagata quando vince e non lo salva quando perde.
irregular-chips-out-of-view = Fiches fuori vista o portate via
irregular-chips-out-of-view-do =
    Sono perse e tolte dal gioco
    Chiama il floor.
    Togli le fiches dal gioco e scrivi l'importo.
    Il floor può squalificare.
irregular-found-chips = Fiches di nessuno
irregular-found-chips-do =
    Fuori dal gioco
    Chiama il floor.
    Vanno nell'inventario della casa, non a un giocatore.
irregular-foreign-chips = Fiches che non sono di questo torneo
irregular-foreign-chips-do =
    Toglile: chi le ha portate esce
    Ferma e tieni da parte le fiches.
    Chiama il floor e la sicurezza.
    Chi introduce fiches estranee è allontanato ed escluso.
irregular-chips-do-not-add-up = Le fiches al tavolo non tornano
irregular-chips-do-not-add-up-do =
    Conta, e prima trova la differenza
    Finisci la mano, poi ferma il tavolo.
    Conta ogni stack e il rack.
    Confronta con quanto è stato dato, meno le fiches perse, con il color up.
    Il floor decide che cosa si toglie o si dà.
irregular-untidy-stacks = Pile che non si contano
irregular-untidy-stacks-do =
    Pile di un solo valore, le grosse davanti
    Di' al giocatore: pile da 20 di un valore, le grosse davanti e in vista.
    Chiama il floor se non lo fa.
irregular-marker-pushed = Gettone bounty o altro oggetto messo avanti
irregular-marker-pushed-do =
    Decide il floor: call o all-in
    Ferma e lascialo dov'è.
    Chiama il floor: la casa dice se è call o all-in.
irregular-all-in-button = Bottone dell'all-in
irregular-all-in-button-do =
    I bottoni dell'all-in li tiene il dealer
    Mettine uno davanti a chi è all-in.
    Riprendilo dopo la mano.
irregular-more-than-on-the-table = Punta più di quello che ha sul tavolo
irregular-more-than-on-the-table-do =
    Punta quello che c'era all'inizio della mano
    Prendilo come all-in per quello che era sul tavolo.
    Durante una mano non si aggiunge niente.
irregular-chips-behind = Gioca con fiches da arrivare
irregular-chips-behind-do =
    Un rebuy annunciato va comprato
    Gioca con le fiches in arrivo.
    Compra il rebuy che ha annunciato, comunque vada la mano.
    Per questo non si salta nessuna mano.
irregular-short-all-in-wins = Vince un all-in corto
irregular-short-all-in-wins-do =
    Da ogni avversario al massimo quello che aveva
    Fai il piatto principale dall'all-in più piccolo.
    Fai i piatti laterali dagli altri, in ordine crescente.
    La scheda Piatti (F6) li conta.
irregular-uncalled-bet = Nessuno ha chiamato la puntata
irregular-uncalled-bet-do =
    Quello che nessuno ha chiamato torna indietro
    Restituisci la parte non chiamata prima di spingere il piatto.
    Una mano annullata perde il call, ma il rilancio non chiamato le torna.
irregular-pot-order = Quale piatto prima
irregular-pot-order-do =
    Prima i laterali, dall'ultimo formato
    Assegna prima l'ultimo laterale, per ultimo il principale.
    Dividi ogni piatto per conto suo.
irregular-pot-order-main =
    Prima il piatto principale, poi i laterali
    Assegna prima il piatto principale, poi i laterali come si sono formati.
    Dividi ogni piatto per sé.
irregular-odd-chip = Fiche che avanza
irregular-odd-chip-button =
    Primo posto a sinistra del bottone
    Cambia fino alla fiche più piccola in gioco.
    Dai quella che avanza al primo vincitore a sinistra del bottone.
irregular-odd-chip-stud =
    Carta più alta per seme: picche, cuori, quadri, fiori
    Cambia fino alla fiche più piccola in gioco.
    Dai quella che avanza alla carta più alta fra le cinque vincenti.
irregular-odd-chip-stud-every-card =
    Carta più alta per seme: picche, cuori, quadri, fiori
    Cambia fino alla fiche più piccola in gioco.
    Dai quella che avanza alla carta più alta fra tutte e sette.
irregular-odd-chip-hi-lo =
    La metà alta
    Cambia fino alla fiche più piccola in gioco.
    Dai quella che avanza alla mano alta, poi dividi le due metà.
irregular-odd-chip-italian =
    Il piatto non si divide: decidono i semi
    Confronta i semi: cuori, quadri, fiori, picche.
    Assegna tutto il piatto.
irregular-pot-pushed-wrongly = Piatto dato al giocatore sbagliato
irregular-pot-pushed-wrongly-open =
    Fermati prima che la mano dopo continui.
    Chiama il floor; lascia board e mani come sono.
    Riconta il piatto e assegnalo bene.
irregular-pot-pushed-wrongly-late =
    Lascia le fiches dove sono.
    Continua la mano.
irregular-old-chips = Fiches vecchie dopo il color up
irregular-old-chips-do =
    Si cambiano solo alla pari
    Cambiale con fiches dello stesso valore.
    Togli senza pagare quello che è meno della fiche più piccola.
irregular-raced-out = Ultime fiches perse nella chip race
irregular-raced-out-race =
    Nessuno esce per la chip race: riceve una fiche
    Dagli una fiche del valore più piccolo in gioco.
    Scrivi la differenza.
irregular-raced-out-each =
    Non c'è chip race: chi ha fiches dispari ne riceve una
    Dagli una fiche nuova per tutte quelle che avanzano.
    Scrivi la differenza.

# Showdown.
irregular-all-in-not-shown = All-in, e le carte non si mostrano
irregular-all-in-not-shown-show =
    Tutte le mani scoperte, adesso
    Fermati prima della prossima carta.
    Fai scoprire ogni mano viva, anche dei piatti laterali.
    Chi è all-in o ha fatto call non può buttare le carte.
irregular-all-in-not-shown-in-turn =
    Si mostra a turno, dopo l'ultima carta
    Completa il board.
    Chi è in un piatto laterale mostra prima.
irregular-all-in-not-shown-wait =
    Non ancora: si può ancora puntare
    Lascia le mani coperte.
    Continua con le puntate.
irregular-all-in-not-shown-hand-for-hand =
    Le mani restano coperte
    Non dare altre carte.
    Aspetta che te lo dicano.
irregular-who-shows-first = Chi mostra per primo
irregular-who-shows-first-bet =
    Chi ha puntato o rilanciato per ultimo nell'ultima strada
    Chiedigli di mostrare.
    Poi in senso orario; chi è in un laterale prima di chi è solo nel principale.
irregular-who-shows-first-checked =
    Chi agirebbe per primo
    A sinistra del bottone; a stud il board più alto, a razz il più basso.
    Poi in senso orario.
irregular-who-shows-first-at-will =
    Il regolamento non dà un ordine
    Fai mostrare i giocatori.
    Chiama il floor se nessuno vuole.
irregular-will-not-show = Non vuole mostrare
irregular-will-not-show-anybody =
    Al suo turno può arrendersi senza mostrare
    Metti le carte nel muck: rinuncia al piatto.
    Con all-in e call le mani si devono mostrare.
irregular-will-not-show-penalised =
    Rinuncia al piatto, e se è stato chiamato c'è una penalità
    Metti le carte nel muck: rinuncia al piatto.
    Chiama il floor se è stato chiamato e le butta apposta: è una penalità.
    Con all-in e call le mani si devono mostrare.
irregular-will-not-show-after-first =
    Può, se non è stato chiamato
    Mostra chi è stato chiamato.
    Gli altri possono arrendersi senza mostrare.
irregular-will-not-show-beaten =
    Può, se è battuto
    Mostra chi è stato chiamato; poi chi lo batte.
    Chi è battuto può nascondere le carte.
irregular-asks-to-see = Chiede di guardare una mano
irregular-asks-to-see-yes =
    Può guardarla
    Chiedi al giocatore di scoprire la mano.
    Scoprila tu se l'ha buttata e si distingue.
irregular-asks-to-see-floor =
    Decide il floor
    Fermati prima che la mano vada nel muck.
    Chiama il floor.
irregular-asks-to-see-no =
    No: ha lasciato le sue carte
    Metti tutte e due le mani nel muck.
    Assegna il piatto.
irregular-mucked = Mano buttata per sbaglio
irregular-mucked-apart =
    Non ancora morta
    Fermati e lascia le carte.
    Restituiscile se sei sicuro di quali sono; se no chiama il floor.
irregular-mucked-gone =
    Morta: è nel muck
    Lascia stare il muck.
    Assegna il piatto alla mano rimasta.
irregular-killed-winner = Mano vincente annullata dal dealer
irregular-killed-winner-yes =
    Una vincente scoperta non si annulla
    Fermati e recupera le carte davanti al floor.
    Leggi la mano e dalle il piatto.
irregular-killed-winner-no =
    La mano è morta
    Chiama il floor prima di toccare il muck.
    Perde il call; un rilancio non chiamato le torna.
irregular-unprotected-hand = Mano non protetta presa dal dealer
irregular-unprotected-hand-do =
    Ognuno protegge la sua mano: è morta
    Chiama il floor.
    Se le carte non si distinguono, la mano è morta.
    Perde il call; un rilancio non chiamato le torna.
irregular-thought-he-had-won = Punta al river e butta troppo presto
irregular-thought-he-had-won-do =
    Ferma le carte e chiama il floor
    Tieni le sue carte lontane dal muck.
    Chiama il floor.
    La parte di puntata che nessuno ha chiamato torna indietro.
irregular-read-wrongly = Mano letta male
irregular-read-wrongly-open =
    Fermati; lascia il board e le mani.
    Chiama il floor e rileggi le mani scoperte.
    Dai il piatto alla mano migliore: parlano le carte.
irregular-read-wrongly-late =
    Lascia il piatto dov'è.
    Continua la mano.
irregular-miscalled = Annuncia male la sua mano
irregular-miscalled-mistake =
    Parlano le carte
    Leggi tu le carte scoperte.
    Dai il piatto alla mano migliore.
irregular-miscalled-deliberate =
    Parlano le carte, è possibile una penalità
    Leggi tu le carte scoperte.
    Chiama il floor: un annuncio falso apposta può essere punito.
irregular-not-all-tabled = Mostra una carta sola
irregular-not-all-tabled-do =
    Tutte le coperte a faccia in su, leggibili
    Chiedi tutte le carte coperte.
    Solo allora leggi la mano.
irregular-plays-the-board = Gioca il board
irregular-plays-the-board-do =
    Per questo si scoprono tutte le coperte
    Chiedigli di scoprire tutte le coperte.
    Dividi il piatto fra chi gioca il board.
irregular-plays-the-board-declared =
    Lo deve dire prima di buttare le carte
    Chiedigli se gioca il board finché ha le carte.
    Dividi il piatto fra chi lo gioca; chi ha già buttato le carte non ne ha parte.
irregular-last-hand = È rimasta una sola mano
irregular-last-hand-do =
    Vince e non deve mostrare
    Restituisci quello che nessuno ha chiamato.
    Assegna il piatto e ritira le carte.
irregular-suits = Vuole che decidano i semi
irregular-suits-do =
    A hold'em i semi non decidono mai: si divide
    Leggi le cinque carte migliori.
    Dividi il piatto in parti uguali.
irregular-fouled-deck-late = Mazzo irregolare trovato dopo la mano
irregular-fouled-deck-late-open =
    Fermati e chiama il floor.
    Conta il mazzo davanti a tutti.
    Tutte le puntate della mano tornano indietro.
irregular-fouled-deck-late-late =
    Lascia il piatto dov'è.
    Cambia mazzo e continua.

# Bottone e bui.
irregular-wrong-button = Bottone al posto sbagliato
irregular-wrong-button-right =
    Ritira le carte e metti a posto bottone e bui.
    Ridai allo stesso livello.
irregular-wrong-button-stands =
    Gioca la mano com'è.
    Alla mano dopo sposta il bottone da lì; non torna indietro.
irregular-wrong-blinds = Buio sbagliato o dimenticato
irregular-wrong-blinds-right =
    Restituisci il buio e fai mettere chi deve.
    Metti a posto il bottone se era sbagliato, e ridai.
irregular-wrong-blinds-stands =
    Lascia i bui come sono stati messi.
    Alla mano dopo sposta il bottone da lì.
irregular-wrong-blinds-forgotten =
    Decide il floor
    Fermati; chiedi di chi è il buio che manca.
    Chiama il floor: prima dell'azione di solito il buio si mette adesso.
irregular-wrong-blinds-amount =
    Decide il floor
    Fermati; di' qual è il livello.
    Chiama il floor: prima dell'azione di solito il buio si corregge.
irregular-wrong-level = Mano data al livello sbagliato
irregular-wrong-level-right =
    Porta bui e ante al livello giusto.
    Continua la mano.
irregular-wrong-level-stands =
    Gioca questa mano al livello vecchio.
    Annuncia il nuovo livello per la prossima.
irregular-level-changes = Il livello cambia durante una mano
irregular-level-changes-going =
    Questa mano al livello vecchio
    Finisci la mano al livello vecchio.
    La prossima è al nuovo.
irregular-level-changes-riffled =
    La mano è cominciata: livello vecchio
    Una mano comincia con la prima mescolata o con il tasto del mescolatore.
    Dalla al livello vecchio.
irregular-level-changes-push =
    Ancora una mano al livello vecchio
    Il nuovo dealer dà una mano al livello vecchio.
    Poi il nuovo livello.
irregular-level-changes-between =
    Il nuovo livello
    Annuncia i nuovi bui.
    Dai la prossima mano al nuovo livello.
irregular-short-blind = Big blind corto
irregular-short-blind-do =
    La puntata resta il big blind intero
    Chi fa call deve { $big }, non quello che è stato messo.
    Il rilancio minimo si conta da { $big }.
irregular-short-ante = Il big blind non può pagare buio e ante
irregular-short-ante-blind-first =
    Prima il buio, poi l'ante
    Metti il buio fin dove arriva.
    Quello che resta è l'ante.
irregular-short-ante-ante-first =
    Prima l'ante, poi il buio
    Metti l'ante fin dove arriva.
    Quello che resta è il buio.
irregular-ante-reduced = Chiede un ante più piccolo in pochi
irregular-ante-reduced-do =
    Gli ante non si riducono
    Prendi tutto il big blind ante.
    Vale anche al tavolo finale.
irregular-dodged-blinds = Evita i bui
irregular-dodged-blinds-penalty =
    Penalità
    Chiama il floor.
    Il floor sceglie la penalità.
irregular-dodged-blinds-forfeit =
    Tutti e due i bui, il big blind ante e un giro
    Chiama il floor.
    Prendi i due bui e il big blind ante dal suo stack.
    Salta un giro.

# Giocatori e tempo.
irregular-absent = Non è al suo posto alla distribuzione
irregular-absent-killed =
    Mano annullata, bui e ante restano
    Dagli le carte e metti per lui.
    Annulla la mano all'ultima carta della prima distribuzione se non arriva a toccare la sedia.
irregular-absent-passed =
    La mano si passa al suo turno
    Dagli le carte e metti per lui.
    Fai fold quando tocca a lui.
irregular-leaves-hand = Se ne va con una mano viva
irregular-leaves-hand-live =
    La mano resta viva, è possibile una penalità
    Lascia le carte al suo posto.
    Aspettalo quando tocca a lui; chiama il floor.
    La penalità viene dopo la mano.
irregular-leaves-hand-abandoned =
    Il floor può considerarla abbandonata
    Lascia le carte al suo posto.
    Chiama il floor: a gioco cominciato può annullare la mano.
irregular-absent-entrant = Non è ancora arrivato nessun altro
irregular-absent-entrant-do =
    Dopo 5 minuti il bottone avanza ogni 2 minuti
    Prendi bui e ante da ogni stack che c'è.
    Dopo 5 minuti da solo vince i due bui ogni 2 minuti, e il bottone avanza.
    In heads-up è un buio al minuto.
irregular-wrong-seat = Giocatore al posto sbagliato
irregular-wrong-seat-do =
    Va al suo posto con quello che ha adesso
    Finisci la mano.
    Spostalo al posto giusto con le fiches che ha.
    Chiama il floor se non ha cominciato con lo stack giusto.
irregular-substitute = Qualcuno gioca per un altro
irregular-substitute-do =
    Nessuno gioca per un altro
    Ferma e chiama il floor.
    La mano dell'assente si passa.
irregular-one-player-a-hand = Chiede o dà consigli
irregular-one-player-a-hand-do =
    Una mano, un giocatore; è possibile una penalità
    Di' loro di smettere.
    Finisci la mano.
    Chiama il floor.
irregular-peeks = Guarda le carte di un altro
irregular-peeks-do =
    Non può guardare: una mano, un giocatore; è possibile una penalità
    Digli di stare indietro, e all'altro di tenere coperte le carte.
    Lascia vive tutte e due le mani e finisci la mano.
    Chiama il floor: è condotta, e accordo se lo sanno tutti e due.
irregular-phone = Telefono o altro apparecchio
irregular-phone-yes =
    Nessun apparecchio con una mano viva
    Digli di metterlo via.
    Finisci la mano.
    Chiama il floor: è possibile una penalità.
irregular-phone-no =
    Non sul tavolo; niente tabelle, niente app
    Digli di toglierlo dal tavolo.
    Chiama il floor se è una tabella o un'app.
irregular-soft-play = Soft play o accordo
irregular-soft-play-soft =
    Penalità: chiama il floor
    Finisci la mano e tieni separate le carte.
    Di' al floor chi ha fatto che cosa.
irregular-soft-play-nuts =
    Da solo non è soft play
    Il check per ultimo al river con il nuts assoluto da solo non lo è.
    Chiama il floor: guarda l'insieme.
irregular-soft-play-dumping =
    Squalifica
    Ferma e chiama subito il floor.
    Lascia carte e fiches come sono.
irregular-abuse = Offese, condotta, igiene
irregular-abuse-do =
    Penalità: chiama il floor
    Non discutere.
    Finisci la mano.
    Racconta al floor: richiamo, mani saltate, giri saltati o fuori.
irregular-other-language = Parla un'altra lingua durante la mano
irregular-other-language-do =
    Durante la mano solo le lingue della casa
    Di' quali lingue sono ammesse.
    Lascia com'è quello che è stato fatto nella mano.
    Chiama il floor se continua: è possibile una penalità.
irregular-covered-face = Volto coperto: cappuccio, maschera, occhiali da sole
irregular-covered-face-do =
    I giocatori sono sempre riconoscibili
    Finisci la mano.
    Chiama il floor: lo staff può far togliere l'oggetto.
irregular-penalty = Quante mani è una penalità
irregular-penalty-do =
    Si contano quelli seduti adesso: { $players }.
    Dai le carte al giocatore, metti per lui, annulla la mano dopo la distribuzione.
    Un misdeal e la mano ridata sono una mano.
    Avverti il dealer che ti dà il cambio.
irregular-penalised = Giocatore in penalità
irregular-penalised-do =
    Carte date, bui messi, mano annullata
    Resta lontano dal tavolo.
    Dagli le carte; prendi bui, ante e bring-in.
    Annulla la mano dopo la prima distribuzione.
irregular-disqualified = Squalificato
irregular-disqualified-do =
    Le fiches si tolgono, nessun rimborso
    Finisci la mano.
    Togli le fiches dal gioco e scrivile.
irregular-withdraws = Un giocatore sta male e si ritira
irregular-withdraws-do =
    Le fiches vanno via con i bui
    Lascia lo stack al suo posto.
    Dagli le carte, metti per lui e annulla la mano.
irregular-asks-for-the-clock = Chiede il tempo
irregular-asks-for-the-clock-floor =
    Lo chiama solo il floor
    Chiama il floor quando è passato un tempo ragionevole.
irregular-asks-for-the-clock-event =
    Può chiederlo ogni giocatore del torneo
    Deve essere al suo posto e deve essere passato un tempo ragionevole.
    Chiama il floor.
irregular-asks-for-the-clock-table =
    Può chiederlo ogni giocatore del tavolo
    Deve essere al suo posto e deve essere passato un tempo ragionevole.
    Chiama il floor.
irregular-asks-for-the-clock-dealt-in =
    Può chiederlo chi ha avuto le carte
    Deve essere passato un tempo ragionevole.
    Chiama il floor.
irregular-asks-for-the-clock-dealt-in-after =
    Può chiederlo chi ha avuto le carte, dopo { $before } secondi
    Guarda quanto tempo ha avuto.
    Chiama il floor.
irregular-asks-for-the-clock-up-to =
    Il floor dà fino a { $seconds } secondi, poi ne conta { $countdown }.
irregular-asks-for-the-clock-exactly =
    Il giocatore ha { $seconds } secondi, poi se ne contano { $countdown }.
irregular-clock-runs-out = Il tempo è finito
irregular-clock-runs-out-counts =
    Accetta l'azione.
    Passa al giocatore dopo.
irregular-clock-runs-out-dead =
    Metti le carte nel muck.
    Passa al giocatore dopo.
irregular-clock-runs-out-checked =
    Annuncia «check».
    Passa al giocatore dopo.
irregular-clock-runs-out-floor =
    Lascia carte e fiches come sono.
    Chiedi al floor che ha contato.
irregular-stalling = Perde tempo apposta
irregular-stalling-do =
    Chiama il floor
    Il floor può ridurre il tempo o metterlo in ogni mano.
    È possibile una penalità.
irregular-shot-clock = Shot clock, time bank finiti
irregular-shot-clock-do =
    Come la casa ha annunciato
    Annuncia la puntata prima di far partire il tempo.
    Senza tempo e senza time bank: mano morta, o check, come annunciato.
irregular-break-in-a-hand = La pausa comincia durante una mano
irregular-break-in-a-hand-do =
    Prima la mano, poi la pausa
    Gioca la mano fino in fondo.
    Si può contestare per { $break } secondi dopo il piatto.
irregular-late-push = Cambio di dealer subito prima della pausa
irregular-late-push-do =
    Nessun cambio negli ultimi 90 secondi
    Il dealer seduto resta fino alla pausa o al nuovo livello.
irregular-hand-for-hand = Mano per mano
irregular-hand-for-hand-two =
    Due minuti di orologio per mano
    Finite la mano, poi si aspetta seduti.
    All-in e call: mani coperte, nessun'altra carta.
    I bui salgono con i livelli.
irregular-hand-for-hand-three =
    Al massimo tre minuti di orologio per mano
    Finite la mano, poi si aspetta seduti.
    All-in e call: mani coperte, nessun'altra carta.
    I bui salgono con i livelli.
irregular-busts-together = Due giocatori escono nella stessa mano
irregular-busts-together-do =
    Scrivi i due stack all'inizio della mano.
    Scrivi chi ha messo l'ante.
    Chiama il floor con i posti e i loro premi.
irregular-busts-together-share =
    Scrivi i due stack all'inizio della mano.
    Scrivi chi ha messo l'ante.
    Chiama il floor: i premi dei posti divisi si sommano e si spartiscono.
irregular-busts-together-shared =
    Dividono il posto
    Chiama il floor.
irregular-last-hands = Ultime mani della giornata
irregular-last-hands-do =
    Si estrae una carta per il numero di mani
    Con 7-13 minuti dalla fine un giocatore estrae: 3-7 mani in nove, 2-5 negli altri casi.
    Da lì nessun nuovo giocatore e nessun bilanciamento.
    Con tre tavoli o meno non si fa: corre l'orologio.
irregular-bags = Fiches in busta per la notte
irregular-bags-do =
    Tagliando, nome e conto sulla busta
    Conta ogni stack.
    Il giocatore scrive nome e conto sulla busta.
    Controlla che la copia del tagliando sia dentro prima di sigillare.

# All'italiana.
irregular-false-opening = Apertura senza punto
irregular-false-opening-wins =
    Ognuno riprende le sue fiches
    L'apertore non ritira la vincita.
    Restituisci a tutti quello che hanno messo.
irregular-false-opening-wins-bets =
    Tornano le puntate, il piatto di prima resta
    L'apertore non ritira la vincita.
    Restituisci le puntate della mano; gli inviti restano per la prossima.
irregular-false-opening-loses =
    Chi vince è pagato, l'apertore rifonde il piatto
    Dai il piatto a chi ha vinto.
    L'apertore mette quanto c'era nel piatto all'inizio.
irregular-false-opening-winner-too =
    Chi vince è pagato, l'apertore rifonde il piatto
    Basta che abbia vinto un altro.
    L'apertore mette quanto c'era nel piatto all'inizio.
irregular-false-opening-unpunished =
    Non segue niente
    Dai il piatto a chi ha vinto.
irregular-asks-for-openers = Chiede di vedere l'apertura
irregular-asks-for-openers-kept =
    Può: l'apertore la mostra
    Chiedi all'apertore la mano e gli scarti che ha tenuto.
    Controlla che aprissero.
irregular-asks-for-openers-shuffled =
    L'apertore dice quali erano
    Dice seme e valore di quello che ha scartato.
    La prossima volta tieni da parte l'apertura.
irregular-what-opens = Con che cosa si apre
irregular-what-opens-no-ace =
    Coppia di fanti, o quattro in scala dello stesso seme senza l'asso
    Dopo mani senza apertura servono donne o re.
irregular-what-opens-two-cards =
    Coppia di fanti, o quattro a scala reale che si chiudono con una di due carte
    Dopo mani senza apertura servono donne o re.
irregular-what-opens-one-card =
    Coppia di fanti, o quattro a scala reale
    Dopo mani senza apertura servono donne o re.
irregular-what-opens-never =
    Coppia di fanti
    Dopo mani senza apertura servono donne o re.
irregular-opening-amount = Apre di troppo o di poco
irregular-opening-amount-pot =
    Almeno il cip, al massimo il piatto
    Chiedi il cip, o restituisci quello che supera il piatto.
irregular-opening-amount-stack =
    Almeno il cip, senza limite oltre ai resti
    Chiedi il cip se è meno.
irregular-no-opening = Nessuno apre
irregular-no-opening-passes =
    Nuovo invito di tutti, dà le carte chi è a sinistra
    Lascia il piatto dov'è.
    Tutti mettono un altro invito; dà le carte il prossimo.
irregular-no-opening-stays =
    Nuovo invito di tutti, dà le carte lo stesso
    Lascia il piatto dov'è.
    Tutti mettono un altro invito.
irregular-no-opening-until-won =
    Adesso si apre con le donne, poi con i re finché il piatto è vinto, poi di nuovo con i fanti.
irregular-no-opening-three-times =
    Adesso si apre con le donne, poi con i re per tre mani, poi con le donne, poi con i fanti.
irregular-in-packets = Carte date a mazzetti
irregular-in-packets-do =
    Vietato: una carta alla volta
    Ritira le carte.
    Mescola, fai tagliare e dai una alla volta dalla sinistra del mazziere.
irregular-card-in-the-draw = Carta scoperta nel cambio
irregular-card-in-the-draw-do =
    È valida
    Dagli la carta com'è.
    Non sostituirla.
irregular-too-many-changed = Numero sbagliato di carte al cambio
irregular-too-many-changed-four =
    Quattro carte al massimo
    Chiedi quali ne cambia.
    Ne tiene almeno una.
irregular-too-many-changed-five =
    Cinque sono ammesse
    Dagliene quattro adesso, la quinta dopo tutti gli altri.
irregular-too-many-changed-wrong =
    Le regole tacciono
    Fermati prima che guardi le carte.
    Chiama il direttore: di solito le mancanti si danno, quelle in più tornano senza essere viste.
irregular-four-changed = Cambia quattro carte
irregular-four-changed-yes =
    Tre subito, la quarta dopo tutti
    Dagli tre carte.
    Servi gli altri.
    Dagli la quarta.
irregular-four-changed-no =
    Tre, una scartata, poi la quarta
    Dagli tre carte.
    Scartane una.
    Dagli la quarta.
irregular-discard-back = Riprende uno scarto
irregular-discard-back-do =
    Quello che è scartato resta scartato
    Lascia le carte dove sono.
    Dagliene quante ha detto.
irregular-deck-runs-out = Il mazzo finisce nel cambio
irregular-deck-runs-out-do =
    Rimescola gli scarti, senza i suoi
    Raccogli gli scarti, ma non quelli di chi deve ricevere.
    Mescola, fai tagliare e continua.
irregular-deck-runs-out-under-stock =
    Dai gli scarti che sono sotto il tallone
    Gli scarti sono finiti sotto il tallone: continua a dare da lì.
    Non rimescolare.
irregular-who-speaks-after-draw = Chi parla per primo dopo il cambio
irregular-who-speaks-after-draw-opener =
    L'apertore
    Se non c'è più: il primo alla sua sinistra.
irregular-who-speaks-after-draw-blind =
    A sinistra dell'ultimo buio
    Il buio parla per ultimo.
irregular-late-blind = Buio troppo tardi o non ammesso
irregular-late-blind-late =
    Troppo tardi: niente buio
    Restituiscilo: si dice prima delle carte, senza guardare.
    Parla per primo chi è a sinistra del mazziere.
irregular-late-blind-seat =
    Solo chi è a sinistra del mazziere
    Restituiscilo.
    Il controbuio spetta al giocatore dopo.
irregular-late-blind-parole =
    Niente buio nel piatto di parole
    Restituiscilo.
    Si apre con i re, di piatto.
irregular-late-blind-none =
    Qui non si apre al buio
    Restituiscilo.
irregular-third-blind = Terzo buio (contro-controbuio)
irregular-third-blind-no =
    No: l'ultimo è il controbuio
    Restituiscilo.
    Il massimo è quattro volte il piatto.
irregular-third-blind-yes =
    Sì: otto volte il piatto
    Lo dice uno più a sinistra, prima di guardare.
    Adesso i diritti del buio sono suoi.
irregular-raise-over-blind = Rilancia sul buio
irregular-raise-over-blind-three =
    Rilancia per primo solo il buio: da una a tre volte se stesso
    Gli altri vedono o passano.
    Quando il buio rilancia, possono rilanciare anche loro.
irregular-raise-over-blind-any =
    Rilancia per primo solo il buio
    Gli altri vedono o passano.
    Quando il buio rilancia, possono rilanciare anche loro.
irregular-all-parola = Tutti dicono parola
irregular-all-parola-kings =
    Il piatto resta: si apre con i re, di piatto
    Chi era passato versa la differenza, così tutti hanno messo uguale.
    Ridai; apre la coppia di re o più, di piatto.
    Se tutti sono d'accordo il piatto si gioca in più parti.
irregular-all-parola-adds =
    Il piatto va alla mano dopo
    Chi era passato versa la differenza, così tutti hanno messo uguale.
    Aggiungilo al prossimo piatto.
irregular-all-parola-show =
    Si mostra
    Il punto migliore prende il piatto.
irregular-italian-tie = Punti uguali
irregular-italian-tie-suits =
    Decidono i semi: nessun piatto si divide
    Prima confronta i valori.
    Poi i semi: cuori, quadri, fiori, picche.
irregular-italian-tie-split =
    Dividono il piatto
    Dividilo in parti uguali.
irregular-three-straight-flushes = Scale reali: il triangolo
irregular-three-straight-flushes-do =
    La massima batte la media, la media la minima, la minima la massima
    Guarda quali ci sono.
    Se ci sono tutte e tre decide il seme.
irregular-italian-showdown = Chi mostra, all'italiana
irregular-italian-showdown-do =
    Mostra chi è stato visto
    Gli altri mostrano solo se lo battono.
    Una puntata che nessuno ha visto vince senza mostrare.
irregular-wrong-italian-deck = Mazzo sbagliato per il numero di giocatori
irregular-wrong-italian-deck-do =
    La carta più bassa è undici meno i giocatori
    Conta i giocatori.
    Togli tutti i valori sotto; l'asso resta.
    Carte in tutto: quattro più dei giocatori, per quattro.
