import type { Role } from '@edil/domain/people'
import type { Marked, Marker } from './marker.ts'
import type { Actor } from './people-of-scene.ts'

const PAYERS: readonly Role[] = ['reviewer', 'admin']
const STAFF: readonly Role[] = ['reviewer', 'host', 'admin']
const ADMIN: readonly Role[] = ['admin']

const WITHOUT_RIGHTS = ['locked', 'staff without second factor']

type Sight = { readonly roles: readonly Role[]; readonly sees: readonly Marked[] }

const PAYMENT: Sight = { roles: PAYERS, sees: ['username', 'full name', 'account name', 'reference', 'note'] }
const DECISION: Sight = { roles: PAYERS, sees: ['username'] }
const REFUND: Sight = { roles: PAYERS, sees: ['username', 'full name', 'phone', 'account name', 'reference'] }
const PRIZE: Sight = { roles: PAYERS, sees: ['username', 'full name', 'phone', 'destination', 'reference'] }
const WITHDRAWAL: Sight = { roles: PAYERS, sees: ['username', 'note'] }
const PROPOSAL: Sight = { roles: ADMIN, sees: ['username', 'note'] }
/** Who made a change. */
const BY: Sight = { roles: ADMIN, sees: ['username'] }

/**
 * What staff may see of other people, by endpoint: written by hand from docs/access.md and the pages of staff, not derived from
 * the contract, so that a new field with personal data is found. Everyone else sees only what is about themselves.
 */
const SIGHTS: Readonly<Record<string, Sight>> = {
  approveDespiteChecks: DECISION,
  approvePayment: DECISION,
  approvePrize: PRIZE,
  cancelWithdrawal: WITHDRAWAL,
  changeDesk: BY,
  changeHelp: BY,
  changeLicence: BY,
  changePlan: BY,
  changeSecurity: BY,
  confirmProposal: PROPOSAL,
  confirmTaxRule: BY,
  confirmWithdrawal: WITHDRAWAL,
  createNotice: BY,
  endNotice: BY,
  exportPrizes: { roles: ADMIN, sees: ['username', 'full name', 'phone', 'destination', 'reference'] },
  exportStaffFigures: BY,
  failPrize: PRIZE,
  findPeople: { roles: STAFF, sees: ['username', 'full name'] },
  listDecisions: BY,
  listNotices: BY,
  listNotifications: PROPOSAL,
  listNumberGroups: DECISION,
  listPlanSettings: BY,
  listPrizes: PRIZE,
  listProposals: PROPOSAL,
  listRefunds: REFUND,
  listReviews: PAYMENT,
  listSalesStops: BY,
  listWithdrawals: WITHDRAWAL,
  payPrize: PRIZE,
  payRefund: REFUND,
  rejectPayment: DECISION,
  releasePrize: PRIZE,
  requestWithdrawal: WITHDRAWAL,
  reservePrize: PRIZE,
  reserveRefund: REFUND,
  resumeSales: BY,
  setReference: PAYMENT,
  showPerson: { roles: ADMIN, sees: ['username', 'full name', 'email', 'phone', 'note', 'reference'] },
  showPersonPlay: { roles: PAYERS, sees: ['reference'] },
  showReview: PAYMENT,
  showScreenshot: { roles: PAYERS, sees: ['file'] },
  showSettings: BY,
  showStaffFigures: BY,
  showToday: { roles: STAFF, sees: ['username'] },
  stopProposal: PROPOSAL,
  stopSales: BY,
}

/** The markers that this person must not see in an answer of this endpoint. */
export function forbiddenMarkers(endpoint: string | undefined, actor: Actor, markers: readonly Marker[]): Marker[] {
  const sight = endpoint === undefined ? undefined : SIGHTS[endpoint]
  const isAllowed =
    actor.role !== undefined && !WITHOUT_RIGHTS.includes(actor.as) && sight?.roles.includes(actor.role) === true
  return markers.filter(({ marked, person }) => person !== actor.number && !(isAllowed && sight?.sees.includes(marked)))
}
