import { readFileSync } from 'node:fs'
import { type Folder, logFile } from '../../dev/process.ts'

/** Errors that an API process logged as unexpected. The clients retry and would not notice them. */
export function findUnexpectedErrors(folder: Folder, parts: readonly string[]): string[] {
  return parts.flatMap((part) =>
    readFileSync(logFile(folder, part), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"msg":"unexpected"'))
      .map((line) => `${part} logged an unexpected error: '${JSON.parse(line).err?.message}'`),
  )
}
