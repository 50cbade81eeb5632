import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProofs } from './conformance/read-proofs.ts'
import { renderConformance } from './conformance/render-conformance.ts'
import { PROJECT } from './folder.ts'

/** `npm run conformance`: writes docs/conformance.md. */
writeFileSync(join(PROJECT, 'docs/conformance.md'), renderConformance(readProofs(PROJECT).proofs))
