# Che cosa può andare storto con i file, e che cosa c'è da dire di uno che si è aperto.

files-missing = { $path }: il file non c'è. È stato spostato o ha cambiato nome?
files-not-a-file = { $path }: questo non è un file. Scegli il file .ron del torneo
files-unreadable = { $path }: il file non si può leggere: { $why }
files-empty = { $path }: il file è vuoto. Prendi l'ultima copia del torneo
files-foreign = { $path }, riga 1: questo non è un torneo di Bottone: atteso «Bottone(format: …», trovato { $found }
files-is-an-event = { $path }: questo è un torneo, non una casa. Si apre con: bottone { $path }
files-is-reports = { $path }: sono le annotazioni di una postazione rimasta da sola, non un torneo né una casa. Il torneo è nel file con lo stesso nome senza “.reports”
files-is-a-house = { $path }: questo è il file di una casa, non un torneo. bottone house show stampa che cosa contiene
files-newer = { $path }, riga 1: il file è del formato { $found }, scritto da { $program }; questo è Bottone { $this }, che legge fino al formato { $known }. Aprilo con il Bottone più recente; nel file non è cambiato nulla
files-newer-head = { $path }, riga 1: scritta da { $program }; questo è Bottone { $this }, che non conosce { $what }. Aprilo con il Bottone più recente; nel file non è cambiato nulla
# Chi ha scritto ciò che questo programma non sa leggere: il primo quando la versione è nota.
files-program = Bottone { $version }
files-newer-program = un Bottone più recente
# Al posto di un nome che questo programma non conosce.
files-all-of-it = tutto quello che dice
files-head-damaged = { $path }, riga 1: l'inizio del file è danneggiato: atteso { $expected }, trovato { $found }. Prendi l'ultima copia del torneo; in questo file non è cambiato nulla
files-too-large = { $path }: { $bytes } byte sono troppi: il file di un torneo ne ha al massimo { $most }

files-exists = { $path }: c'è già un file con questo nome. Scegli un altro nome
files-cannot-create = { $path }: il file non si può creare qui: { $why }. { $advice }
files-lock-foreign = { $path }: { $lock } è un collegamento o il file di qualcun altro. Non è stato toccato. Spostalo o scegli un altro nome
files-in-use-here = { $path }: { $who }
files-in-use = aperto in scrittura in un'altra finestra o su un'altra postazione
files-in-use-by = aperto in scrittura da { $holder }
files-holder = { $operator } (programma { $pid })
files-holder-at = { $operator }, postazione { $station } (programma { $pid })
files-somebody = qualcuno

files-bad-body = un atto dev'essere un solo valore RON su una riga: { $fault }. Non è stato scritto nulla
files-control-character = c'è un carattere di controllo al byte { $at }
files-two-values = c'è più di un valore
files-line-too-long = un atto di { $bytes } byte è troppo lungo: al massimo { $most }. Non è stato scritto nulla
files-not-written = { $path }: non è stato scritto nulla e non è successo nulla: { $why }. { $advice }
files-changed = { $path }: non è stato scritto nulla e non è successo nulla. { $cause }. Salva una copia con un altro nome e continua con quella
files-broken = { $path }: il disco ha ceduto a metà di un atto e in questo file non si può più scrivere: { $why }. Tutti gli atti precedenti sono salvi. Salva una copia su un altro disco e continua con quella, oppure riapri questo file quando il suo disco è tornato
files-and-then = { $first }; poi { $second }

files-onto-itself = { $path }: una copia non può prendere il posto del file da cui è fatta. Scegli un altro nome
files-not-copied = { $path }: la copia non si è potuta fare: { $why }. { $advice }
files-copy-not-writable = Una copia è in { $path }, ma lì il torneo non può continuare. { $why }

files-free-space = Libera un po' di spazio e riprova
files-choose-folder = Scegli una cartella in cui puoi scrivere
files-allow-folder = Controllate di poter leggere e scrivere lì
files-why-and-cure = { $why }. { $cure }
files-check-folder = Controlla che la cartella ci sia ancora
files-check-disk = Controlla il disco e riprova

# Che cosa dice il sistema, in parole.

files-why-missing = il file o la cartella non c'è
files-why-not-allowed = il sistema non lo permette
files-why-read-only = il disco è di sola lettura
files-why-full = il disco è pieno
files-why-exists = c'è già qualcosa con questo nome
files-why-folder = questa è una cartella, non un file
files-why-no-folder = una parte del percorso non è una cartella
files-why-pipe = questo è una pipe o un dispositivo, non un file
files-why-too-large = è troppo grande

# Un file in cui non si può più scrivere, finché dura.

files-trouble-full = Il disco è pieno: in { $file } non si può scrivere
files-trouble-disk = In { $file } non si può scrivere: { $why }
files-trouble-broken = Il disco di { $file } ha ceduto a metà di un atto
files-trouble-written = Un altro programma ha cambiato { $file }
files-trouble-replaced = Al posto di { $file } c'è un altro file
files-trouble-gone = { $file } non c'è più: è stato spostato, rinominato o tolto
files-trouble-folder-gone = La cartella { $folder } non c'è più, e con lei { $file }
files-trouble-make-room = Libera un po' di spazio e riprova, o continua in una copia su un altro disco.
files-trouble-mend-disk = Rimettilo a posto e riprova, o continua in una copia su un altro disco.
files-trouble-put-back = Rimetti tutto dov'era e riprova, o continua in una copia.
files-trouble-copy-only = Continua in una copia con un altro nome.
files-not-next = { $path }: la riga { $line } del registro condiviso non segue quella prima. Non è stato scritto niente
files-trouble-safe = Tutto fino alle { $time } è nel file.
files-trouble-lost = Il torneo è solo in questa finestra: non chiuderla prima di aver salvato una copia.
files-trouble-not-done = { $count ->
    [one] Non fatto: { $what }.
   *[other] { $count } atti non fatti, l'ultimo: { $what }.
}
files-trouble-over = In { $file } si scrive di nuovo

# La seconda copia di un torneo, su un altro disco: quello che segue al suo nome.

files-mirror-catching-up = viene aggiornata
files-mirror-kept = ha tutto
files-mirror-away = per ora non si può scrivere: { $why }
files-mirror-parted = lì c'è un altro torneo, o un altro svolgimento di questo: finisce con { $there }, qui con { $here }. Lì non è stato toccato nulla; scegli un'altra cartella
files-mirror-no-answer = non risponde, perciò lì possono mancare gli ultimi atti
files-mirror-no-folder = la cartella { $folder } non c'è
files-mirror-same-folder = è la cartella del torneo stesso; scegline una su un altro disco
files-mirror-not-there = Nella seconda copia non si può continuare: non ha tutto. Salva invece una copia.
files-last-line = la riga { $line }, sigillo { $seal }

# Che cosa il direttore deve sapere di un file che si è aperto.

files-torn-set-aside = La riga { $line } non era stata finita. I suoi { $bytes } byte sono stati messi da parte in { $to }; tutti gli atti precedenti ci sono.
files-torn-left = La riga { $line } non è finita ({ $bytes } byte) ed è stata tralasciata.
files-damaged = La riga { $line } non è come fu scritta: atteso { $expected }, trovato { $found }. Questa riga e quelle dopo sono state tralasciate.
files-impossible = La riga { $line } è sigillata, ma lì non può essere stata scritta: { $why }. Questa riga e quelle dopo sono state tralasciate.
files-newer-line = La riga { $line } è stata scritta da { $program }; questo è Bottone { $this }, che non conosce { $what }. Il torneo è mostrato com'era prima di quella riga. Non si è perso nulla e nel file non viene scritto nulla: per continuare, aprilo con il Bottone più recente.
files-switches-added = Riga { $line }: il regolamento è più vecchio di { $count ->
        [one] questa opzione
       *[other] queste opzioni
    }: { $switches }. { $count ->
        [one] Vale
       *[other] Valgono
    } come in «{ $book }».
files-line-end-put-back = La fine dell'ultima riga mancava ed è stata rimessa.
files-line-ends-changed = Un altro programma ha cambiato i fine riga di questo file. Ogni atto è come fu scritto.
files-byte-order-mark = Un altro programma ha messo un segno d'ordine dei byte prima della prima riga. Ogni atto è come fu scritto.

files-record = l'atto { $number }
files-quoted = «{ $text }»
files-checksum = il codice di controllo { $sum }
files-text = testo in UTF-8
files-bytes = i byte { $bytes }
files-line-like = una riga come { $line }
files-empty-line = una riga vuota
files-known-record = un atto che questo programma conosce
files-fault-earlier = la sua ora viene prima di quella della riga precedente
files-fault-ahead = ha una data a più di un giorno da adesso
files-fault-not-standing = annulla la riga { $line }, che in quel momento non valeva
files-fault-not-undone = ripete la riga { $line }, che non era l'ultima annullata
files-fault-not-then = risulta avvenuta in un momento in cui non poteva avvenire
files-fault-depended = annulla una riga da cui dipende la riga { $line }
files-fault-refused = questo non si sarebbe potuto fare: { $refusal }
files-fault-different = deciso di nuovo, ha altre conseguenze
files-fault-impossible = questo programma avrebbe deciso diversamente
files-torn-said = Diceva, alle { $time }, da { $by }: { $what }. Non è mai stato confermato: se è successo, fallo di nuovo.
files-torn-begins = Comincia con { $text }. Non è mai stato confermato.

# Perché in un file che si è aperto non si può scrivere.

files-read-only-not-asked = Sola lettura: il file è stato aperto per leggerlo.
files-read-only-in-use = Sola lettura: { $who }.
files-read-only-damaged = Sola lettura: la riga { $line } è danneggiata. Per continuare dalla riga precedente, salva una copia.
files-read-only-newer = Sola lettura: dalla riga { $line } il file è stato scritto da { $program }, questo è Bottone { $this }. Per continuare, aprilo lì.
files-read-only-altered = Sola lettura: un altro programma ha salvato questo file. Per continuare, salva una copia.
files-read-only-not-allowed = Sola lettura: { $why }. Per continuare, salva una copia altrove.
files-marked = il file è segnato come di sola lettura
files-folder-marked = la cartella { $folder } è segnata come di sola lettura
files-no-lock = in { $folder } non si può mettere il blocco: { $why }
files-lock-not-ours = { $lock } è un collegamento o il file di qualcun altro, perciò non si può mettere il blocco. Spostalo e riapri il torneo
files-not-writable = nel file non si può scrivere: { $why }
files-end-not-mended = la fine del file non si può rimettere a posto: { $why }

# Il banco e la prova.

files-refused = rifiutato: { $refusal }
files-not-written-down = non è stato fatto nulla, perché non si è potuto scrivere: { $why }
files-not-in-ron = non è stato fatto nulla, perché RON non lo può scrivere: { $why }
files-nothing-to-undo = non c'è nulla da annullare
files-payment-stands = un pagamento resta agli atti: lo si annulla con un motivo
files-depends = l'atto { $record } ne dipende
files-late-too-early = a quell'ora il torneo non era ancora stato creato
files-past = questo è il passato: lo si guarda, e vi si registra in ritardo
files-late-ahead = non è ancora quell'ora
files-late-drawn = un sorteggio si fa quando si fa: indicare invece dove siede ognuno
files-late-paid = l'atto { $record } ha pagato qualcuno: va annullato prima
files-late-contradicts = quanto è stato registrato dopo lo contraddirebbe
files-event-not-in-ron = RON non può scrivere questo torneo: { $why }
files-content = { $path }, riga { $line }: { $what }
files-desk-said = la prova si è interrotta alle { $at }: { $why }
files-no-end = la prova si è interrotta alle { $at }: la lista delle cose da fare non finisce mai
files-slip = la prova si è interrotta alle { $at }: ciò che era stato annullato non è stato rifatto: { $why }
files-no-level = la struttura non ha livelli
files-too-long-an-evening = la serata non arriva alla fine: per un mese di gioco non è successo nulla

# Impostazioni.

files-no-settings-folder = Il sistema non indica una cartella per le impostazioni. Non si ricorderà nulla.
files-settings-not-read = Le impostazioni non si sono potute leggere ({ $why }) e ricominciano da capo.
files-not-written-so-at = non è scritto come lo scrive questo programma, a { $place }
files-settings-not-understood = Le impostazioni che non si capivano ricominciano da capo: { $names }.
files-old-kept = { $notice } Il vecchio file è conservato come { $aside }.
files-left-not-read = Non si è potuto leggere che cosa era rimasto ai tavoli ({ $why }).
files-left-impossible = non tutto può essere avvenuto
files-left-not-kept = { $path }: non si può conservare che cosa c'è ai tavoli: { $why }
files-settings-nowhere = il sistema non indica una cartella per le impostazioni: non si ricorda nulla
files-settings-not-kept = { $path }: le impostazioni non si sono potute conservare: { $why }

# Elenchi di giocatori.

files-letters-guessed = Il file non dice come sono scritte le sue lettere; sembrano { $taken }. Guarda gli accenti.
files-quote-open = La riga { $line } apre delle virgolette che non si chiudono. Le virgolette sono rimaste come sono.
files-cell-cut = La riga { $line } ha una cella di oltre { $most } caratteri, che è stata tagliata.
files-list-too-large = il file ha più di { $most } megabyte: un elenco di giocatori ne ha molti meno
files-too-many-rows = il file ha più di { $most } righe: un elenco di giocatori ne ha molte meno
files-too-many-columns = la riga { $line } ha più di { $most } colonne: è un elenco di giocatori?
files-nothing-there = nel file non c'è nulla
files-not-text = questo è { $what }: aprilo con il suo programma e salva l'elenco come CSV
files-workbook = un foglio di Excel o LibreOffice
files-old-workbook = un vecchio foglio di Excel
files-pdf = un PDF
files-picture = un'immagine
files-compressed = un file compresso
files-above-headings = La riga { $line } dà i nomi delle colonne. Quel che sta sopra è stato tralasciato: { $text }
files-player-known = Qualcuno con questo nome è già noto
files-player-twice = Stesso nome o stessa tessera della riga { $line }
files-player-away = { $column }: { $says }
files-player-under = È sotto «{ $says }»
files-player-unclear = { $column }: «{ $says }» non è stato capito
files-player-headings = Sembra un'intestazione, non un giocatore
files-player-no-number = Senza numero, a differenza delle altre righe
files-no-name-column = nessuna colonna contiene nomi: scegli quale
files-name-not-readable = La riga { $line } ha un nome illeggibile ed è stata tralasciata. Ha segni invisibili o troppi accenti su una lettera.
files-no-name = La riga { $line } non ha un nome ed è stata tralasciata.
files-name-cut = La riga { $line } ha un nome di oltre { $most } caratteri, che è stato tagliato.
files-too-many-cells = La riga { $line } ha { $cells } celle invece di { $columns }. Guarda se sono al loro posto.

# Strutture e regolamenti.

files-profile-missing = { $path }: il file non c'è
files-profile-not-a-file = { $path }: non è un file: atteso un testo in RON
files-profile-too-large = { $path }: più grande di 1 MiB: atteso un testo in RON
files-profile-not-text = { $path }:{ $line }:{ $column }: non è testo: atteso RON in UTF-8
files-profile-wrong = { $path }:{ $line }:{ $column }: { $what }
files-profile-refused = { $path }: non scritto: { $what }
files-profile-system = { $path }: { $why }
files-larger = più grande di 1 MiB
files-or = { $one } o { $other }
files-no-name-here = non è un nome: atteso { $names }
files-out-of-range = numero fuori dai limiti: atteso un numero intero, non negativo e non così grande
files-at-place = { $place }: { $what }
files-field-missing = `{ $field }` manca in `{ $outer }`: attesi tutti i suoi campi
files-this = questo

files-rulebook-unusable = «{ $name }» non si può usare: { $why }
files-no-rulebook = nessun regolamento «{ $name }»: atteso uno tra { $names }
files-seconds = `{ $field }` è di { $seconds } secondi: attesi da 1 a { $most }
files-at-most-seconds = `{ $field }` è di { $seconds } secondi: attesi al massimo { $most }
files-name-letters = `name`: attese da 1 a { $most } lettere
files-field-most = `{ $field }`: attesi al massimo { $most }
files-no-raises = `raise_cap` è 0: atteso da 1 a 255, oppure Unlimited per nessun limite
files-no-rounds = `rounds` di una penalità è 0: atteso da UpTo(1) a UpTo(255), oppure FloorSays
files-tolerance = `tolerance` di tanti giocatori: atteso da Always(1) a Always(11)
files-level-zero = `starts` è al livello 0: atteso un livello da 1
files-no-stack = `starting_stack`: atteso almeno 1
files-structure-after = Nostra, da { $name }
files-worthless-chip = `value` di una fiche: atteso almeno 1
files-chip-twice = `value` { $value } c'è due volte nel set: attesa un'altra fiche
files-minutes = `minutes` è { $minutes }: atteso da 1 a { $most }
files-break-name = `name` di una pausa: atteso Break, Dinner o da 1 a { $most } lettere a scelta
files-empty-colour-up = `ColourUp` non toglie nessuna fiche: attesa una lista come [25]
files-closes-twice = le iscrizioni si sono già chiuse sopra: atteso un solo `RegistrationCloses`
files-short-mix = `games` di un misto: attesi almeno due
files-no-hands = `rotation`: atteso da Hands(1) a Hands(255)

# Mani registrate.

files-place = riga { $line }, colonna { $column }: { $problem }
files-hand-not-text = questo non è testo in UTF-8
files-hand-too-long = una mano di oltre { $most } MiB; attesa prima un'intestazione come [2]
files-before-the-first = questo sta prima della prima mano; attesa un'intestazione come [1]
files-missing-field = manca il campo { $field }
files-variant = variante { $variant }; attesa una tra { $names }
files-expected = { $found }; atteso { $expected }
files-count = { $found } voci per { $players } giocatori; attesa una per ciascuno
files-action = azione { $action }; atteso { $expected }
files-too-few-players = attesi almeno due giocatori
files-too-many-players = un mazzo non basta per tanti giocatori
files-no-chips = p{ $seat } non ha fiches; attesa almeno 1
files-too-many-chips = più chips in tutto di { $most }
files-no-bet = una puntata di 0; attesa almeno 1
files-posts-without-cards = p{ $seat } mette un buio e non riceve carte
files-list-of-amounts = una lista di importi
files-list-of-actions = una lista di azioni
files-an-action = un'azione come 'p1 cc'
files-name-of-rulebook = il nome di un regolamento
files-name-of-variant = il nome di una variante
files-number-of-chips = un numero intero di fiches, da 0 a 1.000.000.000.000.000
files-whole-chips = un numero intero di fiches
files-cards = carte come AcKd, o ?? per una non nota, al massimo sette
files-player = un giocatore come p1, uno di quelli con uno stack
files-all-actions = d dh GIOCATORE CARTE, d db CARTE, GIOCATORE f, GIOCATORE cc, GIOCATORE cbr IMPORTO, GIOCATORE pb, GIOCATORE sd CARTE, GIOCATORE sm CARTE, GIOCATORE sm -, GIOCATORE sm, oppure GIOCATORE push FICHES
files-a-push = GIOCATORE push FICHES, un numero per fiche, poi last se sono le ultime, poi said e quello che ha detto: p3 push 1000 500 last said rilancio
files-a-list = una lista
files-number-too-large = un numero troppo grande
files-number-too-fine = un numero con più di due decimali
files-number-not-whole = un numero non intero
files-date = una data o un'ora
files-table = una tabella
