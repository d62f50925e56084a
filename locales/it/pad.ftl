# Tasti con cui toccare importi e carte.

pad-figure = Cifra { $figure }
pad-chip = Aggiungi una fiche da { $worth }
pad-undo = Annulla l'ultimo tocco
pad-clear = Cancella l'importo
pad-done = Fatto
pad-not-of-chips = { $chips } non è un multiplo di { $least }, la fiche più piccola.
pad-card-back = Togli: { $card }
