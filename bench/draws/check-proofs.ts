import { readProof } from '@edil/domain/draw/proof'
import { verifyProof } from '@edil/domain/draw/verify'
import type { Pool } from 'pg'

/** Recomputes each draw from its public proof and compares the winners with the prizes. */
export async function checkProofs(owner: Pool, origin: string, gameIds: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const gameId of gameIds) {
    const fault = await proofFault(owner, origin, gameId)
    if (fault) faults.push(`${gameId}: ${fault}`)
  }
  return faults
}

async function proofFault(owner: Pool, origin: string, gameId: string): Promise<string | undefined> {
  const response = await fetch(`${origin}/api/games/${gameId}/proof`)
  if (!response.ok) return `its proof was answered with ${response.status}`
  const read = readProof(await response.text())
  if ('missing' in read) return `its proof has no ${read.missing}`
  const { steps, facts } = verifyProof(read.proof)
  const wrong = steps.find(({ ok }) => !ok)
  if (wrong) return `its proof does not hold: ${JSON.stringify(wrong)}`
  const { rows } = await owner.query<{ number: number }>(
    'select number from prizes where game_id = $1 order by position',
    [gameId],
  )
  const paid = rows.map(({ number }) => number).join()
  return paid === facts.winners?.join() ? undefined : `its proof says ${facts.winners?.join()}, and ${paid} is paid`
}
