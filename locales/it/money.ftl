# La schermata Denaro.

money-tab-prizes = Premi
money-tab-deal = Accordo
money-tab-bounties = Taglie
money-tab-pay = Pagamenti
money-tab-cash = Cassa
money-tab-points = Punti

# Il montepremi

money-sold-at = { $sold } × { $price }
money-from-bounties = Dalle taglie
money-withheld = Trattenuto
money-guarantee = Garantito
money-overlay = Overlay
money-to-pay = Da pagare
money-bounties = Taglie
money-bounties-of = Taglie, { $count } × { $price }
money-fees = Fee
money-fees-of = Fee, { $count } × { $price }
money-staff = Per lo staff
money-staff-of = Per lo staff, { $count } × { $price }

# Prezzi per numero e trattenute

money-later-entries = Iscrizioni successive
money-price-of = Il { $which }
money-price-from = Dal { $which } in poi
money-other-price = Un altro prezzo dal { $which } in poi
money-no-price = Togli il prezzo: { $name }
money-as-before = come il primo
money-refund-keep-fee = Rimborsa { $back }, trattieni { $kept }
money-other-currency = Altra
money-sign = Simbolo
money-withheld-heading = Trattenute sul montepremi
money-withheld-for = Per
money-withheld-hint = Staff
money-withheld-part = Importo
money-withheld-note = Le percentuali sono sul montepremi incassato, arrotondate per difetto: il resto rimane ai giocatori. Il garantito è ciò che ricevono i posti.
money-withheld-wrong = Scrivi una percentuale come 3%, o un importo
money-add-deduction = Aggiungi trattenuta
money-remove-deduction = Togli questa trattenuta
