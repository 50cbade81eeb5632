/** Builds what is published: one script that needs nothing but Node. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

const DIST = join(import.meta.dirname, 'dist')
const built = await rolldown({
  cwd: import.meta.dirname,
  input: join(import.meta.dirname, 'src/main.ts'),
  platform: 'node',
  treeshake: { moduleSideEffects: false },
})
const { output } = await built.generate({ format: 'esm' })
await built.close()
mkdirSync(DIST, { recursive: true })
writeFileSync(join(DIST, 'edil-witness.js'), output[0].code)
