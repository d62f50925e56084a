insert into bottone_log (event, seq, line, put_by) values ($1, $2, $3, $4)
