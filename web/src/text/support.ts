/** Settings that the build writes into the pages (see .env.example). */
const EXAMPLES = {
  helpCenter: 'https://t.me/edil_help',
  telegram: 'https://t.me/edil_games',
  instagram: 'https://www.instagram.com/edil_games',
} as const

/** Where players get help. */
export const SUPPORT = {
  helpCenter: import.meta.env.VITE_HELP_CENTER_URL ?? EXAMPLES.helpCenter,
  telegram: import.meta.env.VITE_TELEGRAM_URL ?? EXAMPLES.telegram,
  instagram: import.meta.env.VITE_INSTAGRAM_URL ?? EXAMPLES.instagram,
} as const

/** The example addresses belong to no one, so the staff pages warn admins of them. */
export const HAS_EXAMPLE_ADDRESSES = Object.values<string>(EXAMPLES).some((example) =>
  Object.values(SUPPORT).includes(example),
)

export const MINIMUM_AGE = Number(import.meta.env.MINIMUM_AGE ?? 18)
