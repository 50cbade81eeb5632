import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '@edil/domain/people'
import { libraryKey } from '../../server/src/accounts/sign-in/library-key.ts'
import { givenPerson } from '../../server/test/people.ts'
import { giveTwoFactor } from '../../server/test/sessions.ts'
import type { World } from '../../server/test/world.ts'
import { markerOf, phoneOf } from './marker.ts'

/** Someone who sends requests. A visitor has no person. */
export type Actor = {
  readonly as: ActorKind
  readonly role: Role | undefined
  /** The number of their markers; -1 for a visitor. */
  readonly number: number
  readonly personId: string
  readonly sessionId: string
  readonly cookie: string
  /** Requests that end sessions, lock or close accounts are sent by and about the others. */
  readonly isSteady: boolean
}

/** Named after the columns of docs/access.md. */
export type ActorKind =
  | 'visitor'
  | 'player'
  | 'reviewer'
  | 'host'
  | 'admin'
  | 'locked'
  | 'staff without second factor'
  | 'staff without step-up'

type Group = { readonly as: ActorKind; readonly role: Role; readonly steady: number; readonly others: number }

const GROUPS: readonly Group[] = [
  { as: 'player', role: 'player', steady: 24, others: 16 },
  { as: 'reviewer', role: 'reviewer', steady: 3, others: 3 },
  { as: 'host', role: 'host', steady: 2, others: 2 },
  { as: 'admin', role: 'admin', steady: 3, others: 3 },
  { as: 'locked', role: 'player', steady: 2, others: 0 },
  { as: 'staff without second factor', role: 'reviewer', steady: 1, others: 0 },
  { as: 'staff without second factor', role: 'admin', steady: 1, others: 0 },
  { as: 'staff without step-up', role: 'reviewer', steady: 1, others: 0 },
  { as: 'staff without step-up', role: 'host', steady: 1, others: 0 },
  { as: 'staff without step-up', role: 'admin', steady: 1, others: 0 },
]
const PEOPLE_PER_ROUND = 1_000

export const VISITOR: Actor = {
  as: 'visitor',
  role: undefined,
  number: -1,
  personId: '',
  sessionId: '',
  cookie: '',
  isSteady: true,
}

/** The people of a round, in an order that is the same in every run. */
export async function givenActors(world: World, round: number, secret: string): Promise<Actor[]> {
  const planned = GROUPS.flatMap((group) =>
    Array.from({ length: group.steady + group.others }, (_, index) => ({ ...group, isSteady: index < group.steady })),
  )
  const actors = await Promise.all(
    planned.map((plan, index) => givenActor(world, { ...plan, number: round * PEOPLE_PER_ROUND + index }, secret)),
  )
  await restoreActors(world, actors)
  return actors
}

type Planned = Pick<Actor, 'as' | 'isSteady' | 'number'> & { readonly role: Role }

async function givenActor(world: World, { as, role, isSteady, number }: Planned, secret: string): Promise<Actor> {
  const { owner } = world
  const { id: personId } = await givenPerson(world, {
    fullName: `Selam ${markerOf('full name', number)}`,
    username: markerOf('username', number),
    phone: phoneOf(number),
    role,
  })
  await owner.query('update people set email = $2 where id = $1', [
    personId,
    `${markerOf('email', number)}@example.com`,
  ])
  if (role !== 'player' && as !== 'staff without second factor') await giveTwoFactor(owner, personId, secret)
  const token = `${markerOf('session', number)}${randomBytes(18).toString('base64url')}`
  const sessionId = randomUUID()
  await owner.query(
    `insert into sessions (id, person_id, token, expires_at, ip_address, user_agent)
     values ($1, $2, $3, now() + interval '1 day', '196.188.7.7', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0')`,
    [sessionId, personId, token],
  )
  const signature = createHmac('sha256', libraryKey(secret)).update(token).digest('base64')
  const cookie = `edil.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  return { as, role, isSteady, number, personId, sessionId, cookie }
}

/**
 * Requests log people out, lock them and change their roles. Afterwards each is again who they were, with the same cookie;
 * closed accounts stay closed.
 */
export async function restoreActors({ owner }: World, actors: readonly Actor[]): Promise<void> {
  const columns = [
    actors.map(({ personId }) => personId),
    actors.map(({ sessionId }) => sessionId),
    actors.map(({ cookie }) => decodeURIComponent(cookie.slice('edil.session_token='.length)).split('.')[0]),
    actors.map(({ role }) => role),
    actors.map(({ as }) => as),
  ]
  await owner.query(
    `with actors as (select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[])
                       as actor (person_id, session_id, token, role, kind))
     update people set role = actors.role, two_factor_enabled = exists (select from two_factors
              where two_factors.person_id = people.id and verified),
            locked_at = case when kind = 'locked' then now() end,
            locked_reason = case when kind = 'locked' then 'fraud' end
     from actors where id = actors.person_id and closed_at is null`,
    columns,
  )
  await owner.query(
    `insert into sessions (id, person_id, token, expires_at, ip_address, user_agent)
     select session_id, person_id, token, now() + interval '1 day', '196.188.7.7', 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0'
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[]) as actor (person_id, session_id, token, role, kind)
     join people on people.id = person_id and closed_at is null
     on conflict do nothing`,
    columns,
  )
  await owner.query(
    `update sessions set last_seen_at = now() + interval '1 day', signed_in_at = now(), second_factor_at = now(),
            stepped_up_at = case when kind <> 'staff without step-up' then now() + interval '1 day' end
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[]) as actor (person_id, session_id, token, role, kind)
     where id = session_id`,
    columns,
  )
}
