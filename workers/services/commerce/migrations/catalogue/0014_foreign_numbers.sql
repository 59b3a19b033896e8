-- Numbers and registry ids of other makers' reagents that a record relates to its product. They identify the relation,
-- never the product itself.
insert or ignore into product_identifiers (folded, kind, product_key)
select upper(replace(stated.value ->> 'catalog', ' ', '')), 'foreign', d.key
from product_documents d, json_each(d.document, '$.attributes.lineage.foreignNumbers') stated;

insert or ignore into product_identifiers (folded, kind, product_key)
select upper(stated.value ->> 'rrid'), 'foreign', d.key
from product_documents d, json_each(d.document, '$.attributes.lineage.foreignNumbers') stated
where stated.value ->> 'rrid' is not null;
