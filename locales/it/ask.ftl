# Che cosa non va in una domanda, e che cosa era atteso.

ask-expected = { $found }: atteso { $expected }
ask-expected-form = { $found }: atteso { $expected }: { $form }
ask-another-word = { $found }: attesa un'altra parola: { $form }
ask-form = `{ $field }` è { $form }

# Che cosa c'è scritto.

ask-line-ended = la riga è finita
ask-quoted = `{ $word }`
ask-seat = posto { $seat }
ask-table = tavolo { $table }
ask-place = tavolo { $table }, posto { $seat }
ask-chips = { $chips } in fiches
ask-seats = { $seats } posti
ask-minor-units = { $minor } centesimi
ask-decimals = { $decimals } decimali
ask-so-many-percent = { $percent } per cento
ask-cards = { $cards } carte
ask-such-as = qualcosa come { $example }
ask-secret = 64 cifre in base 16
ask-gap = una differenza di { $gap }
ask-prize = un premio di { $prize }
ask-seat-twice = il posto { $seat } compare due volte
ask-field-twice = `{ $field }` compare due volte
ask-question-ended = testo dopo la fine della domanda
ask-out-of-range = { $found } è fuori dai limiti
ask-point = un numero con il punto prima di { $found }
ask-open-text = testo senza fine
ask-in-a-text = { $found } in un testo tra virgolette
ask-switches-nothing = { $found } non è un'estensione conosciuta
ask-open-remark = un commento che non finisce
ask-brackets = parentesi dentro parentesi
ask-cannot-stand = `{ $found }` qui non è ammesso
ask-not-text = non è testo
ask-long-line = una riga di oltre { $most } byte
ask-no-rank = lettera { $at }: `{ $found }` non è un valore; atteso uno tra A K Q J T 9 8 7 6 5 4 3 2
ask-no-suit = lettera { $at }: `{ $found }` non è un seme; atteso uno tra c d h s
ask-last-suit = l'ultima carta non ha seme; atteso uno tra c d h s
ask-card-twice = { $card } compare due volte
ask-one-card = attesa una carta
ask-field-missing = manca `{ $field }`

# Che cosa era atteso.

ask-range = da { $least } a { $most }
ask-minimum = almeno { $least }
ask-at-most = al massimo { $most }
ask-or-more = { $least } o più
ask-one-of = uno tra { $words }
ask-one-of-unquoted = uno tra { $words }, senza virgolette
ask-one-of-no-commas = uno tra { $words } (i numeri si scrivono senza virgole)
ask-every-seat = ogni posto una volta
ask-every-field = ogni campo una volta
ask-one-a-line = una domanda per riga
ask-whole-in-digits = un numero intero, in cifre
ask-whole = un numero intero
ask-whole-not-negative = un numero intero, non negativo
ask-whole-not-so-large = un numero intero più piccolo
ask-closing-quote = le virgolette di chiusura
ask-backslash = `\\` per il segno stesso
ask-value-before = un altro valore prima
ask-a-question = una domanda
ask-end-of-remark = `*/`
ask-fewer = di meno
ask-opening-round = una parentesi `(`
ask-opening-fields = una parentesi `(` e i campi { $fields }
ask-opening-square = una parentesi `[`
ask-closing-square = una parentesi `]`
ask-closing-round = una parentesi `)`
ask-comma = una virgola o una parentesi chiusa prima
ask-colon = due punti prima
ask-number = un numero
ask-text = testo tra virgolette
ask-truth = true o false
ask-rest = il resto della domanda
ask-ron = RON in UTF-8
ask-one-question = una domanda
ask-list-of-seats = una lista di posti, da 1 a { $most }

# Come si scrivono i campi.

ask-form-said = Nothing, Call, Check, Fold, Raise, AllIn o Pot, senza virgolette e senza importo, oppure RaiseTo(1200), Bet(500), Amount(1400), oppure Unclear("five") per parole
ask-form-when = Before, With o After, senza virgolette
ask-form-betting = NoLimit, PotLimit, oppure Limit(200) con la puntata della strada
ask-form-rules = il nome di un regolamento tra virgolette: "tda-2024"
ask-form-chips = una lista di fiches, un numero per fiche: [500, 100]
ask-form-truth = true o false
ask-form-amount = un numero di fiches senza virgolette e senza virgole: 1400
ask-form-game = un nome senza virgolette: Holdem, oppure Italian(players: 4, flush: SuitFirst)
ask-form-board = carte tra virgolette: "AhTd9c"
ask-form-numbers = una lista di numeri: [1, 2, 9]

# Tavoli.

ask-table-twice = il tavolo { $table } compare due volte: atteso ogni tavolo una volta
ask-no-table = il tavolo { $table } non c'è: attesi alcuni tra { $tables }
ask-seat-taken = { $place } è occupato: attesi posti liberi
ask-no-seat = il tavolo { $table } non ha il posto { $seats }: atteso da 1 a { $size }
ask-of-table = tavolo { $table }, { $what }
ask-place-twice = { $place } compare due volte: atteso ogni posto una volta
ask-seat-of-a-table = { $place }: atteso un posto di uno dei tavoli
ask-seat-empty = { $place } è vuoto: atteso un posto con un giocatore
ask-not-movable = { $place } è fisso: atteso un posto il cui giocatore si può spostare
ask-no-high-card = { $place } non ha carte: attesa una per ogni giocatore che si può spostare
ask-none = nessuno

# Il bottone.

ask-out-of-order = bottone { $button }, small blind { $small }, big blind { $big }: attesi in senso orario in quest'ordine
ask-one-left = resta solo il posto { $seat }: attesi due giocatori o più
ask-no-one-left = non resta nessuno: attesi due giocatori o più
ask-one-there = era occupato solo il posto { $seat }: attesi due giocatori o più
ask-no-one-there = non c'era nessuno: attesi due giocatori o più
ask-strangers-left = al posto { $seats } non c'era nessuno che potesse lasciarlo: attesi alcuni dei posti { $occupied }
ask-strangers-moved = al posto { $seats } non è arrivato nessuno che potesse esservi spostato: attesi alcuni dei posti { $joined }
ask-occupied = il posto { $seats } era occupato e nessuno l'ha lasciato: attesi posti liberi
ask-big-not-there = il posto { $seat } aveva il big blind: atteso uno dei posti { $occupied }
ask-big-twice = il posto { $seat } aveva il big blind e un'altra posizione: atteso un altro posto
ask-dealer-of-two = il posto { $seat } era il mazziere di due: atteso uno dei posti { $occupied }

# Piatti e showdown.

ask-player-twice = il posto { $seat } compare due volte: atteso ogni giocatore una volta
ask-strangers-folded = { $seats } non può aver lasciato: attesi alcuni dei posti { $players }
ask-no-winner = non resta nessuno che possa vincere un piatto: atteso un giocatore che non ha lasciato
ask-hand-twice = il posto { $seat } compare due volte: attesa una mano per giocatore
ask-too-many-hands = { $hands } mani: attese al massimo { $most }
ask-pot-for = un piatto per { $seats }: atteso almeno uno dei posti { $players }, e nessun altro
ask-board-cards = carte sul board: { $found }; attese 5, oppure 0, 3 o 4 se il resto non è stato dato
ask-cards-in-hand = carte in una mano: { $found }; attese { $expected }
ask-cards-on-board = carte sul board: { $found }; attese { $expected }
ask-not-in-deck = { $card } non è nel mazzo per { $players } giocatori
ask-not-in-short-deck = { $card } non è in un mazzo corto, che comincia dal sei
ask-no-deck = non c'è mazzo per { $players } giocatori; attesi da 2 a 9

# Una mano registrata.

ask-in-the-hand = nella mano, { $what }

# Soldi.

ask-too-much-work = { $players } giocatori e { $prizes } premi: moltiplicati, attesi al massimo { $most }
ask-no-stacks = nessuno stack: atteso almeno uno
ask-no-one-has-chips = nessuno ha fiches: atteso almeno uno che ne ha
ask-negative-prize = un premio di { $prize }: atteso 0 o più
ask-no-pool = nulla da pagare: atteso almeno 1
ask-entries = { $entries } iscritti: attesi da 1 a { $most }
ask-unit = atteso almeno 1
ask-places = atteso da 1 a { $entries }, uno per iscritto
ask-pool-below-prize = { $pool } è meno di un premio di { $least }: atteso { $least } o più
ask-in-units = { $prize } ({ $asked } in unità intere da { $unit })
ask-pool-pays = { $places ->
    [one] { $pool } paga 1 posto da { $least }: atteso di più, o meno posti
   *[other] { $pool } paga { $places } posti da { $least }: atteso di più, o meno posti
}

# Fiches che escono dal gioco.

ask-values = fiches da { $new } per fiches da { $old }: atteso un multiplo di { $old }, almeno il doppio
ask-no-chips-at-all = il posto { $seat } non ha fiches: attesi giocatori ancora in gioco
ask-too-many-chips = il posto { $seat } ha più di quanto può esserci: attese al massimo { $most } in fiches
ask-odd-chips = { $odd } fiches dispari: attese al massimo 52, una carta del mazzo per ciascuna
ask-dealt-cards = { $cards ->
    [one] al posto { $seat } è stata data 1 carta: attese { $odd }, una per fiche dispari
   *[other] al posto { $seat } sono state date { $cards } carte: attese { $odd }, una per fiche dispari
}
ask-dealt-twice = { $card } compare due volte: attesa ogni carta una volta

# Piazzamenti, premi e taglie.

ask-no-survivor = non resta nessuno: atteso almeno un giocatore non eliminato
ask-no-bust-in = nella mano { $hand } non è uscito nessuno: attese mani delle eliminazioni
ask-number-twice = il giocatore { $player } compare due volte: atteso ogni giocatore una volta
ask-steps = passi da { $step }: attesi da 1 a { $most }
ask-sharing-players = { $players } giocatori: attesi da { $least } a { $most }, almeno uno per premio
ask-percent = atteso da 0 a 100 per cento
ask-keep = { $keep } tenuti da parte: atteso da 0 a { $all }, quanto fanno i premi
ask-head = taglia di { $head } sul giocatore { $player }: atteso 0 o più, e un totale non troppo grande
ask-player-out = il giocatore { $player } è già fuori: atteso un giocatore in gioco
ask-player-without-head = il giocatore { $player } non ha una taglia: atteso uno di `heads`
ask-finish = dal posto { $place } al { $last }: attesi posti da 1 a { $entries }, prima il migliore
ask-many-places = troppi posti: attesi al massimo { $most } in una domanda, contando tutti quelli di un pari merito
ask-no-number = la formula non dà un numero per il posto { $place }: attesa una che lo dia
ask-formula-too-long = la formula impiega troppo per il posto { $place }: attesa una più breve

# Sorteggi con le carte.

ask-cards-for-seats = carte: { $found }; attese { $seats }, una per posto
ask-rank-twice = { $card } è di un valore che compare due volte: atteso ogni valore una volta
ask-second-way = atteso solo con method 2
ask-name-twice = { $name } compare due volte: atteso ogni nome una volta
ask-name-unknown = { $name } non ha pescato un posto: attesi i nomi in `cards`

# La sala.

ask-no-small = il tavolo { $table } non ha `small`: atteso il prossimo small blind, da cui questo regolamento fa dare le carte
ask-at-a-table = { $players } giocatori: attesi da 2 a 11
ask-more-out = { $out } fuori su { $left } giocatori: atteso che ne resti qualcuno
ask-choice-or-amount = il nome di una scelta tra virgolette, oppure un importo
ask-no-case = `{ $id }` non è un caso: atteso uno di quelli elencati da Irregular(())
ask-not-asked = per questo caso `{ $id }` non viene chiesto: attesi alcuni tra { $asks }
ask-answered-twice = `{ $id }` ha due risposte: attesa una risposta per domanda
ask-choices = atteso uno tra { $choices } per `{ $id }`, tra virgolette
ask-an-amount = atteso un importo da 0 a { $most } per `{ $id }`
ask-act = atto { $number } ({ $act }): { $why }

# Come prosegue un torneo.

ask-forecast-entries = iscrizioni: { $entries }; attese da 2 a { $most }
ask-forecast-levels = attesi da 1 a { $most } livelli, ognuno da 1 a { $minutes } minuti
ask-forecast-level = atteso un livello da 1 a { $most }, con la parte già giocata dopo il punto
ask-forecast-left = giocatori rimasti: { $left }; attesi da 2 a { $entries }, al massimo quanti si sono iscritti

# Che cosa non può stare in una situazione.

ask-one-or-more = 1 o più
ask-limit = un limit di 1 o più
ask-ten-thousand = al massimo 10.000 fiches, comprese quelle davanti
ask-no-front = nessuna fiche prima della prima puntata
ask-among-front = fiches che sono tra quelle in `front`
ask-at-most-bet = al massimo `bet`
ask-pulled-back = almeno quanto è stato ritirato
ask-live = da 2 a 11
ask-words = un'azione o un importo come si dice in inglese o in italiano, fino a 200 byte: «five», «raise to twelve hundred», «two and a half», «2.5k», «rilancio duemila»
ask-chips-or-words = delle fiches, se non è stato detto o ritirato nulla
ask-the-pot = il piatto, per il pot limit e per importi non chiari
ask-icm-sum = i valori degli stack non danno la somma dei premi: nessuna risposta

# Strutture.

ask-fewer-entries = { $entries } iscrizioni di { $players } giocatori: almeno altrettante
ask-every-or-near = serve `every` oppure `near`
