-- migrate:up

-- Launch data of the Telegram mini app that has signed someone in or linked an account: it works once. It is refused after an hour by the
-- clock of the api; a row is kept for longer, so that an api whose clock is slow accepts nothing twice.
create table telegram_init_data_uses (
  hash bytea primary key check (length(hash) = 32),
  expires_at timestamptz not null
);
create index telegram_init_data_uses_by_expiry on telegram_init_data_uses (expires_at);

grant select, insert, delete on telegram_init_data_uses to edil_app;

-- migrate:down
