import { createHash } from 'node:crypto'

/** The secret keys of the test log and its witnesses (domain/src/log/known-logs.ts). They are public: no real draw uses them. */
export const TEST_LOG_SECRET = seedOf('the log of tests')

/** `place` is 1, 2 or 3. */
export const testWitnessSecret = (place: number) => seedOf(`witness ${place} of tests`)
export const testWitnessName = (place: number) => `witness-${place}.test/edil`

function seedOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
