import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a witness has cosigned of a log: it will never sign anything that contradicts this. */
export type SeenLog = {
  readonly size: number
  readonly root: string
  /** The checkpoint as the log signed it, with our cosignature. */
  readonly note: string
}

/**
 * The only file of a witness: its secret key and what it has seen, together. A witness that loses the file has lost its key as well,
 * so it cannot sign a second history by mistake. For the same reason the file must never be restored from a copy.
 */
export type WitnessFile = {
  readonly name: string
  /** The seed of its Ed25519 key, in hex. */
  readonly secret: string
  /** By origin. */
  readonly logs: Readonly<Record<string, SeenLog>>
}

/** Fails when the file exists. */
export function createWitnessFile(path: string, name: string): WitnessFile {
  if (!/^[^\s+]+$/.test(name)) throw new Error('a name has no spaces and no +, such as witness.example/edil')
  const file: WitnessFile = { name, secret: randomBytes(32).toString('hex'), logs: {} }
  writeFileSync(path, JSON.stringify(file), { mode: 0o600, flag: 'wx', flush: true })
  syncFolder(path)
  return file
}

export function readWitnessFile(path: string): WitnessFile {
  const file: Partial<WitnessFile> = JSON.parse(readFileSync(path, 'utf8'))
  const { name, secret, logs } = file
  if (typeof name !== 'string' || !/^[0-9a-f]{64}$/.test(secret ?? '') || typeof logs !== 'object') {
    throw new Error(`${path} is not the file of a witness`)
  }
  return file as WitnessFile
}

/** Returns when the file is on the disk, under its name: a power cut leaves the old file or the new one, never half of one. */
export function storeWitnessFile(path: string, file: WitnessFile): void {
  const next = `${path}.next`
  const handle = openSync(next, 'w', 0o600)
  try {
    // Unlike writeSync, it writes everything or throws.
    writeFileSync(handle, JSON.stringify(file))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(next, path)
  syncFolder(path)
}

function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
