-- Lots that are set aside until somebody releases them; their stock does not ship.
create table lot_quarantines (
  product_key text not null,
  number text not null,
  reason text not null,
  since text not null,
  primary key (product_key, number)
) without rowid;
