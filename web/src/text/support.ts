/** Links to support, set at build time (see .env.example). */
export const SUPPORT = {
  helpCenter: import.meta.env.VITE_HELP_CENTER_URL ?? 'https://t.me/edil_help',
  telegram: import.meta.env.VITE_TELEGRAM_URL ?? 'https://t.me/edil_games',
  instagram: import.meta.env.VITE_INSTAGRAM_URL ?? 'https://www.instagram.com/edil_games',
} as const
