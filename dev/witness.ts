import { join } from 'node:path'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, waitUntilReady } from './process.ts'

/** `lags` answers late, `lies` answers with a signature that is not its own. One that dies is killed. */
export type WitnessBehaviour =
  | { readonly kind: 'honest' }
  | { readonly kind: 'lags'; readonly ms: number }
  | { readonly kind: 'lies' }

export const WITNESSES = [1, 2, 3] as const

export const witnessPart = (place: number) => `witness-${place}`

/** What a witness of this folder remembers. */
export const witnessFile = (folder: Folder, place: number) => join(folder, `${witnessPart(place)}.json`)

export async function witnessUrl(folder: Folder, place: number): Promise<string> {
  return `http://127.0.0.1:${await portOf(folder, witnessPart(place))}`
}

/** A witness of the test log, run by us instead of others. Returns its address. */
export async function startWitness(folder: Folder, place: number): Promise<string> {
  const name = witnessPart(place)
  const url = await witnessUrl(folder, place)
  const program = join(import.meta.dirname, 'witness-process.ts')
  const args = [program, String(place), witnessFile(folder, place), new URL(url).port]
  const running = findRunning(folder, name) ?? launch({ name, folder, command: process.execPath, args })
  await waitUntilReady(folder, running, async () => (await fetch(url)).ok)
  return url
}

/** Applies until the next call or a restart of the witness. */
export async function setWitnessBehaviour(url: string, behaviour: WitnessBehaviour): Promise<void> {
  const response = await fetch(`${url}/behave`, { method: 'POST', body: JSON.stringify(behaviour) })
  if (!response.ok) throw new Error(`the witness answered ${response.status}`)
}
