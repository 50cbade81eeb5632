/** The build writes it into the pages (see .env.example). */
export const MINIMUM_AGE = Number(import.meta.env.MINIMUM_AGE ?? 18)
