# I muri della sala: finestre del proiettore e temi.
