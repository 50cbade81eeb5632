-- migrate:up

-- The operators' figures count the tickets of a range of days.
create index tickets_by_issued_at on tickets (issued_at) where voided_at is null;

-- migrate:down
