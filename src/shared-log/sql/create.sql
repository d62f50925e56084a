-- A table is made in the first schema of the path.
set search_path = "$user", public;
create table if not exists bottone_log (
    event text not null,
    seq bigint not null check (seq >= 0),
    line text not null check (length(line) < 67108864),
    put_by text not null,
    primary key (event, seq)
);
set search_path = pg_catalog, "$user", public, pg_temp
