# Gli schermi della sala: finestre e temi.

wall-wrong-part-twice = Questa parte è già nella fascia: ciascuna può starci una volta sola
wall-wrong-size = Valore atteso: da { $least } a { $most } per cento
wall-wrong-picture = Valore atteso: il nome di un'immagine, PNG o JPEG
wall-wrong-words = Valore atteso: una riga di al massimo { $most } lettere
wall-wrong-seconds = Valore atteso: da 1 a { $most } secondi

wall-bubble = ancora un eliminato e sono tutti a premio
wall-blinds-up = Bui in aumento
wall-was = Prima
wall-left-in-this-level = alla fine del livello
wall-left-in-level = alla fine del livello { $level }
wall-in-the-money = { $count ->
    [one] giocatore è a premio
   *[other] giocatori sono a premio
}
wall-at-least = almeno
wall-final-table-place = Tavolo finale, { $place }
wall-next-out-place = Prossimo eliminato, { $place }
wall-guarantee = Garantito
wall-paid-from = 1° { $first } · minimo { $least }
wall-first-prize = Primo premio
wall-tables = Tavoli
wall-moves-since = { $moves } dalle { $time }
wall-counted-at = Conteggio delle { $time }
wall-chip-leaders = Chip leader
wall-entries = Iscrizioni
wall-open-seats = Posti liberi
wall-buy-in = Buy-in
wall-starting-stack = Stack iniziale
wall-closes-after = Iscrizioni fino a
wall-registration-open = Iscrizioni aperte
wall-registration-closed = Iscrizioni chiuse

wall-page = Pagina { $page } di { $pages }
wall-moves = Spostamenti
wall-seats = Posti
wall-final-table = Tavolo finale
wall-table-seat = Tavolo { $table } · Posto { $seat }
wall-table = Tav.
wall-seat = Posto
wall-from = dal tavolo { $table } posto { $seat }
wall-new-seat = nuovo posto
wall-button = D
wall-no-moves = Nessuno spostamento di recente
wall-no-seats = Nessuno ha ancora un posto
wall-no-prizes = I premi non ci sono ancora
wall-no-schedule = Nessun evento è noto
wall-no-standings = Nessuna classifica ha ancora punti
wall-no-final-table = Il tavolo finale non c'è ancora
wall-page-here = Orologio, posti e premi sul telefono

wall-picture-not-read = { $path }: l'immagine non si può leggere: { $why }
wall-picture-too-large = { $path }: l'immagine è troppo grande: al massimo { $most } MB
wall-picture-not-shown = { $path }: atteso un PNG o un JPEG: { $why }
wall-seal = Sigillo { $code }
