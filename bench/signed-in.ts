import type { Role } from '@edil/domain/people'
import { givenPeople } from '../server/test/people.ts'
import { givenSession, giveTwoFactor, stepUp } from '../server/test/sessions.ts'
import type { World } from '../server/test/world.ts'

/** A person with a session; `cookie` is the Cookie header. */
export type SignedIn = { readonly personId: string; readonly cookie: string }

/** Signs in without a request. `secret` is the stack's AUTH_SECRET. */
export async function givenSignedIn(world: World, count: number, secret: string): Promise<SignedIn[]> {
  const people = await givenPeople(world, count)
  return Promise.all(people.map(({ id }) => signIn(world, id, secret)))
}

/** Staff who have just entered their second factor. */
export async function givenSignedInStaff(world: World, role: Role, count: number, secret: string): Promise<SignedIn[]> {
  const people = await givenPeople(world, count, { role })
  return Promise.all(
    people.map(async ({ id }) => {
      await giveTwoFactor(world.owner, id, secret)
      const staff = await signIn(world, id, secret)
      await stepUp(world.owner, id)
      return staff
    }),
  )
}

/** A long run takes more than the few minutes for which a second factor is valid, and its staff may only read. */
export async function keepSteppedUp({ owner }: World, people: readonly SignedIn[]): Promise<void> {
  await owner.query(
    `update sessions set stepped_up_at = now() + interval '1 day', last_seen_at = now() + interval '1 day'
     where person_id = any($1)`,
    [people.map(({ personId }) => personId)],
  )
}

async function signIn({ owner }: World, personId: string, secret: string): Promise<SignedIn> {
  const { cookie } = await givenSession(owner, personId, secret)
  return { personId, cookie: `edil.session_token=${cookie}` }
}
