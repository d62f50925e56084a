# Più eventi in una finestra, e il tabellone della giornata.
today-title = Oggi
today-events-open = { $count ->
    [one] { $count } torneo
   *[other] { $count } tornei
}
today-tasks = { $count ->
    [one] { $count } cosa da fare
   *[other] { $count } cose da fare
}
today-no-event = Il torneo { $number } non è aperto
today-tab = { $event }, { $clock }, { $tasks }
today-key = Passa al torneo con questo numero; 0 mostra il quadro della giornata
today-key-board = Apri il torneo con questo numero
today-go = Vai a { $event }
today-go-board = Mostra il quadro della giornata
today-trouble = { $event }: { $cause }.
today-not-counted = { $file } non si legge, quindi qui mancano i suoi soldi e i suoi giocatori: { $why }
today-half-counted = Qui manca la fine di { $file }: { $why }
today-show = Mostra

# Una riga del tabellone, e i totali.
today-event = Torneo
today-clock = Orologio
today-level = Livello
today-left = In gioco
today-prizes = Montepremi
today-alternates = In attesa
today-to-do = Da fare
today-ends = Fine
today-open = Apri
today-starts-in = Inizia fra
today-is-late = Inizio in ritardo
today-wait = { $count ->
    [one] { $count } aspetta
   *[other] { $count } aspettano
}
today-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } ticket
}
today-short = mancano { $money }
today-paid = { $count } a premio
today-all-won = Premi tutti vinti
today-events = Tornei
today-play = { $count } in corso
today-entries = Iscrizioni
today-re-entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entry
}
today-playing = In gioco ora
today-tables = Tavoli
today-taken = Incassato oggi
today-nothing = Nessun torneo aperto. Creane uno, o apri un file.

# I tavoli della sala.
today-in-use = { $used } in uso · { $held } riservati · { $free } liberi
today-in-use-only = { $used } in uso · { $held } riservati
today-needed = Dealer necessari
today-now = ora
today-again = Ripeti la prossima settimana
today-again-why = { $event } di nuovo, una settimana dopo, con struttura, premi, fiches e posti uguali
today-again-people = Giocatori che tornano
today-again-selected = { $count } scelti
today-again-all = Scegli tutti
today-again-none = Togli tutti
today-again-refused = Non iscritti: { $people }
today-again-no-file = Il torneo non ha un file, quindi non si può ripetere. Prima salvane una copia
today-listed = Programma…
today-listed-title = Programma { $event }
today-listed-why = Vale per il programma, la pagina e il quadro della giornata.
today-date = Data
today-date-hint = 28.11.2026
today-start-hint = 18:00
today-start-wrong = Scrivi una data come 28.11.2026 e un'ora come 18:00
today-part = Tipo
today-part-event = Torneo a sé
today-part-flight = Flight di un torneo
today-part-day = Giornata successiva di un torneo
today-part-satellite = Satellite di un torneo
today-part-of = Torneo principale
today-part-for = Torneo di arrivo
today-part-label = Flight
today-part-number = Giornata
today-part-of-needed = Scrivi il nome del torneo principale
today-part-label-needed = Dai a ogni flight un nome come 1A
today-part-number-wrong = Scrivi il numero della giornata, da 1 in su
today-flights = Flight…
today-flights-title = Flight di { $event }
today-flights-first = Ognuno ha prezzi, fiches, struttura e premi di questo torneo, che diventa il primo flight.
today-flights-why = Ognuno è un nuovo torneo con prezzi, fiches, struttura e premi di questo, che non cambia.
today-flights-add = Aggiungi flight
today-flights-remove = Togli { $flight }
today-flights-twice = { $flight } compare due volte
today-flights-make = { $count ->
    [one] Crea { $count } flight
   *[other] Crea { $count } flight
}
today-flights-made = Flight di { $event }: { $flights }.
today-print = Programma in PDF…
today-no-club = Nessun circolo nella cartella dei tornei
today-schedule = Programma
today-start = Inizio
today-price = Quota
today-stack = Fiches iniziali
today-late = Iscrizioni tardive
today-through = fino al livello { $level }
today-state-seats = Posti sorteggiati
today-state-bagged = Giornata finita, stack imbustati
today-state-gone-on = Continua nella giornata successiva
today-guarantee = Garantiti
today-cash = Cassa della giornata
today-agrees = Casse e tornei coincidono.
today-does-not-agree = Casse e tornei non coincidono.
today-own = Tavoli della sala…
today-own-why = Numerati da 1. Un tavolo usato da un torneo non viene proposto a un altro.
today-own-field = Numero di tavoli
today-own-wrong = Scrivi un numero fino a { $most }, o lascia vuoto
today-own-save = Salva
today-club = Circolo…
today-club-name = Nome del circolo
today-club-title = Circolo
today-club-age = Età minima
today-club-age-why = Chi è più giovane viene rifiutato all'iscrizione. Vuoto: nessun controllo.
today-club-age-wrong = Scrivi un'età fino a 99, o lascia vuoto
today-club-call = Chi chiamare
today-club-call-why = Compare quando qualcuno non può giocare, per esempio: sicurezza, interno 12.
today-club-ways = Come si paga nei tornei del circolo
today-club-ways-none = Scegli almeno un modo di pagare
today-club-reach = Vale per ogni torneo nella cartella del circolo.
today-club-name-needed = Scrivi il nome del circolo
today-held = { $event }, riservati
today-free = Liberi
today-wall-events = Tornei
today-wall-full = Uno schermo mostra al massimo { $count } orologi
today-table-taken = Il tavolo { $table } è in uso: { $event }
today-twice = { $count ->
    [one] Il tavolo { $tables } è aperto in due tornei.
   *[other] I tavoli { $tables } sono aperti in due tornei.
}
