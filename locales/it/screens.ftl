# La finestra senza un torneo.
screens-start-table = Decisioni al tavolo
screens-start-new-here = La prima volta?
screens-start-sample = Prova una serata di esempio
screens-start-sample-plays = La serata di prova è in preparazione
screens-start-sample-line = Giocatori inventati a una ventina di tavoli, livello 3 in corso. Elimina, sposta, chiudi tavoli e annulla a piacere: è un file a parte. Una guida di cinque schede ti accompagna.
screens-start-sample-progress = In preparazione: { $entries } iscrizioni, { $playing } in gioco, { $records } voci.
screens-start-open = Apri

# La sala.
screens-floor-tables = Tavoli
screens-floor-seats = Posti
screens-floor-breaking = Chiusura
screens-floor-fitting = Adatta
screens-floor-large = Grandi
screens-floor-cards = Schede
screens-floor-dense = Mappa
screens-floor-mark-now = da fare ora
screens-floor-mark-short = in attesa o corto
screens-floor-mark-planned = previsto
screens-floor-mark-unknown = sconosciuto
screens-floor-mark-open = posto libero
screens-floor-dealer = Croupier
screens-floor-next-out = prossimo fuori
screens-floor-recent-busts = Ultimi eliminati
screens-floor-not-counted = Nessuno stack contato finora.
screens-floor-bust = Elimina
screens-floor-move = Sposta
screens-floor-break = Chiudi tavolo
screens-floor-no-table = Nessun tavolo aperto. Iscrivi prima i giocatori: Da fare aprirà i tavoli che servono. Oppure apri i tavoli uno alla volta.
screens-floor-players-wait = Nessun tavolo aperto, e ci sono giocatori in attesa. Da fare, a destra, apre i tavoli che servono e sorteggia i posti.
screens-floor-register = Iscrivi giocatori
screens-floor-open-table = Apri un tavolo
screens-floor-first-breaks = Il primo tavolo dell'elenco chiude per primo. Da fare indica il prossimo con due giocatori di anticipo, così puoi affiggerlo. I tavoli trattenuti non vengono proposti.
screens-floor-release = Libera
screens-floor-hold = Trattieni
screens-floor-later = Dopo ↓
screens-floor-sooner = Prima ↑
screens-floor-breaks-last = È già l'ultimo a chiudere
screens-floor-breaks-first = È già il primo a chiudere
screens-floor-seat = Posto { $seat } { $name }
screens-floor-pinned = bloccato
screens-floor-deselect = Deseleziona tavolo
screens-floor-bust-player = Elimina
screens-floor-move-player = Sposta…
screens-floor-pin = Blocca
screens-floor-unpin = Sblocca
screens-floor-player = Giocatore…
screens-floor-open-seat = Apri posto
screens-floor-close-seat = Chiudi posto
screens-floor-several = Elimina vari…
screens-floor-few = Meno di due giocatori a questo tavolo
screens-floor-button = Bottone
screens-floor-hand = Mano +1
screens-floor-chair-more = Sedia +1
screens-floor-chair-less = Sedia −1
screens-floor-at-the-table = Al tavolo
screens-floor-to-do = Da fare
screens-floor-nothing-yet = Per ora nulla da fare.
screens-floor-nothing = Nulla da fare.
screens-floor-balanced = Nulla da fare. I tavoli sono bilanciati.

# I giocatori.
screens-players-player = Giocatore
screens-players-country = Paese
screens-players-entries = Iscrizioni
screens-players-seat = Posto
screens-players-chips = Fiches
screens-players-status = Stato
screens-players-way = Paga: { $way }
screens-players-way-hint = Metodo di pagamento di questa postazione finché non lo cambi; premi per il successivo
screens-players-way-next = Metodo di pagamento successivo
screens-players-way-key = Cambia metodo di pagamento
screens-players-way-now = Questa postazione ora incassa: { $way }
screens-players-open-seats = Posti liberi: { $seats }
screens-players-show-tables = Mostra i tavoli
screens-players-import = Importa CSV…
screens-players-none-yet = Nessun giocatore. Scrivi un nome e premi Invio, o importa un elenco.
screens-players-unknown = Nessun giocatore con questo nome.
screens-players-choose = Scegli un giocatore per vedere posto, fiches e cronologia.
screens-players-history = Cronologia
screens-players-unpin = Sblocca
screens-players-draw-seat = Sorteggia posto
screens-players-buy-in = Iscrivi e fai sedere
screens-players-pinned = Questo giocatore è bloccato al posto: prima sbloccalo
screens-players-re-entry = Rientro
screens-players-rebuy = Rebuy
screens-players-add-on = Add-on
screens-players-refund = Rimborsa
screens-players-edit = Modifica…
screens-players-edit-hint = Nome, paese, tessera e nota
screens-players-type-or-choose = Scrivi un nome o scegli un giocatore
screens-players-found = { $found } su { $all }
screens-players-name = Nome del giocatore
screens-players-type = Scrivi un nome. I nuovi vengono aggiunti.
screens-players-choose-one = Scegli uno di quelli trovati.
screens-players-enter-new = { $open ->
    [list] Invio: aggiunge { $name }, nuovo giocatore, alla lista d'attesa, turno { $place }.
    [0] Invio: aggiunge e iscrive { $name }, nuovo giocatore. Nessun posto libero: resta in attesa.
   *[other] Invio: aggiunge e iscrive { $name }, nuovo giocatore, e sorteggia un posto.
}
screens-players-enter-known = { $open ->
    [list] Invio: mette { $name } ({ $number }) in lista d'attesa, turno { $place }.
    [0] Invio: iscrive { $name } ({ $number }). Nessun posto libero: resta in attesa.
   *[other] Invio: iscrive { $name } ({ $number }) e sorteggia un posto.
}
screens-players-refused = { $waives ->
    [yes] { $why }. Premi Invio per una deroga a { $name }.
   *[no] { $why }. { $name } non può iscriversi.
}
screens-players-enter-other = Maiusc+Invio: aggiunge «{ $name }» come nuovo giocatore.
screens-players-plays = { $name } gioca al { $seat }.
screens-players-waits = { $name } è iscritto e in attesa di un posto.
screens-players-choose-player = Scegli un giocatore

# L'orologio.
screens-clock-level = Livello
screens-clock-blinds = Bui
screens-clock-ante = Ante
screens-clock-min = Min
screens-clock-starts = Inizio
screens-clock-average = Media
screens-clock-close-wall = Chiudi schermo
screens-clock-open-wall = Apri schermo
screens-clock-winner = Vincitore
screens-clock-left = Tempo rimasto { $left }
screens-clock-over = { $percent }% trascorso
screens-clock-next = Prossimo: { $stakes }
screens-clock-pause = Pausa
screens-clock-start = Avvia
screens-clock-next-day = Avvia il giorno successivo
screens-clock-go-on = Riprendi
screens-clock-previous = Indietro
screens-clock-next-level = Avanti
screens-clock-minute-less = −1 min
screens-clock-minute-more = +1 min
screens-clock-bets = puntate { $bets }
screens-clock-jump-level = Porta l'orologio all'inizio del livello { $what }, { $minutes }:00 rimasti; { $runs ->
    [yes] continua a correre
   *[no] resta in pausa
}
screens-clock-jump-row = Porta l'orologio all'inizio: { $what }, { $minutes }:00 rimasti; { $runs ->
    [yes] continua a correre
   *[no] resta in pausa
}

# Lo storico.
screens-log-records = Voci
screens-log-kind = { $kind } · voce { $number }
screens-log-time = Ora
screens-log-record = Voce
screens-log-operator = Operatore
screens-log-desk = Postazione
screens-log-found = { $found } su { $all }
screens-log-nothing = Ancora nessuna voce. Ognuna comparirà qui, con chi l'ha fatta e perché.
screens-log-none-like-this = Nessuna voce corrisponde.
screens-log-show-all = Mostra tutto
screens-log-all = Tutto
screens-log-find = Cerca nello storico
screens-log-voided = Annullata: { $what }
screens-log-undo-is-redone = Per tornare indietro da un annullamento usa Ripeti
screens-log-voided-already = Già annullata
screens-log-void = Annulla voce
screens-log-no-reason = Nessun motivo registrato.
screens-log-place = Voce { $number } · { $time } · { $who }, { $station }

# Il torneo.
screens-setup-desk = Questa postazione
screens-setup-size = Dimensione
screens-setup-second-none = Nessuna seconda copia. Scegli una chiavetta o un altro disco.
screens-setup-second-in = Seconda copia in { $folder }
screens-setup-second-choose = Seconda copia…
screens-setup-second-stop = Interrompi
screens-setup-desk-note = Salvato su questo computer, non nel torneo. Lo storico mostra operatore e postazione.
screens-setup-decimals-none = nessuno
screens-setup-event = Nome e prezzi
screens-setup-tab-rules = Regole
screens-setup-book = Regolamento
screens-setup-course = Svolgimento
screens-setup-players = Giocatori
screens-setup-button = Bottone
screens-setup-table = Tavolo
screens-setup-no-tables = Nessun tavolo aperto.
screens-setup-chosen-level = Livello { $level }
screens-setup-more-chips = Altre fiches
screens-setup-rebuys = Rebuy
screens-setup-add-on = Add-on
screens-setup-house = Regole della casa
screens-setup-save = Salva modifiche
screens-setup-name = Nome del torneo
screens-setup-day = Giorno o flight
screens-setup-resumes = Si riprende alle
screens-setup-resumes-wrong = Scrivi un orario come 14:00
screens-setup-buy-in = Buy-in
screens-setup-guarantee = Garantito
screens-setup-guarantee-wrong = Scrivi un importo, come { $example }
screens-setup-none = Nessuno
screens-setup-up-to = Fino a { $most }
screens-setup-no-limit = Senza limite
screens-setup-forfeits = Chi ha ancora fiches può cederle e rientrare
screens-setup-forfeits-yes = sì
screens-setup-forfeits-no = no
screens-setup-re-entries = Rientri
screens-setup-seats = Posti per tavolo
screens-setup-currency = Valuta
screens-setup-decimals = Decimali
screens-setup-redraws = Nuovi sorteggi
screens-setup-redraws-wrong = Scrivi numeri di giocatori, come 36, 18
screens-setup-arrivals = Verifica assenti dopo
screens-setup-button-minutes = Bottone valido per
screens-setup-minutes-wrong = Scrivi minuti interi
screens-setup-two-signatures = Due firme oltre
screens-setup-two-signatures-hint = Nessuna
screens-setup-house-note = Nuovi sorteggi: numero di giocatori rimasti a cui tutti risorteggiano il posto; vuoto segue il regolamento. Un bottone visto prima del limite va ricontrollato. I pagamenti oltre l'importo chiedono il PIN di un direttore diverso da chi paga, se c'è uno staff.
screens-setup-wrong = { $field }: { $why }
screens-setup-price = Prezzo
screens-setup-chips = Fiches
screens-setup-chips-wrong = Scrivi fiches intere, come { $example }
screens-setup-each = Limite a testa
screens-setup-through = Fino al livello
screens-setup-through-wrong = Scrivi il numero di un livello
screens-setup-small = Piccolo
screens-setup-big = Grande
screens-setup-what-to-know = Note
screens-setup-played = giocato
screens-setup-now = ora
screens-setup-edit = Modifica…
screens-setup-insert-before = Inserisci sopra…
screens-setup-insert-after = Inserisci sotto…
screens-setup-up = Su
screens-setup-down = Giù
screens-setup-remove = Togli
screens-setup-choose-row = Prima scegli una riga
screens-setup-frozen = I livelli già giocati non si possono cambiare
screens-setup-replace-late = L'orologio è partito: cambia le prossime righe una alla volta
screens-setup-save-ours = Salva tra le nostre…
screens-setup-structure = Struttura
screens-setup-structure-name = Nome della struttura
screens-setup-structure-name-wrong = Scrivi da 1 a { $most } caratteri
screens-setup-stack = Stack iniziale
screens-setup-minutes-all = Minuti, tutti
screens-setup-minutes-differ = diversi
screens-setup-cell = Livello { $level }: { $cell }
screens-setup-cell-break = Minuti della pausa
screens-setup-fill = Copia in basso
screens-setup-fill-which = Scegli prima una cella: il suo valore si copia in basso
screens-setup-fill-nothing = Le righe sotto hanno già questo valore
screens-setup-fill-rows = { $count ->
    [one] Cambia 1 riga, con una sola voce
   *[other] Cambia { $count } righe, con una sola voce
}
screens-setup-cells = Premi una cella e scrivi. Invio, Tab e frecce spostano; Ctrl D copia in basso.
screens-setup-cells-ante = bb per il big blind ante, un importo, 25 a testa, 800 bottone. Maiusc ↓ e Ctrl D copiano in basso.
screens-setup-cells-chips = Fiches intere, come 1.000 o 1,5k. Maiusc ↓ sceglie altre celle, Ctrl D copia in basso.
screens-setup-cells-minutes = Minuti interi. Maiusc ↓ sceglie altre celle, Ctrl D copia in basso.
screens-setup-tables = Tavoli
screens-setup-tables-open = { $tables ->
    [one] 1 tavolo aperto
   *[other] { $shown } tavoli aperti
}
screens-setup-from = Dal tavolo
screens-setup-to = Al tavolo
screens-setup-tables-wrong = Scrivi numeri di tavoli, prima il più basso
screens-setup-open-tables = Apri tavoli
screens-setup-open-these = Apri { $tables } da { $seats } posti
players-seat-won = Ticket vinto

# What some words mean, in one sentence.
tip-screens-setup-day = La giornata o il flight di questo file, per esempio Day 1B. Lascia vuoto se il torneo dura un giorno.
tip-waiting-rule = Come si attende quando la sala è piena: senza lista, o in una lista chiamata in ordine.
tip-screens-setup-arrivals = Dopo questi minuti di gioco, Da fare chiede di verificare chi non si è visto al suo posto.
tip-screens-setup-two-signatures = I pagamenti oltre questo importo richiedono le firme di due persone dello staff.
tip-screens-setup-button-minutes = Minuti di gioco per cui vale un bottone visto o sorteggiato. Poi va ricontrollato.
tip-shelf-own = Solo le strutture create o modificate dal circolo, non quelle fornite con Bottone.
tip-dialogs-import-only-list = Aggiunge i nomi ai giocatori senza iscriverli né dare loro un posto.
tip-screens-floor-pin = Il giocatore non viene mai spostato per bilanciare o chiudere un tavolo finché non lo sblocchi.
tip-screens-floor-chair-more = Aggiunge una sedia a questo tavolo, per un giocatore in più.
tip-screens-log-desk = Il nome del computer nello storico, per esempio desk-1. Mostra dove è stata fatta ogni voce.
tip-prizes-groups = Posizioni vicine che ricevono lo stesso premio, per esempio dal 10° al 12°.
tip-players-moved = Cambi di tavolo di questo giocatore. Accanto, il numero entro cui restano 95 serate su 100 come questa.
