select pg_notify('bottone_log', $1)
