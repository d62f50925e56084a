# Strutture fatte su misura.

maker-at = alle { $time }
maker-after = dopo { $hours }
maker-end-needs = Per finire { $wished } serve un salto di × { $step } al livello { $level }: da { $from } a { $to }. Così finisce { $ends }.
maker-end-jump = Per finire { $wished } l'ante dovrebbe entrare di colpo al livello { $level }. Così finisce { $ends }.
maker-end-none = Con i bui abituali non si finisce { $wished }. Così finisce { $ends }.
maker-end-length = Con livelli da { $minutes } minuti sì.
maker-deep = Con queste fiches non si parte da { $wished } BB: il primo big blind è { $big }.
maker-deep-end = Partendo da { $wished } BB nessuna serie di livelli finisce a quell'ora: il primo big blind è { $big }.
maker-uneven = Il livello { $level } è un salto di × { $step }: da { $from } a { $to }.
maker-jump = Al livello { $level } l'ante entra con un salto: un giro costa { $to } invece di { $from }.
maker-chips-short = Le fiches bastano per { $carries } giocatori su { $wished }: mancano { $short }.

maker-name = { $players } · { $stack }
maker-source = Fatta con Bottone
maker-of-key = { $key }: { $what }

# Perché non si può fare nessuna struttura.

maker-fault-entries = Scrivi da 2 a 1.000.000 di giocatori
maker-fault-no-stack = Scrivi uno stack iniziale di almeno una fiche
maker-fault-minutes = Livelli e pause devono durare da un minuto a un giorno
maker-fault-too-short = La fine è prima della fine del primo livello
maker-fault-too-many-levels = più di { $most } livelli: usa livelli più lunghi o una fine anticipata
maker-fault-deep = lo stack iniziale è più piccolo di un big blind da una fiche: usa meno BB
maker-fault-chips = una fiche è senza valore, o un valore compare due volte
maker-fault-breaks = le pause non possono essere ogni 0 livelli
maker-fault-ante = le ante non possono partire dal livello 0: usa il livello 1 o successivi
maker-fault-blinds = il big blind è zero, o più piccolo dello small blind
maker-fault-unpayable = uno stack di { $stack } non si fa con queste fiches, la più piccola delle quali vale { $chip }
maker-fault-game = questo gioco non ha bui né puntate da cui partire: scrivi i livelli a mano
maker-fault-no-blinds = con queste fiches non si paga nessuna serie di bui
maker-fault-no-chips = queste fiches non bastano per uno stack iniziale

# Che cosa si scrive dopo --make, e nella finestra.

maker-no-key = `{ $key }` non è un'opzione: usa una tra { $keys }
maker-no-value = `{ $found }`: serve NOME=VALORE
maker-wrong = `{ $found }`: serve { $expected }
maker-key-players = 60, o 50-70; almeno 2
maker-key-reentries = un numero
maker-key-stack = un importo come 20000 o 20k, o `fiches` per il migliore possibile
maker-key-time = un'ora come 20:30
maker-key-length = 4:30, o minuti
maker-key-minutes = da 1 a 1440 minuti
maker-key-deep = lo stack iniziale in BB, come 200
maker-key-ante = none, bb, bb:5 o tutti:5 (dal livello 5)
maker-key-breaks = nessuna, o livelli e minuti come 6x10
maker-key-dinner = nessuna, o ora e minuti come 22:30x45
maker-key-late = un numero di livelli
maker-key-blinds = small e big blind come 25/50 50/100 75/150
maker-key-chips = quante fiches per valore, come 300 x 25, 400 x 100
maker-key-game = nl-holdem, limit-holdem, pl-omaha, omaha-8, stud, razz, stud-8, horse o horse-levels

# Che cosa si vede di una struttura fatta.

maker-title = { $levels } · { $stacks } stack · { $chips } in fiches
maker-pile = { $count } × { $value }
maker-big-blinds = { $count } BB
maker-off = via { $chips }
maker-payable = Ogni buio e ogni ante si paga con le fiches in gioco.
maker-steps = Salti fra × { $least } e × { $most }.
maker-coloured-up = Alle { $time } { $old } fiches da { $oldvalue } diventano { $new } da { $newvalue }.
maker-locked = Il livello { $level } è tuo e resta anche quando il resto viene rifatto.
maker-asked = richiesta { $time }
maker-ends = il 50% finisce { $times }
maker-eight-in-ten = 80% probabile: { $times }
maker-half = 50% probabile: { $times }
maker-middle = mediana
maker-entries-close = Chiusura iscrizioni, { $entries }
maker-bubble = Bolla
maker-final-table = Tavolo finale
maker-average = Media in BB

# Due strutture a confronto.

maker-beside-levels = Livelli
maker-beside-of-minutes = { $count } da { $minutes } minuti
maker-beside-stack = Stack iniziale
maker-beside-deep = Partenza
maker-beside-break = Pausa { $number }
maker-beside-at = { $time }: uno stack iniziale vale { $stack } BB
maker-beside-end = Fine
maker-beside-ends = { $time } (80%: { $times })
maker-beside-chips = Fiches da portare

# La finestra in cui si fa.

maker-open = Crea una struttura…
maker-make = Crea una struttura
maker-use = Usa per questo torneo
maker-save = Salva tra le nostre…
maker-save-note = Salvata accanto alle strutture fornite, per ogni nuovo torneo.
maker-compare = Confronta…
maker-compare-stop = Torna ai livelli
maker-this = Questa
maker-players = Giocatori
maker-reentries = Re-entry
maker-late = Iscrizioni tardive
maker-start = Inizio
maker-end = Fine
maker-minutes = Minuti
maker-ante-from = Ante dal livello
maker-ante-big-blind = BB
maker-ante-each = Ognuno
maker-ante-none = Nessuno
maker-break-after = Pausa dopo
maker-break-of = Durata
maker-dinner = Pausa cena
maker-dinner-hint = 22:30 x 45
maker-game = Gioco
maker-blinds = Bui
maker-blinds-known = Abituali
maker-blinds-own = Del circolo
maker-blinds-list = Del circolo, piccolo/grande
maker-blinds-keep = Tieni per tutte le strutture
maker-mix-level = un gioco per livello
maker-chips = Fiches
maker-chips-any = Quante ne servono
maker-chips-typed = Scrivi le nostre…
maker-chips-list = Quante per valore
maker-chips-name = Le nostre fiches
maker-stack-hint = il migliore possibile
maker-stack-of = Per ogni stack: { $chips }
maker-fast = Veloce
maker-deep-start = Profonda
maker-gentle = Dolce
maker-steep = Ripida
maker-early = Presto
maker-later = Tardi
maker-cell = Livello { $level }, { $cell }: { $figure }
maker-lock = Tieni il livello { $level } com'è
maker-unlock = Lascia rifare il livello { $level }

# Una struttura da un foglio.

paste-ask = Da un foglio di calcolo…
paste-title = Struttura da un foglio
paste-note = Incolla un foglio dei livelli (testo, celle o CSV), oppure apri un file .tdt di The Tournament Director.
paste-open = Apri un file…
paste-files = Fogli e The Tournament Director
paste-cells = Foglio
paste-hint = 1 25/50 20
paste-taken = Letto come
paste-understood = { $count ->
    [one] { $count } riga capita
   *[other] { $count } righe capite
}
paste-not-understood = { $count ->
    [one] { $count } riga non capita
   *[other] { $count } righe non capite
}
paste-fix = { $count ->
    [one] Prima correggi { $count } riga
   *[other] Prima correggi { $count } righe
}
paste-line-fix = Riga { $number }, corretta
paste-leave-out = Tralascia
paste-leave-out-rest = Tralascia il resto
paste-leave-out-line = Tralascia la riga { $number }
paste-as = Usa «{ $line }»
paste-left-out = tralasciata
paste-totals = { $levels }, { $breaks }, { $time }
paste-breaks = { $count ->
    [one] { $count } pausa
   *[other] { $count } pause
}
paste-name = nome { $name }
paste-stack = stack iniziale { $stack }
paste-minutes = livelli di { $minutes }
paste-heads = nomi delle colonne: { $heads }
paste-head-level = livello
paste-head-small = small blind
paste-head-big = big blind
paste-head-blinds = bui
paste-head-ante = ante
paste-head-big-blind-ante = big blind ante
paste-head-small-bet = small bet
paste-head-big-bet = big bet
paste-head-stud-ante = ante dello stud
paste-head-bring-in = bring-in
paste-head-minutes = minuti
paste-head-clock = ora
paste-head-notes = note
paste-head-other = non serve
paste-level = livello { $number }, { $stakes }
paste-level-unnumbered = un livello: { $stakes }
paste-ante-each = ante { $chips } a testa
paste-ante-big-blind = big blind ante { $chips }
paste-ante-button = ante del bottone { $chips }
paste-row-assumed = { $row } (durata non indicata)
paste-after = { $row }, dopo il livello { $level }
paste-stays-open = le iscrizioni chiudono dopo il livello { $level }, che non è sul foglio: restano aperte, e la riga diventa una nota
paste-rebuys-end = fine dei rebuy: impostala in Torneo, Altre fiches
paste-next-day = il giorno dopo
paste-hour = un'ora del giorno
paste-aside = non fa parte di una struttura: { $words }
paste-remark = nota: { $words }
paste-why-no-number = «{ $part }» non è un numero. Correggilo o tralascialo
paste-why-unknown = «{ $part }» non è stato capito. Scrivilo come «100/200 20 min» o «Pausa 15», oppure tralascialo
paste-why-minutes-or-ante = «{ $part }» può essere minuti o un'ante. Scegli quale
paste-why-closes-twice = Le iscrizioni chiudono più di una volta. Tralascia una delle righe
paste-why-no-such-level = Sul foglio non c'è il livello { $part }. Correggilo o tralascialo
paste-why-column = Colonna «{ $part }» sconosciuta. Tralasciala o cambiale nome
paste-why-too-long = Il foglio è troppo lungo. Le righe da qui in poi non sono state lette
paste-assumed-minutes = Il foglio non indica la durata dei livelli: { $minutes } ciascuno
paste-assumed-stack = Il foglio non indica lo stack iniziale: { $stack }, 100 BB
paste-no-level = Incolla un foglio con i livelli
paste-no-name = Dai un nome alla struttura
paste-save = Salva la struttura su file
paste-save-csv = Per un foglio di calcolo (CSV)…
paste-save-ron = Per un altro circolo (RON)…
