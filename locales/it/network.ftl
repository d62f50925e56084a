# Un registro condiviso da più postazioni.

network-not-an-address = ci si aspettava un indirizzo come postgres://desk@server/poker?event=venerdi
network-no-event = l'indirizzo non nomina nessun evento: ci si aspettava ?event=nome in fondo
network-bad-event = il nome dell'evento è troppo lungo o ha segni che non si possono scrivere: al massimo { $most } byte
network-bad-address = l'indirizzo non si capisce: { $why }
network-password-in-address = una password non va nell'indirizzo, dove tutti la leggono: va scritta nel file delle password (docs/engineering/network.md) e qui si lascia fuori
network-passfile = { $path }: il file delle password non si legge: { $why }
network-passfile-open = { $path }: altri possono leggere questo file delle password. Va permesso solo al suo proprietario (chmod 600); poi si riprova
network-certificates = { $path }: i certificati non si leggono: { $why }
network-no-certificate = non ce n'è nessuno
network-closed = il collegamento è stato chiuso
network-no-answer = nessuna risposta
network-why-host = { $host }: { $why }
network-why-and = { $first }; { $then }
network-why-server = il server dice «{ $said }»
network-why-password = non accetta questo nome o la sua password
network-why-not-let-in = da qui non fa entrare questo nome, e dice «{ $said }»
network-why-database = lì non c'è un database con questo nome
network-why-shut-down = il server è stato spento
network-why-starting = il server si sta avviando o fermando
network-why-crowded = il server non accetta altri collegamenti
network-why-standby = è di riserva e non prende righe
network-why-not-allowed = al nome nell'indirizzo lì non è permesso
network-why-disk-full = il disco del server è pieno
network-why-locked = una riga prima è in corso da troppo tempo: manca una riserva?
network-why-refused = lì non risponde nessuno
network-why-unreachable = la rete non arriva fin lì: il cavo è inserito, la rete senza fili è accesa?
network-why-name = nella rete non si conosce nessun computer con questo nome
network-too-many = non ci sono più numeri
network-not-reached = il registro condiviso non si raggiunge: { $why }
network-unknown-event = il registro condiviso non ha un evento «{ $event }». Per metterne uno: bottone new … --log, oppure bottone sync FILE --log … --push
network-event-exists = il registro condiviso ha già un evento «{ $event }»: serve un altro nome
network-line-missing = manca
network-line-not-next = non è sigillata alla riga prima
network-line-differs = il file lì ha un'altra riga
network-next-line = la riga successiva del registro
network-not-one-row = il database ha preso la riga e non ne ha conservata nessuna
network-bad-line = la riga { $line } del registro condiviso non può seguire: { $what }
network-parted = non è lo stesso passato. L'ultima riga qui è la { $line }, sigillo { $seal }; lì il registro condiviso ha la riga { $theirs }, sigillo { $other }
network-parted-empty = non è lo stesso passato. L'ultima riga qui è la { $line }, sigillo { $seal }; il registro condiviso non ha nessuna riga di questo evento
network-read-only-parted = Sola lettura: il registro condiviso non è più quello di prima: { $why }. Per andare avanti da soli, salvare una copia.
network-read-only-strange = Sola lettura: la riga { $line } del registro condiviso non può seguire: { $why }. Per andare avanti da soli dalla riga prima, salvare una copia.

# Perché non si è fatto niente.

network-not-done = non si è fatto niente, perché il registro condiviso non si raggiunge: { $why }
network-unsure = il registro condiviso non risponde: nessuno sa ancora se questo è registrato. Lo si dice qui appena si sa
network-overtaken = { $by } da { $desk } è arrivato prima, e ora non si può più: { $why }
network-busted-first = { $by } da { $desk } ha eliminato { $what } alle { $time }: è già fatto.
network-crowded = altre postazioni sono arrivate prima più volte di seguito: riprovare
network-alone = alle { $at }: dalle altre postazioni non arriva niente da troppo tempo

# Isolata.

network-cut-off = Isolata dalle altre postazioni: { $why }
network-cut-off-waits = Si può consultare e decidere alle regole; quello che si registra aspetta che il registro torni.
network-cut-off-since = Dalle { $time }; quello che si vede è di quel momento.
network-waits-to-know = Nessuno sa ancora se questo è registrato: { $what }.
network-over = Il registro condiviso si raggiunge di nuovo

# Da sola.

network-go-alone = Continua da sola
network-alone-head = Da sola dalle { $time }
network-alone-reports = { $count ->
    [0] Non è stato ancora annotato nulla.
    [one] { $count } atto è annotato.
   *[other] { $count } atti sono annotati.
}
network-alone-waits = Si decidono di nuovo quando il registro torna. Denaro, iscrizioni e posti sorteggiati lo aspettano.
network-report-line = Annotazione: si decide quando il registro torna
network-alone-not-this = da sola una postazione annota quello che accade ai tavoli e all'orologio. Questo aspetta il registro
network-alone-not-cut-off = questa postazione non è isolata: non c'è motivo di continuare da sola
network-alone-no-file = questa postazione non ha un file suo accanto al quale tenere le annotazioni
network-reports-not-open = { $path }: non si può riprendere quello che questa postazione ha annotato da sola: { $why }. Conserva questo file, spostalo altrove, e il torneo si apre senza
network-reports-put-aside = Il file con le annotazioni di questa postazione è stato messo da parte: { $why }. Ora è { $to }. Quello che annota non è nel torneo: leggilo e inseriscilo di nuovo.
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
network-reports-look = Guarda
network-reports-title = Annotazioni che non sono a verbale
network-reports-note = Annotate mentre questa postazione era da sola. Intanto altri hanno detto qualcosa con cui non vanno d'accordo. Non se ne fa nulla finché qualcuno non decide qui.
network-reports-none = Non ce ne sono.
network-who-at = { $by } da { $desk }
network-reports-why = Annotate mentre questa postazione era da sola; intanto altri hanno detto qualcosa con cui non vanno d'accordo.
network-report-told = Detto alle { $time } da { $by }
network-report-same = { $who } ha detto lo stesso alle { $time }.
network-report-same-do = È fatto: mettila via.
network-report-falls = Così non varrebbe più: { $what } ({ $who }, { $time }).
network-report-falls-do = Chiarisci quale delle due è vera. Falla lo stesso, o mettila via.
network-report-not = { $why }.
network-report-not-do = Chiedi alla postazione che ha parlato per ultima, di' come stanno le cose e mettila via.
network-report-possible = Adesso sarebbe possibile.
network-report-possible-do = Falla, all'ora in cui è accaduta.
network-report-do = Falla
network-report-all-the-same = Falla lo stesso
network-report-put-away = Mettila via

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
network-namesake = un'altra postazione ha lo stesso nome: cambiarlo in Torneo
network-status-connecting = si cerca il registro su { $place }
network-status-off = isolata da { $place }

# Torneo › Rete.

network-title = Rete
network-menu = Più postazioni…
network-address = Registro condiviso
network-hint = postgres://desk@server/poker?event=venerdi
network-note = Più postazioni su un evento: ognuna lo apre con lo stesso indirizzo. Le password stanno in un file a parte.
network-test = Prova
network-open = Apri
network-share = Condividi questo evento
network-shared = Questo evento è condiviso nel registro su { $place } come «{ $event }».
network-testing = Si chiede…
network-opening = Si porta qui l'evento…
network-opens = «{ $event }» è condiviso: si cerca il suo registro da { $place }. Se non si raggiunge, il torneo si apre dal file di questo computer, se ce n'è uno.
network-found = Risponde PostgreSQL { $version }. { $event } { $safe } { $tells }{ $clock }
network-found-event = L'evento c'è, con { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
}.
network-found-no-event = Non c'è ancora un evento con questo nome.
network-found-standby = Un atto vale quando è sul suo disco e su quello di una riserva ({ $names }).
network-found-any-standby = Un atto vale quando è sul suo disco e su quello di una riserva.
network-found-lonely = Attenzione: un atto aspetta una riserva ({ $names }), e non ce n'è nessuna collegata.
network-found-alone = Un atto vale quando è sul suo disco; non c'è una riserva.
network-found-unsafe = Attenzione: lì fsync è spento, e se manca la corrente si possono perdere atti.
network-found-tells = Avvisa subito le postazioni.
network-found-poll = Non avvisa, quindi le postazioni guardano cinque volte al secondo.
network-found-clock = L'orologio di questo computer è { $by } { $way ->
    [behind] indietro
   *[ahead] avanti
} rispetto al suo: le postazioni vanno con quello del registro.
network-clock-set = l'orologio del registro è stato spostato di { $by }: qui il tempo va avanti come prima
network-made = { $event }: creato nel registro su { $place }
network-synced = { $file }: { $new ->
    [0] in pari con il registro
    [one] { $new } riga era nuova
   *[other] { $new } righe erano nuove
}, { $lines } righe sono in tutti e due
network-pushed = { $file }: { $new ->
    [0] il registro ha già tutto
    [one] { $new } riga è nuova nel registro
   *[other] { $new } righe sono nuove nel registro
}, { $lines } righe sono in tutti e due
network-part-played = { $event }: { $role } ha fatto la sua parte. { $records }. { $standing }
