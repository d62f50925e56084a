# El programa de la casa, en las pantallas y en la página.

today-through = hasta el nivel { $level }
today-state-seats = Los asientos están sorteados
today-state-bagged = Día terminado, fichas en bolsas
today-state-gone-on = Sigue el próximo día
today-all-won = Todos los premios ganados
today-schedule = Programa
today-start = Inicio
today-event = Torneo
today-price = Entrada
today-stack = Stack
today-late = Registro tardío
today-guarantee = Garantizado
