import { join } from 'node:path'
import type { Behaviour } from './beacon-server.ts'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, type Running, waitUntilReady } from './process.ts'

const NAME = 'beacon'

export type BeaconProcess = { readonly running: Running; readonly url: string }

/** A local replacement for drand, with a chain of our own. */
export async function startBeacon(folder: Folder): Promise<BeaconProcess> {
  const port = await portOf(folder, NAME)
  const args = [join(import.meta.dirname, 'beacon-process.ts'), String(port)]
  const running = findRunning(folder, NAME) ?? launch({ name: NAME, folder, command: process.execPath, args })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(folder, running, async () => (await fetch(`${url}/chains`)).ok)
  return { running, url }
}

/** Applies until the next call or a restart of the beacon. */
export async function setBeaconBehaviour(url: string, behaviour: Behaviour): Promise<void> {
  const response = await fetch(`${url}/behave`, { method: 'POST', body: JSON.stringify(behaviour) })
  if (!response.ok) throw new Error(`the beacon answered ${response.status}`)
}
