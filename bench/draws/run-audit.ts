import { execFile } from 'node:child_process'
import { PROJECT } from '../../dev/folder.ts'

/** It works every draw out again. */
const ENOUGH_MS = 300_000

/** The command that an operator runs: what it finds wrong with the log, or with a draw. */
export function runAudit(ownerUrl: string): Promise<string[]> {
  const env = { ...process.env, DATABASE_OWNER_URL: ownerUrl }
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'audit', '--', 'verify'],
      { cwd: PROJECT, env, timeout: ENOUGH_MS, maxBuffer: 2 ** 24 },
      (error, stdout, stderr) => {
        const lines = stdout.split('\n').filter((line) => line !== '' && !/^(draws|audit): whole/.test(line))
        const isWhole = !error && stdout.includes('audit: whole')
        if (!isWhole && lines.length === 0) lines.push(`the audit log could not be read: ${stderr || error?.message}`)
        resolve(lines)
      },
    )
  })
}
