import type { StaffPage } from '@edil/domain/access'
import { type ComponentType, lazy } from 'react'
import { loadTextPart, type TextPart } from './text/activate.ts'
import type { MessageId } from './text/use-text.ts'

export type Route = {
  /** With `:name?` at its end for a part that varies; one page answers for all of them. */
  readonly path: string
  readonly Page: ComponentType
  readonly title: MessageId
  readonly description: MessageId
  /** In the sitemap and open to search engines. */
  readonly isPublic: boolean
  /** What the page reads first; the browser asks for it together with the scripts. */
  readonly reads: readonly string[]
  /** The module of the page, so that its scripts can be named in the HTML before anything runs. */
  readonly module: string
  readonly parts: readonly TextPart[]
}

type Definition = Pick<Route, 'path' | 'title' | 'module'> & {
  readonly load: () => Promise<ComponentType>
  readonly description?: MessageId
  readonly reads?: readonly string[]
  readonly parts?: readonly TextPart[]
  readonly isPublic?: boolean
}

function route({
  load,
  parts = [],
  reads = [],
  description = 'page.description',
  isPublic = false,
  ...rest
}: Definition): Route {
  const Page = lazy(async () => {
    const [page] = await Promise.all([load(), ...parts.map(loadTextPart)])
    return { default: page }
  })
  return { ...rest, Page, parts, reads, description, isPublic }
}

const comingSoon = {
  module: 'src/player/coming-soon/coming-soon.tsx',
  load: async () => (await import('./player/coming-soon/coming-soon.tsx')).ComingSoon,
}
/** A page with a form has the sentences for what may be refused. */
const ACCOUNTS_PARTS = ['refusals', 'fields', 'accounts'] as const
const PROFILE_PARTS = ['refusals', 'fields', 'profile'] as const
const SECURITY_PARTS = ['refusals', 'fields', 'security'] as const
const TICKETS_PARTS = ['play', 'decisions', 'tickets'] as const
const selectNumbers = {
  title: 'page.selectNumbers',
  reads: ['/api/games'],
  parts: ['board'],
  module: 'src/player/boards/select-numbers.tsx',
  load: async () => (await import('./player/boards/select-numbers.tsx')).SelectNumbers,
} as const
function staffRoute(page: StaffPage, title: MessageId): Route {
  return route({
    path: `/etxdark/${page}`,
    title,
    description: 'admin.description',
    parts: ['refusals', 'admin'],
    module: `src/admin/${page}/${page}.tsx`,
    load: async () => (await import('./admin/pages.ts')).STAFF_PAGE_LOADERS[page](),
  })
}

/** Every address of the site, on one screen. Each page is a chunk of its own; operators' pages are never a player's. */
export const ROUTES: readonly Route[] = [
  route({ path: '/', title: 'nav.home', ...comingSoon }),
  route({
    path: '/dashboard',
    title: 'games.title',
    description: 'games.description',
    isPublic: true,
    reads: ['/api/games'],
    parts: ['games', 'refusals'],
    module: 'src/player/games/dashboard.tsx',
    load: async () => (await import('./player/games/dashboard.tsx')).Dashboard,
  }),
  route({
    path: '/game-draw',
    title: 'draws.title',
    description: 'draws.description',
    isPublic: true,
    reads: ['/api/games', '/api/games/counts'],
    parts: ['games'],
    module: 'src/player/draws/game-draw.tsx',
    load: async () => (await import('./player/draws/game-draw.tsx')).GameDraw,
  }),
  route({
    path: '/about',
    title: 'about.title',
    description: 'about.description',
    isPublic: true,
    reads: ['/api/plans'],
    parts: ['about'],
    module: 'src/player/about/about.tsx',
    load: async () => (await import('./player/about/about.tsx')).About,
  }),
  route({
    path: '/terms',
    title: 'legal.terms.title',
    description: 'legal.terms.description',
    isPublic: true,
    parts: ['legal'],
    module: 'src/player/legal/terms.tsx',
    load: async () => (await import('./player/legal/terms.tsx')).Terms,
  }),
  route({
    path: '/privacy',
    title: 'legal.privacy.title',
    description: 'legal.privacy.description',
    isPublic: true,
    parts: ['legal'],
    module: 'src/player/legal/privacy.tsx',
    load: async () => (await import('./player/legal/privacy.tsx')).Privacy,
  }),
  route({ path: '/jackpots', title: 'nav.jackpots', ...comingSoon }),
  route({
    path: '/live-draw',
    title: 'live.title',
    description: 'live.description',
    isPublic: true,
    reads: ['/api/games', '/api/draws'],
    parts: ['draws'],
    module: 'src/player/live/live-draw.tsx',
    load: async () => (await import('./player/live/live-draw.tsx')).LiveDraw,
  }),
  route({
    path: '/verify/:gameId?',
    title: 'proof.title',
    description: 'proof.description',
    parts: ['proof'],
    module: 'src/player/verify/verify.tsx',
    load: async () => (await import('./player/verify/verify.tsx')).Verify,
  }),
  route({ path: '/winners', title: 'nav.winners', ...comingSoon }),
  route({
    path: '/login',
    title: 'nav.login',
    description: 'login.description',
    isPublic: true,
    reads: ['/api/session/options', '/api/plans'],
    parts: ACCOUNTS_PARTS,
    module: 'src/player/accounts/login.tsx',
    load: async () => (await import('./player/accounts/login.tsx')).Login,
  }),
  route({
    path: '/register',
    title: 'nav.signUp',
    description: 'register.description',
    isPublic: true,
    reads: ['/api/session/options', '/api/plans'],
    parts: ACCOUNTS_PARTS,
    module: 'src/player/accounts/register.tsx',
    load: async () => (await import('./player/accounts/register.tsx')).Register,
  }),
  route({
    path: '/forgot-password',
    title: 'page.forgotPassword',
    parts: ACCOUNTS_PARTS,
    module: 'src/player/accounts/forgot-password.tsx',
    load: async () => (await import('./player/accounts/forgot-password.tsx')).ForgotPassword,
  }),
  route({
    path: '/reset-password',
    title: 'page.resetPassword',
    parts: ACCOUNTS_PARTS,
    module: 'src/player/accounts/reset-password.tsx',
    load: async () => (await import('./player/accounts/reset-password.tsx')).ResetPassword,
  }),
  route({
    path: '/verify-email',
    title: 'verify.title',
    parts: ACCOUNTS_PARTS,
    module: 'src/player/accounts/verify-email.tsx',
    load: async () => (await import('./player/accounts/verify-email.tsx')).VerifyEmail,
  }),
  route({
    path: '/profile',
    title: 'nav.myAccount',
    parts: PROFILE_PARTS,
    module: 'src/player/profile/profile.tsx',
    load: async () => (await import('./player/profile/profile.tsx')).Profile,
  }),
  route({
    path: '/profile/change-password',
    title: 'nav.changePassword',
    parts: SECURITY_PARTS,
    module: 'src/player/profile/change-password.tsx',
    load: async () => (await import('./player/profile/change-password.tsx')).ChangePassword,
  }),
  route({
    path: '/profile/two-factor',
    title: 'twoFactor.title',
    parts: SECURITY_PARTS,
    module: 'src/player/profile/two-factor.tsx',
    load: async () => (await import('./player/profile/two-factor.tsx')).TwoFactor,
  }),
  route({
    path: '/profile/complete',
    title: 'complete.title',
    parts: PROFILE_PARTS,
    module: 'src/player/accounts/complete-account.tsx',
    load: async () => (await import('./player/accounts/complete-account.tsx')).CompleteAccount,
  }),
  route({
    path: '/profile/joined-games',
    title: 'nav.joinedGames',
    parts: TICKETS_PARTS,
    module: 'src/player/tickets/joined-games.tsx',
    load: async () => (await import('./player/tickets/joined-games.tsx')).JoinedGames,
  }),
  route({
    path: '/profile/tickets',
    title: 'nav.gameTickets',
    parts: TICKETS_PARTS,
    module: 'src/player/tickets/tickets.tsx',
    load: async () => (await import('./player/tickets/tickets.tsx')).Tickets,
  }),
  route({
    path: '/ticket/:key?',
    title: 'check.title',
    description: 'check.description',
    parts: TICKETS_PARTS,
    module: 'src/player/tickets/check-ticket.tsx',
    load: async () => (await import('./player/tickets/check-ticket.tsx')).CheckTicket,
  }),
  route({ path: '/select-numbers', ...selectNumbers }),
  route({ path: '/select-number', ...selectNumbers }),
  route({
    path: '/payment',
    title: 'page.payment',
    reads: ['/api/games', '/api/receiving-accounts'],
    parts: ['payment'],
    module: 'src/player/payments/payment.tsx',
    load: async () => (await import('./player/payments/payment.tsx')).Payment,
  }),
  staffRoute('numbers', 'admin.numbers'),
  staffRoute('payments', 'admin.payments'),
  staffRoute('refunds', 'admin.refunds'),
  staffRoute('letsplay', 'admin.draws'),
  staffRoute('people', 'staff.people'),
]

/** Whatever has no address. It is rendered as /404. */
export const NOT_FOUND = route({
  path: '/404',
  title: 'notFound.title',
  module: 'src/player/not-found/not-found.tsx',
  load: async () => (await import('./player/not-found/not-found.tsx')).NotFound,
})
