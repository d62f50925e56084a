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
deal-bounties-shared = Le taglie sono comprese: da ora le teste non valgono più niente.
deal-consent = Ciascuno di noi accetta di ricevere l'importo accanto al proprio nome al posto del premio della propria posizione. Quanto resta in gioco va per posizione. Il torneo si gioca fino alla fine.
deal-consent-all = Ciascuno di noi accetta di ricevere l'importo accanto al proprio nome al posto del premio della propria posizione.

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
deal-how = Metodo
deal-mix = ICM, %
deal-kept = Per il vincitore
deal-kept-second = Per il secondo
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
deal-amount-expected = Scrivi un importo
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
deal-fresh-is = Metti in pausa l'orologio e conta ogni tavolo. I conteggi valgono fino alla prossima mano
deal-not-fresh = Senza un conteggio valido di tutte le fiches serve un motivo
deal-count-table = Conta il tavolo { $table }
deal-record-typed = Registra come contati
deal-counted = Contato
deal-typed-stack = scritto
deal-count-whole = Questi stack hanno tutte le { $all } fiches in gioco.
deal-count-missing = A questi stack mancano { $apart } delle { $all } fiches in gioco.
deal-count-too-many = Questi stack hanno { $apart } fiches in più delle { $all } in gioco.
deal-counts-again = Riprendi i conteggi
deal-works = Calcolo in corso…
deal-terms-wrong = Correggi il campo segnato qui sopra
deal-kept-too-much = La parte trattenuta supera quanto resta
deal-own-missing = Inserisci un importo per ogni giocatore
deal-stacks-missing = Inserisci tutti gli stack per calcolare
deal-under = { $others ->
    [0] { $who } prende meno di { $next }, il prossimo premio.
    [one] { $who } e un altro prendono meno di { $next }, il prossimo premio.
   *[other] { $who } e altri { $others } prendono meno di { $next }, il prossimo premio.
}
deal-over = { $who } prende più di { $first }, il primo premio.
deal-enough-for-all = Nessuno prende meno di { $next }, il prossimo premio.
deal-still = Restano { $amount } da dividere
deal-too-much = { $amount } di troppo
deal-agree = Concludi l'accordo…
deal-print = Stampa da firmare
deal-registration-open = Prima chiudi le iscrizioni: ci si può ancora iscrivere
deal-prizes-open = Prima blocca i premi
deal-go-lock = Blocca i premi…
deal-no-prizes = Ancora nessun premio da dividere.
deal-too-few = Per un accordo servono almeno due giocatori.

deal-sheet = Verifica le firme
deal-record = Registra accordo
deal-stop-clock = Pausa orologio
deal-agreed = Accordo concluso
deal-all-shared = È tutto diviso: non ci sono più soldi in gioco.
deal-goes-on = Si gioca ancora per quanto resta. Molti circoli ora portano i livelli a 15 minuti.
deal-void-reason = Motivo dell'annullamento
deal-void = Annulla accordo
deal-reason-needed = Scrivi un motivo
deal-signature = Firma
deal-floor-signature = Per il circolo
deal-kept-for = Resta in gioco per il posto
deal-bounties = Le taglie sono escluse: { $amount } sono ancora da vincere.
