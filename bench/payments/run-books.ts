import { execFile } from 'node:child_process'
import { PROJECT } from '../../dev/folder.ts'

export type Books = { readonly isBalanced: boolean; readonly faults: readonly string[] }

const TIMEOUT_MS = 60_000

/** Runs `npm run books` as an operator does and returns the faults it prints. */
export function runBooks(ownerUrl: string): Promise<Books> {
  const env = { ...process.env, DATABASE_OWNER_URL: ownerUrl }
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'books'],
      { cwd: PROJECT, env, timeout: TIMEOUT_MS },
      (error, stdout, stderr) => {
        const faults = stdout.split('\n').filter((line) => line.startsWith('FAULT '))
        if (error && faults.length === 0) faults.push(`FAULT the books could not be read: ${stderr || error.message}`)
        resolve({ isBalanced: !error && stdout.includes('books: OK'), faults })
      },
    )
  })
}
