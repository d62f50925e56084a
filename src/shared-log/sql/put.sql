insert into bottone_log (event, seq, line, put_by) values ($1, $2, $3, $4)
returning event = $1 and seq = $2 and line = $3 and put_by = $4
