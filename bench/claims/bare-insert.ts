import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import { program } from '../../dev/postgres.ts'

const CLIENTS = 50

/** The minimum a claim needs: one durable row under a unique key. Each client fills boards of 100, number by number. */
const SCRIPT = `
\\set n :n + 1
\\set game :run * 1000000 + :client_id + ${CLIENTS} * (:n / 100)
\\set number 1 + :n % 100
insert into bare_numbers (game_id, number, person) values (:game, :number, :client_id) on conflict do nothing;
`

export async function prepareBareInsert(owner: Pool): Promise<void> {
  await owner.query(
    'create table bare_numbers (game_id bigint, number smallint, person integer, primary key (game_id, number))',
  )
}

/** Claims per second by pgbench, over as many connections as there are games. */
export async function runBareInsert(folder: string, ownerUrl: string, run: number, seconds: number): Promise<number> {
  const script = join(folder, 'bare-claim.sql')
  writeFileSync(script, SCRIPT)
  const args = ['--no-vacuum', '--protocol=prepared', `--client=${CLIENTS}`, '--jobs=2', `--time=${seconds}`]
  const defined = ['--define=n=0', `--define=run=${run}`, `--file=${script}`]
  const { stdout } = await promisify(execFile)(program('pgbench'), [...args, ...defined, ownerUrl])
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!rate) throw new Error(`unexpected pgbench output:\n${stdout}`)
  return Number(rate)
}
