create table if not exists bottone_log (
    event text not null,
    seq bigint not null check (seq >= 0),
    line text not null check (length(line) < 67108864),
    put_by text not null,
    primary key (event, seq)
)
