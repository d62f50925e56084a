# The proof of a draw.
