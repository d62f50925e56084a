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
ruling-confirm = Conferma del floor: { $one }.
ruling-or = { $one }, oppure { $other }

# Che cosa fa il dealer.
ruling-add = Chiedi ancora { $add }.
ruling-back = Restituisci { $back }.
ruling-penalty = Possibile penalità.

# La decisione, se una cosa fosse stata diversa.
ruling-if-raise = Se «rilancio» fosse venuto prima: { $is }
ruling-if-silent = Senza dire nulla: { $is }
ruling-if-more = Con una fiche da { $chip } in più: { $is }
ruling-if-fewer = Con una fiche da { $chip } in meno: { $is }
ruling-if-last = Se fossero le ultime fiches: { $is }

# Perché.
ruling-no-bet = Ancora nessuna puntata. Il minimo è { $least }.
ruling-faces = La puntata è { $bet }: { $call } per il call, rilancio minimo a { $least }.
ruling-may-check = La puntata è { $bet }, già coperta. Rilancio minimo a { $least }.
ruling-words-first = Le parole sono venute prima delle fiches: valgono le parole.
ruling-words-together = Parole e fiches insieme: vale la dichiarazione, se è chiara.
ruling-words-together-unclear = Parole e fiches insieme: valgono le parole, ma l'importo non è chiaro.
ruling-words-late = Le parole sono venute dopo le fiches: valgono le fiches.
ruling-words-always = In questo regolamento contano le parole, prima o dopo le fiches.
ruling-general = «Call» impegna per l'intero importo.
ruling-amount-alone = Dire solo «{ $amount }» equivale a mettere { $amount } in silenzio.
ruling-amount-added = Non supera i { $front } già davanti, quindi si aggiunge: { $total } in tutto.
ruling-amount-more = È più dei { $front } già davanti: è la puntata totale.
ruling-amount-total = «Rilancio» con un importo: { $amount } è la puntata totale.
ruling-on-top = { $amount } oltre al call: la puntata totale è { $to }.
ruling-doubled = Il doppio della puntata di { $bet } è { $to }.
ruling-raise-of-chips = «Rilancio» senza importo è il massimo che le fiches permettono: { $total }.
ruling-minimum-raise = «Rilancio» senza importo vale almeno il rilancio minimo: { $to }.
ruling-may-add = Dopo «rilancio» si possono aggiungere altre fiches.
ruling-check-against = C'è una puntata: dopo «check» restano solo call o fold.
ruling-check-pulled = C'è una puntata: «check» esclude il rilancio, e le fiches ritirate escludono il fold. Call.
ruling-call-without = Niente da chiamare: «call» vale come check.
ruling-raise-without = Ancora nessuna puntata: «rilancio» vale come puntata.
ruling-pot-without = Non è pot limit: «piatto» impegna alla puntata o al rilancio minimo.
ruling-pot-makes = «Piatto» è la puntata di { $bet } più il piatto di { $pot } più il call di { $call }: { $to }.
ruling-pot-without-call = «Piatto» è la puntata di { $bet } più il piatto di { $pot }: { $to }.
ruling-pot-opens = «Piatto» è una puntata pari al piatto: { $pot }.
ruling-needless-fold = Un fold senza nulla da chiamare è vincolante.
ruling-front-left = I { $front } già davanti non coprono il call. Contano insieme alle nuove fiches.
ruling-front-pulled = Le fiches davanti sono state ritirate. Contano solo le nuove.
ruling-front-partly = Parte delle fiches davanti è stata ritirata. I { $left } rimasti e le nuove fiches sono un'unica puntata di più fiches.
ruling-front-covers = I { $front } già davanti coprono il call. Con le nuove fiches sono un'unica puntata di più fiches.
ruling-front-replaced = Le fiches che coprivano il call sono state ritirate. Contano solo quelle ora davanti, come un'unica puntata di più fiches.
ruling-pulled-back = Una fiche è stata ritirata: call o rilancio, niente fold.
ruling-pulled-freely = Nessuno ha rilanciato: ritirare le fiches non vincola.
ruling-one-chip = Una sola fiche da { $chip } senza dire prima «rilancio»: call.
ruling-exactly = Esattamente il call.
ruling-nothing-more = Esattamente la puntata: nessun rilancio.
ruling-every-chip = Servono tutte le fiches: senza una da { $smallest } restano solo { $without }. Call.
ruling-chip-not-needed = Senza una da { $smallest } restano { $without }: non servono tutte le fiches.
ruling-last-chips = Sono le ultime fiches e non servono tutte per il call: all-in.
ruling-half-reached = Il 50% di { $of } oltre il call è { $line }. { $total } ci arriva: rilancio.
ruling-half-missed = Il 50% di { $of } oltre il call è { $line }. { $total } non ci arriva: nessun rilancio.
ruling-half-open = { $line } è esattamente il 50%, e il regolamento non prevede il caso.
ruling-undercall = { $total } è meno della puntata di { $bet }.
ruling-heads-up = Heads-up: call intero.
ruling-opening-bet = È la puntata d'apertura: call intero.
ruling-always-call = In questo regolamento un call incompleto diventa sempre call intero.
ruling-forfeits = Né heads-up né puntata d'apertura: il floor può imporre il call intero, o il fold con la perdita di { $chips }.
ruling-tiny-chip = Una fiche così piccola non è un modo corretto di fare call.
ruling-brought-up = { $from } non bastano: portati a { $to }.
ruling-one-bet = Nel limit vale una sola puntata: { $to }.
ruling-cut-to-pot = Più di quanto consenta il piatto: massimo { $most }.
ruling-at-most = Ne valgono al massimo { $most }.
ruling-whole-stack = Il giocatore ha solo { $all }.
ruling-stack-unknown = Stack non noto: davanti ci sono { $there }.
ruling-count-stack = Stack non noto: conta lo stack.
ruling-unopposed = Nessun altro ha fiches per chiamare un rilancio: nessun rilancio.
ruling-not-reopened = Il giocatore ha già agito e da allora la puntata è salita solo di { $since }. Per riaprire ne servono { $needed }: nessun rilancio.
ruling-capped = { $raises ->
    [one] C'è già stato un rilancio e altri non sono ammessi.
   *[other] Ci sono già stati { $raises } rilanci e altri non sono ammessi.
}
ruling-reading = L'interpretazione più alta che rientra nel piatto di { $pot } è { $amount }.
ruling-no-reading = Nessuna interpretazione ammessa rientra nel piatto di { $pot }. La più bassa è { $amount }: chiedi al floor.

# Che cosa non può essere.
ruling-fault-no-big-blind = Scrivi il big blind.
ruling-fault-no-limit = Scrivi il limite.
ruling-fault-no-raise = Scrivi l'ultimo rilancio.
ruling-fault-worthless-chip = Una fiche è senza valore.
ruling-fault-too-many-chips = Troppe fiches. Controlla i numeri.
ruling-fault-front-without-bet = Ci sono fiches davanti ma nessuna puntata. Scrivi la puntata.
ruling-fault-not-in-front = Le fiches rimaste davanti prima non c'erano.
ruling-fault-acted-above = Il giocatore ha agito su una puntata più alta di quella attuale.
ruling-fault-less-than-pulled = Lo stack del giocatore è più piccolo delle fiches ritirate.
ruling-fault-no-opponent = Servono almeno due mani.
ruling-fault-too-many-hands = Ci sono più mani che posti.
ruling-fault-no-amount = L'importo detto è zero.
ruling-fault-no-words = Queste parole non indicano né un importo né un'azione.
ruling-fault-nothing = Indica le fiches messe o le parole dette.
ruling-fault-no-pot = Scrivi il piatto.
