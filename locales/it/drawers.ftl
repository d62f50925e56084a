# I cassetti della casa: chi risponde di quali soldi, dal fondo alla conta.

drawers-number = Cassetto
drawers-cashier = Cassiere
drawers-desk = Postazione
drawers-when = Quando
drawers-float = Fondo cassa
drawers-events = Eventi
drawers-moved = Versati e prelevati
drawers-expected = Deve esserci
drawers-counted = Contato
drawers-difference = Differenza
drawers-open = aperto
drawers-none = Nessun cassetto è stato ancora aperto e non si sono mossi soldi
drawers-without = Senza cassetto
drawers-without-sum = Di cui senza cassetto
drawers-without-of = Senza cassetto: { $who }, { $money } dal { $date } ({ $kinds })
drawers-not-cash = Non in contanti
drawers-agree = Cassetti ed eventi coincidono.
drawers-disagree = Cassetti ed eventi non coincidono.
drawers-gap = il cassetto { $number } è stato contato quando gli eventi vi portavano { $told }, ora ne portano { $found }: un file non è più quello di prima
drawers-not-the-same = i cassetti e ciò che è fuori fanno { $drawers }, gli eventi { $events }
drawers-day-close = Chiusura di giornata
drawers-by-drawer = Per cassetto
drawers-by-event = Per evento
drawers-slip = Consegna del cassetto { $number }
drawers-note = Osservazioni
drawers-given-by = Consegnato da
drawers-taken-by = Ricevuto da

# Ciò che se ne fa nella finestra.

drawers-open-one = Apri un cassetto…
drawers-open-for = Apri il suo cassetto…
drawers-count = Conta…
drawers-move = Versa o preleva…
drawers-print-slip = Ricevuta in PDF…
drawers-print-close = Chiusura in PDF…
drawers-open-title = Apri un cassetto
drawers-open-why = Ciò che questo cassiere incassa e paga a questa postazione, in ogni evento, da ora è in questo cassetto.
drawers-open-since = Vi entra anche ciò che questo cassiere ha incassato qui dalle { $time }: { $money }.
drawers-open-do = Apri
drawers-name-needed = Di chi è il cassetto?
drawers-count-title = Conta il cassetto { $number }
drawers-count-why = Ciò che c'è nel cassetto, fondo compreso. La differenza da quanto deve esserci si vede mentre scrivi.
drawers-count-sum = Il totale
drawers-count-pieces = Pezzo per pezzo
drawers-count-coins = Monete insieme
drawers-count-next = Continua con
drawers-count-next-note = Chi riceve il cassetto con ciò che è stato contato; vuoto se nessuno
drawers-count-do = Chiudi il cassetto
drawers-count-note = Cosa c'è da dire
drawers-count-wrong = { $what } non è un numero
drawers-count-none = Prima conta; 0 se è vuoto
drawers-looking = Si sommano gli eventi…
drawers-move-title = Cassetto { $number }
drawers-move-in = Versa
drawers-move-out = Preleva
drawers-move-why = Spiccioli dalla banca, soldi in cassaforte: ciò che nessun evento conosce.
drawers-move-reason = Perché
drawers-move-reason-needed = Di' per che cosa
drawers-move-do = Registra
drawers-opened = Il cassetto { $number } è aperto: { $cashier }
drawers-closed = Il cassetto { $number } è chiuso: { $difference }
drawers-moved-told = Registrato per il cassetto { $number }
drawers-float-wrong = Un importo; 0 se è vuoto

# La riga di comando.

cli-house-drawers = Elenca i cassetti di una casa e ciò che è fuori
cli-house-drawers-long =
    Elenca i cassetti di una casa e ciò che è fuori.

    Una riga per cassetto: numero, cassiere, postazione, quando, fondo cassa, ciò che vi hanno portato gli eventi, versati e prelevati, quanto deve esserci, contato e differenza, con tabulazioni in mezzo. Sotto ciò che si è mosso senza cassetto e, per ultimo, se cassetti ed eventi fanno la stessa somma. Lo stato di uscita è 0 se coincidono.
