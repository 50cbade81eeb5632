-- migrate:up

-- The taken numbers of every board; a number without a row is free. A hold that has run out is free as well: whoever comes
-- next replaces it, and the worker takes it away within a second.
create table numbers (
  game_id text collate "C" not null references games,
  number smallint not null check (number between 1 and 100),
  person_id uuid not null references people,
  slot smallint not null check (slot between 1 and 3),
  status text not null check (status in ('held', 'pending', 'approved')),
  held_until timestamptz,
  taken_at timestamptz not null default clock_timestamp(),
  check ((status = 'held') = (held_until is not null)),
  primary key (game_id, number),                                             -- a number is sold once
  constraint numbers_three_per_player unique (game_id, person_id, slot)      -- nobody has a fourth
);
create index numbers_by_expiry on numbers (held_until) where status = 'held';

-- A claim that was answered, with its answer: sent again with the same key it gets the same answer, whatever became of the
-- numbers since.
create table claims (
  game_id text collate "C" not null,
  person_id uuid not null,
  key uuid not null,
  answer jsonb not null,
  answered_at timestamptz not null default clock_timestamp(),
  primary key (game_id, person_id, key)
);
create index claims_by_answer on claims using brin (answered_at);

-- Games whose viewers have not been told of their newest version. One row a game, however many claims there were.
create table board_news (
  game_id text collate "C" primary key,
  version integer not null
) with (fillfactor = 50);

create function note_board_news() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into board_news (game_id, version) values (new.id, new.version)
  on conflict (game_id) do update set version = excluded.version;
  return null;
end
$$;
create trigger games_news after update of version on games for each row execute function note_board_news();

-- After a change of a board's numbers: counts them anew, moves the version on, and the status between active and full.
-- Whoever calls it holds the game's row lock.
create function tell_numbers(of_game text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update games
  set numbers_sold = counted.sold, numbers_approved = counted.approved, players = counted.players, version = version + 1,
      status = case when games.status not in ('active', 'full') then games.status
                    when counted.sold = 100 then 'full' else 'active' end
  from (select count(*)::smallint as sold, (count(*) filter (where status = 'approved'))::smallint as approved,
               count(distinct person_id)::smallint as players
        from numbers where game_id = of_game) as counted
  where id = of_game;
$$;

-- The numbers of one player on one board, as the contract writes them.
create function numbers_of(of_game text, of_person uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'number', number, 'status', status,
           'heldUntil', to_char(held_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by number), '[]')
  from numbers
  where game_id = of_game and person_id = of_person and (status <> 'held' or held_until > clock_timestamp());
$$;

-- One claim, on a board whose row is locked. The keys of the table decide who gets a number and that nobody has a fourth:
-- nothing is looked up before it is tried.
create function hold_for(game games, of_person uuid, wanted smallint[], random_count smallint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person record;
  owned smallint[];
  slots smallint[];
  got smallint[];
  until_when timestamptz := clock_timestamp() + make_interval(mins => game.hold_minutes);
begin
  select locked_at, closed_at, agreed_to_terms_at, born_on into person from people where id = of_person;
  if not found or person.locked_at is not null or person.closed_at is not null then
    return '{"refusal": "account_locked"}';
  end if;
  if person.agreed_to_terms_at is null or person.born_on is null then return '{"refusal": "profile_incomplete"}'; end if;
  if game.status not in ('active', 'full') or game.closes_at <= clock_timestamp() then
    return '{"refusal": "game_closed"}';
  end if;

  delete from numbers where game_id = game.id and person_id = of_person and status = 'held' and held_until <= clock_timestamp();
  select coalesce(array_agg(number), '{}'), coalesce(array_agg(slot), '{}') into owned, slots
  from numbers where game_id = game.id and person_id = of_person;

  if random_count > 0 then
    if cardinality(owned) + random_count > 3 then return '{"refusal": "too_many_numbers"}'; end if;
    select array_agg(n) into wanted
    from (select n::smallint as n from generate_series(1, 100) as n
          where not exists (select 1 from numbers where game_id = game.id and number = n
                            and (status <> 'held' or held_until > clock_timestamp()))
          order by random() limit random_count) as free;
    if wanted is null then return '{"refusal": "game_full"}'; end if;
  end if;

  if cardinality(wanted) = 0 then return '{"refusal": "no_numbers_chosen"}'; end if;
  select coalesce(array_agg(n), '{}') into wanted from unnest(wanted) as n where n <> all (owned);
  if cardinality(owned) + cardinality(wanted) > 3 then return '{"refusal": "too_many_numbers"}'; end if;

  delete from numbers
  where game_id = game.id and number = any (wanted) and status = 'held' and held_until <= clock_timestamp();
  with free_slots as (
    select slot, row_number() over (order by slot) as place
    from unnest('{1,2,3}'::smallint[]) as slot where slot <> all (slots)
  ), tried as (
    insert into numbers (game_id, number, person_id, slot, status, held_until)
    select game.id, n, of_person, slot, 'held', until_when
    from unnest(wanted) with ordinality as asked (n, place) join free_slots using (place)
    on conflict do nothing returning number
  )
  select coalesce(array_agg(number), '{}') into got from tried;
  if cardinality(got) < cardinality(wanted) then
    -- All of them or none.
    delete from numbers where game_id = game.id and number = any (got);
    return '{"refusal": "numbers_taken"}';
  end if;
  return jsonb_build_object('numbers', numbers_of(game.id, of_person), 'changed', cardinality(wanted) > 0);
end
$$;

-- The claims that wait together, in one transaction: they share its commit, and a board is counted once for all of them.
-- Boards are locked in the order of their names. `wants` are arrays written as text, '{42,93}', because those of one
-- request differ in length.
create function hold_numbers(of_games text[], of_people uuid[], of_keys uuid[], wants text[], random_counts smallint[])
returns table (place bigint, answer jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claim record;
  game games;
  is_changed boolean := false;
begin
  for claim in
    select * from unnest(of_games, of_people, of_keys, wants, random_counts) with ordinality
      as asked (game_id, person_id, key, want, random_count, place)
    order by asked.game_id collate "C", asked.place
  loop
    place := claim.place;
    if game.id is distinct from claim.game_id then
      if is_changed then perform tell_numbers(game.id); end if;
      is_changed := false;
      select * into game from games where id = claim.game_id for no key update;
    end if;
    if game.id is null then
      answer := '{"refusal": "game_not_found"}';
      return next;
      continue;
    end if;
    select claims.answer into answer from claims
    where claims.game_id = game.id and claims.person_id = claim.person_id and claims.key = claim.key;
    if not found then
      answer := hold_for(game, claim.person_id, claim.want::smallint[], claim.random_count);
      if answer ? 'numbers' then
        is_changed := is_changed or (answer->>'changed')::boolean;
        answer := answer - 'changed' || jsonb_build_object('version', game.version + (case when is_changed then 1 else 0 end));
      end if;
      insert into claims (game_id, person_id, key, answer) values (game.id, claim.person_id, claim.key, answer);
    end if;
    return next;
  end loop;
  if is_changed then perform tell_numbers(game.id); end if;
end
$$;

-- Gives held numbers back: the named one, or with null all of them. False when there is no such game.
create function give_back_numbers(of_game text, of_person uuid, only_number smallint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from games where id = of_game for no key update;
  if not found then return false; end if;
  delete from numbers
  where game_id = of_game and person_id = of_person and status = 'held' and (only_number is null or number = only_number);
  if found then perform tell_numbers(of_game); end if;
  return true;
end
$$;

-- Takes holds away that have run out, of so many boards at the most. Returns how many numbers came free.
create function expire_holds(boards_max integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_game text;
  freed integer := 0;
  freed_here integer;
begin
  for of_game in
    select game_id from (
      select distinct game_id from numbers where status = 'held' and held_until <= clock_timestamp() limit boards_max
    ) as due order by game_id collate "C"
  loop
    perform 1 from games where id = of_game for no key update;
    delete from numbers where game_id = of_game and status = 'held' and held_until <= clock_timestamp();
    get diagnostics freed_here = row_count;
    if freed_here > 0 then perform tell_numbers(of_game); end if;
    freed := freed + freed_here;
  end loop;
  return freed;
end
$$;

-- The application changes boards by these functions and in no other way.
grant select on numbers, claims to edil_app;
grant delete on claims to edil_app;
grant select, delete on board_news to edil_app;
revoke execute on function tell_numbers, hold_for, note_board_news from public;

-- migrate:down
drop function expire_holds;
drop function give_back_numbers;
drop function hold_numbers;
drop function hold_for;
drop function numbers_of;
drop function tell_numbers;
drop trigger games_news on games;
drop function note_board_news;
drop table board_news;
drop table claims;
drop table numbers;
