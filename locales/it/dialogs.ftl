# Ciò che ha ogni domanda.
dialogs-close = Chiudi
dialogs-cancel = Lascia stare
dialogs-save = Salva
dialogs-typed-stays = Quello che hai scritto resta. Premi Lascia stare o Esc per eliminarlo
dialogs-reason = Motivo

# Più eliminati nella stessa mano.
dialogs-bust-title = Eliminati al tavolo { $table }
dialogs-bust-why = Spunta chi è eliminato, o premi i numeri dei posti. Fra più eliminati nella stessa mano, chi aveva lo stack più alto all'inizio si piazza meglio; a parità di stack il piazzamento è diviso.
dialogs-bust-why-together = Spunta chi è eliminato, o premi i numeri dei posti. Tutti i tavoli giocano insieme questa mano: il regolamento dice chi si piazza meglio, e il tabellone chiede gli stack che servono.
dialogs-bust-stacks = Scrivi ogni stack com'era all'inizio della mano
dialogs-bust-tick = Spunta chi è eliminato
dialogs-bust-them = Elimina tutti
dialogs-bust-player = Elimina giocatore
dialogs-bust-stack = Stack
dialogs-bust-stack-of = Stack di { $name }

# Dov'è il bottone.
dialogs-button-title = Dov'è il bottone al tavolo { $table }?
dialogs-button-note = Premi il posto che ha il bottone nella mano in corso, o il suo numero sulla tastiera. I bui seguono; se uno è morto, sceglilo e premi il suo posto.
dialogs-button-button = Bottone { $seat }
dialogs-button-small = Piccolo buio { $seat }
dialogs-button-big = Grande buio { $seat }
dialogs-button-set = Metti il bottone
dialogs-button-choose = Quale posto ha il bottone?

# Chi ha ricevuto la carta più alta, e si sposta.
dialogs-high-card-title = Carta più alta al tavolo { $table }
dialogs-high-card-note = Dai una carta scoperta a ogni giocatore che può spostarsi. Premi il posto con la più alta, o il suo numero sulla tastiera. A parità: { $suits }.
dialogs-high-card-suits = { $of ->
    [hearts] cuori, quadri, fiori, picche
   *[spades] picche, cuori, quadri, fiori
}
dialogs-high-card-cards = O le carte, dal posto { $first } in poi
dialogs-high-card-left = Mancano le carte dei posti { $seats }.
dialogs-high-card-over = Ci sono più carte che giocatori: { $cards } per { $players }.
dialogs-high-card-choose = Quale posto ha la carta più alta?
dialogs-high-card-moves = { $name } si sposta { $from } → { $to }.
dialogs-high-card-moves-with = { $name } ha { $card } e si sposta { $from } → { $to }.
dialogs-high-card-record = Spostato

# Come si scrive un giocatore.
dialogs-player-title = Modifica giocatore
dialogs-player-family = Cognome
dialogs-player-given = Nome
dialogs-player-country = Paese
dialogs-player-card = Tessera
dialogs-player-note = Nota

# Una riga della struttura.
dialogs-row-insert-title = Inserisci una riga
dialogs-row-change-title = Cambia una riga
dialogs-row-insert = Inserisci
dialogs-row-level = Livello
dialogs-row-break = Pausa
dialogs-row-dinner = Cena
dialogs-row-colour-up = Color up
dialogs-row-registration = Chiusura iscrizioni
dialogs-row-end-of-day = Fine giornata
dialogs-row-ante-big-blind = Grande buio
dialogs-row-ante-each = Ogni giocatore
dialogs-row-ante-button = Bottone
dialogs-row-kind = Tipo
dialogs-row-minutes = Minuti
dialogs-row-minutes-wrong = Un numero intero da 1 a { $most }
dialogs-row-name = Nome
dialogs-row-chips = Fiches
dialogs-row-chips-wrong = Le fiches che si tolgono, come 25 100
dialogs-row-amount-wrong = Fiches intere, come { $example }
dialogs-row-small = Piccolo buio
dialogs-row-big = Grande buio
dialogs-row-ante = Ante
dialogs-row-posted = Messo da
dialogs-row-small-bet = Puntata piccola
dialogs-row-big-bet = Puntata grande
dialogs-row-stud-ante = Ante stud
dialogs-row-bring-in = Bring-in
dialogs-row-wrong = Qualcosa non è compilato come si deve

# La struttura resta per altri tornei.
dialogs-keep-title = Tieni come nostra struttura
dialogs-keep-note = Sta sullo scaffale accanto a quelle fornite, per ogni nuovo torneo. Anche la struttura di questo torneo prende il nome.
dialogs-keep-hint = Venerdì 20.000
dialogs-keep = Tieni
dialogs-keep-replace = Sostituisci
dialogs-keep-taken = Il nome è già preso: { $holds }. Sostituiscila o scrivi un altro nome.
dialogs-keep-shipped = Una struttura fornita ha già questo nome. Dai alla nostra un nome suo.
dialogs-keep-kept = Tenuta per ogni nuovo torneo: { $path }

# I giocatori si prendono da un foglio di calcolo.
dialogs-import-title = Importa giocatori
dialogs-import-whole = Nome e cognome
dialogs-import-family-first = Cognome e nome
dialogs-import-skip = Tralascia
dialogs-import-take = Importa
dialogs-import-line = Riga
dialogs-import-player = Giocatore
dialogs-import-what-to-know = Da sapere
dialogs-import-seat-now = Iscrivi e fai sedere
dialogs-import-seat-later = Iscrivi, posto più tardi
dialogs-import-only-list = Solo elenco
dialogs-import-nobody = Nessuno è spuntato
dialogs-import-no-names = Scegli quale colonna contiene i nomi
dialogs-import-do = Importa { $players }
dialogs-import-header = La prima riga dà i nomi delle colonne
dialogs-import-column = Colonna { $number }
dialogs-import-comes = Viene o no
dialogs-import-pasted = Elenco incollato
dialogs-import-left-out = Scegli «Nota» sopra una colonna per tenerla. Tralasciate: { $columns }
dialogs-import-tick-all = Spunta tutti
dialogs-import-tick-none = Togli le spunte
dialogs-import-all-draw = Tutti pagano { $price } e sorteggiano fra { $seats }.
dialogs-import-all-wait = Tutti pagano { $price } e aspettano un posto.
dialogs-import-all-listed = Nessuno paga ancora: si trovano per nome quando arrivano.

# L'elenco dei tasti.
dialogs-keys-title = Tasti
dialogs-keys-note = Mentre scrivi le lettere vanno nel campo; i tasti con Ctrl e Alt, F2, F11 e F12 funzionano lo stesso.

# Dove va un giocatore.
dialogs-move-title = Sposta { $name }
dialogs-move-balance = Bilanciamento, posto scelto dal floor
dialogs-move-sits = Ora: { $seat }. Scegli un tavolo (↑ ↓), poi un posto (il suo numero).
dialogs-move-waive = Deroga…
dialogs-move-choose = Prima scegli un posto
dialogs-move = Sposta
dialogs-move-to = Sposta al { $seat }
dialogs-move-table = Tavolo { $table } · { $players } su { $seats }
dialogs-move-seat = Posto { $seat }
dialogs-move-seat-what = Posto { $seat } · { $what }
dialogs-move-waits = aspetta il bottone
dialogs-move-seat-taken = Posto { $seat } · scambia con { $name }
dialogs-move-swap = Scambia con { $name }

# Un nuovo torneo.
dialogs-new-title = Nuovo torneo
dialogs-new-structure = Struttura
dialogs-new-levels = Livelli
dialogs-new-stack = Stack
dialogs-new-length = Durata
dialogs-new-no-structure = Non c'è nessuna struttura da scegliere
dialogs-new-no-name = Dai un nome al torneo
dialogs-new-make = Crea il torneo
dialogs-new-own = { $name } · propria
dialogs-new-unusable = non si può usare
dialogs-new-chips = { $game } · fiches { $chips }
dialogs-new-minutes = { $minutes } min
dialogs-new-name-hint = Main Event d'autunno
dialogs-new-day-hint = Day 1B
dialogs-new-file = Il file
dialogs-new-in-house = Casa { $house }
dialogs-new-place-house = Nella cartella della casa { $folder }, con il nome del torneo: le sue persone sono già note
dialogs-new-other-place = Un'altra cartella…
dialogs-new-place = { $folder }, con il nome del torneo
dialogs-new-rebuys = Rebuy: { $chips } fiches al prezzo del buy-in, { $most }, fino al livello { $level }
dialogs-new-add-on = Add-on: { $chips } fiches al prezzo del buy-in, { $most } a testa, fino alla pausa dopo il livello { $level }
dialogs-new-more = Rientri, rebuy, trattenute e regole della casa si impostano in ogni momento nella schermata Torneo.
dialogs-new-come-off = si tolgono { $chips }
dialogs-new-registration = Chiusura iscrizioni
dialogs-new-end-of-day = Fine giornata

# La ricerca.
dialogs-find-title = Cerca
dialogs-find-bust = Chi è eliminato?
dialogs-find-move = Chi si sposta?
dialogs-find-hint = Giocatore, tavolo, irregolarità o comando
dialogs-find-player-hint = Nome, tessera o posto
dialogs-find-nothing = Nulla con questo nome
dialogs-find-not-seated = senza posto
dialogs-find-command = comando
dialogs-find-players = { $players } su { $seats }
dialogs-find-table = Tavolo { $table }
dialogs-find-sit = Siediti al tavolo { $table }
dialogs-find-sit-detail = decisioni, mano, bottone
dialogs-find-pause = Ferma l'orologio
dialogs-find-start = Avvia l'orologio
dialogs-find-next = Livello successivo
dialogs-find-previous = Livello precedente
dialogs-find-redo = Ripeti
dialogs-find-open = Apri un torneo…
dialogs-find-dark = Tema scuro
dialogs-find-light = Tema chiaro
dialogs-find-system = Tema del sistema

# Una deroga.
dialogs-leave-title = Lasciare il torneo?
dialogs-leave-lost = Il torneo è solo in questa finestra. Chi lo lascia ora perde tutto quello che è stato fatto.
dialogs-leave-anyway = Abbandona e perdi tutto
dialogs-stays-title = Non si può depennare
dialogs-stays-why = { $count ->
    [one] Un atto successivo ne dipende: senza, non sarebbe stato possibile. Toccalo per vederlo nello storico:
   *[other] { $count } atti successivi ne dipendono: senza, non sarebbero stati possibili. Toccane uno per vederlo nello storico:
}
dialogs-stays-anyway = Cancella lo stesso…
dialogs-stays-instead = In alternativa, rimedia adesso
dialogs-stays-latest-first = Depenna prima quelli, a partire dall'ultimo.
dialogs-waive-title = Deroga a una regola?
dialogs-waive-note = Vale solo per questo atto. Chi, quando e perché resta nello storico.
dialogs-waive-say-why = Prima scrivi perché
dialogs-waive = Deroga
