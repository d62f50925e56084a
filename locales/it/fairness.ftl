# Quanto equamente la serata ha trattato i giocatori.

fairness-tab = Verifica
fairness-what = Misura
fairness-tonight = Stasera
fairness-chance = Per caso
fairness-verdict = Giudizio
fairness-players = Giocatori
fairness-player = Giocatore
fairness-moves = Spostamenti
fairness-why = Motivi
fairness-blinds = Al BB
fairness-early = BB fuori turno
fairness-twice = Doppi
fairness-waited = Attese
fairness-often = Giocatori spostati { $count } volte o più
fairness-most = Spostamenti del più spostato
fairness-all-moves = Spostamenti per bilanciare e da tavoli chiusi
fairness-broken = di cui da tavoli chiusi
fairness-balanced = di cui per bilanciare
fairness-by-floor = Spostamenti decisi dal floor
fairness-redrawn = Posti di un nuovo sorteggio
fairness-all-early = Big blind fuori turno dopo uno spostamento
fairness-all-twice = di cui pagati due volte
fairness-all-waited = Mani aspettate dietro il bottone
fairness-spread = Giocatori spostati mai, una, due, { $count } volte o più
fairness-within = Normale
fairness-fewer = Sotto la norma
fairness-more = Sopra la norma
fairness-note = Per caso: l'intervallo di 95 serate su 100, trovato rigiocando le stesse eliminazioni e chiusure { $nights } volte con altri sorteggi. Al BB: mani fino al big blind a ogni nuovo posto; 0 è la mano che sta per cominciare, ? un bottone sconosciuto. BB fuori turno: big blind dopo uno spostamento e prima di un giro intero, fra le mani registrate. Doppi: senza avere il bottone nel mezzo.
fairness-also-twice = { $count } doppi
fairness-also-waited = attese: { $hands }
fairness-by-chance = di solito: { $chance }
fairness-times-broken = { $count ->
    [one] { $count } chiusura
   *[other] { $count } chiusure
}
fairness-times-balanced = { $count } bilanc.
fairness-times-floor = { $count } dal floor
fairness-times-redrawn = { $count ->
    [one] { $count } nuovo sorteggio
   *[other] { $count } nuovi sorteggi
}
fairness-stayed = { $count ->
    [one] { $count } giocatore non si è mai spostato.
   *[other] { $count } giocatori non si sono mai spostati.
}
fairness-counting = Rigioco la serata con altri sorteggi…
fairness-none-seated = Nessun giocatore ha ancora avuto un posto.
