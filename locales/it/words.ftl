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
count-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
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
count-records = { $count ->
    [one] { $count } registrazione
   *[other] { $count } registrazioni
}
count-rows = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
count-odd-lines = { $count ->
    [one] { $count } riga da controllare
   *[other] { $count } righe da controllare
}
count-names-twice = { $count ->
    [one] { $count } nome doppio
   *[other] { $count } nomi doppi
}
