-- As put.sql, in one round trip with a word to everybody who listens.
with put as (
    insert into bottone_log (event, seq, line, put_by) values ($1, $2, $3, $4)
)
select pg_notify('bottone_log', $1)
