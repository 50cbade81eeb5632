import type { AuditFault } from './audit-fault.ts'

const MOST_LISTED = 100

export type FaultList = {
  readonly listed: readonly AuditFault[]
  /** The number of further faults. */
  readonly unlisted: () => number
  readonly add: (fault: AuditFault) => void
  /** Adjacent entries with the same fault are reported as one: a renumbered log is one fault, not a million. */
  readonly extend: (fault: AuditFault) => void
}

export function faultList(): FaultList {
  const listed: AuditFault[] = []
  const latest = new Map<AuditFault['because'], number>()
  let unlisted = 0

  function add(fault: AuditFault): void {
    if (listed.length === MOST_LISTED) unlisted += 1
    else latest.set(fault.because, listed.push(fault) - 1)
  }

  function extend(fault: AuditFault): void {
    const index = latest.get(fault.because)
    const before = index === undefined ? undefined : listed[index]
    if (index === undefined || !before || !isContinued(before, fault)) add(fault)
    else listed[index] = { ...before, to: fault.to }
  }

  return { listed, unlisted: () => unlisted, add, extend }
}

function isContinued(before: AuditFault, fault: AuditFault): boolean {
  return fault.from <= before.to + 1n && displacement(before) === displacement(fault)
}

const displacement = ({ from, writtenAs = from }: AuditFault) => writtenAs - from
