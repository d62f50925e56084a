select seq, line, put_by from bottone_log where event = $1 order by seq desc limit 1
