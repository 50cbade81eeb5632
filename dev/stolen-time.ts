import { readFileSync } from 'node:fs'

/** Processor time since boot, in ticks: what the host gave to other machines (steal), and all of it. */
export type CpuTicks = { readonly stolen: number; readonly all: number }

export function readCpuTicks(stat = readFileSync('/proc/stat', 'utf8')): CpuTicks {
  const ticks = (/^cpu +(.*)$/m.exec(stat)?.[1] ?? '').split(' ').slice(0, 8).map(Number)
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, count) => sum + count, 0) }
}

/** The share of processor time that the host took since then, from 0 to 1. */
export function stolenSince(before: CpuTicks, now = readCpuTicks()): number {
  return now.all > before.all ? (now.stolen - before.stolen) / (now.all - before.all) : 0
}
