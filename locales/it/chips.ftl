# La schermata Fiches e il set di fiches.

chips-tab-counts = Conteggi
chips-tab-check = Quadratura
chips-tab-colour-up = Color-up
chips-tab-set = Set di fiches

# Che cosa non va in un file con un set.
chips-no-chips = `chips`: attesa almeno una
chips-colour-long = `name` di una fiche: attese al massimo { $most } lettere
chips-too-many-owned = `owned`: attese al massimo { $most }

# Il set.
chips-own-set = Set della casa
chips-colour-white = bianco
chips-colour-red = rosso
chips-colour-green = verde
chips-colour-black = nero
chips-colour-purple = viola
chips-colour-yellow = giallo
chips-colour-orange = arancione
chips-colour-blue = blu
chips-colour-grey = grigio
chips-colour-turquoise = turchese
chips-colour-pink = rosa
chips-colour-brown = marrone
chips-count = { $count ->
    [one] { $count } fiche in tutto
   *[other] { $count } fiches in tutto
}
chips-choose = Scegli un set
chips-edit = Modifica
chips-type = Scrivi quante ce ne sono
chips-not-typed = ancora da scrivere
chips-keep = Conserva per la casa
chips-kept = Conservato per la casa: { $path }
chips-name = Nome del set
chips-value-of = Valore della fiche { $number }
chips-colour-of = Colore della fiche { $number }
chips-owned-of = Quante della fiche { $number }
chips-add-value = Altro taglio
chips-remove = Togli { $value }
chips-put = Metti a registro
chips-discard = Annulla
chips-not-in-play = non in gioco
chips-wrong-value = Ogni valore una volta, da 1 in su
chips-wrong-owned = Quante: un numero intero fino a { $most }
chips-wrong-name = Il set vuole un nome di al massimo { $most } lettere
chips-on-the-shelf = { $name } · da { $from } a { $to } · { $count } fiches
chips-into-structure = Usa questi colori
chips-nothing-known = La struttura non nomina fiches e nessun set è stato scelto. Scegli che cosa ha la casa.

# Lo stack di partenza.
chips-stack = Stack di partenza
chips-of-stack = su { $stack }
chips-pile = { $count } da { $value }
chips-one-more = Una da { $value } in più
chips-one-less = Una da { $value } in meno
chips-style-ample = 12 per taglio
chips-style-spare = 8 per taglio
chips-sum-over = { $by } di troppo
chips-sum-under = mancano { $by }
chips-too-many = { $chips } fiches a testa: più di { $most } si contano piano
chips-too-big = Una da { $value } supera un quarto dello stack
chips-few = Solo { $chips } da { $value }: per il resto ne servono almeno { $least }
chips-no-stack = Con questi tagli lo stack non si può fare

# Che cosa serve.
chips-bring = Che cosa serve
chips-entries = Iscrizioni
chips-rebuys = Rebuy a testa
chips-add-ons = Add-on a testa
chips-reserve = Riserva, %
chips-carry = { $players ->
    [0] Queste fiches non bastano per nessuno
    [one] Queste fiches bastano per { $players } giocatore
   *[other] Queste fiches bastano per { $players } giocatori
}
chips-run-out = Per prime finiscono { $chips }
chips-none-owned = Nessuno ha ancora detto quante fiches ci sono
chips-head-chip = Taglio
chips-head-stacks = Negli stack
chips-head-bought = Nei rebuy
chips-head-coloured-up = Per i color-up
chips-head-end = Alla fine
chips-head-reserve = Di riserva
chips-head-total = Servono
chips-head-owned = Ci sono
chips-enough = bastano
chips-short = mancano { $missing }
