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
shell-menu-file = Archivio
shell-menu-event = Torneo
shell-menu-room = Sala
shell-menu-club = Circolo
shell-menu-draws = Sorteggi e sigillo
shell-more = Altro…
shell-menu-hint = Menu: file, tema, lingua, schermo
shell-undo = Annulla
shell-undo-this = Annulla: { $what }
shell-nothing-to-undo = Nulla da annullare
shell-find = Giocatore, tavolo…
shell-find-short = Cerca…
shell-event = Torneo senza nome
shell-clock-running = Orologio in corso
shell-clock-paused = Orologio in pausa
shell-keys = { $key } tasti
shell-desk = Postazione: { $station }
shell-wall-on = Schermo acceso
shell-setup-not-saved = Impostazioni non salvate
shell-saved = Salvato
shell-in-no-file = Non salvato su file
shell-saved-twice = Salvato in 2 posti
shell-saved-once = Salvato · seconda copia: { $what }
shell-kept-reports = Salvato come annotazioni
shell-not-saved = Non salvato
shell-second-lost = Seconda copia: { $what }. Il file del torneo è completo.
shell-second-back = La seconda copia è di nuovo completa.
shell-continue-in-second = Continua nella seconda copia
shell-continue-needless = Il file del torneo salva regolarmente: puoi continuare qui.
shell-read-only = Sola lettura
shell-last = Ultimo: { $time } { $what }
shell-save-copy = Salva una copia…
shell-try-again = Riprova
shell-retry-now = Riprova ora
shell-discard-refused = Scarta
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
shell-close-wall = Chiudi lo schermo
shell-open-wall = Apri uno schermo
shell-full-screen = Schermo intero
shell-list-of-keys = Scorciatoie da tastiera
shell-close-event = Chiudi il torneo
shell-quit = Esci
shell-no-recent = Nessun torneo recente

# Che cosa fa ogni tasto.
shell-key-print = Stampa il foglio scelto; altrove, vai a Stampa
shell-key-go-on = Se il file non si può salvare: continua altrove
shell-key-save-sheet = Salva il foglio scelto in PDF
shell-key-print-changed = Stampa i fogli cambiati
shell-key-zoom = Ingrandisci la pagina
shell-key-find = Cerca un giocatore, un tavolo, un'irregolarità o un comando
shell-key-undo = Annulla
shell-key-redo = Ripeti (o Ctrl Y)
shell-key-clock = Avvia o metti in pausa l'orologio
shell-key-next = Livello successivo (premi due volte)
shell-key-previous = Livello precedente (premi due volte)
shell-key-more = Aggiungi un minuto
shell-key-less = Togli un minuto
shell-key-first-task = Esegui la prima cosa da fare
shell-key-bust = Elimina il giocatore scelto (o X)
shell-key-move = Sposta il giocatore scelto
shell-key-re-entry = Rientro del giocatore scelto
shell-key-rebuy = Rebuy del giocatore scelto
shell-key-add-on = Add-on del giocatore scelto
shell-key-sit = Vai al tavolo scelto
shell-key-go = Vai a una schermata
shell-key-alt = Eliminazione, spostamento, rientro, rebuy, add-on del giocatore scelto
shell-key-wall = Apri o chiudi lo schermo (o F2)
shell-key-full-screen = Schermo intero (o F)
shell-key-lock = Blocca la postazione
shell-key-larger = Ingrandisci tutto
shell-key-smaller = Riduci tutto
shell-key-open = Apri un torneo
shell-key-new = Nuovo torneo
shell-key-import = Importa giocatori
shell-key-deselect = Chiudi, o deseleziona il tavolo
shell-key-list = Questo elenco (o F12)
shell-key-free-table = Decisioni al tavolo, senza torneo
shell-key-leave-table = Esci dalle decisioni senza torneo
shell-key-tabs = Da una scheda all'altra
shell-key-tab-letters = Pulsante principale della scheda: il tasto è sul pulsante
shell-key-cell-below = Conferma la cella e passa a quella sotto
shell-key-cell-next = Conferma la cella e passa alla successiva
shell-key-cell-reach = Estendi la selezione in basso
shell-key-cell-fill = Copia in basso la prima cella
shell-keys-cells = Nelle celle di una struttura
shell-keys-everywhere = Ovunque, anche mentre scrivi
shell-keys-watch = In Sala e Orologio
shell-keys-others = In ogni schermata tranne Tavolo
shell-keys-table = Al tavolo
shell-keys-start = Senza torneo aperto
shell-cap-space = Spazio
shell-cap-enter = Invio
shell-cap-shift = Maiusc

# I messaggi della riga in basso.
shell-nothing-to-turn = Nulla da annullare o ripetere
shell-keys-rest = Con un tavolo scelto, i tasti dell'orologio e del computer sono disattivati. Esc lo deseleziona; Ctrl Spazio avvia e mette in pausa comunque.
shell-size-now = Dimensione { $size }
shell-again-next = Premi ancora { $key } per il livello successivo
shell-again-previous = Premi ancora { $key } per il livello precedente
shell-nothing-to-do = Nulla da fare
shell-choose-player = Prima scegli un giocatore
shell-choose-table = Prima scegli un tavolo
shell-clock-was-set = L'orologio del computer è stato spostato { $way ->
    [forward] avanti
   *[back] indietro
} di { $by }. Il tempo rimasto nel livello non cambia.
shell-sample-failed = Serata di prova non riuscita: { $why }
shell-no-structure = nessuna struttura da giocare
shell-question-open = Una finestra dei file è ancora aperta: rispondi o chiudila prima
shell-question-gone = Il torneo che ha chiesto il file è chiuso e il file non è stato usato. Apri il torneo e riprova
shell-wall-left = Schermo { $wall } chiuso: il suo torneo non è più aperto
shell-open-already = Questo torneo è già aperto
shell-new-event-in = Nuovo torneo salvato in { $path }
shell-paste-too-long = Il testo incollato supera 256 kB e non è stato inserito
shell-copy-in = Copia salvata in { $path }
shell-path = Percorso
shell-path-why = Nessuna finestra dei file disponibile: installa xdg-desktop-portal o zenity, oppure scrivi qui il percorso.
shell-path-folders = Cartelle recenti
shell-path-whole = Scrivi il percorso completo, a partire da /
shell-path-take = Usa questo percorso
shell-add-rebuy = Aggiungi rebuy
shell-add-re-entry = Aggiungi rientro
shell-continues-in = Il torneo continua in { $path }
shell-none-imported = Nessun giocatore importato: { $why }
shell-no-documents = Il sistema non ha una cartella dei documenti
shell-sample = Serata di prova
shell-copy-name = { $name }-copia
shell-spreadsheets = Fogli di calcolo
shell-floor-operator = floor
shell-desk-station = banco-1

# Un buy-in mentre viene scritto.
shell-price-bounty = La seconda parte è una taglia
shell-price-letter = al carattere { $column } («{ $letter }»)
shell-price-end = alla fine
shell-price-amount = Scrivi un importo { $found }, come in 20+5
shell-price-plus = Scrivi un più o chiudi { $found }
shell-price-thousands = Scrivi tre cifre dopo il separatore, { $found }
shell-price-decimals = Scrivi tre cifre dopo il separatore, o al massimo { $most } decimali, { $found }
shell-price-parts = Un buy-in ha al massimo { $most } parti: la successiva è { $found }
shell-price-less = Importo troppo alto ({ $found })
shell-price-to-prizes = { $amount } al montepremi
shell-price-to-bounty = { $amount } di taglia
shell-price-to-fee = { $amount } di fee
shell-price-to-staff = { $amount } per lo staff
shell-price-free-words = gratis gratuito gratuita libero niente
shell-price-free = Ingresso gratuito
shell-price-in-all = { $parts }: { $total } in tutto

# Perché non c'è una finestra.
shell-no-window = non è stato possibile aprire la finestra: { $why }
shell-no-display = nessuno schermo trovato (controlla DISPLAY e WAYLAND_DISPLAY); bottone --help elenca ciò che funziona senza

# Il rapporto che un guasto del programma lascia. Solo l'ultima parte non è per la persona: la traccia.
fault-report = Bottone { $version }, { $system }, { $time }
    Un guasto del programma in { $place }: { $what }
    Mostrava: { $window }
    Ultime azioni, dalla più recente: { $acts }

    { $trace }
fault-title = L'ultima volta Bottone si è chiuso all'improvviso
fault-why = Ogni voce confermata è al sicuro. Su questo computer è stato salvato un rapporto senza nomi; nulla è stato inviato. Copialo per chi ti dà assistenza.
fault-copy = Copia il rapporto
fault-dismiss = Chiudi
fault-copied = Rapporto copiato negli appunti.

# What a dialog for files asks for, as its title.
shell-ask-open = Scegli il torneo da aprire
shell-ask-save-copy = Salva una copia del torneo
shell-ask-second-copies = Scegli la cartella per le seconde copie
shell-ask-save-document = Salva il documento
shell-ask-import = Scegli il foglio di calcolo con i giocatori
shell-ask-import-structure = Scegli il file della struttura
shell-ask-import-event = Scegli il file di The Tournament Director da importare
shell-ask-new-event = Scegli la cartella per il nuovo torneo
shell-ask-open-club = Scegli il file house.ron del circolo
shell-ask-new-club = Scegli la cartella del nuovo circolo: conterrà i suoi tornei e le sue persone
shell-ask-import-people = Scegli il file con le persone da importare
shell-ask-export-people = Salva l'elenco delle persone
shell-ask-portrait = Scegli la foto di questa persona
shell-ask-picture = Scegli l'immagine per lo schermo

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
unsaved-title = Modifiche non salvate
unsaved-form = { $form }: le modifiche non sono ancora in vigore.
unsaved-save-and-go = Salva e continua
unsaved-discard-and-go = Annulla modifiche e continua
unsaved-stay = Resta qui
unsaved-person-how = Salvala dalla sua pagina con il pulsante Salva.
unsaved-theme-first = Prima salva o annulla le modifiche al tema di questo schermo.
