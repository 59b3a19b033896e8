create table stock (
  sku text primary key,
  product_key text not null,
  prices text not null,
  on_hand integer not null,
  replenishment_days integer not null,
  changed_at integer not null
) without rowid;

create index stock_by_product on stock (product_key, sku);
