# L'orologio al muro.
projector-title = { $event } · Schermo
projector-time-of-day = Ora
projector-last-minute = { $heading } · ultimo minuto
projector-goes-on = Si riprende con
projector-next = Prossimo
projector-progress = Avanzamento del livello
projector-move = { $who } va al { $seat }
projector-title-of = { $event } · Schermo { $number }
