# La schermata della sala: muri, pagina, suoni.

room-tab-walls = Muri
room-tab-page = Pagina
room-tab-sound = Suoni
