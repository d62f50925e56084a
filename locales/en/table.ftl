# The line above the tabs of the table.

table-tab-ruling = Ruling
table-tab-hand = Hand
table-tab-button = Button
table-tab-pots = Pots
table-tab-italian = Italian
table-tab-irregularities = Irregular
table-tab-clocks = Clocks
table-tab-record = Record
table-number = Table { $table }
table-seats = { $seats } seats
table-back = Back
table-which = Table
table-blinds = Blinds
table-size = Seats
table-rules = Rules
