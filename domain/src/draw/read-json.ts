/** What a stranger's file claims to hold: every field has to show itself before it is believed. */
export type Claimed<T> = { readonly [Field in keyof T]?: unknown }

/** The object that a text holds, or `undefined`. */
export function readJson<T>(text: string): Claimed<T> | undefined {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function asObject<T>(value: unknown): Claimed<T> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claimed<T>) : undefined
}

/**
 * In UTC and to the millisecond, as all our records write it. It must come out as it went in: engines disagree about what
 * a 31st of February is, and a proof may not be right in one browser and wrong in another.
 */
export function isInstant(value: unknown): value is string {
  const time = new Date(value as string)
  return !Number.isNaN(time.getTime()) && time.toISOString() === value
}

export function isSantim(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}
