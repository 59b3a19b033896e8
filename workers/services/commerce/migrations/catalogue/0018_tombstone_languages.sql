-- Reasons in other languages than English, {"ja", "zh"} as JSON; null where there is none.
alter table tombstones add column reasons text;
