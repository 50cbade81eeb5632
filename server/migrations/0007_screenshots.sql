-- migrate:up

-- Pictures that are uploaded part by part, so that a phone can resume after an interruption. Purged after a day.
create table uploads (
  id uuid primary key,
  person_id uuid not null references people,
  size integer not null check (size between 1 and 10485760),                 -- bytes in all
  received integer not null default 0 check (received between 0 and size),   -- bytes received, without a gap from the first
  file text collate "C" not null unique check (file ~ '^[0-9a-f]{32}\.jpg$'),  -- file name of the screenshot made from it
  refusal text check (refusal in ('picture_not_supported', 'picture_too_large', 'picture_unreadable')),
  created_at timestamptz not null default now(),
  constraint uploads_refused_when_complete check (refusal is null or received = size)
);
create index uploads_by_person on uploads (person_id, created_at);
create index uploads_by_created_at on uploads (created_at);

-- The bytes as received. They are never served, and are deleted in the transaction that accepts or refuses the picture.
create table upload_parts (
  upload_id uuid not null references uploads on delete cascade,
  byte_offset integer not null check (byte_offset >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 65536),
  primary key (upload_id, byte_offset)
);
-- Pictures are compressed already: `external` skips a compression that would only cost time.
alter table upload_parts alter column bytes set storage external;

-- Pictures that were re-encoded from an upload. A screenshot has the id of its upload.
create table screenshots (
  id uuid primary key,
  person_id uuid not null references people,
  file text collate "C" not null unique check (file ~ '^[0-9a-f]{32}\.jpg$'),
  original_sha256 bytea not null check (octet_length(original_sha256) = 32), -- of the bytes as received
  perceptual_hash bigint not null,                                           -- 64 bits; a small distance is a hint, not a proof
  -- The hash as four 16-bit bands, each with its index above: an index finds similar hashes by them (domain/src/screenshots.ts).
  hash_bands integer[] not null generated always as (array[
    (perceptual_hash & 65535)::integer,
    65536 + (perceptual_hash >> 16 & 65535)::integer,
    131072 + (perceptual_hash >> 32 & 65535)::integer,
    196608 + (perceptual_hash >> 48 & 65535)::integer]) stored,
  width smallint not null check (width between 1 and 2000),
  height smallint not null check (height between 1 and 2000),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  erased_at timestamptz                                                      -- the file is deleted; the hashes stay
);
create index screenshots_by_person on screenshots (person_id, created_at);
create index screenshots_by_original on screenshots (original_sha256);
create index screenshots_by_created_at on screenshots (created_at);
create index screenshots_by_hash_band on screenshots using gin (hash_bands);

-- Pairs of similar pictures, found once, when the newer one is stored.
create table similar_screenshots (
  screenshot_id uuid not null references screenshots on delete cascade,
  similar_id uuid not null references screenshots on delete cascade,         -- stored earlier
  bits_apart smallint not null check (bits_apart between 0 and 7),
  primary key (screenshot_id, similar_id)
);
create index similar_screenshots_by_similar on similar_screenshots (similar_id);

grant select, insert on similar_screenshots to edil_app;
grant select, insert, delete on uploads, upload_parts, screenshots to edil_app;
grant update (received, refusal) on uploads to edil_app;
grant update (erased_at) on screenshots to edil_app;

-- migrate:down
