# Lo que se sabe de los premios.

prizes-hand-for-hand = Mano por mano
prizes-hand-since = Mano por mano, esta mano desde las { $time }
prizes-places = { $count ->
    [one] { $count } puesto
   *[other] { $count } puestos
}
prizes-seats = { $count ->
    [one] Plaza
   *[other] { $count } plazas
}
prizes-why = Primero { $first }, { $paid } cobran de { $entries }, redondeado a { $unit }
prizes-why-over = { $money } de resto al primero
prizes-entries-open = Provisionales: inscripción abierta
prizes-not-locked = Provisionales: sin anunciar
prizes-do-not-fit = Provisionales: el plan de premios no cuadra con la bolsa de premios
prizes-announced = Premios anunciados a las { $time }
prizes-all-paid = Todos los premios pagados
prizes-shared = Pacto: { $count ->
    [one] primer puesto repartido
   *[other] primeros { $count } puestos repartidos
}
prizes-by-deal = Repartido
prizes-still-to-win = Aún en juego: { $kept }
prizes-none-left = Ya no queda ningún premio en juego
prizes-all-win-same = Todos los que quedan ganan lo mismo: { $prize }
prizes-in-the-money = En los premios
prizes-bubble = Burbuja: un eliminado más y todos cobran
prizes-to-the-money = { $count ->
    [one] A { $count } eliminado de los premios
   *[other] A { $count } eliminados de los premios
}
prizes-payouts = Premios
prizes-wall-paid = Puestos con premio
prizes-wall-raffle = Rifa: { $items }
prizes-wall-next = Próximo premio
