# Il color-up: un taglio esce dal gioco.

# Il piano della serata.
colour-up-plan = Programma color-up
colour-up-after = Dopo il livello { $level }
colour-up-not-planned = Non previsto
colour-up-earlier = Non servono dopo il livello { $level }
colour-up-could = Potrebbe uscire dopo il livello { $level }
colour-up-needed = Serve fino all'ultimo livello
colour-up-bring-room = Portare { $count } da { $new }
colour-up-due = Adesso
colour-up-done = Fatto
colour-up-postponed = Rimandato
colour-up-some = { $raced } tavoli su { $tables }
colour-up-sum = { $out } via, { $into } date, { $change }
colour-up-in-play = { $chips } in gioco, { $change } per le chip race
colour-up-no-chips = La struttura non ha fiches. Scegli quelle del circolo in Set di fiches.
colour-up-to-structure = Apri Torneo
colour-up-no-tables = Nessun giocatore seduto
colour-up-largest = Nessun taglio più grande in cui cambiarle

# Un tavolo.
colour-up-table = Tavolo { $table }
colour-up-table-raced = Tavolo { $table }, fatto
colour-up-bring-table = Porta circa { $expected } fiches da { $new }, al massimo { $most }
colour-up-has-raced = Questo tavolo ha cambiato le fiches da { $old }. Quelle in ritardo vanno in Un giocatore.
colour-up-again = Ripeti la chip race
colour-up-chips-of = Fiches del posto { $seat }
colour-up-odd-of = Posto { $seat }: { $odd } di resto
colour-up-last = ultime fiches
colour-up-last-of = Posto { $seat }: ultime fiches
colour-up-dealer = Carte automatiche
colour-up-at-table = Date al tavolo
colour-up-deal = Dai le carte
colour-up-value = { $value }
colour-up-record = Registra
colour-up-say-first = Inserisci le fiches di resto di ogni posto; vuoto vale zero
colour-up-head-odd = Di resto
colour-up-head-chips = In tutto
colour-up-head-cards = Carte ed esito
colour-up-clear = Svuota
colour-up-cards-for = Posto { $seat }: { $count ->
    [one] manca { $count } carta
   *[other] mancano { $count } carte
}
colour-up-no-odd = Nessuna fiche di resto: la chip race non serve
colour-up-raced-for = { $odd ->
    [one] { $odd } fiche di resto
   *[other] { $odd } fiches di resto
} · { $chips ->
    [0] nessuna da { $new } in palio
   *[other] { $chips } da { $new } in palio
}
colour-up-deck = { $odd } fiches di resto superano le carte di un mazzo: prima cambiane alcune alla pari
colour-up-values = Il nuovo taglio deve essere un multiplo del vecchio
colour-up-seat-wrong = Posto { $seat }: più fiches di quante siano possibili
colour-up-even = cambia { $even } alla pari
colour-up-won = vince { $new }
colour-up-lost = perde { $odd }
colour-up-saved = resta in gioco con { $new }
colour-up-out = Via
colour-up-in = Date
colour-up-change = In gioco
colour-up-all-done = Fiches da { $old } fuori dal gioco
colour-up-next = Poi: { $name }

# Un giocatore.
colour-up-one = Un giocatore
colour-up-late = Fiches in ritardo
colour-up-swap = Cambio
colour-up-old = Fiche vecchia
colour-up-new = Fiche nuova
colour-up-how-many = Quante
colour-up-player = Giocatore
colour-up-exchange = Scambia
colour-up-late-note = Solo cambio alla pari; il resto viene ritirato senza compenso
colour-up-none-raced = Nessun taglio è ancora uscito dal gioco
colour-up-swap-note = Annunciato, alla pari, in ogni momento (TDA 25)

# Il registro.
colour-up-logged = Color-up · tavolo { $table }: via le { $old }, { $out } per { $into }, { $change } in gioco
colour-up-logged-off = Color-up rimandato · le { $chips } restano in gioco
colour-up-logged-late = Fiches in ritardo · { $who }: { $count } da { $old }, date { $into }
colour-up-logged-changed = Cambio · { $who }: { $count } da { $old } in fiches da { $new }
colour-up-card = Fiches da { $old } cambiate: { $out } per { $into }
colour-up-card-won = Chip race da { $old } vinta: { $out } per { $into }
colour-up-card-lost = Chip race da { $old } persa: { $out } per { $into }
colour-up-card-saved = Chip race da { $old }, in gioco con una fiche: { $out } per { $into }
colour-up-card-late = Fiches da { $old } in ritardo: date { $into }
colour-up-card-changed = Fiches da { $old } cambiate in fiches da { $new }
