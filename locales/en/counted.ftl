# Chips, rulings and the log on paper.
