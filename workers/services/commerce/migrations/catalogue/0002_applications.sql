-- Cart lines need the applications of a product; reading its whole document at every change would be slow.
alter table products add column applications text not null default '[]';

update products set applications = (
  select json_group_array(distinct tested.value ->> 'codeForDisplay')
  from product_documents d, json_each(d.document, '$.attributes.lots') lot, json_each(lot.value, '$.applications') tested
  where d.key = products.key
);
