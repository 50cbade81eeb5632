import { join } from 'node:path'
import type { DatabaseUrls } from '../postgres.ts'
import { type Folder, findRunning, launch, type Running } from '../process.ts'

export type PlayersJob = { readonly database: DatabaseUrls; readonly filesFolder: string }

/** The name of the process that plays. */
export const PLAYERS = 'players'

/** Starts the simulated players (players-process.ts). */
export function startPlayers(folder: Folder, job: PlayersJob): Running {
  const args = [join(import.meta.dirname, 'players-process.ts'), JSON.stringify(job)]
  return findRunning(folder, PLAYERS) ?? launch({ name: PLAYERS, folder, command: process.execPath, args })
}
