# Come si chiama per chi la parla, e come scrive numeri e tabelle.
language-name = Italiano
language-thousands = .
language-decimal = ,
language-list = ;
# Come si chiedono le voci: il nome della lingua per i sistemi, e un nome su macOS.
language-speech = it-IT
language-voice = Alice
