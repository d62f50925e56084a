# La scheda del bottone e dei bui.

button-seat = posto { $seat }
button-player = { $name } (posto { $seat })
button-is = Bottone { $seat }
button-is-dead = Bottone { $seat } (vuoto)
button-small-is = piccolo buio { $seat }
button-small-is-dead = niente piccolo buio ({ $seat })
button-big-is = grande buio { $seat }
button-and-small-is = Bottone e piccolo buio { $seat }
button-posts = posto { $seat } mette { $chips }
button-empty = { $seat } vuoto
button-too-few = Meno di due giocatori: niente mano.

# Perché va dove va.
button-why = Perché
button-why-first = Prima mano: il bottone va al primo giocatore alla destra del dealer, { $button }.
button-why-two = Due giocatori: il bottone mette il piccolo buio, parla per primo prima del flop e per ultimo dopo. Il grande buio passa a { $big }.
button-why-dead = Il grande buio passa al giocatore successivo, { $big }. Il piccolo buio va dov'era il grande, il bottone dov'era il piccolo.
button-why-moving = Il bottone passa al giocatore successivo, { $button }, e i bui ai due dopo di lui. I bui saltati si riscuotono lo stesso.
button-why-simple = Il bottone passa al giocatore successivo, { $button }, e i bui ai due dopo di lui.
button-note-dead = Bottone morto: sta su un posto vuoto, e parla per ultimo { $last }.
button-note-dead-small = Piccolo buio morto: non lo mette nessuno. Nel piatto manca un piccolo buio.
button-note-pushed = Il bottone morto scivola avanti sui posti vuoti fino a { $button }: chi si siede dietro di lui riceve carte subito.
button-note-skipped-owed = Un buio è stato saltato. Si riscuote lo stesso: un buio a testa per mano, prima il grande.
button-note-skipped-lost = Un buio è stato saltato ed è perso: qualcuno lo evita.
button-note-to-two = Restano in due: il bottone si sistema in modo che nessuno abbia due grandi bui di fila.
button-note-from-two = Di nuovo più di due: bottone e piccolo buio si separano.
button-note-new-button = { $button } si è appena seduto e ha il bottone: riceve carte e non deve niente.
button-note-new-small = { $small } si è appena seduto sul piccolo buio: lo mette e gioca.
button-note-new-big = { $big } si è appena seduto sul grande buio: lo mette e gioca.
button-note-moved = Il bottone salta un giocatore spostato qui e va a { $button }. Il testo non dice chi mette i bui: li mettono i due dopo.
button-waits-right = { $count ->
    [one] { $who } aspetta: è fra bottone e piccolo buio.
   *[other] { $who } aspettano: sono fra bottone e piccolo buio.
}
button-waits-on-small = { $count ->
    [one] { $who } aspetta questa mano: si è appena seduto sul piccolo buio.
   *[other] { $who } aspettano questa mano: si sono appena seduti sul piccolo buio.
}
button-waits-left = { $count ->
    [one] { $who } aspetta questa mano: è fra piccolo e grande buio.
   *[other] { $who } aspettano questa mano: sono fra piccolo e grande buio.
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
button-frozen = Stud: il bottone è congelato. Resta al posto { $button }, con i bui a { $small } e { $big }, finché torna un gioco con i bui. { $cite }

# Che cosa farebbero altri metodi.
button-ways = Altri metodi, questo tavolo
button-way-dead = Bottone morto
button-way-forward = Spinto avanti
button-way-disc = Il disco resta
button-way-lottomatica = Lottomatica
button-way-moving = Bottone mobile
button-way-simple = Semplice, informale
button-way-posts = Mette
button-way-waits = Aspetta
button-way-differs = In oro e sottolineato: diverso da qui.
button-way-same = Lo stesso con { $ways }.

# Che cosa deve chi rientra.
button-owed = Chi rientra, chi entra
button-owed-note = In torneo l'assente riceve carte e mette i bui: non deve niente ({ $cite }).
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
button-disc-small = Piccolo buio
button-disc-big = Grande buio
button-disc-at = { $table }: { $disc } al posto { $seat }
button-seat-at = { $table }: posto { $seat } { $state }
button-state-empty = vuoto
button-state-new = nuovo
button-state-moved = spostato qui
button-state-waits = aspetta
button-state-left = uscito
button-what-if = E se…
button-what-if-here = E se: niente di questo è a registro.
button-what-if-end = Torna al tavolo
button-what-if-hint = Tocca un posto della prossima mano: esce, nuovo, spostato qui. Uno dell'ultima: c'era o no.
button-deal = Mano data
button-deal-on = Mano seguente
button-anew = Dall'inizio
button-cannot-be = Così non può essere
button-impossible = Impossibile: il grande buio è di un giocatore, e bottone, piccolo e grande buio vanno in senso orario. In due il bottone è il piccolo buio.
button-drag = Trascina un disco, o premi il suo tasto e un posto.

# Correggerlo.
button-correct = Correggi il bottone
button-from-to = { $disc }: posto { $from } → { $to }
button-unchanged = Ancora niente di cambiato.
button-why-wrong = Perché
button-reason-counted = Contato male
button-reason-last = Sbagliato all'ultima mano
button-reason-seen = Visto al tavolo
button-reason-needed = Di' perché si corregge
button-record = Metti a registro
button-let-be = Lascia com'è
button-middle = Scoperto a mano in corso
