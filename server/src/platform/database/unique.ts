const UNIQUE_VIOLATION = '23505'

/** The name of the unique key that an insert or update violated, if that was the error. */
export function violatedKey(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return undefined
  return 'constraint' in error ? String(error.constraint) : undefined
}
