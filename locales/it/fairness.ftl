# Quanto equamente la serata ha trattato i giocatori.

fairness-title = Equità
fairness-what = Che cosa
fairness-told = Stasera
fairness-chance = Caso
fairness-verdict = Giudizio
fairness-players = Giocatori
fairness-player = Giocatore
fairness-moves = Spostamenti
fairness-why = Perché
fairness-blinds = Al BB
fairness-early = BB fuori turno
fairness-twice = Doppi
fairness-waited = Attese
fairness-often = Giocatori spostati { $count } volte o più
fairness-most = Spostamenti di chi si è spostato di più
fairness-all-moves = Spostamenti per bilanciare e da tavoli rotti
fairness-broken = di cui da tavoli rotti
fairness-balanced = di cui per bilanciare
fairness-by-floor = Spostamenti decisi dal floor
fairness-redrawn = Posti di un nuovo sorteggio
fairness-all-early = Grandi bui fuori turno dopo uno spostamento
fairness-all-twice = di cui pagati due volte
fairness-all-waited = Mani aspettate dietro il bottone
fairness-spread = Giocatori spostati mai, una, due, { $count } volte o più
fairness-within = Come fa il caso
fairness-fewer = Meno del caso
fairness-more = Più del caso
fairness-note = Il caso è dove lo mettono 95 serate su 100: le stesse eliminazioni e gli stessi tavoli rotti, rigiocati { $nights } volte con altri sorteggi. Al BB: quante mani mancavano al grande buio a ogni nuovo posto, 0 per la mano che sta per cominciare, ? dove il bottone non era noto. BB fuori turno: grandi bui arrivati dopo uno spostamento prima di un giro intero, fra le mani comunicate al banco; doppi: fra un buio e l'altro il giocatore non ha avuto il bottone.
fairness-also-twice = { $count } doppi
fairness-also-waited = attese: { $hands }
fairness-by-chance = di solito: { $chance }
fairness-times-broken = { $count ->
    [one] { $count } rottura
   *[other] { $count } rotture
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
fairness-counting = La serata viene rigiocata con altri sorteggi…
fairness-nobody = Nessuno ha ancora avuto un posto.
