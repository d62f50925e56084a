select seq, line, put_by from bottone_log where event = $1 and seq >= $2 order by seq limit $3
