import { type ComponentType, lazy } from 'react'
import { loadTextPart, type TextPart } from './text/activate.ts'
import type { MessageId } from './text/use-text.ts'

export type Route = {
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

const coming = {
  module: 'src/player/coming/coming.tsx',
  load: async () => (await import('./player/coming/coming.tsx')).Coming,
}
const comingAdmin = {
  module: 'src/admin/coming/coming.tsx',
  load: async () => (await import('./admin/coming/coming.tsx')).Coming,
  parts: ['admin'] as const,
}

/** Every address of the site, on one screen. Each page is a chunk of its own; operators' pages are never a player's. */
export const ROUTES: readonly Route[] = [
  route({ path: '/', title: 'nav.home', ...coming }),
  route({
    path: '/dashboard',
    title: 'games.title',
    description: 'games.description',
    isPublic: true,
    reads: ['/api/games'],
    module: 'src/player/games/dashboard.tsx',
    load: async () => (await import('./player/games/dashboard.tsx')).Dashboard,
  }),
  route({
    path: '/game-draw',
    title: 'draws.title',
    description: 'draws.description',
    isPublic: true,
    reads: ['/api/games', '/api/games/counts'],
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
  route({ path: '/jackpots', title: 'nav.jackpots', ...coming }),
  route({ path: '/live-draw', title: 'nav.liveDraws', ...coming }),
  route({ path: '/winners', title: 'nav.winners', ...coming }),
  route({ path: '/login', title: 'nav.login', ...coming }),
  route({ path: '/register', title: 'nav.signUp', ...coming }),
  route({ path: '/forgot-password', title: 'page.forgotPassword', ...coming }),
  route({ path: '/reset-password', title: 'page.resetPassword', ...coming }),
  route({ path: '/profile/change-password', title: 'nav.changePassword', ...coming }),
  route({ path: '/profile/joined-games', title: 'nav.joinedGames', ...coming }),
  route({ path: '/profile/tickets', title: 'nav.gameTickets', ...coming }),
  route({ path: '/select-numbers', title: 'page.selectNumbers', ...coming }),
  route({ path: '/select-number', title: 'page.selectNumbers', ...coming }),
  route({ path: '/payment', title: 'page.payment', ...coming }),
  route({ path: '/etxdark/numbers', title: 'admin.numbers', ...comingAdmin }),
  route({ path: '/etxdark/payments', title: 'admin.payments', ...comingAdmin }),
  route({ path: '/etxdark/letsplay', title: 'admin.draws', ...comingAdmin }),
]

/** Whatever has no address. It is rendered as /404. */
export const NOT_FOUND = route({
  path: '/404',
  title: 'notFound.title',
  module: 'src/player/not-found/not-found.tsx',
  load: async () => (await import('./player/not-found/not-found.tsx')).NotFound,
})
