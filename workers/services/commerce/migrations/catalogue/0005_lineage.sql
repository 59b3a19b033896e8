-- Present and former identifiers of products, filled by the import. Products that are there already get their present
-- number, registry id and clone.
create table product_identifiers (
  folded text not null,
  kind text not null,
  product_key text not null,
  primary key (folded, kind, product_key)
) without rowid;

create index product_identifiers_by_product on product_identifiers (product_key);

insert or ignore into product_identifiers (folded, kind, product_key) select key, 'number', key from products;

insert or ignore into product_identifiers (folded, kind, product_key)
select upper(document ->> '$.attributes.rrid'), 'rrid', key from product_documents
where document ->> '$.attributes.rrid' is not null;

insert or ignore into product_identifiers (folded, kind, product_key)
select upper(document ->> '$.attributes.clone'), 'clone', key from product_documents
where document ->> '$.attributes.clone' is not null;

-- Numbers of legally removed products, kept to show the reason at their address.
create table tombstones (
  key text primary key,
  reason text not null,
  day text not null
) without rowid;
