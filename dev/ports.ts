import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Folder } from './process.ts'

/**
 * The loopback port of a named server in this folder. Chosen once and stored, so that a restarted server keeps its address.
 */
export async function portOf(folder: Folder, name: string, preferred = 0): Promise<number> {
  const ports = readPorts(folder)
  const port = ports[name] ?? (await freePort(preferred))
  writeFileSync(portsFile(folder), JSON.stringify({ ...readPorts(folder), [name]: port }, null, 2))
  return port
}

/** Drops stored ports that another process uses by now; only for a folder with nothing running. */
export async function dropOccupiedPorts(folder: Folder): Promise<void> {
  const free: Record<string, number> = {}
  for (const [name, port] of Object.entries(readPorts(folder))) {
    if ((await tryPort(port)) === port) free[name] = port
  }
  writeFileSync(portsFile(folder), JSON.stringify(free, null, 2))
}

/** Below the kernel's range for outgoing connections: ten thousand viewers must not occupy a server's port. */
const FIRST_PORT = 20_000
const PORTS = 10_000
/** Processes that run side by side choose from different parts: a port that one has chosen is free until its server listens. */
const PORTS_OF_PROCESS = 100
const firstOfProcess = FIRST_PORT + ((process.pid * PORTS_OF_PROCESS) % PORTS)

/** Ports that this process has handed out: a server may not listen on its port yet when the next one is chosen. */
const handedOut = new Set<number>()

async function freePort(preferred: number): Promise<number> {
  if (preferred && !handedOut.has(preferred) && (await tryPort(preferred))) return handOut(preferred)
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = firstOfProcess + Math.floor(Math.random() * PORTS_OF_PROCESS)
    if (!handedOut.has(port) && (await tryPort(port))) return handOut(port)
  }
  throw new Error('no free port on loopback')
}

function handOut(port: number): number {
  handedOut.add(port)
  return port
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
