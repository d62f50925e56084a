# Che cosa significano fiches e parole.

# Che cos'è, in mezzo alla frase.
ruling-fold = fold
ruling-forfeit = fold, e { $total } restano nel piatto
ruling-check = check
ruling-call = call a { $total }
ruling-bet = puntata di { $total }
ruling-raise = rilancio a { $total }
ruling-all-in = all-in per { $total }
ruling-floor = decide il floor
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
ruling-no-bet = Nessuno ha puntato. Si punta almeno { $least }.
ruling-faces = La puntata è { $bet }, da chiamare { $call }. Si rilancia almeno a { $least }.
ruling-may-check = La puntata è { $bet } e non c'è nulla da chiamare. Si rilancia almeno a { $least }.
ruling-words-first = Le parole sono venute prima delle fiches: valgono le parole.
ruling-words-together = Parole e fiches insieme: vale la dichiarazione, se è chiara.
ruling-words-late = Le parole sono venute dopo le fiches: valgono le fiches.
ruling-words-always = In questo regolamento valgono le parole, in qualunque momento.
ruling-general = «Call» e «rilancio» impegnano per l'intero importo.
ruling-amount-alone = Dire solo { $amount } equivale a mettere { $amount } in silenzio.
ruling-amount-total = «Rilancio» con un importo: { $amount } è la puntata totale.
ruling-raise-of-chips = «Rilancio» senza importo è il massimo che le fiches permettono: { $total }.
ruling-may-add = Dopo «rilancio» si possono aggiungere altre fiches.
ruling-check-against = C'è una puntata: dopo «check» restano solo il call o il fold.
ruling-call-without = Non c'è nulla da chiamare: «call» vale check.
ruling-raise-without = Non c'è una puntata: «rilancio» vale puntata.
ruling-pot-without = Non si gioca pot-limit: «piatto» impegna alla puntata minima o al rilancio minimo.
ruling-needless-fold = Un fold senza nulla da chiamare è vincolante.
ruling-front-left = I { $front } già davanti non coprono il call. Contano insieme alle nuove fiches.
ruling-front-pulled = Le fiches davanti sono state ritirate. Contano solo le nuove.
ruling-front-partly = Le fiches davanti sono state ritirate in parte: i { $left } rimasti e le nuove fiches sono un'unica puntata di più fiches.
ruling-front-covers = I { $front } già davanti coprono il call: con le nuove fiches sono un'unica puntata di più fiches.
ruling-front-replaced = Le fiches che coprivano il call sono state ritirate: la fiche da { $chip } vale per intero.
ruling-pulled-back = Una fiche è stata ritirata: call o rilancio, non più fold.
ruling-one-chip = Una sola fiche da { $chip }, senza dire prima «rilancio»: call.
ruling-exactly = È esattamente il call.
ruling-every-chip = Servono tutte: senza quella da { $smallest } ci sono solo { $without }. Call.
ruling-chip-not-needed = Senza quella da { $smallest } ci sono ancora { $without }: non servono tutte.
ruling-last-chips = Sono le ultime fiches e non servono tutte per il call: all-in.
ruling-half-reached = La metà di { $of } oltre il call è { $line }. { $total } ci arriva: rilancio.
ruling-half-missed = La metà di { $of } oltre il call è { $line }. { $total } non ci arriva: call.
ruling-half-open = { $line } è esattamente la metà, e il regolamento non dice che cosa sia.
ruling-undercall = { $total } è meno della puntata di { $bet }.
ruling-heads-up = Sono rimaste due mani: call intero.
ruling-opening-bet = È la puntata d'apertura: call intero.
ruling-always-call = In questo regolamento chi mette di meno fa sempre call intero.
ruling-forfeits = Né testa a testa né puntata d'apertura: il floor può imporre il call intero, o il fold perdendo { $chips }.
ruling-tiny-chip = Una fiche così piccola non è un modo regolare di fare call.
ruling-brought-up = { $from } è troppo poco: si porta a { $to }.
ruling-one-bet = Nel limit è una puntata: { $to }.
ruling-cut-to-pot = È più di quanto il piatto permetta: al massimo { $most }.
ruling-all-he-has = Il giocatore non ha più di { $all }.
ruling-stack-unknown = Non si sa quanto abbia il giocatore: davanti ci sono { $there }.
ruling-not-reopened = Il giocatore ha già parlato e da allora sono arrivati solo { $since }. Per rilanciare ancora ne servono { $needed }: call.
ruling-capped = { $raises ->
    [one] C'è già stato un rilancio e altri non sono ammessi: call.
   *[other] Ci sono già stati { $raises } rilanci e altri non sono ammessi: call.
}
ruling-reading = Il significato più alto fra quelli ammessi che non superi il piatto di { $pot } è { $amount }.
ruling-no-reading = Nessun significato ammesso sta nel piatto di { $pot }. Il più piccolo è { $amount }: chiama il floor.

# Che cosa non può essere.
ruling-fault-big-blind = Manca il grande buio.
ruling-fault-limit = Manca il limite.
ruling-fault-raise = Manca l'ultimo rilancio.
ruling-fault-chip = Una fiche non vale nulla.
ruling-fault-too-many = Sono più fiches di quante possano starci.
ruling-fault-front = Ci sono fiches davanti, ma nessuno ha puntato.
ruling-fault-not-in-front = Le fiches rimaste davanti non sono fra quelle che c'erano.
ruling-fault-acted = Il giocatore ha parlato a una puntata più alta di quella che c'è.
ruling-fault-opponent = Ci sono meno di due mani.
ruling-fault-amount = L'importo detto è zero.
ruling-fault-words = Queste parole non sono né un importo né un'azione.
ruling-fault-nothing = Nessuna fiche e nessuna parola.
ruling-fault-pot = Quanto c'è nel piatto?
