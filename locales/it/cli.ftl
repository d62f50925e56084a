# La riga di comando: la sua guida.

cli-about = Dirige tornei di poker dal vivo
cli-about-long =
    Dirige tornei di poker dal vivo.

    Senza un comando si apre la finestra, con FILE se è indicato, altrimenti con l'ultimo torneo aperto.
cli-examples =
    Esempi:
      bottone                                    apre la finestra
      bottone serata.ron                         apre un torneo
      bottone new club-turbo serata.ron          crea un torneo da una struttura
      bottone new --structure foglio.txt venerdi.ron
                                                 crea un torneo da un foglio dei livelli
      bottone check serata.ron                   verifica che le righe concordino tra loro
      bottone rehearse --profile deep-stack --entries 240 --seed 7 notte.ron
                                                 gioca a caso una serata intera
      bottone ask domande.ron                    risponde a domande sulle regole
      bottone replay tavolo-finale.phhs          controlla ogni azione di mani registrate

    Un torneo è un solo file. Si può copiare in ogni momento e leggere con qualunque editor.
cli-usage = Uso:
cli-commands = Comandi:
cli-arguments = Argomenti:
cli-usage-options = [OPZIONI]
cli-usage-command = <COMANDO>
cli-options = Opzioni:
cli-arg-help = Mostra questa guida
cli-arg-version = Mostra la versione
cli-arg-language = La lingua: en o it. Senza, quella del sistema; per le risposte di ask l'inglese
cli-arg-mirror = Tiene il torneo una seconda volta in questa cartella, su un altro disco: ogni riga scritta ci va anche lì
cli-arg-log = Il registro condiviso da più postazioni: postgres://desk@server/poker?event=venerdi (docs/engineering/network.md)
cli-arg-file = Un torneo da aprire nella finestra

cli-new = Crea un nuovo torneo
cli-new-long =
    Crea un nuovo torneo.

    PROFILE è una struttura fornita con Bottone o un file con una tua. Senza argomenti si elencano le strutture.

    Con --make la struttura viene fatta su misura, e l'unico argomento è il FILE: bottone new --make players=60,stack=20000,end=01:00 venerdi.ron
    players=60 o 50-70 (40)
    reentries=8 re-entry e rebuy, tutti insieme (0)
    stack=20000 o 20k; fiches: il migliore che danno le fiches (20000)
    start=20:30 quando comincia il primo livello (20:30)
    end=01:00 quando deve finire; length=4:30 o length=270 dice lo stesso (01:00)
    minutes=15 di un livello (15)
    deep=200 lo stack iniziale in grandi bui (200)
    ante=bb:1 del grande buio dal livello 1; tutti:5 di ogni giocatore dal livello 5; none (bb:1)
    breaks=6x10 10 minuti ogni 6 livelli; none (6x10)
    dinner=22:30x45 verso le 22:30, 45 minuti; none (none)
    late=6 livelli in cui ci si iscrive (6)
    game=nl-holdem limit-holdem, pl-omaha, omaha-8, stud, razz, stud-8, horse, horse-levels (nl-holdem)
    blinds=25/50;50/100;100/200 i bui che la casa gioca (tutti quelli che si conoscono)
    chips=club le fiches della casa: un set per nome, o un file (quante ne servono)
    Tra parentesi quello che vale se non si dice niente. Quello che non riesce viene detto, con il salto che ci vorrebbe.
cli-new-profile = Una struttura per nome, o un file con una struttura
cli-new-file = Il file da creare. Non deve esserci già
cli-new-name = Il nome del torneo; senza, quello della struttura
cli-new-rules = Il regolamento con cui si gioca, per nome
cli-new-make = Fa la struttura invece di prenderne una: players, reentries, stack, start, end, length, minutes, deep, ante, breaks, dinner, late, game, chips, ognuno come CHIAVE=VALORE, separati da virgole
cli-new-structure = Legge la struttura da un foglio dei livelli: testo, celle o CSV; - per lo standard input
cli-new-stack = Lo stack iniziale, se il foglio non lo indica
cli-new-rulebooks = La cartella dei regolamenti della casa; senza, `rulebooks` dove stanno i tornei

cli-structure = Legge un foglio dei livelli
cli-structure-long =
    Legge un foglio dei livelli: testo, celle di un foglio di calcolo o CSV, in italiano, inglese, francese, spagnolo o tedesco.

    La struttura esce in RON, come le strutture nella cartella di una casa. Lo standard error riporta ogni riga del foglio con quello per cui è stata presa. Lo stato di uscita è 1 se qualcosa non è stato capito; il resto esce comunque.
cli-structure-file = Il foglio; - per lo standard input
cli-structure-name = Il nome della struttura; senza, il titolo del foglio o il nome del file
cli-structure-stack = Lo stack iniziale, se il foglio non lo indica; senza, 100 grandi bui

cli-import = Riprende un torneo gestito con The Tournament Director
cli-import-long =
    Riprende un torneo gestito con The Tournament Director.

    FILE è un torneo salvato (.tdt). Viene letto, mai eseguito e mai modificato; il torneo va in un file nuovo. Ciò che non si è potuto riprendere viene elencato. Lo stato d'uscita è 0 quando il file nuovo è stato creato.
cli-import-file = Il torneo salvato
cli-import-output = Il file da creare; senza, FILE con estensione .ron. Non ce ne deve essere uno con quel nome

cli-sync = Mettere in pari il file di una postazione con il registro condiviso
cli-sync-long =
    Mettere in pari il file di una postazione con il registro condiviso da più postazioni, o dire dove i due si separano.

    Quello che il registro ha in più si aggiunge al file, riga per riga come sta lì; se il file non c'è, si crea. Un file di cui il registro non è il seguito resta com'è, e si dicono le ultime due righe. Ogni riga comune si confronta, e ogni riga nuova si decide di nuovo. Finisce con lo stato di check.
cli-sync-file = Il file dell'evento di questa postazione
cli-sync-push = Mettere nel registro quello che il file ha in più: tutto, se il registro non ha un evento con questo nome
cli-show = Mostra un torneo come sta adesso, in RON
cli-show-long = Mostra un torneo come sta adesso, in RON.
cli-show-file = Il torneo
cli-show-at = Come stava allora, per quanto se ne sa adesso: un'ora (21:40), minuti fa (-5), un livello e quanto ne mancava (“livello 6, 3:00”), o un istante per intero
cli-show-record = Com'era noto dopo questo atto, contati da 0
cli-tell = Registra un atto in un torneo
cli-tell-long =
    Registra un atto in un torneo.

    COMMAND è ciò che chiede il floor, in RON, come lo hanno gli atti: `Entries(Bust(out:[(12,None)]))`. Viene mostrato l'atto che ne è venuto; se una regola lo vieta, la regola. Lo stato di uscita è 0 quando è agli atti.
cli-tell-file = Il torneo
cli-tell-command = Ciò che si chiede, in RON
cli-tell-happened = Quando è avvenuto, se prima di adesso: un'ora (21:40), minuti fa (-5), un livello e quanto ne mancava (“livello 6, 3:00”), o un istante per intero. Ciò che è stato deciso dopo viene deciso di nuovo
cli-tell-waive = Perché si deroga a una regola che lo vieta, dove si può
cli-arg-as = Chi lo registra, in un torneo che ha uno staff (docs/guide/staff.md)
cli-arg-pin-file = Un file la cui prima riga è il PIN di chi lo registra
cli-tell-at-table = Il tavolo al quale un dealer lo registra
cli-arg-director-pin-file = Un file la cui prima riga è il PIN di un direttore, per ciò che il ruolo di chi registra non può fare
cli-tell-new-pin-file = Un file la cui prima riga è il nuovo PIN del membro dello staff che viene aggiunto o modificato; COMMAND non ne ha
cli-no-staff-command = --new-pin-file serve per un atto che aggiunge o modifica un membro dello staff
cli-pin-of-nobody = --pin-file è il PIN di qualcuno: dì di chi con --as
cli-no-record = non c'è l'atto { $record }: ce ne sono { $count }, contati da 0
cli-no-moment = “{ $typed }” non è un'ora: scrivere 21:40, -5 o “livello 6, 3:00”
cli-no-command = il comando non si capisce: { $what }

cli-check = Decide di nuovo ogni atto di un torneo
cli-check-long =
    Decide di nuovo ogni atto di un torneo.

    Verifica che ogni riga sia come fu scritta, che ogni atto sia permesso dalle regole e abbia le conseguenze scritte, e che dopo ciascuno fiches, posti e piazzamenti tornino. Ciò che non va è indicato con la sua riga. Lo stato di uscita è 0 se tutto è a posto, 3 se l'ultima riga non era finita ed è messa da parte, 4 se una riga è danneggiata, 5 se una riga è sigillata ma non fu decisa così, 7 se il file e quelli accanto non dicono lo stesso degli stack portati avanti o dei ticket; 1 se il file non si può leggere.
cli-check-file = Il torneo
cli-check-witness = Un codice stampato o mostrato: prova che fin lì non manca e non è cambiato nulla. Si può dare più volte

cli-verify = Risponde di un foglio che si ha in mano
cli-verify-long =
    Risponde di un foglio che si ha in mano.

    Prende il codice a piè di foglio («sigillo 414-7KQM-2F9P-XD03-H6TA»), prova che nel file del torneo c'è ancora tutto quello che c'era, dice che cosa diceva il foglio e che cosa adesso è diverso. Lo stato d'uscita è 0 se non manca nulla, 4 se qualcosa manca o è cambiato.
cli-verify-code = Il codice a piè di foglio
cli-verify-file = Il torneo
cli-verify-then = Allora, alle { $time }: { $standing }
cli-signer-unknown = firmata da { $name }, che in quel momento non era nello staff come { $role }
cli-verify-same = Tutto è come allora.
cli-verify-changed = Adesso è diverso:

cli-forecast = Dice come proseguirà un torneo
cli-forecast-long =
    Dice come proseguirà un torneo.

    Iscritti alla chiusura, rimasti a ogni pausa, bolla, tavolo finale e fine: per ognuno il valore che viene superato una sera su due, e tra quali valori sta 8 sere su 10. I numeri sono quelli della finestra; come si ottengono è in docs/guide/forecast.md.
cli-forecast-file = Il torneo

cli-fairness = Dice quanto equamente una serata ha trattato i giocatori
cli-fairness-long =
    Dice quanto equamente una serata ha trattato i giocatori.

    Gli spostamenti di ognuno, perché e a quante mani dal grande buio, i grandi bui arrivati troppo presto e le mani aspettate, accanto a quello che dà il solo caso: le stesse eliminazioni e gli stessi tavoli rotti, rigiocati con altri sorteggi. I numeri sono quelli della finestra e del foglio; come si ottengono è in docs/guide/seating.md.
cli-fairness-file = Il torneo
cli-fairness-format = Un testo da leggere, RON per un programma, o righe per un foglio di calcolo

cli-merge = Crea la giornata successiva di più flight, in cui ogni stack è in busta
cli-merge-long =
    Crea la giornata successiva di più flight, in cui ogni stack è in busta.

    Il nuovo file è scritto in una volta, con i sigilli dei flight; poi in ogni flight un atto dice dove è andato. Senza flight completa quello che si è interrotto e dice che cosa è cambiato nel frattempo. Finisce con 0 se tutto torna, 3 se nelle buste mancano fiches o ce ne sono di troppo, 4 se un flight è cambiato, 1 se non si è potuto creare nulla.
cli-merge-flights = I file dei flight, nell'ordine in cui sono stati giocati; oppure una casa, il cui elenco dice quali sono
cli-merge-of = Di quale torneo della casa, se più di uno ha flight
cli-merge-into = Il file della giornata successiva, nella stessa cartella
cli-merge-policy = Che cosa prosegue di chi ha più stack
cli-merge-forfeited = Dove finisce in classifica un'iscrizione il cui stack è perso: dietro a tutti, o subito dietro a chi prosegue
cli-merge-pay-forfeited = Paga tanto dal montepremi per ogni stack perso
cli-merge-pay-bagged = Paga tanto dal montepremi per ogni stack in busta
cli-merge-most-entries = Quante iscrizioni può avere una persona in tutti i flight e in questa giornata
cli-merge-void = Una busta che non conta, come 1B.ron:17
cli-merge-qualifier = Chi arriva con uno stack fisso, senza flight
cli-merge-qualifier-stack = Le fiches di ogni qualificato
cli-merge-day = Come si chiama la giornata
cli-merge-late-entries = Le iscrizioni restano aperte come dice la struttura: ci si può ancora iscrivere
cli-merge-no-seats = Non sorteggia ancora i posti
cli-merge-spare-tables = Quanti tavoli in più di quelli che servono
cli-merge-dry-run = Dice che cosa nascerebbe e non scrive nulla
cli-merge-take-back = Annulla una giornata che nessuno ha giocato
cli-merge-read-again = Rileggi i flight che da allora sono stati riaperti e imbustati di nuovo
cli-rehearse = Gioca a caso una serata intera in un nuovo file
cli-rehearse-long =
    Gioca a caso una serata intera in un nuovo file.

    I giocatori si iscrivono, arrivano tardi, escono, rientrano; i tavoli si bilanciano e si rompono come dice la lista delle cose da fare, dallo stesso banco della finestra. Lo stesso seme gioca la stessa serata.
cli-rehearse-file = Il file da creare. Non deve esserci già
cli-rehearse-profile = Una struttura per nome, o un file con una struttura
cli-rehearse-entries = Quanti giocatori si iscrivono per la prima volta; senza, 180, o quanti ne ha l'elenco
cli-rehearse-players = Un foglio (CSV) con i giocatori che arrivano per primi
cli-rehearse-seed = Da che cosa comincia il caso
cli-rehearse-until = Quando fermarsi: `end`, `level:3` (o un altro livello), `players:9` (o un altro numero di rimasti), `day` (la fine della prima)
cli-rehearse-seats = Posti a un tavolo
cli-rehearse-alternates = Quanti aspettano un posto quando parte l'orologio: si aprono meno tavoli
cli-rehearse-acknowledge = Mostra il numero di ogni atto quando è sul disco
cli-rehearse-office = Recita anche la parte dell'ufficio: chip race, premi, accordo, pagamenti
cli-rehearse-festival = Gioca più flight in questa cartella, imbusta gli stack e gioca la giornata che ne nasce
cli-rehearse-flights = Quanti flight ha il festival; le iscrizioni si dividono tra loro
cli-rehearse-satellites = Quanti satelliti si giocano prima: se ce ne sono la cartella è una casa, e i posti vinti sono ticket per i flight
cli-rehearse-role = Gioca la parte di una postazione in una serata che giocano anche altre, su un registro condiviso: `registration` vende, `floor` tiene orologio e tavoli, `payout` paga. Più postazioni con la stessa parte hanno semi diversi
cli-rehearse-late = Registra in ritardo un decimo degli atti

cli-ask = Risponde a domande sulle regole, per script e altri programmi
cli-ask-long =
    Risponde a domande sulle regole, per script e altri programmi.

    Ogni riga è una domanda in RON: chi ha il bottone, che cosa significa una puntata di fiches, chi vince quale piatto, chi si sposta dove, quanto è pagato un piazzamento. Ogni domanda ha una riga di risposta. Lo stato di uscita è 0 se tutte hanno avuto risposta.

    Domande: Button, Ruling, Hand, Pots, Showdown, Balance, Places, Split, Bounty, Deal, Icm, ChipChop, Payouts, Satellite, Points, SeatDraw, ColorUp, Race, Missed, HandForHand, Penalty, Irregular, Italian, Structure.
cli-ask-file = Un file con le domande; senza, arrivano dallo standard input
cli-ask-rulebooks = La cartella dei regolamenti della casa; senza, `rulebooks` dove stanno i tornei

cli-replay = Rigioca mani nel formato aperto PHH
cli-replay-long =
    Rigioca mani nel formato aperto PHH.

    Segnala ogni azione che le regole non permettono, con quello che era permesso, e ogni stack che finisce diversamente da quanto dice il file. Lo stato di uscita è 0 se non c'è nulla di sbagliato.
cli-replay-files = File con una mano (.phh) o molte (.phhs)
cli-replay-rules = Il regolamento per le mani che non ne indicano uno nel campo `_rules`
cli-replay-rulebooks = La cartella dei regolamenti della casa; senza, `rulebooks` dove stanno i tornei
cli-replay-write = Riscrive le mani, numerate da 1, in un nuovo file

cli-help = Mostra questa guida o quella del comando indicato
cli-help-long = Mostra questa guida o quella del comando indicato.

# Che cosa dice.

cli-operator = riga di comando
cli-won = Ha vinto { $winner }.
cli-left = In gioco: { $players } su { $entries }.
cli-of = di
cli-players-out = giocatori usciti
cli-records-decided = atti decisi di nuovo
cli-of-file = { $file }: { $what }
cli-file-or-log = quale evento? Ci vuole un file, oppure --log con l'indirizzo di un registro condiviso
cli-which-file = quale file? bottone new PROFILE FILE
cli-which-file-made = quale file? bottone new --make RICHIESTE FILE
cli-no-chips = non ci sono fiches `{ $name }`: serve un file che finisce in .ron, o { $names }
cli-structure-or-profile = con --structure non c'è un profilo: serve solo il file
cli-which-file-rehearsed = in quale file va scritta la serata? bottone rehearse serata.ron
cli-no-phh = il file non contiene mani nel formato PHH: nessuna mano indica la sua variante
cli-which-file-structure = quale file? bottone new --structure FOGLIO FILE
cli-make-or-structure = --make e --structure sono due strutture: ne serve una sola
cli-sheet-line = riga { $number }: { $line } → { $taken }
cli-sheet-unread = { $lines }: correggile nel foglio o toglile
cli-sheet-no-level = nessun livello trovato
cli-sheet-no-stack = il foglio non indica lo stack iniziale: aggiungi --stack 20000
cli-make-or-profile = con --make non c'è un profilo: serve solo il file
cli-no-structure = non c'è nessuna struttura «{ $name }». Ci sono: { $names }
cli-made = Creato { $file }. Per aprirlo: bottone { $file }
cli-structures = Strutture:
cli-structure-line = { $game }, { $stack } fiches, { $levels }, { $time }
cli-own = (tua)
cli-line = { $file }, riga { $line }: { $what }
cli-newer-decided = scritta da { $program }; questo è Bottone { $this }, che giudica diversamente ({ $what }). Controlla il file con il Bottone più recente
cli-contradicts-after = dopo questo il torneo si contraddice: { $breach }
cli-contradicts = il torneo si contraddice: { $breach }
cli-sound = { $count ->
    [one] { $file }: { $records }, sigillato, permesso e come fu deciso. { $standing }
   *[other] { $file }: { $records }, tutti sigillati, permessi e come furono decisi. { $standing }
}
cli-not-a-number = «{ $number }» non è un numero
cli-when-to-stop = atteso end, level:NUMERO o players:NUMERO
cli-rehearsal = Prova
cli-stage = palco
cli-rehearsal-of = { $structure }, prova
cli-festival-flight = Giorno 1{ $letter }
cli-festival-played = { $folder }: { $flights }, { $entries }, { $players } nella giornata successiva, { $corrections }
cli-festival-satellite = Torneo satellite { $number }
cli-festival-passed-on = Non può venire.
cli-festival-sold-back = Gioca un altro torneo.
cli-festival-lapsed = Non usato.
cli-festival-tickets = { $tickets } vinti nei satelliti, { $used } usati nei flight
cli-rehearsed = { $file }: { $entries }, { $records }, { $moves }. { $standing }
cli-hand = { $file }, mano { $number }
cli-in-hand = { $hand }, { $what }
cli-replayed = { $hands }, { $actions }: { $faults }.
cli-in-hundredths = Gli importi sono in centesimi.
cli-nothing-wrong = tutto giusto
cli-wrong = { $hands } con errori
cli-unreadable = lettura fallita per { $hands }
cli-both = { $one }, { $other }

# Che cosa dice il programma quando non c'è una finestra in cui dirlo.

cli-bottone = bottone: { $what }
cli-no-window = questo bottone è stato compilato senza la finestra; bottone --help dice che altro sa fare
cli-no-display = non c'è uno schermo per la finestra (non è impostato né DISPLAY né WAYLAND_DISPLAY); bottone rehearse funziona senza, e bottone --help elenca che altro funziona
cli-no-keyboard = manca la libreria libxkbcommon-x11, senza la quale su X11 non c'è tastiera; installala (Debian e Ubuntu: apt install libxkbcommon-x11-0; Fedora: dnf install libxkbcommon-x11; Arch: pacman -S libxkbcommon-x11)
cli-safe = ogni atto confermato è al sicuro in { $file }

cli-print = Stampa un foglio di un torneo in PDF
cli-print-long =
    Stampa un foglio di un torneo in PDF.

    Ricevute e cartellini stanno in più su una pagina, in ordine una volta tagliata la pila. Quello che può ancora cambiare è segnato come provvisorio. Un file che c'è già non viene mai sovrascritto. Nel torneo non si scrive niente: che cosa è stato stampato lo registra solo la finestra.
cli-print-sheet = Che cosa stampare
cli-print-file = Il torneo
cli-print-out = Il nuovo PDF
cli-print-paper = La carta nella stampante: A4, Letter o un rotolo da 80 mm
cli-print-tables = Solo questi tavoli: 1,3-5
cli-print-players = Solo questi giocatori, per nome o numero di iscrizione: «Rossi, Mario; 41». Si può ripetere
cli-print-single = Un cartellino per pagina
cli-print-wall = Caratteri grandi, da leggere a due metri
cli-print-halves = Due tavoli per pagina
cli-print-page = Dove i telefoni trovano la pagina della sala: per la locandina, e nell'angolo degli elenchi
cli-print-not-cards = solo i cartellini si stampano uno per pagina
cli-print-not-wall = solo gli elenchi dei posti si stampano da parete
cli-print-not-halves = solo i fogli dei tavoli e le conte stanno due per pagina
cli-print-no-url = «{ $typed }» non è l'indirizzo della pagina: serve per esempio http://192.168.1.20:8210
cli-print-not-a-table = «{ $typed }» non è un tavolo: servono numeri come 1,3-5
cli-print-no-table = «{ $typed }»: questo tavolo non c'è. Ci sono { $open }
cli-print-no-player = «{ $typed }»: questo giocatore non c'è
cli-print-player = { $name } ({ $number })
cli-print-which-player = «{ $typed }» può essere: { $names }
cli-print-whole = { $sheet }: questo foglio si stampa sempre intero
cli-print-tables-only = { $sheet }: di questo foglio si scelgono i tavoli, non i giocatori
cli-results = Scrivi i risultati in un file
cli-results-long =
    Scrivi i risultati in un file: `csv` per un foglio di calcolo, `hendon` come per The Hendon
    Mob (da confrontare con il loro modello attuale) o `text` da pubblicare. I risultati sono
    provvisori finché tutti non sono stati pagati e non manca nulla. Lo stato di uscita è 3 se una
    parte del montepremi non va a nessuno o se i premi lo superano.
cli-results-file = Il torneo
cli-results-format = In che forma
cli-results-out = Il nuovo file
cli-results-separator = Che cosa sta fra le celle; se manca, una virgola in inglese e un punto e virgola in italiano
cli-provisional = Questi risultati non sono definitivi: { $status }
cli-pages = { $count ->
    [one] { $count } pagina
   *[other] { $count } pagine
}

# Parole che non si capiscono.
cli-misread-command = Il comando «{ $word }» non esiste
cli-misread-unknown = «{ $word }» qui non è previsto
cli-misread-meant = { $what }. Intendevi { $meant }?
cli-misread-value = «{ $value }» non va bene per { $option }: { $why }
cli-misread-one-of = atteso uno tra { $all }
cli-misread-number = atteso un numero intero
cli-misread-range = atteso un numero da { $low } a { $high }
cli-misread-no-value = { $option } vuole un valore
cli-misread-missing = Manca: { $what }
cli-misread-no-command = Quale comando? Atteso uno tra { $all }
cli-misread-conflict = { $one } non si può usare con { $other }
cli-misread-count = { $option } ha troppi valori o troppo pochi
cli-misread-help = Per saperne di più: bottone --help
cli-no-event-in-folder = in questa cartella non c'è nessun torneo
