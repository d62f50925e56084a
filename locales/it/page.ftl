# La pagina della sala.

page-title = Pagina del torneo
page-clock = Orologio
page-seat = Il mio posto
page-moves = Spostamenti
page-prizes = Premi
page-find = Trova il tuo posto per nome
page-hint = Almeno due lettere
page-table = Tavolo
page-place = Posto
page-not-mine = Non sono io
page-waiting = In attesa di un posto
page-nobody = Nessuno con questo nome è in gioco.
page-gone = Non è tra i giocatori in gioco.
page-more = I primi % di %: scrivi altre lettere.
page-loading = Un momento
page-no-list = L'elenco sta arrivando.
page-no-moves = Nessuno è stato ancora spostato.
page-no-prizes = I premi si vedono a iscrizioni chiuse, quando la tabella dei premi è fissata.
page-no-event = Nessun torneo aperto
page-no-players = Nessuno ha ancora un posto.
page-from = dal tavolo % posto %
page-next = Prossimo: %
page-next-out = prossimo eliminato
page-bubble = Il prossimo eliminato è l'ultimo senza premio.
page-to-prizes = Ancora % eliminati prima dei premi.
page-pool = Montepremi %
page-stale = Non aggiornato: ultimo contatto % s fa
page-stale-minutes = Non aggiornato: ultimo contatto % min fa
page-never = Il torneo non è raggiungibile
page-moved = Spostato qui alle %
page-other = Italiano
page-taken = La porta { $port } è occupata da un altro programma. Scegline un'altra.
page-not-allowed = Il sistema riserva la porta { $port } a sé. Scegline una sopra la 1023.
page-not-here = { $address } non è un indirizzo di questo computer.
page-not-served = La pagina non può essere servita: { $why }
page-shared = { $count ->
    [one] Il primo posto è già assegnato tra i giocatori.
   *[other] I primi { $count } posti sono già divisi tra i giocatori.
}
cli-serve = Mostra un evento sulla rete locale, a telefoni e televisori
cli-serve-long =
    Mostra un evento sulla rete locale, a telefoni e televisori: orologio, posti per nome, spostamenti e premi. Il file dell'evento viene letto e mai scritto, e riletto quando cresce. Si ferma con Ctrl-C.
cli-serve-file = L'evento
cli-serve-listen = Dove ascoltare: un indirizzo di questo computer, una porta, o tutti e due come 192.168.1.20:8210. Se manca, ogni indirizzo, porta 8210
page-served-at = { $event } si vede su { $url } da chi è sulla stessa rete.
page-served-too = E su { $url }
page-served-here = Si vede su { $url } solo da questo computer.
page-served-tv = Televisori: { $url }tv
page-served-end = Non si vede più.
page-serve-stop = Ctrl-C per fermare.
page-not-an-address = «{ $text }» non è un posto dove ascoltare: atteso un indirizzo come 192.168.1.20, una porta come 8210, o tutti e due con i due punti
