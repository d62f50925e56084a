select pg_notify('bottone_desks', $1)
