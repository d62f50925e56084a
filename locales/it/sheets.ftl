# I fogli, uno per tipo.

sheets-seat-cards = Cartellini dei posti
sheets-move-slips = Cedole di spostamento
sheets-table-sheets = Fogli dei tavoli
sheets-seats-by-name = Posti per nome
sheets-seats-by-table = Posti per tavolo
sheets-structure = Struttura
sheets-levels = Livelli
sheets-breaking-order = Ordine di chiusura
sheets-poster = Locandina: trova il posto
sheets-payouts = Premi
sheets-payout-slips = Cedole dei premi
sheets-refund-slips = Ricevute di rimborso
sheets-chip-counts = Conte delle fiches
sheets-bag-slips = Cedole delle buste
sheets-colour-up = Cambio fiches
sheets-deal = Accordo
sheets-sign-in = Firme all'ingresso
sheets-fairness = Verifica spostamenti
sheets-rulings = Decisioni e penalità
sheets-results = Risultati
sheets-log = Storico

# Perché non c'è niente da stampare.
sheets-none-chosen = { $sheet }: niente da stampare per questa scelta
sheets-none-drawn = Nessun giocatore ha ancora un posto: prima sorteggia i posti
sheets-none-seated = Nessun giocatore seduto
sheets-none-moved = Nessun giocatore spostato
sheets-none-breaks = Sono aperti meno di due tavoli: nessuno si chiude
sheets-none-found = I telefoni non raggiungono la pagina della sala: accendila in Schermi, con questo computer nella rete della sala
sheets-none-owed = Nessun pagamento da fare
sheets-none-refunded = Nessun rimborso.
sheets-none-playing = Nessun giocatore in gioco
sheets-none-comes-off = Nessuna fiche esce dal gioco
sheets-none-agreed = Nessun accordo in questo torneo
sheets-none-listed = Nessun giocatore iscritto
sheets-none-ruled = Nessuna decisione né penalità
sheets-none-done = Ancora nessuna voce

# Su ogni foglio.
sheets-record = voce { $number }
sheets-seal = sigillo { $code }
sheets-copy = Copia

# La locandina, e il suo codice sugli elenchi.
poster-find = Trova il tuo posto
poster-find-at = Trova il tuo posto: { $url }
poster-how = Collegati al Wi-Fi della sala, inquadra il codice con il telefono e scrivi il tuo nome.

# Il foglio dei livelli.
sheets-stack = { $chips } fiches
sheets-level-length = livelli da { $minutes } minuti
sheets-ante-big-blind = big blind ante
sheets-ante-button = ante del bottone
sheets-ante-each = ante a testa
sheets-level = Livello
sheets-game = Gioco
sheets-small-blind = Small blind
sheets-big-blind = Big blind
sheets-ante = Ante
sheets-bring-in = Bring-in
sheets-bets = Puntate
sheets-minutes = Minuti
sheets-starts = Inizio
sheets-break = { $name }, { $minutes }
sheets-end-of-day = fine della giornata
sheets-registration-closes = chiusura delle iscrizioni
sheets-come-off = via le { $chips }
sheets-times-to-come = L'orologio non è ancora partito: +1:20 è un'ora e venti minuti dopo l'inizio della giornata.
sheets-times-of-day = +1:20 è un'ora e venti minuti dopo l'inizio di quella giornata.
sheets-times-stopped = L'orologio è in pausa: gli orari successivi valgono se riparte alle { $time }.
sheets-buy-in = Buy-in { $price }.
sheets-guarantee = { $money } garantiti.
sheets-re-entries = { $count ->
    [0] Nessun rientro.
    [one] { $count } rientro{ $level ->
        [0] .
       *[other] {""} fino alla fine del livello { $level }.
    }
   *[other] { $count } rientri{ $level ->
        [0] .
       *[other] {""} fino alla fine del livello { $level }.
    }
}
sheets-re-entries-free = Rientri senza limite{ $level ->
    [0] .
   *[other] {""} fino alla fine del livello { $level }.
}
sheets-rebuy = Rebuy { $price }: { $chips } fiches, { $most } a testa, fino al livello { $level }.
sheets-add-on = Add-on { $price }: { $chips } fiches, { $most } a testa, fino al livello { $level }.
sheets-rules = Regolamento: { $rules }.
sheets-chips = Fiches: { $chips }.

# Conte, buste, cambio fiches.
sheets-seat = Posto
sheets-player = Giocatore
sheets-total = Totale
sheets-table-total = Totale del tavolo
sheets-dealer = Dealer
sheets-floor = Floor
sheets-cage = Fiches portate da
sheets-time = Ora
sheets-bag-in = Cedola della busta · nella busta
sheets-bag-player = Cedola della busta · per il giocatore
sheets-bag-office = Cedola della busta · per l'ufficio
sheets-bag-count = Conta
sheets-bag-in-words = In lettere
sheets-bag-next = Giornata successiva
sheets-bag-number = Numero della busta
sheets-bag-player-signs = Firma del giocatore
sheets-bag-dealer-signs = Firma del dealer
sheets-chips-head = Fiches
sheets-when = Quando
sheets-bring = Da portare, o risultato
sheets-table = Tavolo
sheets-bring-about = Da portare, circa ({ $value })
sheets-bring-most = Al massimo ({ $value })
sheets-taken = Ritirate, in { $value }
sheets-given = Date, in { $value }
sheets-all-tables = Tutti i tavoli
sheets-raced-elsewhere = Tavoli chiusi e fiches trovate dopo

# Decisioni, penalità e registro.
sheets-rulings-head = Decisioni
sheets-penalties-head = Penalità
sheets-ruling = Decisione
sheets-rule = Regola
sheets-by = Chi
sheets-penalty = Penalità
sheets-left = Resta
sheets-why = Motivo
sheets-what = Voce
sheets-number = N.
sheets-lifted = tolta: { $reason }
sheets-served-at = scontata alle { $time }
sheets-penalties-by = Penalità secondo { $rule }.
sheets-struck = ANNULLATA · { $what }

sheets-bag-list = Buste
sheets-bags-by-name = Per nome
sheets-bags-by-number = Per numero
sheets-none-bagged = Nessuno stack in busta
sheets-flights = Flight e giornata successiva
sheets-flight-seats = Dalla busta al posto
sheets-none-of-flights = Questo torneo non nasce da flight
sheets-flights-in-play = In gioco ora: { $chips }
