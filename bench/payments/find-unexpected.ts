import { readFileSync } from 'node:fs'
import { type Folder, logFile } from '../../dev/process.ts'

/** What an api called a bug of its own. Whoever asks again until there is an answer would never learn of it. */
export function findUnexpected(folder: Folder, parts: readonly string[]): string[] {
  return parts.flatMap((part) =>
    readFileSync(logFile(folder, part), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"msg":"unexpected"'))
      .map((line) => `${part} did not expect '${JSON.parse(line).err?.message}'`),
  )
}
