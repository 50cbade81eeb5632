import { verifyDraw } from './verify-draw.ts'

process.exitCode = await verifyDraw(process.argv.slice(2), console)
