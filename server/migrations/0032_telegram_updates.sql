-- migrate:up

-- What people wrote to our bot, without its text. Telegram repeats what it believes undelivered, and two workers may get the same: the
-- first to insert the id answers. Kept for two days; Telegram repeats for one. Also counts what one Telegram account sends.
create table telegram_updates (
  update_id bigint primary key,
  chat bigint not null,
  message_id bigint not null,                                                -- ids grow over all private chats of the bot
  received_at timestamptz not null default clock_timestamp(),
  is_refused boolean not null default false                                  -- a code that does not work
);
create index telegram_updates_by_chat on telegram_updates (chat, received_at);
create index telegram_updates_by_time on telegram_updates (received_at);
create index telegram_updates_by_message on telegram_updates (message_id);

-- The newest message of the bot that is known to be posted: a lost answer is looked for behind it.
create table telegram_newest_message (
  is_only boolean primary key default true check (is_only),
  message_id bigint not null
);

-- Answers that wait to be sent. A row is deleted when it is sent, or when it is ten minutes old: the person has asked again by then.
create table telegram_replies (
  id bigint generated always as identity primary key,
  chat bigint not null,
  text text check (text <> ''),                                              -- Telegram's HTML
  ticket_id uuid references tickets,                                         -- its picture is sent
  keyboard text check (keyboard in ('contact', 'removed')),
  language text not null check (language in ('en', 'am')),
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp(),                     -- later after a failure
  constraint telegram_replies_text_or_ticket check ((text is null) <> (ticket_id is null))
);
create index telegram_replies_by_time on telegram_replies (created_at);
create index telegram_replies_by_chat on telegram_replies (chat, id);
create index telegram_replies_by_ticket on telegram_replies (ticket_id) where ticket_id is not null;

grant select, insert, update (is_refused) on telegram_updates to edil_app;
grant delete on telegram_updates to edil_worker;
grant select, insert, update (message_id) on telegram_newest_message to edil_worker;
grant insert (chat, text, ticket_id, keyboard, language) on telegram_replies to edil_app;
grant select, delete, update (due_at) on telegram_replies to edil_worker;

-- migrate:down
