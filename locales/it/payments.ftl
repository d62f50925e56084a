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
pay-log-taken-back = Pagamento annullato · { $who } · { $reason }
pay-about-paid = Premio pagato: { $what }
pay-about-taken-back = Pagamento annullato: { $reason }
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
pay-share = Del montepremi
pay-prize-of-deal = Dall'accordo
pay-bounties = Taglie
pay-tickets-column = Ticket
pay-total = Totale
pay-together = In tutto
pay-status = Stato

# A che punto è un giocatore.
pay-is-owed = Da pagare
pay-is-paid = Pagato
pay-elsewhere = Da { $by } a { $desk }: non pagare di nuovo.
pay-in-part = Pagato in parte
pay-too-much = Pagato troppo
pay-no-prize = Nessun premio
pay-still-in = In gioco

# A che punto sono tutti.
pay-final = Risultati definitivi: tutti sono stati pagati
pay-playing = L'ultimo posto non è ancora deciso
pay-waiting-count = { $count ->
    [one] { $count } giocatore aspetta i soldi
   *[other] { $count } giocatori aspettano i soldi
}
pay-too-much-count = { $count ->
    [one] { $count } giocatore ha avuto più di quanto gli spetta ora
   *[other] { $count } giocatori hanno avuto più di quanto spetta loro ora
}
pay-empty = Nessuno è ancora a premio. Chi esce in un posto pagato compare subito qui.
pay-empty-does-not-fit = Non si può pagare nessuno: il piano dei premi non va bene per il montepremi. Cambialo in Premi.
pay-empty-unlocked = Nessuno è ancora a premio. Blocca i premi: così tutti sanno per che cosa si gioca.
pay-empty-open = A nessuno spetta un premio finché le iscrizioni sono aperte. Il foglio dei premi dice quanto si pagherebbe adesso.

# Sulla carta.
pay-sheet = Premi
pay-slip-number = Ricevuta del premio { $number }
pay-provisional = Provvisorio
pay-pool-all = Montepremi { $pool }: questo foglio lo paga tutto
pay-pool-short = Montepremi { $pool }: questo foglio ne lascia { $money }
pay-pool-over = Montepremi { $pool }: questo foglio paga { $money } in più
pay-document = Documento d'identità
pay-date = Data
pay-paid-by = Pagato da
pay-signature = Firma del giocatore
pay-consent = Ho ricevuto questo importo. Delle imposte risponde chi lo vince.
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
pay-nobody = Nella lista non c'è nessuno così
# In the place of the form, before somebody is chosen.
pay-choose = Scegli chi hai davanti: un nome, un numero di iscrizione o una riga della lista.
pay-choose-anybody = Nessun pagamento da fare. Scegli una riga per vedere i suoi pagamenti.
pay-amount = Importo
pay-expected = Serve un importo come { $example }
pay-not-an-amount = L'importo o la ritenuta non si legge
pay-do = Paga { $what }
pay-next = Il prossimo: { $name }
pay-tax-share = Ritenuta sul premio
pay-slip-with-it = Stampa anche la ricevuta
pay-made-of = { $prize } e { $bounty } in taglie
pay-payments = Pagamenti
pay-take-back = Annulla
pay-take-back-do = Annulla { $money }
pay-reason = Motivo
pay-back-which = { $money } a { $who }, pagati alle { $time }
pay-back-note = Il denaro consegnato resta agli atti: il pagamento e il motivo si leggono nel registro e alla cassa.
pay-reason-hint = Perché si annulla il pagamento
pay-was-taken-back = annullato alle { $time }: { $reason }
pay-too-much-by = Ha { $money } in più di quanto gli spetta ora
pay-print-slip = Ricevuta…
pay-print-slips = Ricevute…
pay-print-sheet = Foglio dei premi…
pay-print-results = Su carta (PDF)
pay-results-menu = Risultati…
pay-results = Risultati
pay-export-csv = Per un foglio di calcolo (CSV)
pay-export-hendon = Come per The Hendon Mob (da confrontare con il modello attuale)
pay-export-text = Come testo
