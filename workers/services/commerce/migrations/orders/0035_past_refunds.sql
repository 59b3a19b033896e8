-- Orders from before credit notes were refunded to cards. A row is deleted once its order was checked.
create table past_refunds (
  number text primary key,
  -- Time of the next attempt, milliseconds since 1970.
  due_at integer not null
) without rowid;
create index past_refunds_by_time on past_refunds (due_at, number);
insert into past_refunds (number, due_at) select number, 0 from numbers where kind = 'order';
