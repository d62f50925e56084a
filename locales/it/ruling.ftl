# Che cosa significano fiches e parole.

# Che cos'è, in mezzo alla frase.
ruling-fold = fold
ruling-forfeit = fold, e il giocatore lascia { $total } nel piatto
ruling-check = check
ruling-call = call di { $total }
ruling-call-alone = Call: { $total }
ruling-bet = puntata di { $total }
ruling-raise = rilancio a { $total }
ruling-all-in = all-in per { $total }
ruling-uncounted = All-in. Conta lo stack.
ruling-floor = decide il floor
ruling-player = sceglie il giocatore
ruling-confirm = Il floor deve confermare: { $one }.
ruling-or = { $one }, oppure { $other }

# Che cosa fa il dealer.
ruling-add = Chiedi ancora { $add }.
ruling-back = Restituisci { $back }.
ruling-penalty = È possibile una penalità.

# Se una cosa fosse stata diversa.
ruling-if-raise = Se avesse detto prima «rilancio»: { $is }
ruling-if-silent = Se non avesse detto nulla: { $is }
ruling-if-more = Con una fiche da { $chip } in più: { $is }
ruling-if-fewer = Con una fiche da { $chip } in meno: { $is }
ruling-if-last = Se fossero state le ultime fiches: { $is }

# Perché.
ruling-no-bet = Nessuno ha puntato. La puntata minima è { $least }.
ruling-faces = La puntata è { $bet }: per il call servono { $call }, per rilanciare almeno { $least } in tutto.
ruling-may-check = La puntata è { $bet } ed è già coperta. Si rilancia almeno a { $least }.
ruling-words-first = Le parole sono venute prima delle fiches: valgono le parole.
ruling-words-together = Parole e fiches insieme: vale la dichiarazione, se è chiara.
ruling-words-together-unclear = Parole e fiches insieme: valgono le parole, ma l'importo non è chiaro.
ruling-words-late = Le parole sono venute dopo le fiches: valgono le fiches.
ruling-words-always = In questo regolamento valgono le parole, in qualunque momento.
ruling-general = «Call» impegna per l'intero importo.
ruling-amount-alone = Dire solo «{ $amount }» equivale a mettere { $amount } in silenzio.
ruling-amount-added = Non supera i { $front } già davanti, quindi si aggiunge: in tutto { $total }.
ruling-amount-more = È più dei { $front } già davanti: è la puntata totale.
ruling-amount-total = «Rilancio» con un importo: { $amount } è la puntata totale.
ruling-on-top = { $amount } oltre al call: la puntata totale è { $to }.
ruling-doubled = Il doppio della puntata di { $bet } è { $to }.
ruling-raise-of-chips = «Rilancio» senza importo è il massimo che le fiches permettono: { $total }.
ruling-least-raise = «Rilancio» senza importo è almeno il minimo ammesso: { $to }.
ruling-may-add = Dopo «rilancio» si possono aggiungere altre fiches.
ruling-check-against = C'è una puntata: dopo «check» restano solo il call o il fold.
ruling-check-pulled = C'è una puntata: «check» esclude il rilancio, e le fiches ritirate escludono il fold. Call.
ruling-call-without = Non c'è nulla da chiamare: «call» vale come check.
ruling-raise-without = Nessuno ha puntato: «rilancio» vale come puntata.
ruling-pot-without = Non si gioca pot limit: «piatto» impegna alla puntata minima o al rilancio minimo.
ruling-pot-makes = «Piatto» è la puntata di { $bet } più il piatto di { $pot } più i { $call } da chiamare: { $to }.
ruling-pot-without-call = «Piatto» è la puntata di { $bet } più il piatto di { $pot }: { $to }.
ruling-pot-opens = «Piatto» è una puntata pari al piatto: { $pot }.
ruling-needless-fold = Un fold senza nulla da chiamare è vincolante.
ruling-front-left = I { $front } già davanti non coprono il call. Contano insieme alle nuove fiches.
ruling-front-pulled = Le fiches davanti sono state ritirate. Contano solo le nuove.
ruling-front-partly = Le fiches davanti sono state ritirate in parte: i { $left } rimasti e le nuove fiches sono un'unica puntata di più fiches.
ruling-front-covers = I { $front } già davanti coprono il call: con le nuove fiches sono un'unica puntata di più fiches.
ruling-front-replaced = Le fiches che coprivano il call sono state ritirate: conta solo quello che è fuori ora, come un'unica puntata di più fiches.
ruling-pulled-back = Una fiche è stata ritirata: call o rilancio, non più fold.
ruling-pulled-freely = Nessuno ha rilanciato: ritirare le fiches non vincola.
ruling-one-chip = Una sola fiche da { $chip }, senza aver detto prima «rilancio»: call.
ruling-exactly = È esattamente il call.
ruling-nothing-more = È esattamente la puntata: nessun rilancio.
ruling-every-chip = Servono tutte le fiches: senza una da { $smallest } restano solo { $without }. Call.
ruling-chip-not-needed = Senza una da { $smallest } restano { $without }: non servono tutte le fiches.
ruling-last-chips = Sono le ultime fiches e non servono tutte per il call: all-in.
ruling-half-reached = La metà di { $of } oltre il call è { $line }. { $total } ci arriva: rilancio.
ruling-half-missed = La metà di { $of } oltre il call è { $line }. { $total } non ci arriva: nessun rilancio.
ruling-half-open = { $line } è esattamente la metà, e il regolamento non dice come si decide.
ruling-undercall = { $total } è meno della puntata di { $bet }.
ruling-heads-up = Sono rimaste due mani: call intero.
ruling-opening-bet = È la puntata d'apertura: call intero.
ruling-always-call = In questo regolamento chi mette di meno fa sempre call intero.
ruling-forfeits = Né heads-up né puntata d'apertura: il floor può imporre il call intero, oppure il fold con la perdita di { $chips }.
ruling-tiny-chip = Una fiche così piccola non è un modo corretto di fare call.
ruling-brought-up = { $from } non bastano: si porta a { $to }.
ruling-one-bet = A limit si punta o si rilancia di una puntata sola: { $to }.
ruling-cut-to-pot = È più di quanto consenta il piatto: al massimo { $most }.
ruling-at-most = Ne valgono al massimo { $most }.
ruling-all-he-has = Il giocatore non ha più di { $all }.
ruling-stack-unknown = Non si sa quanto abbia il giocatore: davanti ci sono { $there }.
ruling-count-stack = Non si sa quanto abbia il giocatore: si conta lo stack.
ruling-unopposed = Nessun altro ha fiches per chiamare un rilancio: nessun rilancio.
ruling-not-reopened = Il giocatore ha già agito e da allora sono arrivati solo { $since }. Per rilanciare ancora ne servono { $needed }: nessun rilancio.
ruling-capped = { $raises ->
    [one] C'è già stato un rilancio e altri non sono ammessi.
   *[other] Ci sono già stati { $raises } rilanci e altri non sono ammessi.
}
ruling-reading = Fra i significati possibili, il più alto che rientra nel piatto di { $pot } è { $amount }.
ruling-no-reading = Nessun significato ammesso rientra nel piatto di { $pot }. Il più piccolo è { $amount }: chiedi al floor.

# Che cosa non può essere.
ruling-fault-no-big-blind = Manca il grande buio.
ruling-fault-no-limit = Manca il limite.
ruling-fault-no-raise = Manca l'ultimo rilancio.
ruling-fault-worthless-chip = Una fiche non vale nulla.
ruling-fault-too-many-chips = Le fiches sono più di quante possano essercene.
ruling-fault-front-without-bet = Ci sono fiches davanti, ma nessuno ha puntato.
ruling-fault-not-in-front = Le fiches rimaste davanti non sono fra quelle che c'erano.
ruling-fault-acted-above = Il giocatore avrebbe agito su una puntata più alta di quella attuale.
ruling-fault-less-than-pulled = Il giocatore ha meno di quanto ha ritirato.
ruling-fault-no-opponent = Ci sono meno di due mani.
ruling-fault-too-many-hands = Ci sono più mani che posti.
ruling-fault-no-amount = L'importo detto è zero.
ruling-fault-no-words = Queste parole non indicano né un importo né un'azione.
ruling-fault-nothing = Nessuna fiche e nessuna parola.
ruling-fault-no-pot = Quanto c'è nel piatto?
