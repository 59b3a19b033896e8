alter table punchout_buyers add column version integer not null default 1;
