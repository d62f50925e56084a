# Gli accordi tra chi è rimasto.

deal-icm = ICM
deal-chop = Chip chop
deal-chips-alone = Solo fiches
deal-equal = In parti uguali
deal-mixed = Misto
deal-mixed-of = Misto, { $percent }% ICM
deal-own = Concordato

deal-total = Totale
deal-summary = { $count ->
    [one] { $count } giocatore prende { $shared }
   *[other] { $count } giocatori si dividono { $shared }
}
deal-summary-winner = { $count ->
    [one] { $count } giocatore prende { $shared }
   *[other] { $count } giocatori si dividono { $shared }
}, { $kept } restano al vincitore
deal-summary-kept = { $count ->
    [one] { $count } giocatore prende { $shared }
   *[other] { $count } giocatori si dividono { $shared }
}, { $kept } restano in gioco
deal-summary-bounties = { $what }, e { $amount } di taglie
deal-bounties-shared = Le taglie ne fanno parte: da ora nessuna testa vale più niente.
deal-consent = Ciascuno di noi accetta di ricevere l'importo accanto al proprio nome al posto del premio del proprio posto. Quanto resta in gioco va per posto. Il torneo continua fino alla fine.
deal-consent-all = Ciascuno di noi accetta di ricevere l'importo accanto al proprio nome al posto del premio del proprio posto.

deal-log-agreed = Accordo · { $method }: { $what }
deal-log-cancelled = Accordo annullato · { $reason }
deal-about = Accordo ({ $method }): { $share }

deal-title = Accordo
deal-note = { $count ->
    [one] { $left } in gioco
   *[other] { $left } in gioco
} · { $money } ancora da pagare
deal-note-kept = { $kept } per il vincitore
deal-note-kept-places = { $kept } restano in gioco
deal-player = Giocatore
deal-chips = Fiches
deal-share = Quota
deal-how = Si divide per
deal-mix = ICM in %
deal-kept = Per il vincitore
deal-kept-second = E per il secondo
deal-heads = Taglie comprese
deal-heads-played = Ancora in gioco
deal-heads-own = La propria testa
deal-heads-equal = Parti uguali
deal-heads-chips = Secondo le fiches
deal-heads-typed = Come d'accordo
deal-bounty = Taglie
deal-together = Insieme
deal-bounty-of = Taglie di { $who }
deal-kept-rises = Per il secondo non può restare più che per il vincitore
deal-bounties-still = Taglie: { $what }
deal-unit = Unità
deal-amount-expected = Non è un importo
deal-chips-of = Fiches di { $who }
deal-amount-of = Importo di { $who }
deal-checked = Fiches verificate
deal-missing = Mancano { $chips } fiches
deal-too-many = { $chips } fiches di troppo
deal-uncounted = { $count ->
    [one] { $count } stack non contato
   *[other] { $count } stack non contati
}
deal-typed = { $count ->
    [one] { $count } stack scritto, non contato
   *[other] { $count } stack scritti, non contati
}
deal-stale = { $count ->
    [one] { $count } stack contato prima dell'ultima mano
   *[other] { $count } stack contati prima dell'ultima mano
}
deal-fresh-is = Un conteggio vale finché non possono essersi giocate altre mani. Ferma l'orologio e conta: i tavoli già contati valgono.
deal-not-fresh = Senza una conta fresca di tutte le fiches chiede un motivo
deal-count-table = Conta il tavolo { $table }
deal-record-typed = Registra come contati
deal-counted = Contato
deal-typed-stack = scritto
deal-count-whole = In questi stack ci sono tutte le { $all } fiches in gioco.
deal-count-missing = In questi stack mancano { $apart } delle { $all } fiches in gioco.
deal-count-too-many = Questi stack hanno { $apart } fiches più delle { $all } in gioco.
deal-counts-again = Riprendi i conteggi
deal-works = Sto calcolando…
deal-terms-wrong = Uno dei campi qui sopra non si legge
deal-kept-too-much = Si tiene da parte più di quanto c'è
deal-own-missing = Ogni giocatore deve avere un importo
deal-stacks-missing = Servono tutti gli stack: vanno contati, o scritti qui
deal-under = { $others ->
    [0] { $who } prende meno di { $next }, il prossimo premio.
    [one] { $who } e un altro prendono meno di { $next }, il prossimo premio.
   *[other] { $who } e altri { $others } prendono meno di { $next }, il prossimo premio.
}
deal-over = { $who } prende più di { $first }, il primo premio.
deal-nobody-under = Nessuno prende meno di { $next }, il prossimo premio.
deal-still = Restano { $amount } da dividere
deal-too-much = { $amount } di troppo
deal-agree = Concludi l'accordo…
deal-print = Stampa da firmare
deal-registration-open = Qualcuno può ancora iscriversi: prima chiudi le iscrizioni
deal-prizes-open = I premi non sono ancora bloccati
deal-go-lock = Blocca i premi…
deal-no-prizes = Non ci sono ancora premi da dividere.
deal-too-few = Per un accordo servono almeno due giocatori.

deal-sheet = Hanno firmato tutti?
deal-record = Sono tutti d'accordo
deal-stop-clock = Ferma il tempo
deal-agreed = Accordo concluso
deal-all-shared = È tutto diviso: nessuno gioca più per soldi.
deal-goes-on = Si gioca ancora per quanto resta. Molte case ora portano i livelli a 15 minuti.
deal-why-back = Perché non vale
deal-back = Annulla l'accordo
deal-say-why = Di' perché
deal-signature = Firma
deal-floor-signature = Per la casa
deal-kept-for = Resta in gioco per il posto
deal-bounties = Le taglie non ne fanno parte: { $amount } sono ancora da vincere.
