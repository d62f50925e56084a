# Fiches, decisioni e registro su carta.
