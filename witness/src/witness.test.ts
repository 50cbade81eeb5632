import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hexToBytes, sha256, utf8ToBytes } from '@edil/domain/draw/bytes'
import { checkpointText, cosignedAt, readCheckpoint } from '@edil/domain/log/checkpoint'
import { leafOf, proveConsistency, rootOf, subtreesOf } from '@edil/domain/log/merkle-tree'
import { type NoteKey, publicKeyOf, readKey, signNote, toBase64, writeKey } from '@edil/domain/log/signed-note'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isFullForm } from '../../dev/form.ts'
import { createRateLimit } from './rate-limit.ts'
import { serveWitness } from './serve.ts'
import { createWitness, type Witness } from './witness.ts'
import { createWitnessFile, readWitnessFile } from './witness-file.ts'

const PACKAGE = join(import.meta.dirname, '..')
const VECTORS = JSON.parse(readFileSync(join(PACKAGE, '../domain/src/log/vectors/log-vectors.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'edil-witness-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ENTRIES = 20_000

/** The log of the vectors, and what its tree would be with one entry exchanged. */
const LOG: NoteKey = { name: VECTORS.origin, kind: 1, publicKey: hexToBytes(VECTORS.logPublicKey) }
const treeOf = (changed?: number) =>
  subtreesOf(
    Array.from({ length: ENTRIES }, (_, index) =>
      leafOf(sha256(utf8ToBytes(index === changed ? 'changed' : `entry-${index}`))),
    ),
  )
const [TREE, FORKED] = [treeOf(), treeOf(3)]

function noteOf(size: number, tree = TREE, secret = VECTORS.logSeed): string {
  return signNote(checkpointText({ origin: LOG.name, size, root: rootOf(tree, size) }), LOG, hexToBytes(secret))
}

function requestOf(old: number, size: number, tree = TREE, note = noteOf(size, tree)): string {
  const proof = proveConsistency(tree, old, size).map((hash) => `${toBase64(hash)}\n`)
  return `old ${old}\n${proof.join('')}\n${note}`
}

const SECRET = VECTORS.witnesses[0].seed as string
const KEY: NoteKey = { name: VECTORS.witnesses[0].name, kind: 4, publicKey: publicKeyOf(hexToBytes(SECRET)) }
const path = join(folder, 'witness.json')
let now = 1_797_000_000_000
let contradictions: string[] = []
let isWithinLimit = () => true
let witness: Witness

function start(): Witness {
  const onContradiction = (_: string, evidence: string) => contradictions.push(evidence)
  return createWitness({ path, key: KEY, logs: [LOG], now: () => now, isWithinLimit, onContradiction })
}

beforeEach(() => {
  writeFileSync(path, JSON.stringify({ name: KEY.name, secret: SECRET, logs: {} }))
  contradictions = []
  isWithinLimit = () => true
  now = 1_797_000_000_000
  witness = start()
})

test('cosigns as the vectors say', () => {
  expect(witness.addCheckpoint(requestOf(0, 70)).status).toBe(200)
  const { body, answer } = VECTORS.addCheckpoint
  expect(witness.addCheckpoint(body)).toEqual({ status: 200, body: `${answer.split('\n')[0]}\n` })
})

test('cosigns what grows, also the same checkpoint again, each time with its own clock', () => {
  for (const [old, size] of [
    [0, 1],
    [1, 1],
    [1, 255],
    [255, 256],
    [256, 300],
  ] as const) {
    now += 5_000
    const { status, body } = witness.addCheckpoint(requestOf(old, size))
    expect(status).toBe(200)
    const cosigned = readCheckpoint(noteOf(size) + body)
    expect(cosigned && cosignedAt(cosigned.note, KEY)).toBe(now / 1_000)
  }
})

test('refuses a second history, and keeps two checkpoints of the same size as evidence', () => {
  witness.addCheckpoint(requestOf(0, 100))
  expect(witness.addCheckpoint(requestOf(100, 200, FORKED)).status).toBe(422)
  expect(contradictions).toEqual([])
  for (const old of [0, 50, 100]) expect(witness.addCheckpoint(requestOf(old, 100, FORKED)).status).toBe(409)
  const [evidence = ''] = new Set(contradictions)
  expect(evidence.startsWith(noteOf(100))).toBe(true)
  expect(evidence.endsWith(`\n${noteOf(100, FORKED)}`)).toBe(true)
  expect(readWitnessFile(path).logs[LOG.name]?.size).toBe(100)
  expect(witness.addCheckpoint(requestOf(100, 200)).status).toBe(200)
})

test('answers an old checkpoint with the size that it has seen', () => {
  witness.addCheckpoint(requestOf(0, 100))
  for (const replay of [requestOf(0, 50), requestOf(0, 100), requestOf(50, 100), requestOf(0, 50, FORKED)]) {
    expect(witness.addCheckpoint(replay)).toEqual({ status: 409, type: 'text/x.tlog.size', body: '100\n' })
  }
})

test('refuses what the log has not signed, other logs, and what is no request', () => {
  const other = noteOf(10).replaceAll(LOG.name, 'other.example/log')
  expect(witness.addCheckpoint(requestOf(0, 10, TREE, other)).status).toBe(404)
  expect(witness.addCheckpoint(requestOf(0, 10, TREE, noteOf(10, TREE, SECRET))).status).toBe(403)
  expect(witness.addCheckpoint(requestOf(0, 10, TREE, noteOf(10).replace('\n10\n', '\n11\n'))).status).toBe(403)
  const tooOld = `old 11\n\n${noteOf(10)}`
  for (const request of [
    tooOld,
    '',
    'old 0\n',
    noteOf(10),
    `old -1\n\n${noteOf(10)}`,
    `old 0\nAAAA\n\n${noteOf(10)}`,
  ]) {
    expect(witness.addCheckpoint(request).status, request).toBe(400)
  }
  expect(readWitnessFile(path).logs).toEqual({})
})

test('remembers after a restart, and signs nothing without its file', () => {
  witness.addCheckpoint(requestOf(0, 100))
  expect(start().addCheckpoint(requestOf(0, 50, FORKED)).status).toBe(409)
  expect(start().addCheckpoint(requestOf(100, 200, FORKED)).status).toBe(422)
  rmSync(path)
  expect(() => witness.addCheckpoint(requestOf(100, 200))).toThrow('ENOENT')
  writeFileSync(path, '{"name":')
  expect(() => witness.addCheckpoint(requestOf(100, 200))).toThrow('JSON')
})

test('a new witness has a new key, and never replaces a file', () => {
  expect(() => createWitnessFile(path, 'w.example')).toThrow('EEXIST')
  const [first, second] = ['a', 'b'].map((name) => createWitnessFile(join(folder, name), 'w.example'))
  expect(first?.secret).not.toBe(second?.secret)
  expect(() => createWitnessFile(join(folder, 'c'), 'two words')).toThrow('no spaces')
})

test('a junk proof of a real checkpoint is no contradiction, and unsigned requests use up no limit', () => {
  witness.addCheckpoint(requestOf(0, 100))
  expect(witness.addCheckpoint(`old 100\n${toBase64(sha256(utf8ToBytes('junk')))}\n\n${noteOf(200)}`).status).toBe(422)
  expect(contradictions).toEqual([])
  isWithinLimit = () => false
  expect(start().addCheckpoint(requestOf(100, 200)).status).toBe(429)
  expect(start().addCheckpoint(requestOf(100, 200, TREE, noteOf(200, TREE, SECRET))).status).toBe(403)
})

test('a log may have several keys', () => {
  const onContradiction = () => undefined
  const old: NoteKey = { ...LOG, publicKey: KEY.publicKey }
  const both = createWitness({ path, key: KEY, logs: [old, LOG], now: () => now, isWithinLimit, onContradiction })
  expect(both.addCheckpoint(requestOf(0, 10)).status).toBe(200)
})

test('over HTTP: limits the size, and answers what is no text', async () => {
  const server = serveWitness(witness, () => 'about\n')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = async (body: string) => (await fetch(`${url}/add-checkpoint`, { method: 'POST', body })).status
  expect(await (await fetch(url)).text()).toBe('about\n')
  expect((await fetch(`${url}/add-checkpoint`)).status).toBe(404)
  expect(await post(requestOf(0, 10))).toBe(200)
  expect(await post('x'.repeat(20_000))).toBe(413)
  const binary = await fetch(`${url}/add-checkpoint`, { method: 'POST', body: Uint8Array.of(0xff, 0xfe) })
  expect(binary.status).toBe(400)
  server.close()
})

test('the rate limit gives twenty requests a second back', () => {
  let ms = 0
  const limit = createRateLimit(() => ms)
  expect(Array.from({ length: 101 }, limit).filter(Boolean)).toHaveLength(100)
  ms = 500
  expect(Array.from({ length: 11 }, limit).filter(Boolean)).toHaveLength(10)
})

/** The published package alone, in a folder without node_modules. */
function publishedCommand(): string {
  execFileSync(process.execPath, [join(PACKAGE, 'build.ts')])
  for (const part of ['package.json', 'bin', 'dist']) {
    cpSync(join(PACKAGE, part), join(folder, 'published', part), { recursive: true })
  }
  return join(folder, 'published/bin/edil-witness.js')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const KILLS = isFullForm ? 20 : 5

test('killed at any moment, it never cosigns two histories', { timeout: 120_000 }, async () => {
  const command = publishedCommand()
  const file = join(folder, 'killed.json')
  const vkey = `${execFileSync(process.execPath, [command, 'new', file, '--name', 'w.example'])}`.trim()
  expect(readKey(vkey)).toMatchObject({ name: 'w.example', kind: 4 })
  const port = await freePort()
  const post = async (body: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/add-checkpoint`, { method: 'POST', body })
    return { status: response.status, text: await response.text() }
  }
  let size = 0
  let cosigned = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(process.execPath, [command, 'run', file, '--log', writeKey(LOG), '--port', String(port)])
    await once(child.stdout, 'data')
    let killed: Promise<unknown> | undefined
    try {
      for (;;) {
        const answer = await post(requestOf(size, size + 10))
        killed ??= sleep(Math.random() * 60).then(() => child.kill('SIGKILL'))
        // The witness may have stored what it could not answer any more.
        if (answer.status === 409) size = Number(answer.text)
        if (answer.status !== 200) continue
        size += 10
        cosigned = size
        expect((await post(requestOf(size, size, FORKED))).status).toBe(409)
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    await killed
    expect(readWitnessFile(file).logs[LOG.name]?.size ?? 0).toBeGreaterThanOrEqual(cosigned)
  }
  expect(existsSync(`${file}.evidence`)).toBe(true)
})
