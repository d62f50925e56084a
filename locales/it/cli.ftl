# La riga di comando: la sua guida.

cli-about = Dirige tornei di poker dal vivo
cli-about-long =
    Dirige tornei di poker dal vivo.

    Senza un comando si apre la finestra, con FILE se è indicato, altrimenti con l'ultimo torneo aperto.
cli-examples =
    Esempi:
      bottone                                    apre la finestra
      bottone serata.bottone                     apre un torneo
      bottone new club-turbo serata.bottone      crea un torneo da una struttura
      bottone new --structure foglio.txt venerdi.bottone
                                                 crea un torneo da un foglio dei livelli
      bottone check serata.bottone               verifica che un torneo sia completo e coerente
      bottone rehearse --profile deep-stack --entries 240 --seed 7 notte.bottone
                                                 gioca a caso un torneo intero
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
cli-arg-language = Lingua: en o it. Se manca, quella del sistema; per le risposte di ask l'inglese
cli-arg-mirror = Tiene una seconda copia del torneo in questa cartella, su un altro disco
cli-arg-log = Lo storico condiviso da più postazioni: postgres://desk@server/poker?event=venerdi (docs/engineering/network.md)
cli-arg-file = Un torneo da aprire nella finestra

cli-new = Crea un nuovo torneo
cli-new-long =
    Crea un nuovo torneo.

    PROFILE è una struttura fornita con Bottone o un file con una tua. Senza argomenti elenca le strutture.

    Con --make Bottone crea la struttura, e l'unico argomento è FILE: bottone new --make players=60,stack=20000,end=01:00 venerdi.bottone
    players=60 o 50-70 (40)
    reentries=8 rientri e rebuy in tutto (0)
    stack=20000 o 20k; chips: lo stack migliore che le fiches permettono (20000)
    start=20:30 inizio del primo livello (20:30)
    end=01:00 fine prevista; length=4:30 o length=270 è lo stesso (01:00)
    minutes=15 minuti per livello (15)
    deep=200 stack iniziale in big blind (200)
    ante=bb:1 big blind ante dal livello 1; each:5 di ogni giocatore dal livello 5; none (bb:1)
    breaks=6x10 10 minuti ogni 6 livelli; none (6x10)
    dinner=22:30x45 45 minuti verso le 22:30; none (none)
    late=6 livelli di iscrizioni tardive (6)
    game=nl-holdem limit-holdem, pl-omaha, omaha-8, stud, razz, stud-8, horse, horse-levels (nl-holdem)
    blinds=25/50;50/100;100/200 i bui giocati dal circolo (tutti quelli comuni)
    chips=club le fiches del circolo: un set per nome, o un file (quante ne servono)
    I valori predefiniti sono tra parentesi. Le richieste impossibili vengono elencate, con la modifica che servirebbe.
cli-new-profile = Una struttura per nome, o un file con una struttura
cli-new-file = Il file da creare. Non deve esistere già
cli-new-name = Il nome del torneo. Se manca, quello della struttura
cli-new-rules = Il regolamento, per nome
cli-new-make = Crea una struttura su misura: players, reentries, stack, start, end, length, minutes, deep, ante, breaks, dinner, late, game, blinds, chips, ognuno come CHIAVE=VALORE, separati da virgole
cli-new-structure = Legge la struttura da un foglio dei livelli: testo, celle o CSV; - per lo standard input
cli-new-stack = Lo stack iniziale, se il foglio non lo indica
cli-new-rulebooks = La cartella dei regolamenti del circolo. Se manca, `rulebooks` accanto ai tornei

cli-structure = Legge un foglio dei livelli
cli-structure-long =
    Legge un foglio dei livelli: testo, celle di un foglio di calcolo o CSV, in italiano, inglese, francese, spagnolo o tedesco.

    Stampa la struttura in RON, come nella cartella di un circolo. Lo standard error mostra come è stata letta ogni riga. Lo stato di uscita è 1 se una riga non è stata riconosciuta; il resto viene stampato comunque.
cli-structure-file = Il foglio; - per lo standard input
cli-structure-name = Il nome della struttura. Se manca, il titolo del foglio o il nome del file
cli-structure-stack = Lo stack iniziale, se il foglio non lo indica. Se manca, 100 big blind

cli-import = Importa un torneo da The Tournament Director
cli-import-long =
    Importa un torneo da The Tournament Director.

    FILE è un torneo salvato (.tdt). Viene solo letto, mai modificato; il torneo va in un file nuovo. Ciò che non si può importare viene elencato. Lo stato d'uscita è 0 se il file nuovo è stato creato.
cli-import-file = Il torneo salvato
cli-import-output = Il file da creare. Se manca, FILE con estensione .bottone. Non deve esistere già

cli-sync = Aggiorna il file di una postazione dallo storico condiviso
cli-sync-long =
    Aggiorna il file di una postazione dallo storico condiviso da più postazioni, o mostra dove i due divergono.

    Aggiunge al file le nuove righe dello storico, invariate, e crea il file se manca. Se lo storico non è il seguito del file, il file resta com'è e si mostrano le ultime due righe. Confronta tutte le righe comuni e verifica ogni riga nuova. Lo stato di uscita è quello di check.
cli-sync-file = Il file del torneo di questa postazione
cli-sync-push = Aggiunge allo storico le righe in più del file, o il file intero se lo storico non ha un torneo con questo nome
cli-show = Stampa lo stato attuale di un torneo, in RON
cli-show-long = Stampa lo stato attuale di un torneo, in RON.
cli-show-file = Il torneo, o con --log il file di una postazione
cli-show-at = Stato a quest'ora, secondo le voci di oggi: un'ora (21:40), minuti fa (-5), un livello e il tempo rimasto (“livello 6, 3:00”), o data e ora complete
cli-show-record = Stato noto dopo questa voce, contate da 0
cli-tell = Aggiunge una voce a un torneo
cli-tell-long =
    Aggiunge una voce a un torneo.

    COMMAND è ciò che il floor vuole fare, in RON, come nelle voci: `Entries(Bust(out:[(12,None)]))`. Stampa la nuova voce, o la regola che la vieta. Lo stato di uscita è 0 se è stata registrata.
cli-tell-file = Il torneo, o con --log il file di una postazione. Con --log si può dare solo COMMAND
cli-tell-command = Il comando, in RON
cli-tell-happened = Quando è avvenuto, se prima di adesso: un'ora (21:40), minuti fa (-5), un livello e il tempo rimasto (“livello 6, 3:00”), o data e ora complete. Le voci successive vengono riverificate
cli-tell-waive = Il motivo della deroga a una regola che lo vieta, dove si può
cli-tell-request = Un nome per questa voce, lettere e cifre. Ripetuta con lo stesso nome, viene registrata una volta sola
cli-tell-unknown = lo storico condiviso non ha risposto: non si sa se questo sia stato registrato. Controlla con bottone show --log prima di ripeterlo; con --request ID puoi ripeterlo subito
cli-tell-unknown-request = lo storico condiviso non ha risposto: non si sa se questo sia stato registrato. Ripetilo con --request { $id }: viene registrato una volta sola
cli-tell-other-request = questo nome è di un'altra voce, alla riga { $line }. Scegli un altro nome
cli-tell-request-struck = è stata registrata alla riga { $line }, e poi annullata
cli-arg-as = Chi lo registra, in un torneo che ha uno staff (docs/guide/staff.md)
cli-arg-pin-file = Un file la cui prima riga è il PIN della persona indicata da --as
cli-tell-at-table = Il tavolo al quale un dealer lo registra
cli-arg-director-pin-file = Un file la cui prima riga è il PIN di un direttore, per ciò che il ruolo di chi registra non può fare
cli-tell-new-pin-file = Un file la cui prima riga è il nuovo PIN del membro dello staff aggiunto o modificato; COMMAND non ha il PIN
cli-no-staff-command = usa --new-pin-file solo per aggiungere o modificare un membro dello staff
cli-pin-without-name = --pin-file vuole anche --as: indica di chi è il PIN
cli-no-record = nessuna voce { $record }: ce ne sono { $count }, contate da 0
cli-no-moment = “{ $typed }” non è un'ora: scrivi 21:40, -5 o “livello 6, 3:00”
cli-no-command = comando non riconosciuto: { $what }

cli-check = Verifica di nuovo ogni voce di un torneo
cli-check-long =
    Verifica di nuovo ogni voce di un torneo.

    Controlla che ogni riga sia invariata, che le regole permettano ogni voce e i risultati registrati, e che dopo ciascuna fiches, posti e piazzamenti tornino. Gli errori sono indicati con la riga. Lo stato di uscita è 0 se tutto è corretto, 3 se un'ultima riga incompleta è stata tralasciata, 4 se una riga è danneggiata, 5 se una riga è sigillata ma dà un risultato diverso, 7 se il torneo e i file accanto non concordano su stack riportati o ticket, 1 se il file non si può leggere.
cli-check-file = Il torneo
cli-check-witness = Un codice stampato o mostrato: prova che fin lì non manca e non è cambiato nulla. Si può ripetere

cli-verify = Verifica un foglio stampato
cli-verify-long =
    Verifica un foglio stampato.

    Prende il codice a piè di foglio («sigillo 414-7KQM-2F9P-XD03-H6TA»), prova che nel file del torneo c'è ancora tutto quello che c'era, e mostra che cosa diceva il foglio e che cosa ora è diverso. Lo stato d'uscita è 0 se non manca nulla, 4 se qualcosa manca o è cambiato.
cli-verify-code = Il codice a piè di foglio
cli-verify-file = Il torneo
cli-verify-then = Allora, alle { $time }: { $standing }
cli-signer-unknown = firmata da { $name }, che in quel momento non era nello staff come { $role }
cli-signer-missing = non firmata, in un torneo in cui lo staff accede
cli-verify-same = Non è cambiato nulla.
cli-verify-changed = Ora è diverso:

cli-forecast = Prevede come proseguirà un torneo
cli-forecast-long =
    Prevede come proseguirà un torneo.

    Mostra iscritti alla chiusura, rimasti a ogni pausa, bolla, tavolo finale e fine: per ognuno un valore con pari probabilità in più o in meno, e un intervallo probabile all'80%. I numeri sono quelli della finestra; docs/guide/forecast.md spiega come si ottengono.
cli-forecast-file = Il torneo

cli-fairness = Mostra se gli spostamenti sono stati equi
cli-fairness-long =
    Mostra se gli spostamenti sono stati equi.

    Elenca gli spostamenti di ognuno con il motivo e la distanza dal big blind, i big blind arrivati troppo presto e le mani aspettate, accanto a quello che dà il solo caso: le stesse eliminazioni e chiusure, rigiocate con altri sorteggi. I numeri sono quelli della finestra e del foglio; docs/guide/seating.md spiega come si ottengono.
cli-fairness-file = Il torneo
cli-fairness-format = Un testo da leggere, RON per un programma, o righe per un foglio di calcolo

cli-merge = Crea la giornata successiva da più flight con tutti gli stack in busta
cli-merge-long =
    Crea la giornata successiva da più flight con tutti gli stack in busta.

    Scrive prima il nuovo file, con i sigilli dei flight; poi ogni flight riceve una voce che lo indica. Senza flight completa un'unione interrotta ed elenca le modifiche successive. Lo stato di uscita è 0 se tutto è completo, 3 se nelle buste mancano o avanzano fiches, 4 se un flight è cambiato, 1 se non si è potuto creare nulla.
cli-merge-flights = I file dei flight, nell'ordine in cui sono stati giocati; oppure un circolo, che li elenca
cli-merge-of = Il torneo da unire, se più tornei del circolo hanno flight
cli-merge-into = Il file della giornata successiva, nella stessa cartella
cli-merge-policy = Quale stack prosegue, per chi ne ha più di uno
cli-merge-forfeited = Piazzamento di un'iscrizione con lo stack perso: dietro a tutti, o subito dietro a chi prosegue
cli-merge-pay-forfeited = Importo pagato dal montepremi per stack perso
cli-merge-pay-bagged = Importo pagato dal montepremi per stack in busta
cli-merge-most-entries = Massimo di iscrizioni a persona in tutti i flight e in questa giornata
cli-merge-void = Una busta da annullare, come 1B.bottone:17
cli-merge-qualifier = Un giocatore con uno stack fisso, senza flight
cli-merge-qualifier-stack = Lo stack di ogni qualificato
cli-merge-day = Il nome della giornata
cli-merge-late-entries = Tiene aperte le iscrizioni, secondo la struttura
cli-merge-no-seats = Non sorteggia ancora i posti
cli-merge-spare-tables = Tavoli in più di quelli necessari
cli-merge-dry-run = Mostra il risultato senza scrivere nulla
cli-merge-take-back = Annulla una giornata non ancora giocata
cli-merge-read-again = Ricarica i flight riaperti e imbustati di nuovo
cli-rehearse = Gioca a caso un torneo intero in un nuovo file
cli-rehearse-long =
    Gioca a caso un torneo intero in un nuovo file.

    I giocatori si iscrivono, arrivano tardi, escono e rientrano; i tavoli si bilanciano e si chiudono secondo la lista delle cose da fare, come nella finestra. Lo stesso seme gioca lo stesso torneo.
cli-rehearse-file = Il file da creare. Non deve esistere già
cli-rehearse-profile = Una struttura per nome, o un file con una struttura
cli-rehearse-entries = Numero di prime iscrizioni. Se manca, 180, o la lunghezza dell'elenco
cli-rehearse-players = Un foglio (CSV) con i giocatori che arrivano per primi
cli-rehearse-seed = Seme del caso
cli-rehearse-until = Quando fermarsi: `end`, `level:3` (o un altro livello), `players:9` (o un altro numero di rimasti), `day` (la fine della prima)
cli-rehearse-seats = Posti per tavolo
cli-rehearse-alternates = Giocatori in attesa di un posto quando parte l'orologio: si aprono meno tavoli
cli-rehearse-acknowledge = Stampa il numero di ogni voce quando è sul disco
cli-rehearse-office = Comprende l'ufficio: chip race, premi, accordo, pagamenti
cli-rehearse-festival = Gioca più flight in questa cartella, imbusta gli stack e gioca la giornata successiva
cli-rehearse-flights = Numero di flight del festival; le iscrizioni si dividono tra loro
cli-rehearse-satellites = Numero di satelliti giocati prima: la cartella diventa un circolo, e i posti vinti sono ticket per i flight
cli-rehearse-role = Gioca la parte di una postazione su uno storico condiviso: `registration` iscrive, `floor` tiene orologio e tavoli, `payout` paga. Postazioni con la stessa parte hanno semi diversi
cli-rehearse-late = Registra in ritardo una voce su dieci

cli-ask = Risponde a domande sulle regole, per script e altri programmi
cli-ask-long =
    Risponde a domande sulle regole, per script e altri programmi.

    Ogni riga è una domanda in RON: chi ha il bottone, che cosa significa una puntata di fiches, chi vince quale piatto, chi si sposta dove, quanto è pagato un piazzamento. Ogni domanda ha una riga di risposta. Lo stato di uscita è 0 se tutte hanno avuto risposta.

    Domande: Button, Ruling, Hand, Pots, Showdown, Balance, Places, Split, Bounty, Deal, Icm, ChipChop, Payouts, Satellite, Points, SeatDraw, ColorUp, Race, Missed, HandForHand, Penalty, Irregular, Italian, Structure.
cli-ask-file = Un file di domande. Se manca, lo standard input
cli-ask-rulebooks = La cartella dei regolamenti del circolo. Se manca, `rulebooks` accanto ai tornei

cli-replay = Controlla mani nel formato aperto PHH
cli-replay-long =
    Controlla mani nel formato aperto PHH.

    Segnala ogni azione che le regole non permettono, con quelle permesse, e ogni stack che finisce diversamente dal file. Lo stato di uscita è 0 se non ci sono errori.
cli-replay-files = File con una mano (.phh) o molte (.phhs)
cli-replay-rules = Il regolamento per le mani senza un campo `_rules`
cli-replay-rulebooks = La cartella dei regolamenti del circolo. Se manca, `rulebooks` accanto ai tornei
cli-replay-write = Riscrive le mani, numerate da 1, in un nuovo file

cli-help = Mostra questa guida o quella del comando indicato
cli-help-long = Mostra questa guida o quella del comando indicato.

# Che cosa dice.

cli-operator = riga di comando
cli-won = Ha vinto { $winner }.
cli-left = In gioco: { $players } su { $entries }.
cli-of = di
cli-players-out = giocatori usciti
cli-records-decided = voci riverificate
cli-of-file = { $file }: { $what }
cli-file-or-log = nessun torneo indicato: atteso un file, oppure --log con l'indirizzo di uno storico condiviso
cli-which-file = nessun file indicato: bottone new PROFILE FILE
cli-which-file-made = nessun file indicato: bottone new --make RICHIESTE FILE
cli-no-chips = nessun set di fiches `{ $name }`: atteso un file che finisce in .ron, o uno tra { $names }
cli-structure-or-profile = --structure non vuole un profilo: indica solo il file
cli-which-file-rehearsed = nessun file indicato: bottone rehearse serata.bottone
cli-no-phh = il file non contiene mani nel formato PHH: nessuna mano indica la sua variante
cli-which-file-structure = nessun file indicato: bottone new --structure FOGLIO FILE
cli-make-or-structure = usa solo uno tra --make e --structure
cli-sheet-line = riga { $number }: { $line } → { $taken }
cli-sheet-unread = { $lines }: correggile o toglile dal foglio
cli-sheet-no-level = nessun livello trovato
cli-sheet-no-stack = il foglio non ha uno stack iniziale: aggiungi --stack 20000
cli-make-or-profile = --make non vuole un profilo: indica solo il file
cli-no-structure = nessuna struttura «{ $name }». Disponibili: { $names }
cli-made = Creato { $file }. Per aprirlo: bottone { $file }
cli-structures = Strutture:
cli-structure-line = { $game }, { $stack } fiches, { $levels }, { $time }
cli-own = (tua)
cli-line = { $file }, riga { $line }: { $what }
cli-newer-decided = scritta da { $program }; questo è Bottone { $this }, che dà un risultato diverso ({ $what }). Controlla il file con il Bottone più recente
cli-contradicts-after = dopo questa riga il torneo si contraddice: { $breach }
cli-contradicts = il torneo si contraddice: { $breach }
cli-sound = { $count ->
    [one] { $file }: { $records }, sigillata, permessa e invariata. { $standing }
   *[other] { $file }: { $records }, tutte sigillate, permesse e invariate. { $standing }
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
cli-nothing-wrong = nessun errore
cli-wrong = { $hands } con errori
cli-unreadable = lettura fallita per { $hands }
cli-both = { $one }, { $other }

# Che cosa dice il programma quando non c'è una finestra in cui dirlo.

cli-bottone = bottone: { $what }
cli-no-window = questo bottone è stato compilato senza la finestra; bottone --help elenca gli altri comandi
cli-no-display = nessuno schermo per la finestra (DISPLAY e WAYLAND_DISPLAY non sono impostati); bottone rehearse funziona senza, e bottone --help elenca gli altri comandi
cli-no-keyboard = manca la libreria libxkbcommon-x11, necessaria per la tastiera su X11; installala (Debian e Ubuntu: apt install libxkbcommon-x11-0; Fedora: dnf install libxkbcommon-x11; Arch: pacman -S libxkbcommon-x11)
cli-safe = ogni voce confermata è al sicuro in { $file }

cli-print = Stampa un foglio di un torneo in PDF
cli-print-long =
    Stampa un foglio di un torneo in PDF.

    Ricevute e cartellini stanno in più su una pagina, in ordine una volta tagliata la pila. Quello che può ancora cambiare è segnato come provvisorio. Un file esistente non viene mai sovrascritto. Nel torneo non si scrive nulla: le stampe si registrano solo dalla finestra.
cli-print-sheet = Il foglio da stampare
cli-print-file = Il torneo
cli-print-out = Il nuovo PDF
cli-print-paper = La carta nella stampante: A4, Letter o un rotolo da 80 mm
cli-print-tables = Solo questi tavoli: 1,3-5
cli-print-players = Solo questi giocatori, per nome o numero di iscrizione: «Rossi, Mario; 41». Si può ripetere
cli-print-single = Un cartellino per pagina
cli-print-wall = Caratteri grandi, da leggere a due metri
cli-print-halves = Due tavoli per pagina
cli-print-page = L'indirizzo della pagina della sala per i telefoni: sulla locandina, e nell'angolo degli elenchi
cli-print-not-cards = solo i cartellini si stampano uno per pagina
cli-print-not-wall = solo gli elenchi dei posti si stampano a caratteri grandi
cli-print-not-halves = solo i fogli dei tavoli e i conteggi stanno due per pagina
cli-print-no-url = «{ $typed }» non è l'indirizzo di una pagina: atteso per esempio http://192.168.1.20:8210
cli-print-not-a-table = «{ $typed }» non è un tavolo: attesi numeri come 1,3-5
cli-print-no-table = «{ $typed }»: tavolo inesistente. Tavoli aperti: { $open }
cli-print-no-player = «{ $typed }»: giocatore inesistente
cli-print-player = { $name } ({ $number })
cli-print-which-player = «{ $typed }» può essere: { $names }
cli-print-whole = { $sheet }: questo foglio si stampa sempre intero
cli-print-tables-only = { $sheet }: per questo foglio scegli i tavoli, non i giocatori
cli-results = Scrive i risultati in un file
cli-results-long =
    Scrive i risultati in un file: `csv` per un foglio di calcolo, `hendon` come per The Hendon
    Mob (da confrontare con il loro modello attuale) o `text` da pubblicare. I risultati non sono
    definitivi finché tutti non sono stati pagati e non manca nulla. Lo stato di uscita è 3 se una
    parte del montepremi non è pagata o se i premi lo superano, quello di `check` se mancano
    righe del torneo.
cli-results-file = Il torneo
cli-results-format = Il formato del file
cli-results-out = Il nuovo file
cli-results-separator = Il separatore fra le celle. Se manca, una virgola in inglese e un punto e virgola in italiano
cli-provisional = Questi risultati non sono definitivi: { $status }
cli-pages = { $count ->
    [one] { $count } pagina
   *[other] { $count } pagine
}

# Parole che non si capiscono.
cli-misread-command = Comando sconosciuto «{ $word }»
cli-misread-unknown = Argomento sconosciuto «{ $word }»
cli-misread-meant = { $what }. Intendevi { $meant }?
cli-misread-value = «{ $value }» non si può usare per { $option }: { $why }
cli-misread-one-of = atteso uno tra { $all }
cli-misread-number = atteso un numero intero
cli-misread-range = atteso un numero da { $low } a { $high }
cli-misread-no-value = { $option } vuole un valore
cli-misread-missing = Manca: { $what }
cli-misread-no-command = Nessun comando indicato. Atteso uno tra { $all }
cli-misread-conflict = { $one } non si può usare con { $other }
cli-misread-count = { $option } ha troppi valori o troppo pochi
cli-misread-help = Per la guida: bottone --help
cli-output-lost = non è stato possibile scrivere l'output
cli-no-rulebooks = { $folder }: non è una cartella di regolamenti
cli-no-event-in-folder = nessun torneo in questa cartella
