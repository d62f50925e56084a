# Fogli di posti, tavoli e orari.
