import type { StaffPage } from '@edil/domain/access'
import { type ComponentType, lazy, useState } from 'react'
import { loadTextPart, type TextPart } from './text/activate.ts'
import type { MessageId } from './text/use-text.ts'

export type Route<Path extends string = string> = {
  /** May end in an optional parameter, `:name?`. One HTML file serves every value of it. */
  readonly path: Path
  readonly Page: ComponentType
  /** Loads the page and its texts. A page that is loaded before it is first rendered needs no fallback. */
  readonly preload: () => Promise<unknown>
  readonly title: MessageId
  readonly parts: readonly TextPart[]
}

type Definition<Path extends string> = Pick<Route<Path>, 'path' | 'title'> & {
  readonly load: () => Promise<ComponentType>
  readonly parts?: readonly TextPart[]
}

function route<const Path extends string>({ path, title, load, parts = [] }: Definition<Path>): Route<Path> {
  let loaded: ComponentType | undefined
  const preload = async () => {
    const [page] = await Promise.all([load(), ...parts.map(loadTextPart)])
    loaded = page
    return { default: page }
  }
  const LazyPage = lazy(preload)
  function Page() {
    const [LoadedPage] = useState(() => loaded ?? LazyPage)
    return <LoadedPage />
  }
  return { path, title, Page, preload, parts }
}

// A page with a form needs the texts of the refusals that its form can meet.
const ACCOUNTS_PARTS = ['refusals', 'fields', 'accounts'] as const
const LINKS_PARTS = [...ACCOUNTS_PARTS, 'links'] as const
const PROFILE_PARTS = ['refusals', 'fields', 'profile'] as const
const SECURITY_PARTS = ['refusals', 'fields', 'security'] as const
const TICKETS_PARTS = ['tickets', 'outcome'] as const
const selectNumbers = {
  title: 'page.selectNumbers',
  parts: ['board', 'play'],
  load: async () => (await import('./player/boards/select-numbers.tsx')).SelectNumbers,
} as const

/** The first page has the address of all of them, without a name. */
type StaffPath<Page extends StaffPage> = Page extends 'today' ? '/etxdark' : `/etxdark/${Page}`

function staffRoute(page: StaffPage): Route<StaffPath<StaffPage>> {
  return route({
    path: page === 'today' ? '/etxdark' : `/etxdark/${page}`,
    title: `admin.${page}`,
    parts: ['refusals', 'buying', 'admin'],
    load: async () => (await import('./admin/pages.ts')).loadStaffPage(page),
  })
}

/** A list, because each call with a title of its own would make every page of players larger. */
const STAFF_ROUTES = (
  [
    'today',
    'numbers',
    'payments',
    'refunds',
    'prizes',
    'letsplay',
    'sales',
    'plans',
    'figures',
    'people',
    'accounts',
    'settings',
  ] satisfies StaffPage[]
).map(staffRoute)

/**
 * Every route of the site. Each page is a chunk of its own, and players never load the chunks of staff pages.
 * What only the build needs to know about a page (its module, description and preloads) is in pages.ts.
 */
export const ROUTES = [
  route({
    path: '/',
    title: 'brand.line',
    parts: ['games', 'front', 'home'],
    load: async () => (await import('./player/home/home.tsx')).Home,
  }),
  route({
    path: '/dashboard',
    title: 'games.title',
    parts: ['games'],
    load: async () => (await import('./player/games/dashboard.tsx')).Dashboard,
  }),
  route({
    path: '/game-draw',
    title: 'draws.title',
    parts: ['games'],
    load: async () => (await import('./player/draws/game-draw.tsx')).GameDraw,
  }),
  route({
    path: '/about',
    title: 'about.title',
    parts: ['about'],
    load: async () => (await import('./player/about/about.tsx')).About,
  }),
  route({
    path: '/terms',
    title: 'legal.terms.title',
    parts: ['legal'],
    load: async () => (await import('./player/legal/terms.tsx')).Terms,
  }),
  route({
    path: '/privacy',
    title: 'legal.privacy.title',
    parts: ['legal'],
    load: async () => (await import('./player/legal/privacy.tsx')).Privacy,
  }),
  route({
    path: '/jackpots',
    title: 'nav.jackpots',
    parts: ['games', 'front', 'jackpots'],
    load: async () => (await import('./player/jackpots/jackpots.tsx')).Jackpots,
  }),
  route({
    path: '/live-draw',
    title: 'live.title',
    parts: ['draws'],
    load: async () => (await import('./player/live/live-draw.tsx')).LiveDraw,
  }),
  route({
    path: '/verify/:gameId?',
    title: 'proof.title',
    parts: ['proof', 'verdict'],
    load: async () => (await import('./player/verify/verify.tsx')).Verify,
  }),
  route({
    path: '/winners',
    title: 'nav.winners',
    parts: ['winners'],
    load: async () => (await import('./player/winners/winners.tsx')).Winners,
  }),
  route({
    path: '/draws/:gameId?',
    title: 'result.title',
    parts: ['winners', 'result'],
    load: async () => (await import('./player/winners/draw-result.tsx')).DrawResult,
  }),
  route({
    path: '/money',
    title: 'money.title',
    parts: ['money'],
    load: async () => (await import('./player/money/money.tsx')).Money,
  }),
  route({
    path: '/login',
    title: 'nav.login',
    parts: ACCOUNTS_PARTS,
    load: async () => (await import('./player/accounts/login.tsx')).Login,
  }),
  route({
    path: '/register',
    title: 'nav.signUp',
    parts: ACCOUNTS_PARTS,
    load: async () => (await import('./player/accounts/register.tsx')).Register,
  }),
  route({
    path: '/forgot-password',
    title: 'page.forgotPassword',
    parts: LINKS_PARTS,
    load: async () => (await import('./player/accounts/forgot-password.tsx')).ForgotPassword,
  }),
  route({
    path: '/reset-password',
    title: 'page.resetPassword',
    parts: LINKS_PARTS,
    load: async () => (await import('./player/accounts/reset-password.tsx')).ResetPassword,
  }),
  route({
    path: '/verify-email',
    title: 'verify.title',
    parts: LINKS_PARTS,
    load: async () => (await import('./player/accounts/verify-email.tsx')).VerifyEmail,
  }),
  route({
    path: '/profile',
    title: 'nav.myAccount',
    parts: PROFILE_PARTS,
    load: async () => (await import('./player/profile/profile.tsx')).Profile,
  }),
  route({
    path: '/profile/change-password',
    title: 'nav.changePassword',
    parts: SECURITY_PARTS,
    load: async () => (await import('./player/profile/change-password.tsx')).ChangePassword,
  }),
  route({
    path: '/profile/two-factor',
    title: 'twoFactor.title',
    parts: SECURITY_PARTS,
    load: async () => (await import('./player/profile/two-factor.tsx')).TwoFactor,
  }),
  route({
    path: '/profile/complete',
    title: 'complete.title',
    parts: PROFILE_PARTS,
    load: async () => (await import('./player/accounts/complete-account.tsx')).CompleteAccount,
  }),
  route({
    path: '/profile/joined-games',
    title: 'nav.joinedGames',
    parts: [...TICKETS_PARTS, 'decisions', 'joined'],
    load: async () => (await import('./player/tickets/joined-games.tsx')).JoinedGames,
  }),
  route({
    path: '/profile/tickets/:key?',
    title: 'nav.gameTickets',
    parts: TICKETS_PARTS,
    load: async () => (await import('./player/tickets/tickets.tsx')).Tickets,
  }),
  route({
    path: '/profile/prizes',
    title: 'nav.myPrizes',
    parts: ['refusals', 'fields', 'play', 'prizes'],
    load: async () => (await import('./player/prizes/prizes.tsx')).Prizes,
  }),
  route({
    path: '/profile/notifications',
    title: 'notifications.title',
    parts: ['refusals', 'notifications'],
    load: async () => (await import('./player/notifications/notifications.tsx')).Notifications,
  }),
  route({
    path: '/ticket/:key?',
    title: 'check.title',
    parts: TICKETS_PARTS,
    load: async () => (await import('./player/tickets/check-ticket.tsx')).CheckTicket,
  }),
  route({ path: '/select-numbers', ...selectNumbers }),
  route({ path: '/select-number', ...selectNumbers }),
  route({
    path: '/payment',
    title: 'page.payment',
    parts: ['payment'],
    load: async () => (await import('./player/payments/payment.tsx')).Payment,
  }),
  ...STAFF_ROUTES,
]

/** Shown for every path without a route, and rendered to HTML as /404. */
export const NOT_FOUND = route({
  path: '/404',
  title: 'notFound.title',
  parts: ['support'],
  load: async () => (await import('./player/not-found/not-found.tsx')).NotFound,
})

/** The route of an address, in either language. */
export function routeOf(address: string): Route {
  const path = address.replace(/^\/am(?=\/|$)/, '') || '/'
  return (
    ROUTES.find((route) => {
      const [base, parameter] = route.path.split('/:')
      return path === base || (parameter && path.startsWith(`${base}/`))
    }) ?? NOT_FOUND
  )
}
