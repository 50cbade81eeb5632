import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Folder } from './process.ts'

/**
 * The loopback port of a named server in this folder. Chosen once and stored, so that a restarted server keeps its address.
 */
export async function portOf(folder: Folder, name: string, preferred = 0): Promise<number> {
  const known = readPorts(folder)[name]
  if (known !== undefined) return known
  const port = await freePort(preferred)
  writePorts(folder, { ...readPorts(folder), [name]: port })
  return port
}

/** Drops stored ports that another process uses by now; only for a folder with nothing running. */
export async function dropOccupiedPorts(folder: Folder): Promise<void> {
  const occupied: string[] = []
  for (const [name, port] of Object.entries(readPorts(folder))) {
    if ((await tryPort(port)) !== port) occupied.push(name)
  }
  // Read again: another process may have chosen a port meanwhile.
  const ports = Object.entries(readPorts(folder))
  writePorts(folder, Object.fromEntries(ports.filter(([name]) => !occupied.includes(name))))
}

/** Below the kernel's range for outgoing connections: ten thousand viewers must not occupy a server's port. */
const FIRST_PORT = 20_000
const PORTS = 10_000
/** A file for each chosen port, with the process that chose it: a port is free until its server listens, and others choose too. */
const RESERVATIONS = join(tmpdir(), `edil-ports-${userInfo().uid}`)

async function freePort(preferred: number): Promise<number> {
  mkdirSync(RESERVATIONS, { recursive: true })
  const random = Array.from({ length: 100 }, () => FIRST_PORT + Math.floor(Math.random() * PORTS))
  for (const port of preferred ? [preferred, ...random] : random) {
    if (reserve(port) && (await tryPort(port))) return port
  }
  throw new Error('no free port on loopback')
}

/** False when this process or another one that is running has chosen the port. */
function reserve(port: number): boolean {
  const file = join(RESERVATIONS, String(port))
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return takeOver(file)
  }
}

/** A process that has ended chooses no more: what it started listens by now, or never will. */
function takeOver(file: string): boolean {
  try {
    if (existsSync(`/proc/${readFileSync(file, 'utf8')}`)) return false
    rmSync(file)
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
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

/** Replaces the file, because another process may read it at the same time. */
function writePorts(folder: Folder, ports: Record<string, number>): void {
  const written = `${portsFile(folder)}.${process.pid}`
  writeFileSync(written, JSON.stringify(ports, null, 2))
  renameSync(written, portsFile(folder))
}

function portsFile(folder: Folder): string {
  return join(folder, 'ports.json')
}
