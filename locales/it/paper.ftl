# Carta.

paper-page = pagina { $page } di { $of }
paper-size = Carta
paper-saved = Salvato in { $path }
paper-not-saved = Non salvato in { $path }: { $why }
paper-missing = nessun carattere ha queste lettere: { $letters }
paper-nothing = Non c'è niente da stampare
paper-no-face = Un carattere di Bottone non si può leggere
paper-no-document = Non è stato possibile fare il documento: { $why }

# I numeri in lettere: da zero a diciannove; le decine; cento, mille, più mila, e l'articolo; milione e oltre.
spelled-small = zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove
spelled-tens = venti trenta quaranta cinquanta sessanta settanta ottanta novanta
spelled-large = cento mille mila un
spelled-one-of = milione miliardo bilione
spelled-many = milioni miliardi bilioni
spelled-money = { $whole }/{ $part }
