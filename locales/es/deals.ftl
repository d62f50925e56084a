# Lo que se dice de un pacto.

deal-icm = ICM
deal-chop = Reparto por fichas
deal-chips-alone = Solo fichas
deal-equal = A partes iguales
deal-mixed = Mixto
deal-mixed-of = Mixto, { $percent } % ICM
deal-own = Importes propios
deal-summary = { $count ->
    [one] { $count } jugador se lleva { $shared }
   *[other] { $count } jugadores se reparten { $shared }
}
deal-summary-winner = { $count ->
    [one] { $count } jugador se lleva { $shared }
   *[other] { $count } jugadores se reparten { $shared }
}, { $kept } quedan para el ganador
deal-summary-kept = { $count ->
    [one] { $count } jugador se lleva { $shared }
   *[other] { $count } jugadores se reparten { $shared }
}, { $kept } quedan en juego
deal-summary-bounties = { $what }, y { $amount } de recompensas
deal-log-agreed = Pacto · { $method }: { $what }
