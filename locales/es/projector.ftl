# El reloj en la pantalla.

projector-time-of-day = Hora
projector-last-minute = { $heading } · último minuto
projector-goes-on = Después sigue
projector-next = Siguiente
projector-progress = Avance del nivel
projector-move = { $who } a { $seat }
