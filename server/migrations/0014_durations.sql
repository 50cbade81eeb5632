-- migrate:up

-- How long approvals and payouts of the last 30 days took, computed by the job measure-durations.
create table durations (
  of text primary key check (of in ('approval', 'payout')),
  count integer not null default 0 check (count >= 0),
  median_minutes double precision,
  p95_minutes double precision,
  computed_at timestamptz not null default clock_timestamp(),
  constraint durations_known_iff_any check ((count = 0) = (median_minutes is null) and (count = 0) = (p95_minutes is null))
);
insert into durations (of) values ('approval'), ('payout');

grant select on durations to edil_app;
grant update (count, median_minutes, p95_minutes, computed_at) on durations to edil_app;

-- migrate:down
