/** The test chain's beacon as a process. Run by dev/beacon.ts with a port. */
import { serveBeacon } from './beacon-server.ts'

const { url } = await serveBeacon(Number(process.argv[2]))
console.log(`the test chain is at ${url}`)
