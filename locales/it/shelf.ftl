# Le strutture della casa e quelle fornite con il programma.

shelf-open = Strutture…
shelf-title = Strutture
shelf-all = Tutte
shelf-own = Nostre
shelf-group = Gruppo
shelf-group-hint = Settimanali
shelf-uses = Giocata
shelf-last = Ultima volta
shelf-none = Nessuna struttura.
shelf-shipped = Fornita con il programma: duplicala per modificarla.
shelf-duplicate = Duplica
shelf-save = Salva come…
shelf-save-sheet = Foglio da stampare (PDF)…
shelf-delete = Elimina
shelf-deleted = «{ $name }» eliminata.
shelf-name-taken = Un'altra struttura ha già questo nome.
shelf-back = Torna all'elenco
