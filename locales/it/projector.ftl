# L'orologio al muro.
wall-window-title = { $event } · Schermo
wall-time-of-day = Ora
wall-last-minute = { $heading } · ultimo minuto
wall-resumes-with = Si riprende con
wall-next = Prossimo
wall-progress = Avanzamento del livello
wall-move = { $who } va al { $seat }
wall-window-title-of = { $event } · Schermo { $number }
