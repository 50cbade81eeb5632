-- migrate:up

-- The numbers of every board that are held or sold; a number without a row is free. An expired hold counts as free: the next
-- claim replaces it, and the worker deletes it within a second.
create table numbers (
  game_id text collate "C" not null references games,
  number smallint not null check (number between 1 and 100),
  person_id uuid not null references people,
  slot smallint not null check (slot between 1 and 3),
  status text not null check (status in ('held', 'pending', 'approved')),
  held_until timestamptz,
  taken_at timestamptz not null default clock_timestamp(),
  payment_id uuid references payments,
  ticket_id uuid references tickets,
  constraint numbers_held_iff_expiry check ((status = 'held') = (held_until is not null)),
  constraint numbers_held_xor_paid check ((status = 'held') = (payment_id is null)),
  constraint numbers_ticket_iff_approved check ((status = 'approved') = (ticket_id is not null)),
  primary key (game_id, number),                                             -- a number is sold once
  constraint numbers_three_per_player unique (game_id, person_id, slot)      -- there is no fourth slot
);
create index numbers_by_expiry on numbers (held_until) where status = 'held';
create index numbers_by_person on numbers (person_id);
create index numbers_by_payment on numbers (payment_id) where payment_id is not null;
create index numbers_by_ticket on numbers (ticket_id) where ticket_id is not null;

-- Answered claims. A claim that is sent again with its key gets the stored answer, whatever happened to the numbers since.
-- The last two columns are set when the claim held numbers that the player did not hold before. They limit how often and how long a
-- player holds numbers of a game without paying (domain/src/crowding.ts); a payment for the game sets them to null.
create table claims (
  game_id text collate "C" not null,
  person_id uuid not null,
  idempotency_key uuid not null,
  answer jsonb not null,
  answered_at timestamptz not null default clock_timestamp(),
  hold_round smallint check (hold_round between 1 and 3),
  held_until timestamptz,
  constraint claims_round_iff_expiry check ((hold_round is null) = (held_until is null)),
  primary key (game_id, person_id, idempotency_key)
);
create index claims_by_answered_at on claims using brin (answered_at);

-- A closed board is frozen: approved numbers do not change, and no number becomes approved. Held and pending numbers may
-- still be deleted.
create function refuse_change_of_closed_board() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  affected numbers := coalesce(new, old);
begin
  if exists (select 1 from games where id = affected.game_id and closed_at is not null) then
    raise exception 'the board of % is closed', affected.game_id using errcode = 'check_violation';
  end if;
  return affected;
end
$$;

create trigger numbers_no_insert_once_closed before insert on numbers
  for each row when (new.status = 'approved') execute function refuse_change_of_closed_board();
create trigger numbers_no_update_once_closed before update on numbers
  for each row when (old.status = 'approved' or new.status = 'approved') execute function refuse_change_of_closed_board();
create trigger numbers_no_delete_once_closed before delete on numbers
  for each row when (old.status = 'approved') execute function refuse_change_of_closed_board();

-- Recounts boards after a change of their numbers: the counters of `games`, the step between `active` and `full`, and the
-- version. The trigger games_queue_publish then queues the boards for publishing. The caller holds the row locks of the games.
-- The settings keep the plan right on a full table, although a connection may plan the statement while the table is empty.
create function recount_boards(of_games text[]) returns void
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
begin
  update games
  set numbers_sold = counted.sold, sold_numbers = counted.numbers, numbers_approved = counted.approved,
      players = counted.players, players_paid = counted.players_paid, payments_approved = counted.payments, version = version + 1,
      status = case when games.status not in ('active', 'full') then games.status
                    when counted.sold = 100 then 'full' else 'active' end
  from (select distinct unnest(of_games) as game_id) as board
  cross join lateral (
    select count(*)::smallint as sold, coalesce(array_agg(number order by number), '{}') as numbers,
           (count(*) filter (where status = 'approved'))::smallint as approved,
           count(distinct person_id)::smallint as players,
           (count(distinct person_id) filter (where status = 'approved'))::smallint as players_paid,
           (count(distinct payment_id) filter (where status = 'approved'))::smallint as payments
    from numbers where numbers.game_id = board.game_id) as counted
  where id = board.game_id;
end
$$;

create function recount_boards_of_numbers(of_game text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform recount_boards(array[of_game]);
end
$$;

-- The figures of domain/src/crowding.ts; hold-limits.test.ts compares them.
create function holds_per_hour() returns integer language sql immutable return 10;
create function new_players_numbers_max() returns integer language sql immutable return 40;
create function minutes_of_hold_round(plan_minutes smallint, round smallint) returns smallint language sql immutable
return case round when 1 then plan_minutes when 2 then least(plan_minutes, 5) when 3 then least(plan_minutes, 2) end;

-- How many numbers of a board new players hold or have pending. The caller holds the row lock of the game, so that the answer stays
-- right until it has inserted numbers.
create function numbers_of_new_players(of_game text) returns integer language sql stable
set search_path = public, pg_temp as $$
  select count(*)::integer from numbers
  where game_id = of_game and (status = 'pending' or status = 'held' and held_until > clock_timestamp())
    and not exists (select from payments where payments.person_id = numbers.person_id and payments.status = 'approved')
$$;

-- A payment for a game ends the count of unpaid holds on its board.
create function end_unpaid_holds() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  update claims set hold_round = null, held_until = null
  where game_id = new.game_id and person_id = new.person_id and hold_round is not null;
  return null;
end
$$;

create trigger payments_end_unpaid_holds after insert on payments for each row execute function end_unpaid_holds();

create function as_iso_instant(moment timestamptz) returns text language sql stable
return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- The numbers of one player on one board, in the contract's JSON.
create function numbers_of_player(of_game text, of_person uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'number', number, 'status', status,
           'heldUntil', as_iso_instant(held_until)) order by number), '[]')
  from numbers
  where game_id = of_game and person_id = of_person and (status <> 'held' or held_until > clock_timestamp());
$$;

-- Answers a batch of claims in one transaction: they share its commit, and each board is recounted once.
--
-- Inputs      Parallel arrays, one element per claim:
--               of_games, of_people, of_keys   board, player and idempotency key
--               wants          the numbers, as the text of an array ('{42,93}'): SQL arrays of arrays must have equal lengths
--               random_counts  how many random free numbers to hold instead of `wants`; 0 for none
--               rounds         the conflict round, from 1. Claims of one round must not conflict: per board, a player and a
--                              number occur once, and a claim for random numbers is alone (server/src/boards/conflict-rounds.ts)
-- Returns     One row per claim: its index in the arrays (from 1) and the answer, {"version", "numbers"} or {"refusal"}.
-- Invariants  A claim gets all its numbers or none. The keys of `numbers` decide who gets a number and that a player has at
--             most three: numbers are inserted, never looked up first. An answered claim is answered from `claims`.
--             All numbers that a player holds within one round of holds end together, at the end of the round. New players, those
--             without an approved payment, never hold or have pending more than new_players_numbers_max() of a board.
-- Steps       1. Take the sales lock and lock the games, then delete their expired holds (`changed` collects the boards to
--                recount) and read which games do not sell (`stopped`, 0016_sales_stops.sql).
--             2. Per round, one statement:
--                  requested  the claims of this round, with the stored answer of those that were answered before
--                  context    for the others: the game's version, the player's round of holds and when it would end, the
--                             player's numbers and slots, the refusal that needs no look at the numbers, and the wanted numbers
--                             (random ones chosen here)
--                  judged     `fresh`, the wanted numbers that the player does not have, and the refusal if there is one
--                  admitted   refuses new players for whom there is no room, counting the claims of this round before theirs
--                  inserted   the holds; a number of another player is skipped by `on conflict do nothing`
--                  obtained   all inserted numbers as one JSON object, read once instead of joined per claim
--                  outcome    per claim, which of its numbers were inserted
--                  answered   the answer, with the version that step 3 will give the board
--                  stored     writes the answers to `claims` (not for an unknown game, which has no row to refer to)
--                Then, per claim: holds of a claim that got only some of its numbers are deleted.
--             3. Recount the changed boards.
-- Lock order  The sales lock, shared; then rows of `games` ordered by id, before anything else: two batches cannot deadlock.
--             Clock and sales stops are read after the locks, so a hold that expires while the batch waits is treated as
--             expired, and a stop that commits meanwhile refuses the claim.
-- Failure     Refusals are answers. Anything else raises and rolls the whole batch back; the caller then sends the claims one
--             by one.
-- Settings    Each connection plans the statements once, maybe while the tables are empty: a generic plan without sequential
--             scans is right for full tables too.
create function hold_numbers(of_games text[], of_people uuid[], of_keys uuid[], wants text[], random_counts smallint[],
                             rounds smallint[])
returns table (claim_index bigint, answer jsonb)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
declare
  moment timestamptz;
  changed text[];
  stopped text[];
  claim record;
begin
  perform share_sales_lock();
  perform 1 from games where id = any (of_games) order by id for no key update;
  select stopped_games(of_games) into stopped;
  moment := clock_timestamp();
  with expired as (
    delete from numbers where status = 'held' and held_until <= moment and game_id = any (of_games) returning game_id
  )
  select coalesce(array_agg(distinct game_id), '{}') into changed from expired;

  for this_round in 1 .. (select max(round) from unnest(rounds) as round) loop
    for claim in
      with requested as (
        select request.*, earlier.answer
        from unnest(of_games, of_people, of_keys, wants, random_counts, rounds) with ordinality
               as request (game_id, person_id, idempotency_key, want, random_count, round, claim_index)
        left join claims as earlier using (game_id, person_id, idempotency_key)
        where round = this_round
      ), context as (
        select requested.claim_index, requested.game_id, requested.person_id, requested.idempotency_key,
               requested.random_count, games.version, hold.round as hold_round, past.holds as past_holds,
               case when past.until > moment then past.until
                    else moment + make_interval(mins => minutes_of_hold_round(games.hold_minutes, hold.round))
               end as held_until,
               not exists (select from payments where payments.person_id = requested.person_id and status = 'approved') as is_new,
               owned.numbers, owned.slots,
               case when games.id is null then 'game_not_found'
                    when people.id is null or people.locked_at is not null or people.closed_at is not null then 'account_locked'
                    when people.role <> 'player' then 'staff_cannot_play'
                    when people.agreed_to_terms_at is null or people.born_on is null then 'profile_incomplete'
                    when games.status not in ('active', 'full') or games.closes_at <= moment then 'game_closed'
                    when games.id = any (stopped) then 'sales_stopped'
               end as early_refusal,
               case when random_count = 0 then want::smallint[]
                    else array(select n::smallint from generate_series(1, 100) as n
                               where not exists (select 1 from numbers where game_id = requested.game_id and number = n)
                               order by random() limit random_count)
               end as want
        from requested
        left join games on games.id = requested.game_id
        left join people on people.id = requested.person_id
        cross join lateral (
          select coalesce(array_agg(number), '{}') as numbers, coalesce(array_agg(slot), '{}') as slots
          from numbers where game_id = requested.game_id and person_id = requested.person_id) as owned
        cross join lateral (
          select max(claims.held_until) as until, max(claims.hold_round) as round,
                 count(*) filter (where claims.answered_at > moment - interval '1 hour') as holds
          from claims
          where claims.game_id = requested.game_id and claims.person_id = requested.person_id
            and claims.held_until > moment - interval '24 hours') as past
        cross join lateral (
          select (case when past.until is null then 1 when past.until > moment then past.round else past.round + 1 end)::smallint
                 as round) as hold
        where requested.answer is null
      ), judged as (
        select context.*, fresh.numbers as fresh,
               case when early_refusal is not null then early_refusal
                    when random_count > 0 and cardinality(context.numbers) + random_count > 3 then 'too_many_numbers'
                    when cardinality(want) = 0 then case when random_count > 0 then 'game_full' else 'no_numbers_chosen' end
                    when cardinality(context.numbers) + cardinality(fresh.numbers) > 3 then 'too_many_numbers'
                    when cardinality(fresh.numbers) = 0 then null
                    when held_until is null then 'holds_used_up'
                    when past_holds >= holds_per_hour() then 'too_many_holds'
               end as limit_refusal
        from context cross join lateral (
          select array(select n from unnest(want) as n where n <> all (context.numbers)) as numbers) as fresh
      ), admitted as (
        select judged.*,
               case when limit_refusal is not null then limit_refusal
                    when is_new and cardinality(fresh) > 0
                      and numbers_of_new_players(game_id) + sum(cardinality(fresh)) filter (where is_new and limit_refusal is null)
                          over (partition by game_id order by judged.claim_index) > new_players_numbers_max() then 'new_players_full'
               end as refusal
        from judged
      ), inserted as (
        insert into numbers (game_id, number, person_id, slot, status, held_until)
        select game_id, n, person_id, free.slot, 'held', held_until
        from admitted, unnest(fresh) with ordinality as wanted (n, nth)
        join lateral (select slot, row_number() over (order by slot) as nth
              from unnest('{1,2,3}'::smallint[]) as slot where slot <> all (admitted.slots)) as free using (nth)
        where refusal is null
        on conflict do nothing returning game_id, number
      ), obtained as materialized (
        select coalesce(jsonb_object_agg(game_id || ' ' || number, true), '{}') as numbers from inserted
      ), outcome as (
        select admitted.*, array(select n from unnest(fresh) as n where obtained.numbers ? (game_id || ' ' || n)) as got
        from admitted, obtained
      ), answered as (
        select outcome.*,
               case when refusal is not null then jsonb_build_object('refusal', refusal)
                    when cardinality(got) < cardinality(fresh) then '{"refusal": "numbers_taken"}'
                    else jsonb_build_object(
                      'version', version + (cardinality(fresh) > 0 or game_id = any (changed))::integer,
                      'numbers', (
                        select jsonb_agg(jsonb_build_object(
                                 'number', number, 'status', status, 'heldUntil', as_iso_instant(until)) order by number)
                        from (select number, status, held_until as until from numbers
                              where game_id = outcome.game_id and person_id = outcome.person_id
                              union all select n, 'held', outcome.held_until from unnest(fresh) as n) as own))
               end as answer
        from outcome
      ), stored as (
        insert into claims (game_id, person_id, idempotency_key, answer, hold_round, held_until)
        select game_id, person_id, idempotency_key, answered.answer,
               case when cardinality(fresh) > 0 and answered.answer ? 'numbers' then answered.hold_round end,
               case when cardinality(fresh) > 0 and answered.answer ? 'numbers' then answered.held_until end
        from answered
        where refusal is distinct from 'game_not_found'
      )
      select answered.claim_index, answered.game_id, answered.answer, got, answered.answer ? 'numbers' as is_held
      from answered
      union all
      select requested.claim_index, null, requested.answer, null, false from requested where requested.answer is not null
    loop
      if cardinality(claim.got) > 0 then
        if claim.is_held then changed := changed || claim.game_id;
        else delete from numbers where game_id = claim.game_id and number = any (claim.got); -- all of them or none
        end if;
      end if;
      claim_index := claim.claim_index;
      answer := claim.answer;
      return next;
    end loop;
  end loop;
  if cardinality(changed) > 0 then perform recount_boards(changed); end if;
end
$$;

-- Releases one held number of a player, or with a null number all of them. Returns false when the game does not exist.
create function release_held_numbers(of_game text, of_person uuid, only_number smallint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from games where id = of_game for no key update;
  if not found then return false; end if;
  delete from numbers
  where game_id = of_game and person_id = of_person and status = 'held' and (only_number is null or number = only_number);
  if found then perform recount_boards_of_numbers(of_game); end if;
  return true;
end
$$;

-- Deletes expired holds of at most boards_max boards. Returns how many numbers became free.
-- Lock order: games by id, one after the other, as in hold_numbers.
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
    if freed_here > 0 then perform recount_boards_of_numbers(of_game); end if;
    freed := freed + freed_here;
  end loop;
  return freed;
end
$$;

-- The five functions below move the numbers of a payment. The caller holds the row lock of the game.

-- Makes the named numbers pending for a payment: the player's holds and, unless sales are stopped, free numbers, such as those
-- whose hold has expired. Numbers that another player has are skipped, and so are free ones that would give new players more than
-- new_players_numbers_max() of the board. Returns the numbers that the payment got. The caller holds the sales lock.
create function assign_numbers_to_payment(of_payment uuid, of_game text, of_person uuid, named smallint[]) returns smallint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  assigned smallint[];
  room integer := 3;
begin
  -- Expired holds block numbers, and the player's own also slots.
  delete from numbers
  where game_id = of_game and status = 'held' and held_until <= clock_timestamp()
    and (number = any (named) or person_id = of_person);
  if not exists (select from payments where person_id = of_person and status = 'approved') then
    room := new_players_numbers_max() - numbers_of_new_players(of_game);
  end if;
  insert into numbers (game_id, number, person_id, slot, status, payment_id)
  select of_game, n, of_person, slot, 'pending', of_payment
  from (select n, row_number() over (order by n) as nth from unnest(named) as n
        where stopped_games(array[of_game]) = '{}'
          and not exists (select 1 from numbers where game_id = of_game and number = n)) as missing
  join (select slot, row_number() over (order by slot) as nth from unnest('{1,2,3}'::smallint[]) as slot
        where not exists (select 1 from numbers where game_id = of_game and person_id = of_person and numbers.slot = slot.slot)) as free
  using (nth)
  where nth <= room
  on conflict do nothing;
  update numbers set status = 'pending', held_until = null, payment_id = of_payment
  where game_id = of_game and person_id = of_person and status = 'held' and number = any (named);
  select coalesce(array_agg(number order by number), '{}') into assigned from numbers where payment_id = of_payment;
  perform recount_boards_of_numbers(of_game);
  return assigned;
end
$$;

-- Approves the pending numbers of a payment and attaches them to its ticket.
create function approve_numbers(of_payment uuid, of_ticket uuid, of_game text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update numbers set status = 'approved', ticket_id = of_ticket
  where game_id = of_game and payment_id = of_payment and status = 'pending';
  perform recount_boards_of_numbers(of_game);
end
$$;

-- Gives free numbers to a ticket at once. A number that another player has raises a unique_violation of numbers_pkey, a
-- fourth number one of numbers_three_per_player, stopped sales a check_violation. The caller holds the sales lock.
create function assign_numbers_to_ticket(of_payment uuid, of_ticket uuid, of_game text, of_person uuid, wanted smallint[])
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(wanted) > 0 and stopped_games(array[of_game]) <> '{}' then
    raise exception 'sales of % are stopped', of_game using errcode = 'check_violation', constraint = 'numbers_not_while_stopped';
  end if;
  delete from numbers
  where game_id = of_game and status = 'held' and held_until <= clock_timestamp()
    and (number = any (wanted) or person_id = of_person);
  -- The player's own hold on a wanted number is replaced.
  delete from numbers
  where game_id = of_game and status = 'held' and person_id = of_person and number = any (wanted);
  insert into numbers (game_id, number, person_id, slot, status, payment_id, ticket_id)
  select of_game, n, of_person, coalesce(slot, 3), 'approved', of_payment, of_ticket
  from (select n, row_number() over (order by n) as nth from unnest(wanted) as n) as listed
  left join (select slot, row_number() over (order by slot) as nth from unnest('{1,2,3}'::smallint[]) as slot
        where not exists (select 1 from numbers where game_id = of_game and person_id = of_person and numbers.slot = slot.slot)) as free
  using (nth);
  perform recount_boards_of_numbers(of_game);
end
$$;

-- Frees the pending numbers of a payment that was not approved; with hold_minutes > 0 they become holds of the player again.
create function release_payment_numbers(of_payment uuid, of_game text, hold_minutes integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if hold_minutes > 0 then
    update numbers set status = 'held', payment_id = null, held_until = clock_timestamp() + make_interval(mins => hold_minutes)
    where game_id = of_game and payment_id = of_payment and status = 'pending';
  else
    delete from numbers where game_id = of_game and payment_id = of_payment and status = 'pending';
  end if;
  if found then perform recount_boards_of_numbers(of_game); end if;
end
$$;

-- Frees the numbers of a ticket that is withdrawn. The caller holds the row lock of the game; a closed board refuses it.
create function withdraw_numbers(of_ticket uuid, of_game text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from numbers where game_id = of_game and ticket_id = of_ticket and status = 'approved';
  if not found then
    raise exception 'ticket % has no numbers in %', of_ticket, of_game using errcode = 'check_violation';
  end if;
  perform recount_boards_of_numbers(of_game);
end
$$;

-- The application changes numbers through these functions only.
grant select on numbers, claims to edil_app;
grant delete on claims to edil_app;
grant execute on function hold_numbers, release_held_numbers, expire_holds, numbers_of_player, assign_numbers_to_payment,
  approve_numbers, assign_numbers_to_ticket, release_payment_numbers, withdraw_numbers to edil_app;

-- migrate:down
