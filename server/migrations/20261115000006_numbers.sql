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
  insert into board_news (game_id, version) select id, version from changed
  on conflict (game_id) do update set version = excluded.version;
  return null;
end
$$;
create trigger games_news after update on games referencing new table as changed
  for each statement execute function note_board_news();

-- A board's row is written anew with every change: with room on its page that touches no index.
alter table games set (fillfactor = 50);

-- After changes of boards' numbers: counts them anew, moves the versions on, and the statuses between active and full.
-- Whoever calls it holds the games' row locks.
create function tell_boards(of_games text[]) returns void
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
begin
  update games
  set numbers_sold = counted.sold, numbers_approved = counted.approved, players = counted.players, version = version + 1,
      status = case when games.status not in ('active', 'full') then games.status
                    when counted.sold = 100 then 'full' else 'active' end
  from (select distinct unnest(of_games) as game_id) as told
  cross join lateral (
    select count(*)::smallint as sold, (count(*) filter (where status = 'approved'))::smallint as approved,
           count(distinct person_id)::smallint as players
    from numbers where numbers.game_id = told.game_id) as counted
  where id = told.game_id;
end
$$;

create function tell_numbers(of_game text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_boards(array[of_game]);
end
$$;

create function as_instant(moment timestamptz) returns text language sql stable
return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- The numbers of one player on one board, as the contract writes them.
create function numbers_of(of_game text, of_person uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'number', number, 'status', status,
           'heldUntil', as_instant(held_until)) order by number), '[]')
  from numbers
  where game_id = of_game and person_id = of_person and (status <> 'held' or held_until > clock_timestamp());
$$;

-- The claims that wait together, in one transaction: they share its commit, and a board is counted once for all of them.
-- The keys of the table decide who gets a number and that nobody has a fourth: none is looked up before it is tried.
-- Boards are locked in the order of their names, so that two of these cannot wait for each other. `wants` are arrays written
-- as text, '{42,93}', because those of one call differ in length. Claims of one turn must not be able to meet: on one board
-- no player and no number comes twice among them, and a random one is alone. Each connection plans the statements once, maybe
-- while the tables are empty: the settings see to it that those plans are right for full ones.
create function hold_numbers(of_games text[], of_people uuid[], of_keys uuid[], wants text[], random_counts smallint[],
                             turns smallint[])
returns table (place bigint, answer jsonb)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
declare
  moment timestamptz;
  changed text[];
  claim record;
begin
  perform 1 from games where id = any (of_games) order by id for no key update;
  moment := clock_timestamp();
  with freed as (
    delete from numbers where status = 'held' and held_until <= moment and game_id = any (of_games) returning game_id
  )
  select coalesce(array_agg(distinct game_id), '{}') into changed from freed;

  for this_turn in 1 .. (select max(turn) from unnest(turns) as turn) loop
    for claim in
      with asked as (
        select asked.*, known.answer
        from unnest(of_games, of_people, of_keys, wants, random_counts, turns) with ordinality
               as asked (game_id, person_id, key, want, random_count, turn, place)
        left join claims as known using (game_id, person_id, key)
        where turn = this_turn
      ), owning as (
        select asked.place, asked.game_id, asked.person_id, asked.key, asked.random_count, games.version,
               moment + make_interval(mins => games.hold_minutes) as held_until, owned.numbers, owned.slots,
               case when games.id is null then 'game_not_found'
                    when people.id is null or people.locked_at is not null or people.closed_at is not null then 'account_locked'
                    when people.agreed_to_terms_at is null or people.born_on is null then 'profile_incomplete'
                    when games.status not in ('active', 'full') or games.closes_at <= moment then 'game_closed'
               end as refusal,
               case when random_count = 0 then want::smallint[]
                    else array(select n::smallint from generate_series(1, 100) as n
                               where not exists (select 1 from numbers where game_id = asked.game_id and number = n)
                               order by random() limit random_count)
               end as want
        from asked
        left join games on games.id = asked.game_id
        left join people on people.id = asked.person_id
        cross join lateral (
          select coalesce(array_agg(number), '{}') as numbers, coalesce(array_agg(slot), '{}') as slots
          from numbers where game_id = asked.game_id and person_id = asked.person_id) as owned
        where asked.answer is null
      ), judged as (
        select owning.*, fresh.numbers as fresh,
               case when refusal is not null then refusal
                    when random_count > 0 and cardinality(owning.numbers) + random_count > 3 then 'too_many_numbers'
                    when cardinality(want) = 0 then case when random_count > 0 then 'game_full' else 'no_numbers_chosen' end
                    when cardinality(owning.numbers) + cardinality(fresh.numbers) > 3 then 'too_many_numbers'
               end as verdict
        from owning cross join lateral (
          select array(select n from unnest(want) as n where n <> all (owning.numbers)) as numbers) as fresh
      ), tried as (
        insert into numbers (game_id, number, person_id, slot, status, held_until)
        select game_id, n, person_id, free.slot, 'held', held_until
        from judged, unnest(fresh) with ordinality as wanted (n, nth)
        join lateral (select slot, row_number() over (order by slot) as nth
              from unnest('{1,2,3}'::smallint[]) as slot where slot <> all (judged.slots)) as free using (nth)
        where verdict is null
        on conflict do nothing returning game_id, number
      ), got as materialized (
        select coalesce(jsonb_object_agg(game_id || ' ' || number, true), '{}') as numbers from tried
      ), answered as (
        select judged.*, array(select n from unnest(fresh) as n where got.numbers ? (game_id || ' ' || n)) as got
        from judged, got
      ), worded as (
        select answered.*,
               case when verdict is not null then jsonb_build_object('refusal', verdict)
                    when cardinality(got) < cardinality(fresh) then '{"refusal": "numbers_taken"}'
                    else jsonb_build_object(
                      'version', version + (cardinality(fresh) > 0 or game_id = any (changed))::integer,
                      'numbers', (
                        select jsonb_agg(jsonb_build_object(
                                 'number', number, 'status', status, 'heldUntil', as_instant(until)) order by number)
                        from (select number, status, held_until as until from numbers
                              where game_id = answered.game_id and person_id = answered.person_id
                              union all select n, 'held', answered.held_until from unnest(fresh) as n) as mine))
               end as answer
        from answered
      ), noted as (
        insert into claims (game_id, person_id, key, answer)
        select game_id, person_id, key, worded.answer from worded where verdict is distinct from 'game_not_found'
      )
      select worded.place, worded.game_id, worded.answer, got, worded.answer ? 'numbers' as is_held from worded
      union all
      select asked.place, null, asked.answer, null, false from asked where asked.answer is not null
    loop
      if cardinality(claim.got) > 0 then
        if claim.is_held then changed := changed || claim.game_id;
        else delete from numbers where game_id = claim.game_id and number = any (claim.got); -- all of them or none
        end if;
      end if;
      place := claim.place;
      answer := claim.answer;
      return next;
    end loop;
  end loop;
  if cardinality(changed) > 0 then perform tell_boards(changed); end if;
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
revoke execute on function tell_numbers, tell_boards, note_board_news from public;

-- migrate:down
drop function expire_holds;
drop function give_back_numbers;
drop function hold_numbers;
drop function numbers_of;
drop function as_instant;
drop function tell_numbers;
drop function tell_boards;
drop trigger games_news on games;
alter table games reset (fillfactor);
drop function note_board_news;
drop table board_news;
drop table claims;
drop table numbers;
