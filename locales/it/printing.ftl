# La schermata di stampa.

printing-group-seats = Posti
printing-group-room = Sala
printing-group-chips = Chip
printing-group-money = Denaro
printing-group-record = Registro

# Com'è messo un foglio.
printing-never = mai stampato
printing-current = stampato { $at }
printing-changed = cambiato dalle { $at }
printing-nobody-seated = nessuno è seduto
printing-nobody-moved = nessuno spostato
printing-nobody-entered = nessun iscritto
printing-no-levels = nessun livello
printing-no-tables = nessun tavolo
printing-no-colour-up = niente da togliere
printing-no-prizes = nessun premio
printing-nobody-waits = nessun premio da pagare
printing-no-deal = nessun accordo
printing-nobody-out = ancora nessun risultato
printing-no-rulings = nessuna decisione
printing-no-log = non è successo niente
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
printing-copy = Copia
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
