import type { NOT_FOUND, ROUTES } from './routes.tsx'
import type { TextPart } from './text/activate.ts'
import type { MessageId } from './text/use-text.ts'

/** What the build needs to know about a page beyond its route. The browser never loads this file. */
export type Page = {
  /** The module of the page's component: its scripts are preloaded by the HTML. */
  readonly module: string
  readonly description?: MessageId
  /** Listed in the sitemap and open to search engines. */
  readonly isPublic?: boolean
  /** The first requests of the page: the browser sends them while it loads the scripts. */
  readonly reads?: readonly string[]
  /** Text parts that a dynamically imported module of the page loads without an interaction. Counted by the budget. */
  readonly laterParts?: readonly TextPart[]
}

type PagePath = (typeof ROUTES)[number]['path'] | (typeof NOT_FOUND)['path']

const selectNumbers: Page = {
  module: 'src/player/boards/select-numbers.tsx',
  reads: ['/api/games'],
}

const staff = (page: string): Page => ({
  module: `src/admin/${page}/${page}.tsx`,
  description: 'admin.description',
})

export const PAGES: Readonly<Record<PagePath, Page>> = {
  '/': {
    module: 'src/player/home/home.tsx',
    isPublic: true,
    reads: ['/api/figures/home', '/api/games'],
  },
  '/dashboard': {
    module: 'src/player/games/dashboard.tsx',
    description: 'games.description',
    isPublic: true,
    reads: ['/api/games', '/api/figures/home'],
    laterParts: ['play', 'tickets', 'mine', 'outcome'],
  },
  '/game-draw': {
    module: 'src/player/draws/game-draw.tsx',
    description: 'draws.description',
    isPublic: true,
    reads: ['/api/games', '/api/games/counts'],
  },
  '/about': {
    module: 'src/player/about/about.tsx',
    description: 'about.description',
    isPublic: true,
    reads: ['/api/plans', '/api/help'],
  },
  '/terms': { module: 'src/player/legal/terms.tsx', description: 'legal.terms.description', isPublic: true },
  '/privacy': { module: 'src/player/legal/privacy.tsx', description: 'legal.privacy.description', isPublic: true },
  '/jackpots': {
    module: 'src/player/jackpots/jackpots.tsx',
    description: 'jackpots.description',
    isPublic: true,
    reads: ['/api/games', '/api/figures/jackpots'],
  },
  '/live-draw': {
    module: 'src/player/live/live-draw.tsx',
    description: 'live.description',
    isPublic: true,
    reads: ['/api/games', '/api/draws'],
    laterParts: ['outcome'],
  },
  '/verify/:gameId?': { module: 'src/player/verify/verify.tsx', description: 'proof.description' },
  '/winners': {
    module: 'src/player/winners/winners.tsx',
    description: 'winners.description',
    isPublic: true,
    reads: ['/api/winners?type=daily'],
  },
  '/draws/:gameId?': { module: 'src/player/winners/draw-result.tsx', description: 'result.description' },
  '/money': {
    module: 'src/player/money/money.tsx',
    description: 'money.description',
    isPublic: true,
    reads: ['/api/figures/money', '/api/figures/money/games'],
  },
  '/login': {
    module: 'src/player/accounts/login.tsx',
    description: 'login.description',
    isPublic: true,
    reads: ['/api/session/options', '/api/plans'],
  },
  '/register': {
    module: 'src/player/accounts/register.tsx',
    description: 'register.description',
    isPublic: true,
    reads: ['/api/session/options', '/api/plans'],
  },
  '/forgot-password': { module: 'src/player/accounts/forgot-password.tsx' },
  '/reset-password': { module: 'src/player/accounts/reset-password.tsx' },
  '/verify-email': { module: 'src/player/accounts/verify-email.tsx' },
  '/profile': { module: 'src/player/profile/profile.tsx' },
  '/profile/change-password': { module: 'src/player/profile/change-password.tsx' },
  '/profile/two-factor': { module: 'src/player/profile/two-factor.tsx' },
  '/profile/complete': { module: 'src/player/accounts/complete-account.tsx' },
  '/profile/joined-games': { module: 'src/player/tickets/joined-games.tsx' },
  '/profile/tickets/:key?': { module: 'src/player/tickets/tickets.tsx' },
  '/profile/prizes': { module: 'src/player/prizes/prizes.tsx' },
  '/profile/notifications': { module: 'src/player/notifications/notifications.tsx' },
  '/ticket/:key?': { module: 'src/player/tickets/check-ticket.tsx', description: 'check.description' },
  '/select-numbers': selectNumbers,
  '/select-number': selectNumbers,
  '/payment': {
    module: 'src/player/payments/payment.tsx',
    reads: ['/api/games', '/api/receiving-accounts'],
    laterParts: ['play'],
  },
  '/etxdark': staff('today'),
  '/etxdark/numbers': staff('numbers'),
  '/etxdark/payments': staff('payments'),
  '/etxdark/refunds': staff('refunds'),
  '/etxdark/prizes': staff('prizes'),
  '/etxdark/letsplay': staff('letsplay'),
  '/etxdark/sales': staff('sales'),
  '/etxdark/plans': staff('plans'),
  '/etxdark/figures': staff('figures'),
  '/etxdark/people': staff('people'),
  '/etxdark/accounts': staff('accounts'),
  '/etxdark/settings': staff('settings'),
  '/404': { module: 'src/player/not-found/not-found.tsx' },
}
