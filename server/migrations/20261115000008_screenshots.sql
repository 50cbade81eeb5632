-- migrate:up

-- Pictures on their way to us, part by part, so that a phone goes on where the network left it. A day at the most.
create table uploads (
  id uuid primary key,
  person_id uuid not null references people,
  size integer not null check (size between 1 and 10485760),                 -- bytes in all
  received integer not null default 0 check (received between 0 and size),   -- bytes from the first one on, without a gap
  file text collate "C" not null unique check (file ~ '^[0-9a-f]{32}\.jpg$'),  -- what its picture will be called, if it becomes one
  refusal text check (refusal in ('picture_not_supported', 'picture_too_large', 'picture_unreadable')),
  created_at timestamptz not null default now(),
  check (refusal is null or received = size)
);
create index uploads_of_person on uploads (person_id, created_at);
create index uploads_by_arrival on uploads (created_at);

-- The bytes as they were sent. They are never shown to anybody, and go in the transaction that decides on the picture.
create table upload_parts (
  upload_id uuid not null references uploads on delete cascade,
  at_byte integer not null check (at_byte >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 65536),
  primary key (upload_id, at_byte)
);
-- Pictures are packed already: trying to pack them again only costs time.
alter table upload_parts alter column bytes set storage external;

-- Pictures that we drew anew from what was uploaded. One has the id of its upload.
create table screenshots (
  id uuid primary key,
  person_id uuid not null references people,
  file text collate "C" not null unique check (file ~ '^[0-9a-f]{32}\.jpg$'),
  original_sha256 bytea not null check (octet_length(original_sha256) = 32),  -- of the bytes as they were sent
  likeness bigint not null,                                                  -- 64 bits of what it looks like: a hint, no proof
  width smallint not null check (width between 1 and 2000),
  height smallint not null check (height between 1 and 2000),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index screenshots_of_person on screenshots (person_id, created_at);
create index screenshots_by_original on screenshots (original_sha256);
create index screenshots_by_arrival on screenshots (created_at);

grant select, insert, delete on uploads, upload_parts, screenshots to edil_app;
grant update (received, refusal) on uploads to edil_app;

-- migrate:down
drop table screenshots;
drop table upload_parts;
drop table uploads;
