-- Calls used to be counted by client under the dimension "upstream". Those figures move to the dimension "client";
-- calls by upstream are counted from here on.
update region_spans
set figures = json_remove(json_set(figures, '$.client', json_extract(figures, '$.upstream')), '$.upstream')
where json_type(figures, '$.upstream') is not null;
update spans set dimension = 'client' where dimension = 'upstream';
