-- migrate:up

-- The Telegram account that a person linked. Its id is also the id of the private chat with our bot.
create table telegram_accounts (
  person_id uuid primary key references people on delete cascade,
  telegram_id bigint not null unique check (telegram_id > 0),
  linked_by text not null check (linked_by in ('code', 'phone', 'mini_app')),
  linked_at timestamptz not null default clock_timestamp(),
  -- Set by /stop, or when the person blocked the bot. /start clears it.
  silenced_at timestamptz
);

-- Codes that the profile shows and that /start redeems: once, within ten minutes. Only their hashes are stored.
create table telegram_link_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  person_id uuid not null unique references people on delete cascade,
  expires_at timestamptz not null
);
create index telegram_link_codes_by_expiry on telegram_link_codes (expires_at);

grant select, insert, delete on telegram_accounts, telegram_link_codes to edil_app;
grant update (silenced_at) on telegram_accounts to edil_app;

-- migrate:down
