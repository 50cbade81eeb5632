/**
 * The parts of the catalogue. Register a new part here, and only here: `en/<part>.ts` holds its English, `am/<part>.ts` its
 * Amharic, and each exports one object of the part's name. Pages load only the parts they name.
 */
type Parts = {
  player: typeof import('./en/player.ts').player
  support: typeof import('./en/support.ts').support
  descriptions: typeof import('./en/descriptions.ts').descriptions
  front: typeof import('./en/front.ts').front
  home: typeof import('./en/home.ts').home
  jackpots: typeof import('./en/jackpots.ts').jackpots
  games: typeof import('./en/games.ts').games
  draws: typeof import('./en/draws.ts').draws
  proof: typeof import('./en/proof.ts').proof
  verdict: typeof import('./en/verdict.ts').verdict
  winners: typeof import('./en/winners.ts').winners
  result: typeof import('./en/result.ts').result
  money: typeof import('./en/money.ts').money
  board: typeof import('./en/board.ts').board
  play: typeof import('./en/play.ts').play
  refusals: typeof import('./en/refusals.ts').refusals
  buying: typeof import('./en/buying.ts').buying
  fields: typeof import('./en/fields.ts').fields
  accounts: typeof import('./en/accounts.ts').accounts
  links: typeof import('./en/links.ts').links
  about: typeof import('./en/about.ts').about
  legal: typeof import('./en/legal.ts').legal
  profile: typeof import('./en/profile.ts').profile
  security: typeof import('./en/security.ts').security
  passkeys: typeof import('./en/passkeys.ts').passkeys
  notifications: typeof import('./en/notifications.ts').notifications
  miniapp: typeof import('./en/miniapp.ts').miniapp
  decisions: typeof import('./en/decisions.ts').decisions
  payment: typeof import('./en/payment.ts').payment
  tickets: typeof import('./en/tickets.ts').tickets
  mine: typeof import('./en/mine.ts').mine
  joined: typeof import('./en/joined.ts').joined
  outcome: typeof import('./en/outcome.ts').outcome
  prizes: typeof import('./en/prizes.ts').prizes
  selection: typeof import('./en/selection.ts').selection
  admin: typeof import('./en/admin.ts').admin
  review: typeof import('./en/review.ts').review
  payouts: typeof import('./en/payouts.ts').payouts
  today: typeof import('./en/today.ts').today
  figures: typeof import('./en/figures.ts').figures
  hosting: typeof import('./en/hosting.ts').hosting
  plans: typeof import('./en/plans.ts').plans
  sales: typeof import('./en/sales.ts').sales
  settings: typeof import('./en/settings.ts').settings
}

export type TextPart = keyof Parts
export type MessageId = { [Part in TextPart]: keyof Parts[Part] }[TextPart]
export type MessageValues = Readonly<Record<string, string | number>>
export type Translate = (id: MessageId, values?: MessageValues) => string
