-- Mails that customers requested. The row with the address is deleted when the watch ends.
create table watches (
  token text primary key,
  owner text not null,
  product_key text not null,
  -- Empty for all lots of the product.
  number text not null,
  events text not null,
  email text not null,
  language text not null,
  region text not null,
  unique (owner, product_key, number)
) without rowid;

create index watches_by_product on watches (product_key);

-- Events of watched lots, each once. Pending until its mails are queued.
create table lot_events (
  product_key text not null,
  number text not null,
  event text not null,
  day text not null,
  pending integer not null,
  primary key (product_key, number, event)
) without rowid;

create index pending_lot_events on lot_events (pending) where pending = 1;
