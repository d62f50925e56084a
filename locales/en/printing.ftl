# The print screen.
