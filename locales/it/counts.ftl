# Il conteggio degli stack e i leader.

# Il registro.
counts-log-sheet = Conteggio · { $table } · { $count } stack, { $chips }
counts-log-mended = Conta corretta · { $table } · { $stacks }
counts-log-corrected = Fiches corrette · { $where } · { $change } · { $reason }
counts-more = { $chips } in più
counts-fewer = { $chips } in meno
counts-nowhere = Nessun tavolo noto

# La scheda dei conteggi.
counts-average = Media
counts-tables-counted = Tavoli contati
counts-in-play = Fiches in gioco
counts-to-count = da contare
counts-fresh = contato alle { $time }, nessuna mano da allora
counts-played-on = contato alle { $time }, { $ago }: da allora si è giocato
counts-old = contato alle { $time }, { $ago }: vecchio
counts-days-ago = { $count ->
    [one] { $count } giorno fa
   *[other] { $count } giorni fa
}
counts-ago = { $time } fa
counts-just-now = adesso
counts-adds-up = torna
counts-due = Qui devono esserci { $chips }
counts-due-beside = Qui devono esserci { $chips }, visto quanto contato: { $tables }
counts-due-together = { $tables }: devono esserci { $chips } in tutto. Da contare: { $missing }
counts-nothing-read = Si attende 1400, 1,4k o 12x25 8x100
counts-no-amount = «{ $text }» non è un importo: si attende 1400, 1,4k o 12x25 8x100
counts-no-value = { $count } fiches di quale valore?
counts-wrong-value = { $count } fiches da «{ $text }»: non è un valore
counts-no-such-chip = In questo evento non ci sono fiches da { $chips }
counts-too-much = Più fiches di quante possano esserci
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
counts-put = Registra il foglio
counts-mend = { $count ->
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
counts-nobody-sits = Nessuno siede ancora a un tavolo. Qui si contano gli stack, tavolo per tavolo.
counts-go-floor = Alla sala
counts-no-leaders = Nessuno è ancora contato.
counts-button = Conta

# La scheda del controllo.
counts-they-add-up = I conti tornano
counts-cannot-say = Non è ancora tutto contato
counts-nobody = Nessuno siede ancora a un tavolo
counts-wrong-places = { $count ->
    [one] Un gruppo di tavoli non torna
   *[other] { $count } gruppi di tavoli non tornano
}
counts-too-many = { $tables }: { $chips } fiches in più
counts-too-few = { $tables }: mancano { $chips } fiches
counts-recount = Da ricontare prima che qualcuno lasci la sala.
counts-missing = { $count ->
    [one] { $tables } non è stato contato dopo l'ultima pausa.
   *[other] { $tables } non sono stati contati dopo l'ultima pausa.
}
counts-issued = Distribuite
counts-taken-back = Ritirate con i rimborsi
counts-taken-out = Tolte dal gioco
counts-raced = Con le chip race
counts-corrected = Corrette dalla sala
counts-should-be = Devono esserci
counts-waiting = Di cui con chi aspetta un posto
counts-counted = Contate ai tavoli
counts-difference = Differenza
counts-not-counted = non contato
counts-old-count = conto vecchio
counts-not-counted-yet = da contare: { $tables }
counts-was-counted = { $chips } alle { $time }
counts-was-proved = tornava l'ultima volta alle { $time }
counts-by = { $what }, da { $by }
counts-never-counted = mai contato
counts-never-proved = mai tornato da solo
counts-count-again = Riconta
counts-count-table = Conta il tavolo { $table }
counts-show-check = Cosa torna
counts-where = Dove
counts-due-column = Devono esserci
counts-counted-column = Contate
counts-result = Esito
counts-groups = Gruppo per gruppo
counts-groups-why = Chi cambia tavolo porta con sé uno stack che nessuno ha contato: da allora è nota solo la somma dei due tavoli, finché non sono contati entrambi.
counts-accept = Accetta { $change }
counts-accept-why = Fiches trovate, perse o estranee (TDA 63, 64): da ora è questo che deve esserci.
counts-reason = Perché
counts-reason-hint = trovate sotto il tavolo, fiches estranee tolte …
counts-reason-needed = Di' perché
