import { type PublishedSeal, type RestoredGame, restoreSeal } from '../draws/restore-seal.ts'
import { listOverdueGames } from '../games/games.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { planRestart, type Restart, type RestartLog, restartLog } from '../public-log/restart-log.ts'

export type RestartAfterRestore = Omit<RestartLog, 'seals'> & {
  /** Of the games whose closing was lost. */
  readonly seals: readonly PublishedSeal[]
}

/** Where the questions and the explanations go. */
export type Dialogue = {
  readonly ask: (question: string) => Promise<string | undefined>
  readonly print: (text: string) => void
}

/**
 * After a restore that lost entries: the public log goes on under a new name, and games whose closing was lost are closed with their
 * published seals. Asks twice; nothing changes before both answers.
 */
export async function restartAfterRestore(
  db: Db,
  { lastCheckpoint, seals: given, withoutSeal, decidedBy, reason }: RestartAfterRestore,
  { ask, print }: Dialogue,
): Promise<void> {
  const restart = await planRestart(db, lastCheckpoint)
  const { from, to, seen, kept } = restart
  const seals = [...given].sort((a, b) => (a.gameId < b.gameId ? -1 : 1))
  for (const seal of seals) requireLost(seal, restart)
  const undecided = (await listOverdueGames(db)).filter(
    (gameId) => !withoutSeal.includes(gameId) && !seals.some((seal) => seal.gameId === gameId),
  )
  if (undecided.length > 0) {
    throw new Error(
      `Games that are due may have been closed before: ${undecided.join(', ')}. Give the published seal of each (--seal), ` +
        'or --without-seal <game>, which everyone will see.',
    )
  }
  print(
    `The witnesses have seen ${seen} entries of ${from}; the database has ${kept}.\n` +
      seals.map(({ gameId }) => `Game ${gameId} will be drawn from its published seal.\n`).join('') +
      withoutSeal
        .map((gameId) => `Game ${gameId} will be closed by the worker, with another list and round.\n`)
        .join('') +
      `The log will go on as ${to}. Everyone will see this, with your name and reason. It cannot be undone.`,
  )
  const isConfirmed =
    (await ask(`Type the new name of the log (${to}): `)) === to &&
    (await ask('Restart the log now? Type restart: ')) === 'restart'
  if (!isConfirmed) throw new Error('Nothing was changed.')
  const restored = await db.transaction().execute(async (tx) => {
    const games: (RestoredGame & { gameId: string })[] = []
    for (const seal of seals) games.push({ gameId: seal.gameId, ...(await restoreSeal({ db: tx }, seal)) })
    const records = seals.map(({ record }) => record)
    await restartLog({ db: tx }, { lastCheckpoint, decidedBy, reason, seals: records, withoutSeal })
    return games
  })
  for (const { gameId, lost, withdrawn } of restored) {
    if (lost.length > 0) print(`\nGame ${gameId}: the tickets of ${lost.join(', ')} are lost.`)
    if (withdrawn.length > 0) {
      print(`\nGame ${gameId}: ${withdrawn.join(', ')} had been withdrawn. Refund what was paid for them.`)
    }
  }
  print(`\nadmin: the log is now ${to}. Announce it, with the old checkpoint.`)
}

/** Otherwise there could be two seals of one game to choose from. */
function requireLost({ gameId, origin, size, seq }: PublishedSeal, { from, seen, kept }: Restart): void {
  if (origin === from && size <= seen && seq > kept) return
  throw new Error(
    `The seal of game ${gameId} is not one that ${from} lost: check the files, and that the checkpoint is the last one.`,
  )
}
