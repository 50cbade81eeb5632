import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The clock of a whole stack, moved by libfaketime: PostgreSQL, api, worker and beacon live in the past, so the product needs no
 * way to write into it. Every process reads the offset from one file at each look at the clock. Timers keep their real speed.
 */
export type MovedClock = {
  /** Moves the time forward. A time that has passed, or that is after the present, changes nothing but reaches the nearest one. */
  readonly moveTo: (at: Date) => void
  /** The real present. */
  readonly moveToPresent: () => void
}

const LIBRARY = 'faketime/libfaketime.so.1'

/** The environment of every process that shall see the moved clock. */
export function movedClockEnvironment(file: string): Record<string, string> {
  return {
    LD_PRELOAD: findLibrary(),
    FAKETIME_TIMESTAMP_FILE: file,
    // Otherwise a process sees a moved clock up to ten seconds later.
    FAKETIME_NO_CACHE: '1',
    // Timers and time limits measure real time.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

function findLibrary(): string {
  const root = '/usr/lib'
  const found = readdirSync(root)
    .map((folder) => join(root, folder, LIBRARY))
    .find((path) => existsSync(path))
  if (!found) throw new Error('libfaketime is missing, which demo data needs: run dev/setup, or start with -- --empty')
  return found
}

/** The file must exist before the first process starts. */
export function writeOffset(file: string, offsetMs: number): void {
  // Renamed, so that no process reads half a line.
  writeFileSync(`${file}.part`, `${offsetMs < 0 ? '' : '+'}${(offsetMs / 1_000).toFixed(3)}\n`)
  renameSync(`${file}.part`, file)
}

/** In a process that sees the moved clock itself. */
export function openMovedClock(file: string, startOffsetMs: number): MovedClock {
  let offsetMs = startOffsetMs
  const move = (nextMs: number) => {
    offsetMs = nextMs
    writeOffset(file, offsetMs)
  }
  return {
    moveTo(at) {
      const step = at.getTime() - Date.now()
      if (step > 0) move(Math.min(0, offsetMs + step))
    },
    moveToPresent: () => move(0),
  }
}
