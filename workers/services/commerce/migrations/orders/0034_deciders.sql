-- Customer who decided, for erasure of the name; null for older decisions and without a decision.
alter table approvals add column decided_by_id text;
create index approvals_by_decider on approvals (decided_by_id) where decided_by_id is not null;
