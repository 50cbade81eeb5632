import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const GUIDE = join(import.meta.dirname, '../../docs/fairness.md')

/**
 * Runs the commands that docs/fairness.md gives for a result copied from the channel. Returns the winners that they calculate, and those
 * that the channel names.
 */
export function calculateByHand(figures: string): { readonly calculated: string; readonly announced: string } {
  const [, section = ''] = readFileSync(GUIDE, 'utf8').split('### From the channel\n')
  const [, commands] = /```sh\n(.*?)```/s.exec(section) ?? []
  if (commands === undefined) throw new Error(`${GUIDE} has no commands for the channel`)
  const folder = mkdtempSync(join(tmpdir(), 'edil-channel-'))
  try {
    writeFileSync(join(folder, 'channel.txt'), `${figures}\n`)
    const output = execFileSync('bash', ['-euo', 'pipefail', '-c', commands], { cwd: folder })
    const [calculated = '', announced = ''] = output.toString().trim().split('\n')
    return { calculated, announced }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
