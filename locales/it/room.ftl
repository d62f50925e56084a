# La schermata della sala: schermi, pagina, suoni.

room-tab-walls = Schermi
room-tab-page = Pagina
room-tab-sound = Suoni

room-theme-kept = Tema { $name } tenuto per la casa
room-no-folder = Su questo computer non c'è una cartella per i temi della casa
