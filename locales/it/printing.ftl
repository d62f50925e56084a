# La schermata di stampa.
