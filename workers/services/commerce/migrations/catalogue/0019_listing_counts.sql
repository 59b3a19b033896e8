-- The first listed product of each clone, and the number of listed products and clones by the first four digits of
-- their number. At most 111 numbers share a prefix, so a prefix is counted again whenever one of its products is
-- written.
create table listed_clones (
  folded text primary key,
  product_key text not null
) without rowid;
create index listed_clones_by_product on listed_clones (product_key);

create table listing_counts (
  prefix text primary key,
  products integer not null,
  clones integer not null,
  due integer not null
) without rowid;

insert into listed_clones (folded, product_key)
select i.folded, min(i.product_key) from product_identifiers i join products p on p.key = i.product_key
where i.kind = 'clone' and p.published = 1 and p.status in ('Released', 'Released - On Hold', 'Pre-discontinued', 'Discontinued')
group by i.folded;

insert into listing_counts (prefix, products, clones, due)
select substr(p.key, 1, 4), count(*), count(l.product_key), 0 from products p left join listed_clones l on l.product_key = p.key
where p.published = 1 and p.status in ('Released', 'Released - On Hold', 'Pre-discontinued', 'Discontinued')
group by substr(p.key, 1, 4);
