import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Folder } from './process.ts'

/**
 * The loopback port of a named server in this folder. Chosen once and remembered, so that a server that was killed comes
 * back where the others look for it.
 */
export async function portOf(folder: Folder, name: string, preferred = 0): Promise<number> {
  const ports = readPorts(folder)
  const port = ports[name] ?? (await freePort(preferred))
  writeFileSync(portsFile(folder), JSON.stringify({ ...readPorts(folder), [name]: port }, null, 2))
  return port
}

/** Forgets remembered ports that somebody else has taken since; only for a folder with nothing running. */
export async function dropOccupiedPorts(folder: Folder): Promise<void> {
  const kept: Record<string, number> = {}
  for (const [name, port] of Object.entries(readPorts(folder))) {
    if ((await tryPort(port)) === port) kept[name] = port
  }
  writeFileSync(portsFile(folder), JSON.stringify(kept, null, 2))
}

/** Below the range that the kernel hands to outgoing connections: ten thousand viewers must not sit on a server's port. */
const FIRST_PORT = 20_000
const PORTS = 10_000

async function freePort(preferred: number): Promise<number> {
  if (preferred && (await tryPort(preferred))) return preferred
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = await tryPort(FIRST_PORT + Math.floor(Math.random() * PORTS))
    if (port) return port
  }
  throw new Error('no free port on loopback')
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}

function readPorts(folder: Folder): Record<string, number> {
  return existsSync(portsFile(folder)) ? JSON.parse(readFileSync(portsFile(folder), 'utf8')) : {}
}

function portsFile(folder: Folder): string {
  return join(folder, 'ports.json')
}
