import { readdirSync } from 'node:fs'
import type { Endpoint } from '@edil/contract/endpoint'

const FOLDER = new URL('../../contract/src/', import.meta.url)

/** Every endpoint that a module of the contract exports. Read from the folder, so that a new module cannot be left out. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(FOLDER).filter((file) => !file.includes('.test'))
  const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, FOLDER).href)))
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'refusals' in exported
}
