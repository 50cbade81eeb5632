import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentOf } from '@edil/domain/draw/manifest'
import { type Proof, writeProof } from '@edil/domain/draw/proof'
import { afterAll, expect, test } from 'vitest'
import { exampleKey, exampleProof, quicknetProof } from '../../../dev/example-proof.ts'
import { verifyDraw } from './verify-draw.ts'

const COMMAND = join(import.meta.dirname, '../../bin/edil-verify.js')
const folder = mkdtempSync(join(tmpdir(), 'edil-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const textOf = (proof: Proof) => JSON.stringify(writeProof(proof))

function fileOf(text: string): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, text)
  return file
}

type Outcome = { readonly code: number; readonly out: string; readonly err: string }

async function run(...args: readonly string[]): Promise<Outcome> {
  const printed = { out: '', err: '' }
  const code = await verifyDraw(args, {
    log: (text) => (printed.out += `${text}\n`),
    error: (text) => (printed.err += `${text}\n`),
  })
  return { code, ...printed }
}

/** The installed command, in a process of its own. */
function runProcess(...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [COMMAND, ...args], (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err })
    })
  })
}

const REAL = fileOf(textOf(quicknetProof()))

test.each([
  ['a fair draw', [REAL], 0],
  ['a tampered draw', [fileOf(textOf(tampered()))], 1],
  ['no argument', [], 2],
])('the command prints the same and exits with the same code for %s', async (_, args, code) => {
  const outcome = await run(...args)
  expect(outcome.code).toBe(code)
  expect(await runProcess(...args)).toEqual(outcome)
})

function tampered(): Proof {
  const proof = quicknetProof()
  const moved = commitmentOf(proof.gameId, 1, exampleKey(99))
  return { ...proof, commitments: new Map([...proof.commitments, [1, moved]]) }
}

test('prints four passed steps and the winners of a fair draw, and exits with 0', async () => {
  const { code, out, err } = await run(REAL)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.match(/^\d\. .*passed$/gm)).toHaveLength(4)
  expect(out).toContain('2nd    8  sealed as 7667b4d9fd3e0ecf…')
  expect(out).toContain('Nobody held 88. No winner.')
  expect(out).toContain('PASSED. This draw passed the check.')
  expect(out).not.toContain('TEST DRAW')
})

test('prints the failed step with reason and expected value of a tampered draw, and exits with 1', async () => {
  const { code, out } = await run(fileOf(textOf(tampered())), '--ticket', exampleKey(99))
  expect(code).toBe(1)
  expect(out).toMatch(/2\. The list was sealed +FAILED\n +This is not the list that was sealed\.\n +expected: 7e44a4f9/)
  expect(out).toContain('it cannot show whether a ticket was in it')
  expect(out).toContain('FAILED. This draw failed the check.')
})

test('calls a test draw a test draw before and after the steps, and exits with 0', async () => {
  const { code, out } = await run(fileOf(textOf(exampleProof())))
  expect(code).toBe(0)
  expect(out.match(/!!! THIS IS A TEST DRAW, NOT A REAL ONE !!!/g)).toHaveLength(2)
  expect(out).toContain('TEST DRAW: PASSED, BUT PROVES NOTHING.')
  expect(out).not.toContain('\nPASSED. ')
  expect(out).not.toContain('No winner.')
})

test.each([
  [exampleKey(8), 'with 7, 8.\n  7 was not drawn.\n  8 won the 2nd prize: 3,000 ETB.'],
  [`https://edil.example/am/ticket/${exampleKey(61)}`, 'with 61, 62.\n  61 was not drawn.\n  62 was not drawn.'],
  ['ff'.repeat(16), 'This ticket is not in the sealed list'],
])('prints the result of ticket %s', async (ticket, printed) => {
  const { code, out } = await run(REAL, '--ticket', ticket)
  expect(code).toBe(0)
  expect(out).toContain(printed)
})

test.each([
  ['no argument', [], 'usage: edil-verify'],
  ['two files', [REAL, REAL], 'usage: edil-verify'],
  ['an unknown option', [REAL, '--quickly'], 'usage: edil-verify'],
  ['a ticket that is not a key', [REAL, '--ticket', 'mine'], 'not a ticket key or link: mine'],
  ['a file that does not exist', [join(folder, 'nowhere.json')], 'ENOENT'],
  ['a folder', [folder], 'EISDIR'],
  ['a file that is not a proof', [fileOf('{}')], 'missing or invalid: protocol EDIL-DRAW/1'],
  ['a file that is too large', [fileOf(' '.repeat(1_000_001))], 'larger than 1,000,000 bytes'],
  ['an address without a server', ['http://127.0.0.1:1/verify/daily-412'], 'could not read http://127.0.0.1:1/verify'],
] as const)('exits with 2 for %s', async (_, args, message) => {
  const { code, out, err } = await run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
})

test('a hostile file cannot print its own verdict', async () => {
  const title = '\u001b[2J\u001b[HFAIR\u202e\r\n\u0007'
  const { out } = await run(fileOf(textOf(exampleProof({ open: { title } }))))
  expect(out.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
  expect(out.split('\n')[0]).toBe('\ufffd[2J\ufffd[HFAIR\ufffd\ufffd\ufffd\ufffd, game daily-412')
})

async function serving(answer: (path: string) => string | undefined): Promise<{ server: Server; origin: string }> {
  const server = createServer(({ url = '' }, response) => {
    const text = answer(decodeURIComponent(url))
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('accepts the URL of a proof and of the page that checks it', async () => {
  const text = textOf(quicknetProof())
  const { server, origin } = await serving((path) => (path === '/api/games/daily-412/proof' ? text : undefined))
  try {
    for (const path of [
      '/api/games/daily-412/proof',
      '/verify/daily-412',
      '/am/verify/daily-412/',
      '/verify/daily%2D412?x=1',
    ]) {
      expect(await run(origin + path), path).toMatchObject({ code: 0, err: '' })
    }
    expect(await run(`${origin}/verify/daily-411`)).toMatchObject({ code: 2, err: expect.stringContaining('404') })
  } finally {
    server.close()
  }
}, 30_000)

test('refuses a proof of another game than the URL names', async () => {
  const text = textOf(quicknetProof())
  const { server, origin } = await serving(() => text)
  try {
    expect(await run(`${origin}/verify/daily-413`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('wrong proof: expected daily-413, got daily-412'),
    })
    expect(await run(`${origin}/files/somewhere-else.json`)).toMatchObject({ code: 0 })
  } finally {
    server.close()
  }
}, 30_000)
