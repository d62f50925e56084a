# I cassetti della casa: chi risponde di quali soldi, dal fondo alla conta.

drawers-number = Cassetto
drawers-cashier = Cassiere
drawers-desk = Postazione
drawers-when = Quando
drawers-float = Fondo cassa
drawers-events = Tornei
drawers-moved = Versati e prelevati
drawers-expected = Atteso
drawers-counted = Contato
drawers-difference = Differenza
drawers-open = aperto
drawers-none = Nessun cassetto aperto e nessun movimento di denaro
drawers-without = Senza cassetto
drawers-without-sum = Di cui senza cassetto
drawers-without-of = Senza cassetto: { $who }, { $money } dal { $date } ({ $kinds })
drawers-not-cash = Non in contanti
drawers-agree = Cassetti e tornei coincidono.
drawers-disagree = Cassetti e tornei non coincidono.
drawers-gap = il cassetto { $number } aveva { $recorded } dai tornei quando è stato contato, e ora { $found }: il file di un torneo è cambiato
drawers-not-the-same = i cassetti e il denaro fuori fanno { $drawers }, i tornei { $events }
drawers-day-close = Chiusura di giornata
drawers-by-drawer = Per cassetto
drawers-by-event = Per torneo
drawers-slip = Consegna del cassetto { $number }
drawers-note = Note
drawers-given-by = Consegnato da
drawers-taken-by = Ricevuto da

# Ciò che se ne fa nella finestra.

drawers-open-one = Apri cassetto…
drawers-open-for = Apri il suo cassetto…
drawers-count = Conta…
drawers-move = Versa o preleva…
drawers-print-slip = Ricevuta in PDF…
drawers-print-close = Chiusura in PDF…
drawers-open-title = Apri cassetto
drawers-open-why = Da ora contiene incassi e pagamenti di questo cassiere a questa postazione, in ogni torneo.
drawers-open-since = Comprende anche gli incassi di questo cassiere qui dalle { $time }: { $money }.
drawers-open-do = Apri
drawers-name-needed = Scrivi il nome del cassiere
drawers-count-title = Conta il cassetto { $number }
drawers-count-why = Conta tutto il denaro nel cassetto, fondo compreso. La differenza si vede mentre scrivi.
drawers-count-sum = Totale
drawers-count-pieces = Per taglio
drawers-count-coins = Tutte le monete
drawers-count-next = Prossimo cassiere
drawers-count-next-note = Chi riceve il cassetto con il denaro contato; vuoto se nessuno
drawers-count-do = Chiudi cassetto
drawers-count-note = Note
drawers-count-wrong = { $what } non è un numero
drawers-count-none = Prima conta; scrivi 0 se è vuoto
drawers-looking = Somma dei tornei…
drawers-move-title = Cassetto { $number }
drawers-move-in = Versa
drawers-move-out = Preleva
drawers-move-why = Per denaro fuori dai tornei: spiccioli dalla banca, contanti in cassaforte.
drawers-move-reason = Motivo
drawers-move-reason-needed = Scrivi un motivo
drawers-move-do = Registra
drawers-opened = Cassetto { $number } aperto: { $cashier }
drawers-closed = Cassetto { $number } chiuso: { $difference }
drawers-moved-recorded = Registrato per il cassetto { $number }
drawers-float-wrong = Scrivi un importo; 0 se è vuoto

# La riga di comando.

cli-club-drawers = Elenca i cassetti di un circolo e il denaro fuori
cli-club-drawers-long =
    Elenca i cassetti di un circolo e il denaro fuori.

    Una riga per cassetto, con tabulazioni in mezzo: numero, cassiere, postazione, quando, fondo cassa, totale dei tornei, versati e prelevati, atteso, contato e differenza. Sotto, il denaro passato di mano senza cassetto e, per ultimo, se cassetti e tornei coincidono. Lo stato di uscita è 0 se coincidono.
