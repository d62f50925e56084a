# La cassa.

cash-by-operator = Per operatore
cash-by-hour = Per ora
cash-by-kind = Per voce
cash-taken-in = Incassato
cash-given-out = Uscite
cash-in-hand = In cassa
cash-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}
cash-prizes = Montepremi
cash-bounties = Taglie
cash-fees = Fee
cash-staff = Staff
cash-all = Tutto
cash-number = Numero
cash-entry = Iscrizione
cash-re-entry = Rientro
cash-rebuy = Rebuy
cash-add-on = Add-on
cash-ticket = Pagato con ticket
cash-ticket-back = Ticket restituito
cash-refund = Rimborso
cash-marker = Marker perso
cash-payout = Pagamento
cash-payout-back = Pagamento annullato
cash-entries = Iscrizioni
cash-re-entries = Rientri
cash-rebuys = Rebuy
cash-add-ons = Add-on
cash-for-tickets = Da tenere per i ticket
cash-tickets = Con ticket
cash-tickets-back = Ticket resi
cash-refunds = Rimborsi
cash-markers = Marker
cash-payouts = Pagamenti
cash-payouts-back = Annullati

# La scheda

cash-operator = Operatore
cash-hour = Ora
cash-kind = Voce
cash-movements = Movimenti
cash-movements-of = { $count } di { $all }
cash-paid-how = { $who }, { $amount }: pagato con
cash-time = Ora
cash-player = Giocatore
cash-what = Voce
cash-amount = Importo
cash-nothing = Ancora nessun pagamento. Iscrizioni, rebuy e add-on di Giocatori vengono sommati qui, per operatore e per ora
cash-counted = Contato nel cassetto
cash-agrees = Torna
cash-short = Mancano { $amount }
cash-over = { $amount } in più
cash-expected = Scrivi un importo, come 1.400 o { $example }
