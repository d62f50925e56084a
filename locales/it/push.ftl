# La scheda per una mossa di fiches e parole.

# Un importo che non si legge.
push-amount-expected = Scrivi un importo, ad esempio 1.400 o 1,4k.
