import { readdirSync, readFileSync } from 'node:fs'

const MS_PER_TICK = 10

/** CPU time that a process and its children have used since they started. */
export function cpuMs(pid: number): number {
  const all = readdirSync('/proc')
    .map(Number)
    .filter(Boolean)
    .flatMap((each) => readTimes(each) ?? [])
  const own = all.filter((times) => times.pid === pid || times.parent === pid)
  return own.reduce((sum, { ticks, ticksOfEnded }) => sum + ticks + ticksOfEnded, 0) * MS_PER_TICK
}

type Times = { readonly pid: number; readonly parent: number; readonly ticks: number; readonly ticksOfEnded: number }

function readTimes(pid: number): Times | undefined {
  try {
    // The program name, in parentheses, may contain spaces; the numbers after it do not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [fields[1], ...fields.slice(11, 15)]
    return { pid, parent, ticks: user + system, ticksOfEnded: endedUser + endedSystem }
  } catch {
    return undefined // the process has exited in the meantime
  }
}
