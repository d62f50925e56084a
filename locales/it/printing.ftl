# La schermata di stampa.

printing-group-seats = Posti
printing-group-room = Sala
printing-group-chips = Chip
printing-group-money = Denaro
printing-group-record = Registro

# Com'è messo un foglio.
printing-never = Mai stampato
printing-current = Stampato { $at }
printing-changed = Cambiato dalle { $at }
printing-last = Stampato { $at } da { $by }: { $where }.
printing-a-file = su file
printing-changed-all = Ora direbbe altro.
printing-changed-tables = { $count ->
    [one] Da allora { $tables } è cambiato.
   *[other] Da allora { $tables } sono cambiati.
}
printing-changed-cards = { $count ->
    [one] { $count } giocatore non ha il cartellino del suo posto.
   *[other] { $count } giocatori non hanno il cartellino del loro posto.
}
printing-changed-moves = { $count ->
    [one] Da allora { $count } giocatore è stato spostato.
   *[other] Da allora { $count } giocatori sono stati spostati.
}
printing-replaces = Sostituisce quello delle { $at }

# Che cosa.
printing-what = Che cosa stampare
printing-everything = Tutto
printing-by-table = Tavoli
printing-by-player = Giocatori
printing-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

# Le stampanti.
printing-no-system = Questo sistema non ha con che stampare
printing-no-such-name = Nessuna stampante può chiamarsi “{ $name }”
printing-no-answer = Il sistema di stampa non risponde
