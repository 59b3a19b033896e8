-- Last exported request; null until the export is first turned on, which begins with later requests.
create table exported (seq integer);
insert into exported values (null);
