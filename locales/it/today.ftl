# Più eventi in una finestra, e il tabellone della giornata.
today-title = Oggi
today-events-open = { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
}
today-tasks = { $count ->
    [one] { $count } cosa da fare
   *[other] { $count } cose da fare
}
today-no-event = Non è aperto nessun evento { $number }
today-tab = { $event }, { $clock }, { $tasks }
today-key = Porta sul banco l'evento con questo numero; 0 mostra il tabellone della giornata
today-key-board = Apri l'evento con questo numero
today-go = Vai a { $event }
today-go-board = Mostra il tabellone della giornata
today-trouble = { $event }: { $cause }.
today-show = Mostralo

# Una riga del tabellone, e i totali.
today-event = Evento
today-clock = Orologio
today-level = Livello
today-left = In gioco
today-prizes = Montepremi
today-alternates = In attesa
today-to-do = Da fare
today-ends = Fine
today-open = Apri
today-starts-in = Inizia fra
today-is-late = Doveva iniziare
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
today-events = Eventi
today-play = { $count } in corso
today-entries = Iscrizioni
today-re-entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entry
}
today-playing = Giocano ora
today-tables = Tavoli
today-taken = Incassato oggi
today-nothing = Nessun evento è ancora aperto. Creane uno, o apri un file.

# I tavoli della sala.
today-in-use = { $used } in uso · { $held } riservati · { $free } liberi
today-in-use-only = { $used } in uso · { $held } riservati
today-needed = Dealer necessari
today-now = ora
today-again = Di nuovo fra una settimana
today-again-why = { $event } ancora una volta, una settimana dopo: struttura, premi, fiches e posti come sono
today-again-people = Chi torna
today-again-ticked = { $count } spuntati
today-again-everybody = Spunta tutti
today-again-nobody = Togli tutti
today-again-refused = Non iscritti: { $people }
today-again-no-file = Un torneo senza file non si può ripetere. Salvane prima una copia
today-listed = Nella casa…
today-listed-title = { $event } nella casa
today-listed-why = Ne tengono conto il programma, la pagina e la giornata.
today-date = Data
today-date-hint = 28.11.2026
today-start-hint = 18:00
today-start-wrong = Serve una data come 28.11.2026 e un'ora come 18:00
today-part = Che cos'è
today-part-event = Un evento a sé
today-part-flight = Un flight di un evento
today-part-day = Una giornata successiva
today-part-satellite = Un satellite
today-part-of = Dell'evento
today-part-for = Per l'evento
today-part-label = Flight
today-part-number = Giornata
today-part-of-needed = Serve il nome dell'evento intero
today-part-label-needed = Ogni flight ha bisogno di un nome come 1A
today-part-number-wrong = Una giornata è un numero da 1
today-flights = Flight…
today-flights-title = Flight di { $event }
today-flights-first = Ognuno ha prezzi, chip, struttura e premi di questo evento, che è il primo di loro.
today-flights-why = Ognuno è un nuovo evento con prezzi, chip, struttura e premi di questo, che resta com'è.
today-flights-add = Un altro
today-flights-remove = Togli { $flight }
today-flights-twice = { $flight } c'è due volte
today-flights-make = { $count ->
    [one] Crea { $count } flight
   *[other] Crea { $count } flight
}
today-flights-made = { $event } ha i flight { $flights }.
today-print = Programma in PDF…
today-no-house = Nella cartella degli eventi non c'è una casa
today-schedule = Programma
today-start = Inizio
today-price = Quota
today-stack = Fiches iniziali
today-late = Iscrizioni tardive
today-through = fino al livello { $level }
today-state-seats = I posti sono sorteggiati
today-state-bagged = Giornata finita, stack nelle buste
today-state-gone-on = Continua nella giornata successiva
today-guarantee = Garantiti
today-cash = Cassa della giornata
today-agrees = Casse ed eventi coincidono.
today-does-not-agree = Casse ed eventi non coincidono.
today-own = Tavoli della sala…
today-own-why = Sono numerati da 1. Un tavolo che ha un evento non viene proposto a un altro.
today-own-field = Quanti tavoli
today-own-wrong = Un numero fino a { $most }; niente se non va detto
today-own-keep = Tieni
today-house = Casa…
today-house-name = Nome della casa
today-house-title = La casa
today-house-age = Età minima
today-house-age-why = Chi è più giovane viene rifiutato all'iscrizione; vuoto: non si chiede a nessuno.
today-house-age-wrong = Un'età fino a 99; niente se non si chiede
today-house-call = Chi chiamare
today-house-call-why = Detto quando qualcuno non può giocare: sicurezza, interno 12.
today-house-ways = Come si paga negli eventi della casa
today-house-ways-none = Almeno un modo di pagare
today-house-reach = Vale per ogni evento nella cartella della casa.
today-house-name-needed = Una casa ha un nome
today-held = { $event }, riservati
today-free = Liberi
today-wall-events = Eventi
today-wall-full = Uno schermo mostra al massimo { $count } orologi
today-table-taken = Il tavolo { $table } è in uso: { $event }
today-twice = { $count ->
    [one] Il tavolo { $tables } è aperto in due eventi.
   *[other] I tavoli { $tables } sono aperti in due eventi.
}
