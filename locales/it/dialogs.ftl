# Ciò che ha ogni domanda.
dialogs-close = Chiudi
dialogs-cancel = Annulla
dialogs-save = Salva
dialogs-typed-stays = Quello che hai scritto resta. Premi Annulla o Esc per scartarlo
dialogs-reason = Motivo

# Più eliminati nella stessa mano.
dialogs-bust-title = Eliminati al tavolo { $table }
dialogs-bust-why = Scegli gli eliminati (o premi i numeri dei posti). Nella stessa mano chi aveva lo stack iniziale più alto si piazza meglio; a parità dividono la posizione.
dialogs-bust-why-together = Scegli gli eliminati (o premi i numeri dei posti). Tutti i tavoli giocano insieme questa mano: il regolamento decide chi si piazza meglio, e il riquadro chiede gli stack che servono.
dialogs-bust-stacks = Scrivi ogni stack a inizio mano
dialogs-bust-select = Scegli gli eliminati
dialogs-bust-selected = Elimina selezionati
dialogs-bust-player = Elimina giocatore
dialogs-bust-stack = Stack
dialogs-bust-stack-of = Stack di { $name }

# Dov'è il bottone.
dialogs-button-title = Bottone al tavolo { $table }
dialogs-button-note = Premi il posto che ha il bottone nella mano in corso, o il suo numero. I bui seguono; per un buio morto, scegli quel buio e premi il suo posto.
dialogs-button-button = Bottone { $seat }
dialogs-button-small = Small blind { $seat }
dialogs-button-big = Big blind { $seat }
dialogs-button-set = Metti il bottone
dialogs-button-choose = Scegli il posto del bottone

# Chi ha ricevuto la carta più alta, e si sposta.
dialogs-high-card-title = Carta più alta al tavolo { $table }
dialogs-high-card-note = Dai una carta scoperta a ogni giocatore che potrebbe spostarsi. Premi il posto con la più alta, o il suo numero. A parità: { $suits }.
dialogs-high-card-suits = { $of ->
    [hearts] cuori, quadri, fiori, picche
   *[spades] picche, cuori, quadri, fiori
}
dialogs-high-card-cards = O scrivi le carte dal posto { $first }
dialogs-high-card-left = Mancano le carte dei posti { $seats }.
dialogs-high-card-over = Troppe carte: { $cards } per { $players }.
dialogs-high-card-choose = Scegli il posto con la carta più alta
dialogs-high-card-moves = { $name } si sposta { $from } → { $to }.
dialogs-high-card-moves-with = { $name } ha { $card } e si sposta { $from } → { $to }.
dialogs-high-card-record = Registra

# Come si scrive un giocatore.
dialogs-player-title = Modifica giocatore
dialogs-player-family = Cognome
dialogs-player-given = Nome
dialogs-player-country = Paese
dialogs-player-card = Tessera
dialogs-player-note = Nota

# Una riga della struttura.
dialogs-row-insert-title = Inserisci riga
dialogs-row-change-title = Modifica riga
dialogs-row-insert = Inserisci
dialogs-row-level = Livello
dialogs-row-break = Pausa
dialogs-row-dinner = Cena
dialogs-row-colour-up = Color up
dialogs-row-registration = Chiusura iscrizioni
dialogs-row-end-of-day = Fine giornata
dialogs-row-ante-big-blind = Big blind
dialogs-row-ante-each = Ogni giocatore
dialogs-row-ante-button = Bottone
dialogs-row-kind = Tipo
dialogs-row-minutes = Minuti
dialogs-row-minutes-wrong = Scrivi un numero intero da 1 a { $most }
dialogs-row-name = Nome
dialogs-row-chips = Fiches
dialogs-row-chips-wrong = Scrivi le fiches da togliere, come 25 100
dialogs-row-amount-wrong = Scrivi fiches intere, come { $example }
dialogs-row-small = Small blind
dialogs-row-big = Big blind
dialogs-row-ante = Ante
dialogs-row-posted = Pagato da
dialogs-row-small-bet = Puntata piccola
dialogs-row-big-bet = Puntata grande
dialogs-row-stud-ante = Ante stud
dialogs-row-bring-in = Bring-in
dialogs-row-wrong = Prima correggi i campi segnati

# La struttura resta per altri tornei.
dialogs-keep-title = Salva tra le nostre strutture
dialogs-keep-note = Viene salvata accanto a quelle fornite, per ogni nuovo torneo. Anche la struttura di questo torneo prende il nome.
dialogs-keep-hint = Venerdì 20.000
dialogs-keep = Salva
dialogs-keep-replace = Sostituisci
dialogs-keep-taken = Nome già in uso: { $holds }. Sostituisci quella struttura o scrivi un altro nome.
dialogs-keep-shipped = Una struttura fornita ha già questo nome. Scrivi un altro nome.
dialogs-keep-kept = Salvata per i nuovi tornei: { $path }

# I giocatori si prendono da un foglio di calcolo.
dialogs-import-title = Importa giocatori
dialogs-import-whole = Nome e cognome
dialogs-import-family-first = Cognome e nome
dialogs-import-skip = Salta
dialogs-import-take = Importa
dialogs-import-line = Riga
dialogs-import-player = Giocatore
dialogs-import-what-to-know = Note
dialogs-import-seat-now = Iscrivi e dai il posto
dialogs-import-seat-later = Iscrivi, posto più tardi
dialogs-import-only-list = Solo elenco
dialogs-import-none-selected = Scegli almeno un giocatore
dialogs-import-no-names = Scegli la colonna dei nomi
dialogs-import-do = Importa { $players }
dialogs-import-header = La prima riga contiene i nomi delle colonne
dialogs-import-column = Colonna { $number }
dialogs-import-comes = Partecipa
dialogs-import-pasted = Elenco incollato
dialogs-import-left-out = Imposta una colonna su «Nota» per tenerla. Saltate: { $columns }
dialogs-import-select-all = Scegli tutti
dialogs-import-select-none = Deseleziona tutti
dialogs-import-all-draw = Tutti pagano { $price } e sorteggiano fra { $seats }.
dialogs-import-all-wait = Tutti pagano { $price } e aspettano un posto.
dialogs-import-all-listed = Nessun pagamento ora: cercali per nome quando arrivano.

# L'elenco dei tasti.
dialogs-keys-title = Scorciatoie da tastiera
dialogs-keys-note = Mentre scrivi, le lettere vanno nel campo; le scorciatoie con Ctrl e Alt, F2, F11 e F12 funzionano comunque.

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
dialogs-new-no-structure = Nessuna struttura disponibile
dialogs-new-no-name = Scrivi un nome per il torneo
dialogs-new-make = Crea torneo
dialogs-new-own = { $name } · nostra
dialogs-new-unusable = non utilizzabile
dialogs-new-chips = { $game } · fiches { $chips }
dialogs-new-minutes = { $minutes } min
dialogs-new-name-hint = Main Event d'autunno
dialogs-new-day-hint = Day 1B
dialogs-new-file = File del torneo
dialogs-new-in-club = Circolo { $house }
dialogs-new-place-club = Nella cartella del circolo { $folder }, con il nome del torneo e le persone del circolo
dialogs-new-other-place = Un'altra cartella…
dialogs-new-place = { $folder }, con il nome del torneo
dialogs-new-rebuys = Rebuy: { $chips } fiches al prezzo del buy-in, { $most }, fino al livello { $level }
dialogs-new-add-on = Add-on: { $chips } fiches al prezzo del buy-in, { $most } a testa, fino alla pausa dopo il livello { $level }
dialogs-new-more = Rientri, rebuy, trattenute e regole della casa si impostano in ogni momento in Torneo.
dialogs-new-come-off = si tolgono { $chips }
dialogs-new-registration = Chiusura iscrizioni
dialogs-new-end-of-day = Fine giornata

# La ricerca.
dialogs-find-title = Cerca
dialogs-find-bust = Chi è stato eliminato?
dialogs-find-move = Chi si sposta?
dialogs-find-hint = Giocatore, tavolo, irregolarità o comando
dialogs-find-player-hint = Nome, tessera o posto
dialogs-find-nothing = Nessun risultato
dialogs-find-not-seated = senza posto
dialogs-find-command = comando
dialogs-find-players = { $players } su { $seats }
dialogs-find-break = Chiudi il tavolo { $table }
dialogs-find-table = Tavolo { $table }
dialogs-find-go-to-table = Vai al tavolo { $table }
dialogs-find-sit-detail = decisioni, mano, bottone
dialogs-find-pause = Metti in pausa l'orologio
dialogs-find-start = Avvia l'orologio
dialogs-find-next = Livello successivo
dialogs-find-previous = Livello precedente
dialogs-find-redo = Ripeti
dialogs-find-open = Apri un torneo…
dialogs-find-dark = Tema scuro
dialogs-find-light = Tema chiaro
dialogs-find-system = Stesso tema del sistema

# Una deroga.
dialogs-leave-title = Chiudere il torneo?
dialogs-leave-lost = Questo torneo esiste solo in questa finestra. Se lo chiudi ora, tutto va perso.
dialogs-leave-anyway = Chiudi e perdi tutto
dialogs-stays-title = Questa voce non si può annullare
dialogs-stays-why = { $count ->
    [one] Una voce successiva ne dipende. Premila per vederla nello storico:
   *[other] { $count } voci successive ne dipendono. Premine una per vederla nello storico:
}
dialogs-stays-anyway = Annulla comunque…
dialogs-stays-instead = In alternativa, correggi adesso
dialogs-stays-latest-first = Annulla prima quelle, a partire dall'ultima.
dialogs-waive-title = Deroga a questa regola?
dialogs-waive-note = Deroga solo per questa volta. Lo storico mostra chi l'ha data, quando e perché.
dialogs-waive-say-why = Prima scrivi un motivo
dialogs-waive = Deroga
