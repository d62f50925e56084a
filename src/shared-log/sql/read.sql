select seq, left(line, 16777217), put_by from (
    select seq, line, put_by,
        row_number() over (order by seq) as nth, sum(octet_length(line)) over (order by seq) as bytes
    from (
        select seq, line, put_by from bottone_log where event = $1 and seq >= $2 order by seq limit $3
    ) as next
) as counted
where nth = 1 or bytes <= 33554432
order by seq
