import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Each package with its own settings (no Node in the domain, no DOM on the server), then tests and tools together. */
const PROJECTS = ['domain', 'contract', 'text', 'verifier', 'witness', 'server', 'web', '.']

let failures = 0
for (const project of PROJECTS.filter((name) => name === '.' || existsSync(`${name}/src`))) {
  const { status } = spawnSync('tsc', ['--project', project], { stdio: 'inherit' })
  if (status !== 0) failures += 1
}
process.exitCode = failures === 0 ? 0 : 1
