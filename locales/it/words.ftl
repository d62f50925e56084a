# Le parole comuni a molte frasi.

# Quanti.
count-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
count-entries = { $count ->
    [one] { $count } iscrizione
   *[other] { $count } iscrizioni
}
count-flights = { $count } flight
count-corrections = { $count ->
    [one] { $count } correzione
   *[other] { $count } correzioni
}
count-reentries = { $count ->
    [one] { $count } rientro
   *[other] { $count } rientri
}
count-rebuys = { $count } rebuy
count-add-ons = { $count } add-on
count-tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
count-open-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
count-levels = { $count ->
    [one] { $count } livello
   *[other] { $count } livelli
}
count-hands = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}
count-actions = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
count-moves = { $count ->
    [one] { $count } spostamento
   *[other] { $count } spostamenti
}
count-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
count-lines = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
count-records = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
count-rows = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
count-stay-away = { $count } non scelti, come da elenco
count-odd-lines = { $count ->
    [one] { $count } riga da controllare
   *[other] { $count } righe da controllare
}
count-names-twice = { $count ->
    [one] { $count } nome doppio
   *[other] { $count } nomi doppi
}
# «Una volta», «due volte», «3 volte».
count-times = { $count ->
    [0] mai
    [1] una volta
    [2] due volte
   *[other] { $count } volte
}

# Quale in ordine.
count-ordinal = { $number }°
count-entry-number = { $number }ª iscrizione
count-and = { $first } e { $last }

# Come si chiamano i giochi; $form è short o long.
game-no-limit = { $form ->
    [short] NL { $game }
   *[long] No-Limit { $game }
}
game-pot-limit = { $form ->
    [short] PL { $game }
   *[long] Pot-Limit { $game }
}
game-limit = Limit { $game }
game-eight = 8-game
game-hold-em = { $form ->
    [short] Hold'em
   *[long] Texas Hold'em
}
game-short-deck = Short Deck
game-omaha = Omaha
game-omaha8 = Omaha Hi-Lo
game-big-o = Big O
game-stud = Stud
game-stud-hi-lo = Stud Hi-Lo
game-stud8 = Stud Hi-Lo 8
game-razz = Razz
game-five-card-draw = Five Card Draw
game-italian-draw = Poker all'italiana
game-single-draw27 = 2-7 Single Draw
game-triple-draw27 = 2-7 Triple Draw
game-triple-draw-a5 = A-5 Triple Draw
game-badugi = Badugi

# Posti e tavoli.
seat-short = T{ $table } P{ $seat }
seat-aloud = Tavolo { $table } posto { $seat }
seat-big-blind-in = { $count ->
    [1] big blind alla prossima mano
   *[other] big blind fra { $count } mani
}
seat-table = Tavolo { $table }
seat-tables = { $count ->
    [0] nessun tavolo
    [one] { $form ->
        [the] il tavolo { $tables }
        [at] al tavolo { $tables }
       *[bare] tavolo { $tables }
    }
   *[other] { $form ->
        [the] i tavoli { $tables }
        [at] ai tavoli { $tables }
       *[bare] tavoli { $tables }
    }
}
seat-tables-to = da { $first } a { $last }

# Un'iscrizione di cui non si conosce il nome.
people-entry = iscrizione { $number }

# Bui, ante e fiches.
level-bring-in = bring-in { $chips }
level-ante-short = ante { $chips }
level-ante-each = Ante { $chips }
level-ante-big-blind = Big blind ante { $chips }
level-ante-button = Ante del bottone { $chips }
level-bets = Puntate { $bets }
level-stud = Stud: ante { $ante }, bring-in { $bringin }
level-column-each = { $chips } a testa
level-column-big-blind = { $chips } BBA
level-column-button = { $chips } bottone
level-column-stud = stud { $ante } · bring-in { $bringin }
level-denomination = { $chips }
level-denominations = fiches da { $chips }

# Le righe della struttura, in mezzo alla frase.
level-row = livello { $stakes }
level-row-break = { $name } di { $minutes }
level-row-colour-up = color up delle { $chips }
level-row-registration-closes = chiusura delle iscrizioni
level-row-end-of-day = fine della giornata
level-break = Pausa
level-dinner = Pausa cena

# Quanto dura, e quando.
time-minutes = { $minutes } min
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes }
time-date = { $weekday ->
    [1] lun
    [2] mar
    [3] mer
    [4] gio
    [5] ven
    [6] sab
   *[7] dom
} { $day } { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
} { $year }
time-day = { $weekday ->
    [1] lun
    [2] mar
    [3] mer
    [4] gio
    [5] ven
    [6] sab
   *[7] dom
} { $day } { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
}
