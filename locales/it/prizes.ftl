# Il montepremi e quanto prende ogni posto.

prizes-planned = Piano dei premi: { $plan }
prizes-locked = Premi bloccati: { $pool } su { $places ->
    [one] { $places } posto
   *[other] { $places } posti
}
prizes-unlocked = Premi sbloccati: { $reason }
prizes-corrected = Premi corretti: { $prizes } ({ $reason })
prizes-corrected-place = { $place } { $money }

prizes-hand-for-hand = Mano per mano
prizes-hand-for-hand-over = Fine del mano per mano
prizes-hand-played = Mano per mano: prossima mano
prizes-same-hand = Eliminati nella stessa mano: { $who }

prizes-wrong-shape = La curva può arrivare al massimo a { $most }
prizes-wrong-tables = Servono da 1 a { $most } tabelle, ognuna con 1-{ $most } percentuali
prizes-wrong-shares = Le percentuali della tabella { $table } danno { $sum }%: devono dare 100%, e nessuna può superare la precedente
prizes-wrong-order = La tabella { $table } deve valere per più iscritti della precedente
prizes-wrong-prizes = I premi devono essere maggiori di zero, e nessuno può superare il precedente
prizes-wrong-value = Il valore deve essere maggiore di zero, e gli scaglioni al massimo uguali al valore
prizes-wrong-places = Scrivi almeno 1 posto, o una percentuale degli iscritti fino al 100%
prizes-wrong-unit = Scrivi un importo maggiore di zero
prizes-wrong-bands = I gruppi iniziano dal posto 2, ognuno sotto il precedente e mai più piccolo

prizes-places = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
prizes-seats = { $count ->
    [one] Ticket
   *[other] { $count } ticket
}
prizes-why = Primo { $first }, { $paid } a premio su { $entries }, arrotondati a { $unit }
prizes-why-over = { $money } di resto al primo

# Quanto sono sicuri: le stesse parole su schermi, pareti, carta, pagina e file.
prizes-entries-open = Provvisori: iscrizioni aperte
prizes-not-locked = Premi provvisori
prizes-do-not-fit = Provvisori: il piano dei premi non va bene per il montepremi
prizes-announced = Premi annunciati alle { $time }
prizes-all-paid = Tutti i premi pagati
prizes-shared = Accordo: { $count ->
    [one] primo posto diviso
   *[other] primi { $count } posti divisi
}
prizes-by-deal = Accordo
prizes-deal = Accordo fatto
prizes-still-to-win = Ancora in palio: { $kept }
prizes-none-left = Non c'è più nessun premio in palio
prizes-all-win-same = Tutti i giocatori rimasti vincono lo stesso: { $prize }

# Che cosa manca perché i risultati siano definitivi.
open-plan = { $money } da pagare: il piano dei premi non va bene per il montepremi
open-plan-look = Piano dei premi
open-pool-more = { $money } del montepremi non vanno a nessuno
open-pool-less = I premi superano il montepremi di { $money }
open-bounties = { $count ->
    [one] { $count } taglia da assegnare
   *[other] { $count } taglie da assegnare
}
open-envelopes = { $count ->
    [one] { $count } busta da estrarre
   *[other] { $count } buste da estrarre
}
open-items = { $count ->
    [one] { $count } giocatore aspetta un premio non in denaro
   *[other] { $count } giocatori aspettano premi non in denaro
}
open-tickets = { $count ->
    [one] { $count } giocatore aspetta un ticket
   *[other] { $count } giocatori aspettano un ticket
}

prizes-moved = Da allora il montepremi è cambiato: { $before } prima, { $now } adesso
prizes-odd = { $places } divisi: { $money } non divisibili a { $who }, il posto più basso
prizes-over = Il torneo è finito
prizes-next-out = Il prossimo eliminato è { $place }: { $money }
prizes-hand-since = Mano per mano, questa mano dalle { $time }
prizes-in-the-money = A premio
prizes-bubble = In bolla
prizes-to-the-money = { $count ->
    [one] A { $count } dai premi
   *[other] A { $count } dai premi
}
prizes-fault-no-pool = Il montepremi è vuoto. Registra iscrizioni o imposta un garantito per vedere i premi
prizes-fault-entries = Ancora nessun iscritto. Iscrivi giocatori per vedere i premi
prizes-fault-unit = L'arrotondamento deve essere maggiore di zero
prizes-fault-places = Troppi posti pagati per { $entries }. Scegline di meno
prizes-fault-small = Il montepremi è troppo piccolo per questo piano: paga { $places ->
    [one] { $places } posto
   *[other] { $places } posti
} a scaglioni di { $unit }. Paga meno posti o arrotonda a meno
prizes-fault-fixed = Le somme fisse fanno { $money }, ma il montepremi è { $pool }. Abbassale
prizes-fault-unit-large = I premi sono arrotondati a { $money }, ma il montepremi è { $pool }. Arrotonda a meno
prizes-fault-minimum = Il montepremi di { $pool } non basta per un premio minimo di { $least }. Scegline uno più basso
prizes-kind-usual = Curva standard
prizes-kind-curve = Curva propria
prizes-kind-percent = In percentuale
prizes-kind-fixed = Somme fisse
prizes-kind-seats = Ticket
prizes-kind-flat = Tutti uguali
prizes-kind-winner = Tutto al primo
prizes-places-usual = Standard: { $count } posti
prizes-places-one-in = Uno su { $many }: { $count }
prizes-places-percent = { $share }: { $count }
prizes-auto = Automatico
prizes-minimum-of = { $times } volte il buy-in

prizes-pool = Montepremi
prizes-payouts = Premi
prizes-place = Posto
prizes-prize = Premio
prizes-share = Quota
prizes-now = Piano attuale
prizes-next = { $place } · prossimo
prizes-shape = Curva
prizes-locked-head = Bloccati
prizes-lock = Blocca i premi
prizes-unlock = Sblocca…
prizes-unlock-now = Sblocca i premi
prizes-correct = Correggi…
prizes-correct-now = Correggi i premi
prizes-correct-how = Scegli i posti sbagliati, poi scrivi gli importi giusti.
prizes-correct-place = Posto { $place }
prizes-correct-wrong = Scrivi importi come 1.400 o 1.400,50
prizes-sum-right = Totale { $sum }: pari al montepremi
prizes-sum-missing = Totale { $sum }: mancano { $gap }
prizes-sum-over = Totale { $sum }: { $gap } di troppo
prizes-reason = Motivo
prizes-stop = Fine mano per mano
prizes-hand-for-hand-start = Gioca mano per mano
prizes-next-hand = Prossima mano
prizes-same-ask = Stessa mano…
prizes-same-title = Eliminati nella stessa mano
prizes-same-share = Scegli chi è stato eliminato nella stessa mano: i posti e i premi si dividono.
prizes-same-stacks = Scegli chi è stato eliminato nella stessa mano. Lo stack iniziale più alto si piazza meglio; a parità il piazzamento è diviso.
prizes-same-select = Scegli almeno due eliminazioni
prizes-same-now = Stessa mano
prizes-keep-name = Nome del piano
prizes-save = Salva piano
prizes-keep-needs = Scrivi un nome
prizes-kept = Salvato per il circolo: { $path }
prizes-plan = Piano: { $name }
prizes-plan-usual = Piano standard
prizes-plan-own = Piano del circolo
prizes-kind = Metodo
prizes-paid = Posti pagati
prizes-fewer = Un posto in meno
prizes-more = Un posto in più
prizes-groups = Gruppi pari
prizes-groups-none = Nessun gruppo
prizes-groups-three = Dal 10º a 3, poi a 9
prizes-groups-nine = Dal 10º a 9
prizes-groups-own = Da piano
prizes-min-cash = Premio minimo
prizes-round = Arrotonda a
prizes-remainder = Il resto
prizes-over-nearest = Al più vicino
prizes-over-first = Al primo
prizes-over-top = Dal primo in giù
prizes-over-next = Al prossimo eliminato
prizes-over-buy-in = In buy-in
prizes-over-two = In due buy-in
prizes-over-steps = A scaglioni
prizes-type-shares = Percentuali
prizes-type-sums = Importi
prizes-type-milestone = Stack che ne vince uno subito
prizes-type-value = Valore di ognuno
prizes-type-wrong = Scrivi per esempio { $example }
prizes-flat = Piatta
prizes-steep = Ripida
prizes-steepness = Ripidezza
prizes-curve = Curva dei premi: { $why }
prizes-hover = Posto { $place }: { $money }, { $share }

prizes-todo-grew = Il montepremi è salito di { $money } dopo il blocco dei premi
prizes-todo-shrank = Il montepremi è sceso di { $money } dopo il blocco dei premi
prizes-todo-no-part = { $who } è ancora in gioco ma fuori dall'accordo
prizes-todo-no-part-why = Registrato dopo la firma dell'accordo. Avvisa chi ha firmato: l'accordo resta, o si annulla con un motivo e si rifà
prizes-todo-envelopes = Le buste contengono { $money } più di quanto è entrato per le taglie
prizes-todo-envelopes-why = Restano come annunciate. Rifai quelle non ancora aperte, o aggiungi i soldi
prizes-todo-look = Vedi
prizes-todo-lock = Blocca i premi del torneo
prizes-todo-lock-why = { $certainty }. Le iscrizioni sono chiuse: { $pool } su { $places }
prizes-todo-bubble-why = Tutti i tavoli giocano ogni mano insieme, così nessuno prende tempo
prizes-todo-together = Mano per mano: { $said }
prizes-todo-two-minutes = Quando tutti i tavoli hanno giocato: due minuti in meno per ogni mano
prizes-todo-three-minutes = Quando tutti i tavoli hanno giocato: si toglie la durata della mano, al massimo tre minuti

prizes-todo-same = { $one } e { $other }: stessa mano?
prizes-todo-same-why = Eliminati uno dopo l'altro: { $one } prende { $less }, { $other } prende { $more }. Chiedi ai tavoli

prizes-wall-paid = Posti pagati
prizes-wall-raffle = Lotteria: { $items }
prizes-wall-next = Prossimo premio
start-ask = Stack iniziale…
start-title = Stack iniziale
start-note = { $who } è partito con { $start }. Uno stack diverso conta come fiches distribuite: consegna o ritira la differenza al tavolo.
start-stack = Parte con
start-do = Imposta lo stack
forfeit-ask = Cedi lo stack e rientra…
forfeit-title = Cedere lo stack e rientrare
forfeit-note = { $who } cede tutte le fiches e paga una nuova iscrizione (TDA 8-B). Le fiches escono dal gioco e la vecchia iscrizione non ha un piazzamento.
forfeit-stack = Stack che esce dal gioco
forfeit-do = Cedi e rientra
seat-won-ask = Ticket vinto…
seat-won-title = Ticket vinto
seat-won-note = { $who } ha raggiunto { $milestone }: il ticket è vinto e lo stack esce dal gioco.
seat-won-stack = Stack che esce dal gioco
seat-won-do = Registra il ticket
seat-won-type = Scrivi lo stack
