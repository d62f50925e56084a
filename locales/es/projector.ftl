# El reloj en la pantalla.

wall-time-of-day = Hora
wall-last-minute = { $heading } · último minuto
wall-resumes-with = Después sigue
wall-next = Siguiente
wall-progress = Avance del nivel
wall-move = { $who } a { $seat }
