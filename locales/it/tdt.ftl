# Importazione dei file di The Tournament Director: che cosa non si legge, e che cosa non è stato ripreso.

tdt-too-large = il file supera { $most } megabyte: un torneo salvato è molto più piccolo. Controlla il file
tdt-empty = il file è vuoto
tdt-no-players = { $count ->
    [0] il file ha un elenco di giocatori, e nessuno si è potuto leggere. Non è stato importato niente: salva di nuovo il file con l'ultima versione del programma
    [one] il file nomina { $count } giocatore, che non si è potuto leggere. Non è stato importato niente: salva di nuovo il file con l'ultima versione del programma
   *[other] il file nomina { $count } giocatori, e nessuno si è potuto leggere. Non è stato importato niente: salva di nuovo il file con l'ultima versione del programma
}
tdt-players-unread = { $count ->
    [one] { $count } giocatore dell'elenco non si è potuto leggere ed è stato tralasciato
   *[other] { $count } giocatori dell'elenco non si sono potuti leggere e sono stati tralasciati
}
tdt-no-tournament = nel file non c'è nessun torneo di The Tournament Director: atteso «new Tournament(…»
tdt-syntax = non è un torneo salvato di The Tournament Director, o è danneggiato: riga { $line }, lettera { $column }: atteso { $expected }, trovato { $found }
tdt-the-end = la fine del file
tdt-quoted = «{ $text }»
tdt-expected-value = un valore: un numero, un testo tra virgolette, [, { "{" }, true, false, null o un nome
tdt-expected-key = il nome di un campo, o { "}" }
tdt-expected-sign = «{ $sign }»
tdt-expected-comma = una virgola o «{ $sign }»
tdt-expected-name = il nome del nuovo oggetto
tdt-expected-quote = { $sign } che chiude questo testo, sulla stessa riga
tdt-expected-escape = cifre da 0 a f dopo \x o \u
tdt-expected-comment-end = la fine di questo commento, */
tdt-expected-end = nient'altro dopo il torneo
tdt-expected-shallower = al massimo { $most } valori annidati
tdt-expected-fewer = al massimo { $most } valori
tdt-no-structure = l'orologio non può usare questi livelli: { $what }

# Campi.

tdt-not-read = { $place }: { $key } è stato tralasciato: atteso { $expected }, trovato { $found }
tdt-nothing = nulla
tdt-a-text = un testo
tdt-a-flag = true o false
tdt-a-count = un numero intero, non negativo
tdt-an-amount = un importo in denaro
tdt-a-time = un'ora in millisecondi dal 1970
tdt-a-list = un elenco
tdt-a-record = un gruppo di campi
tdt-field-left-out = { $name }: { $key } non è importato { $count ->
    [one] (una volta)
   *[other] ({ $count } volte)
}
tdt-more = { $count ->
    [one] Un altro come questi
   *[other] Altri { $count } come questi
}
tdt-its-own = Non importato, serve solo a The Tournament Director: { $keys }

# Persone e ciò che hanno comprato.

tdt-name-not-readable = { $place }: il nome è illeggibile ed è stato tralasciato
tdt-no-name = { $place } non ha un nome
tdt-cut = { $place }: la scheda di { $name } era troppo lunga ed è stata accorciata
tdt-unknown-hitman = { $place }: { $id }, indicato come chi ha eliminato questo giocatore, non è nella lista
tdt-no-time = { $place } non ha un'ora ed è stato tralasciato
tdt-no-bust-time = { $place }: l'eliminazione non ha un'ora ed è stata tralasciata; il giocatore è ancora in gioco
tdt-rake = I premi non dicono se la trattenuta fa parte della quota. È stata considerata pagata a parte
tdt-fixed-rake = FixedRake: non importato. Aggiungilo in Trattenute sul montepremi, in Torneo
tdt-currency = Il file non indica la valuta. Gli importi restano senza simbolo finché non ne scegli uno in Torneo
tdt-hits = { $count ->
    [one] Chi ha eliminato chi era indicato per un'eliminazione e non è importato
   *[other] Chi ha eliminato chi era indicato per { $count } eliminazioni e non è importato
}

# Fiches e livelli.

tdt-chip = { $place }: una fiche da { $chips } è stata tralasciata: è senza valore, o c'è già
tdt-colour = { $place }: colore { $colour } sconosciuto; la fiche è grigia
tdt-level = Il livello { $number } dell'elenco non è né un livello né una pausa ma { $name }, ed è stato tralasciato
tdt-minutes = { $place } non ha durata, o supera un giorno, ed è stato tralasciato
tdt-game-type = { $place }: tipo di puntate { $type } sconosciuto; è stato usato il no limit
tdt-game = { $place }: gioco «{ $game }» sconosciuto; è stato usato l'hold'em
tdt-chip-up = { $place }: qui escono delle fiches, ma il file non dice quali. Prevedi il color-up in Fiches
tdt-no-levels = Il file non ha livelli: aggiungili in Torneo prima di avviare l'orologio
tdt-no-stack = Il file non ha uno stack iniziale: è stata usata 1 fiche

# Tavoli.

tdt-table-size = { $place } ha { $seats } posti: ne sono stati usati { $taken }
tdt-sitting = Tavolo { $table }, posto { $seat }: il giocatore lì non è nella lista
tdt-seat = { $place }: quel posto non esiste
tdt-move = { $place } è stato tralasciato: giocatore, tavolo o posto sconosciuto
tdt-seated = { $place }: «{ $text }» è stato tralasciato: giocatore o posto sconosciuto
tdt-table-named = { $name } qui è il tavolo { $number }
tdt-seats-drawn = Il file non ha posti: sono stati sorteggiati

# Premi.

tdt-prize-kind = { $place } ({ $name }) è stato tralasciato: non è per un piazzamento (tipo { $kind })
tdt-prizes-order = I premi non vanno posto per posto dal primo in giù, e sono stati tralasciati

# Ciò che il banco non ha fatto.

tdt-reason = come nel file importato
tdt-because = { $what }: { $why }
tdt-people-refused = I giocatori sono stati tralasciati
tdt-table-refused = Il tavolo { $number } è stato tralasciato
tdt-entry-refused = L'iscrizione di { $who } è stata tralasciata
tdt-rebuy-refused = Un rebuy di { $who } è stato tralasciato
tdt-add-on-refused = Un add-on di { $who } è stato tralasciato
tdt-price-refused = Un prezzo è stato tralasciato
tdt-start-refused = L'avvio dell'orologio è stato tralasciato
tdt-turn-refused = L'inizio della riga { $row } della struttura è stato tralasciato
tdt-draw-refused = Non è stato possibile sorteggiare i posti
tdt-bust-refused = L'eliminazione di { $who } è stata tralasciata
tdt-no-seat = non c'è un posto da cui uscire
tdt-tie = { $who } eliminati nello stesso istante: considerati una mano sola e un pari merito
tdt-other-chips = { $who } nel file aveva { $theirs } in fiches per l'iscrizione, ma qui ha lo stack iniziale di { $ours }
tdt-prizes-refused = I premi sono stati tralasciati
tdt-held-back-name = Non assegnato nel file importato
tdt-held-back = { $amount } del montepremi non è stato assegnato: in Torneo è tra le trattenute
tdt-added = È stato assegnato { $amount } più del montepremi: lo aggiunge il circolo, come garantito in Torneo
tdt-guarantee-not-kept = Il garantito di { $amount } non è stato pagato: in Torneo c'è l'importo pagato
tdt-chop-refused = L'accordo è stato tralasciato: i premi sono bloccati per posto
tdt-chop-unclear = Il file assegna i premi come dopo un accordo, ma i giocatori che li dividono non sono mai rimasti da soli: nessun accordo registrato
tdt-lock-refused = I premi sono previsti ma non bloccati
tdt-place-differs = { $who }: il file dice { $theirs }, qui è { $ours }
tdt-place = { $place }
tdt-still-in = ancora in gioco

# Il comando e la finestra.

tdt-imported = { $file }: { $players }, { $entries }, { $rebuys }, { $levels } in { $records }. Si apre con: bottone { $file }
tdt-list-head = { $count ->
    [0] Tutto ciò che è nel file è stato importato.
    [one] Una cosa non è stata importata com'era:
   *[other] { $count } cose non sono state importate com'erano:
}
tdt-rebuys = { $count ->
    [one] 1 rebuy
   *[other] { $count } rebuy
}
tdt-figure-players = Giocatori
tdt-figure-entries = Iscrizioni
tdt-figure-rebuys = Rebuy
tdt-figure-add-ons = Add-on
tdt-figure-out = Eliminati
tdt-figure-levels = Livelli
tdt-figure-records = Voci
tdt-title = Importa da The Tournament Director
tdt-menu = Importa da The Tournament Director…
tdt-files = File di The Tournament Director
tdt-reading = Lettura di { $file }…
tdt-failed = { $file } non è stato importato: { $why }
tdt-open = Apri
tdt-new-file = Salvato in { $path }. Il vecchio file non è stato toccato.
