# Las pantallas de la sala.

wall-bubble = un eliminado más y todos cobran
wall-blinds-up = Suben las ciegas
wall-was = Antes
wall-left-in-this-level = para el final del nivel
wall-left-in-level = para el final del nivel { $level }
wall-in-the-money = { $count ->
    [one] jugador está en premios
   *[other] jugadores están en premios
}
wall-at-least = al menos
wall-final-table-place = Mesa final, { $place }
wall-next-out-place = Próximo eliminado, { $place }
wall-on-the-bubble = En la burbuja
wall-left-paid = quedan { $left }, cobran { $paid }
wall-clock = Reloj
wall-clock-paused = reloj parado
wall-table-long = Mesa
wall-hand-done = Lista
wall-hand-plays = Juega
wall-hand-stopped = Reloj parado
wall-hand-stopped-short = Parada
wall-hand-all-in-waits = All-in, espera
wall-hand-all-in = All-in
wall-hand = Mano { $number }
wall-hand-still = { $count ->
    [one] { $count } mesa sigue jugando
   *[other] { $count } mesas siguen jugando
}
wall-hand-all-ins = { $count ->
    [one] ahora se juega { $count } all-in
   *[other] ahora se juegan { $count } all-in, uno por uno
}
wall-hand-all-done = Todas las mesas han terminado
wall-hand-together = Terminen la mano y esperen
wall-min-cash = Premio mínimo
wall-per-hand = por mano
wall-at-most-per-hand = como máximo por mano
wall-to-the-winner = para el ganador
wall-place-of = { $place } de { $entries } inscripciones
wall-projected = Previstos
wall-soon-break = Descanso a las { $time }
wall-soon-closes = La inscripción cierra a las { $time }
wall-guarantee = Garantizado
wall-places-paid = { $count } puestos con premio
wall-still-to-pay = Por pagar
wall-of-all = de { $all }
wall-next-out = Próximo eliminado
wall-paid-from = 1.º { $first } · mínimo { $least }
wall-first-prize = Primer premio
wall-tables = Mesas
wall-moves-since = { $moves } desde las { $time }
wall-counted-at = Recuento de las { $time }
wall-chip-leaders = Líderes en fichas
wall-entries = Inscripciones
wall-open-seats = Asientos libres
wall-buy-in = Entrada
wall-starting-stack = Stack inicial
wall-closes-after = Inscripción hasta
wall-registration-open = Inscripción abierta
wall-registration-closed = Inscripción cerrada

wall-page = Página { $page } de { $pages }
wall-moves = Cambios de mesa
wall-seats = Asientos
wall-final-table = Mesa final
wall-table-seat = Mesa { $table } · Asiento { $seat }
wall-table = Mesa
wall-seat = Asiento
wall-from = de la mesa { $table } asiento { $seat }
wall-new-seat = nuevo asiento
wall-button = D
wall-no-moves = Ningún cambio de mesa reciente
wall-no-seats = Nadie tiene asiento todavía
wall-no-prizes = Todavía no hay premios
wall-no-schedule = No hay torneos
wall-no-standings = Ninguna liga tiene puntos todavía
wall-no-final-table = Todavía no hay mesa final
wall-page-here = Reloj, asientos y premios en tu móvil
wall-seal = Sello { $code }
