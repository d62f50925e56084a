# La scheda del bottone e dei bui.

button-seat = posto { $seat }
button-player = { $name } (posto { $seat })
button-is = Bottone { $seat }
button-is-dead = Bottone { $seat } (vuoto)
button-small-is = small blind { $seat }
button-small-is-dead = niente small blind ({ $seat })
button-big-is = big blind { $seat }
button-and-small-is = Bottone e small blind { $seat }
button-posts = posto { $seat } mette { $chips }
button-empty = { $seat } vuoto
button-too-few = Meno di due giocatori: niente mano.

# Perché va dove va.
button-why = Perché
button-why-first = Prima mano: il bottone va al primo giocatore alla destra del dealer, { $button }.
button-why-two = Due giocatori: il bottone mette lo small blind, parla per primo prima del flop e per ultimo dopo. Il big blind passa a { $big }.
button-why-dead = Il big blind passa al giocatore successivo, { $big }. Lo small blind va dov'era il big blind, il bottone dov'era lo small blind.
button-why-moving = Il bottone passa al giocatore successivo, { $button }, e i bui ai due dopo. I bui saltati si riscuotono comunque.
button-why-simple = Il bottone passa al giocatore successivo, { $button }, e i bui ai due dopo.
button-note-dead = Bottone morto su un posto vuoto: parla per ultimo { $last }.
button-note-dead-small = Small blind morto: non viene messo, quindi nel piatto manca uno small blind.
button-note-pushed = Il bottone morto avanza sui posti vuoti fino a { $button }: chi si siede dietro riceve carte subito.
button-note-skipped-owed = Un buio è stato saltato. Si riscuote comunque: un buio a testa per mano, prima il big blind.
button-note-skipped-lost = Un buio è stato saltato ed è perso: un giocatore lo evita.
button-note-to-two = Restano in due: il bottone si sistema perché nessuno abbia il big blind due volte di fila.
button-note-from-two = Di nuovo più di due: bottone e small blind si separano.
button-note-new-button = { $button } si è appena seduto sul bottone: riceve carte e non deve niente.
button-note-new-small = { $small } si è appena seduto sullo small blind: lo mette e gioca.
button-note-new-big = { $big } si è appena seduto sul big blind: lo mette e gioca.
button-note-moved = Il bottone salta un giocatore spostato qui e va a { $button }. La regola non dice chi mette i bui: qui li mettono i due dopo.
button-waits-right = { $count ->
    [one] { $who } aspetta: è fra bottone e small blind.
   *[other] { $who } aspettano: sono fra bottone e small blind.
}
button-waits-on-small = { $count ->
    [one] { $who } aspetta questa mano: si è appena seduto sullo small blind.
   *[other] { $who } aspettano questa mano: si sono appena seduti sullo small blind.
}
button-waits-left = { $count ->
    [one] { $who } aspetta questa mano: è fra small blind e big blind.
   *[other] { $who } aspettano questa mano: sono fra small blind e big blind.
}
button-waits = { $count ->
    [one] { $who } aspetta questa mano.
   *[other] { $who } aspettano questa mano.
}
button-plays-at-once = { $count ->
    [one] { $who } si è appena seduto: riceve carte subito e non deve niente.
   *[other] { $who } si sono appena seduti: ricevono carte subito e non devono niente.
}
button-turns = Parla per primo: { $first }. Ultimo dopo il flop: { $last }.
button-frozen = Stud: il bottone è congelato al posto { $button }, con i bui a { $small } e { $big }, fino al prossimo gioco con i bui. { $cite }

# Che cosa farebbero altri metodi.
button-ways = Altri metodi a questo tavolo
button-way-dead = Bottone morto
button-way-forward = Spinto avanti
button-way-disc = Il disco resta
button-way-lottomatica = Lottomatica
button-way-moving = Bottone mobile
button-way-simple = Semplice
button-way-posts = Mette
button-way-waits = Aspetta
button-way-differs = In oro e sottolineato: diverso da qui.
button-way-same = Lo stesso con { $ways }.

# Che cosa deve chi rientra.
button-owed = Rientri e nuovi giocatori
button-owed-note = In torneo gli assenti ricevono carte e mettono i bui: non devono niente ({ $cite }).
button-place-big = Sul BB
button-place-between = Da D a BB
button-place-else = Altrove
button-missed-small = Saltato lo SB
button-missed-big = Saltato il BB
button-missed-both = Saltati entrambi
button-new-no-limit = Nuovo, no limit
button-new-limit = Nuovo, limit
button-due-nothing = niente
button-due-waits = aspetta
button-due-live = { $live } vivo
button-due-dead = { $dead } morto
button-due-both = { $live } vivo + { $dead } morto

# I tavoli e che cosa se ne può fare.
button-last = Ultima mano
button-first = Prima mano
button-next = Prossima mano
button-set = Corretto
button-disc-button = Bottone
button-disc-small = Small blind
button-disc-big = Big blind
button-disc-at = { $table }: { $disc } al posto { $seat }
button-seat-at = { $table }: posto { $seat } { $state }
button-state-empty = vuoto
button-state-new = nuovo
button-state-moved = spostato qui
button-state-waits = aspetta
button-state-left = uscito
button-what-if = E se…
button-what-if-here = E se: non viene registrato.
button-what-if-end = Torna al tavolo
button-what-if-hint = Prossima mano: tocca un posto per esce, nuovo o spostato qui. Ultima: tocca per in mano o no.
button-deal = Mano data
button-deal-on = Mano seguente
button-start-again = Ricomincia
button-cannot-be = Non è possibile
button-impossible = Non è possibile: il big blind dev'essere un giocatore, e bottone, small blind e big blind vanno in senso orario. In due il bottone è lo small blind.
button-drag = Trascina un disco, o premi il suo tasto e un posto.

# Correggerlo.
button-correct = Correggi il bottone
button-from-to = { $disc }: posto { $from } → { $to }
button-unchanged = Ancora nessuna modifica.
button-why-wrong = Motivo
button-reason-counted = Contato male
button-reason-last = Sbagliato all'ultima mano
button-reason-seen = Visto al tavolo
button-reason-needed = Scegli il motivo della correzione
button-record = Registra correzione
button-cancel = Annulla
button-middle = Scoperto a mano in corso
