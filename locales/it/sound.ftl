# Suoni e voce.

sound-signal-minute-left = Manca un minuto
sound-signal-countdown = Tre, due, uno
sound-signal-level-begins = Inizia il livello
sound-signal-break-begins = Inizia la pausa
sound-signal-break-ends-soon = Manca un minuto alla fine della pausa
sound-signal-break-over = Fine della pausa
sound-signal-day-over = Fine della giornata
sound-signal-paused = Orologio in pausa
sound-signal-resumed = L'orologio riparte
sound-signal-hand-for-hand = Inizia il mano per mano
sound-signal-in-the-money = Tutti a premio
sound-signal-final-table = Tavolo finale
sound-signal-winner = Vincitore
sound-signal-announcement = Annuncio, 5 minuti prima
sound-next-break-soon = pausa tra 5 minuti
sound-next-closes-soon = chiusura iscrizioni tra 5 minuti
sound-signal-last-seconds = Tempo al giocatore: dieci secondi
sound-signal-time-up = Tempo al giocatore: scaduto

# Che cosa suona dopo.
sound-next-minute = Manca un minuto
sound-next-break-ends = Manca un minuto alla fine della pausa
sound-next-count-level = 3-2-1 e livello { $level }
sound-next-count-break = 3-2-1 e pausa
sound-next-count-night = 3-2-1 e fine giornata
sound-next-level = Livello { $level }
sound-next-break = Inizio pausa
sound-next-night = Fine giornata

# Che cosa si dice ad alta voce. Le cifre sono senza punti.
sound-say-minute = Manca un minuto.
sound-say-break-ends = Si riprende tra un minuto. Ai posti, prego.
sound-say-level = Livello { $level }.
sound-say-again = Si riprende. { $level }
sound-say-blinds = bui { $small } e { $big }
sound-say-ante-big-blind = big blind ante { $chips }
sound-say-ante-button = ante del bottone { $chips }
sound-say-ante-each = ante { $chips }
sound-say-bring-in = bring in { $chips }
sound-say-bets = puntate { $small } e { $big }
sound-say-break = { $name }. Si riprende alle { $time }.
sound-say-hour = { $hour }
sound-say-time = { $hour } e { $minute }
sound-say-night = Per oggi il gioco è finito.
sound-say-hand-for-hand = Si gioca mano per mano. Finite la mano e aspettate.
sound-say-in-the-money = { $count ->
    [one] { $count } giocatore è a premio.
   *[other] { $count } giocatori sono a premio.
}
sound-say-final-table = Tavolo finale. Prendere posto, prego.
sound-say-winner = Abbiamo un vincitore. Congratulazioni.
sound-say-break-soon = Pausa tra cinque minuti.
sound-say-closes-soon = Le iscrizioni chiudono tra cinque minuti.
sound-say-move = { $who }, tavolo { $table }, posto { $seat }.
sound-say-more-moves = { $count ->
    [one] E si sposta un altro giocatore.
   *[other] E si spostano altri { $count } giocatori.
}
sound-say-try = Così parla Bottone.

# La scheda.
sound-title = Suoni
sound-machine = Questo computer
sound-machine-note-writes = I suoni escono da questo computer (ospita il torneo).
sound-machine-note-reads = Questo computer legge soltanto il torneo, quindi tace: i suoni escono da quello che lo ospita.
sound-machine-note-on = Qui i suoni escono sempre. Controlla che gli altri computer tacciano.
sound-machine-note-off = Muto finché non lo accendi qui, o con { $key } in sala.
sound-as-desk = Come la postazione
sound-on = Acceso
sound-off = Spento
sound-volume = Volume dei segnali
sound-percent = { $volume } %
sound-profile = Suoni
sound-profile-broken = { $id } (non si può usare)
sound-profile-note = I tuoi: metti file WAV e un profilo in { $folder }
sound-player-found = Riproduttore: { $program }
sound-player-none = Nessun programma per suonare: installa pipewire-bin, pulseaudio-utils o alsa-utils.
sound-player-looking = Cerco un programma per suonare…
sound-look-again = Cerca ancora
sound-speech = Voce
sound-speech-levels = Livelli e pause
sound-speech-moves = Spostamenti
sound-speech-language = Lingua della voce
sound-speech-as-window = Come l'app
sound-voice-found = Voce: { $program }
sound-voice-none = Nessuna voce: installa speech-dispatcher o espeak-ng.
sound-voice-looking = Cerco una voce…
sound-signals = Segnali
sound-try = Prova
sound-try-this = Prova: { $signal }
sound-next = Prossimo
sound-next-nothing = Nessun suono finché l'orologio è in pausa.
sound-next-silent = Questo computer tace.
sound-next-in = tra { $time }
sound-bottom-on = Suono acceso
sound-bottom-off = Suono spento
sound-bottom-hint = Accendi o spegni il suono
sound-key = Accendi o spegni il suono
sound-now-on = Suono acceso
sound-now-off = Suono spento
sound-program-failed = { $program } non è riuscito a suonare

# Che cosa non va in un profilo o in un file.
sound-signal-twice = questo segnale compare due volte: usalo una volta sola
sound-file-elsewhere = scrivi il nome di un file WAV in questa cartella o in una sottocartella, con / tra le cartelle
sound-volume-range = scrivi un volume da 0 a 100
sound-wav-missing = { $path }: file non trovato. Mettilo lì, o scrivine un altro nel profilo
sound-wav-not-a-file = { $path }: non è un file. Usa un file WAV
sound-wav-too-large = { $path }: supera { $most } MiB. Usa un file WAV breve
sound-wav-not = { $path }: non è un file WAV leggibile ({ $why }). Usa 16 bit, uno o due canali, 44.100 campioni al secondo
sound-wav-kind = { $path }: { $channels } canali, { $rate } campioni al secondo a { $bits } bit. Usa da uno a otto canali, da 8.000 a 192.000 campioni al secondo, interi da 8 a 32 bit o decimali a 32 bit
sound-wav-long = { $path }: dura più di { $most } secondi. Usa un segnale breve
