# Staff: chi accede alle postazioni, e con quale ruolo.

staff-role-director = Direttore di torneo
staff-role-floor = Floor
staff-role-registration = Iscrizioni
staff-role-cashier = Cassa
staff-role-dealer = Dealer
staff-role-television = Televisore

# Che cosa può fare un ruolo.
staff-may-director = Tutto, e dà il PIN dove un altro non può
staff-may-floor = Orologio, tavoli, posti, eliminazioni, conteggi, taglie e decisioni; non vende e non paga
staff-may-registration = Vende e rimborsa iscrizioni, assegna i posti e tiene la lista d'attesa; non elimina nessuno
staff-may-cashier = Paga il dovuto, consegna ticket ed estrae le buste
staff-may-dealer = Segnala eliminazioni, conteggi e bottone del proprio tavolo
staff-may-television = Mostra il torneo e non cambia nulla

# Che cosa è successo, nel registro.
staff-log-added = Lavora qui: { $name }, { $role }
staff-log-changed = Staff modificato: { $name }, { $role }
staff-log-renamed = Staff modificato: { $was } diventa { $name }, { $role }
staff-log-removed = Non lavora più qui: { $name }
staff-log-paired = Telefono abbinato: { $name }, { $role }
staff-log-withdrawn = Telefono revocato: { $name }, { $role }

# L'accesso.
staff-sign-in-unknown = Qui non lavora nessuno con questo nome o questa tessera
staff-sign-in-wrong = Il PIN è sbagliato
staff-sign-in-wait = { $seconds ->
    [one] Troppi PIN sbagliati: si può riprovare tra { $seconds } secondo
   *[other] Troppi PIN sbagliati: si può riprovare tra { $seconds } secondi
}
staff-sign-in-table = Un dealer accede con il numero del tavolo

# La traccia di ciò che una postazione ha rifiutato.
staff-two-signatures = Oltre { $above } il denaro esce solo con il PIN di un direttore che non sia chi paga
staff-two-signatures-wrong = Un importo, come { $example }; vuoto dove basta una firma

staff-nobody = Nessun accesso
staff-trace-approval = PIN errato per un direttore
staff-trace-sign-in = PIN errato per { $name }

# Nel registro e in fondo alla finestra.
staff-log-approved = Con il PIN di { $name }
staff-log-by = { $name }, { $role }
staff-here = { $name } · { $role } · { $station }
staff-here-nobody = Nessun accesso · { $station }
staff-here-approved = PIN di { $name }: per un solo atto

# La finestra.
staff-title = Staff
staff-none = Nessuno deve accedere. Quando c'è uno staff, ogni postazione di questo torneo chiede un PIN o una tessera, e ognuno fa ciò che il ruolo consente. Il primo è un direttore.
staff-note = Ogni postazione chiede un PIN o una tessera; ciò che qualcuno ha tentato senza poterlo fare è annotato accanto alle impostazioni della postazione
staff-add = Aggiungi una persona…
staff-change = Modifica…
staff-remove = Togli
staff-has-pin = Con PIN
staff-has-card = Con tessera
staff-has-nothing = Accede con il nome
staff-member-add = Un membro dello staff
staff-member-change = { $name }
staff-name = Nome
staff-role = Ruolo
staff-card = Tessera
staff-card-hint = Scansionala qui, o lascia vuoto
staff-pin = Codice PIN
staff-pin-again = Il PIN un'altra volta
staff-pin-few-figures = Il PIN di chi paga o firma ha almeno sei cifre, o è una parola
staff-pin-why-signs = Almeno sei cifre, o una parola, per chi paga o firma. Il file del torneo ne conserva un hash
staff-pin-why = Almeno { $least } lettere o cifre. Conservato in modo che nessuno lo legga dal torneo
staff-pin-keep = Lascia vuoto per tenere il PIN
staff-pin-differs = I due PIN non sono uguali
staff-name-missing = Chi lavora qui ha un nome
staff-director-pin = Un direttore ha un PIN
staff-keep = Salva
staff-sign-in = Accedi
staff-sign-out = Esci
staff-sign-in-menu = Accedi o esci
staff-sign-in-who = Chi
staff-sign-in-field = PIN, o scansiona la tessera
staff-sign-in-dealer = Tavolo
staff-signed-in = Accesso: { $name }, { $role }
staff-signed-out = Uscita
staff-no-staff = Questo torneo non chiede l'accesso a nessuno: lo staff si fa in Impostazioni
staff-approve = Il PIN del direttore
staff-approve-menu = Il PIN del direttore per un solo atto
staff-approve-why = { $name } lo dà per questo solo atto; nel registro restano entrambi i nomi
staff-approve-any = Un direttore lo dà per il prossimo atto, entro due minuti; nel registro restano entrambi i nomi
staff-approve-nobody = Nessun altro qui è direttore: aggiungine un altro allo staff in Impostazioni
staff-approve-do = Per questo atto
staff-approved = { $name } ha dato il PIN per un solo atto
staff-key-sign-in = Accedere o uscire
staff-key-approve = Il PIN del direttore
