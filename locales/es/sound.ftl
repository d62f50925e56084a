# Lo que se dice en voz alta. Las cifras van sin separar los miles.

sound-say-minute = Queda un minuto.
sound-say-break-ends = El juego sigue dentro de un minuto. Por favor, ocupen sus asientos.
sound-say-level = Nivel { $level }.
sound-say-again = Sigue el juego. { $level }
sound-say-blinds = ciegas { $small } y { $big }
sound-say-ante-big-blind = ante de ciega grande { $chips }
sound-say-ante-button = ante del botón { $chips }
sound-say-ante-each = ante { $chips }
sound-say-bring-in = bring-in { $chips }
sound-say-bets = apuestas { $small } y { $big }
sound-say-break = { $name }. Vuelta a las { $time }.
sound-say-hour = { $hour } en punto
sound-say-time = { $hour }:{ $minute }
sound-say-night = El juego ha terminado por hoy.
sound-say-hand-for-hand = Mano por mano. Terminen la mano y esperen.
sound-say-in-the-money = { $count ->
    [one] { $count } jugador está en premios.
   *[other] { $count } jugadores están en premios.
}
sound-say-final-table = Mesa final. Ocupen sus asientos, por favor.
sound-say-winner = Tenemos un ganador. Enhorabuena.
sound-say-break-soon = Descanso en cinco minutos.
sound-say-closes-soon = Las inscripciones cierran en cinco minutos.
sound-say-move = { $who }, mesa { $table }, asiento { $seat }.
sound-say-more-moves = { $count ->
    [one] Y un jugador más cambia de mesa.
   *[other] Y { $count } jugadores más cambian de mesa.
}
sound-say-try = Así habla Bottone.
