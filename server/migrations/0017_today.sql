-- migrate:up

-- The operators' page of the day reads the postings since midnight every few seconds.
create index ledger_transactions_by_posted_at on ledger_transactions (posted_at);

-- migrate:down
