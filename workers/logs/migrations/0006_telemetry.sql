-- Last request that a collector of telemetry has; null until the first export, which begins with what comes after.
create table exported (seq integer);
insert into exported values (null);
