-- Reasons in languages other than English, {"ja", "zh"} as JSON; null if there are none.
alter table tombstones add column reasons text;
