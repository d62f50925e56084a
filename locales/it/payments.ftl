# I pagamenti.

# Come si consegna il denaro.
pay-cash = contanti
pay-by-card = carta
pay-log-taken-by = { $who }: { $what }, pagato con { $method }
pay-about-taken-by = { $what }, pagato con { $method }
pay-transfer = bonifico
pay-cheque = assegno
pay-voucher = buono
pay-by = { $money }, { $method }
pay-withheld = { $money } di ritenuta
pay-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } ticket
}

# Il registro, e la scheda di un giocatore.
pay-log-paid = Pagato · { $who } · { $what }
pay-log-voided = Pagamento annullato · { $who } · { $reason }
pay-about-paid = Premio pagato: { $what }
pay-about-voided = Pagamento annullato: { $reason }
pay-card = Vincita
pay-card-paid = pagata
pay-card-left = { $what } da pagare
pay-card-over = { $what } pagati di troppo

# Gli importi.
pay-to-pay = Da pagare
pay-paid = Pagato
pay-left = Resta
pay-of-it-withheld = Ritenuta
pay-place = Posto
pay-player = Giocatore
pay-prize = Premio
pay-share = % del montepremi
pay-prize-of-deal = Da accordo
pay-bounties = Taglie
pay-tickets-column = Ticket
pay-total = Totale
pay-sum = Totale
pay-status = Stato

# A che punto è un giocatore.
pay-is-owed = Da pagare
pay-is-paid = Pagato
pay-elsewhere = Pagato da { $by } a { $desk }: non pagare di nuovo.
pay-in-part = Pagato in parte
pay-overpaid = Pagato in più
pay-no-prize = Nessun premio
pay-still-in = In gioco

# A che punto sono tutti.
pay-final = Risultati definitivi: tutti pagati
pay-playing = Ultimo posto ancora da decidere
pay-waiting-count = { $count ->
    [one] { $count } giocatore da pagare
   *[other] { $count } giocatori da pagare
}
pay-too-much-count = { $count ->
    [one] { $count } giocatore ha ricevuto troppo
   *[other] { $count } giocatori hanno ricevuto troppo
}
pay-empty = Ancora nessuno a premio. Chi esce in un posto pagato compare qui.
pay-empty-does-not-fit = I premi non si possono pagare: il piano non va bene per il montepremi. Cambialo in Premi.
pay-empty-unlocked = Ancora nessuno a premio. Blocca i premi: così tutti sanno per che cosa si gioca.
pay-empty-open = A iscrizioni aperte non spetta nessun premio. Il foglio dei premi mostra quelli provvisori.

# Sulla carta.
pay-sheet = Premi
pay-slip-number = Ricevuta del premio { $number }
pay-projected = Provvisorio
pay-pool-all = Montepremi { $pool }, pagato per intero da questo foglio
pay-pool-short = Montepremi { $pool }: questo foglio ne lascia { $money }
pay-pool-over = Montepremi { $pool }: questo foglio paga { $money } di troppo
pay-document = Documento d'identità
pay-date = Data
pay-paid-by = Pagato da
pay-signature = Firma del giocatore
pay-consent = Ho ricevuto questo importo. Le imposte sono a carico del vincitore.
pay-of-place = { $place } posto
pay-entry = iscrizione { $number }
pay-out-at = fuori { $at }
pay-paid-before = Già pagato
pay-other-payments = Altri pagamenti
pay-tax = Ritenuta
pay-tax-to-withhold = Ritenuta da trattenere
pay-method = Pagato con

# La scheda.
pay-all = Tutti
pay-search = Cerca un giocatore da pagare
pay-found = { $found } di { $all }
pay-no-match = Nessun giocatore trovato
# Al posto della scheda, finché non si sceglie un giocatore.
pay-choose = Chi stai pagando? Scrivi un nome o un numero di iscrizione, o scegli una riga.
pay-choose-paid = Nessun pagamento da fare. Scegli una riga per vedere i suoi pagamenti.
pay-amount = Importo
pay-expected = Scrivi un importo come { $example }
pay-not-an-amount = Controlla importo e ritenuta: uno dei due non è valido
pay-do = Paga { $what }
pay-next = Il prossimo: { $name }
pay-tax-share = Ritenuta sul premio
pay-slip-with-it = Stampa la ricevuta con il pagamento
pay-made-of = { $prize } e { $bounty } in taglie
pay-payments = Pagamenti
pay-void = Annulla
pay-void-do = Annulla { $money }
pay-reason = Motivo
pay-back-which = { $money } a { $who }, pagati alle { $time }
pay-back-note = Il denaro già consegnato va recuperato. Il pagamento annullato e il motivo restano nello storico e alla cassa.
pay-reason-hint = Perché si annulla il pagamento
pay-was-voided = annullato alle { $time }: { $reason }
pay-overpaid-by = Ha ricevuto { $money } in più
pay-print-slip = Ricevuta…
pay-print-slips = Ricevute…
pay-print-sheet = Foglio dei premi…
pay-print-results = Su carta (PDF)
pay-results-menu = Risultati…
pay-results = Risultati
pay-export-csv = Per un foglio di calcolo (CSV)
pay-export-hendon = Come per The Hendon Mob (da confrontare con il modello attuale)
pay-export-text = Come testo
