# La schermata della sala: schermi, pagina, suoni.

room-tab-walls = Schermi
room-tab-page = Pagina
room-tab-sound = Suoni
