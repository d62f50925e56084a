# Il codice di dove era arrivato il file di un torneo, su carta e nella finestra.

witness-no-code = «{ $typed }» non è un codice: atteso il numero di una riga e 16 lettere o cifre, come 414-7KQM-2F9P-XD03-H6TA
witness-holds = { $file }: il codice { $code } è della riga { $line }: fin lì non manca e non è cambiato nulla
witness-missing = { $file }: il codice { $code } è della riga { $line }, e il file è in ordine fino alla riga { $lines }: mancano { $missing }. Cerca una copia più recente
witness-other = { $file }: la riga { $line } ha un sigillo diverso da quello che dice il codice { $code }: è il file di un altro torneo, o fin lì qualcosa è stato cambiato e sigillato di nuovo
witness-menu = Sigillo del torneo…
witness-title = Sigillo del torneo
witness-note = Annota questo codice o fotografalo: chi ce l'ha può provare in seguito che fin qui non è stato tolto né cambiato nulla. È a piè di ogni foglio e, in pausa, su schermi e pagina.
witness-no-file = Il torneo non è ancora in un file, perciò non ha un sigillo.
witness-typed = Codice su un foglio
witness-check = Controlla
witness-given = Codici dati
witness-none-given = Non è ancora stato stampato nessun foglio con un codice, e nessuna pausa ne ha mostrato uno.
witness-on-walls = Schermi e pagina
witness-purpose = Sigillo del torneo
