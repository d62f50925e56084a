# Il codice di dove era arrivato il file di un torneo, su carta e nella finestra.

witness-no-code = «{ $typed }» non è un codice: scrivi il numero di una riga e 16 lettere o cifre, come 414-7KQM-2F9P-XD03-H6TA
witness-holds = { $file }: il codice { $code } è della riga { $line }: fin lì non manca e non è cambiato nulla
witness-missing = { $file }: il codice { $code } è della riga { $line }, ma il file è in ordine solo fino alla riga { $lines }: mancano { $missing }. Cerca una copia più recente
witness-other = { $file }: il sigillo della riga { $line } non corrisponde al codice { $code }: è il file di un altro torneo, o fin lì qualcosa è stato cambiato e sigillato di nuovo
witness-menu = Sigillo del torneo…
witness-title = Sigillo del torneo
witness-note = Annota questo codice o fotografalo: può provare in seguito che fin qui non è stato tolto né cambiato nulla. È su ogni foglio e, in pausa, su schermi e pagina.
witness-no-file = Il torneo non è ancora salvato in un file, perciò non ha un sigillo.
witness-typed = Codice su un foglio
witness-check = Controlla
witness-given = Codici dati
witness-none-given = Ancora nessun codice dato. I codici sono sui fogli e, in pausa, sugli schermi.
witness-on-walls = Schermi e pagina
witness-purpose = Sigillo del torneo

# I codici conservati dei file.

codes-of-machine = { $what }. Confrontato con il codice che questo computer ha conservato il { $when }
codes-of-club = { $what }. Confrontato con il codice che il circolo ha conservato il { $when }
codes-other = il { $when } questo nome era di un altro torneo, con codice { $code }. Di questo non si conosce alcun codice
codes-none = nessun codice con cui confrontare: né questo computer né un circolo ne hanno conservato uno. A un file coerente può mancare la fine: verificalo con un codice su un foglio (--witness)
codes-unread = impossibile leggere i codici conservati: { $why }
codes-look = Scopri perché prima di continuare: confrontalo con le tue copie e con i codici sui fogli.
