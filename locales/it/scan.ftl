# Il codice sulla carta che un giocatore ha in mano, e che cosa dice il banco quando lo legge.
scan-for-the-desk = Per il banco
scan-sits = { $name } · { $seat }
scan-was-moved = { $name } è stato spostato: ora { $seat }
scan-plays-again = { $name } è fuori con l'iscrizione { $number } e gioca di nuovo: { $seat }
scan-waits = { $name } è in attesa di posto
scan-is-out = { $name } è fuori: { $out }
scan-taken-back = { $name }: l'iscrizione { $number } è stata annullata
scan-other-event = Questa carta è di un altro torneo
scan-no-entry = In questo torneo non c'è l'iscrizione { $number }
scan-nothing-owed = { $who } · non gli spetta niente
# Qualcuno ha lasciato cadere un'immagine sulla finestra: la foto di una carta.
scan-no-code-on-it = { $file }: in questa immagine non c'è il codice di una carta
scan-several-on-it = { $file }: in questa immagine ci sono { $count } codici. Fotografa una carta alla volta
scan-not-here = { $who } · prima rispondi o chiudi la domanda: non chiede un giocatore
scan-not-one-of-them = { $who } · non è fra quelli che si chiedono qui
