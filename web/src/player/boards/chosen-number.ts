const KEY = 'edil.chosen-number'
/** Long enough for a registration with its email. */
const KEPT_MS = 2 * 3_600_000

/** The number that a visitor tapped, to be held after the login. In the browser and not in the address, so that no link can hold numbers for others. */
export function storeChosenNumber(gameId: string, number: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ gameId, number, at: Date.now() }))
  } catch {}
}

/** Returns the number once: it is forgotten afterwards, also when it belongs to another game. */
export function takeChosenNumber(gameId: string): number | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    const chosen: unknown = JSON.parse(stored ?? 'null')
    return isChosen(chosen) && chosen.gameId === gameId && Date.now() - chosen.at < KEPT_MS ? chosen.number : undefined
  } catch {
    return undefined
  }
}

type Chosen = { readonly gameId: string; readonly number: number; readonly at: number }

function isChosen(value: unknown): value is Chosen {
  const { gameId, number, at } = (value ?? {}) as Record<string, unknown>
  return typeof gameId === 'string' && Number.isInteger(number) && typeof at === 'number'
}
