import { createPictures } from '/work/edge/server/src/platform/pictures/pictures.ts'
import { createMetrics } from '/work/edge/server/src/platform/metrics.ts'
import { createRequire } from 'node:module'
const sharp = createRequire('/work/edge/package.json')('sharp')
const log: any = { error: console.error, warn: console.warn }
const honest = await sharp({ create: { width: 1080, height: 2400, channels: 3, background: '#0b7a4b' } }).jpeg().toBuffer()
const kinds = ['bubblewrap', 'none'] as const
const ms: Record<string, number[]> = { bubblewrap: [], none: [] }
const all = Object.fromEntries(kinds.map((isolation) => [isolation, createPictures({ log, metrics: createMetrics(), isolation, waitLimitMs: 60000 })]))
for (const k of kinds) await all[k]!.prepare()
const n = Number(process.argv[2] ?? 40)
for (let i = 0; i < n; i++) for (const k of i % 2 ? kinds : [...kinds].reverse()) {
  const t = performance.now()
  await all[k]!.reencode(`p${i}`, async () => honest)
  ms[k]!.push(performance.now() - t)
  await new Promise((r) => setTimeout(r, Number(process.argv[3] ?? 2000)))
}
for (const k of kinds) { const s = ms[k]!.toSorted((a, b) => a - b); console.log(k, 'p50', s[Math.floor(s.length / 2)], 'p90', s[Math.floor(s.length * .9)], 'p99', s.at(-1), 'min', s[0]); all[k]!.close() }
