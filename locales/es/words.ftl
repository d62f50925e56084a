# Palabras que comparten muchas frases.

count-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
count-entries = { $count ->
    [one] { $count } inscripción
   *[other] { $count } inscripciones
}
count-reentries = { $count ->
    [one] { $count } reentrada
   *[other] { $count } reentradas
}
count-rebuys = { $count ->
    [one] { $count } recompra
   *[other] { $count } recompras
}
count-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
count-moves = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}
count-open-seats = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
count-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
count-ordinal = { $number }.º
count-and = { $first } y { $last }

# Cómo se llaman los juegos.
game-no-limit = { $form ->
    [short] NL { $game }
   *[long] No-Limit { $game }
}
game-pot-limit = { $form ->
    [short] PL { $game }
   *[long] Pot-Limit { $game }
}
game-limit = Limit { $game }
game-eight = 8-game
game-hold-em = Hold'em
game-short-deck = Short Deck
game-omaha = Omaha
game-omaha8 = Omaha Hi-Lo
game-big-o = Big O
game-stud = Stud
game-stud-hi-lo = Stud Hi-Lo
game-stud8 = Stud Hi-Lo 8
game-razz = Razz
game-five-card-draw = Cinco cartas con descarte
game-italian-draw = Póquer italiano
game-single-draw27 = 2-7 Single Draw
game-triple-draw27 = 2-7 Triple Draw
game-triple-draw-a5 = A-5 Triple Draw
game-badugi = Badugi

# Asientos y mesas.
seat-short = M{ $table } A{ $seat }
seat-aloud = Mesa { $table } asiento { $seat }
seat-table = Mesa { $table }
seat-tables = { $count ->
    [0] ninguna mesa
    [one] mesa { $tables }
   *[other] mesas { $tables }
}
seat-tables-to = { $first } a { $last }

# Una inscripción de la que no se sabe el nombre.
people-entry = inscripción { $number }

# Ciegas, antes y fichas.
level-bring-in = bring-in { $chips }
level-ante-short = ante { $chips }
level-ante-each = Ante { $chips }
level-ante-big-blind = Ante de ciega grande { $chips }
level-ante-button = Ante del botón { $chips }
level-bets = Apuestas { $bets }
level-stud = Stud: ante { $ante }, bring-in { $bringin }
level-denomination = { $chips }
level-denominations = las de { $chips }
level-break = Descanso
level-dinner = Cena

# Cuánto dura, y cuándo.
time-minutes = { $minutes } min
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes }
time-date = { $weekday ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
   *[7] dom
} { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
} { $year }
time-day = { $weekday ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
   *[7] dom
} { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}
