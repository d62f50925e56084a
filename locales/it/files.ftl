# Che cosa può andare storto con i file, e che cosa c'è da dire di uno che si è aperto.

files-missing = { $path }: file non trovato. Controlla se è stato spostato o rinominato
files-not-a-file = { $path }: non è un file. Scegli il file .bottone del torneo
files-unreadable = { $path }: impossibile leggere il file: { $why }
files-empty = { $path }: il file è vuoto. Usa l'ultima copia del torneo
files-foreign = { $path }, riga 1: non è un torneo di Bottone: atteso «Bottone(format: …», trovato { $found }
files-is-an-event = { $path }: questo è un torneo, non un circolo. Aprilo con: bottone { $path }
files-is-reports = { $path }: sono le annotazioni di una postazione isolata, non un torneo né un circolo. Il torneo è nel file con lo stesso nome senza “.reports”
files-is-a-club = { $path }: questo è il file di un circolo, non un torneo. Per stamparne il contenuto: bottone house show
files-newer = { $path }, riga 1: formato { $found }, scritto da { $program }; questo è Bottone { $this }, che legge fino al formato { $known }. Aprilo con il Bottone più recente; il file non è stato modificato
files-newer-head = { $path }, riga 1: scritta da { $program }; questo è Bottone { $this }, che non conosce { $what }. Aprilo con il Bottone più recente; il file non è stato modificato
# Chi ha scritto ciò che questo programma non sa leggere: il primo quando la versione è nota.
files-program = Bottone { $version }
files-newer-program = un Bottone più recente
# Al posto di un nome che questo programma non conosce.
files-all-of-it = una parte del contenuto
files-head-damaged = { $path }, riga 1: l'inizio del file è danneggiato: atteso { $expected }, trovato { $found }. Usa l'ultima copia del torneo; questo file non è stato modificato
files-too-large = { $path }: { $bytes } byte sono troppi: il file di un torneo ne ha al massimo { $most }

files-exists = { $path }: esiste già un file con questo nome. Scegli un altro nome
files-cannot-create = { $path }: impossibile creare il file qui: { $why }. { $advice }
files-lock-foreign = { $path }: { $lock } è un collegamento o il file di un altro programma. Non è stato modificato. Spostalo o scegli un altro nome
files-in-use-here = { $path }: { $who }
files-in-use = aperto in un'altra finestra o su un'altra postazione
files-in-use-by = aperto da { $holder }
files-holder = { $operator } (programma { $pid })
files-holder-at = { $operator }, postazione { $station } (programma { $pid })
files-someone = qualcuno

files-bad-body = una voce dev'essere un solo valore RON su una riga: { $fault }. Non è stato scritto nulla
files-control-character = carattere di controllo al byte { $at }
files-two-values = più di un valore
files-line-too-long = una voce di { $bytes } byte è troppo lunga: il massimo è { $most }. Non è stato scritto nulla
files-not-written = { $path }: nulla è stato scritto o modificato: { $why }. { $advice }
files-changed = { $path }: nulla è stato scritto o modificato. { $cause }. Salva una copia con un altro nome e continua con quella
files-broken = { $path }: il disco si è guastato durante una voce e in questo file non si può più scrivere: { $why }. Tutte le voci precedenti sono salve. Salva una copia su un altro disco e continua con quella, oppure riapri questo file quando il suo disco è tornato
files-and-then = { $first }; poi { $second }

files-onto-itself = { $path }: una copia non può sostituire il file da cui è fatta. Scegli un altro nome
files-not-copied = { $path }: impossibile fare la copia: { $why }. { $advice }
files-copy-not-writable = Copia salvata in { $path }, ma il torneo non può continuare lì. { $why }

files-free-space = Libera un po' di spazio e riprova
files-choose-folder = Scegli una cartella in cui puoi scrivere
files-allow-folder = Controlla di poter leggere e scrivere lì
files-why-and-cure = { $why }. { $cure }
files-check-folder = Controlla che la cartella ci sia ancora
files-check-disk = Controlla il disco e riprova

# Che cosa dice il sistema, in parole.

files-why-missing = file o cartella inesistente
files-why-not-allowed = permesso negato
files-why-read-only = il disco è di sola lettura
files-why-full = il disco è pieno
files-why-exists = esiste già qualcosa con questo nome
files-why-folder = questa è una cartella, non un file
files-why-no-folder = una parte del percorso non è una cartella
files-why-pipe = questo è una pipe o un dispositivo, non un file
files-why-too-large = è troppo grande

# Un file in cui non si può più scrivere, finché dura.

files-trouble-full = Disco pieno: impossibile scrivere { $file }
files-trouble-disk = Impossibile scrivere { $file }: { $why }
files-trouble-broken = Il disco di { $file } si è guastato durante una voce
files-trouble-written = Un altro programma ha cambiato { $file }
files-trouble-replaced = Un altro file ha sostituito { $file }
files-trouble-gone = { $file } manca: è stato spostato, rinominato o eliminato
files-trouble-folder-gone = Manca la cartella { $folder }, e con lei { $file }
files-trouble-make-room = Libera un po' di spazio e riprova, o continua in una copia su un altro disco.
files-trouble-fix-disk = Risolvi e riprova, o continua in una copia su un altro disco.
files-trouble-put-back = Rimettilo a posto e riprova, o continua in una copia.
files-trouble-copy-only = Continua in una copia con un altro nome.
files-not-next = { $path }: la riga { $line } dello storico condiviso non segue quella prima. Non è stato scritto nulla
files-trouble-safe = Tutto fino alle { $time } è nel file.
files-trouble-lost = Questo torneo esiste solo in questa finestra: salva una copia prima di chiuderla.
files-trouble-not-done = { $count ->
    [one] Non registrato: { $what }.
   *[other] { $count } voci non salvate, l'ultima: { $what }.
}
files-trouble-over = { $file } si può scrivere di nuovo

# La seconda copia di un torneo, su un altro disco: quello che segue al suo nome.

files-mirror-catching-up = in aggiornamento
files-mirror-kept = completa
files-mirror-away = per ora non si può scrivere: { $why }
files-mirror-parted = quella cartella contiene un altro torneo, o un'altra versione di questo: finisce con { $there }, questa con { $here }. Quella copia non è stata modificata; scegli un'altra cartella
files-mirror-no-answer = non risponde, quindi possono mancare le ultime voci
files-mirror-no-folder = manca la cartella { $folder }
files-mirror-same-folder = è la cartella del torneo stesso; scegline una su un altro disco
files-mirror-not-there = La seconda copia è incompleta e non ci si può continuare. Salva invece una copia.
files-last-line = la riga { $line }, sigillo { $seal }

# Che cosa il direttore deve sapere di un file che si è aperto.

files-torn-set-aside = La riga { $line } è incompleta. I suoi { $bytes } byte sono stati spostati in { $to }; tutte le voci precedenti ci sono.
files-torn-left = La riga { $line } è incompleta ({ $bytes } byte) ed è stata tralasciata.
files-damaged = La riga { $line } è cambiata dopo la scrittura: atteso { $expected }, trovato { $found }. Questa riga e le successive sono state tralasciate.
files-impossible = La riga { $line } è sigillata, ma non può essere stata scritta lì: { $why }. Questa riga e le successive sono state tralasciate.
files-newer-line = La riga { $line } è stata scritta da { $program }; questo è Bottone { $this }, che non conosce { $what }. Il torneo è mostrato com'era prima di quella riga. Nulla è perso e il file non viene modificato: per continuare, aprilo con il Bottone più recente.
files-switches-added = Riga { $line }: il regolamento è più vecchio di { $count ->
        [one] questa opzione
       *[other] queste opzioni
    }: { $switches }. { $count ->
        [one] Impostata
       *[other] Impostate
    } come in «{ $book }».
files-line-end-put-back = La fine dell'ultima riga mancava ed è stata ripristinata.
files-line-ends-changed = Un altro programma ha cambiato i fine riga di questo file. Tutte le voci sono intatte.
files-byte-order-mark = Un altro programma ha messo un byte order mark prima della prima riga. Tutte le voci sono intatte.

files-record = la voce { $number }
files-quoted = «{ $text }»
files-checksum = il codice di controllo { $sum }
files-text = testo in UTF-8
files-bytes = i byte { $bytes }
files-line-like = una riga come { $line }
files-empty-line = una riga vuota
files-known-record = una voce nota a Bottone
files-fault-earlier = la sua ora precede quella della riga precedente
files-fault-ahead = la sua data è oltre un giorno nel futuro
files-fault-not-standing = annulla la riga { $line }, che in quel momento non era valida
files-fault-not-undone = ripete la riga { $line }, che non era l'ultima annullata
files-fault-not-then = ha una data in cui non poteva avvenire
files-fault-depended = annulla una riga da cui dipende la riga { $line }
files-fault-refused = questo non era permesso: { $refusal }
files-fault-different = una nuova verifica dà un risultato diverso
files-fault-signer = è firmato da qualcuno che non era nello staff in quel ruolo
files-fault-role = spetta a un ruolo diverso da quello di chi l'ha firmato
files-fault-setup = il torneo comincia con impostazioni che nessuna postazione accetta: un testo è troppo lungo, un prezzo è negativo o una quota supera l'intero
files-fault-seed = il seme di questo sorteggio non viene dal segreto sigillato
files-fault-second-signature = il denaro pagato richiede una seconda firma
files-fault-voids-payment = annulla un pagamento senza motivo, e un pagamento si annulla solo con un motivo
files-fault-impossible = Bottone non l'avrebbe permesso
files-torn-said = Registrava, alle { $time }, da { $by }: { $what }. Non è mai stato confermato: se è successo, registralo di nuovo.
files-torn-begins = Comincia con { $text }. Non è mai stato confermato.

# Perché in un file che si è aperto non si può scrivere.

files-read-only-not-asked = Sola lettura: il file è stato aperto in lettura.
files-read-only-in-use = Sola lettura: { $who }.
files-read-only-damaged = Sola lettura: la riga { $line } è danneggiata. Per continuare dalla riga precedente, salva una copia.
files-read-only-newer = Sola lettura: dalla riga { $line } il file è stato scritto da { $program }, questo è Bottone { $this }. Per continuare, aprilo lì.
files-read-only-altered = Sola lettura: un altro programma ha salvato questo file. Per continuare, salva una copia.
files-read-only-not-allowed = Sola lettura: { $why }. Per continuare, salva una copia altrove.
files-marked = il file è di sola lettura
files-folder-marked = la cartella { $folder } è di sola lettura
files-no-lock = impossibile bloccare il file in { $folder }: { $why }
files-lock-not-ours = { $lock } è un collegamento o il file di un altro programma: il torneo non si può bloccare. Spostalo e riapri il torneo
files-not-writable = impossibile scrivere il file: { $why }
files-end-not-repaired = impossibile riparare la fine del file: { $why }

# Il banco e la prova.

files-refused = rifiutato: { $refusal }
files-not-written-down = non è stato fatto nulla, perché non si è potuto salvare: { $why }
files-not-in-ron = non è stato fatto nulla, perché non si può scrivere in RON: { $why }
files-nothing-to-undo = nulla da annullare
files-payment-stands = un pagamento non si annulla così: annullalo con un motivo
files-depends = la voce { $record } ne dipende
files-late-too-early = a quell'ora il torneo non esisteva
files-late-ahead = quest'ora è nel futuro
files-late-drawn = un sorteggio non si registra in ritardo: indica il posto di ognuno
files-late-paid = la voce { $record } ha pagato un giocatore: prima annullala
files-late-contradicts = le voci successive lo contraddicono
files-event-not-in-ron = impossibile scrivere questo torneo in RON: { $why }
files-content = { $path }, riga { $line }: { $what }
files-desk-said = la prova si è interrotta alle { $at }: { $why }
files-no-end = la prova si è interrotta alle { $at }: la lista delle cose da fare non finisce mai
files-slip = la prova si è interrotta alle { $at }: una voce annullata non è stata ripetuta: { $why }
files-no-level = la struttura non ha livelli
files-too-long-an-evening = il torneo non arriva alla fine: per un mese di gioco non è successo nulla

# Impostazioni.

files-no-settings-folder = Il sistema non ha una cartella per le impostazioni: non verranno salvate.
files-settings-not-read = Impostazioni illeggibili ({ $why }): sono state azzerate.
files-not-written-so-at = non è nella forma di Bottone, a { $place }
files-settings-not-understood = Queste impostazioni erano illeggibili e sono state azzerate: { $names }.
files-old-kept = { $notice } Il vecchio file è stato salvato come { $aside }.
files-left-not-read = Le mani in sospeso non si sono potute leggere ({ $why }).
files-left-impossible = alcune non sono possibili
files-left-not-kept = { $path }: le mani in sospeso non si possono salvare: { $why }
files-settings-nowhere = il sistema non ha una cartella per le impostazioni, che non vengono salvate
files-settings-not-kept = { $path }: impossibile salvare le impostazioni: { $why }

# Elenchi di giocatori.

files-letters-guessed = Il file non indica la sua codifica; sembra { $taken }. Controlla gli accenti.
files-quote-open = La riga { $line } apre delle virgolette che non si chiudono. Le virgolette sono rimaste come sono.
files-cell-cut = La riga { $line } ha una cella di oltre { $most } caratteri, che è stata tagliata.
files-list-too-large = il file supera { $most } megabyte: troppo grande per un elenco di giocatori
files-too-many-rows = il file ha più di { $most } righe: troppe per un elenco di giocatori
files-too-many-columns = la riga { $line } ha più di { $most } colonne: controlla che sia un elenco di giocatori
files-nothing-there = il file è vuoto
files-not-text = questo è { $what }: aprilo con il suo programma e salva l'elenco come CSV
files-workbook = un foglio di Excel o LibreOffice
files-old-workbook = un vecchio foglio di Excel
files-pdf = un PDF
files-picture = un'immagine
files-compressed = un file compresso
files-above-headings = La riga { $line } contiene i nomi delle colonne. Il testo sopra è stato tralasciato: { $text }
files-player-known = Esiste già un giocatore con questo nome
files-player-twice = Stesso nome o stessa tessera della riga { $line }
files-player-away = { $column }: { $says }
files-player-under = È sotto «{ $says }»
files-player-unclear = { $column }: «{ $says }» non riconosciuto
files-player-headings = Sembra un'intestazione, non un giocatore
files-player-no-number = Senza numero, a differenza delle altre righe
files-no-name-column = nessuna colonna contiene nomi: scegline una
files-name-not-readable = La riga { $line } ha un nome illeggibile ed è stata tralasciata. Ha segni invisibili o troppi accenti su una lettera.
files-no-name = La riga { $line } non ha un nome ed è stata tralasciata.
files-name-cut = La riga { $line } ha un nome di oltre { $most } caratteri, che è stato tagliato.
files-too-many-cells = La riga { $line } ha { $cells } celle invece di { $columns }. Controlla che siano al loro posto.

# Strutture e regolamenti.

files-profile-missing = { $path }: file non trovato
files-profile-not-a-file = { $path }: non è un file: atteso un testo in RON
files-profile-too-large = { $path }: più grande di 1 MiB: atteso un testo in RON
files-profile-not-text = { $path }:{ $line }:{ $column }: non è testo: atteso RON in UTF-8
files-profile-wrong = { $path }:{ $line }:{ $column }: { $what }
files-profile-refused = { $path }: non scritto: { $what }
files-profile-system = { $path }: { $why }
files-larger = più grande di 1 MiB
files-or = { $one } o { $other }
files-no-name-here = non è un nome: atteso { $names }
files-out-of-range = numero fuori dai limiti: atteso un numero intero, non negativo e non troppo grande
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
files-tolerance = `tolerance` fuori dai limiti: atteso da Always(1) a Always(11)
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
files-before-the-first = testo prima della prima mano; attesa un'intestazione come [1]
files-missing-field = manca il campo { $field }
files-variant = variante { $variant }; attesa una tra { $names }
files-expected = { $found }; atteso { $expected }
files-count = { $found } valori per { $players } giocatori; atteso uno per ciascuno
files-action = azione { $action }; atteso { $expected }
files-too-few-players = attesi almeno due giocatori
files-too-many-players = un mazzo non basta per così tanti giocatori
files-no-chips = p{ $seat } non ha fiches; attesa almeno 1
files-too-many-chips = più di { $most } fiches in tutto
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
