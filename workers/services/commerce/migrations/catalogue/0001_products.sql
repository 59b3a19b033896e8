-- Documents have a separate table, so lists and look-ups read few pages.
create table products (
  key text primary key,
  id text not null,
  name text not null,
  status text not null,
  product_type text not null,
  category text not null,
  published integer not null,
  changed_at integer not null
) without rowid;

create table product_documents (
  key text primary key,
  document text not null
);

create table skus (
  sku text primary key,
  product_key text not null,
  variant_id integer not null,
  is_master integer not null,
  active integer not null,
  code text not null,
  amount text not null,
  uom text not null,
  prices text not null
) without rowid;

create index skus_by_product on skus (product_key, is_master desc, variant_id);
