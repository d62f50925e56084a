# Il conteggio degli stack e i leader.

# Il registro.
counts-log-sheet = Conteggio · { $table } · { $count } stack, { $chips }
counts-log-stacks-corrected = Conteggio corretto · { $table } · { $stacks }
counts-log-corrected = Fiches corrette · { $where } · { $change } · { $reason }
counts-more = { $chips } in più
counts-fewer = { $chips } in meno
counts-nowhere = Tavolo sconosciuto

# La scheda dei conteggi.
counts-average = Media
counts-tables-counted = Tavoli contati
counts-in-play = Fiches in gioco
counts-to-count = da contare
counts-fresh = contato alle { $time }, nessuna mano da allora
counts-played-on = contato alle { $time }, { $ago }: da allora si è giocato
counts-old = contato alle { $time }, { $ago }: riconta
counts-days-ago = { $count ->
    [one] { $count } giorno fa
   *[other] { $count } giorni fa
}
counts-ago = { $time } fa
counts-just-now = adesso
counts-ok = torna
counts-due = Attese { $chips }
counts-due-beside = Attese { $chips }, dati i conteggi: { $tables }
counts-due-together = { $tables }: attese { $chips } in tutto. Da contare: { $missing }
counts-nothing-read = Scrivi 1400, 1,4k o 12x25 8x100
counts-no-amount = «{ $text }» non è un importo: scrivi 1400, 1,4k o 12x25 8x100
counts-no-value = { $count } fiches: scrivi il valore
counts-wrong-value = { $count } fiches da «{ $text }»: non è un valore di fiches
counts-no-such-chip = In questo torneo non ci sono fiches da { $chips }
counts-too-much = Più fiches di quante siano possibili
counts-table-column = Tavolo
counts-state = Conteggio
counts-leaders = Classifica
counts-place = #
counts-player = Giocatore
counts-seat = Posto
counts-chips = Fiches
counts-blinds = BB
counts-share = Quota
counts-so-far = { $chips } finora
counts-counted-here = { $chips } contate
counts-field = Posto { $seat } · { $name }
counts-save = Salva conteggio
counts-correct = { $count ->
    [one] Correggi solo questo stack
   *[other] Correggi solo questi { $count } stack
}
counts-seats-missing = { $count ->
    [one] Manca ancora un posto
   *[other] Mancano ancora { $count } posti
}
counts-tap-one = +1
counts-tap-stack = +20
counts-tap-back = −1
counts-chip = Fiche da { $chips }
counts-hint = 1400 o 12x25 8x100
counts-none-seated-yet = Nessun giocatore seduto. Qui si contano gli stack, tavolo per tavolo.
counts-go-floor = Vai a Sala
counts-no-leaders = Nessuno stack contato finora.
counts-button = Conta

# La scheda del controllo.
counts-all-right = Le fiches quadrano
counts-cannot-say = Conteggio incompleto
counts-none-seated = Nessun giocatore seduto
counts-wrong-places = { $count ->
    [one] Un gruppo di tavoli non torna
   *[other] { $count } gruppi di tavoli non tornano
}
counts-too-many = { $tables }: { $chips } fiches in più
counts-too-few = { $tables }: mancano { $chips } fiches
counts-recount = Riconta prima che qualcuno lasci la sala.
counts-missing = { $count ->
    [one] { $tables } da contare dopo l'ultima pausa.
   *[other] { $tables } da contare dopo l'ultima pausa.
}
counts-issued = Distribuite
counts-refunded = Rimborsate
counts-taken-out = Tolte dal gioco
counts-raced = Chip race
counts-corrected = Corrette dal floor
counts-should-be = Attese
counts-waiting = Di cui in mano a chi attende un posto
counts-counted = Contate ai tavoli
counts-difference = Differenza
counts-not-counted = non contato
counts-recount-due = da ricontare
counts-not-counted-yet = da contare: { $tables }
counts-was-counted = { $chips } alle { $time }
counts-was-proved = tornava alle { $time }
counts-by = { $what }, da { $by }
counts-never-counted = mai contato
counts-never-proved = mai verificato a parte
counts-count-again = Riconta
counts-count-table = Conta il tavolo { $table }
counts-show-check = Apri la quadratura
counts-where = Dove
counts-due-column = Attese
counts-counted-column = Contate
counts-result = Esito
counts-groups = Per tavolo
counts-groups-why = Chi cambia tavolo porta con sé uno stack non contato. Finché i due tavoli non sono contati, se ne conosce solo la somma.
counts-accept = Accetta { $change }
counts-accept-why = Fiches trovate, perse o estranee (TDA 63, 64): questo diventa il totale atteso.
counts-reason = Motivo
counts-reason-hint = trovate sotto il tavolo, fiches estranee tolte…
counts-reason-needed = Scrivi un motivo
