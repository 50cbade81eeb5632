import type { Chain } from '../draw/chains.ts'
import { type NoteKey, readKey } from './signed-note.ts'

/** The keys that a verifier trusts for the draws of one beacon. */
export type KnownLog = {
  /** Our log. After a restart it has a new name (`<name>-2`), and the old one stays here for the old draws. */
  readonly logs: readonly NoteKey[]
  /** Run by others, each with a key of its own. */
  readonly witnesses: readonly NoteKey[]
}

/**
 * Of real games. Add the key of the log and those of its witnesses before the first public game, in the same commit that announces
 * them: what is here is built into every verifier.
 */
const PUBLIC_LOG: KnownLog = { logs: [], witnesses: [] }

/** Of trial games. The secret keys are public (`dev/log-keys.ts`), so these signatures prove nothing. */
export const TEST_LOG: KnownLog = {
  logs: keys([
    'edil.test/log+350671ff+AfFWyhOykjFrmgom5clCbMjk1MFr1p7K6JUXd48VUsII',
    'edil.test/log-2+096fe5c5+AfFWyhOykjFrmgom5clCbMjk1MFr1p7K6JUXd48VUsII',
  ]),
  witnesses: keys([
    'witness-1.test/edil+410eb571+BNJLYNaKZiJVamJFT/K/NQwR9Jqa0SGTHfPOYg6hpjK0',
    'witness-2.test/edil+0b6a0fd4+BOb25pvYp5JxO+JR5iC+vG74ynIvTgzW5llkgUBKW78w',
    'witness-3.test/edil+56fb51e0+BGipti8P4yelL2G6uTEkB0H5wa9WTaXjRhekVaKP+1Tv',
  ]),
}

export function knownLogOf({ name }: Chain): KnownLog {
  return name === 'test' ? TEST_LOG : PUBLIC_LOG
}

/** The group that a name of the log belongs to. */
export function findKnownLog(origin: string): KnownLog | undefined {
  return [PUBLIC_LOG, TEST_LOG].find(({ logs }) => logs.some(({ name }) => name === origin))
}

function keys(texts: readonly string[]): NoteKey[] {
  return texts.flatMap((text) => readKey(text) ?? [])
}
