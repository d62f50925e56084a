# Lo que dicen el reloj y las cifras.

figure-players = Jugadores
figure-of = de { $all }
figure-average = Media
figure-next = Siguiente
figure-break-in = Descanso en
figure-big-blinds = { $figure } CG
figure-big-blinds-aloud = { $count ->
    [one] { $figure } ciega grande
   *[other] { $figure } ciegas grandes
}
figure-decimal = { $whole },{ $tenth }
figure-level = Nivel { $level }
figure-paused = En pausa · { $row }
figure-day-over = Fin de la jornada
figure-resumes = El juego sigue a las { $time }
figure-starts-with = Empieza con { $row }
figure-not-begun = Todavía no ha empezado

# Una fila en medio de una frase.
figure-level-aloud = el nivel { $level }
figure-break-aloud = el descanso
figure-dinner-aloud = la cena

# El reloj.
clock-winner = Ganador
clock-back-at = Vuelta a las { $time }
clock-average-stack = Stack medio
clock-chips-in-play = Fichas en juego
clock-prize-pool = Bolsa de premios
clock-entries-close-in = Inscripción hasta dentro de
clock-next-break-in = Próximo descanso en
clock-chips-now = Se retiran ahora { $chips }
clock-chips-at-break = Se retiran en el descanso { $chips }
clock-chips-after-level = Se retiran tras este nivel { $chips }
