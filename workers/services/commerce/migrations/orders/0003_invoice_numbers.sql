create table invoice_numbers (
  key text primary key,
  series text not null,
  number integer not null,
  unique (series, number)
) without rowid;
