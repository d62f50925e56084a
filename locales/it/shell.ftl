# Ciò che sta intorno a ogni schermata: la colonna a sinistra, la barra in alto, la riga in basso.
shell-floor = Sala
shell-players = Giocatori
shell-clock = Orologio
shell-table = Tavolo
shell-chips = Fiches
shell-money = Denaro
shell-print = Stampa
shell-room = Schermi
shell-log = Storico
shell-setup = Torneo
shell-menu = Menu
shell-menu-hint = Menu: file, tema, lingua, proiettore
shell-undo = Annulla
shell-undo-this = Annulla: { $what }
shell-nothing-to-undo = Non c'è nulla da annullare
shell-find = Giocatore, tavolo…
shell-find-short = Cerca…
shell-event = Torneo senza nome
shell-clock-runs = L'orologio va
shell-clock-stands = L'orologio è fermo
shell-keys = { $key } tasti
shell-station = Postazione: { $station }
shell-projector-on = Proiettore acceso
shell-saved = Salvato
shell-in-no-file = Non salvato su file
shell-saved-twice = Salvato in 2 posti
shell-saved-once = Salvato · seconda copia: { $what }
shell-kept-reports = Annotato
shell-not-saved = Non salvato
shell-second-lost = La seconda copia: { $what }. Tutto è nel file del torneo.
shell-second-back = La seconda copia ha tutto.
shell-go-on-second = Continua nella seconda copia
shell-go-on-needless = Nel file del torneo si scrive: non serve continuare altrove.
shell-read-only = Sola lettura
shell-last = Ultimo: { $time } { $what }
shell-save-copy = Salva una copia…
shell-try-again = Riprova
shell-do-now = Fallo ora
shell-leave-undone = Lascia perdere
shell-language = Lingua
shell-language-hint = Passa all'inglese
shell-only-reading = Questo file è aperto in sola lettura
shell-sort = Ordina per { $column }

# Il menu.
shell-new-event = Nuovo torneo…
shell-open = Apri…
shell-open-recent = Apri recente
shell-import-players = Importa giocatori…
shell-theme = Tema
shell-theme-dark = Scuro
shell-theme-light = Chiaro
shell-theme-system = Come il sistema
shell-close-projector = Chiudi il proiettore
shell-open-projector = Apri il proiettore
shell-full-screen = Schermo intero
shell-list-of-keys = Elenco dei tasti
shell-close-event = Chiudi il torneo
shell-quit = Esci
shell-no-recent = Nessun torneo aperto finora

# Che cosa fa ogni tasto.
shell-key-print = Stampa il foglio scelto; altrove, vai a Stampa
shell-key-go-on = Se nel file non si scrive più: continua altrove
shell-key-save-sheet = Salva il foglio scelto in PDF
shell-key-print-changed = Stampa ciò che è cambiato
shell-key-zoom = Ingrandisci la pagina
shell-key-find = Cerca un giocatore, un tavolo, un'irregolarità o un comando
shell-key-undo = Annulla
shell-key-redo = Ripeti (anche Ctrl Y)
shell-key-clock = Avvia o ferma l'orologio
shell-key-next = Livello successivo (premi due volte)
shell-key-previous = Livello precedente (premi due volte)
shell-key-more = Un minuto in più
shell-key-less = Un minuto in meno
shell-key-first-task = Esegui la prima cosa da fare
shell-key-bust = Elimina il giocatore scelto (anche X)
shell-key-move = Sposta il giocatore scelto
shell-key-re-entry = Rientro del giocatore scelto
shell-key-rebuy = Rebuy del giocatore scelto
shell-key-add-on = Add-on del giocatore scelto
shell-key-sit = Vai al tavolo scelto
shell-key-go = Vai a una schermata
shell-key-alt = Eliminazione, spostamento, rientro, rebuy, add-on del giocatore scelto
shell-key-projector = Accendi o spegni il proiettore (anche F2)
shell-key-full-screen = Schermo intero (anche F)
shell-key-lock = Blocca il banco
shell-key-larger = Tutto più grande
shell-key-smaller = Tutto più piccolo
shell-key-open = Apri un torneo
shell-key-new = Nuovo torneo
shell-key-import = Importa giocatori
shell-key-let-go = Chiudi, o lascia il tavolo
shell-key-list = Questo elenco (anche F12)
shell-key-free-table = Decisioni al tavolo, senza torneo
shell-key-leave-table = Lascia il tavolo senza torneo
shell-key-tabs = Da una scheda all'altra
shell-key-tab-letters = Ciò che fa la scheda: il tasto è sul pulsante
shell-key-cell-below = Conferma la cella e passa a quella sotto
shell-key-cell-next = Conferma la cella e passa alla successiva
shell-key-cell-reach = Altre celle della colonna, da riempire
shell-key-cell-fill = Ripete in basso il valore della prima
shell-keys-cells = Nelle celle di una struttura
shell-keys-everywhere = Ovunque, anche mentre scrivi
shell-keys-watch = In sala e all'orologio
shell-keys-others = Su ogni schermata tranne il tavolo
shell-keys-table = Al tavolo
shell-keys-start = Senza torneo
shell-cap-space = Spazio
shell-cap-enter = Invio
shell-cap-shift = Maiusc

# Ciò che dice la riga in basso.
shell-nothing-to-turn = Non c'è nulla da annullare o da ripetere
shell-keys-rest = Con un tavolo scelto, i tasti dell'orologio e di questo computer riposano. Esc lo lascia; Ctrl Spazio avvia e ferma comunque.
shell-size-now = Dimensione { $size }
shell-again-next = Premi ancora { $key } per il livello successivo
shell-again-previous = Premi ancora { $key } per il livello precedente
shell-nothing-to-do = Non c'è nulla da fare
shell-choose-player = Prima scegli un giocatore
shell-choose-table = Prima scegli un tavolo
shell-clock-was-set = L'orologio del computer è stato spostato { $way ->
    [forward] avanti
   *[back] indietro
} di { $by }. Il tempo che resta al livello non cambia.
shell-sample-failed = Non è stato possibile giocare la serata di prova: { $why }
shell-no-structure = non c'è nessuna struttura da giocare
shell-question-open = È ancora aperta una finestra che chiede un file: rispondi o chiudila prima
shell-question-gone = L'evento che ha chiesto il file è chiuso: non è stato fatto nulla. Apri l'evento e riprova
shell-wall-left = Lo schermo { $wall } è chiuso: l'evento che mostrava non è più aperto
shell-open-already = Questo torneo è già aperto
shell-new-event-in = Nuovo torneo in { $path }
shell-copy-in = Una copia è in { $path }
shell-path = Percorso
shell-path-why = Il sistema non offre una finestra per scegliere un file: servono xdg-desktop-portal o zenity. Scrivi qui il percorso.
shell-path-folders = Cartelle recenti
shell-path-whole = Scrivi il percorso intero, da / in poi
shell-path-take = Usa questo percorso
shell-sell-rebuy = Vendi un rebuy
shell-sell-re-entry = Vendi un rientro
shell-goes-on-in = Il torneo continua in { $path }
shell-nobody-taken-over = Nessun giocatore importato: { $why }
shell-no-documents = Il sistema non indica una cartella per i documenti
shell-sample = Serata di prova
shell-copy-name = { $name }-copia
shell-spreadsheets = Fogli di calcolo
shell-floor-operator = floor
shell-desk-station = banco-1

# Un buy-in mentre viene scritto.
shell-price-bounty = La seconda parte è una taglia
shell-price-letter = al carattere { $column } («{ $letter }»)
shell-price-end = alla fine
shell-price-amount = Manca un importo { $found }, come in 20+5
shell-price-plus = Manca un più o la fine { $found }
shell-price-thousands = Dopo il separatore servono tre cifre, { $found }
shell-price-decimals = Dopo il separatore servono tre cifre, o al massimo { $most } decimali, { $found }
shell-price-parts = Un buy-in ha al massimo { $most } parti: la successiva è { $found }
shell-price-less = Nessuno paga così tanto ({ $found })
shell-price-to-prizes = { $amount } al montepremi
shell-price-to-bounty = { $amount } di taglia
shell-price-to-fee = { $amount } di fee
shell-price-to-staff = { $amount } per lo staff
shell-price-free-words = gratis gratuito gratuita libero niente
shell-price-free = Niente: l'ingresso è gratuito
shell-price-in-all = { $parts }: { $total } in tutto

# Perché non c'è una finestra.
shell-no-window = non è stato possibile aprire la finestra: { $why }
shell-no-display = lo schermo non è raggiungibile (controlla DISPLAY e WAYLAND_DISPLAY); bottone --help elenca ciò che funziona senza

# Il rapporto che un guasto del programma lascia. Solo l'ultima parte non è per la persona: la traccia.
fault-report = Bottone { $version }, { $system }, { $time }
    Un guasto del programma in { $place }: { $what }
    Mostrava: { $window }
    Ultimi atti, il più recente per primo: { $acts }

    { $trace }
fault-title = L'ultima volta Bottone si è interrotto
fault-why = Ogni atto confermato è al sicuro. Qui è rimasto un rapporto senza nomi; nulla è stato inviato. Copiatelo per chi segue il programma.
fault-copy = Copia il rapporto
fault-put-away = Metti via
fault-copied = Il rapporto è negli appunti.

# What a dialog for files asks for, as its title.
shell-ask-open = Scegli il torneo da aprire
shell-ask-save-copy = Scegli dove salvare la copia del torneo
shell-ask-second-copies = Scegli la cartella per le seconde copie dei tornei
shell-ask-save-document = Scegli dove salvare il documento
shell-ask-import = Scegli il foglio di calcolo con i giocatori
shell-ask-import-structure = Scegli il file con la struttura
shell-ask-import-event = Scegli il torneo di The Tournament Director da importare
shell-ask-new-event = Scegli la cartella per il nuovo torneo
shell-ask-open-house = Scegli il file house.ron della casa da aprire
shell-ask-new-house = Scegli la cartella della nuova casa: conterrà i suoi tornei e le sue persone
shell-ask-import-people = Scegli il file con le persone da importare
shell-ask-export-people = Scegli dove salvare l'elenco delle persone
shell-ask-portrait = Scegli la fotografia di questa persona
shell-ask-picture = Scegli l'immagine per lo schermo di sala

# Edits that are not saved.
unsaved-event = Torneo e regole della casa
unsaved-cell = Cella della struttura
unsaved-chip-set = Set di fiches
unsaved-payouts = Premi
unsaved-league = Classifica
unsaved-theme = Tema dello schermo
unsaved-person = Scheda di questa persona
unsaved-bar = Non salvato: { $form }
unsaved-discard = Annulla modifiche
unsaved-show = Mostra
unsaved-rail = { $screen }, non salvato
unsaved-title = Le modifiche non sono salvate
unsaved-form = { $form }: le modifiche non sono ancora in vigore.
unsaved-save-and-go = Salva e continua
unsaved-discard-and-go = Annulla modifiche e continua
unsaved-stay = Resta qui
unsaved-person-how = Salvala dalla scheda con il suo pulsante.
unsaved-theme-first = Prima salva o annulla le modifiche al tema di questo schermo.
