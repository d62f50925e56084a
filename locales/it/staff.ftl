# Staff: chi accede alle postazioni, e con quale ruolo.

staff-role-director = Direttore di torneo
staff-role-floor = Floor
staff-role-registration = Iscrizioni
staff-role-cashier = Cassa
staff-role-dealer = Dealer
staff-role-television = Televisore

# Che cosa può fare un ruolo.
staff-may-director = Tutto, e autorizza gli altri con il PIN
staff-may-floor = Orologio, tavoli, posti, eliminazioni, conteggi, taglie e decisioni; niente vendite o pagamenti
staff-may-registration = Vende e rimborsa iscrizioni, assegna i posti e gestisce la lista d'attesa; nessuna eliminazione
staff-may-cashier = Paga il dovuto, consegna ticket ed estrae le buste
staff-may-dealer = Segnala eliminazioni, conteggi e bottone del proprio tavolo
staff-may-television = Mostra il torneo, non cambia nulla

# Che cosa è successo, nel registro.
staff-log-added = Staff aggiunto: { $name }, { $role }
staff-log-changed = Staff modificato: { $name }, { $role }
staff-log-renamed = Staff modificato: { $was } diventa { $name }, { $role }
staff-log-removed = Staff rimosso: { $name }
staff-log-paired = Telefono abbinato: { $name }, { $role }
staff-log-withdrawn = Telefono revocato: { $name }, { $role }

# L'accesso.
staff-sign-in-unknown = Nessun membro dello staff ha questo nome o questa tessera
staff-sign-in-wrong = PIN sbagliato
staff-sign-in-wait = { $seconds ->
    [one] Troppi PIN sbagliati: si può riprovare tra { $seconds } secondo
   *[other] Troppi PIN sbagliati: si può riprovare tra { $seconds } secondi
}
staff-sign-in-table = Un dealer accede con il numero del tavolo

# La traccia di ciò che una postazione ha rifiutato.
staff-two-signatures = { $out } in tutto. I pagamenti oltre { $above } richiedono il PIN di un direttore diverso da chi paga
staff-two-signatures-to = { $name } · { $out } in tutto. I pagamenti oltre { $above } richiedono il PIN di un direttore diverso da chi paga
staff-two-signatures-wrong = Scrivi un importo come { $example }; lascia vuoto se basta una firma

staff-not-signed-in = Nessun accesso
staff-trace-approval = PIN errato del direttore
staff-trace-sign-in = PIN errato per { $name }

# Nel registro e in fondo alla finestra.
staff-log-approved = Con il PIN di { $name }
staff-log-by = { $name }, { $role }
staff-here = { $name } · { $role } · { $station }
staff-here-not-signed-in = Nessun accesso · { $station }
staff-here-approved = PIN di { $name }: per una sola azione

# La finestra.
staff-title = Staff
staff-roles = Ruoli
staff-none = Nessun accesso richiesto. Quando c'è uno staff, ogni postazione di questo torneo chiede un PIN o una tessera, e ognuno fa ciò che il ruolo consente. Inizia da un direttore.
staff-note = Ogni postazione chiede un PIN o una tessera. I tentativi rifiutati sono annotati con le impostazioni della postazione
staff-add = Aggiungi una persona…
staff-add-club = Aggiungi lo staff del circolo ({ $count })
staff-change = Modifica…
staff-remove = Togli
staff-has-pin = Con PIN
staff-has-card = Con tessera
staff-has-nothing = Accede con il nome
staff-member-add = Membro dello staff
staff-member-change = { $name }
staff-name = Nome
staff-role = Ruolo
staff-card = Tessera
staff-card-hint = Scansionala qui, o lascia vuoto
staff-pin = Codice PIN
staff-pin-again = Ripeti il PIN
staff-pin-few-figures = Per chi paga o firma servono una parola o un PIN di almeno sei cifre
staff-pin-why-signs = Almeno sei cifre, o una parola, per chi paga o firma. Il file del torneo ne conserva solo un hash
staff-pin-why = Almeno { $least } lettere o cifre. Conservato in modo che non si legga dal torneo
staff-pin-keep = Lascia vuoto per tenere il PIN attuale
staff-pin-differs = I PIN non coincidono
staff-name-missing = Scrivi un nome
staff-director-pin = A un direttore serve un PIN
staff-keep = Salva
staff-sign-in = Accedi
staff-sign-out = Esci
staff-sign-in-menu = Accedi o esci
staff-sign-in-who = Nome
staff-sign-in-then = Con l'accesso si esegue anche ciò che è stato appena premuto qui, a tuo nome. Premi Esc se non sei stato tu.
staff-sign-in-field = PIN, o scansiona la tessera
staff-sign-in-dealer = Tavolo
staff-signed-in = Accesso: { $name }, { $role }
staff-signed-out = Uscita
staff-no-staff = Questo torneo non ha uno staff, quindi non serve accedere. Aggiungilo in Torneo
staff-approve = PIN del direttore
staff-approve-menu = PIN del direttore per un'azione
staff-approve-why = { $name } autorizza questa sola azione; la voce mostra entrambi i nomi
staff-approve-any = Un direttore autorizza la prossima azione, entro due minuti; la voce mostra entrambi i nomi
staff-approve-no-director = Qui non c'è un altro direttore: aggiungilo allo staff in Torneo
staff-approve-do = Autorizza
staff-approved = { $name } ha autorizzato un'azione
staff-key-sign-in = Accedere o uscire
staff-key-approve = PIN del direttore
