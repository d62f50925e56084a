# La finestra senza un torneo.
screens-start-table = Decisioni al tavolo
screens-start-new-here = La prima volta?
screens-start-sample = Prova una serata di esempio
screens-start-sample-plays = La serata è in corso
screens-start-sample-line = Giocatori inventati a una ventina di tavoli, livello 3 in corso. Elimina, sposta, rompi e annulla a piacere: è un file a parte. Una guida di cinque schede ti accompagna.
screens-start-sample-progress = Si gioca: { $entries } iscrizioni, { $playing } in gioco, { $records } atti nello storico.
screens-start-open = Apri

# La sala.
screens-floor-tables = Tavoli
screens-floor-seats = Posti
screens-floor-breaking = Rottura
screens-floor-fitting = Adatta
screens-floor-large = Grandi
screens-floor-cards = Schede
screens-floor-dense = Mappa
screens-floor-mark-now = da fare ora
screens-floor-mark-short = aspetta o corto
screens-floor-mark-planned = previsto, non ancora visto
screens-floor-mark-unknown = non noto
screens-floor-mark-open = posto libero
screens-floor-dealer = Croupier
screens-floor-next-out = prossimo fuori
screens-floor-last-busts = Ultimi eliminati
screens-floor-not-counted = Nessuno stack è ancora contato.
screens-floor-bust = Elimina
screens-floor-move = Sposta
screens-floor-break = Rompi tavolo
screens-floor-no-table = Nessun tavolo è ancora aperto. Prima iscrivi i giocatori: l'elenco delle cose da fare apre poi i tavoli che servono. Oppure apri i tavoli uno alla volta.
screens-floor-players-wait = Nessun tavolo è ancora aperto e ci sono giocatori in attesa. L'elenco delle cose da fare, a destra, apre i tavoli che servono e sorteggia i posti.
screens-floor-register = Iscrivi giocatori
screens-floor-open-table = Apri un tavolo
screens-floor-first-breaks = Il primo tavolo si rompe per primo. Chi si rompe poi è nell'elenco delle cose da fare con due giocatori di anticipo, da esporre. Un tavolo trattenuto non viene proposto.
screens-floor-let-go = Libera
screens-floor-hold = Trattieni
screens-floor-later = Dopo ↓
screens-floor-sooner = Prima ↑
screens-floor-breaks-last = Si rompe per ultimo
screens-floor-breaks-first = Si rompe per primo
screens-floor-seat = Posto { $seat } { $name }
screens-floor-pinned = bloccato
screens-floor-let-go-table = Lascia il tavolo
screens-floor-bust-player = Elimina
screens-floor-move-player = Sposta…
screens-floor-pin = Blocca
screens-floor-unpin = Sblocca
screens-floor-player = Giocatore…
screens-floor-open-seat = Apri posto
screens-floor-close-seat = Chiudi posto
screens-floor-several = Più eliminati…
screens-floor-few = A questo tavolo siedono meno di due giocatori
screens-floor-button = Bottone
screens-floor-hand = Mano +1
screens-floor-chair-more = Sedia +1
screens-floor-chair-less = Sedia −1
screens-floor-at-the-table = Al tavolo
screens-floor-to-do = Da fare
screens-floor-nothing-yet = Ancora nulla da fare.
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
screens-players-way-hint = Come si paga ciò che si vende a questa postazione, finché non si cambia; a ogni pressione il modo seguente
screens-players-way-next = Pagare nel modo seguente
screens-players-way-key = Come si paga ciò che si vende
screens-players-way-now = Da ora questa postazione incassa così: { $way }
screens-players-open-seats = Posti liberi: { $seats }
screens-players-show-tables = Mostra i tavoli
screens-players-import = Importa CSV…
screens-players-nobody = Non c'è ancora nessuno. Scrivi un nome e premi Invio, o importa un elenco.
screens-players-unknown = Nessuno con questo nome è noto qui.
screens-players-choose = Scegli un giocatore per vedere il posto, le fiches e che cosa è successo.
screens-players-happened = Che cosa è successo
screens-players-let-move = Sblocca
screens-players-draw-seat = Sorteggia un posto
screens-players-buy-in = Iscrivi e fai sedere
screens-players-pinned = Questo giocatore è bloccato al suo posto
screens-players-re-entry = Rientro
screens-players-rebuy = Rebuy
screens-players-add-on = Add-on
screens-players-refund = Rimborsa
screens-players-edit = Modifica…
screens-players-edit-hint = Nome, paese, tessera e nota
screens-players-type-or-choose = Scrivi un nome o scegli un giocatore
screens-players-found = { $found } su { $all }
screens-players-name = Nome di un giocatore
screens-players-type = Scrivi un nome: chi è già noto si trova, gli altri si iscrivono.
screens-players-choose-one = Scegli uno di quelli trovati.
screens-players-enter-new = { $open ->
    [list] Invio: { $name } è nuovo: lista d'attesa, turno { $place }.
    [0] Invio: { $name } è nuovo qui, si iscrive e aspetta un posto: nessuno è libero.
   *[other] Invio: { $name } è nuovo qui, si iscrive e sorteggia un posto.
}
screens-players-enter-known = { $open ->
    [list] Invio: { $name } ({ $number }): lista d'attesa, turno { $place }.
    [0] Invio: { $name } si iscrive ({ $number }) e aspetta un posto: nessuno è libero.
   *[other] Invio: { $name } si iscrive ({ $number }) e sorteggia un posto.
}
screens-players-refused = { $waives ->
    [yes] { $why }. Invio chiede perché si fa una deroga per { $name }.
   *[no] { $why }. { $name } non può iscriversi.
}
screens-players-enter-other = Maiusc Invio: iscrive { $name } come nuovo.
screens-players-plays = { $name } gioca al { $seat }.
screens-players-waits = { $name } è iscritto e aspetta un posto.
screens-players-choose-player = Scegli un giocatore

# L'orologio.
screens-clock-level = Livello
screens-clock-blinds = Bui
screens-clock-ante = Ante
screens-clock-min = Min
screens-clock-starts = Inizio
screens-clock-average = Media
screens-clock-close-projector = Chiudi proiettore
screens-clock-open-projector = Apri proiettore
screens-clock-winner = Vincitore
screens-clock-left = Tempo rimasto { $left }
screens-clock-over = { $percent } per cento trascorso
screens-clock-next = Prossimo { $stakes }
screens-clock-pause = Pausa
screens-clock-start = Avvia
screens-clock-next-day = Avvia il giorno successivo
screens-clock-go-on = Riprendi
screens-clock-previous = Indietro
screens-clock-next-level = Avanti
screens-clock-minute-less = −1 min
screens-clock-minute-more = +1 min
screens-clock-bets = puntate { $bets }
screens-clock-jump-level = Porta l'orologio all'inizio del livello { $what }, restano { $minutes }:00, e { $runs ->
    [yes] continua ad andare
   *[no] resta fermo
}
screens-clock-jump-row = Porta l'orologio all'inizio: { $what }, restano { $minutes }:00, e { $runs ->
    [yes] continua ad andare
   *[no] resta fermo
}

# Lo storico.
screens-log-time = Ora
screens-log-what = Che cosa
screens-log-operator = Operatore
screens-log-station = Postazione
screens-log-found = { $found } su { $all }
screens-log-nothing = Non è stato ancora fatto nulla. Ogni atto starà qui, con chi lo ha fatto e perché.
screens-log-none-like-this = Nessuna voce è così.
screens-log-show-all = Mostra tutto
screens-log-all = Tutto
screens-log-find = Cerca nello storico
screens-log-struck = Depennato: { $what }
screens-log-choose = Scegli una voce per leggerla per intero o per depennarla.
screens-log-undo-is-redone = Un annullamento si toglie con «Ripeti»
screens-log-struck-already = È già depennata
screens-log-strike = Depenna
screens-log-no-reason = Nessun motivo annotato.
screens-log-place = Voce { $number } · { $time } · { $who }, { $station }

# Il torneo.
screens-setup-desk = Questa postazione
screens-setup-size = Grandezza
screens-setup-second-none = Nessuna seconda copia. Scegli una chiavetta o un altro disco.
screens-setup-second-in = Seconda copia in { $folder }
screens-setup-second-choose = Seconda copia…
screens-setup-second-stop = Non più
screens-setup-desk-note = Resta su questo computer, non nel torneo. Lo storico dice chi e dove.
screens-setup-decimals-none = nessuno
screens-setup-event = Nome e prezzi
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
screens-setup-guarantee-wrong = Un importo, come { $example }
screens-setup-none = Nessuno
screens-setup-up-to = Fino a { $most }
screens-setup-no-limit = Senza limite
screens-setup-forfeits = Chi ha ancora fiche può cederle e rientrare
screens-setup-forfeits-yes = sì
screens-setup-forfeits-no = no
screens-setup-re-entries = Rientri
screens-setup-seats = Posti per tavolo
screens-setup-currency = Valuta
screens-setup-decimals = Decimali
screens-setup-redraws = Nuovi sorteggi
screens-setup-redraws-wrong = Numeri di giocatori, come 36, 18
screens-setup-arrivals = Assenti chiesti dopo
screens-setup-button-minutes = Bottone noto per
screens-setup-minutes-wrong = Minuti interi
screens-setup-two-signatures = Due firme oltre
screens-setup-two-signatures-hint = Nessuna
screens-setup-house-note = Nuovi sorteggi: giocatori rimasti ai quali tutti sorteggiano di nuovo il posto; senza numeri, come dice il regolamento. Un bottone visto più di tanti minuti fa viene chiesto di nuovo. Oltre l'importo indicato il denaro in uscita chiede il PIN di un direttore che non sia chi paga, dove c'è uno staff.
screens-setup-wrong = { $field }: { $why }
screens-setup-price = Prezzo
screens-setup-chips = Fiches
screens-setup-chips-wrong = Fiches intere, come { $example }
screens-setup-each = Quanti a testa
screens-setup-through = Fino al livello
screens-setup-through-wrong = Il numero di un livello
screens-setup-small = Piccolo
screens-setup-big = Grande
screens-setup-what-to-know = Da sapere
screens-setup-played = giocato
screens-setup-now = ora
screens-setup-edit = Modifica…
screens-setup-insert-before = Inserisci prima…
screens-setup-insert-after = Inserisci dopo…
screens-setup-up = Su
screens-setup-down = Giù
screens-setup-remove = Togli
screens-setup-choose-row = Prima scegli una riga
screens-setup-frozen = Ciò che è stato giocato resta com'era
screens-setup-replace-late = L'orologio è partito: le righe che vengono si cambiano una alla volta
screens-setup-keep = Tieni come nostra…
screens-setup-structure = Struttura
screens-setup-structure-name = Nome della struttura
screens-setup-structure-name-wrong = Da 1 a { $most } lettere
screens-setup-stack = Stack iniziale
screens-setup-minutes-all = Minuti di tutti i livelli
screens-setup-minutes-differ = diversi
screens-setup-cell = Livello { $level }: { $cell }
screens-setup-cell-break = Minuti della pausa
screens-setup-fill = Copia in giù
screens-setup-fill-which = Premi prima una cella: il suo contenuto si copia in giù
screens-setup-fill-nothing = Le righe sotto sono già così
screens-setup-fill-rows = { $count ->
    [one] Cambia 1 riga, in un solo atto
   *[other] Cambia { $count } righe, in un solo atto
}
screens-setup-cells = Premi una cella e scrivi. Invio, Tab e le frecce vanno avanti, Ctrl D copia in giù.
screens-setup-cells-ante = bb per il grande buio, un importo, 25 a testa, 800 bottone. Maiusc ↓ e Ctrl D copiano in giù.
screens-setup-cells-chips = Fiches intere, come 1.000 o 1,5k. Ctrl D copia in giù; Maiusc ↓ dice fin dove.
screens-setup-cells-minutes = Minuti interi. Ctrl D copia in giù; Maiusc ↓ dice fin dove.
screens-setup-tables = Tavoli
screens-setup-tables-open = { $tables ->
    [one] 1 tavolo aperto
   *[other] { $shown } tavoli aperti
}
screens-setup-from = Dal tavolo
screens-setup-to = Al tavolo
screens-setup-tables-wrong = Numeri di tavoli, prima il più basso
screens-setup-open-tables = Apri tavoli
screens-setup-open-these = Apri { $tables } da { $seats } posti
players-seat-won = Ticket vinto

# What some words mean, in one sentence.
tip-screens-setup-day = Quale giornata o flight è questo torneo, per esempio Day 1B; lascia vuoto se dura un giorno.
tip-waiting-rule = Che cosa succede a chi si iscrive quando non ci sono posti liberi: attende senza lista, o in una lista chiamata in ordine.
tip-screens-setup-arrivals = Dopo questi minuti di gioco, Da fare chiede dei giocatori che nessuno ha visto al loro posto.
tip-screens-setup-two-signatures = Un pagamento oltre questo importo richiede le firme di due persone dello staff.
tip-screens-setup-button-minutes = Per questi minuti di gioco ci si fida del bottone visto o sorteggiato; poi viene chiesto.
tip-shelf-own = Le strutture create o modificate dalla tua casa, senza quelle fornite con il programma.
tip-dialogs-import-only-list = I nomi vengono elencati come giocatori, ma nessuno è ancora iscritto o seduto.
tip-screens-floor-pin = Questo giocatore non viene mai spostato per bilanciare o chiudere un tavolo finché non lo sblocchi.
tip-screens-floor-chair-more = Aggiunge una sedia a questo tavolo: vi può sedere un giocatore in più.
tip-screens-log-station = Il nome di questo computer nel registro, per esempio desk-1, per vedere dove è stato fatto un atto.
tip-prizes-groups = Quanti posti vicini ricevono lo stesso premio, per esempio dal 10° al 12°.
