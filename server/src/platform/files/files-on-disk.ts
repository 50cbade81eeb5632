import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './files.ts'

/** Files in a local or shared folder. */
export async function filesOnDisk(folder: string): Promise<Files> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.W_OK | constants.X_OK)
  // In subfolders by the first two digits: a folder with a million files is slow to list and back up.
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await makeFolder(dirname(path))
      // Renamed after writing, so that a partly written file is never visible.
      const draft = `${path}.${randomBytes(8).toString('hex')}.draft`
      try {
        await writeSafely(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await makeSafe(dirname(path))
    },
    async get(name) {
      return readFile(pathOf(name)).catch(undefinedWhereMissing)
    },
    async delete(name) {
      await rm(pathOf(name), { force: true })
    },
    close: () => undefined,
  }
}

async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made) await makeSafe(dirname(folder))
}

async function writeSafely(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncs the folder: without this, a power cut can lose the name of a file whose contents are safe. */
async function makeSafe(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
