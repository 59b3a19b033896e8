-- Orders that a lot was shipped with, for recalls. Written before the order is stored, so it may list an order too
-- many.
create table shipped_lots (
  product_key text not null,
  lot text not null,
  order_number text not null,
  owner text not null,
  primary key (product_key, lot, order_number)
) without rowid;
