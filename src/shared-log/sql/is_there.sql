select from bottone_log limit 0
