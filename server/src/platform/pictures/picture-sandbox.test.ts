import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { silentLog } from '../../../test/world.ts'
import { startPictureProcess } from './picture-process.ts'
import { FILTER_FD, INFO_FD, sandboxed } from './picture-sandbox.ts'
import { systemCallFilter } from './system-call-filter.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'edil-secrets-'))
const screenshot = join(folder, 'screenshot.jpg')
writeFileSync(screenshot, 'a receipt')
const socketPath = join(folder, 'socket')
const server = createServer((socket) => socket.destroy())
const local = createServer((socket) => socket.destroy())
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => local.listen(socketPath, resolve))
})
afterAll(() => {
  server.close()
  local.close()
  rmSync(folder, { recursive: true })
})

const portOf = (url: string) => Number(new URL(url).port)

/**
 * What code would try that has taken over the decoder. It runs in plain Node, without Node's permission model, which does not bind native
 * code either. Each attempt ends with what it got, or with the error.
 */
const ATTEMPTS = `
const fs = require('node:fs'), net = require('node:net'), os = require('node:os'), child = require('node:child_process')
const at = JSON.parse(process.argv.at(-1))
const attempt = async (work) => { try { return { got: String(await work()).slice(0, 200) } } catch (error) { return { refused: error.code ?? error.message } } }
const reach = (to) => new Promise((resolve, reject) => {
  const socket = net.connect(to)
  socket.on('connect', () => { resolve('connected'); socket.destroy() })
  socket.on('error', reject)
  socket.setTimeout(3000, () => { reject(new Error('silent')); socket.destroy() })
})
const read = (path) => () => fs.readFileSync(path, 'latin1')
const write = (path) => () => { fs.writeFileSync(path, 'planted'); return 'written' }
const attempts = {
  'environment of the api': read('/proc/' + at.apiPid + '/environ'),
  'environment of the parent': read('/proc/' + process.ppid + '/environ'),
  'environment of bubblewrap': read('/proc/1/environ'),
  'list of processes': () => fs.readdirSync('/proc'),
  'signal to the api': () => process.kill(at.apiPid, 0),
  'a screenshot': read(at.screenshot),
  'settings of the project': read(at.project + '/.env.example'),
  'data of the project': () => fs.readdirSync(at.project + '/.dev'),
  'tests of the project': () => fs.readdirSync(at.project + '/server/test'),
  'passwords of the machine': read('/etc/shadow'),
  'users of the machine': read('/etc/passwd'),
  'homes': () => fs.readdirSync('/root'),
  'PostgreSQL': () => reach({ host: '127.0.0.1', port: at.postgres }),
  'Redis': () => reach({ host: '127.0.0.1', port: at.redis }),
  'a port on loopback': () => reach({ host: '127.0.0.1', port: at.port }),
  'a port on loopback, IPv6': () => reach({ host: '::1', port: at.port }),
  'a Unix socket': () => reach({ path: at.socket }),
  'a port of its own': () => new Promise((resolve, reject) => { const own = net.createServer(); own.on('error', reject); own.listen(0, '127.0.0.1', () => { own.close(); resolve('listening') }) }),
  'another program': () => child.execFileSync('/bin/sh', ['-c', 'id']),
}
// Outside of the sandbox these would succeed.
const writes = {
  'a file in /tmp': write('/tmp/planted'),
  'a file in the root': write('/planted'),
  'a file in the project': write(at.project + '/node_modules/planted'),
  'the code of the picture process': write(at.project + '/server/src/main/picture-process.ts'),
}
const results = {}
const main = async () => {
  const all = at.isInside ? { ...attempts, ...writes } : attempts
  for (const [name, work] of Object.entries(all)) results[name] = await attempt(work)
  const names = Object.keys(process.env).sort()
  const network = await attempt(() => Object.keys(os.networkInterfaces()))
  process.stdout.write(JSON.stringify({ results, names, user: process.getuid(), network }))
}
main()
`

const PROJECT = join(import.meta.dirname, '../../../..')
const targets = (isInside: boolean) =>
  JSON.stringify({
    isInside,
    apiPid: process.pid,
    screenshot,
    project: PROJECT,
    postgres: portOf(database.urls.app),
    redis: portOf(inject('redisUrl')),
    port: (server.address() as { port: number }).port,
    socket: socketPath,
  })

type Attempt = { readonly got?: string; readonly refused?: string }
type Report = {
  readonly results: Record<string, Attempt>
  readonly names: readonly string[]
  readonly user: number
  readonly network: Attempt
}

async function reportFromInside(filter?: Uint8Array): Promise<Report> {
  const env = { VIPS_WARNING: '0' }
  const inside = sandboxed(process.execPath, ['-e', ATTEMPTS, targets(true)], env)
  const stdio = Array<'pipe'>(Math.max(INFO_FD, FILTER_FD) + 1).fill('pipe')
  const child = spawn(inside.command, inside.args, { env: {}, stdio })
  const errors = text(child.stderr as Readable)
  ;(child.stdio[FILTER_FD] as Writable).end(filter ?? inside.filter)
  const output = await text(child.stdout as Readable)
  expect(await errors).toBe('')
  return JSON.parse(output)
}

/** As the api's own user may. */
async function reportFromOutside(): Promise<Report> {
  const env = { SECRET: 'of the api' }
  const child = spawn(process.execPath, ['-e', ATTEMPTS, targets(false)], { env, cwd: folder })
  return JSON.parse(await text(child.stdout))
}

const succeeded = ({ results }: Report) =>
  Object.entries(results).flatMap(([name, { got }]) => (got === undefined ? [] : [name]))

test('code that takes the picture process over reads nothing of ours, and reaches no one', async () => {
  const report = await reportFromInside()
  expect(Object.keys(report.results)).toHaveLength(23)
  expect(succeeded(report)).toEqual([])
  expect(report.names).toEqual(['PWD', 'VIPS_WARNING'])
  expect(report.user).toBe(65_534)
  expect(report.network.got ?? '').toBe('')
})

test('without the filter of system calls the namespaces alone refuse the network', async () => {
  // A program of one instruction, which allows everything.
  const ALLOW_ALL = Buffer.from([0x06, 0, 0, 0, 0, 0, 0xff, 0x7f])
  const { results } = await reportFromInside(ALLOW_ALL)
  for (const name of ['PostgreSQL', 'Redis', 'a port on loopback', 'a port on loopback, IPv6', 'a Unix socket']) {
    expect(results[name]?.got, name).toBeUndefined()
  }
})

test('the same attempts succeed outside of the sandbox', async () => {
  const possible = succeeded(await reportFromOutside())
  const expected = ['environment of the api', 'environment of the parent', 'list of processes', 'a screenshot']
  expect(possible).toEqual(expect.arrayContaining([...expected, 'PostgreSQL', 'Redis', 'a port on loopback']))
  expect(possible).toEqual(expect.arrayContaining(['a Unix socket', 'settings of the project', 'another program']))
})

test('the picture process runs in this sandbox, without rights, and ends with it', async () => {
  const one = await startPictureProcess({ isolation: 'bubblewrap', roomBytes: 160 * 1024 * 1024, log: silentLog })
  const status = readFileSync(`/proc/${one.pid}/status`, 'utf8')
  expect(status).toMatch(/^CapEff:\s+0+$/m)
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
  expect(status).toMatch(/^Seccomp:\s+2$/m)
  expect(status).toMatch(/^NSpid:\s+\d+\s+1$/m)
  one.kill()
  await expect.poll(() => readStatus(one.pid)).toBe('ended')
})

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return 'ended'
  }
}

test('an architecture without a filter is refused', () => {
  expect(systemCallFilter('arm64')).toHaveLength(systemCallFilter('x64').length)
  expect(() => systemCallFilter('ppc64')).toThrow('no filter for ppc64')
})
