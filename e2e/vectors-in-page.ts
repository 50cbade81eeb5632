/**
 * Runs the vectors with the modules of the offline page, in a browser. It is bundled as the page is, because the page keeps
 * its functions to itself.
 */
import { bytesToHex, hexToBytes, sha256, utf8ToBytes } from '@edil/domain/draw/bytes'
import { ballsOf, drawBalls, seedOf } from '@edil/domain/draw/draw'
import { commitmentOf, manifestHash } from '@edil/domain/draw/manifest'
import { openHash } from '@edil/domain/draw/open-record'
import { cosignedAt, readCheckpoint } from '@edil/domain/log/checkpoint'
import { isInLog, readLogProof } from '@edil/domain/log/log-proof'
import { leafOf, rootByInclusion } from '@edil/domain/log/merkle-tree'
import { isSignedBy, type NoteKey, readKey, writeKey } from '@edil/domain/log/signed-note'
import type { DrawVector } from '../dev/draw-vectors.ts'
import type { LogVectors } from '../dev/log-vectors.ts'

declare global {
  /** The name of every vector, and whether the page computes what it says. */
  var runVectors: (draws: readonly DrawVector[], log: LogVectors) => Record<string, boolean>
}

globalThis.runVectors = (draws, log) =>
  Object.fromEntries([...draws.map((draw) => [`draw: ${draw.name}`, isDraw(draw)] as const), ...logResults(log)])

function isDraw(vector: DrawVector): boolean {
  const { gameId, round, signature } = vector
  const commitments = new Map(
    Object.entries(vector.tickets).map(([number, key]) => [Number(number), commitmentOf(gameId, Number(number), key)]),
  )
  const hashes = { openHash: openHash(vector.openRecord), manifestHash: manifestHash(gameId, commitments) }
  const seed = seedOf({ gameId, ...hashes, round, signature })
  const winners = drawBalls(seed, ballsOf(vector.pool, commitments), vector.picks)
  return (
    [...commitments].every(([number, commitment]) => commitment === vector.commitments[number]) &&
    hashes.openHash === vector.hOpen &&
    hashes.manifestHash === vector.hManifest &&
    bytesToHex(seed) === vector.seed &&
    String(winners) === String(vector.winners)
  )
}

function logResults(vectors: LogVectors): (readonly [string, boolean])[] {
  const log: NoteKey = { name: vectors.origin, kind: 1, publicKey: hexToBytes(vectors.logPublicKey) }
  const witnesses = vectors.witnesses.map(({ vkey }) => readKey(vkey))
  const entryHash = (index: number) => sha256(utf8ToBytes(`entry-${index}`))
  const rootAt = (wanted: number) => vectors.roots.find(({ size }) => size === wanted)?.root
  const noteAt = (wanted: number) => vectors.checkpoints.find(({ size }) => size === wanted)?.note ?? ''
  const { index, text } = vectors.tlogProof
  const proof = readLogProof(text)
  return [
    ['key of the log', writeKey(log) === vectors.logVkey],
    ...vectors.witnesses.map(
      ({ name, publicKey }, place) =>
        [`key of ${name}`, bytesToHex(witnesses[place]?.publicKey ?? new Uint8Array()) === publicKey] as const,
    ),
    ...vectors.inclusion.map(({ index, size, proof }) => {
      const root = rootByInclusion(leafOf(entryHash(index)), index, size, proof.map(hexToBytes))
      return [`entry ${index} of ${size}`, root !== undefined && bytesToHex(root) === rootAt(size)] as const
    }),
    ...vectors.checkpoints.map(({ size, note }) => {
      const checkpoint = readCheckpoint(note)
      const isRight = checkpoint?.size === size && bytesToHex(checkpoint.root) === rootAt(size)
      return [`checkpoint of ${size}`, isRight && isSignedBy(checkpoint.note, log)] as const
    }),
    ...vectors.cosignatures.map(({ witness, size, time, line }) => {
      const [checkpoint, key] = [readCheckpoint(noteAt(size) + line), witnesses[witness]]
      return [`cosignature at ${time}`, checkpoint && key && cosignedAt(checkpoint.note, key) === time] as const
    }),
    ['proof of an entry', proof !== undefined && isInLog(entryHash(index), proof)],
    ['proof of another entry', proof !== undefined && !isInLog(entryHash(index + 1), proof)],
  ].map(([name, isRight]) => [String(name), isRight === true])
}
