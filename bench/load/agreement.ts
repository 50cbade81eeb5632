/**
 * Do two independent implementations of EDIL-DRAW/1 agree? Each case of bench/draw/reference.py is recomputed by
 * domain/src/draw: both hashes, the seed and the winners.
 */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bytesToHex } from '@edil/domain/draw/bytes'
import { ballsOf, drawBalls, seedOf } from '@edil/domain/draw/draw'
import { manifestHash } from '@edil/domain/draw/manifest'
import { openHash } from '@edil/domain/draw/open-record'
import { commitmentsOf, type DrawVector } from '../../dev/draw-vectors.ts'
import type { Measurement } from '../measurement.ts'

const REFERENCE = join(import.meta.dirname, '../draw/reference.py')

export const measure: Measurement = async ({ short }) => {
  const wanted = short ? 1_000 : 100_000
  if (spawnSync('python3', ['--version']).status !== 0) {
    return { line: 'agreement: skipped, the reference needs python3', faults: [] }
  }

  const started = performance.now()
  const differing: string[] = []
  let cases = 0
  for await (const line of linesOf(wanted)) {
    const vector = JSON.parse(line) as DrawVector
    if (!agrees(vector)) differing.push(vector.name)
    cases += 1
  }

  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  const faults = differing.slice(0, 10).map((name) => `${name} has a different result`)
  if (cases !== wanted) faults.push(`the reference gave ${cases} cases instead of ${wanted}`)
  return { line: `agreement: cases=${cases} differing=${differing.length} seconds=${seconds}`, faults }
}

async function* linesOf(cases: number): AsyncGenerator<string> {
  const reference = spawn('python3', [REFERENCE, String(cases)], { stdio: ['ignore', 'pipe', 'inherit'] })
  yield* createInterface({ input: reference.stdout })
}

function agrees(vector: DrawVector): boolean {
  const { gameId, openRecord, round, signature, pool, picks } = vector
  const commitments = commitmentsOf(vector)
  const hashes = { openHash: openHash(openRecord), manifestHash: manifestHash(gameId, commitments) }
  const seed = seedOf({ gameId, ...hashes, round, signature })
  return (
    JSON.stringify(Object.fromEntries(commitments)) === JSON.stringify(vector.commitments) &&
    hashes.openHash === vector.hOpen &&
    hashes.manifestHash === vector.hManifest &&
    bytesToHex(seed) === vector.seed &&
    drawBalls(seed, ballsOf(pool, commitments), picks).join() === vector.winners.join()
  )
}
