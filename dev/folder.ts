import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Folder } from './process.ts'

export const PROJECT = join(import.meta.dirname, '..')

export type SystemUser = { readonly uid: number; readonly gid: number }

/** PostgreSQL refuses to run as root, so root starts it as Debian's `postgres` user. */
export function postgresUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * The folder `.dev/<name>` of this checkout. A checkout that only root may enter (as `mktemp -d` makes them) cannot
 * hold PostgreSQL's data, so those go to a folder of the checkout's own under /var/tmp.
 */
export function serviceFolder(name: string): Folder {
  const inProject = join(PROJECT, '.dev', name)
  const user = postgresUser()
  const folder = !user || canEnter(user, PROJECT) ? inProject : join('/var/tmp', `edil-${checkoutId()}`, name)
  mkdirSync(folder, { recursive: true })
  return folder
}

function canEnter(user: SystemUser, folder: string): boolean {
  try {
    execFileSync('test', ['-x', folder], user)
    return true
  } catch {
    return false
  }
}

function checkoutId(): string {
  return createHash('sha256').update(PROJECT).digest('hex').slice(0, 8)
}
