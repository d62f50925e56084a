# Chip, decisioni e registro su carta.
