/** Parsed JSON of unknown origin: every field is `unknown` until it has been checked. */
export type Untrusted<T> = { readonly [Field in keyof T]?: unknown }

/** The JSON object in a text, or `undefined` when there is none. */
export function readJson<T>(text: string): Untrusted<T> | undefined {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function asObject<T>(value: unknown): Untrusted<T> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Untrusted<T>) : undefined
}

/**
 * An ISO 8601 instant in UTC with milliseconds, as all our records write it. It has to survive parsing and formatting unchanged:
 * engines disagree about a 31st of February, and a verdict may not depend on the browser.
 */
export function isInstant(value: unknown): value is string {
  const time = new Date(value as string)
  return !Number.isNaN(time.getTime()) && time.toISOString() === value
}

export function isSantim(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}
