# Il codice sulla carta che un giocatore ha in mano, e che cosa dice il banco quando lo legge.
scan-for-the-desk = Per la postazione
scan-sits = { $name } · { $seat }
scan-was-moved = { $name } è stato spostato: { $seat }
scan-plays-again = { $name } è fuori con l'iscrizione { $number } e gioca di nuovo: { $seat }
scan-waits = { $name } è in attesa di posto
scan-is-out = { $name } è fuori: { $out }
scan-taken-back = { $name }: l'iscrizione { $number } è stata annullata
scan-other-event = Questo foglio è di un altro torneo
scan-no-entry = Questo torneo non ha l'iscrizione { $number }
scan-nothing-owed = { $who } · non gli spetta niente
# Qualcuno ha lasciato cadere un'immagine sulla finestra: la foto di una carta.
scan-no-code-on-it = { $file }: in questa immagine non c'è il codice di un cartellino o di una ricevuta
scan-several-on-it = { $file }: { $count } codici in questa immagine. Fotografa un foglio alla volta
scan-not-here = { $who } · prima rispondi o chiudi la domanda: non chiede un giocatore
scan-not-one-of-them = { $who } · non è fra i giocatori richiesti qui
