/** What a stranger's file claims to hold: every field has to show itself before it is believed. */
export type Claimed<T> = { readonly [Field in keyof T]?: unknown }

/** The object that a text holds, or `undefined`. */
export function readJson<T>(text: unknown): Claimed<T> | undefined {
  if (typeof text !== 'string') return undefined
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function asObject<T>(value: unknown): Claimed<T> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claimed<T>) : undefined
}

/** In UTC and to the millisecond, as all our records write it. */
export function isInstant(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  )
}

export function isSantim(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}
