import {
  checkStaffAccess,
  findPeople as findPeopleEndpoint,
  type HistoryEntry,
  showPerson,
  showPersonPlay,
  startPasswordReset as startPasswordResetEndpoint,
} from '@edil/contract/people'
import { refuseAccess, STAFF_PAGES } from '@edil/domain/access'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { auditHistoryOf } from '../audit/audit-history.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { personSummaryView } from './account-view.ts'
import { findPerson, listSignInMethods } from './accounts.queries.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { startPasswordReset } from './passwords/start-password-reset.ts'
import { findPeople, lastSeenAt, PEOPLE_PER_PAGE, usernamesOf } from './people.queries.ts'
import { readPersonPlay } from './person-play.queries.ts'

const HISTORY_SHOWN = 100

export function peopleRoutes(app: FastifyInstance, { store, readCaller, limits }: AccountsDeps): void {
  const { db } = store

  mount(app, checkStaffAccess, async ({ params, request }) => {
    const refusal = refuseAccess(STAFF_PAGES[params.page], await readCaller(request))
    if (refusal) throw new Refusal(refusal)
    return {}
  })

  mount(app, findPeopleEndpoint, async ({ query, caller }) => {
    const { search, role, before } = query
    if (search !== '') await limits.take('people_search', caller.personId)
    const people = await findPeople(db, { search, role, before })
    return {
      people: people.slice(0, PEOPLE_PER_PAGE).map(personSummaryView),
      hasMore: people.length > PEOPLE_PER_PAGE,
    }
  })

  mount(app, showPerson, async ({ params: { personId }, caller }) => {
    const person = await findPerson(db, personId)
    if (!person) throw new Refusal('person_not_found')
    const details = {
      ...personSummaryView(person),
      email: person.email,
      phone: person.phone,
      language: person.language,
      lockedReason: person.locked_reason,
      lastSeenAt: (await lastSeenAt(db, personId))?.toISOString() ?? null,
      signInMethods: await listSignInMethods(db, personId),
      history: await historyOf(personId),
    }
    await transaction(store, (tx) =>
      recordAudit(tx, { actor: caller.personId, action: 'person_viewed', subject: personId, details: {} }),
    )
    return details
  })

  mount(app, showPersonPlay, async ({ params: { personId } }) => {
    if (!(await findPerson(db, personId))) throw new Refusal('person_not_found')
    return readPersonPlay(db, personId)
  })

  async function historyOf(personId: string): Promise<HistoryEntry[]> {
    const entries = await auditHistoryOf(db, personId, HISTORY_SHOWN)
    const others = entries.map(({ actor }) => actor).filter((actor) => actor !== personId && isPersonId(actor))
    const names = await usernamesOf(db, [...new Set(others)])
    return entries.map(({ at, action, actor, details }) => ({
      at: at.toISOString(),
      action,
      by: names.get(actor) ?? null,
      details,
    }))
  }

  mount(app, startPasswordResetEndpoint, async ({ params: { personId }, caller }) => {
    await limits.take('account_change', caller.personId)
    await transaction(store, (tx) => startPasswordReset(tx, { personId, staffId: caller.personId }))
    return {}
  })
}

const isPersonId = (text: string) => /^[0-9a-f-]{36}$/.test(text)
