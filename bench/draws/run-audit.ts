import { execFile } from 'node:child_process'
import { PROJECT } from '../../dev/folder.ts'

/** The command recomputes every draw. */
const TIMEOUT_MS = 300_000

/** Runs `npm run audit -- verify` as an operator does and returns the faults it prints: every line but those that say OK. */
export function runAudit(ownerUrl: string): Promise<string[]> {
  const env = { ...process.env, DATABASE_OWNER_URL: ownerUrl }
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'audit', '--', 'verify'],
      { cwd: PROJECT, env, timeout: TIMEOUT_MS, maxBuffer: 2 ** 24 },
      (error, stdout, stderr) => {
        const lines = stdout.split('\n').filter((line) => line !== '' && !/^[a-z ]+: OK, /.test(line))
        const isWhole = !error && stdout.includes('audit log: OK')
        if (!isWhole && lines.length === 0) lines.push(`the audit log could not be read: ${stderr || error?.message}`)
        resolve(lines)
      },
    )
  })
}
