# La scheda dei piatti.

pots-seat = Posto { $seat }
pots-players = Messo da ogni giocatore
pots-result = Piatti
pots-put = Fiches di { $who }
pots-pot = Piatto
pots-main = Piatto principale
pots-side = Piatto laterale { $number }
pots-total = In mezzo
pots-back = { $chips } restituite a { $who }: non chiamate.
pots-gets = { $who } prende { $chips }
pots-gets-high = High: { $who } prende { $chips }
pots-gets-low = Low: { $who } prende { $chips }
pots-only = In questo piatto c'è un solo giocatore: lo vince senza showdown.
pots-odd-high = La fiche dispari va alla metà high: { $high } e { $low }. { $cite }
pots-odd = { $count ->
    [one] La fiche dispari va a { $who }: primo in senso orario dal bottone al posto { $button }. Fiche più piccola { $chip }. { $cite }
   *[other] Una fiche dispari a testa va a { $who }: in senso orario dal bottone al posto { $button }. Fiche più piccola { $chip }. { $cite }
}
pots-short = { $count ->
    [one] { $who } ha messo meno di { $chips } ma non è all-in né fuori. Indica call, fold o all-in.
   *[other] { $who } hanno messo meno di { $chips } ma non sono all-in né fuori. Indica call, fold o all-in.
}
pots-chip-too-large = Un piatto non è multiplo della fiche più piccola, { $chip }: servono fiches da { $needed }. Cambia la fiche minima, o ricontrolla gli importi.
pots-all-folded = Hanno passato tutti: nessuno può vincerlo, decide il floor.
pots-stud = Stud: fra pari la fiche dispari va alla carta più alta per seme, non dal bottone.
pots-step-chips = Scrivi le fiches di ogni giocatore, o scegli un giocatore e tocca le fiches.
pots-step-state = Segna chi è fuori e chi è all-in.
pots-step-winners = Scegli chi vince ogni piatto. Quote e fiches dispari si calcolano da sole.
pots-begin = Tocca le fiches dal posto { $seat }
pots-dead = Ante, fiches morte
pots-button = Bottone
pots-chip = Fiche più piccola
pots-hi-lo = Hi-lo
pots-in = Come la puntata più alta
pots-in-of = { $who } come la puntata più alta
pots-folded = Fuori
pots-folded-of = { $who } fuori
pots-all-in = All-in
pots-all-in-of = { $who } all-in
pots-clear = Svuota
pots-put-back = Ripristina
pots-from-hand = Dalla mano
pots-high = High
pots-low = Low
pots-wins = { $who } vince { $pot }
pots-wins-low = { $who } vince il low di { $pot }
pots-winner = Vincitore
pots-side-first = Assegna prima l'ultimo piatto laterale, per ultimo il principale. { $cite }
pots-main-first = Assegna prima il piatto principale, poi i laterali nell'ordine in cui si sono formati.
pots-sum = Totale
pots-more-for = Fiches per { $who }
pots-ante = Ante { $chips }
pots-next = Giocatore successivo
pots-chip-short = Fiche minima
