# La schermata Fiches e il set di fiches.

chips-tab-counts = Conteggi
chips-tab-check = Quadratura
chips-tab-colour-up = Color-up
chips-tab-set = Set di fiches

# Che cosa non va in un file con un set.
chips-no-chips = `chips`: attesa almeno una
chips-colour-long = `name` di una fiche: attesi al massimo { $most } caratteri
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
chips-type = Inserisci le quantità
chips-not-typed = da inserire
chips-keep = Salva tra i nostri
chips-kept = Salvato tra i nostri: { $path }
chips-name = Nome del set
chips-value-of = Valore della fiche { $number }
chips-colour-of = Colore della fiche { $number }
chips-owned-of = Quantità della fiche { $number }
chips-add-value = Aggiungi taglio
chips-remove = Togli { $value }
chips-record = Registra
chips-discard = Annulla
chips-not-in-play = non in gioco
chips-wrong-value = Scrivi ogni valore una volta, da 1 in su
chips-wrong-owned = Scrivi un numero intero fino a { $most }
chips-wrong-name = Scrivi un nome di al massimo { $most } caratteri
chips-on-the-shelf = { $name } · da { $from } a { $to } · { $count } fiches
chips-into-structure = Usa questi colori
chips-nothing-known = La struttura non ha fiches e nessun set è stato scelto. Scegli il set del circolo.

# Lo stack di partenza.
chips-stack = Stack di partenza
chips-of-stack = su { $stack }
chips-pile = { $count } da { $value }
chips-one-more = Aggiungi una da { $value }
chips-one-less = Togli una da { $value }
chips-style-ample = 12 per taglio
chips-style-spare = 8 per taglio
chips-sum-over = { $by } di troppo
chips-sum-under = mancano { $by }
chips-too-many = { $chips } fiches a testa: più di { $most } sono lente da contare
chips-too-big = Una da { $value } supera un quarto dello stack
chips-few = Solo { $chips } da { $value }: per il cambio ne servono almeno { $least }
chips-no-stack = Questi tagli non formano lo stack

# Che cosa serve.
chips-bring = Fiches da portare
chips-entries = Iscrizioni
chips-rebuys = Rebuy a testa
chips-add-ons = Add-on a testa
chips-reserve = Riserva, %
chips-carry = { $players ->
    [0] Fiches insufficienti
    [one] Fiches per { $players } giocatore
   *[other] Fiches per { $players } giocatori
}
chips-run-out = Prime a finire: { $chips }
chips-none-owned = Quantità non inserite
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
