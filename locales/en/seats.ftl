# Sheets of seats, tables and times.
