# La prova di un sorteggio.

# Su carta, accanto all'immagine per il telefono
draw-code = Sorteggio verificabile da tutti · codice { $code }
draw-next = I prossimi sorteggi saranno verificabili da tutti
draw-seed = Sorteggio { $number }, seme { $seed }
draw-hash = Sigillato prima del sorteggio, SHA-256: { $hash }
draw-hash-next = Sigillato per i prossimi sorteggi, SHA-256: { $hash }
draw-house = Prima di questo sorteggio non è stato sigillato nessun segreto, quindi il circolo conosceva già il seme. Prova che dopo non è cambiato niente, non che si è sorteggiato una volta sola.
draw-verify = Per controllare: bottone verify-draw

# Il registro
draw-log-sealed = Sorteggi sigillati · SHA-256 { $hash }
draw-log-said = Parola della sala per i sorteggi · { $word }
draw-log-revealed = Segreto dei sorteggi pubblicato · { $secret }

# La riga di comando
draw-number = Sorteggio { $number }
draw-what-seats = posti
draw-what-break = tavolo { $table } chiuso
draw-what-redraw = nuovo sorteggio
draw-what-envelope = busta
draw-what-last = ultime mani della giornata
draw-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
draw-its-seed = seme { $seed }
draw-fine = come pubblicato
draw-seed-club = il circolo conosceva già il seme
draw-seed-closed = segreto ancora sigillato
draw-seed-kept = seme dal segreto sigillato
draw-seed-broken = IL SEME NON VIENE DAL SEGRETO SIGILLATO
draw-undone = annullato
draw-wrong-seat = NON CORRISPONDE: all'iscrizione { $entry } è toccato { $seat }
draw-wrong-entry = NON CORRISPONDE: l'iscrizione { $entry } non ha avuto posto
draw-wrong-button = NON CORRISPONDE: il bottone del tavolo { $table }
draw-wrong-envelope = NON CORRISPONDE: è uscita un'altra busta
draw-wrong-last = NON CORRISPONDE: la carta è { $card }
draw-wrong-forgotten = NON CORRISPONDE: l'iscrizione { $entry } è rimasta fuori
draw-wrong-not-enough = NON CORRISPONDE: ci sono meno posti liberi che giocatori
draw-all-fine = { $count ->
    [0] Nessun sorteggio.
    [one] Un sorteggio, come pubblicato.
   *[other] { $count } sorteggi, tutti come pubblicati.
}
draw-some-undone = { $count ->
    [one] Un sorteggio sigillato è stato annullato. Se i suoi posti o la sua busta sono stati sorteggiati di nuovo, chiedi perché.
   *[other] { $count } sorteggi sigillati sono stati annullati. Se i loro posti o le loro buste sono stati sorteggiati di nuovo, chiedi perché.
}
draw-some-wrong = { $count ->
    [one] Un sorteggio non corrisponde.
   *[other] { $count } sorteggi non corrispondono.
}
draw-code-now = Codice { $code } · SHA-256 { $hash }
draw-code-found = Codice { $code }: come pubblicato dopo { $count ->
    [one] il primo sorteggio
   *[other] { $count } sorteggi
}.
draw-code-unknown = Codice { $code }: non trovato in questi sorteggi. I sorteggi sono stati modificati, o il codice è di un altro torneo.
draw-published = Pubblicato: { $file }
draw-expected-head = atteso «Bottone draws 1»
draw-expected-event = atteso «event» con un nome
draw-expected-line = attesa una riga come «sit 12 1 4»
draw-expected-draw = attese le righe di un sorteggio, fino a «end»
draw-expected-other = questa riga non può seguire quella sopra
cli-verify-draw = Rifai ogni sorteggio e confrontalo con quello pubblicato
cli-verify-draw-long =
    Rifai dal seme ogni sorteggio di posti, di buste e delle ultime mani della giornata, e confronta ogni posto con quello pubblicato.

    FILE è un torneo, o i suoi sorteggi pubblicati, con nomi, posti e semi, e niente di privato. Lo stato di uscita è 0 se ogni sorteggio corrisponde, ogni seme viene dal suo segreto e il codice, se c'è, è di questi sorteggi.
cli-verify-draw-file = Un torneo, o sorteggi pubblicati
cli-verify-draw-code = Il codice della lista affissa
cli-verify-draw-publish = Scrivi qui il file per il controllo. Non deve esistere già

# Posti sorteggiati con le carte.
card-draw-open = Sorteggio con le carte…
card-draw-title = Sorteggio dei posti con le carte
card-draw-run = Una carta a testa
card-draw-pairs = Due mazzetti
card-draw-run-how = Una sequenza dall'asso in giù, una carta a testa. La più alta fa le carte per prima; gli altri siedono alla sua sinistra in ordine decrescente.
card-draw-pairs-how = Una carta scoperta a ogni posto, e ogni giocatore ne pesca una uguale. Poi si pesca ancora: la più alta fa le carte per prima.
card-draw-names = Giocatori, separati da virgole
card-draw-player = Giocatore { $number }
card-draw-table = { $who } pesca il tavolo
card-draw-seat = { $who } pesca una carta
card-draw-at-seat = Carta al posto { $seat }
card-draw-deal = { $who } pesca per il mazzo
card-draw-done = Tutti i posti sorteggiati
card-draw-record = Registra i posti
card-draw-sit = Fai sedere i giocatori
card-draw-too-few = Ogni tavolo ha bisogno di due giocatori.
card-draw-no-seat = Più giocatori che posti.
card-draw-too-many-tables = Con le carte si sorteggiano al massimo 52 tavoli: sorteggia un tavolo alla volta.
card-draw-prepare-tables = Per i tavoli, da { $decks } mazzi: { $cards }. Mischiale insieme.
card-draw-prepare-seats = { $packets ->
    [1] Per un tavolo da { $players }: { $cards } di un solo seme.
   *[other] Per un tavolo da { $players }: { $cards } di due semi, un mazzetto ciascuno.
}

# La finestra
draw-menu = Sorteggio verificabile…
draw-title = Sorteggio verificabile
draw-why = Un sorteggio al computer si potrebbe ripetere finché gli amici siedono bene. Prima sigilla un segreto: affiggi l'impronta prima del sorteggio e il segreto dopo, e chiunque può rifarlo.
draw-last-secret = Ultimo segreto, per il controllo
draw-seal = Sigilla un segreto
draw-no-chance = Questo computer non fornisce numeri casuali per un segreto
draw-publish = Salva per chi controlla…
draw-file = { $event } sorteggi
draw-on-the-wall = Affiggi questo prima del sorteggio (SHA-256 del segreto)
draw-on-the-wall-note = Da ora ogni sorteggio di posti, di buste e delle ultime mani della giornata usa il segreto.
draw-word = Una parola dalla sala
draw-word-missing = Scrivi una parola di qualcuno in sala
draw-keep-word = Salva la parola
draw-word-note = Quando la lista dei giocatori è chiusa, qualcuno dice una parola o taglia una carta. Da lì nessuno, neanche il circolo, può conoscere il sorteggio in anticipo.
draw-said = Parola della sala: { $word }
draw-reveal = Pubblica il segreto
draw-reveal-note = Pubblicalo dopo il sorteggio: così chiunque può controllarlo. I prossimi sorteggi vorranno un nuovo segreto. Non si può annullare.
