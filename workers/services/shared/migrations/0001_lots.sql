-- Without its stock, which changes with every order.
create table lots (
  product_key text not null,
  number text not null,
  released text not null,
  demonstration integer not null,
  document text not null,
  primary key (product_key, number)
) without rowid;

-- Folded numbers and aliases, for look-ups by what is printed on a vial.
create table lot_names (
  folded text not null,
  product_key text not null,
  number text not null,
  primary key (folded, product_key, number)
) without rowid;

create index lot_names_by_lot on lot_names (product_key, number);

-- State and last day are copied from the lot, so one statement can determine which pieces ship.
create table lot_stock (
  sku text not null,
  number text not null,
  product_key text not null,
  gtin text,
  on_hand integer not null check (on_hand >= 0),
  state text not null,
  last_day text not null,
  primary key (sku, number)
) without rowid;

create index lot_stock_by_lot on lot_stock (product_key, number);
create index lot_stock_by_gtin on lot_stock (gtin) where gtin is not null;

-- Pieces of a lot that were shipped with a line of an order.
create table allocations (
  order_number text not null,
  line_id text not null,
  number text not null,
  product_key text not null,
  sku text not null,
  quantity integer not null,
  -- 0 until the pieces are taken off the stock, inside one transaction.
  taken integer not null default 0,
  primary key (order_number, line_id, number)
) without rowid;

create table holds (
  id text primary key,
  owner text not null,
  sku text not null,
  number text not null,
  product_key text not null,
  quantity integer not null,
  -- Last day on which the pieces are kept.
  until text not null,
  -- active, released or used; an active one past its day counts as released.
  state text not null,
  created_at integer not null
) without rowid;

create index holds_by_lot on holds (sku, number, state);
create index holds_by_owner on holds (owner, created_at desc);
