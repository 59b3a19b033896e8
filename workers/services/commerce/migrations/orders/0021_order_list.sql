-- One row for each order, copied from its ledger, for the list of the office.
create table order_list (
  number text primary key,
  owner text not null,
  version integer not null,
  state text not null,
  created_at text not null,
  -- Empty without a promised day.
  ship_date text not null,
  document text not null
) without rowid;
create index order_list_by_time on order_list (created_at, number);
create index order_list_by_state on order_list (state, created_at, number);
create index order_list_by_ship_date on order_list (ship_date, number);
create index order_list_by_state_and_ship_date on order_list (state, ship_date, number);

-- Searchable words of an order. They include the time, so the newest come first without sorting.
create table order_list_words (
  word text not null,
  created_at text not null,
  number text not null,
  primary key (word, created_at, number)
) without rowid;
create index order_list_words_by_order on order_list_words (number);
