-- Names in other languages, which cart lines keep; reading whole documents at every change of a cart would be slow.
alter table products add column names text not null default '{}';

update products set names = coalesce((
  select json_patch('{}', json_object('ja', document -> '$.texts.ja.name', 'zh', document -> '$.texts.zh.name'))
  from product_documents d where d.key = products.key
), '{}');
