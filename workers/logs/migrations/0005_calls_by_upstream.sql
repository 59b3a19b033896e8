-- Calls were counted by the storefront's client, under the name of the upstream's dimension. They keep their figures
-- under the name of what they are; calls by upstream are counted from here on.
update region_spans
set figures = json_remove(json_set(figures, '$.client', json_extract(figures, '$.upstream')), '$.upstream')
where json_type(figures, '$.upstream') is not null;
update spans set dimension = 'client' where dimension = 'upstream';
