# Punti e classifiche.

points-fault = carattere { $column }: { $what }
points-empty = la formula è vuota
points-too-long = la formula è troppo lunga: usa al massimo { $most } caratteri
points-letter = «{ $letter }» non è ammesso in una formula
points-number = non è un numero
points-part = qui serve un numero, un nome o una parentesi aperta
points-sign = serve un operatore come + o *, oppure la fine
points-bracket = manca una parentesi chiusa
points-name = «{ $name }» è sconosciuto
points-log = «log» vuole una base: scrivi ln, log10 o log2
points-takes = { $name } vuole { $least } { $least ->
    [one] numero
   *[other] numeri
}
points-takes-some = { $name } vuole da { $least } a { $most } numeri
points-too-deep = troppe parentesi annidate
points-counter = una somma comincia con un nome nuovo con cui contare: sum(k, 1, mr, k)
points-no-number = qui la formula non dà un risultato: una divisione per zero, o una radice o un logaritmo non validi
points-takes-too-long = la formula è troppo lunga da calcolare. Semplificala

points-this-event = Questo torneo
points-preset = Sistema punti
points-own = Formula del circolo
points-formula = Formula per posto
points-place = Posto
points-player = Giocatore
points-points = Punti
points-counted = Contati
points-no-places-yet = Ancora nessun piazzamento: i punti compaiono man mano che i giocatori escono.
points-name-n = iscrizioni
points-name-r = posto
points-name-b = buy-in
points-name-pp = montepremi
points-name-nr = rebuy
points-name-nh = eliminati
points-name-tc = speso in tutto
points-name-mr = ultimo posto a premio
points-name-prize = premio vinto
points-preset-neau = Dottor Neau
points-preset-card-rooms = Sale online: primo 15 %
points-preset-logarithm = Logaritmo
points-preset-percentile = Percentile
points-preset-power = Potenza del posto
points-preset-power-paid = Potenza del posto, divisa tra i posti a premio
points-preset-root = Radice di buy-in e iscritti: primo 20 %
points-preset-club = Tabella da circolo per numero di iscritti
points-preset-rank = Posizione, con premi ed eliminati
points-preset-shares = Quote di 100 per iscrizione
points-preset-reverse = Uno per ogni giocatore battuto
points-preset-places = 10, 8, 6, 5, 4, 3, 2 e 1
points-standings = Classifiche
points-stands = { $league }: posto { $place } con { $points } punti, { $events } contati
points-none-yet = Ancora nessun punto.
points-print = Classifica in PDF…
points-export = Esporta la classifica…
points-league = Classifica
points-no-league = Una classifica somma i punti di più tornei. Dalle un nome: questo torneo è il primo.
points-new-name = Nome della classifica
points-new = Nuova classifica
points-name-taken = Una classifica ha già questo nome: scegli quella, o scrivi un altro nome
points-new-how = Scrivi un nome e una formula valida per la classifica
points-which = Classifica scelta
points-save = Salva classifica
points-saved-already = La classifica è già salvata
points-saved = Classifica salvata in { $path }
points-add-event = Aggiungi questo torneo
points-remove = Togli { $event } dalla classifica
points-what-counts = Tornei che contano
points-count-all = Tutti i tornei
points-count-best = { $count ->
    [one] Il torneo migliore
   *[other] I { $count } migliori
}
points-count-drop = { $count ->
    [one] Tutti tranne il peggiore
   *[other] Tutti tranne i { $count } peggiori
}
points-fewest = Almeno
points-season = Formula della stagione (events, total, mean, highest, lowest)
points-damaged = il file è danneggiato dalla riga { $line }, perciò questo torneo non conta. Aprilo per i dettagli
points-newer = dalla riga { $line } il file è di una versione più recente di Bottone, perciò qui questo torneo non conta. Aprilo per i dettagli
points-counting-now = Calcolo della classifica…
points-event = { $name } · { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
points-event-goes-on = { $name } · contato in { $day }
