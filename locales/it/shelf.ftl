# Le strutture della casa e quelle fornite con il programma.

shelf-open = Strutture…
shelf-title = Strutture
shelf-all = Tutte
shelf-own = Nostre
shelf-group = Gruppo
shelf-group-hint = Settimanali
shelf-uses = Giocata
shelf-last = Ultima volta
shelf-none = Qui non ce n'è nessuna.
shelf-shipped = È fornita con il programma: per cambiarla se ne fa una copia.
shelf-duplicate = Duplica
shelf-save = Salva come…
shelf-save-sheet = Foglio per la stampante (PDF)…
shelf-delete = Elimina
shelf-taken-off = «{ $name }» è stata eliminata.
shelf-name-taken = Un'altra struttura ha già questo nome.
shelf-back = Torna all'elenco
