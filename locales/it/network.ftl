# Un registro condiviso da più postazioni.

network-not-an-address = scrivi un indirizzo come postgres://desk@server/poker?event=venerdi
network-no-event = l'indirizzo non indica un torneo: aggiungi ?event=nome in fondo
network-bad-event = il nome del torneo è troppo lungo o ha caratteri non validi: usa al massimo { $most } byte
network-bad-address = l'indirizzo non è valido: { $why }
network-password-in-address = un indirizzo è visibile a tutti: sposta la password nel file delle password (docs/engineering/network.md)
network-passfile = { $path }: impossibile leggere il file delle password: { $why }
network-passfile-open = { $path }: altri possono leggere questo file delle password. Limitalo al proprietario (chmod 600) e riprova
network-certificates = { $path }: impossibile leggere i certificati: { $why }
network-no-certificate = non contiene certificati
network-closed = connessione chiusa
network-no-answer = nessuna risposta
network-why-host = { $host }: { $why }
network-why-and = { $first }; { $then }
network-why-server = il server riporta «{ $said }»
network-why-password = nome utente o password sbagliati
network-why-in-clear = il server chiede la password in un modo che la rivela. Imposta scram-sha-256 sul server
network-why-asks-for-none = per questo server è salvata una password, ma il server non la chiede: potrebbe essere falso. Imposta scram-sha-256 sul server, oppure togli la password dal file delle password
network-why-no-server = non risponde come un server PostgreSQL
network-why-not-let-in = questo utente non può collegarsi da qui; il server riporta «{ $said }»
network-why-database = il server non ha questo database
network-why-shut-down = il server è stato spento
network-why-starting = il server si sta avviando o fermando
network-why-crowded = il server non ha più connessioni libere
network-why-standby = è un server di riserva e non accetta voci
network-why-not-allowed = l'utente nell'indirizzo non ha il permesso
network-why-disk-full = il disco del server è pieno
network-why-locked = una voce precedente è in corso da troppo tempo; controlla il server di riserva
network-why-refused = lì non c'è nessun server acceso
network-why-unreachable = non raggiungibile da questa rete; controlla il cavo o il Wi-Fi
network-why-name = nessun computer con questo nome nella rete
network-too-many = nessun numero disponibile
network-not-reached = registro condiviso non raggiungibile: { $why }
network-unknown-event = il registro condiviso non ha un torneo «{ $event }». Per aggiungerlo: bottone new … --log, oppure bottone sync FILE --log … --push
network-event-exists = il registro condiviso ha già un torneo «{ $event }»: scegli un altro nome
network-push-unknown = il registro condiviso non ha risposto ({ $why }): non si sa se le righe siano state aggiunte. Ripeti il comando: le righe già presenti non vengono aggiunte di nuovo
network-event-unknown = il registro condiviso non ha risposto ({ $why }): non si sa se il torneo sia stato creato. Crealo di nuovo: se a quel punto c'è già, lo era
network-line-missing = manca
network-line-too-long = la riga { $line } del registro condiviso supera 16 MB: nessuna postazione può averla scritta
network-line-several = ha più righe in una sola
network-line-not-next = non è sigillata alla riga prima
network-line-differs = il file lì ha un'altra riga
network-next-line = la riga successiva del registro
network-not-one-row = il database ha accettato la riga ma non l'ha salvata
network-bad-line = la riga { $line } del registro condiviso non è una continuazione valida: { $what }
network-parted = le due storie sono diverse. L'ultima riga qui è la { $line }, sigillo { $seal }; il registro condiviso ha la riga { $theirs }, sigillo { $other }
network-parted-empty = le due storie sono diverse. L'ultima riga qui è la { $line }, sigillo { $seal }; il registro condiviso non ha righe di questo torneo
network-read-only-parted = Sola lettura: il registro condiviso è cambiato: { $why }. Per continuare da solo, salva una copia.
network-read-only-strange = Sola lettura: la riga { $line } del registro condiviso non è valida qui: { $why }. Per continuare da solo dalla riga prima, salva una copia.

# Perché non si è fatto niente.

network-not-done = non è stato fatto niente, perché il registro condiviso non è raggiungibile: { $why }
network-unsure = il registro condiviso non risponde, quindi non si sa ancora se questo è stato salvato. Lo vedrai qui
network-overtaken = { $by } da { $desk } è arrivato prima, quindi non è più possibile: { $why }
network-busted-first = { $by } da { $desk } ha già eliminato { $what } alle { $time }.
network-crowded = altre postazioni sono arrivate prima più volte: riprova
network-alone = alle { $at }: nessun contatto con le altre postazioni da troppo tempo

# Isolata.

network-cut-off = Isolata dalle altre postazioni: { $why }
network-cut-off-waits = Consultazioni e decisioni funzionano; le registrazioni aspettano che il registro torni.
network-cut-off-since = Dalle { $time }; questa è la situazione a quell'ora.
network-waits-to-know = Non si sa ancora se è stato salvato: { $what }.
network-over = Registro condiviso di nuovo raggiungibile

# Da sola.

network-continue-alone = Continua da sola
network-alone-head = Da sola dalle { $time }
network-alone-reports = { $count ->
    [0] Ancora nessuna annotazione.
    [one] { $count } azione annotata.
   *[other] { $count } azioni annotate.
}
network-alone-waits = Vengono ricontrollate quando il registro torna. Denaro, iscrizioni e sorteggi lo aspettano.
network-report-line = Annotazione: si decide quando il registro torna
network-alone-not-this = una postazione da sola registra solo tavoli e orologio. Questo aspetta il registro
network-alone-not-cut-off = questa postazione è collegata, quindi non può continuare da sola
network-alone-no-file = questa postazione non ha un file suo accanto al quale tenere le annotazioni
network-reports-not-open = { $path }: impossibile leggere le annotazioni fatte da questa postazione senza rete: { $why }. Per aprire il torneo senza, sposta il file altrove e conservalo
network-reports-put-aside = Il file delle annotazioni di questa postazione è stato messo da parte: { $why }. Ora è { $to }. Le annotazioni non sono nel torneo: leggilo e inseriscile di nuovo.
network-reports-damaged = è danneggiato
network-reports-no-such-file = non è un file di annotazioni
network-reports-of-another = è di un altro torneo
network-reports-waiting = { $count ->
    [one] Si decide { $count } annotazione
   *[other] Si decidono { $count } annotazioni
}
network-reports-listed = { $count ->
    [one] { $count } annotazione non è più possibile
   *[other] { $count } annotazioni non sono più possibili
}
network-reports-view = Vedi
network-reports-title = Annotazioni non registrate
network-reports-note = Fatte mentre questa postazione era da sola; sono in conflitto con voci successive di altre. Non succede nulla finché non decidi qui.
network-reports-none = Nessuna annotazione.
network-operator-at-desk = { $by } da { $desk }
network-reports-why = Fatte mentre questa postazione era da sola; sono in conflitto con voci successive di altre.
network-report-entered = Annotata alle { $time } da { $by }
network-report-same = { $who } ha registrato lo stesso alle { $time }.
network-report-same-do = Già fatto: archiviala.
network-report-falls = Renderebbe non valida questa: { $what } ({ $who }, { $time }).
network-report-falls-do = Chiarisci quale è giusta. Poi eseguila comunque, o archiviala.
network-report-not = { $why }.
network-report-not-do = Chiedi alla postazione che ha registrato per ultima, registra ciò che è giusto e archivia questa.
network-report-possible = Adesso è possibile.
network-report-possible-do = Eseguila, all'ora in cui è accaduta.
network-report-do = Esegui
network-report-do-anyway = Esegui comunque
network-report-dismiss = Archivia

# Quello che altri hanno aperto.

network-open-sells = { $by } da { $desk } sta vendendo a { $what }
network-open-busts = { $by } da { $desk } sta eliminando { $what }
network-open-moves = { $by } da { $desk } sta spostando { $what }
network-open-pays = { $by } da { $desk } sta pagando { $what }
network-open-bounty = { $by } da { $desk } sta assegnando la taglia su { $what }
network-open-counts = { $by } da { $desk } sta contando il tavolo { $what }
network-open-more = { $count ->
    [one] { $first } · { $count } altro
   *[other] { $first } · altri { $count }
}
network-open-same = Aperto altrove: { $who }.

# La riga in fondo.

network-status = { $desks ->
    [0] registro su { $place }
    [one] { $desks } postazione, registro su { $place }
   *[other] { $desks } postazioni, registro su { $place }
}
network-namesake = un'altra postazione ha lo stesso nome: cambia questo in Torneo
network-status-connecting = collegamento al registro su { $place }
network-status-off = isolata da { $place }

# Torneo › Rete.

network-title = Rete
network-menu = Più postazioni…
network-address = Registro condiviso
network-hint = postgres://desk@server/poker?event=venerdi
network-note = Più postazioni su un torneo: ognuna lo apre con lo stesso indirizzo. Le password stanno in un file a parte.
network-test = Prova
network-open = Apri
network-share = Condividi questo torneo
network-shared = Questo torneo è condiviso nel registro su { $place } come «{ $event }».
network-testing = Prova in corso…
network-opening = Carico il torneo…
network-opens = «{ $event }» è condiviso: collegamento al registro su { $place }. Se non riesce, il torneo si apre dal file di questo computer, se ce n'è uno.
network-found = Risponde PostgreSQL { $version }. { $event } { $safe } { $tells }{ $clock }
network-found-event = Il torneo c'è, con { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
}.
network-found-no-event = Ancora nessun torneo con questo nome.
network-found-standby = Una voce vale quando è sul suo disco e su quello di una riserva ({ $names }).
network-found-any-standby = Una voce vale quando è sul suo disco e su quello di una riserva.
network-found-lonely = Attenzione: le voci aspettano una riserva ({ $names }), e nessuna è collegata.
network-found-alone = Una voce è al sicuro quando è sul disco del server; non c'è un server di riserva.
network-found-unsafe = Attenzione: lì fsync è spento, e se manca la corrente si possono perdere voci.
network-found-notifies = Avvisa subito le postazioni.
network-found-poll = Non avvisa le postazioni, che controllano cinque volte al secondo.
network-found-clock = L'orologio di questo computer è { $by } { $way ->
    [behind] indietro
   *[ahead] avanti
} rispetto al suo: le postazioni usano quello del registro.
network-clock-set = l'orologio del registro è stato spostato di { $by }: qui il tempo continua come prima
network-made = { $event }: creato nel registro su { $place }
network-synced = { $file }: { $new ->
    [0] in pari con il registro
    [one] { $new } riga era nuova
   *[other] { $new } righe erano nuove
}, { $lines } righe in entrambi
network-pushed = { $file }: { $new ->
    [0] il registro ha già tutto
    [one] { $new } riga nuova nel registro
   *[other] { $new } righe nuove nel registro
}, { $lines } righe in entrambi
network-part-played = { $event }: { $role } ha fatto la sua parte. { $records }. { $standing }
