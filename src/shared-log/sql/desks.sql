select distinct application_name from pg_stat_activity where starts_with(application_name, $1)
